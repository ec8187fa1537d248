/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Packing a document of Tattoo Brawl into compiled rules.
 *
 * The document has been judged to be without errors; what is asserted here was found there.
 */

#define G_LOG_DOMAIN "nw-ruleset"

#include "config.h"

#include "ruleset/nw-ruleset-brawl.h"

#include <string.h>

#include "ruleset/nw-json.h"
#include "ruleset/nw-values.h"

static const NwPackedField parameters[] = {
  NW_PACKED (NwBrawlRules, start_money),
  NW_PACKED (NwBrawlRules, actions),
  NW_PACKED (NwBrawlRules, open_clients),
  NW_PACKED (NwBrawlRules, open_tattoos),
  NW_PACKED (NwBrawlRules, store_limit_base),
  NW_PACKED (NwBrawlRules, store_limit_secondary),
  NW_PACKED (NwBrawlRules, board_limit),
  NW_PACKED_WORD (NwBrawlRules, limit_mode, nw_brawl_limit_mode_names),
  NW_PACKED (NwBrawlRules, limit_fine),
  NW_PACKED (NwBrawlRules, buy_price),
  NW_PACKED_WORD (NwBrawlRules, sale_to, nw_brawl_sale_to_names),
  NW_PACKED (NwBrawlRules, allow_refusal),
  NW_PACKED (NwBrawlRules, refuse_price),
  NW_PACKED (NwBrawlRules, recycle_price),
  NW_PACKED (NwBrawlRules, body_turns),
  NW_PACKED (NwBrawlRules, style_bonus),
  NW_PACKED (NwBrawlRules, showman_bonus),
  NW_PACKED (NwBrawlRules, style_rights_price),
  NW_PACKED_WORD (NwBrawlRules, style_rights, nw_brawl_style_rights_names),
  NW_PACKED_WORD (NwBrawlRules, discount_source, nw_brawl_discount_source_names),
  NW_PACKED (NwBrawlRules, money_per_point),
  NW_PACKED_WORD (NwBrawlRules, look_scope, nw_brawl_look_scope_names),
  NW_PACKED (NwBrawlRules, swap_clients),
  NW_PACKED_WORD (NwBrawlRules, setup_direction, nw_brawl_setup_direction_names),
  NW_PACKED_WORD (NwBrawlRules, character_choice, nw_brawl_character_choice_names),
  NW_PACKED_WORD (NwBrawlRules, tie_break, nw_brawl_tie_break_names),
  NW_PACKED (NwBrawlRules, max_rounds),
};

static const NwPackedField tattoo_fields[] = {
  NW_PACKED (NwBrawlTattoo, profit),
  NW_PACKED (NwBrawlTattoo, points),
  NW_PACKED (NwBrawlTattoo, majority),
  NW_PACKED (NwBrawlTattoo, discount),
};

static const NwPackedField client_fields[] = {
  NW_PACKED (NwBrawlClient, reject_waiting),
  NW_PACKED (NwBrawlClient, reject_chair),
};

/* Packs the entry of an index in a list. */
typedef void (*PackFunc) (GVariant     *entry,
                          guint         index,
                          NwBrawlRules *rules);

static void
pack_list (GVariant     *object,
           const char   *key,
           PackFunc      pack,
           NwBrawlRules *rules)
{
  g_autoptr (GVariant) list = nw_json_get (object, key);

  for (gsize i = 0; i < g_variant_n_children (list); i++)
    {
      g_autoptr (GVariant) entry = nw_values_get_entry (list, i);

      pack (entry, (guint) i, rules);
    }
}

static guint
find_id (const char (*ids)[NW_ID_SIZE],
         guint        n_ids,
         GVariant    *object,
         const char  *key)
{
  g_autoptr (GVariant) value = nw_json_get (object, key);
  const char *id = g_variant_get_string (value, NULL);

  for (guint i = 0; i < n_ids; i++)
    if (strcmp (ids[i], id) == 0)
      return i;

  g_assert_not_reached ();
}

static guint
find_style (const NwBrawlRules *rules,
            GVariant           *card)
{
  return find_id (rules->style_ids, rules->n_styles, card, "style");
}

static guint
find_body_part (const NwBrawlRules *rules,
                GVariant           *card)
{
  return find_id (rules->body_part_ids, rules->n_body_parts, card, "body_part");
}

/* ---- Tables ---------------------------------------------------------------------------------- */

static void
pack_ink (GVariant     *ink,
          guint         index,
          NwBrawlRules *rules)
{
  g_autoptr (GVariant) id = nw_json_get (ink, "id");
  g_autoptr (GVariant) letter = nw_json_get (ink, "letter");
  g_autoptr (GVariant) kind = nw_json_get (ink, "kind");
  gboolean added;

  added = nw_brawl_add_ink (rules, g_variant_get_string (id, NULL),
                            *g_variant_get_string (letter, NULL),
                            nw_values_find_word (nw_brawl_ink_kind_names,
                                                 g_variant_get_string (kind, NULL)));
  g_assert (added);
}

static void
pack_mix (GVariant     *mix,
          guint         index,
          NwBrawlRules *rules)
{
  g_autoptr (GVariant) from = nw_json_get (mix, "from");
  g_autoptr (GVariant) to = nw_json_get (mix, "to");
  gboolean added;

  added = nw_brawl_add_mix (rules, g_variant_get_string (from, NULL),
                            *g_variant_get_string (to, NULL));
  g_assert (added);
}

/* An ink that is left out is not there. */
static void
pack_amounts (GVariant           *amounts,
              const NwBrawlRules *rules,
              guint8             *inks)
{
  for (guint i = 0; i < rules->n_inks; i++)
    {
      const char key[] = { rules->letters[i], '\0' };

      inks[i] = (guint8) nw_values_get_number (amounts, key, 0);
    }
}

static void
pack_start (GVariant     *amounts,
            guint         index,
            NwBrawlRules *rules)
{
  pack_amounts (amounts, rules, rules->ink_start[index]);
}

static void
pack_by_players (GVariant     *tables,
                 NwBrawlRules *rules)
{
  g_autoptr (GVariant) reserve = nw_json_get (tables, "ink_reserve");
  g_autoptr (GVariant) goal = nw_json_get (tables, "goal");

  for (guint n = nw_fields_brawl.rules->min_seats; n <= NW_BRAWL_MAX_SEATS; n++)
    {
      const char key[] = { (char) ('0' + n), '\0' };
      g_autoptr (GVariant) amounts = nw_json_get (reserve, key);

      pack_amounts (amounts, rules, rules->ink_reserve[n - 1]);
      rules->goal[n - 1] = (guint8) nw_values_need_number (goal, key);
    }
}

static void
pack_style (GVariant     *style,
            guint         index,
            NwBrawlRules *rules)
{
  nw_values_pack_id (style, "id", rules->style_ids[index], NW_ID_SIZE);
  rules->n_styles++;
}

static void
pack_body_part (GVariant     *body_part,
                guint         index,
                NwBrawlRules *rules)
{
  nw_values_pack_id (body_part, "id", rules->body_part_ids[index], NW_ID_SIZE);
  rules->n_body_parts++;
}

static void
pack_tables (GVariant     *tables,
             NwBrawlRules *rules)
{
  pack_list (tables, "inks", pack_ink, rules);
  pack_list (tables, "mixes", pack_mix, rules);
  pack_list (tables, "ink_start", pack_start, rules);
  pack_by_players (tables, rules);
  pack_list (tables, "styles", pack_style, rules);
  pack_list (tables, "body_parts", pack_body_part, rules);
}

/* ---- Cards ----------------------------------------------------------------------------------- */

static void
pack_tattoo (GVariant     *card,
             guint         index,
             NwBrawlRules *rules)
{
  g_autoptr (GVariant) id = nw_json_get (card, "id");
  g_autoptr (GVariant) ink = nw_json_get (card, "ink");
  gboolean added;

  added = nw_brawl_add_tattoo (rules, g_variant_get_string (id, NULL), find_style (rules, card),
                               nw_values_need_number (card, "duration"),
                               g_variant_get_string (ink, NULL),
                               nw_values_need_number (card, "count"));
  g_assert (added);
  nw_values_pack (card, tattoo_fields, G_N_ELEMENTS (tattoo_fields), &rules->tattoos[index]);
}

static void
pack_client (GVariant     *card,
             guint         index,
             NwBrawlRules *rules)
{
  g_autoptr (GVariant) id = nw_json_get (card, "id");
  gboolean added;

  added = nw_brawl_add_client (rules, g_variant_get_string (id, NULL),
                               find_body_part (rules, card), find_style (rules, card),
                               nw_values_need_number (card, "pay"),
                               nw_values_need_number (card, "count"));
  g_assert (added);
  nw_values_pack (card, client_fields, G_N_ELEMENTS (client_fields), &rules->clients[index]);
}

static void
pack_character (GVariant     *card,
                guint         index,
                NwBrawlRules *rules)
{
  g_autoptr (GVariant) id = nw_json_get (card, "id");
  g_autoptr (GVariant) skill = nw_json_get (card, "skill");
  gboolean added;

  added = nw_brawl_add_character (rules, g_variant_get_string (id, NULL),
                                  find_style (rules, card), find_body_part (rules, card),
                                  nw_values_need_number (card, "discount"),
                                  nw_values_find_word (nw_brawl_skill_names,
                                                       g_variant_get_string (skill, NULL)));
  g_assert (added);
}

/**
 * nw_ruleset_brawl_compile:
 * @document: a document without errors
 * @data: (inout): a #NwBrawlRules that is all 0
 *
 * Packs the document.
 */
void
nw_ruleset_brawl_compile (GVariant *document,
                          gpointer  data)
{
  NwBrawlRules *rules = data;
  g_autoptr (GVariant) values = nw_json_get (document, "parameters");
  g_autoptr (GVariant) tables = nw_json_get (document, "tables");

  nw_values_pack (values, parameters, G_N_ELEMENTS (parameters), rules);
  pack_tables (tables, rules);
  pack_list (document, nw_brawl_deck_keys[NW_BRAWL_TATTOOS], pack_tattoo, rules);
  pack_list (document, nw_brawl_deck_keys[NW_BRAWL_CLIENTS], pack_client, rules);
  pack_list (document, nw_brawl_deck_keys[NW_BRAWL_CHARACTERS], pack_character, rules);
}
