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
#define WIDTH_CARD 24
/* Groups of so few cards are shown whole. */
#define SMALL_GROUP 8

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

/* What the groups of cards are, in games where they are not levels. */
static const struct
{
  const char *game;
  const char *headings[3];
} game_groups[] = {
  { "brawl",
    {
      N_("Finished tattoos"),
      N_("Served clients"),
      N_("Characters in play"),
    } },
};

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

/* In games where totals can be negative. */
static void
append_negative (GString           *text,
                 const NwLabResult *result)
{
  guint64 n_negative = 0, n_totals = 0;

  for (guint seat = 0; seat < result->n_seats; seat++)
    {
      const NwLabHistogram *points = &result->tally->seats[seat].points;

      n_totals += nw_lab_histogram_count (points);
      for (guint i = 0; i < nw_lab_histogram_n_bins (points); i++)
        if (nw_lab_histogram_get_bin (points, i)->value < 0)
          n_negative += nw_lab_histogram_get_bin (points, i)->count;
    }
  if (n_negative == 0)
    return;

  g_string_append (text, "  ");
  g_string_append_printf (text, _("totals below 0: %.2f %%"),
                          100.0 * (double) n_negative / (double) n_totals);
  g_string_append_c (text, '\n');
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
  append_negative (text, result);
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

/* Cards of a group, by how often they were finished. */
typedef struct
{
  const NwLabResult *result;
  GArray            *cards;
  double             mean;
  gboolean           is_taken_first;       /* whether some were taken that were not finished */
} Group;

static gint
compare_cards (gconstpointer a,
               gconstpointer b,
               gpointer      user_data)
{
  const NwLabCard *cards = user_data;
  const guint64 left = cards[*(const guint *) a].finished;
  const guint64 right = cards[*(const guint *) b].finished;

  return (left > right) - (left < right);
}

static Group
collect_group (const NwLabResult *result,
               guint              number)
{
  Group group = { .result = result, .cards = g_array_new (FALSE, FALSE, sizeof (guint)) };
  double n_finished = 0.0;

  for (guint card = 0; card < result->tally->n_cards; card++)
    if (result->card_groups[card] == number)
      {
        g_array_append_val (group.cards, card);
        n_finished += (double) result->tally->cards[card].finished;
        group.is_taken_first |= result->tally->cards[card].taken >
                                result->tally->cards[card].finished;
      }
  if (group.cards->len > 0)
    group.mean = n_finished / group.cards->len;
  g_array_sort_with_data (group.cards, compare_cards, result->tally->cards);

  return group;
}

static double
get_rate (double  n_part,
          guint64 n_whole)
{
  return n_whole > 0 ? 100.0 * n_part / (double) n_whole : 0.0;
}

static void
append_card (GString     *text,
             const Group *group,
             guint        index)
{
  const guint card = g_array_index (group->cards, guint, index);
  const NwLabCard *counts = &group->result->tally->cards[card];
  const double ratio = group->mean > 0.0 ? (double) counts->finished / group->mean : 0.0;

  g_string_append (text, "  ");
  nw_cli_pad (text, group->result->card_ids[card], WIDTH_CARD);
  if (group->is_taken_first)
    /* Translators: columns about a card: how often it was finished in comparison with the mean, in
     * how many of the games that saw it it was taken and was finished, and how often whoever
     * finished it won. */
    g_string_append_printf (text, _("×%.2f  taken %5.1f %%  finished %5.1f %%  won %5.1f %%"), ratio,
                            get_rate ((double) counts->taken, counts->seen),
                            get_rate ((double) counts->finished, counts->seen),
                            get_rate ((double) counts->won, counts->finished));
  else
    /* Translators: columns about a card: how often it was taken in comparison with the mean of its
     * level, in how many of the games that saw it, and how often whoever took it won. */
    g_string_append_printf (text, _("×%.2f   %5.1f %% of seen   won %5.1f %%"), ratio,
                            get_rate ((double) counts->finished, counts->seen),
                            get_rate ((double) counts->won, counts->finished));
  g_string_append_c (text, '\n');
}

static void
append_group_heading (GString           *text,
                      const NwLabResult *result,
                      guint              number,
                      const Group       *group)
{
  const guint n_cards = group->cards->len;
  const double rate = get_rate (group->mean, result->tally->n_games);
  const char *heading = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (game_groups); i++)
    if (g_str_equal (game_groups[i].game, result->game))
      heading = game_groups[i].headings[number - 1];

  g_string_append_c (text, '\n');
  if (heading != NULL)
    /* Translators: which cards, such as “Served clients”, how many of them the deck has, and in how
     * many games a card is among them. */
    g_string_append_printf (text, _("%s: %u cards, each in %.1f %% of the games"), _(heading),
                            n_cards, rate);
  else
    /* Translators: level of cards, how many cards it has, how often a card is taken. */
    g_string_append_printf (text, _("Level %u: %u cards, each taken in %.1f %% of the games"),
                            number, n_cards, rate);
  g_string_append_c (text, '\n');
}

/* Whether a card stands out: taken least or most, or less than a third as often as the mean. */
static gboolean
stands_out (const Group *group,
            guint        index)
{
  const guint card = g_array_index (group->cards, guint, index);
  const guint64 n_finished = group->result->tally->cards[card].finished;

  return group->cards->len <= SMALL_GROUP || index == 0 || index == group->cards->len - 1 ||
         3.0 * (double) n_finished < group->mean;
}

static void
append_group (GString           *text,
              const NwLabResult *result,
              guint              number)
{
  const Group group = collect_group (result, number);

  if (group.cards->len > 1)
    {
      append_group_heading (text, result, number, &group);
      for (guint i = 0; i < group.cards->len; i++)
        if (stands_out (&group, i))
          append_card (text, &group, i);
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
