/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What all tables of fields begin and end with.
 */

#pragma once

#include <glib/gi18n-lib.h>

#include "ruleset/nw-fields.h"

/** NW_MAX_CHARACTERS: the longest text. */
#define NW_MAX_CHARACTERS 4000
/** NW_MAX_CARD_ENTRIES: the most entries of a list of cards. */
#define NW_MAX_CARD_ENTRIES 20000
/** NW_MAX_COUNT: the most copies of a card. */
#define NW_MAX_COUNT 1000
/** NW_RULESET_FORMAT: the format of ruleset files that is written and wholly understood. */
#define NW_RULESET_FORMAT 1

#define NW_FIELDS_HEAD(game_id)                                                                  \
  { "needlework", NW_FIELD_CONSTANT, .choices = (const char *const[]) { "ruleset", NULL },       \
    .meaning = N_("What the file is") },                                                         \
  { "format", NW_FIELD_INT, .low = 1, .high = G_MAXINT32,                                        \
    .meaning = N_("The version of the file’s format") },                                         \
  { "game", NW_FIELD_CONSTANT, .choices = (const char *const[]) { game_id, NULL },               \
    .meaning = N_("The game that is played by these rules") },                                   \
  { "id", NW_FIELD_ID, .label = N_("Id"), .meaning = N_("The identity in the library") },        \
  { "version", NW_FIELD_STRING, .most = NW_MAX_CHARACTERS, .flags = NW_FIELD_OPTIONAL,           \
    .label = N_("Version"), .meaning = N_("The designer’s own version") },                       \
  { "title", NW_FIELD_TEXT, .label = N_("Title"), .meaning = N_("The title") },                  \
  { "description", NW_FIELD_TEXT, .flags = NW_FIELD_OPTIONAL,                                    \
    .label = N_("Description"), .meaning = N_("What is special about these rules") },            \
  { "authors", NW_FIELD_LIST, .most = NW_MAX_COUNT, .flags = NW_FIELD_OPTIONAL,                  \
    .item = &(const NwField) { "author", NW_FIELD_STRING, .most = NW_MAX_CHARACTERS,              \
                               .label = N_("Author") },                                            \
    .label = N_("Authors"), .meaning = N_("Who made them") },                                    \
  { "license", NW_FIELD_STRING, .most = NW_MAX_CHARACTERS, .flags = NW_FIELD_OPTIONAL,           \
    .label = N_("Licence"),                                                                      \
    .meaning = N_("What others may do with them: an SPDX expression or words") }

#define NW_FIELDS_TAIL                                                                           \
  { "notes", NW_FIELD_TEXT, .flags = NW_FIELD_OPTIONAL,                                          \
    .label = N_("Notes"), .meaning = N_("The designer’s notes") },                               \
  { "images", NW_FIELD_MAP, .most = NW_MAX_CARD_ENTRIES, .flags = NW_FIELD_OPTIONAL,             \
    .item = &(const NwField) { "image", NW_FIELD_OBJECT, .members = nw_fields_image },           \
    .label = N_("Pictures"), .meaning = N_("Pictures that cards use") }

#define NW_FIELD_CARD_IMAGE                                                                      \
  { "image", NW_FIELD_REFERENCE, .target = "/images", .flags = NW_FIELD_OPTIONAL,                \
    .label = N_("Picture"), .meaning = N_("The name of the card’s picture") }
