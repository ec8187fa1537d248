/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The layouts of racks and rows: plain values.
 */

#include "table/nw-market-layout.h"
#include "table/nw-row-layout.h"

static void
test_market_stays_inside (void)
{
  static const int widths[] = { 330, 344, 480, 620, 860, 1240, 1880, 3800 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    for (guint n_places = 3; n_places <= 4; n_places++)
      for (int extra = 0; extra <= 600; extra += 150)
        {
          const int height = nw_market_layout_get_min_height (4, n_places, widths[i]) + extra;
          NwMarketLayout layout;

          nw_market_layout_init (&layout, 4, n_places, widths[i], height);
          g_assert_cmpint (layout.height, <=, height);
          g_assert_cmpint ((int) layout.n_columns * layout.rack_width +
                           (int) (layout.n_columns - 1) * layout.gap, <=, widths[i]);
          g_assert_cmpint (2 * layout.padding + layout.deck_width +
                           (int) n_places * (layout.card_width + layout.spacing), <=,
                           layout.rack_width + layout.spacing);
          g_assert_cmpuint (layout.n_columns * layout.n_rows, >=, 4);
        }
}

static void
test_market_grows_with_room (void)
{
  NwMarketLayout narrow, wide, large;

  nw_market_layout_init (&narrow, 4, 4, 344, 500);
  nw_market_layout_init (&wide, 4, 4, 1240, 400);
  nw_market_layout_init (&large, 4, 4, 3800, 1500);
  g_assert_cmpuint (narrow.n_columns, ==, 1);
  g_assert_cmpuint (wide.n_columns, ==, 2);
  g_assert_cmpint (narrow.card_width, <, wide.card_width);
  g_assert_cmpint (wide.card_width, <, large.card_width);
}

static void
test_row_goes_on_in_a_second_line (void)
{
  NwRowLayout layout;

  nw_row_layout_init (&layout, 7, 360, 88);
  g_assert_cmpuint (layout.n_lines, ==, 1);
  nw_row_layout_init (&layout, 12, 320, 88);
  g_assert_cmpuint (layout.n_lines, ==, 2);
  nw_row_layout_init (&layout, 12, 900, 88);
  g_assert_cmpuint (layout.n_lines, ==, 1);
}

static void
test_row_finds_what_it_laid (void)
{
  for (guint n = 1; n <= 16; n++)
    for (int width = 280; width <= 1400; width += 140)
      {
        NwRowLayout layout;

        nw_row_layout_init (&layout, n, width, 88);
        for (guint i = 0; i < n; i++)
          {
            const graphene_rect_t slot = nw_row_layout_get_slot (&layout, i);
            graphene_point_t centre;

            graphene_rect_get_center (&slot, &centre);
            g_assert_cmpuint (nw_row_layout_find (&layout, centre.x, centre.y), ==, i);
            g_assert_cmpfloat (slot.origin.x, >=, 0);
            g_assert_cmpfloat (slot.origin.x + slot.size.width, <=, (float) width);
            g_assert_cmpfloat (slot.origin.y + slot.size.height, <=, (float) layout.height);
          }
      }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/market-layout/stays-inside", test_market_stays_inside);
  g_test_add_func ("/market-layout/grows-with-room", test_market_grows_with_room);
  g_test_add_func ("/row-layout/goes-on-in-a-second-line", test_row_goes_on_in_a_second_line);
  g_test_add_func ("/row-layout/finds-what-it-laid", test_row_finds_what_it_laid);

  return g_test_run ();
}
