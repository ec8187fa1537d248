/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A form for an object; see nw-form.h.
 *
 * The rows are made anew only when a member comes or goes with the value of another; otherwise they
 * are told their new values.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-form.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "ruleset/nw-json.h"
#include "workshop/nw-bindings.h"
#include "workshop/nw-grid.h"
#include "workshop/nw-naming.h"
#include "workshop/nw-order-list.h"

struct _NwForm
{
  GtkBox         parent_instance;

  /* Borrowed */
  const NwField *members;

  /* Owned */
  NwBindings    *bindings;
  GPtrArray     *parts;          /* borrowed grids and order lists, with their paths */
  char          *signature;

  NwFormFlags    flags;
};

G_DEFINE_FINAL_TYPE (NwForm, nw_form, GTK_TYPE_BOX)

enum
{
  SIGNAL_EDITED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
on_value_edited_cb (const char    *path,
                    const NwField *field,
                    GVariant      *value,
                    gpointer       data)
{
  g_signal_emit (data, signals[SIGNAL_EDITED], 0, path, field, value);
}

static const char *
get_path (gpointer widget)
{
  return g_object_get_data (G_OBJECT (widget), "path");
}

static void
on_grid_edited_cb (NwForm        *self,
                   const char    *path,
                   const NwField *field,
                   GVariant      *value,
                   NwGrid        *grid)
{
  g_autofree char *whole = *path != '\0' ? g_strdup_printf ("%s/%s", get_path (grid), path)
                                         : g_strdup (get_path (grid));

  g_signal_emit (self, signals[SIGNAL_EDITED], 0, whole, field, value);
}

static void
on_order_changed_cb (NwForm      *self,
                     GVariant    *value,
                     NwOrderList *list)
{
  g_signal_emit (self, signals[SIGNAL_EDITED], 0, get_path (list),
                 g_object_get_data (G_OBJECT (list), "field"), value);
}

/* ---- Which members there are ------------------------------------------------------------------ */

typedef void (*MemberFunc) (NwForm        *self,
                            const NwField *field,
                            const char    *path,
                            gpointer       data);

static char *
join (const char *path,
      const char *step)
{
  return *path != '\0' ? g_strdup_printf ("%s/%s", path, step) : g_strdup (step);
}

/* What nobody can choose, or what has its own place, is no row. */
static gboolean
is_shown (const NwField *field,
          const char    *selected)
{
  if (field->type == NW_FIELD_CONSTANT || field->type == NW_FIELD_DATA)
    return FALSE;
  if (field->when != NULL && g_strcmp0 (field->when, selected) != 0)
    return FALSE;

  return field->label != NULL || field->meaning == NULL || strcmp (field->key, "format") != 0;
}

static void
foreach_member (NwForm        *self,
                const NwField *members,
                GVariant      *object,
                const char    *path,
                MemberFunc     func,
                gpointer       data)
{
  g_autofree char *selected = NULL;

  for (const NwField *field = members; field->key != NULL; field++)
    {
      g_autofree char *inner = join (path, field->key);
      g_autoptr (GVariant) value =
        object != NULL && g_variant_is_of_type (object, G_VARIANT_TYPE_VARDICT)
        ? nw_json_get (object, field->key) : NULL;

      if ((field->flags & NW_FIELD_SELECTS) != 0 && value != NULL)
        g_set_str (&selected, nw_json_get_string (value));
      if (!is_shown (field, selected))
        continue;

      func (self, field, inner, data);
      if (field->type == NW_FIELD_OBJECT)
        foreach_member (self, field->members, value, inner, func, data);
      else if (field->type == NW_FIELD_ENUM && field->members != NULL && value != NULL &&
               g_variant_is_of_type (value, G_VARIANT_TYPE_VARDICT))
        for (const NwField *member = field->members; member->key != NULL; member++)
          {
            g_autofree char *deeper = join (inner, member->key);
            g_autoptr (GVariant) chosen = nw_json_get (value, member->key);

            if (chosen != NULL && member->type == NW_FIELD_OBJECT)
              foreach_member (self, member->members, chosen, deeper, func, data);
          }
    }
}

static void
sign_member (NwForm        *self,
             const NwField *field,
             const char    *path,
             gpointer       data)
{
  g_string_append_printf (data, "%s|", path);
}

/* ---- Making rows ------------------------------------------------------------------------------ */

static AdwPreferencesGroup *
add_group (NwForm        *self,
           const NwField *field)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  if (field != NULL)
    {
      g_autofree char *label = nw_naming_field (field);
      g_autofree char *title = g_markup_escape_text (label, -1);
      g_autofree char *text =
        g_markup_escape_text (field->meaning != NULL ? _(field->meaning) : "", -1);

      adw_preferences_group_set_title (group, title);
      adw_preferences_group_set_description (group, text);
    }
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (group));

  return group;
}

static void
add_part (NwForm        *self,
          GtkWidget     *part,
          const NwField *field,
          const char    *path)
{
  g_object_set_data_full (G_OBJECT (part), "path", g_strdup (path), g_free);
  g_object_set_data (G_OBJECT (part), "field", (gpointer) field);
  g_ptr_array_add (self->parts, part);
  adw_preferences_group_add (add_group (self, field), part);
}

static void
add_row (NwForm               *self,
         AdwPreferencesGroup **group,
         const NwField        *field,
         const char           *path,
         const char           *language)
{
  GtkWidget *row = nw_bindings_new_row (self->bindings, field, path, language);

  if (*group == NULL)
    *group = add_group (self, NULL);
  if ((self->flags & NW_FORM_MEANINGS) != 0 && ADW_IS_ACTION_ROW (row) && field->meaning != NULL)
    {
      adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _(field->meaning));
      gtk_widget_set_tooltip_text (row, NULL);
    }
  adw_preferences_group_add (*group, row);
}

static void
make_member (NwForm        *self,
             const NwField *field,
             const char    *path,
             gpointer       data)
{
  AdwPreferencesGroup **group = data;
  GtkWidget *part;

  if (nw_grid_is_for (field))
    {
      part = nw_grid_new (field);
      g_signal_connect_object (part, "edited", G_CALLBACK (on_grid_edited_cb), self,
                               G_CONNECT_SWAPPED);
      add_part (self, part, field, path);
      *group = NULL;
    }
  else if (field->type == NW_FIELD_ENUM_LIST)
    {
      part = nw_order_list_new (field);
      g_signal_connect_object (part, "changed", G_CALLBACK (on_order_changed_cb), self,
                               G_CONNECT_SWAPPED);
      add_part (self, part, field, path);
      *group = NULL;
    }
  else if (field->type == NW_FIELD_OBJECT)
    *group = add_group (self, field);
  else if (field->type == NW_FIELD_TEXT)
    for (guint i = 0; i < NW_N_LANGUAGES; i++)
      add_row (self, group, field, path, nw_languages[i]);
  else
    add_row (self, group, field, path, NULL);
}

static void
rebuild (NwForm   *self,
         GVariant *object)
{
  AdwPreferencesGroup *group = NULL;
  GtkWidget *child;

  nw_bindings_clear (self->bindings);
  g_ptr_array_set_size (self->parts, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    {
      nw_bindings_retire (child);
      gtk_box_remove (GTK_BOX (self), child);
    }

  foreach_member (self, self->members, object, "", make_member, &group);
}

/* ---- Class ------------------------------------------------------------------------------------ */

static void
nw_form_dispose (GObject *object)
{
  g_clear_pointer (&NW_FORM (object)->bindings, nw_bindings_free);

  G_OBJECT_CLASS (nw_form_parent_class)->dispose (object);
}

static void
nw_form_finalize (GObject *object)
{
  NwForm *self = NW_FORM (object);

  g_ptr_array_unref (self->parts);
  g_free (self->signature);

  G_OBJECT_CLASS (nw_form_parent_class)->finalize (object);
}

static void
nw_form_class_init (NwFormClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nw_form_dispose;
  G_OBJECT_CLASS (klass)->finalize = nw_form_finalize;
  signals[SIGNAL_EDITED] =
    g_signal_new ("edited", NW_TYPE_FORM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 3,
                  G_TYPE_STRING, G_TYPE_POINTER, G_TYPE_VARIANT);
}

static void
nw_form_init (NwForm *self)
{
  self->bindings = nw_bindings_new (on_value_edited_cb, self);
  self->parts = g_ptr_array_new ();
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 18);
}

/**
 * nw_form_new:
 * @members: the members of the object, closed by an entry without key
 * @flags: what the form is like
 *
 * Returns: (transfer floating): a form
 */
GtkWidget *
nw_form_new (const NwField *members,
             NwFormFlags    flags)
{
  NwForm *self = g_object_new (NW_TYPE_FORM, NULL);

  self->members = members;
  self->flags = flags;
  nw_bindings_set_has_paragraphs (self->bindings, (flags & NW_FORM_PARAGRAPHS) != 0);

  return GTK_WIDGET (self);
}

/**
 * nw_form_set_origin:
 * @self: a form that has not been shown yet
 * @origin: (nullable): the object as it was before anybody changed it
 *
 * Lets rows say what was changed, and go back to how it was.
 */
void
nw_form_set_origin (NwForm   *self,
                    GVariant *origin)
{
  nw_bindings_set_origin (self->bindings, origin);
}

static void
update_parts (NwForm    *self,
              NwRuleset *ruleset,
              GVariant  *object)
{
  for (guint i = 0; i < self->parts->len; i++)
    {
      GtkWidget *part = self->parts->pdata[i];
      g_autoptr (GVariant) value = nw_value_get (object, get_path (part));

      if (NW_IS_GRID (part))
        nw_grid_update (NW_GRID (part), ruleset, value);
      else
        nw_order_list_update (NW_ORDER_LIST (part), value);
    }
}

/**
 * nw_form_update:
 * @self: a form
 * @ruleset: the ruleset
 * @object: (nullable): the object in it that is shown
 *
 * Shows an object as it is now.
 */
void
nw_form_update (NwForm    *self,
                NwRuleset *ruleset,
                GVariant  *object)
{
  g_autoptr (GString) signature = g_string_new (NULL);

  foreach_member (self, self->members, object, "", sign_member, signature);
  if (g_strcmp0 (signature->str, self->signature) != 0)
    {
      g_set_str (&self->signature, signature->str);
      rebuild (self, object);
    }

  nw_bindings_update (self->bindings, ruleset, object);
  update_parts (self, ruleset, object);
}

/**
 * nw_form_find:
 * @self: a form
 * @path: where a value is within the object
 *
 * Returns: (transfer none) (nullable): the widget that edits it
 */
GtkWidget *
nw_form_find (NwForm     *self,
              const char *path)
{
  GtkWidget *found = nw_bindings_find (self->bindings, path);

  for (guint i = 0; found == NULL && i < self->parts->len; i++)
    {
      GtkWidget *part = self->parts->pdata[i];
      const gsize length = strlen (get_path (part));

      if (strncmp (path, get_path (part), length) == 0 && NW_IS_GRID (part))
        found = path[length] == '/' ? nw_grid_find (NW_GRID (part), path + length + 1) : part;
      if (found == NULL && g_str_equal (path, get_path (part)))
        found = part;
    }

  return found;
}
