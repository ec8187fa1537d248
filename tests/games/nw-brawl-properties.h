/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the property checks need to know of Tattoo Brawl.
 */

#pragma once

#include "nw-properties.h"

G_BEGIN_DECLS

extern const NwPropertyHooks nw_brawl_property_hooks;

G_END_DECLS
