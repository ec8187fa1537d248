/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The own row; see nw-row-view.h.
 *
 * Children: a piece for each fabric; pieces that show where white would go, at both ends; and
 * buttons below the sections where what is being looked at fits.  All else is drawn, see
 * nw-row-view-draw.c.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include <adwaita.h>

#include "table/nw-fabric-piece.h"
#include "table/nw-places.h"
#include "table/nw-row-view-private.h"
#include "table/nw-words.h"
#include "table/nw-zone.h"

#define PIECE_MAX 88

G_DEFINE_FINAL_TYPE (NwRowView, nw_row_view, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_SELECTION_CHANGED,
  SIGNAL_FIT_CHOSEN,
  SIGNAL_END_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* ---- Pieces ----------------------------------------------------------------------------------- */

static guint
get_n_slots (NwRowView *self)
{
  return MAX (self->n_left + self->n_fabrics + self->n_right, self->limit);
}

static void
update_states (NwRowView *self)
{
  for (guint i = 0; i < self->pieces->len; i++)
    {
      NwPieceState state = NW_PIECE_PLAIN;

      if (self->has_selection && i >= self->first && i <= self->last)
        state |= NW_PIECE_SELECTED;
      nw_piece_set_state (g_ptr_array_index (self->pieces, i), state);
      nw_piece_set_note (g_ptr_array_index (self->pieces, i),
                         state == NW_PIECE_PLAIN ? NULL
                                                 : nw_catalogue_text (self->words, N_("Chosen.")));
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
select_section (NwRowView *self,
                gboolean   has_selection,
                guint      first,
                guint      last)
{
  if (self->has_selection == has_selection && self->first == first && self->last == last)
    return;

  self->has_selection = has_selection;
  self->first = first;
  self->last = last;
  update_states (self);
  g_signal_emit (self, signals[SIGNAL_SELECTION_CHANGED], 0);
}

/* As far from the anchor towards @to as the cloth is of one colour. */
static void
select_towards (NwRowView *self,
                guint      to)
{
  guint end = self->anchor;

  while (end < to && self->colours[end + 1] == self->colours[self->anchor])
    end++;
  while (end > to && self->colours[end - 1] == self->colours[self->anchor])
    end--;

  select_section (self, TRUE, MIN (self->anchor, end), MAX (self->anchor, end));
}

static void
select_run (NwRowView *self,
            guint      at)
{
  guint first = at, last = at;

  while (first > 0 && self->colours[first - 1] == self->colours[at])
    first--;
  while (last + 1 < self->n_fabrics && self->colours[last + 1] == self->colours[at])
    last++;

  self->anchor = first;
  select_section (self, TRUE, first, last);
}

static void
on_piece_activated_cb (NwRowView     *self,
                       gboolean       is_strong,
                       NwFabricPiece *piece)
{
  const guint at = nw_fabric_piece_get_tag (piece);
  const gboolean is_alone = self->has_selection && self->first == at && self->last == at;

  if (!self->is_live || at >= self->n_fabrics)
    return;

  if (is_alone && is_strong)
    {
      select_run (self, at);
    }
  else if (is_alone)
    {
      select_section (self, FALSE, 0, 0);
    }
  else
    {
      self->anchor = at;
      select_section (self, TRUE, at, at);
    }
}

/* From where the section began up to here, for those who cannot drag. */
static void
on_piece_extended_cb (NwRowView     *self,
                      NwFabricPiece *piece)
{
  const guint at = nw_fabric_piece_get_tag (piece);

  if (!self->is_live || at >= self->n_fabrics)
    return;

  if (!self->has_selection)
    self->anchor = at;
  select_towards (self, at);
  if (at < self->first || at > self->last)
    nw_piece_shake (NW_PIECE (piece));
}

static void
on_end_activated_cb (NwRowView     *self,
                     gboolean       is_strong,
                     NwFabricPiece *piece)
{
  g_signal_emit (self, signals[SIGNAL_END_CHOSEN], 0, nw_fabric_piece_get_tag (piece) != 0);
}

static NwFabricPiece *
add_piece (NwRowView *self,
           GCallback  callback)
{
  GtkWidget *piece = nw_fabric_piece_new ();

  if (callback == G_CALLBACK (on_piece_activated_cb))
    {
      nw_fabric_piece_set_extendable (NW_FABRIC_PIECE (piece));
      g_signal_connect_object (piece, "extended", G_CALLBACK (on_piece_extended_cb), self,
                               G_CONNECT_SWAPPED);
    }
  g_signal_connect_object (piece, "activated", callback, self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (piece, GTK_WIDGET (self));

  return NW_FABRIC_PIECE (piece);
}

static void
set_n_pieces (NwRowView *self,
              GPtrArray *pieces,
              guint      n_pieces,
              GCallback  callback)
{
  while (pieces->len < n_pieces)
    g_ptr_array_add (pieces, add_piece (self, callback));

  while (pieces->len > n_pieces)
    {
      gtk_widget_unparent (g_ptr_array_index (pieces, pieces->len - 1));
      g_ptr_array_set_size (pieces, (int) pieces->len - 1);
    }
}

static void
update_piece (NwRowView *self,
              guint      at)
{
  NwFabricPiece *piece = g_ptr_array_index (self->pieces, at);
  g_autofree char *position = nw_catalogue_number (self->words, at + 1);
  g_autofree char *name =
    nw_words_say (self->words, N_("Row position {n}, {colour}"), "n", position, "colour",
                  nw_tailor_faces_get_colour_name (self->faces, self->colours[at]), NULL);

  nw_fabric_piece_update (piece, self->faces, self->colours[at], FALSE);
  nw_fabric_piece_set_preview (piece, NW_TAILOR_NONE);
  nw_fabric_piece_set_tag (piece, at);
  nw_piece_set_name (NW_PIECE (piece), name);
}

static void
update_end (NwRowView *self,
            guint      index,
            gboolean   is_right)
{
  NwFabricPiece *piece = g_ptr_array_index (self->ends, index);
  const char *name = nw_catalogue_text (self->words, is_right ? N_("White at the right end")
                                                              : N_("White at the left end"));

  nw_fabric_piece_update (piece, self->faces, 0, TRUE);
  nw_fabric_piece_set_tag (piece, is_right);
  nw_piece_set_name (NW_PIECE (piece), name);
  nw_piece_set_state (NW_PIECE (piece), NW_PIECE_LEGAL);
  gtk_widget_set_tooltip_text (GTK_WIDGET (piece), name);
}

/* ---- Dragging along the row ------------------------------------------------------------------- */

static gboolean
find_fabric (NwRowView *self,
             double     x,
             double     y,
             guint     *at)
{
  const guint slot = nw_row_layout_find (&self->layout, (float) x, (float) y);

  if (self->n_fabrics == 0 || slot < self->n_left)
    return FALSE;
  *at = MIN (slot - self->n_left, self->n_fabrics - 1);

  return TRUE;
}

static void
on_drag_began_cb (NwRowView      *self,
                  double          x,
                  double          y,
                  GtkGestureDrag *drag)
{
  guint at;

  if (!self->is_live || !find_fabric (self, x, y, &at) ||
      y > (double) (self->layout.height - NW_ROW_FOOT))
    gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_DENIED);
}

static void
on_drag_updated_cb (NwRowView      *self,
                    double          dx,
                    double          dy,
                    GtkGestureDrag *drag)
{
  double x, y;
  guint from, to;

  gtk_gesture_drag_get_start_point (drag, &x, &y);
  if (!find_fabric (self, x, y, &from) || !find_fabric (self, x + dx, y + dy, &to))
    return;
  if (from == to &&
      gtk_gesture_get_sequence_state (GTK_GESTURE (drag), gtk_gesture_single_get_current_sequence (
                                        GTK_GESTURE_SINGLE (drag))) != GTK_EVENT_SEQUENCE_CLAIMED)
    return;

  gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
  self->anchor = from;
  select_towards (self, to);
}

/**
 * nw_row_view_find_fabric:
 * @self: the row
 * @x: on the row
 * @y: on the row
 * @at: (out): the position nearest to that point, from 0
 *
 * Returns: whether the point is on the row, where fabrics lie
 */
gboolean
nw_row_view_find_fabric (NwRowView *self,
                         double     x,
                         double     y,
                         guint     *at)
{
  return x >= 0 && x < gtk_widget_get_width (GTK_WIDGET (self)) && y >= 0 &&
         y < self->layout.height - NW_ROW_FOOT && find_fabric (self, x, y, at);
}

/* ---- Buttons for fits ------------------------------------------------------------------------- */

static void
on_fit_clicked_cb (NwRowView *self,
                   GtkButton *button)
{
  for (guint i = 0; i < NW_ROW_VIEW_FITS; i++)
    if (self->fit_buttons[i] == GTK_WIDGET (button))
      g_signal_emit (self, signals[SIGNAL_FIT_CHOSEN], 0, i);
}

/* ---- Widget ----------------------------------------------------------------------------------- */

static GtkSizeRequestMode
nw_row_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
nw_row_view_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  NwRowView *self = NW_ROW_VIEW (widget);
  NwRowLayout layout;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 260;
      *natural = MAX (*minimum, (int) get_n_slots (self) * (self->piece_max + 6) + 60);
      return;
    }

  nw_row_layout_init (&layout, get_n_slots (self), for_size > 0 ? for_size : 800, self->piece_max);
  *minimum = *natural = layout.height;
}

static void
allocate_slot (NwRowView *self,
               GtkWidget *piece,
               guint      slot)
{
  const graphene_rect_t rect = nw_row_layout_get_slot (&self->layout, slot);

  gtk_widget_measure (piece, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (piece, &(GtkAllocation) { (int) rect.origin.x, (int) rect.origin.y,
                                                      (int) rect.size.width,
                                                      (int) rect.size.height }, -1);
}

/* Each below its section, pushed to the right where they would overlap. */
static void
allocate_fits (NwRowView *self,
               int        width)
{
  int used = 0;

  for (guint i = 0; i < NW_ROW_VIEW_FITS; i++)
    {
      GtkWidget *button = self->fit_buttons[i];
      const NwTailorFit *fit = &self->fits[i];
      graphene_rect_t span = { 0 };
      int min_width, wish, height, x;

      if (!gtk_widget_get_visible (button))
        continue;

      for (guint line = 0; line < self->layout.n_lines; line++)
        if (nw_row_view_get_span (self, fit->position, fit->position + fit->length - 1, line, &span))
          break;
      gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, &min_width, &wish, NULL, NULL);
      gtk_widget_measure (button, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
      wish = CLAMP (wish, min_width, MAX (width, min_width));
      x = (int) (span.origin.x + span.size.width / 2) - wish / 2;
      x = MAX (CLAMP (x, 0, MAX (width - wish, 0)), used);
      gtk_widget_size_allocate (button, &(GtkAllocation) { x, self->layout.height - height - 1,
                                                           wish, height }, -1);
      used = x + wish + 4;
    }
}

static void
nw_row_view_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  NwRowView *self = NW_ROW_VIEW (widget);

  nw_row_layout_init (&self->layout, get_n_slots (self), width, self->piece_max);
  for (guint i = 0; i < self->pieces->len; i++)
    allocate_slot (self, g_ptr_array_index (self->pieces, i), self->n_left + i);
  for (guint i = 0; i < self->ends->len; i++)
    allocate_slot (self, g_ptr_array_index (self->ends, i),
                   i < self->n_left ? i : self->n_fabrics + i);
  allocate_fits (self, width);
}

static void
nw_row_view_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  nw_row_view_draw (NW_ROW_VIEW (widget), snapshot);
}

static gboolean
nw_row_view_focus (GtkWidget        *widget,
                   GtkDirectionType  direction)
{
  return nw_zone_focus (widget, direction, &NW_ROW_VIEW (widget)->last_focus);
}

static void
nw_row_view_css_changed (GtkWidget         *widget,
                         GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (nw_row_view_parent_class)->css_changed (widget, change);
  gtk_widget_queue_draw (widget);
}

static void
nw_row_view_dispose (GObject *object)
{
  NwRowView *self = NW_ROW_VIEW (object);

  g_clear_weak_pointer (&self->last_focus);
  set_n_pieces (self, self->pieces, 0, NULL);
  set_n_pieces (self, self->ends, 0, NULL);
  for (guint i = 0; i < NW_ROW_VIEW_FITS; i++)
    g_clear_pointer (&self->fit_buttons[i], gtk_widget_unparent);
  g_clear_pointer (&self->faces, nw_tailor_faces_unref);

  G_OBJECT_CLASS (nw_row_view_parent_class)->dispose (object);
}

static void
nw_row_view_finalize (GObject *object)
{
  NwRowView *self = NW_ROW_VIEW (object);

  g_ptr_array_unref (self->pieces);
  g_ptr_array_unref (self->ends);

  G_OBJECT_CLASS (nw_row_view_parent_class)->finalize (object);
}

static void
nw_row_view_class_init (NwRowViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GType type = G_TYPE_FROM_CLASS (klass);

  object_class->dispose = nw_row_view_dispose;
  object_class->finalize = nw_row_view_finalize;
  widget_class->get_request_mode = nw_row_view_get_request_mode;
  widget_class->measure = nw_row_view_measure;
  widget_class->size_allocate = nw_row_view_size_allocate;
  widget_class->snapshot = nw_row_view_snapshot;
  widget_class->focus = nw_row_view_focus;
  widget_class->css_changed = nw_row_view_css_changed;

  /**
   * NwRowView::selection-changed:
   * @self: the row
   *
   * Another section is chosen, or none.
   */
  signals[SIGNAL_SELECTION_CHANGED] = g_signal_new ("selection-changed", type, G_SIGNAL_RUN_LAST,
                                                    0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * NwRowView::fit-chosen:
   * @self: the row
   * @index: which of the fits that are shown
   *
   * The button below a section was clicked.
   */
  signals[SIGNAL_FIT_CHOSEN] = g_signal_new ("fit-chosen", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                             NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  /**
   * NwRowView::end-chosen:
   * @self: the row
   * @is_right: which end
   *
   * White that would come at an end was clicked.
   */
  signals[SIGNAL_END_CHOSEN] = g_signal_new ("end-chosen", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                             NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);

  gtk_widget_class_set_css_name (widget_class, "nw-row");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
add_fit_button (NwRowView *self,
                guint      index)
{
  GtkWidget *button = gtk_button_new_with_label ("");

  gtk_widget_add_css_class (button, "fit");
  gtk_widget_add_css_class (button, "pill");
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))),
                           PANGO_ELLIPSIZE_END);
  gtk_widget_set_visible (button, FALSE);
  gtk_widget_set_parent (button, GTK_WIDGET (self));
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_fit_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  self->fit_buttons[index] = button;
}

static void
nw_row_view_init (NwRowView *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  self->pieces = g_ptr_array_new ();
  self->ends = g_ptr_array_new ();
  self->piece_max = PIECE_MAX;
  for (guint i = 0; i < NW_ROW_VIEW_FITS; i++)
    add_fit_button (self, i);

  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (on_drag_began_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (on_drag_updated_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

/**
 * nw_row_view_new:
 *
 * Returns: (transfer floating): an empty row
 */
GtkWidget *
nw_row_view_new (void)
{
  return g_object_new (NW_TYPE_ROW_VIEW, NULL);
}

/**
 * nw_row_view_update:
 * @self: the row
 * @view: what is to be seen
 *
 * Draws the row of the viewer's board anew.  Nothing is chosen or shown any more.
 */
void
nw_row_view_update (NwRowView          *self,
                    const NwTailorView *view)
{
  const NwTailorSeat *seat = nw_tailor_game_get_seat (view->game, view->viewer);

  nw_tailor_faces_ref (view->faces);
  g_clear_pointer (&self->faces, nw_tailor_faces_unref);
  self->faces = view->faces;
  self->words = view->words;
  self->is_live = view->is_live;
  self->n_fabrics = seat->row_length;
  self->limit = seat->limit;
  for (guint i = 0; i < self->n_fabrics; i++)
    self->colours[i] = (guint8) nw_tailor_fabric (seat->row, i);

  set_n_pieces (self, self->pieces, self->n_fabrics, G_CALLBACK (on_piece_activated_cb));
  for (guint i = 0; i < self->n_fabrics; i++)
    {
      update_piece (self, i);
      nw_places_set_key (g_ptr_array_index (self->pieces, i), "row %u %u", view->viewer, i);
    }

  nw_row_view_show_ends (self, 0, 0);
  nw_row_view_show_fits (self, NULL, 0, NULL);
  nw_row_view_show_plan (self, NULL);
  self->has_selection = FALSE;
  self->first = self->last = 0;
  update_states (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/**
 * nw_row_view_set_piece_max:
 * @self: the row
 * @piece_max: the greatest side of a fabric, in application pixels
 *
 * Says how large fabrics may become.
 */
void
nw_row_view_set_piece_max (NwRowView *self,
                           int        piece_max)
{
  if (self->piece_max == piece_max)
    return;

  self->piece_max = piece_max;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/**
 * nw_row_view_get_selection:
 * @self: the row
 * @first: (out): first position of the chosen section, from 0
 * @last: (out): its last position
 *
 * Returns: whether a section is chosen
 */
gboolean
nw_row_view_get_selection (NwRowView *self,
                           guint     *first,
                           guint     *last)
{
  *first = self->first;
  *last = self->last;

  return self->has_selection;
}

/**
 * nw_row_view_set_selection:
 * @self: the row
 * @first: first position, from 0
 * @last: last position, below the number of fabrics
 *
 * Chooses a section.
 */
void
nw_row_view_set_selection (NwRowView *self,
                           guint      first,
                           guint      last)
{
  g_return_if_fail (first <= last && last < self->n_fabrics);

  self->anchor = first;
  select_section (self, TRUE, first, last);
}

/**
 * nw_row_view_preview:
 * @self: the row
 * @colour: a colour, or %NW_TAILOR_NONE
 *
 * Shows the chosen section as if it were of that colour already.
 */
void
nw_row_view_preview (NwRowView *self,
                     guint      colour)
{
  for (guint i = 0; i < self->pieces->len; i++)
    {
      const gboolean is_chosen = self->has_selection && i >= self->first && i <= self->last;

      nw_fabric_piece_set_preview (g_ptr_array_index (self->pieces, i),
                                   is_chosen ? colour : NW_TAILOR_NONE);
    }
}

/**
 * nw_row_view_unselect:
 * @self: the row
 *
 * Chooses no section.
 */
void
nw_row_view_unselect (NwRowView *self)
{
  select_section (self, FALSE, 0, 0);
}

static gboolean
find_focused (NwRowView *self,
              guint     *at)
{
  for (guint i = 0; i < self->pieces->len; i++)
    if (gtk_widget_has_focus (g_ptr_array_index (self->pieces, i)))
      {
        *at = i;
        return TRUE;
      }

  return FALSE;
}

/**
 * nw_row_view_select_focused:
 * @self: the row
 *
 * Chooses the fabric that has the focus, if nothing is chosen yet.
 *
 * Returns: whether something is chosen now
 */
gboolean
nw_row_view_select_focused (NwRowView *self)
{
  guint at;

  if (!self->has_selection && self->is_live && find_focused (self, &at))
    nw_row_view_set_selection (self, at, at);

  return self->has_selection;
}

/**
 * nw_row_view_extend:
 * @self: the row
 * @step: -1 to the left, 1 to the right
 *
 * Extends or shortens the chosen section by one fabric, and takes the focus along.
 *
 * Returns: whether the focus was on a fabric of the row
 */
gboolean
nw_row_view_extend (NwRowView *self,
                    int        step)
{
  guint at, to;

  if (!self->is_live || !find_focused (self, &at))
    return FALSE;

  if (!self->has_selection || at < self->first || at > self->last)
    self->anchor = at;
  to = step < 0 ? MAX (at, 1) - 1 : MIN (at + 1, self->n_fabrics - 1);
  select_towards (self, to);
  if (to >= self->first && to <= self->last)
    gtk_widget_grab_focus (g_ptr_array_index (self->pieces, to));
  else
    nw_piece_shake (g_ptr_array_index (self->pieces, at));

  return TRUE;
}

/**
 * nw_row_view_show_fits:
 * @self: the row
 * @fits: (nullable) (array length=n_fits): where something fits now
 * @n_fits: how many
 * @labels: (nullable) (array length=n_fits): what the buttons below say; without them there are none
 *
 * Marks where an order fits.
 */
void
nw_row_view_show_fits (NwRowView         *self,
                       const NwTailorFit *fits,
                       guint              n_fits,
                       const char *const *labels)
{
  self->n_fits = MIN (n_fits, NW_TAILOR_MAX_FITS);
  for (guint i = 0; i < self->n_fits; i++)
    self->fits[i] = fits[i];

  for (guint i = 0; i < NW_ROW_VIEW_FITS; i++)
    {
      const gboolean is_shown = labels != NULL && i < self->n_fits;

      gtk_widget_set_visible (self->fit_buttons[i], is_shown);
      if (is_shown)
        gtk_button_set_label (GTK_BUTTON (self->fit_buttons[i]), labels[i]);
    }
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * nw_row_view_show_plan:
 * @self: the row
 * @plan: (nullable): a plan
 *
 * Marks what would have to be dyed, and where something would fit then.
 */
void
nw_row_view_show_plan (NwRowView          *self,
                       const NwTailorPlan *plan)
{
  self->has_plan = plan != NULL;
  if (plan != NULL)
    self->plan = *plan;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * nw_row_view_show_ends:
 * @self: the row
 * @n_left: white fabrics shown at the left end
 * @n_right: white fabrics shown at the right end
 *
 * Shows where white would go.
 */
void
nw_row_view_show_ends (NwRowView *self,
                       guint      n_left,
                       guint      n_right)
{
  self->n_left = n_left;
  self->n_right = n_right;
  set_n_pieces (self, self->ends, n_left + n_right, G_CALLBACK (on_end_activated_cb));
  for (guint i = 0; i < n_left + n_right; i++)
    update_end (self, i, i >= n_left);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/**
 * nw_row_view_shake:
 * @self: the row
 *
 * Shakes what is chosen: what was tried with it is not possible.
 */
void
nw_row_view_shake (NwRowView *self)
{
  for (guint i = 0; i < self->pieces->len; i++)
    if (self->has_selection && i >= self->first && i <= self->last)
      nw_piece_shake (g_ptr_array_index (self->pieces, i));
}

/**
 * nw_row_view_get_fit_button:
 * @self: the row
 * @index: which of the fits that are shown
 *
 * Returns: (transfer none): the button below its section, which need not be seen now
 */
GtkWidget *
nw_row_view_get_fit_button (NwRowView *self,
                            guint      index)
{
  g_return_val_if_fail (index < NW_ROW_VIEW_FITS, NULL);

  return self->fit_buttons[index];
}
