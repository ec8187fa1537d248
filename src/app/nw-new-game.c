/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is chosen for a new game; see nw-new-game.h.
 */

#define G_LOG_DOMAIN "nw-app"

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "app/nw-new-game.h"
#include "ruleset/nw-json.h"

static const char *const default_names[NW_NEW_GAME_MAX_SEATS] = { "Mei", "Bao", "Lin", "Hua" };

static const NwSeatKind default_kinds[NW_NEW_GAME_MAX_SEATS] = {
  NW_SEAT_KIND_HUMAN, NW_SEAT_KIND_JOURNEYMAN, NW_SEAT_KIND_APPRENTICE, NW_SEAT_KIND_APPRENTICE,
};

/* Dark enough for white letters, and told apart by people who do not see all colours alike by their
 * letters at the latest. */
static const struct
{
  const char *name;
  const char *colour;
} colours[NW_NEW_GAME_N_COLOURS] = {
  { NC_("colour of a seat", "Vermilion"), "#b5352a" },
  { NC_("colour of a seat", "Jade"), "#2e7d5b" },
  { NC_("colour of a seat", "Plum"), "#83458f" },
  { NC_("colour of a seat", "Lapis"), "#2b63a8" },
  { NC_("colour of a seat", "Ochre"), "#8a5a12" },
  { NC_("colour of a seat", "Teal"), "#1f7180" },
  { NC_("colour of a seat", "Rose"), "#b03a6e" },
  { NC_("colour of a seat", "Slate"), "#4d5966" },
};

/**
 * nw_new_game_get_language:
 *
 * Returns: (transfer none): the application's language, of those that seats can have
 */
const char *
nw_new_game_get_language (void)
{
  const char *const *names = g_get_language_names ();

  return names[0] != NULL && g_str_has_prefix (names[0], "es") ? "es" : "en";
}

/**
 * nw_new_game_init:
 * @self: (out caller-allocates): a choice
 * @language: language of all seats
 *
 * Sets what is chosen at the first time: one person against two bots.
 */
void
nw_new_game_init (NwNewGame  *self,
                  const char *language)
{
  self->n_seats = 3;
  for (guint i = 0; i < NW_NEW_GAME_MAX_SEATS; i++)
    {
      self->names[i] = g_strdup (default_names[i]);
      self->kinds[i] = default_kinds[i];
      self->languages[i] = g_strdup (language);
      self->colours[i] = i;
    }
  self->games = NULL;
}

/**
 * nw_new_game_copy:
 * @self: (out caller-allocates): a choice
 * @other: another one
 *
 * Makes @self as @other is.
 */
void
nw_new_game_copy (NwNewGame       *self,
                  const NwNewGame *other)
{
  *self = *other;
  for (guint i = 0; i < NW_NEW_GAME_MAX_SEATS; i++)
    {
      self->names[i] = g_strdup (other->names[i]);
      self->languages[i] = g_strdup (other->languages[i]);
    }
  if (self->games != NULL)
    g_variant_ref (self->games);
}

/**
 * nw_new_game_clear:
 * @self: a choice
 *
 * Frees what it holds.
 */
void
nw_new_game_clear (NwNewGame *self)
{
  for (guint i = 0; i < NW_NEW_GAME_MAX_SEATS; i++)
    {
      g_clear_pointer (&self->names[i], g_free);
      g_clear_pointer (&self->languages[i], g_free);
    }
  g_clear_pointer (&self->games, g_variant_unref);
}

/* ---- Colours ---------------------------------------------------------------------------------- */

/**
 * nw_new_game_set_colour:
 * @self: a choice
 * @seat: a seat
 * @colour: 0…%NW_NEW_GAME_N_COLOURS - 1
 *
 * Gives a seat a colour.  A seat that had it gets the other's, so that no two are alike.
 */
void
nw_new_game_set_colour (NwNewGame *self,
                        guint      seat,
                        guint      colour)
{
  g_return_if_fail (seat < NW_NEW_GAME_MAX_SEATS);
  g_return_if_fail (colour < NW_NEW_GAME_N_COLOURS);

  for (guint i = 0; i < NW_NEW_GAME_MAX_SEATS; i++)
    if (self->colours[i] == colour)
      self->colours[i] = self->colours[seat];
  self->colours[seat] = colour;
}

/**
 * nw_new_game_name_colour:
 * @colour: 0…%NW_NEW_GAME_N_COLOURS - 1
 *
 * Returns: (transfer none): its name, in the application's language
 */
const char *
nw_new_game_name_colour (guint colour)
{
  g_return_val_if_fail (colour < NW_NEW_GAME_N_COLOURS, NULL);

  return g_dpgettext2 (GETTEXT_PACKAGE, "colour of a seat", colours[colour].name);
}

/* ---- Rules ------------------------------------------------------------------------------------ */

/**
 * nw_new_game_set_rules:
 * @self: a choice
 * @game: the id of a game
 * @path: (nullable): the ruleset's file, %NULL for the official one
 * @rules: house rules that differ from the ruleset's: an object of texts, as
 *   nw_ruleset_with_parameter() takes them
 *
 * Remembers by which rules a game is played.
 */
void
nw_new_game_set_rules (NwNewGame  *self,
                       const char *game,
                       const char *path,
                       GVariant   *rules)
{
  g_autoptr (GVariant) old = self->games;
  GVariantBuilder object;
  g_auto (GVariantDict) games = G_VARIANT_DICT_INIT (old);

  g_variant_builder_init (&object, G_VARIANT_TYPE_VARDICT);
  if (path != NULL)
    g_variant_builder_add (&object, "{sv}", "ruleset", g_variant_new_string (path));
  g_variant_builder_add (&object, "{sv}", "rules", rules);
  g_variant_dict_insert_value (&games, game, g_variant_builder_end (&object));
  self->games = g_variant_ref_sink (g_variant_dict_end (&games));
}

/* A member of what is remembered of a game, if it is of that type. */
static GVariant *
get_of_game (const NwNewGame    *self,
             const char         *game,
             const char         *key,
             const GVariantType *type)
{
  g_autoptr (GVariant) object = self->games != NULL ? nw_json_get (self->games, game) : NULL;
  g_autoptr (GVariant) value = NULL;

  if (object == NULL || !g_variant_is_of_type (object, G_VARIANT_TYPE_VARDICT))
    return NULL;
  value = nw_json_get (object, key);

  return value != NULL && g_variant_is_of_type (value, type) ? g_steal_pointer (&value) : NULL;
}

/**
 * nw_new_game_get_path:
 * @self: a choice
 * @game: the id of a game
 *
 * Returns: (transfer full) (nullable): the file of the ruleset that it was played by last; %NULL if
 *   that was the official one
 */
char *
nw_new_game_get_path (const NwNewGame *self,
                      const char      *game)
{
  g_autoptr (GVariant) path = get_of_game (self, game, "ruleset", G_VARIANT_TYPE_STRING);

  return path != NULL ? g_variant_dup_string (path, NULL) : NULL;
}

/**
 * nw_new_game_get_rules:
 * @self: a choice
 * @game: the id of a game
 *
 * Returns: (transfer full) (nullable): the house rules that it was played by last, see
 *   nw_new_game_set_rules()
 */
GVariant *
nw_new_game_get_rules (const NwNewGame *self,
                       const char      *game)
{
  return get_of_game (self, game, "rules", G_VARIANT_TYPE_VARDICT);
}

/* ---- Text ------------------------------------------------------------------------------------- */

static void
read_colour (NwNewGame  *self,
             guint       seat,
             const char *text)
{
  for (guint i = 0; i < NW_NEW_GAME_N_COLOURS; i++)
    if (g_str_equal (colours[i].colour, text))
      nw_new_game_set_colour (self, seat, i);
}

static void
read_seat (NwNewGame *self,
           guint      seat,
           GVariant  *value)
{
  g_autoptr (GVariant) name = nw_json_get (value, "name");
  g_autoptr (GVariant) kind = nw_json_get (value, "kind");
  g_autoptr (GVariant) language = nw_json_get (value, "language");
  g_autoptr (GVariant) colour = nw_json_get (value, "colour");
  const char *text;

  text = nw_json_get_string (name);
  if (text != NULL && *text != '\0')
    g_set_str (&self->names[seat], text);
  text = nw_json_get_string (kind);
  if (text != NULL)
    nw_seat_kind_from_text (text, &self->kinds[seat]);
  text = nw_json_get_string (language);
  if (text != NULL && (g_str_equal (text, "en") || g_str_equal (text, "es")))
    g_set_str (&self->languages[seat], text);
  text = nw_json_get_string (colour);
  if (text != NULL)
    read_colour (self, seat, text);
}

/**
 * nw_new_game_read:
 * @self: (inout): a choice; what the text does not tell stays as it is
 * @text: JSON text, as nw_new_game_write() makes it
 *
 * Reads a choice that was remembered.
 *
 * Returns: whether the text told anything
 */
gboolean
nw_new_game_read (NwNewGame  *self,
                  const char *text)
{
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (GVariant) value = NULL;
  g_autoptr (GVariant) count = NULL;
  g_autoptr (GVariant) seats = NULL;
  g_autoptr (GVariant) games = NULL;

  if (*text == '\0')
    return FALSE;
  value = nw_json_parse (text, strlen (text), problems);
  if (value == NULL || !g_variant_is_of_type (value, G_VARIANT_TYPE_VARDICT))
    return FALSE;

  count = nw_json_get (value, "count");
  if (count != NULL && g_variant_is_of_type (count, G_VARIANT_TYPE_INT64))
    self->n_seats = (guint) CLAMP (g_variant_get_int64 (count), 2, NW_NEW_GAME_MAX_SEATS);
  seats = nw_json_get (value, "seats");
  if (seats != NULL && g_variant_is_of_type (seats, G_VARIANT_TYPE ("av")))
    for (guint i = 0; i < MIN (g_variant_n_children (seats), NW_NEW_GAME_MAX_SEATS); i++)
      {
        g_autoptr (GVariant) boxed = g_variant_get_child_value (seats, i);
        g_autoptr (GVariant) seat = g_variant_get_variant (boxed);

        if (g_variant_is_of_type (seat, G_VARIANT_TYPE_VARDICT))
          read_seat (self, i, seat);
      }
  games = nw_json_get (value, "games");
  if (games != NULL && g_variant_is_of_type (games, G_VARIANT_TYPE_VARDICT))
    {
      g_clear_pointer (&self->games, g_variant_unref);
      self->games = g_steal_pointer (&games);
    }

  return TRUE;
}

/**
 * nw_new_game_write:
 * @self: a choice
 *
 * Returns: (transfer full): JSON text that nw_new_game_read() understands
 */
char *
nw_new_game_write (const NwNewGame *self)
{
  g_autoptr (GVariant) value = NULL;
  GVariantBuilder object, seats;
  GString *text = g_string_new (NULL);

  g_variant_builder_init (&seats, G_VARIANT_TYPE ("av"));
  for (guint i = 0; i < NW_NEW_GAME_MAX_SEATS; i++)
    {
      GVariantBuilder seat;

      g_variant_builder_init (&seat, G_VARIANT_TYPE_VARDICT);
      g_variant_builder_add (&seat, "{sv}", "name", g_variant_new_string (self->names[i]));
      g_variant_builder_add (&seat, "{sv}", "kind",
                             g_variant_new_string (nw_seat_kind_to_text (self->kinds[i])));
      g_variant_builder_add (&seat, "{sv}", "language",
                             g_variant_new_string (self->languages[i]));
      g_variant_builder_add (&seat, "{sv}", "colour",
                             g_variant_new_string (colours[self->colours[i]].colour));
      g_variant_builder_add (&seats, "v", g_variant_builder_end (&seat));
    }

  g_variant_builder_init (&object, G_VARIANT_TYPE_VARDICT);
  g_variant_builder_add (&object, "{sv}", "count", g_variant_new_int64 (self->n_seats));
  g_variant_builder_add (&object, "{sv}", "seats", g_variant_builder_end (&seats));
  if (self->games != NULL)
    g_variant_builder_add (&object, "{sv}", "games", self->games);
  value = g_variant_ref_sink (g_variant_builder_end (&object));
  nw_json_print (value, FALSE, text);

  return g_string_free (text, FALSE);
}

/* Whether two names are read as the same, however they are spelled in bytes and letters. */
static gboolean
is_same_name (const char *a,
              const char *b)
{
  g_autofree char *first = g_utf8_casefold (a, -1);
  g_autofree char *second = g_utf8_casefold (b, -1);
  g_autofree char *first_key = g_utf8_normalize (first, -1, G_NORMALIZE_ALL_COMPOSE);
  g_autofree char *second_key = g_utf8_normalize (second, -1, G_NORMALIZE_ALL_COMPOSE);

  return g_strcmp0 (first_key, second_key) == 0;
}

/* Whether a seat before has a name, or, unless it is the seat's own, one after. */
static gboolean
is_taken (const NwNewGame *self,
          GListModel      *seats,
          guint            n_seats,
          const char      *name)
{
  const guint seat = g_list_model_get_n_items (seats);

  for (guint i = 0; i < seat; i++)
    {
      g_autoptr (NwSeatInfo) other = g_list_model_get_item (seats, i);

      if (is_same_name (nw_seat_info_get_name (other), name))
        return TRUE;
    }
  for (guint i = seat + 1; i < n_seats && !is_same_name (self->names[seat], name); i++)
    if (is_same_name (self->names[i], name))
      return TRUE;

  return FALSE;
}

/* A name for the next seat: those that are the same would make sentences unclear. */
static char *
make_name (const NwNewGame *self,
           GListModel      *seats,
           guint            n_seats)
{
  const char *wish = self->names[g_list_model_get_n_items (seats)];
  char *name = g_strdup (wish);

  for (guint n = 2; is_taken (self, seats, n_seats, name); n++)
    {
      g_free (name);
      name = g_strdup_printf ("%s %u", wish, n);
    }

  return name;
}

/**
 * nw_new_game_make_seats:
 * @self: a choice
 * @n_seats: how many, up to %NW_NEW_GAME_MAX_SEATS
 *
 * Returns: (transfer full): a list of #NwSeatInfo
 */
GListModel *
nw_new_game_make_seats (const NwNewGame *self,
                        guint            n_seats)
{
  GListStore *seats = g_list_store_new (NW_TYPE_SEAT_INFO);

  for (guint i = 0; i < n_seats; i++)
    {
      g_autofree char *name = make_name (self, G_LIST_MODEL (seats), n_seats);
      g_autoptr (NwSeatInfo) seat =
        nw_seat_info_new (name, self->kinds[i], self->languages[i],
                          colours[self->colours[i]].colour);

      g_list_store_append (seats, seat);
    }

  return G_LIST_MODEL (seats);
}

/**
 * nw_new_game_deal:
 * @self: a choice
 * @ruleset: a ruleset without errors
 * @seed: seed of all chance
 *
 * Returns: (transfer full): a new match
 */
NwMatch *
nw_new_game_deal (const NwNewGame *self,
                  NwRuleset       *ruleset,
                  guint64          seed)
{
  const NwDeal deal = { .n_seats = self->n_seats, .seed = seed };
  g_autoptr (GListModel) seats = nw_new_game_make_seats (self, self->n_seats);

  return nw_match_new (ruleset, &deal, seats);
}

/**
 * nw_new_game_random_seed:
 *
 * Returns: a seed that nobody chose; short enough to be read aloud
 */
guint64
nw_new_game_random_seed (void)
{
  return 1 + g_random_int () % 999999999;
}
