/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Packing a document of Tang Master Tailor into compiled rules.
 *
 * The document has been judged to be without errors; what is asserted here was found there.
 */

#define G_LOG_DOMAIN "nw-ruleset"

#include "config.h"

#include "ruleset/nw-ruleset-tailor.h"

#include <string.h>

#include "games/tailor/nw-tailor-rules-data.h"
#include "ruleset/nw-json.h"
#include "ruleset/nw-values.h"

static const NwPackedField parameters[] = {
  NW_PACKED (NwTailorRules, start_row),
  NW_PACKED (NwTailorRules, start_limit),
  NW_PACKED (NwTailorRules, limit_max),
  NW_PACKED (NwTailorRules, dyes_per_turn),
  NW_PACKED (NwTailorRules, dye_min),
  NW_PACKED (NwTailorRules, dye_to_white),
  NW_PACKED (NwTailorRules, allow_pass),
  NW_PACKED (NwTailorRules, limited_tokens),
  NW_PACKED (NwTailorRules, end_points),
  NW_PACKED (NwTailorRules, max_rounds),
  NW_PACKED (NwTailorRules, magic_per_card),
  NW_PACKED (NwTailorRules, exclusive_limit),
  NW_PACKED (NwTailorRules, referral_magic_always),
  NW_PACKED (NwTailorRules, restock_split),
  NW_PACKED (NwTailorRules, bonus_counts_itself),
};

static guint8
find_id (const char (*ids)[NW_TAILOR_ID_SIZE],
         guint        n_ids,
         const char  *id)
{
  for (guint i = 0; i < n_ids; i++)
    if (strcmp (ids[i], id) == 0)
      return (guint8) i;

  g_assert_not_reached ();
}

/* ---- Parameters ------------------------------------------------------------------------------ */

static void
pack_parameters (GVariant      *object,
                 NwTailorRules *rules)
{
  g_autoptr (GVariant) breakers = nw_json_get (object, "tie_breakers");

  nw_values_pack (object, parameters, G_N_ELEMENTS (parameters), rules);
  rules->n_tie_breakers = (guint8) g_variant_n_children (breakers);
  for (guint i = 0; i < rules->n_tie_breakers; i++)
    {
      g_autoptr (GVariant) word = nw_values_get_entry (breakers, i);

      rules->tie_breakers[i] = nw_values_find_word (nw_tailor_tie_breaker_names,
                                                    g_variant_get_string (word, NULL));
    }
}

/* ---- Tables ---------------------------------------------------------------------------------- */

static void
pack_tokens (GVariant      *tables,
             NwTailorRules *rules)
{
  g_autoptr (GVariant) tokens = nw_json_get (tables, "tokens");

  for (gsize i = 0; i < g_variant_n_children (tokens); i++)
    {
      g_autoptr (GVariant) entry = g_variant_get_child_value (tokens, i);
      g_autoptr (GVariant) name = g_variant_get_child_value (entry, 0);
      const char *id = g_variant_get_string (name, NULL);
      const guint16 number = (guint16) nw_values_need_number (tokens, id);

      if (strcmp (id, "magic") == 0)
        rules->n_magic = number;
      else
        {
          g_strlcpy (rules->token_ids[rules->n_tokens], id, NW_TAILOR_ID_SIZE);
          rules->n_fabric[rules->n_tokens++] = number;
        }
    }
}

static void
pack_colours (GVariant      *tables,
              NwTailorRules *rules)
{
  g_autoptr (GVariant) colours = nw_json_get (tables, "colours");

  rules->n_colours = (guint8) g_variant_n_children (colours);
  for (guint i = 0; i < rules->n_colours; i++)
    {
      g_autoptr (GVariant) colour = nw_values_get_entry (colours, i);
      g_autoptr (GVariant) letter = nw_json_get (colour, "letter");
      g_autoptr (GVariant) token = nw_json_get (colour, "token");

      nw_values_pack_id (colour, "id", rules->colour_ids[i], NW_TAILOR_ID_SIZE);
      rules->letters[i] = *g_variant_get_string (letter, NULL);
      rules->token_of[i] = find_id (rules->token_ids, rules->n_tokens,
                                    g_variant_get_string (token, NULL));
    }
}

static void
pack_levels (GVariant      *tables,
             NwTailorRules *rules)
{
  g_autoptr (GVariant) levels = nw_json_get (tables, "levels");

  rules->n_levels = (guint8) g_variant_n_children (levels);
  for (guint i = 0; i < rules->n_levels; i++)
    {
      g_autoptr (GVariant) level = nw_values_get_entry (levels, i);
      g_autoptr (GVariant) display = nw_json_get (level, "display");

      for (guint n = 2; n <= NW_TAILOR_MAX_SEATS; n++)
        {
          const char key[] = { (char) ('0' + n), '\0' };

          rules->display[i][n - 1] = (guint8) nw_values_need_number (display, key);
        }
    }
}

static void
pack_seats (GVariant      *tables,
            NwTailorRules *rules)
{
  g_autoptr (GVariant) seats = nw_json_get (tables, "seat_start");

  for (guint i = 0; i < NW_TAILOR_MAX_SEATS; i++)
    {
      g_autoptr (GVariant) seat = nw_values_get_entry (seats, i);

      rules->seat_start[i] = (NwTailorStart) {
        .limit = (guint8) nw_values_need_number (seat, "limit"),
        .white = (guint8) nw_values_need_number (seat, "white"),
        .reserve = (guint8) nw_values_need_number (seat, "reserve"),
        .magic = (guint8) nw_values_need_number (seat, "magic"),
      };
    }
}

static void
pack_patterns (GVariant      *tables,
               NwTailorRules *rules)
{
  g_autoptr (GVariant) patterns = nw_json_get (tables, "patterns");

  rules->n_patterns = (guint8) g_variant_n_children (patterns);
  for (guint i = 0; i < rules->n_patterns; i++)
    {
      g_autoptr (GVariant) pattern = nw_values_get_entry (patterns, i);

      nw_values_pack_id (pattern, "id", rules->pattern_ids[i], NW_TAILOR_ID_SIZE);
    }
}

/* ---- Orders ---------------------------------------------------------------------------------- */

static void
pack_reward (GVariant            *reward,
             const NwTailorRules *rules,
             NwTailorOrder       *order)
{
  g_autoptr (GVariant) bonus = nw_json_get (reward, "bonus");
  g_autoptr (GVariant) pattern = nw_json_get (bonus, "pattern");

  if (bonus == NULL)
    {
      order->reward = nw_values_find_word (nw_tailor_reward_names,
                                           g_variant_get_string (reward, NULL));
      return;
    }

  order->reward = NW_TAILOR_REWARD_BONUS;
  order->multiplier = (guint8) nw_values_need_number (bonus, "multiplier");
  order->bonus_pattern = find_id (rules->pattern_ids, rules->n_patterns,
                                  g_variant_get_string (pattern, NULL));
}

static void
pack_order (GVariant      *card,
            NwTailorRules *rules)
{
  g_autoptr (GVariant) id = nw_json_get (card, "id");
  g_autoptr (GVariant) fabrics = nw_json_get (card, "fabrics");
  g_autoptr (GVariant) pattern = nw_json_get (card, "pattern");
  g_autoptr (GVariant) reward = nw_json_get (card, "reward");
  NwTailorOrder *order = &rules->orders[rules->n_orders];
  gboolean added;

  added = nw_tailor_add_order (rules, g_variant_get_string (id, NULL),
                               nw_values_need_number (card, "level") - 1,
                               nw_values_need_number (card, "points"),
                               g_variant_get_string (fabrics, NULL),
                               nw_values_need_number (card, "count"));
  g_assert (added);

  if (nw_json_get_string (pattern) != NULL)
    order->pattern = find_id (rules->pattern_ids, rules->n_patterns, nw_json_get_string (pattern));
  pack_reward (reward, rules, order);
}

/**
 * nw_ruleset_tailor_compile:
 * @document: a document without errors
 * @data: (inout): a #NwTailorRules that is all 0
 *
 * Packs the document.
 */
void
nw_ruleset_tailor_compile (GVariant *document,
                           gpointer  data)
{
  NwTailorRules *rules = data;
  g_autoptr (GVariant) values = nw_json_get (document, "parameters");
  g_autoptr (GVariant) tables = nw_json_get (document, "tables");
  g_autoptr (GVariant) cards = nw_json_get (document, "cards");

  pack_parameters (values, rules);
  pack_tokens (tables, rules);
  pack_colours (tables, rules);
  pack_levels (tables, rules);
  pack_seats (tables, rules);
  pack_patterns (tables, rules);
  for (gsize i = 0; i < g_variant_n_children (cards); i++)
    {
      g_autoptr (GVariant) card = nw_values_get_entry (cards, i);

      pack_order (card, rules);
    }
  nw_tailor_finish (rules);
}
