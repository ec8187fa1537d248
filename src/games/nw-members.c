/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Members of positions.
 */

#include "games/nw-members.h"

#include <string.h>

/* ---- Making --------------------------------------------------------------------------------- */

/**
 * nw_members_new_nothing:
 *
 * Returns: (transfer floating): nothing, which JSON writes as null
 */
GVariant *
nw_members_new_nothing (void)
{
  return g_variant_new_tuple (NULL, 0);
}

/**
 * nw_members_new_number:
 * @number: any number
 *
 * Returns: (transfer floating): the number
 */
GVariant *
nw_members_new_number (gint64 number)
{
  return g_variant_new_int64 (number);
}

/**
 * nw_members_new_seat:
 * @seat: 0…%NW_MAX_SEATS - 1
 *
 * Returns: (transfer floating): the seat as notation writes it
 */
GVariant *
nw_members_new_seat (guint seat)
{
  const char text[] = { 's', (char) ('1' + seat), '\0' };

  return g_variant_new_string (text);
}

/**
 * nw_members_add:
 * @builder: a builder of an object
 * @name: the member's name
 * @value: (transfer floating): its value
 *
 * Adds a member to an object.
 */
void
nw_members_add (GVariantBuilder *builder,
                const char      *name,
                GVariant        *value)
{
  g_variant_builder_add (builder, "{sv}", name, value);
}

/**
 * nw_members_append:
 * @builder: a builder of a list
 * @value: (transfer floating): a value
 *
 * Adds an entry to a list.
 */
void
nw_members_append (GVariantBuilder *builder,
                   GVariant        *value)
{
  g_variant_builder_add (builder, "v", value);
}

/* ---- Complaining ---------------------------------------------------------------------------- */

/**
 * nw_members_complain:
 * @problems: (element-type NwProblem): where the problem is appended
 * @code: (transfer none): the code, a static string
 * @value: (nullable): what was found
 * @pointer_format: printf format of the JSON pointer
 * @...: its arguments
 *
 * Reports an error.
 *
 * Returns: (transfer none): the problem, to fill in its other members
 */
NwProblem *
nw_members_complain (GPtrArray  *problems,
                     const char *code,
                     const char *value,
                     const char *pointer_format,
                     ...)
{
  g_autofree char *pointer = NULL;
  va_list args;

  va_start (args, pointer_format);
  pointer = g_strdup_vprintf (pointer_format, args);
  va_end (args);

  return nw_problem_add (problems, NW_SEVERITY_ERROR, code, value, "%s", pointer);
}

/**
 * nw_members_out_of_range:
 * @problems: (element-type NwProblem): where the problem is appended
 * @code: (transfer none): the code, a static string
 * @found: the number that was found
 * @low: the least number allowed
 * @high: the greatest number allowed
 * @pointer: where it stands
 *
 * Reports a number that is out of its range.
 */
void
nw_members_out_of_range (GPtrArray  *problems,
                         const char *code,
                         gint64      found,
                         gint64      low,
                         gint64      high,
                         const char *pointer)
{
  g_autofree char *text = g_strdup_printf ("%" G_GINT64_FORMAT, found);
  NwProblem *problem = nw_members_complain (problems, code, text, "%s", pointer);

  problem->low = low;
  problem->high = high;
  problem->has_range = TRUE;
}

/* ---- Values --------------------------------------------------------------------------------- */

/**
 * nw_members_get:
 * @dictionary: (nullable): an object
 * @name: a member's name
 *
 * Looks a member up; one that is null counts as there.
 *
 * Returns: (transfer full) (nullable): its value
 */
GVariant *
nw_members_get (GVariant   *dictionary,
                const char *name)
{
  if (dictionary == NULL)
    return NULL;

  return g_variant_lookup_value (dictionary, name, NULL);
}

/**
 * nw_members_get_entry:
 * @list: a list
 * @index: from 0
 *
 * Returns: (transfer full): the entry's value
 */
GVariant *
nw_members_get_entry (GVariant *list,
                      gsize     index)
{
  g_autoptr (GVariant) boxed = g_variant_get_child_value (list, index);

  return g_variant_get_variant (boxed);
}

/**
 * nw_members_get_list:
 * @problems: (element-type NwProblem): where the problem is appended if the member is no list
 * @dictionary: (nullable): an object
 * @name: a member's name
 * @pointer: where the member stands
 *
 * Returns: (transfer full) (nullable): the list, %NULL if there is none
 */
GVariant *
nw_members_get_list (GPtrArray  *problems,
                     GVariant   *dictionary,
                     const char *name,
                     const char *pointer)
{
  GVariant *list = nw_members_get (dictionary, name);

  if (list != NULL &&
      !nw_members_is_of_type (problems, list, G_VARIANT_TYPE ("av"), "array", pointer))
    g_clear_pointer (&list, g_variant_unref);

  return list;
}

/**
 * nw_members_is_nothing:
 * @value: a value
 *
 * Returns: whether it is null
 */
gboolean
nw_members_is_nothing (GVariant *value)
{
  return g_variant_is_of_type (value, G_VARIANT_TYPE_UNIT);
}

/**
 * nw_members_is_of_type:
 * @problems: (element-type NwProblem): where the problem is appended if it is not
 * @value: a value
 * @type: what it should be
 * @expected: that type's name in JSON
 * @pointer: where the value stands
 *
 * Returns: whether @value is of @type
 */
gboolean
nw_members_is_of_type (GPtrArray          *problems,
                       GVariant           *value,
                       const GVariantType *type,
                       const char         *expected,
                       const char         *pointer)
{
  g_autofree char *found = NULL;

  if (g_variant_is_of_type (value, type))
    return TRUE;

  /* An empty object and an empty list have their own types. */
  found = nw_members_is_nothing (value) ? g_strdup ("null") : g_variant_print (value, FALSE);
  nw_members_complain (problems, "wrong-type", found, "%s", pointer)->expected =
    g_strdup (expected);

  return FALSE;
}

/**
 * nw_members_read_number:
 * @problems: (element-type NwProblem): where problems are appended
 * @dictionary: (nullable): an object
 * @parent: where it stands
 * @name: the member's name
 * @low: the least number allowed
 * @high: the greatest number allowed
 * @fallback: what is taken if the member is left out or wrong
 *
 * Returns: the number
 */
gint64
nw_members_read_number (GPtrArray  *problems,
                        GVariant   *dictionary,
                        const char *parent,
                        const char *name,
                        gint64      low,
                        gint64      high,
                        gint64      fallback)
{
  g_autoptr (GVariant) value = nw_members_get (dictionary, name);
  g_autofree char *pointer = g_strdup_printf ("%s/%s", parent, name);
  gint64 number;

  if (value == NULL ||
      !nw_members_is_of_type (problems, value, G_VARIANT_TYPE_INT64, "integer", pointer))
    return fallback;

  number = g_variant_get_int64 (value);
  if (number < low || number > high)
    {
      nw_members_out_of_range (problems, "out-of-range", number, low, high, pointer);
      return fallback;
    }

  return number;
}

/**
 * nw_members_read_boolean:
 * @problems: (element-type NwProblem): where problems are appended
 * @dictionary: (nullable): an object
 * @parent: where it stands
 * @name: the member's name
 * @fallback: what is taken if the member is left out or wrong
 *
 * Returns: the truth value
 */
gboolean
nw_members_read_boolean (GPtrArray  *problems,
                         GVariant   *dictionary,
                         const char *parent,
                         const char *name,
                         gboolean    fallback)
{
  g_autoptr (GVariant) value = nw_members_get (dictionary, name);
  g_autofree char *pointer = g_strdup_printf ("%s/%s", parent, name);

  if (value == NULL ||
      !nw_members_is_of_type (problems, value, G_VARIANT_TYPE_BOOLEAN, "boolean", pointer))
    return fallback;

  return g_variant_get_boolean (value);
}

/**
 * nw_members_read_name:
 * @problems: (element-type NwProblem): where problems are appended
 * @dictionary: (nullable): an object
 * @parent: where it stands
 * @name: the member's name
 * @names: (array length=n_names): what it may be; the first may be %NULL, which is null
 * @n_names: how many
 *
 * Returns: the index among @names; 0 if the member is left out or wrong
 */
guint
nw_members_read_name (GPtrArray         *problems,
                      GVariant          *dictionary,
                      const char        *parent,
                      const char        *name,
                      const char *const *names,
                      guint              n_names)
{
  g_autoptr (GVariant) value = nw_members_get (dictionary, name);
  g_autofree char *pointer = g_strdup_printf ("%s/%s", parent, name);
  const char *word;

  if (value == NULL || (names[0] == NULL && nw_members_is_nothing (value)))
    return 0;
  if (!nw_members_is_of_type (problems, value, G_VARIANT_TYPE_STRING, "string", pointer))
    return 0;

  word = g_variant_get_string (value, NULL);
  for (guint i = 0; i < n_names; i++)
    if (g_strcmp0 (names[i], word) == 0)
      return i;

  nw_members_complain (problems, "unknown-word", word, "%s", pointer);

  return 0;
}

/* ---- Seats ---------------------------------------------------------------------------------- */

/**
 * nw_members_read_seat:
 * @problems: (element-type NwProblem): where problems are appended
 * @value: (nullable): a value, such as `s2`
 * @pointer: where it stands
 * @n_seats: how many seats there are
 *
 * Returns: the seat; 0 if there is no value or a wrong one
 */
guint
nw_members_read_seat (GPtrArray  *problems,
                      GVariant   *value,
                      const char *pointer,
                      guint       n_seats)
{
  guint seat;

  if (value == NULL ||
      !nw_members_is_of_type (problems, value, G_VARIANT_TYPE_STRING, "string", pointer))
    return 0;

  seat = nw_seat_from_text (g_variant_get_string (value, NULL));
  if (seat < n_seats)
    return seat;

  nw_members_complain (problems, "no-such-seat", g_variant_get_string (value, NULL), "%s", pointer);

  return 0;
}

/**
 * nw_members_read_n_seats:
 * @problems: (element-type NwProblem): where problems are appended
 * @seats: (nullable): the list of seats
 * @n_wanted: how many there must be, or 0
 * @n_max: the most seats of the game
 *
 * Settles how many seats there are: 2 if nothing tells.
 *
 * Returns: 2…@n_max, or 0 after a complaint
 */
guint
nw_members_read_n_seats (GPtrArray *problems,
                         GVariant  *seats,
                         guint      n_wanted,
                         guint      n_max)
{
  gsize n_given;

  if (seats == NULL)
    return n_wanted != 0 ? n_wanted : 2;

  n_given = g_variant_n_children (seats);
  if (n_given < 2 || n_given > n_max || (n_wanted != 0 && n_wanted != n_given))
    {
      nw_members_out_of_range (problems, "seats", (gint64) n_given, n_wanted != 0 ? n_wanted : 2,
                               n_wanted != 0 ? n_wanted : n_max, "/seats");
      return 0;
    }

  return (guint) n_given;
}

/* ---- Cards ---------------------------------------------------------------------------------- */

/**
 * nw_members_take_card:
 * @problems: (element-type NwProblem): where problems are appended
 * @ids: (array length=n_ids): the cards' identities
 * @n_ids: how many
 * @n_copies: (inout) (array length=n_ids): per card, copies that nothing has named yet
 * @id: the card that is named
 * @pointer: where it is named
 *
 * Takes one copy of a card out of those that nothing has named yet.
 *
 * Returns: the card, or %NW_MEMBERS_NO_CARD
 */
guint
nw_members_take_card (GPtrArray  *problems,
                      const char (*ids)[NW_ID_SIZE],
                      guint       n_ids,
                      guint8     *n_copies,
                      const char *id,
                      const char *pointer)
{
  const gint card = nw_notation_find (ids, n_ids, id);

  if (card < 0)
    {
      nw_members_complain (problems, "no-such-card", id, "%s", pointer);
      return NW_MEMBERS_NO_CARD;
    }
  if (n_copies[card] == 0)
    {
      nw_members_complain (problems, "card-in-two-places", id, "%s", pointer);
      return NW_MEMBERS_NO_CARD;
    }
  n_copies[card]--;

  return (guint) card;
}

/**
 * nw_members_keep_unnamed:
 * @n_copies: (array): per card, copies that nothing has named
 * @cards: (inout) (array length=n_cards): a whole deck from the bottom to the top
 * @n_cards: how many
 *
 * Leaves of a freshly shuffled deck what nothing has named, in its order.  Of copies those nearest
 * to the top stay.
 *
 * Returns: how many are left
 */
guint
nw_members_keep_unnamed (const guint8 *n_copies,
                         guint8       *cards,
                         guint         n_cards)
{
  guint8 left[G_MAXUINT8 + 1];
  guint n_kept = 0;

  memcpy (left, n_copies, G_MAXUINT8);
  for (guint i = n_cards; i > 0; i--)
    {
      const guint card = cards[i - 1];

      if (left[card] == 0)
        continue;
      left[card]--;
      cards[n_cards - 1 - n_kept++] = (guint8) card;
    }
  memmove (cards, cards + n_cards - n_kept, n_kept);

  return n_kept;
}
