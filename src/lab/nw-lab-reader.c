/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading results back, to add them.  Only what can't be worked out from the rest is read: wins,
 * histograms, counts.  A file may come from anywhere, so everything is checked.
 */

#define G_LOG_DOMAIN "nw-lab"

#include "lab/nw-lab.h"

#include <json-glib/json-glib.h>

#include "lab/nw-lab-game.h"

#define MAX_CARDS 100000
#define MAX_SECONDS 1e12

/* Reads until something is wrong, and keeps the first member that was. */
typedef struct
{
  NwLabResult *result;
  char        *wrong;
} Reader;

static void
set_wrong (Reader     *reader,
           const char *name)
{
  if (reader->wrong == NULL)
    reader->wrong = g_strdup (name);
}

/* A member of the type asked for; an empty value of that type if there is none. */
static JsonNode *
get_node (Reader     *reader,
          JsonObject *object,
          const char *name,
          GType       type)
{
  JsonNode *node = object != NULL ? json_object_get_member (object, name) : NULL;

  if (node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == type)
    return node;

  set_wrong (reader, name);

  return NULL;
}

static guint64
read_count (Reader     *reader,
            JsonObject *object,
            const char *name,
            guint64     low,
            guint64     high)
{
  JsonNode *node = get_node (reader, object, name, G_TYPE_INT64);
  const gint64 number = node != NULL ? json_node_get_int (node) : 0;

  if (number >= 0 && (guint64) number >= low && (guint64) number <= high)
    return (guint64) number;

  set_wrong (reader, name);

  return low;
}

static char *
read_string (Reader     *reader,
             JsonObject *object,
             const char *name)
{
  JsonNode *node = get_node (reader, object, name, G_TYPE_STRING);

  return node != NULL ? json_node_dup_string (node) : g_strdup ("");
}

static gboolean
read_boolean (Reader     *reader,
              JsonObject *object,
              const char *name)
{
  JsonNode *node = get_node (reader, object, name, G_TYPE_BOOLEAN);

  return node != NULL && json_node_get_boolean (node);
}

static JsonObject *
read_object (Reader     *reader,
             JsonObject *object,
             const char *name)
{
  JsonNode *node = object != NULL ? json_object_get_member (object, name) : NULL;

  if (node != NULL && JSON_NODE_HOLDS_OBJECT (node))
    return json_node_get_object (node);

  set_wrong (reader, name);

  return NULL;
}

/* A list of @length elements, or of any length if that is 0. */
static JsonArray *
read_array (Reader     *reader,
            JsonObject *object,
            const char *name,
            guint       length)
{
  JsonNode *node = object != NULL ? json_object_get_member (object, name) : NULL;
  JsonArray *array = NULL;

  if (node != NULL && JSON_NODE_HOLDS_ARRAY (node))
    array = json_node_get_array (node);
  if (array != NULL && (length == 0 || json_array_get_length (array) == length))
    return array;

  set_wrong (reader, name);

  return NULL;
}

/* ---- Parts of a result ---------------------------------------------------------------------- */

static void
read_histogram (Reader         *reader,
                JsonObject     *quantity,
                NwLabHistogram *histogram)
{
  JsonObject *bins = read_object (reader, quantity, "histogram");
  JsonObjectIter iter;
  const char *name;
  JsonNode *unused;

  if (bins == NULL)
    return;

  json_object_iter_init (&iter, bins);
  while (json_object_iter_next (&iter, &name, &unused))
    {
      gint64 value;

      if (!g_ascii_string_to_signed (name, 10, G_MININT32, G_MAXINT32, &value, NULL))
        set_wrong (reader, "histogram");
      else
        nw_lab_histogram_add (histogram, value,
                              read_count (reader, bins, name, 1, NW_LAB_MAX_GAMES * NW_MAX_SEATS));
    }
}

static void
read_seat (Reader     *reader,
           JsonArray  *wins,
           JsonArray  *points,
           guint       seat,
           NwLabParty *party)
{
  JsonNode *won = json_array_get_element (wins, seat);
  JsonNode *quantity = json_array_get_element (points, seat);

  if (!JSON_NODE_HOLDS_VALUE (won) || json_node_get_value_type (won) != G_TYPE_INT64 ||
      json_node_get_int (won) < 0)
    set_wrong (reader, "wins");
  else
    party->wins = (guint64) json_node_get_int (won);

  if (!JSON_NODE_HOLDS_OBJECT (quantity))
    set_wrong (reader, "points");
  else
    read_histogram (reader, json_node_get_object (quantity), &party->points);
}

static void
read_seats (Reader     *reader,
            JsonObject *root)
{
  NwLabResult *result = reader->result;
  JsonArray *wins = read_array (reader, root, "wins", result->n_seats);
  JsonArray *points = read_array (reader, root, "points", result->n_seats);

  for (guint seat = 0; wins != NULL && points != NULL && seat < result->n_seats; seat++)
    read_seat (reader, wins, points, seat, &result->tally->seats[seat]);
}

static void
read_levels (Reader     *reader,
             JsonObject *root)
{
  JsonObject *levels = read_object (reader, root, "levels");

  for (guint level = 0; levels != NULL && level < NW_N_BOT_LEVELS; level++)
    {
      const char *name = nw_bot_level_to_text (level);
      NwLabParty *party = &reader->result->tally->levels[level];
      JsonObject *object;

      if (!json_object_has_member (levels, name))
        continue;

      object = read_object (reader, levels, name);
      party->wins = read_count (reader, object, "wins", 0, NW_LAB_MAX_GAMES * NW_LAB_WIN);
      read_histogram (reader, read_object (reader, object, "points"), &party->points);
    }
}

static void
read_ends (Reader     *reader,
           JsonObject *root)
{
  const NwLabGame *lab = nw_lab_game_find (reader->result->game);
  JsonObject *ends = read_object (reader, root, "end_reasons");

  for (guint i = 0; ends != NULL && lab->ends[i] != NULL; i++)
    reader->result->tally->ends[i] = read_count (reader, ends, lab->ends[i], 0, NW_LAB_MAX_GAMES);
}

static void
read_cards (Reader     *reader,
            JsonObject *cards)
{
  NwLabTally *tally = reader->result->tally;

  for (guint i = 0; i < tally->n_cards; i++)
    {
      JsonObject *card = read_object (reader, cards, reader->result->card_ids[i]);

      reader->result->card_groups[i] = (guint) read_count (reader, card, "group", 1, MAX_CARDS);
      tally->cards[i].seen = read_count (reader, card, "seen", 0, G_MAXINT64);
      tally->cards[i].taken = read_count (reader, card, "taken", 0, G_MAXINT64);
      tally->cards[i].finished = read_count (reader, card, "finished", 0, G_MAXINT64);
      tally->cards[i].won = read_count (reader, card, "won", 0, G_MAXINT64);
    }
}

static char **
list_members (JsonObject *object)
{
  g_autoptr (GList) names = json_object_get_members (object);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (GList *l = names; l != NULL; l = l->next)
    g_strv_builder_add (builder, l->data);

  return g_strv_builder_end (builder);
}

static void
read_bots (Reader     *reader,
           JsonObject *root)
{
  NwLabResult *result = reader->result;
  JsonArray *bots = read_array (reader, root, "bots", result->n_seats);

  for (guint seat = 0; bots != NULL && seat < result->n_seats; seat++)
    {
      JsonNode *node = json_array_get_element (bots, seat);

      if (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_STRING ||
          !nw_bot_level_from_text (json_node_get_string (node), &result->bots[seat]))
        set_wrong (reader, "bots");
    }
}

static void
read_shards (Reader     *reader,
             JsonObject *root)
{
  NwLabResult *result = reader->result;
  JsonObject *shards = read_object (reader, root, "shards");
  JsonArray *list = read_array (reader, shards, "in", 0);
  guint last = 0;

  result->shards = g_array_new (FALSE, FALSE, sizeof (guint));
  result->n_shards = (guint) read_count (reader, shards, "of", 1, NW_LAB_MAX_SHARDS);

  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    {
      JsonNode *node = json_array_get_element (list, i);
      const gint64 shard = JSON_NODE_HOLDS_VALUE (node) ? json_node_get_int (node) : 0;

      if (shard <= last || shard > result->n_shards)
        {
          set_wrong (reader, "shards");
          return;
        }
      last = (guint) shard;
      g_array_append_val (result->shards, last);
    }

  if (result->shards->len == 0)
    set_wrong (reader, "shards");
}

static guint64
read_seed (Reader     *reader,
           JsonObject *root)
{
  g_autofree char *text = read_string (reader, root, "seed");
  guint64 seed = 0;

  if (!g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, &seed, NULL))
    set_wrong (reader, "seed");

  return seed;
}

static double
read_seconds (Reader     *reader,
              JsonObject *root)
{
  JsonNode *node = json_object_get_member (root, "seconds");
  double seconds = -1.0;

  if (node != NULL && JSON_NODE_HOLDS_VALUE (node) &&
      json_node_get_value_type (node) != G_TYPE_STRING)
    seconds = json_node_get_double (node);
  if (seconds >= 0.0 && seconds <= MAX_SECONDS)
    return seconds;

  set_wrong (reader, "seconds");

  return 0.0;
}

/* What the run was. */
static void
read_plan (Reader     *reader,
           JsonObject *root)
{
  NwLabResult *result = reader->result;
  JsonObject *ruleset = read_object (reader, root, "ruleset");

  result->game = read_string (reader, root, "game");
  if (nw_lab_game_find (result->game) == NULL)
    set_wrong (reader, "game");
  result->ruleset_id = read_string (reader, ruleset, "id");
  result->ruleset_hash = read_string (reader, ruleset, "hash");
  result->n_seats = (guint) read_count (reader, root, "seats", 1, NW_MAX_SEATS);
  read_bots (reader, root);
  result->rotates = read_boolean (reader, root, "rotation");
  result->n_games = read_count (reader, root, "games", 1, NW_LAB_MAX_GAMES);
  result->seed = read_seed (reader, root);
  read_shards (reader, root);
}

/* What came out. */
static void
read_tally (Reader     *reader,
            JsonObject *root)
{
  NwLabResult *result = reader->result;
  JsonObject *cards = read_object (reader, root, "cards");
  const guint n_cards = cards != NULL ? json_object_get_size (cards) : 0;

  if (n_cards > MAX_CARDS)
    set_wrong (reader, "cards");
  if (reader->wrong != NULL)
    return;

  result->card_ids = list_members (cards);
  result->card_groups = g_new0 (guint, n_cards);
  result->tally = nw_lab_tally_new (result->n_seats, n_cards);
  result->tally->n_games = read_count (reader, root, "games_done", 0,
                                       nw_lab_result_n_expected (result));
  result->tally->n_moves = read_count (reader, root, "moves_total", 0, G_MAXINT64);
  read_histogram (reader, read_object (reader, root, "rounds"), &result->tally->rounds);
  read_seats (reader, root);
  read_levels (reader, root);
  read_ends (reader, root);
  read_cards (reader, cards);
  result->seconds = read_seconds (reader, root);
}

/* ---- The whole ------------------------------------------------------------------------------ */

static JsonObject *
parse_object (JsonParser *parser,
              const char *text,
              gsize       length)
{
  JsonNode *root;

  json_parser_set_strict (parser, TRUE);
  if (length > G_MAXSSIZE || !json_parser_load_from_data (parser, text, (gssize) length, NULL))
    return NULL;
  root = json_parser_get_root (parser);

  return root != NULL && JSON_NODE_HOLDS_OBJECT (root) ? json_node_get_object (root) : NULL;
}

/**
 * nw_lab_result_from_json:
 * @text: the JSON form of a result
 * @length: its length in bytes
 * @error: return location for an error
 *
 * Reads a result.
 *
 * On error: %NW_LAB_ERROR_NO_RESULT; %NW_LAB_ERROR_MEMBER, whose message is the member's name
 *
 * Returns: (transfer full) (nullable): the result
 */
NwLabResult *
nw_lab_result_from_json (const char *text,
                         gsize       length,
                         GError    **error)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (NwLabResult) result = g_new0 (NwLabResult, 1);
  JsonObject *root = parse_object (parser, text, length);
  Reader reader = { .result = result };
  g_autofree char *wrong = NULL;

  if (root == NULL)
    {
      g_set_error_literal (error, NW_LAB_ERROR, NW_LAB_ERROR_NO_RESULT, "");
      return NULL;
    }

  read_plan (&reader, root);
  read_tally (&reader, root);
  wrong = reader.wrong;
  if (wrong != NULL)
    {
      g_set_error_literal (error, NW_LAB_ERROR, NW_LAB_ERROR_MEMBER, wrong);
      return NULL;
    }

  return g_steal_pointer (&result);
}
