/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tang Master Tailor's table; see nw-tailor-table.h.
 *
 * Looking and choosing: the order under the pointer or the focus is looked at, else the one that was
 * chosen.  The row shows where it fits, or what would have to be dyed.  Moves are made in two steps
 * at the most: an order and a place, a section and a colour.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include "match/nw-phrases.h"
#include "table/nw-action-bar.h"
#include "table/nw-closer-look.h"
#include "table/nw-market.h"
#include "table/nw-own-board.h"
#include "table/nw-possibilities.h"
#include "table/nw-seat-view.h"
#include "table/nw-supply-view.h"
#include "table/nw-tailor-table.h"
#include "table/nw-template.h"
#include "table/nw-words.h"

#define TIP_WIDTH 200

/* Fabrics grow with the window between these, in application pixels. */
#define PIECE_MIN 64
#define PIECE_MAX 220

struct _NwTailorTable
{
  AdwBreakpointBin   parent_instance;

  /* Template children */
  GtkBox            *column;
  GtkBox            *scrolled;
  AdwWrapBox        *seats_box;
  NwMarket          *market;
  NwOwnBoard        *board;
  NwActionBar       *bar;

  /* Owned */
  NwTailorGame      *game;
  NwTailorFaces     *faces;
  GListModel        *seats;

  /* Borrowed: children, and the catalogue, which lives as long as the process */
  GPtrArray         *seat_views;
  NwSupplyView      *supply;
  const NwCatalogue *words;

  /* Borrowed, weak: what a move was last tried with */
  GtkWidget         *tried;

  guint              viewer;
  gboolean           is_live;
  gboolean           is_short;

  /* What is being looked at and put together */
  guint              pointed;
  guint              chosen;
  guint              split;
  guint              n_splits;
  guint8             splits[NW_TAILOR_MAX_ROW + 1];
  guint              n_fits;
  NwTailorFit        fits[NW_TAILOR_MAX_FITS];
};

G_DEFINE_FINAL_TYPE (NwTailorTable, nw_tailor_table, ADW_TYPE_BREAKPOINT_BIN)

enum
{
  PROP_0,
  PROP_SHORT,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

enum
{
  SIGNAL_MOVE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static NwTailorView
get_view (NwTailorTable *self)
{
  return (NwTailorView) {
    .game = self->game, .faces = self->faces, .words = self->words, .seats = self->seats,
    .viewer = self->viewer, .is_live = self->is_live,
  };
}

static void
try_move (NwTailorTable *self,
          NwMove         move,
          GtkWidget     *with)
{
  g_set_weak_pointer (&self->tried, with);
  g_signal_emit (self, signals[SIGNAL_MOVE], 0, move);
}

/* ---- Marks ------------------------------------------------------------------------------------ */

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
get_order_state (NwOrderPiece *piece,
                 gpointer      user_data)
{
  NwTailorTable *self = user_data;
  const guint order = nw_order_piece_get_order (piece);
  NwPieceState state = NW_PIECE_PLAIN;

  if (can_reserve (self, piece) || has_legal_fit (self, order))
    state |= NW_PIECE_LEGAL;
  if (order != NW_TAILOR_NONE && order == self->chosen)
    state |= NW_PIECE_SELECTED;

  return state;
}

static void
mark_orders (NwTailorTable *self)
{
  for (guint level = 0; level < nw_market_get_n_racks (self->market); level++)
    {
      NwRack *rack = nw_market_get_rack (self->market, level);
      NwOrderPiece *deck = nw_rack_get_deck (rack);

      nw_piece_set_state (NW_PIECE (deck), get_order_state (deck, self));
      for (guint i = 0; i < nw_rack_get_n_orders (rack); i++)
        {
          NwOrderPiece *piece = nw_rack_get_order (rack, i);

          nw_piece_set_state (NW_PIECE (piece), get_order_state (piece, self));
        }
    }
  nw_own_board_mark_orders (self->board, get_order_state, self);
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
  NwTailorPlan plan;
  const gboolean has_plan =
    order != NW_TAILOR_NONE && self->n_fits == 0 &&
    nw_tailor_game_get_pending (self->game) == NW_TAILOR_PENDING_NONE &&
    nw_tailor_game_plan (self->game, self->viewer, order, &plan);

  nw_row_view_show_plan (row, has_plan ? &plan : NULL);
}

static void
mark_row (NwTailorTable *self)
{
  const guint order = get_looked_at (self);

  self->n_fits = 0;
  if (order != NW_TAILOR_NONE && self->is_live)
    self->n_fits = nw_tailor_game_get_fits (self->game, order, self->fits);
  show_fits (self, order);
  show_plan (self, order);
}

static void
mark_colours (NwTailorTable *self)
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

/* ---- The sentence in the bar ------------------------------------------------------------------ */

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

static void
update_prompt (NwTailorTable *self)
{
  g_autofree char *prompt = NULL;
  guint first, last;

  if (!self->is_live || nw_tailor_game_get_pending (self->game) != NW_TAILOR_PENDING_NONE)
    prompt = prompt_by_rules (self);
  else if (nw_row_view_get_selection (nw_own_board_get_row (self->board), &first, &last))
    prompt = prompt_for_section (self, first, last);
  else if (self->chosen != NW_TAILOR_NONE)
    prompt = prompt_for_order (self, self->chosen);
  else if (nw_own_board_get_magic (self->board) != NW_OWN_BOARD_NO_MAGIC)
    prompt = g_strdup (nw_catalogue_text (self->words,
                                          N_("Magic: choose a fabric, then any other colour.")));
  else
    prompt = prompt_by_rules (self);

  nw_action_bar_set_prompt (self->bar, prompt);
}

static void
update_marks (NwTailorTable *self)
{
  mark_orders (self);
  mark_row (self);
  mark_colours (self);
  update_prompt (self);
}

/* ---- Orders ----------------------------------------------------------------------------------- */

static void
choose_order (NwTailorTable *self,
              guint          order)
{
  self->chosen = order;
  nw_row_view_unselect (nw_own_board_get_row (self->board));
  update_marks (self);
}

static void
complete_order (NwTailorTable *self,
                guint          order,
                GtkWidget     *with)
{
  self->n_fits = nw_tailor_game_get_fits (self->game, order, self->fits);

  if (self->n_fits == 1)
    try_move (self, self->fits[0].move, with);
  else if (self->n_fits > 1)
    choose_order (self, order);
  else
    try_move (self, NW_MOVE (NW_TAILOR_COMPLETE, order, 0, 0), with);
}

static void
reserve (NwTailorTable *self,
         NwOrderPiece  *piece)
{
  if (nw_order_piece_is_back (piece))
    try_move (self, NW_MOVE (NW_TAILOR_RESERVE_DECK, nw_order_piece_get_level (piece), 0, 0),
              GTK_WIDGET (piece));
  else
    try_move (self, NW_MOVE (NW_TAILOR_RESERVE, nw_order_piece_get_order (piece), 0, 0),
              GTK_WIDGET (piece));
}

static void
on_order_activated_cb (NwTailorTable *self,
                       gboolean       is_strong,
                       NwOrderPiece  *piece)
{
  const guint order = nw_order_piece_get_order (piece);

  if (self->game == NULL || (order == NW_TAILOR_NONE && !nw_order_piece_is_back (piece)))
    return;

  if (nw_order_piece_is_back (piece) ||
      (self->is_live && nw_tailor_game_get_pending (self->game) == NW_TAILOR_PENDING_RESERVE))
    reserve (self, piece);
  else if (is_strong)
    complete_order (self, order, GTK_WIDGET (piece));
  else
    choose_order (self, self->chosen == order ? NW_TAILOR_NONE : order);
}

static void
on_order_pointed_cb (NwTailorTable *self,
                     gboolean       is_pointed,
                     NwOrderPiece  *piece)
{
  const guint order = nw_order_piece_get_order (piece);

  if (self->game == NULL)
    return;
  if (!is_pointed && self->pointed != order)
    return;

  self->pointed = is_pointed ? order : NW_TAILOR_NONE;
  mark_row (self);
}

static void
on_order_inspected_cb (NwTailorTable *self,
                       NwOrderPiece  *piece)
{
  const guint order = nw_order_piece_get_order (piece);

  if (order != NW_TAILOR_NONE)
    nw_closer_look_at_order (GTK_WIDGET (self), self->faces, order, self->words);
}

static gboolean
on_order_tooltip_asked_cb (NwTailorTable *self,
                           int            x,
                           int            y,
                           gboolean       is_keyboard,
                           GtkTooltip    *tooltip,
                           NwOrderPiece  *piece)
{
  const guint order = nw_order_piece_get_order (piece);

  if (order == NW_TAILOR_NONE || self->faces == NULL)
    return FALSE;

  gtk_tooltip_set_custom (tooltip, nw_closer_look_widget (self->faces, order, self->words,
                                                          TIP_WIDTH));

  return TRUE;
}

static void
on_order_added_cb (NwTailorTable *self,
                   NwOrderPiece  *piece)
{
  g_signal_connect_object (piece, "activated", G_CALLBACK (on_order_activated_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (piece, "pointed", G_CALLBACK (on_order_pointed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (piece, "inspected", G_CALLBACK (on_order_inspected_cb), self,
                           G_CONNECT_SWAPPED);
  if (!gtk_widget_has_css_class (GTK_WIDGET (piece), "deck"))
    {
      gtk_widget_set_has_tooltip (GTK_WIDGET (piece), TRUE);
      g_signal_connect_object (piece, "query-tooltip", G_CALLBACK (on_order_tooltip_asked_cb),
                               self, G_CONNECT_SWAPPED);
    }
}

static void
on_fit_chosen_cb (NwTailorTable *self,
                  guint          index)
{
  if (index < self->n_fits)
    try_move (self, self->fits[index].move, NULL);
}

/* ---- Dyeing and magic ------------------------------------------------------------------------- */

static void
on_selection_changed_cb (NwTailorTable *self)
{
  guint first, last;

  if (nw_row_view_get_selection (nw_own_board_get_row (self->board), &first, &last))
    self->chosen = NW_TAILOR_NONE;
  if (self->game != NULL)
    update_marks (self);
}

static void
on_magic_chosen_cb (NwTailorTable *self)
{
  mark_colours (self);
  update_prompt (self);
}

/* With no dye possible any more, the first magic that can do it is meant. */
static guint
get_magic_source (NwTailorTable *self,
                  guint          first,
                  guint          last,
                  guint          colour)
{
  const guint source = nw_own_board_get_magic (self->board);

  if (source != NW_OWN_BOARD_NO_MAGIC || first != last ||
      nw_tailor_game_get_action (self->game) != NW_TAILOR_ACTION_COMPLETE)
    return source;

  for (guint i = 0; i <= NW_TAILOR_MAX_CARDS; i++)
    if (nw_tailor_game_is_legal (self->game, NW_MOVE (NW_TAILOR_MAGIC, i, first, colour)))
      return i;

  return source;
}

static void
choose_colour (NwTailorTable *self,
               guint          colour)
{
  NwRowView *row = nw_own_board_get_row (self->board);
  GtkWidget *with = GTK_WIDGET (nw_own_board_find_colour (self->board, colour));
  guint first, last, source;

  if (!nw_row_view_select_focused (row))
    {
      nw_piece_shake (NW_PIECE (with));
      nw_action_bar_set_prompt (self->bar,
                                nw_catalogue_text (self->words,
                                                   N_("First choose a section of the row: drag "
                                                      "along it, or use Shift and the arrows.")));
      return;
    }

  nw_row_view_get_selection (row, &first, &last);
  source = get_magic_source (self, first, last, colour);
  if (source == NW_OWN_BOARD_NO_MAGIC)
    try_move (self, NW_MOVE (NW_TAILOR_DYE, first, last, colour), with);
  else
    try_move (self, NW_MOVE (NW_TAILOR_MAGIC, source, first, colour), with);
}

static void
on_colour_chosen_cb (NwTailorTable *self,
                     guint          colour)
{
  if (self->game != NULL)
    choose_colour (self, colour);
}

/* ---- Ends of the row -------------------------------------------------------------------------- */

static void
show_split (NwTailorTable *self)
{
  const guint n = self->n_splits > 0 ? self->splits[self->n_splits - 1] : 0;
  const guint left = self->splits[self->split];

  nw_row_view_show_ends (nw_own_board_get_row (self->board), left, n - left);
  nw_action_bar_set_split (self->bar, left, n - left);
}

static void
find_splits (NwTailorTable *self)
{
  self->n_splits = 0;
  for (guint k = 0; k <= NW_TAILOR_MAX_ROW; k++)
    if (nw_tailor_game_is_legal (self->game, NW_MOVE (NW_TAILOR_RESTOCK, k, 0, 0)))
      self->splits[self->n_splits++] = (guint8) k;
  self->split = MIN (self->split, self->n_splits > 0 ? self->n_splits - 1 : 0);
}

static void
on_split_stepped_cb (NwTailorTable *self,
                     int            step)
{
  if (self->n_splits == 0)
    return;

  self->split = (guint) CLAMP ((int) self->split + step, 0, (int) self->n_splits - 1);
  show_split (self);
}

static void
on_restock_chosen_cb (NwTailorTable *self)
{
  try_move (self, NW_MOVE (NW_TAILOR_RESTOCK, self->splits[self->split], 0, 0), NULL);
}

static void
on_side_chosen_cb (NwTailorTable *self,
                   gboolean       is_right)
{
  try_move (self, NW_MOVE (NW_TAILOR_EXPAND, is_right, 0, 0), NULL);
}

/* White at an end was clicked: the side is meant, or that it should go to the other end. */
static void
on_end_of_row_chosen_cb (NwTailorTable *self,
                         gboolean       is_right)
{
  if (nw_tailor_game_get_pending (self->game) == NW_TAILOR_PENDING_EXPAND)
    on_side_chosen_cb (self, is_right);
  else
    on_split_stepped_cb (self, is_right ? 1 : -1);
}

static void
on_declined_cb (NwTailorTable *self)
{
  try_move (self, NW_MOVE (NW_TAILOR_RESERVE_NOTHING, 0, 0, 0), NULL);
}

static void
on_end_turn_chosen_cb (NwTailorTable *self)
{
  try_move (self, NW_MOVE (NW_TAILOR_END, 0, 0, 0), nw_action_bar_get_end (self->bar));
}

/* ---- Seats ------------------------------------------------------------------------------------ */

static void
on_seat_clicked_cb (NwTailorTable *self,
                    NwSeatView    *seat_view)
{
  const NwTailorView view = get_view (self);

  nw_closer_look_at_seat (GTK_WIDGET (self), &view, nw_seat_view_get_seat (seat_view));
}

static void
on_completed_asked_cb (NwTailorTable *self)
{
  const NwTailorView view = get_view (self);

  nw_closer_look_at_seat (GTK_WIDGET (self), &view, self->viewer);
}

static void
set_n_seat_views (NwTailorTable *self,
                  guint          n)
{
  while (self->seat_views->len < n)
    {
      GtkWidget *seat = nw_seat_view_new ();

      g_signal_connect_object (seat, "clicked", G_CALLBACK (on_seat_clicked_cb), self,
                               G_CONNECT_SWAPPED);
      adw_wrap_box_insert_child_after (self->seats_box, seat,
                                       self->seat_views->len > 0
                                         ? g_ptr_array_index (self->seat_views,
                                                              self->seat_views->len - 1) : NULL);
      g_ptr_array_add (self->seat_views, seat);
    }

  while (self->seat_views->len > n)
    {
      adw_wrap_box_remove (self->seats_box,
                           g_ptr_array_index (self->seat_views, self->seat_views->len - 1));
      g_ptr_array_set_size (self->seat_views, (int) self->seat_views->len - 1);
    }
}

/* The others, in turn order from the viewer's left. */
static void
update_seats (NwTailorTable      *self,
              const NwTailorView *view)
{
  const guint n = nw_tailor_game_get_n_seats (view->game);

  set_n_seat_views (self, n - 1);
  for (guint i = 0; i + 1 < n; i++)
    nw_seat_view_update (g_ptr_array_index (self->seat_views, i), view,
                         (view->viewer + 1 + i) % n);
  nw_supply_view_update (self->supply, view);
}

/* ---- Keys ------------------------------------------------------------------------------------- */

static gboolean
step_split_by_key (NwTailorTable *self,
                   guint          key)
{
  if (nw_tailor_game_get_pending (self->game) != NW_TAILOR_PENDING_RESTOCK)
    return FALSE;
  if (key != GDK_KEY_Left && key != GDK_KEY_Right)
    return FALSE;

  on_split_stepped_cb (self, key == GDK_KEY_Left ? 1 : -1);

  return TRUE;
}

static gboolean
drop_choice (NwTailorTable *self)
{
  guint first, last;
  const gboolean has_choice =
    self->chosen != NW_TAILOR_NONE ||
    nw_own_board_get_magic (self->board) != NW_OWN_BOARD_NO_MAGIC ||
    nw_row_view_get_selection (nw_own_board_get_row (self->board), &first, &last);

  self->chosen = NW_TAILOR_NONE;
  nw_own_board_set_magic (self->board, NW_OWN_BOARD_NO_MAGIC);
  nw_row_view_unselect (nw_own_board_get_row (self->board));
  update_marks (self);

  return has_choice;
}

static gboolean
on_letter_pressed (NwTailorTable *self,
                   guint          key)
{
  const gunichar letter = gdk_keyval_to_unicode (key);
  const guint colour = letter != 0 ? nw_tailor_faces_find_letter (self->faces, letter)
                                   : NW_TAILOR_NONE;

  if (colour != NW_TAILOR_NONE)
    {
      choose_colour (self, colour);
      return TRUE;
    }

  switch (key)
    {
    case GDK_KEY_e:
    case GDK_KEY_E:
      on_end_turn_chosen_cb (self);
      return TRUE;
    case GDK_KEY_m:
    case GDK_KEY_M:
      nw_own_board_set_magic (self->board, nw_own_board_next_magic (self->board));
      on_magic_chosen_cb (self);
      return TRUE;
    case GDK_KEY_question:
      nw_tailor_table_show_possibilities (self);
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
on_key_pressed_cb (NwTailorTable   *self,
                   guint            key,
                   guint            code,
                   GdkModifierType  modifiers)
{
  NwRowView *row = nw_own_board_get_row (self->board);

  if (self->game == NULL || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;
  if (key == GDK_KEY_Escape)
    return drop_choice (self);
  if ((modifiers & GDK_SHIFT_MASK) != 0 && (key == GDK_KEY_Left || key == GDK_KEY_Right))
    return nw_row_view_extend (row, key == GDK_KEY_Left ? -1 : 1);
  if (self->is_live && step_split_by_key (self, key))
    return TRUE;

  return on_letter_pressed (self, key);
}

/* ---- Room ------------------------------------------------------------------------------------- */

/* Where height is short, the own board scrolls with the rest. */
static void
place_board (NwTailorTable *self)
{
  GtkWidget *board = GTK_WIDGET (self->board);
  GtkBox *from = GTK_BOX (gtk_widget_get_parent (board));
  GtkBox *to = self->is_short ? self->scrolled : self->column;

  if (from == to)
    return;

  g_object_ref (board);
  gtk_box_remove (from, board);
  if (self->is_short)
    gtk_box_append (to, board);
  else
    gtk_box_insert_child_after (to, board,
                                gtk_widget_get_prev_sibling (GTK_WIDGET (self->bar)));
  g_object_unref (board);
}

static void
nw_tailor_table_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  NwTailorTable *self = NW_TAILOR_TABLE (widget);
  const int piece = CLAMP (MIN (width / 15, height / 9), PIECE_MIN, PIECE_MAX);

  nw_row_view_set_piece_max (nw_own_board_get_row (self->board), piece);
  GTK_WIDGET_CLASS (nw_tailor_table_parent_class)->size_allocate (widget, width, height, baseline);
}

/* ---- Class ------------------------------------------------------------------------------------ */

static void
nw_tailor_table_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  if (prop_id == PROP_SHORT)
    g_value_set_boolean (value, NW_TAILOR_TABLE (object)->is_short);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
nw_tailor_table_set_property (GObject      *object,
                              guint         prop_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  NwTailorTable *self = NW_TAILOR_TABLE (object);

  if (prop_id != PROP_SHORT)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
      return;
    }

  if (self->is_short == g_value_get_boolean (value))
    return;
  self->is_short = g_value_get_boolean (value);
  place_board (self);
  g_object_notify_by_pspec (object, pspec);
}

static void
nw_tailor_table_dispose (GObject *object)
{
  NwTailorTable *self = NW_TAILOR_TABLE (object);

  g_clear_weak_pointer (&self->tried);
  g_clear_object (&self->game);
  g_clear_object (&self->seats);
  adw_breakpoint_bin_set_child (ADW_BREAKPOINT_BIN (self), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), NW_TYPE_TAILOR_TABLE);
  g_clear_pointer (&self->faces, nw_tailor_faces_unref);

  G_OBJECT_CLASS (nw_tailor_table_parent_class)->dispose (object);
}

static void
nw_tailor_table_finalize (GObject *object)
{
  g_ptr_array_unref (NW_TAILOR_TABLE (object)->seat_views);

  G_OBJECT_CLASS (nw_tailor_table_parent_class)->finalize (object);
}

static void
nw_tailor_table_class_init (NwTailorTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = nw_tailor_table_get_property;
  object_class->set_property = nw_tailor_table_set_property;
  object_class->dispose = nw_tailor_table_dispose;
  object_class->finalize = nw_tailor_table_finalize;
  widget_class->size_allocate = nw_tailor_table_size_allocate;

  /**
   * NwTailorTable:short:
   *
   * Whether there is so little height that the own board has to scroll with the rest.
   */
  props[PROP_SHORT] = g_param_spec_boolean ("short", NULL, NULL, FALSE,
                                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS |
                                            G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /**
   * NwTailorTable::move:
   * @self: the table
   * @move: a move of the game, legal or not
   *
   * The viewer wants to make a move.
   */
  signals[SIGNAL_MOVE] = g_signal_new ("move", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                       NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT64);

  g_type_ensure (NW_TYPE_MARKET);
  g_type_ensure (NW_TYPE_OWN_BOARD);
  g_type_ensure (NW_TYPE_ACTION_BAR);
  gtk_widget_class_set_css_name (widget_class, "nw-table");
  nw_template_set (widget_class, "nw-tailor-table.ui");
  gtk_widget_class_bind_template_child (widget_class, NwTailorTable, column);
  gtk_widget_class_bind_template_child (widget_class, NwTailorTable, scrolled);
  gtk_widget_class_bind_template_child (widget_class, NwTailorTable, seats_box);
  gtk_widget_class_bind_template_child (widget_class, NwTailorTable, market);
  gtk_widget_class_bind_template_child (widget_class, NwTailorTable, board);
  gtk_widget_class_bind_template_child (widget_class, NwTailorTable, bar);
  gtk_widget_class_bind_template_callback (widget_class, on_order_added_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_colour_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_magic_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_completed_asked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_side_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_split_stepped_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_restock_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_declined_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_end_turn_chosen_cb);
}

static void
nw_tailor_table_init (NwTailorTable *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  NwRowView *row;

  self->pointed = NW_TAILOR_NONE;
  self->chosen = NW_TAILOR_NONE;
  self->seat_views = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));

  self->supply = NW_SUPPLY_VIEW (nw_supply_view_new ());
  adw_wrap_box_append (self->seats_box, GTK_WIDGET (self->supply));

  row = nw_own_board_get_row (self->board);
  g_signal_connect_object (row, "selection-changed", G_CALLBACK (on_selection_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "fit-chosen", G_CALLBACK (on_fit_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "end-chosen", G_CALLBACK (on_end_of_row_chosen_cb), self,
                           G_CONNECT_SWAPPED);

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/**
 * nw_tailor_table_new:
 *
 * Returns: (transfer floating): a table on which nothing lies yet
 */
GtkWidget *
nw_tailor_table_new (void)
{
  return g_object_new (NW_TYPE_TAILOR_TABLE, NULL);
}

static NwActionChoice
get_choice (NwTailorTable *self)
{
  static const NwActionChoice choices[NW_TAILOR_N_PENDINGS] = {
    [NW_TAILOR_PENDING_NONE] = NW_ACTION_CHOICE_NONE,
    [NW_TAILOR_PENDING_EXPAND] = NW_ACTION_CHOICE_SIDE,
    [NW_TAILOR_PENDING_RESERVE] = NW_ACTION_CHOICE_RESERVE,
    [NW_TAILOR_PENDING_RESTOCK] = NW_ACTION_CHOICE_RESTOCK,
  };

  return self->is_live ? choices[nw_tailor_game_get_pending (self->game)] : NW_ACTION_CHOICE_NONE;
}

static void
update_bar (NwTailorTable *self)
{
  const NwActionChoice choice = get_choice (self);
  const NwMove end = NW_MOVE (NW_TAILOR_END, 0, 0, 0);
  const NwMove nothing = NW_MOVE (NW_TAILOR_RESERVE_NOTHING, 0, 0, 0);

  nw_action_bar_update (self->bar, self->words, choice);
  nw_action_bar_set_end (self->bar, self->is_live && choice == NW_ACTION_CHOICE_NONE,
                         nw_tailor_game_is_legal (self->game, end));
  nw_action_bar_set_decline (self->bar, nw_tailor_game_is_legal (self->game, nothing));

  find_splits (self);
  if (choice == NW_ACTION_CHOICE_RESTOCK && self->n_splits > 0)
    show_split (self);
  else if (choice == NW_ACTION_CHOICE_SIDE)
    nw_row_view_show_ends (nw_own_board_get_row (self->board), 1, 1);
  nw_action_bar_grab_choice (self->bar);
}

static gboolean
has_focus (NwTailorTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_visible (focus) &&
         gtk_widget_is_ancestor (focus, GTK_WIDGET (self));
}

/* Whoever plays by keys must not be thrown off the table because what had the focus is gone. */
static void
keep_focus (NwTailorTable *self,
            gboolean       had_focus)
{
  if (had_focus && !has_focus (self))
    gtk_widget_child_focus (GTK_WIDGET (nw_own_board_get_row (self->board)),
                            GTK_DIR_TAB_FORWARD);
}

/**
 * nw_tailor_table_update:
 * @self: the table
 * @view: what is to be seen
 *
 * Draws the table anew.  What was being put together is dropped.
 */
void
nw_tailor_table_update (NwTailorTable      *self,
                        const NwTailorView *view)
{
  const gboolean had_focus = has_focus (self);

  g_set_object (&self->game, view->game);
  g_set_object (&self->seats, view->seats);
  nw_tailor_faces_ref (view->faces);
  g_clear_pointer (&self->faces, nw_tailor_faces_unref);
  self->faces = view->faces;
  self->words = view->words;
  self->viewer = view->viewer;
  self->is_live = view->is_live;
  self->chosen = NW_TAILOR_NONE;
  self->pointed = NW_TAILOR_NONE;
  self->split = 0;

  update_seats (self, view);
  nw_market_update (self->market, view);
  nw_own_board_update (self->board, view);
  update_bar (self);
  update_marks (self);
  keep_focus (self, had_focus);
}

/**
 * nw_tailor_table_refuse:
 * @self: the table
 *
 * Shakes what the last move was tried with: it is not legal.
 */
void
nw_tailor_table_refuse (NwTailorTable *self)
{
  nw_row_view_shake (nw_own_board_get_row (self->board));
  if (self->tried != NULL && NW_IS_PIECE (self->tried))
    nw_piece_shake (NW_PIECE (self->tried));
}

/**
 * nw_tailor_table_show_possibilities:
 * @self: the table
 *
 * Shows what can be done now.
 */
void
nw_tailor_table_show_possibilities (NwTailorTable *self)
{
  const NwTailorView view = get_view (self);

  if (self->game != NULL)
    nw_possibilities_present (GTK_WIDGET (self), &view, nw_action_bar_get_prompt (self->bar));
}

/**
 * nw_tailor_table_look_at:
 * @self: the table
 * @order: an order, or %NW_TAILOR_NONE
 *
 * Chooses an order to look at, as a click on it does: the row shows where it fits.
 */
void
nw_tailor_table_look_at (NwTailorTable *self,
                         guint          order)
{
  if (self->game != NULL)
    choose_order (self, order);
}

/**
 * nw_tailor_table_get_prompt:
 * @self: the table
 *
 * Returns: (transfer none): the sentence that says what is expected
 */
const char *
nw_tailor_table_get_prompt (NwTailorTable *self)
{
  return nw_action_bar_get_prompt (self->bar);
}
