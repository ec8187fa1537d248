/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A card, face up; see nw-card-view.h.
 *
 * The face is made when it is drawn for the first time: a list may be scrolled past many that are
 * never seen.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include <adwaita.h>

#include "workshop/nw-card-view.h"

#include "cards/nw-draft-face.h"
#include "cards/nw-order-layout.h"
#include "workshop/nw-naming.h"

struct _NwCardView
{
  GtkWidget  parent_instance;

  /* Owned */
  char      *language;
  NwRuleset *ruleset;
  char      *list;
  GVariant  *entry;
  NwDraftFace *face;
  NwCardPicture *picture;

  guint32    serial;             /* of the picture as it was drawn */
  int        width;
};

G_DEFINE_FINAL_TYPE (NwCardView, nw_card_view, GTK_TYPE_WIDGET)

static const NwPaper *
get_paper (GtkWidget *widget)
{
  AdwStyleManager *manager =
    adw_style_manager_get_for_display (gtk_widget_get_display (widget));

  if (adw_style_manager_get_high_contrast (manager))
    return nw_paper_get (NW_PAPER_HIGH_CONTRAST);

  return nw_paper_get (adw_style_manager_get_dark (manager) ? NW_PAPER_DARK : NW_PAPER_LIGHT);
}

static void
nw_card_view_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  NwCardView *self = NW_CARD_VIEW (widget);
  const float width = (float) gtk_widget_get_width (widget);

  if (self->entry == NULL)
    return;
  if (self->face == NULL)
    {
      self->face = nw_draft_face_new (self->ruleset, self->list, self->entry, self->language);
      if (self->picture != NULL)
        nw_draft_face_set_picture (self->face, self->picture);
    }

  self->serial = nw_draft_face_get_picture_serial (self->face);
  nw_draft_face_snapshot (self->face, get_paper (widget), snapshot,
                    gtk_widget_get_pango_context (widget), width);
}

/* Many views are shown at a time, and most of them show other pictures. */
static void
on_pictures_changed_cb (NwCardView *self)
{
  if (self->face != NULL && nw_draft_face_get_picture_serial (self->face) != self->serial)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

static GtkSizeRequestMode
nw_card_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
nw_card_view_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  const float width = (float) NW_CARD_VIEW (widget)->width;

  *minimum = *natural = (int) (orientation == GTK_ORIENTATION_HORIZONTAL ? width
                                                                         : width * NW_CARD_ASPECT);
}

static void
nw_card_view_finalize (GObject *object)
{
  NwCardView *self = NW_CARD_VIEW (object);

  g_clear_pointer (&self->face, nw_draft_face_free);
  g_clear_pointer (&self->picture, nw_card_picture_unref);
  g_clear_pointer (&self->entry, g_variant_unref);
  g_clear_pointer (&self->ruleset, nw_ruleset_unref);
  g_free (self->list);
  g_free (self->language);

  G_OBJECT_CLASS (nw_card_view_parent_class)->finalize (object);
}

static void
nw_card_view_class_init (NwCardViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = nw_card_view_finalize;
  widget_class->snapshot = nw_card_view_snapshot;
  widget_class->measure = nw_card_view_measure;
  widget_class->get_request_mode = nw_card_view_get_request_mode;
  gtk_widget_class_set_css_name (widget_class, "nw-card-view");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
nw_card_view_init (NwCardView *self)
{
  nw_card_picture_watch (GTK_WIDGET (self), G_CALLBACK (on_pictures_changed_cb));
}

/**
 * nw_card_view_new:
 * @language: the language of its words
 * @width: its width in pixels
 *
 * Returns: (transfer floating): a view without a card
 */
GtkWidget *
nw_card_view_new (const char *language,
                  int         width)
{
  NwCardView *self = g_object_new (NW_TYPE_CARD_VIEW, "halign", GTK_ALIGN_CENTER, "valign",
                                   GTK_ALIGN_CENTER, NULL);

  self->language = g_strdup (language);
  self->width = width;

  return GTK_WIDGET (self);
}

/**
 * nw_card_view_show:
 * @self: a view
 * @ruleset: the ruleset
 * @list: pointer to the card's list
 * @entry: (nullable): the card; %NULL for none
 *
 * Shows a card.
 */
void
nw_card_view_show (NwCardView *self,
                   NwRuleset  *ruleset,
                   const char *list,
                   GVariant   *entry)
{
  const NwField *field;
  g_autofree char *name = NULL;

  if (self->ruleset == ruleset && self->entry == entry && g_strcmp0 (self->list, list) == 0)
    return;

  field = nw_columns_find_list (ruleset, list);
  name = field != NULL && entry != NULL ? nw_naming_entry (field, entry, 0) : g_strdup ("");
  nw_ruleset_ref (ruleset);
  g_clear_pointer (&self->ruleset, nw_ruleset_unref);
  self->ruleset = ruleset;
  g_set_str (&self->list, list);
  if (entry != NULL)
    g_variant_ref (entry);
  g_clear_pointer (&self->entry, g_variant_unref);
  self->entry = entry;
  g_clear_pointer (&self->face, nw_draft_face_free);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * nw_card_view_set_picture:
 * @self: a view
 * @texture: a picture
 * @part: what of it is shown, see nw-raster.h
 *
 * Shows the card with a picture that it might have.
 */
void
nw_card_view_set_picture (NwCardView            *self,
                          GdkTexture            *texture,
                          const graphene_rect_t *part)
{
  g_clear_pointer (&self->picture, nw_card_picture_unref);
  self->picture = nw_card_picture_new_for_texture (texture, part);
  if (self->face != NULL)
    nw_draft_face_set_picture (self->face, self->picture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
