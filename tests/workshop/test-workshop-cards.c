/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The Workshop's cards: every command by what its widgets offer.
 */

#include "config.h"

#include <string.h>

#include "nw-big-file.h"
#include "nw-desk.h"
#include "ruleset/nw-json.h"
#include "workshop/nw-cell.h"
#include "workshop/nw-edit.h"
#include "workshop/nw-form.h"

/* ---- Cards ------------------------------------------------------------------------------------ */

static void
test_cards (void)
{
  NwWorkshopWindow *window = nw_desk_open_game ("tailor");
  const guint n = nw_desk_count (window);
  g_autofree char *first = nw_desk_get_text (window, NW_DESK_CARDS "/0/id");
  g_autofree char *second = nw_desk_get_text (window, NW_DESK_CARDS "/1/id");
  g_autofree char *now = NULL;

  g_assert_cmpuint (n, ==, 104);
  nw_desk_choose (window, 0);
  nw_desk_activate (window, "cards.add");
  g_assert_cmpuint (nw_desk_count (window), ==, n + 1);
  g_assert_cmpstr (nw_document_get_undo_name (nw_desk_get_document (window)), ==, "Adding a card");

  nw_desk_choose (window, 0);
  nw_desk_activate (window, "cards.duplicate");
  g_assert_cmpuint (nw_desk_count (window), ==, n + 2);

  nw_desk_activate (window, "doc.undo");
  nw_desk_activate (window, "doc.undo");
  g_assert_cmpuint (nw_desk_count (window), ==, n);
  g_assert_false (nw_document_is_modified (nw_desk_get_document (window)));
  nw_desk_activate (window, "doc.redo");
  g_assert_cmpuint (nw_desk_count (window), ==, n + 1);
  nw_desk_activate (window, "doc.undo");

  nw_desk_choose (window, 0);
  nw_desk_activate (window, "cards.move-down");
  now = nw_desk_get_text (window, NW_DESK_CARDS "/0/id");
  g_assert_cmpstr (now, ==, second);
  nw_desk_activate (window, "cards.move-up");
  g_free (now);
  now = nw_desk_get_text (window, NW_DESK_CARDS "/0/id");
  g_assert_cmpstr (now, ==, first);

  /* Deleting says so, with a way to undo it. */
  nw_desk_choose (window, 3);
  nw_desk_activate (window, "cards.delete");
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_cmpuint (nw_desk_count (window), ==, n - 1);
  g_assert_true (nw_desk_shows (window, "1 card deleted"));
  nw_desk_activate (window, "doc.undo");
  g_assert_cmpuint (nw_desk_count (window), ==, n);
  nw_desk_close (window);
}

static void
test_cells (void)
{
  NwWorkshopWindow *window = nw_desk_open_game ("tailor");
  g_autofree char *name = NULL;

  nw_desk_type_in_cell (window, 0, "points", "7");
  g_assert_cmpint (nw_desk_get_number (window, NW_DESK_CARDS "/0/points"), ==, 7);
  nw_desk_type_in_cell (window, 1, "name.en", "Cosy & <warm>");
  name = nw_desk_get_text (window, NW_DESK_CARDS "/1/name/en");
  g_assert_cmpstr (name, ==, "Cosy & <warm>");

  /* What is no number is refused, and the old one stays. */
  nw_desk_type_in_cell (window, 0, "points", "many");
  g_assert_cmpint (nw_desk_get_number (window, NW_DESK_CARDS "/0/points"), ==, 7);
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_null (nw_desk_find_cell_editor (window));

  nw_desk_activate (window, "doc.undo");
  nw_desk_activate (window, "doc.undo");
  g_assert_false (nw_document_is_modified (nw_desk_get_document (window)));
  nw_desk_close (window);
}

static gboolean
is_saved (gpointer data)
{
  return nw_document_get_undo_name (nw_desk_get_document (data)) != NULL &&
         !nw_document_is_modified (nw_desk_get_document (data));
}

static gboolean
is_save_button (GtkWidget *widget,
                gpointer   data G_GNUC_UNUSED)
{
  return GTK_IS_ACTIONABLE (widget) && gtk_widget_get_mapped (widget) &&
         g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), "doc.save") == 0;
}

/* What is being typed can be saved, though it is no step yet; given up, there is nothing to save. */
static void
test_typing (void)
{
  NwWorkshopWindow *window = nw_desk_open_game ("tailor");
  NwCardsTable *table = nw_cards_page_get_table (nw_desk_get_cards (window));
  GtkWidget *save = nw_fixture_find (GTK_WIDGET (window), is_save_button, NULL);
  const NwColumn *points = nw_desk_find_column (window, "points");
  GtkWidget *editor;

  g_assert_false (gtk_widget_is_sensitive (save));
  nw_cards_table_scroll_to (table, 0, points);
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_true (nw_cards_table_edit (table, 0, points));
  editor = nw_desk_find_cell_editor (window);
  g_assert_false (gtk_widget_is_sensitive (save));
  gtk_editable_set_text (GTK_EDITABLE (editor), "33");
  g_assert_true (gtk_widget_is_sensitive (save));
  nw_cell_cancel (NW_CELL (gtk_widget_get_parent (editor)));
  g_assert_false (gtk_widget_is_sensitive (save));

  g_assert_true (nw_cards_table_edit (table, 0, points));
  gtk_editable_set_text (GTK_EDITABLE (nw_desk_find_cell_editor (window)), "33");
  g_signal_emit_by_name (save, "clicked");
  nw_desk_wait (is_saved, window);
  g_assert_cmpint (nw_desk_get_number (window, NW_DESK_CARDS "/0/points"), ==, 33);
  g_assert_false (gtk_widget_is_sensitive (save));
  /* The action by which the table tells it. */
  gtk_widget_activate_action (GTK_WIDGET (table), "doc.typing", "b", TRUE);
  g_assert_true (gtk_widget_is_sensitive (save));
  nw_desk_close (window);
}

static void
test_fill_down (void)
{
  NwWorkshopWindow *window = nw_desk_open_game ("tailor");
  const guint chosen[] = { 2, 3, 4, 9 };

  nw_desk_type_in_cell (window, 2, "points", "11");
  nw_cards_page_choose (nw_desk_get_cards (window), chosen, G_N_ELEMENTS (chosen));
  nw_desk_activate (window, "cards.fill-down");
  for (guint i = 0; i < G_N_ELEMENTS (chosen); i++)
    {
      g_autofree char *pointer = g_strdup_printf (NW_DESK_CARDS "/%u/points", chosen[i]);

      g_assert_cmpint (nw_desk_get_number (window, pointer), ==, 11);
    }
  g_assert_cmpint (nw_desk_get_number (window, NW_DESK_CARDS "/5/points"), !=, 11);
  nw_desk_close (window);
}

static gboolean
has_pasted (gpointer data)
{
  return g_strcmp0 (nw_document_get_undo_name (nw_desk_get_document (data)), "Pasting cells") == 0;
}

static void
test_clipboard (void)
{
  NwWorkshopWindow *window = nw_desk_open_game ("tailor");
  NwCardsTable *table = nw_cards_page_get_table (nw_desk_get_cards (window));
  const guint n = nw_desk_count (window);

  nw_cards_table_scroll_to (table, 0, nw_desk_find_column (window, "points"));
  nw_fixture_settle (GTK_WIDGET (window));
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (window)), "4\n5\n");
  nw_desk_activate (window, "cards.paste");
  nw_desk_wait (has_pasted, window);
  g_assert_cmpint (nw_desk_get_number (window, NW_DESK_CARDS "/0/points"), ==, 4);
  g_assert_cmpint (nw_desk_get_number (window, NW_DESK_CARDS "/1/points"), ==, 5);
  nw_desk_activate (window, "doc.undo");

  /* Rows that were cut are there again when they are pasted at the end. */
  nw_desk_choose (window, n - 1);
  nw_desk_activate (window, "cards.cut");
  g_assert_cmpuint (nw_desk_count (window), ==, n - 1);
  nw_desk_activate (window, "doc.undo");
  nw_desk_activate (window, "cards.copy");
  g_assert_cmpuint (nw_desk_count (window), ==, n);
  nw_desk_close (window);
}

static guint
count_shown (NwWorkshopWindow *window)
{
  return g_list_model_get_n_items (
    G_LIST_MODEL (nw_cards_page_get_selection (nw_desk_get_cards (window))));
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
  GListModel *model = G_LIST_MODEL (nw_cards_page_get_selection (nw_desk_get_cards (data)));
  g_autoptr (NwCardItem) top = g_list_model_get_item (model, 0);
  g_autoptr (GVariant) points = nw_json_get (nw_card_item_get_entry (top), "points");

  return g_variant_get_int64 (points) > 10;
}

static void
test_search_and_sort (void)
{
  NwWorkshopWindow *window = nw_desk_open_game ("tailor");
  NwCardsTable *table = nw_cards_page_get_table (nw_desk_get_cards (window));
  GListModel *columns = gtk_column_view_get_columns (nw_cards_table_get_view (table));
  GtkWidget *entry = nw_fixture_find (GTK_WIDGET (window), is_search, NULL);
  g_autofree char *id = nw_desk_get_text (window, NW_DESK_CARDS "/3/id");
  g_autofree char *loud = g_ascii_strup (id, -1);

  gtk_editable_set_text (GTK_EDITABLE (entry), loud);
  nw_desk_wait (has_found_one, window);
  nw_editor_go_to (nw_workshop_window_get_editor (window), NW_DESK_CARDS "/20/points");
  g_assert_cmpuint (count_shown (window), ==, 104);

  for (guint i = 0; i < g_list_model_get_n_items (columns); i++)
    {
      g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (columns, i);

      gtk_column_view_sort_by_column (nw_cards_table_get_view (table), column,
                                      GTK_SORT_DESCENDING);
      if (g_strcmp0 (gtk_column_view_column_get_id (column), "points") == 0)
        nw_desk_wait (has_most_points_first, window);
    }
  nw_desk_close (window);
}

/* Cards that are sorted stay where they are, and it is said why. */
static void
test_move_sorted (void)
{
  NwWorkshopWindow *window = nw_desk_open_game ("tailor");
  NwCardsTable *table = nw_cards_page_get_table (nw_desk_get_cards (window));
  GListModel *columns = gtk_column_view_get_columns (nw_cards_table_get_view (table));
  g_autoptr (GtkColumnViewColumn) place = g_list_model_get_item (columns, 0);

  for (guint i = 0; i < g_list_model_get_n_items (columns); i++)
    {
      g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (columns, i);

      if (g_strcmp0 (gtk_column_view_column_get_id (column), "points") == 0)
        gtk_column_view_sort_by_column (nw_cards_table_get_view (table), column,
                                        GTK_SORT_DESCENDING);
    }
  nw_desk_wait (has_most_points_first, window);
  nw_desk_choose (window, 3);
  nw_desk_activate (window, "cards.move-down");
  nw_desk_activate (window, "cards.move-up");
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_false (nw_document_is_modified (nw_desk_get_document (window)));
  g_assert_true (nw_desk_shows (window, "The cards are sorted by “Points”"));

  nw_desk_press (window, "_Show Their Order");
  g_assert_null (nw_cards_table_get_sort_title (table));
  nw_desk_activate (window, "cards.move-down");
  g_assert_true (nw_document_is_modified (nw_desk_get_document (window)));
  nw_desk_activate (window, "doc.undo");

  /* Their own order can also be shown by its column. */
  gtk_column_view_sort_by_column (nw_cards_table_get_view (table), place, GTK_SORT_DESCENDING);
  g_assert_nonnull (nw_cards_table_get_sort_title (table));
  gtk_column_view_sort_by_column (nw_cards_table_get_view (table), place, GTK_SORT_ASCENDING);
  g_assert_null (nw_cards_table_get_sort_title (table));
  nw_desk_close (window);
}

/* ---- What is shown ---------------------------------------------------------------------------- */

static gboolean
has_label (GtkWidget *widget,
           gpointer   label)
{
  return (GTK_IS_MENU_BUTTON (widget) &&
          g_strcmp0 (gtk_menu_button_get_label (GTK_MENU_BUTTON (widget)), label) == 0) ||
         (GTK_IS_CHECK_BUTTON (widget) &&
          g_strcmp0 (gtk_check_button_get_label (GTK_CHECK_BUTTON (widget)), label) == 0);
}

static GtkWidget *
find_menu (NwWorkshopWindow *window,
           const char       *label)
{
  GtkWidget *button =
    nw_fixture_find (GTK_WIDGET (nw_desk_get_cards (window)), has_label, (gpointer) label);

  g_assert_nonnull (button);

  return button;
}

/* Opens the popover of a button above the cards. */
static GtkWidget *
open_menu (NwWorkshopWindow *window,
           const char       *label)
{
  GtkMenuButton *button = GTK_MENU_BUTTON (find_menu (window, label));

  gtk_menu_button_popup (button);
  nw_fixture_settle (GTK_WIDGET (window));

  return GTK_WIDGET (gtk_menu_button_get_popover (button));
}

/* The choices of a column in the filter, by the column's title. */
static GtkDropDown *
find_choices (GtkWidget  *popover,
              const char *title)
{
  GtkGrid *grid = GTK_GRID (gtk_popover_get_child (GTK_POPOVER (popover)));

  for (int row = 0; gtk_grid_get_child_at (grid, 0, row) != NULL; row++)
    {
      GtkWidget *label = gtk_grid_get_child_at (grid, 0, row);

      if (strcmp (gtk_label_get_label (GTK_LABEL (label)), title) == 0)
        return GTK_DROP_DOWN (gtk_grid_get_child_at (grid, 1, row));
    }

  g_assert_not_reached ();
}

static guint
count_of_level (NwWorkshopWindow *window,
                gint64            level)
{
  guint n = 0;

  for (guint i = 0; i < nw_desk_count (window); i++)
    {
      g_autofree char *pointer = g_strdup_printf (NW_DESK_CARDS "/%u/level", i);

      n += nw_desk_get_number (window, pointer) == level;
    }

  return n;
}

static void
assert_shows_level (NwWorkshopWindow *window,
                    gint64            level)
{
  GListModel *shown = G_LIST_MODEL (nw_cards_page_get_selection (nw_desk_get_cards (window)));

  g_assert_cmpuint (count_shown (window), ==, count_of_level (window, level));
  for (guint i = 0; i < g_list_model_get_n_items (shown); i++)
    {
      g_autoptr (NwCardItem) item = g_list_model_get_item (shown, i);
      g_autoptr (GVariant) value = nw_json_get (nw_card_item_get_entry (item), "level");

      g_assert_cmpint (g_variant_get_int64 (value), ==, level);
    }
}

static gboolean
shows_all (gpointer data)
{
  return count_shown (data) == nw_desk_count (data);
}

static gboolean
shows_none (gpointer data)
{
  return count_shown (data) == 0;
}

/* Gives the first card that is shown another level. */
static void
set_level (NwWorkshopWindow *window,
           gint64            level)
{
  GListModel *shown = G_LIST_MODEL (nw_cards_page_get_selection (nw_desk_get_cards (window)));
  g_autoptr (NwCardItem) item = g_list_model_get_item (shown, 0);
  g_autofree char *pointer =
    g_strdup_printf (NW_DESK_CARDS "/%u/level", nw_card_item_get_index (item));
  g_autoptr (NwRuleset) changed = nw_edit_set_value (nw_desk_get_ruleset (window), pointer,
                                                     g_variant_new_int64 (level));

  nw_document_change (nw_desk_get_document (window), changed, "test", NULL);
  nw_desk_spin ();
}

static void
test_filter (void)
{
  NwWorkshopWindow *window = nw_desk_open_game ("tailor");
  GtkWidget *button = find_menu (window, "_Filter");
  GtkWidget *popover = open_menu (window, "_Filter");
  GtkDropDown *levels = find_choices (popover, "Level");
  guint n;

  g_assert_false (gtk_widget_has_css_class (button, "accent"));
  gtk_drop_down_set_selected (levels, 2);
  g_assert_true (gtk_widget_has_css_class (button, "accent"));
  assert_shows_level (window, 2);

  /* A card that changes its level stays under the hand, as in a spreadsheet, until the filter is
   * opened again; which still says what was chosen. */
  n = count_shown (window);
  set_level (window, 1);
  g_assert_cmpuint (count_shown (window), ==, n);
  gtk_popover_popdown (GTK_POPOVER (popover));
  nw_fixture_settle (GTK_WIDGET (window));
  open_menu (window, "_Filter");
  g_assert_cmpuint (gtk_drop_down_get_selected (levels), ==, 2);
  g_assert_cmpuint (count_shown (window), ==, n - 1);
  assert_shows_level (window, 2);

  gtk_drop_down_set_selected (levels, 0);
  g_assert_false (gtk_widget_has_css_class (button, "accent"));
  g_assert_true (shows_all (window));
  nw_desk_close (window);
}

/* Words and values together, and the way out when nothing has both. */
static void
test_show_all (void)
{
  NwWorkshopWindow *window = nw_desk_open_game ("tailor");
  GtkWidget *entry = nw_fixture_find (GTK_WIDGET (window), is_search, NULL);
  GtkDropDown *levels = find_choices (open_menu (window, "_Filter"), "Level");
  g_autofree char *id = nw_desk_get_text (window, NW_DESK_CARDS "/3/id");

  gtk_popover_popdown (gtk_menu_button_get_popover (GTK_MENU_BUTTON (
    find_menu (window, "_Filter"))));
  gtk_drop_down_set_selected (levels, 3);
  gtk_editable_set_text (GTK_EDITABLE (entry), id);
  nw_desk_wait (shows_none, window);
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_true (nw_desk_shows (window, "Nothing Found"));
  nw_desk_press (window, "_Show All Cards");
  nw_desk_wait (shows_all, window);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");
  g_assert_cmpuint (gtk_drop_down_get_selected (levels), ==, 0);

  /* The action is the same. */
  gtk_drop_down_set_selected (levels, 1);
  assert_shows_level (window, 1);
  nw_desk_activate (window, "cards.show-all");
  g_assert_true (shows_all (window));
  nw_desk_close (window);
}

static void
test_columns (void)
{
  NwWorkshopWindow *window = nw_desk_open_game ("tailor");
  NwCardsTable *table = nw_cards_page_get_table (nw_desk_get_cards (window));
  GtkWidget *check =
    nw_fixture_find (open_menu (window, "_Columns"), has_label, (gpointer) "Points");

  g_assert_nonnull (check);
  g_assert_true (gtk_check_button_get_active (GTK_CHECK_BUTTON (check)));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), FALSE);
  g_assert_false (nw_cards_table_is_visible (table, nw_desk_find_column (window, "points")));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), TRUE);
  g_assert_true (nw_cards_table_is_visible (table, nw_desk_find_column (window, "points")));
  nw_desk_close (window);
}

/* Ctrl+F goes to where words are searched for, where there are cards. */
static void
test_search_action (void)
{
  NwWorkshopWindow *window = nw_desk_open_game ("tailor");
  GtkWidget *entry = nw_fixture_find (GTK_WIDGET (window), is_search, NULL);
  GtkWidget *focus;

  nw_desk_choose (window, 0);
  nw_desk_activate (window, "doc.search");
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_is_ancestor (focus, entry));

  nw_desk_show_section (window, "words");
  nw_desk_activate (window, "doc.search");
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_true (focus == NULL || !gtk_widget_is_ancestor (focus, entry));
  nw_desk_close (window);
}

static void
test_hide_detail (void)
{
  NwWorkshopWindow *window = nw_desk_open_game ("tailor");
  GtkWidget *form;

  nw_desk_choose (window, 0);
  nw_fixture_settle (GTK_WIDGET (window));
  form = nw_fixture_find_type (GTK_WIDGET (nw_desk_get_cards (window)), NW_TYPE_FORM);
  g_assert_true (gtk_widget_get_mapped (form));
  nw_desk_activate (window, "cards.hide-detail");
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_false (gtk_widget_get_mapped (form));
  nw_desk_close (window);
}

/* ---- Copies ----------------------------------------------------------------------------------- */

/* The keys of the columns stand above the values, for a spreadsheet. */
static void
test_copy_with_heads (void)
{
  NwWorkshopWindow *window = nw_desk_open_game ("tailor");
  g_autofree char *id = nw_desk_get_text (window, NW_DESK_CARDS "/1/id");
  g_autofree char *plain = NULL;
  g_autofree char *with_heads = NULL;
  const char *second;

  nw_desk_choose (window, 1);
  nw_desk_activate (window, "cards.copy");
  plain = nw_desk_get_clipboard (window);
  g_assert_nonnull (strstr (plain, id));
  g_assert_null (strstr (plain, "points"));

  nw_desk_activate (window, "cards.copy-with-heads");
  with_heads = nw_desk_get_clipboard (window);
  second = strchr (with_heads, '\n') + 1;
  g_assert_cmpstr (second, ==, plain);
  g_assert_nonnull (g_strstr_len (with_heads, second - with_heads, "points"));
  nw_desk_close (window);
}

static void
test_cell_actions (void)
{
  NwWorkshopWindow *window = nw_desk_open_game ("tailor");
  NwCardsTable *table = nw_cards_page_get_table (nw_desk_get_cards (window));
  g_autofree char *before = nw_desk_get_text (window, NW_DESK_CARDS "/2/name/es");
  g_autofree char *copied = NULL;
  g_autofree char *cut = NULL;
  g_autofree char *now = NULL;
  g_autofree char *cleared = NULL;

  nw_cards_table_scroll_to (table, 2, nw_desk_find_column (window, "name.es"));
  nw_fixture_settle (GTK_WIDGET (window));
  nw_desk_activate (window, "cells.copy");
  copied = nw_desk_get_clipboard (window);
  g_assert_cmpstr (g_strchomp (copied), ==, before);
  g_assert_false (nw_document_is_modified (nw_desk_get_document (window)));

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (window)), "");
  nw_desk_activate (window, "cells.cut");
  cut = nw_desk_get_clipboard (window);
  g_assert_cmpstr (g_strchomp (cut), ==, before);
  now = nw_desk_get_text (window, NW_DESK_CARDS "/2/name/es");
  g_assert_cmpstr (now, !=, before);

  nw_desk_activate (window, "doc.undo");
  nw_desk_activate (window, "cells.clear");
  cleared = nw_desk_get_text (window, NW_DESK_CARDS "/2/name/es");
  g_assert_cmpstr (cleared, ==, now);
  g_assert_cmpuint (nw_desk_count (window), ==, 104);
  nw_desk_close (window);
}

/* ---- How it is looked at ---------------------------------------------------------------------- */

static GtkColumnViewColumn *
find_view_column (NwWorkshopWindow *window,
                  const char       *id,
                  guint            *position)
{
  NwCardsTable *table = nw_cards_page_get_table (nw_desk_get_cards (window));
  GListModel *columns = gtk_column_view_get_columns (nw_cards_table_get_view (table));

  for (*position = 0; *position < g_list_model_get_n_items (columns); (*position)++)
    {
      g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (columns, *position);

      if (g_strcmp0 (gtk_column_view_column_get_id (column), id) == 0)
        return column;
    }

  g_assert_not_reached ();
}

static gboolean
is_layout_kept (gpointer data)
{
  g_autoptr (GVariant) layouts = g_settings_get_value (data, "workshop-cards");
  g_autoptr (GVariant) layout =
    g_variant_lookup_value (layouts, "tailor/cards", G_VARIANT_TYPE_VARDICT);
  const char *view = NULL;

  return layout != NULL && g_variant_lookup (layout, "view", "&s", &view) &&
         g_str_equal (view, "gallery");
}

static void
test_layout (void)
{
  NwWorkshopWindow *window = nw_desk_open_game ("tailor");
  NwCardsTable *table = nw_cards_page_get_table (nw_desk_get_cards (window));
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autoptr (GVariant) kept = NULL;
  g_autofree char *path = nw_desk_write_copy ("tailor");
  GtkColumnViewColumn *points;
  GtkSortType order;
  guint position;

  points = find_view_column (window, "points", &position);
  gtk_column_view_insert_column (nw_cards_table_get_view (table), 1, points);
  gtk_column_view_column_set_fixed_width (points, 222);
  gtk_column_view_sort_by_column (nw_cards_table_get_view (table), points, GTK_SORT_DESCENDING);
  nw_cards_table_set_visible (table, nw_desk_find_column (window, "level"), FALSE);
  nw_cards_page_show_gallery (nw_desk_get_cards (window));
  nw_desk_wait (is_layout_kept, settings);
  kept = g_settings_get_value (settings, "workshop-cards");
  nw_desk_close (window);

  window = nw_desk_new (1280, 780);
  g_settings_set_value (settings, "workshop-cards", kept);
  nw_desk_open (window, path);
  table = nw_cards_page_get_table (nw_desk_get_cards (window));
  points = find_view_column (window, "points", &position);
  g_assert_cmpuint (position, ==, 1);
  g_assert_cmpint (gtk_column_view_column_get_fixed_width (points), ==, 222);
  g_assert_true (gtk_column_view_sorter_get_primary_sort_column (
    GTK_COLUMN_VIEW_SORTER (nw_cards_table_get_sorter (table))) == points);
  order = gtk_column_view_sorter_get_primary_sort_order (
    GTK_COLUMN_VIEW_SORTER (nw_cards_table_get_sorter (table)));
  g_assert_cmpint (order, ==, GTK_SORT_DESCENDING);
  g_assert_false (nw_cards_table_is_visible (table, nw_desk_find_column (window, "level")));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (table)));
  nw_desk_wait (has_most_points_first, window);
  nw_desk_close (window);

  /* What another version or a hand has written there does no harm. */
  window = nw_desk_new (1280, 780);
  g_settings_set_value (settings, "workshop-cards",
                        g_variant_new_parsed ("{'tailor/cards': <{'columns': <[('no', 5, true), "
                                              "('points', -7, false)]>, 'sort': <'no'>, "
                                              "'view': <'no'>, 'descending': <'no'>}>}"));
  nw_desk_open (window, path);
  table = nw_cards_page_get_table (nw_desk_get_cards (window));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (table)));
  g_assert_true (nw_cards_table_is_visible (table, nw_desk_find_column (window, "level")));
  nw_desk_close (window);
}

/* ---- The card's form -------------------------------------------------------------------------- */

static void
test_detail (void)
{
  NwWorkshopWindow *window = nw_desk_open_game ("tailor");
  const guint chosen[] = { 0, 1, 2 };
  NwForm *form;
  GtkWidget *row;

  nw_desk_choose (window, 0);
  nw_fixture_settle (GTK_WIDGET (window));
  form = NW_FORM (nw_fixture_find_type (GTK_WIDGET (nw_desk_get_cards (window)), NW_TYPE_FORM));
  row = nw_form_find (form, "points");
  adw_spin_row_set_value (ADW_SPIN_ROW (row), 9);
  g_assert_cmpint (nw_desk_get_number (window, NW_DESK_CARDS "/0/points"), ==, 9);

  /* Stepping on is the same step; of several cards all are changed. */
  adw_spin_row_set_value (ADW_SPIN_ROW (row), 10);
  nw_desk_activate (window, "doc.undo");
  g_assert_false (nw_document_is_modified (nw_desk_get_document (window)));

  nw_cards_page_choose (nw_desk_get_cards (window), chosen, G_N_ELEMENTS (chosen));
  nw_fixture_settle (GTK_WIDGET (window));
  adw_spin_row_set_value (ADW_SPIN_ROW (nw_form_find (form, "points")), 12);
  g_assert_cmpint (nw_desk_get_number (window, NW_DESK_CARDS "/0/points"), ==, 12);
  g_assert_cmpint (nw_desk_get_number (window, NW_DESK_CARDS "/2/points"), ==, 12);
  nw_desk_activate (window, "doc.undo");

  /* Another choice of reward brings its own rows. */
  nw_desk_choose (window, 0);
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_null (nw_form_find (form, "reward/bonus/multiplier"));
  adw_combo_row_set_selected (ADW_COMBO_ROW (nw_form_find (form, "reward")), 4);
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_nonnull (nw_form_find (form, "reward/bonus/multiplier"));
  gtk_editable_set_text (GTK_EDITABLE (nw_form_find (form, "name/es")), "Otro");
  g_assert_cmpint (nw_desk_get_number (window, NW_DESK_CARDS "/0/reward/bonus/multiplier"), >, 0);
  nw_desk_close (window);
}

/* ---- Any order of commands -------------------------------------------------------------------- */

static void
edit_at_random (NwWorkshopWindow *window,
                GRand            *rand)
{
  static const char *const commands[] = { "cards.add", "cards.duplicate", "cards.delete",
                                          "cards.move-up", "cards.move-down", "cards.fill-down" };
  const guint n = nw_desk_count (window);
  const guint which = (guint) g_rand_int_range (rand, 0, G_N_ELEMENTS (commands) + 2);
  guint chosen[3];

  for (guint i = 0; i < G_N_ELEMENTS (chosen); i++)
    chosen[i] = (guint) g_rand_int_range (rand, 0, (gint32) MAX (n, 1));
  nw_cards_page_choose (nw_desk_get_cards (window), chosen, G_N_ELEMENTS (chosen));
  if (which < G_N_ELEMENTS (commands))
    nw_desk_command (window, commands[which]);
  else
    {
      NwForm *form = NW_FORM (nw_fixture_find_type (GTK_WIDGET (nw_desk_get_cards (window)),
                                                    NW_TYPE_FORM));

      nw_desk_spin ();
      adw_spin_row_set_value (ADW_SPIN_ROW (nw_form_find (form, "points")),
                              g_rand_int_range (rand, 0, 50));
      nw_document_end_merge (nw_desk_get_document (window));
    }
}

static void
test_random (void)
{
  NwWorkshopWindow *window = nw_desk_open_game ("tailor");
  g_autofree char *before = nw_ruleset_to_text (nw_desk_get_ruleset (window));
  g_autofree char *after = NULL;
  g_autofree char *edited = NULL;
  g_autofree char *redone = NULL;
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (guint i = 0; i < 200; i++)
    switch (g_rand_int_range (rand, 0, 5))
      {
      case 0:
        nw_desk_command (window, "doc.undo");
        break;
      case 1:
        nw_desk_command (window, "doc.redo");
        break;
      default:
        edit_at_random (window, rand);
      }

  edited = nw_ruleset_to_text (nw_desk_get_ruleset (window));
  while (nw_document_can_undo (nw_desk_get_document (window)))
    nw_desk_command (window, "doc.undo");
  after = nw_ruleset_to_text (nw_desk_get_ruleset (window));
  g_assert_cmpstr (before, ==, after);
  while (nw_document_can_redo (nw_desk_get_document (window)))
    nw_desk_command (window, "doc.redo");
  redone = nw_ruleset_to_text (nw_desk_get_ruleset (window));
  g_assert_cmpstr (edited, ==, redone);
  nw_desk_close (window);
}

/* ---- Many cards ------------------------------------------------------------------------------- */

static void
test_many_cards (void)
{
  NwWorkshopWindow *window = nw_desk_new (1280, 780);
  gsize length;
  g_autofree char *text = nw_big_file_new (20000, &length);
  g_autofree char *path = nw_desk_write_file ("many.nwrules", text, (gssize) length);

  nw_desk_open (window, path);
  g_assert_cmpuint (nw_desk_count (window), ==, 20000);
  nw_editor_go_to (nw_workshop_window_get_editor (window), NW_DESK_CARDS "/19999/points");
  nw_fixture_settle (GTK_WIDGET (window));
  nw_desk_activate (window, "cards.delete");
  g_assert_cmpuint (nw_desk_count (window), ==, 19999);
  nw_desk_activate (window, "cards.add");
  nw_desk_activate (window, "cards.add");
  g_assert_cmpuint (nw_desk_count (window), ==, 20000);
  nw_desk_wait (nw_desk_is_judged, nw_desk_get_document (window));
  nw_desk_close (window);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/workshop-cards/cards", test_cards);
  g_test_add_func ("/workshop-cards/cells", test_cells);
  g_test_add_func ("/workshop-cards/typing", test_typing);
  g_test_add_func ("/workshop-cards/fill-down", test_fill_down);
  g_test_add_func ("/workshop-cards/clipboard", test_clipboard);
  g_test_add_func ("/workshop-cards/search-and-sort", test_search_and_sort);
  g_test_add_func ("/workshop-cards/move-sorted", test_move_sorted);
  g_test_add_func ("/workshop-cards/filter", test_filter);
  g_test_add_func ("/workshop-cards/show-all", test_show_all);
  g_test_add_func ("/workshop-cards/columns", test_columns);
  g_test_add_func ("/workshop-cards/search-action", test_search_action);
  g_test_add_func ("/workshop-cards/hide-detail", test_hide_detail);
  g_test_add_func ("/workshop-cards/copy-with-heads", test_copy_with_heads);
  g_test_add_func ("/workshop-cards/cell-actions", test_cell_actions);
  g_test_add_func ("/workshop-cards/layout", test_layout);
  g_test_add_func ("/workshop-cards/detail", test_detail);
  g_test_add_func ("/workshop-cards/random", test_random);
  g_test_add_func ("/workshop-cards/many-cards", test_many_cards);

  return g_test_run ();
}
