/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The log of a match.
 */

#include "match/nw-log.h"
#include "nw-match-fixture.h"

#define POSITION                                                                                \
  "{\"seats\": [{\"row\": \"wwowww\"}, {\"row\": \"wwwwwww\"}],"                                \
  "\"display\": {\"1\": [\"note\", \"apron\"], \"2\": [\"coat\", \"robe\"]},"                   \
  "\"decks\": {\"1\": [\"ribbon\", \"sash\", \"lamp\", \"cap\"],"                               \
  "            \"2\": [\"veil\", \"belt\", \"hood\"]}}"

static void
assert_entry (NwLog      *log,
              guint       position,
              guint       index,
              guint       seat,
              const char *text)
{
  g_autoptr (NwLogEntry) entry = g_list_model_get_item (G_LIST_MODEL (log), position);

  g_assert_nonnull (entry);
  g_assert_cmpstr (nw_log_entry_get_text (entry), ==, text);
  g_assert_cmpuint (nw_log_entry_get_index (entry), ==, index);
  g_assert_cmpuint (nw_log_entry_get_seat (entry), ==, seat);
}

/* A mirror of the list by its signals alone. */
static void
on_items_changed_cb (GListModel *model,
                     guint       position,
                     guint       n_removed,
                     guint       n_added,
                     GPtrArray  *mirror)
{
  if (n_removed > 0)
    g_ptr_array_remove_range (mirror, position, n_removed);
  for (guint i = 0; i < n_added; i++)
    {
      g_autoptr (NwLogEntry) entry = g_list_model_get_item (model, position + i);

      g_ptr_array_insert (mirror, (gint) (position + i), g_strdup (nw_log_entry_get_text (entry)));
    }
}

static void
assert_mirrored (NwLog     *log,
                 GPtrArray *mirror)
{
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (log)), ==, mirror->len);
  for (guint i = 0; i < mirror->len; i++)
    {
      g_autoptr (NwLogEntry) entry = g_list_model_get_item (G_LIST_MODEL (log), i);

      g_assert_cmpstr (nw_log_entry_get_text (entry), ==, g_ptr_array_index (mirror, i));
    }
}

static void
test_follows (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match_at ("hh", POSITION);
  g_autoptr (NwLog) log = nw_log_new (match, 0, "en");
  g_autoptr (GPtrArray) mirror = g_ptr_array_new_with_free_func (g_free);

  g_signal_connect (log, "items-changed", G_CALLBACK (on_items_changed_cb), mirror);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (log)), ==, 0);

  nw_fixture_play (match, "complete note at 1");
  assert_entry (log, 0, 0, 0, "Mei completes “Note” for 0 points.");
  nw_fixture_play (match, "reserve apron");
  assert_entry (log, 1, 1, 0, "Mei reserves “Kitchen apron” from the display.");
  assert_entry (log, 2, 1, 0, "Mei gains a magic fabric.");
  assert_mirrored (log, mirror);

  g_assert_true (nw_match_undo (match));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (log)), ==, 1);
  assert_mirrored (log, mirror);
  g_assert_true (nw_match_redo (match));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (log)), ==, 3);
  assert_mirrored (log, mirror);
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (log), 3));

  g_assert_cmpuint (nw_log_find (log, 0), ==, 0);
  g_assert_cmpuint (nw_log_find (log, 1), ==, 1);
  g_assert_cmpuint (nw_log_find (log, 2), ==, 3);

  nw_fixture_play_out (match, 1, G_MAXUINT);
  assert_mirrored (log, mirror);
}

/* Another reader: another language and other secrets. */
static void
test_readers (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match_at ("hh", POSITION);
  g_autoptr (NwLog) log = NULL;

  nw_fixture_play (match, "complete note at 1; reserve deck 2");
  log = nw_log_new (match, 0, "en");
  assert_entry (log, 1, 1, 0, "Mei reserves “Veil” from the deck of level 2.");

  nw_log_set_reader (log, 1, "en");
  assert_entry (log, 1, 1, 0, "Mei reserves an order from the deck of level 2.");
  nw_log_set_reader (log, 1, "es");
  assert_entry (log, 0, 0, 0, "Mei completa «Esquela» por 0 puntos.");
  assert_entry (log, 1, 1, 0, "Mei reserva un encargo del mazo del nivel 2.");
  nw_log_set_reader (log, NW_SEAT_NONE, "es");
  assert_entry (log, 1, 1, 0, "Mei reserva un encargo del mazo del nivel 2.");
  nw_log_set_reader (log, 0, "es");
  assert_entry (log, 1, 1, 0, "Mei reserva «Velo» del mazo del nivel 2.");
}

/* Told up to a moment only, forth and back; what nobody may know is told to nobody. */
static void
test_end (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match_at ("hh", POSITION);
  g_autoptr (NwLog) log = NULL;
  g_autoptr (GPtrArray) mirror = g_ptr_array_new_with_free_func (g_free);

  nw_fixture_play (match, "complete note at 1; reserve deck 2");
  log = nw_log_new (match, NW_MATCH_ALL_SEATS, "en");
  assert_entry (log, 1, 1, 0, "Mei reserves “Veil” from the deck of level 2.");
  nw_log_set_end (log, 0);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (log)), ==, 0);

  g_signal_connect (log, "items-changed", G_CALLBACK (on_items_changed_cb), mirror);
  nw_log_set_end (log, 1);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (log)), ==, 1);
  assert_mirrored (log, mirror);
  nw_log_set_end (log, 2);
  assert_mirrored (log, mirror);
  nw_log_set_end (log, 1);
  assert_mirrored (log, mirror);
  nw_log_set_reader (log, 1, "es");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (log)), ==, 1);
  nw_log_set_end (log, G_MAXUINT);
  assert_entry (log, 1, 1, 0, "Mei reserva un encargo del mazo del nivel 2.");
  assert_mirrored (log, mirror);
}

/* Whoever is named has to do with it. */
static void
test_concerns (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match_of ("brawl", "hh", 7);
  g_autoptr (NwLog) log = nw_log_new (match, NW_SEAT_NONE, "en");
  g_auto (GStrv) names = nw_match_dup_names (match);
  guint n_of_both = 0;

  nw_fixture_play_out (match, 3, 400);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (log)); i++)
    {
      g_autoptr (NwLogEntry) entry = g_list_model_get_item (G_LIST_MODEL (log), i);

      for (guint seat = 0; seat < 2; seat++)
        if (strstr (nw_log_entry_get_text (entry), names[seat]) != NULL)
          g_assert_true (nw_log_entry_concerns (entry, seat));
      g_assert_false (nw_log_entry_concerns (entry, NW_SEAT_NONE));
      n_of_both += nw_log_entry_concerns (entry, 0) && nw_log_entry_concerns (entry, 1);
    }
  g_assert_cmpuint (n_of_both, >, 0);
  g_assert_cmpuint (n_of_both, <, g_list_model_get_n_items (G_LIST_MODEL (log)) / 2);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/log/follows", test_follows);
  g_test_add_func ("/log/readers", test_readers);
  g_test_add_func ("/log/end", test_end);
  g_test_add_func ("/log/concerns", test_concerns);

  return g_test_run ();
}
