/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Results: freeing and adding them, and their JSON form.  See nw-lab-reader.c for reading it back.
 */

#define G_LOG_DOMAIN "nw-lab"

#include "lab/nw-lab.h"

#include "lab/nw-lab-game.h"
#include "lab/nw-lab-statistics.h"

/**
 * nw_lab_result_free:
 * @self: (transfer full): a result
 *
 * Frees a result.
 */
void
nw_lab_result_free (NwLabResult *self)
{
  g_free (self->game);
  g_free (self->ruleset_id);
  g_free (self->ruleset_hash);
  g_clear_pointer (&self->shards, g_array_unref);
  g_strfreev (self->card_ids);
  g_free (self->card_groups);
  g_clear_pointer (&self->tally, nw_lab_tally_free);
  g_free (self);
}

/**
 * nw_lab_result_n_expected:
 * @self: a result
 *
 * Returns: how many games its shards have when they are played to their end
 */
guint64
nw_lab_result_n_expected (const NwLabResult *self)
{
  guint64 n_games = 0;

  for (guint i = 0; i < self->shards->len; i++)
    n_games += nw_lab_count_games (self->n_games, g_array_index (self->shards, guint, i),
                                   self->n_shards);

  return n_games;
}

/* ---- Adding --------------------------------------------------------------------------------- */

static gboolean
has_same_bots (const NwLabResult *a,
               const NwLabResult *b)
{
  for (guint seat = 0; seat < a->n_seats; seat++)
    if (a->bots[seat] != b->bots[seat])
      return FALSE;

  return TRUE;
}

/* The first member in which two results show that they are not of one run. */
static const char *
find_difference (const NwLabResult *a,
                 const NwLabResult *b)
{
  if (!g_str_equal (a->game, b->game))
    return "game";
  if (!g_str_equal (a->ruleset_id, b->ruleset_id) ||
      !g_str_equal (a->ruleset_hash, b->ruleset_hash) ||
      !g_strv_equal ((const char *const *) a->card_ids, (const char *const *) b->card_ids))
    return "ruleset";
  if (a->n_seats != b->n_seats)
    return "seats";
  if (!has_same_bots (a, b))
    return "bots";
  if (a->rotates != b->rotates)
    return "rotation";
  if (a->n_games != b->n_games)
    return "games";
  if (a->seed != b->seed)
    return "seed";
  if (a->n_shards != b->n_shards)
    return "shards";

  return NULL;
}

/* A shard that both have, or 0. */
static guint
find_common_shard (const NwLabResult *a,
                   const NwLabResult *b)
{
  for (guint i = 0; i < a->shards->len; i++)
    for (guint j = 0; j < b->shards->len; j++)
      if (g_array_index (a->shards, guint, i) == g_array_index (b->shards, guint, j))
        return g_array_index (a->shards, guint, i);

  return 0;
}

static gint
compare_shards (gconstpointer a,
                gconstpointer b)
{
  const guint *left = a, *right = b;

  return (*left > *right) - (*left < *right);
}

/* All shards of a run are the run. */
static void
unite_shards (NwLabResult *self)
{
  const guint whole = 1;

  g_array_sort (self->shards, compare_shards);
  if (self->shards->len < self->n_shards)
    return;

  self->n_shards = 1;
  g_array_set_size (self->shards, 0);
  g_array_append_val (self->shards, whole);
}

/**
 * nw_lab_result_add:
 * @self: (inout): a result
 * @other: a result of other shards of the same run
 * @error: return location for an error
 *
 * Adds another part of the same run.  With the last one the result is what the undivided run gives.
 *
 * On error: %NW_LAB_ERROR_OTHER_RUN, %NW_LAB_ERROR_TWICE
 *
 * Returns: whether it could be added; @self is unchanged if not
 */
gboolean
nw_lab_result_add (NwLabResult       *self,
                   const NwLabResult *other,
                   GError           **error)
{
  const char *difference = find_difference (self, other);
  const guint common = difference == NULL ? find_common_shard (self, other) : 0;

  if (difference != NULL)
    {
      g_set_error (error, NW_LAB_ERROR, NW_LAB_ERROR_OTHER_RUN, "%s", difference);
      return FALSE;
    }
  if (common != 0)
    {
      g_set_error (error, NW_LAB_ERROR, NW_LAB_ERROR_TWICE, "%u/%u", common, self->n_shards);
      return FALSE;
    }

  g_array_append_vals (self->shards, other->shards->data, other->shards->len);
  unite_shards (self);
  nw_lab_tally_add_all (self->tally, other->tally);
  self->seconds += other->seconds;

  return TRUE;
}

/* ---- Writing -------------------------------------------------------------------------------- */

static void
add_value (GVariantBuilder *dict,
           const char      *name,
           GVariant        *value)
{
  g_variant_builder_add (dict, "{sv}", name, value);
}

static void
add_count (GVariantBuilder *dict,
           const char      *name,
           guint64          count)
{
  add_value (dict, name, g_variant_new_int64 ((gint64) count));
}

static void
add_fraction (GVariantBuilder *dict,
              const char      *name,
              double           number)
{
  add_value (dict, name, nw_lab_write_fraction (number));
}

static GVariant *
write_histogram (const NwLabHistogram *histogram)
{
  GVariantBuilder dict = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);

  for (guint i = 0; i < nw_lab_histogram_n_bins (histogram); i++)
    {
      const NwLabBin *bin = nw_lab_histogram_get_bin (histogram, i);
      g_autofree char *value = g_strdup_printf ("%" G_GINT64_FORMAT, bin->value);

      add_count (&dict, value, bin->count);
    }

  return g_variant_builder_end (&dict);
}

static GVariant *
write_quantity (const NwLabHistogram *histogram,
                gboolean              with_stddev)
{
  GVariantBuilder dict = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);

  add_fraction (&dict, "mean", nw_lab_histogram_mean (histogram));
  if (with_stddev)
    add_fraction (&dict, "stddev", nw_lab_histogram_stddev (histogram));
  add_value (&dict, "min", g_variant_new_int64 (nw_lab_histogram_min (histogram)));
  add_value (&dict, "max", g_variant_new_int64 (nw_lab_histogram_max (histogram)));
  add_value (&dict, "histogram", write_histogram (histogram));

  return g_variant_builder_end (&dict);
}

static GVariant *
write_share (guint64 wins,
             guint64 n_games)
{
  GVariantBuilder dict = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);
  const NwLabShare share = nw_lab_share (wins, n_games);

  add_fraction (&dict, "share", share.share);
  add_fraction (&dict, "low", share.low);
  add_fraction (&dict, "high", share.high);

  return g_variant_builder_end (&dict);
}

static GVariant *
write_ruleset (const NwLabResult *self)
{
  GVariantBuilder dict = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);

  add_value (&dict, "id", g_variant_new_string (self->ruleset_id));
  add_value (&dict, "hash", g_variant_new_string (self->ruleset_hash));

  return g_variant_builder_end (&dict);
}

static GVariant *
write_bots (const NwLabResult *self)
{
  GVariantBuilder list = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("av"));

  for (guint seat = 0; seat < self->n_seats; seat++)
    g_variant_builder_add (&list, "v",
                           g_variant_new_string (nw_bot_level_to_text (self->bots[seat])));

  return g_variant_builder_end (&list);
}

static GVariant *
write_shards (const NwLabResult *self)
{
  GVariantBuilder dict = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);
  GVariantBuilder list = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("av"));

  for (guint i = 0; i < self->shards->len; i++)
    g_variant_builder_add (&list, "v",
                           g_variant_new_int64 (g_array_index (self->shards, guint, i)));
  add_count (&dict, "of", self->n_shards);
  add_value (&dict, "in", g_variant_builder_end (&list));

  return g_variant_builder_end (&dict);
}

/* Wins, their shares and the points of each seat: three lists. */
static void
add_seats (GVariantBuilder  *dict,
           const NwLabTally *tally)
{
  GVariantBuilder wins = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("av"));
  GVariantBuilder shares = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("av"));
  GVariantBuilder points = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("av"));

  for (guint seat = 0; seat < tally->n_seats; seat++)
    {
      const NwLabParty *party = &tally->seats[seat];

      g_variant_builder_add (&wins, "v", g_variant_new_int64 ((gint64) party->wins));
      g_variant_builder_add (&shares, "v", write_share (party->wins, tally->n_games));
      g_variant_builder_add (&points, "v", write_quantity (&party->points, TRUE));
    }

  add_value (dict, "wins", g_variant_builder_end (&wins));
  add_value (dict, "win_shares", g_variant_builder_end (&shares));
  add_value (dict, "points", g_variant_builder_end (&points));
}

static GVariant *
write_level (const NwLabResult *self,
             NwBotLevel         level)
{
  GVariantBuilder dict = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);
  const NwLabParty *party = &self->tally->levels[level];
  guint n_seats = 0;

  for (guint seat = 0; seat < self->n_seats; seat++)
    n_seats += self->bots[seat] == level;

  add_count (&dict, "seats", n_seats);
  add_count (&dict, "wins", party->wins);
  add_value (&dict, "win_share", write_share (party->wins, self->tally->n_games));
  add_value (&dict, "points", write_quantity (&party->points, TRUE));

  return g_variant_builder_end (&dict);
}

static gboolean
has_level (const NwLabResult *self,
           NwBotLevel         level)
{
  for (guint seat = 0; seat < self->n_seats; seat++)
    if (self->bots[seat] == level)
      return TRUE;

  return FALSE;
}

static GVariant *
write_levels (const NwLabResult *self)
{
  GVariantBuilder dict = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);

  for (guint level = 0; level < NW_N_BOT_LEVELS; level++)
    if (has_level (self, level))
      add_value (&dict, nw_bot_level_to_text (level), write_level (self, level));

  return g_variant_builder_end (&dict);
}

static GVariant *
write_ends (const NwLabResult *self)
{
  GVariantBuilder dict = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);
  const NwLabGame *lab = nw_lab_game_find (self->game);

  for (guint i = 0; lab->ends[i] != NULL; i++)
    add_count (&dict, lab->ends[i], self->tally->ends[i]);

  return g_variant_builder_end (&dict);
}

static GVariant *
write_cards (const NwLabResult *self)
{
  GVariantBuilder dict = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);

  for (guint i = 0; i < self->tally->n_cards; i++)
    {
      GVariantBuilder card = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);

      add_count (&card, "group", self->card_groups[i]);
      add_count (&card, "seen", self->tally->cards[i].seen);
      add_count (&card, "taken", self->tally->cards[i].taken);
      add_count (&card, "finished", self->tally->cards[i].finished);
      add_count (&card, "won", self->tally->cards[i].won);
      add_value (&dict, self->card_ids[i], g_variant_builder_end (&card));
    }

  return g_variant_builder_end (&dict);
}

/**
 * nw_lab_result_to_variant:
 * @self: a result
 *
 * Writes the JSON form, from which nw_lab_result_from_json() makes an equal result.  All but
 * `seconds` and `games_per_second` depends on nothing but the plan.
 *
 * Returns: (transfer floating): the object, of type `a{sv}`
 */
GVariant *
nw_lab_result_to_variant (const NwLabResult *self)
{
  GVariantBuilder dict = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);
  const NwLabTally *tally = self->tally;
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, self->seed);

  add_value (&dict, "game", g_variant_new_string (self->game));
  add_value (&dict, "ruleset", write_ruleset (self));
  add_count (&dict, "seats", self->n_seats);
  add_value (&dict, "bots", write_bots (self));
  add_value (&dict, "rotation", g_variant_new_boolean (self->rotates));
  add_count (&dict, "games", self->n_games);
  add_value (&dict, "seed", g_variant_new_string (seed));
  add_value (&dict, "shards", write_shards (self));
  add_count (&dict, "games_done", tally->n_games);
  add_count (&dict, "moves_total", tally->n_moves);
  add_value (&dict, "rounds", write_quantity (&tally->rounds, FALSE));
  add_seats (&dict, tally);
  add_value (&dict, "levels", write_levels (self));
  add_value (&dict, "end_reasons", write_ends (self));
  add_value (&dict, "cards", write_cards (self));
  add_fraction (&dict, "seconds", self->seconds);
  add_fraction (&dict, "games_per_second",
                self->seconds > 0.0 ? (double) tally->n_games / self->seconds : 0.0);

  return g_variant_builder_end (&dict);
}
