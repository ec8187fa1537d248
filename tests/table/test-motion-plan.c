/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What moves, worked out of places and of what is told; no display is needed.
 */

#include <gtk/gtk.h>

#include "table/nw-motion-plan.h"

#define DURATION 200

typedef struct
{
  GPtrArray *before;
  GPtrArray *after;
  GArray    *ways;
  GArray    *sprites;
  guint      end;
} Fixture;

static void
free_place (gpointer data)
{
  NwPlace *place = data;

  g_clear_pointer (&place->look, gsk_render_node_unref);
  g_free (place->key);
  g_free (place);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  unused)
{
  fixture->before = g_ptr_array_new_with_free_func (free_place);
  fixture->after = g_ptr_array_new_with_free_func (free_place);
  fixture->ways = g_array_new (FALSE, FALSE, sizeof (NwWay));
  g_array_set_clear_func (fixture->ways, (GDestroyNotify) nw_way_clear);
  fixture->sprites = g_array_new (FALSE, FALSE, sizeof (NwSprite));
  g_array_set_clear_func (fixture->sprites, (GDestroyNotify) nw_sprite_clear);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  unused)
{
  g_array_unref (fixture->sprites);
  g_array_unref (fixture->ways);
  g_ptr_array_unref (fixture->after);
  g_ptr_array_unref (fixture->before);
}

/* A square of 40 at (@x, 0) of a shade of grey, as a part of something: without a widget. */
static void
lay (GPtrArray  *places,
     const char *key,
     float       x,
     float       shade)
{
  NwPlace *place = g_new0 (NwPlace, 1);

  place->key = g_strdup (key);
  place->bounds = GRAPHENE_RECT_INIT (x, 0, 40, 40);
  place->is_part = TRUE;
  place->look = gsk_color_node_new (&(GdkRGBA) { shade, shade, shade, 1 },
                                    &GRAPHENE_RECT_INIT (0, 0, 40, 40));
  g_ptr_array_add (places, place);
}

/* The same look before and after. */
static void
lay_both (Fixture    *fixture,
          const char *key,
          float       x)
{
  NwPlace *place;

  lay (fixture->before, key, x, 0.5f);
  lay (fixture->after, key, x, 0.5f);
  place = g_ptr_array_index (fixture->after, fixture->after->len - 1);
  gsk_render_node_unref (place->look);
  place->look = gsk_render_node_ref (nw_places_find (fixture->before, key)->look);
}

static void
tell (Fixture    *fixture,
      NwWayKind   kind,
      const char *from,
      const char *to)
{
  const NwWay way = { .kind = kind, .from = g_strdup (from), .to = g_strdup (to) };

  g_array_append_val (fixture->ways, way);
}

static const NwSprite *
plan (Fixture *fixture,
      guint    n_expected)
{
  fixture->end = nw_motion_plan (fixture->before, fixture->after,
                                 (const NwWay *) (gconstpointer) fixture->ways->data,
                                 fixture->ways->len, DURATION, fixture->sprites);
  g_assert_cmpuint (fixture->sprites->len, ==, n_expected);

  return (const NwSprite *) (gconstpointer) fixture->sprites->data;
}

static float
get_x (const NwSprite *sprite,
       guint           time)
{
  return nw_sprite_get_place (sprite, time).origin.x;
}

static void
test_nothing_changed (Fixture       *fixture,
                      gconstpointer  unused)
{
  lay_both (fixture, "a", 0);
  lay_both (fixture, "b", 100);
  plan (fixture, 0);
  g_assert_cmpuint (fixture->end, ==, 0);
}

static void
test_arrives (Fixture       *fixture,
              gconstpointer  unused)
{
  const NwSprite *sprite;

  lay_both (fixture, "deck", 0);
  lay (fixture->after, "card", 300, 1);
  tell (fixture, NW_WAY_ARRIVE, "deck", "card");
  sprite = plan (fixture, 1);
  g_assert_cmpfloat (get_x (sprite, 0), ==, 0);
  g_assert_cmpfloat (get_x (sprite, DURATION / 2), >, 150);
  g_assert_cmpfloat (get_x (sprite, DURATION), ==, 300);
  g_assert_true (nw_sprite_is_seen (sprite, DURATION));
  g_assert_null (sprite->back.node);
  g_assert_cmpuint (fixture->end, ==, DURATION);
}

static void
test_turns (Fixture       *fixture,
            gconstpointer  unused)
{
  const NwSprite *sprite;

  lay_both (fixture, "deck", 0);
  lay (fixture->after, "card", 300, 1);
  tell (fixture, NW_WAY_TURN, "deck", "card");
  sprite = plan (fixture, 1);
  g_assert_true (sprite->back.node == nw_places_find (fixture->before, "deck")->look);
  g_assert_true (sprite->look.node == nw_places_find (fixture->after, "card")->look);
}

static void
test_leaves (Fixture       *fixture,
             gconstpointer  unused)
{
  const NwSprite *sprite;

  lay_both (fixture, "seat", 500);
  lay (fixture->before, "card", 100, 1);
  tell (fixture, NW_WAY_LEAVE, "card", "seat");
  sprite = plan (fixture, 1);
  g_assert_cmpfloat (get_x (sprite, 0), ==, 100);
  g_assert_cmpfloat (nw_sprite_get_alpha (sprite, 0), ==, 1);
  g_assert_cmpfloat (nw_sprite_get_alpha (sprite, DURATION), ==, 0);
  g_assert_false (nw_sprite_is_seen (sprite, DURATION));
}

/* Dyeing: the old colour is seen until the new one has come. */
static void
test_old_is_seen_until_new_arrives (Fixture       *fixture,
                                    gconstpointer  unused)
{
  const NwSprite *sprites;

  lay_both (fixture, "token", 0);
  lay (fixture->before, "row", 200, 0);
  lay (fixture->after, "row", 200, 1);
  tell (fixture, NW_WAY_ARRIVE, "token", "row");
  sprites = plan (fixture, 2);
  g_assert_true (sprites[0].look.node == nw_places_find (fixture->before, "row")->look);
  g_assert_cmpfloat (get_x (&sprites[0], DURATION / 2), ==, 200);
  g_assert_cmpfloat (nw_sprite_get_alpha (&sprites[0], DURATION - 1), ==, 1);
  g_assert_true (sprites[1].look.node == nw_places_find (fixture->after, "row")->look);
}

/* A row closes up: what lay where another comes to lie has gone itself. */
static void
test_row_closes_up (Fixture       *fixture,
                    gconstpointer  unused)
{
  const NwSprite *sprites;

  lay_both (fixture, "token", 900);
  lay (fixture->before, "row 0", 0, 0);
  lay (fixture->before, "row 1", 40, 0.5f);
  lay (fixture->after, "row 0", 0, 0.5f);
  tell (fixture, NW_WAY_LEAVE, "row 0", "token");
  tell (fixture, NW_WAY_ARRIVE, "row 1", "row 0");
  sprites = plan (fixture, 2);
  g_assert_cmpfloat (get_x (&sprites[0], 10 * DURATION), ==, 900);
  g_assert_cmpfloat (get_x (&sprites[1], 0), ==, 40);
  g_assert_cmpfloat (get_x (&sprites[1], 10 * DURATION), ==, 0);
}

/* What nobody told of, such as an undone move. */
static void
test_untold_change_fades (Fixture       *fixture,
                          gconstpointer  unused)
{
  const NwSprite *sprite;

  lay (fixture->before, "row", 200, 0);
  lay (fixture->after, "row", 200, 1);
  sprite = plan (fixture, 1);
  g_assert_true (sprite->look.node == nw_places_find (fixture->before, "row")->look);
  g_assert_cmpfloat (nw_sprite_get_alpha (sprite, DURATION), ==, 0);
}

static void
test_rises (Fixture       *fixture,
            gconstpointer  unused)
{
  NwWay way = { .kind = NW_WAY_RISE, .from = g_strdup ("seat"), .to = g_strdup ("seat") };
  const NwSprite *sprite;

  lay_both (fixture, "seat", 100);
  way.mark.node = gsk_color_node_new (&(GdkRGBA) { 1, 0, 0, 1 },
                                      &GRAPHENE_RECT_INIT (0, 0, 20, 20));
  way.mark.size = GRAPHENE_SIZE_INIT (20, 20);
  g_array_append_val (fixture->ways, way);
  sprite = plan (fixture, 1);
  g_assert_false (nw_sprite_is_seen (sprite, 0));
  g_assert_true (nw_sprite_is_seen (sprite, DURATION));
  g_assert_cmpfloat (sprite->to.origin.y, <, sprite->from.origin.y);
  g_assert_cmpfloat (get_x (sprite, 0), ==, 110);
}

/* However much happens at once, it is over in two durations and a half. */
static void
test_many_are_staggered_within_bound (Fixture       *fixture,
                                      gconstpointer  unused)
{
  const NwSprite *sprites;

  lay_both (fixture, "deck", 0);
  for (guint i = 0; i < 40; i++)
    {
      g_autofree char *key = g_strdup_printf ("card %u", i);

      lay (fixture->after, key, 40 * (float) (i + 1), 1);
      tell (fixture, NW_WAY_TURN, "deck", key);
    }
  sprites = plan (fixture, 40);
  g_assert_cmpuint (sprites[1].begin, >, sprites[0].begin);
  g_assert_cmpuint (sprites[39].begin, >, sprites[20].begin);
  g_assert_cmpuint (fixture->end, <=, 2 * DURATION + DURATION / 2);
}

/* Words about what is not to be seen are no fault: a hidden card, a seat without a view. */
static void
test_unseen_is_left_out (Fixture       *fixture,
                         gconstpointer  unused)
{
  lay_both (fixture, "deck", 0);
  tell (fixture, NW_WAY_ARRIVE, "deck", "nowhere");
  tell (fixture, NW_WAY_ARRIVE, "nowhere", "deck");
  tell (fixture, NW_WAY_LEAVE, "nowhere", "deck");
  tell (fixture, NW_WAY_LEAVE, "deck", "nowhere");
  tell (fixture, NW_WAY_RISE, "nowhere", "nowhere");
  plan (fixture, 0);
}

#define ADD(name, test) g_test_add ("/motion-plan/" name, Fixture, NULL, set_up, test, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  /* Render nodes need GTK to be set up, but no display. */
  gtk_init_check ();
  ADD ("nothing-changed", test_nothing_changed);
  ADD ("arrives", test_arrives);
  ADD ("turns", test_turns);
  ADD ("leaves", test_leaves);
  ADD ("old-is-seen-until-new-arrives", test_old_is_seen_until_new_arrives);
  ADD ("row-closes-up", test_row_closes_up);
  ADD ("untold-change-fades", test_untold_change_fades);
  ADD ("rises", test_rises);
  ADD ("many-are-staggered-within-bound", test_many_are_staggered_within_bound);
  ADD ("unseen-is-left-out", test_unseen_is_left_out);

  return g_test_run ();
}
