/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading `.mo` files without process state.
 *
 * A file is checked as a whole when it is opened: every offset, every length, the zero at the end
 * of every text.  One that fails is no catalogue, and English is shown.  After that a look-up is a
 * binary search in the mapped file.  The one thing kept by the process is a table of the catalogues
 * that were asked for; they never change and live as long as the process.
 *
 * Files lie where gettext looks for them: LOCALEDIR/<language>/LC_MESSAGES/<domain>.mo.  The
 * environment may name another folder (NEEDLEWORK_LOCALEDIR), for programs that are not installed.
 */

#define G_LOG_DOMAIN "nw-match"

#include "config.h"

#include <string.h>

#include "match/nw-catalogue.h"
#include "match/nw-plural.h"

#define MO_MAGIC 0x950412de
#define MO_HEADER_SIZE 28
#define MAX_TEXTS 65536

/* Where a language groups the digits of whole numbers. */
typedef struct
{
  const char *language;
  const char *separator;
  guint       min_digits;
} NumberStyle;

/* A narrow space that does not break lines is what the others have in common (ISO 80000-1); in
 * Spanish numbers of four digits have none. */
static const NumberStyle number_styles[] = {
  { "en", ",", 4 },
  { "es_MX", ",", 4 },
  { "es", "\u202f", 5 },
  { NULL, "\u202f", 4 },
};

struct _NwCatalogue
{
  char              *language;
  GBytes            *mo;
  const guint8      *data;
  gsize              size;
  gboolean           is_swapped;
  guint32            n_texts;
  guint32            ids;
  guint32            texts;
  NwPlural           plural;
  const NumberStyle *number_style;
};

/* Two numbers of a table of a `.mo` file: a text without the zero that ends it. */
typedef struct
{
  const char *text;
  guint32     length;
} Entry;

/* ---- The file ------------------------------------------------------------------------------- */

static guint32
read_u32 (const NwCatalogue *self,
          gsize              offset)
{
  guint32 value;

  memcpy (&value, self->data + offset, sizeof value);

  return self->is_swapped ? GUINT32_SWAP_LE_BE (value) : value;
}

static Entry
read_entry (const NwCatalogue *self,
            guint32            table,
            guint32            index)
{
  const gsize offset = table + (gsize) 8 * index;

  return (Entry) {
    .text = (const char *) self->data + read_u32 (self, offset + 4),
    .length = read_u32 (self, offset),
  };
}

static gboolean
is_table_sound (const NwCatalogue *self,
                guint32            table)
{
  if (table % 4 != 0 || table > self->size || (self->size - table) / 8 < self->n_texts)
    return FALSE;

  for (guint32 i = 0; i < self->n_texts; i++)
    {
      const gsize offset = table + (gsize) 8 * i;
      const guint32 length = read_u32 (self, offset), start = read_u32 (self, offset + 4);

      if (start >= self->size || length >= self->size - start ||
          self->data[start + length] != '\0' ||
          !g_utf8_validate_len ((const char *) self->data + start,
                                strlen ((const char *) self->data + start), NULL))
        return FALSE;
    }

  return TRUE;
}

static gboolean
read_header (NwCatalogue *self)
{
  guint32 magic;

  if (self->size < MO_HEADER_SIZE)
    return FALSE;

  magic = read_u32 (self, 0);
  self->is_swapped = magic == GUINT32_SWAP_LE_BE (MO_MAGIC);
  if (magic != MO_MAGIC && !self->is_swapped)
    return FALSE;

  self->n_texts = read_u32 (self, 8);
  self->ids = read_u32 (self, 12);
  self->texts = read_u32 (self, 16);

  return read_u32 (self, 4) >> 16 <= 1 && self->n_texts <= MAX_TEXTS &&
         is_table_sound (self, self->ids) && is_table_sound (self, self->texts);
}

/* Finds the translation of @msgid; its forms follow one another, each closed by a zero. */
static gboolean
find_entry (const NwCatalogue *self,
            const char        *msgid,
            Entry             *entry)
{
  guint32 low = 0, high = self->n_texts;

  while (low < high)
    {
      const guint32 middle = low + (high - low) / 2;
      const int order = strcmp (msgid, read_entry (self, self->ids, middle).text);

      if (order == 0)
        {
          *entry = read_entry (self, self->texts, middle);
          return entry->length > 0;
        }
      if (order < 0)
        high = middle;
      else
        low = middle + 1;
    }

  return FALSE;
}

/* The @form of an entry, or NULL if it does not have so many or is empty there. */
static const char *
get_form (Entry entry,
          guint form)
{
  const char *text = entry.text;
  const char *end = entry.text + entry.length;

  for (; form > 0 && text < end; form--)
    text += strlen (text) + 1;

  return text < end && *text != '\0' && g_utf8_validate (text, -1, NULL) ? text : NULL;
}

/* ---- Languages ------------------------------------------------------------------------------ */

/* "es-MX", "es_MX.UTF-8" and "es_mx" are all "es_MX" to gettext's folders. */
static char *
normalize_language (const char *language)
{
  GString *normal = g_string_new (NULL);
  gboolean is_country = FALSE;

  for (const char *at = language; *at != '\0' && *at != '.' && *at != '@'; at++)
    {
      if (*at == '-' || *at == '_')
        is_country = TRUE;
      if (*at == '-' || *at == '_')
        g_string_append_c (normal, '_');
      else if (g_ascii_isalnum (*at))
        g_string_append_c (normal, is_country ? g_ascii_toupper (*at) : g_ascii_tolower (*at));
    }

  return g_string_free_and_steal (normal);
}

static gboolean
language_matches (const char *language,
                  const char *pattern)
{
  const gsize length = strlen (pattern);

  return strncmp (language, pattern, length) == 0 &&
         (language[length] == '\0' || language[length] == '_');
}

static const NumberStyle *
find_number_style (const char *language)
{
  const NumberStyle *style = number_styles;

  while (style->language != NULL && !language_matches (language, style->language))
    style++;

  return style;
}

static GBytes *
map_file (const char *language)
{
  g_autofree char *path = g_build_filename (nw_catalogue_get_folder (), language, "LC_MESSAGES",
                                            GETTEXT_PACKAGE ".mo", NULL);
  g_autoptr (GMappedFile) file = g_mapped_file_new (path, FALSE, NULL);

  return file != NULL ? g_mapped_file_get_bytes (file) : NULL;
}

/* The catalogue of exactly @language, of its language without a country, or an empty one. */
static NwCatalogue *
load (const char *language)
{
  g_autoptr (GBytes) mo = map_file (language);

  if (mo == NULL && strchr (language, '_') != NULL)
    {
      g_autofree char *without_country = g_strndup (language, strcspn (language, "_"));

      mo = map_file (without_country);
    }

  return nw_catalogue_new (language, mo);
}

/* ---- Public --------------------------------------------------------------------------------- */

/**
 * nw_catalogue_get_folder:
 *
 * Returns: (transfer none): where the catalogues are installed; NEEDLEWORK_LOCALEDIR says otherwise
 */
const char *
nw_catalogue_get_folder (void)
{
  const char *folder = g_getenv ("NEEDLEWORK_LOCALEDIR");

  return folder != NULL ? folder : LOCALEDIR;
}

/**
 * nw_catalogue_new:
 * @language: a BCP 47 tag, or a locale's name
 * @mo: (nullable): a `.mo` file; %NULL for the language of the msgids, English
 *
 * Makes a catalogue of a file at hand.  A file that is not sound is left aside, as if it did not
 * exist.
 *
 * Returns: (transfer full): the catalogue
 */
NwCatalogue *
nw_catalogue_new (const char *language,
                  GBytes     *mo)
{
  NwCatalogue *self = g_new0 (NwCatalogue, 1);
  Entry header;

  g_return_val_if_fail (language != NULL, NULL);

  self->language = normalize_language (language);
  self->number_style = find_number_style (self->language);
  if (mo != NULL)
    {
      self->mo = g_bytes_ref (mo);
      self->data = g_bytes_get_data (mo, &self->size);
      if (!read_header (self))
        {
          g_info ("The catalogue of %s is damaged and is left aside", self->language);
          self->n_texts = 0;
        }
    }
  nw_plural_init (&self->plural, find_entry (self, "", &header) ? header.text : NULL);

  return self;
}

/**
 * nw_catalogue_free:
 * @self: (nullable) (transfer full): a catalogue made by nw_catalogue_new()
 *
 * Frees a catalogue and, with it, all texts that it gave.
 */
void
nw_catalogue_free (NwCatalogue *self)
{
  if (self == NULL)
    return;

  nw_plural_clear (&self->plural);
  g_clear_pointer (&self->mo, g_bytes_unref);
  g_free (self->language);
  g_free (self);
}

/**
 * nw_catalogue_get:
 * @language: (nullable): a BCP 47 tag or a locale's name; %NULL for English
 *
 * Finds the installed catalogue of a language: the exact one, else that of the language without its
 * country, else English.  May be called from any thread.
 *
 * Returns: (transfer none): the catalogue, which lives as long as the process
 */
const NwCatalogue *
nw_catalogue_get (const char *language)
{
  static GMutex mutex;
  static GHashTable *catalogues;
  g_autofree char *normal = normalize_language (language != NULL ? language : "en");
  NwCatalogue *catalogue;

  g_mutex_lock (&mutex);
  if (catalogues == NULL)
    catalogues = g_hash_table_new (g_str_hash, g_str_equal);
  catalogue = g_hash_table_lookup (catalogues, normal);
  if (catalogue == NULL)
    {
      catalogue = load (normal);
      g_hash_table_insert (catalogues, catalogue->language, catalogue);
    }
  g_mutex_unlock (&mutex);

  return catalogue;
}

/**
 * nw_catalogue_get_language:
 * @self: a catalogue
 *
 * Returns: (transfer none): its language, as `es` or `es_MX`
 */
const char *
nw_catalogue_get_language (const NwCatalogue *self)
{
  return self->language;
}

/**
 * nw_catalogue_is_translated:
 * @self: a catalogue
 * @msgid: an English text; with a context before it, parted by `\004`
 *
 * Returns: whether the catalogue has a translation of @msgid
 */
gboolean
nw_catalogue_is_translated (const NwCatalogue *self,
                            const char        *msgid)
{
  Entry entry;

  return find_entry (self, msgid, &entry) && get_form (entry, 0) != NULL;
}

/**
 * nw_catalogue_text:
 * @self: a catalogue
 * @msgid: an English text
 *
 * Returns: (transfer none): its translation, or @msgid itself
 */
const char *
nw_catalogue_text (const NwCatalogue *self,
                   const char        *msgid)
{
  Entry entry;
  const char *text;

  g_return_val_if_fail (msgid != NULL, "");

  /* The translation of "" is the file's header, which is nobody's text. */
  if (*msgid == '\0' || !find_entry (self, msgid, &entry))
    return msgid;

  text = get_form (entry, 0);

  return text != NULL ? text : msgid;
}

/**
 * nw_catalogue_context:
 * @self: a catalogue
 * @context: the context of the text
 * @msgid: an English text
 *
 * Returns: (transfer none): the translation of @msgid in that context, or @msgid itself
 */
const char *
nw_catalogue_context (const NwCatalogue *self,
                      const char        *context,
                      const char        *msgid)
{
  g_autofree char *key = g_strconcat (context, "\004", msgid, NULL);
  const char *text = nw_catalogue_text (self, key);

  return text != key ? text : msgid;
}

/**
 * nw_catalogue_plural:
 * @self: a catalogue
 * @msgid: an English text for one
 * @msgid_plural: an English text for another number
 * @n: the number; below 0 it counts as its amount
 *
 * Returns: (transfer none): the form of the translation that goes with @n, or @msgid or
 *   @msgid_plural
 */
const char *
nw_catalogue_plural (const NwCatalogue *self,
                     const char        *msgid,
                     const char        *msgid_plural,
                     gint64             n)
{
  const guint64 amount = n < 0 ? -(guint64) n : (guint64) n;
  const char *text = NULL;
  Entry entry;

  g_return_val_if_fail (msgid != NULL && msgid_plural != NULL, "");

  if (*msgid != '\0' && find_entry (self, msgid, &entry))
    text = get_form (entry, nw_plural_get_form (&self->plural, amount));
  if (text != NULL)
    return text;

  return amount == 1 ? msgid : msgid_plural;
}

/**
 * nw_catalogue_number:
 * @self: a catalogue
 * @number: a whole number
 *
 * Writes a number as the language groups its digits.
 *
 * Returns: (transfer full): the number
 */
char *
nw_catalogue_number (const NwCatalogue *self,
                     gint64             number)
{
  const guint64 amount = number < 0 ? -(guint64) number : (guint64) number;
  g_autofree char *digits = g_strdup_printf ("%" G_GUINT64_FORMAT, amount);
  const gsize n_digits = strlen (digits);
  GString *text = g_string_new (number < 0 ? "\u2212" : NULL);

  for (gsize i = 0; i < n_digits; i++)
    {
      if (i > 0 && (n_digits - i) % 3 == 0 && n_digits >= self->number_style->min_digits)
        g_string_append (text, self->number_style->separator);
      g_string_append_c (text, digits[i]);
    }

  return g_string_free_and_steal (text);
}
