/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A person at the table; see nw-player.h.
 */

#include "nw-player.h"
#include "nw-table-fixture.h"
#include "table/nw-own-board.h"
#include "table/nw-piece.h"

/* Seconds after which a test that waits has failed. */
#define PATIENCE 60

/* Shows a match in which bots do not wait. */
void
nw_player_show (NwWindow *window,
                NwMatch  *match)
{
  nw_window_set_autosave (window, FALSE);
  g_object_set (gtk_widget_get_settings (GTK_WIDGET (window)), "gtk-enable-animations", FALSE,
                NULL);
  gtk_window_present (GTK_WINDOW (window));
  nw_window_show_match (window, match);
  nw_match_set_bot_delay (match, 0);
  nw_fixture_settle (GTK_WIDGET (window));
}

/* A window on its first page, to which the caller holds a reference. */
NwWindow *
nw_player_new_window (void)
{
  NwWindow *window = g_object_ref (nw_window_new (NULL));

  g_object_set (gtk_widget_get_settings (GTK_WIDGET (window)), "gtk-enable-animations", FALSE,
                NULL);
  gtk_window_present (GTK_WINDOW (window));
  nw_fixture_settle (GTK_WIDGET (window));

  return window;
}

/* Closes it, with whatever dialog is open, and sees to it that nothing is left of it. */
void
nw_player_close_window (NwWindow *window)
{
  AdwDialog *dialog =
    adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));

  if (dialog != NULL)
    adw_dialog_force_close (dialog);
  nw_fixture_settle (GTK_WIDGET (window));
  gtk_window_close (GTK_WINDOW (window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_finalize_object (window);
}

/* Lets things happen until that is so. */
void
nw_player_wait_until (gboolean (*is_done) (gpointer user_data),
                      gpointer   user_data)
{
  const gint64 deadline = g_get_monotonic_time () + PATIENCE * G_USEC_PER_SEC;

  while (!is_done (user_data))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      if (!g_main_context_iteration (NULL, FALSE))
        g_usleep (500);
    }
}

/* One person against a bot that does not wait. */
NwMatch *
nw_player_start (NwWindow *window,
                 guint64   seed)
{
  NwMatch *match = nw_fixture_deal (2, 1, "en", seed);

  nw_player_show (window, match);

  return match;
}

/* Until there are more moves than that and the person must decide again, or the game is over. */
void
nw_player_wait (NwMatch *match,
                guint    n_moves)
{
  const gint64 deadline = g_get_monotonic_time () + PATIENCE * G_USEC_PER_SEC;

  while (!nw_match_is_over (match) &&
         (nw_match_get_n_moves (match) <= n_moves || nw_match_get_actor (match) != 0))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      if (!g_main_context_iteration (NULL, FALSE))
        g_usleep (500);
    }
}

static gboolean
is_legal_piece (GtkWidget *widget,
                gpointer   user_data)
{
  return g_type_is_a (G_OBJECT_TYPE (widget), GPOINTER_TO_SIZE (user_data)) &&
         gtk_widget_has_css_class (widget, "legal") && gtk_widget_get_mapped (widget);
}

/* A piece of that type with which a move can be made. */
GtkWidget *
nw_player_find_legal (NwWindow *window,
                      GType     type)
{
  return nw_fixture_find (GTK_WIDGET (window), is_legal_piece, GSIZE_TO_POINTER (type));
}

static gboolean
is_button (GtkWidget *widget,
           gpointer   user_data)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget) &&
         gtk_button_get_label (GTK_BUTTON (widget)) != NULL &&
         strstr (gtk_button_get_label (GTK_BUTTON (widget)), user_data) != NULL;
}

/* A button that is seen and whose label has that in it. */
GtkWidget *
nw_player_find_button (NwWindow   *window,
                       const char *label)
{
  return nw_fixture_find (GTK_WIDGET (window), is_button, (gpointer) label);
}

/* What to dye with that colour with. */
GtkWidget *
nw_player_find_colour (NwWindow *window,
                       guint     colour)
{
  GtkWidget *board = nw_fixture_find_type (GTK_WIDGET (window), NW_TYPE_OWN_BOARD);

  return GTK_WIDGET (nw_own_board_find_colour (NW_OWN_BOARD (board), colour));
}
