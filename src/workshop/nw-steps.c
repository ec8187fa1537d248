/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Edits as named steps; see nw-steps.h.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-steps.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "workshop/nw-edit.h"
#include "workshop/nw-naming.h"

/**
 * nw_steps_take:
 * @document: a document
 * @changed: (nullable) (transfer full): its ruleset as it will be; %NULL if there is no change
 * @name: what the step is called
 * @merge_key: (nullable): see nw_document_change()
 *
 * Makes a step.
 *
 * Returns: whether there was a change
 */
gboolean
nw_steps_take (NwDocument *document,
               NwRuleset  *changed,
               const char *name,
               const char *merge_key)
{
  g_autoptr (NwRuleset) held = changed;

  if (held == NULL || nw_document_is_read_only (document))
    return FALSE;

  nw_document_change (document, held, name, merge_key);

  return TRUE;
}

/**
 * nw_steps_set:
 * @document: a document
 * @pointer: JSON pointer to a value
 * @field: what it is
 * @value: (nullable): what it shall be
 *
 * Makes a step that sets a value; what is typed or stepped there in one go is one step.
 *
 * Returns: whether there was a change
 */
gboolean
nw_steps_set (NwDocument    *document,
              const char    *pointer,
              const NwField *field,
              GVariant      *value)
{
  g_autofree char *label = nw_naming_field (field);
  /* Translators: the name of a step that can be undone; %s is a field. */
  g_autofree char *name = nw_naming_step (_("Change of “%s”"), label);

  return nw_steps_take (document,
                        nw_edit_set_value (nw_document_get_ruleset (document), pointer, value),
                        name, pointer);
}

/**
 * nw_steps_say:
 * @widget: a widget in a window of the Workshop
 * @text: a sentence
 *
 * Says something for a moment.
 */
void
nw_steps_say (GtkWidget  *widget,
              const char *text)
{
  gtk_widget_activate_action (widget, "workshop.say", "s", text);
}

/**
 * nw_steps_say_undo:
 * @widget: a widget in a window of the Workshop
 * @text: a sentence
 *
 * Says what was done for a moment, in which it can be undone with one click.
 */
void
nw_steps_say_undo (GtkWidget  *widget,
                   const char *text)
{
  gtk_widget_activate_action (widget, "workshop.say-undo", "s", text);
}

/**
 * nw_steps_typing:
 * @widget: a widget in an editor
 * @is_typing: whether something is being typed that is no step yet
 *
 * Tells the editor, so that it can be saved.
 */
void
nw_steps_typing (GtkWidget *widget,
                 gboolean   is_typing)
{
  gtk_widget_activate_action (widget, "doc.typing", "b", is_typing);
}

/**
 * nw_steps_alert:
 * @widget: a widget in a window of the Workshop, or the window
 * @heading: what is the matter
 * @body: more of it
 *
 * Says something that must not be overlooked, until it is closed.
 */
void
nw_steps_alert (GtkWidget  *widget,
                const char *heading,
                const char *body)
{
  AdwDialog *dialog = adw_alert_dialog_new (heading, body);

  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _("_Close"));
  adw_dialog_present (dialog, widget);
}
