/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * House rules of test rulesets, written as text, and numbers drawn for odd ones.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * NwSetting:
 * @name: its name in tests
 * @offset: where it lies in the compiled rules
 * @size: 1 or 2 bytes
 *
 * A number of compiled rules that tests change.
 */
typedef struct
{
  const char *name;
  gsize       offset;
  gsize       size;
} NwSetting;

/** NW_SETTING: the entry for a member of a struct of compiled rules. */
#define NW_SETTING(type, member)                                                                \
  { #member, G_STRUCT_OFFSET (type, member), sizeof (((type *) NULL)->member) }

void  nw_settings_apply (const NwSetting *settings,
                         guint            n_settings,
                         gpointer         rules,
                         const char      *text);
guint nw_draw           (guint64         *rng,
                         guint            low,
                         guint            high);

G_END_DECLS
