/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The JSON Schema (2020-12) of a game's rulesets, for editors and other programs.
 */

#pragma once

#include "ruleset/nw-fields.h"

G_BEGIN_DECLS

GVariant *nw_schema_new (const NwFieldTable *table);

G_END_DECLS
