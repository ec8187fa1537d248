/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pictures of Tattoo Brawl; see nw-demo.h.
 */

#define G_LOG_DOMAIN "nw-app"

#include "config.h"

#include "app/nw-demo-private.h"
#include "table/nw-brawl-table.h"

/* The state as seat 0 sees it. */
static NwBrawlGame *
look (NwMatch *match)
{
  NwBrawlGame *game = nw_brawl_game_new (nw_match_get_ruleset (match));
  NwState state;
  guint n_legal;
  const NwMove *legal = nw_match_legal (match, &n_legal);

  nw_match_view_for (match, 0, &state);
  nw_game_update (NW_GAME (game), &state, legal, nw_match_get_actor (match) == 0 ? n_legal : 0);

  return game;
}

static gboolean
is_asked (NwMatch       *match,
          NwBrawlPending pending)
{
  g_autoptr (NwBrawlGame) game = look (match);

  return nw_match_get_actor (match) == 0 && nw_brawl_game_get_state (game)->pending == pending;
}

static gboolean
is_drafting (NwMatch *match)
{
  return is_asked (match, NW_BRAWL_PENDING_KEEP);
}

static gboolean
is_selling (NwMatch *match)
{
  return is_asked (match, NW_BRAWL_PENDING_SALE);
}

/* In the middle of the game, with work on the station and something in the reserve. */
static gboolean
is_worth_a_picture (NwMatch *match)
{
  g_autoptr (NwBrawlGame) game = look (match);
  const NwBrawlSeat *seat = &nw_brawl_game_get_state (game)->seats[0];

  return nw_match_get_round (match) >= NW_DEMO_ROUND &&
         is_asked (match, NW_BRAWL_PENDING_NONE) && seat->station != NW_BRAWL_NONE &&
         seat->n_reserve > 0 && !nw_brawl_is_due (nw_brawl_game_get_rules (game), seat);
}

static void
show_until (NwDemo   *self,
            guint     n_seats,
            guint     n_humans,
            gboolean (*is_enough) (NwMatch *match))
{
  g_autoptr (NwMatch) match = nw_demo_deal (self, "brawl", n_seats, n_humans);

  nw_demo_close_dialogs (self);
  nw_demo_play_until (self, match, is_enough);
  nw_window_show_match (self->window, match);
}

static NwBrawlTable *
get_table (NwDemo *self)
{
  return NW_BRAWL_TABLE (nw_game_page_get_table (nw_window_get_game_page (self->window)));
}

static void
show_new_game (NwDemo *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.new-game-of", "s", "brawl");
}

static gboolean
is_first (NwMatch *match)
{
  return nw_match_get_actor (match) == 0;
}

static void
show_characters (NwDemo *self)
{
  show_until (self, 3, 1, is_first);
}

static void
show_draft (NwDemo *self)
{
  show_until (self, 3, 1, is_drafting);
}

static void
show_table (NwDemo *self)
{
  show_until (self, 4, 1, is_worth_a_picture);
}

static void
show_table_of_two (NwDemo *self)
{
  show_until (self, 2, 1, is_worth_a_picture);
}

static void
show_choice (NwDemo *self)
{
  nw_brawl_table_touch (get_table (self), NW_BRAWL_SPOT (NW_BRAWL_AT_RESERVE, 0, 0), FALSE);
}

static void
show_possibilities (NwDemo *self)
{
  nw_table_show_possibilities (NW_TABLE (get_table (self)));
}

static void
show_card (NwDemo *self)
{
  nw_demo_close_dialogs (self);
  gtk_widget_activate_action (GTK_WIDGET (get_table (self)), "table.inspect", "(yyyb)",
                              NW_BRAWL_AT_STATION, 0, 0, FALSE);
}

static void
show_seat (NwDemo *self)
{
  nw_demo_close_dialogs (self);
  gtk_widget_activate_action (GTK_WIDGET (get_table (self)), "table.inspect-seat", "u", 1);
}

static void
show_log (NwDemo *self)
{
  nw_demo_close_dialogs (self);
  nw_game_page_toggle_log (nw_window_get_game_page (self->window));
}

static void
show_sale (NwDemo *self)
{
  nw_game_page_toggle_log (nw_window_get_game_page (self->window));
  show_until (self, 4, 1, is_selling);
}

static void
show_result (NwDemo *self)
{
  show_until (self, 4, 1, NULL);
}

const NwDemoPicture nw_demo_brawl_pictures[] = {
  { "brawl-new-game.png", show_new_game },
  { "brawl-characters.png", show_characters },
  { "brawl-draft.png", show_draft },
  { "brawl-table-2.png", show_table_of_two },
  { "brawl-table.png", show_table },
  { "brawl-choice.png", show_choice },
  { "brawl-possibilities.png", show_possibilities },
  { "brawl-card.png", show_card },
  { "brawl-seat.png", show_seat },
  { "brawl-log.png", show_log },
  { "brawl-sale.png", show_sale },
  { "brawl-result.png", show_result },
  { NULL, NULL },
};
