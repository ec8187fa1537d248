/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The Workshop's other pages: tables, house rules, words, problems; and how all of them lie.
 */

#include <string.h>

#include "nw-desk.h"
#include "workshop/nw-edit.h"
#include "workshop/nw-form.h"
#include "workshop/nw-problems-page.h"
#include "workshop/nw-section.h"
#include "workshop/nw-words-page.h"

/* ---- Forms and grids -------------------------------------------------------------------------- */

static void
test_tables (void)
{
  NwWorkshopWindow *window = nw_desk_open_game ("tailor");
  GtkWidget *section = nw_desk_show_section (window, "tables");
  NwForm *form = NW_FORM (nw_fixture_find_type (section, NW_TYPE_FORM));
  GtkWidget *cell = nw_form_find (form, "levels/1/display/3");
  g_autofree char *id = NULL;

  g_assert_true (GTK_IS_SPIN_BUTTON (cell));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (cell), 5);
  g_assert_cmpint (nw_desk_get_number (window, "/tables/levels/1/display/3"), ==, 5);
  adw_spin_row_set_value (ADW_SPIN_ROW (nw_form_find (form, "tokens/rw")), 33);
  g_assert_cmpint (nw_desk_get_number (window, "/tables/tokens/rw"), ==, 33);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (nw_form_find (form, "seat_start/3/magic")), 2);
  g_assert_cmpint (nw_desk_get_number (window, "/tables/seat_start/3/magic"), ==, 2);
  gtk_editable_set_text (GTK_EDITABLE (nw_form_find (form, "patterns/0/id")), "rose");
  id = nw_desk_get_text (window, "/tables/patterns/0/id");
  g_assert_cmpstr (id, ==, "rose");
  for (guint i = 0; i < 4; i++)
    nw_desk_activate (window, "doc.undo");
  g_assert_false (nw_document_is_modified (nw_desk_get_document (window)));
  g_assert_cmpfloat (gtk_spin_button_get_value (GTK_SPIN_BUTTON (
                       nw_form_find (form, "levels/1/display/3"))), ==, 3);
  nw_desk_close (window);
}

static gboolean
is_reset (GtkWidget *widget,
          gpointer   data)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget) &&
         g_strcmp0 (gtk_widget_get_tooltip_text (widget), "Back to “2”") == 0;
}

static void
test_house_rules (void)
{
  NwWorkshopWindow *window = nw_desk_open_game ("tailor");
  GtkWidget *section = nw_desk_show_section (window, "rules");
  NwForm *form = NW_FORM (nw_fixture_find_type (section, NW_TYPE_FORM));
  GtkWidget *reset;

  g_assert_cmpuint (nw_section_n_changed (nw_desk_get_ruleset (window)), ==, 0);
  adw_spin_row_set_value (ADW_SPIN_ROW (nw_form_find (form, "dyes_per_turn")), 4);
  adw_switch_row_set_active (ADW_SWITCH_ROW (nw_form_find (form, "allow_pass")), TRUE);
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_cmpuint (nw_section_n_changed (nw_desk_get_ruleset (window)), ==, 2);
  g_assert_true (nw_desk_shows (window, "2 changed"));

  reset = nw_fixture_find (section, is_reset, NULL);
  g_assert_nonnull (reset);
  g_signal_emit_by_name (reset, "clicked");
  g_assert_cmpint (nw_desk_get_number (window, "/parameters/dyes_per_turn"), ==, 2);
  g_assert_cmpuint (nw_section_n_changed (nw_desk_get_ruleset (window)), ==, 1);
  nw_desk_close (window);
}

static gboolean
misses_words (gpointer data)
{
  return nw_words_page_get_n_missing (data) == 1;
}

static gboolean
misses_none (gpointer data)
{
  return nw_words_page_get_n_missing (data) == 0;
}

static gboolean
is_entry (GtkWidget *widget,
          gpointer   data)
{
  return GTK_IS_ENTRY (widget) && gtk_widget_get_mapped (widget);
}

static void
test_words (void)
{
  NwWorkshopWindow *window = nw_desk_open_game ("tailor");
  g_autoptr (NwRuleset) changed =
    nw_edit_set_value (nw_desk_get_ruleset (window), NW_DESK_CARDS "/2/name/es", NULL);
  GtkWidget *page;
  g_autofree char *name = NULL;

  nw_document_change (nw_desk_get_document (window), changed, "test", NULL);
  page = nw_desk_show_section (window, "words");
  nw_desk_wait (misses_words, page);
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_true (nw_desk_shows (window, "Incense sachet"));
  gtk_editable_set_text (GTK_EDITABLE (nw_fixture_find (page, is_entry, NULL)), "Saco");
  name = nw_desk_get_text (window, NW_DESK_CARDS "/2/name/es");
  g_assert_cmpstr (name, ==, "Saco");
  nw_desk_wait (misses_none, page);
  nw_desk_close (window);
}

/* ---- Problems --------------------------------------------------------------------------------- */

static gboolean
is_fix (GtkWidget *widget,
        gpointer   data)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget) &&
         g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), "Fi_x") == 0;
}

static void
on_play_cb (guint     *n_played,
            NwRuleset *ruleset)
{
  *n_played += 1;
}

static void
test_problems (void)
{
  NwWorkshopWindow *window = nw_desk_open_game ("tailor");
  guint n_played = 0;
  g_autofree char *words = NULL;
  GtkWidget *page, *fix;

  g_signal_connect_swapped (window, "play", G_CALLBACK (on_play_cb), &n_played);
  nw_desk_activate (window, "doc.play");
  g_assert_cmpuint (n_played, ==, 1);

  nw_desk_type_in_cell (window, 5, "points", "99");
  nw_desk_wait (nw_desk_is_judged, nw_desk_get_document (window));
  g_assert_cmpuint (nw_document_get_n_errors (nw_desk_get_document (window)), ==, 1);
  nw_desk_activate (window, "doc.play");
  g_assert_cmpuint (n_played, ==, 1);
  g_assert_true (ADW_IS_ALERT_DIALOG (
    adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window))));
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_true (nw_desk_shows (window, "This ruleset has 1 error."));
  g_assert_true (nw_desk_shows (window, "Orders › Silk-house scarf › Points\n"));
  words = nw_problems_say_one (nw_desk_get_ruleset (window), nw_document_get_problems (
                                 nw_desk_get_document (window))->pdata[0]);
  g_assert_true (nw_desk_shows (window, words));
  adw_dialog_force_close (
    adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window)));

  page = nw_desk_show_section (window, "problems");
  g_assert_true (nw_desk_shows (window, "Orders › Silk-house scarf › Points"));
  fix = nw_fixture_find (page, is_fix, NULL);
  g_assert_nonnull (fix);
  g_signal_emit_by_name (fix, "clicked");
  nw_desk_wait (nw_desk_is_judged, nw_desk_get_document (window));
  g_assert_cmpuint (nw_document_get_n_errors (nw_desk_get_document (window)), ==, 0);
  g_assert_cmpint (nw_desk_get_number (window, NW_DESK_CARDS "/5/points"), ==, 50);

  nw_editor_go_to (nw_workshop_window_get_editor (window), NW_DESK_CARDS "/5/points");
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (nw_desk_get_cards (window))));
  nw_desk_close (window);
}

/* Where somebody is after having gone to a place of a card. */
static const char *
go_to (NwWorkshopWindow *window,
       const char       *pointer)
{
  const NwColumn *column;

  nw_editor_go_to (nw_workshop_window_get_editor (window), pointer);
  nw_fixture_settle (GTK_WIDGET (window));
  column = nw_cards_table_get_focus_column (nw_cards_page_get_table (nw_desk_get_cards (window)));
  g_assert_nonnull (column);

  return column->key;
}

/* To the cell, also of words in one language, and of a part of what a cell shows. */
static void
test_go_to (void)
{
  NwWorkshopWindow *window = nw_desk_open_game ("tailor");

  g_assert_cmpstr (go_to (window, NW_DESK_CARDS "/5/points"), ==, "points");
  g_assert_cmpstr (go_to (window, NW_DESK_CARDS "/3/name/es"), ==, "name.es");
  g_assert_cmpstr (go_to (window, NW_DESK_CARDS "/4/name/en"), ==, "name.en");
  g_assert_cmpstr (go_to (window, NW_DESK_CARDS "/4/fabrics/0"), ==, "fabrics");
  g_assert_true (g_str_has_prefix (go_to (window, NW_DESK_CARDS "/4/name"), "name."));
  nw_desk_close (window);
}

/* ---- How it lies ------------------------------------------------------------------------------ */

static gboolean
is_cut (GtkLabel *label)
{
  int width, height;

  if (gtk_label_get_ellipsize (label) != PANGO_ELLIPSIZE_NONE)
    return FALSE;

  pango_layout_get_pixel_size (gtk_label_get_layout (label), &width, &height);

  return width > gtk_widget_get_width (GTK_WIDGET (label)) + 1 ||
         height > gtk_widget_get_height (GTK_WIDGET (label)) + 1;
}

/* No label is cut, and everything that can be touched has a name for those who can't see it. */
static void
check_widgets (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  if (GTK_IS_LABEL (widget) && is_cut (GTK_LABEL (widget)))
    g_error ("A label is cut: “%s”", gtk_label_get_label (GTK_LABEL (widget)));
  if ((GTK_IS_BUTTON (widget) || GTK_IS_MENU_BUTTON (widget)) &&
      gtk_widget_get_tooltip_text (widget) == NULL &&
      nw_fixture_find_type (widget, GTK_TYPE_LABEL) == NULL &&
      !GTK_IS_MENU_BUTTON (gtk_widget_get_parent (widget)) &&
      strcmp (G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)), "AdwBackButton") != 0 &&
      gtk_widget_get_ancestor (widget, GTK_TYPE_SPIN_BUTTON) == NULL &&
      gtk_widget_get_ancestor (widget, GTK_TYPE_DROP_DOWN) == NULL &&
      gtk_widget_get_ancestor (widget, ADW_TYPE_SPIN_ROW) == NULL &&
      gtk_widget_get_ancestor (widget, ADW_TYPE_ENTRY_ROW) == NULL &&
      gtk_widget_get_ancestor (widget, GTK_TYPE_WINDOW_CONTROLS) == NULL &&
      gtk_widget_get_ancestor (widget, GTK_TYPE_COLOR_DIALOG_BUTTON) == NULL)
    g_error ("A button says nothing, in a %s",
             G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_widgets (child);
}

static void
check_game (const char *game,
            int         width)
{
  static const char *const sections[] = { "overview", "tables", "rules", "words", "problems" };
  g_autofree char *path = nw_desk_write_copy (game);
  NwWorkshopWindow *window = nw_desk_new (width, 760);

  check_widgets (GTK_WIDGET (window));
  nw_desk_open (window, path);
  check_widgets (GTK_WIDGET (window));
  for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
    {
      nw_desk_show_section (window, sections[i]);
      check_widgets (GTK_WIDGET (window));
    }
  nw_desk_close (window);
}

static void
test_sizes (void)
{
  static const int widths[] = { 360, 700, 1280 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      check_game ("tailor", widths[i]);
      check_game ("brawl", widths[i]);
    }
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/workshop-pages/tables", test_tables);
  g_test_add_func ("/workshop-pages/house-rules", test_house_rules);
  g_test_add_func ("/workshop-pages/words", test_words);
  g_test_add_func ("/workshop-pages/problems", test_problems);
  g_test_add_func ("/workshop-pages/go-to", test_go_to);
  g_test_add_func ("/workshop-pages/sizes", test_sizes);

  return g_test_run ();
}
