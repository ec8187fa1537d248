/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The Workshop's window; see nw-workshop-window.h.
 *
 * One document at a time.  Whatever way it is left, nothing is lost: it is saved, or thrown away by
 * somebody who was asked, or there is a draft of it.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-workshop-window.h"

#include <glib/gi18n-lib.h>

#include "workshop/nw-compare-dialog.h"
#include "workshop/nw-edit.h"
#include "workshop/nw-library.h"
#include "workshop/nw-naming.h"
#include "workshop/nw-steps.h"
#include "workshop/nw-workshop-template.h"

struct _NwWorkshopWindow
{
  AdwApplicationWindow parent_instance;

  /* Template children */
  AdwToastOverlay     *toasts;
  AdwNavigationView   *navigation;
  NwLibraryPage       *library;

  /* Borrowed, weak: what was said last that nobody need act upon */
  AdwToast            *saying;

  guint                n_opening;
  gboolean             may_close;
};

G_DEFINE_FINAL_TYPE (NwWorkshopWindow, nw_workshop_window, ADW_TYPE_APPLICATION_WINDOW)

enum
{
  SIGNAL_PLAY,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* ---- Saying things ---------------------------------------------------------------------------- */

static AdwToast *
new_toast (const char *text)
{
  AdwToast *toast = adw_toast_new (text);

  adw_toast_set_use_markup (toast, FALSE);

  return toast;
}

/* What is said makes way for what is said next. */
static void
say (NwWorkshopWindow *self,
     const char       *text)
{
  AdwToast *toast = new_toast (text);

  if (self->saying != NULL)
    adw_toast_dismiss (self->saying);
  g_set_weak_pointer (&self->saying, toast);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
do_say (GtkWidget  *widget,
        const char *action,
        GVariant   *parameter)
{
  say (NW_WORKSHOP_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

/* The step that a toast tells of, as long as it is the last one. */
static void
on_toast_undo_cb (AdwToast         *toast,
                  NwWorkshopWindow *self)
{
  NwEditor *editor = nw_workshop_window_get_editor (self);
  NwRuleset *told = g_object_get_data (G_OBJECT (toast), "ruleset");

  if (editor != NULL && nw_document_get_ruleset (nw_editor_get_document (editor)) == told)
    nw_document_undo (nw_editor_get_document (editor));
}

static void
do_say_undo (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  NwWorkshopWindow *self = NW_WORKSHOP_WINDOW (widget);
  NwEditor *editor = nw_workshop_window_get_editor (self);
  AdwToast *toast = new_toast (g_variant_get_string (parameter, NULL));

  if (editor != NULL)
    {
      adw_toast_set_button_label (toast, _("_Undo"));
      g_object_set_data_full (G_OBJECT (toast), "ruleset",
                              nw_ruleset_ref (nw_document_get_ruleset (
                                nw_editor_get_document (editor))),
                              (GDestroyNotify) nw_ruleset_unref);
      g_signal_connect_object (toast, "button-clicked", G_CALLBACK (on_toast_undo_cb), self, 0);
    }

  /* No earlier step can be undone by its toast any more. */
  adw_toast_overlay_dismiss_all (self->toasts);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/* ---- Leaving a document ----------------------------------------------------------------------- */

/* What happens once the document has been left. */
typedef enum
{
  LEAVE_TO_LIBRARY,
  LEAVE_AND_CLOSE,
} Leave;

static void
leave (NwWorkshopWindow *self,
       Leave             then)
{
  NwEditor *editor = nw_workshop_window_get_editor (self);

  if (editor != NULL)
    nw_document_drop_draft (nw_editor_get_document (editor));
  g_object_set_data (G_OBJECT (self), "nw-draft", NULL);
  if (then == LEAVE_AND_CLOSE)
    {
      self->may_close = TRUE;
      gtk_window_close (GTK_WINDOW (self));
      return;
    }

  adw_navigation_view_pop_to_page (self->navigation, ADW_NAVIGATION_PAGE (self->library));
  nw_library_page_refresh (self->library);
}

static void try_to_leave (NwWorkshopWindow *self,
                          Leave             then);

/* What was changed while it was being saved is not in the file. */
static void
on_saved_to_leave_cb (gboolean is_saved,
                      gpointer data)
{
  g_autoptr (NwWorkshopWindow) self = data;
  const Leave then = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (self), "leave"));

  if (is_saved && self->navigation != NULL)
    try_to_leave (self, then);
}

static void
on_leave_answered_cb (NwWorkshopWindow *self,
                      const char       *response)
{
  if (g_str_equal (response, "save"))
    nw_editor_save (nw_workshop_window_get_editor (self), FALSE, on_saved_to_leave_cb,
                    g_object_ref (self));
  else if (g_str_equal (response, "discard"))
    leave (self, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (self), "leave")));
}

static void
ask_to_leave (NwWorkshopWindow *self,
              NwDocument       *document,
              Leave             then)
{
  AdwAlertDialog *dialog = ADW_ALERT_DIALOG (adw_alert_dialog_new (_("Save Changes?"), NULL));
  const char *last = nw_document_get_undo_name (document);
  g_autofree char *body = nw_naming_step (_("“%s” has changes that are not saved."),
                                          nw_document_get_title (document));
  g_autoptr (GString) text = g_string_new (body);

  if (last != NULL)
    {
      /* Translators: %s is the name of a step, such as "Change of “Points”". */
      g_autofree char *line = nw_naming_step (_("The last one: %s."), last);

      g_string_append_printf (text, "\n%s", line);
    }
  adw_alert_dialog_set_body (dialog, text->str);
  adw_alert_dialog_add_responses (dialog, "cancel", _("_Cancel"), "discard", _("_Discard"), "save",
                                  _("_Save"), NULL);
  adw_alert_dialog_set_response_appearance (dialog, "discard", ADW_RESPONSE_DESTRUCTIVE);
  adw_alert_dialog_set_response_appearance (dialog, "save", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (dialog, "save");
  adw_alert_dialog_set_close_response (dialog, "cancel");
  g_object_set_data (G_OBJECT (self), "leave", GINT_TO_POINTER (then));
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_leave_answered_cb), self,
                           G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (self));
}

static void
try_to_leave (NwWorkshopWindow *self,
              Leave             then)
{
  NwEditor *editor = nw_workshop_window_get_editor (self);

  if (editor != NULL && !nw_editor_commit (editor))
    return;
  if (editor != NULL && nw_document_is_modified (nw_editor_get_document (editor)))
    ask_to_leave (self, nw_editor_get_document (editor), then);
  else
    leave (self, then);
}

static void
do_library (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  try_to_leave (NW_WORKSHOP_WINDOW (widget), LEAVE_TO_LIBRARY);
}

/* ---- Opening ---------------------------------------------------------------------------------- */

/* A window that has no document yet: this one, or another. */
static NwWorkshopWindow *
find_free_window (NwWorkshopWindow *self)
{
  NwWorkshopWindow *other;

  if (nw_workshop_window_get_editor (self) == NULL)
    return self;

  other = nw_workshop_window_new (gtk_window_get_application (GTK_WINDOW (self)));
  g_signal_emit_by_name (self, "opened", other);
  gtk_window_present (GTK_WINDOW (other));

  return other;
}

static void
on_play_cb (NwWorkshopWindow *self,
            NwRuleset        *ruleset)
{
  g_signal_emit (self, signals[SIGNAL_PLAY], 0, ruleset);
}

static void
remember (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);
  g_autofree char *folder = nw_library_get_folder ();
  g_autoptr (GFile) library = g_file_new_for_path (folder);

  if (!g_file_has_prefix (file, library))
    gtk_recent_manager_add_item (gtk_recent_manager_get_default (), uri);
}

/* Whether the draft can be a step of what its file has now. */
static gboolean
can_take_draft (NwDocument      *document,
                const NwRuleset *draft)
{
  return !nw_document_is_read_only (document) &&
         nw_ruleset_get_game (nw_document_get_ruleset (document)) == nw_ruleset_get_game (draft);
}

static gboolean
is_left_behind (const NwDraft *draft,
                NwDocument    *document)
{
  g_autoptr (GFile) file = draft->file != NULL ? g_file_new_for_uri (draft->file) : NULL;

  return file != NULL && g_file_equal (file, nw_document_get_file (document)) &&
         can_take_draft (document, draft->ruleset) && !nw_library_page_is_draft_open (draft->path);
}

/* The newest one that was left behind, as long as nothing has been changed. */
static void
on_drafts_listed_cb (GObject      *object,
                     GAsyncResult *result,
                     gpointer      data)
{
  g_autoptr (NwWorkshopWindow) self = data;
  g_autoptr (GPtrArray) drafts = nw_draft_list_finish (result);
  NwEditor *editor = self->navigation != NULL ? nw_workshop_window_get_editor (self) : NULL;
  NwDocument *document = editor != NULL ? nw_editor_get_document (editor) : NULL;

  self->n_opening--;
  if (document == NULL || nw_document_get_file (document) == NULL ||
      nw_document_is_modified (document))
    return;

  for (guint i = 0; i < drafts->len; i++)
    if (is_left_behind (drafts->pdata[i], document))
      {
        nw_editor_offer_draft (editor, ((const NwDraft *) drafts->pdata[i])->path);
        return;
      }
}

static void
look_for_drafts (NwWorkshopWindow *self)
{
  self->n_opening++;
  nw_draft_list_async (on_drafts_listed_cb, g_object_ref (self));
}

static void
on_opened_cb (GObject      *object,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr (NwWorkshopWindow) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (NwDocument) document = nw_document_open_finish (result, &error);
  NwWorkshopWindow *window;

  self->n_opening--;
  if (self->navigation == NULL)
    return;
  if (document == NULL)
    {
      nw_steps_alert (GTK_WIDGET (self), _("The Ruleset Cannot Be Opened"), error->message);
      return;
    }

  remember (nw_document_get_file (document));
  window = find_free_window (self);
  nw_workshop_window_show_document (window, document);
  look_for_drafts (window);
}

static void
do_open_path (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  g_autoptr (GFile) file = g_file_new_for_path (g_variant_get_string (parameter, NULL));

  nw_workshop_window_open (NW_WORKSHOP_WINDOW (widget), file);
}

static void
on_file_chosen_cb (GObject      *object,
                   GAsyncResult *result,
                   gpointer      data)
{
  g_autoptr (NwWorkshopWindow) self = data;
  g_autoptr (GFile) file =
    gtk_file_dialog_open_finish (GTK_FILE_DIALOG (object), result, NULL);

  if (file != NULL && self->navigation != NULL)
    nw_workshop_window_open (self, file);
}

static GtkFileDialog *
new_file_dialog (const char *title)
{
  GtkFileDialog *dialog = gtk_file_dialog_new ();
  g_autoptr (GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _("Rulesets"));
  gtk_file_filter_add_suffix (filter, "nwrules");
  g_list_store_append (filters, filter);
  gtk_file_dialog_set_title (dialog, title);
  gtk_file_dialog_set_filters (dialog, G_LIST_MODEL (filters));

  return dialog;
}

static void
do_open (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  g_autoptr (GtkFileDialog) dialog = new_file_dialog (_("Open a Ruleset"));

  gtk_file_dialog_open (dialog, GTK_WINDOW (widget), NULL, on_file_chosen_cb,
                        g_object_ref (widget));
}

/* Official rulesets are looked at, not changed. */
static void
do_look (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  g_autoptr (NwRuleset) ruleset =
    nw_ruleset_find_official (g_variant_get_string (parameter, NULL));
  g_autoptr (NwDocument) document = NULL;

  if (ruleset == NULL)
    return;

  document = nw_document_new (ruleset, NULL);
  nw_workshop_window_show_document (find_free_window (NW_WORKSHOP_WINDOW (widget)), document);
}

/* ---- Library ---------------------------------------------------------------------------------- */

static gboolean
add_to_library (NwWorkshopWindow *self,
                NwRuleset        *ruleset,
                char            **path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *added = nw_library_add (ruleset, &error);

  if (added == NULL)
    {
      nw_steps_alert (GTK_WIDGET (self), _("The Ruleset Cannot Be Saved"), error->message);
      return FALSE;
    }
  nw_library_page_refresh (self->library);
  if (path != NULL)
    *path = g_steal_pointer (&added);

  return TRUE;
}

static NwRuleset *
copy (NwRuleset *ruleset)
{
  g_autofree char *id = nw_library_new_id (nw_ruleset_get_id (ruleset));

  return nw_edit_customise (ruleset, id, " (copy)", " (copia)");
}

static void
do_customise (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  nw_workshop_window_customise (NW_WORKSHOP_WINDOW (widget),
                                g_variant_get_string (parameter, NULL));
}

/* Ends reading a file; NULL, with the reason said, if it is no ruleset. */
static NwDocument *
finish_reading (NwWorkshopWindow *self,
                GAsyncResult     *result)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (NwDocument) document = nw_document_open_finish (result, &error);

  self->n_opening--;
  if (self->navigation == NULL)
    return NULL;
  if (document == NULL)
    nw_steps_alert (GTK_WIDGET (self), _("The Ruleset Cannot Be Opened"), error->message);

  return g_steal_pointer (&document);
}

/* Reads and judges a file in a thread; the window is busy meanwhile. */
static void
read_path (NwWorkshopWindow    *self,
           const char          *path,
           GAsyncReadyCallback  callback)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  self->n_opening++;
  nw_document_open_async (file, NULL, callback, g_object_ref (self));
}

static void
on_duplicated_read_cb (GObject      *object,
                       GAsyncResult *result,
                       gpointer      data)
{
  g_autoptr (NwWorkshopWindow) self = data;
  g_autoptr (NwDocument) document = finish_reading (self, result);
  g_autoptr (NwRuleset) second =
    document != NULL ? copy (nw_document_get_ruleset (document)) : NULL;

  if (second != NULL)
    add_to_library (self, second, NULL);
}

static void
do_duplicate (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  read_path (NW_WORKSHOP_WINDOW (widget), g_variant_get_string (parameter, NULL),
             on_duplicated_read_cb);
}

static void
on_compared_read_cb (GObject      *object,
                     GAsyncResult *result,
                     gpointer      data)
{
  g_autoptr (NwWorkshopWindow) self = data;
  g_autoptr (NwDocument) document = finish_reading (self, result);

  if (document != NULL)
    nw_compare_dialog_choose (nw_document_get_ruleset (document), nw_document_get_file (document),
                              GTK_WIDGET (self));
}

static void
do_compare (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  read_path (NW_WORKSHOP_WINDOW (widget), g_variant_get_string (parameter, NULL),
             on_compared_read_cb);
}

static void
on_restore_clicked_cb (AdwToast         *toast,
                       NwWorkshopWindow *self)
{
  g_autoptr (GError) error = NULL;

  if (!nw_library_restore (g_object_get_data (G_OBJECT (toast), "token"), &error))
    nw_steps_alert (GTK_WIDGET (self), _("The Ruleset Cannot Be Brought Back"), error->message);
  nw_library_page_refresh (self->library);
}

static void
do_delete (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  NwWorkshopWindow *self = NW_WORKSHOP_WINDOW (widget);
  g_autoptr (GError) error = NULL;
  char *token = nw_library_remove (g_variant_get_string (parameter, NULL), &error);
  AdwToast *toast;

  if (token == NULL)
    {
      nw_steps_alert (GTK_WIDGET (self), _("The Ruleset Cannot Be Deleted"), error->message);
      return;
    }

  toast = new_toast (_("Ruleset deleted"));
  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH);
  adw_toast_set_button_label (toast, _("_Undo"));
  g_object_set_data_full (G_OBJECT (toast), "token", token, g_free);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (on_restore_clicked_cb), self, 0);
  adw_toast_overlay_add_toast (self->toasts, toast);
  nw_library_page_refresh (self->library);
}

/* Files that are taken into the library, one after the other. */
typedef struct
{
  NwWorkshopWindow *window;
  GQueue            left;          /* of GFile */
  guint             n;             /* how many were taken */
} Importing;

static void
end_import (Importing *importing)
{
  NwWorkshopWindow *self = importing->window;

  if (importing->n > 0 && self->navigation != NULL)
    {
      g_autofree char *text = g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE, "%u ruleset taken into the library",
                     "%u rulesets taken into the library", importing->n), importing->n);

      say (self, text);
    }
  g_queue_clear_full (&importing->left, g_object_unref);
  g_object_unref (self);
  g_free (importing);
}

static void import_next (Importing *importing);

static void
on_imported_read_cb (GObject      *object,
                     GAsyncResult *result,
                     gpointer      data)
{
  Importing *importing = data;
  g_autoptr (NwDocument) document = finish_reading (importing->window, result);

  if (document != NULL &&
      add_to_library (importing->window, nw_document_get_ruleset (document), NULL))
    importing->n++;
  import_next (importing);
}

static void
import_next (Importing *importing)
{
  g_autoptr (GFile) file = g_queue_pop_head (&importing->left);

  if (file == NULL || importing->window->navigation == NULL)
    {
      end_import (importing);
      return;
    }

  importing->window->n_opening++;
  nw_document_open_async (file, NULL, on_imported_read_cb, importing);
}

/* Takes copies of files into the library, wherever they are. */
static void
import (NwWorkshopWindow *self,
        GSList           *files)
{
  Importing *importing = g_new0 (Importing, 1);

  importing->window = g_object_ref (self);
  g_queue_init (&importing->left);
  for (GSList *l = files; l != NULL; l = l->next)
    g_queue_push_tail (&importing->left, g_object_ref (l->data));
  import_next (importing);
}

static gboolean
on_dropped_cb (NwWorkshopWindow *self,
               const GValue     *value)
{
  g_autoptr (GSList) files = gdk_file_list_get_files (g_value_get_boxed (value));
  g_autoptr (GSList) rulesets = NULL;

  for (GSList *l = files; l != NULL; l = l->next)
    {
      g_autofree char *name = g_file_get_basename (l->data);

      if (name != NULL && g_str_has_suffix (name, ".nwrules"))
        rulesets = g_slist_append (rulesets, l->data);
    }
  if (rulesets == NULL)
    {
      say (self, _("Only ruleset files (.nwrules) can be dropped here"));
      return FALSE;
    }
  if (nw_workshop_window_get_editor (self) != NULL)
    nw_workshop_window_open (self, rulesets->data);
  else
    import (self, rulesets);

  return TRUE;
}

static void
on_imported_cb (GObject      *object,
                GAsyncResult *result,
                gpointer      data)
{
  g_autoptr (NwWorkshopWindow) self = data;
  g_autoptr (GListModel) chosen =
    gtk_file_dialog_open_multiple_finish (GTK_FILE_DIALOG (object), result, NULL);
  GSList *files = NULL;

  for (guint i = 0; chosen != NULL && i < g_list_model_get_n_items (chosen); i++)
    files = g_slist_append (files, g_list_model_get_item (chosen, i));
  if (self->navigation != NULL)
    import (self, files);
  g_slist_free_full (files, g_object_unref);
}

static void
do_import (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  g_autoptr (GtkFileDialog) dialog = new_file_dialog (_("Take Rulesets Into the Library"));

  gtk_file_dialog_open_multiple (dialog, GTK_WINDOW (widget), NULL, on_imported_cb,
                                 g_object_ref (widget));
}

/* ---- Drafts ----------------------------------------------------------------------------------- */

typedef struct
{
  NwWorkshopWindow *window;
  NwDraft          *draft;
} Restoring;

/* The library offers drafts, but not those of documents that are open. */
static void
keep_draft (NwWorkshopWindow *self,
            NwDocument       *document,
            const char       *path)
{
  nw_document_set_draft (document, path);
  g_object_set_data_full (G_OBJECT (self), "nw-draft", g_strdup (path), g_free);
}

static void
restore (Restoring  *restoring,
         NwDocument *document)
{
  NwWorkshopWindow *self = restoring->window;

  if (self->navigation != NULL && !nw_library_page_is_draft_open (restoring->draft->path))
    {
      NwWorkshopWindow *window = find_free_window (self);

      keep_draft (window, document, restoring->draft->path);
      nw_workshop_window_show_document (window, document);
    }
  nw_draft_free (restoring->draft);
  g_object_unref (restoring->window);
  g_free (restoring);
}

static void
on_draft_file_opened_cb (GObject      *object,
                         GAsyncResult *result,
                         gpointer      data)
{
  Restoring *restoring = data;
  const NwDraft *draft = restoring->draft;
  g_autoptr (NwDocument) document = nw_document_open_finish (result, NULL);

  /* Without its file, or with one that can't be read, or not be the step before it, the draft is
   * all there is. */
  if (document != NULL && !can_take_draft (document, draft->ruleset))
    g_clear_object (&document);
  if (document == NULL)
    document = nw_document_new_unsaved (draft->ruleset);
  else
    nw_document_take_draft (document, draft->ruleset, draft->base);
  restoring->window->n_opening--;
  restore (restoring, document);
}

/* Ends with the draft; NULL, with the reason said, if it can't be read. */
static NwDraft *
finish_draft (NwWorkshopWindow *self,
              GAsyncResult     *result)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (NwDraft) draft = nw_draft_load_finish (result, &error);

  self->n_opening--;
  if (self->navigation == NULL)
    return NULL;
  if (draft == NULL)
    nw_steps_alert (GTK_WIDGET (self), _("The Draft Cannot Be Opened"), error->message);

  return g_steal_pointer (&draft);
}

static void
on_draft_loaded_cb (GObject      *object,
                    GAsyncResult *result,
                    gpointer      data)
{
  g_autoptr (NwWorkshopWindow) self = data;
  NwDraft *draft = finish_draft (self, result);
  Restoring *restoring;

  if (draft == NULL)
    return;

  restoring = g_new0 (Restoring, 1);
  restoring->window = g_object_ref (self);
  restoring->draft = draft;
  if (draft->file != NULL)
    {
      g_autoptr (GFile) file = g_file_new_for_uri (draft->file);

      self->n_opening++;
      nw_document_open_async (file, NULL, on_draft_file_opened_cb, restoring);
    }
  else
    {
      g_autoptr (NwDocument) document = nw_document_new_unsaved (draft->ruleset);

      restore (restoring, document);
    }
}

static void
do_restore_draft (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  NW_WORKSHOP_WINDOW (widget)->n_opening++;
  nw_draft_load_async (g_variant_get_string (parameter, NULL), on_draft_loaded_cb,
                       g_object_ref (widget));
}

/* What the editor offers, unless somebody has begun to do something else meanwhile. */
static void
on_offered_loaded_cb (GObject      *object,
                      GAsyncResult *result,
                      gpointer      data)
{
  g_autoptr (NwWorkshopWindow) self = data;
  g_autoptr (NwDraft) draft = finish_draft (self, result);
  NwEditor *editor = self->navigation != NULL ? nw_workshop_window_get_editor (self) : NULL;
  NwDocument *document = editor != NULL ? nw_editor_get_document (editor) : NULL;

  if (draft == NULL || document == NULL ||
      g_strcmp0 (nw_editor_get_offered (editor), draft->path) != 0)
    return;

  nw_editor_offer_draft (editor, NULL);
  if (!can_take_draft (document, draft->ruleset) || nw_library_page_is_draft_open (draft->path))
    return;

  nw_document_drop_draft (document);
  nw_document_take_draft (document, draft->ruleset, draft->base);
  keep_draft (self, document, draft->path);
}

static void
do_take_draft (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  NW_WORKSHOP_WINDOW (widget)->n_opening++;
  nw_draft_load_async (g_variant_get_string (parameter, NULL), on_offered_loaded_cb,
                       g_object_ref (widget));
}

static void
do_drop_draft (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  g_autoptr (GFile) file = g_file_new_for_path (g_variant_get_string (parameter, NULL));

  g_file_delete (file, NULL, NULL);
  nw_library_page_refresh (NW_WORKSHOP_WINDOW (widget)->library);
}

/* ---- Class ------------------------------------------------------------------------------------ */

static gboolean
nw_workshop_window_close_request (GtkWindow *window)
{
  NwWorkshopWindow *self = NW_WORKSHOP_WINDOW (window);
  NwEditor *editor = nw_workshop_window_get_editor (self);

  if (!self->may_close && editor != NULL && !nw_editor_commit (editor))
    return TRUE;
  if (!self->may_close && editor != NULL &&
      nw_document_is_modified (nw_editor_get_document (editor)))
    {
      ask_to_leave (self, nw_editor_get_document (editor), LEAVE_AND_CLOSE);
      return TRUE;
    }
  if (editor != NULL)
    nw_document_drop_draft (nw_editor_get_document (editor));

  return GTK_WINDOW_CLASS (nw_workshop_window_parent_class)->close_request (window);
}

/* Ended from outside, there is a draft of what was not saved. */
static void
nw_workshop_window_dispose (GObject *object)
{
  NwWorkshopWindow *self = NW_WORKSHOP_WINDOW (object);
  NwEditor *editor = self->navigation != NULL ? nw_workshop_window_get_editor (self) : NULL;

  if (editor != NULL)
    nw_editor_commit (editor);
  if (editor != NULL)
    nw_document_flush_draft (nw_editor_get_document (editor));
  g_clear_weak_pointer (&self->saying);
  gtk_widget_dispose_template (GTK_WIDGET (object), NW_TYPE_WORKSHOP_WINDOW);

  G_OBJECT_CLASS (nw_workshop_window_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char                 *action;
    const char                 *type;
    GtkWidgetActionActivateFunc func;
  } actions[] = {
    { "workshop.say", "s", do_say },
    { "workshop.say-undo", "s", do_say_undo },
    { "workshop.library", NULL, do_library },
    { "workshop.open", NULL, do_open },
    { "workshop.import", NULL, do_import },
    { "workshop.open-path", "s", do_open_path },
    { "workshop.look", "s", do_look },
    { "workshop.customise", "s", do_customise },
    { "workshop.duplicate", "s", do_duplicate },
    { "workshop.compare", "s", do_compare },
    { "workshop.delete", "s", do_delete },
    { "workshop.restore-draft", "s", do_restore_draft },
    { "workshop.take-draft", "s", do_take_draft },
    { "workshop.drop-draft", "s", do_drop_draft },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].action, actions[i].type,
                                     actions[i].func);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_o, GDK_CONTROL_MASK, "workshop.open",
                                       NULL);
}

static void
nw_workshop_window_class_init (NwWorkshopWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nw_workshop_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = nw_workshop_window_close_request;
  signals[SIGNAL_PLAY] =
    g_signal_new ("play", NW_TYPE_WORKSHOP_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, NW_TYPE_RULESET);
  g_signal_new ("opened", NW_TYPE_WORKSHOP_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, NW_TYPE_WORKSHOP_WINDOW);
  install_actions (widget_class);

  g_type_ensure (NW_TYPE_LIBRARY_PAGE);
  nw_workshop_template_set (widget_class, "nw-workshop-window.ui");
  gtk_widget_class_bind_template_child (widget_class, NwWorkshopWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, NwWorkshopWindow, navigation);
  gtk_widget_class_bind_template_child (widget_class, NwWorkshopWindow, library);
}

static void
nw_workshop_window_init (NwWorkshopWindow *self)
{
  GtkDropTarget *drop = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  gtk_widget_init_template (GTK_WIDGET (self));
  g_settings_bind (settings, "workshop-width", self, "default-width", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "workshop-height", self, "default-height", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "workshop-maximized", self, "maximized", G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_object (drop, "drop", G_CALLBACK (on_dropped_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drop));
  nw_library_page_refresh (self->library);
}

/* ---- Public ----------------------------------------------------------------------------------- */

/**
 * nw_workshop_window_new:
 * @application: (nullable): the application
 *
 * Returns: (transfer none): a window that shows the library
 */
NwWorkshopWindow *
nw_workshop_window_new (GtkApplication *application)
{
  return g_object_new (NW_TYPE_WORKSHOP_WINDOW, "application", application, NULL);
}

/**
 * nw_workshop_window_open:
 * @self: the window
 * @file: a ruleset's file
 *
 * Opens a ruleset, or says why it can't be opened; in another window if this one has a document.
 */
void
nw_workshop_window_open (NwWorkshopWindow *self,
                         GFile            *file)
{
  self->n_opening++;
  nw_document_open_async (file, NULL, on_opened_cb, g_object_ref (self));
}

/**
 * nw_workshop_window_customise:
 * @self: the window
 * @id: an official ruleset's id
 *
 * Puts a copy of an official ruleset into the library and opens it.
 */
void
nw_workshop_window_customise (NwWorkshopWindow *self,
                              const char       *id)
{
  g_autoptr (NwRuleset) official = nw_ruleset_find_official (id);
  g_autoptr (NwRuleset) own = official != NULL ? copy (official) : NULL;
  g_autofree char *path = NULL;
  NwEditor *editor = nw_workshop_window_get_editor (self);

  if (own == NULL || !add_to_library (self, own, &path))
    return;

  /* What was only looked at makes room for its copy. */
  if (editor != NULL && nw_document_is_read_only (nw_editor_get_document (editor)))
    leave (self, LEAVE_TO_LIBRARY);
  {
    g_autoptr (GFile) file = g_file_new_for_path (path);

    nw_workshop_window_open (self, file);
  }
}

/**
 * nw_workshop_window_show_document:
 * @self: a window without a document
 * @document: a document
 *
 * Shows a document, to be changed.
 */
void
nw_workshop_window_show_document (NwWorkshopWindow *self,
                                  NwDocument       *document)
{
  NwEditor *editor = nw_editor_new (document);

  if (!nw_document_is_read_only (document) &&
      g_object_get_data (G_OBJECT (self), "nw-draft") == NULL)
    {
      g_autofree char *path = nw_draft_new_path ();

      keep_draft (self, document, path);
    }
  g_signal_connect_object (editor, "play", G_CALLBACK (on_play_cb), self, G_CONNECT_SWAPPED);
  adw_navigation_view_push (self->navigation, ADW_NAVIGATION_PAGE (editor));
}

/**
 * nw_workshop_window_move_to:
 * @self: a window
 * @other: a window without a document
 *
 * Shows the document, if there is one, in another window from now on.
 */
void
nw_workshop_window_move_to (NwWorkshopWindow *self,
                            NwWorkshopWindow *other)
{
  NwEditor *editor = nw_workshop_window_get_editor (self);
  g_autoptr (NwDocument) document = NULL;
  g_autofree char *offered = NULL;

  if (editor == NULL)
    return;

  document = g_object_ref (nw_editor_get_document (editor));
  offered = g_strdup (nw_editor_get_offered (editor));
  g_object_set_data_full (G_OBJECT (other), "nw-draft",
                          g_object_steal_data (G_OBJECT (self), "nw-draft"), g_free);
  adw_navigation_view_pop_to_page (self->navigation, ADW_NAVIGATION_PAGE (self->library));
  nw_workshop_window_show_document (other, document);
  nw_editor_offer_draft (nw_workshop_window_get_editor (other), offered);
}

/**
 * nw_workshop_window_get_editor:
 * @self: the window
 *
 * Returns: (transfer none) (nullable): the page of the document that is being changed
 */
NwEditor *
nw_workshop_window_get_editor (NwWorkshopWindow *self)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->navigation);

  return page != NULL && NW_IS_EDITOR (page) ? NW_EDITOR (page) : NULL;
}

/**
 * nw_workshop_window_get_library:
 * @self: the window
 *
 * Returns: (transfer none): the page of the library
 */
NwLibraryPage *
nw_workshop_window_get_library (NwWorkshopWindow *self)
{
  return self->library;
}

/**
 * nw_workshop_window_is_busy:
 * @self: the window
 *
 * Returns: whether something is being opened or listed
 */
gboolean
nw_workshop_window_is_busy (NwWorkshopWindow *self)
{
  return self->n_opening > 0 || nw_library_page_is_busy (self->library);
}
