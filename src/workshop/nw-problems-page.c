/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All that is wrong with a document; see nw-problems-page.h.
 *
 * There may be tens of thousands of problems: a row is made of one when it is scrolled to.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-problems-page.h"

#include <glib/gi18n-lib.h>

#include "match/nw-phrases.h"
#include "workshop/nw-fix.h"
#include "workshop/nw-naming.h"
#include "workshop/nw-steps.h"
#include "workshop/nw-workshop-template.h"

struct _NwProblemsPage
{
  AdwBin         parent_instance;

  /* Template children */
  GtkStack      *stack;
  GtkLabel      *summary;
  GtkButton     *fix_all_button;
  GtkListView   *view;

  /* Owned */
  NwDocument    *document;
  GtkStringList *rows;           /* of pointers, in the order of the problems */
};

G_DEFINE_FINAL_TYPE (NwProblemsPage, nw_problems_page, ADW_TYPE_BIN)

enum
{
  SIGNAL_GO_TO,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const NwProblem *
get_problem (NwProblemsPage *self,
             guint           position)
{
  const GPtrArray *problems = nw_document_get_problems (self->document);

  return position < problems->len ? problems->pdata[position] : NULL;
}

/* ---- Rows ------------------------------------------------------------------------------------- */

static void
on_fix_clicked_cb (NwProblemsPage *self,
                   GtkWidget      *button)
{
  GtkListItem *list_item = g_object_get_data (G_OBJECT (button), "list-item");
  const NwProblem *problem = get_problem (self, gtk_list_item_get_position (list_item));

  if (problem != NULL)
    nw_steps_take (self->document,
                   nw_fix_apply (nw_document_get_ruleset (self->document), problem),
                   _("Fixing a problem"), NULL);
}

/* Says that a row leads somewhere. */
static GtkWidget *
new_arrow (void)
{
  GtkWidget *arrow = g_object_new (GTK_TYPE_IMAGE, "icon-name", "go-next-symbolic",
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_widget_add_css_class (arrow, "dimmed");

  return arrow;
}

static void
on_setup_cb (NwProblemsPage *self,
             GtkListItem    *list_item)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *icon = gtk_image_new ();
  GtkWidget *sentence = gtk_label_new (NULL);
  GtkWidget *place = gtk_label_new (NULL);
  GtkWidget *fix = gtk_button_new_with_mnemonic (_("Fi_x"));

  gtk_label_set_xalign (GTK_LABEL (sentence), 0);
  gtk_label_set_wrap (GTK_LABEL (sentence), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (sentence), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (place), 0);
  gtk_label_set_wrap (GTK_LABEL (place), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (place), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (place, "caption");
  gtk_widget_add_css_class (place, "dimmed");
  gtk_widget_set_hexpand (text, TRUE);
  gtk_widget_set_valign (fix, GTK_ALIGN_CENTER);
  g_object_set_data (G_OBJECT (fix), "list-item", list_item);
  g_signal_connect_object (fix, "clicked", G_CALLBACK (on_fix_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (text), sentence);
  gtk_box_append (GTK_BOX (text), place);
  gtk_box_append (GTK_BOX (row), icon);
  gtk_box_append (GTK_BOX (row), text);
  gtk_box_append (GTK_BOX (row), fix);
  gtk_box_append (GTK_BOX (row), new_arrow ());
  gtk_widget_add_css_class (row, "problem");
  gtk_list_item_set_child (list_item, row);
}

/**
 * nw_problems_say_one:
 * @ruleset: a ruleset
 * @problem: one of its problems
 *
 * Returns: (transfer full): the sentence, with the field's name for people in place of its key
 */
char *
nw_problems_say_one (NwRuleset       *ruleset,
                     const NwProblem *problem)
{
  static const char *const quotes[][2] = { { "“", "”" }, { "«", "»" } };
  const NwField *field = nw_fields_get_at (nw_ruleset_get_fields (ruleset), problem->pointer);
  g_autofree char *words = nw_phrase_problem (problem, nw_naming_get_language ());
  g_autoptr (GString) text = g_string_new (words);
  g_autofree char *label = NULL;

  if (field == NULL || field->key == NULL || field->label == NULL)
    return g_steal_pointer (&words);

  label = nw_naming_field (field);
  for (guint i = 0; i < G_N_ELEMENTS (quotes); i++)
    {
      g_autofree char *key = g_strconcat (quotes[i][0], field->key, quotes[i][1], NULL);
      g_autofree char *name = g_strconcat (quotes[i][0], label, quotes[i][1], NULL);

      g_string_replace (text, key, name, 1);
    }

  return g_string_free_and_steal (g_steal_pointer (&text));
}

/**
 * nw_problems_say_place:
 * @ruleset: a ruleset
 * @problem: one of its problems
 *
 * Returns: (transfer full): where it is, in words; never empty
 */
char *
nw_problems_say_place (NwRuleset       *ruleset,
                       const NwProblem *problem)
{
  g_autofree char *where = nw_naming_place (ruleset, problem->pointer);

  return *where != '\0' ? g_steal_pointer (&where) : g_strdup (_("The whole ruleset"));
}

static void
show_problem (NwProblemsPage  *self,
              const NwProblem *problem,
              GtkListItem     *list_item)
{
  GtkWidget *row = gtk_list_item_get_child (list_item);
  GtkWidget *icon = gtk_widget_get_first_child (row);
  GtkWidget *text = gtk_widget_get_next_sibling (icon);
  GtkWidget *sentence = gtk_widget_get_first_child (text);
  GtkWidget *fix = gtk_widget_get_next_sibling (text);
  NwRuleset *ruleset = nw_document_get_ruleset (self->document);
  const gboolean is_error = problem->severity == NW_SEVERITY_ERROR;
  g_autofree char *words = nw_problems_say_one (ruleset, problem);
  g_autofree char *where = nw_problems_say_place (ruleset, problem);
  const char *kind = is_error ? C_("problem", "Error") : C_("problem", "Warning");

  gtk_image_set_from_icon_name (GTK_IMAGE (icon), is_error ? "dialog-error-symbolic"
                                                           : "dialog-warning-symbolic");
  gtk_widget_set_css_classes (icon, (const char *[]) { is_error ? "error" : "warning", NULL });
  gtk_widget_set_tooltip_text (icon, kind);
  gtk_accessible_update_property (GTK_ACCESSIBLE (icon), GTK_ACCESSIBLE_PROPERTY_LABEL, kind, -1);
  gtk_list_item_set_accessible_label (list_item, words);
  gtk_list_item_set_accessible_description (list_item, kind);
  gtk_label_set_label (GTK_LABEL (sentence), words);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (text)), where);
  gtk_widget_set_visible (fix, !nw_document_is_read_only (self->document) &&
                               nw_fix_is_there (ruleset, problem));
}

static void
on_bound_cb (NwProblemsPage *self,
             GtkListItem    *list_item)
{
  const NwProblem *problem = get_problem (self, gtk_list_item_get_position (list_item));

  if (problem != NULL)
    show_problem (self, problem, list_item);
}

static void
on_activated_cb (NwProblemsPage *self,
                 guint           position)
{
  const NwProblem *problem = get_problem (self, position);

  if (problem != NULL)
    g_signal_emit (self, signals[SIGNAL_GO_TO], 0, problem->pointer);
}

static void
on_fix_all_clicked_cb (NwProblemsPage *self)
{
  guint n = 0;
  NwRuleset *changed = nw_fix_apply_all (nw_document_get_ruleset (self->document), &n);
  g_autofree char *text =
    g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u problem fixed", "%u problems fixed", n), n);

  if (nw_steps_take (self->document, changed, _("Fixing problems"), NULL))
    nw_steps_say_undo (GTK_WIDGET (self), text);
  else
    nw_steps_say (GTK_WIDGET (self), _("None of these can be fixed by itself"));
}

/* ---- All of them ------------------------------------------------------------------------------ */

/**
 * nw_problems_say:
 * @problems: (element-type NwProblem): problems
 *
 * Returns: (transfer full): how many errors and warnings they are, in words
 */
char *
nw_problems_say (const GPtrArray *problems)
{
  const guint n_errors = nw_problems_count (problems, NW_SEVERITY_ERROR);
  const guint n_warnings = nw_problems_count (problems, NW_SEVERITY_WARNING);
  g_autofree char *errors = g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "%u error", "%u errors", n_errors), n_errors);
  g_autofree char *warnings = g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "%u warning", "%u warnings", n_warnings), n_warnings);

  if (n_errors > 0 && n_warnings > 0)
    /* Translators: a number of errors, and a number of warnings. */
    return g_strdup_printf (_("%s and %s"), errors, warnings);

  return n_errors > 0 ? g_steal_pointer (&errors) : g_steal_pointer (&warnings);
}

static void
update (NwProblemsPage *self)
{
  const GPtrArray *problems = nw_document_get_problems (self->document);
  g_autoptr (GPtrArray) pointers = g_ptr_array_new ();
  g_autofree char *counts = nw_problems_say (problems);
  g_autofree char *text = g_strdup_printf (
    "%s. %s", counts,
    nw_document_get_n_errors (self->document) > 0
    ? _("No game can be played until the errors are gone; saving is always possible.")
    : _("A game can be played all the same."));

  for (guint i = 0; i < problems->len; i++)
    g_ptr_array_add (pointers, ((NwProblem *) problems->pdata[i])->pointer);
  g_ptr_array_add (pointers, NULL);
  gtk_string_list_splice (self->rows, 0, g_list_model_get_n_items (G_LIST_MODEL (self->rows)),
                          (const char *const *) pointers->pdata);
  gtk_label_set_label (self->summary, text);
  gtk_widget_set_sensitive (GTK_WIDGET (self->fix_all_button),
                            !nw_document_is_read_only (self->document));
  gtk_stack_set_visible_child_name (self->stack, problems->len > 0 ? "some" : "none");
}

/* ---- Class ------------------------------------------------------------------------------------ */

static void
nw_problems_page_dispose (GObject *object)
{
  NwProblemsPage *self = NW_PROBLEMS_PAGE (object);

  if (self->view != NULL)
    gtk_list_view_set_model (self->view, NULL);
  adw_bin_set_child (ADW_BIN (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), NW_TYPE_PROBLEMS_PAGE);
  g_clear_object (&self->rows);
  g_clear_object (&self->document);

  G_OBJECT_CLASS (nw_problems_page_parent_class)->dispose (object);
}

static void
nw_problems_page_class_init (NwProblemsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nw_problems_page_dispose;
  signals[SIGNAL_GO_TO] =
    g_signal_new ("go-to", NW_TYPE_PROBLEMS_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_STRING);

  nw_workshop_template_set (widget_class, "nw-problems-page.ui");
  gtk_widget_class_bind_template_child (widget_class, NwProblemsPage, stack);
  gtk_widget_class_bind_template_child (widget_class, NwProblemsPage, summary);
  gtk_widget_class_bind_template_child (widget_class, NwProblemsPage, fix_all_button);
  gtk_widget_class_bind_template_child (widget_class, NwProblemsPage, view);
  gtk_widget_class_bind_template_callback (widget_class, on_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_fix_all_clicked_cb);
}

static void
nw_problems_page_init (NwProblemsPage *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkSelectionModel) model = NULL;

  self->rows = gtk_string_list_new (NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (factory, "setup", G_CALLBACK (on_setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (on_bound_cb), self, G_CONNECT_SWAPPED);
  model = GTK_SELECTION_MODEL (gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->rows))));
  gtk_list_view_set_factory (self->view, factory);
  gtk_list_view_set_model (self->view, model);
}

/**
 * nw_problems_page_new:
 * @document: the document
 *
 * Returns: (transfer floating): a page of its problems
 */
GtkWidget *
nw_problems_page_new (NwDocument *document)
{
  NwProblemsPage *self = g_object_new (NW_TYPE_PROBLEMS_PAGE, NULL);

  self->document = g_object_ref (document);
  g_signal_connect_object (document, "problems-changed", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  update (self);

  return GTK_WIDGET (self);
}
