/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A box that is a keyboard zone; see nw-zone-box.h.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include "table/nw-zone-box.h"
#include "table/nw-zone.h"

struct _NwZoneBox
{
  GtkBox     parent_instance;

  /* Borrowed, weak */
  GtkWidget *last_focus;
};

G_DEFINE_FINAL_TYPE (NwZoneBox, nw_zone_box, GTK_TYPE_BOX)

static gboolean
nw_zone_box_focus (GtkWidget        *widget,
                   GtkDirectionType  direction)
{
  return nw_zone_focus (widget, direction, &NW_ZONE_BOX (widget)->last_focus);
}

static void
nw_zone_box_dispose (GObject *object)
{
  g_clear_weak_pointer (&NW_ZONE_BOX (object)->last_focus);

  G_OBJECT_CLASS (nw_zone_box_parent_class)->dispose (object);
}

static void
nw_zone_box_class_init (NwZoneBoxClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nw_zone_box_dispose;
  GTK_WIDGET_CLASS (klass)->focus = nw_zone_box_focus;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
nw_zone_box_init (NwZoneBox *self)
{
}

/**
 * nw_zone_box_clear:
 * @self: a zone
 *
 * Takes everything out.
 */
void
nw_zone_box_clear (NwZoneBox *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_box_remove (GTK_BOX (self), child);
}
