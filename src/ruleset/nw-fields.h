/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a ruleset's members are: each field is described once, in a table.
 *
 * From these tables come parsing, judging, saving in canonical order, the JSON Schema and forms.
 * A table of fields is an array that ends with an entry without key; its order is the canonical
 * order.  Adding a field is one line.
 */

#pragma once

#include "engine/nw-rules.h"

G_BEGIN_DECLS

/**
 * NwFieldType:
 * @NW_FIELD_CONSTANT: the one string in `choices`
 * @NW_FIELD_INT: an integer from `low` to `high`
 * @NW_FIELD_BOOL: true or false
 * @NW_FIELD_STRING: a string of `least` to `most` characters, the same in all languages
 * @NW_FIELD_TEXT: words for people: a string, or an object from language tag to string
 * @NW_FIELD_ID: an identity: `[a-z0-9-]{1,64}`
 * @NW_FIELD_LETTER: one letter `a`…`z`
 * @NW_FIELD_COLOUR: a colour, `#rrggbb`
 * @NW_FIELD_ENUM: one of `choices`; or an object with one of `members`, if there are any
 * @NW_FIELD_ENUM_LIST: a list of different `choices`, in any order
 * @NW_FIELD_REFERENCE: what an entry of the table at `target` has as its `by`
 * @NW_FIELD_LETTERS: `least` to `most` letters, each of them the `by` of an entry at `target`
 * @NW_FIELD_INDEX: the number, from 1, of an entry of the list at `target`
 * @NW_FIELD_DATA: an image in base64
 * @NW_FIELD_OBJECT: an object of `members`
 * @NW_FIELD_LIST: a list of `least` to `most` values that are each an `item`
 * @NW_FIELD_MAP: an object of `least` to `most` values that are each an `item`; its names are
 *   identities, or those of entries at `target`.  `members` are names that it must have, and which
 *   a reference to it cannot mean
 * @NW_FIELD_BY_PLAYERS: an object with an `item` for each number of players
 *
 * What a field's value is.
 */
typedef enum
{
  NW_FIELD_CONSTANT,
  NW_FIELD_INT,
  NW_FIELD_BOOL,
  NW_FIELD_STRING,
  NW_FIELD_TEXT,
  NW_FIELD_ID,
  NW_FIELD_LETTER,
  NW_FIELD_COLOUR,
  NW_FIELD_ENUM,
  NW_FIELD_ENUM_LIST,
  NW_FIELD_REFERENCE,
  NW_FIELD_LETTERS,
  NW_FIELD_INDEX,
  NW_FIELD_DATA,
  NW_FIELD_OBJECT,
  NW_FIELD_LIST,
  NW_FIELD_MAP,
  NW_FIELD_BY_PLAYERS,
  NW_N_FIELD_TYPES,
} NwFieldType;

/**
 * NwUnit:
 *
 * What a number counts.
 */
typedef enum
{
  NW_UNIT_NONE,
  NW_UNIT_POINTS,
  NW_UNIT_FABRICS,
  NW_UNIT_TOKENS,
  NW_UNIT_CARDS,
  NW_UNIT_DYES,
  NW_UNIT_ROUNDS,
  NW_UNIT_DOLLARS,
  NW_UNIT_INKS,
  NW_UNIT_ACTIONS,
  NW_UNIT_TURNS,
  NW_UNIT_TATTOOS,
  NW_N_UNITS,
} NwUnit;

/**
 * NwFieldFlags:
 * @NW_FIELD_OPTIONAL: may be left out, and stays left out
 * @NW_FIELD_NULLABLE: may be null
 * @NW_FIELD_UNIQUE: no two entries of a list may have the same value
 * @NW_FIELD_SELECTS: its value says which other members its object has, see `when`
 * @NW_FIELD_CARDS: a list of cards
 * @NW_FIELD_PARAMETERS: an object of parameters, which are all written
 *
 * What else is to be said of a field.
 */
typedef enum
{
  NW_FIELD_OPTIONAL = 1 << 0,
  NW_FIELD_NULLABLE = 1 << 1,
  NW_FIELD_UNIQUE = 1 << 2,
  NW_FIELD_SELECTS = 1 << 3,
  NW_FIELD_CARDS = 1 << 4,
  NW_FIELD_PARAMETERS = 1 << 5,
} NwFieldFlags;

typedef struct _NwField NwField;

/**
 * NwField:
 * @key: name of the member; in an item what an entry is called in a pointer is its index or name
 * @type: what the value is
 * @unit: what a number counts
 * @flags: more about it
 * @low: the least number
 * @high: the greatest number
 * @least: the fewest characters or entries
 * @most: the most characters or entries
 * @fallback: (nullable): the default in JSON; without one the member must be there
 * @choices: (nullable) (array zero-terminated=1): the words that are allowed
 * @target: (nullable): JSON pointer to the table that is referred to
 * @by: (nullable): member of its entries that is referred to; `id` if %NULL
 * @item: (nullable): what each entry is
 * @members: (nullable): the members of an object
 * @when: (nullable): value of the selecting member with which this one is there
 * @meaning: (nullable): one line for people, a msgid
 * @rule_ids: (nullable): the rules that it belongs to
 * @label: (nullable): a few words for people at the head of a column or a row, a msgid; without them
 *   the key serves
 * @choice_labels: (nullable): the same for each of @choices
 *
 * A field.
 */
struct _NwField
{
  const char        *key;
  NwFieldType        type;
  NwUnit             unit;
  NwFieldFlags       flags;
  gint64             low;
  gint64             high;
  guint              least;
  guint              most;
  const char        *fallback;
  const char *const *choices;
  const char        *target;
  const char        *by;
  const NwField     *item;
  const NwField     *members;
  const char        *when;
  const char        *meaning;
  const char        *rule_ids;
  const char        *label;
  const char *const *choice_labels;
};

typedef struct _NwCard NwCard;

/**
 * NwFieldTable:
 * @rules: the game
 * @fields: the members of its rulesets
 * @census_size: bytes that @check_card and @check use to count, all 0 at first
 * @check_card: (nullable): counts a card of a list of cards, and finds what is wrong between its
 *   fields.  Lists come in the order of @fields, whatever the document's is
 * @check: (nullable): finds what is wrong between fields, after all cards have been counted, and
 *   frees what the census holds.  Each field by itself has been judged then, and may be missing or
 *   wrong
 * @compile: packs a document without errors: `rules->data_size` bytes, all 0 before
 *
 * What there is to know about the rulesets of a game.
 */
typedef struct
{
  const NwRules *rules;
  const NwField *fields;
  gsize          census_size;
  void         (*check_card) (gpointer       census,
                              GVariant      *document,
                              const NwField *list,
                              const NwCard  *card,
                              guint          index,
                              GPtrArray     *problems);
  void         (*check)      (gpointer       census,
                              GVariant      *document,
                              GPtrArray     *problems);
  void         (*compile)    (GVariant      *document,
                              gpointer       data);
} NwFieldTable;

extern const NwFieldTable nw_fields_brawl;
extern const NwFieldTable nw_fields_tailor;

extern const NwField nw_fields_image[];

GVariant           *nw_card_get              (const NwCard       *card,
                                              const char         *key);

const NwFieldTable *nw_fields_find           (const char         *game);
char               *nw_fields_list_games     (void) G_GNUC_WARN_UNUSED_RESULT;
const NwField      *nw_fields_get            (const NwField      *fields,
                                              const char         *key);
const NwField      *nw_fields_get_parameters (const NwFieldTable *table);
const NwField      *nw_fields_get_at         (const NwFieldTable *table,
                                              const char         *pointer);
const char         *nw_field_type_get_name   (NwFieldType         type);
const char         *nw_unit_get_name         (NwUnit              unit);

G_END_DECLS
