/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The Workshop's window: every command by what its widgets offer.
 */

#include <string.h>

#include "nw-big-file.h"
#include "nw-table-fixture.h"
#include "ruleset/nw-json.h"
#include "workshop/nw-edit.h"
#include "workshop/nw-form.h"
#include "workshop/nw-library.h"
#include "workshop/nw-picture-pane.h"
#include "workshop/nw-section.h"
#include "workshop/nw-words-page.h"
#include "workshop/nw-workshop-window.h"

#define CARDS "/cards"

/* ---- Windows ---------------------------------------------------------------------------------- */

static void
wait_for (gboolean (*is_done) (gpointer data),
          gpointer   data)
{
  while (!is_done (data))
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
is_idle (gpointer data)
{
  return !nw_workshop_window_is_busy (data);
}

static gboolean
is_judged (gpointer data)
{
  return !nw_document_is_judging (data);
}

static NwWorkshopWindow *
new_window (int width,
            int height)
{
  NwWorkshopWindow *window = g_object_ref (nw_workshop_window_new (NULL));

  g_object_set (gtk_widget_get_settings (GTK_WIDGET (window)), "gtk-enable-animations", FALSE,
                NULL);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_present (GTK_WINDOW (window));
  wait_for (is_idle, window);
  nw_fixture_settle (GTK_WIDGET (window));

  return window;
}

static char *
write_file (const char *name,
            const char *text,
            gssize      length)
{
  char *path = g_build_filename (g_get_user_state_dir (), name, NULL);

  g_mkdir_with_parents (g_get_user_state_dir (), 0700);
  g_assert_true (g_file_set_contents (path, text, length, NULL));

  return path;
}

/* A copy of an official ruleset in a file of its own. */
static char *
write_copy (const char *game)
{
  g_autoptr (NwRuleset) official = nw_ruleset_get_official (game);
  g_autoptr (NwRuleset) own = nw_edit_customise (official, "own", " (copy)", " (copia)");
  g_autofree char *text = nw_ruleset_to_text (own);

  return write_file ("own.nwrules", text, -1);
}

static void
open_path (NwWorkshopWindow *window,
           const char       *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  nw_workshop_window_open (window, file);
  wait_for (is_idle, window);
  nw_fixture_settle (GTK_WIDGET (window));
}

static NwWorkshopWindow *
open_game (const char *game)
{
  g_autofree char *path = write_copy (game);
  NwWorkshopWindow *window = new_window (1280, 780);

  open_path (window, path);
  g_assert_nonnull (nw_workshop_window_get_editor (window));

  return window;
}

static NwDocument *
get_document (NwWorkshopWindow *window)
{
  return nw_editor_get_document (nw_workshop_window_get_editor (window));
}

static NwRuleset *
get_ruleset (NwWorkshopWindow *window)
{
  return nw_document_get_ruleset (get_document (window));
}

static NwCardsPage *
get_cards (NwWorkshopWindow *window)
{
  return NW_CARDS_PAGE (nw_editor_get_section (nw_workshop_window_get_editor (window), CARDS));
}

static void
spin (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Throws away what was changed. */
static void
close_window (NwWorkshopWindow *window)
{
  AdwDialog *dialog;

  while ((dialog = adw_application_window_get_visible_dialog (
            ADW_APPLICATION_WINDOW (window))) != NULL)
    adw_dialog_force_close (dialog);
  if (nw_workshop_window_get_editor (window) != NULL)
    nw_document_drop_draft (get_document (window));
  gtk_window_destroy (GTK_WINDOW (window));
  while (G_OBJECT (window)->ref_count > 1)
    g_main_context_iteration (NULL, TRUE);
  spin ();
  g_assert_finalize_object (window);
}

static gboolean
has_text (GtkWidget *widget,
          gpointer   text)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
         strstr (gtk_label_get_label (GTK_LABEL (widget)), text) != NULL;
}

static gboolean
shows (NwWorkshopWindow *window,
       const char       *text)
{
  return nw_fixture_find (GTK_WIDGET (window), has_text, (gpointer) text) != NULL;
}

static gint64
get_number (NwWorkshopWindow *window,
            const char       *pointer)
{
  g_autoptr (GVariant) value =
    nw_json_get_at (nw_ruleset_get_source (get_ruleset (window)), pointer);

  g_assert_true (g_variant_is_of_type (value, G_VARIANT_TYPE_INT64));

  return g_variant_get_int64 (value);
}

static char *
get_text (NwWorkshopWindow *window,
          const char       *pointer)
{
  g_autoptr (GVariant) value =
    nw_json_get_at (nw_ruleset_get_source (get_ruleset (window)), pointer);

  return value != NULL ? g_strdup (nw_json_get_string (value)) : NULL;
}

/* Nothing is drawn, which takes longest. */
static void
command (NwWorkshopWindow *window,
         const char       *action)
{
  GtkWidget *widget = GTK_WIDGET (get_cards (window));

  if (g_str_has_prefix (action, "doc."))
    widget = GTK_WIDGET (nw_workshop_window_get_editor (window));
  gtk_widget_activate_action (widget, action, NULL);
}

static void
activate (NwWorkshopWindow *window,
          const char       *action)
{
  command (window, action);
  spin ();
}

static void
choose (NwWorkshopWindow *window,
        guint             index)
{
  nw_cards_page_choose (get_cards (window), &index, 1);
  spin ();
}

static guint
count (NwWorkshopWindow *window)
{
  return nw_edit_n_entries (get_ruleset (window), CARDS);
}

/* ---- The library ------------------------------------------------------------------------------ */

static void
test_library (void)
{
  NwWorkshopWindow *window = new_window (900, 700);
  g_autofree char *folder = nw_library_get_folder ();
  g_autoptr (GDir) dir = NULL;
  g_autofree char *path = NULL;

  g_assert_true (shows (window, "Tang Master Tailor"));
  g_assert_true (shows (window, "Tattoo Brawl"));

  /* Looking at an official one: nothing can be changed, a copy is offered. */
  gtk_widget_activate_action (GTK_WIDGET (window), "workshop.look", "s", "tang-master-tailor");
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_true (nw_document_is_read_only (get_document (window)));
  g_assert_true (shows (window, "Official rulesets stay as they are"));
  activate (window, "cards.add");
  g_assert_false (nw_document_is_modified (get_document (window)));

  gtk_widget_activate_action (GTK_WIDGET (window), "workshop.customise", "s",
                              "tang-master-tailor");
  wait_for (is_idle, window);
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_false (nw_document_is_read_only (get_document (window)));
  g_assert_true (g_str_has_suffix (nw_document_get_title (get_document (window)), "(copy)"));

  gtk_widget_activate_action (GTK_WIDGET (window), "workshop.library", NULL);
  wait_for (is_idle, window);
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_null (nw_workshop_window_get_editor (window));
  g_assert_true (shows (window, "Tang Master Tailor (copy)"));

  /* Duplicated, deleted, brought back. */
  dir = g_dir_open (folder, 0, NULL);
  path = g_build_filename (folder, g_dir_read_name (dir), NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "workshop.duplicate", "s", path);
  wait_for (is_idle, window);
  g_assert_true (shows (window, "Tang Master Tailor (copy) (copy)"));
  gtk_widget_activate_action (GTK_WIDGET (window), "workshop.delete", "s", path);
  wait_for (is_idle, window);
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (shows (window, "Ruleset deleted"));
  close_window (window);
}

/* ---- Cards ------------------------------------------------------------------------------------ */

static void
test_cards (void)
{
  NwWorkshopWindow *window = open_game ("tailor");
  const guint n = count (window);
  g_autofree char *first = get_text (window, CARDS "/0/id");
  g_autofree char *second = get_text (window, CARDS "/1/id");
  g_autofree char *now = NULL;

  g_assert_cmpuint (n, ==, 104);
  choose (window, 0);
  activate (window, "cards.add");
  g_assert_cmpuint (count (window), ==, n + 1);
  g_assert_cmpstr (nw_document_get_undo_name (get_document (window)), ==, "Adding a card");

  choose (window, 0);
  activate (window, "cards.duplicate");
  g_assert_cmpuint (count (window), ==, n + 2);

  activate (window, "doc.undo");
  activate (window, "doc.undo");
  g_assert_cmpuint (count (window), ==, n);
  g_assert_false (nw_document_is_modified (get_document (window)));
  activate (window, "doc.redo");
  g_assert_cmpuint (count (window), ==, n + 1);
  activate (window, "doc.undo");

  choose (window, 0);
  activate (window, "cards.move-down");
  now = get_text (window, CARDS "/0/id");
  g_assert_cmpstr (now, ==, second);
  activate (window, "cards.move-up");
  g_free (now);
  now = get_text (window, CARDS "/0/id");
  g_assert_cmpstr (now, ==, first);

  /* Deleting says so, with a way to undo it. */
  choose (window, 3);
  activate (window, "cards.delete");
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_cmpuint (count (window), ==, n - 1);
  g_assert_true (shows (window, "1 card deleted"));
  activate (window, "doc.undo");
  g_assert_cmpuint (count (window), ==, n);
  close_window (window);
}

static const NwColumn *
find_column (NwWorkshopWindow *window,
             const char       *key)
{
  GPtrArray *columns = nw_cards_table_get_columns (nw_cards_page_get_table (get_cards (window)));

  for (guint i = 0; i < columns->len; i++)
    if (strcmp (((NwColumn *) columns->pdata[i])->key, key) == 0)
      return columns->pdata[i];

  g_assert_not_reached ();
}

static gboolean
is_cell_editor (GtkWidget *widget,
                gpointer   data)
{
  return GTK_IS_TEXT (widget) && gtk_widget_get_parent (widget) != NULL &&
         strcmp (G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)), "NwCell") == 0;
}

static void
type_in_cell (NwWorkshopWindow *window,
              guint             position,
              const char       *key,
              const char       *text)
{
  NwCardsTable *table = nw_cards_page_get_table (get_cards (window));
  GtkWidget *editor;

  nw_cards_table_scroll_to (table, position, find_column (window, key));
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_true (nw_cards_table_edit (table, position, find_column (window, key)));
  editor = nw_fixture_find (GTK_WIDGET (table), is_cell_editor, NULL);
  g_assert_nonnull (editor);
  gtk_editable_set_text (GTK_EDITABLE (editor), text);
  nw_cards_table_commit (table);
  spin ();
}

static void
test_cells (void)
{
  NwWorkshopWindow *window = open_game ("tailor");
  g_autofree char *name = NULL;

  type_in_cell (window, 0, "points", "7");
  g_assert_cmpint (get_number (window, CARDS "/0/points"), ==, 7);
  type_in_cell (window, 1, "name.en", "Cosy & <warm>");
  name = get_text (window, CARDS "/1/name/en");
  g_assert_cmpstr (name, ==, "Cosy & <warm>");

  /* What is no number is refused, and the old one stays. */
  type_in_cell (window, 0, "points", "many");
  g_assert_cmpint (get_number (window, CARDS "/0/points"), ==, 7);
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_null (nw_fixture_find (GTK_WIDGET (window), is_cell_editor, NULL));

  activate (window, "doc.undo");
  activate (window, "doc.undo");
  g_assert_false (nw_document_is_modified (get_document (window)));
  close_window (window);
}

static void
test_fill_down (void)
{
  NwWorkshopWindow *window = open_game ("tailor");
  const guint chosen[] = { 2, 3, 4, 9 };

  type_in_cell (window, 2, "points", "11");
  nw_cards_page_choose (get_cards (window), chosen, G_N_ELEMENTS (chosen));
  activate (window, "cards.fill-down");
  for (guint i = 0; i < G_N_ELEMENTS (chosen); i++)
    {
      g_autofree char *pointer = g_strdup_printf (CARDS "/%u/points", chosen[i]);

      g_assert_cmpint (get_number (window, pointer), ==, 11);
    }
  g_assert_cmpint (get_number (window, CARDS "/5/points"), !=, 11);
  close_window (window);
}

static gboolean
has_pasted (gpointer data)
{
  return g_strcmp0 (nw_document_get_undo_name (get_document (data)), "Pasting cells") == 0;
}

static void
test_clipboard (void)
{
  NwWorkshopWindow *window = open_game ("tailor");
  NwCardsTable *table = nw_cards_page_get_table (get_cards (window));
  const guint n = count (window);

  nw_cards_table_scroll_to (table, 0, find_column (window, "points"));
  nw_fixture_settle (GTK_WIDGET (window));
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (window)), "4\n5\n");
  activate (window, "cards.paste");
  wait_for (has_pasted, window);
  g_assert_cmpint (get_number (window, CARDS "/0/points"), ==, 4);
  g_assert_cmpint (get_number (window, CARDS "/1/points"), ==, 5);
  activate (window, "doc.undo");

  /* Rows that were cut are there again when they are pasted at the end. */
  choose (window, n - 1);
  activate (window, "cards.cut");
  g_assert_cmpuint (count (window), ==, n - 1);
  activate (window, "doc.undo");
  activate (window, "cards.copy");
  g_assert_cmpuint (count (window), ==, n);
  close_window (window);
}

static guint
count_shown (NwWorkshopWindow *window)
{
  return g_list_model_get_n_items (
    G_LIST_MODEL (nw_cards_page_get_selection (get_cards (window))));
}

static gboolean
is_search (GtkWidget *widget,
           gpointer   data)
{
  return GTK_IS_SEARCH_ENTRY (widget) && gtk_widget_get_mapped (widget);
}

static gboolean
has_found_one (gpointer data)
{
  return count_shown (data) == 1;
}

/* Sorting happens bit by bit. */
static gboolean
has_most_points_first (gpointer data)
{
  GListModel *model = G_LIST_MODEL (nw_cards_page_get_selection (get_cards (data)));
  g_autoptr (NwCardItem) top = g_list_model_get_item (model, 0);
  g_autoptr (GVariant) points = nw_json_get (nw_card_item_get_entry (top), "points");

  return g_variant_get_int64 (points) > 10;
}

static void
test_search_and_sort (void)
{
  NwWorkshopWindow *window = open_game ("tailor");
  NwCardsTable *table = nw_cards_page_get_table (get_cards (window));
  GListModel *columns = gtk_column_view_get_columns (nw_cards_table_get_view (table));
  GtkWidget *entry = nw_fixture_find (GTK_WIDGET (window), is_search, NULL);
  g_autofree char *id = get_text (window, CARDS "/3/id");
  g_autofree char *loud = g_ascii_strup (id, -1);

  gtk_editable_set_text (GTK_EDITABLE (entry), loud);
  wait_for (has_found_one, window);
  nw_editor_go_to (nw_workshop_window_get_editor (window), CARDS "/20/points");
  g_assert_cmpuint (count_shown (window), ==, 104);

  for (guint i = 0; i < g_list_model_get_n_items (columns); i++)
    {
      g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (columns, i);

      gtk_column_view_sort_by_column (nw_cards_table_get_view (table), column,
                                      GTK_SORT_DESCENDING);
      if (g_strcmp0 (gtk_column_view_column_get_id (column), "points") == 0)
        wait_for (has_most_points_first, window);
    }
  close_window (window);
}

/* ---- Forms and grids -------------------------------------------------------------------------- */

static void
test_detail (void)
{
  NwWorkshopWindow *window = open_game ("tailor");
  const guint chosen[] = { 0, 1, 2 };
  NwForm *form;
  GtkWidget *row;

  choose (window, 0);
  nw_fixture_settle (GTK_WIDGET (window));
  form = NW_FORM (nw_fixture_find_type (GTK_WIDGET (get_cards (window)), NW_TYPE_FORM));
  row = nw_form_find (form, "points");
  adw_spin_row_set_value (ADW_SPIN_ROW (row), 9);
  g_assert_cmpint (get_number (window, CARDS "/0/points"), ==, 9);

  /* Stepping on is the same step; of several cards all are changed. */
  adw_spin_row_set_value (ADW_SPIN_ROW (row), 10);
  activate (window, "doc.undo");
  g_assert_false (nw_document_is_modified (get_document (window)));

  nw_cards_page_choose (get_cards (window), chosen, G_N_ELEMENTS (chosen));
  nw_fixture_settle (GTK_WIDGET (window));
  adw_spin_row_set_value (ADW_SPIN_ROW (nw_form_find (form, "points")), 12);
  g_assert_cmpint (get_number (window, CARDS "/0/points"), ==, 12);
  g_assert_cmpint (get_number (window, CARDS "/2/points"), ==, 12);
  activate (window, "doc.undo");

  /* Another choice of reward brings its own rows. */
  choose (window, 0);
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_null (nw_form_find (form, "reward/bonus/multiplier"));
  adw_combo_row_set_selected (ADW_COMBO_ROW (nw_form_find (form, "reward")), 4);
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_nonnull (nw_form_find (form, "reward/bonus/multiplier"));
  gtk_editable_set_text (GTK_EDITABLE (nw_form_find (form, "name/es")), "Otro");
  g_assert_cmpint (get_number (window, CARDS "/0/reward/bonus/multiplier"), >, 0);
  close_window (window);
}

static GtkWidget *
show_section (NwWorkshopWindow *window,
              const char       *name)
{
  nw_editor_show_section (nw_workshop_window_get_editor (window), name);
  nw_fixture_settle (GTK_WIDGET (window));

  return nw_editor_get_section (nw_workshop_window_get_editor (window), name);
}

static void
test_tables (void)
{
  NwWorkshopWindow *window = open_game ("tailor");
  GtkWidget *section = show_section (window, "tables");
  NwForm *form = NW_FORM (nw_fixture_find_type (section, NW_TYPE_FORM));
  GtkWidget *cell = nw_form_find (form, "levels/1/display/3");
  g_autofree char *id = NULL;

  g_assert_true (GTK_IS_SPIN_BUTTON (cell));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (cell), 5);
  g_assert_cmpint (get_number (window, "/tables/levels/1/display/3"), ==, 5);
  adw_spin_row_set_value (ADW_SPIN_ROW (nw_form_find (form, "tokens/rw")), 33);
  g_assert_cmpint (get_number (window, "/tables/tokens/rw"), ==, 33);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (nw_form_find (form, "seat_start/3/magic")), 2);
  g_assert_cmpint (get_number (window, "/tables/seat_start/3/magic"), ==, 2);
  gtk_editable_set_text (GTK_EDITABLE (nw_form_find (form, "patterns/0/id")), "rose");
  id = get_text (window, "/tables/patterns/0/id");
  g_assert_cmpstr (id, ==, "rose");
  for (guint i = 0; i < 4; i++)
    activate (window, "doc.undo");
  g_assert_false (nw_document_is_modified (get_document (window)));
  g_assert_cmpfloat (gtk_spin_button_get_value (GTK_SPIN_BUTTON (
                       nw_form_find (form, "levels/1/display/3"))), ==, 3);
  close_window (window);
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
  NwWorkshopWindow *window = open_game ("tailor");
  GtkWidget *section = show_section (window, "rules");
  NwForm *form = NW_FORM (nw_fixture_find_type (section, NW_TYPE_FORM));
  GtkWidget *reset;

  g_assert_cmpuint (nw_section_n_changed (get_ruleset (window)), ==, 0);
  adw_spin_row_set_value (ADW_SPIN_ROW (nw_form_find (form, "dyes_per_turn")), 4);
  adw_switch_row_set_active (ADW_SWITCH_ROW (nw_form_find (form, "allow_pass")), TRUE);
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_cmpuint (nw_section_n_changed (get_ruleset (window)), ==, 2);
  g_assert_true (shows (window, "2 changed"));

  reset = nw_fixture_find (section, is_reset, NULL);
  g_assert_nonnull (reset);
  g_signal_emit_by_name (reset, "clicked");
  g_assert_cmpint (get_number (window, "/parameters/dyes_per_turn"), ==, 2);
  g_assert_cmpuint (nw_section_n_changed (get_ruleset (window)), ==, 1);
  close_window (window);
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
  NwWorkshopWindow *window = open_game ("tailor");
  g_autoptr (NwRuleset) changed =
    nw_edit_set_value (get_ruleset (window), CARDS "/2/name/es", NULL);
  GtkWidget *page;
  g_autofree char *name = NULL;

  nw_document_change (get_document (window), changed, "test", NULL);
  page = show_section (window, "words");
  wait_for (misses_words, page);
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_true (shows (window, "Incense sachet"));
  gtk_editable_set_text (GTK_EDITABLE (nw_fixture_find (page, is_entry, NULL)), "Saco");
  name = get_text (window, CARDS "/2/name/es");
  g_assert_cmpstr (name, ==, "Saco");
  wait_for (misses_none, page);
  close_window (window);
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
  NwWorkshopWindow *window = open_game ("tailor");
  guint n_played = 0;
  GtkWidget *page, *fix;

  g_signal_connect_swapped (window, "play", G_CALLBACK (on_play_cb), &n_played);
  activate (window, "doc.play");
  g_assert_cmpuint (n_played, ==, 1);

  type_in_cell (window, 5, "points", "99");
  wait_for (is_judged, get_document (window));
  g_assert_cmpuint (nw_document_get_n_errors (get_document (window)), ==, 1);
  activate (window, "doc.play");
  g_assert_cmpuint (n_played, ==, 1);
  g_assert_true (ADW_IS_ALERT_DIALOG (
    adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window))));
  adw_dialog_force_close (
    adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window)));

  page = show_section (window, "problems");
  g_assert_true (shows (window, "Orders › Silk-house scarf › Points"));
  fix = nw_fixture_find (page, is_fix, NULL);
  g_assert_nonnull (fix);
  g_signal_emit_by_name (fix, "clicked");
  wait_for (is_judged, get_document (window));
  g_assert_cmpuint (nw_document_get_n_errors (get_document (window)), ==, 0);
  g_assert_cmpint (get_number (window, CARDS "/5/points"), ==, 50);

  nw_editor_go_to (nw_workshop_window_get_editor (window), CARDS "/5/points");
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (get_cards (window))));
  close_window (window);
}

/* ---- Leaving ---------------------------------------------------------------------------------- */

static gboolean
is_saved (gpointer data)
{
  return !nw_document_is_modified (get_document (data));
}

static void
test_leave (void)
{
  NwWorkshopWindow *window = open_game ("tailor");
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (NwRuleset) saved = NULL;
  g_autofree char *path = g_file_get_path (nw_document_get_file (get_document (window)));
  AdwDialog *dialog;

  /* Whatever was changed is asked about, by its name. */
  type_in_cell (window, 0, "points", "6");
  gtk_window_close (GTK_WINDOW (window));
  nw_fixture_settle (GTK_WIDGET (window));
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));
  g_assert_true (ADW_IS_ALERT_DIALOG (dialog));
  g_assert_true (shows (window, "Tang Master Tailor (copy)"));
  g_assert_true (shows (window, "Change of “Points”"));
  adw_dialog_force_close (dialog);
  spin ();
  g_assert_nonnull (nw_workshop_window_get_editor (window));

  activate (window, "doc.save");
  wait_for (is_saved, window);
  saved = nw_ruleset_load_file (path, problems, NULL);
  g_assert_nonnull (saved);
  {
    g_autoptr (GVariant) points = nw_ruleset_get_value (saved, CARDS "/0/points");

    g_assert_cmpint (g_variant_get_int64 (points), ==, 6);
  }

  /* Undo reaches back across the save. */
  activate (window, "doc.undo");
  g_assert_true (nw_document_is_modified (get_document (window)));
  close_window (window);
}

static void
test_draft (void)
{
  NwWorkshopWindow *window = open_game ("tailor");
  g_autoptr (GPtrArray) drafts = NULL;

  /* As when the program is ended from outside. */
  type_in_cell (window, 0, "points", "13");
  gtk_window_destroy (GTK_WINDOW (window));
  while (G_OBJECT (window)->ref_count > 1)
    g_main_context_iteration (NULL, TRUE);
  g_assert_finalize_object (window);

  window = new_window (900, 700);
  g_assert_true (shows (window, "Not Saved Yet"));
  drafts = nw_draft_list ();
  g_assert_cmpuint (drafts->len, ==, 1);
  gtk_widget_activate_action (GTK_WIDGET (window), "workshop.restore-draft", "s",
                              ((NwDraft *) drafts->pdata[0])->path);
  wait_for (is_idle, window);
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_cmpint (get_number (window, CARDS "/0/points"), ==, 13);
  g_assert_true (nw_document_is_modified (get_document (window)));
  close_window (window);
}

/* ---- Any order of commands -------------------------------------------------------------------- */

static void
edit_at_random (NwWorkshopWindow *window,
                GRand            *rand)
{
  static const char *const commands[] = { "cards.add", "cards.duplicate", "cards.delete",
                                          "cards.move-up", "cards.move-down", "cards.fill-down" };
  const guint n = count (window);
  const guint which = (guint) g_rand_int_range (rand, 0, G_N_ELEMENTS (commands) + 2);
  guint chosen[3];

  for (guint i = 0; i < G_N_ELEMENTS (chosen); i++)
    chosen[i] = (guint) g_rand_int_range (rand, 0, (gint32) MAX (n, 1));
  nw_cards_page_choose (get_cards (window), chosen, G_N_ELEMENTS (chosen));
  if (which < G_N_ELEMENTS (commands))
    command (window, commands[which]);
  else
    {
      NwForm *form = NW_FORM (nw_fixture_find_type (GTK_WIDGET (get_cards (window)),
                                                    NW_TYPE_FORM));

      spin ();
      adw_spin_row_set_value (ADW_SPIN_ROW (nw_form_find (form, "points")),
                              g_rand_int_range (rand, 0, 50));
      nw_document_end_merge (get_document (window));
    }
}

static void
test_random (void)
{
  NwWorkshopWindow *window = open_game ("tailor");
  g_autofree char *before = nw_ruleset_to_text (get_ruleset (window));
  g_autofree char *after = NULL;
  g_autofree char *edited = NULL;
  g_autofree char *redone = NULL;
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (guint i = 0; i < 200; i++)
    switch (g_rand_int_range (rand, 0, 5))
      {
      case 0:
        command (window, "doc.undo");
        break;
      case 1:
        command (window, "doc.redo");
        break;
      default:
        edit_at_random (window, rand);
      }

  edited = nw_ruleset_to_text (get_ruleset (window));
  while (nw_document_can_undo (get_document (window)))
    command (window, "doc.undo");
  after = nw_ruleset_to_text (get_ruleset (window));
  g_assert_cmpstr (before, ==, after);
  while (nw_document_can_redo (get_document (window)))
    command (window, "doc.redo");
  redone = nw_ruleset_to_text (get_ruleset (window));
  g_assert_cmpstr (edited, ==, redone);
  close_window (window);
}

/* ---- Odd files -------------------------------------------------------------------------------- */

static const struct
{
  const char *text;
  gboolean    opens;
} odd_files[] = {
  { "", FALSE },
  { "{", FALSE },
  { "[]", FALSE },
  { "{\"needlework\": \"ruleset\"}", FALSE },
  { "{\"needlework\": \"ruleset\", \"game\": \"chess\"}", FALSE },
  { "{\"needlework\": \"ruleset\", \"format\": 1, \"game\": \"tailor\"}", TRUE },
  { "{\"needlework\": \"ruleset\", \"format\": 99, \"game\": \"tailor\"}", TRUE },
  { "{\"needlework\": \"ruleset\", \"game\": \"tailor\", \"id\": 7, \"title\": [], \"tables\": 3, "
    "\"parameters\": \"x\", \"cards\": {}}", TRUE },
  { "{\"needlework\": \"ruleset\", \"game\": \"tailor\", \"title\": \"t\", \"tables\": {\"colours\": "
    "[null, 3, {}, {\"letter\": \"ñandú\"}], \"tokens\": [1], \"levels\": [[]], \"patterns\": {}}, "
    "\"cards\": [null, 1, \"x\", [], {}, {\"id\": 1, \"points\": \"many\", \"fabrics\": 12, "
    "\"reward\": {\"bonus\": 3}, \"name\": 4}, {\"reward\": {}}]}", TRUE },
  { "{\"needlework\": \"ruleset\", \"game\": \"brawl\", \"tattoos\": [3], \"clients\": [[]], "
    "\"characters\": [{}], \"tables\": {\"ink_start\": [3, []], \"inks\": [{\"letter\": 1}]}}",
    TRUE },
};

static void
walk_sections (NwWorkshopWindow *window)
{
  static const char *const sections[] = { "overview", "tables", "rules", "words", "problems" };

  for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
    show_section (window, sections[i]);
}

static void
test_odd_files (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (odd_files); i++)
    {
      g_autofree char *path = write_file ("odd.nwrules", odd_files[i].text, -1);
      NwWorkshopWindow *window = new_window (1000, 700);

      open_path (window, path);
      if (odd_files[i].opens)
        {
          g_assert_nonnull (nw_workshop_window_get_editor (window));
          wait_for (is_judged, get_document (window));
          walk_sections (window);
        }
      else
        {
          g_assert_null (nw_workshop_window_get_editor (window));
          g_assert_true (ADW_IS_ALERT_DIALOG (
            adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window))));
        }
      close_window (window);
    }
}

/* ---- Pictures --------------------------------------------------------------------------------- */

static GBytes *
new_png (int width,
         int height)
{
  g_autofree guchar *pixels = g_malloc0 ((gsize) width * (gsize) height * 4);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  bytes = g_bytes_new (pixels, (gsize) width * (gsize) height * 4);
  texture = gdk_memory_texture_new (width, height, GDK_MEMORY_R8G8B8A8, bytes, (gsize) width * 4);

  return gdk_texture_save_to_png_bytes (texture);
}

static void
test_picture (void)
{
  NwWorkshopWindow *window = open_game ("tailor");
  g_autoptr (GBytes) png = new_png (5000, 200);
  g_autoptr (GBytes) rubbish = g_bytes_new_static ("GIF89a?", 7);
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) image = nw_picture_read (png, &error);
  g_autoptr (GVariant) data = NULL;
  g_autoptr (GVariant) kept = NULL;
  g_autoptr (GVariant) kept_data = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autofree char *name = NULL;
  g_autofree guchar *decoded = NULL;
  gsize length;
  GtkWidget *pane;

  g_assert_no_error (error);
  data = nw_json_get (image, "data");
  decoded = g_base64_decode (nw_json_get_string (data), &length);
  bytes = g_bytes_new (decoded, length);
  texture = gdk_texture_new_from_bytes (bytes, &error);
  g_assert_no_error (error);
  g_assert_cmpint (gdk_texture_get_height (texture), ==, 200);
  g_assert_cmpint (gdk_texture_get_width (texture), ==, 143);
  g_assert_null (nw_picture_read (rubbish, &error));
  g_assert_error (error, NW_RULESET_ERROR, NW_RULESET_ERROR_PARSE);

  choose (window, 4);
  nw_fixture_settle (GTK_WIDGET (window));
  pane = nw_fixture_find_type (GTK_WIDGET (window), NW_TYPE_PICTURE_PANE);
  g_signal_emit_by_name (pane, "given", image);
  name = get_text (window, CARDS "/4/image");
  g_assert_nonnull (name);
  {
    g_autofree char *pointer = g_strdup_printf ("/images/%s", name);

    kept = nw_json_get_at (nw_ruleset_get_source (get_ruleset (window)), pointer);
  }
  g_assert_nonnull (kept);
  kept_data = nw_json_get (kept, "data");
  g_assert_cmpstr (nw_json_get_string (kept_data), ==, nw_json_get_string (data));
  wait_for (is_judged, get_document (window));
  g_assert_cmpuint (nw_document_get_n_errors (get_document (window)), ==, 0);
  activate (window, "doc.undo");
  g_assert_false (nw_document_is_modified (get_document (window)));
  close_window (window);
}

/* ---- Many cards ------------------------------------------------------------------------------- */

static void
test_many_cards (void)
{
  NwWorkshopWindow *window = new_window (1280, 780);
  gsize length;
  g_autofree char *text = nw_big_file_new (20000, &length);
  g_autofree char *path = write_file ("many.nwrules", text, (gssize) length);

  open_path (window, path);
  g_assert_cmpuint (count (window), ==, 20000);
  nw_editor_go_to (nw_workshop_window_get_editor (window), CARDS "/19999/points");
  nw_fixture_settle (GTK_WIDGET (window));
  activate (window, "cards.delete");
  g_assert_cmpuint (count (window), ==, 19999);
  activate (window, "cards.add");
  activate (window, "cards.add");
  g_assert_cmpuint (count (window), ==, 20000);
  wait_for (is_judged, get_document (window));
  close_window (window);
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
  g_autofree char *path = write_copy (game);
  NwWorkshopWindow *window = new_window (width, 760);

  check_widgets (GTK_WIDGET (window));
  open_path (window, path);
  check_widgets (GTK_WIDGET (window));
  for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
    {
      show_section (window, sections[i]);
      check_widgets (GTK_WIDGET (window));
    }
  close_window (window);
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
  g_test_add_func ("/workshop-window/library", test_library);
  g_test_add_func ("/workshop-window/cards", test_cards);
  g_test_add_func ("/workshop-window/cells", test_cells);
  g_test_add_func ("/workshop-window/fill-down", test_fill_down);
  g_test_add_func ("/workshop-window/clipboard", test_clipboard);
  g_test_add_func ("/workshop-window/search-and-sort", test_search_and_sort);
  g_test_add_func ("/workshop-window/detail", test_detail);
  g_test_add_func ("/workshop-window/tables", test_tables);
  g_test_add_func ("/workshop-window/house-rules", test_house_rules);
  g_test_add_func ("/workshop-window/words", test_words);
  g_test_add_func ("/workshop-window/problems", test_problems);
  g_test_add_func ("/workshop-window/leave", test_leave);
  g_test_add_func ("/workshop-window/draft", test_draft);
  g_test_add_func ("/workshop-window/random", test_random);
  g_test_add_func ("/workshop-window/odd-files", test_odd_files);
  g_test_add_func ("/workshop-window/picture", test_picture);
  g_test_add_func ("/workshop-window/many-cards", test_many_cards);
  g_test_add_func ("/workshop-window/sizes", test_sizes);

  return g_test_run ();
}
