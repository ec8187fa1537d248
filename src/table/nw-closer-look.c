/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Closer looks; see nw-closer-look.h.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include "cards/nw-order-layout.h"
#include "table/nw-closer-look.h"
#include "table/nw-order-piece.h"
#include "table/nw-seat-view.h"
#include "table/nw-tailor-words.h"
#include "table/nw-zone-box.h"

#define LOOK_WIDTH 250
#define LIST_WIDTH 92

static GtkWidget *
new_card (NwTailorFaces      *faces,
          const NwTailorCard *card,
          const NwCatalogue  *words,
          int                 width)
{
  GtkWidget *piece = nw_order_piece_new ();
  g_autofree char *name = NULL;

  nw_piece_set_size (NW_PIECE (piece), width, (int) ((float) width * NW_CARD_ASPECT + 0.5f));
  gtk_widget_set_halign (piece, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (piece, GTK_ALIGN_CENTER);
  if (card->order == NW_TAILOR_NONE)
    {
      nw_order_piece_show_back (NW_ORDER_PIECE (piece), faces, card->level, -1);
      name = nw_words_say (words, N_("Face down, {level}"), "level",
                           nw_tailor_faces_get_level_name (faces, card->level), NULL);
    }
  else
    {
      nw_order_piece_update (NW_ORDER_PIECE (piece), faces, card->order, card->magic);
      name = nw_tailor_words_order (faces, card->order, words);
    }
  nw_piece_set_name (NW_PIECE (piece), name);
  gtk_widget_set_tooltip_text (piece, name);

  return piece;
}

/**
 * nw_closer_look_append:
 * @box: where it goes
 * @text: (nullable): a text; without one nothing is done
 * @css_class: (nullable): how it looks
 *
 * Appends a paragraph.
 */
void
nw_closer_look_append (GtkBox     *box,
                       const char *text,
                       const char *css_class)
{
  GtkWidget *label;

  if (text == NULL)
    return;

  label = gtk_label_new (text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 34);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (box, label);
}

/**
 * nw_closer_look_widget:
 * @faces: what to show
 * @order: an order
 * @words: the reader's catalogue
 * @width: width of the card in application pixels
 *
 * Returns: (transfer floating): the card, and beside it all that it says in words
 */
GtkWidget *
nw_closer_look_widget (NwTailorFaces     *faces,
                       guint              order,
                       const NwCatalogue *words,
                       int                width)
{
  const NwTailorOrder *card = nw_tailor_faces_get_order (faces, order);
  const NwTailorCard shown = { .order = (guint8) order, .level = card->level };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 16);
  GtkBox *texts = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 8));
  GtkWidget *piece = new_card (faces, &shown, words, width);
  g_autofree char *points = nw_words_count (words, N_NG ("{n} point", "{n} points"), card->points);
  g_autofree char *level = g_strdup_printf ("%s · %s",
                                            nw_tailor_faces_get_level_name (faces, card->level),
                                            points);
  g_autofree char *sequence = nw_tailor_words_sequence (faces, card->fabrics, card->length);
  g_autofree char *reward = nw_tailor_words_reward (faces, order, words);
  g_autofree char *pattern = NULL;
  g_autofree char *client = NULL;

  if (card->pattern != NW_TAILOR_NONE)
    pattern = nw_words_say (words, N_("Pattern: {pattern}."), "pattern",
                            nw_tailor_faces_get_pattern_name (faces, card->pattern), NULL);
  if (nw_tailor_faces_get_order_client (faces, order) != NULL)
    client = nw_words_say (words, N_("For: {client}"), "client",
                           nw_tailor_faces_get_order_client (faces, order), NULL);

  gtk_widget_set_can_focus (piece, FALSE);
  gtk_widget_set_can_target (piece, FALSE);
  gtk_widget_set_tooltip_text (piece, NULL);
  gtk_widget_set_valign (GTK_WIDGET (texts), GTK_ALIGN_CENTER);
  nw_closer_look_append (texts, nw_tailor_faces_get_order_name (faces, order), "title-3");
  nw_closer_look_append (texts, client, "dim-label");
  nw_closer_look_append (texts, level, "heading");
  nw_closer_look_append (texts, sequence, NULL);
  nw_closer_look_append (texts, pattern, NULL);
  nw_closer_look_append (texts, reward, NULL);
  gtk_box_append (GTK_BOX (box), piece);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (texts));

  return box;
}

/**
 * nw_closer_look_dialog:
 * @title: what is looked at
 * @content: (transfer floating): what is to be seen
 *
 * Makes a dialog for a closer look, which scrolls where it has to.
 *
 * Returns: (transfer floating): a dialog that shows it
 */
AdwDialog *
nw_closer_look_dialog (const char *title,
                       GtkWidget  *content)
{
  AdwDialog *dialog = adw_dialog_new ();
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_widget_set_margin_top (content, 6);
  gtk_widget_set_margin_bottom (content, 24);
  gtk_widget_set_margin_start (content, 18);
  gtk_widget_set_margin_end (content, 18);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), content);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), scroller);
  adw_dialog_set_child (dialog, view);
  adw_dialog_set_title (dialog, title);

  return dialog;
}

/**
 * nw_closer_look_at_order:
 * @parent: a widget of the window
 * @faces: what to show
 * @order: an order
 * @words: the reader's catalogue
 *
 * Shows an order large, with all that it says in words.
 */
void
nw_closer_look_at_order (GtkWidget         *parent,
                         NwTailorFaces     *faces,
                         guint              order,
                         const NwCatalogue *words)
{
  GtkWidget *content = nw_closer_look_widget (faces, order, words, LOOK_WIDTH);
  AdwDialog *dialog;

  if (gtk_widget_get_width (GTK_WIDGET (gtk_widget_get_root (parent))) < 2 * LOOK_WIDTH)
    gtk_orientable_set_orientation (GTK_ORIENTABLE (content), GTK_ORIENTATION_VERTICAL);
  dialog = nw_closer_look_dialog (nw_tailor_faces_get_order_name (faces, order), content);
  adw_dialog_set_content_width (dialog, 540);
  adw_dialog_present (dialog, parent);
}

static void
append_cards (GtkBox             *box,
              const NwTailorView *view,
              const char         *title,
              const NwTailorCard *cards,
              guint               n_cards)
{
  GtkWidget *wrap;

  if (n_cards == 0)
    return;

  nw_closer_look_append (box, title, "heading");
  wrap = adw_wrap_box_new ();
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (wrap), 10);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (wrap), 10);
  for (guint i = 0; i < n_cards; i++)
    adw_wrap_box_append (ADW_WRAP_BOX (wrap),
                         new_card (view->faces, &cards[i], view->words, LIST_WIDTH));
  gtk_box_append (box, wrap);
}

/**
 * nw_closer_look_at_seat:
 * @parent: a widget of the window
 * @view: what is to be seen
 * @seat: whose table
 *
 * Shows all that lies before a player, as the viewer may know it.
 */
void
nw_closer_look_at_seat (GtkWidget          *parent,
                        const NwTailorView *view,
                        guint               seat)
{
  g_autoptr (NwSeatInfo) info = g_list_model_get_item (view->seats, seat);
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  g_autofree char *facts = nw_seat_view_facts (view, seat);
  g_autofree char *row =
    nw_tailor_words_row (view->faces, nw_tailor_game_get_seat (view->game, seat), view->words);
  NwTailorCard cards[NW_TAILOR_MAX_CARDS];
  AdwDialog *dialog;
  guint n;

  nw_closer_look_append (GTK_BOX (content), facts, "heading");
  nw_closer_look_append (GTK_BOX (content), row, NULL);
  n = nw_tailor_game_get_exclusive (view->game, seat, cards);
  append_cards (GTK_BOX (content), view, nw_catalogue_text (view->words, N_("Exclusive orders")),
                cards, n);
  n = nw_tailor_game_get_completed (view->game, seat, cards);
  append_cards (GTK_BOX (content), view, nw_catalogue_text (view->words, N_("Completed orders")),
                cards, n);
  if (n == 0)
    nw_closer_look_append (GTK_BOX (content),
                         nw_catalogue_text (view->words, N_("No orders are completed yet.")),
                         "dim-label");

  dialog = nw_closer_look_dialog (nw_seat_info_get_name (info), content);
  adw_dialog_set_content_width (dialog, 560);
  adw_dialog_present (dialog, parent);
}
