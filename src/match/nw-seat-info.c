/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Who sits at a seat.  Plain data with notification; what the values do is the match's business.
 */

#define G_LOG_DOMAIN "nw-match"

#include "config.h"

#include "match/nw-seat-info.h"

struct _NwSeatInfo
{
  GObject    parent_instance;

  /* Owned */
  char      *name;
  char      *language;
  char      *colour;

  NwSeatKind kind;
};

G_DEFINE_FINAL_TYPE (NwSeatInfo, nw_seat_info, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_NAME,
  PROP_KIND,
  PROP_LANGUAGE,
  PROP_COLOUR,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* The kinds' names in saved games. */
static const char *const kind_names[NW_N_SEAT_KINDS] = {
  "human", "random", "apprentice", "journeyman", "master",
};

G_DEFINE_ENUM_TYPE (NwSeatKind, nw_seat_kind,
                    G_DEFINE_ENUM_VALUE (NW_SEAT_KIND_HUMAN, "human"),
                    G_DEFINE_ENUM_VALUE (NW_SEAT_KIND_RANDOM, "random"),
                    G_DEFINE_ENUM_VALUE (NW_SEAT_KIND_APPRENTICE, "apprentice"),
                    G_DEFINE_ENUM_VALUE (NW_SEAT_KIND_JOURNEYMAN, "journeyman"),
                    G_DEFINE_ENUM_VALUE (NW_SEAT_KIND_MASTER, "master"))

static void
nw_seat_info_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  NwSeatInfo *self = NW_SEAT_INFO (object);

  switch (prop_id)
    {
    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;
    case PROP_KIND:
      g_value_set_enum (value, (gint) self->kind);
      break;
    case PROP_LANGUAGE:
      g_value_set_string (value, self->language);
      break;
    case PROP_COLOUR:
      g_value_set_string (value, self->colour);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
nw_seat_info_set_property (GObject      *object,
                           guint         prop_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  NwSeatInfo *self = NW_SEAT_INFO (object);

  switch (prop_id)
    {
    case PROP_NAME:
      nw_seat_info_set_name (self, g_value_get_string (value));
      break;
    case PROP_KIND:
      nw_seat_info_set_kind (self, (NwSeatKind) g_value_get_enum (value));
      break;
    case PROP_LANGUAGE:
      nw_seat_info_set_language (self, g_value_get_string (value));
      break;
    case PROP_COLOUR:
      nw_seat_info_set_colour (self, g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
nw_seat_info_finalize (GObject *object)
{
  NwSeatInfo *self = NW_SEAT_INFO (object);

  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->language, g_free);
  g_clear_pointer (&self->colour, g_free);

  G_OBJECT_CLASS (nw_seat_info_parent_class)->finalize (object);
}

static void
nw_seat_info_class_init (NwSeatInfoClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags =
    G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = nw_seat_info_get_property;
  object_class->set_property = nw_seat_info_set_property;
  object_class->finalize = nw_seat_info_finalize;

  props[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, "", flags);
  props[PROP_KIND] =
    g_param_spec_enum ("kind", NULL, NULL, NW_TYPE_SEAT_KIND, NW_SEAT_KIND_HUMAN, flags);
  props[PROP_LANGUAGE] = g_param_spec_string ("language", NULL, NULL, "en", flags);
  props[PROP_COLOUR] = g_param_spec_string ("colour", NULL, NULL, "", flags);

  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
nw_seat_info_init (NwSeatInfo *self)
{
  self->name = g_strdup ("");
  self->language = g_strdup ("en");
  self->colour = g_strdup ("");
}

/**
 * nw_seat_info_new:
 * @name: the player's name, as it is shown
 * @kind: what plays the seat
 * @language: a BCP 47 tag
 * @colour: the seat's colour, `#rrggbb`, or "" for the one that belongs to its number
 *
 * Returns: (transfer full): a seat
 */
NwSeatInfo *
nw_seat_info_new (const char *name,
                  NwSeatKind  kind,
                  const char *language,
                  const char *colour)
{
  return g_object_new (NW_TYPE_SEAT_INFO,
                       "name", name,
                       "kind", kind,
                       "language", language,
                       "colour", colour,
                       NULL);
}

/**
 * nw_seat_info_copy:
 * @self: a seat
 *
 * Returns: (transfer full): another one that says the same
 */
NwSeatInfo *
nw_seat_info_copy (NwSeatInfo *self)
{
  g_return_val_if_fail (NW_IS_SEAT_INFO (self), NULL);

  return nw_seat_info_new (self->name, self->kind, self->language, self->colour);
}

/* Sets one of the texts, never to NULL, and says so. */
static void
set_text (NwSeatInfo *self,
          char      **text,
          const char *value,
          guint       prop)
{
  if (g_set_str (text, value != NULL ? value : ""))
    g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

/**
 * nw_seat_info_get_name:
 * @self: a seat
 *
 * Returns: (transfer none): the player's name
 */
const char *
nw_seat_info_get_name (NwSeatInfo *self)
{
  g_return_val_if_fail (NW_IS_SEAT_INFO (self), "");

  return self->name;
}

/**
 * nw_seat_info_set_name:
 * @self: a seat
 * @name: the player's name
 *
 * Names the player.
 */
void
nw_seat_info_set_name (NwSeatInfo *self,
                       const char *name)
{
  g_return_if_fail (NW_IS_SEAT_INFO (self));

  set_text (self, &self->name, name, PROP_NAME);
}

/**
 * nw_seat_info_get_kind:
 * @self: a seat
 *
 * Returns: what plays the seat
 */
NwSeatKind
nw_seat_info_get_kind (NwSeatInfo *self)
{
  g_return_val_if_fail (NW_IS_SEAT_INFO (self), NW_SEAT_KIND_HUMAN);

  return self->kind;
}

/**
 * nw_seat_info_set_kind:
 * @self: a seat
 * @kind: what plays it
 *
 * Hands the seat to a person or a bot.
 */
void
nw_seat_info_set_kind (NwSeatInfo *self,
                       NwSeatKind  kind)
{
  g_return_if_fail (NW_IS_SEAT_INFO (self));
  g_return_if_fail (kind < NW_N_SEAT_KINDS);

  if (self->kind == kind)
    return;

  self->kind = kind;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_KIND]);
}

/**
 * nw_seat_info_is_human:
 * @self: a seat
 *
 * Returns: whether a person plays it
 */
gboolean
nw_seat_info_is_human (NwSeatInfo *self)
{
  return nw_seat_info_get_kind (self) == NW_SEAT_KIND_HUMAN;
}

/**
 * nw_seat_info_get_language:
 * @self: a seat
 *
 * Returns: (transfer none): the language that is shown to it, a BCP 47 tag
 */
const char *
nw_seat_info_get_language (NwSeatInfo *self)
{
  g_return_val_if_fail (NW_IS_SEAT_INFO (self), "");

  return self->language;
}

/**
 * nw_seat_info_set_language:
 * @self: a seat
 * @language: a BCP 47 tag
 *
 * Sets the language that is shown to the seat.
 */
void
nw_seat_info_set_language (NwSeatInfo *self,
                           const char *language)
{
  g_return_if_fail (NW_IS_SEAT_INFO (self));

  set_text (self, &self->language, language, PROP_LANGUAGE);
}

/**
 * nw_seat_info_get_colour:
 * @self: a seat
 *
 * Returns: (transfer none): its colour, `#rrggbb`, or "" for the one that belongs to its number
 */
const char *
nw_seat_info_get_colour (NwSeatInfo *self)
{
  g_return_val_if_fail (NW_IS_SEAT_INFO (self), "");

  return self->colour;
}

/**
 * nw_seat_info_set_colour:
 * @self: a seat
 * @colour: `#rrggbb`, or ""
 *
 * Sets the seat's colour.
 */
void
nw_seat_info_set_colour (NwSeatInfo *self,
                         const char *colour)
{
  g_return_if_fail (NW_IS_SEAT_INFO (self));

  set_text (self, &self->colour, colour, PROP_COLOUR);
}

/**
 * nw_seat_kind_to_text:
 * @kind: a kind of player
 *
 * Returns: (transfer none): its name in saved games: `human`, `random`, …
 */
const char *
nw_seat_kind_to_text (NwSeatKind kind)
{
  g_return_val_if_fail (kind < NW_N_SEAT_KINDS, "");

  return kind_names[kind];
}

/**
 * nw_seat_kind_from_text:
 * @text: a name as in saved games
 * @kind: (out): the kind
 *
 * Returns: whether @text is such a name and @kind was set
 */
gboolean
nw_seat_kind_from_text (const char *text,
                        NwSeatKind *kind)
{
  for (guint i = 0; i < NW_N_SEAT_KINDS; i++)
    if (g_str_equal (text, kind_names[i]))
      {
        *kind = (NwSeatKind) i;
        return TRUE;
      }

  return FALSE;
}
