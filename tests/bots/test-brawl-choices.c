/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl: positions in which the journeyman's right choice is plain, and what it makes of the
 * ink that can be had.
 */

#include "bots/nw-bot.h"

#include <string.h>

#include "bots/nw-brawl-shop.h"
#include "engine/nw-rng.h"
#include "games/nw-games.h"
#include "nw-brawl-fixture.h"

/* Each position is asked with so many guesses at what is hidden. */
#define N_ASKED 8

/**
 * Choice:
 * @id: what the seat shows that it knows
 * @settings: what differs from the official parameters, or %NULL
 * @position: where the moves begin, with ' for "
 * @moves: the moves that lead to the question, separated by semicolons; may be empty
 * @expected: the moves that are right, separated by semicolons
 *
 * A question with plain answers.
 */
typedef struct
{
  const char *id;
  const char *settings;
  const char *position;
  const char *moves;
  const char *expected;
} Choice;

/* Two seats, the first to move; `plain` makes lettering, and `recycler` watercolour. */
#define TWO(board, other, more)                                                                 \
  "{'seats': [{'character': 'plain', " board "}, {'character': 'recycler', " other "}], " more "}"
#define AS(character, board, more)                                                              \
  "{'seats': [{'character': '" character "', " board "}, {'character': 'recycler', " IDLE       \
  "}], " more "}"
#define IDLE "'money': 200, 'store': ''"
#define NO_CLIENTS "'clients': {'open': [], 'deck': []}"
#define NO_TATTOOS "'tattoos': {'open': [], 'deck': [], 'donated': 'w11'}"
#define NO_CARDS NO_CLIENTS ", " NO_TATTOOS
#define ONE_ACTION "'round': 5, 'actions_left': 1"
#define TWO_ACTIONS "'round': 5, 'actions_left': 2"
#define LAST_TURN "'last_turns': ['s1'], 'round': 8, 'tattoos': {'donated': 'w11'}"
#define FINISHED_FIVE "'finished': ['j19', 'os17', 'os13', 'os13', 'ns11']"

static const Choice choices[] = {
  /* The next tattoo */
  { "takes-a-client", NULL,
    TWO ("'money': 200, 'store': 'kk', 'reserve': [{'tattoo': 'os13', 'open': true}]", IDLE,
         ONE_ACTION ", 'clients': {'open': ['neck-l', 'neck-os'], 'deck': ['arm-j']}, "
                    "'tattoos': {'open': [], 'deck': []}"),
    "", "take client 2" },
  { "seats-who-can-be-served", NULL,
    TWO ("'money': 200, 'store': 'k', 'reserve': [{'tattoo': 'os13', 'open': true}]", IDLE,
         "'round': 5, 'pending': {'ask': 'seat', 'client': 'leg-os'}"),
    "", "seat chair" },
  { "starts-what-fits", NULL,
    TWO ("'money': 200, 'store': 'ky', 'chair': 'leg-os', "
         "'reserve': [{'tattoo': 'j37', 'open': true}, {'tattoo': 'os17', 'open': true}]",
         IDLE, ONE_ACTION ", 'clients': {'open': ['arm-j', 'leg-j'], 'deck': ['neck-l']}"),
    "", "start 2" },
  { "starts-what-is-done-in-time", NULL,
    TWO ("'money': 200, 'store': 'kkkkr', 'chair': 'leg-j', "
         "'reserve': [{'tattoo': 'j37', 'open': true}, {'tattoo': 'j11', 'open': true}]",
         IDLE ", " FINISHED_FIVE ", 'chair': 'neck-l', "
              "'station': {'tattoo': 'l29', 'placed': 'ko'}",
         ONE_ACTION ", " NO_CARDS),
    "", "start 2" },
  { "draws-for-the-client", NULL,
    TWO ("'money': 200, 'store': 'ky', 'chair': 'leg-os'", IDLE,
         TWO_ACTIONS ", 'tattoos': {'open': ['w11', 'os17', 'j11']}"),
    "", "draw 2" },
  { "collects", NULL,
    AS ("plain", "'store': 'k', 'chair': 'leg-j', 'station': {'tattoo': 'j19', 'placed': 'kr', "
                 "'clock': 2}", ONE_ACTION),
    "", "collect" },

  /* Ink */
  { "places-what-it-has", NULL,
    AS ("plain", "'store': 'r', 'chair': 'leg-j', 'station': {'tattoo': 'j19', 'placed': 'k'}",
        ONE_ACTION),
    "", "place red" },
  { "takes-what-is-missing", NULL,
    AS ("plain", "'store': 'yy', 'chair': 'leg-j', 'station': {'tattoo': 'j19', 'placed': 'k'}",
        ONE_ACTION),
    "", "ink red" },
  { "mixes-what-is-missing", NULL,
    AS ("plain", "'store': 'ryb', 'chair': 'leg-os', 'station': {'tattoo': 'os31', 'placed': "
                 "'kk'}", ONE_ACTION),
    "", "mix green" },
  { "mixes-before-it-places", NULL,
    AS ("plain", "'store': 'rb', 'chair': 'back-w', 'station': {'tattoo': 'w23', 'placed': 'k'}",
        TWO_ACTIONS),
    "", "mix purple" },
  { "buys-what-the-reserve-lacks", NULL,
    TWO ("'money': 400, 'store': '', 'chair': 'leg-os', "
         "'station': {'tattoo': 'os17', 'placed': 'k'}",
         "'money': 200, 'store': 'yyy'", ONE_ACTION),
    "", "buy yellow from s2" },
  { "W26/leaves-out-what-may-be-missing", NULL,
    AS ("master", "'store': 'b', 'chair': 'arm-j', 'station': {'tattoo': 'j37', 'placed': 'kkk'}",
        TWO_ACTIONS),
    "",
    "ink red; skill ink red red; skill ink red yellow; skill ink red blue; skill ink red black" },
  { "W26/keeps-what-may-be-missing", NULL,
    AS ("master",
        "'store': 'r', 'chair': 'arm-j', 'station': {'tattoo': 'j37', 'placed': 'kkp'}",
        "'actions_left': 0"),
    "", "pass" },

  /* Others */
  { "W14/steals-who-fits", NULL,
    TWO ("'money': 200, 'store': 'kkkk', 'reserve': [{'tattoo': 'j11', 'open': true}]",
         IDLE ", 'waiting': 'leg-j'", ONE_ACTION ", " NO_CARDS),
    "", "steal s2" },
  { "W23/exchanges-for-what-fits", NULL,
    TWO ("'money': 200, 'store': 'kr', 'chair': 'leg-j', "
         "'reserve': [{'tattoo': 'os13', 'open': true}]",
         IDLE ", 'reserve': [{'tattoo': 'j19', 'open': true}]", ONE_ACTION ", " NO_TATTOOS),
    "", "exchange 1" },
  { "W23/exchanges-with-who-has-it", NULL,
    TWO ("'money': 200, 'store': 'kr', 'chair': 'leg-j', "
         "'reserve': [{'tattoo': 'os13', 'open': true}]",
         IDLE ", 'reserve': [{'tattoo': 'ns11', 'open': true}, {'tattoo': 'j19', 'open': true}]",
         "'round': 5, " NO_CARDS),
    "exchange 1", "with s2 2" },
  { "takes-what-the-opponent-needs", NULL,
    TWO ("'money': 900, 'store': 'rr', 'finished': ['w31', 'w23', 'w19']",
         "'money': 0, 'store': 'kk', " FINISHED_FIVE ", 'chair': 'leg-j', "
         "'station': {'tattoo': 'j19', 'placed': 'k'}",
         NO_TATTOOS ", 'round': 9, 'actions_left': 1"),
    "", "ink red" },
  { "W18/refuses-when-it-pays", "actions=1",
    TWO ("'money': 200, 'store': '', " FINISHED_FIVE ", 'chair': 'neck-l', "
         "'station': {'tattoo': 'l13', 'placed': 'kk'}",
         "'money': 900, 'store': 'k', 'chair': 'leg-j', "
         "'reserve': [{'tattoo': 'j11', 'open': true}]",
         "'round': 9, 'actions_left': 1"),
    "buy black from s2", "refuse" },
  { "W18/sells-when-it-pays", NULL,
    TWO ("'money': 200, 'store': ''",
         "'money': 900, 'store': 'o', 'reserve': [{'tattoo': 'l29', 'open': true}]",
         "'round': 3"),
    "buy orange from s2", "sell" },
  { "W28/charges-style-rights", "style_rights=1",
    "{'seats': [{'character': 'plain', 'chair': 'leg-j', 'station': {'tattoo': 'j37', "
    "'placed': 'kkkrp', 'clock': 3}}, {'character': 'master', 'store': ''}]}",
    "collect", "claim" },
  { "W29/looks-for-nothing", NULL,
    AS ("scout", "'money': 0, 'store': '', 'reserve': [{'tattoo': 'j11'}]",
        "'actions_left': 0"),
    "", "skill look s1 1" },

  /* The end */
  { "W31/recycles-before-the-end", NULL,
    TWO ("'money': 300, 'store': 'k', 'chair': 'leg-j', "
         "'reserve': [{'tattoo': 'j11', 'known': ['s1']}, {'tattoo': 'j37', 'known': ['s1']}]",
         IDLE, LAST_TURN),
    "", "recycle 2" },
  { "W31/donates-before-the-end", NULL,
    TWO ("'money': 50, 'store': '', 'reserve': [{'tattoo': 'j11', 'open': true}, "
         "{'tattoo': 'j37', 'open': true}]",
         IDLE, "'last_turns': ['s1'], 'round': 8"),
    "", "donate 2" },
  { "W31/recycles-nothing-that-costs-more", "recycle_price=1000",
    TWO ("'money': 3000, 'store': '', 'reserve': [{'tattoo': 'j11', 'open': true}]", IDLE,
         LAST_TURN),
    "", "pass" },
  { "W31/draws-nothing-at-the-end", NULL, TWO ("'money': 300, 'store': 'kk'", IDLE, LAST_TURN),
    "", "pass" },
  { "W31/starts-nothing-at-the-end", NULL,
    TWO ("'money': 0, 'store': 'k', 'chair': 'leg-j', "
         "'reserve': [{'tattoo': 'j11', 'open': true}]",
         IDLE, LAST_TURN),
    "", "pass" },
  { "W16/loses-what-counts-least", "limit_mode=1",
    TWO ("'money': 0, 'store': 'rryybb', 'finished': ['j11', 'ns11', 'w11']", IDLE, "'round': 5"),
    "pass", "lose j11" },
};

static NwMove
ask (const NwBrawlRules *rules,
     const NwState      *state,
     guint64             seed)
{
  NwState view = *state;
  guint64 rng = seed;

  nw_brawl_rules.redact (rules, &view, state->head.actor);

  return nw_bot_choose (&nw_brawl_rules, rules, &view, NW_BOT_JOURNEYMAN, &rng, NULL);
}

static gboolean
is_expected (const char *expected,
             const char *text)
{
  g_auto (GStrv) moves = g_strsplit (expected, "; ", -1);

  return g_strv_contains ((const char *const *) moves, text);
}

static void
test_choice (gconstpointer data)
{
  const Choice *choice = data;
  g_autofree NwBrawlRules *rules = nw_brawl_fixture_new (choice->settings);
  NwState state = { 0 };

  nw_cases_read (&nw_brawl_rules, rules, choice->position, &state);
  if (*choice->moves != '\0')
    nw_cases_play (&nw_brawl_rules, rules, &state, choice->moves, NULL);
  for (guint seed = 0; seed < N_ASKED; seed++)
    {
      g_autofree char *text =
        nw_rules_move_text (&nw_brawl_rules, rules, ask (rules, &state, seed));

      if (!is_expected (choice->expected, text))
        g_error ("%s: %s, not %s", choice->id, text, choice->expected);
    }
}

/* ---- Shopping ------------------------------------------------------------------------------- */

/**
 * Errand:
 * @need: ink that is needed, in letters
 * @store: what the store has
 * @supply: what the reserve has
 * @others: what others would sell
 * @n_free: base inks that may be missing
 * @expected: inks taken, mixed, bought and not to be had
 * @wanted: the inks that would help
 *
 * Ink that is needed, and what it takes to have it.
 */
typedef struct
{
  const char *need;
  const char *store;
  const char *supply;
  const char *others;
  guint       n_free;
  guint8      expected[4];
  const char *wanted;
} Errand;

static const Errand errands[] = {
  { "kr", "kr", "", "", 0, { 0, 0, 0, 0 }, "" },
  { "kr", "k", "r", "r", 0, { 1, 0, 0, 0 }, "r" },
  { "kr", "k", "", "r", 0, { 0, 0, 1, 0 }, "r" },
  { "kr", "k", "", "", 0, { 0, 0, 0, 1 }, "r" },
  { "kr", "k", "", "", 1, { 0, 0, 0, 0 }, "" },
  { "kkr", "", "kk", "", 1, { 2, 0, 0, 0 }, "k" },
  { "ko", "kry", "o", "", 0, { 0, 1, 0, 0 }, "o" },
  { "ko", "kr", "yo", "", 0, { 1, 1, 0, 0 }, "yo" },
  { "ko", "k", "ryo", "", 0, { 2, 1, 0, 0 }, "ryo" },
  { "ko", "k", "ryo", "o", 0, { 0, 0, 1, 0 }, "ryo" },
  { "ko", "kry", "", "o", 0, { 0, 0, 1, 0 }, "o" },
  { "ko", "kry", "", "", 0, { 0, 0, 0, 1 }, "o" },
  /* What was mixed goes back and can be taken. */
  { "rp", "rb", "p", "", 0, { 1, 1, 0, 0 }, "rp" },
  { "op", "rby", "ropp", "", 0, { 1, 2, 0, 0 }, "rop" },
  /* Of two inks that may be missing, the one that a mix needs. */
  { "krp", "kb", "rp", "", 1, { 1, 1, 0, 0 }, "rp" },
};

static void
set_inks (const NwBrawlRules *rules,
          const char         *letters,
          guint8             *inks)
{
  memset (inks, 0, NW_BRAWL_MAX_INKS);
  g_assert_true (*letters == '\0' || nw_brawl_set_inks (rules, letters, inks));
}

static void
test_errand (gconstpointer data)
{
  const Errand *errand = data;
  g_autofree NwBrawlRules *rules = nw_brawl_fixture_new (NULL);
  g_autoptr (GString) wanted = g_string_new (NULL);
  guint8 need[NW_BRAWL_MAX_INKS];
  NwBrawlInks inks;
  NwBrawlBill bill;

  set_inks (rules, errand->need, need);
  set_inks (rules, errand->store, inks.store);
  set_inks (rules, errand->supply, inks.supply);
  set_inks (rules, errand->others, inks.others);
  nw_brawl_shop (rules, &inks, need, NULL, errand->n_free, &bill);

  for (guint ink = 0; ink < rules->n_inks; ink++)
    if ((bill.wanted >> ink & 1) != 0)
      g_string_append_c (wanted, rules->letters[ink]);
  g_assert_cmpstr (wanted->str, ==, errand->wanted);
  g_assert_cmpuint (bill.n_taken, ==, errand->expected[0]);
  g_assert_cmpuint (bill.n_mixed, ==, errand->expected[1]);
  g_assert_cmpuint (bill.n_bought, ==, errand->expected[2]);
  g_assert_cmpuint (bill.n_blocked, ==, errand->expected[3]);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      g_autofree char *path = g_strdup_printf ("/bots/brawl/choices/%s", choices[i].id);

      g_test_add_data_func (path, &choices[i], test_choice);
    }
  for (guint i = 0; i < G_N_ELEMENTS (errands); i++)
    {
      g_autofree char *path = g_strdup_printf ("/bots/brawl/shop/%u", i + 1);

      g_test_add_data_func (path, &errands[i], test_errand);
    }

  return g_test_run ();
}
