/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Editors of single values: a row of a form or a cell of a grid for each kind of field, drawn from a
 * value again and again, and telling what somebody has made of it.
 *
 * An editor knows where its value is by a path within the object that is edited, without a leading
 * slash: `points`, `name/es`, `display/3`.
 */

#pragma once

#include <adwaita.h>

#include "ruleset/nw-ruleset.h"

G_BEGIN_DECLS

typedef struct _NwBindings NwBindings;

/**
 * NwBindingsFunc:
 * @path: where the value is
 * @field: what it is
 * @value: (nullable): what it shall be; %NULL to leave it out
 * @data: what was given with the function
 *
 * Called when somebody has edited a value.
 */
typedef void (*NwBindingsFunc) (const char    *path,
                                const NwField *field,
                                GVariant      *value,
                                gpointer       data);

NwBindings *nw_bindings_new      (NwBindingsFunc     func,
                                  gpointer           data) G_GNUC_WARN_UNUSED_RESULT;
void        nw_bindings_free     (NwBindings        *self);
void        nw_bindings_clear    (NwBindings        *self);
void        nw_bindings_set_has_paragraphs (NwBindings *self,
                                            gboolean    has_paragraphs);
void        nw_bindings_set_origin (NwBindings       *self,
                                    GVariant         *origin);
GtkWidget  *nw_bindings_new_row  (NwBindings        *self,
                                  const NwField     *field,
                                  const char        *path,
                                  const char        *language) G_GNUC_WARN_UNUSED_RESULT;
GtkWidget  *nw_bindings_new_cell (NwBindings        *self,
                                  const NwField     *field,
                                  const char        *path,
                                  const char        *language,
                                  const char        *label) G_GNUC_WARN_UNUSED_RESULT;
void        nw_bindings_update   (NwBindings        *self,
                                  NwRuleset         *ruleset,
                                  GVariant          *object);
GtkWidget  *nw_bindings_find     (NwBindings        *self,
                                  const char        *path);
void        nw_bindings_retire   (GtkWidget         *widget);

GVariant   *nw_value_get         (GVariant          *container,
                                  const char        *path) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (NwBindings, nw_bindings_free)

G_END_DECLS
