/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A move of Tattoo Brawl under way: what the set-up (nw-brawl-setup.c), the moving of cards and ink
 * (nw-brawl-things.c) and the turns (nw-brawl-apply.c) share.  Private to these.
 */

#pragma once

#include <string.h>

#include "games/brawl/nw-brawl-state.h"

G_BEGIN_DECLS

/**
 * NwBrawlPlay:
 * @rules: compiled rules
 * @state: the state that changes
 * @sink: (nullable): where events go
 *
 * A move under way.
 */
typedef struct
{
  const NwBrawlRules *rules;
  NwBrawlState       *state;
  const NwEventSink  *sink;
} NwBrawlPlay;

/**
 * nw_brawl_emit:
 * @play: a move under way
 * @kind: kind of event
 * @seat: whom it concerns
 * @known_to: mask of the seats that may know the event's cards
 * @a: first argument
 * @b: second argument
 * @c: third argument
 * @d: fourth argument
 *
 * Writes an event, if anybody wants events.
 */
static inline void
nw_brawl_emit (const NwBrawlPlay *play,
               NwBrawlEventKind   kind,
               guint              seat,
               guint              known_to,
               gint               a,
               gint               b,
               gint               c,
               gint               d)
{
  const NwEvent event = {
    .kind = (guint8) kind,
    .seat = (guint8) seat,
    .known_to = (guint8) known_to,
    .args = { a, b, c, d },
  };

  if (play->sink != NULL)
    play->sink->emit (&event, play->sink->user_data);
}

/**
 * nw_brawl_tell:
 * @play: a move under way
 * @kind: kind of event
 * @a: first argument
 * @b: second argument
 * @c: third argument
 *
 * Writes an event without secrets of the seat whose turn it is.
 */
static inline void
nw_brawl_tell (const NwBrawlPlay *play,
               NwBrawlEventKind   kind,
               gint               a,
               gint               b,
               gint               c)
{
  nw_brawl_emit (play, kind, play->state->head.turn, NW_EVENT_KNOWN_TO_ALL, a, b, c, 0);
}

void     nw_brawl_pay             (const NwBrawlPlay *play,
                                   guint              seat,
                                   gint               amount);
void     nw_brawl_gain_ink        (const NwBrawlPlay *play,
                                   guint              seat,
                                   guint              ink);
void     nw_brawl_lose_ink        (const NwBrawlPlay *play,
                                   guint              seat,
                                   guint              ink);
void     nw_brawl_add_reserve     (const NwBrawlPlay *play,
                                   guint              seat,
                                   guint              card,
                                   guint              slot);
guint    nw_brawl_remove_reserve  (const NwBrawlPlay *play,
                                   guint              seat,
                                   guint              slot);
void     nw_brawl_add_finished    (const NwBrawlPlay *play,
                                   guint              seat,
                                   guint              card);
void     nw_brawl_remove_finished (const NwBrawlPlay *play,
                                   guint              seat,
                                   guint              card);
guint    nw_brawl_draw_tattoo     (const NwBrawlPlay *play);
guint    nw_brawl_draw_client     (const NwBrawlPlay *play);
void     nw_brawl_bury_tattoo     (const NwBrawlPlay *play,
                                   guint              card);
void     nw_brawl_bury_client     (const NwBrawlPlay *play,
                                   guint              client);
void     nw_brawl_refill_tattoos  (const NwBrawlPlay *play);
void     nw_brawl_refill_clients  (const NwBrawlPlay *play);
void     nw_brawl_ask             (const NwBrawlPlay *play,
                                   NwBrawlPending     pending);
void     nw_brawl_begin_turn      (const NwBrawlPlay *play,
                                   guint              turn);

void     nw_brawl_apply_character (const NwBrawlPlay *play,
                                   guint              character);
void     nw_brawl_apply_choice    (const NwBrawlPlay *play,
                                   guint              card);

G_END_DECLS
