/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What can be done; see nw-possibilities.h.
 *
 * Moves that are told apart only by where they are made are not listed one by one: orders that can
 * be completed and choices that are due are, dyes and magic are told in general.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include <adwaita.h>

#include "match/nw-phrases.h"
#include "table/nw-possibilities.h"
#include "table/nw-words.h"

static void
add_row (AdwPreferencesGroup *group,
         const char          *title,
         const char          *subtitle)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (subtitle != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_preferences_group_add (group, row);
}

static gboolean
has_move (const NwTailorView *view,
          guint               kind)
{
  const guint n = nw_tailor_faces_get_rules (view->faces)->n_colours;

  for (guint first = 0; first < NW_TAILOR_MAX_ROW; first++)
    for (guint colour = 0; colour < n; colour++)
      if (kind == NW_TAILOR_DYE)
        {
          if (nw_tailor_game_is_legal (view->game,
                                       NW_MOVE (NW_TAILOR_DYE, first, first, colour)))
            return TRUE;
        }
      else
        {
          for (guint source = 0; source <= NW_TAILOR_MAX_CARDS; source++)
            if (nw_tailor_game_is_legal (view->game,
                                         NW_MOVE (NW_TAILOR_MAGIC, source, first, colour)))
              return TRUE;
        }

  return FALSE;
}

static void
add_completions (AdwPreferencesGroup *group,
                 const NwTailorView  *view)
{
  const NwTailorRules *rules = nw_tailor_faces_get_rules (view->faces);
  const char *language = nw_catalogue_get_language (view->words);
  NwTailorFit fits[NW_TAILOR_MAX_FITS];

  for (guint order = 0; order < rules->n_orders; order++)
    {
      const guint n = nw_tailor_game_get_fits (view->game, order, fits);

      for (guint i = 0; i < n; i++)
        {
          g_autofree char *text =
            nw_phrase_move (nw_tailor_game_get_ruleset (view->game), fits[i].move, language);

          add_row (group, text,
                   nw_catalogue_text (view->words, N_("Go to the order and press Enter, or click "
                                                      "it and then the mark in the row")));
        }
    }
}

static void
add_choices (AdwPreferencesGroup *group,
             const NwTailorView  *view)
{
  static const struct
  {
    NwTailorPending pending;
    const char     *title;
    const char     *subtitle;
  } choices[] = {
    { NW_TAILOR_PENDING_EXPAND, N_("Choose an end for the white fabric"),
      N_("Click an end of the row, or use the buttons below") },
    { NW_TAILOR_PENDING_RESTOCK, N_("Choose how the white fabrics are split"),
      N_("Left and right arrows, then Enter") },
    { NW_TAILOR_PENDING_RESERVE, N_("Reserve an order"),
      N_("Click an order of the display or a deck, or press Enter on it") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    if (choices[i].pending == nw_tailor_game_get_pending (view->game))
      add_row (group, nw_catalogue_text (view->words, choices[i].title),
               nw_catalogue_text (view->words, choices[i].subtitle));
}

static void
add_general (AdwPreferencesGroup *group,
             const NwTailorView  *view)
{
  if (has_move (view, NW_TAILOR_DYE))
    add_row (group, nw_catalogue_text (view->words, N_("Dye a section of one colour")),
             nw_catalogue_text (view->words, N_("Drag along the row, or Shift and the arrows; then "
                                                "choose a colour or press its letter")));
  if (has_move (view, NW_TAILOR_MAGIC))
    add_row (group, nw_catalogue_text (view->words, N_("Use a magic fabric")),
             nw_catalogue_text (view->words, N_("Choose the magic (M), a fabric and any colour")));
  if (nw_tailor_game_is_legal (view->game, NW_MOVE (NW_TAILOR_END, 0, 0, 0)))
    add_row (group, nw_catalogue_text (view->words, N_("End the turn")),
             nw_catalogue_text (view->words, N_("The button below, or E")));
}

/**
 * nw_possibilities_dialog:
 * @words: the reader's catalogue
 * @page: (transfer floating): what can be done, in groups
 *
 * Makes a dialog that tells what can be done.
 *
 * Returns: (transfer floating): the dialog
 */
AdwDialog *
nw_possibilities_dialog (const NwCatalogue  *words,
                         AdwPreferencesPage *page)
{
  AdwDialog *dialog = adw_dialog_new ();
  GtkWidget *toolbars = adw_toolbar_view_new ();

  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (toolbars), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (toolbars), GTK_WIDGET (page));
  adw_dialog_set_child (dialog, toolbars);
  adw_dialog_set_title (dialog, nw_catalogue_text (words, N_("What Can Be Done?")));
  adw_dialog_set_content_width (dialog, 480);
  adw_dialog_set_content_height (dialog, 480);

  return dialog;
}

/**
 * nw_possibilities_present:
 * @parent: a widget of the window
 * @view: what is to be seen
 * @prompt: what is expected, in one sentence
 *
 * Shows what the viewer can do now.
 */
void
nw_possibilities_present (GtkWidget          *parent,
                          const NwTailorView *view,
                          const char         *prompt)
{
  AdwPreferencesPage *page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  adw_preferences_group_set_description (group, prompt);
  if (view->is_live)
    {
      add_choices (group, view);
      add_completions (group, view);
      add_general (group, view);
    }
  adw_preferences_page_add (page, group);
  adw_dialog_present (nw_possibilities_dialog (view->words, page), parent);
}
