/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Closer looks at Tattoo Brawl's table; see nw-brawl-look.h.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include <adwaita.h>

#include "cards/nw-order-layout.h"
#include "match/nw-phrases-brawl.h"
#include "match/nw-phrases.h"
#include "table/nw-brawl-board.h"
#include "table/nw-brawl-look.h"
#include "table/nw-brawl-piece.h"
#include "table/nw-brawl-words.h"
#include "table/nw-closer-look.h"
#include "table/nw-possibilities.h"

#define LOOK_WIDTH 250
#define LIST_WIDTH 92

/* ---- Cards ------------------------------------------------------------------------------------ */

static char *
describe (const NwBrawlView *view,
          guint              card)
{
  const NwBrawlRules *rules = nw_brawl_faces_get_rules (view->faces);

  if (card >= nw_brawl_character_card (rules, 0))
    return nw_brawl_words_character (view, card - nw_brawl_character_card (rules, 0));
  if (card >= nw_brawl_client_card (rules, 0))
    return nw_brawl_words_client (view, card - nw_brawl_client_card (rules, 0), TRUE);

  return nw_brawl_words_tattoo (view, card);
}

/**
 * nw_brawl_look_new_card:
 * @view: what is to be seen
 * @card: a card by its number among all cards
 * @width: its width in application pixels
 *
 * Returns: (transfer floating): the card as a piece
 */
GtkWidget *
nw_brawl_look_new_card (const NwBrawlView *view,
                        guint              card,
                        int                width)
{
  GtkWidget *piece = nw_brawl_piece_new ();
  g_autofree char *name = describe (view, card);

  nw_brawl_piece_show_card (NW_BRAWL_PIECE (piece), view->faces, card);
  nw_brawl_piece_set_unit (NW_BRAWL_PIECE (piece), width);
  nw_piece_set_name (NW_PIECE (piece), name);
  gtk_widget_set_tooltip_text (piece, name);
  gtk_widget_set_halign (piece, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (piece, GTK_ALIGN_CENTER);

  return piece;
}

static void
append_count (GtkBox            *box,
              const NwBrawlView *view,
              const char        *text,
              guint              number)
{
  g_autofree char *n = nw_catalogue_number (view->words, number);
  g_autofree char *said = nw_words_say (view->words, text, "n", n, NULL);

  nw_closer_look_append (box, said, NULL);
}

static void
append_tattoo (GtkBox            *box,
               const NwBrawlView *view,
               guint              tattoo)
{
  const NwBrawlTattoo *card = &nw_brawl_faces_get_rules (view->faces)->tattoos[tattoo];
  g_autofree char *inks = nw_brawl_words_inks (view, card->need);
  g_autofree char *ink = nw_words_say (view->words, N_("Ink: {inks}."), "inks", inks, NULL);

  nw_closer_look_append (box, nw_brawl_faces_get_tattoo_name (view->faces, tattoo), "title-3");
  nw_closer_look_append (box, nw_brawl_faces_get_style_name (view->faces, card->style), "heading");
  nw_closer_look_append (box, ink, NULL);
  append_count (box, view, N_("Turns on the clock: {n}."), card->duration);
  append_count (box, view, N_("Profit: ${n}."), card->profit);
  append_count (box, view, N_("Points: {n}."), card->points);
  append_count (box, view, N_("Points with the majority of the style: {n}."), card->majority);
}

static void
append_client (GtkBox            *box,
               const NwBrawlView *view,
               guint              client,
               gboolean           is_whole)
{
  const NwBrawlClient *card = &nw_brawl_faces_get_rules (view->faces)->clients[client];
  g_autofree char *style = NULL;

  nw_closer_look_append (box, nw_brawl_faces_get_part_name (view->faces, card->body_part),
                         "title-3");
  append_count (box, view, N_("Pays ${n}."), card->pay);
  if (!is_whole)
    {
      nw_closer_look_append (box,
                             nw_catalogue_text (view->words,
                                                N_("The style stands on the back of the card.")),
                             "dim-label");
      return;
    }

  style = nw_words_say (view->words, N_("Wants: {style}."), "style",
                        nw_brawl_faces_get_style_name (view->faces, card->style), NULL);
  nw_closer_look_append (box, style, "heading");
  nw_closer_look_append (box, nw_brawl_faces_get_client_name (view->faces, client), NULL);
  append_count (box, view, N_("Rejecting from the waiting room costs ${n}."),
                card->reject_waiting);
  append_count (box, view, N_("Rejecting from the chair costs ${n}."), card->reject_chair);
}

static void
append_character (GtkBox            *box,
                  const NwBrawlView *view,
                  guint              character)
{
  const NwBrawlRules *rules = nw_brawl_faces_get_rules (view->faces);
  const NwBrawlCharacter *card = &rules->characters[character];
  const char *language = nw_catalogue_get_language (view->words);
  g_autofree char *meaning = nw_phrase_brawl_meaning (rules, card->skill, language);
  g_autofree char *style =
    nw_words_say (view->words, N_("Specialises in: {style}."), "style",
                  nw_brawl_faces_get_style_name (view->faces, card->style), NULL);
  g_autofree char *part =
    nw_words_say (view->words, N_("Quick at: {part}."), "part",
                  nw_brawl_faces_get_part_name (view->faces, card->body_part), NULL);

  nw_closer_look_append (box, nw_brawl_faces_get_character_name (view->faces, character),
                         "title-3");
  nw_closer_look_append (box, nw_phrase_brawl_skill (card->skill, language), "heading");
  nw_closer_look_append (box, meaning, NULL);
  nw_closer_look_append (box, style, NULL);
  append_count (box, view, N_("Base ink that may be missing then: {n}."), card->discount);
  nw_closer_look_append (box, part, NULL);
}

static const char *
append_words (GtkBox            *box,
              const NwBrawlView *view,
              guint              card,
              gboolean           is_whole)
{
  const NwBrawlRules *rules = nw_brawl_faces_get_rules (view->faces);

  if (card >= nw_brawl_character_card (rules, 0))
    {
      append_character (box, view, card - nw_brawl_character_card (rules, 0));
      return nw_catalogue_text (view->words, N_("Character"));
    }
  if (card >= nw_brawl_client_card (rules, 0))
    {
      append_client (box, view, card - nw_brawl_client_card (rules, 0), is_whole);
      return nw_catalogue_text (view->words, N_("Client"));
    }
  append_tattoo (box, view, card);

  return nw_catalogue_text (view->words, N_("Tattoo"));
}

/**
 * nw_brawl_look_at_card:
 * @parent: a widget of the window
 * @view: what is to be seen
 * @card: a card by its number among all cards
 * @is_whole: whether a client's back is known, too
 *
 * Shows a card large, with all that it says in words.
 */
void
nw_brawl_look_at_card (GtkWidget         *parent,
                       const NwBrawlView *view,
                       guint              card,
                       gboolean           is_whole)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (gtk_widget_get_root (parent)));
  const gboolean is_narrow = width < 2 * LOOK_WIDTH;
  GtkWidget *content = gtk_box_new (
    is_narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, 16);
  GtkBox *texts = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 8));
  GtkWidget *piece = nw_brawl_look_new_card (view, card, LOOK_WIDTH);
  AdwDialog *dialog;

  if (!is_whole)
    nw_brawl_piece_hide_style (NW_BRAWL_PIECE (piece));
  gtk_widget_set_can_focus (piece, FALSE);
  gtk_widget_set_can_target (piece, FALSE);
  gtk_widget_set_valign (GTK_WIDGET (texts), GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (content), piece);
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (texts));
  dialog = nw_closer_look_dialog (append_words (texts, view, card, is_whole), content);
  adw_dialog_set_content_width (dialog, 540);
  adw_dialog_present (dialog, parent);
}

/* ---- Seats ------------------------------------------------------------------------------------ */

/* The cards at spots of one kind; those that can't be known are told as closed by the board. */
static void
append_cards (GtkBox            *box,
              const NwBrawlView *view,
              const char        *title,
              NwBrawlSpotKind    kind,
              guint              seat,
              guint              n)
{
  GtkWidget *wrap;

  if (n == 0)
    return;

  nw_closer_look_append (box, title, "heading");
  wrap = adw_wrap_box_new ();
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (wrap), 10);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (wrap), 10);
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *piece = nw_brawl_piece_new ();

      nw_brawl_piece_update (NW_BRAWL_PIECE (piece), view, NW_BRAWL_SPOT (kind, seat, i));
      nw_brawl_piece_set_unit (NW_BRAWL_PIECE (piece), LIST_WIDTH);
      adw_wrap_box_append (ADW_WRAP_BOX (wrap), piece);
    }
  gtk_box_append (box, wrap);
}

/**
 * nw_brawl_look_at_seat:
 * @parent: a widget of the window
 * @view: what is to be seen
 * @seat: whose board
 *
 * Shows all that lies before a player, as the viewer may know it.
 */
void
nw_brawl_look_at_seat (GtkWidget         *parent,
                       const NwBrawlView *view,
                       guint              seat)
{
  const NwBrawlSeat *board = &nw_brawl_game_get_state (view->game)->seats[seat];
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  g_autofree char *name = nw_brawl_words_seat (view, seat);
  g_autofree char *facts = nw_brawl_board_facts (view, seat);
  g_autofree char *inks = nw_brawl_words_inks (view, board->store);
  g_autofree char *store = nw_words_say (view->words, N_("Store: {inks}."), "inks", inks, NULL);
  AdwDialog *dialog;

  nw_closer_look_append (GTK_BOX (content), facts, "heading");
  if (board->character != NW_BRAWL_NONE)
    {
      g_autofree char *character = nw_brawl_words_character (view, board->character);

      nw_closer_look_append (GTK_BOX (content), character, NULL);
    }
  nw_closer_look_append (GTK_BOX (content), store, NULL);
  append_cards (GTK_BOX (content), view,
                nw_catalogue_text (view->words, N_("Finished tattoos")), NW_BRAWL_AT_FINISHED,
                seat, board->n_finished);
  append_cards (GTK_BOX (content), view, nw_catalogue_text (view->words, N_("Station")),
                NW_BRAWL_AT_STATION, seat, board->station != NW_BRAWL_NONE);
  append_cards (GTK_BOX (content), view, nw_catalogue_text (view->words, N_("Reserve")),
                NW_BRAWL_AT_RESERVE, seat, board->n_reserve);

  dialog = nw_closer_look_dialog (name, content);
  adw_dialog_set_content_width (dialog, 560);
  adw_dialog_present (dialog, parent);
}

/* ---- Moves ------------------------------------------------------------------------------------ */

/* Kinds of moves stand in groups; the last has all the others. */
static const struct
{
  const char *title;
  guint8      kinds[12];
} groups[] = {
  { N_("Clients"),
    { NW_BRAWL_TAKE, NW_BRAWL_SEAT, NW_BRAWL_MOVE, NW_BRAWL_SWAP, NW_BRAWL_REJECT,
      NW_BRAWL_STEAL } },
  { N_("Ink"),
    { NW_BRAWL_INK, NW_BRAWL_MIX, NW_BRAWL_BUY, NW_BRAWL_SELL, NW_BRAWL_REFUSE, NW_BRAWL_PLACE,
      NW_BRAWL_SKILL_INK, NW_BRAWL_SKILL_MIX } },
  { N_("Tattoos"),
    { NW_BRAWL_KEEP, NW_BRAWL_OPEN, NW_BRAWL_DRAW, NW_BRAWL_LAY, NW_BRAWL_RECYCLE, NW_BRAWL_DONATE,
      NW_BRAWL_LOOK, NW_BRAWL_EXCHANGE, NW_BRAWL_WITH, NW_BRAWL_SKILL_LOOK, NW_BRAWL_LOSE } },
  { N_("Work"), { NW_BRAWL_START, NW_BRAWL_COLLECT } },
  { N_("Other"), { NW_BRAWL_CHARACTER, NW_BRAWL_CLAIM, NW_BRAWL_WAIVE, NW_BRAWL_PASS } },
};

static gboolean
is_in_group (guint group,
             guint kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (groups[group].kinds); i++)
    if (groups[group].kinds[i] == kind)
      return TRUE;

  return FALSE;
}

static void
on_move_activated_cb (NwTable      *table,
                      AdwActionRow *row)
{
  const NwMove *move = g_object_get_data (G_OBJECT (row), "move");
  const NwMove chosen = *move;
  GtkWidget *dialog = gtk_widget_get_ancestor (GTK_WIDGET (row), ADW_TYPE_DIALOG);

  adw_dialog_close (ADW_DIALOG (dialog));
  nw_table_emit_move (table, chosen);
}

static GtkWidget *
new_move_row (NwTable           *table,
              const NwBrawlView *view,
              NwMove             move)
{
  GtkWidget *row = adw_action_row_new ();
  const NwBrawlSpot spot = nw_brawl_game_get_spot (view->game, move);
  g_auto (GStrv) names = nw_brawl_words_names (view);
  g_autofree char *text =
    nw_phrase_move_by (nw_game_get_ruleset (NW_GAME (view->game)), move,
                       (const char *const *) names, nw_catalogue_get_language (view->words));

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), text);
  if (nw_brawl_game_get_card (view->game, spot) != NW_BRAWL_NONE)
    {
      g_autofree char *thing = nw_brawl_words_short (view, spot);

      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), thing);
    }
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_data_full (G_OBJECT (row), "move", g_memdup2 (&move, sizeof move), g_free);
  g_signal_connect_object (row, "activated", G_CALLBACK (on_move_activated_cb), table,
                           G_CONNECT_SWAPPED);

  return row;
}

static void
add_moves (AdwPreferencesPage *page,
           NwTable            *table,
           const NwBrawlView  *view)
{
  guint n_legal;
  const NwMove *legal = nw_game_get_legal (NW_GAME (view->game), &n_legal);

  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    {
      AdwPreferencesGroup *group = NULL;

      for (guint j = 0; j < n_legal; j++)
        {
          if (!is_in_group (i, nw_move_kind (legal[j])))
            continue;
          if (group == NULL)
            {
              group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
              adw_preferences_group_set_title (group, nw_catalogue_text (view->words,
                                                                         groups[i].title));
              adw_preferences_page_add (page, group);
            }
          adw_preferences_group_add (group, new_move_row (table, view, legal[j]));
        }
    }
}

/**
 * nw_brawl_look_at_moves:
 * @table: the table
 * @view: what is to be seen
 * @prompt: what is expected, in one sentence
 *
 * Lists all that can be done now; what is activated is done.
 */
void
nw_brawl_look_at_moves (NwTable           *table,
                        const NwBrawlView *view,
                        const char        *prompt)
{
  AdwPreferencesPage *page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());

  adw_preferences_page_set_description (page, prompt);
  adw_preferences_page_set_description_centered (page, TRUE);
  if (view->is_live)
    add_moves (page, table, view);
  adw_dialog_present (nw_possibilities_dialog (view->words, page), GTK_WIDGET (table));
}
