/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cells to and from a spreadsheet, by way of the clipboard: tabs between cells, a line break after
 * each row, and quotes around cells that have either.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-columns.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "workshop/nw-entries.h"

/* Spreadsheets put cells with tabs, line breaks or quotes in quotes, and double the quotes. */
static void
append_cell (GString    *out,
             const char *text)
{
  if (strpbrk (text, "\t\n\r\"") == NULL)
    {
      g_string_append (out, text);
      return;
    }

  g_string_append_c (out, '"');
  for (const char *c = text; *c != '\0'; c++)
    {
      if (*c == '"')
        g_string_append_c (out, '"');
      g_string_append_c (out, *c);
    }
  g_string_append_c (out, '"');
}

/**
 * nw_columns_to_tsv:
 * @columns: (element-type NwColumn): which columns, in the order wanted
 * @ruleset: a ruleset
 * @list: pointer to a list of it
 * @indices: (array length=n_indices): entries of the list
 * @n_indices: how many
 * @heads: whether the first line names the columns by their keys
 *
 * Writes cells as spreadsheets take them: tabs between cells, a line break after each row.
 *
 * Returns: (transfer full): the text
 */
char *
nw_columns_to_tsv (GPtrArray       *columns,
                   const NwRuleset *ruleset,
                   const char      *list,
                   const guint     *indices,
                   guint            n_indices,
                   gboolean         heads)
{
  g_auto (NwEntries) entries = { 0 };
  GString *out = g_string_new (NULL);

  nw_entries_init (&entries, ruleset, list);

  for (guint j = 0; heads && j < columns->len; j++)
    g_string_append_printf (out, "%s%s", j > 0 ? "\t" : "",
                            ((const NwColumn *) columns->pdata[j])->key);
  if (heads)
    g_string_append_c (out, '\n');

  for (guint i = 0; i < n_indices; i++)
    {
      GVariant *entry;

      if (indices[i] >= entries.entries->len)
        continue;
      entry = entries.entries->pdata[indices[i]];
      for (guint j = 0; j < columns->len; j++)
        {
          g_autofree char *text = nw_column_get_text (columns->pdata[j], entry);

          if (j > 0)
            g_string_append_c (out, '\t');
          append_cell (out, text);
        }
      g_string_append_c (out, '\n');
    }

  return g_string_free_and_steal (out);
}

/* Takes one cell off the text; *@at is then at the tab, the line's end or the end. */
static char *
take_cell (const char **at)
{
  GString *cell = g_string_new (NULL);
  const char *c = *at;

  if (*c == '"')
    for (c++; *c != '\0'; c++)
      {
        if (*c == '"' && c[1] != '"')
          {
            c++;
            break;
          }
        if (*c == '"')
          c++;
        g_string_append_c (cell, *c);
      }
  for (; *c != '\0' && *c != '\t' && *c != '\n' && *c != '\r'; c++)
    g_string_append_c (cell, *c);
  *at = c;

  return g_string_free_and_steal (cell);
}

/* Parts a text into rows of cells. */
static GPtrArray *
part_tsv (const char *text)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);

  if (g_str_has_prefix (text, "\xef\xbb\xbf"))
    text += strlen ("\xef\xbb\xbf");

  while (*text != '\0')
    {
      g_autoptr (GStrvBuilder) row = g_strv_builder_new ();

      for (;;)
        {
          g_strv_builder_take (row, take_cell (&text));
          if (*text != '\t')
            break;
          text++;
        }
      if (*text == '\r')
        text++;
      if (*text == '\n')
        text++;
      g_ptr_array_add (rows, g_strv_builder_end (row));
    }

  return rows;
}

/**
 * nw_columns_read_single_cell:
 * @text: cells as a spreadsheet gives them
 *
 * Returns: (transfer full) (nullable): the text of the cell, if it is only one
 */
char *
nw_columns_read_single_cell (const char *text)
{
  g_autoptr (GPtrArray) rows = part_tsv (text);
  char **cells = rows->len == 1 ? rows->pdata[0] : NULL;

  return cells != NULL && g_strv_length (cells) == 1 ? g_strdup (cells[0]) : NULL;
}

static NwColumn *
find_column (GPtrArray  *columns,
             const char *key)
{
  for (guint i = 0; i < columns->len; i++)
    {
      NwColumn *column = columns->pdata[i];

      if (strcmp (column->key, key) == 0)
        return column;
    }

  return NULL;
}

/* If the first row names columns, the columns that it names, with NULL for what is not known. */
static GPtrArray *
read_heads (GPtrArray *columns,
            GPtrArray *rows)
{
  g_autoptr (GPtrArray) named = g_ptr_array_new ();
  char **cells = rows->len > 1 ? rows->pdata[0] : NULL;
  guint n_known = 0;

  for (guint i = 0; cells != NULL && cells[i] != NULL; i++)
    {
      NwColumn *column = find_column (columns, g_strstrip (cells[i]));

      n_known += column != NULL;
      g_ptr_array_add (named, column);
    }

  return n_known > 0 && n_known == named->len ? g_steal_pointer (&named) : NULL;
}

static void
refuse_cell (NwPasted       *pasted,
             guint           row,
             const NwColumn *column,
             const GError   *error)
{
  /* Translators: row, column and reason of a pasted cell that was not taken */
  g_ptr_array_add (pasted->refused, g_strdup_printf (_("Row %u, %s: %s"), row + 1, column->key,
                                                     error->message));
}

static void
paste_cell (NwPasted         *pasted,
            const NwRuleset  *ruleset,
            guint             row,
            const NwColumn   *column,
            const char       *text,
            GVariant        **entry)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) value = nw_column_parse (column, ruleset, text, &error);
  g_autoptr (GVariant) changed = NULL;

  if (error == NULL)
    {
      changed = nw_column_with_value (column, *entry, value);
      if (changed == NULL)
        {
          /* An empty cell where there is nothing to empty is nothing to complain about. */
          if (value == NULL)
            return;
          g_set_error_literal (&error, NW_RULESET_ERROR, NW_RULESET_ERROR_PARSE,
                               _("this card has no such cell"));
        }
    }
  if (error != NULL)
    {
      refuse_cell (pasted, row, column, error);
      return;
    }

  g_variant_unref (*entry);
  *entry = g_steal_pointer (&changed);
  pasted->n_cells++;
}

static void
paste_row (NwPasted         *pasted,
           const NwRuleset  *ruleset,
           guint             row,
           GPtrArray        *columns,
           guint             first_column,
           char            **cells,
           GVariant        **entry)
{
  for (guint i = 0; cells[i] != NULL && first_column + i < columns->len; i++)
    {
      const NwColumn *column = columns->pdata[first_column + i];

      if (column != NULL)
        paste_cell (pasted, ruleset, row, column, cells[i], entry);
    }
}

static void
paste_into (NwPasted   *pasted,
            NwEntries  *entries,
            guint       index,
            GPtrArray  *columns,
            guint       first_column,
            guint       row,
            char      **cells)
{
  if (index >= entries->entries->len)
    {
      GVariant *entry = nw_entries_new_entry (entries);

      if (entry == NULL)
        return;
      g_ptr_array_add (entries->entries, entry);
      index = entries->entries->len - 1;
      pasted->n_added++;
    }

  paste_row (pasted, entries->ruleset, row, columns, first_column, cells,
             (GVariant **) &entries->entries->pdata[index]);
}

/**
 * nw_columns_paste_tsv:
 * @columns: (element-type NwColumn): the columns, in the order shown
 * @ruleset: a ruleset
 * @list: pointer to a list of it
 * @indices: (array length=n_indices): where rows go, in order; further rows go below the last of
 *   them, and are added at the end of the list
 * @n_indices: how many; with 0, all rows are added
 * @first_column: where the first cell of a row goes
 * @text: cells as a spreadsheet gives them
 * @pasted: (out caller-allocates): what came of it
 *
 * Pastes cells.  If the first row holds nothing but keys of columns, the cells below go to those
 * columns.  A single cell is pasted into all @indices.  What cannot be taken is told, and the rest
 * is taken.
 */
void
nw_columns_paste_tsv (GPtrArray       *columns,
                      const NwRuleset *ruleset,
                      const char      *list,
                      const guint     *indices,
                      guint            n_indices,
                      guint            first_column,
                      const char      *text,
                      NwPasted        *pasted)
{
  g_autoptr (GPtrArray) rows = part_tsv (text);
  g_autoptr (GPtrArray) heads = read_heads (columns, rows);
  GPtrArray *to = heads != NULL ? heads : columns;
  const guint first_row = heads != NULL ? 1 : 0;
  const gboolean is_single = heads == NULL && rows->len == 1 &&
                             g_strv_length (rows->pdata[0]) == 1;
  g_auto (NwEntries) entries = { 0 };
  guint index;

  nw_entries_init (&entries, ruleset, list);
  index = entries.entries->len;
  *pasted = (NwPasted) { .refused = g_ptr_array_new_with_free_func (g_free) };

  for (guint i = 0; i < (is_single ? MAX (n_indices, 1) : rows->len - first_row); i++)
    {
      const guint row = is_single ? 0 : i + first_row;

      index = i < n_indices ? indices[i] : n_indices > 0 ? index + 1 : index + (i > 0);
      paste_into (pasted, &entries, index, to, heads != NULL ? 0 : first_column, row,
                  rows->pdata[row]);
    }

  if (pasted->n_cells > 0 || pasted->n_added > 0)
    pasted->ruleset = nw_entries_put_together (&entries);
}

/**
 * nw_pasted_clear:
 * @pasted: what came of pasting
 *
 * Lets go what it holds.
 */
void
nw_pasted_clear (NwPasted *pasted)
{
  g_clear_pointer (&pasted->ruleset, nw_ruleset_unref);
  g_clear_pointer (&pasted->refused, g_ptr_array_unref);
}
