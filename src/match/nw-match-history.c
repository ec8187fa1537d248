/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The history of a match: a list of states and the moves between them.
 *
 * Undo only moves an index back and a new move cuts off what was taken back, so that redo gives the
 * very same states, chance included.
 *
 * Undo by the settled policy: a person may take back own moves one by one, back to the last moment
 * at which hidden things came to light (nw-reveal.c) or another seat decided.  Moves that were
 * taken back count as decided: who took back one's own moves can't go on with those of another.
 * Without limit (a preference, where at most one person plays) undo goes back to that person's last
 * decision, over whatever bots did and cards showed since.
 */

#define G_LOG_DOMAIN "nw-match"

#include "config.h"

#include <string.h>

#include "match/nw-match-private.h"
#include "match/nw-reveal.h"

/* ---- History -------------------------------------------------------------------------------- */

/* The whole truth after @index moves. */
gconstpointer
_nw_match_get_truth (NwMatch *self,
                     guint    index)
{
  return self->states->data + (gsize) index * self->rules->state_size;
}

static NwMatchStep *
get_step (NwMatch *self,
          guint    index)
{
  return &g_array_index (self->steps, NwMatchStep, index);
}

/* Lists the legal moves anew, after the present state has become another. */
void
_nw_match_update_legal (NwMatch *self)
{
  self->n_legal =
    self->rules->legal (self->data, _nw_match_get_truth (self, self->n_moves), self->legal);
}

/* Lets go of what was taken back. */
void
_nw_match_forget_redo (NwMatch *self)
{
  if (self->n_moves == self->steps->len)
    return;

  g_array_set_size (self->events, get_step (self, self->n_moves)->first_event);
  g_array_set_size (self->steps, self->n_moves);
  g_array_set_size (self->states, self->n_moves + 1);
}

static void
store_event (const NwEvent *event,
             gpointer       user_data)
{
  g_array_append_vals (user_data, event, 1);
}

/* Adds a legal move of the actor to the history. */
void
_nw_match_append (NwMatch *self,
                  NwMove   move)
{
  const NwEventSink sink = { store_event, self->events };
  const NwMatchStep step = {
    .move = move,
    .first_event = self->events->len,
    .decider = nw_match_get_actor (self),
    .reveals = NW_MATCH_REVEALS_UNKNOWN,
  };
  NwState state;

  memcpy (&state, _nw_match_get_truth (self, self->n_moves), self->rules->state_size);
  self->rules->apply (self->data, &state, move, &sink);
  g_array_append_vals (self->states, &state, 1);
  g_array_append_val (self->steps, step);
  self->n_moves++;
}

/* ---- Undo ----------------------------------------------------------------------------------- */

static gboolean
step_reveals (NwMatch *self,
              guint    index)
{
  NwMatchStep *step = get_step (self, index);

  if (step->reveals == NW_MATCH_REVEALS_UNKNOWN)
    step->reveals = (gint8) nw_move_reveals (self->rules, self->data,
                                             _nw_match_get_truth (self, index), step->move);

  return step->reveals;
}

static gboolean
undo_is_unlimited (NwMatch *self)
{
  return self->unlimited_undo && nw_match_get_n_humans (self) <= 1;
}

/* The last move of a person that is not taken back, or G_MAXUINT. */
static guint
find_last_human_move (NwMatch *self)
{
  for (guint i = self->n_moves; i > 0; i--)
    if (_nw_match_is_human (self, get_step (self, i - 1)->decider))
      return i - 1;

  return G_MAXUINT;
}

static NwUndoBlocker
find_undo_blocker (NwMatch *self)
{
  const NwMatchStep *last, *undone;

  if (self->n_moves == 0 || find_last_human_move (self) == G_MAXUINT)
    return NW_UNDO_BLOCKER_START;
  if (undo_is_unlimited (self))
    return NW_UNDO_BLOCKER_NONE;

  last = get_step (self, self->n_moves - 1);
  undone = nw_match_can_redo (self) ? get_step (self, self->n_moves) : last;
  if (!_nw_match_is_human (self, last->decider) || undone->decider != last->decider)
    return NW_UNDO_BLOCKER_OTHER_SEAT;

  return step_reveals (self, self->n_moves - 1) ? NW_UNDO_BLOCKER_REVEALED : NW_UNDO_BLOCKER_NONE;
}

static void
go_back (NwMatch *self,
         guint    index)
{
  g_autofree char *line = g_strdup_printf ("back %u", index);

  _nw_match_cancel_bot (self);
  self->n_moves = index;
  _nw_match_update_legal (self);
  _nw_match_write_journal (self, line);
  _nw_match_announce_change (self, NW_MATCH_HINT_UNDO);
}

/* ---- What a seat sees ----------------------------------------------------------------------- */

static void
view_redacted (NwMatch *self,
               guint    index,
               guint    seat,
               NwState *view)
{
  *view = (NwState) { 0 };
  memcpy (view, _nw_match_get_truth (self, index), self->rules->state_size);
  self->rules->redact (self->data, view, seat);
}

/* What all see, with what each seat sees laid over it: redaction puts a blank in the place of what
 * a viewer may not know, so that a byte which shows the truth to any seat is known. */
static void
view_for_all (NwMatch *self,
              guint    index,
              NwState *view)
{
  const guint8 *truth = _nw_match_get_truth (self, index);
  guint8 *shown = (guint8 *) view;

  view_redacted (self, index, NW_SEAT_NONE, view);
  for (guint seat = 0; seat < nw_match_get_n_seats (self); seat++)
    {
      NwState seen;

      view_redacted (self, index, seat, &seen);
      for (gsize i = sizeof (NwHead); i < self->rules->state_size; i++)
        if (((const guint8 *) &seen)[i] == truth[i])
          shown[i] = truth[i];
    }
}

/**
 * nw_match_view_for:
 * @self: a match
 * @seat: a seat, or %NW_SEAT_NONE for somebody who sits nowhere
 * @view: (out caller-allocates): the state as it is now, as far as @seat may know it
 *
 * Shows the present state.
 */
void
nw_match_view_for (NwMatch *self,
                   guint    seat,
                   NwState *view)
{
  g_return_if_fail (NW_IS_MATCH (self));

  nw_match_view_at (self, self->n_moves, seat, view);
}

/**
 * nw_match_view_at:
 * @self: a match
 * @index: 0…n_moves: after how many moves
 * @seat: a seat, %NW_SEAT_NONE for somebody who sits nowhere, or %NW_MATCH_ALL_SEATS
 * @view: (out caller-allocates): the state as it was, as far as @seat could know it then
 *
 * Shows a state of the history.
 */
void
nw_match_view_at (NwMatch *self,
                  guint    index,
                  guint    seat,
                  NwState *view)
{
  g_return_if_fail (NW_IS_MATCH (self));
  g_return_if_fail (index <= self->n_moves);
  g_return_if_fail (seat < nw_match_get_n_seats (self) || seat == NW_SEAT_NONE ||
                    seat == NW_MATCH_ALL_SEATS);

  if (seat == NW_MATCH_ALL_SEATS)
    view_for_all (self, index, view);
  else
    view_redacted (self, index, seat, view);
}

/* ---- Looking back --------------------------------------------------------------------------- */

/**
 * nw_match_get_n_moves:
 * @self: a match
 *
 * Returns: how many moves were made and not taken back
 */
guint
nw_match_get_n_moves (NwMatch *self)
{
  g_return_val_if_fail (NW_IS_MATCH (self), 0);

  return self->n_moves;
}

/**
 * nw_match_get_move:
 * @self: a match
 * @index: 0…n_moves-1
 *
 * Returns: that move
 */
NwMove
nw_match_get_move (NwMatch *self,
                   guint    index)
{
  g_return_val_if_fail (NW_IS_MATCH (self), NW_MOVE_NONE);
  g_return_val_if_fail (index < self->n_moves, NW_MOVE_NONE);

  return get_step (self, index)->move;
}

/**
 * nw_match_get_turn_at:
 * @self: a match
 * @index: 0…n_moves: after how many moves
 *
 * Returns: the seat whose turn it was
 */
guint
nw_match_get_turn_at (NwMatch *self,
                      guint    index)
{
  g_return_val_if_fail (NW_IS_MATCH (self), 0);
  g_return_val_if_fail (index <= self->n_moves, 0);

  return ((const NwHead *) _nw_match_get_truth (self, index))->turn;
}

/**
 * nw_match_get_round_at:
 * @self: a match
 * @index: 0…n_moves: after how many moves
 *
 * Returns: the round, from 1
 */
guint
nw_match_get_round_at (NwMatch *self,
                       guint    index)
{
  g_return_val_if_fail (NW_IS_MATCH (self), 0);
  g_return_val_if_fail (index <= self->n_moves, 0);

  return ((const NwHead *) _nw_match_get_truth (self, index))->round;
}

/**
 * nw_match_copy:
 * @self: a match
 * @n_moves: 0…n_moves: how many of its moves
 *
 * Makes a match of its own that is as this one was after so many moves: the same deal, the same
 * people, and all chance to come the same.  With 0 moves that is the same deal again.
 *
 * Returns: (transfer full): the copy, which nobody plays yet and no journal is kept of
 */
NwMatch *
nw_match_copy (NwMatch *self,
               guint    n_moves)
{
  g_autoptr (GListStore) seats = g_list_store_new (NW_TYPE_SEAT_INFO);
  NwMatch *copy;

  g_return_val_if_fail (NW_IS_MATCH (self), NULL);
  g_return_val_if_fail (n_moves <= self->n_moves, NULL);

  for (guint i = 0; i < nw_match_get_n_seats (self); i++)
    {
      g_autoptr (NwSeatInfo) seat = nw_seat_info_copy (nw_match_get_seat (self, i));

      g_list_store_append (seats, seat);
    }

  if (self->start != NULL)
    copy = nw_match_new_from_position (self->ruleset, self->deal.seed, self->start,
                                       G_LIST_MODEL (seats));
  else
    copy = nw_match_new (self->ruleset, &self->deal, G_LIST_MODEL (seats));
  for (guint i = 0; i < n_moves; i++)
    _nw_match_append (copy, get_step (self, i)->move);
  /* Another end is another game, of which the file tells nothing. */
  if (n_moves == self->n_moves)
    {
      _nw_match_set_origin (copy, self->origin);
      memcpy (copy->n_advised, self->n_advised, sizeof copy->n_advised);
    }
  _nw_match_loaded (copy);

  return copy;
}

/**
 * nw_match_get_decider:
 * @self: a match
 * @index: 0…n_moves-1
 *
 * Returns: the seat that made that move
 */
guint
nw_match_get_decider (NwMatch *self,
                      guint    index)
{
  g_return_val_if_fail (NW_IS_MATCH (self), NW_SEAT_NONE);
  g_return_val_if_fail (index < self->n_moves, NW_SEAT_NONE);

  return get_step (self, index)->decider;
}

/**
 * nw_match_get_n_events:
 * @self: a match
 * @index: 0…n_moves-1
 *
 * Returns: how many things that move made happen
 */
guint
nw_match_get_n_events (NwMatch *self,
                       guint    index)
{
  guint end;

  g_return_val_if_fail (NW_IS_MATCH (self), 0);
  g_return_val_if_fail (index < self->n_moves, 0);

  end = index + 1 < self->steps->len ? get_step (self, index + 1)->first_event : self->events->len;

  return end - get_step (self, index)->first_event;
}

/**
 * nw_match_get_event:
 * @self: a match
 * @index: 0…n_moves-1
 * @event: 0…n_events-1
 * @viewer: a seat, %NW_SEAT_NONE for somebody who sits nowhere, or %NW_MATCH_ALL_SEATS
 * @out: (out caller-allocates): the event, as far as @viewer may know it
 *
 * Tells what a move made happen.
 */
void
nw_match_get_event (NwMatch *self,
                    guint    index,
                    guint    event,
                    guint    viewer,
                    NwEvent *out)
{
  const NwEvent *truth;

  g_return_if_fail (NW_IS_MATCH (self));
  g_return_if_fail (event < nw_match_get_n_events (self, index));

  truth = &g_array_index (self->events, NwEvent, get_step (self, index)->first_event + event);
  for (guint seat = 0; viewer == NW_MATCH_ALL_SEATS && seat < nw_match_get_n_seats (self); seat++)
    if (truth->known_to >> seat & 1)
      viewer = seat;
  *out = nw_event_for_viewer (truth, &self->rules->events[truth->kind],
                              viewer != NW_MATCH_ALL_SEATS ? viewer : NW_SEAT_NONE);
}

/* ---- Undo and redo -------------------------------------------------------------------------- */

/**
 * nw_match_get_undo_blocker:
 * @self: a match
 *
 * Returns: why nothing can be taken back, or %NW_UNDO_BLOCKER_NONE
 */
NwUndoBlocker
nw_match_get_undo_blocker (NwMatch *self)
{
  g_return_val_if_fail (NW_IS_MATCH (self), NW_UNDO_BLOCKER_START);

  return find_undo_blocker (self);
}

/**
 * nw_match_can_undo:
 * @self: a match
 *
 * Returns: whether nw_match_undo() would do anything
 */
gboolean
nw_match_can_undo (NwMatch *self)
{
  return nw_match_get_undo_blocker (self) == NW_UNDO_BLOCKER_NONE;
}

/**
 * nw_match_undo:
 * @self: a match
 *
 * Takes back the last move; without limit, back to the last decision of the person who plays.
 *
 * Returns: whether anything was taken back
 */
gboolean
nw_match_undo (NwMatch *self)
{
  if (!nw_match_can_undo (self))
    return FALSE;

  go_back (self, undo_is_unlimited (self) ? find_last_human_move (self) : self->n_moves - 1);

  return TRUE;
}

/**
 * nw_match_can_redo:
 * @self: a match
 *
 * Returns: whether nw_match_redo() would do anything
 */
gboolean
nw_match_can_redo (NwMatch *self)
{
  g_return_val_if_fail (NW_IS_MATCH (self), FALSE);

  return self->n_moves < self->steps->len;
}

/**
 * nw_match_redo:
 * @self: a match
 *
 * Makes a move again that was taken back, and the bots' answers to it that were taken back with
 * it.  The states are the same as they were, and so is all chance.
 *
 * Returns: whether anything was made again
 */
gboolean
nw_match_redo (NwMatch *self)
{
  if (!nw_match_can_redo (self))
    return FALSE;

  _nw_match_cancel_bot (self);
  do
    _nw_match_write_move (self, self->n_moves++);
  while (self->n_moves < self->steps->len &&
         !_nw_match_is_human (self, get_step (self, self->n_moves)->decider));
  _nw_match_update_legal (self);
  _nw_match_announce_change (self, NW_MATCH_HINT_REDO);

  return TRUE;
}

/**
 * nw_match_move_reveals:
 * @self: a match
 * @move: a legal move
 *
 * Works out beforehand whether @move could not be taken back, so that a view can warn.
 *
 * Returns: whether hidden things come to light by it
 */
gboolean
nw_match_move_reveals (NwMatch *self,
                       NwMove   move)
{
  g_return_val_if_fail (NW_IS_MATCH (self), FALSE);

  return nw_move_reveals (self->rules, self->data, _nw_match_get_truth (self, self->n_moves),
                          move);
}

/**
 * nw_match_get_unlimited_undo:
 * @self: a match
 *
 * Returns: whether undo is without limit where at most one person plays
 */
gboolean
nw_match_get_unlimited_undo (NwMatch *self)
{
  g_return_val_if_fail (NW_IS_MATCH (self), FALSE);

  return self->unlimited_undo;
}

/**
 * nw_match_set_unlimited_undo:
 * @self: a match
 * @unlimited_undo: whether undo is without limit where at most one person plays
 *
 * Sets how far undo reaches.
 */
void
nw_match_set_unlimited_undo (NwMatch *self,
                             gboolean unlimited_undo)
{
  g_return_if_fail (NW_IS_MATCH (self));

  if (self->unlimited_undo == unlimited_undo)
    return;

  self->unlimited_undo = unlimited_undo;
  g_object_notify (G_OBJECT (self), "unlimited-undo");
  _nw_match_announce (self);
}
