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
#include "ruleset/nw-image.h"
#include "ruleset/nw-json.h"

static const char *const media_types[] = { "image/svg+xml", "image/png", NULL };

const NwField nw_fields_image[] = {
  { "type", NW_FIELD_ENUM, .choices = media_types, .meaning = N_("The kind of picture") },
  { "data", NW_FIELD_DATA, .meaning = N_("The picture itself, in base64") },
  { NULL },
};

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
  g_autoptr (GBytes) bytes = NULL;
  const char *code;

  if (nw_json_get_string (data) == NULL || nw_json_get_string (type) == NULL)
    return;

  bytes = nw_image_get_bytes (image);
  code = bytes != NULL ? nw_image_check (bytes, nw_image_get_kind (image)) : "bad-base64";
  if (g_strcmp0 (code, "image-too-large") == 0)
    nw_judge_bound (judge, code, (gint64) g_bytes_get_size (bytes), 1, NW_IMAGE_MAX_BYTES, &at);
  else if (code != NULL)
    nw_judge_complain (judge, NW_SEVERITY_ERROR, code, NULL, &at);
}

/**
 * nw_judge_image_use:
 * @judge: the walk, all of which is done
 *
 * Warns of pictures that no card has: they make the file large for nothing.
 */
void
nw_judge_image_use (NwJudge *judge)
{
  g_autoptr (GVariant) images = nw_json_get (judge->document, "images");
  const NwPlace place = { NULL, "images", 0 };
  g_autoptr (GHashTable) used = NULL;

  if (images == NULL || !g_variant_is_of_type (images, G_VARIANT_TYPE_VARDICT) ||
      g_variant_n_children (images) == 0)
    return;

  used = nw_image_list_used (judge->table, judge->document);
  for (gsize i = 0; i < g_variant_n_children (images); i++)
    {
      g_autoptr (GVariant) entry = g_variant_get_child_value (images, i);
      g_autoptr (GVariant) name = g_variant_get_child_value (entry, 0);
      const NwPlace at = { &place, g_variant_get_string (name, NULL), 0 };

      if (!g_hash_table_contains (used, at.key))
        nw_judge_complain (judge, NW_SEVERITY_WARNING, "unused-image", at.key, &at);
    }
}
