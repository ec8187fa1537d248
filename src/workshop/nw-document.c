/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The document: the present ruleset, the steps before and after it, and its problems.
 *
 * What is done with its file and its draft is in nw-document-file.c.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-document-private.h"

#include <glib/gi18n-lib.h>

/* Older steps are let go. */
#define MAX_STEPS 1000

/* A state of the document that can be gone back to, and the change that led to it. */
typedef struct
{
  NwRuleset *ruleset;
  char      *name;
  char      *merge_key;
} Step;

G_DEFINE_ENUM_TYPE (NwDocumentOutside, nw_document_outside,
                    G_DEFINE_ENUM_VALUE (NW_DOCUMENT_OUTSIDE_NONE, "none"),
                    G_DEFINE_ENUM_VALUE (NW_DOCUMENT_OUTSIDE_CHANGED, "changed"),
                    G_DEFINE_ENUM_VALUE (NW_DOCUMENT_OUTSIDE_GONE, "gone"))

G_DEFINE_FINAL_TYPE (NwDocument, nw_document, G_TYPE_OBJECT)

enum
{
  PROP_RULESET = 1,
  PROP_TITLE,
  PROP_MODIFIED,
  PROP_READ_ONLY,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_UNDO_NAME,
  PROP_REDO_NAME,
  PROP_JUDGING,
  PROP_N_ERRORS,
  PROP_N_WARNINGS,
  PROP_OUTSIDE,
  PROP_DRAFT_SAVED,
  PROP_DRAFT_ERROR,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

enum
{
  CHANGED,
  PROBLEMS_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* ---- Steps ----------------------------------------------------------------------------------- */

static Step *
step_new (NwRuleset  *ruleset,
          const char *name,
          const char *merge_key)
{
  Step *step = g_new0 (Step, 1);

  step->ruleset = nw_ruleset_ref (ruleset);
  step->name = g_strdup (name);
  step->merge_key = g_strdup (merge_key);

  return step;
}

static void
step_free (Step *step)
{
  nw_ruleset_unref (step->ruleset);
  g_free (step->name);
  g_free (step->merge_key);
  g_free (step);
}

static Step *
get_step (NwDocument *self,
          guint       index)
{
  return g_ptr_array_index (self->steps, index);
}

static Step *
get_present (NwDocument *self)
{
  return get_step (self, self->present);
}

/* ---- Problems -------------------------------------------------------------------------------- */

static void judge (NwDocument *self);

static void
set_judged (NwDocument *self,
            NwRuleset  *judged)
{
  const GPtrArray *problems = nw_ruleset_get_problems (judged);

  nw_ruleset_ref (judged);
  nw_ruleset_unref (self->judged);
  self->judged = judged;
  self->n_errors = nw_problems_count (problems, NW_SEVERITY_ERROR);
  self->n_warnings = nw_problems_count (problems, NW_SEVERITY_WARNING);

  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_N_ERRORS]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_N_WARNINGS]);
  g_signal_emit (self, signals[PROBLEMS_CHANGED], 0);
}

static void
judge_in_thread (GTask        *task,
                 gpointer      source G_GNUC_UNUSED,
                 gpointer      ruleset,
                 GCancellable *cancellable G_GNUC_UNUSED)
{
  nw_ruleset_get_problems (ruleset);
  g_task_return_boolean (task, TRUE);
}

static void
on_judged_cb (GObject      *object G_GNUC_UNUSED,
              GAsyncResult *result,
              gpointer      user_data)
{
  g_autoptr (NwDocument) self = user_data;
  NwRuleset *ruleset = g_task_get_task_data (G_TASK (result));

  self->is_judging = FALSE;
  if (ruleset == get_present (self)->ruleset)
    set_judged (self, ruleset);
  else
    judge (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_JUDGING]);
}

/* Sees to it that the present ruleset is judged; one at a time, the newest next. */
static void
judge (NwDocument *self)
{
  NwRuleset *ruleset = get_present (self)->ruleset;
  g_autoptr (GTask) task = NULL;

  if (self->is_judging || ruleset == self->judged)
    return;
  if (nw_ruleset_is_judged (ruleset))
    {
      set_judged (self, ruleset);
      return;
    }

  self->is_judging = TRUE;
  /* Not as the task's source, which a task may let go in its thread. */
  task = g_task_new (NULL, NULL, on_judged_cb, g_object_ref (self));
  g_task_set_source_tag (task, judge);
  g_task_set_task_data (task, nw_ruleset_ref (ruleset), (GDestroyNotify) nw_ruleset_unref);
  g_task_run_in_thread (task, judge_in_thread);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_JUDGING]);
}

/* ---- Changes --------------------------------------------------------------------------------- */

/* Tells everybody that the present step is another one. */
static void
tell (NwDocument *self,
      NwRuleset  *before)
{
  static const guint changing[] = { PROP_RULESET,  PROP_TITLE,     PROP_MODIFIED, PROP_CAN_UNDO,
                                    PROP_CAN_REDO, PROP_UNDO_NAME, PROP_REDO_NAME };

  g_object_freeze_notify (G_OBJECT (self));
  for (guint i = 0; i < G_N_ELEMENTS (changing); i++)
    g_object_notify_by_pspec (G_OBJECT (self), props[changing[i]]);
  nw_document_draft_wanted (self);
  g_object_thaw_notify (G_OBJECT (self));

  g_signal_emit (self, signals[CHANGED], 0, before);
  judge (self);
}

static void
go_to (NwDocument *self,
       guint       index)
{
  g_autoptr (NwRuleset) before = nw_ruleset_ref (get_present (self)->ruleset);

  self->present = index;
  self->is_merging = FALSE;
  tell (self, before);
}

/* Puts a step after the present one, in place of those that were undone. */
static void
push (NwDocument *self,
      Step       *step)
{
  g_ptr_array_set_size (self->steps, (gint) self->present + 1);
  g_ptr_array_add (self->steps, step);
  if (self->steps->len > MAX_STEPS)
    g_ptr_array_remove_index (self->steps, 0);
  self->present = self->steps->len - 1;
}

/**
 * nw_document_change:
 * @self: a document
 * @changed: the ruleset as it will be
 * @name: (not nullable): what the change is called, for `Undo “…”`: a few words, translated
 * @merge_key: (nullable): changes one after the other with the same key become one step, until
 *   nw_document_end_merge(): the clicks on a stepper, the letters in an entry
 *
 * Makes a step.  A document that is read only stays as it is.
 */
void
nw_document_change (NwDocument *self,
                    NwRuleset  *changed,
                    const char *name,
                    const char *merge_key)
{
  g_autoptr (NwRuleset) before = NULL;

  g_return_if_fail (NW_IS_DOCUMENT (self));
  g_return_if_fail (changed != NULL && name != NULL);

  if (self->is_read_only || changed == get_present (self)->ruleset)
    return;

  before = nw_ruleset_ref (get_present (self)->ruleset);
  if (self->is_merging && merge_key != NULL && self->present == self->steps->len - 1 &&
      g_strcmp0 (get_present (self)->merge_key, merge_key) == 0)
    {
      Step *present = get_present (self);

      nw_ruleset_unref (present->ruleset);
      present->ruleset = nw_ruleset_ref (changed);
    }
  else
    push (self, step_new (changed, name, merge_key));
  self->is_merging = merge_key != NULL;

  tell (self, before);
}

/**
 * nw_document_end_merge:
 * @self: a document
 *
 * Makes the next change a step of its own, whatever its key.
 */
void
nw_document_end_merge (NwDocument *self)
{
  g_return_if_fail (NW_IS_DOCUMENT (self));

  self->is_merging = FALSE;
}

/**
 * nw_document_can_undo:
 * @self: a document
 *
 * Returns: whether there is a step to undo
 */
gboolean
nw_document_can_undo (NwDocument *self)
{
  g_return_val_if_fail (NW_IS_DOCUMENT (self), FALSE);

  return self->present > 0;
}

/**
 * nw_document_can_redo:
 * @self: a document
 *
 * Returns: whether there is an undone step to do again
 */
gboolean
nw_document_can_redo (NwDocument *self)
{
  g_return_val_if_fail (NW_IS_DOCUMENT (self), FALSE);

  return self->present + 1 < self->steps->len;
}

/**
 * nw_document_get_undo_name:
 * @self: a document
 *
 * Returns: (transfer none) (nullable): what undoing would undo; %NULL if nothing
 */
const char *
nw_document_get_undo_name (NwDocument *self)
{
  return nw_document_can_undo (self) ? get_present (self)->name : NULL;
}

/**
 * nw_document_get_redo_name:
 * @self: a document
 *
 * Returns: (transfer none) (nullable): what redoing would do; %NULL if nothing
 */
const char *
nw_document_get_redo_name (NwDocument *self)
{
  return nw_document_can_redo (self) ? get_step (self, self->present + 1)->name : NULL;
}

/**
 * nw_document_undo:
 * @self: a document
 *
 * Goes a step back, also beyond the last time that it was saved.
 *
 * Returns: whether there was a step
 */
gboolean
nw_document_undo (NwDocument *self)
{
  if (!nw_document_can_undo (self))
    return FALSE;

  go_to (self, self->present - 1);

  return TRUE;
}

/**
 * nw_document_redo:
 * @self: a document
 *
 * Goes a step forward.
 *
 * Returns: whether there was a step
 */
gboolean
nw_document_redo (NwDocument *self)
{
  if (!nw_document_can_redo (self))
    return FALSE;

  go_to (self, self->present + 1);

  return TRUE;
}

/* ---- What can be asked ----------------------------------------------------------------------- */

/**
 * nw_document_get_ruleset:
 * @self: a document
 *
 * Returns: (transfer none): the ruleset as it is now
 */
NwRuleset *
nw_document_get_ruleset (NwDocument *self)
{
  g_return_val_if_fail (NW_IS_DOCUMENT (self), NULL);

  return get_present (self)->ruleset;
}

/**
 * nw_document_get_title:
 * @self: a document
 *
 * Returns: (transfer none): the ruleset's title in the application's language, for as long as the
 *   ruleset does not change; never empty
 */
const char *
nw_document_get_title (NwDocument *self)
{
  const char *const *languages = g_get_language_names ();
  const char *title = nw_ruleset_get_title (nw_document_get_ruleset (self), languages[0]);

  return *title != '\0' ? title : _("Without a title");
}

/**
 * nw_document_is_modified:
 * @self: a document
 *
 * Returns: whether something is not saved
 */
gboolean
nw_document_is_modified (NwDocument *self)
{
  g_return_val_if_fail (NW_IS_DOCUMENT (self), FALSE);

  return get_present (self)->ruleset != self->saved;
}

/**
 * nw_document_is_read_only:
 * @self: a document
 *
 * Returns: whether it cannot be changed: it is official, or made by a newer version
 */
gboolean
nw_document_is_read_only (NwDocument *self)
{
  g_return_val_if_fail (NW_IS_DOCUMENT (self), FALSE);

  return self->is_read_only;
}

/**
 * nw_document_is_judging:
 * @self: a document
 *
 * Returns: whether the problems are those of an earlier state, and new ones are being looked for
 */
gboolean
nw_document_is_judging (NwDocument *self)
{
  g_return_val_if_fail (NW_IS_DOCUMENT (self), FALSE);

  return self->is_judging;
}

/**
 * nw_document_get_problems:
 * @self: a document
 *
 * Returns: (transfer none) (element-type NwProblem): the problems that were found last
 */
const GPtrArray *
nw_document_get_problems (NwDocument *self)
{
  g_return_val_if_fail (NW_IS_DOCUMENT (self), NULL);

  return nw_ruleset_get_problems (self->judged);
}

/**
 * nw_document_get_n_errors:
 * @self: a document
 *
 * Returns: how many of the problems prevent a game
 */
guint
nw_document_get_n_errors (NwDocument *self)
{
  g_return_val_if_fail (NW_IS_DOCUMENT (self), 0);

  return self->n_errors;
}

/**
 * nw_document_get_n_warnings:
 * @self: a document
 *
 * Returns: how many of the problems don't
 */
guint
nw_document_get_n_warnings (NwDocument *self)
{
  g_return_val_if_fail (NW_IS_DOCUMENT (self), 0);

  return self->n_warnings;
}

/* ---- Notifying, for nw-document-file.c ------------------------------------------------------- */

/**
 * nw_document_set_saved:
 * @self: a document
 * @saved: the ruleset that is in the file now
 *
 * Says what was saved last.
 */
void
nw_document_set_saved (NwDocument *self,
                       NwRuleset  *saved)
{
  nw_ruleset_unref (self->saved);
  self->saved = nw_ruleset_ref (saved);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_MODIFIED]);
}

/**
 * nw_document_set_unsaved:
 * @self: a document
 *
 * Says that none of the steps is in the file: what was saved last is a state that none of them is.
 */
void
nw_document_set_unsaved (NwDocument *self)
{
  g_autoptr (NwRuleset) copy =
    nw_ruleset_with_document (self->saved, nw_ruleset_get_source (self->saved));

  nw_document_set_saved (self, copy);
}

/**
 * nw_document_notify_outside:
 * @self: a document
 *
 * Says that what became of the file is another thing.
 */
void
nw_document_notify_outside (NwDocument *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_OUTSIDE]);
}

/**
 * nw_document_notify_draft:
 * @self: a document
 *
 * Says that the draft was written or not.
 */
void
nw_document_notify_draft (NwDocument *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_DRAFT_SAVED]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_DRAFT_ERROR]);
}

/* ---- Class ----------------------------------------------------------------------------------- */

static void
nw_document_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  NwDocument *self = NW_DOCUMENT (object);

  switch (prop_id)
    {
    case PROP_RULESET:
      g_value_set_boxed (value, nw_document_get_ruleset (self));
      break;
    case PROP_TITLE:
      g_value_set_string (value, nw_document_get_title (self));
      break;
    case PROP_MODIFIED:
      g_value_set_boolean (value, nw_document_is_modified (self));
      break;
    case PROP_READ_ONLY:
      g_value_set_boolean (value, self->is_read_only);
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, nw_document_can_undo (self));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, nw_document_can_redo (self));
      break;
    case PROP_UNDO_NAME:
      g_value_set_string (value, nw_document_get_undo_name (self));
      break;
    case PROP_REDO_NAME:
      g_value_set_string (value, nw_document_get_redo_name (self));
      break;
    case PROP_JUDGING:
      g_value_set_boolean (value, self->is_judging);
      break;
    case PROP_N_ERRORS:
      g_value_set_uint (value, self->n_errors);
      break;
    case PROP_N_WARNINGS:
      g_value_set_uint (value, self->n_warnings);
      break;
    case PROP_OUTSIDE:
      g_value_set_enum (value, self->outside);
      break;
    case PROP_DRAFT_SAVED:
      g_value_set_boolean (value, nw_document_is_draft_saved (self));
      break;
    case PROP_DRAFT_ERROR:
      g_value_set_string (value, self->draft_error);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
nw_document_dispose (GObject *object)
{
  NwDocument *self = NW_DOCUMENT (object);

  nw_document_let_file_go (self);

  G_OBJECT_CLASS (nw_document_parent_class)->dispose (object);
}

static void
nw_document_finalize (GObject *object)
{
  NwDocument *self = NW_DOCUMENT (object);

  g_clear_pointer (&self->steps, g_ptr_array_unref);
  g_clear_pointer (&self->saved, nw_ruleset_unref);
  g_clear_pointer (&self->judged, nw_ruleset_unref);
  g_clear_pointer (&self->known, g_free);
  g_clear_pointer (&self->draft_path, g_free);
  g_clear_pointer (&self->draft_error, g_free);
  g_clear_pointer (&self->drafted_base, g_free);
  g_clear_object (&self->file);

  G_OBJECT_CLASS (nw_document_parent_class)->finalize (object);
}

static void
nw_document_class_init (NwDocumentClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = nw_document_get_property;
  object_class->dispose = nw_document_dispose;
  object_class->finalize = nw_document_finalize;

  props[PROP_RULESET] = g_param_spec_boxed ("ruleset", NULL, NULL, NW_TYPE_RULESET, flags);
  props[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  props[PROP_MODIFIED] = g_param_spec_boolean ("modified", NULL, NULL, FALSE, flags);
  props[PROP_READ_ONLY] = g_param_spec_boolean ("read-only", NULL, NULL, FALSE, flags);
  props[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  props[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  props[PROP_UNDO_NAME] = g_param_spec_string ("undo-name", NULL, NULL, NULL, flags);
  props[PROP_REDO_NAME] = g_param_spec_string ("redo-name", NULL, NULL, NULL, flags);
  props[PROP_JUDGING] = g_param_spec_boolean ("judging", NULL, NULL, FALSE, flags);
  props[PROP_N_ERRORS] = g_param_spec_uint ("n-errors", NULL, NULL, 0, G_MAXUINT, 0, flags);
  props[PROP_N_WARNINGS] = g_param_spec_uint ("n-warnings", NULL, NULL, 0, G_MAXUINT, 0, flags);
  props[PROP_OUTSIDE] = g_param_spec_enum ("outside", NULL, NULL, NW_TYPE_DOCUMENT_OUTSIDE,
                                           NW_DOCUMENT_OUTSIDE_NONE, flags);
  props[PROP_DRAFT_SAVED] = g_param_spec_boolean ("draft-saved", NULL, NULL, FALSE, flags);
  props[PROP_DRAFT_ERROR] = g_param_spec_string ("draft-error", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, NW_TYPE_RULESET);
  signals[PROBLEMS_CHANGED] = g_signal_new ("problems-changed", G_TYPE_FROM_CLASS (klass),
                                            G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
nw_document_init (NwDocument *self)
{
  self->steps = g_ptr_array_new_with_free_func ((GDestroyNotify) step_free);
}

/**
 * nw_document_new:
 * @ruleset: a ruleset; judged here if it has not been yet
 * @file: (nullable): where it will be saved; %NULL for one that has no file yet
 *
 * Opens a ruleset that is as its file has it.  An official one is read only.
 *
 * Returns: (transfer full): the document
 */
NwDocument *
nw_document_new (NwRuleset *ruleset,
                 GFile     *file)
{
  NwDocument *self = g_object_new (NW_TYPE_DOCUMENT, NULL);

  g_ptr_array_add (self->steps, step_new (ruleset, "", NULL));
  self->saved = nw_ruleset_ref (ruleset);
  self->judged = nw_ruleset_ref (ruleset);
  self->is_read_only = nw_ruleset_is_read_only (ruleset) ||
                       (file == NULL && nw_ruleset_is_official (ruleset));
  set_judged (self, ruleset);
  nw_document_set_file (self, file, NULL);

  return self;
}

/**
 * nw_document_new_unsaved:
 * @ruleset: a ruleset; judged here if it has not been yet
 *
 * Opens a ruleset that is in no file: it is modified until it is saved.
 *
 * Returns: (transfer full): the document
 */
NwDocument *
nw_document_new_unsaved (NwRuleset *ruleset)
{
  NwDocument *self = nw_document_new (ruleset, NULL);

  nw_document_set_unsaved (self);

  return self;
}
