/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The application on its own; see nw-demo.h.
 *
 * A picture is taken one step after what it shows was brought up, so that there was time to lay it
 * out and draw it.
 */

#define G_LOG_DOMAIN "nw-app"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "app/nw-demo-private.h"
#include "bots/nw-bot.h"
#include "games/tailor/nw-tailor-state.h"
#include "table/nw-closer-look.h"
#include "table/nw-result-view.h"
#include "table/nw-tailor-table.h"

/* Milliseconds between steps. */
#define STEP 450

/* What is taken for the usual size of text, in 1/1024 of dots per inch. */
#define USUAL_DPI (96 * 1024)

/* ---- Files ------------------------------------------------------------------------------------ */

static char *
get_path (NwDemo     *self,
          const char *name)
{
  return g_build_filename (self->options.folder, name, NULL);
}

/* %FALSE if nothing has been drawn yet of which a picture could be made. */
static gboolean
write_picture (NwDemo     *self,
               const char *name)
{
  GtkWidget *widget = GTK_WIDGET (self->pictured);
  const int width = gtk_widget_get_width (widget);
  const int height = gtk_widget_get_height (widget);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderer) renderer = gsk_cairo_renderer_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autofree char *path = NULL;

  if (self->options.folder == NULL)
    {
      g_object_unref (snapshot);
      return TRUE;
    }

  path = get_path (self, name);
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node == NULL ||
      !gsk_renderer_realize_for_display (renderer, gtk_widget_get_display (widget), NULL))
    return FALSE;

  texture = gsk_renderer_render_texture (renderer, node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) width,
                                                              (float) height));
  gdk_texture_save_to_png (texture, path);
  gsk_renderer_unrealize (renderer);

  return TRUE;
}

static void
write_result (NwDemo  *self,
              NwMatch *match)
{
  g_autofree char *text = nw_result_text (match, nw_new_game_get_language ());
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;

  g_print ("%s", text);
  if (self->options.folder == NULL)
    return;

  path = get_path (self, "result.txt");
  if (!g_file_set_contents (path, text, -1, &error))
    g_printerr ("needlework: %s\n", error->message);
}

/* ---- Matches ---------------------------------------------------------------------------------- */

static NwMatch *
get_match (NwDemo *self)
{
  NwGamePage *page = nw_window_get_game_page (self->window);

  return page != NULL ? nw_game_page_get_match (page) : NULL;
}

/**
 * nw_demo_deal:
 * @self: a demonstration
 * @game: a game's id
 * @n_seats: how many play
 * @n_humans: how many of them are people
 *
 * Returns: (transfer full): a new match by the official rules
 */
NwMatch *
nw_demo_deal (NwDemo     *self,
              const char *game,
              guint       n_seats,
              guint       n_humans)
{
  g_autoptr (NwRuleset) ruleset = nw_ruleset_get_official (game);
  g_auto (NwNewGame) choice = { 0 };

  nw_new_game_init (&choice, nw_new_game_get_language ());
  choice.n_seats = n_seats;
  for (guint i = 0; i < NW_NEW_GAME_MAX_SEATS; i++)
    choice.kinds[i] = i < n_humans ? NW_SEAT_KIND_HUMAN : NW_SEAT_KIND_JOURNEYMAN;

  return nw_new_game_deal (&choice, ruleset, self->options.seed);
}

/* What a journeyman would do for whoever must decide. */
static void
play_one (NwMatch *match,
          guint64 *rng)
{
  const guint seat = nw_match_get_actor (match);
  NwRuleset *ruleset = nw_match_get_ruleset (match);
  NwState view;
  NwMove move;

  nw_match_view_for (match, seat, &view);
  move = nw_bot_choose (nw_ruleset_get_game (ruleset), nw_ruleset_get_compiled (ruleset), &view,
                        NW_BOT_JOURNEYMAN, rng, NULL);
  nw_match_try_move (match, seat, move, NULL);
}

static gboolean
is_worth_a_picture (NwMatch *match)
{
  const NwMove *legal;
  guint n;

  if (nw_match_get_round (match) < NW_DEMO_ROUND || nw_match_get_actor (match) != 0)
    return FALSE;

  legal = nw_match_legal (match, &n);
  for (guint i = 0; i < n; i++)
    if (nw_move_kind (legal[i]) == NW_TAILOR_COMPLETE)
      return TRUE;

  return FALSE;
}

/**
 * nw_demo_play_until:
 * @self: a demonstration
 * @match: a match
 * @is_enough: (nullable): whether it has come far enough
 *
 * Plays on as journeymen would, to the end if nothing is enough.
 */
void
nw_demo_play_until (NwDemo   *self,
                    NwMatch  *match,
                    gboolean (*is_enough) (NwMatch *match))
{
  guint64 rng = self->options.seed;

  while (!nw_match_is_over (match) && (is_enough == NULL || !is_enough (match)))
    play_one (match, &rng);
}

/* ---- Pictures --------------------------------------------------------------------------------- */

static void
show_nothing (NwDemo *self)
{
}

static void
show_new_game (NwDemo *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.new-game", NULL);
}

/**
 * nw_demo_close_dialogs:
 * @self: a demonstration
 *
 * Puts away what lies over the window.
 */
void
nw_demo_close_dialogs (NwDemo *self)
{
  AdwDialog *dialog;

  while ((dialog = adw_application_window_get_visible_dialog (
            ADW_APPLICATION_WINDOW (self->pictured))) != NULL)
    adw_dialog_force_close (dialog);
}

static void
show_table (NwDemo *self)
{
  g_autoptr (NwMatch) match = nw_demo_deal (self, "tailor", 3, 1);

  nw_demo_close_dialogs (self);
  nw_demo_play_until (self, match, is_worth_a_picture);
  nw_window_show_match (self->window, match);
}

static void
show_full_table (NwDemo *self)
{
  g_autoptr (NwMatch) match = nw_demo_deal (self, "tailor", 4, 1);

  nw_demo_play_until (self, match, is_worth_a_picture);
  nw_window_show_match (self->window, match);
}

/* The order that is worth most of those that fit. */
static guint
find_order (NwMatch *match)
{
  const NwTailorRules *rules = nw_ruleset_get_compiled (nw_match_get_ruleset (match));
  guint best = NW_TAILOR_NONE;
  const NwMove *legal;
  guint n;

  legal = nw_match_legal (match, &n);
  for (guint i = 0; i < n; i++)
    {
      const guint order = nw_move_arg (legal[i], 0);

      if (nw_move_kind (legal[i]) == NW_TAILOR_COMPLETE &&
          (best == NW_TAILOR_NONE || rules->orders[order].points > rules->orders[best].points))
        best = order;
    }

  return best;
}

static void
show_fit (NwDemo *self)
{
  NwGamePage *page = nw_window_get_game_page (self->window);

  nw_tailor_table_look_at (NW_TAILOR_TABLE (nw_game_page_get_table (page)),
                           find_order (nw_game_page_get_match (page)));
}

/* An order of the display that needs two dyes. */
static guint
find_planned (NwMatch *match)
{
  g_autoptr (NwTailorGame) game = nw_tailor_game_new (nw_match_get_ruleset (match));
  NwTailorPlan plan;
  NwState state;

  nw_match_view_for (match, 0, &state);
  nw_tailor_game_update (game, &state, NULL, 0);
  for (guint level = nw_tailor_game_get_rules (game)->n_levels; level > 0; level--)
    for (guint place = 0; place < nw_tailor_game_get_n_display (game, level - 1); place++)
      {
        const guint order = nw_tailor_game_get_display (game, level - 1, place);

        if (order != NW_TAILOR_NONE && nw_tailor_game_plan (game, 0, order, &plan) &&
            plan.n_dyes == NW_TAILOR_PLAN_DYES)
          return order;
      }

  return NW_TAILOR_NONE;
}

static void
show_plan (NwDemo *self)
{
  NwGamePage *page = nw_window_get_game_page (self->window);

  nw_tailor_table_look_at (NW_TAILOR_TABLE (nw_game_page_get_table (page)),
                           find_planned (nw_game_page_get_match (page)));
}

static void
show_hint (NwDemo *self)
{
  nw_game_page_advise (nw_window_get_game_page (self->window));
}

static gboolean
is_restocking (NwMatch *match)
{
  const NwMove *legal;
  guint n;

  legal = nw_match_legal (match, &n);

  return nw_match_get_round (match) >= NW_DEMO_ROUND && nw_match_get_actor (match) == 0 &&
         n > 3 && nw_move_kind (legal[0]) == NW_TAILOR_RESTOCK;
}

static void
show_restock (NwDemo *self)
{
  g_autoptr (NwMatch) match = nw_demo_deal (self, "tailor", 3, 1);

  nw_demo_close_dialogs (self);
  nw_demo_play_until (self, match, is_restocking);
  nw_window_show_match (self->window, match);
}

static void
show_possibilities (NwDemo *self)
{
  nw_game_page_show_possibilities (nw_window_get_game_page (self->window));
}

static void
show_order (NwDemo *self)
{
  NwMatch *match = get_match (self);
  g_autoptr (NwTailorFaces) faces =
    nw_tailor_faces_new (nw_match_get_ruleset (match), nw_new_game_get_language ());

  nw_demo_close_dialogs (self);
  nw_closer_look_at_order (GTK_WIDGET (self->window), faces, find_order (match),
                           nw_catalogue_get (nw_new_game_get_language ()));
}

static void
show_preferences (NwDemo *self)
{
  nw_demo_close_dialogs (self);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "app.preferences", NULL);
}

static void
show_shortcuts (NwDemo *self)
{
  nw_demo_close_dialogs (self);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "app.shortcuts", NULL);
}

static void
show_log (NwDemo *self)
{
  nw_demo_close_dialogs (self);
  nw_game_page_toggle_log (nw_window_get_game_page (self->window));
}

static void
show_curtain (NwDemo *self)
{
  g_autoptr (NwMatch) match = nw_demo_deal (self, "tailor", 2, 2);

  nw_game_page_toggle_log (nw_window_get_game_page (self->window));
  nw_window_show_match (self->window, match);
}

static void
show_result (NwDemo *self)
{
  g_autoptr (NwMatch) match = nw_demo_deal (self, "tailor", 3, 1);

  nw_demo_play_until (self, match, NULL);
  nw_window_show_match (self->window, match);
}

/* The game whose result is shown, two thirds through. */
static void
show_replay (NwDemo *self)
{
  NwGamePage *page;

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.replay", NULL);
  page = nw_window_get_game_page (self->window);
  nw_game_page_set_index (page, nw_match_get_n_moves (nw_game_page_get_match (page)) * 2 / 3);
}

static const NwDemoPicture pictures[] = {
  { "home.png", show_nothing },
  { "new-game.png", show_new_game },
  { "table.png", show_table },
  { "table-4.png", show_full_table },
  { "fit.png", show_fit },
  { "plan.png", show_plan },
  { "hint.png", show_hint },
  { "possibilities.png", show_possibilities },
  { "order.png", show_order },
  { "preferences.png", show_preferences },
  { "shortcuts.png", show_shortcuts },
  { "restock.png", show_restock },
  { "log.png", show_log },
  { "curtain.png", show_curtain },
  { "result.png", show_result },
  { "replay.png", show_replay },
  { NULL },
};

/* The pictures of all games and of the Workshop, one after the other; NULL after the last. */
static const NwDemoPicture *
get_picture (NwDemo *self,
             guint   index)
{
  static const NwDemoPicture *const lists[] = { pictures, nw_demo_brawl_pictures,
                                                nw_demo_workshop_pictures };

  for (guint i = self->kind == NW_DEMO_WORKSHOP ? 2 : 0; i < G_N_ELEMENTS (lists); i++)
    for (const NwDemoPicture *picture = lists[i]; picture->file != NULL; picture++)
      if (index-- == 0)
        return picture;

  return NULL;
}

static gboolean
step_pictures (NwDemo *self)
{
  if (self->step > 0 && !write_picture (self, get_picture (self, self->step - 1)->file))
    return TRUE;
  if (get_picture (self, self->step) == NULL)
    return FALSE;

  get_picture (self, self->step++)->show (self);

  return TRUE;
}

/* ---- A game ----------------------------------------------------------------------------------- */

/* Holds the game at a round of its own, however fast bots and machine are, until it is pictured. */
static void
on_match_changed_cb (NwMatch    *match,
                     NwMatchHint hint,
                     gpointer    user_data)
{
  if (nw_match_get_round (match) < NW_DEMO_ROUND)
    return;

  g_signal_handlers_disconnect_by_func (match, on_match_changed_cb, user_data);
  nw_match_stop (match);
}

static const char *
get_game (NwDemo *self)
{
  return self->options.game != NULL ? self->options.game : "tailor";
}

static gboolean
step_game (NwDemo *self)
{
  NwMatch *match = get_match (self);

  if (match == NULL)
    {
      g_autoptr (NwMatch) dealt = nw_demo_deal (self, get_game (self), 4, 0);

      g_signal_connect (dealt, "changed", G_CALLBACK (on_match_changed_cb), NULL);
      nw_window_show_match (self->window, dealt);
      nw_match_set_bot_delay (dealt, 0);
      return TRUE;
    }
  if (!nw_match_is_running (match))
    {
      if (write_picture (self, "table.png"))
        nw_match_start (match);
      return TRUE;
    }
  if (!nw_match_is_over (match))
    return TRUE;
  if (self->step++ == 0)
    return TRUE;

  if (!write_picture (self, "result.png"))
    return TRUE;
  write_result (self, match);

  return FALSE;
}

/* ---- Running ---------------------------------------------------------------------------------- */

static gboolean
on_step_cb (gpointer user_data)
{
  NwDemo *self = user_data;

  if (nw_demo_step (self))
    return G_SOURCE_CONTINUE;

  self->source = 0;
  g_application_quit (self->application);

  return G_SOURCE_REMOVE;
}

/**
 * nw_demo_new:
 * @application: (nullable): the application, which quits at the end of what nw_demo_start() begins
 * @window: its window
 * @kind: what is shown
 * @options: how
 *
 * Prepares a demonstration.
 *
 * Returns: (transfer full): the demonstration
 */
NwDemo *
nw_demo_new (GApplication        *application,
             NwWindow            *window,
             NwDemoKind           kind,
             const NwDemoOptions *options)
{
  NwDemo *self = g_new0 (NwDemo, 1);

  self->application = application;
  self->window = window;
  g_set_weak_pointer (&self->pictured, GTK_WINDOW (window));
  self->kind = kind;
  self->options = *options;
  nw_window_set_autosave (window, FALSE);
  g_object_set (gtk_widget_get_settings (GTK_WIDGET (window)), "gtk-enable-animations", FALSE,
                NULL);
  if (options->text > 0)
    g_object_set (gtk_widget_get_settings (GTK_WIDGET (window)), "gtk-xft-dpi",
                  USUAL_DPI * options->text / 100, NULL);
  if (options->folder != NULL)
    g_mkdir_with_parents (options->folder, 0755);

  return self;
}

/**
 * nw_demo_free:
 * @self: (transfer full): a demonstration
 *
 * Ends a demonstration.
 */
void
nw_demo_free (NwDemo *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  if (self->pictured != NULL && self->pictured != GTK_WINDOW (self->window))
    {
      nw_demo_close_dialogs (self);
      gtk_window_destroy (self->pictured);
    }
  g_clear_weak_pointer (&self->pictured);
  g_free (self);
}

/**
 * nw_demo_start:
 * @self: a demonstration
 *
 * Begins; the window is on the screen.
 */
void
nw_demo_start (NwDemo *self)
{
  self->source = g_timeout_add (STEP, on_step_cb, self);
}

/**
 * nw_demo_step:
 * @self: a demonstration
 *
 * Goes one step on, without waiting for the time that it is shown: to the next screen.
 *
 * Returns: whether there is anything more to show
 */
gboolean
nw_demo_step (NwDemo *self)
{
  return self->kind == NW_DEMO_GAME ? step_game (self) : step_pictures (self);
}

/**
 * nw_demo_get_window:
 * @self: a demonstration
 *
 * Returns: (transfer none): the window that is shown now: the game's, or the Workshop's
 */
GtkWindow *
nw_demo_get_window (NwDemo *self)
{
  return self->pictured;
}

/**
 * nw_demo_get_screen:
 * @self: a demonstration
 *
 * Returns: (transfer none) (nullable): the name of the picture that is shown now
 */
const char *
nw_demo_get_screen (NwDemo *self)
{
  return self->step > 0 ? get_picture (self, self->step - 1)->file : NULL;
}
