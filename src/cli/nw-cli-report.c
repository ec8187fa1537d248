/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The report: who won how often and how sure that is, points, rounds, ways to end, and per
 * level the cards that stand out.
 */

#define G_LOG_DOMAIN "nw-cli"

#include "config.h"

#include "cli/nw-cli-report.h"

#include <glib/gi18n-lib.h>

#include "cli/nw-cli-output.h"
#include "lab/nw-lab-game.h"
#include "lab/nw-lab-statistics.h"

#define WIDTH_PARTY 14
#define WIDTH_SHARE 32
#define WIDTH_CARD 32

static void
append_party (GString          *text,
              const char       *label,
              const NwLabParty *party,
              guint64           n_games)
{
  const NwLabShare share = nw_lab_share (party->wins, n_games);
  g_autofree char *wins = g_strdup_printf ("%5.1f %%  (%.1f–%.1f)", 100.0 * share.share,
                                           100.0 * share.low, 100.0 * share.high);

  g_string_append (text, "  ");
  nw_cli_pad (text, label, WIDTH_PARTY);
  nw_cli_pad (text, wins, WIDTH_SHARE);
  g_string_append_printf (text, "%.1f ± %.1f  (%" G_GINT64_FORMAT "…%" G_GINT64_FORMAT ")\n",
                          nw_lab_histogram_mean (&party->points),
                          nw_lab_histogram_stddev (&party->points),
                          nw_lab_histogram_min (&party->points),
                          nw_lab_histogram_max (&party->points));
}

static void
append_heading (GString    *text,
                const char *label)
{
  g_string_append (text, "\n  ");
  nw_cli_pad (text, label, WIDTH_PARTY);
  /* xgettext:no-c-format */
  nw_cli_pad (text, _("wins (95 % interval)"), WIDTH_SHARE);
  g_string_append_printf (text, "%s\n", _("points ± deviation"));
}

static void
append_seats (GString           *text,
              const NwLabResult *result)
{
  append_heading (text, _("seat"));
  for (guint seat = 0; seat < result->n_seats; seat++)
    {
      g_autofree char *label = g_strdup_printf ("s%u", seat + 1);

      append_party (text, label, &result->tally->seats[seat], result->tally->n_games);
    }
}

static gboolean
has_different_bots (const NwLabResult *result)
{
  for (guint seat = 1; seat < result->n_seats; seat++)
    if (result->bots[seat] != result->bots[0])
      return TRUE;

  return FALSE;
}

static void
append_levels (GString           *text,
               const NwLabResult *result)
{
  append_heading (text, _("level"));
  for (guint level = 0; level < NW_N_BOT_LEVELS; level++)
    if (nw_lab_histogram_n_bins (&result->tally->levels[level].points) > 0)
      append_party (text, nw_bot_level_to_text (level), &result->tally->levels[level],
                    result->tally->n_games);
}

static void
append_run (GString           *text,
            const NwLabResult *result)
{
  g_autoptr (GString) bots = g_string_new (NULL);
  g_autofree char *n_done = nw_cli_number (result->tally->n_games);
  g_autofree char *n_expected = nw_cli_number (nw_lab_result_n_expected (result));
  g_autofree char *seed = nw_cli_number (result->seed);

  for (guint seat = 0; seat < result->n_seats; seat++)
    g_string_append_printf (bots, "%s%s", seat > 0 ? ", " : "",
                            nw_bot_level_to_text (result->bots[seat]));

  g_string_append_printf (text, "%s, %s (%.12s)\n", result->game, result->ruleset_id,
                          result->ruleset_hash);
  g_string_append_printf (text, result->rotates ? _("Bots: %s; seats rotate") : _("Bots: %s"),
                          bots->str);
  g_string_append_c (text, '\n');
  /* Translators: games played, games to play, seed of all chance. */
  g_string_append_printf (text, _("Games: %s of %s, seed %s"), n_done, n_expected, seed);
  if (result->n_shards > 1)
    g_string_append_printf (text,
                            g_dngettext (GETTEXT_PACKAGE, ", %u shard of %u", ", %u shards of %u",
                                         result->shards->len),
                            result->shards->len, result->n_shards);
  g_string_append_c (text, '\n');
}

static void
append_rounds (GString           *text,
               const NwLabResult *result)
{
  const NwLabHistogram *rounds = &result->tally->rounds;
  const NwLabGame *lab = nw_lab_game_find (result->game);

  g_string_append_c (text, '\n');
  /* Translators: mean, least and most rounds of a game. */
  g_string_append_printf (text, _("Rounds: %.2f (%d…%d)"), nw_lab_histogram_mean (rounds),
                          (gint) nw_lab_histogram_min (rounds),
                          (gint) nw_lab_histogram_max (rounds));
  g_string_append_printf (text, "\n%s", _("Ends:"));
  for (guint i = 0; lab->ends[i] != NULL; i++)
    g_string_append_printf (text, "%s %s %" G_GUINT64_FORMAT, i > 0 ? "," : "", lab->ends[i],
                            result->tally->ends[i]);
  g_string_append_c (text, '\n');
}

/* ---- Cards ---------------------------------------------------------------------------------- */

/* Cards of a group, by how often they were taken. */
typedef struct
{
  const NwLabResult *result;
  GArray            *cards;
  double             mean;
} Group;

static gint
compare_cards (gconstpointer a,
               gconstpointer b,
               gpointer      user_data)
{
  const NwLabCard *cards = user_data;
  const guint64 left = cards[*(const guint *) a].taken;
  const guint64 right = cards[*(const guint *) b].taken;

  return (left > right) - (left < right);
}

static Group
collect_group (const NwLabResult *result,
               guint              number)
{
  Group group = { .result = result, .cards = g_array_new (FALSE, FALSE, sizeof (guint)) };
  double n_taken = 0.0;

  for (guint card = 0; card < result->tally->n_cards; card++)
    if (result->card_groups[card] == number)
      {
        g_array_append_val (group.cards, card);
        n_taken += (double) result->tally->cards[card].taken;
      }
  if (group.cards->len > 0)
    group.mean = n_taken / group.cards->len;
  g_array_sort_with_data (group.cards, compare_cards, result->tally->cards);

  return group;
}

static double
get_rate (guint64 n_part,
          guint64 n_whole)
{
  return n_whole > 0 ? 100.0 * (double) n_part / (double) n_whole : 0.0;
}

static void
append_card (GString     *text,
             const Group *group,
             guint        index)
{
  const guint card = g_array_index (group->cards, guint, index);
  const NwLabCard *counts = &group->result->tally->cards[card];
  const double ratio = group->mean > 0.0 ? (double) counts->taken / group->mean : 0.0;

  g_string_append (text, "  ");
  nw_cli_pad (text, group->result->card_ids[card], WIDTH_CARD);
  /* Translators: columns about a card: how often it was taken in comparison with the mean of its
   * level, in how many of the games that saw it, and how often whoever took it won. */
  g_string_append_printf (text, _("×%.2f   %5.1f %% of seen   won %5.1f %%"), ratio,
                          get_rate (counts->taken, counts->seen),
                          get_rate (counts->won, counts->taken));
  g_string_append_c (text, '\n');
}

/* All that are taken less than a third as often as the mean, or else the one taken least; and the
 * one taken most. */
static void
append_group (GString           *text,
              const NwLabResult *result,
              guint              number)
{
  const Group group = collect_group (result, number);
  const NwLabCard *cards = result->tally->cards;
  const guint n_cards = group.cards->len;

  if (n_cards > 1)
    {
      g_string_append_c (text, '\n');
      /* Translators: level of cards, how many cards it has, how often a card is taken. */
      g_string_append_printf (text, _("Level %u: %u cards, each taken in %.1f %% of the games"),
                              number, n_cards,
                              get_rate ((guint64) (group.mean + 0.5), result->tally->n_games));
      g_string_append_c (text, '\n');
      append_card (text, &group, 0);
      for (guint i = 1; i < n_cards - 1; i++)
        if (3.0 * (double) cards[g_array_index (group.cards, guint, i)].taken < group.mean)
          append_card (text, &group, i);
      append_card (text, &group, n_cards - 1);
    }

  g_array_unref (group.cards);
}

static void
append_cards (GString           *text,
              const NwLabResult *result)
{
  guint n_groups = 0;

  for (guint card = 0; card < result->tally->n_cards; card++)
    n_groups = MAX (n_groups, result->card_groups[card]);
  for (guint number = 1; number <= n_groups; number++)
    append_group (text, result, number);
}

/**
 * nw_cli_report:
 * @result: what came out of a simulation
 *
 * Returns: (transfer full): a report for people
 */
char *
nw_cli_report (const NwLabResult *result)
{
  GString *text = g_string_new (NULL);

  append_run (text, result);
  append_seats (text, result);
  if (has_different_bots (result))
    append_levels (text, result);
  append_rounds (text, result);
  append_cards (text, result);
  g_string_append_c (text, '\n');
  g_string_append_printf (text, _("%.1f s, %.0f games/s"), result->seconds,
                          result->seconds > 0.0 ? (double) result->tally->n_games / result->seconds
                                                : 0.0);
  g_string_append_c (text, '\n');

  return g_string_free_and_steal (text);
}
