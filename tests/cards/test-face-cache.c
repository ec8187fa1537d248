/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Drawings that are kept: made once, made anew when anything is another, never more than the bound,
 * and as crisp as if they were drawn every time.
 */

#include <pango/pangocairo.h>

#include "cards/nw-tailor-face.h"
#include "cards/nw-tailor-faces.h"

#define WIDTH 100.0f
#define HEIGHT 140.0f

typedef struct
{
  NwTailorFaces *faces;
  NwFaceCache   *cache;
  PangoContext  *context;
  guint          n_painted;
} Fixture;

static void
paint (const NwFace *face,
       GtkSnapshot  *snapshot,
       PangoContext *context,
       float         width,
       float         height,
       gpointer      user_data)
{
  static const GdkRGBA colour = { 0.2f, 0.4f, 0.6f, 1 };
  Fixture *fixture = user_data;

  fixture->n_painted++;
  gtk_snapshot_append_color (snapshot, &colour, &GRAPHENE_RECT_INIT (0, 0, width, height));
}

static void
set_up (Fixture       *fixture,
        gconstpointer  bound)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official ("tailor");

  fixture->faces = nw_tailor_faces_new (ruleset, "en");
  fixture->cache = nw_face_cache_new (GPOINTER_TO_SIZE (bound));
  fixture->context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  bound)
{
  g_object_unref (fixture->context);
  nw_face_cache_free (fixture->cache);
  nw_tailor_faces_unref (fixture->faces);
}

static GskRenderNode *
get (Fixture      *fixture,
     const NwFace *face,
     float         width,
     float         scale)
{
  return nw_face_cache_get (fixture->cache, face, width, HEIGHT, scale, fixture->context, paint,
                            fixture);
}

static void
test_is_drawn_once (Fixture       *fixture,
                    gconstpointer  bound)
{
  const NwFace face = { .kind = 1, .args = { 2, 3 } };
  GskRenderNode *node = get (fixture, &face, WIDTH, 1);

  for (guint i = 0; i < 10; i++)
    g_assert_true (get (fixture, &face, WIDTH, 1) == node);
  g_assert_cmpuint (fixture->n_painted, ==, 1);
  g_assert_cmpuint (nw_face_cache_get_n_faces (fixture->cache), ==, 1);
  g_assert_cmpuint (nw_face_cache_get_size (fixture->cache), ==, 100 * 140 * 4);
}

static void
test_another_is_drawn_anew (Fixture       *fixture,
                            gconstpointer  bound)
{
  const NwFace face = { .kind = 1, .args = { 2, 3 } };
  const NwFace others[] = {
    { .kind = 2, .args = { 2, 3 } },
    { .kind = 1, .args = { 3, 3 } },
    { .kind = 1, .args = { 2, 4 } },
    { .kind = 1, .args = { 2, 3, 1 } },
    { .kind = 1, .args = { 2, 3 }, .paper = NW_PAPER_DARK },
    { .kind = 1, .args = { 2, 3 }, .paper = NW_PAPER_HIGH_CONTRAST },
  };
  guint n = 1;

  get (fixture, &face, WIDTH, 1);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      get (fixture, &others[i], WIDTH, 1);
      g_assert_cmpuint (fixture->n_painted, ==, ++n);
    }

  get (fixture, &face, WIDTH + 1, 1);
  g_assert_cmpuint (fixture->n_painted, ==, ++n);
  get (fixture, &face, WIDTH, 2);
  g_assert_cmpuint (fixture->n_painted, ==, ++n);
  get (fixture, &face, WIDTH, 1.25f);
  g_assert_cmpuint (fixture->n_painted, ==, ++n);
  pango_cairo_context_set_resolution (fixture->context, 192);
  get (fixture, &face, WIDTH, 1);
  g_assert_cmpuint (fixture->n_painted, ==, ++n);
  pango_cairo_context_set_resolution (fixture->context, -1);
  get (fixture, &face, WIDTH, 1);
  g_assert_cmpuint (fixture->n_painted, ==, n);
}

/* Room for three: the one that was not asked for longest goes. */
static void
test_bound (Fixture       *fixture,
            gconstpointer  bound)
{
  NwFace face = { .kind = 1 };

  for (guint i = 0; i < 50; i++)
    {
      face.args[0] = (gint) i;
      get (fixture, &face, WIDTH, 1);
      face.args[0] = 0;
      get (fixture, &face, WIDTH, 1);
      g_assert_cmpuint (nw_face_cache_get_size (fixture->cache), <=, GPOINTER_TO_SIZE (bound));
    }
  g_assert_cmpuint (nw_face_cache_get_n_faces (fixture->cache), ==, 3);
  g_assert_cmpuint (fixture->n_painted, ==, 50);
  g_assert_cmpuint (nw_face_cache_get_n_drawn (fixture->cache), ==, 50);

  /* What is larger than all room is shown all the same. */
  face.args[0] = 1000;
  g_assert_nonnull (get (fixture, &face, 40 * WIDTH, 1));
  g_assert_cmpuint (nw_face_cache_get_n_faces (fixture->cache), ==, 1);
}

/* ---- Crispness -------------------------------------------------------------------------------- */

static cairo_surface_t *
draw (GskRenderNode *node,
      double         scale)
{
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) (1.2 * (double) WIDTH * scale),
                                (int) (1.2 * (double) HEIGHT * scale));
  cairo_t *cairo = cairo_create (surface);

  cairo_scale (cairo, scale, scale);
  cairo_translate (cairo, 8, 8);
  gsk_render_node_draw (node, cairo);
  cairo_destroy (cairo);
  cairo_surface_flush (surface);

  return surface;
}

/* The greatest difference of any channel of any pixel. */
static guint
compare (cairo_surface_t *a,
         cairo_surface_t *b)
{
  const guint8 *p = cairo_image_surface_get_data (a);
  const guint8 *q = cairo_image_surface_get_data (b);
  const gsize n = (gsize) cairo_image_surface_get_stride (a) *
                  (gsize) cairo_image_surface_get_height (a);
  guint most = 0;

  for (gsize i = 0; i < n; i++)
    most = MAX (most, (guint) ABS ((int) p[i] - (int) q[i]));

  return most;
}

static GskRenderNode *
draw_face (Fixture      *fixture,
           const NwFace *face,
           float         scale)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  nw_tailor_face_append (fixture->faces, face, snapshot, fixture->context,
                         &GRAPHENE_RECT_INIT (0, 0, WIDTH, HEIGHT), scale);

  return gtk_snapshot_free_to_node (snapshot);
}

/* A scale of 0 is that of no screen: vectors, drawn as they are. */
static void
test_is_crisp (Fixture       *fixture,
               gconstpointer  bound)
{
  const float scales[] = { 1, 1.25f, 2 };
  const NwFace faces[] = {
    { .kind = NW_TAILOR_FACE_ORDER, .args = { 5 } },
    { .kind = NW_TAILOR_FACE_BACK, .args = { 1, 12 } },
    { .kind = NW_TAILOR_FACE_CLOTH, .args = { 2, NW_CLOTH_LETTER | NW_CLOTH_STITCHED } },
    { .kind = NW_TAILOR_FACE_MEDAL, .args = { NW_EMBLEM_LOTUS } },
    { .kind = NW_TAILOR_FACE_MAGIC },
    { .kind = NW_TAILOR_FACE_PLACE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (scales); i++)
    for (guint j = 0; j < G_N_ELEMENTS (faces); j++)
      {
        g_autoptr (GskRenderNode) kept = draw_face (fixture, &faces[j], scales[i]);
        g_autoptr (GskRenderNode) vectors = draw_face (fixture, &faces[j], 0);
        cairo_surface_t *a = draw (kept, (double) scales[i]);
        cairo_surface_t *b = draw (vectors, (double) scales[i]);

        g_assert_cmpuint (compare (a, b), <=, 3);
        g_assert_true ((gsk_render_node_get_node_type (kept) == GSK_TEXTURE_NODE) ==
                       (i != 1));
        cairo_surface_destroy (a);
        cairo_surface_destroy (b);
      }
}

#define ADD(name, bound, test) \
  g_test_add (name, Fixture, GSIZE_TO_POINTER (bound), set_up, test, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  /* Render nodes need GTK to be set up, but no display. */
  gtk_init_check ();
  ADD ("/face-cache/is-drawn-once", NW_FACE_CACHE_BOUND, test_is_drawn_once);
  ADD ("/face-cache/another-is-drawn-anew", NW_FACE_CACHE_BOUND, test_another_is_drawn_anew);
  ADD ("/face-cache/bound", 3 * 100 * 140 * 4, test_bound);
  ADD ("/face-cache/is-crisp", NW_FACE_CACHE_BOUND, test_is_crisp);

  return g_test_run ();
}
