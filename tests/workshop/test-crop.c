/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A frame on a picture: it keeps its proportions and never leaves the picture.
 */

#include <math.h>

#include "workshop/nw-crop.h"

#define HAIR 1e-9

/* Pictures, and the frames' proportions. */
static const struct
{
  double width;
  double height;
  double aspect;
} cases[] = {
  { 400, 200, 1.5 }, { 200, 400, 1.5 }, { 300, 200, 1.5 }, { 5000, 10, 1.2 },
  { 10, 5000, 1.9 }, { 20, 20, 1 },     { 4096, 4096, 0.7 },
};

static void
assert_inside (const NwCrop *crop,
               guint         i)
{
  g_assert_cmpfloat (crop->x, >=, -HAIR);
  g_assert_cmpfloat (crop->y, >=, -HAIR);
  g_assert_cmpfloat (crop->x + crop->width, <=, 1 + HAIR);
  g_assert_cmpfloat (crop->y + crop->height, <=, 1 + HAIR);
  g_assert_cmpfloat (crop->width, >, 0);
  g_assert_cmpfloat_with_epsilon (crop->width * cases[i].width / (crop->height * cases[i].height),
                                  cases[i].aspect, 1e-6);
}

static void
test_first (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      NwCrop crop;

      nw_crop_init (&crop, cases[i].width, cases[i].height, cases[i].aspect);
      assert_inside (&crop, i);
      g_assert_true (nw_crop_is_first (&crop));
      g_assert_cmpfloat_with_epsilon (MAX (crop.width, crop.height), 1, 1e-9);
      g_assert_cmpfloat_with_epsilon (crop.x * 2 + crop.width, 1, 1e-9);
      g_assert_cmpfloat_with_epsilon (crop.y * 2 + crop.height, 1, 1e-9);
    }
}

static void
test_move (void)
{
  NwCrop crop;

  nw_crop_init (&crop, 400, 200, 1);
  nw_crop_move (&crop, 0.1, 0.1);
  g_assert_cmpfloat_with_epsilon (crop.x, 0.35, 1e-9);
  g_assert_cmpfloat_with_epsilon (crop.y, 0, 1e-9);
  g_assert_false (nw_crop_is_first (&crop));
  nw_crop_move (&crop, 9, 0);
  g_assert_cmpfloat_with_epsilon (crop.x, 0.5, 1e-9);
  nw_crop_move (&crop, -9, -9);
  g_assert_cmpfloat_with_epsilon (crop.x, 0, 1e-9);
}

/* The corner that stays in place does, however far the other is pulled. */
static void
test_resize (void)
{
  NwCrop crop;

  nw_crop_init (&crop, 400, 200, 1);
  nw_crop_resize (&crop, 0.25, 0, 0);
  g_assert_cmpfloat_with_epsilon (crop.x, 0.25, 1e-9);
  g_assert_cmpfloat_with_epsilon (crop.y, 0, 1e-9);
  g_assert_cmpfloat_with_epsilon (crop.width, 0.25, 1e-9);
  g_assert_cmpfloat_with_epsilon (crop.height, 0.5, 1e-9);

  nw_crop_resize (&crop, 9, 1, 0);
  g_assert_cmpfloat_with_epsilon (crop.x + crop.width, 0.5, 1e-9);
  g_assert_cmpfloat_with_epsilon (crop.width, 0.5, 1e-9);

  nw_crop_resize (&crop, 0, 0.5, 0.5);
  g_assert_cmpfloat_with_epsilon (crop.width * 400, NW_CROP_LEAST, 1e-9);
  g_assert_cmpfloat_with_epsilon (crop.x + crop.width / 2, 0.25, 1e-9);
}

static void
test_random (void)
{
  static const double anchors[] = { 0, 0.5, 1 };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      NwCrop crop;

      nw_crop_init (&crop, cases[i].width, cases[i].height, cases[i].aspect);
      for (guint j = 0; j < 500; j++)
        {
          if (g_test_rand_bit ())
            nw_crop_move (&crop, g_test_rand_double_range (-1, 1),
                          g_test_rand_double_range (-1, 1));
          else
            nw_crop_resize (&crop, g_test_rand_double_range (-0.2, 1.5),
                            anchors[g_test_rand_int_range (0, 3)],
                            anchors[g_test_rand_int_range (0, 3)]);
          assert_inside (&crop, i);
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/crop/first", test_first);
  g_test_add_func ("/crop/move", test_move);
  g_test_add_func ("/crop/resize", test_resize);
  g_test_add_func ("/crop/random", test_random);

  return g_test_run ();
}
