/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A table as a grid; see nw-grid.h.
 *
 * Entries of one value each are rows of a boxed list.  The widgets are made anew only when rows or
 * columns come or go; otherwise they are told their new values.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-grid.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "ruleset/nw-json.h"
#include "workshop/nw-bindings.h"
#include "workshop/nw-entries.h"
#include "workshop/nw-leaves.h"
#include "workshop/nw-naming.h"

struct _NwGrid
{
  AdwBin         parent_instance;

  /* Borrowed */
  const NwField *field;
  GtkBox        *box;
  AdwDialog     *dialog;         /* weak */
  GtkWidget     *inner;          /* weak: what the dialog shows */

  /* Owned */
  NwBindings    *bindings;
  NwRuleset     *ruleset;
  GVariant      *table;
  GPtrArray     *leaves;
  GPtrArray     *rows;
  GPtrArray     *labels;         /* borrowed labels of rows */
  char          *signature;
  char          *inner_path;
};

G_DEFINE_FINAL_TYPE (NwGrid, nw_grid, ADW_TYPE_BIN)

enum
{
  SIGNAL_EDITED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
emit_edited (NwGrid        *self,
             const char    *path,
             const NwField *field,
             GVariant      *value)
{
  g_autoptr (GVariant) held = value != NULL ? g_variant_ref_sink (value) : NULL;

  g_signal_emit (self, signals[SIGNAL_EDITED], 0, path, field, held);
}

static void
on_value_edited_cb (const char    *path,
                    const NwField *field,
                    GVariant      *value,
                    gpointer       data)
{
  emit_edited (data, path, field, value);
}

static char *
get_path (const NwTableRow *row,
          const NwLeaf     *leaf)
{
  return *leaf->path != '\0' ? g_strdup_printf ("%s/%s", row->step, leaf->path)
                             : g_strdup (row->step);
}

/* ---- Rows that come and go -------------------------------------------------------------------- */

static gboolean
is_list (NwGrid *self)
{
  return self->field->type == NW_FIELD_LIST;
}

static gboolean
can_grow (NwGrid *self)
{
  return (is_list (self) || (self->field->type == NW_FIELD_MAP && self->field->target == NULL)) &&
         self->field->least < self->field->most;
}

static gboolean
can_remove (NwGrid           *self,
            const NwTableRow *row)
{
  return self->rows->len > self->field->least &&
         (self->field->members == NULL ||
          nw_fields_get (self->field->members, row->step) == NULL);
}

/* The table with its children in another order; G_MAXUINT leaves one out. */
static GVariant *
rearrange (NwGrid *self,
           guint   from,
           guint   to)
{
  const guint n = (guint) g_variant_n_children (self->table);
  g_autoptr (GPtrArray) children =
    g_ptr_array_new_with_free_func ((GDestroyNotify) g_variant_unref);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (children, g_variant_get_child_value (self->table, i));
  if (to == G_MAXUINT)
    g_ptr_array_remove_index (children, from);
  else
    g_ptr_array_insert (children, (gint) to, g_ptr_array_steal_index (children, from));

  return g_variant_new_array (g_variant_type_element (g_variant_get_type (self->table)),
                              (GVariant **) children->pdata, children->len);
}

static GVariant *
append_entry (NwGrid     *self,
              const char *name)
{
  g_autoptr (GVariant) value = nw_field_new_value (self->field->item, self->ruleset);
  g_autoptr (GVariant) old = self->table != NULL ? g_variant_ref (self->table) : NULL;
  const GVariantType *type =
    is_list (self) ? G_VARIANT_TYPE ("av") : G_VARIANT_TYPE_VARDICT;
  GVariantBuilder builder;

  g_variant_builder_init (&builder, type);
  for (gsize i = 0; old != NULL && g_variant_is_of_type (old, type) &&
                    i < g_variant_n_children (old); i++)
    {
      g_autoptr (GVariant) child = g_variant_get_child_value (old, i);

      g_variant_builder_add_value (&builder, child);
    }
  if (is_list (self))
    g_variant_builder_add (&builder, "v", value);
  else
    g_variant_builder_add (&builder, "{sv}", name, value);

  return g_variant_builder_end (&builder);
}

static guint
get_index (GtkWidget *button)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "row"));
}

static void
on_remove_clicked_cb (NwGrid    *self,
                      GtkWidget *button)
{
  emit_edited (self, "", self->field, rearrange (self, get_index (button), G_MAXUINT));
}

static void
on_up_clicked_cb (NwGrid    *self,
                  GtkWidget *button)
{
  const guint row = get_index (button);

  emit_edited (self, "", self->field, rearrange (self, row, row - 1));
}

static void
on_add_clicked_cb (NwGrid *self)
{
  emit_edited (self, "", self->field, append_entry (self, NULL));
}

static void
on_name_given_cb (NwGrid   *self,
                  GtkEntry *entry)
{
  g_autofree char *name = g_strdup (gtk_editable_get_text (GTK_EDITABLE (entry)));
  g_autoptr (GVariant) there = self->table != NULL ? nw_json_get (self->table, name) : NULL;

  if (*name == '\0' || there != NULL)
    {
      gtk_widget_error_bell (GTK_WIDGET (entry));
      return;
    }

  gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_ancestor (GTK_WIDGET (entry),
                                                             GTK_TYPE_POPOVER)));
  gtk_editable_set_text (GTK_EDITABLE (entry), "");
  emit_edited (self, "", self->field, append_entry (self, name));
}

static GtkWidget *
new_tool (NwGrid     *self,
          guint       row,
          const char *icon,
          const char *format,
          GCallback   callback)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);
  g_autofree char *words =
    nw_naming_step (format, ((NwTableRow *) self->rows->pdata[row])->label);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, words);
  g_object_set_data (G_OBJECT (button), "row", GUINT_TO_POINTER (row));
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);

  return button;
}

static GtkWidget *
new_tools (NwGrid *self,
           guint   row)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *remove = new_tool (self, row, "user-trash-symbolic", _("Remove “%s”"),
                                G_CALLBACK (on_remove_clicked_cb));

  if (is_list (self))
    {
      GtkWidget *up = new_tool (self, row, "go-up-symbolic", _("Move “%s” up"),
                                G_CALLBACK (on_up_clicked_cb));

      gtk_widget_set_sensitive (up, row > 0);
      gtk_box_append (GTK_BOX (box), up);
    }
  gtk_widget_set_sensitive (remove, can_remove (self, self->rows->pdata[row]));
  gtk_box_append (GTK_BOX (box), remove);

  return box;
}

static GtkWidget *
new_name_popover (NwGrid *self)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *entry = gtk_entry_new ();

  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), _("Name"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Name"), -1);
  g_signal_connect_object (entry, "activate", G_CALLBACK (on_name_given_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_popover_set_child (GTK_POPOVER (popover), entry);

  return popover;
}

static GtkWidget *
new_add_button (NwGrid *self)
{
  g_autofree char *label = nw_naming_field (self->field->item);
  /* Translators: %s is what a table has entries of: a colour, a level, a pattern. */
  g_autofree char *words = nw_naming_step (_("Add %s"), label);
  GtkWidget *content = adw_button_content_new ();
  GtkWidget *button;

  adw_button_content_set_icon_name (ADW_BUTTON_CONTENT (content), "list-add-symbolic");
  adw_button_content_set_label (ADW_BUTTON_CONTENT (content), words);
  if (is_list (self))
    {
      button = gtk_button_new ();
      gtk_button_set_child (GTK_BUTTON (button), content);
      g_signal_connect_object (button, "clicked", G_CALLBACK (on_add_clicked_cb), self,
                               G_CONNECT_SWAPPED);
    }
  else
    {
      button = gtk_menu_button_new ();
      gtk_menu_button_set_child (GTK_MENU_BUTTON (button), content);
      gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), new_name_popover (self));
    }
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_sensitive (button, self->rows->len < self->field->most);

  return button;
}

/* ---- Tables within a table -------------------------------------------------------------------- */

static void
on_inner_edited_cb (NwGrid        *self,
                    const char    *path,
                    const NwField *field,
                    GVariant      *value)
{
  g_autofree char *whole = *path != '\0' ? g_strdup_printf ("%s/%s", self->inner_path, path)
                                         : g_strdup (self->inner_path);

  emit_edited (self, whole, field, value);
}

static void
on_open_clicked_cb (NwGrid    *self,
                    GtkWidget *button)
{
  const NwField *field = g_object_get_data (G_OBJECT (button), "field");
  g_autofree char *label = nw_naming_field (field);
  g_autoptr (GVariant) value = NULL;
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  g_set_str (&self->inner_path, g_object_get_data (G_OBJECT (button), "path"));
  value = nw_value_get (self->table, self->inner_path);
  self->dialog = adw_dialog_new ();
  self->inner = nw_grid_new (field);
  g_object_add_weak_pointer (G_OBJECT (self->dialog), (gpointer *) &self->dialog);
  g_object_add_weak_pointer (G_OBJECT (self->inner), (gpointer *) &self->inner);
  g_signal_connect_object (self->inner, "edited", G_CALLBACK (on_inner_edited_cb), self,
                           G_CONNECT_SWAPPED);
  nw_grid_update (NW_GRID (self->inner), self->ruleset, value);

  gtk_widget_add_css_class (self->inner, "grid-dialog");
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), self->inner);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), scrolled);
  adw_dialog_set_child (self->dialog, view);
  adw_dialog_set_title (self->dialog, label);
  adw_dialog_set_content_width (self->dialog, 460);
  adw_dialog_set_content_height (self->dialog, 560);
  adw_dialog_present (self->dialog, GTK_WIDGET (self));
}

static GtkWidget *
new_open_button (NwGrid       *self,
                 const NwLeaf *leaf,
                 char         *path)
{
  GtkWidget *button = gtk_button_new ();

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_object_set_data (G_OBJECT (button), "field", (gpointer) leaf->field);
  g_object_set_data_full (G_OBJECT (button), "path", path, g_free);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_open_clicked_cb), self,
                           G_CONNECT_SWAPPED);

  return button;
}

static void
update_open_buttons (NwGrid    *self,
                     GtkWidget *widget)
{
  const char *path = g_object_get_data (G_OBJECT (widget), "path");

  if (path != NULL)
    {
      g_autoptr (GVariant) value = nw_value_get (self->table, path);
      const gsize n = value != NULL && g_variant_is_container (value)
                      ? g_variant_n_children (value) : 0;
      g_autofree char *words = g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE, "%u entry…", "%u entries…", n), (guint) n);

      gtk_button_set_label (GTK_BUTTON (widget), words);
      return;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    update_open_buttons (self, child);
}

/* ---- Bodies ----------------------------------------------------------------------------------- */

static GtkWidget *
new_cell (NwGrid       *self,
          guint         index,
          const NwLeaf *leaf)
{
  const NwTableRow *row = self->rows->pdata[index];
  g_autofree char *path = get_path (row, leaf);
  g_autofree char *words = g_strdup_printf ("%s, %s", row->label, leaf->title);
  g_autoptr (GVariant) entry = nw_value_get (self->table, row->step);

  if (!nw_leaf_is_in (leaf, entry))
    return gtk_label_new (NULL);
  if (nw_leaf_is_container (leaf))
    return new_open_button (self, leaf, g_steal_pointer (&path));

  return nw_bindings_new_cell (self->bindings, leaf->field, path, leaf->language, words);
}

static GtkWidget *
new_heading (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "caption-heading");
  gtk_widget_add_css_class (label, "dimmed");
  gtk_label_set_xalign (GTK_LABEL (label), 0);

  return label;
}

static void
fill_grid (NwGrid *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 8);
  gtk_widget_add_css_class (grid, "table-grid");
  for (guint i = 0; i < self->leaves->len; i++)
    gtk_grid_attach (GTK_GRID (grid), new_heading (((NwLeaf *) self->leaves->pdata[i])->title),
                     (int) i + 1, 0, 1, 1);
  for (guint r = 0; r < self->rows->len; r++)
    {
      GtkWidget *label = gtk_label_new (NULL);

      gtk_widget_add_css_class (label, "dimmed");
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      g_ptr_array_add (self->labels, label);
      gtk_grid_attach (GTK_GRID (grid), label, 0, (int) r + 1, 1, 1);
      for (guint i = 0; i < self->leaves->len; i++)
        gtk_grid_attach (GTK_GRID (grid), new_cell (self, r, self->leaves->pdata[i]),
                         (int) i + 1, (int) r + 1, 1, 1);
      if (can_grow (self))
        gtk_grid_attach (GTK_GRID (grid), new_tools (self, r), (int) self->leaves->len + 1,
                         (int) r + 1, 1, 1);
    }

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_AUTOMATIC,
                                  GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), grid);
  gtk_widget_add_css_class (scrolled, "card");
  gtk_box_append (self->box, scrolled);
}

static void
fill_list (NwGrid *self)
{
  GtkWidget *box = gtk_list_box_new ();
  const NwLeaf *leaf = self->leaves->pdata[0];

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (box), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (box, "boxed-list");
  for (guint r = 0; r < self->rows->len; r++)
    {
      g_autofree char *path = get_path (self->rows->pdata[r], leaf);
      GtkWidget *row = nw_bindings_new_row (self->bindings, leaf->field, path, leaf->language);

      g_ptr_array_add (self->labels, row);
      if (can_grow (self) && ADW_IS_ACTION_ROW (row))
        adw_action_row_add_suffix (ADW_ACTION_ROW (row), new_tools (self, r));
      else if (can_grow (self) && ADW_IS_ENTRY_ROW (row))
        adw_entry_row_add_suffix (ADW_ENTRY_ROW (row), new_tools (self, r));
      gtk_list_box_append (GTK_LIST_BOX (box), row);
    }
  gtk_widget_set_visible (box, self->rows->len > 0);
  gtk_box_append (self->box, box);
}

static char *
sign (NwGrid *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->leaves->len; i++)
    {
      const NwLeaf *leaf = self->leaves->pdata[i];

      g_string_append_printf (text, "%s·%s|", leaf->path, leaf->title);
    }
  for (guint r = 0; r < self->rows->len; r++)
    {
      const NwTableRow *row = self->rows->pdata[r];
      g_autoptr (GVariant) entry = nw_value_get (self->table, row->step);

      g_string_append_printf (text, "/%s:", row->step);
      for (guint i = 0; i < self->leaves->len; i++)
        g_string_append_c (text, nw_leaf_is_in (self->leaves->pdata[i], entry) ? '+' : '-');
    }

  return g_string_free (text, FALSE);
}

static void
rebuild (NwGrid *self)
{
  GtkWidget *child;

  nw_bindings_clear (self->bindings);
  g_ptr_array_set_size (self->labels, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->box))) != NULL)
    {
      nw_bindings_retire (child);
      gtk_box_remove (self->box, child);
    }

  if (self->leaves->len == 1 && !nw_leaf_is_container (self->leaves->pdata[0]))
    fill_list (self);
  else if (self->rows->len > 0)
    fill_grid (self);
  if (can_grow (self))
    gtk_box_append (self->box, new_add_button (self));
}

static void
update_labels (NwGrid *self)
{
  for (guint i = 0; i < self->labels->len; i++)
    {
      const char *words = ((NwTableRow *) self->rows->pdata[i])->label;

      if (GTK_IS_LABEL (self->labels->pdata[i]))
        gtk_label_set_label (self->labels->pdata[i], words);
      else
        adw_preferences_row_set_title (self->labels->pdata[i], words);
    }
}

/* ---- Class ------------------------------------------------------------------------------------ */

static void
nw_grid_dispose (GObject *object)
{
  NwGrid *self = NW_GRID (object);

  g_clear_weak_pointer (&self->dialog);
  g_clear_weak_pointer (&self->inner);
  g_clear_pointer (&self->bindings, nw_bindings_free);

  G_OBJECT_CLASS (nw_grid_parent_class)->dispose (object);
}

static void
nw_grid_finalize (GObject *object)
{
  NwGrid *self = NW_GRID (object);

  g_clear_pointer (&self->ruleset, nw_ruleset_unref);
  g_clear_pointer (&self->table, g_variant_unref);
  g_clear_pointer (&self->leaves, g_ptr_array_unref);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_ptr_array_unref (self->labels);
  g_free (self->signature);
  g_free (self->inner_path);

  G_OBJECT_CLASS (nw_grid_parent_class)->finalize (object);
}

static void
nw_grid_class_init (NwGridClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nw_grid_dispose;
  G_OBJECT_CLASS (klass)->finalize = nw_grid_finalize;
  signals[SIGNAL_EDITED] =
    g_signal_new ("edited", NW_TYPE_GRID, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 3,
                  G_TYPE_STRING, G_TYPE_POINTER, G_TYPE_VARIANT);
}

static void
nw_grid_init (NwGrid *self)
{
  self->bindings = nw_bindings_new (on_value_edited_cb, self);
  self->labels = g_ptr_array_new ();
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
}

/**
 * nw_grid_new:
 * @field: a list, a map, or something by players
 *
 * Returns: (transfer floating): an editor of it
 */
GtkWidget *
nw_grid_new (const NwField *field)
{
  NwGrid *self = g_object_new (NW_TYPE_GRID, NULL);

  self->field = field;

  return GTK_WIDGET (self);
}

/**
 * nw_grid_is_for:
 * @field: a field
 *
 * Returns: whether a grid can show it
 */
gboolean
nw_grid_is_for (const NwField *field)
{
  return field->type == NW_FIELD_LIST || field->type == NW_FIELD_MAP ||
         field->type == NW_FIELD_BY_PLAYERS;
}

/**
 * nw_grid_update:
 * @self: a grid
 * @ruleset: the ruleset
 * @table: (nullable): the table's value
 *
 * Shows the table as it is now.
 */
void
nw_grid_update (NwGrid    *self,
                NwRuleset *ruleset,
                GVariant  *table)
{
  NwRuleset *old = self->ruleset;
  g_autoptr (GVariant) old_table = self->table;
  g_autofree char *signature = NULL;

  self->ruleset = nw_ruleset_ref (ruleset);
  self->table = table != NULL ? g_variant_ref (table) : NULL;
  g_clear_pointer (&old, nw_ruleset_unref);
  g_clear_pointer (&self->leaves, g_ptr_array_unref);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  self->leaves = nw_leaves_new (ruleset, self->field->item);
  self->rows = nw_table_rows_new (ruleset, self->field, table);

  signature = sign (self);
  if (g_strcmp0 (signature, self->signature) != 0)
    {
      g_free (self->signature);
      self->signature = g_steal_pointer (&signature);
      rebuild (self);
    }
  update_labels (self);
  nw_bindings_update (self->bindings, ruleset, self->table);
  update_open_buttons (self, GTK_WIDGET (self->box));
  if (self->inner != NULL)
    {
      g_autoptr (GVariant) value = nw_value_get (self->table, self->inner_path);

      nw_grid_update (NW_GRID (self->inner), ruleset, value);
    }
}

/**
 * nw_grid_find:
 * @self: a grid
 * @path: where a value is within the table
 *
 * Returns: (transfer none) (nullable): the widget that edits it
 */
GtkWidget *
nw_grid_find (NwGrid     *self,
              const char *path)
{
  return nw_bindings_find (self->bindings, path);
}
