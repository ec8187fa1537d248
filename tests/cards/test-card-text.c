/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Text on cards: fitted, with a floor; all names of the official deck fit in both languages.
 */

#include <pango/pangocairo.h>

#include "cards/nw-card-text.h"
#include "cards/nw-order-layout.h"
#include "cards/nw-tailor-faces.h"

static PangoLayout *
new_layout (void)
{
  PangoContext *context =
    pango_font_map_create_context (pango_cairo_font_map_get_default ());
  PangoLayout *layout = pango_layout_new (context);
  PangoFontDescription *font = pango_font_description_from_string ("Sans Semi-Bold");

  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  g_object_unref (context);

  return layout;
}

static void
test_short_text_keeps_its_size (void)
{
  g_autoptr (PangoLayout) layout = new_layout ();
  const NwCardTextFit fit = nw_card_text_fit (layout, "Sash", 200, 30, 14);

  g_assert_cmpfloat (fit.size, ==, 14);
  g_assert_cmpuint (fit.n_lines, ==, 1);
  g_assert_false (fit.is_cut);
}

static void
test_long_text_shrinks_then_wraps (void)
{
  g_autoptr (PangoLayout) layout = new_layout ();
  const NwCardTextFit fit =
    nw_card_text_fit (layout, "Lantern ribbon for the festival", 110, 28, 16);

  g_assert_cmpfloat (fit.size, <, 16);
  g_assert_cmpfloat (fit.size, >=, NW_CARD_TEXT_FLOOR);
  g_assert_cmpuint (fit.n_lines, ==, 2);
  g_assert_false (fit.is_cut);
}

static void
test_endless_text_is_cut (void)
{
  g_autoptr (PangoLayout) layout = new_layout ();
  const NwCardTextFit fit =
    nw_card_text_fit (layout, "A name that goes on and on and on and on and on and on and on",
                      60, 12, 16);

  g_assert_cmpfloat (fit.size, ==, NW_CARD_TEXT_FLOOR);
  g_assert_true (fit.is_cut);
}

/* Half a pixel more would be too much. */
static void
test_as_large_as_fits (void)
{
  g_autoptr (PangoLayout) layout = new_layout ();
  static const char text[] = "Lantern ribbon for the festival";

  for (float width = 40; width < 260; width += 7)
    {
      const NwCardTextFit fit = nw_card_text_fit (layout, text, width, 28, 24);
      const NwCardTextFit more = nw_card_text_fit (layout, text, width, 28, fit.size + 0.5f);

      if (fit.size < 24 && fit.size > NW_CARD_TEXT_FLOOR)
        g_assert_cmpfloat (more.size, ==, fit.size);
    }
}

static void
test_official_names_fit (void)
{
  static const char *const languages[] = { "en", "es" };
  static const float widths[] = { 66, 74, 100, 150 };
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official ("tailor");
  g_autoptr (PangoLayout) layout = new_layout ();

  for (guint l = 0; l < G_N_ELEMENTS (languages); l++)
    {
      g_autoptr (NwTailorFaces) faces = nw_tailor_faces_new (ruleset, languages[l]);

      for (guint i = 0; i < nw_tailor_faces_get_rules (faces)->n_orders; i++)
        for (guint w = 0; w < G_N_ELEMENTS (widths); w++)
          {
            const char *name = nw_tailor_faces_get_order_name (faces, i);
            NwOrderLayout card;
            NwCardTextFit fit;

            nw_order_layout_init (&card, widths[w], 4, FALSE);
            fit = nw_card_text_fit (layout, name, card.name.size.width, card.name.size.height,
                                    widths[w] * 0.105f);
            if (fit.is_cut)
              g_test_message ("cut at %g: %s", (double) widths[w], name);
            g_assert_false (fit.is_cut);
          }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-text/short-text-keeps-its-size", test_short_text_keeps_its_size);
  g_test_add_func ("/card-text/long-text-shrinks-then-wraps", test_long_text_shrinks_then_wraps);
  g_test_add_func ("/card-text/endless-text-is-cut", test_endless_text_is_cut);
  g_test_add_func ("/card-text/as-large-as-fits", test_as_large_as_fits);
  g_test_add_func ("/card-text/official-names-fit", test_official_names_fit);

  return g_test_run ();
}
