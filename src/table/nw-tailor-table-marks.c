/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What can be done, as marks on Tang Master Tailor's table: orders that fit, their places in the
 * row, and the colours a section can take.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include "match/nw-phrases.h"
#include "table/nw-tailor-table-private.h"
#include "table/nw-words.h"

static guint
get_looked_at (NwTailorTable *self)
{
  return self->pointed != NW_TAILOR_NONE ? self->pointed : self->chosen;
}

static gboolean
can_reserve (NwTailorTable *self,
             NwOrderPiece  *piece)
{
  const guint order = nw_order_piece_get_order (piece);

  if (!self->is_live || nw_tailor_game_get_pending (self->game) != NW_TAILOR_PENDING_RESERVE)
    return FALSE;
  if (nw_order_piece_is_back (piece))
    return nw_tailor_game_is_legal (self->game, NW_MOVE (NW_TAILOR_RESERVE_DECK,
                                                         nw_order_piece_get_level (piece), 0, 0));

  return order != NW_TAILOR_NONE &&
         nw_tailor_game_is_legal (self->game, NW_MOVE (NW_TAILOR_RESERVE, order, 0, 0));
}

static gboolean
has_legal_fit (NwTailorTable *self,
               guint          order)
{
  NwTailorFit fits[NW_TAILOR_MAX_FITS];

  return self->is_live && order != NW_TAILOR_NONE &&
         nw_tailor_game_get_fits (self->game, order, fits) > 0;
}

static NwPieceState
get_order_state (NwTailorTable *self,
                 NwOrderPiece  *piece)
{
  const guint order = nw_order_piece_get_order (piece);
  NwPieceState state = NW_PIECE_PLAIN;

  if (can_reserve (self, piece) || has_legal_fit (self, order))
    state |= NW_PIECE_LEGAL;
  if (order != NW_TAILOR_NONE && order == self->chosen)
    state |= NW_PIECE_SELECTED;

  return state;
}

static char *
describe_fits (NwTailorTable     *self,
               const NwTailorFit *fits,
               guint              n_fits)
{
  g_autofree char *first = nw_catalogue_number (self->words, fits[0].position + 1);
  g_autofree char *last = nw_catalogue_number (self->words, fits[0].position + fits[0].length);

  if (n_fits > 1)
    return nw_words_count (self->words, N_NG ("Fits in {n} place.", "Fits in {n} places."), n_fits);

  return nw_words_say (self->words, N_("Fits at positions {first} to {last}."), "first", first,
                       "last", last, NULL);
}

/* What the row shows of a plan, in words. */
static char *
describe_plan (NwTailorTable      *self,
               const NwTailorPlan *plan)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) moves = NULL;
  g_autofree char *dyes = NULL;
  g_autofree char *title = NULL;

  for (guint i = 0; i < plan->n_dyes; i++)
    g_strv_builder_take (builder,
                         nw_phrase_move (nw_tailor_game_get_ruleset (self->game), plan->dyes[i],
                                         nw_catalogue_get_language (self->words)));
  moves = g_strv_builder_end (builder);
  dyes = g_strjoinv ("; ", moves);
  title = nw_words_count (self->words, N_NG ("Fits after {n} dye:", "Fits after {n} dyes:"),
                          plan->n_dyes);

  return g_strdup_printf ("%s %s.", title, dyes);
}

/**
 * nw_tailor_table_note_order:
 * @self: the table
 * @piece: an order on the table
 *
 * Tells those who do not see it what the order's glow says; and if it is being looked at, also what
 * the row shows of it.
 */
void
nw_tailor_table_note_order (NwTailorTable *self,
                            NwOrderPiece  *piece)
{
  const guint order = nw_order_piece_get_order (piece);
  NwTailorFit fits[NW_TAILOR_MAX_FITS];
  g_autofree char *note = NULL;
  guint n_fits = 0;

  if (self->is_live && order != NW_TAILOR_NONE)
    n_fits = nw_tailor_game_get_fits (self->game, order, fits);
  if (can_reserve (self, piece))
    note = g_strdup (nw_catalogue_text (self->words, N_("Can be reserved.")));
  else if (n_fits > 0)
    note = describe_fits (self, fits, n_fits);
  else if (order != NW_TAILOR_NONE && order == get_looked_at (self) && self->plan.n_dyes > 0)
    note = describe_plan (self, &self->plan);
  nw_piece_set_note (NW_PIECE (piece), note);
}

static void
mark_order (NwOrderPiece *piece,
            gpointer      user_data)
{
  nw_piece_set_state (NW_PIECE (piece), get_order_state (user_data, piece));
  nw_tailor_table_note_order (user_data, piece);
}

static void
mark_orders (NwTailorTable *self)
{
  for (guint level = 0; level < nw_market_get_n_racks (self->market); level++)
    {
      NwRack *rack = nw_market_get_rack (self->market, level);

      mark_order (nw_rack_get_deck (rack), self);
      for (guint i = 0; i < nw_rack_get_n_orders (rack); i++)
        mark_order (nw_rack_get_order (rack, i), self);
    }
  nw_own_board_foreach_order (self->board, mark_order, self);
}

static char *
label_fit (NwTailorTable *self,
           guint          order,
           const NwTailorFit *fit,
           guint          n_fits)
{
  g_autofree char *first = nw_catalogue_number (self->words, fit->position + 1);
  g_autofree char *last = nw_catalogue_number (self->words, fit->position + fit->length);

  if (n_fits == 1)
    return nw_words_say (self->words, N_("{order} fits here"), "order",
                         nw_tailor_faces_get_order_name (self->faces, order), NULL);

  return nw_words_say (self->words, N_("At {first}–{last}"), "first", first, "last", last, NULL);
}

static void
show_fits (NwTailorTable *self,
           guint          order)
{
  NwRowView *row = nw_own_board_get_row (self->board);
  g_auto (GStrv) labels = g_new0 (char *, NW_TAILOR_MAX_FITS + 1);

  for (guint i = 0; i < self->n_fits; i++)
    labels[i] = label_fit (self, order, &self->fits[i], self->n_fits);
  nw_row_view_show_fits (row, self->fits, self->n_fits, (const char *const *) labels);
}

static void
show_plan (NwTailorTable *self,
           guint          order)
{
  NwRowView *row = nw_own_board_get_row (self->board);
  const gboolean has_plan =
    order != NW_TAILOR_NONE && self->n_fits == 0 &&
    nw_tailor_game_get_pending (self->game) == NW_TAILOR_PENDING_NONE &&
    nw_tailor_game_plan (self->game, self->viewer, order, &self->plan);

  if (!has_plan)
    self->plan.n_dyes = 0;
  nw_row_view_show_plan (row, has_plan ? &self->plan : NULL);
}

/**
 * nw_tailor_table_mark_row:
 * @self: the table
 *
 * Marks where the order that is looked at fits the row, or what would have to be dyed.
 */
void
nw_tailor_table_mark_row (NwTailorTable *self)
{
  const guint order = get_looked_at (self);

  self->n_fits = 0;
  if (order != NW_TAILOR_NONE && self->is_live)
    self->n_fits = nw_tailor_game_get_fits (self->game, order, self->fits);
  show_fits (self, order);
  show_plan (self, order);
}

/**
 * nw_tailor_table_mark_colours:
 * @self: the table
 *
 * Marks the colours that the chosen section of the row can take.
 */
void
nw_tailor_table_mark_colours (NwTailorTable *self)
{
  guint first, last, legal = 0;
  const gboolean is_choosing =
    nw_row_view_get_selection (nw_own_board_get_row (self->board), &first, &last);
  const guint source = nw_own_board_get_magic (self->board);

  if (is_choosing && source == NW_OWN_BOARD_NO_MAGIC)
    legal = nw_tailor_game_get_dyes (self->game, first, last);
  else if (is_choosing && first == last)
    legal = nw_tailor_game_get_magics (self->game, source, first);
  nw_own_board_mark_colours (self->board, legal, is_choosing);
}

/**
 * nw_tailor_table_mark:
 * @self: the table
 *
 * Marks everything anew for what is looked at and chosen, and says what is expected.
 */
void
nw_tailor_table_mark (NwTailorTable *self)
{
  nw_tailor_table_mark_row (self);
  mark_orders (self);
  nw_tailor_table_mark_colours (self);
  nw_tailor_table_prompt (self);
}
