/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Positions: written and read back they are the same state; what is wrong is said with its place.
 */

#include <string.h>

#include "engine/nw-rng.h"
#include "nw-fixture.h"
#include "ruleset/nw-json.h"
#include "ruleset/nw-position.h"

static char *
write_position (const NwRuleset *ruleset,
                const NwState   *state)
{
  GString *text = g_string_new (NULL);

  nw_json_print (nw_position_to_variant (ruleset, state), TRUE, text);

  return g_string_free_and_steal (text);
}

static void
assert_same (const NwRuleset *ruleset,
             const NwState   *state)
{
  const NwRules *game = nw_ruleset_get_game (ruleset);
  gconstpointer data = nw_ruleset_get_compiled (ruleset);
  g_autofree char *text = write_position (ruleset, state);
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_auto (NwPosition) position = { 0 };

  g_assert_true (nw_position_load (text, strlen (text), NULL, &position, problems));
  g_assert_cmpuint (problems->len, ==, 0);
  g_assert_cmpuint (position.seed, ==, state->head.rng);
  g_assert_cmpmem (&position.state, game->state_size, state, game->state_size);
  g_assert_cmpuint (game->hash (nw_ruleset_get_compiled (position.ruleset), &position.state), ==,
                    game->hash (data, state));
}

/* Every position of some random games comes back. */
static void
test_round_trip (gconstpointer user_data)
{
  const gboolean official = GPOINTER_TO_INT (user_data);
  g_autoptr (NwRuleset) ruleset = official ? nw_ruleset_get_official ("tailor")
                                           : nw_fixture_load ();
  const NwRules *game = nw_ruleset_get_game (ruleset);
  gconstpointer data = nw_ruleset_get_compiled (ruleset);
  g_autofree NwMove *moves = g_new (NwMove, game->max_moves);
  guint64 rng = 4;

  for (guint n_seats = game->min_seats; n_seats <= game->max_seats; n_seats++)
    {
      NwDeal deal = { .n_seats = n_seats, .seed = 7 };
      NwState state;

      game->deal (data, &deal, &state);
      for (guint i = 0; i < 60 && !state.head.over; i++)
        {
          const guint n = game->legal (data, &state, moves);

          assert_same (ruleset, &state);
          game->apply (data, &state, moves[nw_rng_below (&rng, n)], NULL);
        }
    }
}

static void
test_redacted (void)
{
  g_autoptr (NwRuleset) ruleset = nw_fixture_load ();
  const NwRules *game = nw_ruleset_get_game (ruleset);
  gconstpointer data = nw_ruleset_get_compiled (ruleset);
  const NwDeal deal = { .n_seats = 3, .seed = 7 };
  NwState state;
  g_autofree char *text = NULL;

  game->deal (data, &deal, &state);
  game->redact (data, &state, 0);
  text = write_position (ruleset, &state);
  g_assert_null (strstr (text, "\"seed\""));
  g_assert_nonnull (strstr (text, "\"?\""));
}

static void
test_members (void)
{
  static const char text[] =
    "{\"needlework\": \"position\", \"format\": 1, \"game\": \"tailor\", \"seats\": [{}, {}]}";
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (NwRuleset) other = nw_fixture_load ();
  g_auto (NwPosition) position = { 0 };
  g_auto (NwPosition) second = { 0 };

  g_assert_true (nw_position_load (text, strlen (text), NULL, &position, problems));
  g_assert_true (nw_ruleset_is_official (position.ruleset));
  g_assert_cmpuint (position.seed, ==, 0);
  g_assert_cmpuint (position.state.head.n_seats, ==, 2);

  /* A ruleset that is handed in counts more than what the position says. */
  g_assert_true (nw_position_load (text, strlen (text), other, &second, problems));
  g_assert_true (second.ruleset == other);
}

static const struct
{
  const char *text;
  const char *messages;
} broken[] = {
  { "{", "1:2: error: The file ends before its last string, list or object is closed []\n" },
  { "[]", "1:1: error: The file has [] where an object should be []\n" },
  { "{}", "1:1: error: The file is not a position: “needlework” is not “position” []\n" },
  { "{\"needlework\": \"position\"}", "1:1: error: “format” is missing [/format]\n" },
  { "{\"needlework\": \"position\", \"format\": 1}", "1:1: error: “game” is missing [/game]\n" },
  { "{\"needlework\": \"position\", \"format\": 1,\n \"game\": \"chess\"}",
    "2:10: error: There is no game \"chess\"; there are only: brawl, tailor [/game]\n" },
  { "{\"needlework\": \"position\", \"format\": 1,\n \"ruleset\": \"none\"}",
    "2:13: error: There is no official ruleset \"none\" [/ruleset]\n" },
  { "{\"needlework\": \"position\", \"format\": 1, \"game\": \"tailor\",\n \"seed\": 7}",
    "2:10: error: The seed is 7, but should be a number from 0 to 18446744073709551615 in quotes "
    "[/seed]\n" },
  { "{\"needlework\": \"position\", \"format\": 1, \"game\": \"tailor\",\n \"seed\": \"-1\"}",
    "2:10: error: The seed is \"-1\", but should be a number from 0 to 18446744073709551615 in "
    "quotes [/seed]\n" },
  { "{\"needlework\": \"position\", \"format\": 1, \"game\": \"tailor\",\n"
    " \"seats\": [{}, {\"row\": \"wwwwwwwww\"}]}",
    "2:24: error: The row “wwwwwwwww” is longer than its limit [/seats/1/row]\n" },
  { "{\"needlework\": \"position\", \"format\": 1, \"game\": \"tailor\", \"seats\": [{}, {}],\n"
    " \"round\": 1.0}",
    "2:11: error: “round” is 1.0, which is not written as an integer [/round]\n" },
  { "{\"needlework\": \"position\", \"format\": 1,\n \"ruleset\": {\"needlework\": \"ruleset\", "
    "\"format\": 1, \"game\": \"tailor\", \"id\": \"X\"}}",
    "2:76: error: \"X\" is not an identity, which has 1 to 64 of a-z, 0-9 and “-” [/ruleset/id]\n"
    "2:13: error: “title” is missing [/ruleset/title]\n"
    "2:13: error: “parameters” is missing [/ruleset/parameters]\n"
    "2:13: error: “tables” is missing [/ruleset/tables]\n"
    "2:13: error: “cards” is missing [/ruleset/cards]\n" },
};

static void
test_broken (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (broken); i++)
    {
      g_autoptr (GPtrArray) problems = nw_problems_new ();
      g_auto (NwPosition) position = { 0 };
      g_autofree char *messages = NULL;

      g_test_message ("%s", broken[i].text);
      g_assert_false (nw_position_load (broken[i].text, strlen (broken[i].text), NULL, &position,
                                        problems));
      g_assert_null (position.ruleset);
      messages = nw_fixture_messages (problems, NULL);
      g_assert_cmpstr (messages, ==, broken[i].messages);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/position/round-trip/official", GINT_TO_POINTER (TRUE), test_round_trip);
  g_test_add_data_func ("/position/round-trip/own-ruleset", GINT_TO_POINTER (FALSE),
                        test_round_trip);
  g_test_add_func ("/position/redacted", test_redacted);
  g_test_add_func ("/position/members", test_members);
  g_test_add_func ("/position/broken", test_broken);

  return g_test_run ();
}
