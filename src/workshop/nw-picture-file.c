/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pictures that designers bring; see nw-picture-file.h.
 *
 * Any picture that can be decoded becomes a PNG of the size that cards are printed in.  An SVG is
 * kept as it is if all of it is wanted, and else becomes a PNG, too: to cut it out as an SVG would
 * keep what lies outside the frame in the file.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-picture-file.h"

#include <math.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "cards/nw-raster.h"
#include "ruleset/nw-image.h"

/* The longer side of what is shown of a picture. */
#define SHOWN_SIDE 1024
/* The longer side of what is kept of it for cutting. */
#define KEPT_SIDE 4096
/* How much of a file is looked at for what it is. */
#define HEAD 4096
/* Files are read and decoded in pieces of this. */
#define PIECE (256 * 1024)
/* By how much a picture may differ from its frame. */
#define TOLERANCE 0.02

struct _NwPictureFile
{
  gatomicrefcount ref_count;

  /* Owned */
  GBytes         *svg;           /* NULL unless it is one */
  GdkTexture     *kept;          /* NULL for an SVG */
  GdkTexture     *shown;

  double          width;
  double          height;
};

/* ---- Reading ---------------------------------------------------------------------------------- */

static void
refuse (GError     **error,
        int          code,
        const char  *sentence)
{
  g_set_error_literal (error, NW_RULESET_ERROR, code, sentence);
}

/* What stands after a byte order mark, if there is one. */
static GBytes *
skip_mark (GBytes *bytes)
{
  const gsize length = g_bytes_get_size (bytes);
  const gsize mark =
    length >= 3 && memcmp (g_bytes_get_data (bytes, NULL), "\xef\xbb\xbf", 3) == 0 ? 3 : 0;

  return g_bytes_new_from_bytes (bytes, mark, length - mark);
}

static gboolean
is_svg (GBytes *bytes)
{
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);
  const char *end = text + MIN (length, HEAD);

  while (text < end && g_ascii_isspace (*text))
    text++;

  return text < end && *text == '<' && g_strstr_len (text, end - text, "<svg") != NULL;
}

static void
on_size_prepared_cb (GdkPixbufLoader *loader,
                     int              width,
                     int              height,
                     gpointer         data)
{
  gboolean *is_too_big = data;

  *is_too_big = (gint64) width * height > NW_PICTURE_FILE_PIXELS;
  /* A picture of no size is not decoded. */
  if (*is_too_big)
    gdk_pixbuf_loader_set_size (loader, 0, 0);
}

/* Any kind of picture, as it is meant to be seen; NULL if it can't be read. */
static GdkTexture *
decode_pixbuf (GBytes   *bytes,
               gboolean *is_too_big)
{
  g_autoptr (GdkPixbufLoader) loader = gdk_pixbuf_loader_new ();
  g_autoptr (GdkPixbuf) pixbuf = NULL;
  g_autoptr (GBytes) pixels = NULL;
  const gsize length = g_bytes_get_size (bytes);
  const guchar *data = g_bytes_get_data (bytes, NULL);
  gboolean is_fine = TRUE;

  g_signal_connect (loader, "size-prepared", G_CALLBACK (on_size_prepared_cb), is_too_big);
  for (gsize at = 0; at < length && is_fine && !*is_too_big; at += PIECE)
    is_fine = gdk_pixbuf_loader_write (loader, data + at, MIN (PIECE, length - at), NULL);
  is_fine = gdk_pixbuf_loader_close (loader, NULL) && is_fine && !*is_too_big;
  if (!is_fine || gdk_pixbuf_loader_get_pixbuf (loader) == NULL)
    return NULL;

  pixbuf = gdk_pixbuf_apply_embedded_orientation (gdk_pixbuf_loader_get_pixbuf (loader));
  pixels = gdk_pixbuf_read_pixel_bytes (pixbuf);

  return gdk_memory_texture_new (
    gdk_pixbuf_get_width (pixbuf), gdk_pixbuf_get_height (pixbuf),
    gdk_pixbuf_get_has_alpha (pixbuf) ? GDK_MEMORY_R8G8B8A8 : GDK_MEMORY_R8G8B8, pixels,
    (gsize) gdk_pixbuf_get_rowstride (pixbuf));
}

/* A PNG that ends too early is told here: GdkPixbuf does not mind, and GTK loses memory over it. */
static GdkTexture *
decode (GBytes   *bytes,
        gboolean *is_too_big)
{
  guint width, height;

  *is_too_big = FALSE;
  if (!nw_image_get_png_size (bytes, &width, &height))
    return decode_pixbuf (bytes, is_too_big);

  *is_too_big = (guint64) width * height > NW_PICTURE_FILE_PIXELS;

  return *is_too_big || !nw_image_is_whole_png (bytes) ? NULL
                                                       : gdk_texture_new_from_bytes (bytes, NULL);
}

static gboolean
read_svg (NwPictureFile  *self,
          GBytes         *bytes,
          GCancellable   *cancellable,
          GError        **error)
{
  const char *code = nw_image_check (bytes, NW_IMAGE_SVG);

  if (g_strcmp0 (code, "image-too-large") == 0)
    refuse (error, NW_RULESET_ERROR_TOO_LARGE, _("The picture is larger than 4 MiB"));
  else if (g_strcmp0 (code, "image-too-big") == 0)
    refuse (error, NW_RULESET_ERROR_TOO_LARGE,
            _("The picture is wider or higher than 4096 pixels"));
  else if (g_strcmp0 (code, "image-loads") == 0)
    refuse (error, NW_RULESET_ERROR_PARSE,
            _("The picture loads or runs something, which is not allowed"));
  else if (code == NULL && nw_raster_svg_get_size (bytes, &self->width, &self->height))
    self->shown = nw_raster_svg (bytes, &nw_raster_whole, SHOWN_SIDE, cancellable);
  if (self->shown == NULL)
    {
      if (error != NULL && *error == NULL)
        refuse (error, NW_RULESET_ERROR_PARSE, _("The file is no picture that can be read"));
      return FALSE;
    }
  self->svg = g_bytes_ref (bytes);

  return TRUE;
}

static gboolean
read_pixels (NwPictureFile  *self,
             GBytes         *bytes,
             GError        **error)
{
  gboolean is_too_big;
  g_autoptr (GdkTexture) texture = decode (bytes, &is_too_big);

  if (is_too_big)
    {
      refuse (error, NW_RULESET_ERROR_TOO_LARGE,
              _("The picture has more than 64 million pixels"));
      return FALSE;
    }
  if (texture == NULL)
    {
      refuse (error, NW_RULESET_ERROR_PARSE, _("The file is no picture that can be read"));
      return FALSE;
    }

  self->kept = nw_raster_scale (texture, &nw_raster_whole, KEPT_SIDE);
  self->shown = nw_raster_scale (self->kept, &nw_raster_whole, SHOWN_SIDE);
  self->width = gdk_texture_get_width (self->kept);
  self->height = gdk_texture_get_height (self->kept);

  return TRUE;
}

/**
 * nw_picture_file_new:
 * @bytes: what a file holds
 * @cancellable: (nullable): stops it
 * @error: return location for an error
 *
 * Reads a picture of whatever kind.
 *
 * On error: %NW_RULESET_ERROR_PARSE, %NW_RULESET_ERROR_TOO_LARGE, with a sentence for people
 *
 * Returns: (transfer full) (nullable): the picture
 */
NwPictureFile *
nw_picture_file_new (GBytes        *bytes,
                     GCancellable  *cancellable,
                     GError       **error)
{
  g_autoptr (NwPictureFile) self = g_new0 (NwPictureFile, 1);
  g_autoptr (GBytes) text = skip_mark (bytes);
  g_autoptr (GError) cause = NULL;

  g_atomic_ref_count_init (&self->ref_count);
  if (is_svg (text) ? read_svg (self, text, cancellable, &cause)
                    : read_pixels (self, bytes, &cause))
    return g_steal_pointer (&self);

  g_propagate_error (error, g_steal_pointer (&cause));

  return NULL;
}

/**
 * nw_picture_file_load:
 * @file: a file
 * @cancellable: (nullable): stops it
 * @error: return location for an error
 *
 * Reads a picture from a file, of which no more than the bound is read.
 *
 * On error: as nw_picture_file_new(), and those of #GIOErrorEnum
 *
 * Returns: (transfer full) (nullable): the picture
 */
NwPictureFile *
nw_picture_file_load (GFile         *file,
                      GCancellable  *cancellable,
                      GError       **error)
{
  g_autoptr (GFileInputStream) stream = g_file_read (file, cancellable, error);
  g_autoptr (GByteArray) array = g_byte_array_new ();
  g_autofree guchar *piece = g_malloc (PIECE);
  g_autoptr (GBytes) bytes = NULL;
  gsize n = 0;

  if (stream == NULL)
    return NULL;

  do
    {
      if (!g_input_stream_read_all (G_INPUT_STREAM (stream), piece, PIECE, &n, cancellable, error))
        return NULL;
      g_byte_array_append (array, piece, (guint) n);
      if (array->len > NW_PICTURE_FILE_BYTES)
        {
          refuse (error, NW_RULESET_ERROR_TOO_LARGE, _("The file is larger than 64 MiB"));
          return NULL;
        }
    }
  while (n == PIECE);
  bytes = g_byte_array_free_to_bytes (g_steal_pointer (&array));

  return nw_picture_file_new (bytes, cancellable, error);
}

/* ---- Life ------------------------------------------------------------------------------------- */

/**
 * nw_picture_file_ref:
 * @self: a picture
 *
 * Returns: (transfer full): @self
 */
NwPictureFile *
nw_picture_file_ref (NwPictureFile *self)
{
  g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

/**
 * nw_picture_file_unref:
 * @self: (transfer full): a picture
 *
 * Gives a reference back.
 */
void
nw_picture_file_unref (NwPictureFile *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  g_clear_pointer (&self->svg, g_bytes_unref);
  g_clear_object (&self->kept);
  g_clear_object (&self->shown);
  g_free (self);
}

/* ---- What can be asked ------------------------------------------------------------------------ */

/**
 * nw_picture_file_get_texture:
 * @self: a picture
 *
 * Returns: (transfer none): the picture for the screen
 */
GdkTexture *
nw_picture_file_get_texture (const NwPictureFile *self)
{
  return self->shown;
}

/**
 * nw_picture_file_is_svg:
 * @self: a picture
 *
 * Returns: whether it is an SVG
 */
gboolean
nw_picture_file_is_svg (const NwPictureFile *self)
{
  return self->svg != NULL;
}

/**
 * nw_picture_file_get_size:
 * @self: a picture
 * @width: (out): its width in pixels, or what an SVG has in their place
 * @height: (out): its height
 *
 * Tells the size of what there is to cut.
 */
void
nw_picture_file_get_size (const NwPictureFile *self,
                          double              *width,
                          double              *height)
{
  *width = self->width;
  *height = self->height;
}

static GVariant *
make_png (const NwPictureFile *self,
          const NwCrop        *crop,
          int                  side,
          gsize               *length)
{
  const graphene_rect_t part = GRAPHENE_RECT_INIT ((float) crop->x, (float) crop->y,
                                                   (float) crop->width, (float) crop->height);
  g_autoptr (GdkTexture) texture = self->svg != NULL
                                   ? nw_raster_svg (self->svg, &part, side, NULL)
                                   : nw_raster_scale (self->kept, &part, side);
  g_autoptr (GBytes) bytes = texture != NULL ? gdk_texture_save_to_png_bytes (texture) : NULL;

  if (bytes == NULL)
    return NULL;

  *length = g_bytes_get_size (bytes);

  return nw_image_new (bytes, NW_IMAGE_PNG);
}

/**
 * nw_picture_file_make_image:
 * @self: a picture
 * @crop: what of it is wanted
 * @error: return location for an error
 *
 * Makes an image for a ruleset, within the bounds of the format.  An SVG stays whole if the frame
 * lies as it did at first.
 *
 * On error: %NW_RULESET_ERROR_PARSE
 *
 * Returns: (transfer full) (nullable): the image, see nw-image.h
 */
GVariant *
nw_picture_file_make_image (const NwPictureFile *self,
                            const NwCrop        *crop,
                            GError             **error)
{
  g_autoptr (GVariant) image = NULL;
  gsize length = 0;

  if (self->svg != NULL && nw_crop_is_first (crop))
    return nw_image_new (self->svg, NW_IMAGE_SVG);

  image = make_png (self, crop, NW_PICTURE_SIDE, &length);
  if (image == NULL || length > NW_IMAGE_MAX_BYTES)
    {
      refuse (error, NW_RULESET_ERROR_PARSE, _("The file is no picture that can be read"));
      return NULL;
    }

  return g_steal_pointer (&image);
}

/**
 * nw_picture_exceeds_frame:
 * @image: a picture as a ruleset holds it
 * @aspect: width by height of a frame
 *
 * Returns: whether there is more of the picture than the frame shows, so that it can be cut anew
 */
gboolean
nw_picture_exceeds_frame (GVariant *image,
                          double    aspect)
{
  const NwImageKind kind = nw_image_get_kind (image);
  g_autoptr (GBytes) bytes = nw_image_get_bytes (image);
  guint width, height;

  if (bytes == NULL || nw_image_check (bytes, kind) != NULL)
    return FALSE;
  if (kind == NW_IMAGE_SVG)
    return TRUE;

  return nw_image_get_png_size (bytes, &width, &height) &&
         fabs ((double) width / height / aspect - 1) > TOLERANCE;
}
