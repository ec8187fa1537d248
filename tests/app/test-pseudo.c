/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * In a language in which every sentence stands in brackets, nothing that is shown stands outside of
 * them, but for names, numbers, and the words of rulesets.
 *
 * test-pseudo.py makes the catalogue of that language, under English's name.
 */

#include "config.h"

#include <locale.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "app/nw-application.h"
#include "app/nw-demo.h"
#include "match/nw-catalogue.h"
#include "nw-table-fixture.h"
#include "nw-texts.h"

#define OPENING "⟦"
#define CLOSING "⟧"

typedef struct
{
  /* Owned */
  GHashTable *told;

  const char *screen;
  guint       n_texts;
  guint       n_bracketed;
  guint       n_bare;
} Look;

/* ---- What may stand outside ------------------------------------------------------------------- */

/* Names of people, languages and files, which are the same everywhere. */
static const char *const names[] = {
  "Mei", "Bao", "Lin", "Hua", "English", "Español", "org.needlework.Needlework",
  "Neighbourhood Studio", "Estudio del barrio", "neighbourhood-studio",
  "bad.nwgame", "bad.nwposition", "bad.nwrules", "picture.png", "missing.nwgame",
};

/* All texts of a ruleset's document, the longest first. */
static void
collect (GVariant  *value,
         GPtrArray *texts)
{
  if (g_variant_is_of_type (value, G_VARIANT_TYPE_STRING))
    {
      g_ptr_array_add (texts, g_variant_dup_string (value, NULL));
      return;
    }
  if (!g_variant_is_container (value))
    return;

  for (gsize i = 0; i < g_variant_n_children (value); i++)
    {
      g_autoptr (GVariant) child = g_variant_get_child_value (value, i);

      collect (child, texts);
    }
}

static gint
compare_length (gconstpointer a,
                gconstpointer b)
{
  const gsize first = strlen (*(const char *const *) a);
  const gsize second = strlen (*(const char *const *) b);

  return (first < second) - (first > second);
}

static GPtrArray *
get_allowed (void)
{
  static const char *const games[] = { "tailor", "brawl" };
  static GPtrArray *texts;

  if (texts != NULL)
    return texts;

  texts = g_ptr_array_new ();
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_ptr_array_add (texts, (gpointer) names[i]);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official (games[i]);

      collect (nw_ruleset_get_document (ruleset), texts);
    }
  g_ptr_array_sort (texts, compare_length);

  return texts;
}

/* What GTK and libadwaita say themselves, in their own catalogues. */
static gboolean
is_of_toolkit (GtkWidget  *widget,
               const char *text)
{
  static const char *const texts[] = { "Close", "Close the window" };
  static const char *const types[] = {
    "GtkWindowControls", "AdwAboutDialog", "AdwBackButton", "AdwSpinRow", "GtkSpinButton",
    "AdwEntryRow", "AdwComboRow", "GtkPopoverMenu", "AdwToastWidget",
    "GtkColorSwatch",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    if (g_str_equal (text, texts[i]))
      return TRUE;
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    for (guint i = 0; i < G_N_ELEMENTS (types); i++)
      if (g_str_equal (G_OBJECT_TYPE_NAME (widget), types[i]))
        return TRUE;

  return FALSE;
}

/* ---- Looking ---------------------------------------------------------------------------------- */

/* What is left of a text outside of brackets. */
static char *
strip_brackets (const char *text)
{
  GString *rest = g_string_new (NULL);
  int depth = 0;

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      if (g_str_has_prefix (at, OPENING))
        depth++;
      else if (g_str_has_prefix (at, CLOSING))
        depth--;
      else if (depth == 0)
        g_string_append_unichar (rest, g_utf8_get_char (at));
    }
  g_assert_cmpint (depth, ==, 0);

  return g_string_free_and_steal (rest);
}

static gboolean
has_letters (const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (g_unichar_isalpha (g_utf8_get_char (text)))
      return TRUE;

  return FALSE;
}

/* One letter alone is a sign: a colour's letter, a person's initial, a Roman one. */
static gboolean
is_bare (const char *text)
{
  g_autofree char *stripped = strip_brackets (text);
  g_autoptr (GString) rest = g_string_new (stripped);
  GPtrArray *allowed = get_allowed ();

  for (guint i = 0; i < allowed->len && has_letters (rest->str); i++)
    if (g_utf8_strlen (g_ptr_array_index (allowed, i), -1) > 1)
      g_string_replace (rest, g_ptr_array_index (allowed, i), " ", 0);
  g_strstrip (rest->str);

  return has_letters (rest->str) && g_utf8_strlen (rest->str, -1) > 1;
}

static void
look_at (GtkWidget  *widget,
         const char *kind,
         const char *text,
         gpointer    user_data)
{
  Look *look = user_data;

  look->n_texts++;
  if (strstr (text, OPENING) != NULL)
    look->n_bracketed++;
  if (gtk_widget_has_css_class (widget, "keycap") || !is_bare (text) ||
      (strstr (text, OPENING) == NULL && is_of_toolkit (widget, text)) ||
      !g_hash_table_add (look->told, g_strdup (text)))
    return;

  look->n_bare++;
  g_test_message ("%s: %s of %s: “%s”", look->screen, kind, G_OBJECT_TYPE_NAME (widget), text);
}

/* ---- Tests ------------------------------------------------------------------------------------ */

static void
expand_rows (GtkWidget *widget)
{
  if (ADW_IS_EXPANDER_ROW (widget))
    adw_expander_row_set_expanded (ADW_EXPANDER_ROW (widget), TRUE);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    expand_rows (child);
}

static NwWindow *
new_window (void)
{
  NwWindow *window = g_object_ref (nw_window_new (NULL));

  nw_window_set_autosave (window, FALSE);
  g_object_set (gtk_widget_get_settings (GTK_WIDGET (window)), "gtk-enable-animations", FALSE,
                NULL);
  gtk_window_present (GTK_WINDOW (window));
  nw_fixture_settle (GTK_WIDGET (window));

  return window;
}

static void
close_window (NwWindow *window)
{
  AdwDialog *dialog;

  while ((dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window))))
    adw_dialog_force_close (dialog);
  gtk_window_destroy (GTK_WINDOW (window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_object_unref (window);
}

/* Every screen, dialog and table of which there is a picture. */
static void
test_screens (void)
{
  NwWindow *window = new_window ();
  const NwDemoOptions options = { .seed = NW_DEMO_SEED };
  NwDemo *demo = nw_demo_new (NULL, window, NW_DEMO_PICTURES, &options);
  Look look = { .told = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) };
  guint n_screens = 0;

  while (nw_demo_step (demo))
    {
      GtkWidget *shown = GTK_WIDGET (nw_demo_get_window (demo));

      n_screens++;
      look.screen = nw_demo_get_screen (demo);
      nw_fixture_settle (shown);
      expand_rows (shown);
      nw_fixture_settle (shown);
      nw_texts_walk (shown, look_at, &look);
    }

  g_test_message ("%u texts of %u screens, %u in brackets", look.n_texts, n_screens,
                  look.n_bracketed);
  g_assert_cmpuint (n_screens, >=, 14);
  g_assert_cmpuint (look.n_bracketed, >, look.n_texts / 4);
  g_assert_cmpuint (look.n_bare, ==, 0);

  g_hash_table_unref (look.told);
  nw_demo_free (demo);
  close_window (window);
}

/* The dialogs that tell of files that cannot be opened, which are read in a thread. */
static void
test_bad_files (void)
{
  static const struct
  {
    const char *name;
    const char *text;
  } files[] = {
    { "bad.nwgame", "{\"needlework\": 7" },
    { "bad.nwposition", "{\"needlework\": \"position\", \"format\": 1, \"game\": 5}" },
    { "picture.png", "" },
    { "missing.nwgame", NULL },
  };
  Look look = { .told = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) };

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      NwWindow *window = new_window ();
      g_autofree char *path = g_build_filename (g_get_user_runtime_dir (), files[i].name, NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);

      if (files[i].text != NULL)
        g_assert_true (g_file_set_contents (path, files[i].text, -1, NULL));
      look.screen = files[i].name;
      nw_window_open_file (window, file);
      g_test_message ("waiting for what is said of %s", files[i].name);
      while (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window)) == NULL)
        g_main_context_iteration (NULL, TRUE);
      nw_fixture_settle (GTK_WIDGET (window));
      nw_texts_walk (GTK_WIDGET (window), look_at, &look);
      close_window (window);
    }
  g_assert_cmpuint (look.n_bare, ==, 0);
  g_hash_table_unref (look.told);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, nw_catalogue_get_folder ());
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  gtk_test_init (&argc, &argv, NULL);
  nw_application_set_language ("en");
  adw_init ();
  g_assert_true (g_str_has_prefix (_("New Game"), OPENING));

  g_test_add_func ("/pseudo/screens", test_screens);
  g_test_add_func ("/pseudo/bad-files", test_bad_files);

  return g_test_run ();
}
