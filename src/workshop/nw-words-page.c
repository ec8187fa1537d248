/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words that a document lacks; see nw-words-page.h.
 *
 * They are looked for in a thread.  What is filled in stays in the list, until the page is left: a
 * row that vanished at the first letter could not be written in.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-words-page.h"

#include <glib/gi18n-lib.h>

#include "ruleset/nw-json.h"
#include "workshop/nw-missing-words.h"
#include "workshop/nw-naming.h"
#include "workshop/nw-steps.h"

/* After a change, in milliseconds. */
#define LOOK_DELAY 300

struct _NwWordsPage
{
  AdwBin         parent_instance;

  /* Borrowed: children */
  GtkStack      *stack;
  GtkListView   *view;

  /* Owned */
  NwDocument    *document;
  GListStore    *rows;           /* of GtkStringObject with the words as data */
  GHashTable    *bound;          /* borrowed entries that are on the screen */

  guint          n_missing;
  guint          look_source;
  gboolean       is_looking;
  gboolean       is_updating;
};

G_DEFINE_FINAL_TYPE (NwWordsPage, nw_words_page, ADW_TYPE_BIN)

enum
{
  PROP_N_MISSING = 1,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static void look_soon (NwWordsPage *self);

/* ---- Rows ------------------------------------------------------------------------------------- */

static const NwMissingWords *
get_words (gpointer object)
{
  return g_object_get_data (object, "words");
}

static void
on_entry_changed_cb (NwWordsPage *self,
                     GtkEntry    *entry)
{
  const NwMissingWords *words = get_words (entry);
  const char *text = gtk_editable_get_text (GTK_EDITABLE (entry));
  g_autofree char *pointer = NULL;
  GVariant *value;

  if (self->is_updating || words == NULL)
    return;

  pointer = g_strdup_printf ("%s/%s", words->pointer, words->language);
  value = *text != '\0' ? g_variant_new_string (text) : NULL;
  nw_steps_set (self->document, pointer, words->field, value);
}

static void
on_setup_cb (NwWordsPage *self,
             GtkListItem *list_item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *place = gtk_label_new (NULL);
  GtkWidget *source = gtk_label_new (NULL);
  GtkWidget *entry = gtk_entry_new ();

  gtk_editable_set_enable_undo (GTK_EDITABLE (entry), FALSE);
  gtk_label_set_xalign (GTK_LABEL (place), 0);
  gtk_label_set_wrap (GTK_LABEL (place), TRUE);
  gtk_widget_add_css_class (place, "caption");
  gtk_widget_add_css_class (place, "dimmed");
  gtk_label_set_xalign (GTK_LABEL (source), 0);
  gtk_label_set_wrap (GTK_LABEL (source), TRUE);
  gtk_box_append (GTK_BOX (box), place);
  gtk_box_append (GTK_BOX (box), source);
  gtk_box_append (GTK_BOX (box), entry);
  gtk_widget_add_css_class (box, "words-row");
  g_signal_connect_object (entry, "changed", G_CALLBACK (on_entry_changed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_list_item_set_child (list_item, box);
  gtk_list_item_set_activatable (list_item, FALSE);
  gtk_list_item_set_focusable (list_item, FALSE);
}

static void
show_text (NwWordsPage *self,
           GtkWidget   *entry)
{
  const NwMissingWords *words = get_words (entry);
  g_autoptr (GVariant) text = nw_json_get_at (
    nw_ruleset_get_source (nw_document_get_ruleset (self->document)), words->pointer);
  const char *now = nw_naming_get_text (text, words->language);

  self->is_updating = TRUE;
  if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (entry)), now != NULL ? now : "") != 0)
    gtk_editable_set_text (GTK_EDITABLE (entry), now != NULL ? now : "");
  self->is_updating = FALSE;
}

static void
on_bound_cb (NwWordsPage *self,
             GtkListItem *list_item)
{
  const NwMissingWords *words = get_words (gtk_list_item_get_item (list_item));
  GtkWidget *place = gtk_widget_get_first_child (gtk_list_item_get_child (list_item));
  GtkWidget *source = gtk_widget_get_next_sibling (place);
  GtkWidget *entry = gtk_widget_get_next_sibling (source);
  g_autofree char *where =
    nw_naming_place (nw_document_get_ruleset (self->document), words->pointer);
  g_autofree char *label =
    g_strdup_printf ("%s · %s", where, nw_naming_get_tongue (words->language));

  gtk_label_set_label (GTK_LABEL (place), where);
  gtk_label_set_label (GTK_LABEL (source), words->source);
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), nw_naming_get_tongue (words->language));
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_object_set_data (G_OBJECT (entry), "words", (gpointer) words);
  g_hash_table_add (self->bound, entry);
  show_text (self, entry);
}

static void
on_unbound_cb (NwWordsPage *self,
               GtkListItem *list_item)
{
  GtkWidget *entry = gtk_widget_get_last_child (gtk_list_item_get_child (list_item));

  g_hash_table_remove (self->bound, entry);
  g_object_set_data (G_OBJECT (entry), "words", NULL);
}

/* ---- Looking for them ------------------------------------------------------------------------- */

static void
fill (NwWordsPage *self,
      GPtrArray   *missing)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < missing->len; i++)
    {
      GtkStringObject *row = gtk_string_object_new ("");

      g_object_set_data_full (G_OBJECT (row), "words",
                              g_steal_pointer (&missing->pdata[i]),
                              (GDestroyNotify) nw_missing_words_free);
      g_ptr_array_add (rows, row);
    }
  g_list_store_splice (self->rows, 0, g_list_model_get_n_items (G_LIST_MODEL (self->rows)),
                       rows->pdata, rows->len);
  gtk_stack_set_visible_child_name (self->stack, rows->len > 0 ? "some" : "none");
}

static void
find_in_thread (GTask        *task,
                gpointer      source,
                gpointer      ruleset,
                GCancellable *cancellable)
{
  g_task_return_pointer (task, nw_missing_words_find (ruleset),
                         (GDestroyNotify) g_ptr_array_unref);
}

static void
free_missing (gpointer data)
{
  if (data != NULL)
    nw_missing_words_free (data);
}

static void
on_found_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr (NwWordsPage) self = data;
  g_autoptr (GPtrArray) missing = g_task_propagate_pointer (G_TASK (result), NULL);

  self->is_looking = FALSE;
  if (self->document == NULL)
    return;
  if (g_task_get_task_data (G_TASK (result)) != nw_document_get_ruleset (self->document))
    {
      look_soon (self);
      return;
    }

  if (self->n_missing != missing->len)
    {
      self->n_missing = missing->len;
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_N_MISSING]);
    }
  g_ptr_array_set_free_func (missing, free_missing);
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) ||
      g_list_model_get_n_items (G_LIST_MODEL (self->rows)) < missing->len)
    fill (self, missing);
}

static gboolean
look (gpointer data)
{
  NwWordsPage *self = data;
  g_autoptr (GTask) task = NULL;

  self->look_source = 0;
  if (self->is_looking)
    return G_SOURCE_REMOVE;

  self->is_looking = TRUE;
  /* Not as the task's source, which a task may let go in its thread. */
  task = g_task_new (NULL, NULL, on_found_cb, g_object_ref (self));
  g_task_set_source_tag (task, look);
  g_task_set_task_data (task, nw_ruleset_ref (nw_document_get_ruleset (self->document)),
                        (GDestroyNotify) nw_ruleset_unref);
  g_task_run_in_thread (task, find_in_thread);

  return G_SOURCE_REMOVE;
}

/* Not at once: what has just been opened or changed is shown first, which takes as long again if a
 * thread reads the same values. */
static void
look_soon (NwWordsPage *self)
{
  if (self->look_source == 0 && !self->is_looking)
    self->look_source = g_timeout_add_full (G_PRIORITY_LOW, LOOK_DELAY, look, self, NULL);
}

static void
on_document_changed_cb (NwWordsPage *self)
{
  GHashTableIter iter;
  gpointer entry;

  g_hash_table_iter_init (&iter, self->bound);
  while (g_hash_table_iter_next (&iter, &entry, NULL))
    show_text (self, entry);
  look_soon (self);
}

static void
on_read_only_changed_cb (NwWordsPage *self)
{
  gtk_widget_set_sensitive (GTK_WIDGET (self->view), !nw_document_is_read_only (self->document));
}

/* ---- Class ------------------------------------------------------------------------------------ */

static void
nw_words_page_get_property (GObject    *object,
                            guint       id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_N_MISSING:
      g_value_set_uint (value, NW_WORDS_PAGE (object)->n_missing);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
nw_words_page_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (nw_words_page_parent_class)->unmap (widget);
  if (NW_WORDS_PAGE (widget)->document != NULL)
    look_soon (NW_WORDS_PAGE (widget));
}

static void
nw_words_page_dispose (GObject *object)
{
  NwWordsPage *self = NW_WORDS_PAGE (object);

  g_clear_handle_id (&self->look_source, g_source_remove);
  g_clear_object (&self->document);
  if (self->view != NULL)
    gtk_list_view_set_model (self->view, NULL);
  self->view = NULL;
  g_clear_object (&self->rows);

  G_OBJECT_CLASS (nw_words_page_parent_class)->dispose (object);
}

static void
nw_words_page_finalize (GObject *object)
{
  g_hash_table_unref (NW_WORDS_PAGE (object)->bound);

  G_OBJECT_CLASS (nw_words_page_parent_class)->finalize (object);
}

static void
nw_words_page_class_init (NwWordsPageClass *klass)
{
  G_OBJECT_CLASS (klass)->get_property = nw_words_page_get_property;
  G_OBJECT_CLASS (klass)->dispose = nw_words_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = nw_words_page_finalize;
  GTK_WIDGET_CLASS (klass)->unmap = nw_words_page_unmap;

  props[PROP_N_MISSING] =
    g_param_spec_uint ("n-missing", NULL, NULL, 0, G_MAXUINT, 0,
                       G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, props);
}

static GtkWidget *
new_status (void)
{
  GtkWidget *status = adw_status_page_new ();

  adw_status_page_set_icon_name (ADW_STATUS_PAGE (status), "object-select-symbolic");
  adw_status_page_set_title (ADW_STATUS_PAGE (status), _("No Words Missing"));
  adw_status_page_set_description (ADW_STATUS_PAGE (status),
                                   _("All that people read is there in both languages."));

  return status;
}

static void
nw_words_page_init (NwWordsPage *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *clamp = adw_clamp_scrollable_new ();

  self->bound = g_hash_table_new (NULL, NULL);
  self->rows = g_list_store_new (GTK_TYPE_STRING_OBJECT);
  g_signal_connect_object (factory, "setup", G_CALLBACK (on_setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (on_bound_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (on_unbound_cb), self,
                           G_CONNECT_SWAPPED);
  self->view = GTK_LIST_VIEW (gtk_list_view_new (
    GTK_SELECTION_MODEL (gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->rows)))),
    factory));
  gtk_list_view_set_show_separators (self->view, TRUE);
  gtk_list_view_set_tab_behavior (self->view, GTK_LIST_TAB_ALL);
  gtk_widget_add_css_class (GTK_WIDGET (self->view), "words");
  adw_clamp_scrollable_set_child (ADW_CLAMP_SCROLLABLE (clamp), GTK_WIDGET (self->view));
  adw_clamp_scrollable_set_maximum_size (ADW_CLAMP_SCROLLABLE (clamp), 680);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), clamp);
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_add_named (self->stack, new_status (), "none");
  gtk_stack_add_named (self->stack, scrolled, "some");
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->stack));
}

/**
 * nw_words_page_new:
 * @document: the document
 *
 * Returns: (transfer floating): a page of its missing words
 */
GtkWidget *
nw_words_page_new (NwDocument *document)
{
  NwWordsPage *self = g_object_new (NW_TYPE_WORDS_PAGE, NULL);

  self->document = g_object_ref (document);
  g_signal_connect_object (document, "changed", G_CALLBACK (on_document_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "notify::read-only", G_CALLBACK (on_read_only_changed_cb),
                           self, G_CONNECT_SWAPPED);
  on_read_only_changed_cb (self);
  look_soon (self);

  return GTK_WIDGET (self);
}

/**
 * nw_words_page_get_n_missing:
 * @self: a page
 *
 * Returns: how many words were missing when they were last looked for
 */
guint
nw_words_page_get_n_missing (NwWordsPage *self)
{
  return self->n_missing;
}
