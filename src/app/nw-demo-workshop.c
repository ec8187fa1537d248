/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pictures of the Workshop; see nw-demo.h.
 *
 * What is shown is made here and has no file, so that nothing is written: the library is the
 * designer's own.
 */

#define G_LOG_DOMAIN "nw-app"

#include "config.h"

#include "app/nw-demo-private.h"
#include "workshop/nw-cards-page.h"
#include "workshop/nw-compare-dialog.h"
#include "workshop/nw-edit.h"
#include "workshop/nw-workshop-window.h"

#define TATTOOS "/tattoos"

/* ---- Rulesets --------------------------------------------------------------------------------- */

/* A change of a ruleset; without a text it is a number, or nothing. */
typedef struct
{
  const char *pointer;
  const char *text;
  int         number;
} Change;

#define NOTHING (-1)

static const Change studio[] = {
  { "/title/en", "Neighbourhood Studio" },
  { "/title/es", "Estudio del barrio" },
  { "/parameters/actions", NULL, 3 },
  { "/parameters/start_money", NULL, 250 },
  { TATTOOS "/1/profit", NULL, 300 },
  { TATTOOS "/3/points", NULL, 21 },
  { "/tables/goal/4", NULL, 5 },
  { NULL },
};

static const Change unfinished[] = {
  { TATTOOS "/4/name/es", NULL, NOTHING },
  { TATTOOS "/7/name/en", NULL, NOTHING },
  { "/clients/2/name/es", NULL, NOTHING },
  { TATTOOS "/5/duration", NULL, 40 },
  { TATTOOS "/6/ink", "rrx" },
  { TATTOOS "/8/style", "cubist" },
  { "/clients/3/id", "bassist" },
  { "/parameters/open_tattoos", NULL, 0 },
  { NULL },
};

static NwRuleset *
change (NwRuleset    *ruleset,
        const Change *changes)
{
  NwRuleset *changed = nw_ruleset_ref (ruleset);

  for (; changes->pointer != NULL; changes++)
    {
      GVariant *value = NULL;
      NwRuleset *next;

      if (changes->text != NULL)
        value = g_variant_new_string (changes->text);
      else if (changes->number != NOTHING)
        value = g_variant_new_int64 (changes->number);
      next = nw_edit_set_value (changed, changes->pointer, value);
      if (next == NULL)
        continue;
      nw_ruleset_unref (changed);
      changed = next;
    }

  return changed;
}

static NwRuleset *
make_studio (void)
{
  g_autoptr (NwRuleset) official = nw_ruleset_get_official ("brawl");
  g_autoptr (NwRuleset) own = nw_edit_customise (official, "neighbourhood-studio", "", "");

  return change (own, studio);
}

/* ---- The window ------------------------------------------------------------------------------- */

static NwWorkshopWindow *
get_window (NwDemo *self)
{
  return NW_WORKSHOP_WINDOW (self->pictured);
}

static NwEditor *
get_editor (NwDemo *self)
{
  return nw_workshop_window_get_editor (get_window (self));
}

static NwRuleset *
get_ruleset (NwDemo *self)
{
  return nw_document_get_ruleset (nw_editor_get_document (get_editor (self)));
}

/* Shows a ruleset in place of the one that was shown. */
static void
show_ruleset (NwDemo    *self,
              NwRuleset *ruleset)
{
  g_autoptr (NwDocument) document = nw_document_new (ruleset, NULL);

  nw_demo_close_dialogs (self);
  gtk_widget_activate_action (GTK_WIDGET (self->pictured), "workshop.library", NULL);
  nw_workshop_window_show_document (get_window (self), document);
}

static void
show_section (NwDemo     *self,
              const char *name)
{
  nw_editor_show_section (get_editor (self), name);
}

/* ---- Pictures --------------------------------------------------------------------------------- */

static void
show_library (NwDemo *self)
{
  GtkApplication *application =
    self->application != NULL ? GTK_APPLICATION (self->application) : NULL;
  int width, height;

  nw_demo_close_dialogs (self);
  gtk_window_get_default_size (self->pictured, &width, &height);
  g_set_weak_pointer (&self->pictured, GTK_WINDOW (nw_workshop_window_new (application)));
  gtk_window_set_default_size (self->pictured, width, height);
  gtk_window_present (self->pictured);
}

static void
show_cards (NwDemo *self)
{
  static const guint chosen[] = { 1 };
  g_autoptr (NwRuleset) ruleset = make_studio ();

  show_ruleset (self, ruleset);
  nw_cards_page_choose (NW_CARDS_PAGE (nw_editor_get_section (get_editor (self), TATTOOS)), chosen,
                        G_N_ELEMENTS (chosen));
}

static void
show_gallery (NwDemo *self)
{
  nw_cards_page_show_gallery (NW_CARDS_PAGE (nw_editor_get_section (get_editor (self), TATTOOS)));
}

static void
show_overview (NwDemo *self)
{
  show_section (self, "overview");
}

static void
show_tables (NwDemo *self)
{
  show_section (self, "tables");
}

static void
show_rules (NwDemo *self)
{
  show_section (self, "rules");
}

static void
show_no_words (NwDemo *self)
{
  show_section (self, "words");
}

static void
show_no_problems (NwDemo *self)
{
  show_section (self, "problems");
}

static void
show_compare_with (NwDemo *self)
{
  nw_compare_dialog_choose (get_ruleset (self), NULL, GTK_WIDGET (get_editor (self)));
}

static void
show_compare (NwDemo *self)
{
  g_autoptr (NwRuleset) official = nw_ruleset_get_official ("brawl");
  const char *language = nw_new_game_get_language ();

  nw_demo_close_dialogs (self);
  adw_dialog_present (nw_compare_dialog_new (official, get_ruleset (self),
                                             nw_ruleset_get_title (official, language),
                                             nw_ruleset_get_title (get_ruleset (self), language)),
                      GTK_WIDGET (get_editor (self)));
}

static void
show_versions (NwDemo *self)
{
  nw_demo_close_dialogs (self);
  gtk_widget_activate_action (GTK_WIDGET (get_editor (self)), "doc.versions", NULL);
}

static void
show_problems (NwDemo *self)
{
  g_autoptr (NwRuleset) ruleset = make_studio ();
  g_autoptr (NwRuleset) wrong = change (ruleset, unfinished);

  show_ruleset (self, wrong);
  show_section (self, "problems");
}

static void
show_not_ready (NwDemo *self)
{
  gtk_widget_activate_action (GTK_WIDGET (get_editor (self)), "doc.play", NULL);
}

static void
show_words (NwDemo *self)
{
  nw_demo_close_dialogs (self);
  show_section (self, "words");
}

/* The other game, which is official and stays as it is. */
static void
show_orders (NwDemo *self)
{
  static const guint chosen[] = { 7 };
  g_autoptr (NwRuleset) official = nw_ruleset_get_official ("tailor");

  show_ruleset (self, official);
  nw_cards_page_choose (NW_CARDS_PAGE (nw_editor_get_section (get_editor (self), "/cards")), chosen,
                        G_N_ELEMENTS (chosen));
}

const NwDemoPicture nw_demo_workshop_pictures[] = {
  { "workshop-library.png", show_library },
  { "workshop-cards.png", show_cards },
  { "workshop-gallery.png", show_gallery },
  { "workshop-overview.png", show_overview },
  { "workshop-tables.png", show_tables },
  { "workshop-rules.png", show_rules },
  { "workshop-no-words.png", show_no_words },
  { "workshop-no-problems.png", show_no_problems },
  { "workshop-compare-with.png", show_compare_with },
  { "workshop-compare.png", show_compare },
  { "workshop-versions.png", show_versions },
  { "workshop-problems.png", show_problems },
  { "workshop-not-ready.png", show_not_ready },
  { "workshop-words.png", show_words },
  { "workshop-orders.png", show_orders },
  { "workshop-orders-tables.png", show_tables },
  { NULL },
};
