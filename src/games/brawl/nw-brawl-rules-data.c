/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Packing a ruleset's inks and cards into compiled rules.
 */

#include "games/brawl/nw-brawl-rules-data.h"

#include <string.h>

/* Whether @n more cards and their id fit. */
static gboolean
has_room (const NwBrawlRules *rules,
          const char         *id,
          guint               n)
{
  const guint n_cards = rules->n_tattoo_copies + rules->n_client_copies + rules->n_characters;

  return n_cards + n <= NW_BRAWL_MAX_CARDS && strlen (id) < NW_ID_SIZE;
}

static gint
find_letter (const NwBrawlRules *rules,
             char                letter)
{
  const char *found = memchr (rules->letters, letter, rules->n_inks);

  return found != NULL ? (gint) (found - rules->letters) : -1;
}

/**
 * nw_brawl_card_id:
 * @rules: compiled rules
 * @card: a card's number among all cards
 *
 * Returns: (transfer none): its id
 */
const char *
nw_brawl_card_id (const NwBrawlRules *rules,
                  guint               card)
{
  if (card < nw_brawl_client_card (rules, 0))
    return rules->tattoo_ids[card];
  if (card < nw_brawl_character_card (rules, 0))
    return rules->client_ids[card - nw_brawl_client_card (rules, 0)];

  return rules->character_ids[card - nw_brawl_character_card (rules, 0)];
}

/**
 * nw_brawl_add_ink:
 * @rules: (inout): rules
 * @id: the ink's id, at most 64 characters
 * @letter: its letter, a lower-case one
 * @kind: its kind
 *
 * Adds an ink, of which there is none yet.
 *
 * Returns: %FALSE if there is no room; nothing was added then
 */
gboolean
nw_brawl_add_ink (NwBrawlRules  *rules,
                  const char    *id,
                  char           letter,
                  NwBrawlInkKind kind)
{
  const guint ink = rules->n_inks;

  if (ink == NW_BRAWL_MAX_INKS || strlen (id) >= NW_ID_SIZE)
    return FALSE;

  rules->letters[ink] = letter;
  rules->ink_kind[ink] = (guint8) kind;
  rules->mix_from[ink][0] = rules->mix_from[ink][1] = NW_BRAWL_NONE;
  g_strlcpy (rules->ink_ids[ink], id, NW_ID_SIZE);
  rules->n_inks++;

  return TRUE;
}

/**
 * nw_brawl_add_mix:
 * @rules: (inout): rules whose inks are already there
 * @from: the two letters of what is mixed
 * @to: the letter of what it gives
 *
 * Adds the one mix of which an ink comes (W17).
 *
 * Returns: %FALSE if a letter is no ink's, or there are not two; nothing was added then
 */
gboolean
nw_brawl_add_mix (NwBrawlRules *rules,
                  const char   *from,
                  char          to)
{
  gint inks[2], result;

  if (strlen (from) != G_N_ELEMENTS (inks))
    return FALSE;

  inks[0] = find_letter (rules, from[0]);
  inks[1] = find_letter (rules, from[1]);
  result = find_letter (rules, to);
  if (inks[0] < 0 || inks[1] < 0 || result < 0)
    return FALSE;

  rules->mix_from[result][0] = (guint8) inks[0];
  rules->mix_from[result][1] = (guint8) inks[1];

  return TRUE;
}

/**
 * nw_brawl_set_inks:
 * @rules: rules whose inks are already there
 * @letters: letters of inks, in any order, each as often as there is of it
 * @inks: (out caller-allocates) (array fixed-size=9): per ink, how much
 *
 * Counts letters, as in `"krrg"`.
 *
 * Returns: %FALSE if a letter is no ink's, or there are more than 255 of one
 */
gboolean
nw_brawl_set_inks (const NwBrawlRules *rules,
                   const char         *letters,
                   guint8             *inks)
{
  memset (inks, 0, NW_BRAWL_MAX_INKS);

  for (; *letters != '\0'; letters++)
    {
      const gint ink = find_letter (rules, g_ascii_tolower (*letters));

      if (ink < 0 || inks[ink] == G_MAXUINT8)
        return FALSE;
      inks[ink]++;
    }

  return TRUE;
}

/**
 * nw_brawl_add_tattoo:
 * @rules: (inout): rules whose inks are already there
 * @id: the tattoo's id, at most 64 characters
 * @style: index of its style
 * @duration: turns, 1…6
 * @ink: letters of the ink that it needs, 1…10
 * @count: copies
 *
 * Adds a tattoo without profit, points and discount, which the caller sets in the entry.
 *
 * Returns: %FALSE if there is no room, or a letter is no ink's; nothing was added then
 */
gboolean
nw_brawl_add_tattoo (NwBrawlRules *rules,
                     const char   *id,
                     guint         style,
                     guint         duration,
                     const char   *ink,
                     guint         count)
{
  NwBrawlTattoo tattoo = {
    .style = (guint8) style,
    .duration = (guint8) duration,
    .count = (guint8) count,
  };

  if (!has_room (rules, id, count) || strlen (ink) > NW_BRAWL_MAX_INK ||
      !nw_brawl_set_inks (rules, ink, tattoo.need))
    return FALSE;

  for (guint i = 0; i < rules->n_inks; i++)
    if (nw_brawl_is_base (rules, i))
      tattoo.n_base = (guint8) (tattoo.n_base + tattoo.need[i]);
    else
      tattoo.n_secondary = (guint8) (tattoo.n_secondary + tattoo.need[i]);

  rules->tattoos[rules->n_tattoos] = tattoo;
  g_strlcpy (rules->tattoo_ids[rules->n_tattoos], id, NW_ID_SIZE);
  rules->n_tattoos++;
  rules->n_tattoo_copies = (guint8) (rules->n_tattoo_copies + count);

  return TRUE;
}

/**
 * nw_brawl_add_client:
 * @rules: (inout): rules
 * @id: the client's id, at most 64 characters
 * @body_part: index of the body part
 * @style: index of the style that is wanted
 * @pay: what the client pays
 * @count: copies
 *
 * Adds a client whose rejection is free, which the caller sets in the entry.
 *
 * Returns: %FALSE if there is no room; nothing was added then
 */
gboolean
nw_brawl_add_client (NwBrawlRules *rules,
                     const char   *id,
                     guint         body_part,
                     guint         style,
                     guint         pay,
                     guint         count)
{
  guint front = 0;

  if (!has_room (rules, id, count))
    return FALSE;

  while (front < rules->n_clients &&
         (rules->clients[front].body_part != body_part || rules->clients[front].pay != pay))
    front++;

  rules->clients[rules->n_clients] = (NwBrawlClient) {
    .pay = (guint16) pay,
    .body_part = (guint8) body_part,
    .style = (guint8) style,
    .front = (guint8) front,
    .count = (guint8) count,
  };
  g_strlcpy (rules->client_ids[rules->n_clients], id, NW_ID_SIZE);
  rules->n_clients++;
  rules->n_client_copies = (guint8) (rules->n_client_copies + count);

  return TRUE;
}

/**
 * nw_brawl_add_character:
 * @rules: (inout): rules
 * @id: the character's id, at most 64 characters
 * @style: index of the style that the character specialises in
 * @body_part: index of the body part that the character is quick at
 * @discount: base inks that may be missing, 0…2
 * @skill: the special skill
 *
 * Adds a character.
 *
 * Returns: %FALSE if there is no room; nothing was added then
 */
gboolean
nw_brawl_add_character (NwBrawlRules *rules,
                        const char   *id,
                        guint         style,
                        guint         body_part,
                        guint         discount,
                        NwBrawlSkill  skill)
{
  if (!has_room (rules, id, 1))
    return FALSE;

  rules->characters[rules->n_characters] = (NwBrawlCharacter) {
    .style = (guint8) style,
    .body_part = (guint8) body_part,
    .discount = (guint8) discount,
    .skill = (guint8) skill,
  };
  g_strlcpy (rules->character_ids[rules->n_characters], id, NW_ID_SIZE);
  rules->n_characters++;

  return TRUE;
}
