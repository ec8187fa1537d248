/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Phrases that all games share, and the making of phrases from templates.
 *
 * A template names its places: `{seat}`.  What a translator writes is never a format of the C
 * library: a place that is not known stays as it stands, and nothing can go wrong beyond that.
 * Sentences of one language are whole templates, never put together from pieces, so that gender and
 * order are the translator's.  In Spanish colours are said as "de color rojo", which needs no
 * gender.
 */

#define G_LOG_DOMAIN "nw-match"

#include "config.h"

#include <string.h>

#include "match/nw-phrases-private.h"
#include "match/nw-phrases.h"

static const NwGamePhrases *const games[] = {
  &nw_brawl_phrases,
  &nw_tailor_phrases,
};

/* The reasons that every game has, by their number. */
static const char *const common_reasons[NW_N_COMMON_REASONS] = {
  [NW_REASON_LEGAL] = N_("The move is legal."),
  [NW_REASON_GAME_OVER] = N_("The game is over."),
  [NW_REASON_UNKNOWN_MOVE] = N_("No move of this game is written so."),
  [NW_REASON_NOT_IN_PHASE] = N_("This is not what has to be decided now."),
};

static const char *const undo_blockers[] = {
  [NW_UNDO_BLOCKER_NONE] = N_("The last move can be taken back."),
  [NW_UNDO_BLOCKER_START] = N_("There is no move to take back."),
  [NW_UNDO_BLOCKER_REVEALED] = N_("The last move can’t be taken back: it brought something hidden "
                                  "to light."),
  [NW_UNDO_BLOCKER_OTHER_SEAT] = N_("The last move can’t be taken back: somebody else has decided "
                                    "since."),
};

static const char *const seat_kinds[NW_N_SEAT_KINDS] = {
  [NW_SEAT_KIND_HUMAN] = N_("Person"),
  [NW_SEAT_KIND_RANDOM] = N_("Bot: plays at random"),
  [NW_SEAT_KIND_APPRENTICE] = N_("Bot: apprentice"),
  [NW_SEAT_KIND_JOURNEYMAN] = N_("Bot: journeyman"),
  [NW_SEAT_KIND_MASTER] = N_("Bot: master"),
};

/* ---- Making a phrase ------------------------------------------------------------------------ */

/**
 * nw_phrase_init:
 * @self: (out caller-allocates): a phrase
 * @ruleset: (nullable): where the names of cards and tables come from, if any are set
 * @seats: (nullable) (array): the players' names by seat; %NULL for "Seat 1", …
 * @language: (nullable): a BCP 47 tag; %NULL for English
 *
 * Begins a phrase.  nw_phrase_finish() or nw_phrase_choose() must end it.
 */
void
nw_phrase_init (NwPhrase          *self,
                const NwRuleset   *ruleset,
                const char *const *seats,
                const char        *language)
{
  *self = (NwPhrase) {
    .ruleset = ruleset,
    .catalogue = nw_catalogue_get (language),
    .language = language != NULL ? language : "en",
    .seats = seats,
  };
}

static void
take_value (NwPhrase   *self,
            const char *name,
            char       *value)
{
  g_assert (self->n_values < NW_PHRASE_MAX_VALUES);

  self->names[self->n_values] = name;
  self->values[self->n_values++] = value;
}

/**
 * nw_phrase_set_text:
 * @self: a phrase
 * @name: (transfer none): the place, a constant
 * @text: what goes there
 *
 * Sets a place to a text.
 */
void
nw_phrase_set_text (NwPhrase   *self,
                    const char *name,
                    const char *text)
{
  take_value (self, name, g_strdup (text));
}

/**
 * nw_phrase_set_number:
 * @self: a phrase
 * @name: (transfer none): the place, a constant
 * @number: what goes there
 *
 * Sets a place to a number as the language writes it.
 */
void
nw_phrase_set_number (NwPhrase   *self,
                      const char *name,
                      gint64      number)
{
  take_value (self, name, nw_catalogue_number (self->catalogue, number));
}

/**
 * nw_phrase_set_seat:
 * @self: a phrase
 * @name: (transfer none): the place, a constant
 * @seat: a seat
 *
 * Sets a place to a player's name, or "Seat 2" where nobody has one.
 */
void
nw_phrase_set_seat (NwPhrase   *self,
                    const char *name,
                    guint       seat)
{
  if (self->seats != NULL)
    {
      nw_phrase_set_text (self, name, self->seats[seat]);
    }
  else
    {
      NwPhrase number;

      nw_phrase_init (&number, self->ruleset, NULL, self->language);
      nw_phrase_set_number (&number, "number", (gint64) seat + 1);
      take_value (self, name, nw_phrase_finish (&number, N_("Seat {number}"), NULL, 0));
    }
}

/**
 * nw_phrase_set_card:
 * @self: a phrase
 * @name: (transfer none): the place, a constant
 * @card: a card by index; below 0 nothing is set
 *
 * Sets a place to a card's name, or its id if it has none.
 */
void
nw_phrase_set_card (NwPhrase   *self,
                    const char *name,
                    gint        card)
{
  const NwRules *rules = nw_ruleset_get_game (self->ruleset);
  gconstpointer data = nw_ruleset_get_compiled (self->ruleset);
  const char *text;

  if (card < 0)
    return;

  text = nw_ruleset_get_card_text (self->ruleset, (guint) card, "name", self->language);
  if (text == NULL || *text == '\0')
    text = rules->arg_id (data, "card", card);
  nw_phrase_set_text (self, name, text);
}

/**
 * nw_phrase_set_table:
 * @self: a phrase
 * @name: (transfer none): the place, a constant
 * @table: a table of the ruleset
 * @index: one of its entries
 *
 * Sets a place to the entry's name.
 */
void
nw_phrase_set_table (NwPhrase   *self,
                     const char *name,
                     const char *table,
                     guint       index)
{
  const char *text =
    nw_ruleset_get_table_text (self->ruleset, table, index, "name", self->language);

  nw_phrase_set_text (self, name, text != NULL ? text : "?");
}

static const char *
find_value (NwPhrase   *self,
            const char *name,
            gsize       length)
{
  for (guint i = 0; i < self->n_values; i++)
    if (strlen (self->names[i]) == length && strncmp (self->names[i], name, length) == 0)
      return self->values[i];

  return NULL;
}

static char *
fill (NwPhrase   *self,
      const char *template)
{
  GString *text = g_string_new (NULL);

  for (const char *at = template; *at != '\0';)
    {
      const gsize length = *at == '{' ? strcspn (at + 1, "{}") : 0;
      const char *value = length > 0 && at[length + 1] == '}' ? find_value (self, at + 1, length)
                                                              : NULL;

      if (value != NULL)
        {
          g_string_append (text, value);
          at += length + 2;
        }
      else
        {
          g_string_append_c (text, *at++);
        }
    }

  return g_string_free_and_steal (text);
}

/**
 * nw_phrase_finish:
 * @self: a phrase
 * @one: an English template; if there is @many, for the number 1
 * @many: (nullable): an English template for other numbers
 * @n: the number, if there is @many
 *
 * Translates a template, fills it, and ends the phrase.
 *
 * Returns: (transfer full): the text
 */
char *
nw_phrase_finish (NwPhrase   *self,
                  const char *one,
                  const char *many,
                  gint64      n)
{
  char *text = fill (self, many != NULL ? nw_catalogue_plural (self->catalogue, one, many, n)
                                        : nw_catalogue_text (self->catalogue, one));

  for (guint i = 0; i < self->n_values; i++)
    g_free (self->values[i]);
  self->n_values = 0;

  return text;
}

/**
 * nw_phrase_choose:
 * @self: a phrase
 * @templates: (array length=n_templates): a table
 * @n_templates: how many rows
 * @kind: the kind to look for
 * @args: arguments, as many as the rows of @kind ask for
 * @n: the number that the templates turn on
 *
 * Ends the phrase with the first template of @kind that @args fit.
 *
 * Returns: (transfer full): the text
 */
char *
nw_phrase_choose (NwPhrase               *self,
                  const NwPhraseTemplate *templates,
                  guint                   n_templates,
                  guint                   kind,
                  const gint             *args,
                  gint64                  n)
{
  for (guint i = 0; i < n_templates; i++)
    {
      const NwPhraseTemplate *row = &templates[i];

      if (row->kind == kind && (row->arg == NW_PHRASE_ALWAYS || args[row->arg] == row->value))
        return nw_phrase_finish (self, row->one, row->many, n);
    }

  g_return_val_if_reached (nw_phrase_finish (self, "", NULL, 0));
}

static const NwGamePhrases *
find_game (const NwRuleset *ruleset)
{
  const char *id = nw_ruleset_get_game (ruleset)->id;

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    if (g_str_equal (games[i]->game, id))
      return games[i];

  g_assert_not_reached ();
}

static char *
finish_plain (const char *text,
              const char *language)
{
  return g_strdup (nw_catalogue_text (nw_catalogue_get (language), text));
}

/* ---- Public --------------------------------------------------------------------------------- */

/**
 * nw_phrase_reason:
 * @ruleset: a ruleset without errors
 * @reason: why a move is refused
 * @move: that move, %NW_MOVE_NONE if it could not be read
 * @language: (nullable): a BCP 47 tag; %NULL for English
 *
 * Says why a move is refused: with the positions, cards and colours it is about.
 *
 * Returns: (transfer full): a sentence
 */
char *
nw_phrase_reason (const NwRuleset *ruleset,
                  NwReason         reason,
                  NwMove           move,
                  const char      *language)
{
  NwPhrase phrase;

  if (reason < NW_N_COMMON_REASONS)
    return finish_plain (common_reasons[reason], language);

  nw_phrase_init (&phrase, ruleset, NULL, language);

  return find_game (ruleset)->reason (&phrase, reason, move);
}

/**
 * nw_phrase_move:
 * @ruleset: a ruleset without errors
 * @move: a move
 * @language: (nullable): a BCP 47 tag; %NULL for English
 *
 * Says what a move does, as a label: "Dye positions 2 to 4 red".
 *
 * Returns: (transfer full): the label
 */
char *
nw_phrase_move (const NwRuleset *ruleset,
                NwMove           move,
                const char      *language)
{
  return nw_phrase_move_by (ruleset, move, NULL, language);
}

/**
 * nw_phrase_move_by:
 * @ruleset: a ruleset without errors
 * @move: a move
 * @names: (nullable) (array): the players' names by seat; %NULL for "Seat 1", …
 * @language: (nullable): a BCP 47 tag; %NULL for English
 *
 * Says what a move does, as a label, with the names of those whom it concerns.
 *
 * Returns: (transfer full): the label
 */
char *
nw_phrase_move_by (const NwRuleset   *ruleset,
                   NwMove             move,
                   const char *const *names,
                   const char        *language)
{
  NwPhrase phrase;

  nw_phrase_init (&phrase, ruleset, names, language);

  return find_game (ruleset)->move (&phrase, move);
}

static char *
say_why (const NwRuleset   *ruleset,
         const NwBotReason *reason,
         const char        *language)
{
  const NwGamePhrases *game = find_game (ruleset);
  NwPhrase phrase;

  if (reason->kind == NW_BOT_REASON_ONLY_MOVE)
    return finish_plain (N_("Nothing else is possible."), language);
  if (reason->kind == NW_BOT_REASON_NONE ||
      (reason->kind != NW_BOT_REASON_POINTS && game->why == NULL))
    return NULL;

  nw_phrase_init (&phrase, ruleset, NULL, language);
  if (reason->kind != NW_BOT_REASON_POINTS)
    return game->why (&phrase, reason);

  nw_phrase_set_number (&phrase, "points", reason->n);

  return nw_phrase_finish (&phrase, N_NG ("It brings {points} point.",
                                          "It brings {points} points."), reason->n);
}

/**
 * nw_phrase_advice:
 * @ruleset: a ruleset without errors
 * @move: a move
 * @reason: why it is a good one
 * @names: (nullable) (array): the players' names by seat; %NULL for "Seat 1", …
 * @language: (nullable): a BCP 47 tag; %NULL for English
 *
 * Says what a bot would do, and why as far as that can be told.
 *
 * Returns: (transfer full): a sentence or two
 */
char *
nw_phrase_advice (const NwRuleset   *ruleset,
                  NwMove             move,
                  const NwBotReason *reason,
                  const char *const *names,
                  const char        *language)
{
  g_autofree char *label = nw_phrase_move_by (ruleset, move, names, language);
  g_autofree char *because = say_why (ruleset, reason, language);
  NwPhrase phrase;

  nw_phrase_init (&phrase, ruleset, NULL, language);
  nw_phrase_set_text (&phrase, "move", label);
  if (because == NULL)
    return nw_phrase_finish (&phrase, N_("Hint: {move}."), NULL, 0);

  nw_phrase_set_text (&phrase, "reason", because);

  return nw_phrase_finish (&phrase, N_("Hint: {move}. {reason}"), NULL, 0);
}

/**
 * nw_phrase_event:
 * @ruleset: a ruleset without errors
 * @event: what happened, as the reader may know it
 * @names: (nullable) (array): the players' names by seat; %NULL for "Seat 1", …
 * @language: (nullable): a BCP 47 tag; %NULL for English
 *
 * Says what happened, for the log.
 *
 * Returns: (transfer full): a sentence
 */
char *
nw_phrase_event (const NwRuleset   *ruleset,
                 const NwEvent     *event,
                 const char *const *names,
                 const char        *language)
{
  NwPhrase phrase;

  nw_phrase_init (&phrase, ruleset, names, language);

  return find_game (ruleset)->event (&phrase, event);
}

/**
 * nw_phrase_prompt:
 * @ruleset: a ruleset without errors
 * @view: the state, as the reader may know it
 * @names: (nullable) (array): the players' names by seat; %NULL for "Seat 1", …
 * @language: (nullable): a BCP 47 tag; %NULL for English
 *
 * Says who has to decide and what can be done.
 *
 * Returns: (transfer full): one or two sentences
 */
char *
nw_phrase_prompt (const NwRuleset   *ruleset,
                  const NwState     *view,
                  const char *const *names,
                  const char        *language)
{
  NwPhrase phrase;

  if (view->head.over)
    return finish_plain (common_reasons[NW_REASON_GAME_OVER], language);

  nw_phrase_init (&phrase, ruleset, names, language);

  return find_game (ruleset)->prompt (&phrase, view);
}

/**
 * nw_phrase_score_line:
 * @ruleset: a ruleset without errors
 * @line: a line of a score sheet
 * @language: (nullable): a BCP 47 tag; %NULL for English
 *
 * Says what a line counts, without its amount.
 *
 * Returns: (transfer full): the line's label
 */
char *
nw_phrase_score_line (const NwRuleset   *ruleset,
                      const NwScoreLine *line,
                      const char        *language)
{
  NwPhrase phrase;

  nw_phrase_init (&phrase, ruleset, NULL, language);

  return find_game (ruleset)->score_line (&phrase, line);
}

/**
 * nw_phrase_decided_by:
 * @ruleset: a ruleset without errors
 * @decided_by: the key that decided, of #NwScore
 * @language: (nullable): a BCP 47 tag; %NULL for English
 *
 * Says by what the winner was parted from the runner-up.
 *
 * Returns: (transfer full): a sentence
 */
char *
nw_phrase_decided_by (const NwRuleset *ruleset,
                      const char      *decided_by,
                      const char      *language)
{
  NwPhrase phrase;

  if (g_str_equal (decided_by, "total"))
    return finish_plain (N_("Decided by points."), language);
  if (g_str_equal (decided_by, "shared"))
    return finish_plain (N_("The victory is shared: all tie-breaks are equal."), language);

  nw_phrase_init (&phrase, ruleset, NULL, language);

  return find_game (ruleset)->decided_by (&phrase, decided_by);
}

/* The names of all winners, one after the other. */
static char *
join_winners (NwPhrase      *phrase,
              const NwScore *score)
{
  GString *winners = g_string_new (NULL);

  for (guint seat = 0; seat < score->n_seats; seat++)
    if (score->rank[seat] == 1)
      {
        NwPhrase name = *phrase;

        nw_phrase_set_seat (&name, "seat", seat);
        if (winners->len > 0)
          g_string_append (winners, nw_catalogue_text (phrase->catalogue, N_(", ")));
        g_string_append (winners, name.values[0]);
        g_free (name.values[0]);
      }

  return g_string_free_and_steal (winners);
}

/**
 * nw_phrase_result:
 * @ruleset: a ruleset without errors
 * @score: the score at the end
 * @names: (nullable) (array): the players' names by seat; %NULL for "Seat 1", …
 * @language: (nullable): a BCP 47 tag; %NULL for English
 *
 * Says who has won, and with how many points.
 *
 * Returns: (transfer full): a sentence
 */
char *
nw_phrase_result (const NwRuleset   *ruleset,
                  const NwScore     *score,
                  const char *const *names,
                  const char        *language)
{
  g_autofree char *winners = NULL;
  NwPhrase phrase;
  guint n_winners = 0;
  gint points = 0;

  for (guint seat = 0; seat < score->n_seats; seat++)
    if (score->rank[seat] == 1)
      {
        n_winners++;
        points = score->total[seat];
      }

  nw_phrase_init (&phrase, ruleset, names, language);
  winners = join_winners (&phrase, score);
  nw_phrase_set_text (&phrase, "winners", winners);
  nw_phrase_set_number (&phrase, "points", points);
  if (n_winners > 1)
    return nw_phrase_finish (&phrase, N_NG ("{winners} share the victory with {points} point.",
                                            "{winners} share the victory with {points} points."),
                             points);

  return nw_phrase_finish (&phrase, N_NG ("{winners} wins with {points} point.",
                                          "{winners} wins with {points} points."),
                           points);
}

/**
 * nw_phrase_end_reason:
 * @ruleset: a ruleset without errors
 * @view: a state in which the game is over, as the reader may know it
 * @names: (nullable) (array): the players' names by seat; %NULL for "Seat 1", …
 * @language: (nullable): a BCP 47 tag; %NULL for English
 *
 * Says why the game has ended.
 *
 * Returns: (transfer full): a sentence
 */
char *
nw_phrase_end_reason (const NwRuleset   *ruleset,
                      const NwState     *view,
                      const char *const *names,
                      const char        *language)
{
  NwPhrase phrase;

  nw_phrase_init (&phrase, ruleset, names, language);

  return find_game (ruleset)->end_reason (&phrase, view);
}

/**
 * nw_phrase_undo_blocker:
 * @blocker: why the last move can't be taken back
 * @language: (nullable): a BCP 47 tag; %NULL for English
 *
 * Returns: (transfer full): a sentence
 */
char *
nw_phrase_undo_blocker (NwUndoBlocker blocker,
                        const char   *language)
{
  g_return_val_if_fail (blocker < G_N_ELEMENTS (undo_blockers), NULL);

  return finish_plain (undo_blockers[blocker], language);
}

/**
 * nw_phrase_seat_kind:
 * @kind: what plays a seat
 * @language: (nullable): a BCP 47 tag; %NULL for English
 *
 * Returns: (transfer full): its name
 */
char *
nw_phrase_seat_kind (NwSeatKind  kind,
                     const char *language)
{
  g_return_val_if_fail (kind < NW_N_SEAT_KINDS, NULL);

  return finish_plain (seat_kinds[kind], language);
}

/**
 * nw_phrase_not_your_turn:
 * @actor: name of the player who has to decide
 * @language: (nullable): a BCP 47 tag; %NULL for English
 *
 * Tells somebody else so.
 *
 * Returns: (transfer full): a sentence
 */
char *
nw_phrase_not_your_turn (const char *actor,
                         const char *language)
{
  NwPhrase phrase;

  nw_phrase_init (&phrase, NULL, NULL, language);
  nw_phrase_set_text (&phrase, "seat", actor);

  return nw_phrase_finish (&phrase, N_("It is not your turn: {seat} has to decide."), NULL, 0);
}
