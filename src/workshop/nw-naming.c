/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What things are called; see nw-naming.h.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-naming.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "ruleset/nw-json.h"
#include "workshop/nw-choices.h"

const char *const nw_languages[NW_N_LANGUAGES + 1] = { "en", "es", NULL };

/**
 * nw_naming_get_language:
 *
 * Returns: (transfer none): the application's language, of those that rulesets have
 */
const char *
nw_naming_get_language (void)
{
  const char *const *names = g_get_language_names ();

  return names[0] != NULL && g_str_has_prefix (names[0], "es") ? "es" : "en";
}

/**
 * nw_naming_get_tongue:
 * @language: a language tag
 *
 * Returns: (transfer none): the language's own name, or the tag if it is not known
 */
const char *
nw_naming_get_tongue (const char *language)
{
  static const char *const tongues[NW_N_LANGUAGES] = { "English", "Español" };

  for (guint i = 0; i < NW_N_LANGUAGES; i++)
    if (strcmp (language, nw_languages[i]) == 0)
      return tongues[i];

  return language;
}

/* A key made readable: what there is to show of a field that nobody has named. */
static char *
read_key (const char *key)
{
  g_autoptr (GString) text = g_string_new (key);

  for (gsize i = 0; i < text->len; i++)
    if (text->str[i] == '_' || text->str[i] == '-')
      text->str[i] = ' ';
  if (text->len > 0)
    text->str[0] = g_ascii_toupper (text->str[0]);

  return g_string_free_and_steal (g_steal_pointer (&text));
}

/**
 * nw_naming_field:
 * @field: a field
 *
 * Returns: (transfer full): a few words for it
 */
char *
nw_naming_field (const NwField *field)
{
  return field->label != NULL ? g_strdup (_(field->label)) : read_key (field->key);
}

/**
 * nw_naming_leaf:
 * @field: a field
 * @language: (nullable): of words for people, which language
 *
 * Returns: (transfer full): a few words for it, such as `Name · es`
 */
char *
nw_naming_leaf (const NwField *field,
                const char    *language)
{
  g_autofree char *label = nw_naming_field (field);

  return language != NULL ? g_strdup_printf ("%s · %s", label, language)
                          : g_steal_pointer (&label);
}

/**
 * nw_naming_players:
 * @n_players: a number of players
 *
 * Returns: (transfer full): so many players
 */
char *
nw_naming_players (guint n_players)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u player", "%u players", n_players),
                          n_players);
}

/**
 * nw_naming_get_text:
 * @text: (nullable): words for people, as JSON
 * @language: (nullable): the tag of the wanted language; %NULL for the application's, or any other
 *
 * Returns: (transfer none) (nullable): the words; with a language, in that one alone
 */
const char *
nw_naming_get_text (GVariant   *text,
                    const char *language)
{
  const char *found;

  if (text == NULL)
    return NULL;
  if (!g_variant_is_of_type (text, G_VARIANT_TYPE_VARDICT))
    return nw_json_get_string (text);
  if (language != NULL)
    return nw_json_peek_string (text, language);

  found = nw_json_peek_string (text, nw_naming_get_language ());
  for (guint i = 0; i < NW_N_LANGUAGES && (found == NULL || *found == '\0'); i++)
    {
      const char *other = nw_json_peek_string (text, nw_languages[i]);

      found = other != NULL ? other : found;
    }

  return found;
}

static const char *
find_words (const NwField *members,
            GVariant      *entry)
{
  const char *id = NULL;

  for (const NwField *field = members; field->key != NULL; field++)
    {
      g_autoptr (GVariant) value = NULL;
      const char *words;

      if (field->type != NW_FIELD_TEXT && field->type != NW_FIELD_ID)
        continue;

      /* What is borrowed from the value lives as long as the entry. */
      value = nw_json_get (entry, field->key);
      words = field->type == NW_FIELD_TEXT ? nw_naming_get_text (value, NULL)
                                           : nw_json_get_string (value);
      if (words == NULL || *words == '\0')
        continue;
      if (field->type == NW_FIELD_TEXT)
        return words;
      if (id == NULL)
        id = words;
    }

  return id;
}

/**
 * nw_naming_entry:
 * @item: what each entry of a table is
 * @entry: (nullable): one of the entries
 * @index: the entry's index
 *
 * Returns: (transfer full): its name, its id, or else what it is with its number
 */
char *
nw_naming_entry (const NwField *item,
                 GVariant      *entry,
                 guint          index)
{
  const char *words = NULL;
  g_autofree char *label = NULL;

  if (item->members != NULL && entry != NULL &&
      g_variant_is_of_type (entry, G_VARIANT_TYPE_VARDICT))
    words = find_words (item->members, entry);
  if (words != NULL)
    return g_strdup (words);

  label = nw_naming_field (item);

  return g_strdup_printf ("%s %u", label, index + 1);
}

/**
 * nw_naming_value:
 * @ruleset: a ruleset
 * @field: a field
 * @value: (nullable): a value of it
 *
 * Returns: (transfer full): the value as people read it; "" if there is none
 */
char *
nw_naming_value (const NwRuleset *ruleset,
                 const NwField   *field,
                 GVariant        *value)
{
  const char *text;
  char *choice;

  if (value == NULL)
    return g_strdup ("");
  choice = nw_choices_say (ruleset, field, value);
  if (choice != NULL)
    return choice;
  if (field->type == NW_FIELD_TEXT)
    {
      text = nw_naming_get_text (value, NULL);
      return g_strdup (text != NULL ? text : "");
    }

  text = nw_json_get_string (value);

  return text != NULL ? g_strdup (text) : nw_json_spell (value);
}

/* The words for one step of a pointer; @field and @value go along with it. */
static char *
say_step (const char     *step,
          const NwField **field,
          GVariant      **value)
{
  const NwField *parent = *field;
  const NwField *member = parent->members != NULL ? nw_fields_get (parent->members, step) : NULL;
  g_autoptr (GVariant) container = g_steal_pointer (value);
  guint64 index = 0;

  if (container != NULL && g_variant_is_of_type (container, G_VARIANT_TYPE_VARDICT))
    *value = nw_json_get (container, step);
  else if (container != NULL && g_variant_is_of_type (container, G_VARIANT_TYPE ("av")) &&
           g_variant_n_children (container) > 0 &&
           g_ascii_string_to_unsigned (step, 10, 0, g_variant_n_children (container) - 1, &index,
                                       NULL))
    {
      g_autoptr (GVariant) box = g_variant_get_child_value (container, (gsize) index);

      *value = g_variant_get_variant (box);
    }

  *field = member != NULL ? member : parent->item;
  if (member != NULL)
    return nw_naming_field (member);
  if (parent->type == NW_FIELD_TEXT && parent->item == NULL && parent->members == NULL)
    return g_strdup (nw_naming_get_tongue (step));
  if (parent->item == NULL)
    return read_key (step);
  if (parent->type == NW_FIELD_BY_PLAYERS)
    return nw_naming_players ((guint) g_ascii_strtoull (step, NULL, 10));
  if (parent->type == NW_FIELD_LIST)
    return nw_naming_entry (parent->item, *value, (guint) index);

  return g_strdup (step);
}

/**
 * nw_naming_place:
 * @ruleset: a ruleset
 * @pointer: a JSON pointer into it
 *
 * Returns: (transfer full): where that is, such as `Orders › Tea cloth › Points`; "" for the whole
 */
char *
nw_naming_place (const NwRuleset *ruleset,
                 const char      *pointer)
{
  const NwField root = { .members = nw_ruleset_get_fields (ruleset)->fields };
  const NwField *field = &root;
  g_autoptr (GVariant) value = g_variant_ref (nw_ruleset_get_source (ruleset));
  g_auto (GStrv) steps = g_strsplit (pointer, "/", -1);
  GString *text = g_string_new (NULL);

  for (guint i = 1; steps[0] != NULL && steps[i] != NULL; i++)
    {
      g_autofree char *words = field != NULL ? say_step (steps[i], &field, &value)
                                             : g_strdup (steps[i]);

      g_string_append_printf (text, "%s%s", i > 1 ? " › " : "", words);
    }

  return g_string_free (text, FALSE);
}

/**
 * nw_naming_step:
 * @format: a translated format with one `%s`
 * @what: the words for it
 *
 * Returns: (transfer full): the name of a step that can be undone, on one short line
 */
char *
nw_naming_step (const char *format,
                const char *what)
{
  g_autoptr (GString) text = g_string_new (format);
  g_autoptr (GString) line = g_string_new (what);

  g_string_replace (line, "\n", " ", 0);
  g_string_replace (text, "%s", line->str, 1);

  return g_string_free_and_steal (g_steal_pointer (&text));
}
