/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the tests of phrases share; see nw-phrase-fixture.h.
 */

#include <string.h>

#include "match/nw-phrases.h"
#include "nw-match-fixture.h"
#include "nw-phrase-fixture.h"

const char *const nw_phrase_names[] = { "Mei", "Bao", "Lin", "Ru" };

static const char *const languages[] = { "en", "es" };

/* A phrase without places left open, and not the English one. */
void
nw_phrase_check_phrase (const char *language,
                        const char *text,
                        const char *english)
{
  g_assert_nonnull (text);
  g_assert_cmpuint (strlen (text), >, 2);
  g_assert_null (strpbrk (text, "{}%"));
  g_assert_true (g_utf8_validate (text, -1, NULL));
  if (!g_str_equal (language, "en"))
    g_assert_cmpstr (text, !=, english);
}

/* Takes @text. */
void
nw_phrase_expect (char       *text,
                  const char *expected)
{
  g_assert_cmpstr (text, ==, expected);
  g_free (text);
}

void
nw_phrase_check_prompt (NwMatch *match)
{
  NwState view;
  g_autofree char *english = NULL;
  g_autofree char *spanish = NULL;

  nw_match_view_for (match, nw_match_is_over (match) ? 0 : nw_match_get_actor (match), &view);
  english = nw_phrase_prompt (nw_match_get_ruleset (match), &view, nw_phrase_names, "en");
  spanish = nw_phrase_prompt (nw_match_get_ruleset (match), &view, nw_phrase_names, "es");
  nw_phrase_check_phrase ("en", english, english);
  nw_phrase_check_phrase ("es", spanish, english);
}

void
nw_phrase_check_events (NwMatch *match)
{
  const guint index = nw_match_get_n_moves (match) - 1;

  for (guint i = 0; i < nw_match_get_n_events (match, index); i++)
    for (guint viewer = 0; viewer < 3; viewer++)
      {
        g_autofree char *english = NULL;
        g_autofree char *spanish = NULL;
        NwEvent event;

        nw_match_get_event (match, index, i, viewer, &event);
        english = nw_phrase_event (nw_match_get_ruleset (match), &event, nw_phrase_names, "en");
        spanish = nw_phrase_event (nw_match_get_ruleset (match), &event, nw_phrase_names, "es");
        nw_phrase_check_phrase ("en", english, english);
        nw_phrase_check_phrase ("es", spanish, english);
      }
}

void
nw_phrase_check_end (NwMatch *match)
{
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (NwScoreLine));
  NwScore score;
  NwState view;

  nw_match_get_score (match, &score, lines);
  nw_match_view_for (match, 0, &view);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autofree char *reason =
        nw_phrase_end_reason (nw_match_get_ruleset (match), &view, nw_phrase_names, languages[i]);
      g_autofree char *result =
        nw_phrase_result (nw_match_get_ruleset (match), &score, nw_phrase_names, languages[i]);
      g_autofree char *decided =
        nw_phrase_decided_by (nw_match_get_ruleset (match), score.decided_by, languages[i]);

      nw_phrase_check_phrase (languages[i], reason, "");
      nw_phrase_check_phrase (languages[i], result, "");
      nw_phrase_check_phrase (languages[i], decided, "");
      for (guint j = 0; j < lines->len; j++)
        {
          g_autofree char *line = nw_phrase_score_line (
            nw_match_get_ruleset (match), &g_array_index (lines, NwScoreLine, j), languages[i]);

          nw_phrase_check_phrase (languages[i], line, "");
        }
    }
}

void
nw_phrase_check_game (NwMatch *match,
                      guint64  seed)
{
  while (!nw_match_is_over (match))
    {
      nw_phrase_check_prompt (match);
      nw_fixture_play_out (match, seed + nw_match_get_n_moves (match), 1);
      nw_phrase_check_events (match);
    }
  nw_phrase_check_prompt (match);
  nw_phrase_check_end (match);
}
