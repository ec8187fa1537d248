/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * To be loaded before a program: says on the file descriptor that NW_FIRST_FRAME names when the
 * program's first window was drawn for the first time, in microseconds of the monotonic clock.
 *
 * So the same eyes look at every program, and none of them has to know of it.
 */

#define _GNU_SOURCE

#include <dlfcn.h>
#include <stdlib.h>
#include <unistd.h>

#include <gtk/gtk.h>

static void
on_painted_cb (GdkFrameClock *clock,
               gpointer       user_data)
{
  const char *name = g_getenv ("NW_FIRST_FRAME");
  g_autofree char *line = g_strdup_printf ("%" G_GINT64_FORMAT "\n", g_get_monotonic_time ());

  g_signal_handlers_disconnect_by_func (clock, on_painted_cb, user_data);
  if (name != NULL && write (atoi (name), line, strlen (line)) < 0)
    g_error ("The first frame cannot be told of");
}

static void
on_mapped_cb (GtkWidget *window,
              gpointer   user_data)
{
  g_signal_handlers_disconnect_by_func (window, on_mapped_cb, user_data);
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint",
                    G_CALLBACK (on_painted_cb), NULL);
}

/* In the place of GTK's own. */
void
gtk_window_present (GtkWindow *window)
{
  static gboolean is_watched;
  void (*present) (GtkWindow *) = dlsym (RTLD_NEXT, "gtk_window_present");

  if (!is_watched)
    g_signal_connect_after (window, "map", G_CALLBACK (on_mapped_cb), NULL);
  is_watched = TRUE;
  present (window);
}
