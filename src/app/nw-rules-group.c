/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Choosing rules; see nw-rules-group.h.
 */

#define G_LOG_DOMAIN "nw-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "app/nw-rules-group.h"
#include "match/nw-phrases.h"
#include "ruleset/nw-json.h"
#include "workshop/nw-document.h"
#include "workshop/nw-library-tile.h"

struct _NwRulesGroup
{
  AdwPreferencesGroup parent_instance;

  /* Template children */
  AdwComboRow        *ruleset_row;
  AdwExpanderRow     *rules_row;

  /* Owned */
  NwRuleset          *official;
  NwRuleset          *base;         /* what was chosen, without house rules */
  NwRuleset          *ruleset;
  GPtrArray          *paths;        /* of the list's rulesets; the official one's is "" */
  GPtrArray          *rows;         /* borrowed: those of house rules */
  GVariant           *wanted_rules; /* of what is still to come */
  char               *wanted_path;
  char               *error;
  GCancellable       *listing;
  GCancellable       *loading;

  gboolean            is_fixed;     /* there is nothing to choose, and nothing to remember */
};

G_DEFINE_FINAL_TYPE (NwRulesGroup, nw_rules_group, ADW_TYPE_PREFERENCES_GROUP)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* ---- House rules ------------------------------------------------------------------------------ */

static const NwField *
get_field (GObject *row)
{
  return g_object_get_data (row, "field");
}

/* Changes a house rule; returns whether it can be so. */
static gboolean
change_rule (NwRulesGroup *self,
             const char   *key,
             const char   *value)
{
  NwRuleset *changed = nw_ruleset_with_parameter (self->ruleset, key, value, NULL);

  if (changed == NULL)
    return FALSE;

  nw_ruleset_unref (self->ruleset);
  self->ruleset = changed;

  return TRUE;
}

static void
set_rule (NwRulesGroup  *self,
          const NwField *field,
          const char    *value)
{
  if (change_rule (self, field->key, value))
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
on_switch_changed_cb (NwRulesGroup *self,
                      GParamSpec   *pspec,
                      AdwSwitchRow *row)
{
  set_rule (self, get_field (G_OBJECT (row)), adw_switch_row_get_active (row) ? "true" : "false");
}

static void
on_number_changed_cb (NwRulesGroup *self,
                      GParamSpec   *pspec,
                      AdwSpinRow   *row)
{
  g_autofree char *text = g_strdup_printf ("%d", (int) adw_spin_row_get_value (row));

  set_rule (self, get_field (G_OBJECT (row)), text);
}

static void
on_choice_changed_cb (NwRulesGroup *self,
                      GParamSpec   *pspec,
                      AdwComboRow  *row)
{
  const NwField *field = get_field (G_OBJECT (row));

  set_rule (self, field, field->choices[adw_combo_row_get_selected (row)]);
}

static GVariant *
get_value (NwRuleset     *ruleset,
           const NwField *field)
{
  g_autofree char *pointer = g_strdup_printf ("/parameters/%s", field->key);

  return nw_ruleset_get_value (ruleset, pointer);
}

/* One of several words, by the names that people read. */
static GtkWidget *
new_choice_row (NwRulesGroup  *self,
                const NwField *field,
                const char    *value)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  GtkWidget *row = adw_combo_row_new ();

  for (guint i = 0; field->choices[i] != NULL; i++)
    gtk_string_list_append (list, field->choice_labels != NULL ? _(field->choice_labels[i])
                                                               : field->choices[i]);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (list));
  for (guint i = 0; field->choices[i] != NULL; i++)
    if (g_str_equal (field->choices[i], value))
      adw_combo_row_set_selected (ADW_COMBO_ROW (row), i);
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (on_choice_changed_cb), self,
                           G_CONNECT_SWAPPED);

  return row;
}

static GtkWidget *
new_rule_row (NwRulesGroup  *self,
              const NwField *field)
{
  g_autoptr (GVariant) value = get_value (self->ruleset, field);
  GtkWidget *row = NULL;

  if (field->type == NW_FIELD_BOOL && value != NULL &&
      g_variant_is_of_type (value, G_VARIANT_TYPE_BOOLEAN))
    {
      row = adw_switch_row_new ();
      adw_switch_row_set_active (ADW_SWITCH_ROW (row), g_variant_get_boolean (value));
      g_signal_connect_object (row, "notify::active", G_CALLBACK (on_switch_changed_cb), self,
                               G_CONNECT_SWAPPED);
    }
  else if (field->type == NW_FIELD_INT && value != NULL &&
           g_variant_is_of_type (value, G_VARIANT_TYPE_INT64))
    {
      row = adw_spin_row_new_with_range ((double) field->low, (double) field->high, 1);
      adw_spin_row_set_value (ADW_SPIN_ROW (row), (double) g_variant_get_int64 (value));
      g_signal_connect_object (row, "notify::value", G_CALLBACK (on_number_changed_cb), self,
                               G_CONNECT_SWAPPED);
    }
  else if (field->type == NW_FIELD_ENUM && field->members == NULL && value != NULL &&
           g_variant_is_of_type (value, G_VARIANT_TYPE_STRING))
    {
      row = new_choice_row (self, field, g_variant_get_string (value, NULL));
    }

  return row;
}

static void
add_rules (NwRulesGroup *self)
{
  for (guint i = 0; i < nw_ruleset_n_parameters (self->ruleset); i++)
    {
      const NwField *field = nw_ruleset_get_parameter (self->ruleset, i);
      GtkWidget *row = field->meaning != NULL ? new_rule_row (self, field) : NULL;

      if (row == NULL)
        continue;

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(field->meaning));
      adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
      g_object_set_data (G_OBJECT (row), "field", (gpointer) field);
      adw_expander_row_add_row (self->rules_row, row);
      g_ptr_array_add (self->rows, row);
    }
}

/* A parameter's value as nw_ruleset_with_parameter() takes it; %NULL for one that has no row. */
static char *
say_value (GVariant *value)
{
  if (g_variant_is_of_type (value, G_VARIANT_TYPE_BOOLEAN))
    return g_strdup (g_variant_get_boolean (value) ? "true" : "false");
  if (g_variant_is_of_type (value, G_VARIANT_TYPE_INT64))
    return g_strdup_printf ("%" G_GINT64_FORMAT, g_variant_get_int64 (value));
  if (g_variant_is_of_type (value, G_VARIANT_TYPE_STRING))
    return g_variant_dup_string (value, NULL);

  return NULL;
}

/* House rules that were remembered; what the ruleset does not know is left out. */
static void
apply_rules (NwRulesGroup *self,
             GVariant     *rules)
{
  GVariantIter iter;
  const char *key;
  GVariant *value;

  g_variant_iter_init (&iter, rules);
  while (g_variant_iter_loop (&iter, "{&sv}", &key, &value))
    {
      const char *text = nw_json_get_string (value);

      if (text != NULL)
        change_rule (self, key, text);
    }
}

/* ---- The ruleset ------------------------------------------------------------------------------ */

/* @rules: (nullable): house rules on top of it */
static void
show_ruleset (NwRulesGroup *self,
              NwRuleset    *ruleset,
              GVariant     *rules)
{
  for (guint i = 0; i < self->rows->len; i++)
    adw_expander_row_remove (self->rules_row, self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);
  g_clear_pointer (&self->error, g_free);

  nw_ruleset_ref (ruleset);
  g_clear_pointer (&self->base, nw_ruleset_unref);
  g_clear_pointer (&self->ruleset, nw_ruleset_unref);
  self->base = ruleset;
  self->ruleset = nw_ruleset_ref (ruleset);
  if (rules != NULL)
    apply_rules (self, rules);
  add_rules (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
on_loaded_cb (GObject      *object G_GNUC_UNUSED,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr (NwRulesGroup) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (NwDocument) document = nw_document_open_finish (result, &error);

  if (g_task_get_cancellable (G_TASK (result)) != self->loading)
    return;

  g_clear_object (&self->loading);
  if (document != NULL)
    {
      g_autoptr (GVariant) rules = g_steal_pointer (&self->wanted_rules);

      show_ruleset (self, nw_document_get_ruleset (document), rules);
      return;
    }

  g_clear_pointer (&self->wanted_rules, g_variant_unref);
  g_set_str (&self->error, error->message);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
load (NwRulesGroup *self,
      const char   *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  self->loading = g_cancellable_new ();
  nw_document_open_async (file, self->loading, on_loaded_cb, g_object_ref (self));
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
load_selected (NwRulesGroup *self)
{
  const guint index = adw_combo_row_get_selected (self->ruleset_row);
  const char *path;

  if (index >= self->paths->len)
    return;

  if (self->loading != NULL)
    g_cancellable_cancel (self->loading);
  g_clear_object (&self->loading);
  path = self->paths->pdata[index];
  if (*path != '\0')
    load (self, path);
  else
    show_ruleset (self, self->official, NULL);
}

/* The house rules of the last time were for the ruleset of the last time. */
static void
on_ruleset_selected_cb (NwRulesGroup *self)
{
  g_clear_pointer (&self->wanted_rules, g_variant_unref);
  load_selected (self);
}

/* Titles that are the same are told apart by their files. */
static char *
say_title (GtkStringList        *titles,
           const NwLibraryEntry *entry)
{
  const char *title = nw_library_tile_get_title (entry->title_en, entry->title_es);
  g_autofree char *name = g_filename_display_basename (entry->path);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (titles)); i++)
    if (g_str_equal (gtk_string_list_get_string (titles, i), title))
      return g_strdup_printf ("%s (%s)", title, name);

  return g_strdup (title);
}

/* Lists the official ruleset and one's own for the same game; returns which is wanted. */
static guint
fill_titles (NwRulesGroup  *self,
             GtkStringList *titles,
             GPtrArray     *entries)
{
  const char *game = nw_ruleset_get_game (self->official)->id;
  guint wanted = 0;

  gtk_string_list_append (titles,
                          nw_ruleset_get_title (self->official, nw_new_game_get_language ()));
  g_ptr_array_add (self->paths, g_strdup (""));
  for (guint i = 0; i < entries->len; i++)
    {
      const NwLibraryEntry *entry = entries->pdata[i];

      if (entry->path == NULL || g_strcmp0 (entry->game, game) != 0)
        continue;

      if (g_strcmp0 (entry->path, self->wanted_path) == 0)
        wanted = self->paths->len;
      gtk_string_list_take (titles, say_title (titles, entry));
      g_ptr_array_add (self->paths, g_strdup (entry->path));
    }

  return wanted;
}

static void
on_listed_cb (GObject      *object G_GNUC_UNUSED,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr (NwRulesGroup) self = data;
  g_autoptr (GPtrArray) entries = nw_library_list_finish (result, NULL);
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  guint wanted;

  if (entries == NULL || g_cancellable_is_cancelled (self->listing))
    return;

  wanted = fill_titles (self, titles, entries);
  gtk_widget_set_visible (GTK_WIDGET (self->ruleset_row), self->paths->len > 1);
  g_signal_handlers_block_matched (self->ruleset_row, G_SIGNAL_MATCH_FUNC, 0, 0, NULL,
                                   on_ruleset_selected_cb, NULL);
  adw_combo_row_set_model (self->ruleset_row, G_LIST_MODEL (titles));
  adw_combo_row_set_selected (self->ruleset_row, wanted);
  g_signal_handlers_unblock_matched (self->ruleset_row, G_SIGNAL_MATCH_FUNC, 0, 0, NULL,
                                     on_ruleset_selected_cb, NULL);
  if (self->wanted_path == NULL)
    return;

  g_clear_pointer (&self->wanted_path, g_free);
  /* Its file may be gone by now, and its house rules with it. */
  if (wanted == 0)
    g_clear_pointer (&self->wanted_rules, g_variant_unref);
  load_selected (self);
}

/* ---- Class ------------------------------------------------------------------------------------ */

static void
nw_rules_group_dispose (GObject *object)
{
  NwRulesGroup *self = NW_RULES_GROUP (object);

  if (self->listing != NULL)
    g_cancellable_cancel (self->listing);
  if (self->loading != NULL)
    g_cancellable_cancel (self->loading);
  g_clear_object (&self->loading);
  gtk_widget_dispose_template (GTK_WIDGET (object), NW_TYPE_RULES_GROUP);

  G_OBJECT_CLASS (nw_rules_group_parent_class)->dispose (object);
}

static void
nw_rules_group_finalize (GObject *object)
{
  NwRulesGroup *self = NW_RULES_GROUP (object);

  g_clear_pointer (&self->official, nw_ruleset_unref);
  g_clear_pointer (&self->base, nw_ruleset_unref);
  g_clear_pointer (&self->ruleset, nw_ruleset_unref);
  g_clear_pointer (&self->wanted_rules, g_variant_unref);
  g_clear_object (&self->listing);
  g_ptr_array_unref (self->paths);
  g_ptr_array_unref (self->rows);
  g_free (self->wanted_path);
  g_free (self->error);

  G_OBJECT_CLASS (nw_rules_group_parent_class)->finalize (object);
}

static void
nw_rules_group_class_init (NwRulesGroupClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = nw_rules_group_dispose;
  object_class->finalize = nw_rules_group_finalize;
  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/needlework/app/nw-rules-group.ui");
  gtk_widget_class_bind_template_child (widget_class, NwRulesGroup, ruleset_row);
  gtk_widget_class_bind_template_child (widget_class, NwRulesGroup, rules_row);
  gtk_widget_class_bind_template_callback (widget_class, on_ruleset_selected_cb);
}

static void
nw_rules_group_init (NwRulesGroup *self)
{
  self->paths = g_ptr_array_new_with_free_func (g_free);
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
show_fixed (NwRulesGroup *self)
{
  const char *const titles[] = {
    nw_ruleset_get_title (self->official, nw_new_game_get_language ()), NULL,
  };
  g_autoptr (GtkStringList) model = gtk_string_list_new (titles);

  adw_combo_row_set_model (self->ruleset_row, G_LIST_MODEL (model));
  gtk_widget_set_visible (GTK_WIDGET (self->ruleset_row), TRUE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->ruleset_row), FALSE);
  show_ruleset (self, self->official, NULL);
}

/**
 * nw_rules_group_show:
 * @self: a new group
 * @ruleset: a game's official ruleset, or another one
 * @choice: what was chosen the last time
 *
 * Shows the rules by which the game was played last, and lists those by which it can be played.  A
 * ruleset that is not official, such as one that is being changed, is the only choice, and nothing
 * of it is remembered.
 */
void
nw_rules_group_show (NwRulesGroup    *self,
                     NwRuleset       *ruleset,
                     const NwNewGame *choice)
{
  const char *game = nw_ruleset_get_game (ruleset)->id;
  g_autoptr (GVariant) rules = nw_new_game_get_rules (choice, game);

  g_return_if_fail (self->official == NULL);

  self->official = nw_ruleset_ref (ruleset);
  self->is_fixed = !nw_ruleset_is_official (ruleset);
  if (self->is_fixed)
    {
      show_fixed (self);
      return;
    }

  self->wanted_path = nw_new_game_get_path (choice, game);
  show_ruleset (self, ruleset, self->wanted_path == NULL ? rules : NULL);
  if (self->wanted_path != NULL)
    self->wanted_rules = g_steal_pointer (&rules);
  self->listing = g_cancellable_new ();
  nw_library_list_async (self->listing, on_listed_cb, g_object_ref (self));
}

/**
 * nw_rules_group_get_ruleset:
 * @self: a group that shows something
 *
 * Returns: (transfer none): the ruleset that is chosen, with its house rules
 */
NwRuleset *
nw_rules_group_get_ruleset (NwRulesGroup *self)
{
  return self->ruleset;
}

/**
 * nw_rules_group_is_loading:
 * @self: a group that shows something
 *
 * Returns: whether the ruleset that is wanted is not there yet
 */
gboolean
nw_rules_group_is_loading (NwRulesGroup *self)
{
  return self->loading != NULL || self->wanted_path != NULL;
}

/**
 * nw_rules_group_get_reason:
 * @self: a group that shows something
 *
 * Returns: (transfer full) (nullable): why no game can be played by what is chosen; %NULL if one
 *   can
 */
char *
nw_rules_group_get_reason (NwRulesGroup *self)
{
  const GPtrArray *problems = nw_ruleset_get_problems (self->ruleset);
  g_autofree char *sentence = NULL;

  if (self->error != NULL)
    return g_strdup (self->error);
  if (nw_ruleset_get_compiled (self->ruleset) != NULL)
    return NULL;

  for (guint i = 0; i < problems->len && sentence == NULL; i++)
    {
      const NwProblem *problem = problems->pdata[i];

      if (problem->severity == NW_SEVERITY_ERROR)
        sentence = nw_phrase_problem (problem, nw_new_game_get_language ());
    }

  /* Translators: %s is a sentence that says what is wrong. */
  return g_strdup_printf (_("No game can be played by these rules: %s"),
                          sentence != NULL ? sentence : "");
}

/**
 * nw_rules_group_remember:
 * @self: a group that shows something
 * @choice: (inout): what is chosen
 *
 * Adds which rules are chosen, of those that can be chosen the next time.
 */
void
nw_rules_group_remember (NwRulesGroup *self,
                         NwNewGame    *choice)
{
  const guint index = adw_combo_row_get_selected (self->ruleset_row);
  const char *path = index < self->paths->len ? self->paths->pdata[index] : "";
  GVariantBuilder rules;

  if (self->is_fixed)
    return;

  g_variant_builder_init (&rules, G_VARIANT_TYPE_VARDICT);
  for (guint i = 0; i < nw_ruleset_n_parameters (self->ruleset); i++)
    {
      const NwField *field = nw_ruleset_get_parameter (self->ruleset, i);
      g_autoptr (GVariant) before = get_value (self->base, field);
      g_autoptr (GVariant) now = get_value (self->ruleset, field);
      g_autofree char *text = now != NULL ? say_value (now) : NULL;

      if (text != NULL && (before == NULL || !nw_json_equal (before, now)))
        g_variant_builder_add (&rules, "{sv}", field->key, g_variant_new_string (text));
    }

  nw_new_game_set_rules (choice, nw_ruleset_get_game (self->ruleset)->id,
                         *path != '\0' ? path : NULL, g_variant_builder_end (&rules));
}
