/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A picture of the tailor's game; see nw-game-tile.h.
 *
 * The picture is made of the game's own cards and cloths, in the application's language.  It is
 * the dearest thing on the first page, and so it comes with the second frame: the first one, which
 * people wait for, has the place for it.
 */

#define G_LOG_DOMAIN "nw-app"

#include "config.h"

#include "app/nw-game-tile.h"
#include "app/nw-new-game.h"
#include "cards/nw-order-face.h"
#include "table/nw-piece.h"

#define HEIGHT 250
#define MIN_WIDTH 280

struct _NwGameTile
{
  GtkWidget      parent_instance;

  /* Owned */
  NwTailorFaces *faces;

  gboolean       has_waited;
};

G_DEFINE_FINAL_TYPE (NwGameTile, nw_game_tile, GTK_TYPE_WIDGET)

/* Where cards hang: their centre in parts of the width and height, turned by so many degrees; and
 * which order of each level is shown. */
static const struct
{
  float x;
  float y;
  float angle;
  guint level;
  guint nth;
} cards[] = {
  { 0.14f, 0.37f, -7, 0, 3 },
  { 0.38f, 0.34f, -2, 1, 6 },
  { 0.62f, 0.34f, 2, 2, 4 },
  { 0.86f, 0.37f, 7, 3, 2 },
};

static const guint8 row[] = { 2, 2, 1, 3, 3, 0, 3, 0 };

static guint
find_order (NwGameTile *self,
            guint       level,
            guint       nth)
{
  const NwTailorRules *rules = nw_tailor_faces_get_rules (self->faces);

  for (guint i = 0; i < rules->n_orders; i++)
    if (rules->orders[i].level == level && nth-- == 0)
      return i;

  return 0;
}

static void
append_card (NwGameTile  *self,
             guint        index,
             GtkSnapshot *snapshot,
             float        width,
             float        height)
{
  const float card = MIN (height * 0.42f, width * 0.2f);
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (cards[index].x * width,
                                                          cards[index].y * height));
  gtk_snapshot_rotate (snapshot, cards[index].angle);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-card / 2,
                                                          -card * NW_CARD_ASPECT / 2));
  nw_order_face_snapshot (self->faces, find_order (self, cards[index].level, cards[index].nth),
                          nw_piece_get_paper (widget), snapshot,
                          gtk_widget_get_pango_context (widget), card);
  gtk_snapshot_restore (snapshot);
}

static void
append_row (NwGameTile  *self,
            GtkSnapshot *snapshot,
            float        width,
            float        height)
{
  const float piece = MIN (width / ((float) G_N_ELEMENTS (row) + 0.6f), height * 0.24f);
  const float left = (width - piece * (float) G_N_ELEMENTS (row)) / 2;

  for (guint i = 0; i < G_N_ELEMENTS (row); i++)
    nw_cloth_snapshot (nw_tailor_faces_get_cloth (self->faces, row[i]), snapshot,
                       &GRAPHENE_RECT_INIT (left + (float) i * piece + 2, height - piece - 10,
                                            piece - 4, piece - 4),
                       NW_CLOTH_STITCHED, NULL);
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
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT : MIN_WIDTH;
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

  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    append_card (self, i, snapshot, width, height);
  append_row (self, snapshot, width, height);
}

static void
nw_game_tile_css_changed (GtkWidget         *widget,
                          GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (nw_game_tile_parent_class)->css_changed (widget, change);
  gtk_widget_queue_draw (widget);
}

static void
nw_game_tile_finalize (GObject *object)
{
  g_clear_pointer (&NW_GAME_TILE (object)->faces, nw_tailor_faces_unref);

  G_OBJECT_CLASS (nw_game_tile_parent_class)->finalize (object);
}

static void
nw_game_tile_class_init (NwGameTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = nw_game_tile_finalize;
  widget_class->measure = nw_game_tile_measure;
  widget_class->snapshot = nw_game_tile_snapshot;
  widget_class->css_changed = nw_game_tile_css_changed;
  gtk_widget_class_set_css_name (widget_class, "nw-tile");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
nw_game_tile_init (NwGameTile *self)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official ("tailor");

  self->faces = nw_tailor_faces_new (ruleset, nw_new_game_get_language ());
}
