/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A sequence of letters; see nw-letters.h.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-letters.h"

#include <glib/gi18n-lib.h>

#include "workshop/nw-naming.h"

#define SWATCH_SIZE 20

struct _NwLetters
{
  AdwBin         parent_instance;

  /* Borrowed: children */
  AdwWrapBox    *box;
  GtkMenuButton *add_button;
  GtkBox        *choices;

  /* Owned */
  char          *label;
  NwPalette     *palette;
  GString       *text;

  guint          most;
};

G_DEFINE_FINAL_TYPE (NwLetters, nw_letters, ADW_TYPE_BIN)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* ---- Swatches --------------------------------------------------------------------------------- */

#define NW_TYPE_SWATCH (nw_swatch_get_type ())
G_DECLARE_FINAL_TYPE (NwSwatch, nw_swatch, NW, SWATCH, GtkWidget)

struct _NwSwatch
{
  GtkWidget  parent_instance;

  NwPalette *palette;
  char       letter;
};

G_DEFINE_FINAL_TYPE (NwSwatch, nw_swatch, GTK_TYPE_WIDGET)

static void
nw_swatch_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  NwSwatch *self = NW_SWATCH (widget);
  const float width = (float) gtk_widget_get_width (widget);
  const float height = (float) gtk_widget_get_height (widget);
  const float side = MIN (width, height);

  nw_palette_snapshot (self->palette, self->letter, snapshot,
                       &GRAPHENE_RECT_INIT ((width - side) / 2, (height - side) / 2, side, side),
                       gtk_widget_get_pango_context (widget));
}

static void
nw_swatch_finalize (GObject *object)
{
  g_clear_pointer (&NW_SWATCH (object)->palette, nw_palette_unref);

  G_OBJECT_CLASS (nw_swatch_parent_class)->finalize (object);
}

static void
nw_swatch_class_init (NwSwatchClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nw_swatch_finalize;
  GTK_WIDGET_CLASS (klass)->snapshot = nw_swatch_snapshot;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "nw-swatch");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
nw_swatch_init (NwSwatch *self)
{
}

/**
 * nw_swatch_new:
 * @palette: letters
 * @letter: one of them
 * @size: its side in pixels
 *
 * Returns: (transfer floating): a picture of the letter's cloth
 */
GtkWidget *
nw_swatch_new (NwPalette *palette,
               char       letter,
               int        size)
{
  NwSwatch *self = g_object_new (NW_TYPE_SWATCH, "width-request", size, "height-request", size,
                                 "valign", GTK_ALIGN_CENTER, "halign", GTK_ALIGN_CENTER, NULL);

  self->palette = nw_palette_ref (palette);
  self->letter = letter;

  return GTK_WIDGET (self);
}

/* ---- Sequence --------------------------------------------------------------------------------- */

static void fill (NwLetters *self);

static void
on_letter_clicked_cb (NwLetters *self,
                      GtkWidget *button)
{
  const guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "index"));

  gtk_widget_grab_focus (GTK_WIDGET (self->add_button));
  g_string_erase (self->text, (gssize) index, 1);
  fill (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
on_choice_clicked_cb (NwLetters *self,
                      GtkWidget *button)
{
  const guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "index"));

  g_string_append_c (self->text, nw_palette_get_letter (self->palette, index));
  if (self->text->len >= self->most)
    gtk_menu_button_popdown (self->add_button);
  fill (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static GtkWidget *
new_button (NwLetters  *self,
            char        letter,
            guint       index,
            const char *format,
            GCallback   callback)
{
  GtkWidget *button = gtk_button_new ();
  const guint known = nw_palette_find (self->palette, letter);
  const char unknown[] = { letter, '\0' };
  g_autofree char *words =
    nw_naming_step (format, known < nw_palette_get_n (self->palette)
                            ? nw_palette_get_name (self->palette, known) : unknown);

  gtk_button_set_child (GTK_BUTTON (button), nw_swatch_new (self->palette, letter, SWATCH_SIZE));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "letter");
  gtk_widget_set_tooltip_text (button, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
  g_object_set_data (G_OBJECT (button), "index", GUINT_TO_POINTER (index));
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);

  return button;
}

static void
fill (NwLetters *self)
{
  GtkWidget *child;
  g_autofree char *words = nw_palette_say (self->palette, self->text->str);

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->box))) !=
         GTK_WIDGET (self->add_button))
    adw_wrap_box_remove (self->box, child);

  for (guint i = 0; i < self->text->len; i++)
    adw_wrap_box_insert_child_after (self->box,
                                     new_button (self, self->text->str[i], i,
                                                 /* Translators: %s is a colour. */
                                                 _("Take %s away"),
                                                 G_CALLBACK (on_letter_clicked_cb)),
                                     gtk_widget_get_prev_sibling (GTK_WIDGET (self->add_button)));
  gtk_widget_set_sensitive (GTK_WIDGET (self->add_button), self->text->len < self->most);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  self->label, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
}

static void
fill_choices (NwLetters *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->choices))) != NULL)
    gtk_box_remove (self->choices, child);

  for (guint i = 0; i < nw_palette_get_n (self->palette); i++)
    gtk_box_append (self->choices, new_button (self, nw_palette_get_letter (self->palette, i), i,
                                               /* Translators: %s is a colour. */
                                               _("Add %s"),
                                               G_CALLBACK (on_choice_clicked_cb)));
}

/* ---- Class ------------------------------------------------------------------------------------ */

static void
nw_letters_finalize (GObject *object)
{
  NwLetters *self = NW_LETTERS (object);

  g_free (self->label);
  g_clear_pointer (&self->palette, nw_palette_unref);
  g_string_free (self->text, TRUE);

  G_OBJECT_CLASS (nw_letters_parent_class)->finalize (object);
}

static void
nw_letters_class_init (NwLettersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = nw_letters_finalize;
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", NW_TYPE_LETTERS, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
nw_letters_init (NwLetters *self)
{
  GtkWidget *popover = gtk_popover_new ();

  self->text = g_string_new (NULL);
  self->box = ADW_WRAP_BOX (adw_wrap_box_new ());
  adw_wrap_box_set_child_spacing (self->box, 2);
  adw_wrap_box_set_line_spacing (self->box, 2);
  self->choices = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2));
  self->add_button = GTK_MENU_BUTTON (gtk_menu_button_new ());
  gtk_popover_set_child (GTK_POPOVER (popover), GTK_WIDGET (self->choices));
  gtk_menu_button_set_popover (self->add_button, popover);
  gtk_menu_button_set_icon_name (self->add_button, "list-add-symbolic");
  gtk_widget_add_css_class (GTK_WIDGET (self->add_button), "flat");
  adw_wrap_box_append (self->box, GTK_WIDGET (self->add_button));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
}

/**
 * nw_letters_new:
 * @label: what the sequence is
 *
 * Returns: (transfer floating): an empty sequence
 */
GtkWidget *
nw_letters_new (const char *label)
{
  NwLetters *self = g_object_new (NW_TYPE_LETTERS, NULL);
  g_autofree char *words = nw_naming_step (_("Add to “%s”"), label);

  self->label = g_strdup (label);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->add_button), words);

  return GTK_WIDGET (self);
}

/**
 * nw_letters_update:
 * @self: the widget
 * @palette: what there is to choose from
 * @letters: the sequence
 * @most: how long it may become
 *
 * Shows a sequence.
 */
void
nw_letters_update (NwLetters  *self,
                   NwPalette  *palette,
                   const char *letters,
                   guint       most)
{
  const gboolean is_same = nw_palette_is_equal (self->palette, palette);

  if (is_same && self->most == most && g_str_equal (self->text->str, letters))
    return;

  nw_palette_ref (palette);
  g_clear_pointer (&self->palette, nw_palette_unref);
  self->palette = palette;
  self->most = most;
  g_string_assign (self->text, letters);
  if (!is_same)
    fill_choices (self);
  fill (self);
}

/**
 * nw_letters_get_text:
 * @self: the widget
 *
 * Returns: (transfer none): the sequence
 */
const char *
nw_letters_get_text (NwLetters *self)
{
  return self->text->str;
}
