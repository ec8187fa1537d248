/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tailor's table in words; see nw-tailor-words.h.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include "table/nw-tailor-words.h"

static const char *const reward_texts[NW_TAILOR_N_REWARDS] = {
  [NW_TAILOR_REWARD_MAGIC] = N_("Reward: a magic fabric; can be completed again for another."),
  [NW_TAILOR_REWARD_EXPAND] = N_("Reward: expand the dyehouse: limit +1 and a white fabric."),
  [NW_TAILOR_REWARD_REFERRAL] = N_("Reward: client referral: reserve an order, with a magic fabric."),
  [NW_TAILOR_REWARD_BONUS] = N_("Reward: pattern bonus: at the end, {points} per order with {pattern}."),
};

/**
 * nw_tailor_words_sequence:
 * @faces: the ruleset's words
 * @fabrics: packed fabrics
 * @n_fabrics: how many
 *
 * Returns: (transfer full): the names of their colours, in order
 */
char *
nw_tailor_words_sequence (const NwTailorFaces *faces,
                          guint64              fabrics,
                          guint                n_fabrics)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n_fabrics; i++)
    {
      const guint colour = nw_tailor_fabric (fabrics, i);

      g_string_append_printf (text, "%s%s", i > 0 ? ", " : "",
                              nw_tailor_faces_get_colour_name (faces, colour));
    }

  return g_string_free (text, FALSE);
}

/**
 * nw_tailor_words_reward:
 * @faces: the ruleset's words
 * @order: an order
 * @words: the reader's catalogue
 *
 * Returns: (transfer full) (nullable): what its reward is, %NULL if it has none
 */
char *
nw_tailor_words_reward (const NwTailorFaces *faces,
                        guint                order,
                        const NwCatalogue   *words)
{
  const NwTailorOrder *card = nw_tailor_faces_get_order (faces, order);
  g_autofree char *points =
    nw_words_count (words, N_NG ("{n} point", "{n} points"), card->multiplier);
  const char *pattern = "";

  if (card->reward == NW_TAILOR_REWARD_NONE)
    return NULL;
  if (card->bonus_pattern != NW_TAILOR_NONE)
    pattern = nw_tailor_faces_get_pattern_name (faces, card->bonus_pattern);

  return nw_words_say (words, reward_texts[card->reward], "points", points, "pattern", pattern, NULL);
}

/**
 * nw_tailor_words_order:
 * @faces: the ruleset's words
 * @order: an order
 * @words: the reader's catalogue
 *
 * Returns: (transfer full): all that its card shows
 */
char *
nw_tailor_words_order (const NwTailorFaces *faces,
                       guint                order,
                       const NwCatalogue   *words)
{
  const NwTailorOrder *card = nw_tailor_faces_get_order (faces, order);
  GString *text = g_string_new (nw_tailor_faces_get_order_name (faces, order));
  g_autofree char *points = nw_words_count (words, N_NG ("{n} point", "{n} points"), card->points);
  g_autofree char *sequence = nw_tailor_words_sequence (faces, card->fabrics, card->length);
  g_autofree char *reward = nw_tailor_words_reward (faces, order, words);

  g_string_append_printf (text, ". %s, %s. %s.",
                          nw_tailor_faces_get_level_name (faces, card->level), points, sequence);
  if (card->pattern != NW_TAILOR_NONE)
    {
      g_autofree char *pattern =
        nw_words_say (words, N_("Pattern: {pattern}."), "pattern",
                      nw_tailor_faces_get_pattern_name (faces, card->pattern), NULL);

      g_string_append_printf (text, " %s", pattern);
    }
  if (reward != NULL)
    g_string_append_printf (text, " %s", reward);

  return g_string_free (text, FALSE);
}

/**
 * nw_tailor_words_row:
 * @faces: the ruleset's words
 * @seat: a board
 * @words: the reader's catalogue
 *
 * Returns: (transfer full): the fabrics in its row
 */
char *
nw_tailor_words_row (const NwTailorFaces *faces,
                     const NwTailorSeat  *seat,
                     const NwCatalogue   *words)
{
  g_autofree char *fabrics = nw_tailor_words_sequence (faces, seat->row, seat->row_length);

  if (seat->row_length == 0)
    return g_strdup (nw_catalogue_text (words, N_("The row is empty.")));

  return nw_words_say (words, N_("Row: {fabrics}."), "fabrics", fabrics, NULL);
}
