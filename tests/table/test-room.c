/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Room for everything: from 360 x 294 to 4K, in both languages, with text at its usual size and
 * twice as large, no widget has less than it needs and no label is cut; and what is touched is
 * large enough for a finger.
 */

#include "games/tailor/nw-tailor-state.h"
#include "nw-table-fixture.h"
#include "table/nw-action-bar.h"
#include "table/nw-brawl-board.h"
#include "table/nw-brawl-studio.h"
#include "table/nw-piece.h"
#include "table/nw-table.h"

/* What a finger hits, in application pixels. */
#define TARGET 44
#define DPI (96 * 1024)

static const struct
{
  int   width;
  int   height;
  guint max_scale;
} sizes[] = {
  { 360, 294, 1 }, { 360, 640, 1 }, { 720, 720, 2 }, { 1024, 600, 2 }, { 1280, 800, 2 },
  { 1920, 1080, 2 }, { 3840, 2160, 2 },
};

static const char *const languages[] = { "en", "es" };

/* What seat 0 is asked: kind of move, and the least number of them. */
static const struct
{
  guint kind;
  guint least;
} questions[] = {
  { NW_TAILOR_COMPLETE, 40 }, { NW_TAILOR_RESTOCK, 9 }, { NW_TAILOR_EXPAND, 2 },
  { NW_TAILOR_RESERVE_NOTHING, 2 },
};

/* Whatever can be activated on the table. */
static void
check_targets (GtkWidget *root)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (root) || !gtk_widget_compute_bounds (root, root, &bounds))
    return;

  if ((GTK_IS_BUTTON (root) || NW_IS_PIECE (root)) && gtk_widget_get_can_target (root) &&
      (bounds.size.width < TARGET || bounds.size.height < TARGET))
    g_error ("%s (%s) is %g x %g: too small for a finger", G_OBJECT_TYPE_NAME (root),
             gtk_widget_get_css_name (root), (double) bounds.size.width,
             (double) bounds.size.height);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_targets (child);
}

static void
check_page (guint question,
            guint language,
            guint size,
            guint scale)
{
  NwMatch *match = nw_fixture_find_match (4, languages[language], questions[question].kind,
                                          questions[question].least);
  NwGamePage *page = nw_game_page_new (match);
  GtkWidget *window;

  g_object_ref_sink (page);
  g_test_message ("question %u, %s, %d x %d, text %u", question, languages[language],
                  sizes[size].width, sizes[size].height, scale);
  window = nw_fixture_present (GTK_WIDGET (page), sizes[size].width, sizes[size].height);
  nw_fixture_check_sizes (GTK_WIDGET (page));
  check_targets (nw_game_page_get_table (page));
  nw_fixture_close (window);
  g_assert_finalize_object (page);
  g_assert_finalize_object (match);
}

static void
test_room (gconstpointer user_data)
{
  const guint scale = GPOINTER_TO_UINT (user_data);

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", (int) scale * DPI, NULL);
  for (guint size = 0; size < G_N_ELEMENTS (sizes); size++)
    for (guint question = 0; question < G_N_ELEMENTS (questions); question++)
      if (scale <= sizes[size].max_scale)
        check_page (question, (size + question) % G_N_ELEMENTS (languages), size, scale);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", DPI, NULL);
}

/* ---- Tattoo Brawl ----------------------------------------------------------------------------- */

/* Sizes at which a game of four is seen as a whole, and the moves between two looks at it. */
static const struct
{
  int         width;
  int         height;
  const char *language;
} whole_sizes[] = {
  { 1280, 800, "en" }, { 1280, 800, "es" }, { 1366, 768, "es" }, { 1920, 1080, "en" },
};
#define N_BETWEEN 19

static gboolean
is_own_board (GtkWidget *widget,
              gpointer   user_data)
{
  return NW_IS_BRAWL_BOARD (widget) && !gtk_widget_has_css_class (widget, "other");
}

/* Whether all of it is seen: nothing that it lies in scrolls, and it ends where the bar begins. */
static void
check_seen (GtkWidget *page,
            GtkWidget *board)
{
  GtkWidget *bar = nw_fixture_find_type (page, NW_TYPE_ACTION_BAR);
  GtkWidget *scroller = gtk_widget_get_ancestor (board, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment =
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  graphene_rect_t seen, below;

  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), <=,
                     gtk_adjustment_get_page_size (adjustment));
  g_assert_true (gtk_widget_compute_bounds (board, page, &seen));
  g_assert_true (gtk_widget_compute_bounds (bar, page, &below));
  g_assert_cmpfloat (seen.origin.y + seen.size.height, <=, below.origin.y);
}

/* From the characters to the end: the own board is always seen, and so is all else. */
static void
test_brawl_of_four (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (whole_sizes); i++)
    {
      NwMatch *match = nw_fixture_deal_of ("brawl", 4, 1, whole_sizes[i].language, 4);
      NwGamePage *page = g_object_ref_sink (nw_game_page_new (match));
      GtkWidget *window = nw_fixture_present (GTK_WIDGET (page), whole_sizes[i].width,
                                              whole_sizes[i].height);

      while (!nw_match_is_over (match))
        {
          GtkWidget *board;

          nw_fixture_settle (window);
          board = nw_fixture_find (GTK_WIDGET (page), is_own_board, NULL);
          g_test_message ("%d x %d, %s, move %u", whole_sizes[i].width, whole_sizes[i].height,
                          whole_sizes[i].language, nw_match_get_n_moves (match));
          check_seen (GTK_WIDGET (page), board);
          check_seen (GTK_WIDGET (page),
                      nw_fixture_find_type (GTK_WIDGET (page), NW_TYPE_BRAWL_STUDIO));
          check_targets (nw_game_page_get_table (page));
          nw_fixture_play (match, N_BETWEEN);
        }
      nw_fixture_close (window);
      g_assert_finalize_object (page);
      g_assert_finalize_object (match);
    }
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  nw_fixture_load_style ();

  g_test_add_data_func ("/room/text-1", GUINT_TO_POINTER (1), test_room);
  g_test_add_data_func ("/room/text-2", GUINT_TO_POINTER (2), test_room);
  g_test_add_func ("/room/brawl-of-four", test_brawl_of_four);

  return g_test_run ();
}
