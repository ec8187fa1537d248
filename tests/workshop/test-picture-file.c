/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pictures that designers bring: bounded, cut as the frame lies, or refused with a reason.
 */

#include <string.h>

#include "nw-test-picture.h"
#include "ruleset/nw-image.h"
#include "workshop/nw-picture-file.h"

static GBytes *
new_text (const char *text)
{
  return g_bytes_new (text, strlen (text));
}

static NwPictureFile *
read_bytes (GBytes *bytes)
{
  g_autoptr (GError) error = NULL;
  NwPictureFile *file = nw_picture_file_new (bytes, NULL, &error);

  g_assert_no_error (error);

  return file;
}

static void
assert_refused (GBytes     *bytes,
                int         code,
                const char *sentence)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (nw_picture_file_new (bytes, NULL, &error));
  g_assert_error (error, NW_RULESET_ERROR, code);
  g_assert_cmpstr (error->message, ==, sentence);
}

static NwCrop
lay_frame (NwPictureFile *file,
           double         aspect)
{
  double width, height;
  NwCrop crop;

  nw_picture_file_get_size (file, &width, &height);
  nw_crop_init (&crop, width, height, aspect);

  return crop;
}

static GdkTexture *
make_texture (NwPictureFile *file,
              const NwCrop  *crop)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) image = nw_picture_file_make_image (file, crop, &error);
  g_autoptr (GBytes) bytes = NULL;
  GdkTexture *texture;

  g_assert_no_error (error);
  g_assert_cmpint (nw_image_get_kind (image), ==, NW_IMAGE_PNG);
  bytes = nw_image_get_bytes (image);
  g_assert_null (nw_image_check (bytes, NW_IMAGE_PNG));
  texture = gdk_texture_new_from_bytes (bytes, &error);
  g_assert_no_error (error);

  return texture;
}

static guint32
get_pixel (GdkTexture *texture,
           int         x,
           int         y)
{
  const int width = gdk_texture_get_width (texture);
  g_autofree guint32 *pixels = g_new (guint32, width * gdk_texture_get_height (texture));

  gdk_texture_download (texture, (guchar *) pixels, (gsize) width * 4);

  return pixels[y * width + x];
}

/* Whatever is large becomes as large as it is printed, and what is small stays. */
static void
test_bounded (void)
{
  g_autoptr (GBytes) png = nw_test_new_png (2400, 1500);
  g_autoptr (NwPictureFile) large = read_bytes (png);
  const NwCrop crop = lay_frame (large, 1.5);
  g_autoptr (GdkTexture) texture = make_texture (large, &crop);
  g_autoptr (GBytes) small_png = nw_test_new_png (90, 60);
  g_autoptr (NwPictureFile) small = read_bytes (small_png);
  const NwCrop small_crop = lay_frame (small, 1.5);
  g_autoptr (GdkTexture) small_texture = make_texture (small, &small_crop);

  g_assert_cmpint (gdk_texture_get_width (texture), ==, NW_PICTURE_SIDE);
  g_assert_cmpint (gdk_texture_get_height (texture), ==, NW_PICTURE_SIDE * 2 / 3);
  g_assert_cmpint (gdk_texture_get_width (nw_picture_file_get_texture (large)), <=, 1024);
  g_assert_cmpint (gdk_texture_get_width (small_texture), ==, 90);
  g_assert_cmpint (gdk_texture_get_height (small_texture), ==, 60);
}

static void
test_cut (void)
{
  g_autoptr (GBytes) png = nw_test_new_png (400, 200);
  g_autoptr (NwPictureFile) file = read_bytes (png);
  NwCrop crop = lay_frame (file, 1);
  g_autoptr (GdkTexture) middle = make_texture (file, &crop);
  g_autoptr (GdkTexture) left = NULL;

  g_assert_cmpint (gdk_texture_get_width (middle), ==, 200);
  g_assert_cmpint (gdk_texture_get_height (middle), ==, 200);
  g_assert_cmphex (get_pixel (middle, 10, 100), ==, 0xffff0000);
  g_assert_cmphex (get_pixel (middle, 190, 100), ==, 0xff0000ff);

  nw_crop_move (&crop, -1, 0);
  nw_crop_resize (&crop, 0.25, 0, 0);
  left = make_texture (file, &crop);
  g_assert_cmpint (gdk_texture_get_width (left), ==, 100);
  g_assert_cmphex (get_pixel (left, 99, 50), ==, 0xffff0000);
}

/* A PNG that says it is enormous, with nothing behind it. */
static GBytes *
new_enormous (void)
{
  static const guchar bytes[] = {
    0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n', 0, 0, 0, 13, 'I', 'H', 'D', 'R',
    0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30, 8, 6, 0, 0, 0, 0x66, 0x27, 0xf8, 0xba,
    0, 0, 0, 13, 'I', 'D', 'A', 'T', 0x78, 0x9c,
  };

  return g_bytes_new_static (bytes, sizeof bytes);
}

static void
test_refused (void)
{
  g_autoptr (GBytes) enormous = new_enormous ();
  g_autoptr (GBytes) png = nw_test_new_png (300, 200);
  g_autoptr (GBytes) half = g_bytes_new_from_bytes (png, 0, g_bytes_get_size (png) / 2);
  g_autoptr (GBytes) rubbish = new_text ("GIF89a?");
  g_autoptr (GBytes) empty = new_text ("");
  g_autoptr (GBytes) loads =
    new_text (NW_TEST_SVG "><image href=\"file:///etc/passwd\"/></svg>");
  g_autoptr (GBytes) wide = new_text (NW_TEST_SVG "width=\"9999\" height=\"3\"/>");
  g_autoptr (GBytes) broken = new_text (NW_TEST_SVG "><g></svg>");
  g_autofree char *long_text = g_strnfill (NW_IMAGE_MAX_BYTES, ' ');
  g_autofree char *large_text = g_strconcat (NW_TEST_SVG ">", long_text, "</svg>", NULL);
  g_autoptr (GBytes) large = new_text (large_text);

  assert_refused (enormous, NW_RULESET_ERROR_TOO_LARGE,
                  "The picture has more than 64 million pixels");
  assert_refused (half, NW_RULESET_ERROR_PARSE, "The file is no picture that can be read");
  assert_refused (rubbish, NW_RULESET_ERROR_PARSE, "The file is no picture that can be read");
  assert_refused (empty, NW_RULESET_ERROR_PARSE, "The file is no picture that can be read");
  assert_refused (loads, NW_RULESET_ERROR_PARSE,
                  "The picture loads or runs something, which is not allowed");
  assert_refused (wide, NW_RULESET_ERROR_TOO_LARGE,
                  "The picture is wider or higher than 4096 pixels");
  assert_refused (broken, NW_RULESET_ERROR_PARSE, "The file is no picture that can be read");
  assert_refused (large, NW_RULESET_ERROR_TOO_LARGE, "The picture is larger than 4 MiB");
}

/* No more of a file is read than the bound. */
static void
test_large_file (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nw-picture-XXXXXX", NULL);
  g_autoptr (GFile) parent = g_file_new_for_path (folder);
  g_autoptr (GFile) file = g_file_get_child (parent, "large.png");
  g_autoptr (GFileOutputStream) stream =
    g_file_create (file, G_FILE_CREATE_NONE, NULL, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_seekable_truncate (G_SEEKABLE (stream), (goffset) 1 << 33, NULL, NULL));
  g_assert_true (g_output_stream_close (G_OUTPUT_STREAM (stream), NULL, NULL));
  g_assert_null (nw_picture_file_load (file, NULL, &error));
  g_assert_error (error, NW_RULESET_ERROR, NW_RULESET_ERROR_TOO_LARGE);
  g_assert_cmpstr (error->message, ==, "The file is larger than 64 MiB");
  g_assert_true (g_file_delete (file, NULL, NULL));
  g_assert_true (g_file_delete (parent, NULL, NULL));
}

/* An SVG stays one under an untouched frame. */
static void
test_svg (void)
{
  g_autoptr (GBytes) bytes = new_text (
    "\xef\xbb\xbf<?xml version=\"1.0\"?>\n" NW_TEST_SVG "viewBox=\"0 0 40 20\">"
    "<rect width=\"20\" height=\"20\" fill=\"#f00\"/></svg>");
  g_autoptr (NwPictureFile) file = read_bytes (bytes);
  NwCrop crop = lay_frame (file, 1);
  g_autoptr (GVariant) whole = nw_picture_file_make_image (file, &crop, NULL);
  g_autoptr (GBytes) kept = nw_image_get_bytes (whole);
  g_autoptr (GdkTexture) texture = NULL;

  g_assert_true (nw_picture_file_is_svg (file));
  g_assert_cmpint (nw_image_get_kind (whole), ==, NW_IMAGE_SVG);
  /* Without the byte order mark, which a picture in a ruleset may not have. */
  g_assert_cmpuint (g_bytes_get_size (kept), ==, g_bytes_get_size (bytes) - 3);
  g_assert_null (nw_image_check (kept, NW_IMAGE_SVG));
  g_assert_true (nw_picture_exceeds_frame (whole, 1));

  nw_crop_move (&crop, -1, 0);
  texture = make_texture (file, &crop);
  g_assert_cmpint (gdk_texture_get_width (texture), ==, NW_PICTURE_SIDE);
  g_assert_cmpint (gdk_texture_get_height (texture), ==, NW_PICTURE_SIDE);
  g_assert_cmphex (get_pixel (texture, NW_PICTURE_SIDE - 9, 9), ==, 0xffff0000);
}

static void
test_exceeds (void)
{
  g_autoptr (GBytes) png = nw_test_new_png (300, 200);
  g_autoptr (GVariant) image = nw_image_new (png, NW_IMAGE_PNG);

  g_assert_false (nw_picture_exceeds_frame (image, 1.5));
  g_assert_false (nw_picture_exceeds_frame (image, 1.51));
  g_assert_true (nw_picture_exceeds_frame (image, 1.2));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/picture-file/bounded", test_bounded);
  g_test_add_func ("/picture-file/cut", test_cut);
  g_test_add_func ("/picture-file/refused", test_refused);
  g_test_add_func ("/picture-file/large-file", test_large_file);
  g_test_add_func ("/picture-file/svg", test_svg);
  g_test_add_func ("/picture-file/exceeds", test_exceeds);

  return g_test_run ();
}
