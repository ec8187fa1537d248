/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A picture of a game; see nw-game-tile.h.
 *
 * The picture is made of the game's own cards, cloths and inks, in the application's language.
 */

#define G_LOG_DOMAIN "nw-app"

#include "config.h"

#include "app/nw-game-tile.h"
#include "app/nw-new-game.h"
#include "cards/nw-order-face.h"
#include "cards/nw-tattoo-face.h"
#include "table/nw-piece.h"

#define HEIGHT 250
#define MIN_WIDTH 280
/* More than the words below take, so that tiles beside each other are of one size. */
#define NATURAL_WIDTH 400

/**
 * Picture:
 * @game: a game's id
 * @new_faces: makes what the game's cards show
 * @free_faces: frees that
 * @paint_card: draws one of the cards that hang there, by its place in `cards`
 * @paint_row: draws what lies below
 *
 * How a game is drawn.
 */
typedef struct
{
  const char *game;
  gpointer  (*new_faces)  (NwRuleset     *ruleset,
                           const char    *language);
  void      (*free_faces) (gpointer       faces);
  void      (*paint_card) (gconstpointer  faces,
                           guint          index,
                           const NwPaper *paper,
                           GtkSnapshot   *snapshot,
                           PangoContext  *context,
                           float          width);
  void      (*paint_row)  (gconstpointer  faces,
                           const NwPaper *paper,
                           GtkSnapshot   *snapshot,
                           float          width,
                           float          height);
} Picture;

struct _NwGameTile
{
  GtkWidget      parent_instance;

  /* Owned, after the picture's own way */
  gpointer       faces;

  AdwAnimation  *lifting;

  const Picture *picture;

  float          lift;       /* 0: the cards hang there; 1: they are held out to whoever points at them */
  gboolean       has_waited;
};

G_DEFINE_FINAL_TYPE (NwGameTile, nw_game_tile, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_GAME,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* How long cards take to be held out, in milliseconds; how much larger they are then, and what is
 * left of their turn. */
#define LIFT_TIME 220
#define LIFT_GROWTH 0.12f
#define LIFT_TURN 0.3f

/* Where cards hang: their centre in parts of the width and height, turned by so many degrees. */
static const struct
{
  float x;
  float y;
  float angle;
} cards[] = {
  { 0.14f, 0.37f, -7 },
  { 0.38f, 0.34f, -2 },
  { 0.62f, 0.34f, 2 },
  { 0.86f, 0.37f, 7 },
};

/* ---- Tang Master Tailor ----------------------------------------------------------------------- */

/* Which order of each level hangs there, from the first level on. */
static const guint8 orders[] = { 3, 6, 4, 2 };

static const guint8 row[] = { 2, 2, 1, 3, 3, 0, 3, 0 };

static guint
find_order (const NwTailorRules *rules,
            guint                level,
            guint                nth)
{
  for (guint i = 0; i < rules->n_orders; i++)
    if (rules->orders[i].level == level && nth-- == 0)
      return i;

  return 0;
}

static void
paint_order (gconstpointer  faces,
             guint          index,
             const NwPaper *paper,
             GtkSnapshot   *snapshot,
             PangoContext  *context,
             float          width)
{
  const guint order = find_order (nw_tailor_faces_get_rules (faces), index, orders[index]);

  nw_order_face_snapshot (faces, order, paper, snapshot, context, width);
}

static void
paint_cloth (gconstpointer  faces,
             const NwPaper *paper,
             GtkSnapshot   *snapshot,
             float          width,
             float          height)
{
  const float piece = MIN (width / ((float) G_N_ELEMENTS (row) + 0.6f), height * 0.24f);
  const float left = (width - piece * (float) G_N_ELEMENTS (row)) / 2;

  for (guint i = 0; i < G_N_ELEMENTS (row); i++)
    nw_cloth_snapshot (nw_tailor_faces_get_cloth (faces, row[i]), snapshot,
                       &GRAPHENE_RECT_INIT (left + (float) i * piece + 2, height - piece - 10,
                                            piece - 4, piece - 4),
                       NW_CLOTH_STITCHED, NULL);
}

static gpointer
new_tailor_faces (NwRuleset  *ruleset,
                  const char *language)
{
  return nw_tailor_faces_new (ruleset, language);
}

static void
free_tailor_faces (gpointer faces)
{
  nw_tailor_faces_unref (faces);
}

/* ---- Tattoo Brawl ----------------------------------------------------------------------------- */

/* Which tattoo of each style hangs there, and of which style. */
static const guint8 tattoos[][2] = { { 2, 0 }, { 0, 1 }, { 3, 1 }, { 4, 0 } };

static guint
find_tattoo (const NwBrawlRules *rules,
             guint               style,
             guint               nth)
{
  for (guint i = 0; i < rules->n_tattoos; i++)
    if (rules->tattoos[i].style == style && nth-- == 0)
      return i;

  return 0;
}

static void
paint_tattoo (gconstpointer  faces,
              guint          index,
              const NwPaper *paper,
              GtkSnapshot   *snapshot,
              PangoContext  *context,
              float          width)
{
  const NwTattooMarks marks = { .placed = NULL };
  const guint tattoo = find_tattoo (nw_brawl_faces_get_rules (faces), tattoos[index][0],
                                    tattoos[index][1]);

  nw_tattoo_face_snapshot (faces, tattoo, &marks, paper, snapshot, context, width);
}

static void
paint_inks (gconstpointer  faces,
            const NwPaper *paper,
            GtkSnapshot   *snapshot,
            float          width,
            float          height)
{
  const guint n = nw_brawl_faces_get_rules (faces)->n_inks;
  const float side = MIN (width / ((float) n + 1), height * 0.2f);
  const float left = (width - side * (float) n) / 2;

  for (guint i = 0; i < n; i++)
    nw_ink_snapshot (nw_brawl_faces_get_ink (faces, i), snapshot,
                     &GRAPHENE_RECT_INIT (left + (float) i * side + 2, height - side - 12,
                                          side - 4, side - 4),
                     &paper->ink);
}

static gpointer
new_brawl_faces (NwRuleset  *ruleset,
                 const char *language)
{
  return nw_brawl_faces_new (ruleset, language);
}

static void
free_brawl_faces (gpointer faces)
{
  nw_brawl_faces_unref (faces);
}

static const Picture pictures[] = {
  { "tailor", new_tailor_faces, free_tailor_faces, paint_order, paint_cloth },
  { "brawl", new_brawl_faces, free_brawl_faces, paint_tattoo, paint_inks },
};

/* ---- The tile --------------------------------------------------------------------------------- */

static void
append_card (NwGameTile  *self,
             guint        index,
             GtkSnapshot *snapshot,
             float        width,
             float        height)
{
  const float card = MIN (height * 0.42f, width * 0.2f);
  const float scale = 1 + LIFT_GROWTH * self->lift;
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (cards[index].x * width,
                                                          cards[index].y * height));
  gtk_snapshot_rotate (snapshot, cards[index].angle * (1 - (1 - LIFT_TURN) * self->lift));
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-card / 2,
                                                          -card * NW_CARD_ASPECT / 2));
  self->picture->paint_card (self->faces, index, nw_piece_get_paper (widget), snapshot,
                             gtk_widget_get_pango_context (widget), card);
  gtk_snapshot_restore (snapshot);
}

static void
nw_game_tile_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT : MIN_WIDTH;
  *natural = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT : NATURAL_WIDTH;
}

static gboolean
on_first_frame_cb (GtkWidget     *widget,
                   GdkFrameClock *clock,
                   gpointer       user_data)
{
  gtk_widget_queue_draw (widget);

  return G_SOURCE_REMOVE;
}

static void
nw_game_tile_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  NwGameTile *self = NW_GAME_TILE (widget);
  const float width = (float) gtk_widget_get_width (widget);
  const float height = (float) gtk_widget_get_height (widget);

  if (!self->has_waited)
    {
      self->has_waited = TRUE;
      gtk_widget_add_tick_callback (widget, on_first_frame_cb, NULL, NULL);
      return;
    }

  if (self->picture == NULL)
    return;

  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    append_card (self, i, snapshot, width, height);
  self->picture->paint_row (self->faces, nw_piece_get_paper (widget), snapshot, width, height);
}

static void
nw_game_tile_css_changed (GtkWidget         *widget,
                          GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (nw_game_tile_parent_class)->css_changed (widget, change);
  gtk_widget_queue_draw (widget);
}

static void
set_lift (double   lift,
          gpointer tile)
{
  NW_GAME_TILE (tile)->lift = (float) lift;
  gtk_widget_queue_draw (tile);
}

/* The button around it is pointed at, or has the focus. */
static void
on_state_changed_cb (NwGameTile    *self,
                     GtkStateFlags  before G_GNUC_UNUSED,
                     GtkWidget     *button)
{
  const GtkStateFlags flags = gtk_widget_get_state_flags (button);
  const double wanted =
    (flags & (GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUS_VISIBLE)) != 0 ? 1 : 0;
  AdwTimedAnimation *lifting = ADW_TIMED_ANIMATION (self->lifting);

  if (adw_timed_animation_get_value_to (lifting) == wanted)
    return;

  adw_timed_animation_set_value_from (lifting, (double) self->lift);
  adw_timed_animation_set_value_to (lifting, wanted);
  adw_animation_play (self->lifting);
}

static void
nw_game_tile_root (GtkWidget *widget)
{
  GtkWidget *button = gtk_widget_get_ancestor (widget, GTK_TYPE_BUTTON);

  GTK_WIDGET_CLASS (nw_game_tile_parent_class)->root (widget);
  if (button != NULL)
    g_signal_connect_object (button, "state-flags-changed", G_CALLBACK (on_state_changed_cb),
                             widget, G_CONNECT_SWAPPED);
}

static void
nw_game_tile_unroot (GtkWidget *widget)
{
  GtkWidget *button = gtk_widget_get_ancestor (widget, GTK_TYPE_BUTTON);

  if (button != NULL)
    g_signal_handlers_disconnect_by_func (button, on_state_changed_cb, widget);
  GTK_WIDGET_CLASS (nw_game_tile_parent_class)->unroot (widget);
}

static void
set_game (NwGameTile *self,
          const char *game)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official (game);

  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    if (g_str_equal (pictures[i].game, game))
      self->picture = &pictures[i];
  g_return_if_fail (self->picture != NULL);

  self->faces = self->picture->new_faces (ruleset, nw_new_game_get_language ());
}

static void
nw_game_tile_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  const Picture *picture = NW_GAME_TILE (object)->picture;

  if (prop_id == PROP_GAME)
    g_value_set_string (value, picture != NULL ? picture->game : NULL);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
nw_game_tile_set_property (GObject      *object,
                           guint         prop_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  if (prop_id == PROP_GAME)
    set_game (NW_GAME_TILE (object), g_value_get_string (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
nw_game_tile_dispose (GObject *object)
{
  g_clear_object (&NW_GAME_TILE (object)->lifting);

  G_OBJECT_CLASS (nw_game_tile_parent_class)->dispose (object);
}

static void
nw_game_tile_finalize (GObject *object)
{
  NwGameTile *self = NW_GAME_TILE (object);

  if (self->picture != NULL)
    self->picture->free_faces (self->faces);

  G_OBJECT_CLASS (nw_game_tile_parent_class)->finalize (object);
}

static void
nw_game_tile_class_init (NwGameTileClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = nw_game_tile_get_property;
  object_class->set_property = nw_game_tile_set_property;
  object_class->dispose = nw_game_tile_dispose;
  object_class->finalize = nw_game_tile_finalize;
  widget_class->root = nw_game_tile_root;
  widget_class->unroot = nw_game_tile_unroot;
  widget_class->measure = nw_game_tile_measure;
  widget_class->snapshot = nw_game_tile_snapshot;
  widget_class->css_changed = nw_game_tile_css_changed;
  /**
   * NwGameTile:game:
   *
   * Id of the game that is shown.
   */
  props[PROP_GAME] = g_param_spec_string ("game", NULL, NULL, NULL,
                                          G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY |
                                          G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_css_name (widget_class, "nw-tile");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
nw_game_tile_init (NwGameTile *self)
{
  self->lifting = adw_timed_animation_new (GTK_WIDGET (self), 0, 0, LIFT_TIME,
                                           adw_callback_animation_target_new (set_lift, self,
                                                                              NULL));
}

/**
 * nw_game_tile_get_lift:
 * @self: a tile
 *
 * Returns: 0…1: how far its cards are held out to whoever points at it
 */
float
nw_game_tile_get_lift (NwGameTile *self)
{
  return self->lift;
}
