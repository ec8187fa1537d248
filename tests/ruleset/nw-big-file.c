/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A ruleset as large as one may want, made of the fixture's first cards over and over.
 */

#include "nw-big-file.h"

#include <string.h>

#include "nw-fixture.h"
#include "ruleset/nw-json.h"

/* As much as a card has in a ruleset that somebody has written a story for. */
static const char story[] =
  "{\"en\": \"Madam Pei’s third daughter, who marries at the Lantern Festival and says so to all of Chang’an\", "
  "\"es\": \"La tercera hija de la señora Pei, que se casa en la Fiesta de los Faroles y lo cuenta\"}";

static GVariant *
new_card (GVariant *card,
          guint     index)
{
  g_autofree char *id = g_strdup_printf ("order-%u", index);
  g_autoptr(GPtrArray) problems = nw_problems_new ();
  g_autoptr(GVariant) client = nw_json_parse (story, strlen (story), problems);
  GVariantDict dict;

  g_variant_dict_init (&dict, card);
  g_variant_dict_insert (&dict, "id", "s", id);
  g_variant_dict_insert_value (&dict, "client", client);

  return g_variant_dict_end (&dict);
}

/**
 * nw_big_file_new:
 * @n_cards: how many cards
 * @length: (out): bytes
 *
 * Returns: (transfer full): the text of a ruleset whose cards have different ids
 */
char *
nw_big_file_new (guint  n_cards,
                 gsize *length)
{
  g_autoptr(NwRuleset) ruleset = nw_fixture_load ();
  g_autoptr(GVariant) cards = nw_ruleset_get_value (ruleset, "/cards");
  g_autoptr(NwRuleset) big = NULL;
  GVariantBuilder builder;
  char *text;

  g_variant_builder_init_static (&builder, G_VARIANT_TYPE ("av"));
  for (guint i = 0; i < n_cards; i++)
    {
      g_autoptr(GVariant) box = g_variant_get_child_value (cards,
                                                           i % g_variant_n_children (cards));
      g_autoptr(GVariant) card = g_variant_get_variant (box);

      g_variant_builder_add (&builder, "v", new_card (card, i));
    }
  big = nw_ruleset_with_value (ruleset, "/cards", g_variant_builder_end (&builder));
  text = nw_ruleset_to_text (big);
  *length = strlen (text);

  return text;
}
