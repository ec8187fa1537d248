/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The curtain; see nw-curtain.h.  It knows a seat's name, colour and language, and nothing of the
 * game.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include "table/nw-curtain.h"
#include "table/nw-seat-disc.h"
#include "table/nw-template.h"
#include "table/nw-words.h"

struct _NwCurtain
{
  GtkWidget   parent_instance;

  /* Template children */
  GtkWidget  *content;
  NwSeatDisc *disc;
  GtkLabel   *title;
  GtkLabel   *hint;
  GtkButton  *ready_button;
};

G_DEFINE_FINAL_TYPE (NwCurtain, nw_curtain, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_READY,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
on_ready_clicked_cb (NwCurtain *self)
{
  g_signal_emit (self, signals[SIGNAL_READY], 0);
}

static gboolean
nw_curtain_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (NW_CURTAIN (widget)->ready_button));
}

static void
nw_curtain_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), NW_TYPE_CURTAIN);

  G_OBJECT_CLASS (nw_curtain_parent_class)->dispose (object);
}

static void
nw_curtain_class_init (NwCurtainClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nw_curtain_dispose;
  widget_class->grab_focus = nw_curtain_grab_focus;

  /**
   * NwCurtain::ready:
   * @self: the curtain
   *
   * Whoever was called is at the screen.
   */
  signals[SIGNAL_READY] = g_signal_new ("ready", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (NW_TYPE_SEAT_DISC);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "nw-curtain");
  nw_template_set (widget_class, "nw-curtain.ui");
  gtk_widget_class_bind_template_child (widget_class, NwCurtain, content);
  gtk_widget_class_bind_template_child (widget_class, NwCurtain, disc);
  gtk_widget_class_bind_template_child (widget_class, NwCurtain, title);
  gtk_widget_class_bind_template_child (widget_class, NwCurtain, hint);
  gtk_widget_class_bind_template_child (widget_class, NwCurtain, ready_button);
  gtk_widget_class_bind_template_callback (widget_class, on_ready_clicked_cb);
}

static void
nw_curtain_init (NwCurtain *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * nw_curtain_update:
 * @self: the curtain
 * @seat: who is called
 *
 * Calls a player, in that player's language.
 */
void
nw_curtain_update (NwCurtain  *self,
                   NwSeatInfo *seat)
{
  const NwCatalogue *words = nw_catalogue_get (nw_seat_info_get_language (seat));

  nw_seat_disc_update (self->disc, seat);
  gtk_label_set_label (self->title, nw_seat_info_get_name (seat));
  gtk_label_set_label (self->hint,
                       nw_catalogue_text (words, N_("It is your turn. The others look away.")));
  gtk_button_set_label (self->ready_button, nw_catalogue_text (words, N_("Ready")));
}
