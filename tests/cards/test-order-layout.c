/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The layout of order cards: everything on the card, nothing upon anything else.
 */

#include "cards/nw-order-layout.h"

static const float widths[] = { 48, 60, 66, 74, 100, 150, 240, 630 };

/* With a hair's breadth for rounding. */
static gboolean
is_inside (const graphene_rect_t *a,
           const graphene_rect_t *b)
{
  const float hair = 0.05f;

  return b->origin.x >= a->origin.x - hair && b->origin.y >= a->origin.y - hair &&
         b->origin.x + b->size.width <= a->origin.x + a->size.width + hair &&
         b->origin.y + b->size.height <= a->origin.y + a->size.height + hair;
}

static gboolean
is_apart (const graphene_rect_t *a,
          const graphene_rect_t *b)
{
  /* Half a pixel is no overlap. */
  graphene_rect_t inner = *a;

  graphene_rect_inset (&inner, 0.5f, 0.5f);

  return !graphene_rect_intersection (&inner, b, NULL);
}

static void
test_inside (void)
{
  for (guint w = 0; w < G_N_ELEMENTS (widths); w++)
    for (guint n = 1; n <= 12; n++)
      {
        NwOrderLayout layout;

        nw_order_layout_init (&layout, widths[w], n, n % 2 == 0);
        g_assert_true (is_inside (&layout.card, &layout.band));
        g_assert_true (is_inside (&layout.card, &layout.points));
        g_assert_true (is_inside (&layout.card, &layout.emblem));
        g_assert_true (is_inside (&layout.card, &layout.badge));
        g_assert_true (is_inside (&layout.card, &layout.strip));
        for (guint i = 0; i < n; i++)
          {
            const graphene_rect_t piece = nw_order_layout_get_piece (&layout, i);

            g_assert_true (is_inside (&layout.strip, &piece));
          }
      }
}

static void
test_apart (void)
{
  for (guint w = 0; w < G_N_ELEMENTS (widths); w++)
    for (guint n = 1; n <= 12; n++)
      {
        NwOrderLayout layout;

        nw_order_layout_init (&layout, widths[w], n, n % 2 == 0);
        g_assert_true (is_apart (&layout.points, &layout.emblem));
        g_assert_true (is_apart (&layout.points, &layout.strip));
        g_assert_true (is_apart (&layout.emblem, &layout.strip));
        g_assert_true (is_apart (&layout.emblem, &layout.badge));
        g_assert_true (is_apart (&layout.badge, &layout.strip));
        g_assert_true (is_apart (&layout.band, &layout.points));
        if (layout.name.size.width > 0)
          {
            g_assert_true (is_apart (&layout.badge, &layout.name));
            g_assert_true (is_apart (&layout.strip, &layout.name));
          }
      }
}

/* A card's own picture takes the room between points and reward, and no other. */
static void
test_picture (void)
{
  for (guint w = 0; w < G_N_ELEMENTS (widths); w++)
    for (guint n = 1; n <= 12; n++)
      {
        NwOrderLayout layout;

        nw_order_layout_init (&layout, widths[w], n, n % 2 == 0);
        nw_order_layout_add_picture (&layout);
        g_assert_true (is_inside (&layout.card, &layout.picture));
        g_assert_true (is_apart (&layout.picture, &layout.points));
        g_assert_true (is_apart (&layout.picture, &layout.emblem));
        g_assert_true (is_apart (&layout.picture, &layout.badge));
        g_assert_true (is_apart (&layout.picture, &layout.strip));
        g_assert_true (is_apart (&layout.emblem, &layout.points));
        g_assert_true (is_apart (&layout.emblem, &layout.strip));
        g_assert_true (is_apart (&layout.emblem, &layout.band));
        g_assert_cmpfloat (layout.picture.size.height, >, widths[w] * 0.2f);
      }
}

static void
test_proportions (void)
{
  NwOrderLayout layout;

  nw_order_layout_init (&layout, 63, 4, FALSE);
  g_assert_cmpfloat_with_epsilon (layout.card.size.height, 88, 0.01);
}

static void
test_long_sequences_shrink (void)
{
  NwOrderLayout two, eight;

  nw_order_layout_init (&two, 100, 2, FALSE);
  nw_order_layout_init (&eight, 100, 8, FALSE);
  g_assert_cmpfloat (two.piece, >, eight.piece);
  g_assert_cmpfloat_with_epsilon (eight.strip.size.height, 8 * eight.piece, 0.01);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/order-layout/inside", test_inside);
  g_test_add_func ("/order-layout/apart", test_apart);
  g_test_add_func ("/order-layout/picture", test_picture);
  g_test_add_func ("/order-layout/proportions", test_proportions);
  g_test_add_func ("/order-layout/long-sequences-shrink", test_long_sequences_shrink);

  return g_test_run ();
}
