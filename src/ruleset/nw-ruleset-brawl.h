/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Between the files on Tattoo Brawl's rulesets.
 */

#pragma once

#include "games/brawl/nw-brawl-rules-data.h"
#include "ruleset/nw-fields.h"

G_BEGIN_DECLS

/**
 * NwBrawlInks:
 * @n: how many there are, as far as they can be read
 * @letters: their letters
 * @is_black: whether each is black
 * @least: the smallest reserve of each
 *
 * What tattoos are measured by.
 */
typedef struct
{
  guint    n;
  char     letters[NW_BRAWL_MAX_INKS];
  gboolean is_black[NW_BRAWL_MAX_INKS];
  gint64   least[NW_BRAWL_MAX_INKS];
} NwBrawlInks;

/**
 * NwBrawlCensus:
 * @n_copies: copies of each deck
 * @inks: the inks
 * @board_limit: the most ink on a board, if gains above it are prevented
 * @listed_styles: (nullable): the styles of the table
 * @styles: (nullable): the styles that tattoos have
 * @ids: (nullable): the id of each card → the key of its list
 *
 * What is counted while the cards are judged.
 */
typedef struct
{
  gint64      n_copies[NW_BRAWL_N_DECKS];
  NwBrawlInks inks;
  gint64      board_limit;
  GHashTable *listed_styles;
  GHashTable *styles;
  GHashTable *ids;
} NwBrawlCensus;

/** nw_brawl_deck_keys: (array length=3): by #NwBrawlDeck, the member that lists its cards */
extern const char *const nw_brawl_deck_keys[NW_BRAWL_N_DECKS];

/* Words for the values of enums, in their order; each array is closed by NULL. */

extern const char *const nw_brawl_ink_kind_names[];
extern const char *const nw_brawl_limit_mode_names[];
extern const char *const nw_brawl_sale_to_names[];
extern const char *const nw_brawl_style_rights_names[];
extern const char *const nw_brawl_discount_source_names[];
extern const char *const nw_brawl_look_scope_names[];
extern const char *const nw_brawl_setup_direction_names[];
extern const char *const nw_brawl_character_choice_names[];
extern const char *const nw_brawl_tie_break_names[];
extern const char *const nw_brawl_skill_names[];

void nw_ruleset_brawl_check_card (gpointer       data,
                                  GVariant      *document,
                                  const NwField *list,
                                  const NwCard  *card,
                                  guint          index,
                                  GPtrArray     *problems);
void nw_ruleset_brawl_check      (gpointer       data,
                                  GVariant      *document,
                                  GPtrArray     *problems);
void nw_ruleset_brawl_compile    (GVariant      *document,
                                  gpointer       data);

G_END_DECLS
