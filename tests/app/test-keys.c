/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A whole game by the keyboard alone, and dyeing by the mouse: real input, sent to the X server by
 * xdotool.
 */

#include <gdk/x11/gdkx.h>

#include "nw-player.h"
#include "nw-table-fixture.h"
#include "table/nw-fabric-piece.h"
#include "table/nw-market.h"
#include "table/nw-order-piece.h"
#include "table/nw-own-board.h"
#include "table/nw-row-view.h"
#include "table/nw-tailor-table.h"

/* Presses of a key after which a way that leads nowhere has failed. */
#define MAX_STEPS 60

typedef struct
{
  NwWindow *window;
  NwMatch  *match;
  guint     n_keys;
} Person;

static void
on_exited_cb (GPid     pid,
              int      status,
              gpointer user_data)
{
  g_assert_cmpint (status, ==, 0);
  *(gboolean *) user_data = TRUE;
}

static void
run_xdotool (const char *word,
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

static void
press (Person     *self,
       const char *key)
{
  run_xdotool ("key", key, NULL);
  nw_fixture_settle (GTK_WIDGET (self->window));
  self->n_keys++;
}

static GtkWidget *
get_focus (Person *self)
{
  return gtk_window_get_focus (GTK_WINDOW (self->window));
}

static gboolean
is_focus_in (Person *self,
             GType   zone)
{
  GtkWidget *focus = get_focus (self);

  return focus != NULL && gtk_widget_get_ancestor (focus, zone) != NULL;
}

static void
tab_to (Person *self,
        GType   zone)
{
  for (guint i = 0; i < MAX_STEPS && !is_focus_in (self, zone); i++)
    press (self, "Tab");
  g_assert_true (is_focus_in (self, zone));
}

/* With the arrows, from card to card. */
static void
walk_to (Person    *self,
         GtkWidget *target)
{
  for (guint i = 0; i < MAX_STEPS && get_focus (self) != target; i++)
    {
      graphene_rect_t from, to;

      g_assert_true (gtk_widget_compute_bounds (get_focus (self), GTK_WIDGET (self->window), &from));
      g_assert_true (gtk_widget_compute_bounds (target, GTK_WIDGET (self->window), &to));
      if (ABS (to.origin.y - from.origin.y) > to.size.height / 2)
        press (self, to.origin.y > from.origin.y ? "Down" : "Up");
      else
        press (self, to.origin.x > from.origin.x ? "Right" : "Left");
    }
  g_assert_true (get_focus (self) == target);
}

static void
act_on_order (Person    *self,
              GtkWidget *order)
{
  const guint n_moves = nw_match_get_n_moves (self->match);
  GtkWidget *zone = gtk_widget_get_ancestor (order, NW_TYPE_MARKET);

  if (zone == NULL)
    {
      gtk_widget_grab_focus (order);
    }
  else
    {
      tab_to (self, NW_TYPE_MARKET);
      walk_to (self, order);
    }
  press (self, "Return");
  if (nw_match_get_n_moves (self->match) > n_moves)
    return;

  /* It fits in several places: the marks are in the row's zone, behind its fabrics. */
  g_assert_nonnull (nw_player_find_button (self->window, "At "));
  tab_to (self, NW_TYPE_ROW_VIEW);
  for (guint i = 0; i < MAX_STEPS && !GTK_IS_BUTTON (get_focus (self)); i++)
    press (self, "Down");
  press (self, "Return");
}

static void
dye (Person *self)
{
  static const char *const letters[] = { "r", "o", "b", "w" };
  const guint n_moves = nw_match_get_n_moves (self->match);

  tab_to (self, NW_TYPE_ROW_VIEW);
  if (!NW_IS_FABRIC_PIECE (get_focus (self)))
    press (self, "Up");
  press (self, "shift+Right");
  for (guint i = 0; i < G_N_ELEMENTS (letters) && nw_match_get_n_moves (self->match) == n_moves;
       i++)
    press (self, letters[i]);
}

static void
act (Person *self)
{
  GtkWidget *order = nw_player_find_legal (self->window, NW_TYPE_ORDER_PIECE);
  GtkWidget *end = nw_player_find_button (self->window, "End turn");

  if (nw_player_find_button (self->window, "Restock") != NULL ||
      nw_player_find_button (self->window, "Left end") != NULL)
    press (self, "Return");
  else if (order != NULL)
    act_on_order (self, order);
  else if (gtk_widget_has_css_class (end, "not-yet"))
    dye (self);
  else
    press (self, "e");
}

/* Where things stand when a key did nothing. */
static void
tell (Person *self)
{
  GtkWidget *table = nw_game_page_get_table (nw_window_get_game_page (self->window));
  g_autofree char *text = nw_fixture_describe (table);

  g_test_message ("%s", nw_tailor_table_get_prompt (NW_TAILOR_TABLE (table)));
  g_test_message ("focus: %s", get_focus (self) != NULL ? G_OBJECT_TYPE_NAME (get_focus (self))
                                                        : "none");
  g_test_message ("%s", text);
}

static void
sit_down (Person *self)
{
  GdkSurface *surface;
  g_autofree char *id = NULL;

  self->window = nw_window_new (NULL);
  self->match = nw_player_start (self->window, 4);
  surface = gtk_native_get_surface (GTK_NATIVE (self->window));
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  id = g_strdup_printf ("%lu", gdk_x11_surface_get_xid (surface));
  G_GNUC_END_IGNORE_DEPRECATIONS
  run_xdotool ("windowfocus", id, NULL);
  nw_fixture_settle (GTK_WIDGET (self->window));
}

static void
get_up (Person *self)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_finalize_object (self->match);
}

static void
test_whole_game_by_keys (void)
{
  Person self = { 0 };
  guint n_moves = 0;

  sit_down (&self);
  while (!nw_match_is_over (self.match))
    {
      n_moves = nw_match_get_n_moves (self.match);
      act (&self);
      if (nw_match_get_n_moves (self.match) == n_moves)
        tell (&self);
      g_assert_cmpuint (nw_match_get_n_moves (self.match), >, n_moves);
      nw_player_wait (self.match, n_moves);
      nw_fixture_settle (GTK_WIDGET (self.window));
    }
  g_test_message ("%u keys for %u moves", self.n_keys, nw_match_get_n_moves (self.match));
  g_assert_nonnull (nw_player_find_button (self.window, "Play Again"));

  get_up (&self);
}

/* ---- The mouse -------------------------------------------------------------------------------- */

static void
point_at (Person    *self,
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
  run_xdotool ("mousemove", x, y);
  nw_fixture_settle (GTK_WIDGET (self->window));
}

static void
click_at (Person    *self,
          GtkWidget *widget)
{
  point_at (self, widget);
  run_xdotool ("click", "1", NULL);
  nw_fixture_settle (GTK_WIDGET (self->window));
}

/* T9: along the row with the button held, then a colour. */
static void
test_dye_by_dragging (void)
{
  Person self = { 0 };
  NwOwnBoard *board;
  NwRowView *row;
  GtkWidget *fabrics[3];
  guint first, last, n_moves;

  sit_down (&self);
  board = NW_OWN_BOARD (nw_fixture_find_type (GTK_WIDGET (self.window), NW_TYPE_OWN_BOARD));
  row = nw_own_board_get_row (board);
  fabrics[0] = nw_fixture_find_type (GTK_WIDGET (row), NW_TYPE_FABRIC_PIECE);
  for (guint i = 1; i < G_N_ELEMENTS (fabrics); i++)
    fabrics[i] = gtk_widget_get_next_sibling (fabrics[i - 1]);

  point_at (&self, fabrics[0]);
  run_xdotool ("mousedown", "1", NULL);
  for (guint i = 1; i < G_N_ELEMENTS (fabrics); i++)
    point_at (&self, fabrics[i]);
  run_xdotool ("mouseup", "1", NULL);
  nw_fixture_settle (GTK_WIDGET (self.window));
  g_assert_true (nw_row_view_get_selection (row, &first, &last));
  g_assert_cmpuint (first, ==, 0);
  g_assert_cmpuint (last, ==, 2);

  n_moves = nw_match_get_n_moves (self.match);
  click_at (&self, GTK_WIDGET (nw_own_board_find_colour (board, 3)));
  g_assert_cmpuint (nw_match_get_n_moves (self.match), ==, n_moves + 1);
  g_assert_cmpuint (nw_match_get_move (self.match, n_moves), ==, NW_MOVE (NW_TAILOR_DYE, 0, 2, 3));
  get_up (&self);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *xdotool = g_find_program_in_path ("xdotool");

  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  if (xdotool == NULL)
    {
      g_print ("1..0 # SKIP there is no xdotool\n");
      return 0;
    }
  g_test_add_func ("/keys/whole-game", test_whole_game_by_keys);
  g_test_add_func ("/keys/t9-dye-by-dragging", test_dye_by_dragging);

  return g_test_run ();
}
