/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What all share; see nw-brawl-studio.h.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include "table/nw-brawl-group.h"
#include "table/nw-brawl-studio.h"
#include "table/nw-brawl-words.h"
#include "table/nw-template.h"
#include "table/nw-zone.h"

struct _NwBrawlStudio
{
  GtkWidget     parent_instance;

  /* Template children */
  GtkWidget    *content;
  NwBrawlGroup *characters;
  NwBrawlGroup *clients;
  NwBrawlGroup *ink;
  NwBrawlGroup *tattoos;

  /* Borrowed, weak */
  GtkWidget    *last_focus;
};

G_DEFINE_FINAL_TYPE (NwBrawlStudio, nw_brawl_studio, GTK_TYPE_WIDGET)

static gboolean
nw_brawl_studio_focus (GtkWidget        *widget,
                       GtkDirectionType  direction)
{
  return nw_zone_focus (widget, direction, &NW_BRAWL_STUDIO (widget)->last_focus);
}

static void
nw_brawl_studio_dispose (GObject *object)
{
  g_clear_weak_pointer (&NW_BRAWL_STUDIO (object)->last_focus);
  gtk_widget_dispose_template (GTK_WIDGET (object), NW_TYPE_BRAWL_STUDIO);

  G_OBJECT_CLASS (nw_brawl_studio_parent_class)->dispose (object);
}

static void
nw_brawl_studio_class_init (NwBrawlStudioClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nw_brawl_studio_dispose;
  widget_class->focus = nw_brawl_studio_focus;

  g_type_ensure (NW_TYPE_BRAWL_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "nw-rack");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  nw_template_set (widget_class, "nw-brawl-studio.ui");
  gtk_widget_class_bind_template_child (widget_class, NwBrawlStudio, content);
  gtk_widget_class_bind_template_child (widget_class, NwBrawlStudio, characters);
  gtk_widget_class_bind_template_child (widget_class, NwBrawlStudio, clients);
  gtk_widget_class_bind_template_child (widget_class, NwBrawlStudio, ink);
  gtk_widget_class_bind_template_child (widget_class, NwBrawlStudio, tattoos);
}

static void
nw_brawl_studio_init (NwBrawlStudio *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static gboolean
is_taken (const NwBrawlState *state,
          guint               character)
{
  for (guint i = 0; i < state->head.n_seats; i++)
    if (state->seats[i].character == character)
      return TRUE;

  return FALSE;
}

static void
show_characters (NwBrawlStudio     *self,
                 const NwBrawlView *view)
{
  const NwBrawlState *state = nw_brawl_game_get_state (view->game);
  const gboolean is_choosing = state->pending == NW_BRAWL_PENDING_CHARACTER && !state->head.over;
  const guint n = is_choosing ? nw_brawl_game_get_rules (view->game)->n_characters : 0;

  nw_brawl_group_begin (self->characters);
  for (guint i = 0; i < n; i++)
    if (!is_taken (state, i))
      nw_brawl_group_add (self->characters, view, NW_BRAWL_SPOT (NW_BRAWL_AT_CHARACTER, 0, i));
  nw_brawl_group_end (self->characters);
}

/* The open places, and after them what else there is. */
static void
show_open (NwBrawlGroup      *group,
           const NwBrawlView *view,
           NwBrawlSpotKind    kind,
           guint              n_open,
           gboolean           has_donation)
{
  nw_brawl_group_begin (group);
  for (guint i = 0; i < n_open; i++)
    nw_brawl_group_add (group, view, NW_BRAWL_SPOT (kind, 0, i));
  nw_brawl_group_add (group, view, NW_BRAWL_SPOT (kind, 0, NW_BRAWL_FROM_DECK));
  if (has_donation)
    nw_brawl_group_add (group, view, NW_BRAWL_SPOT (kind, 0, NW_BRAWL_DONATED));
  nw_brawl_group_end (group);
}

static void
show_ink (NwBrawlStudio     *self,
          const NwBrawlView *view)
{
  const guint n = nw_brawl_game_get_rules (view->game)->n_inks;

  nw_brawl_group_begin (self->ink);
  for (guint i = 0; i < n; i++)
    nw_brawl_group_add (self->ink, view, NW_BRAWL_SPOT (NW_BRAWL_AT_INK, 0, i));
  nw_brawl_group_end (self->ink);
}

/* How inks are mixed: "yellow + blue = green". */
static char *
say_mixes (const NwBrawlView *view)
{
  const NwBrawlRules *rules = nw_brawl_game_get_rules (view->game);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < rules->n_inks; i++)
    if (rules->mix_from[i][0] != NW_BRAWL_NONE)
      g_string_append_printf (text, "%s%s + %s = %s", text->len > 0 ? "\n" : "",
                              nw_brawl_faces_get_ink_name (view->faces, rules->mix_from[i][0]),
                              nw_brawl_faces_get_ink_name (view->faces, rules->mix_from[i][1]),
                              nw_brawl_faces_get_ink_name (view->faces, i));

  return g_string_free (text, FALSE);
}

/**
 * nw_brawl_studio_update:
 * @self: the studio
 * @view: what is to be seen
 *
 * Shows what all share.
 */
void
nw_brawl_studio_update (NwBrawlStudio     *self,
                        const NwBrawlView *view)
{
  const NwBrawlRules *rules = nw_brawl_game_get_rules (view->game);
  const NwCatalogue *words = view->words;
  g_autofree char *mixes = say_mixes (view);

  nw_brawl_group_set_title (self->characters, nw_catalogue_text (words, N_("Characters")), TRUE);
  nw_brawl_group_set_title (self->clients, nw_catalogue_text (words, N_("Clients")), TRUE);
  nw_brawl_group_set_title (self->ink, nw_catalogue_text (words, N_("Ink reserve")), TRUE);
  nw_brawl_group_set_title (self->tattoos, nw_catalogue_text (words, N_("Tattoos")), TRUE);
  nw_brawl_group_set_caption (self->ink, mixes);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  nw_catalogue_text (words, N_("Studio")), -1);
  show_characters (self, view);
  show_open (self->clients, view, NW_BRAWL_AT_CLIENT, rules->open_clients, FALSE);
  show_ink (self, view);
  show_open (self->tattoos, view, NW_BRAWL_AT_TATTOO, rules->open_tattoos, TRUE);
}

/**
 * nw_brawl_studio_set_unit:
 * @self: the studio
 * @unit: width of a card on the own board, in application pixels
 *
 * Says how large everything is.
 */
void
nw_brawl_studio_set_unit (NwBrawlStudio *self,
                          int            unit)
{
  nw_brawl_group_set_unit (self->characters, unit);
  nw_brawl_group_set_unit (self->clients, unit);
  nw_brawl_group_set_unit (self->ink, unit);
  nw_brawl_group_set_unit (self->tattoos, unit);
}
