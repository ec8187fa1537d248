/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cards' own pictures: they are drawn where they belong as soon as they are decoded, and a broken
 * or hostile one is as none.
 */

#include <glib/gstdio.h>
#include <pango/pangocairo.h>
#include <string.h>

#include "cards/nw-brawl-face.h"
#include "cards/nw-draft-face.h"
#include "cards/nw-order-layout.h"
#include "cards/nw-raster.h"
#include "ruleset/nw-image.h"

#define WIDTH 200
#define HEIGHT 280
#define SVG                                                                                    \
  "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
#define RED 0xffff0000

/* What has a place for a picture, and a point on its card that only the picture reaches. */
static const struct
{
  const char *game;
  const char *list;
  float       x;
  float       y;
} kinds[] = {
  { "tailor", "/cards", 36, 64 },
  { "brawl", "/tattoos", 60, 50 },
  { "brawl", "/clients", 60, 60 },
  { "brawl", "/characters", 60, 48 },
};

/* ---- Pictures --------------------------------------------------------------------------------- */

static GBytes *
new_png (guint32 argb,
         int     width,
         int     height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  const gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  guchar *pixels = cairo_image_surface_get_data (surface);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      memcpy (pixels + (gsize) y * stride + (gsize) x * 4, &argb, 4);
  bytes = g_bytes_new (pixels, stride * (gsize) height);
  cairo_surface_destroy (surface);
  texture = gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);

  return gdk_texture_save_to_png_bytes (texture);
}

static GVariant *
new_svg (const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return nw_image_new (bytes, NW_IMAGE_SVG);
}

/* A picture that no other test has decoded already. */
static GVariant *
new_red (int width)
{
  g_autoptr (GBytes) png = new_png (RED, width, 64);

  return nw_image_new (png, NW_IMAGE_PNG);
}

static NwRuleset *
with_picture (const char *game,
              const char *list,
              GVariant   *image)
{
  g_autoptr (NwRuleset) official = nw_ruleset_get_official (game);
  g_autofree char *pointer = g_strconcat (list, "/0/image", NULL);
  g_autoptr (NwRuleset) named =
    nw_ruleset_with_value (official, pointer, g_variant_new_string ("tiger"));
  GVariantBuilder images;

  g_variant_builder_init_static (&images, G_VARIANT_TYPE_VARDICT);
  g_variant_builder_add (&images, "{sv}", "tiger", image);

  return nw_ruleset_with_value (named, "/images", g_variant_builder_end (&images));
}

static GVariant *
get_card (NwRuleset  *ruleset,
          const char *list)
{
  g_autofree char *pointer = g_strconcat (list, "/0", NULL);

  return nw_ruleset_get_value (ruleset, pointer);
}

/* ---- Painting --------------------------------------------------------------------------------- */

static PangoContext *
new_context (void)
{
  return pango_font_map_create_context (pango_cairo_font_map_get_default ());
}

static cairo_surface_t *
draw (GtkSnapshot *snapshot)
{
  g_autoptr (GskRenderNode) node = gtk_snapshot_free_to_node (snapshot);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);

  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

static cairo_surface_t *
paint (const NwDraftFace *face,
       NwPaperKind        paper)
{
  PangoContext *context = new_context ();
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  nw_draft_face_snapshot (face, nw_paper_get (paper), snapshot, context, WIDTH);
  g_object_unref (context);

  return draw (snapshot);
}

static guint32
get_pixel (cairo_surface_t *surface,
           float            x,
           float            y)
{
  guint32 pixel;

  memcpy (&pixel,
          cairo_image_surface_get_data (surface) +
            (gsize) (y * WIDTH / 100) * (gsize) cairo_image_surface_get_stride (surface) +
            (gsize) (x * WIDTH / 100) * 4,
          4);

  return pixel;
}

static guint
count_red (cairo_surface_t *surface)
{
  guint n = 0;

  for (int y = 0; y < HEIGHT; y++)
    for (int x = 0; x < WIDTH; x++)
      n += get_pixel (surface, (float) x * 100 / WIDTH, (float) y * 100 / WIDTH) == RED;

  return n;
}

static gboolean
is_same_surface (cairo_surface_t *a,
                 cairo_surface_t *b)
{
  return memcmp (cairo_image_surface_get_data (a), cairo_image_surface_get_data (b),
                 (gsize) cairo_image_surface_get_stride (a) * HEIGHT) == 0;
}

static void
wait_for (NwCardPicture *picture)
{
  while (!nw_card_picture_is_decoded (picture) && !nw_card_picture_is_broken (picture))
    g_main_context_iteration (NULL, TRUE);
}

/* ---- Tests ------------------------------------------------------------------------------------ */

/* On any paper the picture is where it should be, and the rest of the card beside it. */
static void
test_kind (gconstpointer data)
{
  const guint kind = GPOINTER_TO_UINT (data);
  g_autoptr (GVariant) image = new_red (80 + (int) kind);
  g_autoptr (NwRuleset) ruleset = with_picture (kinds[kind].game, kinds[kind].list, image);
  g_autoptr (GVariant) card = get_card (ruleset, kinds[kind].list);
  g_autoptr (NwDraftFace) face = nw_draft_face_new (ruleset, kinds[kind].list, card, "en");
  g_autoptr (NwCardPicture) picture = nw_card_picture_get (image);
  const float aspect = nw_draft_face_get_picture_aspect (ruleset, kinds[kind].list);
  cairo_surface_t *before = paint (face, NW_PAPER_LIGHT);

  g_assert_false (nw_draft_face_is_plain (face));
  g_assert_cmpuint (count_red (before), ==, 0);
  cairo_surface_destroy (before);
  wait_for (picture);
  g_assert_false (nw_card_picture_is_broken (picture));

  for (guint paper = 0; paper < NW_N_PAPERS; paper++)
    {
      cairo_surface_t *after = paint (face, paper);
      const guint n = count_red (after);

      g_assert_cmphex (get_pixel (after, kinds[kind].x, kinds[kind].y), ==, RED);
      g_assert_cmpuint (n, >, WIDTH * HEIGHT / 9);
      g_assert_cmpuint (n, <, WIDTH * HEIGHT / 2);
      cairo_surface_destroy (after);
    }
  g_assert_true (aspect > 1 && aspect < 2);
}

/* The drawings that tell what the words do not are still there. */
static void
test_marks (void)
{
  g_autoptr (GVariant) image = new_red (91);
  g_autoptr (NwCardPicture) picture = nw_card_picture_get (image);

  for (guint kind = 1; kind < G_N_ELEMENTS (kinds); kind++)
    {
      g_autoptr (NwRuleset) ruleset = with_picture ("brawl", kinds[kind].list, image);
      g_autoptr (GVariant) card = get_card (ruleset, kinds[kind].list);
      g_autoptr (NwDraftFace) face = nw_draft_face_new (ruleset, kinds[kind].list, card, "en");
      cairo_surface_t *surface = paint (face, NW_PAPER_HIGH_CONTRAST);
      guint n_dark = 0;
      guint n_light = 0;

      cairo_surface_destroy (surface);
      wait_for (picture);
      surface = paint (face, NW_PAPER_HIGH_CONTRAST);
      for (float y = kind == 2 ? 68 : 53; y < (kind == 2 ? 96 : 66); y++)
        for (float x = 12; x < 30; x++)
          {
            const guint32 pixel = get_pixel (surface, x, y);

            g_assert_cmphex (pixel, !=, RED);
            n_dark += (pixel & 0xff) < 0x60;
            n_light += (pixel & 0xff) > 0xe0;
          }
      g_assert_cmpuint (n_dark, >, 10);
      g_assert_cmpuint (n_light, >, 10);
      cairo_surface_destroy (surface);
    }
}

static void
test_svg (void)
{
  g_autoptr (GVariant) image =
    new_svg (SVG "viewBox=\"0 0 3 2\"><rect width=\"3\" height=\"2\" fill=\"red\"/></svg>");
  g_autoptr (NwRuleset) ruleset = with_picture ("brawl", "/tattoos", image);
  g_autoptr (GVariant) card = get_card (ruleset, "/tattoos");
  g_autoptr (NwDraftFace) face = nw_draft_face_new (ruleset, "/tattoos", card, "es");
  g_autoptr (NwCardPicture) picture = nw_card_picture_get (image);
  cairo_surface_t *surface = paint (face, NW_PAPER_LIGHT);

  cairo_surface_destroy (surface);
  wait_for (picture);
  surface = paint (face, NW_PAPER_LIGHT);
  g_assert_cmphex (get_pixel (surface, kinds[1].x, kinds[1].y), ==, RED);
  cairo_surface_destroy (surface);
}

/* A picture that can't be drawn, or may not, leaves the card as it is without one. */
static void
assert_normal (GVariant *image)
{
  g_autoptr (NwRuleset) official = nw_ruleset_get_official ("brawl");
  g_autoptr (GVariant) bare = get_card (official, "/tattoos");
  g_autoptr (NwDraftFace) normal = nw_draft_face_new (official, "/tattoos", bare, "en");
  g_autoptr (NwRuleset) ruleset = with_picture ("brawl", "/tattoos", image);
  g_autoptr (GVariant) card = get_card (ruleset, "/tattoos");
  g_autoptr (NwDraftFace) face = nw_draft_face_new (ruleset, "/tattoos", card, "en");
  g_autoptr (NwCardPicture) picture = nw_card_picture_get (image);
  cairo_surface_t *expected = paint (normal, NW_PAPER_LIGHT);
  cairo_surface_t *surface = paint (face, NW_PAPER_LIGHT);

  cairo_surface_destroy (surface);
  wait_for (picture);
  g_assert_true (nw_card_picture_is_broken (picture));
  surface = paint (face, NW_PAPER_LIGHT);
  g_assert_true (is_same_surface (surface, expected));
  cairo_surface_destroy (surface);
  cairo_surface_destroy (expected);
}

static void
test_corrupt (void)
{
  g_autoptr (GBytes) png = new_png (RED, 300, 200);
  g_autoptr (GBytes) half = g_bytes_new_from_bytes (png, 0, 60);
  g_autoptr (GVariant) image = nw_image_new (half, NW_IMAGE_PNG);

  g_assert_null (nw_image_check (half, NW_IMAGE_PNG));
  assert_normal (image);
}

/* A red file beside the test, which no picture may bring in. */
static char *
write_red (void)
{
  g_autoptr (GBytes) png = new_png (RED, 8, 8);
  g_autofree char *folder = g_dir_make_tmp ("nw-picture-XXXXXX", NULL);
  char *path = g_build_filename (folder, "red.png", NULL);

  g_assert_true (g_file_set_contents (path, g_bytes_get_data (png, NULL),
                                      (gssize) g_bytes_get_size (png), NULL));

  return path;
}

static void
test_hostile (void)
{
  g_autofree char *path = write_red ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *text =
    g_strdup_printf (SVG "width=\"8\" height=\"8\"><image width=\"8\" height=\"8\" "
                     "xlink:href=\"file://%s\" href=\"%s\"/></svg>", path, path);
  g_autoptr (GVariant) image = new_svg (text);
  g_autoptr (GBytes) bytes = nw_image_get_bytes (image);
  g_autoptr (GdkTexture) texture = nw_raster_svg (bytes, &nw_raster_whole, 8, NULL);
  guint32 pixels[8 * 8];

  assert_normal (image);

  /* And if it were drawn after all, it would have loaded nothing. */
  if (texture != NULL)
    {
      gdk_texture_download (texture, (guchar *) pixels, 8 * 4);
      for (guint i = 0; i < G_N_ELEMENTS (pixels); i++)
        g_assert_cmphex (pixels[i], ==, 0);
    }
  g_remove (path);
  g_rmdir (folder);
}

static void
test_equal (void)
{
  g_autoptr (GVariant) one = new_red (90);
  g_autoptr (GVariant) two = new_red (90);
  g_autoptr (GVariant) other = new_svg (SVG "/>");
  g_autoptr (NwCardPicture) first = nw_card_picture_get (one);
  g_autoptr (NwCardPicture) second = nw_card_picture_get (two);
  g_autoptr (NwCardPicture) third = nw_card_picture_get (other);

  g_assert_true (one != two);
  g_assert_true (first == second);
  g_assert_true (first != third);
  g_assert_null (nw_card_picture_get (NULL));
}

/* However many large pictures are seen, the memory is bounded. */
static void
test_bound (void)
{
  for (guint i = 0; i < 50; i++)
    {
      g_autofree char *text =
        g_strdup_printf (SVG "width=\"4\" height=\"4\"><rect width=\"%u\"/></svg>", i);
      g_autoptr (GVariant) image = new_svg (text);
      g_autoptr (NwCardPicture) picture = nw_card_picture_get (image);
      GtkSnapshot *snapshot = gtk_snapshot_new ();

      nw_card_picture_snapshot (picture, snapshot, &GRAPHENE_RECT_INIT (0, 0, 2000, 2000), 0,
                                nw_paper_get (NW_PAPER_LIGHT));
      gsk_render_node_unref (gtk_snapshot_free_to_node (snapshot));
      wait_for (picture);
      g_assert_false (nw_card_picture_is_broken (picture));
      g_assert_cmpuint (nw_card_pictures_get_size (), <=, NW_CARD_PICTURE_BOUND);
    }
  g_assert_cmpuint (nw_card_pictures_get_size (), >, NW_CARD_PICTURE_BOUND / 2);
}

/* However many pictures are asked for at once, each comes to those who ask again. */
static void
test_many (void)
{
  NwCardPicture *pictures[300];
  guint32 serials[G_N_ELEMENTS (pictures)] = { 0 };
  guint n_left = G_N_ELEMENTS (pictures);

  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    {
      g_autofree char *text = g_strdup_printf (SVG "width=\"4\"><rect width=\"%u\"/></svg>", i);
      g_autoptr (GVariant) image = new_svg (text);

      pictures[i] = nw_card_picture_get (image);
    }
  while (n_left > 0)
    {
      n_left = 0;
      for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
        {
          GtkSnapshot *snapshot;

          n_left += !nw_card_picture_is_decoded (pictures[i]);
          if (serials[i] == nw_card_picture_get_serial (pictures[i]))
            continue;
          serials[i] = nw_card_picture_get_serial (pictures[i]);
          snapshot = gtk_snapshot_new ();
          nw_card_picture_snapshot (pictures[i], snapshot, &GRAPHENE_RECT_INIT (0, 0, 20, 20), 0,
                                    nw_paper_get (NW_PAPER_LIGHT));
          gsk_render_node_unref (gtk_snapshot_free_to_node (snapshot));
        }
      if (n_left > 0)
        g_main_context_iteration (NULL, TRUE);
    }
  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    nw_card_picture_unref (pictures[i]);
}

/* A face that was kept without its picture is drawn anew with it, and kept then. */
static void
test_kept (void)
{
  g_autoptr (GVariant) image =
    new_svg (SVG "width=\"3\" height=\"2\"><rect width=\"3\" height=\"2\" fill=\"#f00\"/></svg>");
  g_autoptr (NwRuleset) ruleset = with_picture ("brawl", "/clients", image);
  g_autoptr (NwBrawlFaces) faces = nw_brawl_faces_new (ruleset, "en");
  g_autoptr (NwCardPicture) picture = nw_card_picture_get (image);
  PangoContext *context = new_context ();
  const NwFace face = { .kind = NW_BRAWL_FACE_CLIENT, .args = { 0, 1, -1 } };

  for (guint i = 0; i < 4; i++)
    {
      GtkSnapshot *snapshot = gtk_snapshot_new ();
      cairo_surface_t *surface;

      nw_brawl_face_append (faces, &face, snapshot, context,
                            &GRAPHENE_RECT_INIT (0, 0, WIDTH, HEIGHT), 1);
      surface = draw (snapshot);
      g_assert_cmpint (get_pixel (surface, kinds[2].x, kinds[2].y) == RED, ==, i >= 2);
      cairo_surface_destroy (surface);
      if (i == 1)
        wait_for (picture);
    }
  g_object_unref (context);
  g_assert_cmpuint (nw_face_cache_get_n_drawn (nw_brawl_faces_get_cache (faces)), ==, 2);
}

/* Whatever else is wrong with the ruleset, the card shows its picture. */
static void
test_draft (void)
{
  g_autoptr (GVariant) image = new_red (92);
  g_autoptr (NwRuleset) whole = with_picture ("tailor", "/cards", image);
  g_autoptr (NwRuleset) broken =
    nw_ruleset_with_value (whole, "/parameters/start_row", g_variant_new_string ("many"));
  g_autoptr (GVariant) card = get_card (broken, "/cards");
  g_autoptr (NwDraftFace) face = nw_draft_face_new (broken, "/cards", card, "en");
  g_autoptr (NwCardPicture) picture = nw_card_picture_get (image);
  cairo_surface_t *surface = paint (face, NW_PAPER_LIGHT);

  g_assert_null (nw_ruleset_get_compiled (broken));
  g_assert_false (nw_draft_face_is_plain (face));
  cairo_surface_destroy (surface);
  wait_for (picture);
  surface = paint (face, NW_PAPER_LIGHT);
  g_assert_cmphex (get_pixel (surface, kinds[0].x, kinds[0].y), ==, RED);
  cairo_surface_destroy (surface);
}

static void
test_scale (void)
{
  g_autoptr (GBytes) png = new_png (RED, 400, 200);
  g_autoptr (GdkTexture) texture = gdk_texture_new_from_bytes (png, NULL);
  g_autoptr (GdkTexture) half = nw_raster_scale (texture, &nw_raster_whole, 200);
  g_autoptr (GdkTexture) larger = nw_raster_scale (texture, &nw_raster_whole, 9999);
  g_autoptr (GdkTexture) part =
    nw_raster_scale (texture, &GRAPHENE_RECT_INIT (0.5f, 0, 0.25f, 1), 9999);

  g_assert_cmpint (gdk_texture_get_width (half), ==, 200);
  g_assert_cmpint (gdk_texture_get_height (half), ==, 100);
  g_assert_cmpint (gdk_texture_get_width (larger), ==, 400);
  g_assert_cmpint (gdk_texture_get_width (part), ==, 100);
  g_assert_cmpint (gdk_texture_get_height (part), ==, 200);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  gtk_init_check ();

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *path = g_strconcat ("/card-picture/kind", kinds[i].list, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_kind);
    }
  g_test_add_func ("/card-picture/marks", test_marks);
  g_test_add_func ("/card-picture/svg", test_svg);
  g_test_add_func ("/card-picture/corrupt", test_corrupt);
  g_test_add_func ("/card-picture/hostile", test_hostile);
  g_test_add_func ("/card-picture/equal", test_equal);
  g_test_add_func ("/card-picture/bound", test_bound);
  g_test_add_func ("/card-picture/many", test_many);
  g_test_add_func ("/card-picture/kept", test_kept);
  g_test_add_func ("/card-picture/draft", test_draft);
  g_test_add_func ("/card-picture/scale", test_scale);

  return g_test_run ();
}
