/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All that is wrong with a document, in words, with its place and, where there is one, a remedy.
 */

#pragma once

#include <adwaita.h>

#include "workshop/nw-document.h"

G_BEGIN_DECLS

/* Signals: go-to (char *pointer), when somebody wants to see the place of a problem. */
#define NW_TYPE_PROBLEMS_PAGE (nw_problems_page_get_type ())
G_DECLARE_FINAL_TYPE (NwProblemsPage, nw_problems_page, NW, PROBLEMS_PAGE, AdwBin)

GtkWidget *nw_problems_page_new  (NwDocument      *document) G_GNUC_WARN_UNUSED_RESULT;
char      *nw_problems_say       (const GPtrArray *problems) G_GNUC_WARN_UNUSED_RESULT;
char      *nw_problems_say_one   (NwRuleset       *ruleset,
                                  const NwProblem *problem) G_GNUC_WARN_UNUSED_RESULT;
char      *nw_problems_say_place (NwRuleset       *ruleset,
                                  const NwProblem *problem) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
