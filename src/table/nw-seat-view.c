/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Another player; see nw-seat-view.h.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include "match/nw-phrases.h"
#include "table/nw-places.h"
#include "table/nw-seat-disc.h"
#include "table/nw-seat-view.h"
#include "table/nw-strip.h"
#include "table/nw-tailor-words.h"
#include "table/nw-template.h"

struct _NwSeatView
{
  GtkButton   parent_instance;

  /* Template children */
  NwSeatDisc *disc;
  GtkLabel   *name;
  GtkLabel   *facts;
  GtkLabel   *magic;
  GtkLabel   *exclusive;
  NwStrip    *strip;

  guint       seat;
};

G_DEFINE_FINAL_TYPE (NwSeatView, nw_seat_view, GTK_TYPE_BUTTON)

static void
set_count (GtkLabel   *label,
           const char *mark,
           guint       count)
{
  g_autofree char *text = g_strdup_printf ("%s%u", mark, count);

  gtk_label_set_label (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), count > 0);
}

static char *
describe (const NwTailorView *view,
          guint               seat,
          const char         *title,
          const char         *facts)
{
  const NwTailorSeat *board = nw_tailor_game_get_seat (view->game, seat);
  GString *text = g_string_new (NULL);
  const guint n_magic = nw_seat_view_magic (view, seat);
  g_autofree char *row = nw_tailor_words_row (view->faces, board, view->words);
  g_autofree char *magic =
    nw_words_count (view->words, N_NG ("{n} magic fabric.", "{n} magic fabrics."), n_magic);
  g_autofree char *exclusive =
    nw_words_count (view->words, N_NG ("{n} exclusive order.", "{n} exclusive orders."),
                    board->n_exclusive);

  g_string_append_printf (text, "%s. %s.", title, facts);
  if (nw_tailor_game_get_turn (view->game) == seat && !nw_tailor_game_is_over (view->game))
    g_string_append_printf (text, " %s", nw_catalogue_text (view->words, N_("Plays now.")));
  if (n_magic > 0)
    g_string_append_printf (text, " %s", magic);
  if (board->n_exclusive > 0)
    g_string_append_printf (text, " %s", exclusive);
  g_string_append_printf (text, " %s", row);

  return g_string_free (text, FALSE);
}

static void
nw_seat_view_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), NW_TYPE_SEAT_VIEW);

  G_OBJECT_CLASS (nw_seat_view_parent_class)->dispose (object);
}

static void
nw_seat_view_class_init (NwSeatViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nw_seat_view_dispose;

  g_type_ensure (NW_TYPE_SEAT_DISC);
  g_type_ensure (NW_TYPE_STRIP);
  nw_template_set (widget_class, "nw-seat-view.ui");
  gtk_widget_class_bind_template_child (widget_class, NwSeatView, disc);
  gtk_widget_class_bind_template_child (widget_class, NwSeatView, name);
  gtk_widget_class_bind_template_child (widget_class, NwSeatView, facts);
  gtk_widget_class_bind_template_child (widget_class, NwSeatView, magic);
  gtk_widget_class_bind_template_child (widget_class, NwSeatView, exclusive);
  gtk_widget_class_bind_template_child (widget_class, NwSeatView, strip);
}

static void
nw_seat_view_init (NwSeatView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * nw_seat_view_new:
 *
 * Returns: (transfer floating): a view of nobody yet
 */
GtkWidget *
nw_seat_view_new (void)
{
  return g_object_new (NW_TYPE_SEAT_VIEW, NULL);
}

/**
 * nw_seat_view_update:
 * @self: the view
 * @view: what is to be seen
 * @seat: whom to show
 *
 * Shows a player.
 */
void
nw_seat_view_update (NwSeatView         *self,
                     const NwTailorView *view,
                     guint               seat)
{
  g_autoptr (NwSeatInfo) info = g_list_model_get_item (view->seats, seat);
  const NwTailorSeat *board = nw_tailor_game_get_seat (view->game, seat);
  g_autofree char *kind =
    nw_phrase_seat_kind (nw_seat_info_get_kind (info), nw_catalogue_get_language (view->words));
  g_autofree char *title = g_strdup_printf ("%s · %s", nw_seat_info_get_name (info), kind);
  g_autofree char *facts = nw_seat_view_facts (view, seat);
  g_autofree char *points =
    nw_words_count (view->words, N_NG ("{n} point", "{n} points"), board->points);
  g_autofree char *orders =
    nw_words_count (view->words, N_NG ("{n} order", "{n} orders"), board->n_completed);
  g_autofree char *short_facts = g_strdup_printf ("%s · %s", points, orders);
  g_autofree char *name = describe (view, seat, title, facts);

  self->seat = seat;
  nw_places_set_key (GTK_WIDGET (self), "seat %u", seat);
  nw_seat_disc_update (self->disc, info);
  gtk_label_set_label (self->name, nw_seat_info_get_name (info));
  gtk_label_set_label (self->facts, short_facts);
  set_count (self->magic, "✶", nw_seat_view_magic (view, seat));
  set_count (self->exclusive, "▮", board->n_exclusive);
  nw_strip_update (self->strip, view->faces, seat, board->row, board->row_length);
  if (nw_tailor_game_get_turn (view->game) == seat && !nw_tailor_game_is_over (view->game))
    gtk_widget_add_css_class (GTK_WIDGET (self), "turn");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "turn");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), name);
}

/**
 * nw_seat_view_get_seat:
 * @self: the view
 *
 * Returns: the seat that it shows
 */
guint
nw_seat_view_get_seat (NwSeatView *self)
{
  return self->seat;
}

/**
 * nw_seat_view_facts:
 * @view: what is to be seen
 * @seat: a seat
 *
 * Returns: (transfer full): its points, orders and limit
 */
char *
nw_seat_view_facts (const NwTailorView *view,
                    guint               seat)
{
  const NwTailorSeat *board = nw_tailor_game_get_seat (view->game, seat);
  g_autofree char *points =
    nw_words_count (view->words, N_NG ("{n} point", "{n} points"), board->points);
  g_autofree char *orders =
    nw_words_count (view->words, N_NG ("{n} order", "{n} orders"), board->n_completed);
  g_autofree char *limit = nw_catalogue_number (view->words, board->limit);

  return nw_words_say (view->words, N_("{points} · {orders} · limit {limit}"), "points", points,
                       "orders", orders, "limit", limit, NULL);
}

/**
 * nw_seat_view_magic:
 * @view: what is to be seen
 * @seat: a seat
 *
 * Returns: all its magic fabrics, in its stock and on its orders
 */
guint
nw_seat_view_magic (const NwTailorView *view,
                    guint               seat)
{
  NwTailorCard cards[NW_TAILOR_MAX_CARDS];
  const guint n = nw_tailor_game_get_completed (view->game, seat, cards);
  guint magic = nw_tailor_game_get_seat (view->game, seat)->magic;

  for (guint i = 0; i < n; i++)
    magic += cards[i].magic;

  return magic;
}
