/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The first page; see nw-home-page.h.
 */

#define G_LOG_DOMAIN "nw-app"

#include "config.h"

#include "app/nw-game-tile.h"
#include "app/nw-home-page.h"
#include "app/nw-new-game.h"

#define N_GAMES 2

/* The games, each with the label of its title. */
static const struct
{
  const char *game;
  const char *title;
} games[N_GAMES] = {
  { "tailor", "tailor_title" },
  { "brawl", "brawl_title" },
};

struct _NwHomePage
{
  AdwNavigationPage parent_instance;

  /* Template children */
  GtkWidget        *continue_button;
  GtkLabel         *titles[N_GAMES];
};

G_DEFINE_FINAL_TYPE (NwHomePage, nw_home_page, ADW_TYPE_NAVIGATION_PAGE)

static void
nw_home_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), NW_TYPE_HOME_PAGE);

  G_OBJECT_CLASS (nw_home_page_parent_class)->dispose (object);
}

static void
nw_home_page_class_init (NwHomePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nw_home_page_dispose;

  g_type_ensure (NW_TYPE_GAME_TILE);
  gtk_widget_class_set_template_from_resource (widget_class, "/needlework/app/nw-home-page.ui");
  gtk_widget_class_bind_template_child (widget_class, NwHomePage, continue_button);
  for (guint i = 0; i < N_GAMES; i++)
    gtk_widget_class_bind_template_child_full (
      widget_class, games[i].title, FALSE,
      G_STRUCT_OFFSET (NwHomePage, titles) + (gssize) (i * sizeof (GtkLabel *)));
}

static void
nw_home_page_init (NwHomePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < N_GAMES; i++)
    {
      g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official (games[i].game);

      gtk_label_set_label (self->titles[i],
                           nw_ruleset_get_title (ruleset, nw_new_game_get_language ()));
    }
}

/**
 * nw_home_page_new:
 *
 * Returns: (transfer floating): a first page
 */
NwHomePage *
nw_home_page_new (void)
{
  return g_object_new (NW_TYPE_HOME_PAGE, NULL);
}

/**
 * nw_home_page_set_can_continue:
 * @self: the page
 * @can_continue: whether there is a game to go on with
 *
 * Offers to go on with a game.
 */
void
nw_home_page_set_can_continue (NwHomePage *self,
                               gboolean    can_continue)
{
  gtk_widget_set_visible (self->continue_button, can_continue);
}
