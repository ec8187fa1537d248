/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pictures in rulesets; see nw-image.h.
 */

#define G_LOG_DOMAIN "nw-ruleset"

#include "config.h"

#include "ruleset/nw-image.h"

#include <string.h>

#include "ruleset/nw-json.h"

#define PNG_SIGNATURE "\x89PNG\r\n\x1a\n"
#define PNG_HEADER 24
/* Bytes of a part but for what is in it. */
#define PNG_PART 12

/* ---- Base64 ---------------------------------------------------------------------------------- */

/* GLib's decoder skips what it does not understand; here nothing is skipped. */
static guchar *
decode (const char *text,
        gsize      *length)
{
  static const char alphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  const gsize n = strlen (text);
  const gsize body = strspn (text, alphabet);

  if (n == 0 || n % 4 != 0 || n - body > 2 || strspn (text + body, "=") != n - body)
    return NULL;

  return g_base64_decode (text, length);
}

/* ---- PNG ------------------------------------------------------------------------------------- */

static guint32
read_big_endian (const guchar *bytes)
{
  return (guint32) bytes[0] << 24 | (guint32) bytes[1] << 16 | (guint32) bytes[2] << 8 | bytes[3];
}

/**
 * nw_image_get_png_size:
 * @bytes: a file
 * @width: (out): its width in pixels
 * @height: (out): its height in pixels
 *
 * Returns: whether it begins as a PNG does
 */
gboolean
nw_image_get_png_size (GBytes *bytes,
                       guint  *width,
                       guint  *height)
{
  gsize length;
  const guchar *data = g_bytes_get_data (bytes, &length);

  if (length < PNG_HEADER || memcmp (data, PNG_SIGNATURE, 8) != 0 ||
      memcmp (data + 12, "IHDR", 4) != 0)
    return FALSE;

  *width = read_big_endian (data + 16);
  *height = read_big_endian (data + 20);

  return *width > 0 && *height > 0;
}

/**
 * nw_image_is_whole_png:
 * @bytes: a file
 *
 * Returns: whether a PNG's parts are there to the last, whatever is in them
 */
gboolean
nw_image_is_whole_png (GBytes *bytes)
{
  gsize length;
  const guchar *data = g_bytes_get_data (bytes, &length);
  gsize at = strlen (PNG_SIGNATURE);

  while (length >= PNG_PART && at <= length - PNG_PART)
    {
      const gsize n = read_big_endian (data + at);

      if (n > length - PNG_PART - at)
        return FALSE;
      if (memcmp (data + at + 4, "IEND", 4) == 0)
        return TRUE;
      at += PNG_PART + n;
    }

  return FALSE;
}

static const char *
check_png (GBytes *bytes)
{
  guint width, height;

  if (!nw_image_get_png_size (bytes, &width, &height))
    return "bad-image";

  return width > NW_IMAGE_MAX_SIDE || height > NW_IMAGE_MAX_SIDE ? "image-too-big" : NULL;
}

/* ---- SVG ------------------------------------------------------------------------------------- */

typedef struct
{
  const char *code;
  gboolean    has_root;
  guint       depth;
  guint       style_depth;       /* inside <style> */
} SvgCheck;

/* What stands after the colon of a qualified name. */
static const char *
local_name (const char *name)
{
  const char *colon = strrchr (name, ':');

  return colon != NULL ? colon + 1 : name;
}

/* Whether a style, or an attribute's value, points out of the picture. */
static gboolean
loads_something (const char *text)
{
  g_autofree char *lower = g_ascii_strdown (text, -1);

  if (strstr (lower, "@import") != NULL)
    return TRUE;

  for (const char *p = strstr (lower, "url("); p != NULL; p = strstr (p + 1, "url("))
    {
      const char *target = p + strlen ("url(");

      target += strspn (target, " \t\r\n\"'");
      if (*target != '#')
        return TRUE;
    }

  return FALSE;
}

/* A side of the picture in pixels; other units and shares of the place are drawn at any size. */
static gboolean
is_too_big (const char *name,
            const char *value)
{
  char *end;
  gdouble side;

  if (strcmp (name, "width") != 0 && strcmp (name, "height") != 0)
    return FALSE;

  side = g_ascii_strtod (value, &end);
  return (*end == '\0' || strcmp (end, "px") == 0) && side > NW_IMAGE_MAX_SIDE;
}

static void
on_svg_element_started_cb (GMarkupParseContext *context,
                           const char          *element,
                           const char         **names,
                           const char         **values,
                           gpointer             user_data,
                           GError             **error)
{
  static const char *const refused[] = { "script", "foreignObject", "handler", "iframe", NULL };
  SvgCheck *check = user_data;
  const char *local = local_name (element);
  const gboolean is_root = !check->has_root;

  if (is_root ? strcmp (local, "svg") != 0 : check->depth == 0)
    check->code = "bad-image";
  check->has_root = TRUE;
  check->depth++;
  if (strcmp (local, "style") == 0)
    check->style_depth++;
  if (g_strv_contains (refused, local))
    check->code = "image-loads";

  for (guint i = 0; names[i] != NULL && check->code == NULL; i++)
    {
      const gboolean is_link = strcmp (local_name (names[i]), "href") == 0 ||
                               strcmp (names[i], "src") == 0;

      if (is_link ? values[i][0] != '#' && values[i][0] != '\0' : loads_something (values[i]))
        check->code = "image-loads";
      else if (is_root && is_too_big (names[i], values[i]))
        check->code = "image-too-big";
    }
}

static void
on_svg_element_ended_cb (GMarkupParseContext *context,
                         const char          *element,
                         gpointer             user_data,
                         GError             **error)
{
  SvgCheck *check = user_data;

  check->depth--;
  if (strcmp (local_name (element), "style") == 0)
    check->style_depth--;
}

static void
on_svg_text_cb (GMarkupParseContext *context,
                const char          *text,
                gsize                length,
                gpointer             user_data,
                GError             **error)
{
  SvgCheck *check = user_data;

  if (check->code == NULL && check->style_depth > 0 && loads_something (text))
    check->code = "image-loads";
}

/* Comments are harmless; a document type declares entities, an instruction names style sheets. */
static void
on_svg_passthrough_cb (GMarkupParseContext *context,
                       const char          *text,
                       gsize                length,
                       gpointer             user_data,
                       GError             **error)
{
  SvgCheck *check = user_data;

  if (check->code == NULL && !g_str_has_prefix (text, "<!--") &&
      !g_str_has_prefix (text, "<?xml ") && !g_str_has_prefix (text, "<![CDATA["))
    check->code = "image-loads";
  else if (g_str_has_prefix (text, "<![CDATA["))
    on_svg_text_cb (context, text, length, user_data, error);
}

static const char *
check_svg (const guchar *bytes,
           gsize         length)
{
  static const GMarkupParser callbacks = {
    .start_element = on_svg_element_started_cb,
    .end_element = on_svg_element_ended_cb,
    .text = on_svg_text_cb,
    .passthrough = on_svg_passthrough_cb,
  };
  SvgCheck check = { 0 };
  g_autoptr (GMarkupParseContext) context = NULL;

  context = g_markup_parse_context_new (&callbacks, G_MARKUP_DEFAULT_FLAGS, &check, NULL);
  if (!g_markup_parse_context_parse (context, (const char *) bytes, (gssize) length, NULL) ||
      !g_markup_parse_context_end_parse (context, NULL) || !check.has_root)
    return check.code != NULL ? check.code : "bad-image";

  return check.code;
}

/* ---- Any picture ----------------------------------------------------------------------------- */

static const struct
{
  const char *name;
  NwImageKind kind;
} media_types[] = {
  { "image/svg+xml", NW_IMAGE_SVG },
  { "image/png", NW_IMAGE_PNG },
};

/**
 * nw_image_new:
 * @bytes: a file that nw_image_check() finds nothing wrong with
 * @kind: what it is, not %NW_IMAGE_UNKNOWN
 *
 * Returns: (transfer full): the picture as a ruleset holds it
 */
GVariant *
nw_image_new (GBytes     *bytes,
              NwImageKind kind)
{
  gsize length;
  gconstpointer data = g_bytes_get_data (bytes, &length);
  const char *type = "";
  GVariantBuilder builder;

  for (guint i = 0; i < G_N_ELEMENTS (media_types); i++)
    if (media_types[i].kind == kind)
      type = media_types[i].name;

  g_variant_builder_init_static (&builder, G_VARIANT_TYPE_VARDICT);
  g_variant_builder_add (&builder, "{sv}", "type", g_variant_new_string (type));
  g_variant_builder_add (&builder, "{sv}", "data",
                         g_variant_new_take_string (g_base64_encode (data, length)));

  return g_variant_ref_sink (g_variant_builder_end (&builder));
}

/**
 * nw_image_get_kind:
 * @image: an object with `type`, which may be anything
 *
 * Returns: what it says that it is
 */
NwImageKind
nw_image_get_kind (GVariant *image)
{
  g_autoptr (GVariant) type = nw_json_get (image, "type");

  for (guint i = 0; i < G_N_ELEMENTS (media_types); i++)
    if (g_strcmp0 (nw_json_get_string (type), media_types[i].name) == 0)
      return media_types[i].kind;

  return NW_IMAGE_UNKNOWN;
}

/**
 * nw_image_get_bytes:
 * @image: an object with `data`, which may be anything
 *
 * Returns: (transfer full) (nullable): the file; %NULL if @image holds no base64
 */
GBytes *
nw_image_get_bytes (GVariant *image)
{
  g_autoptr (GVariant) data = nw_json_get (image, "data");
  gsize length = 0;
  guchar *bytes;

  if (nw_json_get_string (data) == NULL)
    return NULL;

  bytes = decode (nw_json_get_string (data), &length);

  return bytes != NULL ? g_bytes_new_take (bytes, length) : NULL;
}

/**
 * nw_image_check:
 * @bytes: a file
 * @kind: what it is said to be
 *
 * Looks whether a picture may be in a ruleset: whole as far as can be told without decoding it,
 * within the bounds, and loading nothing.
 *
 * Returns: (nullable): the code of what is wrong; %NULL for nothing
 */
const char *
nw_image_check (GBytes     *bytes,
                NwImageKind kind)
{
  gsize length;
  const guchar *data = g_bytes_get_data (bytes, &length);

  if (length > NW_IMAGE_MAX_BYTES)
    return "image-too-large";

  switch (kind)
    {
    case NW_IMAGE_PNG:
      return check_png (bytes);
    case NW_IMAGE_SVG:
      return check_svg (data, length);
    case NW_IMAGE_UNKNOWN:
    default:
      return NULL;
    }
}

/**
 * nw_image_find:
 * @document: a ruleset's document
 * @name: (nullable): a string, which may be anything else
 *
 * Returns: (transfer full) (nullable): the picture of that name
 */
GVariant *
nw_image_find (GVariant *document,
               GVariant *name)
{
  g_autoptr (GVariant) images = nw_json_get (document, "images");

  if (images == NULL || nw_json_get_string (name) == NULL ||
      !g_variant_is_of_type (images, G_VARIANT_TYPE_VARDICT))
    return NULL;

  return nw_json_get (images, nw_json_get_string (name));
}

static void
add_names (GVariant   *cards,
           GHashTable *names)
{
  if (cards == NULL || !g_variant_is_of_type (cards, G_VARIANT_TYPE ("av")))
    return;

  for (gsize i = 0; i < g_variant_n_children (cards); i++)
    {
      g_autoptr (GVariant) box = g_variant_get_child_value (cards, i);
      g_autoptr (GVariant) card = g_variant_get_variant (box);
      g_autoptr (GVariant) name = nw_json_get (card, "image");

      if (nw_json_get_string (name) != NULL)
        g_hash_table_add (names, g_strdup (nw_json_get_string (name)));
    }
}

/**
 * nw_image_list_used:
 * @table: what the document should be
 * @document: a ruleset's document
 *
 * Returns: (transfer full) (element-type utf8 utf8): names of pictures that cards have
 */
GHashTable *
nw_image_list_used (const NwFieldTable *table,
                    GVariant           *document)
{
  GHashTable *names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (const NwField *field = table->fields; field->key != NULL; field++)
    if ((field->flags & NW_FIELD_CARDS) != 0)
      {
        g_autoptr (GVariant) cards = nw_json_get (document, field->key);

        add_names (cards, names);
      }

  return names;
}
