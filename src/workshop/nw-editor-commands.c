/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is done with a whole document: undo, save, play, go back to an earlier version, compare.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-editor-private.h"

#include <glib/gi18n-lib.h>

#include "ruleset/nw-versions.h"
#include "workshop/nw-compare-dialog.h"
#include "workshop/nw-library.h"
#include "workshop/nw-naming.h"
#include "workshop/nw-problems-page.h"
#include "workshop/nw-steps.h"
#include "workshop/nw-versions-dialog.h"

/* ---- Undo ------------------------------------------------------------------------------------- */

/* What is being typed is the last step. */
static void
end_typing (NwEditor *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (self->stack);

  if (NW_IS_CARDS_PAGE (page))
    nw_cards_table_commit (nw_cards_page_get_table (NW_CARDS_PAGE (page)));
}

static void
do_undo (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  end_typing (NW_EDITOR (widget));
  nw_document_undo (NW_EDITOR (widget)->document);
}

static void
do_redo (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  end_typing (NW_EDITOR (widget));
  nw_document_redo (NW_EDITOR (widget)->document);
}

static void
name_button (GtkButton  *button,
             const char *format,
             const char *plain,
             const char *name)
{
  g_autofree char *words = name != NULL ? nw_naming_step (format, name) : g_strdup (plain);

  gtk_widget_set_tooltip_text (GTK_WIDGET (button), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
}

/* ---- Saving ----------------------------------------------------------------------------------- */

typedef struct
{
  NwEditor *editor;
  void    (*done) (gboolean is_saved,
                   gpointer data);
  gpointer  data;
} Saving;

static void
finish (Saving   *saving,
        gboolean  is_saved)
{
  if (saving->done != NULL)
    saving->done (is_saved, saving->data);
  g_object_unref (saving->editor);
  g_free (saving);
}

static void
on_saved_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      data)
{
  Saving *saving = data;
  g_autoptr (GError) error = NULL;
  const gboolean is_saved =
    nw_document_save_finish (NW_DOCUMENT (object), result, &error);

  if (!is_saved && saving->editor->document != NULL)
    nw_steps_alert (GTK_WIDGET (saving->editor), _("The Ruleset Cannot Be Saved"), error->message);
  else if (saving->editor->document != NULL)
    nw_steps_say (GTK_WIDGET (saving->editor), _("Saved"));
  finish (saving, is_saved);
}

static void
save_to (Saving *saving,
         GFile  *file)
{
  nw_document_end_merge (saving->editor->document);
  nw_document_save_async (saving->editor->document, file, NULL, on_saved_cb, saving);
}

static void
on_file_chosen_cb (GObject      *object,
                   GAsyncResult *result,
                   gpointer      data)
{
  Saving *saving = data;
  g_autoptr (GFile) file =
    gtk_file_dialog_save_finish (GTK_FILE_DIALOG (object), result, NULL);

  if (file == NULL || saving->editor->document == NULL)
    finish (saving, FALSE);
  else
    save_to (saving, file);
}

static char *
suggest_name (NwEditor *self)
{
  const char *id = nw_ruleset_get_id (nw_document_get_ruleset (self->document));

  return g_strdup_printf ("%s.nwrules", id != NULL && *id != '\0' ? id : "ruleset");
}

/**
 * nw_editor_save:
 * @self: an editor
 * @as_other: whether to ask for a file even if there is one
 * @done: (nullable): called when it is done, or given up
 * @data: for @done
 *
 * Saves the document, with what is being typed; if that can't stand where it was typed, nothing is
 * saved.
 */
void
nw_editor_save (NwEditor *self,
                gboolean  as_other,
                void    (*done) (gboolean is_saved,
                                 gpointer data),
                gpointer  data)
{
  g_autoptr (GtkFileDialog) dialog = NULL;
  g_autofree char *name = NULL;
  Saving *saving = g_new0 (Saving, 1);

  saving->editor = g_object_ref (self);
  saving->done = done;
  saving->data = data;
  if (!nw_editor_commit (self))
    {
      finish (saving, FALSE);
      return;
    }
  if (!as_other && nw_document_get_file (self->document) != NULL)
    {
      save_to (saving, NULL);
      return;
    }

  name = suggest_name (self);
  dialog = gtk_file_dialog_new ();
  gtk_file_dialog_set_title (dialog, _("Save the Ruleset"));
  gtk_file_dialog_set_initial_name (dialog, name);
  gtk_file_dialog_save (dialog, GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), NULL,
                        on_file_chosen_cb, saving);
}

static void
do_save (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  nw_editor_save (NW_EDITOR (widget), g_str_equal (action, "doc.save-as"), NULL, NULL);
}

/* ---- The file outside ------------------------------------------------------------------------- */

static void
on_reloaded_cb (GObject      *object,
                GAsyncResult *result,
                gpointer      data)
{
  g_autoptr (NwEditor) self = data;
  g_autoptr (GError) error = NULL;

  if (!nw_document_reload_finish (NW_DOCUMENT (object), result, &error) && self->document != NULL)
    nw_steps_alert (GTK_WIDGET (self), _("The File Cannot Be Read"), error->message);
}

static void
on_compared_file_read_cb (GObject      *object,
                          GAsyncResult *result,
                          gpointer      data)
{
  g_autoptr (NwEditor) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (NwDocument) other = nw_document_open_finish (result, &error);

  if (self->document == NULL)
    return;
  if (other == NULL)
    nw_steps_alert (GTK_WIDGET (self), _("The File Cannot Be Read"), error->message);
  else
    adw_dialog_present (nw_compare_dialog_new (nw_document_get_ruleset (other),
                                               nw_document_get_ruleset (self->document),
                                               _("In the file"), _("Here")), GTK_WIDGET (self));
}

static void
on_outside_answered_cb (NwEditor   *self,
                        const char *response)
{
  if (g_str_equal (response, "reload"))
    nw_document_reload_async (self->document, NULL, on_reloaded_cb, g_object_ref (self));
  else if (g_str_equal (response, "keep"))
    nw_document_keep_mine (self->document);
  else if (g_str_equal (response, "compare"))
    nw_document_open_async (nw_document_get_file (self->document), NULL,
                            on_compared_file_read_cb, g_object_ref (self));
}

/**
 * nw_editor_ask_outside:
 * @self: an editor
 *
 * Asks what to do about a file that another program has changed or removed.
 */
void
nw_editor_ask_outside (NwEditor *self)
{
  AdwAlertDialog *dialog;

  if (nw_document_get_outside (self->document) == NW_DOCUMENT_OUTSIDE_GONE)
    {
      nw_editor_save (self, FALSE, NULL, NULL);
      return;
    }

  dialog = ADW_ALERT_DIALOG (
    adw_alert_dialog_new (_("The File Was Changed Elsewhere"),
                          _("Reloading can be undone. Keeping yours means that saving writes over "
                            "what the other program wrote; that stays among the earlier versions.")));
  adw_alert_dialog_add_responses (dialog, "cancel", _("_Cancel"), "compare", _("_Compare"), "keep",
                                  _("_Keep Mine"), "reload", _("_Reload"), NULL);
  adw_alert_dialog_set_response_appearance (dialog, "reload", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_outside_answered_cb), self,
                           G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (self));
}

/* ---- Playing ---------------------------------------------------------------------------------- */

static void
on_not_playable_cb (NwEditor   *self,
                    const char *response)
{
  if (g_str_equal (response, "problems"))
    nw_editor_show_section (self, "problems");
}

static const NwProblem *
find_first_error (const GPtrArray *problems)
{
  for (guint i = 0; i < problems->len; i++)
    if (((const NwProblem *) problems->pdata[i])->severity == NW_SEVERITY_ERROR)
      return problems->pdata[i];

  return NULL;
}

/* How many errors there are, and what the first one is. */
static char *
say_why_not (NwRuleset *ruleset)
{
  const GPtrArray *problems = nw_ruleset_get_problems (ruleset);
  const NwProblem *first = find_first_error (problems);
  g_autofree char *counts = nw_problems_say (problems);
  /* Translators: %s is a number of errors and warnings. */
  g_autofree char *body =
    nw_naming_step (_("This ruleset has %s. A game needs rules without errors."), counts);
  g_autofree char *where = NULL;
  g_autofree char *sentence = NULL;

  if (first == NULL)
    return g_steal_pointer (&body);

  where = nw_problems_say_place (ruleset, first);
  sentence = nw_problems_say_one (ruleset, first);

  return g_strdup_printf ("%s\n\n%s\n%s", body, where, sentence);
}

static void
do_play (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  NwEditor *self = NW_EDITOR (widget);
  NwRuleset *ruleset;
  g_autofree char *body = NULL;
  AdwAlertDialog *dialog;

  if (!nw_editor_commit (self))
    return;

  ruleset = nw_document_get_ruleset (self->document);
  if (nw_ruleset_get_compiled (ruleset) != NULL)
    {
      g_signal_emit_by_name (self, "play", ruleset);
      return;
    }

  body = say_why_not (ruleset);
  dialog = ADW_ALERT_DIALOG (adw_alert_dialog_new (_("Not Ready to Be Played"), NULL));
  adw_alert_dialog_set_body (dialog, body);
  adw_alert_dialog_add_responses (dialog, "close", _("_Close"), "problems", _("_Show Problems"),
                                  NULL);
  adw_alert_dialog_set_response_appearance (dialog, "problems", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (dialog, "problems");
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_not_playable_cb), self,
                           G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (dialog), widget);
}

/* ---- Earlier versions, comparing -------------------------------------------------------------- */

static void
on_version_chosen_cb (NwEditor  *self,
                      NwRuleset *ruleset)
{
  if (nw_steps_take (self->document, nw_ruleset_ref (ruleset), _("Going back to an earlier version"),
                     NULL))
    nw_steps_say_undo (GTK_WIDGET (self), _("An earlier version is back"));
}

static void
do_versions (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  NwEditor *self = NW_EDITOR (widget);
  AdwDialog *dialog = nw_versions_dialog_new (nw_document_get_ruleset (self->document),
                                             nw_document_get_file (self->document));

  g_signal_connect_object (dialog, "chosen", G_CALLBACK (on_version_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, widget);
}

static void
do_compare (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  NwDocument *document = NW_EDITOR (widget)->document;

  nw_compare_dialog_choose (nw_document_get_ruleset (document), nw_document_get_file (document),
                            widget);
}

static void
do_search (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  GtkWidget *page = gtk_stack_get_visible_child (NW_EDITOR (widget)->stack);

  if (NW_IS_CARDS_PAGE (page))
    nw_cards_page_search (NW_CARDS_PAGE (page));
}

/* ---- Which can be done now -------------------------------------------------------------------- */

static void
do_typing (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  NwEditor *self = NW_EDITOR (widget);

  self->is_typing = g_variant_get_boolean (parameter);
  nw_editor_update_commands (self);
}

/**
 * nw_editor_install_commands:
 * @widget_class: the class of the editor
 *
 * Makes the commands actions of the editor, with their keys.
 */
void
nw_editor_install_commands (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char     *action;
    GtkWidgetActionActivateFunc func;
    guint           key;
    GdkModifierType modifiers;
  } commands[] = {
    { "doc.undo", do_undo, GDK_KEY_z, GDK_CONTROL_MASK },
    { "doc.redo", do_redo, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK },
    { "doc.save", do_save, GDK_KEY_s, GDK_CONTROL_MASK },
    { "doc.save-as", do_save, GDK_KEY_s, GDK_CONTROL_MASK | GDK_SHIFT_MASK },
    { "doc.play", do_play, GDK_KEY_F5, 0 },
    { "doc.versions", do_versions, 0, 0 },
    { "doc.compare", do_compare, 0, 0 },
    { "doc.search", do_search, GDK_KEY_f, GDK_CONTROL_MASK },
  };

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      gtk_widget_class_install_action (widget_class, commands[i].action, NULL, commands[i].func);
      if (commands[i].key != 0)
        gtk_widget_class_add_binding_action (widget_class, commands[i].key, commands[i].modifiers,
                                             commands[i].action, NULL);
    }
  gtk_widget_class_install_action (widget_class, "doc.typing", "b", do_typing);
}

/**
 * nw_editor_update_commands:
 * @self: an editor
 *
 * Tells which commands can be given now.
 */
void
nw_editor_update_commands (NwEditor *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  NwDocument *document = self->document;
  const gboolean can_save =
    !nw_document_is_read_only (document) &&
    (nw_document_is_modified (document) || self->is_typing || nw_document_get_file (document) == NULL ||
     nw_document_get_outside (document) != NW_DOCUMENT_OUTSIDE_NONE);

  gtk_widget_action_set_enabled (widget, "doc.undo", nw_document_can_undo (document));
  gtk_widget_action_set_enabled (widget, "doc.redo", nw_document_can_redo (document));
  gtk_widget_action_set_enabled (widget, "doc.save", can_save);
  gtk_widget_action_set_enabled (widget, "doc.versions", !nw_document_is_read_only (document));
  /* Translators: %s is the name of a step, such as "Change of “Points”". */
  name_button (self->undo_button, _("Undo: %s"), _("Undo"),
               nw_document_get_undo_name (document));
  /* Translators: %s is the name of a step, such as "Change of “Points”". */
  name_button (self->redo_button, _("Redo: %s"), _("Redo"),
               nw_document_get_redo_name (document));
}
