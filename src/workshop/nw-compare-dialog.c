/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What differs between two rulesets; see nw-compare-dialog.h.
 *
 * They are compared in a thread; each difference is a row with its place and both values.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-compare-dialog.h"

#include <glib/gi18n-lib.h>

#include "ruleset/nw-json.h"
#include "workshop/nw-compare.h"
#include "workshop/nw-document.h"
#include "workshop/nw-library.h"
#include "workshop/nw-naming.h"
#include "workshop/nw-steps.h"

struct _NwCompareDialog
{
  AdwDialog   parent_instance;

  /* Borrowed: children */
  GtkStack   *stack;
  GtkLabel   *summary;

  /* Owned */
  NwRuleset  *before;
  NwRuleset  *after;
  GListStore *rows;              /* of GtkStringObject with the difference as data */
};

G_DEFINE_FINAL_TYPE (NwCompareDialog, nw_compare_dialog, ADW_TYPE_DIALOG)

/* In the order of NwDifferenceKind. */
static const struct
{
  const char *icon;
  const char *css_class;
  const char *words;
} kinds[] = {
  [NW_DIFFERENCE_ADDED] = { "list-add-symbolic", "success", N_("Added") },
  [NW_DIFFERENCE_REMOVED] = { "list-remove-symbolic", "error", N_("Removed") },
  [NW_DIFFERENCE_CHANGED] = { "document-edit-symbolic", "accent", N_("Changed") },
  [NW_DIFFERENCE_MOVED] = { "view-sort-ascending-symbolic", "dimmed", N_("Moved") },
};

/* ---- Rows ------------------------------------------------------------------------------------- */

static char *
say_value (const NwRuleset *ruleset,
           const NwField   *field,
           GVariant        *value)
{
  if (value == NULL)
    return g_strdup ("–");
  if (field != NULL)
    return nw_naming_value (ruleset, field, value);

  return nw_json_get_string (value) != NULL ? g_variant_dup_string (value, NULL)
                                            : nw_json_spell (value);
}

/* Whether a value is short enough to be said: words or a number, no card and no picture. */
static gboolean
can_say (const NwField *field,
         GVariant      *value)
{
  if (value == NULL)
    return FALSE;
  if (field == NULL)
    return !g_variant_is_container (value);

  switch (field->type)
    {
    case NW_FIELD_DATA:
    case NW_FIELD_OBJECT:
    case NW_FIELD_LIST:
    case NW_FIELD_MAP:
    case NW_FIELD_BY_PLAYERS:
      return FALSE;
    default:
      return field->type == NW_FIELD_TEXT || !g_variant_is_of_type (value, G_VARIANT_TYPE_VARDICT);
    }
}

static char *
say_difference (NwCompareDialog    *self,
                const NwDifference *difference)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  if (difference->kind == NW_DIFFERENCE_ADDED && can_say (difference->field, difference->after))
    {
      after = say_value (self->after, difference->field, difference->after);
      return nw_naming_step (_("Added: %s"), after);
    }
  if (difference->kind == NW_DIFFERENCE_REMOVED && can_say (difference->field, difference->before))
    {
      before = say_value (self->before, difference->field, difference->before);
      return nw_naming_step (_("Removed: %s"), before);
    }
  if (difference->kind != NW_DIFFERENCE_CHANGED)
    return g_strdup (_(kinds[difference->kind].words));

  before = say_value (self->before, difference->field, difference->before);
  after = say_value (self->after, difference->field, difference->after);

  return g_strdup_printf ("%s → %s", before, after);
}

static void
on_setup_cb (GtkListItemFactory *factory,
             GtkListItem        *list_item)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *icon = gtk_image_new ();

  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *label = gtk_label_new (NULL);

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      gtk_box_append (GTK_BOX (text), label);
      if (i == 1)
        gtk_widget_add_css_class (label, "dimmed");
    }
  gtk_widget_set_hexpand (text, TRUE);
  gtk_box_append (GTK_BOX (row), icon);
  gtk_box_append (GTK_BOX (row), text);
  gtk_widget_add_css_class (row, "problem");
  gtk_list_item_set_child (list_item, row);
  gtk_list_item_set_activatable (list_item, FALSE);
}

static void
on_bound_cb (NwCompareDialog *self,
             GtkListItem     *list_item)
{
  const NwDifference *difference =
    g_object_get_data (gtk_list_item_get_item (list_item), "difference");
  GtkWidget *icon = gtk_widget_get_first_child (gtk_list_item_get_child (list_item));
  GtkWidget *place = gtk_widget_get_first_child (gtk_widget_get_next_sibling (icon));
  const NwRuleset *where = difference->kind == NW_DIFFERENCE_REMOVED ? self->before : self->after;
  g_autofree char *words = nw_naming_place (where, difference->pointer);
  g_autofree char *values = say_difference (self, difference);

  gtk_image_set_from_icon_name (GTK_IMAGE (icon), kinds[difference->kind].icon);
  gtk_widget_set_css_classes (icon,
                              (const char *[]) { kinds[difference->kind].css_class, NULL });
  gtk_accessible_update_property (GTK_ACCESSIBLE (icon), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _(kinds[difference->kind].words), -1);
  gtk_list_item_set_accessible_label (list_item, words);
  gtk_list_item_set_accessible_description (list_item, values);
  gtk_label_set_label (GTK_LABEL (place), words);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_next_sibling (place)), values);
}

/* ---- Comparing -------------------------------------------------------------------------------- */

typedef struct
{
  NwRuleset *before;
  NwRuleset *after;
} Pair;

static void
free_pair (gpointer data)
{
  Pair *pair = data;

  nw_ruleset_unref (pair->before);
  nw_ruleset_unref (pair->after);
  g_free (pair);
}

static void
compare_in_thread (GTask        *task,
                   gpointer      source,
                   gpointer      data,
                   GCancellable *cancellable)
{
  Pair *pair = data;

  g_task_return_pointer (task, nw_compare (pair->before, pair->after),
                         (GDestroyNotify) g_ptr_array_unref);
}

static void
fill (NwCompareDialog *self,
      GPtrArray       *differences)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *text = g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "%u difference", "%u differences", differences->len),
    differences->len);

  for (guint i = 0; i < differences->len; i++)
    {
      GtkStringObject *row = gtk_string_object_new ("");

      g_object_set_data (G_OBJECT (row), "difference", differences->pdata[i]);
      g_ptr_array_add (rows, row);
    }
  g_object_set_data_full (G_OBJECT (self), "differences", g_ptr_array_ref (differences),
                          (GDestroyNotify) g_ptr_array_unref);
  g_list_store_splice (self->rows, 0, 0, rows->pdata, rows->len);
  gtk_label_set_label (self->summary, text);
  gtk_stack_set_visible_child_name (self->stack, rows->len > 0 ? "some" : "none");
}

static void
on_compared_cb (GObject      *object,
                GAsyncResult *result,
                gpointer      data)
{
  g_autoptr (NwCompareDialog) self = data;
  g_autoptr (GPtrArray) differences = g_task_propagate_pointer (G_TASK (result), NULL);

  if (self->stack != NULL)
    fill (self, differences);
}

static void
start (NwCompareDialog *self)
{
  Pair *pair = g_new0 (Pair, 1);
  g_autoptr (GTask) task = g_task_new (NULL, NULL, on_compared_cb, g_object_ref (self));

  pair->before = nw_ruleset_ref (self->before);
  pair->after = nw_ruleset_ref (self->after);
  g_task_set_source_tag (task, start);
  g_task_set_task_data (task, pair, free_pair);
  g_task_run_in_thread (task, compare_in_thread);
}

/* ---- Class ------------------------------------------------------------------------------------ */

static void
nw_compare_dialog_dispose (GObject *object)
{
  NW_COMPARE_DIALOG (object)->stack = NULL;

  G_OBJECT_CLASS (nw_compare_dialog_parent_class)->dispose (object);
}

static void
nw_compare_dialog_finalize (GObject *object)
{
  NwCompareDialog *self = NW_COMPARE_DIALOG (object);

  g_clear_object (&self->rows);
  g_clear_pointer (&self->before, nw_ruleset_unref);
  g_clear_pointer (&self->after, nw_ruleset_unref);

  G_OBJECT_CLASS (nw_compare_dialog_parent_class)->finalize (object);
}

static void
nw_compare_dialog_class_init (NwCompareDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nw_compare_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = nw_compare_dialog_finalize;
}

static GtkWidget *
new_list (NwCompareDialog *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *view;

  g_signal_connect (factory, "setup", G_CALLBACK (on_setup_cb), NULL);
  g_signal_connect_object (factory, "bind", G_CALLBACK (on_bound_cb), self, G_CONNECT_SWAPPED);
  view = gtk_list_view_new (
    GTK_SELECTION_MODEL (gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->rows)))),
    factory);
  gtk_widget_add_css_class (view, "problems");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), view);
  gtk_widget_set_vexpand (scrolled, TRUE);

  return scrolled;
}

static void
nw_compare_dialog_init (NwCompareDialog *self)
{
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *same = adw_status_page_new ();

  self->rows = g_list_store_new (GTK_TYPE_STRING_OBJECT);
  self->summary = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->summary, 0);
  gtk_label_set_wrap (self->summary, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->summary), "dialog-summary");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->summary));
  gtk_box_append (GTK_BOX (box), new_list (self));
  adw_status_page_set_icon_name (ADW_STATUS_PAGE (same), "object-select-symbolic");
  adw_status_page_set_title (ADW_STATUS_PAGE (same), _("No Differences"));

  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_add_named (self->stack, adw_spinner_new (), "busy");
  gtk_stack_add_named (self->stack, same, "none");
  gtk_stack_add_named (self->stack, box, "some");
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), GTK_WIDGET (self->stack));
  adw_dialog_set_child (ADW_DIALOG (self), view);
  adw_dialog_set_content_width (ADW_DIALOG (self), 620);
  adw_dialog_set_content_height (ADW_DIALOG (self), 640);
}

/**
 * nw_compare_dialog_new:
 * @before: a ruleset
 * @after: another one for the same game
 * @before_name: what the first is called
 * @after_name: what the second is called
 *
 * Returns: (transfer floating): a dialog that says what differs
 */
AdwDialog *
nw_compare_dialog_new (NwRuleset  *before,
                       NwRuleset  *after,
                       const char *before_name,
                       const char *after_name)
{
  NwCompareDialog *self = g_object_new (NW_TYPE_COMPARE_DIALOG, NULL);
  g_autofree char *title = g_strdup_printf ("%s → %s", before_name, after_name);

  self->before = nw_ruleset_ref (before);
  self->after = nw_ruleset_ref (after);
  adw_dialog_set_title (ADW_DIALOG (self), title);
  start (self);

  return ADW_DIALOG (self);
}

/**
 * nw_compare_dialog_get_lines:
 * @self: a dialog
 *
 * Returns: (transfer none): its rows, one for each difference
 */
GListModel *
nw_compare_dialog_get_lines (NwCompareDialog *self)
{
  return G_LIST_MODEL (self->rows);
}

/* ---- Choosing what to compare with ------------------------------------------------------------ */

typedef struct
{
  NwRuleset           *ruleset;
  GFile               *file;
  AdwDialog           *dialog;
  AdwPreferencesGroup *group;
} Choosing;

static void
free_choosing (gpointer data)
{
  Choosing *choosing = data;

  nw_ruleset_unref (choosing->ruleset);
  g_clear_object (&choosing->file);
  g_free (choosing);
}

static const char *
get_title (const NwLibraryEntry *entry)
{
  return g_str_equal (nw_naming_get_language (), "es") ? entry->title_es : entry->title_en;
}

static void
compare_with (AdwDialog  *dialog,
              NwRuleset  *other,
              const char *title)
{
  Choosing *choosing = g_object_get_data (G_OBJECT (dialog), "choosing");
  GtkWidget *parent = g_object_get_data (G_OBJECT (dialog), "parent");

  adw_dialog_present (nw_compare_dialog_new (other, choosing->ruleset, title, _("This One")),
                      parent);
  adw_dialog_close (dialog);
}

static void
on_other_read_cb (GObject      *object,
                  GAsyncResult *result,
                  gpointer      data)
{
  g_autoptr (AdwDialog) dialog = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (NwDocument) other = nw_document_open_finish (result, &error);

  gtk_widget_set_sensitive (GTK_WIDGET (dialog), TRUE);
  if (!gtk_widget_get_mapped (GTK_WIDGET (dialog)))
    return;
  if (other == NULL)
    nw_steps_alert (GTK_WIDGET (dialog), _("The Ruleset Cannot Be Opened"), error->message);
  else
    compare_with (dialog, nw_document_get_ruleset (other), nw_document_get_title (other));
}

static void
on_entry_activated_cb (AdwActionRow *row,
                       Choosing     *choosing)
{
  const NwLibraryEntry *entry = g_object_get_data (G_OBJECT (row), "entry");

  if (entry->path == NULL)
    {
      g_autoptr (NwRuleset) official = nw_ruleset_find_official (entry->id);

      compare_with (choosing->dialog, official, get_title (entry));
    }
  else
    {
      g_autoptr (GFile) file = g_file_new_for_path (entry->path);

      /* One at a time. */
      gtk_widget_set_sensitive (GTK_WIDGET (choosing->dialog), FALSE);
      nw_document_open_async (file, NULL, on_other_read_cb, g_object_ref (choosing->dialog));
    }
}

/* Whether an entry is the ruleset that others are compared with. */
static gboolean
is_itself (const NwLibraryEntry *entry,
           Choosing             *choosing)
{
  g_autoptr (GFile) file = NULL;

  if (entry->path == NULL)
    return choosing->file == NULL && nw_ruleset_is_official (choosing->ruleset) &&
           g_strcmp0 (entry->id, nw_ruleset_get_id (choosing->ruleset)) == 0;

  file = g_file_new_for_path (entry->path);

  return choosing->file != NULL && g_file_equal (file, choosing->file);
}

static void
on_listed_cb (GObject      *object,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr (AdwDialog) dialog = data;
  Choosing *choosing = g_object_get_data (G_OBJECT (dialog), "choosing");
  g_autoptr (GPtrArray) entries = nw_library_list_finish (result, NULL);
  const char *game = nw_ruleset_get_game (choosing->ruleset)->id;
  guint n = 0;

  for (guint i = 0; entries != NULL && i < entries->len; i++)
    {
      const NwLibraryEntry *entry = entries->pdata[i];
      GtkWidget *row;

      if (g_strcmp0 (entry->game, game) != 0 || entry->error != NULL ||
          is_itself (entry, choosing))
        continue;

      n++;

      row = adw_action_row_new ();
      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), get_title (entry));
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row),
                                   entry->path == NULL ? _("Official") : entry->id);
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
      g_object_set_data (G_OBJECT (row), "entry", (gpointer) entry);
      g_signal_connect (row, "activated", G_CALLBACK (on_entry_activated_cb), choosing);
      adw_preferences_group_add (choosing->group, row);
    }
  if (n == 0)
    adw_preferences_group_set_description (choosing->group,
                                           _("There are no other rulesets of this game."));
  if (entries != NULL)
    g_object_set_data_full (G_OBJECT (dialog), "entries", g_ptr_array_ref (entries),
                            (GDestroyNotify) g_ptr_array_unref);
}

/**
 * nw_compare_dialog_choose:
 * @ruleset: a ruleset
 * @file: (nullable): its file, which is not offered
 * @parent: a widget of the window
 *
 * Asks what to compare a ruleset with, of the library, and compares them.
 */
void
nw_compare_dialog_choose (NwRuleset *ruleset,
                          GFile     *file,
                          GtkWidget *parent)
{
  AdwDialog *dialog = adw_dialog_new ();
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *page = adw_preferences_page_new ();
  Choosing *choosing = g_new0 (Choosing, 1);

  choosing->ruleset = nw_ruleset_ref (ruleset);
  g_set_object (&choosing->file, file);
  choosing->dialog = dialog;
  choosing->group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  g_object_set_data_full (G_OBJECT (dialog), "choosing", choosing, free_choosing);
  g_object_set_data_full (G_OBJECT (dialog), "parent", g_object_ref (parent), g_object_unref);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), choosing->group);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), page);
  adw_dialog_set_child (dialog, view);
  adw_dialog_set_title (dialog, _("Compare With"));
  adw_dialog_set_content_width (dialog, 460);
  adw_dialog_set_content_height (dialog, 480);
  nw_library_list_async (NULL, on_listed_cb, g_object_ref (dialog));
  adw_dialog_present (dialog, parent);
}
