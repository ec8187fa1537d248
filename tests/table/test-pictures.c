/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game by a ruleset whose cards have pictures shows them on the table, as soon as they are there.
 */

#include <string.h>

#include "nw-table-fixture.h"
#include "ruleset/nw-image.h"
#include "ruleset/nw-json.h"
#include "table/nw-game-page.h"

#define RED 0xffff0000
#define WIDTH 1200
#define HEIGHT 760

/* What a list of cards is with a picture on each. */
static GVariant *
with_names (GVariant *list)
{
  GVariantBuilder builder;

  g_variant_builder_init_static (&builder, G_VARIANT_TYPE ("av"));
  for (gsize i = 0; i < g_variant_n_children (list); i++)
    {
      g_autoptr (GVariant) box = g_variant_get_child_value (list, i);
      g_autoptr (GVariant) card = g_variant_get_variant (box);
      g_autoptr (GVariant) named =
        nw_json_with_value (card, "/image", g_variant_new_string ("red"));

      g_variant_builder_add (&builder, "v", named);
    }

  return g_variant_builder_end (&builder);
}

static NwRuleset *
with_pictures (const char *game,
               const char *text)
{
  static const char *const lists[] = { "/cards", "/tattoos", "/clients", "/characters" };
  g_autoptr (GBytes) svg = g_bytes_new (text, strlen (text));
  g_autoptr (GVariant) image = nw_image_new (svg, NW_IMAGE_SVG);
  NwRuleset *ruleset = nw_ruleset_get_official (game);
  GVariantBuilder images;
  NwRuleset *changed;

  g_variant_builder_init_static (&images, G_VARIANT_TYPE_VARDICT);
  g_variant_builder_add (&images, "{sv}", "red", image);
  changed = nw_ruleset_with_value (ruleset, "/images", g_variant_builder_end (&images));
  nw_ruleset_unref (ruleset);
  ruleset = changed;
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      g_autoptr (GVariant) list = nw_ruleset_get_value (ruleset, lists[i]);

      if (list == NULL)
        continue;
      changed = nw_ruleset_with_value (ruleset, lists[i], with_names (list));
      nw_ruleset_unref (ruleset);
      ruleset = changed;
    }

  return ruleset;
}

static void
test_game (gconstpointer game)
{
  g_autofree char *text =
    g_strdup_printf ("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"30\" height=\"20\">"
                     "<desc>%s</desc><rect width=\"30\" height=\"20\" fill=\"#f00\"/></svg>",
                     (const char *) game);
  g_autoptr (NwRuleset) ruleset = with_pictures (game, text);
  g_autoptr (NwRuleset) official = nw_ruleset_get_official (game);
  NwMatch *match = nw_fixture_deal_with (ruleset, 2, 1, "en", 3);
  NwMatch *plain_match = nw_fixture_deal_with (official, 2, 1, "en", 3);
  NwGamePage *page = g_object_ref_sink (nw_game_page_new (match));
  NwGamePage *plain = g_object_ref_sink (nw_game_page_new (plain_match));
  GtkWidget *window = nw_fixture_present (GTK_WIDGET (plain), WIDTH, HEIGHT);
  const guint before = nw_fixture_count (GTK_WIDGET (plain), RED);

  nw_fixture_close (window);
  window = nw_fixture_present (GTK_WIDGET (page), WIDTH, HEIGHT);
  /* At least three cards lie there, with a picture of at least 20 by 15 pixels each. */
  while (nw_fixture_count (GTK_WIDGET (page), RED) < before + 3 * 20 * 15)
    g_main_context_iteration (NULL, TRUE);

  nw_fixture_close (window);
  g_assert_finalize_object (page);
  g_assert_finalize_object (plain);
  g_assert_finalize_object (match);
  g_assert_finalize_object (plain_match);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_data_func ("/pictures/tailor", "tailor", test_game);
  g_test_add_data_func ("/pictures/brawl", "brawl", test_game);

  return g_test_run ();
}
