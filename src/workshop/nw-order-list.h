/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A list of different words in an order that counts: each can be taken in, left out, and moved.
 */

#pragma once

#include <adwaita.h>

#include "ruleset/nw-fields.h"

G_BEGIN_DECLS

/* Signals: changed (GVariant *value), when somebody has changed the list. */
#define NW_TYPE_ORDER_LIST (nw_order_list_get_type ())
G_DECLARE_FINAL_TYPE (NwOrderList, nw_order_list, NW, ORDER_LIST, AdwBin)

GtkWidget *nw_order_list_new    (const NwField *field) G_GNUC_WARN_UNUSED_RESULT;
void       nw_order_list_update (NwOrderList   *self,
                                 GVariant      *value);

G_END_DECLS
