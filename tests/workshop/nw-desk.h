/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the tests of the Workshop share: somebody at a window, who opens rulesets and changes them.
 */

#pragma once

#include "nw-table-fixture.h"
#include "workshop/nw-cards-page.h"
#include "workshop/nw-workshop-window.h"

G_BEGIN_DECLS

/** NW_DESK_CARDS: the list of cards that both games have. */
#define NW_DESK_CARDS "/cards"

void              nw_desk_wait             (gboolean (*is_done) (gpointer data),
                                            gpointer   data);
void              nw_desk_rest             (NwWorkshopWindow *window);
gboolean          nw_desk_is_judged        (gpointer data);
NwWorkshopWindow *nw_desk_new              (int               width,
                                           int               height);
char             *nw_desk_write_file       (const char *name,
                                            const char *text,
                                            gssize      length);
char             *nw_desk_write_copy       (const char *game);
void              nw_desk_open             (NwWorkshopWindow *window,
                                            const char       *path);
NwWorkshopWindow *nw_desk_open_game        (const char *game);
NwDocument       *nw_desk_get_document     (NwWorkshopWindow *window);
NwRuleset        *nw_desk_get_ruleset      (NwWorkshopWindow *window);
NwCardsPage      *nw_desk_get_cards        (NwWorkshopWindow *window);
void              nw_desk_spin             (void);
void              nw_desk_close            (NwWorkshopWindow *window);
gboolean          nw_desk_shows            (NwWorkshopWindow *window,
                                            const char       *text);
void              nw_desk_wait_for_text    (NwWorkshopWindow *window,
                                            const char       *text);
void              nw_desk_press            (NwWorkshopWindow *window,
                                            const char       *label);
guint             nw_desk_count_buttons    (NwWorkshopWindow *window,
                                            const char       *label);
gint64            nw_desk_get_number       (NwWorkshopWindow *window,
                                            const char       *pointer);
char             *nw_desk_get_text         (NwWorkshopWindow *window,
                                            const char       *pointer);
void              nw_desk_command          (NwWorkshopWindow *window,
                                            const char       *action);
void              nw_desk_activate         (NwWorkshopWindow *window,
                                            const char       *action);
void              nw_desk_choose           (NwWorkshopWindow *window,
                                            guint             index);
guint             nw_desk_count            (NwWorkshopWindow *window);
const NwColumn   *nw_desk_find_column      (NwWorkshopWindow *window,
                                            const char       *key);
GtkWidget        *nw_desk_find_cell_editor (NwWorkshopWindow *window);
void              nw_desk_type_in_cell     (NwWorkshopWindow *window,
                                            guint             position,
                                            const char       *key,
                                            const char       *text);
GtkWidget        *nw_desk_show_section     (NwWorkshopWindow *window,
                                            const char       *name);
char             *nw_desk_get_clipboard    (NwWorkshopWindow *window);

G_END_DECLS
