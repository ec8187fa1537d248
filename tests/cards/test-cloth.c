/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cloth: told apart by colour under three deficiencies of colour vision, and by weave and letter
 * without any colour; text on paper stands out.
 */

#include <math.h>

#include "cards/nw-cloth.h"
#include "cards/nw-paper.h"
#include "cards/nw-tailor-faces.h"

/* Dichromacy in linear RGB, full strength: Machado, Oliveira, Fernandes (2009). */
static const double deficiencies[][3][3] = {
  { { 0.152286, 1.052583, -0.204868 },
    { 0.114503, 0.786281, 0.099216 },
    { -0.003882, -0.048116, 1.051998 } },
  { { 0.367322, 0.860646, -0.227968 },
    { 0.280085, 0.672501, 0.047413 },
    { -0.011820, 0.042940, 0.968881 } },
  { { 1.255528, -0.076749, -0.178779 },
    { -0.078411, 0.930809, 0.147602 },
    { 0.004733, 0.691367, 0.303900 } },
};

/* Distances in CIE L*a*b* (CIE 1976) below which two cloths are hard to tell apart. */
#define LEAST_DISTANCE 20.0

static double
to_linear (double channel)
{
  return channel <= 0.04045 ? channel / 12.92 : pow ((channel + 0.055) / 1.055, 2.4);
}

static double
lab_curve (double t)
{
  return t > 216.0 / 24389.0 ? cbrt (t) : (24389.0 / 27.0 * t + 16.0) / 116.0;
}

static void
get_lab (const GdkRGBA *colour,
         const double (*deficiency)[3],
         double        *lab)
{
  const double rgb[] = { to_linear ((double) colour->red), to_linear ((double) colour->green),
                         to_linear ((double) colour->blue) };
  double seen[3], x, y, z;

  for (guint i = 0; i < 3; i++)
    seen[i] = CLAMP (deficiency[i][0] * rgb[0] + deficiency[i][1] * rgb[1] +
                     deficiency[i][2] * rgb[2], 0.0, 1.0);

  x = lab_curve ((0.4124564 * seen[0] + 0.3575761 * seen[1] + 0.1804375 * seen[2]) / 0.95047);
  y = lab_curve (0.2126729 * seen[0] + 0.7151522 * seen[1] + 0.0721750 * seen[2]);
  z = lab_curve ((0.0193339 * seen[0] + 0.1191920 * seen[1] + 0.9503041 * seen[2]) / 1.08883);
  lab[0] = 116 * y - 16;
  lab[1] = 500 * (x - y);
  lab[2] = 200 * (y - z);
}

static NwTailorFaces *
new_faces (void)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official ("tailor");

  return nw_tailor_faces_new (ruleset, "en");
}

static void
test_colours_under_deficiencies (void)
{
  g_autoptr (NwTailorFaces) faces = new_faces ();
  const guint n = nw_tailor_faces_get_rules (faces)->n_colours;

  for (guint d = 0; d < G_N_ELEMENTS (deficiencies); d++)
    for (guint i = 0; i < n; i++)
      for (guint j = 0; j < i; j++)
        {
          double a[3], b[3], distance;

          get_lab (&nw_tailor_faces_get_cloth (faces, i)->colour, deficiencies[d], a);
          get_lab (&nw_tailor_faces_get_cloth (faces, j)->colour, deficiencies[d], b);
          distance = sqrt (pow (a[0] - b[0], 2) + pow (a[1] - b[1], 2) + pow (a[2] - b[2], 2));
          g_test_message ("deficiency %u, colours %u and %u: %.1f", d, i, j, distance);
          g_assert_cmpfloat (distance, >=, LEAST_DISTANCE);
        }
}

static void
test_weaves_and_letters_differ (void)
{
  g_autoptr (NwTailorFaces) faces = new_faces ();
  const guint n = nw_tailor_faces_get_rules (faces)->n_colours;

  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < i; j++)
      {
        const NwCloth *a = nw_tailor_faces_get_cloth (faces, i);
        const NwCloth *b = nw_tailor_faces_get_cloth (faces, j);

        g_assert_cmpuint (a->weave, !=, b->weave);
        g_assert_cmpstr (a->letter, !=, b->letter);
      }
}

static void
test_letters_stand_out (void)
{
  g_autoptr (NwTailorFaces) faces = new_faces ();

  for (guint i = 0; i < nw_tailor_faces_get_rules (faces)->n_colours; i++)
    {
      const NwCloth *cloth = nw_tailor_faces_get_cloth (faces, i);
      const GdkRGBA ink = nw_cloth_get_ink (cloth);

      g_assert_cmpfloat (nw_paper_get_contrast (&cloth->colour, &ink), >=, 4.5);
    }
}

static void
test_text_stands_out (void)
{
  static const GdkRGBA white = { 1, 1, 1, 1 };

  for (guint i = 0; i < NW_N_PAPERS; i++)
    {
      const NwPaper *paper = nw_paper_get (i);

      g_assert_cmpfloat (nw_paper_get_contrast (&paper->face, &paper->ink), >=, 7);
      g_assert_cmpfloat (nw_paper_get_contrast (&paper->face, &paper->muted), >=, 4.5);
      g_assert_cmpfloat (nw_paper_get_contrast (&paper->badge, &paper->badge_ink), >=, 4.5);
      g_assert_cmpfloat (nw_paper_get_contrast (&paper->seal, &paper->seal_ink), >=, 4.5);
      g_assert_cmpfloat (nw_paper_get_contrast (&paper->badge, &paper->gold), >=, 3);
    }
  for (guint i = 0; i < 6; i++)
    {
      const GdkRGBA level = nw_paper_get_level (i);

      g_assert_cmpfloat (nw_paper_get_contrast (&level, &white), >=, 4.5);
    }
}

static void
test_names_of_weaves (void)
{
  g_assert_cmpuint (nw_weave_from_text ("brocade", 0), ==, NW_WEAVE_BROCADE);
  g_assert_cmpuint (nw_weave_from_text ("dots", 0), ==, NW_WEAVE_CLOUD);
  g_assert_cmpuint (nw_weave_from_text ("unheard of", 3), ==, 3);
  g_assert_cmpuint (nw_weave_from_text (NULL, NW_N_WEAVES + 1), ==, 1);
}

static void
test_draws_something (void)
{
  NwCloth cloth;

  for (guint i = 0; i < NW_N_WEAVES; i++)
    {
      GtkSnapshot *snapshot = gtk_snapshot_new ();
      g_autoptr (GskRenderNode) node = NULL;
      graphene_rect_t bounds;

      nw_cloth_init (&cloth, NULL, NULL, 'r', i);
      nw_cloth_snapshot (&cloth, snapshot, &GRAPHENE_RECT_INIT (10, 20, 60, 60),
                         NW_CLOTH_STITCHED, NULL);
      node = gtk_snapshot_free_to_node (snapshot);
      g_assert_nonnull (node);
      gsk_render_node_get_bounds (node, &bounds);
      g_assert_true (graphene_rect_contains_rect (&GRAPHENE_RECT_INIT (9, 19, 62, 62), &bounds));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  /* Render nodes need GTK to be set up, but no display. */
  gtk_init_check ();
  g_test_add_func ("/cloth/colours-under-deficiencies", test_colours_under_deficiencies);
  g_test_add_func ("/cloth/weaves-and-letters-differ", test_weaves_and_letters_differ);
  g_test_add_func ("/cloth/letters-stand-out", test_letters_stand_out);
  g_test_add_func ("/cloth/text-stands-out", test_text_stands_out);
  g_test_add_func ("/cloth/names-of-weaves", test_names_of_weaves);
  g_test_add_func ("/cloth/draws-something", test_draws_something);

  return g_test_run ();
}
