/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the tests of views share; see nw-table-fixture.h.
 */

#include <string.h>

#include "bots/nw-bot.h"
#include "nw-table-fixture.h"
#include "table/nw-piece.h"

/* Games in which a choice is looked for before it counts as one that never comes. */
#define MAX_SEEDS 40

/* Whoever sits there is of little interest, but for the kind. */
NwMatch *
nw_fixture_deal_with (NwRuleset  *ruleset,
                      guint       n_seats,
                      guint       n_humans,
                      const char *language,
                      guint64     seed)
{
  static const char *const names[] = { "Ana", "Bao", "Chen", "Dora" };
  g_autoptr (GListStore) seats = g_list_store_new (NW_TYPE_SEAT_INFO);
  const NwDeal deal = { .n_seats = n_seats, .seed = seed };

  for (guint i = 0; i < n_seats; i++)
    {
      g_autoptr (NwSeatInfo) seat =
        nw_seat_info_new (names[i], i < n_humans ? NW_SEAT_KIND_HUMAN : NW_SEAT_KIND_APPRENTICE,
                          language, "#b5352a");

      g_list_store_append (seats, seat);
    }

  return nw_match_new (ruleset, &deal, G_LIST_MODEL (seats));
}

NwMatch *
nw_fixture_deal_of (const char *game,
                    guint       n_seats,
                    guint       n_humans,
                    const char *language,
                    guint64     seed)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official (game);

  return nw_fixture_deal_with (ruleset, n_seats, n_humans, language, seed);
}

NwMatch *
nw_fixture_deal (guint       n_seats,
                 guint       n_humans,
                 const char *language,
                 guint64     seed)
{
  return nw_fixture_deal_of ("tailor", n_seats, n_humans, language, seed);
}

/* What a journeyman would do for whoever must decide. */
NwMove
nw_fixture_choose (NwMatch *match,
                   guint64 *rng)
{
  NwRuleset *ruleset = nw_match_get_ruleset (match);
  NwState view;

  nw_match_view_for (match, nw_match_get_actor (match), &view);

  return nw_bot_choose (nw_ruleset_get_game (ruleset), nw_ruleset_get_compiled (ruleset), &view,
                        NW_BOT_JOURNEYMAN, rng, NULL);
}

/* Whoever must decide does what a journeyman would; stops early at the end of the game. */
void
nw_fixture_play (NwMatch *match,
                 guint    n_moves)
{
  guint64 rng = 1;

  for (guint i = 0; i < n_moves && !nw_match_is_over (match); i++)
    {
      const NwMove move = nw_fixture_choose (match, &rng);

      g_assert_true (nw_match_try_move (match, nw_match_get_actor (match), move, NULL));
    }
}

static gboolean
offers (NwMatch *match,
        guint    kind)
{
  const NwMove *legal;
  guint n;

  legal = nw_match_legal (match, &n);
  for (guint i = 0; i < n; i++)
    if (nw_move_kind (legal[i]) == kind)
      return TRUE;

  return FALSE;
}

/* A game in which seat 0 may make a move of that kind, and has at least so many moves. */
NwMatch *
nw_fixture_find_match (guint       n_seats,
                       const char *language,
                       guint       kind,
                       guint       least)
{
  for (guint seed = 1; seed < MAX_SEEDS; seed++)
    {
      NwMatch *match = nw_fixture_deal (n_seats, 1, language, seed);

      for (; !nw_match_is_over (match); nw_fixture_play (match, 1))
        {
          guint n;

          nw_match_legal (match, &n);
          if (nw_match_get_actor (match) == 0 && n >= least && offers (match, kind))
            return match;
        }
      g_object_unref (match);
    }
  g_assert_not_reached ();
}

static gboolean
on_ticked_cb (GtkWidget     *widget,
              GdkFrameClock *clock,
              gpointer       user_data)
{
  guint *n_frames = user_data;

  *n_frames += 1;
  /* What is at rest is drawn again, so that there are frames to wait for. */
  gtk_widget_queue_draw (widget);

  return G_SOURCE_CONTINUE;
}

/* Waits until everything that was asked for has been laid out and drawn. */
void
nw_fixture_settle (GtkWidget *widget)
{
  guint n_frames = 0;
  const guint id = gtk_widget_add_tick_callback (widget, on_ticked_cb, &n_frames, NULL);

  while (n_frames < 4)
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_remove_tick_callback (widget, id);
}

/* The application's own style, which decides about room as much as the widgets do. */
void
nw_fixture_load_style (void)
{
  static GtkCssProvider *provider = NULL;
  g_autofree char *path = NULL;

  if (provider != NULL)
    return;

  path = g_build_filename (g_getenv ("NW_TEST_SOURCE_ROOT"), "data", "styles", "style.css", NULL);
  provider = gtk_css_provider_new ();
  gtk_css_provider_load_from_path (provider, path);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

GtkWidget *
nw_fixture_present (GtkWidget *content,
                    int        width,
                    int        height)
{
  GtkWidget *window = adw_window_new ();

  g_object_set (gtk_widget_get_settings (window), "gtk-enable-animations", FALSE, NULL);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_widget_set_size_request (window, 200, 200);
  adw_window_set_content (ADW_WINDOW (window), content);
  gtk_window_present (GTK_WINDOW (window));
  nw_fixture_settle (window);

  return window;
}

void
nw_fixture_close (GtkWidget *window)
{
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_destroy (GTK_WINDOW (window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_null (window);
}

GtkWidget *
nw_fixture_find (GtkWidget  *root,
                 gboolean  (*is_wanted) (GtkWidget *widget,
                                         gpointer   user_data),
                 gpointer    user_data)
{
  if (is_wanted (root, user_data))
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = nw_fixture_find (child, is_wanted, user_data);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static gboolean
is_of_type (GtkWidget *widget,
            gpointer   user_data)
{
  return g_type_is_a (G_OBJECT_TYPE (widget), GPOINTER_TO_SIZE (user_data));
}

GtkWidget *
nw_fixture_find_type (GtkWidget *root,
                      GType      type)
{
  return nw_fixture_find (root, is_of_type, GSIZE_TO_POINTER (type));
}

static void
on_exited_cb (GPid     pid,
              int      status,
              gpointer user_data)
{
  g_assert_cmpint (status, ==, 0);
  *(gboolean *) user_data = TRUE;
}

/* Real input, by way of the X server. */
void
nw_fixture_xdotool (const char *word,
                    ...)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) argv = NULL;
  g_autoptr (GError) error = NULL;
  gboolean has_exited = FALSE;
  GPid pid;
  va_list words;

  g_strv_builder_add (builder, "xdotool");
  va_start (words, word);
  for (; word != NULL; word = va_arg (words, const char *))
    g_strv_builder_add (builder, word);
  va_end (words);
  argv = g_strv_builder_end (builder);

  g_spawn_async (NULL, argv, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL,
                 &pid, &error);
  g_assert_no_error (error);
  g_child_watch_add (pid, on_exited_cb, &has_exited);
  while (!has_exited)
    g_main_context_iteration (NULL, TRUE);
}

/* Where the middle of a widget is on the screen; its window is at the upper left corner. */
void
nw_fixture_locate (GtkWidget *widget,
                   int       *x,
                   int       *y)
{
  GtkNative *native = gtk_widget_get_native (widget);
  const graphene_point_t centre =
    GRAPHENE_POINT_INIT ((float) gtk_widget_get_width (widget) / 2,
                         (float) gtk_widget_get_height (widget) / 2);
  graphene_point_t at;
  double dx, dy;

  g_assert_true (gtk_widget_compute_point (widget, GTK_WIDGET (native), &centre, &at));
  gtk_native_get_surface_transform (native, &dx, &dy);
  *x = (int) ((double) at.x + dx);
  *y = (int) ((double) at.y + dy);
}

/* Moves the pointer to a place beside the middle of a widget. */
void
nw_fixture_point_at (GtkWidget *widget,
                     int        dx,
                     int        dy)
{
  g_autofree char *at_x = NULL;
  g_autofree char *at_y = NULL;
  int x, y;

  nw_fixture_locate (widget, &x, &y);
  at_x = g_strdup_printf ("%d", x + dx);
  at_y = g_strdup_printf ("%d", y + dy);
  nw_fixture_xdotool ("mousemove", at_x, at_y, NULL);
  nw_fixture_settle (GTK_WIDGET (gtk_widget_get_root (widget)));
}

/* Presses the pointer's first button, or lets it go. */
void
nw_fixture_press (GtkWidget *window,
                  gboolean   is_down)
{
  nw_fixture_xdotool (is_down ? "mousedown" : "mouseup", "1", NULL);
  nw_fixture_settle (window);
}

/* How many pixels of that colour a widget shows. */
guint
nw_fixture_count (GtkWidget *widget,
                  guint32    argb)
{
  const int width = gtk_widget_get_width (widget);
  const int height = gtk_widget_get_height (widget);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  guint n = 0;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node != NULL)
    gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        guint32 pixel;

        memcpy (&pixel, cairo_image_surface_get_data (surface) +
                          y * cairo_image_surface_get_stride (surface) + x * 4, 4);
        n += pixel == argb;
      }
  cairo_surface_destroy (surface);

  return n;
}

static gboolean
is_cut (GtkLabel *label)
{
  PangoLayout *layout = gtk_label_get_layout (label);
  int width, height;

  if (gtk_label_get_ellipsize (label) != PANGO_ELLIPSIZE_NONE)
    return FALSE;

  pango_layout_get_pixel_size (layout, &width, &height);

  return width > gtk_widget_get_width (GTK_WIDGET (label)) + 1 ||
         height > gtk_widget_get_height (GTK_WIDGET (label)) + 1;
}

static int
get_margins (GtkWidget      *widget,
             GtkOrientation  orientation)
{
  return orientation == GTK_ORIENTATION_HORIZONTAL
           ? gtk_widget_get_margin_start (widget) + gtk_widget_get_margin_end (widget)
           : gtk_widget_get_margin_top (widget) + gtk_widget_get_margin_bottom (widget);
}

/* A widget measures itself with the margins of its style, which cannot be asked for. */
#define STYLE_MARGINS 26

/* A widget and what it is in, for messages. */
static char *
say_where (GtkWidget *widget)
{
  GString *text = g_string_new (NULL);

  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    g_string_append_printf (text, "%s%s", text->len > 0 ? " in " : "",
                            G_OBJECT_TYPE_NAME (widget));

  return g_string_free_and_steal (text);
}

static void
check_size (GtkWidget      *widget,
            GtkOrientation  orientation,
            int             for_size,
            int             size)
{
  int minimum, wider;

  gtk_widget_measure (widget, orientation, for_size, &minimum, NULL, NULL, NULL);
  gtk_widget_measure (widget, orientation, for_size > 0 ? for_size + STYLE_MARGINS : -1, &wider,
                      NULL, NULL, NULL);
  minimum = MIN (minimum, wider);
  minimum -= get_margins (widget, orientation);
  if (minimum > size + STYLE_MARGINS)
    {
      g_autofree char *where = say_where (widget);

      g_error ("%s needs %d, has %d", where, minimum, size);
    }
}

static int
get_for_size (GtkWidget *widget,
              int        width)
{
  int minimum;

  if (gtk_widget_get_request_mode (widget) != GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH)
    return -1;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);

  return MAX (width + get_margins (widget, GTK_ORIENTATION_HORIZONTAL), minimum);
}

/* What a page of libadwaita has in it, with margins of the style that are larger than others'. */
static gboolean
is_in_page (GtkWidget *widget)
{
  for (guint i = 0; i < 4 && widget != NULL; i++)
    {
      widget = gtk_widget_get_parent (widget);
      if (widget != NULL && (ADW_IS_STATUS_PAGE (widget) || ADW_IS_PREFERENCES_PAGE (widget)))
        return TRUE;
    }

  return FALSE;
}

/* Everything has at least the room that it needs, and no label is cut. */
void
nw_fixture_check_sizes (GtkWidget *root)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (root) || !gtk_widget_compute_bounds (root, root, &bounds))
    return;

  /* What scrolls needs more than it has. */
  if (!GTK_IS_SCROLLABLE (root) && !is_in_page (root))
    {
      check_size (root, GTK_ORIENTATION_HORIZONTAL, -1, (int) bounds.size.width);
      check_size (root, GTK_ORIENTATION_VERTICAL, get_for_size (root, (int) bounds.size.width),
                  (int) bounds.size.height);
    }
  if (GTK_IS_LABEL (root) && is_cut (GTK_LABEL (root)))
    g_error ("A label is cut: “%s”", gtk_label_get_label (GTK_LABEL (root)));

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    nw_fixture_check_sizes (child);
}

static void
append_description (GtkWidget *widget,
                    GString   *text)
{
  g_auto (GStrv) classes = gtk_widget_get_css_classes (widget);
  g_autofree char *list = g_strjoinv (" ", classes);

  if (!gtk_widget_get_visible (widget))
    return;

  g_string_append_printf (text, "%s [%s]", gtk_widget_get_css_name (widget), list);
  if (NW_IS_PIECE (widget))
    g_string_append_printf (text, " “%s”", nw_piece_get_name (NW_PIECE (widget)));
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (text, " “%s”", gtk_label_get_label (GTK_LABEL (widget)));
  g_string_append_c (text, '\n');
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    append_description (child, text);
}

/* All that is to be seen, as text: types, classes, names and labels. */
char *
nw_fixture_describe (GtkWidget *root)
{
  GString *text = g_string_new (NULL);

  append_description (root, text);

  return g_string_free (text, FALSE);
}
