/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A person with a keyboard and a mouse; see nw-typist.h.
 */

#include <gdk/x11/gdkx.h>

#include "nw-player.h"
#include "nw-table-fixture.h"
#include "nw-typist.h"
#include "table/nw-action-bar.h"
#include "table/nw-brawl-board.h"
#include "table/nw-brawl-studio.h"
#include "table/nw-market.h"
#include "table/nw-row-view.h"
#include "table/nw-zone-box.h"

gboolean
nw_typist_can_type (void)
{
  g_autofree char *xdotool = g_find_program_in_path ("xdotool");

  return xdotool != NULL;
}

static void
on_exited_cb (GPid     pid,
              int      status,
              gpointer user_data)
{
  g_assert_cmpint (status, ==, 0);
  *(gboolean *) user_data = TRUE;
}

void
nw_typist_xdotool (const char *word,
                   const char *argument,
                   const char *another)
{
  const char *const argv[] = { "xdotool", word, argument, another, NULL };
  g_autoptr (GError) error = NULL;
  gboolean has_exited = FALSE;
  GPid pid;

  g_spawn_async (NULL, (char **) argv, NULL,
                 G_SPAWN_SEARCH_PATH | G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &pid, &error);
  g_assert_no_error (error);
  g_child_watch_add (pid, on_exited_cb, &has_exited);
  while (!has_exited)
    g_main_context_iteration (NULL, TRUE);
}

/* ---- At the table ----------------------------------------------------------------------------- */

/* Opens a window with the match, and gives it the keyboard. */
void
nw_typist_sit_down (NwTypist *self,
                    NwMatch  *match)
{
  GdkSurface *surface;
  g_autofree char *id = NULL;

  self->window = nw_window_new (NULL);
  self->match = match;
  nw_player_show (self->window, match);
  surface = gtk_native_get_surface (GTK_NATIVE (self->window));
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  id = g_strdup_printf ("%lu", gdk_x11_surface_get_xid (surface));
  G_GNUC_END_IGNORE_DEPRECATIONS
  nw_typist_xdotool ("windowfocus", id, NULL);
  nw_fixture_settle (GTK_WIDGET (self->window));
}

void
nw_typist_get_up (NwTypist *self)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_finalize_object (self->match);
}

/* ---- Keys ------------------------------------------------------------------------------------- */

void
nw_typist_press (NwTypist   *self,
                 const char *key)
{
  nw_typist_xdotool ("key", key, NULL);
  nw_fixture_settle (GTK_WIDGET (self->window));
  self->n_keys++;
}

GtkWidget *
nw_typist_get_focus (NwTypist *self)
{
  return gtk_window_get_focus (GTK_WINDOW (self->window));
}

static GtkWidget *
get_focus_zone (NwTypist *self,
                GType     type)
{
  GtkWidget *focus = nw_typist_get_focus (self);

  return focus != NULL ? gtk_widget_get_ancestor (focus, type) : NULL;
}

void
nw_typist_tab_to (NwTypist *self,
                  GType     zone)
{
  for (guint i = 0; i < NW_TYPIST_MAX_STEPS && get_focus_zone (self, zone) == NULL; i++)
    nw_typist_press (self, "Tab");
  g_assert_nonnull (get_focus_zone (self, zone));
}

/* With the arrows, from one to the next. */
static void
walk_to (NwTypist  *self,
         GtkWidget *target)
{
  GtkWidget *window = GTK_WIDGET (self->window);

  for (guint i = 0; i < NW_TYPIST_MAX_STEPS && nw_typist_get_focus (self) != target; i++)
    {
      graphene_rect_t from, to;

      g_assert_true (gtk_widget_compute_bounds (nw_typist_get_focus (self), window, &from));
      g_assert_true (gtk_widget_compute_bounds (target, window, &to));
      if (ABS (to.origin.y - from.origin.y) > to.size.height / 2)
        nw_typist_press (self, to.origin.y > from.origin.y ? "Down" : "Up");
      else
        nw_typist_press (self, to.origin.x > from.origin.x ? "Right" : "Left");
    }
  g_assert_true (nw_typist_get_focus (self) == target);
}

/* Takes the focus there as people do: Tab to its part of the table, then the arrows. */
void
nw_typist_go_to (NwTypist  *self,
                 GtkWidget *target)
{
  const GType types[] = { NW_TYPE_MARKET, NW_TYPE_ROW_VIEW, NW_TYPE_ZONE_BOX,
                          NW_TYPE_BRAWL_BOARD, NW_TYPE_BRAWL_STUDIO };
  GtkWidget *zone = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (types) && zone == NULL; i++)
    zone = gtk_widget_get_ancestor (target, types[i]);

  for (guint i = 0; i < NW_TYPIST_MAX_STEPS; i++)
    {
      GtkWidget *focus = nw_typist_get_focus (self);

      if (focus != NULL && (zone != NULL ? gtk_widget_is_ancestor (focus, zone)
                                         : focus == target))
        break;
      nw_typist_press (self, "Tab");
    }
  walk_to (self, target);
}

/* ---- The mouse -------------------------------------------------------------------------------- */

void
nw_typist_point_at (NwTypist  *self,
                    GtkWidget *widget)
{
  const graphene_point_t centre =
    GRAPHENE_POINT_INIT ((float) gtk_widget_get_width (widget) / 2,
                         (float) gtk_widget_get_height (widget) / 2);
  graphene_point_t at;
  double dx, dy;
  g_autofree char *x = NULL;
  g_autofree char *y = NULL;

  g_assert_true (gtk_widget_compute_point (widget, GTK_WIDGET (self->window), &centre, &at));
  gtk_native_get_surface_transform (GTK_NATIVE (self->window), &dx, &dy);
  x = g_strdup_printf ("%d", (int) ((double) at.x + dx));
  y = g_strdup_printf ("%d", (int) ((double) at.y + dy));
  nw_typist_xdotool ("mousemove", x, y);
  nw_fixture_settle (GTK_WIDGET (self->window));
}

void
nw_typist_click_at (NwTypist  *self,
                    GtkWidget *widget)
{
  nw_typist_point_at (self, widget);
  nw_typist_xdotool ("click", "1", NULL);
  nw_fixture_settle (GTK_WIDGET (self->window));
}
