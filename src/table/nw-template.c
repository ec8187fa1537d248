/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Templates from the table's resources; see nw-template.h.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include "nw-table-resources.h"
#include "table/nw-template.h"

/**
 * nw_template_set:
 * @widget_class: a class that is being set up
 * @name: name of its file in `ui/table/`, with the ending `.ui`
 *
 * Sets a class's template.
 */
void
nw_template_set (GtkWidgetClass *widget_class,
                 const char     *name)
{
  g_autofree char *path = g_strconcat ("/needlework/table/", name, NULL);

  /* Whoever links this library statically gets its resources by this reference. */
  g_assert (nw_table_get_resource () != NULL);
  gtk_widget_class_set_template_from_resource (widget_class, path);
}
