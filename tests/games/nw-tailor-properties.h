/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the property checks need to know of Tang Master Tailor.
 */

#pragma once

#include "nw-properties.h"

G_BEGIN_DECLS

extern const NwPropertyHooks nw_tailor_property_hooks;

G_END_DECLS
