/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sentences for what is wrong with a file: a ruleset, a position or a saved game.
 *
 * A sentence names its member, the value that was found and what is allowed.  It has no full stop,
 * since it stands between a place and a pointer, or in a row of a list.
 */

#define G_LOG_DOMAIN "nw-match"

#include "config.h"

#include <string.h>

#include "match/nw-phrases-private.h"
#include "match/nw-phrases.h"

typedef struct
{
  const char *code;
  const char *error;
  const char *warning;           /* NULL: the same */
} Sentence;

/* In the order in which a file is judged: as text, as JSON, field by field, between fields. */
static const Sentence sentences[] = {
  { "file-too-large", N_("The file has {value} bytes; more than {high} are not read") },
  { "nul-byte", N_("The file has a NUL byte here; it is no text") },
  { "invalid-utf-8", N_("The bytes here are not UTF-8 text") },
  { "byte-order-mark", N_("The file begins with a byte order mark, which JSON does not allow") },
  { "empty-file", N_("The file is empty") },
  { "syntax", N_("This is not valid JSON") },
  { "too-deep", N_("Lists and objects are nested more than 32 deep here") },
  { "unclosed", N_("The file ends before its last string, list or object is closed") },
  { "trailing-comma", N_("There is a comma after the last entry") },
  { "missing-comma", N_("A comma is missing here, or the bracket that closes the list or object") },
  { "missing-colon", N_("A colon is missing after the name") },
  { "missing-name", N_("Here should stand a name in double quotes") },
  { "missing-value", N_("Here should stand a value") },
  { "bad-word", N_("“{value}” is no word of JSON, which has only true, false and null") },
  { "bad-number", N_("“{value}” is not a number as JSON writes them") },
  { "bad-escape", N_("“{value}” is not a character as JSON escapes them") },
  { "control-character", N_("A string has a line break, tab or other control character, which must "
                            "be escaped") },
  { "nul-in-name", N_("A name has a NUL character, which cannot be kept") },
  { "text-after-end", N_("Something follows after the end of the JSON value") },

  { "duplicate-member", N_("“{value}” stands more than once in this object") },
  { "not-an-integer", N_("“{name}” is {value}, which is not written as an integer") },
  { "number-too-large", N_("“{name}” is {value}, which is too large to be kept") },
  { "nul-character", N_("“{name}” has a NUL character, which cannot be kept") },

  { "not-an-object", N_("The file has {value} where an object should be") },
  { "not-ours", N_("This is no saved game, position or ruleset of Needlework") },
  { "not-a-ruleset", N_("The file is not a ruleset: “needlework” is not “ruleset”") },
  { "not-a-position", N_("The file is not a position: “needlework” is not “position”") },
  { "not-a-game", N_("The file is not a saved game: “needlework” is not “game”") },
  { "unknown-game", N_("There is no game {value}; there are only: {expected}") },
  { "other-game", N_("The ruleset is for another game than {value}") },
  { "newer-format", N_("The file has format {value}, which is newer than this program; it is read "
                       "only") },

  { "wrong-type", N_("“{name}” is {value}, but should be {expected}") },
  { "out-of-range", N_("“{name}” is {value}, but should be from {low} to {high}") },
  { "bad-length", N_("“{name}” should have from {low} to {high} characters, not {value}") },
  { "bad-entries", N_("“{name}” should have from {low} to {high} entries, not {value}") },
  { "entry-count", N_("“{name}” should have {high} entries, not {value}") },
  { "bad-id", N_("{value} is not an identity, which has 1 to 64 of a-z, 0-9 and “-”") },
  { "bad-letter", N_("{value} is not one letter from a to z") },
  { "bad-colour", N_("{value} is not a colour, which is written as #rrggbb") },
  { "bad-language", N_("“{value}” is not the tag of a language, as “en” or “es-MX” are") },
  { "no-language", N_("“{name}” has no text in any language") },
  { "carriage-return", N_("“{name}” has carriage returns; a line should end with a line feed "
                          "alone") },
  { "unknown-value", N_("“{name}” is {value}, but should be one of: {expected}") },
  { "duplicate-value", N_("{value} stands more than once in the list") },
  { "duplicate-id", N_("“{value}” is the “{name}” of entry {expected} already") },
  { "unknown-reference", N_("“{name}” is {value}, but there are only: {expected}") },
  { "unknown-name", N_("There is no “{value}”; there are only: {expected}") },
  { "unknown-letter", N_("“{value}” is none of the letters that there are: {expected}") },
  { "missing-member", N_("“{name}” is missing"),
    N_("“{name}” is missing; its default is taken: {expected}") },
  { "missing-parameter", N_("The parameter “{name}” is missing"),
    N_("The parameter “{name}” is missing; its default is taken: {expected}") },
  { "unknown-member", N_("“{value}” is not known here; it is kept as it is") },
  { "unknown-parameter", N_("There is no parameter “{value}”; there are: {expected}") },

  { "more-problems", N_("There are more problems, which are not listed") },

  { "bad-base64", N_("The picture’s data is not base64") },
  { "image-too-large", N_("The picture has {value} bytes; more than {high} are not allowed") },
  { "image-too-big", N_("The picture is wider or higher than 4096 pixels") },
  { "bad-image", N_("The picture is not of the kind that its type says, or broken") },
  { "image-loads", N_("The picture loads or runs something, which is not allowed") },
  { "unused-image", N_("No card has the picture “{value}”") },

  { "row-above-limit", N_("The row starts with {value} fabrics, more than its limit of {high}") },
  { "limit-above-max", N_("The limit starts at {value}, above the greatest limit of {high}") },
  { "reserved-id", N_("An order cannot have the id “{value}”, which means no order in notation") },
  { "too-many-to-play", N_("The decks have {value} cards together; with more than {high} no game "
                           "can be dealt") },
  { "order-too-long", N_("The order {value} is longer than any row can be, which is {high}") },
  { "unused-pattern", N_("No card has the pattern “{value}”") },
  { "short-level", N_("The number of the level’s cards is {value}, less than the {low} places of "
                      "its display") },
  { "short-magic", N_("The number of magic fabrics is {value}, less than the {low} orders that give "
                      "one") },

  { "duplicate-card", N_("“{value}” is the id of one of the “{expected}” already") },
  { "start-above-reserve", N_("With {expected} players the seats start with {value} of the ink "
                              "“{name}”, more than the {high} of the reserve") },
  { "short-tattoos", N_("The number of tattoos is {value}, less than the {low} that four players "
                        "are dealt") },
  { "short-clients", N_("The number of clients is {value}, less than the {low} tattoos that reach "
                        "the goal of all players") },
  { "short-characters", N_("The number of characters is {value}, less than that of seats, which is "
                           "{low}") },
  { "ink-without-mix", N_("The ink “{value}” is not taken, and no mix makes it") },
  { "tattoo-without-black", N_("The tattoo needs “{value}”, and no black") },
  { "tattoo-beyond-reserve", N_("The tattoo needs {value} of the ink “{expected}”, more than the "
                                "{high} of the smallest reserve") },
  { "tattoo-beyond-board", N_("The number of inks that the tattoo needs is {value}, more than the "
                              "{high} that a board holds") },
  { "style-without-tattoo", N_("No tattoo has the style “{value}” that the client wants") },

  { "unknown-ruleset", N_("There is no official ruleset {value}") },
  { "no-ruleset", N_("There is no ruleset that the game could be played by") },
  { "ruleset-has-errors", N_("The ruleset has errors; nothing can be played by it") },
  { "bad-seed", N_("The seed is {value}, but should be a number from 0 to 18446744073709551615 in "
                   "quotes") },
  { "seats", N_("There should be from {low} to {high} seats, not {value}") },
  { "no-such-seat", N_("There is no seat “{value}”") },
  { "no-such-card", N_("There is no card “{value}”") },
  { "no-such-colour", N_("There is no colour “{value}”") },
  { "no-such-level", N_("There is no level “{value}”") },
  { "unknown-word", N_("“{name}” cannot be “{value}”") },
  { "card-in-two-places", N_("The card “{value}” is in more places than it has copies") },
  { "wrong-level", N_("The card “{value}” is not of this level") },
  { "row-too-long", N_("The row “{value}” is longer than its limit") },
  { "display-too-long", N_("The number of places is {value}, more than the {high} of this display") },
  { "too-many-tokens", N_("More tokens are used than there are: “{value}”") },
  { "placed-beyond-need", N_("More of the ink “{value}” is placed than the tattoo needs") },
  { "pending-cannot-be", N_("This choice cannot be pending here: “{value}”") },
  { "illegal-move", N_("The move “{value}” is not legal there") },
  { "rules-changed", N_("The rules have changed since this game was saved") },
};

/* What a value can be, by the word that problems have for it. */
static const struct
{
  const char *word;
  const char *name;
} types[] = {
  { "integer", N_("an integer") },
  { "true-or-false", N_("true or false") },
  { "boolean", N_("true or false") },
  { "string", N_("a string") },
  { "text", N_("a string, or an object of strings by language") },
  { "object", N_("an object") },
  { "list", N_("a list") },
  { "choice", N_("one of the words that are allowed") },
  { "card", N_("the id of a card") },
};

static const Sentence *
find_sentence (const char *code)
{
  for (guint i = 0; i < G_N_ELEMENTS (sentences); i++)
    if (strcmp (sentences[i].code, code) == 0)
      return &sentences[i];

  return NULL;
}

static const char *
name_type (const NwCatalogue *catalogue,
           const char        *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    if (strcmp (types[i].word, word) == 0)
      return nw_catalogue_text (catalogue, types[i].name);

  return word;
}

/* The last step of a pointer, which is the name of the member that is wrong; with the step before if
 * it is a number, as in "cards/3". */
static char *
get_name (const char *pointer)
{
  const char *slash = strrchr (pointer, '/');
  const char *from = slash != NULL ? slash + 1 : pointer;
  g_autoptr (GString) name = NULL;

  if (g_ascii_isdigit (*from) && slash > pointer)
    for (from = slash - 1; from > pointer && from[-1] != '/';)
      from--;
  name = g_string_new (from);

  g_string_replace (name, "~1", "/", 0);
  g_string_replace (name, "~0", "~", 0);

  return g_string_free_and_steal (g_steal_pointer (&name));
}

static void
set_values (NwPhrase        *phrase,
            const NwProblem *problem)
{
  g_autofree char *name = get_name (problem->pointer);
  const gboolean is_type = strcmp (problem->code, "wrong-type") == 0;

  nw_phrase_set_text (phrase, "name", name);
  nw_phrase_set_text (phrase, "value", problem->value != NULL ? problem->value : "–");
  if (problem->expected != NULL)
    nw_phrase_set_text (phrase, "expected",
                        is_type ? name_type (phrase->catalogue, problem->expected)
                        : *problem->expected == '\0'
                          /* Translators: what there is, where a list of names would be empty. */
                          ? nw_catalogue_text (phrase->catalogue, N_("nothing"))
                          : problem->expected);
  if (problem->has_range)
    {
      nw_phrase_set_number (phrase, "low", problem->low);
      nw_phrase_set_number (phrase, "high", problem->high);
    }
}

/**
 * nw_phrase_problem:
 * @problem: a problem
 * @language: (nullable): a BCP 47 tag; %NULL for English
 *
 * Says what is wrong: which member, what was found there and what is allowed.
 *
 * Returns: (transfer full): a sentence without a full stop
 */
char *
nw_phrase_problem (const NwProblem *problem,
                   const char      *language)
{
  const Sentence *sentence = find_sentence (problem->code);
  const gboolean is_warning = problem->severity == NW_SEVERITY_WARNING;
  NwPhrase phrase;

  g_return_val_if_fail (sentence != NULL, g_strdup (problem->code));

  nw_phrase_init (&phrase, NULL, NULL, language);
  set_values (&phrase, problem);

  return nw_phrase_finish (&phrase,
                           is_warning && sentence->warning != NULL ? sentence->warning
                                                                   : sentence->error,
                           NULL, 0);
}
