/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A section of a document as a form; see nw-section.h.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-section.h"

#include <string.h>

#include "ruleset/nw-json.h"
#include "workshop/nw-form.h"
#include "workshop/nw-steps.h"
#include "workshop/nw-workshop-template.h"

static const struct
{
  const char *pointer;
  NwFormFlags flags;
  int         width;
} sections[NW_N_SECTIONS] = {
  [NW_SECTION_OVERVIEW] = { "", NW_FORM_PARAGRAPHS, 680 },
  [NW_SECTION_RULES] = { "/parameters", NW_FORM_MEANINGS, 680 },
  [NW_SECTION_TABLES] = { "/tables", NW_FORM_PLAIN, 980 },
};

struct _NwSection
{
  AdwBin             parent_instance;

  /* Template children */
  GtkScrolledWindow *scrolled;
  AdwClamp          *clamp;
  AdwBin            *content;

  /* Borrowed: children */
  NwForm            *form;

  /* Owned */
  NwDocument        *document;
  NwField           *members;

  NwSectionKind      kind;
};

G_DEFINE_FINAL_TYPE (NwSection, nw_section, ADW_TYPE_BIN)

/* What the document says of itself is what has no section of its own. */
static gboolean
is_own (const NwField *field)
{
  return field->type != NW_FIELD_OBJECT && field->type != NW_FIELD_MAP &&
         field->label != NULL && (field->flags & NW_FIELD_CARDS) == 0;
}

static NwField *
list_members (const NwFieldTable *table,
              NwSectionKind       kind)
{
  g_autoptr (GArray) members = g_array_new (TRUE, TRUE, sizeof (NwField));
  const NwField *from = kind == NW_SECTION_OVERVIEW
                        ? table->fields
                        : nw_fields_get_at (table, sections[kind].pointer)->members;

  for (const NwField *field = from; field->key != NULL; field++)
    if (kind != NW_SECTION_OVERVIEW || is_own (field))
      g_array_append_vals (members, field, 1);

  return (NwField *) (gpointer) g_array_free (g_steal_pointer (&members), FALSE);
}

static GVariant *
get_object (const NwRuleset *ruleset,
            const char      *pointer)
{
  return *pointer == '\0' ? g_variant_ref (nw_ruleset_get_source (ruleset))
                          : nw_json_get_at (nw_ruleset_get_source (ruleset), pointer);
}

static void
update (NwSection *self)
{
  NwRuleset *ruleset = nw_document_get_ruleset (self->document);
  g_autoptr (GVariant) object = get_object (ruleset, sections[self->kind].pointer);

  nw_form_update (self->form, ruleset, object);
  gtk_widget_set_sensitive (GTK_WIDGET (self->form),
                            !nw_document_is_read_only (self->document));
}

static void
on_edited_cb (NwSection     *self,
              const char    *path,
              const NwField *field,
              GVariant      *value)
{
  g_autofree char *pointer = g_strdup_printf ("%s/%s", sections[self->kind].pointer, path);

  nw_steps_set (self->document, pointer, field, value);
}

/* ---- Class ------------------------------------------------------------------------------------ */

static void
nw_section_dispose (GObject *object)
{
  adw_bin_set_child (ADW_BIN (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), NW_TYPE_SECTION);
  g_clear_object (&NW_SECTION (object)->document);

  G_OBJECT_CLASS (nw_section_parent_class)->dispose (object);
}

static void
nw_section_finalize (GObject *object)
{
  g_free (NW_SECTION (object)->members);

  G_OBJECT_CLASS (nw_section_parent_class)->finalize (object);
}

static void
nw_section_class_init (NwSectionClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nw_section_dispose;
  G_OBJECT_CLASS (klass)->finalize = nw_section_finalize;
  nw_workshop_template_set (widget_class, "nw-section.ui");
  gtk_widget_class_bind_template_child (widget_class, NwSection, scrolled);
  gtk_widget_class_bind_template_child (widget_class, NwSection, clamp);
  gtk_widget_class_bind_template_child (widget_class, NwSection, content);
}

static void
nw_section_init (NwSection *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * nw_section_new:
 * @document: the document
 * @kind: which section of it
 *
 * Returns: (transfer floating): the section
 */
GtkWidget *
nw_section_new (NwDocument    *document,
                NwSectionKind  kind)
{
  NwSection *self = g_object_new (NW_TYPE_SECTION, NULL);
  NwRuleset *ruleset = nw_document_get_ruleset (document);

  self->document = g_object_ref (document);
  self->kind = kind;
  self->members = list_members (nw_ruleset_get_fields (ruleset), kind);
  self->form = NW_FORM (nw_form_new (self->members, sections[kind].flags));
  if (kind == NW_SECTION_RULES)
    {
      g_autoptr (NwRuleset) official =
        nw_ruleset_get_official (nw_ruleset_get_game (ruleset)->id);
      g_autoptr (GVariant) origin =
        official != NULL ? get_object (official, sections[kind].pointer) : NULL;

      nw_form_set_origin (self->form, origin);
    }
  g_signal_connect_object (self->form, "edited", G_CALLBACK (on_edited_cb), self,
                           G_CONNECT_SWAPPED);
  adw_clamp_set_maximum_size (self->clamp, sections[kind].width);
  adw_bin_set_child (self->content, GTK_WIDGET (self->form));

  g_signal_connect_object (document, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "notify::read-only", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  update (self);

  return GTK_WIDGET (self);
}

/**
 * nw_section_go_to:
 * @self: a section
 * @pointer: a JSON pointer into its part of the document
 *
 * Goes to what edits the value there.
 */
void
nw_section_go_to (NwSection  *self,
                  const char *pointer)
{
  const gsize length = strlen (sections[self->kind].pointer);
  GtkWidget *widget = NULL;
  g_autofree char *path = NULL;

  if (strlen (pointer) <= length)
    return;

  /* What edits a container stands for what is in it. */
  path = g_strdup (pointer + length + 1);
  for (char *slash = path + strlen (path); widget == NULL && slash != NULL;
       slash = strrchr (path, '/'))
    {
      *slash = '\0';
      widget = nw_form_find (self->form, path);
    }
  if (widget != NULL && !gtk_widget_grab_focus (widget))
    gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD);
}

/**
 * nw_section_n_changed:
 * @ruleset: a ruleset
 *
 * Returns: how many of its house rules are not as in the official ruleset of its game
 */
guint
nw_section_n_changed (const NwRuleset *ruleset)
{
  g_autoptr (NwRuleset) official = nw_ruleset_get_official (nw_ruleset_get_game (ruleset)->id);
  g_autoptr (GVariant) now = get_object (ruleset, sections[NW_SECTION_RULES].pointer);
  g_autoptr (GVariant) before = NULL;
  guint n = 0;

  if (official == NULL || now == NULL || !g_variant_is_of_type (now, G_VARIANT_TYPE_VARDICT))
    return 0;

  before = get_object (official, sections[NW_SECTION_RULES].pointer);
  for (const NwField *field = nw_fields_get_parameters (nw_ruleset_get_fields (ruleset));
       field->key != NULL; field++)
    {
      g_autoptr (GVariant) a = nw_json_get (before, field->key);
      g_autoptr (GVariant) b = nw_json_get (now, field->key);

      n += a != NULL && (b == NULL || !nw_json_equal (a, b));
    }

  return n;
}
