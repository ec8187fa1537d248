/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What can be done to the cells that are chosen: the chosen cards' in the columns that the table's
 * range has, or all of them where whole cards are chosen.
 *
 * Each command is one step of the document.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-cards-page-private.h"

#include <glib/gi18n-lib.h>

#include "workshop/nw-edit.h"
#include "workshop/nw-naming.h"
#include "workshop/nw-steps.h"

/* Sentences about refused cells that are told at once. */
#define MAX_REFUSED 20

static NwRuleset *
get_ruleset (NwCardsPage *self)
{
  return nw_document_get_ruleset (self->document);
}

/* The ruleset with one more change, if that is any. */
static void
go_on_with (NwRuleset **changed,
            NwRuleset  *next)
{
  if (next == NULL)
    return;

  g_clear_pointer (changed, nw_ruleset_unref);
  *changed = next;
}

/* ---- Emptying --------------------------------------------------------------------------------- */

static guint
count_filled (NwCardsPage    *self,
              const GArray   *chosen,
              const NwColumn *column)
{
  guint n = 0;

  for (guint i = 0; i < chosen->len; i++)
    {
      g_autoptr (GVariant) entry =
        nw_edit_get_entry (get_ruleset (self), self->list, g_array_index (chosen, guint, i));
      g_autofree char *text = entry != NULL ? nw_column_get_text (column, entry) : NULL;

      n += text != NULL && *text != '\0';
    }

  return n;
}

static void
tell_cleared (NwCardsPage    *self,
              guint           n,
              const NwColumn *refused)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (n > 0)
    g_string_append_printf (text, g_dngettext (GETTEXT_PACKAGE, "%u cell cleared",
                                               "%u cells cleared", n), n);
  if (refused != NULL)
    {
      g_autofree char *label = nw_naming_leaf (refused->field, refused->language);
      /* Translators: %s is the name of a column. */
      g_autofree char *reason = nw_naming_step (_("“%s” must not be empty"), label);

      g_string_append_printf (text, "%s%s", n > 0 ? " · " : "", reason);
    }

  if (n > 0)
    nw_steps_say_undo (GTK_WIDGET (self), text->str);
  else if (refused != NULL)
    nw_steps_say (GTK_WIDGET (self), text->str);
}

/* Empties the chosen cells that may be empty. */
static void
clear_cells (NwCardsPage *self)
{
  g_autoptr (GArray) chosen = nw_cards_page_get_chosen (self);
  g_autoptr (GPtrArray) columns = nw_cards_table_list_chosen (self->table);
  NwRuleset *changed = NULL;
  const NwColumn *refused = NULL;
  guint n = 0;

  for (guint i = 0; i < columns->len; i++)
    {
      const NwColumn *column = columns->pdata[i];
      g_autoptr (GError) error = NULL;
      g_autoptr (GVariant) value = nw_column_parse (column, get_ruleset (self), "", &error);
      const guint n_filled = count_filled (self, chosen, column);

      if (n_filled == 0)
        continue;
      if (error != NULL)
        {
          refused = column;
          continue;
        }
      n += n_filled;
      go_on_with (&changed, nw_edit_set_cells (changed != NULL ? changed : get_ruleset (self),
                                               self->list, get_indices (chosen), chosen->len,
                                               column, value));
    }

  nw_cards_page_take (self, changed, _("Clearing cells"));
  tell_cleared (self, n, refused);
}

static void
do_clear (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  NwCardsPage *self = NW_CARDS_PAGE (widget);

  nw_cards_table_commit (self->table);
  if (nw_cards_table_has_whole_cards (self->table))
    /* Translators: %s is a number of cards. */
    nw_cards_page_delete_chosen (self, _("%s deleted"));
  else
    clear_cells (self);
}

/* ---- Filling down ----------------------------------------------------------------------------- */

/* The chosen cards; with one alone, the card above it and itself. */
static GArray *
get_filled (NwCardsPage *self)
{
  GArray *chosen = nw_cards_page_get_chosen (self);
  g_autoptr (GtkBitset) positions = NULL;
  g_autoptr (NwCardItem) above = NULL;
  guint index;

  if (chosen->len != 1)
    return chosen;

  positions = gtk_selection_model_get_selection (self->selection);
  if (gtk_bitset_get_minimum (positions) == 0)
    return chosen;

  above = g_list_model_get_item (G_LIST_MODEL (self->selection),
                                 gtk_bitset_get_minimum (positions) - 1);
  index = nw_card_item_get_index (above);
  g_array_prepend_val (chosen, index);

  return chosen;
}

static void
do_fill_down (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  NwCardsPage *self = NW_CARDS_PAGE (widget);
  g_autoptr (GArray) filled = NULL;
  g_autoptr (GPtrArray) columns = nw_cards_table_list_chosen (self->table);
  NwRuleset *changed = NULL;
  g_autofree char *label = NULL;
  g_autofree char *name = NULL;

  nw_cards_table_commit (self->table);
  filled = get_filled (self);
  if (filled->len < 2 || columns->len == 0 || nw_cards_table_has_whole_cards (self->table) ||
      nw_cards_table_get_focus_column (self->table) == NULL)
    {
      nw_steps_say (widget, _("Choose cells of several cards: the first fills those below"));
      return;
    }

  for (guint i = 0; i < columns->len; i++)
    go_on_with (&changed, nw_edit_fill_down (changed != NULL ? changed : get_ruleset (self),
                                             self->list, get_indices (filled), filled->len,
                                             columns->pdata[i]));
  label = nw_naming_leaf (((const NwColumn *) columns->pdata[0])->field,
                          ((const NwColumn *) columns->pdata[0])->language);
  name = nw_naming_step (_("Fill “%s” down"), label);
  nw_cards_page_take (self, changed, columns->len == 1 ? name : _("Filling cells down"));
}

/* ---- Copying ---------------------------------------------------------------------------------- */

static gboolean
copy (NwCardsPage *self,
      GPtrArray   *columns,
      gboolean     heads)
{
  g_autoptr (GArray) chosen = nw_cards_page_get_chosen (self);
  g_autofree char *text = NULL;

  if (chosen->len == 0)
    return FALSE;

  nw_cards_table_commit (self->table);
  text = nw_columns_to_tsv (columns, get_ruleset (self), self->list, get_indices (chosen),
                            chosen->len, heads);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);

  return TRUE;
}

static void
do_copy_rows (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  NwCardsPage *self = NW_CARDS_PAGE (widget);
  g_autoptr (GPtrArray) columns = nw_cards_table_list_visible (self->table);

  copy (self, columns, g_str_equal (action, "cards.copy-with-heads"));
}

static void
do_copy_cells (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  NwCardsPage *self = NW_CARDS_PAGE (widget);
  g_autoptr (GPtrArray) columns = nw_cards_table_list_chosen (self->table);

  copy (self, columns, FALSE);
}

static void
do_cut_rows (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  NwCardsPage *self = NW_CARDS_PAGE (widget);
  g_autoptr (GPtrArray) columns = nw_cards_table_list_visible (self->table);

  if (copy (self, columns, FALSE))
    /* Translators: %s is a number of cards. */
    nw_cards_page_delete_chosen (self, _("%s cut"));
}

static void
do_cut_cells (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  NwCardsPage *self = NW_CARDS_PAGE (widget);
  g_autoptr (GPtrArray) columns = nw_cards_table_list_chosen (self->table);

  if (nw_cards_table_has_whole_cards (self->table))
    do_cut_rows (widget, action, parameter);
  else if (copy (self, columns, FALSE))
    clear_cells (self);
}

/* ---- Pasting ---------------------------------------------------------------------------------- */

/* The cards from the first chosen one on, in the order in which they are shown. */
static GArray *
get_pasted_over (NwCardsPage *self)
{
  g_autoptr (GtkBitset) chosen = gtk_selection_model_get_selection (self->selection);
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (self->selection));
  const guint first = gtk_bitset_is_empty (chosen) ? n : gtk_bitset_get_minimum (chosen);
  GArray *indices = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = first; i < n; i++)
    {
      g_autoptr (NwCardItem) item = g_list_model_get_item (G_LIST_MODEL (self->selection), i);
      const guint index = nw_card_item_get_index (item);

      g_array_append_val (indices, index);
    }

  return indices;
}

static void
tell_pasted (NwCardsPage    *self,
             const NwPasted *pasted)
{
  g_autofree char *cells = g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "%u cell pasted", "%u cells pasted", pasted->n_cells),
    pasted->n_cells);
  g_autofree char *added = g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "%u card added", "%u cards added", pasted->n_added),
    pasted->n_added);
  g_autoptr (GString) text = g_string_new (cells);

  if (pasted->n_added > 0)
    g_string_append_printf (text, ", %s", added);
  if (pasted->refused == NULL || pasted->refused->len == 0)
    {
      nw_steps_say_undo (GTK_WIDGET (self), text->str);
      return;
    }

  for (guint i = 0; i < MIN (pasted->refused->len, MAX_REFUSED); i++)
    g_string_append_printf (text, "\n%s", (char *) pasted->refused->pdata[i]);
  nw_steps_alert (GTK_WIDGET (self), _("Some Cells Were Not Taken"), text->str);
}

/* A single cell goes into all chosen ones. */
static gboolean
paste_everywhere (NwCardsPage *self,
                  const char  *text)
{
  g_autofree char *cell = nw_columns_read_single_cell (text);
  g_autoptr (GArray) chosen = nw_cards_page_get_chosen (self);
  g_autoptr (GPtrArray) columns = nw_cards_table_list_chosen (self->table);
  g_auto (NwPasted) pasted = { 0 };

  if (cell == NULL || chosen->len == 0 || nw_cards_table_has_whole_cards (self->table) ||
      nw_cards_table_get_focus_column (self->table) == NULL)
    return FALSE;

  pasted.refused = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < columns->len; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GVariant) value =
        nw_column_parse (columns->pdata[i], get_ruleset (self), cell, &error);

      if (error != NULL)
        {
          g_ptr_array_add (pasted.refused, g_strdup (error->message));
          continue;
        }
      pasted.n_cells += chosen->len;
      go_on_with (&pasted.ruleset,
                  nw_edit_set_cells (pasted.ruleset != NULL ? pasted.ruleset : get_ruleset (self),
                                     self->list, get_indices (chosen), chosen->len,
                                     columns->pdata[i], value));
    }
  if (pasted.ruleset != NULL)
    nw_cards_page_take (self, nw_ruleset_ref (pasted.ruleset), _("Pasting cells"));
  if (pasted.ruleset != NULL || pasted.refused->len > 0)
    tell_pasted (self, &pasted);

  return TRUE;
}

/* The upper left corner of what is pasted goes to that of the chosen cells. */
static void
paste (NwCardsPage *self,
       const char  *text)
{
  g_autoptr (GPtrArray) columns = nw_cards_table_list_visible (self->table);
  g_autoptr (GPtrArray) chosen = nw_cards_table_list_chosen (self->table);
  g_autoptr (GArray) over = get_pasted_over (self);
  g_auto (NwPasted) pasted = { 0 };
  guint first = 0;

  if (chosen->len > 0 && !g_ptr_array_find (columns, chosen->pdata[0], &first))
    first = 0;
  nw_columns_paste_tsv (columns, get_ruleset (self), self->list, get_indices (over), over->len,
                        first, text, &pasted);
  if (pasted.ruleset != NULL)
    nw_cards_page_take (self, nw_ruleset_ref (pasted.ruleset), _("Pasting cells"));
  tell_pasted (self, &pasted);
}

static void
on_text_read_cb (GObject      *object,
                 GAsyncResult *result,
                 gpointer      data)
{
  g_autoptr (NwCardsPage) self = data;
  g_autofree char *text =
    gdk_clipboard_read_text_finish (GDK_CLIPBOARD (object), result, NULL);

  if (self->document == NULL || nw_document_is_read_only (self->document))
    return;
  if (text == NULL || *text == '\0')
    nw_steps_say (GTK_WIDGET (self), _("There is no text to paste"));
  else if (!paste_everywhere (self, text))
    paste (self, text);
}

static void
do_paste (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  nw_cards_table_commit (NW_CARDS_PAGE (widget)->table);
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), NULL, on_text_read_cb,
                                 g_object_ref (widget));
}

/**
 * nw_cards_page_install_cell_commands:
 * @widget_class: the class of the page
 *
 * Makes the commands for cells actions of the page.
 */
void
nw_cards_page_install_cell_commands (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "cells.clear", NULL, do_clear);
  gtk_widget_class_install_action (widget_class, "cells.copy", NULL, do_copy_cells);
  gtk_widget_class_install_action (widget_class, "cells.cut", NULL, do_cut_cells);
  gtk_widget_class_install_action (widget_class, "cards.copy", NULL, do_copy_rows);
  gtk_widget_class_install_action (widget_class, "cards.copy-with-heads", NULL, do_copy_rows);
  gtk_widget_class_install_action (widget_class, "cards.cut", NULL, do_cut_rows);
  gtk_widget_class_install_action (widget_class, "cards.paste", NULL, do_paste);
  gtk_widget_class_install_action (widget_class, "cards.fill-down", NULL, do_fill_down);
}
