/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What of the row is drawn behind and above its pieces: the thread that it is strung on, empty
 * places, numbers, where something fits, and the marks of a plan.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include <adwaita.h>

#include "cards/nw-card-text.h"
#include "cards/nw-order-face.h"
#include "table/nw-piece.h"
#include "table/nw-row-view-private.h"

static void
stroke_path (GtkSnapshot    *snapshot,
             GskPathBuilder *builder,
             float           width,
             const float    *dash,
             const GdkRGBA  *colour)
{
  g_autoptr (GskPath) path = gsk_path_builder_free_to_path (builder);
  GskStroke *stroke = gsk_stroke_new (width);

  gsk_stroke_set_line_cap (stroke, GSK_LINE_CAP_ROUND);
  gsk_stroke_set_line_join (stroke, GSK_LINE_JOIN_ROUND);
  if (dash != NULL)
    gsk_stroke_set_dash (stroke, dash, 2);
  gtk_snapshot_append_stroke (snapshot, path, stroke, colour);
  gsk_stroke_free (stroke);
}

/* The thread on which the row is strung, behind its fabrics. */
static void
append_seam (NwRowView     *self,
             const NwPaper *paper,
             GtkSnapshot   *snapshot)
{
  const float dash[] = { 7, 6 };

  for (guint line = 0; line < self->layout.n_lines; line++)
    {
      const graphene_rect_t slot =
        nw_row_layout_get_slot (&self->layout, line * self->layout.per_line);
      const float y = slot.origin.y + slot.size.height / 2;
      GskPathBuilder *builder = gsk_path_builder_new ();

      gsk_path_builder_move_to (builder, MAX (slot.origin.x - 26, 3), y);
      gsk_path_builder_line_to (builder, MIN ((float) gtk_widget_get_width (GTK_WIDGET (self)) - 3,
                                              slot.origin.x + 26 +
                                              (float) self->layout.per_line *
                                              (slot.size.width + (float) self->layout.gap)), y);
      stroke_path (snapshot, builder, 1.8f, dash, &paper->thread);
    }
}

static void
append_number (NwRowView             *self,
               const graphene_rect_t *slot,
               guint                  number,
               GtkSnapshot           *snapshot)
{
  const graphene_rect_t box =
    GRAPHENE_RECT_INIT (slot->origin.x, slot->origin.y + slot->size.height + 1, slot->size.width,
                        NW_ROW_BELOW - 2);
  GdkRGBA colour;
  char text[8];

  gtk_widget_get_color (GTK_WIDGET (self), &colour);
  colour.alpha *= 0.75f;
  g_snprintf (text, sizeof text, "%u", number);
  nw_card_text_snapshot (snapshot, gtk_widget_get_pango_context (GTK_WIDGET (self)), text, &box, 11,
                         PANGO_WEIGHT_SEMIBOLD, NW_CARD_TEXT_CENTRE, &colour);
}

static void
append_slots (NwRowView     *self,
              const NwPaper *paper,
              GtkSnapshot   *snapshot)
{
  for (guint i = 0; i < self->layout.n_slots; i++)
    {
      const graphene_rect_t slot = nw_row_layout_get_slot (&self->layout, i);
      const guint at = i - self->n_left;

      if (i >= self->n_left && at < self->n_fabrics)
        {
          append_number (self, &slot, at + 1, snapshot);
        }
      else if (i >= self->n_left + self->n_fabrics + self->n_right)
        {
          gtk_snapshot_save (snapshot);
          gtk_snapshot_translate (snapshot, &slot.origin);
          nw_order_place_snapshot (paper, snapshot, slot.size.width, slot.size.height);
          gtk_snapshot_restore (snapshot);
        }
    }
}

/**
 * nw_row_view_get_span:
 * @self: the row
 * @first: first position of a section, from 0
 * @last: its last position
 * @line: a line of the row, from 0
 * @span: (out): the part of the section that lies in that line
 *
 * Returns: whether there is such a part
 */
gboolean
nw_row_view_get_span (NwRowView       *self,
                      guint            first,
                      guint            last,
                      guint            line,
                      graphene_rect_t *span)
{
  const guint from = MAX (first + self->n_left, line * self->layout.per_line);
  const guint to = MIN (last + self->n_left, (line + 1) * self->layout.per_line - 1);
  graphene_rect_t end;

  if (from > to)
    return FALSE;

  *span = nw_row_layout_get_slot (&self->layout, from);
  end = nw_row_layout_get_slot (&self->layout, to);
  span->size.width = end.origin.x + end.size.width - span->origin.x;

  return TRUE;
}

static void
outline_section (NwRowView     *self,
                 guint          first,
                 guint          last,
                 const float   *dash,
                 const GdkRGBA *colour,
                 GtkSnapshot   *snapshot)
{
  graphene_rect_t span;

  for (guint line = 0; line < self->layout.n_lines; line++)
    if (nw_row_view_get_span (self, first, last, line, &span))
      {
        GskPathBuilder *builder = gsk_path_builder_new ();
        GskRoundedRect rect;

        graphene_rect_inset (&span, -4, -4);
        gsk_rounded_rect_init_from_rect (&rect, &span, 9);
        gsk_path_builder_add_rounded_rect (builder, &rect);
        stroke_path (snapshot, builder, 3, dash, colour);
      }
}

/* A bracket above what is to be dyed, with a swatch of what it becomes. */
static void
append_dye (NwRowView     *self,
            NwMove         dye,
            const NwPaper *paper,
            GtkSnapshot   *snapshot)
{
  const NwCloth *cloth = nw_tailor_faces_get_cloth (self->faces, nw_move_arg (dye, 2));
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  graphene_rect_t span;

  for (guint line = 0; line < self->layout.n_lines; line++)
    if (nw_row_view_get_span (self, nw_move_arg (dye, 0), nw_move_arg (dye, 1), line, &span))
      {
        const float y = span.origin.y - 9;
        const float x = span.origin.x + span.size.width / 2;
        GskPathBuilder *builder = gsk_path_builder_new ();
        GdkRGBA colour;

        gtk_widget_get_color (GTK_WIDGET (self), &colour);
        gsk_path_builder_move_to (builder, span.origin.x + 3, y + 4);
        gsk_path_builder_line_to (builder, span.origin.x + 3, y);
        gsk_path_builder_line_to (builder, span.origin.x + span.size.width - 3, y);
        gsk_path_builder_line_to (builder, span.origin.x + span.size.width - 3, y + 4);
        stroke_path (snapshot, builder, 1.6f, NULL, &colour);
        nw_cloth_snapshot (cloth, snapshot, &GRAPHENE_RECT_INIT (x - 9, y - 12, 18, 18),
                           NW_CLOTH_LETTER, context);
      }
}

static void
append_marks (NwRowView     *self,
              const NwPaper *paper,
              GtkSnapshot   *snapshot)
{
  const float dash[] = { 7, 5 };
  AdwStyleManager *manager =
    adw_style_manager_get_for_display (gtk_widget_get_display (GTK_WIDGET (self)));
  GdkRGBA *accent = adw_style_manager_get_accent_color_rgba (manager);

  for (guint i = 0; i < self->n_fits; i++)
    outline_section (self, self->fits[i].position,
                     self->fits[i].position + self->fits[i].length - 1, NULL, accent, snapshot);

  if (self->has_plan)
    {
      for (guint i = 0; i < self->plan.n_dyes; i++)
        append_dye (self, self->plan.dyes[i], paper, snapshot);
      outline_section (self, self->plan.fit.position,
                       self->plan.fit.position + self->plan.fit.length - 1, dash, accent,
                       snapshot);
    }
  gdk_rgba_free (accent);
}

/**
 * nw_row_view_draw:
 * @self: the row
 * @snapshot: where to draw
 *
 * Draws the row with its pieces.
 */
void
nw_row_view_draw (NwRowView   *self,
                  GtkSnapshot *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const NwPaper *paper = nw_piece_get_paper (widget);

  if (self->faces == NULL)
    return;

  append_seam (self, paper, snapshot);
  append_slots (self, paper, snapshot);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_snapshot_child (widget, child, snapshot);
  append_marks (self, paper, snapshot);
}
