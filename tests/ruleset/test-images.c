/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pictures in rulesets: what is broken, too large or loads something is refused, all else is kept.
 */

#include <string.h>

#include "nw-fixture.h"
#include "ruleset/nw-image.h"

#define SVG "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\""

/* An SVG and what is said of it; NULL: nothing. */
static const struct
{
  const char *text;
  const char *code;
} svgs[] = {
  { SVG "/>", NULL },
  { "<?xml version=\"1.0\"?><!-- a tiger -->" SVG " width=\"4096\" height=\"10px\"></svg>", NULL },
  { SVG "><defs><linearGradient id=\"g\"/></defs><rect fill=\"url(#g)\"/></svg>", NULL },
  { SVG "><use xlink:href=\"#a\"/><use href=\"#b\"/></svg>", NULL },
  { SVG "><style>.a { fill: url( '#g' ); }</style><text>url(x) @import</text></svg>", NULL },
  { SVG " width=\"100%\" viewBox=\"0 0 90000 90000\"/>", NULL },
  { "", "bad-base64" },
  { "tiger", "bad-image" },
  { "<html/>", "bad-image" },
  { SVG "><g></svg>", "bad-image" },
  { SVG "/>" SVG "/>", "bad-image" },
  { SVG "\xff/>", "bad-image" },
  { SVG " width=\"4097\"/>", "image-too-big" },
  { SVG " height=\"5000px\"/>", "image-too-big" },
  { SVG "><image href=\"tiger.png\"/></svg>", "image-loads" },
  { SVG "><image xlink:href=\"file:///etc/passwd\"/></svg>", "image-loads" },
  { SVG "><image href=\"data:image/png;base64,AA==\"/></svg>", "image-loads" },
  { SVG "><use href=\"other.svg#a\"/></svg>", "image-loads" },
  { SVG "><script>alert (1)</script></svg>", "image-loads" },
  { SVG "><foreignObject/></svg>", "image-loads" },
  { SVG "><rect style=\"fill: URL(http://example.org/)\"/></svg>", "image-loads" },
  { SVG "><rect fill=\"url(#a)\" stroke=\"url( 'b.svg#a' )\"/></svg>", "image-loads" },
  { SVG "><style>@import 'a.css';</style></svg>", "image-loads" },
  { SVG "><style><![CDATA[ @import url(a.css); ]]></style></svg>", "image-loads" },
  { "<?xml-stylesheet href=\"a.css\"?>" SVG "/>", "image-loads" },
  { "<!DOCTYPE svg [<!ENTITY e SYSTEM \"file:///etc/passwd\">]>" SVG "/>", "image-loads" },
};

/* The first bytes of a PNG: width and height. */
static const struct
{
  guint       width;
  guint       height;
  guint       length;
  const char *code;
} pngs[] = {
  { 1, 1, 24, NULL },
  { 4096, 4096, 24, NULL },
  { 4097, 1, 24, "image-too-big" },
  { 1, 4097, 24, "image-too-big" },
  { 0, 1, 24, "bad-image" },
  { 1, 1, 23, "bad-image" },
  { 1, 1, 4 * 1024 * 1024, NULL },
  { 1, 1, 4 * 1024 * 1024 + 1, "image-too-large" },
};

static NwRuleset *
with_image (const char *type,
            const char *data)
{
  g_autoptr (NwRuleset) small = nw_fixture_load ();
  g_autoptr (NwRuleset) card = nw_ruleset_with_value (small, "/cards/0/image",
                                                      g_variant_new_string ("tiger"));
  GVariantBuilder image;
  GVariantBuilder images;

  g_variant_builder_init_static (&image, G_VARIANT_TYPE_VARDICT);
  g_variant_builder_add (&image, "{sv}", "type", g_variant_new_string (type));
  g_variant_builder_add (&image, "{sv}", "data", g_variant_new_string (data));
  g_variant_builder_init_static (&images, G_VARIANT_TYPE_VARDICT);
  g_variant_builder_add (&images, "{sv}", "tiger", g_variant_builder_end (&image));

  return nw_ruleset_with_value (card, "/images", g_variant_builder_end (&images));
}

static void
assert_said (NwRuleset  *ruleset,
             const char *code)
{
  const GPtrArray *problems = nw_ruleset_get_problems (ruleset);
  const NwProblem *problem = problems->len > 0 ? problems->pdata[0] : NULL;

  g_assert_cmpuint (problems->len, ==, (code != NULL ? 1 : 0));
  g_assert_cmpstr (problem != NULL ? problem->code : NULL, ==, code);
  if (problem != NULL)
    g_assert_cmpstr (problem->pointer, ==, "/images/tiger/data");
}

static void
test_svg (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (svgs); i++)
    {
      g_autofree char *data = g_base64_encode ((const guchar *) svgs[i].text,
                                               strlen (svgs[i].text));
      g_autoptr (NwRuleset) ruleset = with_image ("image/svg+xml", data);

      g_test_message ("%u", i);
      assert_said (ruleset, svgs[i].code);
    }
}

static void
test_png (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (pngs); i++)
    {
      const guint32 width = GUINT32_TO_BE (pngs[i].width);
      const guint32 height = GUINT32_TO_BE (pngs[i].height);
      g_autofree guchar *bytes = g_malloc0 (MAX (pngs[i].length, 24));
      g_autofree char *data = NULL;
      g_autoptr (NwRuleset) ruleset = NULL;

      memcpy (bytes, "\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR", 16);
      memcpy (bytes + 16, &width, 4);
      memcpy (bytes + 20, &height, 4);
      data = g_base64_encode (bytes, pngs[i].length);
      ruleset = with_image ("image/png", data);
      assert_said (ruleset, pngs[i].code);
    }
}

static void
test_base64 (void)
{
  static const char *const bad[] = { "A", "AA", "AAA", "AA=A", "A===", "AAA\n", "AA A", "AAA-" };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (NwRuleset) ruleset = with_image ("image/png", bad[i]);

      assert_said (ruleset, "bad-base64");
    }
}

/* A picture comes back as it was. */
static void
test_round_trip (void)
{
  g_autoptr (NwRuleset) ruleset = with_image ("image/svg+xml", "PHN2Zy8+");
  g_autofree char *text = nw_ruleset_to_text (ruleset);
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (NwRuleset) again = nw_ruleset_load (text, strlen (text), problems);
  g_autofree char *second = nw_ruleset_to_text (again);

  g_assert_cmpuint (problems->len, ==, 0);
  g_assert_cmpstr (text, ==, second);
}

/* A picture that no card has is kept, with a warning. */
static void
test_unused (void)
{
  g_autoptr (NwRuleset) used = with_image ("image/svg+xml", "PHN2Zy8+");
  g_autoptr (NwRuleset) unused = nw_ruleset_with_value (used, "/cards/0/image", NULL);
  const GPtrArray *problems = nw_ruleset_get_problems (unused);
  const NwProblem *problem;

  g_assert_cmpuint (nw_ruleset_get_problems (used)->len, ==, 0);
  g_assert_cmpuint (problems->len, ==, 1);
  problem = problems->pdata[0];
  g_assert_cmpstr (problem->code, ==, "unused-image");
  g_assert_cmpstr (problem->pointer, ==, "/images/tiger");
  g_assert_cmpstr (problem->value, ==, "tiger");
  g_assert_cmpint (problem->severity, ==, NW_SEVERITY_WARNING);
}

/* What a card is drawn with is found by the card's number. */
static void
test_find (void)
{
  g_autoptr (NwRuleset) ruleset = with_image ("image/svg+xml", "PHN2Zy8+");
  g_autoptr (GVariant) image = nw_ruleset_get_card_image (ruleset, 0);
  g_autoptr (GBytes) bytes = nw_image_get_bytes (image);

  g_assert_cmpint (nw_image_get_kind (image), ==, NW_IMAGE_SVG);
  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), "<svg/>", 6);
  g_assert_null (nw_ruleset_get_card_image (ruleset, 1));
  g_assert_null (nw_ruleset_get_card_image (ruleset, 60000));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/images/svg", test_svg);
  g_test_add_func ("/images/png", test_png);
  g_test_add_func ("/images/base64", test_base64);
  g_test_add_func ("/images/round-trip", test_round_trip);
  g_test_add_func ("/images/unused", test_unused);
  g_test_add_func ("/images/find", test_find);

  return g_test_run ();
}
