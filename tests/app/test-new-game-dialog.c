/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Choosing a new game: which rulesets there are, what is remembered, and why a game cannot start.
 */

#include "app/nw-new-game-dialog.h"
#include "app/nw-rules-group.h"
#include "nw-player.h"
#include "nw-table-fixture.h"
#include "ruleset/nw-json.h"
#include "workshop/nw-library.h"

typedef struct
{
  GtkWidget       *window;
  NwNewGameDialog *dialog;
  char            *chosen; /* what was chosen, to be remembered */
  gint64           end_points;
  char            *title;
  guint64          seed;
} Desk;

static void
on_chosen_cb (Desk            *desk,
              const NwNewGame *choice,
              NwRuleset       *ruleset,
              guint64          seed)
{
  g_autoptr (GVariant) points = nw_ruleset_get_value (ruleset, "/parameters/end_points");

  desk->chosen = nw_new_game_write (choice);
  desk->end_points = g_variant_get_int64 (points);
  desk->title = g_strdup (nw_ruleset_get_title (ruleset, "en"));
  desk->seed = seed;
}

/* @text: what was remembered */
static void
open_dialog_for (Desk       *desk,
                 NwRuleset  *ruleset,
                 const char *text)
{
  g_auto (NwNewGame) choice = { 0 };

  *desk = (Desk) { .window = adw_window_new () };
  nw_new_game_init (&choice, "en");
  nw_new_game_read (&choice, text);
  desk->dialog = nw_new_game_dialog_new (ruleset, &choice);
  g_signal_connect_swapped (desk->dialog, "chosen", G_CALLBACK (on_chosen_cb), desk);
  gtk_window_set_default_size (GTK_WINDOW (desk->window), 600, 800);
  g_object_set (gtk_widget_get_settings (desk->window), "gtk-enable-animations", FALSE, NULL);
  gtk_window_present (GTK_WINDOW (desk->window));
  adw_dialog_present (ADW_DIALOG (desk->dialog), desk->window);
  nw_fixture_settle (desk->window);
}

static void
open_dialog (Desk       *desk,
             const char *text)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official ("tailor");

  open_dialog_for (desk, ruleset, text);
}

static void
close_dialog (Desk *desk)
{
  gtk_window_destroy (GTK_WINDOW (desk->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_free (desk->chosen);
  g_free (desk->title);
}

static NwRulesGroup *
get_rules (Desk *desk)
{
  return NW_RULES_GROUP (nw_fixture_find_type (GTK_WIDGET (desk->dialog), NW_TYPE_RULES_GROUP));
}

/* A row by its title, in what is visible or not; %NULL if there is none. */
static GtkWidget *
find_row (GtkWidget  *widget,
          const char *title)
{
  if (ADW_IS_PREFERENCES_ROW (widget) &&
      g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_row (child, title);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static GtkWidget *
get_row (Desk       *desk,
         const char *title)
{
  GtkWidget *row = find_row (GTK_WIDGET (desk->dialog), title);

  g_assert_nonnull (row);

  return row;
}

static void
wait_for_rulesets (Desk  *desk,
                   guint  n)
{
  AdwComboRow *row = ADW_COMBO_ROW (get_row (desk, "Ruleset"));

  while (adw_combo_row_get_model (row) == NULL ||
         g_list_model_get_n_items (adw_combo_row_get_model (row)) < n ||
         nw_rules_group_is_loading (get_rules (desk)))
    g_main_context_iteration (NULL, TRUE);
  nw_fixture_settle (desk->window);
}

static void
start (Desk *desk)
{
  GtkWidget *button = adw_dialog_get_default_widget (ADW_DIALOG (desk->dialog));

  g_assert_true (gtk_widget_get_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
  g_assert_nonnull (desk->chosen);
}

/* Puts a ruleset into the library, in which one member is another. */
static void
add_ruleset (const char *title,
             const char *pointer,
             gint64      value)
{
  g_autoptr (NwRuleset) official = nw_ruleset_get_official ("tailor");
  g_autoptr (GVariant) name = g_variant_ref_sink (g_variant_new_string (title));
  g_autoptr (GVariant) number = g_variant_ref_sink (g_variant_new_int64 (value));
  g_autoptr (NwRuleset) titled = nw_ruleset_with_value (official, "/title/en", name);
  g_autoptr (NwRuleset) ruleset = nw_ruleset_with_value (titled, pointer, number);
  g_autoptr (GError) error = NULL;
  g_autofree char *path = nw_library_add (ruleset, &error);

  g_assert_no_error (error);
  g_assert_nonnull (path);
}

static void
choose_ruleset (Desk       *desk,
                const char *title)
{
  AdwComboRow *row = ADW_COMBO_ROW (get_row (desk, "Ruleset"));
  GListModel *model = adw_combo_row_get_model (row);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    if (g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (model), i), title))
      adw_combo_row_set_selected (row, i);
  while (nw_rules_group_is_loading (get_rules (desk)))
    g_main_context_iteration (NULL, TRUE);
  nw_fixture_settle (desk->window);
}

/* The row of a house rule, by what it says of itself. */
static AdwSpinRow *
get_end_points (Desk *desk)
{
  const NwField *field = NULL;
  NwRuleset *ruleset = nw_rules_group_get_ruleset (get_rules (desk));

  for (guint i = 0; i < nw_ruleset_n_parameters (ruleset); i++)
    if (g_str_equal (nw_ruleset_get_parameter (ruleset, i)->key, "end_points"))
      field = nw_ruleset_get_parameter (ruleset, i);
  g_assert_nonnull (field);

  return ADW_SPIN_ROW (get_row (desk, field->meaning));
}

/* Who has no ruleset of their own is not asked. */
static void
test_official_alone (void)
{
  Desk desk;

  open_dialog (&desk, "");
  wait_for_rulesets (&desk, 1);
  g_assert_false (gtk_widget_get_visible (get_row (&desk, "Ruleset")));
  adw_spin_row_set_value (get_end_points (&desk), 55);
  start (&desk);
  g_assert_cmpint (desk.end_points, ==, 55);
  g_assert_cmpstr (desk.title, ==, "Tang Master Tailor");

  /* The house rule is there the next time. */
  {
    g_autofree char *text = g_strdup (desk.chosen);
    Desk again;

    close_dialog (&desk);
    open_dialog (&again, text);
    g_assert_cmpfloat (adw_spin_row_get_value (get_end_points (&again)), ==, 55);
    start (&again);
    g_assert_cmpint (again.end_points, ==, 55);
    close_dialog (&again);
  }
}

static void
test_own_ruleset (void)
{
  g_autofree char *text = NULL;
  Desk desk;

  add_ruleset ("Long Evening", "/parameters/end_points", 90);
  open_dialog (&desk, "");
  wait_for_rulesets (&desk, 2);
  g_assert_true (gtk_widget_get_visible (get_row (&desk, "Ruleset")));
  choose_ruleset (&desk, "Long Evening");
  g_assert_cmpfloat (adw_spin_row_get_value (get_end_points (&desk)), ==, 90);
  adw_spin_row_set_value (get_end_points (&desk), 80);
  start (&desk);
  g_assert_cmpstr (desk.title, ==, "Long Evening");
  g_assert_cmpint (desk.end_points, ==, 80);
  text = g_strdup (desk.chosen);
  close_dialog (&desk);

  /* Both are remembered; until the ruleset is there nothing can be started. */
  open_dialog (&desk, text);
  wait_for_rulesets (&desk, 2);
  g_assert_cmpfloat (adw_spin_row_get_value (get_end_points (&desk)), ==, 80);
  start (&desk);
  g_assert_cmpstr (desk.title, ==, "Long Evening");
  g_assert_cmpint (desk.end_points, ==, 80);
  close_dialog (&desk);

  /* Another ruleset comes without those house rules. */
  open_dialog (&desk, text);
  wait_for_rulesets (&desk, 2);
  choose_ruleset (&desk, "Tang Master Tailor");
  start (&desk);
  g_assert_cmpint (desk.end_points, ==, 40);
  close_dialog (&desk);
}

/* House rules that were remembered are for their ruleset, also if another one is chosen before that
 * one is there. */
static void
test_hasty_choice (void)
{
  g_autofree char *text = NULL;
  AdwComboRow *row;
  Desk desk;

  add_ruleset ("Short Evening", "/parameters/end_points", 30);
  add_ruleset ("Tall Evening", "/parameters/end_points", 95);
  open_dialog (&desk, "");
  wait_for_rulesets (&desk, 3);
  choose_ruleset (&desk, "Tall Evening");
  adw_spin_row_set_value (get_end_points (&desk), 85);
  start (&desk);
  text = g_strdup (desk.chosen);
  close_dialog (&desk);

  open_dialog (&desk, text);
  row = ADW_COMBO_ROW (get_row (&desk, "Ruleset"));
  while (adw_combo_row_get_model (row) == NULL ||
         g_list_model_get_n_items (adw_combo_row_get_model (row)) < 3)
    g_main_context_iteration (NULL, TRUE);
  choose_ruleset (&desk, "Short Evening");
  start (&desk);
  g_assert_cmpstr (desk.title, ==, "Short Evening");
  g_assert_cmpint (desk.end_points, ==, 30);
  close_dialog (&desk);
}

/* A ruleset that is being changed is played as it is, whatever was played the last time, and leaves
 * no trace in what is remembered. */
static void
test_fixed_ruleset (void)
{
  g_autoptr (NwRuleset) official = nw_ruleset_get_official ("tailor");
  g_autoptr (NwRuleset) copy =
    nw_ruleset_with_value (official, "/id", g_variant_new_string ("draft"));
  g_autoptr (NwRuleset) titled =
    nw_ruleset_with_value (copy, "/title/en", g_variant_new_string ("Draft"));
  g_autoptr (NwRuleset) draft =
    nw_ruleset_with_value (titled, "/parameters/end_points", g_variant_new_int64 (70));
  static const char *const remembered[] = {
    "{\"games\": {\"tailor\": {\"rules\": {\"end_points\": \"80\"}}}}",
    "{\"games\": {\"tailor\": {\"ruleset\": \"/gone.nwrules\", "
    "\"rules\": {\"end_points\": \"80\"}}}}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (remembered); i++)
    {
      g_autofree char *text = NULL;
      Desk desk;

      open_dialog_for (&desk, draft, remembered[i]);
      g_assert_true (gtk_widget_get_visible (get_row (&desk, "Ruleset")));
      g_assert_false (gtk_widget_get_sensitive (get_row (&desk, "Ruleset")));
      start (&desk);
      g_assert_cmpstr (desk.title, ==, "Draft");
      g_assert_cmpint (desk.end_points, ==, 70);
      g_assert_nonnull (strstr (desk.chosen, "\"80\""));
      close_dialog (&desk);
    }
}

/* A ruleset whose file is gone is forgotten, and its house rules with it. */
static void
test_ruleset_gone (void)
{
  Desk desk;

  open_dialog (&desk, "{\"games\": {\"tailor\": {\"ruleset\": \"/gone.nwrules\", "
                      "\"rules\": {\"end_points\": \"80\"}}}}");
  wait_for_rulesets (&desk, 1);
  start (&desk);
  g_assert_cmpstr (desk.title, ==, "Tang Master Tailor");
  g_assert_cmpint (desk.end_points, ==, 40);
  close_dialog (&desk);
}

/* What cannot be played says why. */
static void
test_reason (void)
{
  g_autofree char *reason = NULL;
  GtkWidget *button;
  Desk desk;

  add_ruleset ("Torn Cloth", "/cards/0/points", 5000);
  open_dialog (&desk, "");
  wait_for_rulesets (&desk, 2);
  button = adw_dialog_get_default_widget (ADW_DIALOG (desk.dialog));
  choose_ruleset (&desk, "Torn Cloth");
  reason = nw_rules_group_get_reason (get_rules (&desk));
  g_assert_nonnull (strstr (reason, "5000"));
  g_assert_false (gtk_widget_get_sensitive (button));
  choose_ruleset (&desk, "Tang Master Tailor");
  g_assert_null (nw_rules_group_get_reason (get_rules (&desk)));
  start (&desk);
  close_dialog (&desk);
}

static void
test_seed (void)
{
  GtkWidget *row;
  Desk desk;

  open_dialog (&desk, "");
  row = get_row (&desk, "Seed: the same number gives the same deal");
  gtk_editable_set_text (GTK_EDITABLE (row), "12x");
  g_signal_emit_by_name (adw_dialog_get_default_widget (ADW_DIALOG (desk.dialog)), "clicked");
  g_assert_null (desk.chosen);
  gtk_editable_set_text (GTK_EDITABLE (row), "12");
  start (&desk);
  g_assert_cmpuint (desk.seed, ==, 12);
  close_dialog (&desk);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/new-game-dialog/official-alone", test_official_alone);
  g_test_add_func ("/new-game-dialog/ruleset-gone", test_ruleset_gone);
  g_test_add_func ("/new-game-dialog/seed", test_seed);
  g_test_add_func ("/new-game-dialog/own-ruleset", test_own_ruleset);
  g_test_add_func ("/new-game-dialog/fixed-ruleset", test_fixed_ruleset);
  g_test_add_func ("/new-game-dialog/hasty-choice", test_hasty_choice);
  g_test_add_func ("/new-game-dialog/reason", test_reason);

  return g_test_run ();
}
