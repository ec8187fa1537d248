/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A titled group of pieces; see nw-brawl-group.h.
 *
 * An update is begin, add for each piece, end: pieces are used again in their order, those that
 * are left over go, and a group without pieces is not seen.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include <adwaita.h>

#include "table/nw-brawl-group.h"
#include "table/nw-template.h"

struct _NwBrawlGroup
{
  GtkWidget   parent_instance;

  /* Template children */
  GtkWidget  *content;
  GtkLabel   *title;
  AdwWrapBox *wrap;
  GtkLabel   *caption;

  /* Owned; the pieces themselves are borrowed: children */
  GPtrArray  *pieces;

  guint       n_added;
  float       scale;
  int         unit;
  int         per_line;
};

G_DEFINE_FINAL_TYPE (NwBrawlGroup, nw_brawl_group, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_PER_LINE,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static void
nw_brawl_group_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  if (prop_id == PROP_PER_LINE)
    g_value_set_int (value, NW_BRAWL_GROUP (object)->per_line);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
nw_brawl_group_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  if (prop_id == PROP_PER_LINE)
    NW_BRAWL_GROUP (object)->per_line = g_value_get_int (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
nw_brawl_group_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), NW_TYPE_BRAWL_GROUP);
  g_clear_pointer (&NW_BRAWL_GROUP (object)->pieces, g_ptr_array_unref);

  G_OBJECT_CLASS (nw_brawl_group_parent_class)->dispose (object);
}

static void
nw_brawl_group_class_init (NwBrawlGroupClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = nw_brawl_group_get_property;
  object_class->set_property = nw_brawl_group_set_property;
  object_class->dispose = nw_brawl_group_dispose;

  /**
   * NwBrawlGroup:per-line:
   *
   * How many pieces stand in a line if there is room; 0 for all of them.
   */
  props[PROP_PER_LINE] = g_param_spec_int ("per-line", NULL, NULL, 0, 100, 0,
                                           G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY |
                                           G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "nw-group");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  nw_template_set (widget_class, "nw-brawl-group.ui");
  gtk_widget_class_bind_template_child (widget_class, NwBrawlGroup, content);
  gtk_widget_class_bind_template_child (widget_class, NwBrawlGroup, title);
  gtk_widget_class_bind_template_child (widget_class, NwBrawlGroup, wrap);
  gtk_widget_class_bind_template_child (widget_class, NwBrawlGroup, caption);
}

static void
nw_brawl_group_init (NwBrawlGroup *self)
{
  self->pieces = g_ptr_array_new ();
  self->scale = 1;
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * nw_brawl_group_set_title:
 * @self: the group
 * @title: what it is
 * @is_seen: whether that stands above it, and is not only told to readers of screens
 *
 * Names the group.
 */
void
nw_brawl_group_set_title (NwBrawlGroup *self,
                          const char   *title,
                          gboolean      is_seen)
{
  gtk_label_set_label (self->title, title);
  gtk_widget_set_visible (GTK_WIDGET (self->title), is_seen);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}

/**
 * nw_brawl_group_set_caption:
 * @self: the group
 * @caption: what is said below; "" for nothing
 *
 * Says something about the group.
 */
void
nw_brawl_group_set_caption (NwBrawlGroup *self,
                            const char   *caption)
{
  gtk_label_set_label (self->caption, caption);
  gtk_widget_set_visible (GTK_WIDGET (self->caption), *caption != '\0');
}

/* So many pieces as are wanted fill a line. */
static void
update_line (NwBrawlGroup *self)
{
  int width, line;

  if (self->per_line == 0 || self->pieces->len == 0)
    return;

  nw_piece_get_size (g_ptr_array_index (self->pieces, 0), &width, NULL);
  line = MIN (self->per_line, (int) self->pieces->len) *
         (width + adw_wrap_box_get_child_spacing (self->wrap));
  adw_wrap_box_set_natural_line_length (self->wrap, line);
}

/**
 * nw_brawl_group_set_scale:
 * @self: the group
 * @scale: size of the pieces, in parts of what lies on the own board
 *
 * Says how large the pieces are beside others.
 */
void
nw_brawl_group_set_scale (NwBrawlGroup *self,
                          float         scale)
{
  self->scale = scale;
  for (guint i = 0; i < self->pieces->len; i++)
    nw_brawl_piece_set_scale (g_ptr_array_index (self->pieces, i), scale);
  update_line (self);
}

/**
 * nw_brawl_group_set_unit:
 * @self: the group
 * @unit: width of a card on the own board, in application pixels
 *
 * Says how large everything is.
 */
void
nw_brawl_group_set_unit (NwBrawlGroup *self,
                         int           unit)
{
  self->unit = unit;
  for (guint i = 0; i < self->pieces->len; i++)
    nw_brawl_piece_set_unit (g_ptr_array_index (self->pieces, i), unit);
  update_line (self);
}

/**
 * nw_brawl_group_begin:
 * @self: the group
 *
 * Begins an update.
 */
void
nw_brawl_group_begin (NwBrawlGroup *self)
{
  self->n_added = 0;
}

/**
 * nw_brawl_group_add:
 * @self: the group
 * @view: what is to be seen
 * @spot: a spot
 *
 * Shows a spot, after those that have been added before.
 */
void
nw_brawl_group_add (NwBrawlGroup      *self,
                    const NwBrawlView *view,
                    NwBrawlSpot        spot)
{
  if (self->n_added == self->pieces->len)
    {
      GtkWidget *piece = nw_brawl_piece_new ();

      nw_brawl_piece_set_scale (NW_BRAWL_PIECE (piece), self->scale);
      nw_brawl_piece_set_unit (NW_BRAWL_PIECE (piece), self->unit);
      adw_wrap_box_append (self->wrap, piece);
      g_ptr_array_add (self->pieces, piece);
    }

  nw_brawl_piece_update (g_ptr_array_index (self->pieces, self->n_added++), view, spot);
}

/**
 * nw_brawl_group_end:
 * @self: the group
 *
 * Ends an update: pieces that were not added again go.
 */
void
nw_brawl_group_end (NwBrawlGroup *self)
{
  while (self->pieces->len > self->n_added)
    {
      adw_wrap_box_remove (self->wrap,
                           g_ptr_array_index (self->pieces, self->pieces->len - 1));
      g_ptr_array_set_size (self->pieces, (int) self->pieces->len - 1);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), self->pieces->len > 0);
  update_line (self);
}
