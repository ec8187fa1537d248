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

#include "table/nw-closer-look.h"
#include "table/nw-possibilities.h"
#include "table/nw-seat-view.h"
#include "table/nw-tailor-table-private.h"
#include "table/nw-template.h"

/* Fabrics grow with the window between these, in application pixels. */
#define PIECE_MIN 64
#define PIECE_MAX 220

G_DEFINE_FINAL_TYPE_WITH_CODE (NwTailorTable, nw_tailor_table, ADW_TYPE_BREAKPOINT_BIN,
                               G_IMPLEMENT_INTERFACE (NW_TYPE_TABLE,
                                                      nw_tailor_table_init_interface))

enum
{
  PROP_0,
  PROP_NARROW,
  PROP_SHORT,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/**
 * nw_tailor_table_get_view:
 * @self: the table
 *
 * Gets what the table shows, to be handed on.
 *
 * Returns: what is to be seen; its members stay the table's
 */
NwTailorView
nw_tailor_table_get_view (NwTailorTable *self)
{
  return (NwTailorView) {
    .game = self->game, .faces = self->faces, .words = self->words, .seats = self->seats,
    .viewer = self->viewer, .is_live = self->is_live,
  };
}

/**
 * nw_tailor_table_try:
 * @self: the table
 * @move: a move, legal or not
 * @with: (nullable): what shakes if it is not legal
 *
 * Wants to make a move.
 */
void
nw_tailor_table_try (NwTailorTable *self,
                     NwMove         move,
                     GtkWidget     *with)
{
  g_set_weak_pointer (&self->tried, with);
  nw_table_emit_move (NW_TABLE (self), move);
}

/* ---- Seats ------------------------------------------------------------------------------------ */

static void
on_seat_clicked_cb (NwTailorTable *self,
                    NwSeatView    *seat_view)
{
  const NwTailorView view = nw_tailor_table_get_view (self);

  nw_closer_look_at_seat (GTK_WIDGET (self), &view, nw_seat_view_get_seat (seat_view));
}

static void
on_completed_asked_cb (NwTailorTable *self)
{
  const NwTailorView view = nw_tailor_table_get_view (self);

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
place_parts (NwTailorTable *self)
{
  place_board (self);
  gtk_box_reorder_child_after (self->scrolled, GTK_WIDGET (self->seats_box),
                               self->is_narrow ? GTK_WIDGET (self->market) : NULL);
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

/* To the choice that is due, else to the row, where most moves begin. */
static gboolean
nw_tailor_table_grab_focus (GtkWidget *widget)
{
  NwTailorTable *self = NW_TAILOR_TABLE (widget);

  return nw_action_bar_grab_choice (self->bar) ||
         gtk_widget_child_focus (GTK_WIDGET (nw_own_board_get_row (self->board)),
                                 GTK_DIR_TAB_FORWARD);
}

static gboolean
on_reveal_ticked_cb (GtkWidget     *widget,
                     GdkFrameClock *clock,
                     gpointer       user_data)
{
  NwTailorTable *self = NW_TAILOR_TABLE (widget);

  if (self->revealed != NULL && gtk_widget_get_mapped (self->revealed) &&
      gtk_widget_get_width (self->revealed) == 0)
    return G_SOURCE_CONTINUE;

  if (self->revealed != NULL &&
      gtk_widget_is_ancestor (self->revealed, GTK_WIDGET (self->viewport)))
    gtk_viewport_scroll_to (self->viewport, self->revealed, NULL);
  g_clear_weak_pointer (&self->revealed);
  self->reveal_id = 0;

  return G_SOURCE_REMOVE;
}

/**
 * nw_tailor_table_reveal:
 * @self: the table
 * @widget: something on it, which need not be laid out yet
 *
 * Scrolls so that it is seen.
 */
void
nw_tailor_table_reveal (NwTailorTable *self,
                        GtkWidget     *widget)
{
  g_set_weak_pointer (&self->revealed, widget);
  if (self->reveal_id == 0)
    self->reveal_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), on_reveal_ticked_cb, NULL,
                                                    NULL);
}

/* ---- Class ------------------------------------------------------------------------------------ */

static void
nw_tailor_table_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  NwTailorTable *self = NW_TAILOR_TABLE (object);

  switch (prop_id)
    {
    case PROP_NARROW:
      g_value_set_boolean (value, self->is_narrow);
      break;
    case PROP_SHORT:
      g_value_set_boolean (value, self->is_short);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
nw_tailor_table_set_property (GObject      *object,
                              guint         prop_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  NwTailorTable *self = NW_TAILOR_TABLE (object);
  gboolean *flag = prop_id == PROP_NARROW ? &self->is_narrow : &self->is_short;

  if (prop_id != PROP_NARROW && prop_id != PROP_SHORT)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
      return;
    }

  if (*flag == g_value_get_boolean (value))
    return;
  *flag = g_value_get_boolean (value);
  place_parts (self);
  g_object_notify_by_pspec (object, pspec);
}

static void
nw_tailor_table_dispose (GObject *object)
{
  NwTailorTable *self = NW_TAILOR_TABLE (object);

  g_clear_weak_pointer (&self->tried);
  g_clear_weak_pointer (&self->revealed);
  nw_tailor_table_drop_advice (self);
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
  widget_class->grab_focus = nw_tailor_table_grab_focus;

  /**
   * NwTailorTable:narrow:
   *
   * Whether the others stand below the display, where they do not push it out of sight.
   */
  props[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE,
                                             G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS |
                                             G_PARAM_EXPLICIT_NOTIFY);
  /**
   * NwTailorTable:short:
   *
   * Whether there is so little height that the own board has to scroll with the rest.
   */
  props[PROP_SHORT] = g_param_spec_boolean ("short", NULL, NULL, FALSE,
                                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS |
                                            G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_type_ensure (NW_TYPE_MARKET);
  g_type_ensure (NW_TYPE_OWN_BOARD);
  g_type_ensure (NW_TYPE_ACTION_BAR);
  gtk_widget_class_set_css_name (widget_class, "nw-table");
  nw_template_set (widget_class, "nw-tailor-table.ui");
  gtk_widget_class_bind_template_child (widget_class, NwTailorTable, column);
  gtk_widget_class_bind_template_child (widget_class, NwTailorTable, viewport);
  gtk_widget_class_bind_template_child (widget_class, NwTailorTable, scrolled);
  gtk_widget_class_bind_template_child (widget_class, NwTailorTable, seats_box);
  gtk_widget_class_bind_template_child (widget_class, NwTailorTable, market);
  gtk_widget_class_bind_template_child (widget_class, NwTailorTable, board);
  gtk_widget_class_bind_template_child (widget_class, NwTailorTable, bar);
  gtk_widget_class_bind_template_callback (widget_class, on_completed_asked_cb);
  nw_tailor_table_bind_orders (widget_class);
  nw_tailor_table_bind_row (widget_class);
}

static void
nw_tailor_table_init (NwTailorTable *self)
{
  self->pointed = NW_TAILOR_NONE;
  self->chosen = NW_TAILOR_NONE;
  self->seat_views = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));

  self->supply = NW_SUPPLY_VIEW (nw_supply_view_new ());
  adw_wrap_box_append (self->seats_box, GTK_WIDGET (self->supply));

  nw_tailor_table_watch_row (self);
  nw_tailor_table_watch_fits (self);
  nw_tailor_table_watch_keys (self);
  nw_tailor_table_watch_brush (self);
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

  nw_tailor_table_find_splits (self);
  if (choice == NW_ACTION_CHOICE_RESTOCK && self->n_splits > 0)
    nw_tailor_table_show_split (self);
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
  nw_tailor_table_drop_advice (self);
  self->chosen = NW_TAILOR_NONE;
  self->pointed = NW_TAILOR_NONE;
  self->brush_anchor = NW_TAILOR_NONE;
  self->split = 0;

  update_seats (self, view);
  nw_market_update (self->market, view);
  nw_own_board_update (self->board, view);
  update_bar (self);
  nw_tailor_table_mark (self);
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
  const NwTailorView view = nw_tailor_table_get_view (self);

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
    nw_tailor_table_choose_order (self, order);
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
