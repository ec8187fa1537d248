/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A form for an object of a ruleset, made from its fields: rows for single values, grids for lists,
 * maps and what goes by players.
 */

#pragma once

#include <adwaita.h>

#include "ruleset/nw-ruleset.h"

G_BEGIN_DECLS

/**
 * NwFormFlags:
 * @NW_FORM_PLAIN: nothing more
 * @NW_FORM_PARAGRAPHS: optional words get room for many lines
 * @NW_FORM_MEANINGS: what a field means stands under its name
 *
 * What a form is like.
 */
typedef enum
{
  NW_FORM_PLAIN = 0,
  NW_FORM_PARAGRAPHS = 1 << 0,
  NW_FORM_MEANINGS = 1 << 1,
} NwFormFlags;

/* Signals: edited (char *path, gpointer field, GVariant *value): what somebody has made of the value
 * at a path within the object; no value to leave it out. */
#define NW_TYPE_FORM (nw_form_get_type ())
G_DECLARE_FINAL_TYPE (NwForm, nw_form, NW, FORM, GtkBox)

GtkWidget *nw_form_new    (const NwField *members,
                           NwFormFlags    flags) G_GNUC_WARN_UNUSED_RESULT;
void       nw_form_set_origin (NwForm    *self,
                               GVariant  *origin);
void       nw_form_update (NwForm        *self,
                           NwRuleset     *ruleset,
                           GVariant      *object);
GtkWidget *nw_form_find   (NwForm        *self,
                           const char    *path);

G_END_DECLS
