/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the tailor's faces show: the ruleset's words in each language, and every card can be drawn.
 */

#include <pango/pangocairo.h>

#include "cards/nw-order-face.h"

static void
test_words_follow_the_language (void)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official ("tailor");
  g_autoptr (NwTailorFaces) en = nw_tailor_faces_new (ruleset, "en");
  g_autoptr (NwTailorFaces) es = nw_tailor_faces_new (ruleset, "es");

  g_assert_cmpstr (nw_tailor_faces_get_colour_name (en, 0), !=,
                   nw_tailor_faces_get_colour_name (es, 0));
  for (guint i = 0; i < nw_tailor_faces_get_rules (en)->n_orders; i++)
    {
      g_assert_cmpstr (nw_tailor_faces_get_order_name (en, i), !=, "");
      g_assert_cmpstr (nw_tailor_faces_get_order_name (es, i), !=, "");
    }
}

static void
test_letters_find_colours (void)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official ("tailor");
  g_autoptr (NwTailorFaces) faces = nw_tailor_faces_new (ruleset, "en");

  g_assert_cmpuint (nw_tailor_faces_find_letter (faces, 'r'), ==, 1);
  g_assert_cmpuint (nw_tailor_faces_find_letter (faces, 'B'), ==, 3);
  g_assert_cmpuint (nw_tailor_faces_find_letter (faces, 'x'), ==, NW_TAILOR_NONE);
  g_assert_cmpuint (nw_tailor_faces_find_letter (faces, 0x5e03), ==, NW_TAILOR_NONE);
}

static void
test_patterns_have_their_own_emblems (void)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official ("tailor");
  g_autoptr (NwTailorFaces) faces = nw_tailor_faces_new (ruleset, "en");

  for (guint i = 0; i < nw_tailor_faces_get_rules (faces)->n_patterns; i++)
    for (guint j = 0; j < i; j++)
      g_assert_cmpuint (nw_tailor_faces_get_emblem (faces, i), !=,
                        nw_tailor_faces_get_emblem (faces, j));
}

static void
test_every_card_can_be_drawn (void)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official ("tailor");
  g_autoptr (NwTailorFaces) faces = nw_tailor_faces_new (ruleset, "es");
  PangoContext *context =
    pango_font_map_create_context (pango_cairo_font_map_get_default ());

  for (guint i = 0; i < nw_tailor_faces_get_rules (faces)->n_orders; i++)
    {
      GtkSnapshot *snapshot = gtk_snapshot_new ();
      g_autoptr (GskRenderNode) node = NULL;

      nw_order_face_snapshot (faces, i, nw_paper_get (i % NW_N_PAPERS), snapshot, context, 100);
      nw_order_back_snapshot (faces, i % 4, (int) i - 1, nw_paper_get (NW_PAPER_LIGHT), snapshot,
                              context, 66, 140);
      node = gtk_snapshot_free_to_node (snapshot);
      g_assert_nonnull (node);
    }
  g_object_unref (context);
}

static void
test_bare_rules_show_ids (void)
{
  g_autofree NwTailorRules *rules = g_new0 (NwTailorRules, 1);
  g_autoptr (NwTailorFaces) faces = NULL;

  rules->n_colours = 2;
  rules->letters[0] = 'w';
  rules->letters[1] = 'r';
  rules->n_levels = 1;
  g_assert_true (nw_tailor_add_order (rules, "sash", 0, 1, "rw", 1));
  nw_tailor_finish (rules);
  faces = nw_tailor_faces_new_for_rules (rules);
  g_assert_cmpstr (nw_tailor_faces_get_order_name (faces, 0), ==, "sash");
  g_assert_null (nw_tailor_faces_get_order_client (faces, 0));
  g_assert_cmpstr (nw_tailor_faces_get_level_name (faces, 0), ==, "I");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  /* Render nodes need GTK to be set up, but no display. */
  gtk_init_check ();
  g_test_add_func ("/tailor-faces/words-follow-the-language", test_words_follow_the_language);
  g_test_add_func ("/tailor-faces/letters-find-colours", test_letters_find_colours);
  g_test_add_func ("/tailor-faces/patterns-have-their-own-emblems",
                   test_patterns_have_their_own_emblems);
  g_test_add_func ("/tailor-faces/every-card-can-be-drawn", test_every_card_can_be_drawn);
  g_test_add_func ("/tailor-faces/bare-rules-show-ids", test_bare_rules_show_ids);

  return g_test_run ();
}
