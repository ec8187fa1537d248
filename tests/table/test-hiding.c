/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Hiding one's own cards (Ctrl+H): two games that differ in nothing but what the reader alone knows
 * are the same game while it is hidden, to whoever looks at the screen and to whoever listens.
 */

#include "nw-table-fixture.h"

#include <string.h>

#include "ruleset/nw-json.h"
#include "table/nw-brawl-piece.h"
#include "table/nw-order-piece.h"

#define WIDTH 1240
#define HEIGHT 760

/* A position with %s for the card that only the reader knows, then for the one deep in the deck. */
typedef struct
{
  const char *game;
  const char *position;
  const char *cards[2];
  const char *names[2];
} Secret;

static const Secret secrets[] = {
  { "brawl",
    "{'seats': [{'character': 'scout', 'store': 'ryb', 'reserve': [{'tattoo': '%s', 'open': false,"
    " 'known': ['s1']}, {'tattoo': 'koi', 'open': true}]}, {'character': 'showman'}], "
    "'tattoos': {'open': ['oath', 'ship', 'eagle'], 'deck': ['octopus', 'toaster', '%s']}}",
    { "dragon", "poem" }, { "Storm dragon", "Poem down the back" } },
  { "tailor",
    "{'seats': [{'row': 'rwwwww', 'exclusive': [{'id': '%s'}]}, {'row': 'wwwwww'}], "
    "'display': {'1': ['tea-cloth', 'maid-sash'], '2': ['fur-hat', 'salt-vest']}, "
    "'decks': {'1': ['bath-towel', '%s'], '2': ['ink-wrap']}}",
    { "errand-purse", "kitchen-apron" }, { "Errand purse", "Kitchen apron" } },
};

/* ---- Two games -------------------------------------------------------------------------------- */

static NwMatch *
new_match (const Secret *secret,
           guint         which)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official (secret->game);
  const NwDeal deal = { .n_seats = 2, .seed = 7 };
  g_autoptr (GString) position = g_string_new (secret->position);
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (GListStore) seats = g_list_store_new (NW_TYPE_SEAT_INFO);
  g_autoptr (NwSeatInfo) first = nw_seat_info_new ("Ana", NW_SEAT_KIND_HUMAN, "en", "#b5352a");
  g_autoptr (NwSeatInfo) second = nw_seat_info_new ("Bao", NW_SEAT_KIND_RANDOM, "en", "#1a5fb4");
  g_autoptr (GVariant) members = NULL;
  NwState state = { 0 };

  g_string_replace (position, "'", "\"", 0);
  g_string_replace (position, "%s", secret->cards[which], 1);
  g_string_replace (position, "%s", secret->cards[1 - which], 1);
  members = nw_json_parse (position->str, position->len, problems);
  g_assert_nonnull (members);
  nw_ruleset_get_game (ruleset)->position_read (nw_ruleset_get_compiled (ruleset), members, &deal,
                                                &state, problems);
  for (guint i = 0; i < problems->len; i++)
    g_error ("%s at %s", ((NwProblem *) problems->pdata[i])->code,
             ((NwProblem *) problems->pdata[i])->pointer);
  g_list_store_append (seats, first);
  g_list_store_append (seats, second);

  return nw_match_new_from_position (ruleset, deal.seed, &state, G_LIST_MODEL (seats));
}

typedef struct
{
  NwMatch    *match;
  NwGamePage *page;
  GtkWidget  *window;
} Game;

static Game
open_game (const Secret *secret,
           guint         which)
{
  Game game = { .match = new_match (secret, which) };

  nw_fixture_load_style ();
  game.page = g_object_ref_sink (nw_game_page_new (game.match));
  game.window = nw_fixture_present (GTK_WIDGET (game.page), WIDTH, HEIGHT);

  return game;
}

static void
close_game (Game *game)
{
  nw_fixture_close (game->window);
  g_assert_finalize_object (game->page);
  g_assert_finalize_object (game->match);
}

/* ---- All that can be read of it --------------------------------------------------------------- */

static void
append_text (GString    *text,
             const char *what,
             const char *value)
{
  if (value != NULL && !g_str_equal (value, "undefined") && *value != '\0')
    g_string_append_printf (text, " %s “%s”", what, value);
}

/* Whether it is mapped or not: what lies in a widget is one mistake away from being seen. */
static void
append_widget (GtkWidget *widget,
               GString   *text)
{
  /* What an impossible value is compared with is what it is. */
  g_autofree char *name = gtk_test_accessible_check_property (
    GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, "\x01", NULL);
  g_autofree char *description = gtk_test_accessible_check_property (
    GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "\x01", NULL);

  g_string_append (text, G_OBJECT_TYPE_NAME (widget));
  append_text (text, "name", name);
  append_text (text, "description", description);
  append_text (text, "tip", gtk_widget_get_tooltip_text (widget));
  if (NW_IS_PIECE (widget))
    append_text (text, "piece", nw_piece_get_name (NW_PIECE (widget)));
  if (GTK_IS_LABEL (widget))
    append_text (text, "label", gtk_label_get_label (GTK_LABEL (widget)));
  g_string_append_c (text, '\n');
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    append_widget (child, text);
}

static char *
read_all (Game *game)
{
  GString *text = g_string_new (NULL);

  nw_fixture_settle (game->window);
  append_widget (game->window, text);

  return g_string_free_and_steal (text);
}

/* What is drawn, as pixels. */
static GBytes *
look (Game *game)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (game->window);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderer) renderer = gsk_cairo_renderer_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  nw_fixture_settle (game->window);
  gdk_paintable_snapshot (paintable, snapshot, WIDTH, HEIGHT);
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);
  g_assert_true (gsk_renderer_realize_for_display (renderer, gdk_display_get_default (), NULL));
  texture = gsk_renderer_render_texture (renderer, node,
                                         &GRAPHENE_RECT_INIT (0, 0, WIDTH, HEIGHT));
  gsk_renderer_unrealize (renderer);

  return gdk_texture_save_to_png_bytes (texture);
}

/* ---- Hidden ----------------------------------------------------------------------------------- */

static gboolean
names_a_secret (const Secret *secret,
                const char   *text)
{
  return strstr (text, secret->names[0]) != NULL || strstr (text, secret->names[1]) != NULL;
}

/* What is read and what is seen of one of the two games. */
static void
observe (const Secret  *secret,
         guint          which,
         void         (*act) (Game *game),
         char         **text,
         GBytes       **picture)
{
  Game game = open_game (secret, which);

  act (&game);
  *text = read_all (&game);
  *picture = look (&game);
  close_game (&game);
}

/* Both, one after the other. */
static void
compare (const Secret  *secret,
         void         (*act) (Game *game),
         gboolean       is_hidden)
{
  g_autofree char *text = NULL;
  g_autofree char *other_text = NULL;
  g_autoptr (GBytes) picture = NULL;
  g_autoptr (GBytes) other_picture = NULL;

  observe (secret, 0, act, &text, &picture);
  observe (secret, 1, act, &other_text, &other_picture);
  if (is_hidden)
    {
      g_assert_cmpstr (text, ==, other_text);
      g_assert_false (names_a_secret (secret, text));
    }
  else
    {
      g_assert_nonnull (strstr (text, secret->names[0]));
      g_assert_nonnull (strstr (other_text, secret->names[1]));
    }
  g_assert_true (g_bytes_equal (picture, other_picture) == is_hidden);
}

static void
do_nothing (Game *game)
{
}

static void
hide (Game *game)
{
  nw_game_page_toggle_hidden (game->page);
}

static void
hide_and_show (Game *game)
{
  hide (game);
  nw_fixture_settle (game->window);
  hide (game);
}

/* With the log beside it, and after what the reader has done. */
static void
play_and_hide (Game *game)
{
  nw_game_page_toggle_log (game->page);
  g_assert_true (nw_match_try_text (game->match, 0, g_str_equal (G_OBJECT_TYPE_NAME (
                   nw_game_page_get_table (game->page)), "NwBrawlTable") ? "ink black"
                                                                         : "dye 2 red", NULL));
  nw_fixture_settle (game->window);
  hide (game);
}

static void
show_possibilities_and_hide (Game *game)
{
  nw_game_page_show_possibilities (game->page);
  nw_fixture_settle (game->window);
  g_assert_nonnull (adw_window_get_visible_dialog (ADW_WINDOW (game->window)));
  hide (game);
}

static void
hide_and_show_possibilities (Game *game)
{
  hide (game);
  nw_game_page_show_possibilities (game->page);
}

/* Whether it is a face of an own card that the others do not see. */
static gboolean
is_own_secret (GtkWidget *widget,
               gpointer   user_data)
{
  const Secret *secret = user_data;

  return NW_IS_PIECE (widget) && gtk_widget_get_mapped (widget) &&
         nw_piece_get_name (NW_PIECE (widget)) != NULL &&
         names_a_secret (secret, nw_piece_get_name (NW_PIECE (widget)));
}

static void
look_closer (Game *game)
{
  GtkWidget *piece = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (secrets) && piece == NULL; i++)
    piece = nw_fixture_find (game->window, is_own_secret, (gpointer) &secrets[i]);
  g_assert_nonnull (piece);
  g_signal_emit_by_name (piece, "inspected");
  nw_fixture_settle (game->window);
  g_assert_nonnull (adw_window_get_visible_dialog (ADW_WINDOW (game->window)));
}

static void
look_closer_and_hide (Game *game)
{
  look_closer (game);
  hide (game);
}

static void
test_shown (gconstpointer secret)
{
  compare (secret, do_nothing, FALSE);
  compare (secret, hide_and_show, FALSE);
}

static void
test_hidden (gconstpointer secret)
{
  compare (secret, hide, TRUE);
  compare (secret, play_and_hide, TRUE);
}

static void
test_possibilities (gconstpointer secret)
{
  compare (secret, show_possibilities_and_hide, TRUE);
  compare (secret, hide_and_show_possibilities, TRUE);
}

static void
test_closer_look (gconstpointer secret)
{
  compare (secret, look_closer, FALSE);
  compare (secret, look_closer_and_hide, TRUE);
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char   *name;
    GTestDataFunc func;
  } tests[] = {
    { "shown", test_shown },
    { "hidden", test_hidden },
    { "possibilities", test_possibilities },
    { "closer-look", test_closer_look },
  };

  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  for (guint i = 0; i < G_N_ELEMENTS (secrets); i++)
    for (guint j = 0; j < G_N_ELEMENTS (tests); j++)
      {
        g_autofree char *path = g_strdup_printf ("/hiding/%s/%s", secrets[i].game, tests[j].name);

        g_test_add_data_func (path, &secrets[i], tests[j].func);
      }

  return g_test_run ();
}
