/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The application: one instance, its command line, its windows.
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define NW_TYPE_APPLICATION (nw_application_get_type ())
G_DECLARE_FINAL_TYPE (NwApplication, nw_application, NW, APPLICATION, AdwApplication)

NwApplication *nw_application_new          (void) G_GNUC_WARN_UNUSED_RESULT;
void           nw_application_set_language (const char *language);

G_END_DECLS
