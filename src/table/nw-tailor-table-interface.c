/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tang Master Tailor's table as the page of a game uses it; see nw-table.h.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include "cards/nw-order-layout.h"
#include "table/nw-closer-look.h"
#include "table/nw-order-piece.h"
#include "table/nw-tailor-motion.h"
#include "table/nw-tailor-table-private.h"
#include "table/nw-tailor-words.h"

static NwTailorFaces *
get_faces (NwTailorTable     *self,
           const NwTableLook *look)
{
  if (self->faces != NULL && self->words == nw_catalogue_get (look->language))
    return nw_tailor_faces_ref (self->faces);

  return nw_tailor_faces_new (look->ruleset, look->language);
}

static void
show (NwTable           *table,
      const NwTableLook *look)
{
  NwTailorTable *self = NW_TAILOR_TABLE (table);
  g_autoptr (NwTailorFaces) faces = get_faces (self, look);
  g_autoptr (NwTailorGame) game =
    self->game != NULL ? g_object_ref (self->game) : nw_tailor_game_new (look->ruleset);
  const NwTailorView view = {
    .game = game,
    .faces = faces,
    .words = nw_catalogue_get (look->language),
    .seats = look->seats,
    .viewer = look->front,
    .is_live = look->is_live,
  };

  nw_tailor_game_update (game, look->state, look->legal, look->n_legal);
  nw_action_bar_set_quiet (self->bar, look->is_quiet);
  nw_tailor_table_update (self, &view);
}

static void
refuse (NwTable *table)
{
  nw_tailor_table_refuse (NW_TAILOR_TABLE (table));
}

static void
show_possibilities (NwTable *table)
{
  nw_tailor_table_show_possibilities (NW_TAILOR_TABLE (table));
}

static const char *
get_prompt (NwTable *table)
{
  return nw_tailor_table_get_prompt (NW_TAILOR_TABLE (table));
}

static void
show_advice (NwTable    *table,
             NwMove      move,
             const char *sentence)
{
  nw_tailor_table_show_advice (NW_TAILOR_TABLE (table), move, sentence);
}

static void
tell (NwTable  *table,
      NwMotion *motion,
      NwMatch  *match,
      guint     index,
      guint     reader)
{
  nw_tailor_motion_tell (motion, match, index, NW_TAILOR_TABLE (table)->viewer, reader);
}

static void
on_card_activated_cb (NwTailorTable *self,
                      gboolean       is_strong,
                      NwOrderPiece  *piece)
{
  nw_closer_look_at_order (GTK_WIDGET (piece), self->faces, nw_order_piece_get_order (piece),
                           self->words);
}

static GtkWidget *
new_card (NwTable *table,
          guint    card,
          int      width)
{
  NwTailorTable *self = NW_TAILOR_TABLE (table);
  GtkWidget *piece = nw_order_piece_new ();
  g_autofree char *name = nw_tailor_words_order (self->faces, card, self->words);

  nw_piece_set_size (NW_PIECE (piece), width, (int) ((float) width * NW_CARD_ASPECT + 0.5f));
  nw_order_piece_update (NW_ORDER_PIECE (piece), self->faces, card, 0);
  nw_piece_set_name (NW_PIECE (piece), name);
  gtk_widget_set_tooltip_text (piece, name);
  g_signal_connect_object (piece, "activated", G_CALLBACK (on_card_activated_cb), self,
                           G_CONNECT_SWAPPED);

  return piece;
}

/**
 * nw_tailor_table_init_interface:
 * @iface: the interface
 *
 * Fills in what this table does.
 */
void
nw_tailor_table_init_interface (NwTableInterface *iface)
{
  iface->show = show;
  iface->refuse = refuse;
  iface->show_possibilities = show_possibilities;
  iface->get_prompt = get_prompt;
  iface->show_advice = show_advice;
  iface->tell = tell;
  iface->new_card = new_card;
}
