/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The sentence in the bar of Tang Master Tailor's table, which always says what is expected.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include "match/nw-phrases.h"
#include "table/nw-tailor-table-private.h"
#include "table/nw-words.h"

/* What comes of letting go of the colour that is being dragged. */
static char *
prompt_for_brush (NwTailorTable *self,
                  guint          first,
                  guint          last)
{
  const char *colour = nw_tailor_faces_get_colour_name (self->faces, self->brush);
  g_autofree char *from = nw_catalogue_number (self->words, first + 1);
  g_autofree char *to = nw_catalogue_number (self->words, last + 1);

  if (!nw_tailor_table_can_dye (self, first, last, self->brush))
    return nw_words_say (self->words, N_("This cannot be dyed {colour}."), "colour", colour, NULL);

  return nw_words_say (self->words,
                       first == last
                         ? N_("Position {first}: let go to dye it {colour}.")
                         : N_("Positions {first} to {last}: let go to dye them {colour}."),
                       "first", from, "last", to, "colour", colour, NULL);
}

static char *
prompt_for_section (NwTailorTable *self,
                    guint          first,
                    guint          last)
{
  const NwTailorSeat *seat = nw_tailor_game_get_seat (self->game, self->viewer);
  const char *colour =
    nw_tailor_faces_get_colour_name (self->faces, nw_tailor_fabric (seat->row, first));
  g_autofree char *from = nw_catalogue_number (self->words, first + 1);
  g_autofree char *to = nw_catalogue_number (self->words, last + 1);

  if (nw_own_board_get_magic (self->board) != NW_OWN_BOARD_NO_MAGIC)
    return nw_words_say (self->words,
                         first == last
                           ? N_("Position {first}, {colour}: choose what magic turns it into.")
                           : N_("Magic changes a single fabric: choose one."),
                         "first", from, "colour", colour, NULL);
  if (first == last)
    return nw_words_say (self->words, N_("Position {first}, {colour}: choose a colour to dye it."),
                         "first", from, "colour", colour, NULL);

  return nw_words_say (self->words,
                       N_("Positions {first} to {last}, {colour}: choose a colour to dye them."),
                       "first", from, "last", to, "colour", colour, NULL);
}

static char *
prompt_for_order (NwTailorTable *self,
                  guint          order)
{
  const char *name = nw_tailor_faces_get_order_name (self->faces, order);
  NwTailorPlan plan;

  if (self->n_fits == 1)
    return nw_words_say (self->words, N_("“{order}” fits: press Enter or click the mark below it."),
                         "order", name, NULL);
  if (self->n_fits > 1)
    return nw_words_say (self->words, N_("“{order}” fits in several places: choose one."),
                         "order", name, NULL);
  if (nw_tailor_game_plan (self->game, self->viewer, order, &plan) && plan.n_dyes > 0)
    {
      g_autofree char *after =
        nw_words_count (self->words, N_NG ("fits after {n} dye.", "fits after {n} dyes."), plan.n_dyes);

      return g_strdup_printf ("%s: %s", name, after);
    }

  return nw_words_say (self->words, N_("“{order}” does not fit the row yet."), "order", name, NULL);
}

static char *
prompt_by_rules (NwTailorTable *self)
{
  const guint n = g_list_model_get_n_items (self->seats);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (NwSeatInfo) info = g_list_model_get_item (self->seats, i);

      g_strv_builder_add (builder, nw_seat_info_get_name (info));
    }
  names = g_strv_builder_end (builder);

  return nw_phrase_prompt (nw_tailor_game_get_ruleset (self->game),
                           (const NwState *) nw_tailor_game_get_state (self->game),
                           (const char *const *) names, nw_catalogue_get_language (self->words));
}

/**
 * nw_tailor_table_prompt:
 * @self: the table
 *
 * Says in the bar what is expected now.
 */
void
nw_tailor_table_prompt (NwTailorTable *self)
{
  g_autofree char *prompt = NULL;
  guint first, last;

  if (self->advice != NULL)
    prompt = g_strdup (self->advice);
  else if (!self->is_live || nw_tailor_game_get_pending (self->game) != NW_TAILOR_PENDING_NONE)
    prompt = prompt_by_rules (self);
  else if (nw_row_view_get_selection (nw_own_board_get_row (self->board), &first, &last))
    prompt = self->brush != NW_TAILOR_NONE ? prompt_for_brush (self, first, last)
                                           : prompt_for_section (self, first, last);
  else if (self->chosen != NW_TAILOR_NONE)
    prompt = prompt_for_order (self, self->chosen);
  else if (nw_own_board_get_magic (self->board) != NW_OWN_BOARD_NO_MAGIC)
    prompt = g_strdup (nw_catalogue_text (self->words,
                                          N_("Magic: choose a fabric, then any other colour.")));
  else
    prompt = prompt_by_rules (self);

  nw_action_bar_set_prompt (self->bar, prompt, self->is_live);
}
