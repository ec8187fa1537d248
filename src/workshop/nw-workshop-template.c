/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Templates from the Workshop's resources; see nw-workshop-template.h.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "nw-workshop-resources.h"
#include "workshop/nw-workshop-template.h"

/**
 * nw_workshop_template_set:
 * @widget_class: a class that is being set up
 * @name: name of its file in `ui/workshop/`, with the ending `.ui`
 *
 * Sets a class's template.
 */
void
nw_workshop_template_set (GtkWidgetClass *widget_class,
                          const char     *name)
{
  g_autofree char *path = g_strconcat ("/needlework/workshop/", name, NULL);

  /* Whoever links this library statically gets its resources by this reference. */
  g_assert (nw_workshop_get_resource () != NULL);
  gtk_widget_class_set_template_from_resource (widget_class, path);
}
