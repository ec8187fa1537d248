/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is wrong between the fields of a document of Tattoo Brawl.
 *
 * Each field has been judged by itself; here any of them may still be missing or of a wrong type,
 * and then nothing is said about it again.
 */

#define G_LOG_DOMAIN "nw-ruleset"

#include "config.h"

#include "ruleset/nw-ruleset-brawl.h"

#include <string.h>

#include "engine/nw-problem.h"
#include "ruleset/nw-fields-private.h"
#include "ruleset/nw-json.h"
#include "ruleset/nw-values.h"

#define MIN_SEATS 2

/* ---- Reading --------------------------------------------------------------------------------- */

/* The word for a number of players, which is that for a seat's place as well. */
static const char *
players_key (guint n)
{
  static const char *const keys[NW_BRAWL_MAX_SEATS + 1] = { "0", "1", "2", "3", "4" };

  return keys[n];
}

static char
get_letter (GVariant *ink)
{
  g_autoptr (GVariant) value = nw_json_get (ink, "letter");
  const char *letter = nw_json_get_string (value);

  return letter != NULL && letter[0] != '\0' && letter[1] == '\0' ? letter[0] : '\0';
}

/* How much there is of an ink with a number of players: nothing if it is left out; no bound if that
 * was complained of. */
static gint64
get_reserve (GVariant *tables,
             guint     n_seats,
             char      letter)
{
  g_autoptr (GVariant) by_players = nw_json_get (tables, "ink_reserve");
  g_autoptr (GVariant) reserve = nw_json_get (by_players, players_key (n_seats));
  const char key[] = { letter, '\0' };
  g_autoptr (GVariant) value = nw_json_get (reserve, key);
  const gint64 number = nw_values_to_number (value, -1);

  if (value == NULL && reserve != NULL)
    return 0;

  return number >= 0 ? number : G_MAXINT64;
}

static void
read_inks (NwBrawlInks *inks,
           GVariant    *tables)
{
  g_autoptr (GVariant) list = nw_json_get (tables, "inks");
  const gsize n = MIN (nw_values_count (list), NW_BRAWL_MAX_INKS);

  for (gsize i = 0; i < n; i++)
    {
      g_autoptr (GVariant) ink = nw_values_get_entry (list, i);
      g_autoptr (GVariant) kind = nw_json_get (ink, "kind");
      const char letter = get_letter (ink);
      gint64 least = G_MAXINT64;

      if (letter == '\0')
        continue;
      for (guint n_seats = MIN_SEATS; n_seats <= NW_BRAWL_MAX_SEATS; n_seats++)
        least = MIN (least, get_reserve (tables, n_seats, letter));
      inks->letters[inks->n] = letter;
      inks->is_black[inks->n] = g_strcmp0 (nw_json_get_string (kind), "black") == 0;
      inks->least[inks->n++] = least;
    }
}

static void
read_styles (NwBrawlCensus *census,
             GVariant      *tables)
{
  g_autoptr (GVariant) list = nw_json_get (tables, "styles");

  for (gsize i = 0; i < nw_values_count (list); i++)
    {
      g_autoptr (GVariant) style = nw_values_get_entry (list, i);
      g_autoptr (GVariant) id = nw_json_get (style, "id");

      if (nw_json_get_string (id) != NULL)
        g_hash_table_add (census->listed_styles, g_strdup (nw_json_get_string (id)));
    }
}

static void
start_census (NwBrawlCensus *census,
              GVariant      *document)
{
  g_autoptr (GVariant) tables = nw_json_get (document, "tables");
  g_autoptr (GVariant) parameters = nw_json_get (document, "parameters");
  g_autoptr (GVariant) mode = nw_json_get (parameters, "limit_mode");

  census->listed_styles = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  census->styles = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  census->ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  census->board_limit = G_MAXINT64;
  if (g_strcmp0 (nw_json_get_string (mode), "penalty") != 0 &&
      nw_values_get_number (parameters, "board_limit", 0) > 0)
    census->board_limit = nw_values_get_number (parameters, "board_limit", 0);
  read_inks (&census->inks, tables);
  read_styles (census, tables);
}

/* ---- Cards ----------------------------------------------------------------------------------- */

/* Where a card stands, for complaints about it. */
typedef struct
{
  GPtrArray  *problems;
  const char *list;
  guint       index;
  const char *id;
} Card;

static NwProblem *
complain (const Card *card,
          NwSeverity  severity,
          const char *code,
          const char *value,
          const char *member)
{
  NwProblem *problem = nw_problem_add (card->problems, severity, code, value, "/%s/%u/%s",
                                       card->list, card->index, member);

  problem->card = g_strdup (card->id);

  return problem;
}

static void
complain_of_ink (const Card *card,
                 const char *code,
                 gint64      number,
                 gint64      most,
                 const char *letter)
{
  NwProblem *problem = nw_values_complain (card->problems, NW_SEVERITY_WARNING, code, number, 0,
                                           most, "/%s/%u/ink", card->list, card->index);

  problem->expected = g_strdup (letter);
  problem->card = g_strdup (card->id);
}

/* No two cards of any decks have the same id; within one deck that was judged. */
static void
check_id (const Card    *card,
          NwBrawlCensus *census)
{
  const char *other = card->id != NULL ? g_hash_table_lookup (census->ids, card->id) : NULL;

  if (card->id == NULL)
    return;
  if (other == NULL)
    g_hash_table_insert (census->ids, g_strdup (card->id), (gpointer) card->list);
  else if (strcmp (other, card->list) != 0)
    complain (card, NW_SEVERITY_ERROR, "duplicate-card", card->id, "id")->expected =
      g_strdup (other);
}

static gint64
count_letter (const char *letters,
              char        letter)
{
  gint64 n = 0;

  for (const char *p = letters; *p != '\0'; p++)
    n += *p == letter;

  return n;
}

static void
check_need (const Card        *card,
            const char        *ink,
            const NwBrawlInks *inks,
            gint64             board_limit)
{
  gboolean is_black_there = FALSE, has_black = FALSE;

  for (guint i = 0; i < inks->n; i++)
    {
      const char letter[] = { inks->letters[i], '\0' };
      const gint64 n = count_letter (ink, inks->letters[i]);

      is_black_there |= inks->is_black[i];
      has_black |= n > 0 && inks->is_black[i];
      if (n > inks->least[i])
        complain_of_ink (card, "tattoo-beyond-reserve", n, inks->least[i], letter);
    }

  if (is_black_there && *ink != '\0' && !has_black)
    complain (card, NW_SEVERITY_WARNING, "tattoo-without-black", ink, "ink");
  if ((gint64) strlen (ink) > board_limit)
    complain_of_ink (card, "tattoo-beyond-board", (gint64) strlen (ink), board_limit, NULL);
}

static void
check_tattoo (const Card    *card,
              const NwCard  *members,
              NwBrawlCensus *census)
{
  const char *ink = nw_json_get_string (nw_card_get (members, "ink"));
  const char *style = nw_json_get_string (nw_card_get (members, "style"));

  if (style != NULL && !g_hash_table_contains (census->styles, style))
    g_hash_table_add (census->styles, g_strdup (style));
  if (ink != NULL)
    check_need (card, ink, &census->inks, census->board_limit);
}

/* All tattoos have been counted; a style that is not listed was complained of. */
static void
check_client (const Card    *card,
              const NwCard  *members,
              NwBrawlCensus *census)
{
  const char *style = nw_json_get_string (nw_card_get (members, "style"));

  if (style != NULL && census->n_copies[NW_BRAWL_TATTOOS] > 0 &&
      g_hash_table_contains (census->listed_styles, style) &&
      !g_hash_table_contains (census->styles, style))
    complain (card, NW_SEVERITY_WARNING, "style-without-tattoo", style, "style");
}

static NwBrawlDeck
find_deck (const char *list)
{
  guint deck = 0;

  while (strcmp (nw_brawl_deck_keys[deck], list) != 0)
    deck++;

  return deck;
}

/**
 * nw_ruleset_brawl_check_card:
 * @data: (inout): a #NwBrawlCensus
 * @document: the document
 * @list: the list of tattoos, clients or characters
 * @card: one of them
 * @index: its index
 * @problems: (element-type NwProblem): where problems are appended
 *
 * Counts a card, and finds what is wrong between it and other fields.
 */
void
nw_ruleset_brawl_check_card (gpointer       data,
                             GVariant      *document,
                             const NwField *list,
                             const NwCard  *members,
                             guint          index,
                             GPtrArray     *problems)
{
  NwBrawlCensus *census = data;
  const NwBrawlDeck deck = find_deck (list->key);
  const Card card = {
    problems, list->key, index, nw_json_get_string (nw_card_get (members, "id")),
  };

  if (census->ids == NULL)
    start_census (census, document);

  census->n_copies[deck] += CLAMP (nw_values_to_number (nw_card_get (members, "count"), 1), 1,
                                   NW_MAX_COUNT);
  check_id (&card, census);
  if (deck == NW_BRAWL_TATTOOS)
    check_tattoo (&card, members, census);
  else if (deck == NW_BRAWL_CLIENTS)
    check_client (&card, members, census);
}

/* ---- Decks ----------------------------------------------------------------------------------- */

static gboolean
has_list (GVariant   *document,
          NwBrawlDeck deck)
{
  g_autoptr (GVariant) list = nw_json_get (document, nw_brawl_deck_keys[deck]);

  return list != NULL && g_variant_is_of_type (list, G_VARIANT_TYPE ("av"));
}

static void
check_deck (GVariant            *document,
            const NwBrawlCensus *census,
            NwBrawlDeck          deck,
            NwSeverity           severity,
            const char          *code,
            gint64               least,
            GPtrArray           *problems)
{
  if (has_list (document, deck) && census->n_copies[deck] < least)
    nw_values_complain (problems, severity, code, census->n_copies[deck], least,
                        NW_BRAWL_MAX_CARDS, "/%s", nw_brawl_deck_keys[deck]);
}

/* The most clients that a game can use up, if all players reach the goal. */
static gint64
count_jobs (GVariant *tables)
{
  g_autoptr (GVariant) goal = nw_json_get (tables, "goal");
  gint64 most = 0;

  for (guint n = MIN_SEATS; n <= NW_BRAWL_MAX_SEATS; n++)
    most = MAX (most, n * CLAMP (nw_values_get_number (goal, players_key (n), 0), 0, 10));

  return most;
}

static void
check_decks (GVariant            *document,
             GVariant            *tables,
             const NwBrawlCensus *census,
             GPtrArray           *problems)
{
  gint64 n_copies = 0;

  check_deck (document, census, NW_BRAWL_TATTOOS, NW_SEVERITY_ERROR, "short-tattoos",
              NW_BRAWL_MAX_SEATS * NW_BRAWL_N_HAND, problems);
  check_deck (document, census, NW_BRAWL_CLIENTS, NW_SEVERITY_WARNING, "short-clients",
              count_jobs (tables), problems);
  check_deck (document, census, NW_BRAWL_CHARACTERS, NW_SEVERITY_ERROR, "short-characters",
              NW_BRAWL_MAX_SEATS, problems);

  for (guint deck = 0; deck < NW_BRAWL_N_DECKS; deck++)
    n_copies += census->n_copies[deck];
  if (n_copies > NW_BRAWL_MAX_CARDS)
    nw_values_complain (problems, NW_SEVERITY_ERROR, "too-many-to-play", n_copies, 0,
                        NW_BRAWL_MAX_CARDS, "/%s", nw_brawl_deck_keys[NW_BRAWL_TATTOOS]);
}

/* ---- Ink ------------------------------------------------------------------------------------- */

/* W5: what the seats start with comes out of the reserve. */
static void
check_start (GVariant          *tables,
             const NwBrawlInks *inks,
             guint              n_seats,
             GPtrArray         *problems)
{
  g_autoptr (GVariant) start = nw_json_get (tables, "ink_start");
  const gsize n_starts = MIN (nw_values_count (start), n_seats);

  for (guint ink = 0; ink < inks->n; ink++)
    {
      const char letter[] = { inks->letters[ink], '\0' };
      const gint64 reserve = get_reserve (tables, n_seats, inks->letters[ink]);
      gint64 n = 0;

      for (gsize seat = 0; seat < n_starts; seat++)
        {
          g_autoptr (GVariant) amounts = nw_values_get_entry (start, seat);

          n += CLAMP (nw_values_get_number (amounts, letter, 0), 0, G_MAXINT16);
        }
      if (n > reserve)
        nw_values_complain (problems, NW_SEVERITY_ERROR, "start-above-reserve", n, 0, reserve,
                            "/tables/ink_reserve/%s/%s", players_key (n_seats), letter)->expected =
          g_strdup (players_key (n_seats));
    }
}

/* Ink that is only mixed comes from a mix. */
static void
check_mixes (GVariant  *tables,
             GPtrArray *problems)
{
  g_autoptr (GVariant) inks = nw_json_get (tables, "inks");
  g_autoptr (GVariant) mixes = nw_json_get (tables, "mixes");
  g_autoptr (GString) made = g_string_new (NULL);

  for (gsize i = 0; i < nw_values_count (mixes); i++)
    {
      g_autoptr (GVariant) mix = nw_values_get_entry (mixes, i);
      g_autoptr (GVariant) to = nw_json_get (mix, "to");

      if (nw_json_get_string (to) != NULL)
        g_string_append (made, nw_json_get_string (to));
    }

  for (gsize i = 0; i < nw_values_count (inks); i++)
    {
      g_autoptr (GVariant) ink = nw_values_get_entry (inks, i);
      g_autoptr (GVariant) kind = nw_json_get (ink, "kind");
      const char letter[] = { get_letter (ink), '\0' };

      if (g_strcmp0 (nw_json_get_string (kind), "secondary") == 0 && *letter != '\0' &&
          strchr (made->str, *letter) == NULL)
        nw_problem_add (problems, NW_SEVERITY_WARNING, "ink-without-mix", letter,
                        "/tables/inks/%" G_GSIZE_FORMAT, i);
    }
}

/**
 * nw_ruleset_brawl_check:
 * @data: (inout): the #NwBrawlCensus of all cards, cleared here
 * @document: a document in canonical order
 * @problems: (element-type NwProblem): where problems are appended
 *
 * Finds what is wrong between fields.
 */
void
nw_ruleset_brawl_check (gpointer   data,
                        GVariant  *document,
                        GPtrArray *problems)
{
  NwBrawlCensus *census = data;
  g_autoptr (GVariant) tables = nw_json_get (document, "tables");

  if (census->ids == NULL)
    start_census (census, document);

  check_mixes (tables, problems);
  for (guint n_seats = MIN_SEATS; n_seats <= NW_BRAWL_MAX_SEATS; n_seats++)
    check_start (tables, &census->inks, n_seats, problems);
  check_decks (document, tables, census, problems);
  g_clear_pointer (&census->listed_styles, g_hash_table_unref);
  g_clear_pointer (&census->styles, g_hash_table_unref);
  g_clear_pointer (&census->ids, g_hash_table_unref);
}
