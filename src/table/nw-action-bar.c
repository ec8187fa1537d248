/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The bar below the table; see nw-action-bar.h.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include <adwaita.h>

#include "table/nw-action-bar.h"
#include "table/nw-template.h"
#include "table/nw-words.h"

struct _NwActionBar
{
  GtkWidget          parent_instance;

  /* Template children */
  GtkWidget         *content;
  GtkLabel          *prompt;
  GtkWidget         *side_box;
  GtkButton         *left_button;
  GtkButton         *right_button;
  GtkWidget         *restock_box;
  GtkButton         *more_left_button;
  GtkButton         *more_right_button;
  GtkLabel          *split_label;
  GtkButton         *restock_button;
  AdwWrapBox        *choices;
  GtkButton         *decline_button;
  GtkButton         *end_button;

  /* Borrowed: lives as long as the process */
  const NwCatalogue *words;

  NwActionChoice     choice;
  gboolean           is_quiet;
};

G_DEFINE_FINAL_TYPE (NwActionBar, nw_action_bar, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_SIDE_CHOSEN,
  SIGNAL_SPLIT_STEPPED,
  SIGNAL_RESTOCK_CHOSEN,
  SIGNAL_CHOICE_CHOSEN,
  SIGNAL_DECLINED,
  SIGNAL_END_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
on_left_clicked_cb (NwActionBar *self)
{
  g_signal_emit (self, signals[SIGNAL_SIDE_CHOSEN], 0, FALSE);
}

static void
on_right_clicked_cb (NwActionBar *self)
{
  g_signal_emit (self, signals[SIGNAL_SIDE_CHOSEN], 0, TRUE);
}

static void
on_more_left_clicked_cb (NwActionBar *self)
{
  g_signal_emit (self, signals[SIGNAL_SPLIT_STEPPED], 0, 1);
}

static void
on_more_right_clicked_cb (NwActionBar *self)
{
  g_signal_emit (self, signals[SIGNAL_SPLIT_STEPPED], 0, -1);
}

static void
on_restock_clicked_cb (NwActionBar *self)
{
  g_signal_emit (self, signals[SIGNAL_RESTOCK_CHOSEN], 0);
}

static void
on_choice_clicked_cb (NwActionBar *self,
                      GtkButton   *button)
{
  g_signal_emit (self, signals[SIGNAL_CHOICE_CHOSEN], 0,
                 GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "index")));
}

static void
on_decline_clicked_cb (NwActionBar *self)
{
  g_signal_emit (self, signals[SIGNAL_DECLINED], 0);
}

static void
on_end_clicked_cb (NwActionBar *self)
{
  g_signal_emit (self, signals[SIGNAL_END_CHOSEN], 0);
}

static void
nw_action_bar_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), NW_TYPE_ACTION_BAR);

  G_OBJECT_CLASS (nw_action_bar_parent_class)->dispose (object);
}

static void
nw_action_bar_class_init (NwActionBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nw_action_bar_dispose;

  /**
   * NwActionBar::side-chosen:
   * @self: the bar
   * @is_right: which end
   *
   * An end of the row was chosen.
   */
  signals[SIGNAL_SIDE_CHOSEN] = g_signal_new ("side-chosen", type, G_SIGNAL_RUN_LAST, 0, NULL,
                                              NULL, NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
  /**
   * NwActionBar::split-stepped:
   * @self: the bar
   * @step: 1 for one more to the left, -1 for one more to the right
   *
   * Another split of the white fabrics is looked at.
   */
  signals[SIGNAL_SPLIT_STEPPED] = g_signal_new ("split-stepped", type, G_SIGNAL_RUN_LAST, 0, NULL,
                                                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  /**
   * NwActionBar::restock-chosen:
   * @self: the bar
   *
   * The split that is shown was chosen.
   */
  signals[SIGNAL_RESTOCK_CHOSEN] = g_signal_new ("restock-chosen", type, G_SIGNAL_RUN_LAST, 0,
                                                 NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * NwActionBar::choice-chosen:
   * @self: the bar
   * @index: which of the choices
   *
   * One of the choices was made.
   */
  signals[SIGNAL_CHOICE_CHOSEN] = g_signal_new ("choice-chosen", type, G_SIGNAL_RUN_LAST, 0, NULL,
                                                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  /**
   * NwActionBar::declined:
   * @self: the bar
   *
   * Nothing is to be reserved.
   */
  signals[SIGNAL_DECLINED] = g_signal_new ("declined", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                           NULL, G_TYPE_NONE, 0);
  /**
   * NwActionBar::end-chosen:
   * @self: the bar
   *
   * The turn is to end.
   */
  signals[SIGNAL_END_CHOSEN] = g_signal_new ("end-chosen", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                             NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "nw-bar");
  nw_template_set (widget_class, "nw-action-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, NwActionBar, content);
  gtk_widget_class_bind_template_child (widget_class, NwActionBar, prompt);
  gtk_widget_class_bind_template_child (widget_class, NwActionBar, side_box);
  gtk_widget_class_bind_template_child (widget_class, NwActionBar, left_button);
  gtk_widget_class_bind_template_child (widget_class, NwActionBar, right_button);
  gtk_widget_class_bind_template_child (widget_class, NwActionBar, restock_box);
  gtk_widget_class_bind_template_child (widget_class, NwActionBar, more_left_button);
  gtk_widget_class_bind_template_child (widget_class, NwActionBar, more_right_button);
  gtk_widget_class_bind_template_child (widget_class, NwActionBar, split_label);
  gtk_widget_class_bind_template_child (widget_class, NwActionBar, restock_button);
  gtk_widget_class_bind_template_child (widget_class, NwActionBar, choices);
  gtk_widget_class_bind_template_child (widget_class, NwActionBar, decline_button);
  gtk_widget_class_bind_template_child (widget_class, NwActionBar, end_button);
  gtk_widget_class_bind_template_callback (widget_class, on_left_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_right_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_more_left_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_more_right_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_restock_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_decline_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_end_clicked_cb);
}

static void
nw_action_bar_init (NwActionBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self->choices), FALSE);
}

static void
set_tip (GtkWidget  *widget,
         const char *tip)
{
  gtk_widget_set_tooltip_text (widget, tip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, tip, -1);
}

/**
 * nw_action_bar_update:
 * @self: the bar
 * @words: the reader's catalogue
 * @choice: what is offered
 *
 * Says what the bar offers, in the reader's language.
 */
void
nw_action_bar_update (NwActionBar       *self,
                      const NwCatalogue *words,
                      NwActionChoice     choice)
{
  self->words = words;
  self->choice = choice;
  gtk_widget_set_visible (self->side_box, choice == NW_ACTION_CHOICE_SIDE);
  gtk_widget_set_visible (self->restock_box, choice == NW_ACTION_CHOICE_RESTOCK);
  gtk_widget_set_visible (GTK_WIDGET (self->decline_button), choice == NW_ACTION_CHOICE_RESERVE);

  gtk_button_set_label (self->left_button, nw_catalogue_text (words, N_("Left End")));
  gtk_button_set_label (self->right_button, nw_catalogue_text (words, N_("Right End")));
  gtk_button_set_label (self->restock_button, nw_catalogue_text (words, N_("Restock")));
  gtk_button_set_label (self->decline_button, nw_catalogue_text (words, N_("Reserve Nothing")));
  gtk_button_set_label (self->end_button, nw_catalogue_text (words, N_("End Turn")));
  set_tip (GTK_WIDGET (self->more_left_button),
           nw_catalogue_text (words, N_("One More to the Left")));
  set_tip (GTK_WIDGET (self->more_right_button),
           nw_catalogue_text (words, N_("One More to the Right")));
}

/**
 * nw_action_bar_set_quiet:
 * @self: the bar
 * @is_quiet: whether nothing is announced
 *
 * Says whether readers of screens are told what is expected, or only read it.
 */
void
nw_action_bar_set_quiet (NwActionBar *self,
                         gboolean     is_quiet)
{
  self->is_quiet = is_quiet;
}

/**
 * nw_action_bar_set_prompt:
 * @self: the bar
 * @prompt: one sentence
 * @is_for_reader: whether it is the reader of whom something is expected
 *
 * Says what is expected now: to those who listen only if it is their turn, and once.
 */
void
nw_action_bar_set_prompt (NwActionBar *self,
                          const char  *prompt,
                          gboolean     is_for_reader)
{
  if (g_str_equal (gtk_label_get_label (self->prompt), prompt))
    return;

  gtk_label_set_label (self->prompt, prompt);
  if (is_for_reader && !self->is_quiet)
    gtk_accessible_announce (GTK_ACCESSIBLE (self), prompt,
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_LOW);
}

/**
 * nw_action_bar_get_prompt:
 * @self: the bar
 *
 * Returns: (transfer none): the sentence
 */
const char *
nw_action_bar_get_prompt (NwActionBar *self)
{
  return gtk_label_get_label (self->prompt);
}

/**
 * nw_action_bar_set_end:
 * @self: the bar
 * @is_visible: whether the turn is the reader's to end
 * @is_legal: whether it may end now
 *
 * Offers the end of the turn.  Where it is not possible yet, the button still answers why.
 */
void
nw_action_bar_set_end (NwActionBar *self,
                       gboolean     is_visible,
                       gboolean     is_legal)
{
  gtk_widget_set_visible (GTK_WIDGET (self->end_button), is_visible);
  if (is_legal)
    {
      gtk_widget_remove_css_class (GTK_WIDGET (self->end_button), "not-yet");
      gtk_accessible_reset_property (GTK_ACCESSIBLE (self->end_button),
                                     GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
    }
  else
    {
      gtk_widget_add_css_class (GTK_WIDGET (self->end_button), "not-yet");
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->end_button),
                                      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      nw_catalogue_text (self->words, N_("Not possible yet")), -1);
    }
}

/**
 * nw_action_bar_set_split:
 * @self: the bar
 * @n_left: white fabrics for the left end
 * @n_right: white fabrics for the right end
 *
 * Shows a split of the white fabrics.
 */
void
nw_action_bar_set_split (NwActionBar *self,
                         guint        n_left,
                         guint        n_right)
{
  g_autofree char *left = nw_catalogue_number (self->words, n_left);
  g_autofree char *right = nw_catalogue_number (self->words, n_right);
  g_autofree char *text =
    nw_words_say (self->words, N_("{left} left · {right} right"), "left", left, "right", right,
                  NULL);

  gtk_label_set_label (self->split_label, text);
  gtk_widget_set_sensitive (GTK_WIDGET (self->more_left_button), n_right > 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->more_right_button), n_left > 0);
}

/**
 * nw_action_bar_set_decline:
 * @self: the bar
 * @is_legal: whether reserving nothing is possible
 *
 * Offers to reserve nothing.
 */
void
nw_action_bar_set_decline (NwActionBar *self,
                           gboolean     is_legal)
{
  gtk_widget_set_visible (GTK_WIDGET (self->decline_button),
                          is_legal && self->choice == NW_ACTION_CHOICE_RESERVE);
}

static GtkWidget *
new_choice (NwActionBar *self,
            const char  *label,
            guint        index,
            gboolean     is_suggested)
{
  GtkWidget *button = gtk_button_new_with_label (label);
  GtkLabel *child = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button)));

  gtk_label_set_wrap (child, TRUE);
  gtk_label_set_natural_wrap_mode (child, GTK_NATURAL_WRAP_NONE);
  gtk_widget_add_css_class (button, "choice");
  if (is_suggested)
    gtk_widget_add_css_class (button, "suggested-action");
  g_object_set_data (G_OBJECT (button), "index", GUINT_TO_POINTER (index));
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_choice_clicked_cb), self,
                           G_CONNECT_SWAPPED);

  return button;
}

/**
 * nw_action_bar_set_choices:
 * @self: the bar
 * @labels: (array zero-terminated=1): what each choice does, the most sensible first
 * @is_suggested: whether the first is what is most likely wanted
 *
 * Offers choices, in place of those before.
 */
void
nw_action_bar_set_choices (NwActionBar       *self,
                           const char *const *labels,
                           gboolean           is_suggested)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->choices))) != NULL)
    adw_wrap_box_remove (self->choices, child);
  for (guint i = 0; labels[i] != NULL; i++)
    adw_wrap_box_append (self->choices, new_choice (self, labels[i], i, is_suggested && i == 0));
  gtk_widget_set_visible (GTK_WIDGET (self->choices), labels[0] != NULL);
}

/**
 * nw_action_bar_set_end_label:
 * @self: the bar
 * @label: what the end of the turn is called
 *
 * Names the end of the turn, after nw_action_bar_update().
 */
void
nw_action_bar_set_end_label (NwActionBar *self,
                             const char  *label)
{
  gtk_button_set_label (self->end_button, label);
}

/**
 * nw_action_bar_grab_choice:
 * @self: the bar
 *
 * Takes the focus to the choice that is offered.
 *
 * Returns: whether there is one
 */
gboolean
nw_action_bar_grab_choice (NwActionBar *self)
{
  if (self->choice == NW_ACTION_CHOICE_SIDE)
    return gtk_widget_grab_focus (GTK_WIDGET (self->left_button));
  if (self->choice == NW_ACTION_CHOICE_RESTOCK)
    return gtk_widget_grab_focus (GTK_WIDGET (self->restock_button));

  return gtk_widget_get_visible (GTK_WIDGET (self->choices)) &&
         gtk_widget_child_focus (GTK_WIDGET (self->choices), GTK_DIR_TAB_FORWARD);
}

/**
 * nw_action_bar_get_button:
 * @self: the bar
 * @button: which one
 *
 * Returns: (transfer none): the button, which need not be seen now
 */
GtkWidget *
nw_action_bar_get_button (NwActionBar   *self,
                          NwActionButton button)
{
  GtkButton *const buttons[] = {
    [NW_ACTION_BUTTON_LEFT] = self->left_button,
    [NW_ACTION_BUTTON_RIGHT] = self->right_button,
    [NW_ACTION_BUTTON_RESTOCK] = self->restock_button,
    [NW_ACTION_BUTTON_DECLINE] = self->decline_button,
    [NW_ACTION_BUTTON_END] = self->end_button,
  };

  return GTK_WIDGET (buttons[button]);
}
