/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What Tattoo Brawl's faces show: inks and styles that can be told apart without colour, the
 * ruleset's words in each language, everything on the card, and every card can be drawn.
 */

#include <pango/pangocairo.h>

#include "cards/nw-client-face.h"
#include "cards/nw-tattoo-face.h"
#include "cards/nw-tattoo-layout.h"

static const float widths[] = { 36, 48, 64, 88, 112, 160, 250, 630 };

static void
test_words_follow_the_language (void)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official ("brawl");
  g_autoptr (NwBrawlFaces) en = nw_brawl_faces_new (ruleset, "en");
  g_autoptr (NwBrawlFaces) es = nw_brawl_faces_new (ruleset, "es");
  const NwBrawlRules *rules = nw_brawl_faces_get_rules (en);

  g_assert_cmpstr (nw_brawl_faces_get_ink_name (en, 0), ==, "red");
  g_assert_cmpstr (nw_brawl_faces_get_ink_name (es, 0), ==, "rojo");
  for (guint i = 0; i < rules->n_tattoos; i++)
    g_assert_cmpstr (nw_brawl_faces_get_tattoo_name (en, i), !=, rules->tattoo_ids[i]);
  for (guint i = 0; i < rules->n_clients; i++)
    g_assert_cmpstr (nw_brawl_faces_get_client_name (es, i), !=,
                     nw_brawl_faces_get_client_name (en, i));
  for (guint i = 0; i < rules->n_characters; i++)
    g_assert_cmpstr (nw_brawl_faces_get_character_name (es, i), !=,
                     nw_brawl_faces_get_character_name (en, i));
}

/* Colour never stands alone: each ink has a shape of its own, each style a motif. */
static void
test_shapes_and_motifs_differ (void)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official ("brawl");
  g_autoptr (NwBrawlFaces) faces = nw_brawl_faces_new (ruleset, "en");
  const NwBrawlRules *rules = nw_brawl_faces_get_rules (faces);

  for (guint i = 0; i < rules->n_inks; i++)
    for (guint j = 0; j < i; j++)
      g_assert_cmpuint (nw_brawl_faces_get_ink (faces, i)->shape, !=,
                        nw_brawl_faces_get_ink (faces, j)->shape);
  for (guint i = 0; i < rules->n_styles; i++)
    for (guint j = 0; j < i; j++)
      g_assert_cmpuint (nw_brawl_faces_get_motif (faces, i), !=,
                        nw_brawl_faces_get_motif (faces, j));
}

/* WCAG 2: 3 to 1 for marks. */
static void
test_marks_stand_out (void)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official ("brawl");
  g_autoptr (NwBrawlFaces) faces = nw_brawl_faces_new (ruleset, "en");

  for (guint i = 0; i < nw_brawl_faces_get_rules (faces)->n_inks; i++)
    {
      const NwInk *ink = nw_brawl_faces_get_ink (faces, i);
      const GdkRGBA mark = nw_ink_get_mark (ink);

      g_assert_cmpfloat (nw_paper_get_contrast (&ink->colour, &mark), >=, 3);
    }
  for (guint i = 0; i < NW_N_PAPERS; i++)
    {
      const NwPaper *paper = nw_paper_get (i);

      g_assert_cmpfloat (nw_paper_get_contrast (&paper->money, &paper->face), >=, 4.5);
      g_assert_cmpfloat (nw_paper_get_contrast (&paper->back, &(GdkRGBA) { 1, 1, 1, 1 }), >=, 4.5);
    }
}

static void
test_letters_find_inks (void)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official ("brawl");
  g_autoptr (NwBrawlFaces) faces = nw_brawl_faces_new (ruleset, "en");

  g_assert_cmpuint (nw_brawl_faces_find_letter (faces, 'r'), ==, 0);
  g_assert_cmpuint (nw_brawl_faces_find_letter (faces, 'K'), ==, 3);
  g_assert_cmpuint (nw_brawl_faces_find_letter (faces, 'x'), ==, NW_BRAWL_NONE);
  g_assert_cmpuint (nw_brawl_faces_find_letter (faces, 0x5e03), ==, NW_BRAWL_NONE);
}

static gboolean
is_inside (const graphene_rect_t *a,
           const graphene_rect_t *b)
{
  const float hair = 0.05f;

  return b->origin.x >= a->origin.x - hair && b->origin.y >= a->origin.y - hair &&
         b->origin.x + b->size.width <= a->origin.x + a->size.width + hair &&
         b->origin.y + b->size.height <= a->origin.y + a->size.height + hair;
}

/* However much ink a tattoo needs, all of it stands where ink stands, in full. */
static void
test_ink_is_on_the_card (void)
{
  for (guint w = 0; w < G_N_ELEMENTS (widths); w++)
    for (guint n = 1; n <= NW_BRAWL_MAX_INK; n++)
      {
        NwTattooLayout layout;

        nw_tattoo_layout_init (&layout, widths[w], n);
        g_assert_true (is_inside (&layout.card, &layout.inks));
        g_assert_true (is_inside (&layout.card, &layout.clock));
        g_assert_true (is_inside (&layout.card, &layout.points));
        g_assert_true (is_inside (&layout.card, &layout.majority));
        g_assert_false (graphene_rect_intersection (&layout.picture, &layout.clock, NULL));
        g_assert_false (graphene_rect_intersection (&layout.picture, &layout.name, NULL));
        for (guint i = 0; i < n; i++)
          {
            const graphene_rect_t drop = nw_tattoo_layout_get_drop (&layout, i, n);

            g_assert_true (is_inside (&layout.inks, &drop));
            for (guint j = 0; j < i; j++)
              {
                graphene_rect_t other = nw_tattoo_layout_get_drop (&layout, j, n);

                graphene_rect_inset (&other, 0.1f, 0.1f);
                g_assert_false (graphene_rect_intersection (&drop, &other, NULL));
              }
          }
      }
}

static void
draw (const NwBrawlFaces *faces,
      guint               index,
      PangoContext       *context,
      GtkSnapshot        *snapshot)
{
  const NwBrawlRules *rules = nw_brawl_faces_get_rules (faces);
  const guint8 placed[NW_BRAWL_MAX_INKS] = { 0, 1 };
  const NwTattooMarks marks = { .placed = index % 2 ? placed : NULL, .clock = index % 3,
                                .turns = index % 4, .is_closed = index % 5 == 0 };
  const NwPaper *paper = nw_paper_get (index % NW_N_PAPERS);
  const float width = widths[index % G_N_ELEMENTS (widths)];

  nw_tattoo_face_snapshot (faces, index % rules->n_tattoos, &marks, paper, snapshot, context,
                           width);
  nw_client_face_snapshot (faces, index % rules->n_clients, index % 2, (int) index % 4 - 1, paper,
                           snapshot, context, width);
  nw_character_face_snapshot (faces, index % rules->n_characters, paper, snapshot, context, width);
  nw_tattoo_back_snapshot ((int) index % 4 - 1, paper, snapshot, context, width, width * 1.4f);
  nw_tattoo_place_snapshot (index % 2 ? "here" : NULL, paper, &paper->ink, snapshot, context,
                            width, width * 1.4f);
}

static void
test_every_card_can_be_drawn (void)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official ("brawl");
  g_autoptr (NwBrawlFaces) faces = nw_brawl_faces_new (ruleset, "es");
  PangoContext *context =
    pango_font_map_create_context (pango_cairo_font_map_get_default ());

  for (guint i = 0; i < 60; i++)
    {
      GtkSnapshot *snapshot = gtk_snapshot_new ();
      g_autoptr (GskRenderNode) node = NULL;

      draw (faces, i, context, snapshot);
      node = gtk_snapshot_free_to_node (snapshot);
      g_assert_nonnull (node);
    }
  for (guint i = 0; i < 4 * NW_N_MOTIFS; i++)
    {
      GtkSnapshot *snapshot = gtk_snapshot_new ();
      g_autoptr (GskRenderNode) node = NULL;

      nw_motif_snapshot (i % NW_N_MOTIFS, i / NW_N_MOTIFS, "", nw_paper_get (NW_PAPER_LIGHT),
                         snapshot, context, &GRAPHENE_RECT_INIT (0, 0, 60, 60));
      node = gtk_snapshot_free_to_node (snapshot);
      g_assert_nonnull (node);
    }
  g_object_unref (context);
}

static void
test_bare_rules_show_ids (void)
{
  g_autofree NwBrawlRules *rules = g_new0 (NwBrawlRules, 1);
  g_autoptr (NwBrawlFaces) faces = NULL;

  g_assert_true (nw_brawl_add_ink (rules, "ruby", 'r', NW_BRAWL_INK_PRIMARY));
  g_assert_true (nw_brawl_add_tattoo (rules, "rose", 0, 1, "r", 1));
  g_strlcpy (rules->style_ids[0], "old-school", NW_ID_SIZE);
  rules->n_styles = 1;
  faces = nw_brawl_faces_new_for_rules (rules);
  g_assert_cmpstr (nw_brawl_faces_get_ink_name (faces, 0), ==, "ruby");
  g_assert_cmpstr (nw_brawl_faces_get_tattoo_name (faces, 0), ==, "rose");
  g_assert_cmpstr (nw_brawl_faces_get_style_name (faces, 0), ==, "old-school");
  g_assert_cmpuint (nw_brawl_faces_get_motif (faces, 0), ==, NW_MOTIF_ANCHOR);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  /* Render nodes need GTK to be set up, but no display. */
  gtk_init_check ();
  g_test_add_func ("/brawl-faces/words-follow-the-language", test_words_follow_the_language);
  g_test_add_func ("/brawl-faces/shapes-and-motifs-differ", test_shapes_and_motifs_differ);
  g_test_add_func ("/brawl-faces/marks-stand-out", test_marks_stand_out);
  g_test_add_func ("/brawl-faces/letters-find-inks", test_letters_find_inks);
  g_test_add_func ("/brawl-faces/ink-is-on-the-card", test_ink_is_on_the_card);
  g_test_add_func ("/brawl-faces/every-card-can-be-drawn", test_every_card_can_be_drawn);
  g_test_add_func ("/brawl-faces/bare-rules-show-ids", test_bare_rules_show_ids);

  return g_test_run ();
}
