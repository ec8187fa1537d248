/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A list of different words; see nw-order-list.h.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-order-list.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "ruleset/nw-json.h"
#include "workshop/nw-bindings.h"
#include "workshop/nw-naming.h"

struct _NwOrderList
{
  AdwBin         parent_instance;

  /* Borrowed */
  const NwField *field;
  GtkListBox    *box;

  /* Owned: indices of choices, those that are in first */
  GArray        *order;

  guint          n_in;
};

G_DEFINE_FINAL_TYPE (NwOrderList, nw_order_list, ADW_TYPE_BIN)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
emit_changed (NwOrderList *self)
{
  GVariantBuilder builder;
  g_autoptr (GVariant) value = NULL;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("av"));
  for (guint i = 0; i < self->n_in; i++)
    g_variant_builder_add (&builder, "v", g_variant_new_string (
      self->field->choices[g_array_index (self->order, guint, i)]));
  value = g_variant_ref_sink (g_variant_builder_end (&builder));
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0, value);
}

static void
move (NwOrderList *self,
      guint        from,
      guint        to)
{
  const guint word = g_array_index (self->order, guint, from);

  g_array_remove_index (self->order, from);
  g_array_insert_val (self->order, to, word);
}

static guint
get_row (GtkWidget *button)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "row"));
}

static void
on_up_clicked_cb (NwOrderList *self,
                  GtkWidget   *button)
{
  const guint row = get_row (button);

  move (self, row, row - 1);
  emit_changed (self);
}

static void
on_taken_cb (NwOrderList *self,
             GParamSpec  *pspec,
             GtkWidget   *check)
{
  const guint row = get_row (check);

  if (gtk_check_button_get_active (GTK_CHECK_BUTTON (check)))
    move (self, row, self->n_in++);
  else
    move (self, row, --self->n_in);
  emit_changed (self);
}

static GtkWidget *
new_row (NwOrderList *self,
         guint        index)
{
  const guint word = g_array_index (self->order, guint, index);
  const char *label = self->field->choice_labels != NULL ? _(self->field->choice_labels[word])
                                                         : self->field->choices[word];
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *check = gtk_check_button_new ();
  GtkWidget *up = gtk_button_new_from_icon_name ("go-up-symbolic");
  g_autofree char *words = nw_naming_step (_("Move “%s” up"), label);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), label);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), index < self->n_in);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  g_object_set_data (G_OBJECT (check), "row", GUINT_TO_POINTER (index));
  g_signal_connect_object (check, "notify::active", G_CALLBACK (on_taken_cb), self,
                           G_CONNECT_SWAPPED);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
  gtk_widget_add_css_class (up, "flat");
  gtk_widget_set_valign (up, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (up, words);
  gtk_widget_set_visible (up, index > 0 && index < self->n_in);
  g_object_set_data (G_OBJECT (up), "row", GUINT_TO_POINTER (index));
  g_signal_connect_object (up, "clicked", G_CALLBACK (on_up_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), up);

  return row;
}

static void
nw_order_list_finalize (GObject *object)
{
  g_array_unref (NW_ORDER_LIST (object)->order);

  G_OBJECT_CLASS (nw_order_list_parent_class)->finalize (object);
}

static void
nw_order_list_class_init (NwOrderListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nw_order_list_finalize;
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", NW_TYPE_ORDER_LIST, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_VARIANT);
}

static void
nw_order_list_init (NwOrderList *self)
{
  self->order = g_array_new (FALSE, FALSE, sizeof (guint));
  self->box = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->box, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->box), "boxed-list");
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
}

/**
 * nw_order_list_new:
 * @field: a field of type %NW_FIELD_ENUM_LIST
 *
 * Returns: (transfer floating): an editor of it
 */
GtkWidget *
nw_order_list_new (const NwField *field)
{
  NwOrderList *self = g_object_new (NW_TYPE_ORDER_LIST, NULL);

  self->field = field;

  return GTK_WIDGET (self);
}

static gboolean
is_in (GVariant   *value,
       const char *word)
{
  for (gsize i = 0; i < g_variant_n_children (value); i++)
    {
      g_autoptr (GVariant) box = g_variant_get_child_value (value, i);
      g_autoptr (GVariant) item = g_variant_get_variant (box);

      if (g_strcmp0 (nw_json_get_string (item), word) == 0)
        return TRUE;
    }

  return FALSE;
}

static void
take_in (NwOrderList *self,
         const char  *word)
{
  for (guint i = 0; word != NULL && self->field->choices[i] != NULL; i++)
    if (strcmp (self->field->choices[i], word) == 0)
      g_array_append_val (self->order, i);
}

/**
 * nw_order_list_update:
 * @self: the editor
 * @value: (nullable): the list
 *
 * Shows a list: its words in their order, then those that are not in it.
 */
void
nw_order_list_update (NwOrderList *self,
                      GVariant    *value)
{
  const gboolean is_list = value != NULL && g_variant_is_of_type (value, G_VARIANT_TYPE ("av"));
  GtkWidget *child;

  g_array_set_size (self->order, 0);
  for (gsize i = 0; is_list && i < g_variant_n_children (value); i++)
    {
      g_autoptr (GVariant) box = g_variant_get_child_value (value, i);
      g_autoptr (GVariant) item = g_variant_get_variant (box);

      take_in (self, nw_json_get_string (item));
    }
  self->n_in = self->order->len;
  for (guint i = 0; self->field->choices[i] != NULL; i++)
    if (!is_list || !is_in (value, self->field->choices[i]))
      g_array_append_val (self->order, i);

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->box))) != NULL)
    {
      nw_bindings_retire (child);
      gtk_list_box_remove (self->box, child);
    }
  for (guint i = 0; i < self->order->len; i++)
    gtk_list_box_append (self->box, new_row (self, i));
}

