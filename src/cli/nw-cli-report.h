/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Results of simulations as text for people.
 */

#pragma once

#include "lab/nw-lab.h"

G_BEGIN_DECLS

char *nw_cli_report (const NwLabResult *result) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
