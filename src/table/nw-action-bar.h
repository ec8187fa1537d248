/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The bar below the table: one sentence that says what is expected now, the choices that there are,
 * and the end of the turn, far from undo.
 */

#pragma once

#include <gtk/gtk.h>

#include "match/nw-catalogue.h"

G_BEGIN_DECLS

/**
 * NwActionChoice:
 * @NW_ACTION_CHOICE_NONE: nothing but the end of the turn
 * @NW_ACTION_CHOICE_SIDE: an end of the row
 * @NW_ACTION_CHOICE_RESTOCK: how many go to the left
 * @NW_ACTION_CHOICE_RESERVE: an order on the table, or none
 *
 * What the bar offers.
 */
typedef enum
{
  NW_ACTION_CHOICE_NONE,
  NW_ACTION_CHOICE_SIDE,
  NW_ACTION_CHOICE_RESTOCK,
  NW_ACTION_CHOICE_RESERVE,
} NwActionChoice;

/**
 * NwActionButton:
 * @NW_ACTION_BUTTON_LEFT: chooses the left end
 * @NW_ACTION_BUTTON_RIGHT: chooses the right end
 * @NW_ACTION_BUTTON_RESTOCK: chooses the split that is shown
 * @NW_ACTION_BUTTON_DECLINE: chooses nothing
 * @NW_ACTION_BUTTON_END: ends the turn
 *
 * The bar's own buttons.
 */
typedef enum
{
  NW_ACTION_BUTTON_LEFT,
  NW_ACTION_BUTTON_RIGHT,
  NW_ACTION_BUTTON_RESTOCK,
  NW_ACTION_BUTTON_DECLINE,
  NW_ACTION_BUTTON_END,
} NwActionButton;

#define NW_TYPE_ACTION_BAR (nw_action_bar_get_type ())
G_DECLARE_FINAL_TYPE (NwActionBar, nw_action_bar, NW, ACTION_BAR, GtkWidget)

void        nw_action_bar_update      (NwActionBar       *self,
                                       const NwCatalogue *words,
                                       NwActionChoice     choice);
void        nw_action_bar_set_quiet   (NwActionBar       *self,
                                       gboolean           is_quiet);
void        nw_action_bar_set_prompt  (NwActionBar       *self,
                                       const char        *prompt,
                                       gboolean           is_for_reader);
const char *nw_action_bar_get_prompt  (NwActionBar       *self);
void        nw_action_bar_set_end     (NwActionBar       *self,
                                       gboolean           is_visible,
                                       gboolean           is_legal);
void        nw_action_bar_set_split   (NwActionBar       *self,
                                       guint              n_left,
                                       guint              n_right);
void        nw_action_bar_set_decline (NwActionBar       *self,
                                       gboolean           is_legal);
void        nw_action_bar_set_choices (NwActionBar       *self,
                                       const char *const *labels,
                                       gboolean           is_suggested);
void        nw_action_bar_set_end_label (NwActionBar     *self,
                                       const char        *label);
gboolean    nw_action_bar_grab_choice (NwActionBar       *self);
GtkWidget  *nw_action_bar_get_button  (NwActionBar       *self,
                                       NwActionButton     button);

G_END_DECLS
