/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pictures for tests.
 */

#pragma once

#include <gdk/gdk.h>

/** NW_TEST_SVG: how an SVG begins. */
#define NW_TEST_SVG "<svg xmlns=\"http://www.w3.org/2000/svg\" "

/* A PNG whose left half is red and whose right half is blue. */
static inline GBytes *
nw_test_new_png (int width,
                 int height)
{
  const gsize stride = (gsize) width * 4;
  guchar *pixels = g_malloc0 (stride * (gsize) height);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        guchar *pixel = pixels + (gsize) y * stride + (gsize) x * 4;

        pixel[x < width / 2 ? 0 : 2] = 0xff;
        pixel[3] = 0xff;
      }
  bytes = g_bytes_new_take (pixels, stride * (gsize) height);
  texture = gdk_memory_texture_new (width, height, GDK_MEMORY_R8G8B8A8, bytes, stride);

  return gdk_texture_save_to_png_bytes (texture);
}
