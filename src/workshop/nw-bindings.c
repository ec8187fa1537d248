/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Editors of single values; see nw-bindings.h.
 *
 * A binding lives as long as its widget and is updated from the value alone.  While it is, nothing
 * is told: only what somebody does is an edit.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-bindings.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "ruleset/nw-json.h"
#include "workshop/nw-choices.h"
#include "workshop/nw-letters.h"
#include "workshop/nw-naming.h"

typedef struct
{
  NwBindings    *owner;          /* NULL once it is gone */
  const NwField *field;
  char          *path;
  char          *language;
  GtkWidget     *widget;
  GtkWidget     *control;
  GtkWidget     *reset_button;   /* NULL where there is nothing to go back to */
  GPtrArray     *choices;
  NwPalette     *palette;
  void         (*update) (gpointer  binding,
                          GVariant *value);
} Binding;

struct _NwBindings
{
  /* Owned */
  NwRuleset     *ruleset;
  GVariant      *object;
  GVariant      *origin;         /* the object as it was before anybody changed it */

  /* Borrowed: each belongs to its widget */
  GPtrArray     *items;

  NwBindingsFunc func;
  gpointer       data;
  gboolean       has_paragraphs;
  gboolean       is_updating;
};

/* ---- Values ----------------------------------------------------------------------------------- */

static GVariant *
step_into (GVariant   *container,
           const char *step)
{
  guint64 index;

  if (g_variant_is_of_type (container, G_VARIANT_TYPE_VARDICT))
    return nw_json_get (container, step);
  if (g_variant_is_of_type (container, G_VARIANT_TYPE ("av")) &&
      g_variant_n_children (container) > 0 &&
      g_ascii_string_to_unsigned (step, 10, 0, g_variant_n_children (container) - 1, &index, NULL))
    {
      g_autoptr (GVariant) box = g_variant_get_child_value (container, (gsize) index);

      return g_variant_get_variant (box);
    }

  return NULL;
}

/**
 * nw_value_get:
 * @container: (nullable): an object or list
 * @path: steps with slashes between them; "" for @container
 *
 * Returns: (transfer full) (nullable): the value there
 */
GVariant *
nw_value_get (GVariant   *container,
              const char *path)
{
  g_auto (GStrv) steps = g_strsplit (path, "/", -1);
  GVariant *value = container != NULL ? g_variant_ref (container) : NULL;

  for (guint i = 0; value != NULL && steps[i] != NULL; i++)
    {
      g_autoptr (GVariant) outer = value;

      value = step_into (outer, steps[i]);
    }

  return value;
}

static void
tell (Binding  *binding,
      GVariant *value)
{
  g_autoptr (GVariant) held = value != NULL ? g_variant_ref_sink (value) : NULL;

  if (binding->owner != NULL && !binding->owner->is_updating)
    binding->owner->func (binding->path, binding->field, held, binding->owner->data);
}

static void
mark_wrong (Binding  *binding,
            gboolean  is_wrong)
{
  if (is_wrong)
    gtk_widget_add_css_class (binding->control, "error");
  else
    gtk_widget_remove_css_class (binding->control, "error");
}

/* ---- Numbers ---------------------------------------------------------------------------------- */

static void
update_number (gpointer  data,
               GVariant *value)
{
  Binding *binding = data;
  const gboolean is_number =
    value != NULL && g_variant_is_of_type (value, G_VARIANT_TYPE_INT64);
  const gint64 fallback = binding->field->fallback != NULL
                          ? g_ascii_strtoll (binding->field->fallback, NULL, 10)
                          : binding->field->low;
  const gint64 number = is_number ? g_variant_get_int64 (value) : fallback;
  GtkAdjustment *adjustment =
    ADW_IS_SPIN_ROW (binding->control)
    ? adw_spin_row_get_adjustment (ADW_SPIN_ROW (binding->control))
    : gtk_spin_button_get_adjustment (GTK_SPIN_BUTTON (binding->control));

  /* A draft's number may be out of range; it is shown as it is. */
  gtk_adjustment_configure (adjustment, (double) number,
                            (double) MIN (binding->field->low, number),
                            (double) MAX (binding->field->high, number), 1, 10, 0);
  mark_wrong (binding, (value != NULL && !is_number) || number < binding->field->low ||
                       number > binding->field->high);
}

static void
on_number_changed_cb (Binding *binding)
{
  const double value = ADW_IS_SPIN_ROW (binding->control)
                       ? adw_spin_row_get_value (ADW_SPIN_ROW (binding->control))
                       : gtk_spin_button_get_value (GTK_SPIN_BUTTON (binding->control));

  tell (binding, g_variant_new_int64 ((gint64) value));
}

static void
watch_number (Binding *binding)
{
  GtkAdjustment *adjustment =
    ADW_IS_SPIN_ROW (binding->control)
    ? adw_spin_row_get_adjustment (ADW_SPIN_ROW (binding->control))
    : gtk_spin_button_get_adjustment (GTK_SPIN_BUTTON (binding->control));

  binding->update = update_number;
  g_signal_connect_swapped (adjustment, "value-changed", G_CALLBACK (on_number_changed_cb),
                            binding);
}

/* ---- Truth values ----------------------------------------------------------------------------- */

static void
update_switch (gpointer  data,
               GVariant *value)
{
  Binding *binding = data;
  const gboolean is_known =
    value != NULL && g_variant_is_of_type (value, G_VARIANT_TYPE_BOOLEAN);

  g_object_set (binding->control, "active", is_known && g_variant_get_boolean (value), NULL);
  mark_wrong (binding, value != NULL && !is_known);
}

static void
on_active_changed_cb (Binding *binding)
{
  gboolean active;

  g_object_get (binding->control, "active", &active, NULL);
  tell (binding, g_variant_new_boolean (active));
}

static void
watch_switch (Binding *binding)
{
  binding->update = update_switch;
  g_signal_connect_swapped (binding->control, "notify::active",
                            G_CALLBACK (on_active_changed_cb), binding);
}

/* ---- Texts ------------------------------------------------------------------------------------ */

static char *
spell (Binding  *binding,
       GVariant *value)
{
  const char *text;

  if (value == NULL || g_variant_is_of_type (value, G_VARIANT_TYPE_UNIT))
    return g_strdup ("");

  text = nw_json_get_string (value);

  return text != NULL ? g_strdup (text) : nw_json_spell (value);
}

static void
update_text (gpointer  data,
             GVariant *value)
{
  Binding *binding = data;
  g_autofree char *text = spell (binding, value);

  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (binding->control)), text))
    gtk_editable_set_text (GTK_EDITABLE (binding->control), text);
}

/* Words in one language, where there were none or the same in all. */
static void
tell_first_words (Binding    *binding,
                  const char *path,
                  GVariant   *old,
                  const char *text)
{
  const char *same = old != NULL ? nw_json_get_string (old) : NULL;
  GVariantDict dict;
  g_autoptr (GVariant) value = NULL;

  g_variant_dict_init (&dict, NULL);
  for (guint i = 0; i < NW_N_LANGUAGES; i++)
    if (g_str_equal (nw_languages[i], binding->language))
      g_variant_dict_insert (&dict, nw_languages[i], "s", text);
    else if (same != NULL && *same != '\0')
      g_variant_dict_insert (&dict, nw_languages[i], "s", same);
  value = g_variant_ref_sink (g_variant_dict_end (&dict));

  binding->owner->func (path, binding->field, value, binding->owner->data);
}

/* Nothing is no value for what may be left out. */
static void
tell_text (Binding    *binding,
           const char *text)
{
  const gboolean may_go =
    (binding->field->flags & NW_FIELD_OPTIONAL) != 0 || binding->language != NULL;

  if (binding->language != NULL && binding->owner != NULL && !binding->owner->is_updating)
    {
      g_autofree char *path = g_path_get_dirname (binding->path);
      g_autoptr (GVariant) old = nw_value_get (binding->owner->object, path);

      if (old == NULL || !g_variant_is_of_type (old, G_VARIANT_TYPE_VARDICT))
        {
          tell_first_words (binding, path, old, text);
          return;
        }
    }

  tell (binding, *text == '\0' && may_go ? NULL : g_variant_new_string (text));
}

static void
on_text_changed_cb (Binding *binding)
{
  tell_text (binding, gtk_editable_get_text (GTK_EDITABLE (binding->control)));
}

static void
watch_text (Binding *binding)
{
  binding->update = update_text;
  g_signal_connect_swapped (binding->control, "changed", G_CALLBACK (on_text_changed_cb),
                            binding);
}

static char *
get_paragraph (GtkTextBuffer *buffer)
{
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);

  return gtk_text_buffer_get_text (buffer, &start, &end, TRUE);
}

static void
update_paragraph (gpointer  data,
                  GVariant *value)
{
  Binding *binding = data;
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (binding->control));
  g_autofree char *text = spell (binding, value);
  g_autofree char *shown = get_paragraph (buffer);

  if (!g_str_equal (shown, text))
    gtk_text_buffer_set_text (buffer, text, -1);
}

static void
on_paragraph_changed_cb (Binding *binding)
{
  g_autofree char *text =
    get_paragraph (gtk_text_view_get_buffer (GTK_TEXT_VIEW (binding->control)));

  tell_text (binding, text);
}

/* ---- Choices ---------------------------------------------------------------------------------- */

static gboolean
are_same_choices (const GPtrArray *choices,
                  const GPtrArray *others)
{
  if (choices == NULL || choices->len != others->len)
    return FALSE;
  for (guint i = 0; i < choices->len; i++)
    {
      const NwChoice *a = choices->pdata[i];
      const NwChoice *b = others->pdata[i];

      if (!g_str_equal (a->label, b->label) || (a->value == NULL) != (b->value == NULL) ||
          (a->value != NULL && !nw_json_equal (a->value, b->value)))
        return FALSE;
    }

  return TRUE;
}

static void
set_choices (Binding   *binding,
             GPtrArray *choices)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (guint i = 0; i < choices->len; i++)
    gtk_string_list_append (list, ((NwChoice *) choices->pdata[i])->label);
  g_clear_pointer (&binding->choices, g_ptr_array_unref);
  binding->choices = g_ptr_array_ref (choices);
  g_object_set (binding->control, "model", list, NULL);
}

/* A value that can't be chosen stands there all the same, after those that can. */
static void
update_choice (gpointer  data,
               GVariant *value)
{
  Binding *binding = data;
  g_autoptr (GPtrArray) choices = nw_choices_new (binding->owner->ruleset, binding->field);
  const guint found = nw_choices_find (choices, value);
  const gboolean is_wrong = found == choices->len;

  if (is_wrong)
    {
      NwChoice *odd = g_new0 (NwChoice, 1);
      g_autofree char *text = value != NULL ? nw_json_spell (value) : g_strdup ("–");

      odd->value = value != NULL ? g_variant_ref (value) : NULL;
      odd->label = g_steal_pointer (&text);
      g_ptr_array_add (choices, odd);
    }
  if (!are_same_choices (binding->choices, choices))
    set_choices (binding, choices);
  g_object_set (binding->control, "selected", found, NULL);
  mark_wrong (binding, is_wrong && value != NULL);
}

static void
on_selected_changed_cb (Binding *binding)
{
  guint selected;

  g_object_get (binding->control, "selected", &selected, NULL);
  if (binding->choices != NULL && selected < binding->choices->len)
    tell (binding, ((NwChoice *) binding->choices->pdata[selected])->value);
}

static void
watch_choice (Binding *binding)
{
  binding->update = update_choice;
  g_signal_connect_swapped (binding->control, "notify::selected",
                            G_CALLBACK (on_selected_changed_cb), binding);
}

/* ---- Colours ---------------------------------------------------------------------------------- */

static void
update_colour (gpointer  data,
               GVariant *value)
{
  Binding *binding = data;
  GdkRGBA rgba = { 0.5f, 0.5f, 0.5f, 1 };
  const char *text = value != NULL ? nw_json_get_string (value) : NULL;

  mark_wrong (binding, text == NULL || !gdk_rgba_parse (&rgba, text));
  gtk_color_dialog_button_set_rgba (GTK_COLOR_DIALOG_BUTTON (binding->control), &rgba);
}

static void
on_colour_changed_cb (Binding *binding)
{
  const GdkRGBA *rgba =
    gtk_color_dialog_button_get_rgba (GTK_COLOR_DIALOG_BUTTON (binding->control));
  g_autofree char *text =
    g_strdup_printf ("#%02x%02x%02x", (guint) (rgba->red * 255 + 0.5f),
                     (guint) (rgba->green * 255 + 0.5f), (guint) (rgba->blue * 255 + 0.5f));

  tell (binding, g_variant_new_string (text));
}

static GtkWidget *
new_colour_button (Binding *binding)
{
  GtkColorDialog *dialog = gtk_color_dialog_new ();

  gtk_color_dialog_set_with_alpha (dialog, FALSE);
  binding->control = gtk_color_dialog_button_new (dialog);
  gtk_widget_set_valign (binding->control, GTK_ALIGN_CENTER);
  binding->update = update_colour;
  g_signal_connect_swapped (binding->control, "notify::rgba", G_CALLBACK (on_colour_changed_cb),
                            binding);

  return binding->control;
}

/* ---- Letters ---------------------------------------------------------------------------------- */

static void
update_letters (gpointer  data,
                GVariant *value)
{
  Binding *binding = data;
  g_autofree char *text = spell (binding, value);

  g_clear_pointer (&binding->palette, nw_palette_unref);
  binding->palette = nw_palette_new (binding->owner->ruleset, binding->field);
  nw_letters_update (NW_LETTERS (binding->control), binding->palette, text,
                     binding->field->most);
}

static void
on_letters_changed_cb (Binding *binding)
{
  tell (binding, g_variant_new_string (nw_letters_get_text (NW_LETTERS (binding->control))));
}

static GtkWidget *
new_letters (Binding    *binding,
             const char *label)
{
  binding->control = nw_letters_new (label);
  binding->update = update_letters;
  g_signal_connect_swapped (binding->control, "changed", G_CALLBACK (on_letters_changed_cb),
                            binding);

  return binding->control;
}

/* ---- Bindings --------------------------------------------------------------------------------- */

static void
free_binding (gpointer data)
{
  Binding *binding = data;

  if (binding->owner != NULL)
    g_ptr_array_remove (binding->owner->items, binding);
  g_free (binding->path);
  g_free (binding->language);
  g_clear_pointer (&binding->choices, g_ptr_array_unref);
  g_clear_pointer (&binding->palette, nw_palette_unref);
  g_free (binding);
}

static Binding *
new_binding (NwBindings    *self,
             const NwField *field,
             const char    *path,
             const char    *language)
{
  Binding *binding = g_new0 (Binding, 1);

  binding->owner = self;
  binding->field = field;
  binding->path = language != NULL ? g_strdup_printf ("%s/%s", path, language) : g_strdup (path);
  binding->language = g_strdup (language);

  return binding;
}

static void
finish_binding (Binding    *binding,
                GtkWidget  *widget,
                const char *label)
{
  binding->widget = widget;
  g_object_set_data_full (G_OBJECT (widget), "nw-binding", binding, free_binding);
  g_ptr_array_add (binding->owner->items, binding);
  if (binding->field->meaning != NULL)
    gtk_widget_set_tooltip_text (widget, _(binding->field->meaning));
  gtk_accessible_update_property (GTK_ACCESSIBLE (binding->control),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/**
 * nw_bindings_new:
 * @func: called for each edit
 * @data: given to it
 *
 * Returns: (transfer full): a set of editors
 */
NwBindings *
nw_bindings_new (NwBindingsFunc func,
                 gpointer       data)
{
  NwBindings *self = g_new0 (NwBindings, 1);

  self->func = func;
  self->data = data;
  self->items = g_ptr_array_new ();

  return self;
}

/**
 * nw_bindings_clear:
 * @self: a set of editors
 *
 * Lets go of all editors, whose widgets may live on without doing anything.
 */
void
nw_bindings_clear (NwBindings *self)
{
  for (guint i = 0; i < self->items->len; i++)
    ((Binding *) self->items->pdata[i])->owner = NULL;
  g_ptr_array_set_size (self->items, 0);
}

/**
 * nw_bindings_free:
 * @self: (transfer full): a set of editors
 *
 * Frees it.
 */
void
nw_bindings_free (NwBindings *self)
{
  nw_bindings_clear (self);
  g_ptr_array_unref (self->items);
  g_clear_pointer (&self->object, g_variant_unref);
  g_clear_pointer (&self->origin, g_variant_unref);
  g_clear_pointer (&self->ruleset, nw_ruleset_unref);
  g_free (self);
}

/**
 * nw_bindings_set_has_paragraphs:
 * @self: a set of editors
 * @has_paragraphs: whether optional words get room for many lines
 *
 * Says what later rows are like.
 */
void
nw_bindings_set_has_paragraphs (NwBindings *self,
                                gboolean    has_paragraphs)
{
  self->has_paragraphs = has_paragraphs;
}

/* ---- Rows ------------------------------------------------------------------------------------- */

static GtkWidget *
new_letters_row (Binding    *binding,
                 const char *label)
{
  GtkWidget *row = adw_preferences_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *title = gtk_label_new (label);

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_add_css_class (title, "subtitle");
  gtk_widget_add_css_class (box, "letters-row");
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), new_letters (binding, label));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);

  return row;
}

static GtkWidget *
new_colour_row (Binding *binding)
{
  GtkWidget *row = adw_action_row_new ();

  adw_action_row_add_suffix (ADW_ACTION_ROW (row), new_colour_button (binding));
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), binding->control);

  return row;
}

static GtkWidget *
new_paragraph_row (Binding    *binding,
                   const char *label)
{
  GtkWidget *row = adw_preferences_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *title = gtk_label_new (label);
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  binding->control = gtk_text_view_new ();
  gtk_text_buffer_set_enable_undo (gtk_text_view_get_buffer (GTK_TEXT_VIEW (binding->control)),
                                   FALSE);
  gtk_text_view_set_wrap_mode (GTK_TEXT_VIEW (binding->control), GTK_WRAP_WORD_CHAR);
  gtk_text_view_set_accepts_tab (GTK_TEXT_VIEW (binding->control), FALSE);
  gtk_widget_add_css_class (binding->control, "inline");
  /* A text view by itself asks for the height that it had when it was narrow. */
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scrolled), 84);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), binding->control);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_add_css_class (title, "subtitle");
  gtk_widget_add_css_class (box, "letters-row");
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), scrolled);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  binding->update = update_paragraph;
  g_signal_connect_swapped (gtk_text_view_get_buffer (GTK_TEXT_VIEW (binding->control)), "changed",
                            G_CALLBACK (on_paragraph_changed_cb), binding);

  return row;
}

/* Words for people that a document can do without are long. */
static gboolean
is_paragraph (const Binding *binding)
{
  return binding->owner->has_paragraphs && binding->field->type == NW_FIELD_TEXT &&
         (binding->field->flags & NW_FIELD_OPTIONAL) != 0;
}

static GtkWidget *
new_plain_row (Binding *binding)
{
  GtkWidget *row;

  switch (binding->field->type)
    {
    case NW_FIELD_INT:
      row = adw_spin_row_new_with_range ((double) binding->field->low,
                                         (double) binding->field->high, 1);
      binding->control = row;
      watch_number (binding);
      return row;
    case NW_FIELD_BOOL:
      row = adw_switch_row_new ();
      binding->control = row;
      watch_switch (binding);
      return row;
    case NW_FIELD_ENUM:
    case NW_FIELD_REFERENCE:
    case NW_FIELD_INDEX:
      row = adw_combo_row_new ();
      binding->control = row;
      watch_choice (binding);
      return row;
    default:
      row = adw_entry_row_new ();
      /* Undoing is the document's. */
      gtk_editable_set_enable_undo (GTK_EDITABLE (row), FALSE);
      binding->control = row;
      watch_text (binding);
      return row;
    }
}

/**
 * nw_bindings_set_origin:
 * @self: a set of editors
 * @origin: (nullable): the object as it was before anybody changed it
 *
 * Lets rows made from now on say what was changed, and go back to how it was.
 */
void
nw_bindings_set_origin (NwBindings *self,
                        GVariant   *origin)
{
  g_clear_pointer (&self->origin, g_variant_unref);
  self->origin = origin != NULL ? g_variant_ref (origin) : NULL;
}

static void
on_reset_clicked_cb (Binding *binding)
{
  g_autoptr (GVariant) value =
    binding->owner != NULL ? nw_value_get (binding->owner->origin, binding->path) : NULL;

  if (value != NULL)
    tell (binding, value);
}

static void
add_reset_button (Binding   *binding,
                  GtkWidget *row)
{
  if (binding->owner->origin == NULL || !ADW_IS_ACTION_ROW (row))
    return;

  binding->reset_button = gtk_button_new_from_icon_name ("edit-undo-symbolic");
  gtk_widget_set_valign (binding->reset_button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (binding->reset_button, "flat");
  gtk_widget_set_visible (binding->reset_button, FALSE);
  g_signal_connect_swapped (binding->reset_button, "clicked", G_CALLBACK (on_reset_clicked_cb),
                            binding);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), binding->reset_button);
}

static void
update_reset_button (Binding  *binding,
                     GVariant *value)
{
  g_autoptr (GVariant) before = nw_value_get (binding->owner->origin, binding->path);
  const gboolean is_changed =
    before != NULL && (value == NULL || !nw_json_equal (before, value));
  g_autofree char *words = NULL;
  g_autofree char *tooltip = NULL;

  gtk_widget_set_visible (binding->reset_button, is_changed);
  if (!is_changed)
    {
      gtk_widget_remove_css_class (binding->widget, "changed");
      return;
    }

  words = nw_naming_value (binding->owner->ruleset, binding->field, before);
  /* Translators: %s is a value. */
  tooltip = nw_naming_step (_("Back to “%s”"), words);
  gtk_widget_set_tooltip_text (binding->reset_button, tooltip);
  gtk_widget_add_css_class (binding->widget, "changed");
}

/**
 * nw_bindings_new_row:
 * @self: a set of editors
 * @field: what is edited; no container
 * @path: where its value is
 * @language: (nullable): of words for people, which language
 *
 * Returns: (transfer floating): a row for a form
 */
GtkWidget *
nw_bindings_new_row (NwBindings    *self,
                     const NwField *field,
                     const char    *path,
                     const char    *language)
{
  Binding *binding = new_binding (self, field, path, language);
  g_autofree char *label = nw_naming_leaf (field, language);
  GtkWidget *row;

  if (field->type == NW_FIELD_LETTERS)
    row = new_letters_row (binding, label);
  else if (field->type == NW_FIELD_COLOUR)
    row = new_colour_row (binding);
  else if (is_paragraph (binding))
    row = new_paragraph_row (binding, label);
  else
    row = new_plain_row (binding);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), label);
  if (ADW_IS_ACTION_ROW (row))
    adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  add_reset_button (binding, row);
  finish_binding (binding, row, label);

  return row;
}

/* ---- Cells ------------------------------------------------------------------------------------ */

static int
get_width (const NwField *field)
{
  if (field->type == NW_FIELD_LETTER)
    return 2;
  if (field->type == NW_FIELD_TEXT)
    return 14;

  return 9;
}

static int
get_digits (const NwField *field)
{
  int digits = field->low < 0 ? 2 : 1;

  for (gint64 rest = MAX (ABS (field->low), ABS (field->high)); rest >= 10; rest /= 10)
    digits++;

  return MAX (digits, 2);
}

static GtkWidget *
new_plain_cell (Binding *binding)
{
  GtkWidget *cell;

  switch (binding->field->type)
    {
    case NW_FIELD_INT:
      cell = gtk_spin_button_new_with_range ((double) binding->field->low,
                                             (double) binding->field->high, 1);
      gtk_editable_set_width_chars (GTK_EDITABLE (cell), get_digits (binding->field));
      gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (cell), TRUE);
      binding->control = cell;
      watch_number (binding);
      return cell;
    case NW_FIELD_BOOL:
      cell = gtk_check_button_new ();
      gtk_widget_set_halign (cell, GTK_ALIGN_CENTER);
      binding->control = cell;
      watch_switch (binding);
      return cell;
    case NW_FIELD_ENUM:
    case NW_FIELD_REFERENCE:
    case NW_FIELD_INDEX:
      cell = gtk_drop_down_new (NULL, NULL);
      binding->control = cell;
      watch_choice (binding);
      return cell;
    default:
      cell = gtk_entry_new ();
      gtk_editable_set_enable_undo (GTK_EDITABLE (cell), FALSE);
      gtk_editable_set_width_chars (GTK_EDITABLE (cell), get_width (binding->field));
      gtk_editable_set_max_width_chars (GTK_EDITABLE (cell), get_width (binding->field));
      gtk_widget_set_hexpand (cell, binding->field->type == NW_FIELD_TEXT);
      binding->control = cell;
      watch_text (binding);
      return cell;
    }
}

/**
 * nw_bindings_new_cell:
 * @self: a set of editors
 * @field: what is edited; no container
 * @path: where its value is
 * @language: (nullable): of words for people, which language
 * @label: what it is called for those who don't see its row and column
 *
 * Returns: (transfer floating): a cell for a grid
 */
GtkWidget *
nw_bindings_new_cell (NwBindings    *self,
                      const NwField *field,
                      const char    *path,
                      const char    *language,
                      const char    *label)
{
  Binding *binding = new_binding (self, field, path, language);
  GtkWidget *cell;

  if (field->type == NW_FIELD_LETTERS)
    {
      cell = new_letters (binding, label);
      gtk_widget_set_size_request (cell, 36 + 30 * (int) MIN (field->most, 8), -1);
    }
  else if (field->type == NW_FIELD_COLOUR)
    cell = new_colour_button (binding);
  else
    cell = new_plain_cell (binding);
  gtk_widget_set_valign (cell, GTK_ALIGN_CENTER);
  finish_binding (binding, cell, label);

  return cell;
}

/**
 * nw_bindings_update:
 * @self: a set of editors
 * @ruleset: the ruleset
 * @object: (nullable): the object in it that is edited
 *
 * Shows the values as they are now.
 */
void
nw_bindings_update (NwBindings *self,
                    NwRuleset  *ruleset,
                    GVariant   *object)
{
  NwRuleset *old = self->ruleset;
  g_autoptr (GVariant) old_object = self->object;

  self->ruleset = nw_ruleset_ref (ruleset);
  self->object = object != NULL ? g_variant_ref (object) : NULL;
  g_clear_pointer (&old, nw_ruleset_unref);
  self->is_updating = TRUE;
  for (guint i = 0; i < self->items->len; i++)
    {
      Binding *binding = self->items->pdata[i];
      g_autoptr (GVariant) value = nw_value_get (object, binding->path);

      /* Words that are the same in all languages are shown in each of them. */
      if (value == NULL && binding->language != NULL)
        {
          g_autofree char *text_path = g_path_get_dirname (binding->path);
          g_autoptr (GVariant) text = nw_value_get (object, text_path);

          if (text != NULL && nw_json_get_string (text) != NULL)
            value = g_steal_pointer (&text);
        }
      binding->update (binding, value);
      if (binding->reset_button != NULL)
        update_reset_button (binding, value);
    }
  self->is_updating = FALSE;
}

static gboolean
let_go (gpointer data)
{
  g_object_unref (data);

  return G_SOURCE_REMOVE;
}

/**
 * nw_bindings_retire:
 * @widget: a widget that is about to be taken out, with editors in it
 *
 * Keeps it until nobody is in one of its functions: an edit may be what takes its editor out.
 */
void
nw_bindings_retire (GtkWidget *widget)
{
  g_idle_add (let_go, g_object_ref (widget));
}

/**
 * nw_bindings_find:
 * @self: a set of editors
 * @path: where a value is
 *
 * Returns: (transfer none) (nullable): the widget that edits it
 */
GtkWidget *
nw_bindings_find (NwBindings *self,
                  const char *path)
{
  const gsize length = strlen (path);

  for (guint i = 0; i < self->items->len; i++)
    {
      Binding *binding = self->items->pdata[i];

      if (strncmp (binding->path, path, length) == 0 &&
          (binding->path[length] == '\0' || binding->path[length] == '/'))
        return binding->widget;
    }

  return NULL;
}
