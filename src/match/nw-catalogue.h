/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The interface's words in a language that is an argument.
 *
 * gettext has one language per process; our seats read different ones at the same time.  This
 * reads the same `.mo` files, but a catalogue is an immutable value that is made once for each
 * language and then shared by all threads.  English is the language of the msgids and needs no
 * file.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _NwCatalogue NwCatalogue;

const char        *nw_catalogue_get_folder     (void);
const NwCatalogue *nw_catalogue_get            (const char        *language);

NwCatalogue       *nw_catalogue_new            (const char        *language,
                                                GBytes            *mo) G_GNUC_WARN_UNUSED_RESULT;
void               nw_catalogue_free           (NwCatalogue       *self);

const char        *nw_catalogue_get_language   (const NwCatalogue *self);
gboolean           nw_catalogue_is_translated  (const NwCatalogue *self,
                                                const char        *msgid);

const char        *nw_catalogue_text           (const NwCatalogue *self,
                                                const char        *msgid);
const char        *nw_catalogue_context        (const NwCatalogue *self,
                                                const char        *context,
                                                const char        *msgid);
const char        *nw_catalogue_plural         (const NwCatalogue *self,
                                                const char        *msgid,
                                                const char        *msgid_plural,
                                                gint64             n);
char              *nw_catalogue_number         (const NwCatalogue *self,
                                                gint64             number)
                                                G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (NwCatalogue, nw_catalogue_free)

G_END_DECLS
