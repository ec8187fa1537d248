/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Emblems: drawings of data/art/ where there is room, symbols elsewhere, both in the ink that is
 * asked for and nowhere outside their place.
 */

#include "cards/nw-art.h"
#include "cards/nw-emblem.h"

#define PICTURE 96
#define MARGIN 8

static const GdkRGBA ink = { 0.8f, 0.0f, 0.2f, 1.0f };

/* A picture of an emblem of that side, drawn from the margin on. */
static cairo_surface_t *
draw (NwEmblem emblem,
      float    side)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, PICTURE, PICTURE);
  cairo_t *cr = cairo_create (surface);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  nw_emblem_snapshot (emblem, snapshot, &GRAPHENE_RECT_INIT (MARGIN, MARGIN, side, side), &ink);
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

/* Counts what is inked; all of it has to be of the ink's hue and inside its place. */
static guint
count_inked (cairo_surface_t *surface,
             float            side)
{
  const int stride = cairo_image_surface_get_stride (surface);
  guint n = 0;

  for (int y = 0; y < PICTURE; y++)
    for (int x = 0; x < PICTURE; x++)
      {
        const guint32 pixel =
          *(const guint32 *) (const void *) (cairo_image_surface_get_data (surface) + y * stride +
                                             4 * x);
        const guint alpha = pixel >> 24, red = pixel >> 16 & 0xff, green = pixel >> 8 & 0xff;

        if (alpha == 0)
          continue;
        g_assert_cmpfloat ((double) x, >=, MARGIN - 1.0);
        g_assert_cmpfloat ((double) x, <=, MARGIN + (double) side + 1);
        g_assert_cmpfloat ((double) y, >=, MARGIN - 1.0);
        g_assert_cmpfloat ((double) y, <=, MARGIN + (double) side + 1);
        g_assert_cmpuint (green, <=, 2);
        g_assert_cmpint (ABS ((int) red - (int) (alpha * 8 / 10)), <=, 3);
        n++;
      }

  return n;
}

static void
test_every_emblem (void)
{
  static const float sides[] = { 12, 24, 48, 80 };

  for (NwEmblem emblem = 0; emblem < NW_N_EMBLEMS; emblem++)
    for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
      {
        cairo_surface_t *surface = draw (emblem, sides[i]);

        g_assert_cmpuint (count_inked (surface, sides[i]), >, (guint) (sides[i] * 2));
        cairo_surface_destroy (surface);
      }
}

static gboolean
has_drawing (const char *name)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  const gboolean is_drawn =
    nw_art_snapshot (name, snapshot, &GRAPHENE_RECT_INIT (0, 0, 48, 48), &ink);
  GskRenderNode *node = gtk_snapshot_free_to_node (snapshot);

  g_assert_true (is_drawn == (node != NULL));
  g_clear_pointer (&node, gsk_render_node_unref);

  return is_drawn;
}

/* The five patterns of the official deck are drawn; what is not has a symbol all the same. */
static void
test_drawings (void)
{
  static const char *const drawn[] = { "peony", "cloud", "crane", "lotus", "knot" };

  for (guint i = 0; i < G_N_ELEMENTS (drawn); i++)
    {
      g_autofree char *name = g_strconcat ("emblems/", drawn[i], NULL);

      g_assert_true (has_drawing (name));
    }
  g_assert_false (has_drawing ("emblems/bamboo"));
  g_assert_false (has_drawing ("nothing"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  /* Render nodes need it, a display they do not. */
  gtk_init_check ();

  g_test_add_func ("/art/every-emblem", test_every_emblem);
  g_test_add_func ("/art/drawings", test_drawings);

  return g_test_run ();
}
