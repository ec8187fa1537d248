/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A section of a document as a form: what it says of itself, its house rules, its tables.
 */

#pragma once

#include <adwaita.h>

#include "workshop/nw-document.h"

G_BEGIN_DECLS

/**
 * NwSectionKind:
 * @NW_SECTION_OVERVIEW: what the document says of itself
 * @NW_SECTION_RULES: its house rules, beside the official ones
 * @NW_SECTION_TABLES: its tables
 *
 * A section that is a form.
 */
typedef enum
{
  NW_SECTION_OVERVIEW,
  NW_SECTION_RULES,
  NW_SECTION_TABLES,
  NW_N_SECTIONS,
} NwSectionKind;

#define NW_TYPE_SECTION (nw_section_get_type ())
G_DECLARE_FINAL_TYPE (NwSection, nw_section, NW, SECTION, AdwBin)

GtkWidget *nw_section_new         (NwDocument      *document,
                                   NwSectionKind    kind) G_GNUC_WARN_UNUSED_RESULT;
void       nw_section_go_to       (NwSection       *self,
                                   const char      *pointer);
guint      nw_section_n_changed   (const NwRuleset *ruleset);

G_END_DECLS
