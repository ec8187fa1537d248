/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Keyboard zones; see nw-zone.h.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include <math.h>

#include "table/nw-zone.h"

/* What lies askew is farther away than it is. */
#define ASKEW 3.0f

static void
collect (GtkWidget *widget,
         GPtrArray *targets)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget) ||
      !gtk_widget_get_can_focus (widget))
    return;

  if (gtk_widget_get_focusable (widget))
    {
      g_ptr_array_add (targets, widget);
      return;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, targets);
}

/* Everything in the zone that can have the focus, in the order of the widget tree. */
static GPtrArray *
get_targets (GtkWidget *zone)
{
  GPtrArray *targets = g_ptr_array_new ();

  for (GtkWidget *child = gtk_widget_get_first_child (zone); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, targets);

  return targets;
}

/* How far @b is from @a in that direction; INFINITY if it does not lie there. */
static float
get_distance (const graphene_rect_t *a,
              const graphene_rect_t *b,
              GtkDirectionType       direction)
{
  graphene_point_t from, to;
  float along, across;

  graphene_rect_get_center (a, &from);
  graphene_rect_get_center (b, &to);

  switch (direction)
    {
    case GTK_DIR_LEFT:
      along = from.x - to.x;
      across = fabsf (from.y - to.y);
      break;
    case GTK_DIR_RIGHT:
      along = to.x - from.x;
      across = fabsf (from.y - to.y);
      break;
    case GTK_DIR_UP:
      along = from.y - to.y;
      across = fabsf (from.x - to.x);
      break;
    case GTK_DIR_DOWN:
      along = to.y - from.y;
      across = fabsf (from.x - to.x);
      break;
    case GTK_DIR_TAB_FORWARD:
    case GTK_DIR_TAB_BACKWARD:
    default:
      return INFINITY;
    }

  return along > 1 ? along + ASKEW * across : INFINITY;
}

/**
 * nw_zone_find_nearest:
 * @zone: a zone
 * @from: a widget in it
 * @direction: left, right, up or down
 *
 * Returns: (nullable) (transfer none): what can have the focus and is nearest in that direction
 */
GtkWidget *
nw_zone_find_nearest (GtkWidget        *zone,
                      GtkWidget        *from,
                      GtkDirectionType  direction)
{
  g_autoptr (GPtrArray) targets = get_targets (zone);
  GtkWidget *nearest = NULL;
  float least = INFINITY;
  graphene_rect_t a, b;

  if (!gtk_widget_compute_bounds (from, zone, &a))
    return NULL;

  for (guint i = 0; i < targets->len; i++)
    {
      GtkWidget *target = g_ptr_array_index (targets, i);
      float distance;

      if (target == from || !gtk_widget_compute_bounds (target, zone, &b))
        continue;
      distance = get_distance (&a, &b, direction);
      if (distance < least)
        {
          least = distance;
          nearest = target;
        }
    }

  return nearest;
}

/**
 * nw_zone_focus:
 * @zone: a zone
 * @direction: where the focus is to go
 * @last_focus: (inout): a weak pointer to what had the focus when it left the zone, which gets it
 *   back when it returns
 *
 * Does the work of `GtkWidgetClass.focus` for a zone.
 *
 * Returns: whether the focus is in the zone now
 */
gboolean
nw_zone_focus (GtkWidget         *zone,
               GtkDirectionType   direction,
               GtkWidget        **last_focus)
{
  GtkRoot *root = gtk_widget_get_root (zone);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  g_autoptr (GPtrArray) targets = NULL;

  if (focus != NULL && focus != zone && gtk_widget_is_ancestor (focus, zone))
    {
      GtkWidget *next = NULL;

      g_set_weak_pointer (last_focus, focus);
      if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
        next = nw_zone_find_nearest (zone, focus, direction);

      return next != NULL && gtk_widget_grab_focus (next);
    }

  if (*last_focus != NULL && gtk_widget_get_mapped (*last_focus) &&
      gtk_widget_grab_focus (*last_focus))
    return TRUE;

  targets = get_targets (zone);

  return targets->len > 0 && gtk_widget_grab_focus (g_ptr_array_index (targets, 0));
}
