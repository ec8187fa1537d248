/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A window of the Workshop for tests; see nw-desk.h.
 */

#include "config.h"

#include "nw-desk.h"

#include <string.h>

#include "ruleset/nw-json.h"
#include "workshop/nw-edit.h"

/**
 * nw_desk_wait:
 * @is_done: (scope call): whether it has happened
 * @data: for @is_done
 *
 * Goes on with the main loop until something has happened.
 */
void
nw_desk_wait (gboolean (*is_done) (gpointer data),
              gpointer data)
{
  while (!is_done (data))
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
is_idle (gpointer data)
{
  return !nw_workshop_window_is_busy (data);
}

/**
 * nw_desk_rest:
 * @window: a window
 *
 * Waits until what is being opened or listed is there and lies where it will.
 */
void
nw_desk_rest (NwWorkshopWindow *window)
{
  nw_desk_wait (is_idle, window);
  nw_fixture_settle (GTK_WIDGET (window));
}

/**
 * nw_desk_is_judged:
 * @data: a document
 *
 * Returns: whether its problems are those of its present state
 */
gboolean
nw_desk_is_judged (gpointer data)
{
  return !nw_document_is_judging (data);
}

/**
 * nw_desk_new:
 * @width: the width in pixels
 * @height: the height in pixels
 *
 * Returns: (transfer full): a window that shows the library
 */
NwWorkshopWindow *
nw_desk_new (int width,
             int height)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  NwWorkshopWindow *window = g_object_ref (nw_workshop_window_new (NULL));

  g_settings_reset (settings, "workshop-cards");

  g_object_set (gtk_widget_get_settings (GTK_WIDGET (window)), "gtk-enable-animations", FALSE,
                NULL);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_present (GTK_WINDOW (window));
  nw_desk_rest (window);

  return window;
}

/**
 * nw_desk_write_file:
 * @name: a name
 * @text: what the file holds
 * @length: its length in bytes; -1: as far as a zero
 *
 * Returns: (transfer full): the path of a file that holds it
 */
char *
nw_desk_write_file (const char *name,
                    const char *text,
                    gssize      length)
{
  char *path = g_build_filename (g_get_user_state_dir (), name, NULL);

  g_mkdir_with_parents (g_get_user_state_dir (), 0700);
  g_assert_true (g_file_set_contents (path, text, length, NULL));

  return path;
}

/**
 * nw_desk_write_copy:
 * @game: a game
 *
 * Returns: (transfer full): the path of a copy of its official ruleset
 */
char *
nw_desk_write_copy (const char *game)
{
  g_autoptr (NwRuleset) official = nw_ruleset_get_official (game);
  g_autoptr (NwRuleset) own = nw_edit_customise (official, "own", " (copy)", " (copia)");
  g_autofree char *text = nw_ruleset_to_text (own);

  return nw_desk_write_file ("own.nwrules", text, -1);
}

/**
 * nw_desk_open:
 * @window: a window
 * @path: a file
 *
 * Opens a file, and waits until that is done.
 */
void
nw_desk_open (NwWorkshopWindow *window,
              const char       *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  nw_workshop_window_open (window, file);
  nw_desk_rest (window);
}

/**
 * nw_desk_open_game:
 * @game: a game
 *
 * Returns: (transfer full): a window in which a copy of its official ruleset is open
 */
NwWorkshopWindow *
nw_desk_open_game (const char *game)
{
  g_autofree char *path = nw_desk_write_copy (game);
  NwWorkshopWindow *window = nw_desk_new (1280, 780);

  nw_desk_open (window, path);
  g_assert_nonnull (nw_workshop_window_get_editor (window));

  return window;
}

/**
 * nw_desk_get_document:
 * @window: a window in which something is open
 *
 * Returns: (transfer none): the document
 */
NwDocument *
nw_desk_get_document (NwWorkshopWindow *window)
{
  return nw_editor_get_document (nw_workshop_window_get_editor (window));
}

/**
 * nw_desk_get_ruleset:
 * @window: a window in which something is open
 *
 * Returns: (transfer none): the ruleset as it is now
 */
NwRuleset *
nw_desk_get_ruleset (NwWorkshopWindow *window)
{
  return nw_document_get_ruleset (nw_desk_get_document (window));
}

/**
 * nw_desk_get_cards:
 * @window: a window in which something is open
 *
 * Returns: (transfer none): the page of its cards
 */
NwCardsPage *
nw_desk_get_cards (NwWorkshopWindow *window)
{
  NwEditor *editor = nw_workshop_window_get_editor (window);

  return NW_CARDS_PAGE (nw_editor_get_section (editor, NW_DESK_CARDS));
}

/**
 * nw_desk_spin:
 *
 * Does what is due in the main loop.
 */
void
nw_desk_spin (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/**
 * nw_desk_close:
 * @window: (transfer full): a window
 *
 * Closes it and throws away what was changed in it.
 */
void
nw_desk_close (NwWorkshopWindow *window)
{
  AdwDialog *dialog;

  while ((dialog = adw_application_window_get_visible_dialog (
            ADW_APPLICATION_WINDOW (window))) != NULL)
    adw_dialog_force_close (dialog);
  if (nw_workshop_window_get_editor (window) != NULL)
    nw_document_drop_draft (nw_desk_get_document (window));
  gtk_window_destroy (GTK_WINDOW (window));
  while (G_OBJECT (window)->ref_count > 1)
    g_main_context_iteration (NULL, TRUE);
  nw_desk_spin ();
  g_assert_finalize_object (window);
}

static gboolean
has_text (GtkWidget *widget,
          gpointer   text)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
         strstr (gtk_label_get_label (GTK_LABEL (widget)), text) != NULL;
}

/**
 * nw_desk_shows:
 * @window: a window
 * @text: some words
 *
 * Returns: whether a label that can be seen has them
 */
gboolean
nw_desk_shows (NwWorkshopWindow *window,
               const char       *text)
{
  return nw_fixture_find (GTK_WIDGET (window), has_text, (gpointer) text) != NULL;
}

/**
 * nw_desk_wait_for_text:
 * @window: a window
 * @text: some words
 *
 * Goes on with the main loop until a label that can be seen has them.  What is said for some
 * seconds only is waited for so, before anything else is.
 */
void
nw_desk_wait_for_text (NwWorkshopWindow *window,
                       const char       *text)
{
  while (!nw_desk_shows (window, text))
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
is_button (GtkWidget *widget,
           gpointer   label)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget) &&
         g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0;
}

/**
 * nw_desk_press:
 * @window: a window
 * @label: what stands on a button, with its mnemonic
 *
 * Presses the first such button that can be seen; those of a dialog come first.
 */
void
nw_desk_press (NwWorkshopWindow *window,
               const char       *label)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));
  GtkWidget *root = dialog != NULL ? GTK_WIDGET (dialog) : GTK_WIDGET (window);
  GtkWidget *button = nw_fixture_find (root, is_button, (gpointer) label);

  g_assert_nonnull (button);
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
  nw_desk_spin ();
}

static guint
count_buttons (GtkWidget  *widget,
               const char *label)
{
  guint n = is_button (widget, (gpointer) label) ? 1 : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_buttons (child, label);

  return n;
}

/**
 * nw_desk_count_buttons:
 * @window: a window
 * @label: what stands on them, with its mnemonic
 *
 * Returns: how many such buttons can be seen
 */
guint
nw_desk_count_buttons (NwWorkshopWindow *window,
                       const char       *label)
{
  return count_buttons (GTK_WIDGET (window), label);
}

/**
 * nw_desk_get_number:
 * @window: a window in which something is open
 * @pointer: a JSON pointer
 *
 * Returns: the number there
 */
gint64
nw_desk_get_number (NwWorkshopWindow *window,
                    const char       *pointer)
{
  g_autoptr (GVariant) value =
    nw_json_get_at (nw_ruleset_get_source (nw_desk_get_ruleset (window)), pointer);

  g_assert_true (g_variant_is_of_type (value, G_VARIANT_TYPE_INT64));

  return g_variant_get_int64 (value);
}

/**
 * nw_desk_get_text:
 * @window: a window in which something is open
 * @pointer: a JSON pointer
 *
 * Returns: (transfer full) (nullable): the text there
 */
char *
nw_desk_get_text (NwWorkshopWindow *window,
                  const char       *pointer)
{
  g_autoptr (GVariant) value =
    nw_json_get_at (nw_ruleset_get_source (nw_desk_get_ruleset (window)), pointer);

  return value != NULL ? g_strdup (nw_json_get_string (value)) : NULL;
}

/**
 * nw_desk_command:
 * @window: a window in which something is open
 * @action: an action of the editor or of the cards
 *
 * Does it.  Nothing is drawn, which takes longest.
 */
void
nw_desk_command (NwWorkshopWindow *window,
                 const char       *action)
{
  GtkWidget *widget = GTK_WIDGET (nw_desk_get_cards (window));

  if (g_str_has_prefix (action, "doc."))
    widget = GTK_WIDGET (nw_workshop_window_get_editor (window));
  gtk_widget_activate_action (widget, action, NULL);
}

/**
 * nw_desk_activate:
 * @window: a window in which something is open
 * @action: an action of the editor or of the cards
 *
 * Does it, and what is due then.
 */
void
nw_desk_activate (NwWorkshopWindow *window,
                  const char       *action)
{
  nw_desk_command (window, action);
  nw_desk_spin ();
}

/**
 * nw_desk_choose:
 * @window: a window in which something is open
 * @index: a card
 *
 * Selects one card.
 */
void
nw_desk_choose (NwWorkshopWindow *window,
                guint             index)
{
  nw_cards_page_choose (nw_desk_get_cards (window), &index, 1);
  nw_desk_spin ();
}

/**
 * nw_desk_count:
 * @window: a window in which something is open
 *
 * Returns: the number of its cards
 */
guint
nw_desk_count (NwWorkshopWindow *window)
{
  return nw_edit_n_entries (nw_desk_get_ruleset (window), NW_DESK_CARDS);
}

/**
 * nw_desk_find_column:
 * @window: a window in which something is open
 * @key: a column's key
 *
 * Returns: (transfer none): the column
 */
const NwColumn *
nw_desk_find_column (NwWorkshopWindow *window,
                     const char       *key)
{
  NwCardsTable *table = nw_cards_page_get_table (nw_desk_get_cards (window));
  GPtrArray *columns = nw_cards_table_get_columns (table);

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

/**
 * nw_desk_find_cell_editor:
 * @window: a window in which something is open
 *
 * Returns: (transfer none) (nullable): the entry of the cell that is being edited
 */
GtkWidget *
nw_desk_find_cell_editor (NwWorkshopWindow *window)
{
  return nw_fixture_find (GTK_WIDGET (window), is_cell_editor, NULL);
}

/**
 * nw_desk_type_in_cell:
 * @window: a window in which something is open
 * @position: a row
 * @key: a column's key
 * @text: what is typed
 *
 * Edits a cell of the table of cards.
 */
void
nw_desk_type_in_cell (NwWorkshopWindow *window,
                      guint             position,
                      const char       *key,
                      const char       *text)
{
  NwCardsTable *table = nw_cards_page_get_table (nw_desk_get_cards (window));
  GtkWidget *editor;

  nw_cards_table_scroll_to (table, position, nw_desk_find_column (window, key));
  nw_fixture_settle (GTK_WIDGET (window));
  g_assert_true (nw_cards_table_edit (table, position, nw_desk_find_column (window, key)));
  editor = nw_desk_find_cell_editor (window);
  g_assert_nonnull (editor);
  gtk_editable_set_text (GTK_EDITABLE (editor), text);
  nw_cards_table_commit (table);
  nw_desk_spin ();
}

/**
 * nw_desk_show_section:
 * @window: a window in which something is open
 * @name: a section
 *
 * Goes to a section.
 *
 * Returns: (transfer none): its page
 */
GtkWidget *
nw_desk_show_section (NwWorkshopWindow *window,
                      const char       *name)
{
  nw_editor_show_section (nw_workshop_window_get_editor (window), name);
  nw_fixture_settle (GTK_WIDGET (window));

  return nw_editor_get_section (nw_workshop_window_get_editor (window), name);
}

/* ---- The clipboard ---------------------------------------------------------------------------- */

/**
 * nw_desk_get_clipboard:
 * @window: a window
 *
 * Returns: (transfer full) (nullable): the text that was copied last, if it was copied here
 */
char *
nw_desk_get_clipboard (NwWorkshopWindow *window)
{
  GdkContentProvider *content =
    gdk_clipboard_get_content (gtk_widget_get_clipboard (GTK_WIDGET (window)));
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, G_TYPE_STRING);
  if (content == NULL || !gdk_content_provider_get_value (content, &value, NULL))
    return NULL;

  return g_value_dup_string (&value);
}
