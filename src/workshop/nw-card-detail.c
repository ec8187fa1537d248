/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The card that is chosen; see nw-card-detail.h.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-card-detail.h"

#include <glib/gi18n-lib.h>

#include "ruleset/nw-json.h"
#include "workshop/nw-card-view.h"
#include "workshop/nw-edit.h"
#include "workshop/nw-form.h"
#include "workshop/nw-naming.h"
#include "workshop/nw-picture-pane.h"
#include "workshop/nw-workshop-template.h"

#define FACE_WIDTH 140

struct _NwCardDetail
{
  AdwBin      parent_instance;

  /* Template children */
  GtkStack   *stack;
  GtkLabel   *name;
  GtkLabel   *place;
  GtkLabel   *mixed;
  GtkBox     *faces;
  AdwBin     *form_bin;
  AdwBin     *picture_bin;
  GtkButton  *close_button;

  /* Borrowed: children */
  NwCardView *views[NW_N_LANGUAGES];
  NwForm     *form;
  NwPicturePane *picture;

  /* Owned */
  char       *list;
};

G_DEFINE_FINAL_TYPE (NwCardDetail, nw_card_detail, ADW_TYPE_BIN)

enum
{
  SIGNAL_EDITED,
  SIGNAL_PICTURE_GIVEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
on_form_edited_cb (NwCardDetail  *self,
                   const char    *path,
                   const NwField *field,
                   GVariant      *value)
{
  g_signal_emit (self, signals[SIGNAL_EDITED], 0, path, field, value);
}

static void
on_picture_given_cb (NwCardDetail *self,
                     GVariant     *image)
{
  g_signal_emit (self, signals[SIGNAL_PICTURE_GIVEN], 0, image);
}

/* The picture that the card names, if its kind of card can have one. */
static void
show_picture (NwCardDetail  *self,
              NwRuleset     *ruleset,
              const NwField *field,
              GVariant      *entry)
{
  const NwField *member = nw_fields_get (field->members, "image");

  gtk_widget_set_visible (GTK_WIDGET (self->picture), member != NULL);
  if (member != NULL)
    nw_picture_pane_show (self->picture, ruleset, self->list, entry);
}

static void
add_faces (NwCardDetail *self)
{
  for (guint i = 0; i < NW_N_LANGUAGES; i++)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
      GtkWidget *label = gtk_label_new (nw_naming_get_tongue (nw_languages[i]));

      self->views[i] = NW_CARD_VIEW (nw_card_view_new (nw_languages[i], FACE_WIDTH));
      gtk_widget_add_css_class (label, "caption");
      gtk_widget_add_css_class (label, "dimmed");
      gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->views[i]));
      gtk_box_append (GTK_BOX (box), label);
      gtk_box_append (self->faces, box);
    }
}

static void
set_list (NwCardDetail  *self,
          const char    *list,
          const NwField *field)
{
  GtkWidget *form;

  if (g_strcmp0 (self->list, list) == 0)
    return;

  g_set_str (&self->list, list);
  form = nw_form_new (field->members, NW_FORM_PLAIN);
  self->form = NW_FORM (form);
  g_signal_connect_object (form, "edited", G_CALLBACK (on_form_edited_cb), self,
                           G_CONNECT_SWAPPED);
  adw_bin_set_child (self->form_bin, form);
}

static char *
say_place (const NwField *field,
           GVariant      *entry,
           guint          index,
           guint          n)
{
  g_autofree char *label = nw_naming_field (field);
  g_autoptr (GVariant) id = nw_json_get (entry, "id");
  /* Translators: a card's kind, its number, how many there are, and its identity. */
  return g_strdup_printf (_("%s %u of %u · id %s"), label, index + 1, n,
                          id != NULL && nw_json_get_string (id) != NULL
                          ? nw_json_get_string (id) : "–");
}

/* ---- Class ------------------------------------------------------------------------------------ */

static void
nw_card_detail_dispose (GObject *object)
{
  adw_bin_set_child (ADW_BIN (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), NW_TYPE_CARD_DETAIL);

  G_OBJECT_CLASS (nw_card_detail_parent_class)->dispose (object);
}

static void
nw_card_detail_finalize (GObject *object)
{
  g_free (NW_CARD_DETAIL (object)->list);

  G_OBJECT_CLASS (nw_card_detail_parent_class)->finalize (object);
}

static void
nw_card_detail_class_init (NwCardDetailClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nw_card_detail_dispose;
  G_OBJECT_CLASS (klass)->finalize = nw_card_detail_finalize;
  signals[SIGNAL_EDITED] =
    g_signal_new ("edited", NW_TYPE_CARD_DETAIL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 3, G_TYPE_STRING, G_TYPE_POINTER, G_TYPE_VARIANT);

  signals[SIGNAL_PICTURE_GIVEN] =
    g_signal_new ("picture-given", NW_TYPE_CARD_DETAIL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_VARIANT);

  nw_workshop_template_set (widget_class, "nw-card-detail.ui");
  gtk_widget_class_bind_template_child (widget_class, NwCardDetail, stack);
  gtk_widget_class_bind_template_child (widget_class, NwCardDetail, name);
  gtk_widget_class_bind_template_child (widget_class, NwCardDetail, place);
  gtk_widget_class_bind_template_child (widget_class, NwCardDetail, mixed);
  gtk_widget_class_bind_template_child (widget_class, NwCardDetail, faces);
  gtk_widget_class_bind_template_child (widget_class, NwCardDetail, form_bin);
  gtk_widget_class_bind_template_child (widget_class, NwCardDetail, picture_bin);
  gtk_widget_class_bind_template_child (widget_class, NwCardDetail, close_button);
}

static void
nw_card_detail_init (NwCardDetail *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_faces (self);
  self->picture = NW_PICTURE_PANE (nw_picture_pane_new ());
  g_signal_connect_object (self->picture, "given", G_CALLBACK (on_picture_given_cb), self,
                           G_CONNECT_SWAPPED);
  adw_bin_set_child (self->picture_bin, GTK_WIDGET (self->picture));
}

/**
 * nw_card_detail_show:
 * @self: the pane
 * @ruleset: the ruleset
 * @list: pointer to a list of its cards
 * @indices: (array length=n_indices): the chosen cards
 * @n_indices: how many
 *
 * Shows the cards that are chosen.
 */
void
nw_card_detail_show (NwCardDetail *self,
                     NwRuleset    *ruleset,
                     const char   *list,
                     const guint  *indices,
                     guint         n_indices)
{
  const NwField *field = nw_columns_find_list (ruleset, list);
  g_autoptr (GVariant) entry =
    n_indices > 0 ? nw_edit_get_entry (ruleset, list, indices[0]) : NULL;
  g_autofree char *name = NULL;
  g_autofree char *place = NULL;

  gtk_stack_set_visible_child_name (self->stack, entry != NULL ? "card" : "none");
  if (entry == NULL)
    return;

  set_list (self, list, field);
  for (guint i = 0; i < NW_N_LANGUAGES; i++)
    nw_card_view_show (self->views[i], ruleset, list, entry);
  name = nw_naming_entry (field, entry, indices[0]);
  if (n_indices > 1)
    place = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "and %u more card",
                                          "and %u more cards", n_indices - 1), n_indices - 1);
  else
    place = say_place (field, entry, indices[0], nw_edit_n_entries (ruleset, list));
  gtk_label_set_label (self->name, name);
  gtk_label_set_label (self->place, place);
  gtk_widget_set_visible (GTK_WIDGET (self->mixed), n_indices > 1);
  nw_form_update (self->form, ruleset, entry);
  show_picture (self, ruleset, field, entry);
}

/**
 * nw_card_detail_set_edit:
 * @self: the pane
 * @can_edit: whether cards can be changed
 *
 * Lets cards be changed, or only looked at.
 */
void
nw_card_detail_set_edit (NwCardDetail *self,
                         gboolean      can_edit)
{
  gtk_widget_set_sensitive (GTK_WIDGET (self->form_bin), can_edit);
  gtk_widget_set_sensitive (GTK_WIDGET (self->picture_bin), can_edit);
}

/**
 * nw_card_detail_set_can_close:
 * @self: the pane
 * @can_close: whether it lies over the cards
 *
 * Offers to close it, by the action `cards.hide-detail`.
 */
void
nw_card_detail_set_can_close (NwCardDetail *self,
                              gboolean      can_close)
{
  gtk_widget_set_visible (GTK_WIDGET (self->close_button), can_close);
}

/**
 * nw_card_detail_take_picture:
 * @self: the pane, with cards that can have one
 * @file: a picture
 *
 * Reads a picture for the cards and lays a frame on it.
 */
void
nw_card_detail_take_picture (NwCardDetail *self,
                             GFile        *file)
{
  nw_picture_pane_take (self->picture, file);
}

/**
 * nw_card_detail_find:
 * @self: the pane
 * @path: where a value is within the card
 *
 * Returns: (transfer none) (nullable): the widget that edits it
 */
GtkWidget *
nw_card_detail_find (NwCardDetail *self,
                     const char   *path)
{
  return self->form != NULL ? nw_form_find (self->form, path) : NULL;
}
