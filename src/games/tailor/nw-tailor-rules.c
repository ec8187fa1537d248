/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tang Master Tailor's entry in the table of games: its names for reasons and events, and its
 * functions.
 */

#include "games/nw-games.h"
#include "games/tailor/nw-tailor-state.h"

static const char *const reasons[NW_TAILOR_N_REASONS] = {
  [NW_REASON_LEGAL] = "legal",
  [NW_REASON_GAME_OVER] = "game-over",
  [NW_REASON_UNKNOWN_MOVE] = "unknown-move",
  [NW_REASON_NOT_IN_PHASE] = "not-in-phase",
  [NW_TAILOR_REASON_NO_SUCH_CARD] = "no-such-card",
  [NW_TAILOR_REASON_NO_SUCH_COLOUR] = "no-such-colour",
  [NW_TAILOR_REASON_NO_SUCH_LEVEL] = "no-such-level",
  [NW_TAILOR_REASON_BAD_NUMBER] = "bad-number",
  [NW_TAILOR_REASON_BAD_SECTION] = "bad-section",
  [NW_TAILOR_REASON_CHOICE_PENDING] = "choice-pending",
  [NW_TAILOR_REASON_OTHER_ACTION] = "other-action",
  [NW_TAILOR_REASON_NO_DYES_LEFT] = "no-dyes-left",
  [NW_TAILOR_REASON_OFF_ROW] = "off-row",
  [NW_TAILOR_REASON_MIXED_SECTION] = "mixed-section",
  [NW_TAILOR_REASON_SAME_COLOUR] = "same-colour",
  [NW_TAILOR_REASON_NOT_TO_WHITE] = "not-to-white",
  [NW_TAILOR_REASON_NO_TOKENS] = "no-tokens",
  [NW_TAILOR_REASON_NO_MAGIC] = "no-magic",
  [NW_TAILOR_REASON_NO_MAGIC_ON_CARD] = "no-magic-on-card",
  [NW_TAILOR_REASON_NOT_AVAILABLE] = "not-available",
  [NW_TAILOR_REASON_ALREADY_COMPLETED] = "already-completed",
  [NW_TAILOR_REASON_MAGIC_ON_CARD] = "magic-on-card",
  [NW_TAILOR_REASON_NO_MAGIC_IN_SUPPLY] = "no-magic-in-supply",
  [NW_TAILOR_REASON_PALINDROME] = "palindrome",
  [NW_TAILOR_REASON_NO_FIT] = "no-fit",
  [NW_TAILOR_REASON_NOT_ON_DISPLAY] = "not-on-display",
  [NW_TAILOR_REASON_DISPLAY_ONLY] = "display-only",
  [NW_TAILOR_REASON_EMPTY_DECK] = "empty-deck",
  [NW_TAILOR_REASON_MUST_RESERVE] = "must-reserve",
  [NW_TAILOR_REASON_MUST_ACT] = "must-act",
  [NW_TAILOR_REASON_MUST_DYE] = "must-dye",
  [NW_TAILOR_REASON_BAD_SPLIT] = "bad-split",
};

static const NwEventInfo events[NW_TAILOR_N_EVENTS] = {
  [NW_TAILOR_EVENT_TURN] = { "turn", { { "round", NW_ARG_INT } } },
  [NW_TAILOR_EVENT_DYED] = { "dyed",
                             { { "from", NW_ARG_INT },
                               { "to", NW_ARG_INT },
                               { "colour", NW_ARG_ID },
                               { "was", NW_ARG_ID } } },
  [NW_TAILOR_EVENT_MAGIC_USED] = { "magic-used",
                                   { { "at", NW_ARG_INT },
                                     { "colour", NW_ARG_ID },
                                     { "was", NW_ARG_ID },
                                     { "card", NW_ARG_CARD } } },
  [NW_TAILOR_EVENT_COMPLETED] = { "completed",
                                  { { "card", NW_ARG_CARD },
                                    { "from", NW_ARG_INT },
                                    { "to", NW_ARG_INT },
                                    { "again", NW_ARG_BOOL } } },
  [NW_TAILOR_EVENT_MAGIC_GAINED] = { "magic-gained", { { "card", NW_ARG_CARD } } },
  [NW_TAILOR_EVENT_EXPANDED] = { "expanded", { { "limit", NW_ARG_INT } } },
  [NW_TAILOR_EVENT_WHITE_ADDED] = { "white-added", { { "right", NW_ARG_BOOL } } },
  [NW_TAILOR_EVENT_RESERVED] = { "reserved",
                                 { { "card", NW_ARG_CARD },
                                   { "level", NW_ARG_INT },
                                   { "deck", NW_ARG_BOOL } } },
  [NW_TAILOR_EVENT_RESTOCKED] = { "restocked", { { "left", NW_ARG_INT }, { "right", NW_ARG_INT } } },
  [NW_TAILOR_EVENT_REVEALED] = { "revealed",
                                 { { "card", NW_ARG_CARD },
                                   { "level", NW_ARG_INT },
                                   { "place", NW_ARG_INT } } },
  [NW_TAILOR_EVENT_LAST_ROUND] = { "last-round", { { NULL, NW_ARG_NONE } } },
  [NW_TAILOR_EVENT_OVER] = { "over", { { NULL, NW_ARG_NONE } } },
};

static const char *
get_arg_id (gconstpointer data,
            const char   *name,
            gint          index)
{
  const NwTailorRules *rules = data;

  if (g_str_equal (name, "colour") || g_str_equal (name, "was"))
    return rules->colour_ids[index];
  if (g_str_equal (name, "pattern"))
    return rules->pattern_ids[index];

  return rules->order_ids[index];
}

const NwRules nw_tailor_rules = {
  .id = "tailor",
  .min_seats = 2,
  .max_seats = NW_TAILOR_MAX_SEATS,
  .data_size = sizeof (NwTailorRules),
  .state_size = sizeof (NwTailorState),
  .max_moves = NW_TAILOR_MAX_MOVES,
  .reasons = reasons,
  .n_reasons = NW_TAILOR_N_REASONS,
  .events = events,
  .n_events = NW_TAILOR_N_EVENTS,
  .deal = nw_tailor_deal,
  .legal = nw_tailor_legal,
  .check = nw_tailor_check,
  .apply = nw_tailor_apply,
  .redact = nw_tailor_redact,
  .resample = nw_tailor_resample,
  .score = nw_tailor_score,
  .to_text = nw_tailor_to_text,
  .from_text = nw_tailor_from_text,
  .position_write = nw_tailor_position_write,
  .position_read = nw_tailor_position_read,
  .hash = nw_tailor_hash,
  .arg_id = get_arg_id,
};
