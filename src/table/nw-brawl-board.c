/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A player's board; see nw-brawl-board.h.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include <adwaita.h>

#include "match/nw-phrases-brawl.h"
#include "table/nw-brawl-board.h"
#include "table/nw-brawl-group.h"
#include "table/nw-brawl-words.h"
#include "table/nw-places.h"
#include "table/nw-seat-disc.h"
#include "table/nw-template.h"
#include "table/nw-zone.h"

/* Characters of what a player is, before it is shortened. */
#define OWN_ROLE_CHARS 34
#define OTHERS_ROLE_CHARS 23

/* Sizes in parts of a card on the own board. */
#define OTHERS_SCALE 0.56f
#define OTHERS_INK_SCALE 0.58f
#define STATION_SCALE 1.25f
#define FINISHED_SCALE 0.72f

/* Groups in the order in which they stand. */
typedef enum
{
  GROUP_CHAIR,
  GROUP_WAITING,
  GROUP_STATION,
  GROUP_STORE,
  GROUP_HAND,
  GROUP_RESERVE,
  GROUP_FINISHED,
  N_GROUPS,
} GroupKind;

struct _NwBrawlBoard
{
  GtkWidget     parent_instance;

  /* Template children */
  AdwWrapBox   *content;
  GtkButton    *identity;
  NwSeatDisc   *disc;
  GtkLabel     *name;
  GtkLabel     *role;
  GtkLabel     *money;
  GtkLabel     *facts;
  GtkLabel     *actions;
  NwBrawlGroup *groups[N_GROUPS];

  /* Borrowed, weak */
  GtkWidget    *last_focus;

  guint         seat;
};

G_DEFINE_FINAL_TYPE (NwBrawlBoard, nw_brawl_board, GTK_TYPE_WIDGET)

static const struct
{
  const char *child;
  const char *title;
  float       own;
  float       others;
} groups[N_GROUPS] = {
  [GROUP_CHAIR] = { "chair", N_("Chair"), 1, OTHERS_SCALE },
  [GROUP_WAITING] = { "waiting", N_("Waiting"), 1, OTHERS_SCALE },
  [GROUP_STATION] = { "station", N_("Station"), STATION_SCALE, OTHERS_SCALE },
  [GROUP_STORE] = { "store", N_("Store"), 1, OTHERS_INK_SCALE },
  [GROUP_HAND] = { "hand", N_("Hand"), STATION_SCALE, OTHERS_SCALE },
  [GROUP_RESERVE] = { "reserve", N_("Reserve"), 1, OTHERS_SCALE },
  [GROUP_FINISHED] = { "finished", N_("Finished"), FINISHED_SCALE, OTHERS_SCALE },
};

/* ---- Class ------------------------------------------------------------------------------------ */

static void
on_identity_clicked_cb (NwBrawlBoard *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "table.inspect-seat", "u", self->seat);
}

static gboolean
nw_brawl_board_focus (GtkWidget        *widget,
                      GtkDirectionType  direction)
{
  return nw_zone_focus (widget, direction, &NW_BRAWL_BOARD (widget)->last_focus);
}

static void
nw_brawl_board_dispose (GObject *object)
{
  g_clear_weak_pointer (&NW_BRAWL_BOARD (object)->last_focus);
  gtk_widget_dispose_template (GTK_WIDGET (object), NW_TYPE_BRAWL_BOARD);

  G_OBJECT_CLASS (nw_brawl_board_parent_class)->dispose (object);
}

static void
nw_brawl_board_class_init (NwBrawlBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nw_brawl_board_dispose;
  widget_class->focus = nw_brawl_board_focus;

  g_type_ensure (NW_TYPE_BRAWL_GROUP);
  g_type_ensure (NW_TYPE_SEAT_DISC);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "nw-board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  nw_template_set (widget_class, "nw-brawl-board.ui");
  gtk_widget_class_bind_template_child (widget_class, NwBrawlBoard, content);
  gtk_widget_class_bind_template_child (widget_class, NwBrawlBoard, identity);
  gtk_widget_class_bind_template_child (widget_class, NwBrawlBoard, disc);
  gtk_widget_class_bind_template_child (widget_class, NwBrawlBoard, name);
  gtk_widget_class_bind_template_child (widget_class, NwBrawlBoard, role);
  gtk_widget_class_bind_template_child (widget_class, NwBrawlBoard, money);
  gtk_widget_class_bind_template_child (widget_class, NwBrawlBoard, facts);
  gtk_widget_class_bind_template_child (widget_class, NwBrawlBoard, actions);
  for (guint i = 0; i < N_GROUPS; i++)
    gtk_widget_class_bind_template_child_full (
      widget_class, groups[i].child, FALSE,
      G_STRUCT_OFFSET (NwBrawlBoard, groups) + (gssize) (i * sizeof (NwBrawlGroup *)));
  gtk_widget_class_bind_template_callback (widget_class, on_identity_clicked_cb);
}

static void
nw_brawl_board_init (NwBrawlBoard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * nw_brawl_board_new:
 *
 * Returns: (transfer floating): a board of nobody yet
 */
GtkWidget *
nw_brawl_board_new (void)
{
  return g_object_new (NW_TYPE_BRAWL_BOARD, NULL);
}

/* ---- Words ------------------------------------------------------------------------------------ */

/* What the player is: character, special skill, style. */
static char *
say_role (const NwBrawlView *view,
          guint              seat)
{
  const NwBrawlRules *rules = nw_brawl_game_get_rules (view->game);
  const guint character = nw_brawl_game_get_state (view->game)->seats[seat].character;

  if (character == NW_BRAWL_NONE)
    return g_strdup ("");

  return nw_words_say (view->words, N_("{skill} · {style}"), "skill",
                       nw_brawl_faces_get_skill_name (view->faces, character), "style",
                       nw_brawl_faces_get_style_name (view->faces,
                                                      rules->characters[character].style),
                       NULL);
}

static char *
say_money (const NwBrawlView *view,
           guint              seat)
{
  g_autofree char *money =
    nw_catalogue_number (view->words, nw_brawl_game_get_state (view->game)->seats[seat].money);

  return nw_words_say (view->words, N_("${money}"), "money", money, NULL);
}

static char *
say_finished (const NwBrawlView *view,
              guint              seat)
{
  const NwBrawlState *state = nw_brawl_game_get_state (view->game);
  g_autofree char *n = nw_catalogue_number (view->words, state->seats[seat].n_finished);
  g_autofree char *goal = nw_catalogue_number (
    view->words, nw_brawl_game_get_rules (view->game)->goal[state->head.n_seats - 1]);

  return nw_words_say (view->words, N_("{n} of {goal} finished"), "n", n, "goal", goal, NULL);
}

/**
 * nw_brawl_board_facts:
 * @view: what is to be seen
 * @seat: a seat
 *
 * Returns: (transfer full): character, money and finished tattoos
 */
char *
nw_brawl_board_facts (const NwBrawlView *view,
                      guint              seat)
{
  g_autofree char *role = say_role (view, seat);
  g_autofree char *money = say_money (view, seat);
  g_autofree char *finished = say_finished (view, seat);

  if (*role == '\0')
    return g_strdup_printf ("%s · %s", money, finished);

  return g_strdup_printf ("%s · %s · %s", role, money, finished);
}

static gboolean
is_turn (const NwBrawlView *view,
         guint              seat)
{
  return nw_game_get_turn (NW_GAME (view->game)) == seat &&
         !nw_game_is_over (NW_GAME (view->game));
}

/* A full disc for each action that is left, an empty one for each that is spent. */
static char *
draw_actions (const NwBrawlView *view,
              guint              seat)
{
  const NwBrawlState *state = nw_brawl_game_get_state (view->game);
  const guint n = nw_brawl_game_get_rules (view->game)->actions;
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n && is_turn (view, seat) && !nw_brawl_is_setup (state->pending); i++)
    g_string_append (text, i < state->actions_left ? "●" : "○");

  return g_string_free (text, FALSE);
}

static void
update_identity (NwBrawlBoard      *self,
                 const NwBrawlView *view)
{
  g_autoptr (NwSeatInfo) info = g_list_model_get_item (view->seats, self->seat);
  g_autofree char *role = say_role (view, self->seat);
  g_autofree char *money = say_money (view, self->seat);
  g_autofree char *finished = say_finished (view, self->seat);
  g_autofree char *actions = draw_actions (view, self->seat);
  g_autofree char *facts = nw_brawl_board_facts (view, self->seat);
  g_autofree char *zone = nw_words_say (view->words, N_("Board of {seat}"), "seat",
                                        nw_seat_info_get_name (info), NULL);
  g_autofree char *name = g_strdup_printf (
    "%s. %s.%s%s", nw_seat_info_get_name (info), facts, is_turn (view, self->seat) ? " " : "",
    is_turn (view, self->seat) ? nw_catalogue_text (view->words, N_("Plays now.")) : "");

  nw_places_set_key (GTK_WIDGET (self->identity), "seat %u", self->seat);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, zone, -1);
  nw_seat_disc_update (self->disc, info);
  gtk_label_set_label (self->name, nw_seat_info_get_name (info));
  gtk_label_set_label (self->role, role);
  gtk_widget_set_visible (GTK_WIDGET (self->role), *role != '\0');
  gtk_label_set_label (self->money, money);
  gtk_label_set_label (self->facts, finished);
  gtk_label_set_label (self->actions, actions);
  gtk_widget_set_visible (GTK_WIDGET (self->actions), *actions != '\0');
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->identity), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->identity), name);
}

/* ---- Pieces ----------------------------------------------------------------------------------- */

static void
show_one (NwBrawlGroup      *group,
          const NwBrawlView *view,
          NwBrawlSpotKind    kind,
          guint              seat,
          guint              index)
{
  nw_brawl_group_begin (group);
  nw_brawl_group_add (group, view, NW_BRAWL_SPOT (kind, seat, index));
  nw_brawl_group_end (group);
}

static void
show_many (NwBrawlGroup      *group,
           const NwBrawlView *view,
           NwBrawlSpotKind    kind,
           guint              seat,
           guint              n)
{
  nw_brawl_group_begin (group);
  for (guint i = 0; i < n; i++)
    nw_brawl_group_add (group, view, NW_BRAWL_SPOT (kind, seat, i));
  nw_brawl_group_end (group);
}

/* The own store shows what is missing too, another's only what can be bought. */
static void
show_store (NwBrawlBoard      *self,
            const NwBrawlView *view,
            gboolean           is_own)
{
  const NwBrawlRules *rules = nw_brawl_game_get_rules (view->game);
  const NwBrawlSeat *board = &nw_brawl_game_get_state (view->game)->seats[self->seat];
  NwBrawlGroup *group = self->groups[GROUP_STORE];

  nw_brawl_group_begin (group);
  for (guint i = 0; i < rules->n_inks; i++)
    if (is_own || board->store[i] > 0)
      nw_brawl_group_add (group, view, NW_BRAWL_SPOT (NW_BRAWL_AT_STORE, self->seat, i));
  nw_brawl_group_end (group);
}

static char *
say_store (const NwBrawlView *view,
           guint              seat)
{
  const NwBrawlRules *rules = nw_brawl_game_get_rules (view->game);
  const NwBrawlSeat *board = &nw_brawl_game_get_state (view->game)->seats[seat];
  g_autofree char *base = nw_catalogue_number (view->words, board->n_base);
  g_autofree char *base_limit = nw_catalogue_number (view->words, rules->store_limit_base);
  g_autofree char *second = nw_catalogue_number (view->words, board->n_secondary);
  g_autofree char *second_limit =
    nw_catalogue_number (view->words, rules->store_limit_secondary);

  return nw_words_say (view->words,
                       N_("Base {base} of {limit}, secondary {second} of {second_limit}"), "base",
                       base, "limit", base_limit, "second", second, "second_limit", second_limit,
                       NULL);
}

static void
update_captions (NwBrawlBoard      *self,
                 const NwBrawlView *view,
                 gboolean           is_own)
{
  g_autofree char *clock = nw_brawl_words_progress (view, self->seat);
  g_autofree char *store = say_store (view, self->seat);

  nw_brawl_group_set_caption (self->groups[GROUP_STATION], is_own ? clock : "");
  nw_brawl_group_set_caption (self->groups[GROUP_STORE], is_own ? store : "");
  for (guint i = 0; i < N_GROUPS; i++)
    {
      nw_brawl_group_set_title (self->groups[i], nw_catalogue_text (view->words, groups[i].title),
                                is_own);
      nw_brawl_group_set_scale (self->groups[i], is_own ? groups[i].own : groups[i].others);
    }
}

static void
set_class (GtkWidget  *widget,
           const char *name,
           gboolean    is_set)
{
  if (is_set)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

/**
 * nw_brawl_board_update:
 * @self: the board
 * @view: what is to be seen
 * @seat: whose board it is
 *
 * Shows a player's board.
 */
void
nw_brawl_board_update (NwBrawlBoard      *self,
                       const NwBrawlView *view,
                       guint              seat)
{
  const NwBrawlSeat *board = &nw_brawl_game_get_state (view->game)->seats[seat];
  const gboolean is_own = seat == view->front;

  self->seat = seat;
  gtk_label_set_max_width_chars (self->role, is_own ? OWN_ROLE_CHARS : OTHERS_ROLE_CHARS);
  set_class (GTK_WIDGET (self), "turn", is_turn (view, seat));
  set_class (GTK_WIDGET (self), "other", !is_own);
  update_identity (self, view);
  update_captions (self, view, is_own);

  show_one (self->groups[GROUP_CHAIR], view, NW_BRAWL_AT_PLACE, seat, NW_BRAWL_CHAIR);
  show_one (self->groups[GROUP_WAITING], view, NW_BRAWL_AT_PLACE, seat, NW_BRAWL_WAITING);
  show_one (self->groups[GROUP_STATION], view, NW_BRAWL_AT_STATION, seat, 0);
  show_store (self, view, is_own);
  show_many (self->groups[GROUP_HAND], view, NW_BRAWL_AT_HAND, seat,
             nw_brawl_game_get_n_hand (view->game, seat));
  show_many (self->groups[GROUP_RESERVE], view, NW_BRAWL_AT_RESERVE, seat, board->n_reserve);
  show_many (self->groups[GROUP_FINISHED], view, NW_BRAWL_AT_FINISHED, seat,
             is_own ? board->n_finished : 0);
}

/**
 * nw_brawl_board_set_unit:
 * @self: the board
 * @unit: width of a card on the own board, in application pixels
 *
 * Says how large everything is.
 */
void
nw_brawl_board_set_unit (NwBrawlBoard *self,
                         int           unit)
{
  for (guint i = 0; i < N_GROUPS; i++)
    nw_brawl_group_set_unit (self->groups[i], unit);
}

/**
 * nw_brawl_board_set_line:
 * @self: the board of another
 * @line: natural length of a line, in application pixels
 *
 * Says how wide the board would like to be.
 */
void
nw_brawl_board_set_line (NwBrawlBoard *self,
                         int           line)
{
  adw_wrap_box_set_natural_line_length (self->content, line);
}
