/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A ruleset as large as one may want: the fixture with other cards.
 */

#include "nw-big-file.h"

#include <string.h>

#include "nw-fixture.h"

/* As much as a card has in a ruleset that somebody has written stories for. */
static const char card[] =
  "    {\n"
  "      \"id\": \"order-%u\",\n"
  "      \"level\": %u,\n"
  "      \"points\": %u,\n"
  "      \"fabrics\": \"%s\",\n"
  "      \"pattern\": %s,\n"
  "      \"reward\": %s,\n"
  "      \"name\": {\n"
  "        \"en\": \"The Robe of Lanterns\",\n"
  "        \"es\": \"La túnica de los faroles\"\n"
  "      },\n"
  "      \"client\": {\n"
  "        \"en\": \"Madam Pei’s third daughter, who will marry at the Lantern Festival\",\n"
  "        \"es\": \"La tercera hija de la señora Pei, que se casa en la Fiesta de los Faroles\"\n"
  "      },\n"
  "      \"count\": 1\n"
  "    }";

static const char *const fabrics[] = { "ow", "rrb", "obrw", "wrrbo", "bobrrw" };
static const char *const patterns[] = {
  "\"peony\"", "null", "\"cloud\"", "\"crane\"", "\"lotus\"", "\"fret\"",
};
static const char *const rewards[] = {
  "\"none\"",
  "\"expand\"",
  "\"referral\"",
  ("{\n        \"bonus\": {\n          \"pattern\": \"lotus\",\n          \"multiplier\": 2\n"
   "        }\n      }"),
};

/**
 * nw_big_file_new:
 * @n_cards: how many cards
 * @length: (out): bytes
 *
 * Returns: (transfer full): the text of a ruleset in canonical form
 */
char *
nw_big_file_new (guint  n_cards,
                 gsize *length)
{
  static const char opening[] = "\"cards\": [\n";
  g_autofree char *text = nw_fixture_text ();
  GString *big = g_string_new (NULL);

  g_string_append_len (big, text, strstr (text, opening) + strlen (opening) - text);
  for (guint i = 0; i < n_cards; i++)
    {
      g_string_append_printf (big, card, i, 1 + i % 4, i % 51, fabrics[i % G_N_ELEMENTS (fabrics)],
                              patterns[i % G_N_ELEMENTS (patterns)],
                              rewards[i % G_N_ELEMENTS (rewards)]);
      g_string_append (big, i + 1 < n_cards ? ",\n" : "\n  ]\n}\n");
    }
  *length = big->len;

  return g_string_free_and_steal (big);
}
