/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The layout of the racks; see nw-market-layout.h.
 *
 * Of all ways to arrange the racks in columns, the one with the largest cards is taken.  Cards are
 * wished to be as large as they can be; when height is short they shrink, but not below what can be
 * read: then there is scrolling.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include "cards/nw-order-layout.h"
#include "table/nw-market-layout.h"

#define CARD_MIN 52
#define CARD_READABLE 74
#define CARD_NATURAL 118
#define CARD_MAX 420

/** DECK: width of a deck in parts of a card's. */
#define DECK 0.73f

/** NARROW: below this width margins are small, in pixels. */
#define NARROW 520

static int
get_card_height (int card_width)
{
  return (int) ((float) card_width * NW_CARD_ASPECT + 0.5f);
}

/* The widest cards of which @n_places and a deck go into a rack of that width. */
static int
get_card_for_width (int   rack_width,
                    guint n_places,
                    int   padding,
                    int   spacing)
{
  const int room = rack_width - 2 * padding - (int) n_places * spacing;

  return (int) ((float) room / ((float) n_places + DECK));
}

/* Fills in everything for a number of columns; @height below 0 means that there is no bound. */
static void
arrange (NwMarketLayout *self,
         guint           n_columns,
         guint           n_levels,
         guint           n_places,
         int             width,
         int             height)
{
  const gboolean is_narrow = width < NARROW;
  int card;

  self->n_columns = n_columns;
  self->n_rows = (n_levels + n_columns - 1) / n_columns;
  self->padding = is_narrow ? 5 : 8;
  self->gap = is_narrow ? 5 : 8;
  self->spacing = is_narrow ? 5 : 8;
  self->rack_width = (width - (int) (n_columns - 1) * self->gap) / (int) n_columns;
  card = get_card_for_width (self->rack_width, n_places, self->padding, self->spacing);

  if (height >= 0)
    {
      const int room = (height - (int) (self->n_rows - 1) * self->gap) / (int) self->n_rows;

      card = MIN (card, MAX ((int) ((float) (room - 2 * self->padding) / NW_CARD_ASPECT),
                             CARD_READABLE));
    }

  self->card_width = CLAMP (card, CARD_MIN, CARD_MAX);
  self->card_height = get_card_height (self->card_width);
  self->deck_width = (int) ((float) self->card_width * DECK);
  self->rack_height = self->card_height + 2 * self->padding;
  self->height = (int) self->n_rows * self->rack_height + (int) (self->n_rows - 1) * self->gap;
}

/* Whether the cards can be read, and the last row of racks is full: only an odd number of racks may
 * leave a gap. */
static gboolean
is_possible (const NwMarketLayout *self,
             guint                 n_levels,
             guint                 n_places)
{
  return (n_levels % self->n_columns == 0 || n_levels % 2 == 1) &&
         get_card_for_width (self->rack_width, n_places, self->padding, self->spacing) >=
           CARD_MIN;
}

/**
 * nw_market_layout_get_min_width:
 * @n_places: most orders side by side on a rack, at least 1
 *
 * Returns: the width that one rack needs at least
 */
int
nw_market_layout_get_min_width (guint n_places)
{
  return 2 * 5 + (int) n_places * (CARD_MIN + 5) + (int) (CARD_MIN * DECK) + 1;
}

/**
 * nw_market_layout_init:
 * @self: (out caller-allocates): the layout
 * @n_levels: racks, at least 1
 * @n_places: most orders side by side on a rack, at least 1
 * @width: the width there is
 * @height: the height there is, or -1 for no bound
 *
 * Lays the racks out.
 */
void
nw_market_layout_init (NwMarketLayout *self,
                       guint           n_levels,
                       guint           n_places,
                       int             width,
                       int             height)
{
  arrange (self, 1, n_levels, n_places, width, height);

  for (guint n = 2; n <= n_levels; n++)
    {
      NwMarketLayout other;

      arrange (&other, n, n_levels, n_places, width, height);
      if (is_possible (&other, n_levels, n_places) &&
          (other.card_width >= self->card_width ||
           (height < 0 && other.card_width >= CARD_NATURAL)))
        *self = other;
    }
}

/**
 * nw_market_layout_get_min_height:
 * @n_levels: racks, at least 1
 * @n_places: most orders side by side on a rack, at least 1
 * @width: the width there is
 *
 * Returns: the height below which cards could not be read any more
 */
int
nw_market_layout_get_min_height (guint n_levels,
                                 guint n_places,
                                 int   width)
{
  int least = G_MAXINT;

  for (guint n = 1; n <= n_levels; n++)
    {
      NwMarketLayout layout;

      arrange (&layout, n, n_levels, n_places, width, 0);
      if (n == 1 || (is_possible (&layout, n_levels, n_places) && layout.card_width >= CARD_READABLE))
        least = MIN (least, layout.height);
    }

  return least;
}
