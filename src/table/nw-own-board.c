/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The viewer's own board; see nw-own-board.h.
 *
 * Its parts stand side by side where there is room, and under one another where there is not.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include "cards/nw-order-layout.h"
#include "table/nw-fabric-piece.h"
#include "table/nw-medal-piece.h"
#include "table/nw-own-board.h"
#include "table/nw-places.h"
#include "table/nw-seat-disc.h"
#include "table/nw-seat-view.h"
#include "table/nw-tailor-words.h"
#include "table/nw-template.h"
#include "table/nw-zone-box.h"

#define COLOUR_SIZE 44
#define MAGIC_SIZE 44
#define CARD_WIDTH 48

struct _NwOwnBoard
{
  GtkWidget   parent_instance;

  /* Template children */
  GtkGrid    *grid;
  GtkWidget  *identity;
  NwSeatDisc *disc;
  GtkLabel   *name;
  GtkLabel   *facts;
  GtkWidget  *palette_box;
  GtkLabel   *palette_title;
  NwZoneBox  *palette;
  GtkLabel   *dyes;
  NwRowView  *row;
  GtkWidget  *collection;
  GtkWidget  *medals_box;
  GtkLabel   *medals_title;
  NwZoneBox  *medals;
  GtkWidget  *cards_box;
  GtkLabel   *cards_title;
  NwZoneBox  *cards;
  GtkWidget  *magic_box;
  GtkLabel   *magic_title;
  NwZoneBox  *magic;

  /* Borrowed: lives as long as the process */
  const NwCatalogue *words;

  guint       magic_source;
  gboolean    is_compact;
};

G_DEFINE_FINAL_TYPE (NwOwnBoard, nw_own_board, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_COMPACT,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

enum
{
  SIGNAL_COLOUR_CHOSEN,
  SIGNAL_MAGIC_CHOSEN,
  SIGNAL_ORDER_ADDED,
  SIGNAL_COMPLETED_ASKED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* ---- Where the parts stand -------------------------------------------------------------------- */

static void
put (NwOwnBoard *self,
     GtkWidget  *part,
     int         column,
     int         row,
     int         width,
     int         height)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self->grid));
  GtkLayoutChild *child = gtk_layout_manager_get_layout_child (layout, part);

  g_object_set (child, "column", column, "row", row, "column-span", width, "row-span", height,
                NULL);
}

static void
arrange (NwOwnBoard *self)
{
  const gboolean is_compact = self->is_compact;

  put (self, self->identity, 0, 0, 1, 1);
  put (self, GTK_WIDGET (self->row), is_compact ? 0 : 1, is_compact ? 1 : 0, is_compact ? 2 : 1,
       is_compact ? 1 : 2);
  put (self, self->palette_box, 0, is_compact ? 2 : 1, is_compact ? 2 : 1, 1);
  put (self, self->medals_box, is_compact ? 1 : 2, 0, 1, 1);
  put (self, self->collection, is_compact ? 0 : 2, is_compact ? 3 : 1, is_compact ? 2 : 1, 1);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->palette_box),
                                  is_compact ? GTK_ORIENTATION_HORIZONTAL
                                             : GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_visible (GTK_WIDGET (self->palette_title), !is_compact);
  gtk_widget_set_visible (GTK_WIDGET (self->medals_title), !is_compact);
  gtk_widget_set_valign (self->identity, is_compact ? GTK_ALIGN_CENTER : GTK_ALIGN_START);
  if (is_compact)
    gtk_widget_add_css_class (GTK_WIDGET (self), "compact");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "compact");
}

/* ---- What was chosen -------------------------------------------------------------------------- */

static void
on_colour_activated_cb (NwOwnBoard    *self,
                        gboolean       is_strong,
                        NwFabricPiece *piece)
{
  g_signal_emit (self, signals[SIGNAL_COLOUR_CHOSEN], 0, nw_fabric_piece_get_colour (piece));
}

static void
on_magic_activated_cb (NwOwnBoard    *self,
                       gboolean       is_strong,
                       NwFabricPiece *piece)
{
  const guint source = nw_fabric_piece_get_tag (piece);

  nw_own_board_set_magic (self, source == self->magic_source ? NW_OWN_BOARD_NO_MAGIC : source);
  g_signal_emit (self, signals[SIGNAL_MAGIC_CHOSEN], 0);
}

static void
on_medal_activated_cb (NwOwnBoard *self)
{
  g_signal_emit (self, signals[SIGNAL_COMPLETED_ASKED], 0);
}

/* ---- Parts ------------------------------------------------------------------------------------ */

static void
update_palette (NwOwnBoard         *self,
                const NwTailorView *view)
{
  const NwTailorRules *rules = nw_tailor_faces_get_rules (view->faces);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->palette));

  for (guint i = 0; i < rules->n_colours; i++)
    {
      g_autofree char *name =
        nw_words_say (view->words, N_("Dye {colour} (key {letter})"), "colour",
                      nw_tailor_faces_get_colour_name (view->faces, i), "letter",
                      nw_tailor_faces_get_cloth (view->faces, i)->letter, NULL);

      if (child == NULL)
        {
          child = nw_fabric_piece_new ();
          nw_piece_set_size (NW_PIECE (child), COLOUR_SIZE, COLOUR_SIZE);
          g_signal_connect_object (child, "activated", G_CALLBACK (on_colour_activated_cb), self,
                                   G_CONNECT_SWAPPED);
          gtk_box_append (GTK_BOX (self->palette), child);
        }
      nw_fabric_piece_update (NW_FABRIC_PIECE (child), view->faces, i, FALSE);
      gtk_widget_set_cursor_from_name (child, view->is_live ? "grab" : NULL);
      nw_piece_set_name (NW_PIECE (child), name);
      gtk_widget_set_tooltip_text (child, name);
      child = gtk_widget_get_next_sibling (child);
    }
}

static void
update_dyes (NwOwnBoard         *self,
             const NwTailorView *view)
{
  const guint per_turn = nw_tailor_faces_get_rules (view->faces)->dyes_per_turn;
  const gboolean is_completing =
    nw_tailor_game_get_action (view->game) == NW_TAILOR_ACTION_COMPLETE;
  g_autofree char *left =
    nw_catalogue_number (view->words, nw_tailor_game_get_dyes_left (view->game));
  g_autofree char *all = nw_catalogue_number (view->words, per_turn);
  g_autofree char *text = NULL;

  if (view->is_live && !is_completing)
    text = nw_words_say (view->words, N_("{left} of {all} dyes left"), "left", left, "all", all,
                         NULL);
  else if (view->is_live)
    text = g_strdup (nw_catalogue_text (view->words, N_("Completing orders")));
  gtk_label_set_label (self->dyes, text != NULL ? text : "");
  gtk_label_set_label (self->palette_title, nw_catalogue_text (view->words, N_("Dye a section")));
}

static void
add_magic (NwOwnBoard         *self,
           const NwTailorView *view,
           guint               source,
           guint               count)
{
  GtkWidget *piece = nw_fabric_piece_new ();
  g_autofree char *name = NULL;

  if (source == 0)
    name = nw_words_count (view->words,
                           N_NG ("{n} magic fabric in stock", "{n} magic fabrics in stock"), count);
  else
    name = nw_words_say (view->words, N_("Magic fabric on “{order}”"), "order",
                         nw_tailor_faces_get_order_name (view->faces, source - 1), NULL);

  nw_piece_set_size (NW_PIECE (piece), MAGIC_SIZE, MAGIC_SIZE);
  nw_fabric_piece_update (NW_FABRIC_PIECE (piece), view->faces, NW_FABRIC_MAGIC, FALSE);
  nw_fabric_piece_set_tag (NW_FABRIC_PIECE (piece), source);
  nw_places_set_key (piece, "magic %u", source);
  nw_piece_set_name (NW_PIECE (piece), name);
  gtk_widget_set_tooltip_text (piece, name);
  g_signal_connect_object (piece, "activated", G_CALLBACK (on_magic_activated_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->magic), piece);

  if (source == 0 && count > 1)
    {
      g_autofree char *text = g_strdup_printf ("×%u", count);
      GtkWidget *label = gtk_label_new (text);

      gtk_widget_add_css_class (label, "heading");
      gtk_box_append (GTK_BOX (self->magic), label);
    }
}

static void
update_magic (NwOwnBoard         *self,
              const NwTailorView *view,
              const NwTailorCard *completed,
              guint               n_completed)
{
  const guint stock = nw_tailor_game_get_seat (view->game, view->viewer)->magic;

  nw_zone_box_clear (self->magic);
  if (stock > 0)
    add_magic (self, view, 0, stock);
  for (guint i = 0; i < n_completed; i++)
    if (completed[i].magic > 0)
      add_magic (self, view, 1 + completed[i].order, completed[i].magic);

  gtk_label_set_label (self->magic_title, nw_catalogue_text (view->words, N_("Magic")));
  gtk_widget_set_visible (self->magic_box,
                          gtk_widget_get_first_child (GTK_WIDGET (self->magic)) != NULL);
  self->magic_source = NW_OWN_BOARD_NO_MAGIC;
}

static void
add_medal (NwOwnBoard         *self,
           const NwTailorView *view,
           guint               pattern,
           guint               count,
           guint               bonus)
{
  GtkWidget *piece = nw_medal_piece_new ();
  g_autofree char *orders =
    nw_words_count (view->words, N_NG ("{n} order", "{n} orders"), count);
  g_autofree char *times = nw_catalogue_number (view->words, bonus);
  g_autofree char *name =
    nw_words_say (view->words, bonus > 0 ? N_("{pattern}: {orders}, each {times} at the end")
                                         : N_("{pattern}: {orders}"),
                  "pattern", nw_tailor_faces_get_pattern_name (view->faces, pattern), "orders",
                  orders, "times", times, NULL);

  nw_medal_piece_update (NW_MEDAL_PIECE (piece), view->faces,
                         nw_tailor_faces_get_emblem (view->faces, pattern), count);
  nw_piece_set_name (NW_PIECE (piece), name);
  nw_places_set_key (piece, "medal %u", pattern);
  gtk_widget_set_tooltip_text (piece, name);
  g_signal_connect_object (piece, "activated", G_CALLBACK (on_medal_activated_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->medals), piece);
}

static void
update_medals (NwOwnBoard         *self,
               const NwTailorView *view,
               const NwTailorCard *completed,
               guint               n_completed)
{
  guint counts[NW_TAILOR_MAX_PATTERNS] = { 0 };
  guint bonuses[NW_TAILOR_MAX_PATTERNS] = { 0 };

  for (guint i = 0; i < n_completed; i++)
    {
      const NwTailorOrder *order = nw_tailor_faces_get_order (view->faces, completed[i].order);

      if (order->pattern != NW_TAILOR_NONE)
        counts[order->pattern]++;
      if (order->bonus_pattern != NW_TAILOR_NONE)
        bonuses[order->bonus_pattern] += order->multiplier;
    }

  nw_zone_box_clear (self->medals);
  for (guint i = 0; i < NW_TAILOR_MAX_PATTERNS; i++)
    if (counts[i] > 0 || bonuses[i] > 0)
      add_medal (self, view, i, counts[i], bonuses[i]);

  gtk_label_set_label (self->medals_title, nw_catalogue_text (view->words, N_("Completed")));
  gtk_widget_set_visible (self->medals_box,
                          gtk_widget_get_first_child (GTK_WIDGET (self->medals)) != NULL);
}

static void
add_card (NwOwnBoard         *self,
          const NwTailorView *view,
          const NwTailorCard *card,
          gboolean            is_exclusive)
{
  GtkWidget *piece = nw_order_piece_new ();
  g_autofree char *text = NULL;
  g_autofree char *name = NULL;

  nw_piece_set_size (NW_PIECE (piece), CARD_WIDTH, (int) (CARD_WIDTH * NW_CARD_ASPECT));
  if (card->order != NW_TAILOR_NONE)
    {
      nw_order_piece_update (NW_ORDER_PIECE (piece), view->faces, card->order, card->magic);
      text = nw_tailor_words_order (view->faces, card->order, view->words);
    }
  else
    {
      nw_order_piece_show_back (NW_ORDER_PIECE (piece), view->faces, card->level, -1);
      text = g_strdup (nw_tailor_faces_get_level_name (view->faces, card->level));
    }

  name = nw_words_say (view->words, is_exclusive ? N_("Exclusive: {order}")
                                                 : N_("Completed: {order}"),
                       "order", text, NULL);
  nw_piece_set_name (NW_PIECE (piece), name);
  gtk_widget_add_css_class (piece, is_exclusive ? "exclusive" : "completed");
  gtk_box_append (GTK_BOX (self->cards), piece);
  g_signal_emit (self, signals[SIGNAL_ORDER_ADDED], 0, piece);
}

/* What can still be completed: exclusive orders, and magic orders once more. */
static void
update_cards (NwOwnBoard         *self,
              const NwTailorView *view,
              const NwTailorCard *completed,
              guint               n_completed)
{
  NwTailorCard exclusive[NW_TAILOR_MAX_CARDS];
  const guint n_exclusive = nw_tailor_game_get_exclusive (view->game, view->viewer, exclusive);
  gboolean has_magic = FALSE;

  nw_zone_box_clear (self->cards);
  for (guint i = 0; i < n_exclusive; i++)
    add_card (self, view, &exclusive[i], TRUE);
  for (guint i = 0; i < n_completed; i++)
    if (nw_tailor_faces_get_order (view->faces, completed[i].order)->reward ==
        NW_TAILOR_REWARD_MAGIC)
      {
        add_card (self, view, &completed[i], FALSE);
        has_magic = TRUE;
      }

  gtk_label_set_label (self->cards_title,
                       nw_catalogue_text (view->words,
                                          n_exclusive == 0 ? N_("Magic orders")
                                          : has_magic ? N_("Exclusive and magic orders")
                                                      : N_("Exclusive orders")));
  gtk_widget_set_visible (self->cards_box, n_exclusive > 0 || has_magic);
}

static void
update_identity (NwOwnBoard         *self,
                 const NwTailorView *view)
{
  g_autoptr (NwSeatInfo) info = g_list_model_get_item (view->seats, view->viewer);
  g_autofree char *facts = nw_seat_view_facts (view, view->viewer);

  nw_places_set_key (self->identity, "seat %u", view->viewer);
  nw_seat_disc_update (self->disc, info);
  gtk_label_set_label (self->name, nw_seat_info_get_name (info));
  gtk_label_set_label (self->facts, facts);
  if (nw_tailor_game_get_turn (view->game) == view->viewer &&
      !nw_tailor_game_is_over (view->game))
    gtk_widget_add_css_class (GTK_WIDGET (self), "turn");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "turn");
}

/* What a reader of screens says on the way into a part. */
static void
name_zones (NwOwnBoard         *self,
            const NwTailorView *view)
{
  g_autoptr (NwSeatInfo) info = g_list_model_get_item (view->seats, view->viewer);
  g_autofree char *row = nw_words_say (view->words, N_("Row of {name}"), "name",
                                       nw_seat_info_get_name (info), NULL);
  const struct
  {
    gpointer    zone;
    const char *name;
  } zones[] = {
    { self, nw_seat_info_get_name (info) },
    { self->row, row },
    { self->palette, gtk_label_get_label (self->palette_title) },
    { self->medals, gtk_label_get_label (self->medals_title) },
    { self->cards, gtk_label_get_label (self->cards_title) },
    { self->magic, gtk_label_get_label (self->magic_title) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (zones); i++)
    gtk_accessible_update_property (GTK_ACCESSIBLE (zones[i].zone),
                                    GTK_ACCESSIBLE_PROPERTY_LABEL, zones[i].name, -1);
}

/* ---- Class ------------------------------------------------------------------------------------ */

static void
nw_own_board_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  if (prop_id == PROP_COMPACT)
    g_value_set_boolean (value, NW_OWN_BOARD (object)->is_compact);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
nw_own_board_set_property (GObject      *object,
                           guint         prop_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  NwOwnBoard *self = NW_OWN_BOARD (object);

  if (prop_id != PROP_COMPACT)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
      return;
    }

  if (self->is_compact == g_value_get_boolean (value))
    return;
  self->is_compact = g_value_get_boolean (value);
  arrange (self);
  g_object_notify_by_pspec (object, pspec);
}

static void
nw_own_board_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), NW_TYPE_OWN_BOARD);

  G_OBJECT_CLASS (nw_own_board_parent_class)->dispose (object);
}

static void
nw_own_board_class_init (NwOwnBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GType type = G_TYPE_FROM_CLASS (klass);

  object_class->get_property = nw_own_board_get_property;
  object_class->set_property = nw_own_board_set_property;
  object_class->dispose = nw_own_board_dispose;

  /**
   * NwOwnBoard:compact:
   *
   * Whether the parts stand under one another.
   */
  props[PROP_COMPACT] = g_param_spec_boolean ("compact", NULL, NULL, FALSE,
                                              G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS |
                                              G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /**
   * NwOwnBoard::colour-chosen:
   * @self: the board
   * @colour: index of the colour
   *
   * A colour to dye with was chosen.
   */
  signals[SIGNAL_COLOUR_CHOSEN] = g_signal_new ("colour-chosen", type, G_SIGNAL_RUN_LAST, 0, NULL,
                                                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  /**
   * NwOwnBoard::magic-chosen:
   * @self: the board
   *
   * Another magic fabric is about to be used, or none.
   */
  signals[SIGNAL_MAGIC_CHOSEN] = g_signal_new ("magic-chosen", type, G_SIGNAL_RUN_LAST, 0, NULL,
                                               NULL, NULL, G_TYPE_NONE, 0);
  /**
   * NwOwnBoard::order-added:
   * @self: the board
   * @piece: (type NwOrderPiece): an order
   *
   * An order was laid before the player.
   */
  signals[SIGNAL_ORDER_ADDED] = g_signal_new ("order-added", type, G_SIGNAL_RUN_LAST, 0, NULL,
                                              NULL, NULL, G_TYPE_NONE, 1, NW_TYPE_ORDER_PIECE);
  /**
   * NwOwnBoard::completed-asked:
   * @self: the board
   *
   * The completed orders are to be shown.
   */
  signals[SIGNAL_COMPLETED_ASKED] = g_signal_new ("completed-asked", type, G_SIGNAL_RUN_LAST, 0,
                                                  NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (NW_TYPE_SEAT_DISC);
  g_type_ensure (NW_TYPE_ZONE_BOX);
  g_type_ensure (NW_TYPE_ROW_VIEW);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "nw-board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  nw_template_set (widget_class, "nw-own-board.ui");
  gtk_widget_class_bind_template_child (widget_class, NwOwnBoard, grid);
  gtk_widget_class_bind_template_child (widget_class, NwOwnBoard, identity);
  gtk_widget_class_bind_template_child (widget_class, NwOwnBoard, disc);
  gtk_widget_class_bind_template_child (widget_class, NwOwnBoard, name);
  gtk_widget_class_bind_template_child (widget_class, NwOwnBoard, facts);
  gtk_widget_class_bind_template_child (widget_class, NwOwnBoard, palette_box);
  gtk_widget_class_bind_template_child (widget_class, NwOwnBoard, palette_title);
  gtk_widget_class_bind_template_child (widget_class, NwOwnBoard, palette);
  gtk_widget_class_bind_template_child (widget_class, NwOwnBoard, dyes);
  gtk_widget_class_bind_template_child (widget_class, NwOwnBoard, row);
  gtk_widget_class_bind_template_child (widget_class, NwOwnBoard, collection);
  gtk_widget_class_bind_template_child (widget_class, NwOwnBoard, medals_box);
  gtk_widget_class_bind_template_child (widget_class, NwOwnBoard, medals_title);
  gtk_widget_class_bind_template_child (widget_class, NwOwnBoard, medals);
  gtk_widget_class_bind_template_child (widget_class, NwOwnBoard, cards_box);
  gtk_widget_class_bind_template_child (widget_class, NwOwnBoard, cards_title);
  gtk_widget_class_bind_template_child (widget_class, NwOwnBoard, cards);
  gtk_widget_class_bind_template_child (widget_class, NwOwnBoard, magic_box);
  gtk_widget_class_bind_template_child (widget_class, NwOwnBoard, magic_title);
  gtk_widget_class_bind_template_child (widget_class, NwOwnBoard, magic);
}

static void
nw_own_board_init (NwOwnBoard *self)
{
  self->magic_source = NW_OWN_BOARD_NO_MAGIC;
  gtk_widget_init_template (GTK_WIDGET (self));
  arrange (self);
}

/**
 * nw_own_board_update:
 * @self: the board
 * @view: what is to be seen
 *
 * Draws the viewer's board anew.  Nothing is chosen any more.
 */
void
nw_own_board_update (NwOwnBoard         *self,
                     const NwTailorView *view)
{
  NwTailorCard completed[NW_TAILOR_MAX_CARDS];
  const guint n_completed = nw_tailor_game_get_completed (view->game, view->viewer, completed);

  self->words = view->words;
  update_identity (self, view);
  update_palette (self, view);
  update_dyes (self, view);
  nw_row_view_update (self->row, view);
  update_medals (self, view, completed, n_completed);
  update_cards (self, view, completed, n_completed);
  update_magic (self, view, completed, n_completed);
  name_zones (self, view);
}

/**
 * nw_own_board_get_row:
 * @self: the board
 *
 * Returns: (transfer none): the row
 */
NwRowView *
nw_own_board_get_row (NwOwnBoard *self)
{
  return self->row;
}

/**
 * nw_own_board_mark_colours:
 * @self: the board
 * @legal: bits of the colours that are possible
 * @is_choosing: whether a colour is expected now
 *
 * Marks the colours to dye with.
 */
void
nw_own_board_mark_colours (NwOwnBoard *self,
                           guint       legal,
                           gboolean    is_choosing)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->palette)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      const guint colour = nw_fabric_piece_get_colour (NW_FABRIC_PIECE (child));
      const gboolean is_legal = (legal & (1u << colour)) != 0;

      nw_piece_set_state (NW_PIECE (child), !is_choosing ? NW_PIECE_PLAIN
                                            : is_legal ? NW_PIECE_LEGAL : NW_PIECE_DIM);
      nw_piece_set_note (NW_PIECE (child),
                         !is_choosing ? NULL
                         : nw_catalogue_text (self->words, is_legal ? N_("Possible here.")
                                                                    : N_("Not possible here.")));
    }
}

/**
 * nw_own_board_foreach_order:
 * @self: the board
 * @function: (scope call): called for each order
 * @user_data: for @function
 *
 * Goes through the orders before the player.
 */
void
nw_own_board_foreach_order (NwOwnBoard       *self,
                            NwOrderPieceFunc  function,
                            gpointer          user_data)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->cards)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    function (NW_ORDER_PIECE (child), user_data);
}

/**
 * nw_own_board_get_magic:
 * @self: the board
 *
 * Returns: where the magic that is about to be used comes from, as the moves of the game count it,
 *   or %NW_OWN_BOARD_NO_MAGIC
 */
guint
nw_own_board_get_magic (NwOwnBoard *self)
{
  return self->magic_source;
}

/**
 * nw_own_board_set_magic:
 * @self: the board
 * @source: where magic comes from, or %NW_OWN_BOARD_NO_MAGIC
 *
 * Chooses a magic fabric to be used.
 */
void
nw_own_board_set_magic (NwOwnBoard *self,
                        guint       source)
{
  self->magic_source = source;
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->magic)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (NW_IS_FABRIC_PIECE (child))
      {
        const gboolean is_chosen = nw_fabric_piece_get_tag (NW_FABRIC_PIECE (child)) == source;

        nw_piece_set_state (NW_PIECE (child), is_chosen ? NW_PIECE_SELECTED : NW_PIECE_PLAIN);
        nw_piece_set_note (NW_PIECE (child),
                           is_chosen ? nw_catalogue_text (self->words, N_("Chosen.")) : NULL);
      }
}

/**
 * nw_own_board_next_magic:
 * @self: the board
 *
 * Returns: the source after the one that is chosen; after the last none
 */
guint
nw_own_board_next_magic (NwOwnBoard *self)
{
  gboolean is_next = self->magic_source == NW_OWN_BOARD_NO_MAGIC;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->magic)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (NW_IS_FABRIC_PIECE (child))
      {
        const guint source = nw_fabric_piece_get_tag (NW_FABRIC_PIECE (child));

        if (is_next)
          return source;
        is_next = source == self->magic_source;
      }

  return NW_OWN_BOARD_NO_MAGIC;
}

/**
 * nw_own_board_find_colour:
 * @self: the board
 * @colour: index of a colour
 *
 * Returns: (transfer none) (nullable): the piece to choose it with
 */
NwPiece *
nw_own_board_find_colour (NwOwnBoard *self,
                          guint       colour)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->palette)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (nw_fabric_piece_get_colour (NW_FABRIC_PIECE (child)) == colour)
      return NW_PIECE (child);

  return NULL;
}
