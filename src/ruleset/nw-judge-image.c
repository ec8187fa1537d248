/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Judging the pictures that a ruleset brings along: they are decoded by others later, so that what
 * is let through here is small, complete, and loads nothing.
 */

#define G_LOG_DOMAIN "nw-ruleset"

#include "config.h"

#include "ruleset/nw-judge.h"

#include <string.h>

#include "ruleset/nw-fields-private.h"
#include "ruleset/nw-json.h"

#define MAX_BYTES (4 * 1024 * 1024)
#define MAX_SIDE 4096
#define PNG_SIGNATURE "\x89PNG\r\n\x1a\n"
#define PNG_HEADER 24

static const char *const media_types[] = { "image/svg+xml", "image/png", NULL };

const NwField nw_fields_image[] = {
  { "type", NW_FIELD_ENUM, .choices = media_types, .meaning = N_("The kind of picture") },
  { "data", NW_FIELD_DATA, .meaning = N_("The picture itself, in base64") },
  { NULL },
};

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

static const char *
judge_png (const guchar *bytes,
           gsize         length)
{
  guint32 width;
  guint32 height;

  if (length < PNG_HEADER || memcmp (bytes, PNG_SIGNATURE, 8) != 0 ||
      memcmp (bytes + 12, "IHDR", 4) != 0)
    return "bad-image";

  width = read_big_endian (bytes + 16);
  height = read_big_endian (bytes + 20);
  if (width == 0 || height == 0)
    return "bad-image";

  return width > MAX_SIDE || height > MAX_SIDE ? "image-too-big" : NULL;
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
  return (*end == '\0' || strcmp (end, "px") == 0) && side > MAX_SIDE;
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
judge_svg (const guchar *bytes,
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

/**
 * nw_judge_image:
 * @judge: the walk
 * @image: an object with `type` and `data`, either of which may be anything
 * @place: where it stands
 *
 * Reports a picture that is broken, too large, or loads something from outside.
 */
void
nw_judge_image (NwJudge       *judge,
                GVariant      *image,
                const NwPlace *place)
{
  g_autoptr (GVariant) type = nw_json_get (image, "type");
  g_autoptr (GVariant) data = nw_json_get (image, "data");
  const NwPlace at = { place, "data", 0 };
  g_autofree guchar *bytes = NULL;
  const char *code = NULL;
  gsize length = 0;

  if (nw_json_get_string (data) == NULL || nw_json_get_string (type) == NULL)
    return;

  bytes = decode (nw_json_get_string (data), &length);
  if (bytes == NULL)
    nw_judge_complain (judge, NW_SEVERITY_ERROR, "bad-base64", NULL, &at);
  else if (length > MAX_BYTES)
    nw_judge_bound (judge, "image-too-large", (gint64) length, 1, MAX_BYTES, &at);
  else if (strcmp (nw_json_get_string (type), "image/png") == 0)
    code = judge_png (bytes, length);
  else if (strcmp (nw_json_get_string (type), "image/svg+xml") == 0)
    code = judge_svg (bytes, length);

  if (code != NULL)
    nw_judge_complain (judge, NW_SEVERITY_ERROR, code, NULL, &at);
}
