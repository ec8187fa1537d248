/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What lies at a spot; see nw-brawl-piece.h.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include <math.h>
#include <string.h>

#include "cards/nw-brawl-face.h"
#include "cards/nw-order-layout.h"
#include "cards/nw-tattoo-face.h"
#include "table/nw-brawl-motion.h"
#include "table/nw-brawl-piece.h"
#include "table/nw-brawl-words.h"
#include "table/nw-places.h"

/* Size of ink in parts of a card's width. */
#define INK_WIDTH 0.66f
#define INK_HEIGHT 0.5f
/* Nothing is smaller than this, in application pixels, so that fingers hit it. */
#define TARGET 44

/* Shades of a pile under a deck's top. */
#define PILE_SHIFT 0.03f

typedef enum
{
  LOOK_EMPTY,
  LOOK_TATTOO,
  LOOK_BACK,
  LOOK_CLIENT,
  LOOK_CHARACTER,
  LOOK_INK,
} LookKind;

/**
 * Look:
 * @kind: what is drawn
 * @card: which
 * @count: how many lie there, -1 to say nothing of it
 * @placed: per ink, what is in the containers
 * @clock: turns that the clock shows
 * @turns: turns that the tattoo takes
 * @is_station: whether @placed, @clock and @turns mean something
 * @is_closed: whether a known card lies closed
 * @has_style: whether a client's style is known
 *
 * All that is drawn.
 */
typedef struct
{
  LookKind kind;
  guint    card;
  int      count;
  guint8   placed[NW_BRAWL_MAX_INKS];
  guint    clock;
  guint    turns;
  gboolean is_station;
  gboolean is_closed;
  gboolean has_style;
} Look;

struct _NwBrawlPiece
{
  NwPiece       parent_instance;

  /* Owned */
  NwBrawlFaces *faces;
  char         *label;

  /* Only compared: who sits at the table */
  gpointer      seats;

  NwBrawlSpot   spot;
  Look          look;
  float         scale;
  int           unit;
};

G_DEFINE_FINAL_TYPE (NwBrawlPiece, nw_brawl_piece, NW_TYPE_PIECE)

/* ---- Touching --------------------------------------------------------------------------------- */

static void
activate_action (NwBrawlPiece *self,
                 const char   *name,
                 gboolean      is_strong)
{
  gtk_widget_activate_action (GTK_WIDGET (self), name, NW_BRAWL_SPOT_FORMAT, self->spot.kind,
                              self->spot.seat, self->spot.index, is_strong);
}

static void
on_activated_cb (NwBrawlPiece *self,
                 gboolean      is_strong)
{
  activate_action (self, "table.touch", is_strong);
}

static void
on_inspected_cb (NwBrawlPiece *self)
{
  activate_action (self, "table.inspect", FALSE);
}

/* ---- Drawing ---------------------------------------------------------------------------------- */

static void
append_known (NwBrawlPiece          *self,
              NwFace                 face,
              GtkSnapshot           *snapshot,
              const graphene_rect_t *bounds)
{
  GtkWidget *widget = GTK_WIDGET (self);

  face.paper = nw_piece_get_paper_kind (widget);
  nw_brawl_face_append (self->faces, &face, snapshot, gtk_widget_get_pango_context (widget),
                        bounds, nw_piece_get_scale (widget));
}

static void
append_face (NwBrawlPiece          *self,
             NwBrawlFaceKind        kind,
             gint                   first,
             gint                   second,
             gint                   third,
             GtkSnapshot           *snapshot,
             const graphene_rect_t *bounds)
{
  append_known (self, (NwFace) { .kind = kind, .args = { first, second, third } }, snapshot,
                bounds);
}

/* Cards that lie under the one that is seen. */
static void
append_pile (NwBrawlPiece          *self,
             GtkSnapshot           *snapshot,
             const graphene_rect_t *bounds)
{
  const float shift = MAX (roundf (bounds->size.width * PILE_SHIFT), 1);

  for (guint i = MIN (MAX (self->look.count, 0), 3); i > 1; i--)
    {
      graphene_rect_t card = *bounds;

      graphene_rect_offset (&card, shift * (float) (i - 1), shift * (float) (i - 1));
      append_face (self, NW_BRAWL_FACE_UNDER, 0, 0, 0, snapshot, &card);
    }
}

static void
append_tattoo (NwBrawlPiece          *self,
               GtkSnapshot           *snapshot,
               const graphene_rect_t *bounds)
{
  NwFace face;

  if (!self->look.is_station)
    {
      append_face (self, NW_BRAWL_FACE_TATTOO, (gint) self->look.card, self->look.is_closed, 0,
                   snapshot, bounds);
      return;
    }

  nw_brawl_face_init_work (&face, self->look.card, self->look.placed, self->look.clock,
                           self->look.turns);
  append_known (self, face, snapshot, bounds);
}

/* What is written there has the colour of what the place lies on. */
static void
append_place (NwBrawlPiece          *self,
              GtkSnapshot           *snapshot,
              const graphene_rect_t *bounds)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GdkRGBA colour;

  if (self->label == NULL)
    {
      append_face (self, NW_BRAWL_FACE_PLACE, 0, 0, 0, snapshot, bounds);
      return;
    }

  gtk_widget_get_color (widget, &colour);
  nw_tattoo_place_snapshot (self->label, nw_piece_get_paper (widget), &colour, snapshot,
                            gtk_widget_get_pango_context (widget), bounds->size.width,
                            bounds->size.height);
}

static void
nw_brawl_piece_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  NwBrawlPiece *self = NW_BRAWL_PIECE (widget);
  const graphene_rect_t bounds =
    GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                        (float) gtk_widget_get_height (widget));
  const gint card = (gint) self->look.card;

  if (self->faces == NULL)
    return;

  switch (self->look.kind)
    {
    case LOOK_TATTOO:
      append_tattoo (self, snapshot, &bounds);
      break;
    case LOOK_BACK:
      append_face (self, NW_BRAWL_FACE_BACK, self->look.count, 0, 0, snapshot, &bounds);
      break;
    case LOOK_CLIENT:
      append_pile (self, snapshot, &bounds);
      append_face (self, NW_BRAWL_FACE_CLIENT, card, self->look.has_style, self->look.count,
                   snapshot, &bounds);
      break;
    case LOOK_CHARACTER:
      append_face (self, NW_BRAWL_FACE_CHARACTER, card, 0, 0, snapshot, &bounds);
      break;
    case LOOK_INK:
      append_face (self, NW_BRAWL_FACE_INK, card, self->look.count, 0, snapshot, &bounds);
      break;
    case LOOK_EMPTY:
    default:
      append_place (self, snapshot, &bounds);
    }
}

/* ---- Class ------------------------------------------------------------------------------------ */

static void
nw_brawl_piece_finalize (GObject *object)
{
  NwBrawlPiece *self = NW_BRAWL_PIECE (object);

  g_clear_pointer (&self->faces, nw_brawl_faces_unref);
  g_free (self->label);

  G_OBJECT_CLASS (nw_brawl_piece_parent_class)->finalize (object);
}

static void
nw_brawl_piece_class_init (NwBrawlPieceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = nw_brawl_piece_finalize;
  widget_class->snapshot = nw_brawl_piece_snapshot;
  gtk_widget_class_set_css_name (widget_class, "nw-card");
}

static void
nw_brawl_piece_init (NwBrawlPiece *self)
{
  self->scale = 1;
  g_signal_connect (self, "activated", G_CALLBACK (on_activated_cb), NULL);
  g_signal_connect (self, "inspected", G_CALLBACK (on_inspected_cb), NULL);
}

/**
 * nw_brawl_piece_new:
 *
 * Returns: (transfer floating): a piece that shows nothing yet
 */
GtkWidget *
nw_brawl_piece_new (void)
{
  return g_object_new (NW_TYPE_BRAWL_PIECE, NULL);
}

static void
update_size (NwBrawlPiece *self)
{
  const float card = MAX ((float) self->unit * self->scale, TARGET);

  if (self->look.kind == LOOK_INK)
    nw_piece_set_size (NW_PIECE (self), MAX ((int) (card * INK_WIDTH + 0.5f), TARGET),
                       MAX ((int) (card * INK_HEIGHT + 0.5f), TARGET));
  else
    nw_piece_set_size (NW_PIECE (self), (int) (card + 0.5f),
                       (int) (card * NW_CARD_ASPECT + 0.5f));
}

static gboolean
is_same_look (const Look *a,
              const Look *b)
{
  return a->kind == b->kind && a->card == b->card && a->count == b->count &&
         memcmp (a->placed, b->placed, sizeof a->placed) == 0 && a->clock == b->clock &&
         a->turns == b->turns && a->is_station == b->is_station && a->is_closed == b->is_closed &&
         a->has_style == b->has_style;
}

static void
set_look (NwBrawlPiece *self,
          NwBrawlFaces *faces,
          const Look   *look,
          const char   *label)
{

  if (self->faces != faces)
    {
      nw_brawl_faces_ref (faces);
      g_clear_pointer (&self->faces, nw_brawl_faces_unref);
      self->faces = faces;
    }
  self->look = *look;
  g_set_str (&self->label, label);
  update_size (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* What marks the tattoo on a station: ink in the containers, and the clock. */
static void
look_at_station (const NwBrawlView *view,
                 guint              seat,
                 Look              *look)
{
  const NwBrawlSeat *board = &nw_brawl_game_get_state (view->game)->seats[seat];

  memcpy (look->placed, board->placed, sizeof look->placed);
  look->clock = board->clock;
  look->turns = nw_brawl_get_turns (nw_brawl_game_get_rules (view->game), board);
  look->is_station = TRUE;
}

static int
get_count (const NwBrawlView *view,
           NwBrawlSpot        spot)
{
  const NwBrawlState *state = nw_brawl_game_get_state (view->game);

  if (spot.index != NW_BRAWL_FROM_DECK)
    return -1;

  return spot.kind == NW_BRAWL_AT_CLIENT ? state->n_client_deck
         : spot.kind == NW_BRAWL_AT_TATTOO ? state->n_tattoo_deck : -1;
}

static LookKind
get_look_kind (const NwBrawlView *view,
               NwBrawlSpot        spot,
               guint              card)
{
  const gboolean is_client = nw_brawl_game_is_client (view->game, spot);

  if (spot.kind == NW_BRAWL_AT_INK || spot.kind == NW_BRAWL_AT_STORE)
    return LOOK_INK;
  if (spot.kind == NW_BRAWL_AT_CHARACTER)
    return LOOK_CHARACTER;
  if (card != NW_BRAWL_NONE)
    return is_client ? LOOK_CLIENT : LOOK_TATTOO;
  if (spot.kind == NW_BRAWL_AT_RESERVE || spot.kind == NW_BRAWL_AT_HAND ||
      (spot.kind == NW_BRAWL_AT_TATTOO && spot.index == NW_BRAWL_FROM_DECK))
    return LOOK_BACK;

  return LOOK_EMPTY;
}

/* What is written where nothing lies. */
static const char *
get_label (const NwBrawlView *view,
           NwBrawlSpot        spot)
{
  if (spot.kind == NW_BRAWL_AT_TATTOO && spot.index == NW_BRAWL_DONATED)
    return nw_catalogue_text (view->words, N_("donate here"));

  return NULL;
}

/**
 * nw_brawl_piece_update:
 * @self: the piece
 * @view: what is to be seen
 * @spot: where it lies
 *
 * Shows what lies at a spot.
 */
void
nw_brawl_piece_update (NwBrawlPiece      *self,
                       const NwBrawlView *view,
                       NwBrawlSpot        spot)
{
  const guint card = nw_brawl_game_get_card (view->game, spot);
  g_autofree char *name = NULL;
  g_autofree char *key = NULL;
  Look look = {
    .kind = get_look_kind (view, spot, card),
    .card = card,
    .count = get_count (view, spot),
    .is_closed = nw_brawl_game_is_closed (view->game, spot),
    .has_style = spot.kind != NW_BRAWL_AT_CLIENT,
  };

  if (look.kind == LOOK_INK)
    {
      look.card = spot.index;
      look.count = (int) nw_brawl_game_get_ink (view->game, spot);
    }
  if (look.kind == LOOK_TATTOO && spot.kind == NW_BRAWL_AT_STATION)
    look_at_station (view, spot.seat, &look);

  /* What is drawn and what is said follow from the same, and faces from the language. */
  if (self->faces == view->faces && self->seats == view->seats &&
      nw_brawl_spot_equal (self->spot, spot) && is_same_look (&self->look, &look))
    return;

  name = nw_brawl_words_spot (view, spot);
  key = nw_brawl_motion_key (spot);
  self->spot = spot;
  self->seats = view->seats;
  nw_places_set_key (GTK_WIDGET (self), "%s", key);
  set_look (self, view->faces, &look, get_label (view, spot));
  nw_piece_set_name (NW_PIECE (self), name);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), name);
}

/**
 * nw_brawl_piece_show_card:
 * @self: the piece
 * @faces: what to show
 * @card: a card by its number among all cards
 *
 * Shows a card that lies nowhere, with all that is on both its sides.
 */
void
nw_brawl_piece_show_card (NwBrawlPiece *self,
                          NwBrawlFaces *faces,
                          guint         card)
{
  const NwBrawlRules *rules = nw_brawl_faces_get_rules (faces);
  Look look = { .kind = LOOK_TATTOO, .card = card, .count = -1, .has_style = TRUE };

  if (card >= nw_brawl_character_card (rules, 0))
    {
      look.kind = LOOK_CHARACTER;
      look.card = card - nw_brawl_character_card (rules, 0);
    }
  else if (card >= nw_brawl_client_card (rules, 0))
    {
      look.kind = LOOK_CLIENT;
      look.card = card - nw_brawl_client_card (rules, 0);
    }
  self->spot = NW_BRAWL_SPOT (NW_BRAWL_AT_NOTHING, 0, 0);
  set_look (self, faces, &look, NULL);
}

/**
 * nw_brawl_piece_hide_style:
 * @self: a piece that shows a client
 *
 * Shows only what stands on the front.
 */
void
nw_brawl_piece_hide_style (NwBrawlPiece *self)
{
  self->look.has_style = FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * nw_brawl_piece_set_scale:
 * @self: the piece
 * @scale: size of what lies there, in parts of what lies on the own board
 *
 * Says how large the piece is beside others.
 */
void
nw_brawl_piece_set_scale (NwBrawlPiece *self,
                          float         scale)
{
  self->scale = scale;
  update_size (self);
}

/**
 * nw_brawl_piece_set_unit:
 * @self: the piece
 * @unit: width of a card on the own board, in application pixels
 *
 * Says how large everything is.
 */
void
nw_brawl_piece_set_unit (NwBrawlPiece *self,
                         int           unit)
{
  self->unit = unit;
  update_size (self);
}

/**
 * nw_brawl_piece_get_spot:
 * @self: the piece
 *
 * Returns: where it lies
 */
NwBrawlSpot
nw_brawl_piece_get_spot (NwBrawlPiece *self)
{
  return self->spot;
}

/**
 * nw_brawl_piece_get_card:
 * @self: the piece
 *
 * Returns: the card or ink that is seen, by index, or %NW_BRAWL_NONE
 */
guint
nw_brawl_piece_get_card (NwBrawlPiece *self)
{
  return self->look.card;
}

/**
 * nw_brawl_piece_is_face:
 * @self: the piece
 *
 * Returns: whether a tattoo's front is seen
 */
gboolean
nw_brawl_piece_is_face (NwBrawlPiece *self)
{
  return self->look.kind == LOOK_TATTOO;
}
