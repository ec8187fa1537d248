/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where somebody is in the table of cards: the cell that has the focus, the range of cells from
 * there to where it was begun, and going to a cell.
 *
 * The range is made of the chosen cards, which are the model's, and of the columns between anchor
 * and cursor.  Positions are worth nothing once the model has other items; the focus, which goes
 * with its card, tells them anew.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-cards-table-private.h"

/* Frames that a row has to come to the screen. */
#define MAX_TRIES 10

/* ---- Places ----------------------------------------------------------------------------------- */

static GtkColumnViewColumn *
get_column (NwCardsTable *self,
            GtkWidget    *content)
{
  return NW_IS_CELL (content)
         ? self->view_columns->pdata[nw_cards_table_find_column (
             self, nw_cell_get_column (NW_CELL (content)))]
         : self->place_column;
}

/* What is in a cell knows the item of the list that it belongs to. */
static guint
get_position (GtkWidget *content)
{
  GtkListItem *item = g_object_get_data (G_OBJECT (content), "list-item");

  return item != NULL ? gtk_list_item_get_position (item) : GTK_INVALID_LIST_POSITION;
}

/**
 * nw_cards_table_find_place:
 * @self: a table
 * @widget: (nullable): a widget
 * @place: (out): where that is; in a row, but in none of its cells, the cursor's column
 *
 * Returns: whether the widget is in a row
 */
gboolean
nw_cards_table_find_place (NwCardsTable *self,
                           GtkWidget    *widget,
                           NwPlace      *place)
{
  if (widget == NULL || !gtk_widget_is_ancestor (widget, GTK_WIDGET (self->view)))
    return FALSE;

  for (; widget != GTK_WIDGET (self->view); widget = gtk_widget_get_parent (widget))
    {
      GtkWidget *content = widget;

      /* A content, the cell around it, or a row of cells. */
      for (guint depth = 0; depth <= 2 && content != NULL; depth++)
        {
          const guint position = get_position (content);

          if (position != GTK_INVALID_LIST_POSITION)
            {
              place->position = position;
              place->column = depth < 2 || self->cursor.column == NULL
                              ? get_column (self, content) : self->cursor.column;
              return TRUE;
            }
          content = gtk_widget_get_first_child (content);
        }
    }

  return FALSE;
}

static GtkWidget *
find_content (NwCardsTable  *self,
              const NwPlace *place)
{
  GHashTableIter iter;
  gpointer content;

  g_hash_table_iter_init (&iter, self->cells);
  while (g_hash_table_iter_next (&iter, &content, NULL))
    if (get_position (content) == place->position && get_column (self, content) == place->column)
      return content;

  return NULL;
}

/**
 * nw_cards_table_find_item:
 * @self: a table with a model
 * @widget: a widget in it
 * @row: (out) (transfer none): the row that the widget is in
 *
 * Returns: (transfer none) (nullable): the card of that row
 */
NwCardItem *
nw_cards_table_find_item (NwCardsTable  *self,
                          GtkWidget     *widget,
                          GtkWidget    **row)
{
  g_autoptr (NwCardItem) item = NULL;
  GtkWidget *content;
  NwPlace place;

  if (!nw_cards_table_find_place (self, widget, &place))
    return NULL;

  content = find_content (self, &place);
  *row = content != NULL ? gtk_widget_get_parent (gtk_widget_get_parent (content)) : NULL;
  item = g_list_model_get_item (G_LIST_MODEL (self->model), place.position);

  return *row != NULL ? item : NULL;
}

/**
 * nw_cards_table_find_cell:
 * @self: a table
 * @position: a position of its model
 * @column: (nullable): one of its columns
 *
 * Returns: (transfer none) (nullable): the cell, if it is on the screen
 */
NwCell *
nw_cards_table_find_cell (NwCardsTable   *self,
                          guint           position,
                          const NwColumn *column)
{
  const guint index = nw_cards_table_find_column (self, column);
  GtkWidget *content = NULL;

  if (index != G_MAXUINT)
    content = find_content (self, &(NwPlace) { position, self->view_columns->pdata[index] });

  return content != NULL ? NW_CELL (content) : NULL;
}

/* The columns that are seen, as they stand. */
static GPtrArray *
list_shown (NwCardsTable *self)
{
  GListModel *all = gtk_column_view_get_columns (self->view);
  GPtrArray *shown = g_ptr_array_new ();

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (all, i);

      if (gtk_column_view_column_get_visible (column))
        g_ptr_array_add (shown, column);
    }

  return shown;
}

/* ---- The range -------------------------------------------------------------------------------- */

/* Of a column that is no longer seen there is no range. */
static void
get_range (NwCardsTable *self,
           GPtrArray    *shown,
           guint        *first,
           guint        *last)
{
  guint cursor, anchor;

  *first = 0;
  *last = shown->len;
  if (self->whole_cards || !g_ptr_array_find (shown, self->cursor.column, &cursor))
    return;
  if (!g_ptr_array_find (shown, self->anchor.column, &anchor))
    anchor = cursor;

  *first = MIN (cursor, anchor);
  *last = MAX (cursor, anchor) + 1;
}

static void
set_class (GtkWidget  *widget,
           const char *css_class,
           gboolean    has_it)
{
  if (has_it == gtk_widget_has_css_class (widget, css_class))
    return;
  if (has_it)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

static void
mark_content (NwCardsTable *self,
              GtkWidget    *content,
              GPtrArray    *shown,
              guint         first,
              guint         last)
{
  GtkWidget *cell = gtk_widget_get_parent (content);
  const guint position = get_position (content);
  gboolean is_chosen = FALSE;
  guint index;

  if (cell == NULL || self->model == NULL)
    return;

  if (!self->whole_cards && position != GTK_INVALID_LIST_POSITION &&
      gtk_selection_model_is_selected (self->model, position) &&
      g_ptr_array_find (shown, get_column (self, content), &index))
    is_chosen = index >= first && index < last;
  set_class (cell, "chosen", is_chosen);
  set_class (cell, "cursor",
             position == self->cursor.position && get_column (self, content) == self->cursor.column);
}

/**
 * nw_cards_table_mark_chosen:
 * @self: a table
 * @content: what is in one of its cells
 *
 * Shows whether the cell is in the range.
 */
void
nw_cards_table_mark_chosen (NwCardsTable *self,
                            GtkWidget    *content)
{
  const guint position = get_position (content);
  g_autoptr (GPtrArray) shown = NULL;
  guint first, last;

  if (self->cursor.column == NULL || gtk_widget_get_parent (content) == NULL)
    return;

  if (position != self->cursor.position &&
      (self->model == NULL || !gtk_selection_model_is_selected (self->model, position)))
    {
      set_class (gtk_widget_get_parent (content), "chosen", FALSE);
      set_class (gtk_widget_get_parent (content), "cursor", FALSE);
      return;
    }

  shown = list_shown (self);
  get_range (self, shown, &first, &last);
  mark_content (self, content, shown, first, last);
}

/**
 * nw_cards_table_update_chosen:
 * @self: a table
 *
 * Shows the range.
 */
void
nw_cards_table_update_chosen (NwCardsTable *self)
{
  g_autoptr (GPtrArray) shown = list_shown (self);
  GHashTableIter iter;
  gpointer content;
  guint first, last;

  get_range (self, shown, &first, &last);
  g_hash_table_iter_init (&iter, self->cells);
  while (g_hash_table_iter_next (&iter, &content, NULL))
    mark_content (self, content, shown, first, last);
}

/**
 * nw_cards_table_list_chosen:
 * @self: a table
 *
 * Returns: (transfer container) (element-type NwColumn): the columns that the range of cells has,
 *   as they stand; all that are seen where whole cards are chosen
 */
GPtrArray *
nw_cards_table_list_chosen (NwCardsTable *self)
{
  g_autoptr (GPtrArray) shown = list_shown (self);
  GPtrArray *chosen = g_ptr_array_new ();
  guint first, last, index;

  get_range (self, shown, &first, &last);
  for (guint i = first; i < last; i++)
    if (g_ptr_array_find (self->view_columns, shown->pdata[i], &index))
      g_ptr_array_add (chosen, self->columns->pdata[index]);

  return chosen;
}

/**
 * nw_cards_table_has_whole_cards:
 * @self: a table
 *
 * Returns: whether somebody has chosen cards, and not cells of them
 */
gboolean
nw_cards_table_has_whole_cards (NwCardsTable *self)
{
  return self->whole_cards;
}

/**
 * nw_cards_table_choose_whole_cards:
 * @self: a table
 *
 * Chooses all cells of the chosen cards.
 */
void
nw_cards_table_choose_whole_cards (NwCardsTable *self)
{
  self->whole_cards = TRUE;
  nw_cards_table_update_chosen (self);
}

/* ---- Going to a cell -------------------------------------------------------------------------- */

/* Gives the focus to the cursor's cell if its row is on the screen. */
static gboolean
focus_cursor (NwCardsTable *self)
{
  GtkWidget *content = find_content (self, &self->cursor);
  GtkWidget *cell = content != NULL ? gtk_widget_get_parent (content) : NULL;
  GtkAdjustment *adjustment;
  graphene_rect_t bounds;
  double start;

  if (cell == NULL || !gtk_widget_get_mapped (cell) ||
      !gtk_widget_compute_bounds (cell, GTK_WIDGET (self->view), &bounds))
    return FALSE;

  adjustment = gtk_scrolled_window_get_hadjustment (self->scrolled);
  start = gtk_adjustment_get_value (adjustment) + (double) bounds.origin.x;
  gtk_adjustment_clamp_page (adjustment, start, start + (double) bounds.size.width);
  if (!gtk_widget_grab_focus (cell))
    return FALSE;

  if (self->wants_edit && NW_IS_CELL (content))
    nw_cards_table_edit_cell (self, NW_CELL (content));
  self->wants_edit = FALSE;

  return TRUE;
}

static gboolean
on_ticked_cb (GtkWidget     *widget,
              GdkFrameClock *clock,
              gpointer       data)
{
  NwCardsTable *self = NW_CARDS_TABLE (widget);

  if (!focus_cursor (self) && --self->n_tries > 0)
    return G_SOURCE_CONTINUE;

  self->tick = 0;
  self->wants_edit = FALSE;

  return G_SOURCE_REMOVE;
}

static void
set_cursor (NwCardsTable  *self,
            const NwPlace *place,
            gboolean       extend)
{
  guint index;

  self->cursor = *place;
  if (!extend || self->anchor.column == NULL)
    {
      self->anchor = *place;
      self->whole_cards = place->column == self->place_column;
    }
  if (g_ptr_array_find (self->view_columns, place->column, &index))
    self->focus_column = self->columns->pdata[index];
  nw_cards_table_update_chosen (self);
}

/* To a cell at once; to one whose row is not on the screen as soon as it is there. */
static void
focus_soon (NwCardsTable *self)
{
  if (self->tick == 0 && focus_cursor (self))
    return;

  self->n_tries = MAX_TRIES;
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), on_ticked_cb, NULL, NULL);
  /* Not to its column as well: gtk_column_view_scroll_to () leaks columns (GTK 4.18). */
  gtk_column_view_scroll_to (self->view, self->cursor.position, NULL, GTK_LIST_SCROLL_FOCUS, NULL);
}

/**
 * nw_cards_table_point:
 * @self: a table with a model
 * @place: where to go
 * @extend: whether the range is extended to there
 *
 * Goes to a cell; which cards are chosen stays as it is.
 */
void
nw_cards_table_point (NwCardsTable  *self,
                      const NwPlace *place,
                      gboolean       extend)
{
  set_cursor (self, place, extend);
  focus_soon (self);
}

/**
 * nw_cards_table_choose_rows:
 * @self: a table with a model
 *
 * Chooses the cards of the range.
 */
void
nw_cards_table_choose_rows (NwCardsTable *self)
{
  const guint first = MIN (self->anchor.position, self->cursor.position);
  const guint last = MAX (self->anchor.position, self->cursor.position);

  gtk_selection_model_select_range (self->model, first, last - first + 1, TRUE);
}

/**
 * nw_cards_table_go_to:
 * @self: a table with a model
 * @place: where to go
 * @extend: whether the range is extended to there
 *
 * Goes to a cell, and chooses its card, or all between.
 */
void
nw_cards_table_go_to (NwCardsTable  *self,
                      const NwPlace *place,
                      gboolean       extend)
{
  set_cursor (self, place, extend);
  nw_cards_table_choose_rows (self);
  focus_soon (self);
}

static guint
find_first_data_column (NwCardsTable *self,
                        GPtrArray    *shown)
{
  for (guint i = 0; i < shown->len; i++)
    if (shown->pdata[i] != self->place_column)
      return i;

  return 0;
}

/**
 * nw_cards_table_move:
 * @self: a table
 * @columns: how many columns to the right
 * @rows: how many cards down
 * @extend: whether the range is extended to there
 *
 * Goes as far as there are cells; many columns to the left means the first column of values.
 */
void
nw_cards_table_move (NwCardsTable *self,
                     int           columns,
                     int           rows,
                     gboolean      extend)
{
  g_autoptr (GPtrArray) shown = list_shown (self);
  const int n = (int) g_list_model_get_n_items (G_LIST_MODEL (self->model));
  const int least = columns < -1 ? (int) find_first_data_column (self, shown) : 0;
  NwPlace place;
  guint index;

  if (n == 0 || !g_ptr_array_find (shown, self->cursor.column, &index))
    return;

  place.position = (guint) CLAMP ((int) self->cursor.position + rows, 0, n - 1);
  place.column = shown->pdata[CLAMP ((int) index + columns, least, (int) shown->len - 1)];
  nw_cards_table_go_to (self, &place, extend);
}

/* To the next value or the one before, which may be another card's. */
static gboolean
move_on (NwCardsTable *self,
         int           step)
{
  g_autoptr (GPtrArray) shown = list_shown (self);
  const int n = (int) g_list_model_get_n_items (G_LIST_MODEL (self->model));
  const int least = (int) find_first_data_column (self, shown);
  int column, position = (int) self->cursor.position;
  guint index;

  if (!g_ptr_array_find (shown, self->cursor.column, &index))
    return FALSE;

  column = (int) index + step;
  if (column >= (int) shown->len)
    {
      column = least;
      position++;
    }
  else if (column < least)
    {
      column = (int) shown->len - 1;
      position--;
    }
  if (position < 0 || position >= n)
    return FALSE;

  nw_cards_table_go_to (self, &(NwPlace) { (guint) position, shown->pdata[column] }, FALSE);

  return TRUE;
}

/**
 * nw_cards_table_step:
 * @self: a table
 * @move: where to
 *
 * Goes on from the cursor; to the right of the last column is the first one of the next card.
 *
 * Returns: whether there is anything; down from the last card one stays there
 */
gboolean
nw_cards_table_step (NwCardsTable *self,
                     NwCellMove    move)
{
  switch (move)
    {
    case NW_CELL_UP:
      nw_cards_table_move (self, 0, -1, FALSE);
      return TRUE;
    case NW_CELL_DOWN:
      nw_cards_table_move (self, 0, 1, FALSE);
      return TRUE;
    case NW_CELL_LEFT:
      return move_on (self, -1);
    case NW_CELL_RIGHT:
      return move_on (self, 1);
    case NW_CELL_STAY:
    default:
      return TRUE;
    }
}

/* ---- What moves the cursor -------------------------------------------------------------------- */

/**
 * nw_cards_table_find_focus:
 * @self: a table
 * @place: (out): the cell that has the focus
 *
 * Returns: whether one has, or its editor
 */
gboolean
nw_cards_table_find_focus (NwCardsTable *self,
                           NwPlace      *place)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root != NULL && nw_cards_table_find_place (self, gtk_root_get_focus (root), place);
}

/**
 * nw_cards_table_sync_cursor:
 * @self: a table
 *
 * Lets the cursor be where the focus is, unless it is still on its way.
 */
void
nw_cards_table_sync_cursor (NwCardsTable *self)
{
  NwPlace place;
  const gboolean is_here = nw_cards_table_find_focus (self, &place);

  set_class (GTK_WIDGET (self->view), "focused", is_here);
  if (self->tick == 0 && is_here && !nw_place_equal (&place, &self->cursor))
    set_cursor (self, &place, FALSE);
}

static void
on_root_changed_cb (NwCardsTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (root != NULL)
    g_signal_connect_object (root, "notify::focus-widget", G_CALLBACK (nw_cards_table_sync_cursor),
                             self, G_CONNECT_SWAPPED);
}

/**
 * nw_cards_table_init_cursor:
 * @self: a new table with a view
 *
 * Lets the focus say where somebody is.
 */
void
nw_cards_table_init_cursor (NwCardsTable *self)
{
  g_signal_connect (self, "notify::root", G_CALLBACK (on_root_changed_cb), NULL);
}

/* ---- Public ----------------------------------------------------------------------------------- */

/**
 * nw_cards_table_get_focus_column:
 * @self: a table
 *
 * Returns: (transfer none) (nullable): the column that somebody is or was in
 */
const NwColumn *
nw_cards_table_get_focus_column (NwCardsTable *self)
{
  return self->focus_column;
}

/**
 * nw_cards_table_scroll_to:
 * @self: a table
 * @position: a position of its model
 * @column: (nullable): one of its columns; %NULL for the one where somebody is
 *
 * Goes to a cell, and chooses its card.
 */
void
nw_cards_table_scroll_to (NwCardsTable   *self,
                          guint           position,
                          const NwColumn *column)
{
  const guint index = column != NULL ? nw_cards_table_find_column (self, column) : G_MAXUINT;
  NwPlace place = { position, self->cursor.column };

  if (index != G_MAXUINT)
    {
      place.column = self->view_columns->pdata[index];
      gtk_column_view_column_set_visible (place.column, TRUE);
    }
  else if (place.column == NULL || !gtk_column_view_column_get_visible (place.column))
    {
      g_autoptr (GPtrArray) shown = list_shown (self);

      place.column = shown->pdata[find_first_data_column (self, shown)];
    }
  nw_cards_table_go_to (self, &place, FALSE);
}

/**
 * nw_cards_table_edit_soon:
 * @self: a table
 * @position: a position of its model
 * @column: one of its columns
 *
 * Goes to a cell, and edits it as soon as it is on the screen.
 */
void
nw_cards_table_edit_soon (NwCardsTable   *self,
                          guint           position,
                          const NwColumn *column)
{
  self->wants_edit = TRUE;
  nw_cards_table_scroll_to (self, position, column);
}
