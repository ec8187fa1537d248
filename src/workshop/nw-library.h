/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The library: the official rulesets, and the designer's own, which are files in the application's
 * data folder; and the drafts that a crash left behind, in its state folder.
 */

#pragma once

#include <gio/gio.h>

#include "ruleset/nw-ruleset.h"

G_BEGIN_DECLS

/** NW_LIBRARY_LISTS: of how many lists of cards an entry tells the length. */
#define NW_LIBRARY_LISTS 4

/** NW_LIBRARY_SAMPLES: how many cards an entry's sample has. */
#define NW_LIBRARY_SAMPLES 3

/**
 * NwLibraryEntry:
 * @path: (nullable): the file, %NULL for an official ruleset
 * @id: the ruleset's identity, "" if it can't be told
 * @game: (nullable): the game's id
 * @title_en: the title in English
 * @title_es: the title in Spanish
 * @n_errors: how many errors it has
 * @n_warnings: how many warnings it has
 * @n_lists: how many lists of cards it has, of those that @lists tells of
 * @lists: what they are, and how many cards each has
 * @sample: (nullable): the ruleset with a few cards in the first of its lists
 * @changed_at: seconds since 1970 of its last change, 0 for an official one
 * @error: (nullable): why the file can't be read
 *
 * A ruleset of the library, as it was when it was listed.
 */
typedef struct
{
  char  *path;
  char  *id;
  char  *game;
  char  *title_en;
  char  *title_es;
  guint  n_errors;
  guint  n_warnings;
  guint  n_lists;
  struct
  {
    const NwField *field;
    guint          n_cards;
  } lists[NW_LIBRARY_LISTS];
  NwRuleset *sample;
  gint64     changed_at;
  char      *error;
} NwLibraryEntry;

void        nw_library_entry_free   (NwLibraryEntry       *entry);
char       *nw_library_get_folder   (void) G_GNUC_WARN_UNUSED_RESULT;
void        nw_library_list_async   (GCancellable         *cancellable,
                                     GAsyncReadyCallback   callback,
                                     gpointer              data);
GPtrArray  *nw_library_list_finish  (GAsyncResult         *result,
                                     GError              **error) G_GNUC_WARN_UNUSED_RESULT;
char       *nw_library_new_path     (const char           *id) G_GNUC_WARN_UNUSED_RESULT;
char       *nw_library_new_id       (const char           *wish) G_GNUC_WARN_UNUSED_RESULT;
char       *nw_library_add          (const NwRuleset      *ruleset,
                                     GError              **error) G_GNUC_WARN_UNUSED_RESULT;
char       *nw_library_remove       (const char           *path,
                                     GError              **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean    nw_library_restore      (const char           *token,
                                     GError              **error);

/**
 * NwDraft:
 * @path: the draft's own file
 * @file: (nullable): URI of the file that it is a draft of
 * @base: (nullable): SHA-256 of what that file held when the draft was made from it; %NULL in drafts
 *   of earlier versions
 * @ruleset: what was not saved
 * @saved_at: when it was written, in microseconds since 1970
 *
 * A draft that was left behind.
 */
typedef struct
{
  char      *path;
  char      *file;
  char      *base;
  NwRuleset *ruleset;
  gint64     saved_at;
} NwDraft;

void        nw_draft_free           (NwDraft              *draft);
char       *nw_draft_new_path       (void) G_GNUC_WARN_UNUSED_RESULT;
gboolean    nw_draft_write          (const char           *path,
                                     const NwRuleset      *ruleset,
                                     const char           *file,
                                     const char           *base,
                                     GError              **error);
NwDraft    *nw_draft_load           (const char           *path,
                                     GError              **error) G_GNUC_WARN_UNUSED_RESULT;
void        nw_draft_load_async     (const char           *path,
                                     GAsyncReadyCallback   callback,
                                     gpointer              data);
NwDraft    *nw_draft_load_finish    (GAsyncResult         *result,
                                     GError              **error) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray  *nw_draft_list           (void) G_GNUC_WARN_UNUSED_RESULT;
void        nw_draft_list_async     (GAsyncReadyCallback   callback,
                                     gpointer              data);
GPtrArray  *nw_draft_list_finish    (GAsyncResult         *result) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (NwLibraryEntry, nw_library_entry_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NwDraft, nw_draft_free)

G_END_DECLS
