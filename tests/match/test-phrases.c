/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Phrases: what they say in both languages, and that every kind of move, event and reason has one.
 */

#include <string.h>

#include "games/tailor/nw-tailor-state.h"
#include "match/nw-phrases-private.h"
#include "match/nw-phrases.h"
#include "nw-match-fixture.h"
#include "nw-phrase-fixture.h"


static const char *const *const names = nw_phrase_names;

static guint
find_order (const char *id)
{
  const NwTailorRules *rules = nw_ruleset_get_compiled (nw_fixture_ruleset ());

  for (guint i = 0; i < rules->n_orders; i++)
    if (g_str_equal (rules->order_ids[i], id))
      return i;

  g_assert_not_reached ();
}

/* ---- Moves ---------------------------------------------------------------------------------- */

static void
test_moves (void)
{
  static const struct
  {
    const char *move;
    const char *english;
    const char *spanish;
  } cases[] = {
    { "dye 3 blue", "Dye position 3 blue", "Teñir de azul la posición 3" },
    { "dye 2-4 red", "Dye positions 2 to 4 red", "Teñir de rojo las posiciones 2 a 4" },
    { "magic 3 blue", "Turn position 3 blue with magic",
      "Usar magia: la posición 3 pasa a color azul" },
    { "magic 3 blue from ribbon", "Turn position 3 blue with the magic on “Ribbon”",
      "Usar la magia de «Cinta»: la posición 3 pasa a color azul" },
    { "complete apron at 2", "Complete “Kitchen apron” at positions 2 to 4",
      "Completar «Delantal de cocina» en las posiciones 2 a 4" },
    { "complete apron at 2 reversed",
      "Complete “Kitchen apron” at positions 2 to 4, read backwards",
      "Completar «Delantal de cocina» en las posiciones 2 a 4, en sentido inverso" },
    { "complete cap at 2", "Complete “Cap” at position 2",
      "Completar «Gorro» en la posición 2" },
    { "expand left", "Put the new fabric at the left end",
      "Poner la tela nueva en el extremo izquierdo" },
    { "expand right", "Put the new fabric at the right end",
      "Poner la tela nueva en el extremo derecho" },
    { "reserve robe", "Reserve “Robe”", "Reservar «Túnica»" },
    { "reserve deck 2", "Reserve the top order of the deck of level 2",
      "Reservar el primer encargo del mazo del nivel 2" },
    { "reserve nothing", "Reserve nothing", "No reservar nada" },
    { "end", "End the turn", "Terminar el turno" },
    { "restock 0", "Restock everything on the right", "Reponer todo a la derecha" },
    { "restock 1", "Restock 1 fabric on the left, the others on the right",
      "Reponer 1 tela a la izquierda y las demás a la derecha" },
    { "restock 3", "Restock 3 fabrics on the left, the others on the right",
      "Reponer 3 telas a la izquierda y las demás a la derecha" },
  };
  g_autoptr (NwMatch) match = nw_fixture_match ("hh", 1);
  NwRuleset *ruleset = nw_fixture_ruleset ();

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const NwMove move = nw_fixture_move (match, cases[i].move);

      nw_phrase_expect (nw_phrase_move (ruleset, move, "en"), cases[i].english);
      nw_phrase_expect (nw_phrase_move (ruleset, move, "es"), cases[i].spanish);
    }
}

/* ---- Events --------------------------------------------------------------------------------- */

static void
test_events (void)
{
  const gint16 apron = (gint16) find_order ("apron"), ribbon = (gint16) find_order ("ribbon");
  const struct
  {
    NwEvent     event;
    const char *english;
    const char *spanish;
  } cases[] = {
    { { NW_TAILOR_EVENT_TURN, 1, 0xff, 0, { 12 } }, "Round 12: Bao plays.",
      "Ronda 12: juega Bao." },
    { { NW_TAILOR_EVENT_DYED, 0, 0xff, 0, { 2, 4, 1, 0 } }, "Mei dyes positions 2 to 4 red.",
      "Mei tiñe de rojo las posiciones 2 a 4." },
    { { NW_TAILOR_EVENT_DYED, 0, 0xff, 0, { 2, 2, 2, 0 } }, "Mei dyes position 2 orange.",
      "Mei tiñe de naranja la posición 2." },
    { { NW_TAILOR_EVENT_MAGIC_USED, 0, 0xff, 0, { 5, 3, 0, NW_EVENT_NOTHING } },
      "Mei turns position 5 blue with magic.", "Mei usa magia: la posición 5 pasa a color azul." },
    { { NW_TAILOR_EVENT_MAGIC_USED, 0, 0xff, 0, { 5, 3, 0, ribbon } },
      "Mei turns position 5 blue with the magic on “Ribbon”.",
      "Mei usa la magia de «Cinta»: la posición 5 pasa a color azul." },
    { { NW_TAILOR_EVENT_COMPLETED, 0, 0xff, 0, { apron, 2, 4, FALSE } },
      "Mei completes “Kitchen apron” for 1 point.",
      "Mei completa «Delantal de cocina» por 1 punto." },
    { { NW_TAILOR_EVENT_COMPLETED, 0, 0xff, 0, { ribbon, 2, 3, FALSE } },
      "Mei completes “Ribbon” for 2 points.", "Mei completa «Cinta» por 2 puntos." },
    { { NW_TAILOR_EVENT_COMPLETED, 0, 0xff, 0, { ribbon, 2, 3, TRUE } },
      "Mei completes “Ribbon” again, for its magic.",
      "Mei completa «Cinta» otra vez, por su magia." },
    { { NW_TAILOR_EVENT_MAGIC_GAINED, 0, 0xff, 0, { NW_EVENT_NOTHING } },
      "Mei gains a magic fabric.", "Mei recibe una tela mágica." },
    { { NW_TAILOR_EVENT_MAGIC_GAINED, 0, 0xff, 0, { ribbon } },
      "Mei gains a magic fabric on “Ribbon”.", "Mei recibe una tela mágica sobre «Cinta»." },
    { { NW_TAILOR_EVENT_EXPANDED, 0, 0xff, 0, { 8 } },
      "Mei expands the dyehouse: the fabric limit is now 8.",
      "Mei amplía la tintorería: el límite de telas es ahora 8." },
    { { NW_TAILOR_EVENT_WHITE_ADDED, 0, 0xff, 0, { FALSE } },
      "Mei gains a fabric at the left end.", "Mei recibe una tela en el extremo izquierdo." },
    { { NW_TAILOR_EVENT_WHITE_ADDED, 0, 0xff, 0, { TRUE } },
      "Mei gains a fabric at the right end.", "Mei recibe una tela en el extremo derecho." },
    { { NW_TAILOR_EVENT_RESERVED, 0, 0xff, 0, { apron, 1, FALSE } },
      "Mei reserves “Kitchen apron” from the display.",
      "Mei reserva «Delantal de cocina» del mostrador." },
    { { NW_TAILOR_EVENT_RESERVED, 0, 0xff, 0, { apron, 1, TRUE } },
      "Mei reserves “Kitchen apron” from the deck of level 1.",
      "Mei reserva «Delantal de cocina» del mazo del nivel 1." },
    { { NW_TAILOR_EVENT_RESERVED, 0, 0xff, 0, { NW_EVENT_HIDDEN, 1, TRUE } },
      "Mei reserves an order from the deck of level 1.",
      "Mei reserva un encargo del mazo del nivel 1." },
    { { NW_TAILOR_EVENT_RESTOCKED, 0, 0xff, 0, { 0, 3 } },
      "Mei restocks 3 fabrics on the right.", "Mei repone 3 telas a la derecha." },
    { { NW_TAILOR_EVENT_RESTOCKED, 0, 0xff, 0, { 1, 0 } },
      "Mei restocks 1 fabric on the left.", "Mei repone 1 tela a la izquierda." },
    { { NW_TAILOR_EVENT_RESTOCKED, 0, 0xff, 0, { 1, 2 } },
      "Mei restocks fabrics: 1 on the left, 2 on the right.",
      "Mei repone telas: 1 a la izquierda, 2 a la derecha." },
    { { NW_TAILOR_EVENT_REVEALED, 0, 0xff, 0, { apron, 1, 2 } },
      "“Kitchen apron” comes to the display at level 1.",
      "«Delantal de cocina» llega al mostrador, nivel 1." },
    { { NW_TAILOR_EVENT_LAST_ROUND, 0, 0xff, 0, { 0 } }, "This is the last round.",
      "Esta es la última ronda." },
    { { NW_TAILOR_EVENT_OVER, 0, 0xff, 0, { 0 } }, "The game is over.",
      "La partida ha terminado." },
  };
  gboolean seen[NW_TAILOR_N_EVENTS] = { FALSE };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      nw_phrase_expect (nw_phrase_event (nw_fixture_ruleset (), &cases[i].event, names, "en"),
                        cases[i].english);
      nw_phrase_expect (nw_phrase_event (nw_fixture_ruleset (), &cases[i].event, names, "es"),
                        cases[i].spanish);
      seen[cases[i].event.kind] = TRUE;
    }
  for (guint i = 0; i < NW_TAILOR_N_EVENTS; i++)
    g_assert_true (seen[i]);

  nw_phrase_expect (nw_phrase_event (nw_fixture_ruleset (), &cases[0].event, NULL, "en"),
                    "Round 12: Seat 2 plays.");
  nw_phrase_expect (nw_phrase_event (nw_fixture_ruleset (), &cases[0].event, NULL, "es"),
                    "Ronda 12: juega Puesto 2.");
}

/* ---- Reasons -------------------------------------------------------------------------------- */

/* For each reason a move of a kind that it is given for. */
static const struct
{
  NwReason    reason;
  const char *moves[3];
} reasons[] = {
  { NW_REASON_GAME_OVER, { "end" } },
  { NW_REASON_UNKNOWN_MOVE, { NULL } },
  { NW_REASON_NOT_IN_PHASE, { "expand left" } },
  { NW_TAILOR_REASON_NO_SUCH_CARD, { NULL } },
  { NW_TAILOR_REASON_NO_SUCH_COLOUR, { NULL } },
  { NW_TAILOR_REASON_NO_SUCH_LEVEL, { NULL } },
  { NW_TAILOR_REASON_BAD_NUMBER, { NULL } },
  { NW_TAILOR_REASON_BAD_SECTION, { NULL } },
  { NW_TAILOR_REASON_CHOICE_PENDING, { "dye 1 red", "end" } },
  { NW_TAILOR_REASON_OTHER_ACTION, { "dye 1 red", "complete cap at 1" } },
  { NW_TAILOR_REASON_NO_DYES_LEFT, { "dye 1 red" } },
  { NW_TAILOR_REASON_OFF_ROW, { "dye 1-9 red", "magic 9 red", "complete robe at 9" } },
  { NW_TAILOR_REASON_MIXED_SECTION, { "dye 1-2 red" } },
  { NW_TAILOR_REASON_SAME_COLOUR, { "dye 1-2 red", "magic 1 red" } },
  { NW_TAILOR_REASON_NOT_TO_WHITE, { "dye 1-2 white" } },
  { NW_TAILOR_REASON_NO_TOKENS, { "dye 1-2 red", "magic 1 red" } },
  { NW_TAILOR_REASON_NO_MAGIC, { "magic 1 red" } },
  { NW_TAILOR_REASON_NO_MAGIC_ON_CARD, { "magic 1 red from ribbon" } },
  { NW_TAILOR_REASON_NOT_AVAILABLE, { "complete robe at 1" } },
  { NW_TAILOR_REASON_ALREADY_COMPLETED, { "complete robe at 1" } },
  { NW_TAILOR_REASON_MAGIC_ON_CARD, { "complete ribbon at 1" } },
  { NW_TAILOR_REASON_NO_MAGIC_IN_SUPPLY, { "complete ribbon at 1" } },
  { NW_TAILOR_REASON_PALINDROME, { "complete veil at 1 reversed" } },
  { NW_TAILOR_REASON_NO_FIT, { "complete veil at 1", "complete cap at 1" } },
  { NW_TAILOR_REASON_NOT_ON_DISPLAY, { "reserve robe" } },
  { NW_TAILOR_REASON_DISPLAY_ONLY, { "reserve deck 1" } },
  { NW_TAILOR_REASON_EMPTY_DECK, { "reserve deck 1" } },
  { NW_TAILOR_REASON_MUST_RESERVE, { "reserve nothing" } },
  { NW_TAILOR_REASON_MUST_ACT, { "end" } },
  { NW_TAILOR_REASON_MUST_DYE, { "end" } },
  { NW_TAILOR_REASON_BAD_SPLIT, { "restock 3" } },
};

static void
assert_reason (NwReason reason,
               NwMove   move)
{
  g_autofree char *english = nw_phrase_reason (nw_fixture_ruleset (), reason, move, "en");
  g_autofree char *spanish = nw_phrase_reason (nw_fixture_ruleset (), reason, move, "es");

  g_test_message ("%s | %s", english, spanish);
  nw_phrase_check_phrase ("en", english, english);
  nw_phrase_check_phrase ("es", spanish, english);
}

static void
test_reasons (void)
{
  g_autoptr (NwMatch) match = nw_fixture_match ("hh", 1);
  gboolean seen[NW_TAILOR_N_REASONS] = { [NW_REASON_LEGAL] = TRUE };

  for (gsize i = 0; i < G_N_ELEMENTS (reasons); i++)
    {
      seen[reasons[i].reason] = TRUE;
      if (reasons[i].moves[0] == NULL)
        assert_reason (reasons[i].reason, NW_MOVE_NONE);
      for (guint j = 0; j < G_N_ELEMENTS (reasons[i].moves) && reasons[i].moves[j] != NULL; j++)
        assert_reason (reasons[i].reason, nw_fixture_move (match, reasons[i].moves[j]));
    }
  for (guint i = 0; i < NW_TAILOR_N_REASONS; i++)
    g_assert_true (seen[i]);
}

static void
test_reason_details (void)
{
  static const struct
  {
    NwReason    reason;
    const char *move;
    const char *english;
    const char *spanish;
  } cases[] = {
    { NW_TAILOR_REASON_MIXED_SECTION, "dye 2-4 red", "Positions 2 to 4 are not all of one colour.",
      "Las posiciones 2 a 4 no son todas del mismo color." },
    { NW_TAILOR_REASON_SAME_COLOUR, "dye 3 blue", "Position 3 is blue already.",
      "La posición 3 ya es de color azul." },
    { NW_TAILOR_REASON_NO_FIT, "complete apron at 2",
      "“Kitchen apron” does not fit positions 2 to 4.",
      "«Delantal de cocina» no encaja en las posiciones 2 a 4." },
    { NW_TAILOR_REASON_EMPTY_DECK, "reserve deck 2", "The deck of level 2 is empty.",
      "El mazo del nivel 2 está vacío." },
  };
  g_autoptr (NwMatch) match = nw_fixture_match ("hh", 1);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const NwMove move = nw_fixture_move (match, cases[i].move);

      nw_phrase_expect (nw_phrase_reason (nw_fixture_ruleset (), cases[i].reason, move, "en"),
                        cases[i].english);
      nw_phrase_expect (nw_phrase_reason (nw_fixture_ruleset (), cases[i].reason, move, "es"),
                        cases[i].spanish);
    }
}

/* ---- Whole games ---------------------------------------------------------------------------- */

/* Every prompt and event of whole random games, as every seat sees them. */
static void
test_games (void)
{
  for (guint64 seed = 1; seed <= 15; seed++)
    {
      g_autoptr (NwMatch) match = nw_fixture_match (seed % 2 ? "hhhh" : "hhh", seed);

      nw_phrase_check_game (match, seed);
    }
}

/* The same with the official deck: it has a word for everything in both languages. */
static void
test_official (void)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official ("tailor");
  g_autoptr (GListModel) seats = nw_fixture_seats ("hhhh");
  const NwDeal deal = { .n_seats = 4, .seed = 12 };
  g_autoptr (NwMatch) match = nw_match_new (ruleset, &deal, seats);

  nw_phrase_check_game (match, 12);
}

static void
test_prompts (void)
{
#define REST                                                                                    \
  "], \"display\": {\"1\": [\"sash\", \"apron\"], \"2\": [\"coat\", \"robe\"]},"                \
  "\"decks\": {\"1\": [\"note\"], \"2\": [\"belt\"]}"
  static const struct
  {
    const char *position;
    const char *english;
    const char *spanish;
  } cases[] = {
    { "{\"seats\": [{\"row\": \"rwbbwr\"}, {\"row\": \"w\"}" REST "}",
      "Mei: dye (up to 2 times), or complete the orders that fit (2 do).",
      "Mei: teñir (hasta 2 veces) o completar los encargos que encajan (2)." },
    { "{\"seats\": [{\"row\": \"wwwwww\"}, {\"row\": \"w\"}" REST "}",
      "Mei: dye up to 2 sections. No order fits yet.",
      "Mei: teñir hasta 2 tramos. Ningún encargo encaja todavía." },
    { "{\"seats\": [{\"row\": \"wwwwww\"}, {\"row\": \"w\"}" REST
      ", \"action\": \"dye\", \"dyes_left\": 1}",
      "Mei: dye once more, or end the turn.",
      "Mei: teñir una vez más o terminar el turno." },
    { "{\"seats\": [{\"row\": \"wwwwww\"}, {\"row\": \"w\"}" REST
      ", \"action\": \"dye\", \"dyes_left\": 0}",
      "Mei: end the turn.", "Mei: terminar el turno." },
    { "{\"seats\": [{\"row\": \"rw\"}, {\"row\": \"w\"}" REST ", \"action\": \"complete\"}",
      "Mei: complete another order that fits, or end the turn.",
      "Mei: completar otro encargo que encaja o terminar el turno." },
    { "{\"seats\": [{\"row\": \"rw\"}, {\"row\": \"w\"}" REST
      ", \"action\": \"complete\", \"pending\": \"restock\"}",
      "Mei: choose how many of the 4 new fabrics go to the left.",
      "Mei: elegir cuántas de las 4 telas nuevas van a la izquierda." },
    { "{\"seats\": [{\"row\": \"rw\"}, {\"row\": \"w\"}" REST
      ", \"action\": \"complete\", \"pending\": \"expand\"}",
      "Mei: put the new fabric at the left or at the right end.",
      "Mei: poner la tela nueva en el extremo izquierdo o en el derecho." },
  };
#undef REST

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (NwMatch) match = nw_fixture_match_at ("hh", cases[i].position);
      NwState view;

      nw_match_view_for (match, 0, &view);
      nw_phrase_expect (nw_phrase_prompt (nw_fixture_ruleset (), &view, names, "en"),
                        cases[i].english);
      nw_phrase_expect (nw_phrase_prompt (nw_fixture_ruleset (), &view, names, "es"),
                        cases[i].spanish);
    }
}

static void
test_result (void)
{
  NwScore score = { .n_seats = 3, .total = { 60, 62, 62 }, .rank = { 3, 1, 2 } };

  nw_phrase_expect (nw_phrase_result (nw_fixture_ruleset (), &score, names, "en"),
                    "Bao wins with 62 points.");
  nw_phrase_expect (nw_phrase_result (nw_fixture_ruleset (), &score, names, "es"),
                    "Gana Bao con 62 puntos.");
  score.rank[2] = 1;
  nw_phrase_expect (nw_phrase_result (nw_fixture_ruleset (), &score, names, "en"),
                    "Bao, Lin share the victory with 62 points.");
  nw_phrase_expect (nw_phrase_result (nw_fixture_ruleset (), &score, names, "es"),
                    "Victoria compartida de Bao, Lin con 62 puntos.");
}

static void
test_end (void)
{
  static const char *const keys[] = {
    "total", "orders", "limit", "magic", "bonus", "shared",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *english = nw_phrase_decided_by (nw_fixture_ruleset (), keys[i], "en");
      g_autofree char *spanish = nw_phrase_decided_by (nw_fixture_ruleset (), keys[i], "es");

      nw_phrase_check_phrase ("en", english, english);
      nw_phrase_check_phrase ("es", spanish, english);
    }
}

static void
test_others (void)
{
  for (guint i = 0; i <= NW_UNDO_BLOCKER_OTHER_SEAT; i++)
    {
      g_autofree char *english = nw_phrase_undo_blocker ((NwUndoBlocker) i, "en");
      g_autofree char *spanish = nw_phrase_undo_blocker ((NwUndoBlocker) i, "es");

      nw_phrase_check_phrase ("en", english, english);
      nw_phrase_check_phrase ("es", spanish, english);
    }
  for (guint i = 0; i < NW_N_SEAT_KINDS; i++)
    {
      g_autofree char *english = nw_phrase_seat_kind ((NwSeatKind) i, "en");
      g_autofree char *spanish = nw_phrase_seat_kind ((NwSeatKind) i, "es");

      nw_phrase_check_phrase ("en", english, english);
      nw_phrase_check_phrase ("es", spanish, english);
    }
}

/* Names may hold what templates are made of. */
static void
test_hostile_names (void)
{
  const NwEvent event = { NW_TAILOR_EVENT_TURN, 0, 0xff, 0, { 3 } };
  const char *const hostile[] = { "{round} %s %n {seat}", "}{", NULL };

  nw_phrase_expect (nw_phrase_event (nw_fixture_ruleset (), &event, hostile, "en"),
                    "Round 3: {round} %s %n {seat} plays.");
}

/* An unknown language is English; a country without a catalogue of its own has its language's. */
static void
test_languages (void)
{
  const NwEvent event = { NW_TAILOR_EVENT_OVER, 0, 0xff, 0, { 0 } };

  nw_phrase_expect (nw_phrase_event (nw_fixture_ruleset (), &event, names, NULL),
                    "The game is over.");
  nw_phrase_expect (nw_phrase_event (nw_fixture_ruleset (), &event, names, "tlh"),
                    "The game is over.");
  nw_phrase_expect (nw_phrase_event (nw_fixture_ruleset (), &event, names, "es-AR"),
                    "La partida ha terminado.");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/phrases/moves", test_moves);
  g_test_add_func ("/phrases/events", test_events);
  g_test_add_func ("/phrases/reasons", test_reasons);
  g_test_add_func ("/phrases/reasons/details", test_reason_details);
  g_test_add_func ("/phrases/prompts", test_prompts);
  g_test_add_func ("/phrases/games", test_games);
  g_test_add_func ("/phrases/official", test_official);
  g_test_add_func ("/phrases/result", test_result);
  g_test_add_func ("/phrases/end", test_end);
  g_test_add_func ("/phrases/others", test_others);
  g_test_add_func ("/phrases/hostile-names", test_hostile_names);
  g_test_add_func ("/phrases/languages", test_languages);

  return g_test_run ();
}
