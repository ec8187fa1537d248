/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Phrases of Tattoo Brawl: every kind of move, event, reason and question has a sentence in both
 * languages.
 */

#include <string.h>

#include "games/brawl/nw-brawl-state.h"
#include "games/nw-games.h"
#include "match/nw-phrases-brawl.h"
#include "match/nw-phrases.h"
#include "nw-match-fixture.h"
#include "nw-phrase-fixture.h"

static const char *const *const names = nw_phrase_names;

static NwRuleset *
get_ruleset (void)
{
  static NwRuleset *ruleset;

  if (ruleset == NULL)
    ruleset = nw_ruleset_get_official ("brawl");

  return ruleset;
}

static const NwBrawlRules *
get_rules (void)
{
  return nw_ruleset_get_compiled (get_ruleset ());
}

static NwMatch *
deal (NwRuleset *ruleset,
      guint      n_seats,
      guint64    seed)
{
  static const char *const kinds[] = { "", "h", "hh", "hhh", "hhhh" };
  g_autoptr (GListModel) seats = nw_fixture_seats (kinds[n_seats]);
  const NwDeal deal = { .n_seats = n_seats, .seed = seed };

  return nw_match_new (ruleset, &deal, seats);
}

static NwMove
read_move (const char *text)
{
  NwMove move;

  g_assert_cmpuint (nw_brawl_from_text (get_rules (), text, &move), ==, NW_REASON_LEGAL);

  return move;
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
    { "character scout", "Choose The Scout", "Elegir a Ojo de Lince" },
    { "keep koi", "Keep “Koi upstream”", "Quedarse con «Koi contra la corriente»" },
    { "open koi", "Lay “Koi upstream” open", "Poner «Koi contra la corriente» abierto" },
    { "take client 2", "Take open client 2", "Tomar el cliente abierto 2" },
    { "take client deck", "Take the client on top of the deck",
      "Tomar el primer cliente del mazo" },
    { "seat chair", "Seat the client in the chair", "Sentar al cliente en la silla" },
    { "seat waiting", "Send the client to the waiting room",
      "Pasar al cliente a la sala de espera" },
    { "move chair", "Move the client from the waiting room to the chair",
      "Sentar en la silla al cliente de la sala de espera" },
    { "move waiting", "Move the client from the chair to the waiting room",
      "Pasar al cliente de la silla a la sala de espera" },
    { "swap", "Swap the two clients", "Cambiar de sitio a los dos clientes" },
    { "reject chair", "Reject the client in the chair", "Rechazar al cliente de la silla" },
    { "reject waiting", "Reject the client in the waiting room",
      "Rechazar al cliente de la sala de espera" },
    { "steal s2", "Steal the client in the waiting room of Bao",
      "Robar el cliente de la sala de espera de Bao" },
    { "ink red", "Take red ink", "Tomar tinta de color rojo" },
    { "mix green", "Mix green ink", "Mezclar tinta de color verde" },
    { "buy blue from s3", "Buy blue ink from Lin for $50",
      "Comprar a Lin tinta de color azul por $50" },
    { "sell", "Sell the ink for $50", "Vender la tinta por $50" },
    { "refuse", "Refuse to sell and pay $300", "Negarse a vender y pagar $300" },
    { "place black", "Place black ink", "Colocar tinta de color negro" },
    { "draw 1", "Take open tattoo 1", "Tomar el tatuaje abierto 1" },
    { "draw deck", "Take the tattoo on top of the deck", "Tomar el primer tatuaje del mazo" },
    { "draw donated", "Take the donated tattoo", "Tomar el tatuaje donado" },
    { "lay open", "Lay the tattoo open", "Poner el tatuaje abierto" },
    { "lay closed", "Lay the tattoo closed", "Poner el tatuaje cerrado" },
    { "recycle 2", "Recycle tattoo 2 of the reserve", "Reciclar el tatuaje 2 de la reserva" },
    { "donate 2", "Donate tattoo 2 of the reserve", "Donar el tatuaje 2 de la reserva" },
    { "look s2 1", "Look at tattoo 1 in the reserve of Bao",
      "Mirar el tatuaje 1 de la reserva de Bao" },
    { "look s2", "Look at the closed tattoos in the reserve of Bao",
      "Mirar los tatuajes cerrados de la reserva de Bao" },
    { "exchange 1", "Exchange tattoo 1 of the reserve",
      "Intercambiar el tatuaje 1 de la reserva" },
    { "with s3 2", "Exchange it for tattoo 2 in the reserve of Lin",
      "Intercambiarlo por el tatuaje 2 de la reserva de Lin" },
    { "start 2", "Start tattoo 2 of the reserve", "Empezar el tatuaje 2 de la reserva" },
    { "collect", "Collect the work", "Cobrar el trabajo" },
    { "claim", "Charge for the style rights", "Cobrar los derechos de estilo" },
    { "waive", "Waive the style rights", "Renunciar a los derechos de estilo" },
    { "lose koi", "Lose “Koi upstream”", "Perder «Koi contra la corriente»" },
    { "skill ink red blue", "Take red and blue ink at once, by special skill",
      "Tomar a la vez tinta de color rojo y de color azul, por habilidad especial" },
    { "skill mix green", "Mix green ink without an action, by special skill",
      "Mezclar tinta de color verde sin gastar acción, por habilidad especial" },
    { "skill look s2 1",
      "Look at tattoo 1 in the reserve of Bao without an action, by special skill",
      "Mirar sin gastar acción el tatuaje 1 de la reserva de Bao, por habilidad especial" },
    { "pass", "Pass", "Pasar" },
  };
  gboolean seen[NW_BRAWL_N_MOVE_KINDS] = { TRUE };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const NwMove move = read_move (cases[i].move);

      seen[nw_move_kind (move)] = TRUE;
      nw_phrase_expect (nw_phrase_move_by (get_ruleset (), move, names, "en"), cases[i].english);
      nw_phrase_expect (nw_phrase_move_by (get_ruleset (), move, names, "es"), cases[i].spanish);
    }
  for (guint i = 0; i < NW_BRAWL_N_MOVE_KINDS; i++)
    g_assert_true (seen[i]);
  nw_phrase_expect (nw_phrase_move (get_ruleset (), read_move ("steal s2"), "en"),
                    "Steal the client in the waiting room of Seat 2");
  nw_phrase_expect (nw_phrase_advice (get_ruleset (), read_move ("steal s2"),
                                      &(const NwBotReason) { .kind = NW_BOT_REASON_NONE }, names,
                                      "en"),
                    "Hint: Steal the client in the waiting room of Bao.");
}

/* ---- Events --------------------------------------------------------------------------------- */

static void
check_event (const NwEvent *event)
{
  g_autofree char *english = nw_phrase_event (get_ruleset (), event, names, "en");
  g_autofree char *spanish = nw_phrase_event (get_ruleset (), event, names, "es");

  g_test_message ("%s | %s", english, spanish);
  nw_phrase_check_phrase ("en", english, english);
  nw_phrase_check_phrase ("es", spanish, english);
}

/* Every kind, with small numbers; and with its card hidden, if it can be. */
static void
test_every_event (void)
{
  for (guint kind = 0; kind < NW_BRAWL_N_EVENTS; kind++)
    for (gint number = 0; number < 3; number++)
      {
        NwEvent event = { .kind = (guint8) kind, .seat = 1, .known_to = 0xff,
                          .args = { number, number, number, number, number, number } };

        check_event (&event);
        /* Of what is drawn from an open place, or laid open, all know what it is. */
        if (nw_brawl_rules.events[kind].args[0].type != NW_ARG_CARD || number > 0)
          continue;
        event.args[0] = NW_EVENT_HIDDEN;
        switch (kind)
          {
          case NW_BRAWL_EVENT_CHOSEN:
          case NW_BRAWL_EVENT_KEPT:
          case NW_BRAWL_EVENT_PASSED:
          case NW_BRAWL_EVENT_CLIENT_REVEALED:
          case NW_BRAWL_EVENT_DRAWN:
          case NW_BRAWL_EVENT_LAID:
          case NW_BRAWL_EVENT_RECYCLED:
          case NW_BRAWL_EVENT_LOOKED:
          case NW_BRAWL_EVENT_HANDED:
          case NW_BRAWL_EVENT_MISFIT:
            check_event (&event);
            break;
          default:
            break;
          }
      }
}

static void
test_events (void)
{
  const struct
  {
    NwEvent     event;
    const char *english;
    const char *spanish;
  } cases[] = {
    { { NW_BRAWL_EVENT_CLOCK, 1, 0xff, 0, { 1, 1 } }, "The clock of Bao advances to 1 of 1 turn.",
      "El reloj de Bao avanza a 1 de 1 turno." },
    { { NW_BRAWL_EVENT_CLOCK, 1, 0xff, 0, { 1, 3 } }, "The clock of Bao advances to 1 of 3 turns.",
      "El reloj de Bao avanza a 1 de 3 turnos." },
    { { NW_BRAWL_EVENT_INK_SOLD, 0, 0xff, 0, { 2, 1 } }, "Bao sells blue ink to Mei.",
      "Bao vende a Mei tinta de color azul." },
    { { NW_BRAWL_EVENT_DRAWN, 0, 1, 0, { NW_EVENT_HIDDEN, 0, FALSE } },
      "Mei takes a tattoo from the deck.", "Mei toma un tatuaje del mazo." },
    { { NW_BRAWL_EVENT_DRAWN, 0, 1, 0, { 1, 0, FALSE } },
      "Mei takes “Koi upstream” from the deck.", "Mei toma «Koi contra la corriente» del mazo." },
    { { NW_BRAWL_EVENT_DRAWN, 0, 0xff, 0, { 1, 2, FALSE } },
      "Mei takes “Koi upstream” from the open tattoos.",
      "Mei toma «Koi contra la corriente» de los tatuajes abiertos." },
    { { NW_BRAWL_EVENT_DRAWN, 0, 0xff, 0, { 1, 0, TRUE } }, "Mei takes the donated “Koi upstream”.",
      "Mei toma el tatuaje donado: «Koi contra la corriente»." },
    { { NW_BRAWL_EVENT_COLLECTED, 0, 0xff, 0, { 1, 20, 300, 0 } },
      "Mei finishes “Koi upstream” and collects $300.",
      "Mei termina «Koi contra la corriente» y cobra $300." },
    { { NW_BRAWL_EVENT_COLLECTED, 0, 0xff, 0, { 1, 20, 1300, 100 } },
      "Mei finishes “Koi upstream” and collects $1,300 and a bonus of $100.",
      "Mei termina «Koi contra la corriente» y cobra $1300 más un bono de $100." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      nw_phrase_expect (nw_phrase_event (get_ruleset (), &cases[i].event, names, "en"),
                        cases[i].english);
      nw_phrase_expect (nw_phrase_event (get_ruleset (), &cases[i].event, names, "es"),
                        cases[i].spanish);
    }
}

/* ---- Reasons -------------------------------------------------------------------------------- */

/* For each reason moves of kinds that it is given for. */
static const struct
{
  NwReason    reason;
  const char *moves[3];
} reasons[] = {
  { NW_REASON_GAME_OVER, { "pass" } },
  { NW_REASON_UNKNOWN_MOVE, { NULL } },
  { NW_REASON_NOT_IN_PHASE, { "sell" } },
  { NW_BRAWL_REASON_NO_SUCH_CARD, { NULL } },
  { NW_BRAWL_REASON_NO_SUCH_INK, { NULL } },
  { NW_BRAWL_REASON_NO_SUCH_SEAT, { "steal s4" } },
  { NW_BRAWL_REASON_BAD_NUMBER, { NULL } },
  { NW_BRAWL_REASON_CHOICE_PENDING, { "pass" } },
  { NW_BRAWL_REASON_COLLECT_FIRST, { "pass", "ink red" } },
  { NW_BRAWL_REASON_NO_SUCH_SKILL, { "skill mix green" } },
  { NW_BRAWL_REASON_SKILL_USED, { "skill look s2 1" } },
  { NW_BRAWL_REASON_NO_ACTIONS_LEFT, { "ink red" } },
  { NW_BRAWL_REASON_CHARACTER_TAKEN, { "character scout" } },
  { NW_BRAWL_REASON_NOT_IN_HAND, { "keep koi", "open koi" } },
  { NW_BRAWL_REASON_NO_SUCH_PLACE, { "take client 5", "draw 6" } },
  { NW_BRAWL_REASON_EMPTY_PLACE, { "take client 1", "draw donated" } },
  { NW_BRAWL_REASON_EMPTY_DECK, { "take client deck", "draw deck" } },
  { NW_BRAWL_REASON_OWN_SEAT, { "steal s1" } },
  { NW_BRAWL_REASON_NO_SWAPS, { "swap" } },
  { NW_BRAWL_REASON_NO_CLIENT, { "move chair", "reject chair", "steal s2" } },
  { NW_BRAWL_REASON_GUARDED, { "steal s2" } },
  { NW_BRAWL_REASON_NO_FREE_PLACE, { "take client 1", "steal s2" } },
  { NW_BRAWL_REASON_PLACE_TAKEN, { "seat chair", "move waiting" } },
  { NW_BRAWL_REASON_TATTOO_ON_STATION, { "move chair", "start 1" } },
  { NW_BRAWL_REASON_SECONDARY_INK, { "ink green" } },
  { NW_BRAWL_REASON_NOT_MIXED, { "mix red" } },
  { NW_BRAWL_REASON_NO_PRIMARIES, { "mix green", "skill mix purple" } },
  { NW_BRAWL_REASON_NO_TATTOO, { "place red", "collect" } },
  { NW_BRAWL_REASON_NOT_NEEDED, { "place red" } },
  { NW_BRAWL_REASON_NOT_IN_STORE, { "place red", "buy red from s2" } },
  { NW_BRAWL_REASON_NONE_IN_RESERVE, { "ink red", "mix green", "skill ink red red" } },
  { NW_BRAWL_REASON_STORE_LIMIT, { "ink red", "mix green", "buy green from s2" } },
  { NW_BRAWL_REASON_BOARD_LIMIT, { "ink red" } },
  { NW_BRAWL_REASON_NO_SUCH_SLOT, { "start 9", "look s2 9" } },
  { NW_BRAWL_REASON_DONATION_TAKEN, { "donate 1" } },
  { NW_BRAWL_REASON_ONE_CARD, { "look s2" } },
  { NW_BRAWL_REASON_WHOLE_RESERVE, { "look s2 1" } },
  { NW_BRAWL_REASON_CARD_IS_OPEN, { "look s2 1" } },
  { NW_BRAWL_REASON_NOTHING_CLOSED, { "look s2" } },
  { NW_BRAWL_REASON_NOTHING_TO_EXCHANGE, { "exchange 1" } },
  { NW_BRAWL_REASON_OPEN_AND_CLOSED, { "with s2 1" } },
  { NW_BRAWL_REASON_NO_CLIENT_IN_CHAIR, { "start 1" } },
  { NW_BRAWL_REASON_WRONG_STYLE, { "start 1" } },
  { NW_BRAWL_REASON_CLOCK_SHORT, { "collect" } },
  { NW_BRAWL_REASON_NO_MONEY, { "buy red from s2", "recycle 1", "reject chair" } },
  { NW_BRAWL_REASON_CANNOT_REFUSE, { "refuse" } },
  { NW_BRAWL_REASON_NOT_FINISHED, { "lose koi" } },
  { NW_BRAWL_REASON_NOT_LOWEST, { "lose koi" } },
};

static void
check_reason (NwReason reason,
              NwMove   move)
{
  g_autofree char *english = nw_phrase_reason (get_ruleset (), reason, move, "en");
  g_autofree char *spanish = nw_phrase_reason (get_ruleset (), reason, move, "es");

  g_test_message ("%s | %s", english, spanish);
  nw_phrase_check_phrase ("en", english, english);
  nw_phrase_check_phrase ("es", spanish, english);
}

static void
test_reasons (void)
{
  gboolean seen[NW_BRAWL_N_REASONS] = { [NW_REASON_LEGAL] = TRUE };

  for (gsize i = 0; i < G_N_ELEMENTS (reasons); i++)
    {
      seen[reasons[i].reason] = TRUE;
      if (reasons[i].moves[0] == NULL)
        check_reason (reasons[i].reason, NW_MOVE_NONE);
      for (guint j = 0; j < G_N_ELEMENTS (reasons[i].moves) && reasons[i].moves[j] != NULL; j++)
        check_reason (reasons[i].reason, read_move (reasons[i].moves[j]));
    }
  for (guint i = 0; i < NW_BRAWL_N_REASONS; i++)
    g_assert_true (seen[i]);

  /* W16, W18: numbers are those of the ruleset. */
  nw_phrase_expect (nw_phrase_reason (get_ruleset (), NW_BRAWL_REASON_STORE_LIMIT,
                                      read_move ("ink red"), "en"),
                    "The store has room for 5 base inks.");
  nw_phrase_expect (nw_phrase_reason (get_ruleset (), NW_BRAWL_REASON_NO_MONEY,
                                      read_move ("buy red from s2"), "en"),
                    "There is not enough money: ink costs $50.");
}

/* ---- Questions, whole games, the end -------------------------------------------------------- */

static void
test_prompts (void)
{
  for (guint pending = 0; pending < NW_BRAWL_N_PENDINGS; pending++)
    for (gint money = 0; money <= 1000; money += 500)
      {
        g_autoptr (NwMatch) match = deal (get_ruleset (), 3, 1);
        g_autofree char *english = NULL;
        g_autofree char *spanish = NULL;
        NwState view;
        NwBrawlState *state = (NwBrawlState *) &view;

        nw_match_view_for (match, 0, &view);
        state->pending = (guint8) pending;
        state->actions_left = (guint8) (money / 500);
        state->head.actor = 1;
        state->seats[1].money = money;
        english = nw_phrase_prompt (get_ruleset (), &view, names, "en");
        spanish = nw_phrase_prompt (get_ruleset (), &view, names, "es");
        nw_phrase_check_phrase ("en", english, english);
        nw_phrase_check_phrase ("es", spanish, english);
        g_assert_nonnull (strstr (english, "Bao"));
      }
}

static void
test_games (void)
{
  for (guint64 seed = 1; seed <= 6; seed++)
    {
      g_autoptr (NwMatch) match = deal (get_ruleset (), 3 + seed % 2, seed);

      nw_phrase_check_game (match, seed);
    }
}

static void
test_end (void)
{
  static const char *const keys[] = {
    "total", "unfinished", "money", "finished", "against", "shared",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *english = nw_phrase_decided_by (get_ruleset (), keys[i], "en");
      g_autofree char *spanish = nw_phrase_decided_by (get_ruleset (), keys[i], "es");

      nw_phrase_check_phrase ("en", english, english);
      nw_phrase_check_phrase ("es", spanish, english);
    }
}

/* W29. */
static void
test_w29_skills (void)
{
  for (guint skill = 0; skill < NW_BRAWL_N_SKILLS; skill++)
    {
      g_autofree char *english = nw_phrase_brawl_meaning (get_rules (), skill, "en");
      g_autofree char *spanish = nw_phrase_brawl_meaning (get_rules (), skill, "es");

      nw_phrase_check_phrase ("en", english, english);
      nw_phrase_check_phrase ("es", spanish, english);
      g_assert_cmpstr (nw_phrase_brawl_skill (skill, "en"), !=, "");
      g_assert_cmpstr (nw_phrase_brawl_skill (skill, "es"), !=,
                       nw_phrase_brawl_skill (skill, "en"));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/phrases-brawl/moves", test_moves);
  g_test_add_func ("/phrases-brawl/events", test_events);
  g_test_add_func ("/phrases-brawl/every-event", test_every_event);
  g_test_add_func ("/phrases-brawl/reasons", test_reasons);
  g_test_add_func ("/phrases-brawl/prompts", test_prompts);
  g_test_add_func ("/phrases-brawl/games", test_games);
  g_test_add_func ("/phrases-brawl/end", test_end);
  g_test_add_func ("/phrases-brawl/w29-skills", test_w29_skills);

  return g_test_run ();
}
