/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Packing a ruleset's orders into compiled rules.
 */

#include <string.h>

#include "games/tailor/nw-tailor-rules-data.h"

/**
 * nw_tailor_pack:
 * @colours: (array length=n_colours): indexes of colours from the left
 * @n_colours: 0…16
 *
 * Returns: the sequence, packed
 */
guint64
nw_tailor_pack (const guint8 *colours,
                guint         n_colours)
{
  guint64 packed = 0;

  for (guint i = 0; i < n_colours; i++)
    packed |= (guint64) colours[i] << (4 * i);

  return packed;
}

/**
 * nw_tailor_mask:
 * @length: 0…16
 *
 * Returns: a number whose lowest @length fabrics have all bits set
 */
guint64
nw_tailor_mask (guint length)
{
  return length >= 16 ? G_MAXUINT64 : (G_GUINT64_CONSTANT (1) << (4 * length)) - 1;
}

/**
 * nw_tailor_add_order:
 * @rules: (inout): rules whose colours are already there
 * @id: the order's id, at most 64 characters
 * @level: 0…5
 * @points: 0…50
 * @fabrics: letters of colours, from the top, at most 12
 * @count: copies, 1…20
 *
 * Adds an order without a pattern or a reward, which the caller sets in the entry.
 *
 * Returns: %FALSE if there is no room, or a letter is no colour's; nothing was added then
 */
gboolean
nw_tailor_add_order (NwTailorRules *rules,
                     const char    *id,
                     guint          level,
                     guint          points,
                     const char    *fabrics,
                     guint          count)
{
  NwTailorOrder *order = &rules->orders[rules->n_orders];
  const gsize length = strlen (fabrics);
  guint8 colours[NW_TAILOR_MAX_SEQUENCE];
  guint8 backwards[NW_TAILOR_MAX_SEQUENCE];

  if (rules->n_copies + count > NW_TAILOR_MAX_CARDS || length > NW_TAILOR_MAX_SEQUENCE ||
      strlen (id) >= NW_TAILOR_ID_SIZE)
    return FALSE;

  for (gsize i = 0; i < length; i++)
    {
      const char *letter = memchr (rules->letters, fabrics[i], rules->n_colours);

      if (letter == NULL)
        return FALSE;
      colours[i] = (guint8) (letter - rules->letters);
      backwards[length - 1 - i] = colours[i];
    }

  *order = (NwTailorOrder) {
    .fabrics = nw_tailor_pack (colours, (guint) length),
    .reversed = nw_tailor_pack (backwards, (guint) length),
    .mask = nw_tailor_mask ((guint) length),
    .length = (guint8) length,
    .level = (guint8) level,
    .points = (guint8) points,
    .pattern = NW_TAILOR_NONE,
    .bonus_pattern = NW_TAILOR_NONE,
    .count = (guint8) count,
  };
  g_strlcpy (rules->order_ids[rules->n_orders], id, NW_TAILOR_ID_SIZE);
  rules->n_orders++;
  rules->n_copies = (guint8) (rules->n_copies + count);

  return TRUE;
}

/**
 * nw_tailor_finish:
 * @rules: (inout): rules with all their orders
 *
 * Works out where each level's deck lies.
 */
void
nw_tailor_finish (NwTailorRules *rules)
{
  guint base = 0;

  for (guint level = 0; level <= NW_TAILOR_MAX_LEVELS; level++)
    {
      rules->deck_base[level] = (guint8) base;
      for (guint i = 0; i < rules->n_orders; i++)
        if (rules->orders[i].level == level)
          base += rules->orders[i].count;
    }
}
