/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The page on which a document is changed; see nw-editor.h.
 *
 * The sections come from the fields of the document's game.  A section's page is made when it is
 * gone to for the first time.  What is done with the whole document is in nw-editor-commands.c.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-editor-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "workshop/nw-edit.h"
#include "workshop/nw-naming.h"
#include "workshop/nw-problems-page.h"
#include "workshop/nw-section.h"
#include "workshop/nw-workshop-template.h"

/* A section in the list. */
typedef struct
{
  char      *name;               /* for a list of cards its pointer */
  char      *title;
  GtkLabel  *badge;              /* borrowed */
  GtkWidget *row;                /* borrowed */
  GtkWidget *page;               /* borrowed; NULL until it is gone to */
} Entry;

G_DEFINE_FINAL_TYPE (NwEditor, nw_editor, ADW_TYPE_NAVIGATION_PAGE)

enum
{
  SIGNAL_PLAY,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
free_entry (gpointer data)
{
  Entry *entry = data;

  g_free (entry->name);
  g_free (entry->title);
  g_free (entry);
}

static Entry *
find_entry (NwEditor   *self,
            const char *name)
{
  for (guint i = 0; i < self->entries->len; i++)
    if (g_str_equal (((Entry *) self->entries->pdata[i])->name, name))
      return self->entries->pdata[i];

  return NULL;
}

/* ---- Sections --------------------------------------------------------------------------------- */

static GtkWidget *
make_page (NwEditor    *self,
           const Entry *entry)
{
  GtkWidget *page;

  if (entry->name[0] == '/')
    return nw_cards_page_new (self->document, entry->name);
  if (g_str_equal (entry->name, "tables"))
    return nw_section_new (self->document, NW_SECTION_TABLES);
  if (g_str_equal (entry->name, "rules"))
    return nw_section_new (self->document, NW_SECTION_RULES);
  if (g_str_equal (entry->name, "words"))
    return GTK_WIDGET (self->words_page);
  if (!g_str_equal (entry->name, "problems"))
    return nw_section_new (self->document, NW_SECTION_OVERVIEW);

  page = nw_problems_page_new (self->document);
  g_signal_connect_object (page, "go-to", G_CALLBACK (nw_editor_go_to), self, G_CONNECT_SWAPPED);

  return page;
}

static void
add_section (NwEditor   *self,
             const char *name,
             const char *title)
{
  Entry *entry = g_new0 (Entry, 1);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (title);
  GtkWidget *badge = gtk_label_new (NULL);

  entry->name = g_strdup (name);
  entry->title = g_strdup (title);
  entry->badge = GTK_LABEL (badge);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (badge, "badge");
  gtk_widget_add_css_class (badge, "numeric");
  gtk_widget_set_valign (badge, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), badge);
  entry->row = gtk_list_box_row_new ();
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (entry->row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry->row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  title, -1);
  gtk_list_box_append (self->sections, entry->row);
  g_ptr_array_add (self->entries, entry);
}

static void
add_sections (NwEditor *self)
{
  const NwFieldTable *table =
    nw_ruleset_get_fields (nw_document_get_ruleset (self->document));

  add_section (self, "overview", _("Overview"));
  for (const NwField *field = table->fields; field->key != NULL; field++)
    if ((field->flags & NW_FIELD_CARDS) != 0)
      {
        g_autofree char *label = nw_naming_field (field);
        g_autofree char *pointer = g_strconcat ("/", field->key, NULL);

        add_section (self, pointer, label);
      }
  add_section (self, "tables", _("Tables"));
  add_section (self, "rules", _("House Rules"));
  add_section (self, "words", _("Words"));
  add_section (self, "problems", _("Problems"));
}

static void
show_entry (NwEditor *self,
            Entry    *entry)
{
  if (entry->page == NULL)
    {
      entry->page = make_page (self, entry);
      if (gtk_widget_get_parent (entry->page) == NULL)
        gtk_stack_add_child (self->stack, entry->page);
    }
  gtk_stack_set_visible_child (self->stack, entry->page);
  gtk_list_box_select_row (self->sections, GTK_LIST_BOX_ROW (entry->row));
  adw_navigation_page_set_title (self->content, entry->title);
}

static void
on_section_activated_cb (NwEditor      *self,
                         GtkListBoxRow *row)
{
  nw_document_end_merge (self->document);
  show_entry (self, self->entries->pdata[gtk_list_box_row_get_index (row)]);
  adw_navigation_split_view_set_show_content (self->split, TRUE);
}

/* ---- Badges ----------------------------------------------------------------------------------- */

static void
set_badge (Entry      *entry,
           char       *text,
           const char *css_class)
{
  g_autofree char *held = text;

  gtk_widget_set_css_classes (GTK_WIDGET (entry->badge),
                              (const char *[]) { "badge", "numeric", css_class, NULL });
  gtk_label_set_label (entry->badge, held);
  gtk_widget_set_visible (GTK_WIDGET (entry->badge), held != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry->row),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, held != NULL ? held : "",
                                  -1);
}

static void
update_problem_badge (NwEditor *self)
{
  const guint n_errors = nw_document_get_n_errors (self->document);
  const guint n = n_errors + nw_document_get_n_warnings (self->document);
  Entry *entry = find_entry (self, "problems");
  g_autofree char *words = nw_problems_say (nw_document_get_problems (self->document));

  set_badge (entry, n > 0 ? g_strdup_printf ("%u", n) : NULL, n_errors > 0 ? "error" : "warning");
  gtk_widget_set_tooltip_text (entry->row, n > 0 ? words : NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry->row),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, n > 0 ? words : "", -1);
}

static void
update_word_badge (NwEditor *self)
{
  const guint n = nw_words_page_get_n_missing (self->words_page);

  set_badge (find_entry (self, "words"),
             n > 0 ? g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u missing", "%u missing", n),
                                      n) : NULL, NULL);
}

static void
update_badges (NwEditor *self)
{
  NwRuleset *ruleset = nw_document_get_ruleset (self->document);
  const guint n_changed = nw_section_n_changed (ruleset);

  for (guint i = 0; i < self->entries->len; i++)
    {
      Entry *entry = self->entries->pdata[i];

      if (entry->name[0] == '/')
        set_badge (entry, g_strdup_printf ("%u", nw_edit_n_entries (ruleset, entry->name)), NULL);
      else if (g_str_equal (entry->name, "rules"))
        set_badge (entry,
                   n_changed > 0
                   ? g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u changed", "%u changed",
                                                   n_changed), n_changed) : NULL, NULL);
      else if (g_str_equal (entry->name, "overview") || g_str_equal (entry->name, "tables"))
        set_badge (entry, NULL, NULL);
    }
}

/* ---- Title ------------------------------------------------------------------------------------ */

static const char *
say_state (NwDocument *document)
{
  if (nw_document_is_read_only (document))
    return _("read only");
  if (!nw_document_is_modified (document))
    return nw_document_get_file (document) != NULL ? _("saved") : _("not saved yet");
  if (nw_document_get_draft_error (document) != NULL)
    return _("edited, no draft can be written");

  return nw_document_is_draft_saved (document) ? _("edited, draft saved") : _("edited");
}

static void
update_title (NwEditor *self)
{
  NwRuleset *ruleset = nw_document_get_ruleset (self->document);
  g_autoptr (NwRuleset) official = nw_ruleset_get_official (nw_ruleset_get_game (ruleset)->id);
  const char *game = official != NULL
                     ? nw_ruleset_get_title (official, nw_naming_get_language ()) : "";
  g_autofree char *subtitle =
    g_strdup_printf ("%s · %s", game, say_state (self->document));

  adw_window_title_set_title (self->title, nw_document_get_title (self->document));
  adw_window_title_set_subtitle (self->title, subtitle);
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self),
                                 nw_document_get_title (self->document));
}

static void
update_banners (NwEditor *self)
{
  NwRuleset *ruleset = nw_document_get_ruleset (self->document);
  const NwDocumentOutside outside = nw_document_get_outside (self->document);

  adw_banner_set_title (self->read_only_banner,
                        nw_ruleset_is_official (ruleset)
                        ? _("Official rulesets stay as they are.")
                        : _("This was made by a newer version and can only be looked at."));
  adw_banner_set_button_label (self->read_only_banner,
                               nw_ruleset_is_official (ruleset) ? _("_Customise a Copy") : NULL);
  adw_banner_set_revealed (self->read_only_banner, nw_document_is_read_only (self->document));
  /* What can't be changed is there to be read. */
  if (nw_document_is_read_only (self->document))
    gtk_widget_add_css_class (GTK_WIDGET (self->stack), "read-only");
  adw_banner_set_title (self->outside_banner,
                        outside == NW_DOCUMENT_OUTSIDE_GONE
                        ? _("The file is no longer there. Saving writes it anew.")
                        : _("Another program has changed the file."));
  adw_banner_set_button_label (self->outside_banner,
                               outside == NW_DOCUMENT_OUTSIDE_GONE ? _("_Save")
                                                                   : _("_What to Do…"));
  adw_banner_set_revealed (self->outside_banner, outside != NW_DOCUMENT_OUTSIDE_NONE);
}

static void
on_state_changed_cb (NwEditor *self)
{
  update_title (self);
  update_banners (self);
  nw_editor_update_commands (self);
}

/* Whoever begins to change the document goes on without what was left behind. */
static void
on_document_changed_cb (NwEditor *self)
{
  nw_editor_offer_draft (self, NULL);
  update_badges (self);
  on_state_changed_cb (self);
}

static void
on_problems_changed_cb (NwEditor *self)
{
  update_problem_badge (self);
  nw_editor_update_commands (self);
}

static void
on_customise_clicked_cb (NwEditor *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "workshop.customise", "s",
                              nw_ruleset_get_id (nw_document_get_ruleset (self->document)));
}

static void
on_outside_clicked_cb (NwEditor *self)
{
  nw_editor_ask_outside (self);
}

static void
on_draft_clicked_cb (NwEditor *self)
{
  if (self->offered != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "workshop.take-draft", "s", self->offered);
}

/* ---- Class ------------------------------------------------------------------------------------ */

static void
nw_editor_dispose (GObject *object)
{
  NwEditor *self = NW_EDITOR (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), NW_TYPE_EDITOR);
  g_clear_object (&self->words_page);
  g_clear_object (&self->document);

  G_OBJECT_CLASS (nw_editor_parent_class)->dispose (object);
}

static void
nw_editor_finalize (GObject *object)
{
  g_ptr_array_unref (NW_EDITOR (object)->entries);
  g_free (NW_EDITOR (object)->offered);

  G_OBJECT_CLASS (nw_editor_parent_class)->finalize (object);
}

static void
nw_editor_class_init (NwEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nw_editor_dispose;
  G_OBJECT_CLASS (klass)->finalize = nw_editor_finalize;
  signals[SIGNAL_PLAY] = g_signal_new ("play", NW_TYPE_EDITOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                       NULL, G_TYPE_NONE, 1, NW_TYPE_RULESET);
  nw_editor_install_commands (widget_class);

  nw_workshop_template_set (widget_class, "nw-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, NwEditor, split);
  gtk_widget_class_bind_template_child (widget_class, NwEditor, content);
  gtk_widget_class_bind_template_child (widget_class, NwEditor, sections);
  gtk_widget_class_bind_template_child (widget_class, NwEditor, stack);
  gtk_widget_class_bind_template_child (widget_class, NwEditor, title);
  gtk_widget_class_bind_template_child (widget_class, NwEditor, undo_button);
  gtk_widget_class_bind_template_child (widget_class, NwEditor, redo_button);
  gtk_widget_class_bind_template_child (widget_class, NwEditor, save_button);
  gtk_widget_class_bind_template_child (widget_class, NwEditor, read_only_banner);
  gtk_widget_class_bind_template_child (widget_class, NwEditor, outside_banner);
  gtk_widget_class_bind_template_child (widget_class, NwEditor, draft_banner);
  gtk_widget_class_bind_template_callback (widget_class, on_section_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_customise_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_outside_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_draft_clicked_cb);
}

static void
nw_editor_init (NwEditor *self)
{
  self->entries = g_ptr_array_new_with_free_func (free_entry);
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
watch (NwEditor *self)
{
  static const char *const states[] = {
    "notify::modified", "notify::read-only", "notify::draft-saved", "notify::draft-error",
    "notify::outside", "notify::undo-name", "notify::redo-name",
  };

  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    g_signal_connect_object (self->document, states[i], G_CALLBACK (on_state_changed_cb), self,
                             G_CONNECT_SWAPPED);
  g_signal_connect_object (self->document, "changed", G_CALLBACK (on_document_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->document, "problems-changed",
                           G_CALLBACK (on_problems_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->words_page, "notify::n-missing", G_CALLBACK (update_word_badge),
                           self, G_CONNECT_SWAPPED);
}

/* ---- Public ----------------------------------------------------------------------------------- */

/**
 * nw_editor_new:
 * @document: the document
 *
 * Returns: (transfer floating): a page to change it on
 */
NwEditor *
nw_editor_new (NwDocument *document)
{
  NwEditor *self = g_object_new (NW_TYPE_EDITOR, NULL);

  self->document = g_object_ref (document);
  self->words_page = NW_WORDS_PAGE (g_object_ref_sink (nw_words_page_new (document)));
  add_sections (self);
  watch (self);
  on_document_changed_cb (self);
  on_problems_changed_cb (self);
  update_word_badge (self);
  show_entry (self, self->entries->pdata[1]);

  return self;
}

/**
 * nw_editor_get_document:
 * @self: an editor
 *
 * Returns: (transfer none): its document
 */
NwDocument *
nw_editor_get_document (NwEditor *self)
{
  return self->document;
}

/**
 * nw_editor_offer_draft:
 * @self: an editor
 * @path: (nullable) (type filename): a draft of its document that was left behind; %NULL for none
 *
 * Offers to go on with a draft, until the document is changed.
 */
void
nw_editor_offer_draft (NwEditor   *self,
                       const char *path)
{
  g_set_str (&self->offered, path);
  adw_banner_set_revealed (self->draft_banner, path != NULL);
}

/**
 * nw_editor_get_offered:
 * @self: an editor
 *
 * Returns: (transfer none) (nullable) (type filename): the draft that is offered
 */
const char *
nw_editor_get_offered (NwEditor *self)
{
  return self->offered;
}

/**
 * nw_editor_show_section:
 * @self: an editor
 * @name: a section: `overview`, a list of cards by its pointer, `tables`, `rules`, `words`,
 *   `problems`
 *
 * Goes to a section.
 */
void
nw_editor_show_section (NwEditor   *self,
                        const char *name)
{
  Entry *entry = find_entry (self, name);

  g_return_if_fail (entry != NULL);

  show_entry (self, entry);
  adw_navigation_split_view_set_show_content (self->split, TRUE);
}

/**
 * nw_editor_get_section:
 * @self: an editor
 * @name: a section that was gone to
 *
 * Returns: (transfer none) (nullable): its page
 */
GtkWidget *
nw_editor_get_section (NwEditor   *self,
                       const char *name)
{
  Entry *entry = find_entry (self, name);

  return entry != NULL ? entry->page : NULL;
}

/**
 * nw_editor_commit:
 * @self: an editor
 *
 * Takes what somebody is typing.  If some of it can't stand where it was typed, it goes there.
 *
 * Returns: whether everything was taken
 */
gboolean
nw_editor_commit (NwEditor *self)
{
  for (guint i = 0; i < self->entries->len; i++)
    {
      Entry *entry = self->entries->pdata[i];

      if (entry->page != NULL && NW_IS_CARDS_PAGE (entry->page) &&
          !nw_cards_page_commit (NW_CARDS_PAGE (entry->page)))
        {
          show_entry (self, entry);
          return FALSE;
        }
    }

  return TRUE;
}

/**
 * nw_editor_go_to:
 * @self: an editor
 * @pointer: a JSON pointer into the document
 *
 * Goes to where the value there is edited.
 */
void
nw_editor_go_to (NwEditor   *self,
                 const char *pointer)
{
  const char *rest = *pointer == '/' ? strchr (pointer + 1, '/') : NULL;
  g_autofree char *head = rest != NULL ? g_strndup (pointer, (gsize) (rest - pointer))
                                       : g_strdup (pointer);
  Entry *entry = find_entry (self, head);

  if (entry != NULL)
    {
      nw_editor_show_section (self, head);
      if (rest != NULL)
        nw_cards_page_go_to (NW_CARDS_PAGE (entry->page), rest + 1);
      return;
    }

  nw_editor_show_section (self, g_str_equal (head, "/tables")       ? "tables"
                                : g_str_equal (head, "/parameters") ? "rules"
                                                                    : "overview");
  nw_section_go_to (NW_SECTION (gtk_stack_get_visible_child (self->stack)), pointer);
}
