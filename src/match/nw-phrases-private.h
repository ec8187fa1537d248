/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How phrases are made: tables of templates with named places, `{seat} uses a magic fabric`, that
 * translators may put in any order, and the values that go there.
 */

#pragma once

#include "bots/nw-bot.h"
#include "engine/nw-rules.h"
#include "match/nw-catalogue.h"
#include "ruleset/nw-ruleset.h"

G_BEGIN_DECLS

/* Marks texts for translation where no function can be called.  N_NG stands for two columns. */
#define N_(text) text
#define N_NG(one, many) one, many

/** NW_PHRASE_MAX_VALUES: the most places of a template. */
#define NW_PHRASE_MAX_VALUES 12

/** NW_PHRASE_ALWAYS: the `arg` of a template that needs nothing. */
#define NW_PHRASE_ALWAYS (-1)

/**
 * NwPhraseTemplate:
 * @kind: kind of move or event
 * @arg: the argument that decides whether this template is meant, or %NW_PHRASE_ALWAYS
 * @value: what that argument must be
 * @one: the text; if there is @many, for the number 1
 * @many: (nullable): the text for other numbers
 *
 * A row of a table of templates; of the rows of one kind the first that fits is taken.
 */
typedef struct
{
  guint       kind;
  gint        arg;
  gint        value;
  const char *one;
  const char *many;
} NwPhraseTemplate;

/**
 * NwPhrase:
 *
 * A phrase that is being made: the languages' words, and the values of the places so far.
 */
typedef struct
{
  const NwRuleset    *ruleset;
  const NwCatalogue  *catalogue;
  const char         *language;
  const char *const  *seats;
  guint               n_values;
  const char         *names[NW_PHRASE_MAX_VALUES];
  char               *values[NW_PHRASE_MAX_VALUES];
} NwPhrase;

void  nw_phrase_init         (NwPhrase               *self,
                              const NwRuleset        *ruleset,
                              const char *const      *seats,
                              const char             *language);
void  nw_phrase_set_text     (NwPhrase               *self,
                              const char             *name,
                              const char             *text);
void  nw_phrase_set_number   (NwPhrase               *self,
                              const char             *name,
                              gint64                  number);
void  nw_phrase_set_seat     (NwPhrase               *self,
                              const char             *name,
                              guint                   seat);
void  nw_phrase_set_card     (NwPhrase               *self,
                              const char             *name,
                              gint                    card);
void  nw_phrase_set_table    (NwPhrase               *self,
                              const char             *name,
                              const char             *table,
                              guint                   index);
char *nw_phrase_finish       (NwPhrase               *self,
                              const char             *one,
                              const char             *many,
                              gint64                  n) G_GNUC_WARN_UNUSED_RESULT;
char *nw_phrase_choose       (NwPhrase               *self,
                              const NwPhraseTemplate *templates,
                              guint                   n_templates,
                              guint                   kind,
                              const gint             *args,
                              gint64                  n) G_GNUC_WARN_UNUSED_RESULT;

/**
 * NwGamePhrases:
 *
 * What a game adds: each function finishes the phrase that it is given, in which nothing has been
 * set but the seats' names.  @why, which may be missing, says why a move is a good one, for the reasons
 * %NW_BOT_REASON_GOAL and %NW_BOT_REASON_OWN.
 */
typedef struct
{
  const char *game;

  char *(*reason)     (NwPhrase          *phrase,
                       NwReason           reason,
                       NwMove             move);
  char *(*move)       (NwPhrase          *phrase,
                       NwMove             move);
  char *(*why)        (NwPhrase          *phrase,
                       const NwBotReason *reason);
  char *(*event)      (NwPhrase          *phrase,
                       const NwEvent     *event);
  char *(*prompt)     (NwPhrase          *phrase,
                       const NwState     *view);
  char *(*score_line) (NwPhrase          *phrase,
                       const NwScoreLine *line);
  char *(*decided_by) (NwPhrase          *phrase,
                       const char        *decided_by);
  char *(*end_reason) (NwPhrase          *phrase,
                       const NwState     *view);
} NwGamePhrases;

char *nw_phrase_brawl_why    (NwPhrase               *self,
                              const NwBotReason      *reason) G_GNUC_WARN_UNUSED_RESULT;

extern const NwGamePhrases nw_brawl_phrases;
extern const NwGamePhrases nw_tailor_phrases;

char *nw_phrase_not_your_turn (const char *actor,
                               const char *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
