/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the positions of all games have in common: making members, reading them, and complaining
 * about those that are wrong.
 *
 * Values are as position_write () of #NwRules gives them: an object is `a{sv}`, a list `av`, a
 * number `x`, a text `s`, a truth value `b`, nothing `()`.  Every complaint is an error with its
 * place; what is read then has a fallback, so that reading goes on and finds all that is wrong.
 */

#pragma once

#include "engine/nw-rules.h"
#include "games/nw-notation.h"

G_BEGIN_DECLS

/** NW_MEMBERS_NO_CARD: no card was read. */
#define NW_MEMBERS_NO_CARD 0xff

GVariant  *nw_members_new_nothing  (void);
GVariant  *nw_members_new_number   (gint64              number);
GVariant  *nw_members_new_seat     (guint               seat);
void       nw_members_add          (GVariantBuilder    *builder,
                                    const char         *name,
                                    GVariant           *value);
void       nw_members_append       (GVariantBuilder    *builder,
                                    GVariant           *value);

NwProblem *nw_members_complain     (GPtrArray          *problems,
                                    const char         *code,
                                    const char         *value,
                                    const char         *pointer_format,
                                    ...) G_GNUC_PRINTF (4, 5);
void       nw_members_out_of_range (GPtrArray          *problems,
                                    const char         *code,
                                    gint64              found,
                                    gint64              low,
                                    gint64              high,
                                    const char         *pointer);
GVariant  *nw_members_get          (GVariant           *dictionary,
                                    const char         *name) G_GNUC_WARN_UNUSED_RESULT;
GVariant  *nw_members_get_entry    (GVariant           *list,
                                    gsize               index) G_GNUC_WARN_UNUSED_RESULT;
GVariant  *nw_members_get_list     (GPtrArray          *problems,
                                    GVariant           *dictionary,
                                    const char         *name,
                                    const char         *pointer) G_GNUC_WARN_UNUSED_RESULT;
gboolean   nw_members_is_nothing   (GVariant           *value);
gboolean   nw_members_is_of_type   (GPtrArray          *problems,
                                    GVariant           *value,
                                    const GVariantType *type,
                                    const char         *expected,
                                    const char         *pointer);

gint64     nw_members_read_number  (GPtrArray          *problems,
                                    GVariant           *dictionary,
                                    const char         *parent,
                                    const char         *name,
                                    gint64              low,
                                    gint64              high,
                                    gint64              fallback);
gboolean   nw_members_read_boolean (GPtrArray          *problems,
                                    GVariant           *dictionary,
                                    const char         *parent,
                                    const char         *name,
                                    gboolean            fallback);
guint      nw_members_read_name    (GPtrArray          *problems,
                                    GVariant           *dictionary,
                                    const char         *parent,
                                    const char         *name,
                                    const char *const  *names,
                                    guint               n_names);
guint      nw_members_read_seat    (GPtrArray          *problems,
                                    GVariant           *value,
                                    const char         *pointer,
                                    guint               n_seats);
guint      nw_members_read_n_seats (GPtrArray          *problems,
                                    GVariant           *seats,
                                    guint               n_wanted,
                                    guint               n_max);

guint      nw_members_take_card    (GPtrArray          *problems,
                                    const char        (*ids)[NW_ID_SIZE],
                                    guint               n_ids,
                                    guint8             *n_copies,
                                    const char         *id,
                                    const char         *pointer);
guint      nw_members_keep_unnamed (const guint8       *n_copies,
                                    guint8             *cards,
                                    guint               n_cards);

G_END_DECLS
