/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What can be done to the cards that are chosen.
 *
 * Each command is one step of the document.  What takes cards away says so with a way to undo it.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-cards-page-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "workshop/nw-edit.h"
#include "workshop/nw-naming.h"
#include "workshop/nw-steps.h"

static NwRuleset *
get_ruleset (NwCardsPage *self)
{
  return nw_document_get_ruleset (self->document);
}

/**
 * nw_cards_page_take:
 * @self: a page
 * @changed: (nullable) (transfer full): the ruleset as it will be; %NULL if there is no change
 * @name: what the step is called
 *
 * Makes a step of its own.
 *
 * Returns: whether there was a change
 */
gboolean
nw_cards_page_take (NwCardsPage *self,
                    NwRuleset   *changed,
                    const char  *name)
{
  nw_document_end_merge (self->document);

  return nw_steps_take (self->document, changed, name, NULL);
}

static char *
count_cards (guint n)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u card", "%u cards", n), n);
}

static int
compare_indices (gconstpointer a,
                 gconstpointer b)
{
  const guint first = *(const guint *) a;
  const guint second = *(const guint *) b;

  return first < second ? -1 : first > second;
}

/* The chosen cards in the order of the ruleset. */
static GArray *
get_chosen_in_order (NwCardsPage *self)
{
  GArray *chosen = nw_cards_page_get_chosen (self);

  g_array_sort (chosen, compare_indices);

  return chosen;
}

static void
choose_range (NwCardsPage *self,
              guint        first,
              guint        n)
{
  g_autofree guint *indices = g_new (guint, MAX (n, 1));

  for (guint i = 0; i < n; i++)
    indices[i] = first + i;
  nw_cards_page_choose (self, indices, n);
}

/* ---- Values ----------------------------------------------------------------------------------- */

/* What is no column is set card by card. */
static NwRuleset *
set_each (NwCardsPage  *self,
          const GArray *indices,
          const char   *path,
          GVariant     *value)
{
  g_autoptr (NwRuleset) changed = NULL;

  for (guint i = 0; i < indices->len; i++)
    {
      g_autofree char *pointer =
        g_strdup_printf ("%s/%u/%s", self->list, g_array_index (indices, guint, i), path);
      NwRuleset *next =
        nw_edit_set_value (changed != NULL ? changed : get_ruleset (self), pointer, value);

      if (next == NULL)
        continue;
      g_clear_pointer (&changed, nw_ruleset_unref);
      changed = next;
    }

  return g_steal_pointer (&changed);
}

/**
 * nw_cards_page_set_values:
 * @self: a page
 * @indices: (element-type guint): cards
 * @path: where a value is within each of them
 * @field: what it is
 * @value: (nullable): what it shall be
 *
 * Gives several cards the same value.
 */
void
nw_cards_page_set_values (NwCardsPage   *self,
                          const GArray  *indices,
                          const char    *path,
                          const NwField *field,
                          GVariant      *value)
{
  const NwColumn *column = nw_cards_page_find_column (self, path);
  g_autofree char *label = nw_naming_field (field);
  g_autofree char *name = nw_naming_step (_("Change of “%s”"), label);
  g_autofree char *key = NULL;
  NwRuleset *changed;

  if (indices->len == 0)
    return;

  key = g_strdup_printf ("%s/%u+%u/%s", self->list, g_array_index (indices, guint, 0),
                         indices->len, path);
  changed = column != NULL
            ? nw_edit_set_cells (get_ruleset (self), self->list, get_indices (indices),
                                 indices->len, column, value)
            : set_each (self, indices, path, value);
  nw_steps_take (self->document, changed, name, key);
}

/* ---- Cards ------------------------------------------------------------------------------------ */

static void
do_add (GtkWidget  *widget,
        const char *action,
        GVariant   *parameter)
{
  NwCardsPage *self = NW_CARDS_PAGE (widget);
  g_autoptr (GArray) chosen = get_chosen_in_order (self);
  const guint n = nw_edit_n_entries (get_ruleset (self), self->list);
  const guint index =
    chosen->len > 0 ? g_array_index (chosen, guint, chosen->len - 1) + 1 : n;
  g_autoptr (GVariant) entry = nw_edit_new_entry (get_ruleset (self), self->list);

  if (entry == NULL)
    return;
  if (!nw_cards_page_take (self,
                           nw_edit_add_entry (get_ruleset (self), self->list, index, entry),
                           _("Adding a card")))
    {
      g_autofree char *limit = count_cards (NW_EDIT_MAX_CARDS);
      g_autofree char *text = nw_naming_step (_("There can be no more than %s"), limit);

      if (!nw_document_is_read_only (self->document))
        nw_steps_say (widget, text);
      return;
    }

  if (nw_cards_page_is_filtered (self))
    nw_cards_page_show_all (self);
  choose_range (self, index, 1);
}

static void
do_duplicate (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  NwCardsPage *self = NW_CARDS_PAGE (widget);
  g_autoptr (GArray) chosen = get_chosen_in_order (self);

  if (chosen->len == 0 ||
      !nw_cards_page_take (self,
                           nw_edit_duplicate_entries (get_ruleset (self), self->list,
                                                      get_indices (chosen), chosen->len),
                           _("Duplicating cards")))
    return;

  /* Each copy stands behind its card. */
  for (guint i = 0; i < chosen->len; i++)
    g_array_index (chosen, guint, i) += i + 1;
  nw_cards_page_choose (self, get_indices (chosen), chosen->len);
}

/**
 * nw_cards_page_delete_chosen:
 * @self: a page
 * @format: a sentence with %s for a number of cards
 *
 * Deletes the chosen cards, and says so with a way to undo it.
 */
void
nw_cards_page_delete_chosen (NwCardsPage *self,
                             const char  *format)
{
  g_autoptr (GArray) chosen = get_chosen_in_order (self);
  g_autofree char *cards = count_cards (chosen->len);
  g_autofree char *name = nw_naming_step (_("Deleting %s"), cards);
  g_autofree char *text = nw_naming_step (format, cards);
  guint n;

  if (chosen->len == 0 ||
      !nw_cards_page_take (self,
                           nw_edit_remove_entries (get_ruleset (self), self->list,
                                                   get_indices (chosen), chosen->len), name))
    return;

  n = nw_edit_n_entries (get_ruleset (self), self->list);
  if (n > 0)
    choose_range (self, MIN (g_array_index (chosen, guint, 0), n - 1), 1);
  nw_steps_say_undo (GTK_WIDGET (self), text);
}

static void
do_delete (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  /* Translators: %s is a number of cards. */
  nw_cards_page_delete_chosen (NW_CARDS_PAGE (widget), _("%s deleted"));
}

static void
move_chosen (NwCardsPage *self,
             int          step)
{
  g_autoptr (GArray) chosen = get_chosen_in_order (self);
  const guint n = nw_edit_n_entries (get_ruleset (self), self->list);
  guint first, last, to;

  if (chosen->len == 0)
    return;

  first = g_array_index (chosen, guint, 0);
  last = g_array_index (chosen, guint, chosen->len - 1);
  if ((step < 0 && first == 0) || (step > 0 && last + 1 >= n))
    return;

  to = step < 0 ? first - 1 : last + 2;
  if (nw_cards_page_take (self,
                          nw_edit_move_entries (get_ruleset (self), self->list,
                                                get_indices (chosen), chosen->len, to),
                          _("Moving cards")))
    choose_range (self, step < 0 ? to : to - chosen->len, chosen->len);
}

/* Says why cards that are sorted stay where they are, with a way to move them after all. */
static void
offer_to_unsort (NwCardsPage *self,
                 const char  *sorted_by)
{
  GtkWidget *overlay = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_TOAST_OVERLAY);
  /* Translators: %s is the head of a column; the button beside it sorts the cards no longer. */
  g_autofree char *text = nw_naming_step (_("The cards are sorted by “%s”, so their own order "
                                            "can’t be seen"), sorted_by);
  AdwToast *toast;

  if (overlay == NULL)
    return;

  toast = adw_toast_new (text);
  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_set_button_label (toast, _("_Show Their Order"));
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (nw_cards_table_unsort),
                           self->table, G_CONNECT_SWAPPED);
  if (self->unsorting != NULL)
    adw_toast_dismiss (self->unsorting);
  g_set_weak_pointer (&self->unsorting, toast);
  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (overlay), toast);
}

static void
do_move (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  NwCardsPage *self = NW_CARDS_PAGE (widget);
  const char *sorted_by = nw_cards_table_get_sort_title (self->table);

  if (sorted_by != NULL)
    offer_to_unsort (self, sorted_by);
  else
    move_chosen (self, g_str_equal (action, "cards.move-up") ? -1 : 1);
}

/* ---- What is shown --------------------------------------------------------------------------- */

static void
do_show_all (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  nw_cards_page_show_all (NW_CARDS_PAGE (widget));
}

static void
do_hide_detail (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  gtk_toggle_button_set_active (NW_CARDS_PAGE (widget)->detail_button, FALSE);
}

/* ---- Which can be done now -------------------------------------------------------------------- */

/**
 * nw_cards_page_install_commands:
 * @widget_class: the class of the page
 *
 * Makes the commands actions of the page.
 */
void
nw_cards_page_install_commands (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "cards.add", NULL, do_add);
  gtk_widget_class_install_action (widget_class, "cards.duplicate", NULL, do_duplicate);
  gtk_widget_class_install_action (widget_class, "cards.delete", NULL, do_delete);
  gtk_widget_class_install_action (widget_class, "cards.move-up", NULL, do_move);
  gtk_widget_class_install_action (widget_class, "cards.move-down", NULL, do_move);
  gtk_widget_class_install_action (widget_class, "cards.show-all", NULL, do_show_all);
  gtk_widget_class_install_action (widget_class, "cards.hide-detail", NULL, do_hide_detail);
  nw_cards_page_install_cell_commands (widget_class);
}

/**
 * nw_cards_page_update_commands:
 * @self: a page
 *
 * Tells which commands can be given now.
 */
void
nw_cards_page_update_commands (NwCardsPage *self)
{
  static const char *const changing[] = { "cards.duplicate", "cards.delete", "cards.cut",
                                          "cards.fill-down", "cards.move-up", "cards.move-down",
                                          "cells.clear", "cells.cut" };
  g_autoptr (GtkBitset) chosen = gtk_selection_model_get_selection (self->selection);
  const gboolean any = !gtk_bitset_is_empty (chosen);
  const gboolean can_edit = !nw_document_is_read_only (self->document);
  GtkWidget *widget = GTK_WIDGET (self);

  for (guint i = 0; i < G_N_ELEMENTS (changing); i++)
    gtk_widget_action_set_enabled (widget, changing[i], any && can_edit);
  gtk_widget_action_set_enabled (widget, "cards.add", can_edit);
  gtk_widget_action_set_enabled (widget, "cards.paste", can_edit);
  gtk_widget_action_set_enabled (widget, "cards.copy", any);
  gtk_widget_action_set_enabled (widget, "cells.copy", any);
  gtk_widget_action_set_enabled (widget, "cards.copy-with-heads", any);
}
