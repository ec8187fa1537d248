/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The supply; see nw-supply-view.h.
 *
 * A kind of token is drawn as its two sides, one upon the other; a chip and a number for each.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include <math.h>

#include "cards/nw-card-text.h"
#include "table/nw-places.h"
#include "table/nw-piece.h"
#include "table/nw-supply-view.h"
#include "table/nw-tailor-draw.h"
#include "table/nw-words.h"

#define CHIP 24
#define SHIFT 9
#define MAGIC 28
#define COLUMN 61
/** ENDING: room for when the game ends. */
#define ENDING 54
#define HEIGHT 40

struct _NwSupplyView
{
  GtkWidget      parent_instance;

  /* Owned */
  NwTailorFaces *faces;
  char          *ending;

  gint           fabrics[NW_TAILOR_MAX_TOKENS];
  guint          magic;
};

static void nw_supply_view_places_init (NwPlacesInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (NwSupplyView, nw_supply_view, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (NW_TYPE_PLACES, nw_supply_view_places_init))

static guint
get_n_tokens (NwSupplyView *self)
{
  return self->faces != NULL ? nw_tailor_faces_get_rules (self->faces)->n_tokens : 0;
}

/* The width at the usual size of text. */
static int
get_usual_width (NwSupplyView *self)
{
  return (int) (get_n_tokens (self) + 1) * COLUMN + ENDING;
}

/* How much larger numbers and columns are: as people want it, as far as there is room. */
static float
get_scale (NwSupplyView *self)
{
  const float room = (float) gtk_widget_get_width (GTK_WIDGET (self)) /
                     (float) get_usual_width (self);

  return CLAMP (room, 1, nw_piece_get_text_scale (GTK_WIDGET (self)));
}

static float
get_column (NwSupplyView *self,
            guint         index)
{
  return floorf ((float) (index * COLUMN) * get_scale (self));
}

static void
append_number (NwSupplyView *self,
               gint          number,
               float         x,
               GtkSnapshot  *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const graphene_rect_t box =
    GRAPHENE_RECT_INIT (x, 0, COLUMN * get_scale (self) - CHIP - SHIFT - 6,
                        (float) gtk_widget_get_height (widget));
  GdkRGBA colour;
  char text[16];

  gtk_widget_get_color (widget, &colour);
  g_snprintf (text, sizeof text, "%d", number);
  nw_card_text_snapshot (snapshot, gtk_widget_get_pango_context (widget), text, &box,
                         15 * get_scale (self), PANGO_WEIGHT_BOLD, NW_CARD_TEXT_CENTRE, &colour);
}

/* The cloths of one kind of token, the first on top. */
static void
append_token (NwSupplyView *self,
              guint         token,
              float         x,
              float         y,
              GtkSnapshot  *snapshot)
{
  const NwTailorRules *rules = nw_tailor_faces_get_rules (self->faces);
  float shift = SHIFT;

  for (guint i = rules->n_colours; i > 0; i--)
    if (rules->token_of[i - 1] == token && shift >= 0)
      {
        nw_tailor_draw (GTK_WIDGET (self), self->faces, NW_TAILOR_FACE_CLOTH, (gint) i - 1,
                        shift > 0 ? NW_CLOTH_PLAIN : NW_CLOTH_LETTER, snapshot,
                        &GRAPHENE_RECT_INIT (x + shift, y + shift, CHIP, CHIP));
        shift -= SHIFT;
      }
}

/* ---- Places ----------------------------------------------------------------------------------- */

/* Where the tokens of a kind lie; magic comes last. */
static graphene_rect_t
get_bounds (NwSupplyView *self,
            guint         index)
{
  const float height = (float) gtk_widget_get_height (GTK_WIDGET (self));
  const gboolean is_magic = index == get_n_tokens (self);
  const float side = is_magic ? MAGIC : CHIP + SHIFT;

  return GRAPHENE_RECT_INIT (get_column (self, index) + (is_magic ? 2 : 0),
                             floorf ((height - side) / 2), side, side);
}

static void
append_place (NwSupplyView *self,
              guint         index,
              float         x,
              float         y,
              GtkSnapshot  *snapshot)
{
  if (index < get_n_tokens (self))
    append_token (self, index, x, y, snapshot);
  else
    nw_tailor_draw (GTK_WIDGET (self), self->faces, NW_TAILOR_FACE_MAGIC, 0, 0, snapshot,
                    &GRAPHENE_RECT_INIT (x, y, MAGIC, MAGIC));
}

static gboolean
nw_supply_view_paint (NwPlaces         *places,
                      guint             index,
                      GtkSnapshot      *snapshot,
                      char            **key,
                      graphene_rect_t  *bounds)
{
  NwSupplyView *self = NW_SUPPLY_VIEW (places);

  if (self->faces == NULL || index > get_n_tokens (self))
    return FALSE;

  *bounds = get_bounds (self, index);
  *key = index < get_n_tokens (self) ? g_strdup_printf ("token %u", index) : g_strdup ("magic");
  append_place (self, index, 0, 0, snapshot);

  return TRUE;
}

static void
nw_supply_view_places_init (NwPlacesInterface *iface)
{
  iface->paint = nw_supply_view_paint;
}

/* ---- Widget ----------------------------------------------------------------------------------- */

static void
nw_supply_view_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  NwSupplyView *self = NW_SUPPLY_VIEW (widget);

  *minimum = *natural =
    orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT : get_usual_width (self);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = (int) ((float) *minimum * nw_piece_get_text_scale (widget));
}

static void
nw_supply_view_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  NwSupplyView *self = NW_SUPPLY_VIEW (widget);
  const guint n = get_n_tokens (self);
  GdkRGBA colour;
  graphene_rect_t box;

  if (self->faces == NULL)
    return;

  for (guint i = 0; i <= n; i++)
    {
      box = get_bounds (self, i);
      append_place (self, i, box.origin.x, box.origin.y, snapshot);
      append_number (self, i < n ? self->fabrics[i] : (gint) self->magic,
                     get_column (self, i) + CHIP + SHIFT + 3, snapshot);
    }

  gtk_widget_get_color (widget, &colour);
  colour.alpha *= 0.8f;
  box = GRAPHENE_RECT_INIT (get_column (self, n + 1), 0,
                            (float) gtk_widget_get_width (widget) - get_column (self, n + 1),
                            (float) gtk_widget_get_height (widget));
  nw_card_text_snapshot (snapshot, gtk_widget_get_pango_context (widget), self->ending, &box,
                         12 * get_scale (self), PANGO_WEIGHT_MEDIUM, NW_CARD_TEXT_CENTRE, &colour);
}

static void
nw_supply_view_css_changed (GtkWidget         *widget,
                            GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (nw_supply_view_parent_class)->css_changed (widget, change);
  gtk_widget_queue_draw (widget);
}

static void
nw_supply_view_finalize (GObject *object)
{
  NwSupplyView *self = NW_SUPPLY_VIEW (object);

  g_clear_pointer (&self->faces, nw_tailor_faces_unref);
  g_free (self->ending);

  G_OBJECT_CLASS (nw_supply_view_parent_class)->finalize (object);
}

static void
nw_supply_view_class_init (NwSupplyViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = nw_supply_view_finalize;
  widget_class->measure = nw_supply_view_measure;
  widget_class->snapshot = nw_supply_view_snapshot;
  widget_class->css_changed = nw_supply_view_css_changed;
  gtk_widget_class_set_css_name (widget_class, "nw-supply");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
nw_supply_view_init (NwSupplyView *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

/**
 * nw_supply_view_new:
 *
 * Returns: (transfer floating): a supply
 */
GtkWidget *
nw_supply_view_new (void)
{
  return g_object_new (NW_TYPE_SUPPLY_VIEW, NULL);
}

static char *
name_token (const NwTailorView *view,
            guint               token)
{
  const NwTailorRules *rules = nw_tailor_faces_get_rules (view->faces);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < rules->n_colours; i++)
    if (rules->token_of[i] == token)
      g_string_append_printf (text, "%s%s", text->len > 0 ? "/" : "",
                              nw_tailor_faces_get_colour_name (view->faces, i));

  return g_string_free (text, FALSE);
}

static void
update_name (NwSupplyView       *self,
             const NwTailorView *view)
{
  GString *text = g_string_new (nw_catalogue_text (view->words, N_("Supply:")));
  g_autofree char *magic =
    nw_words_count (view->words, N_NG ("{n} magic fabric", "{n} magic fabrics"), self->magic);
  g_autofree char *name = NULL;

  for (guint i = 0; i < get_n_tokens (self); i++)
    {
      g_autofree char *token = name_token (view, i);

      g_string_append_printf (text, " %d %s,", self->fabrics[i], token);
    }
  g_string_append_printf (text, " %s. %s", magic, self->ending);
  name = g_string_free (text, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), name);
}

/**
 * nw_supply_view_update:
 * @self: the supply
 * @view: what is to be seen
 *
 * Shows what is left.
 */
void
nw_supply_view_update (NwSupplyView       *self,
                       const NwTailorView *view)
{
  const NwTailorState *state = nw_tailor_game_get_state (view->game);
  const NwTailorRules *rules = nw_tailor_faces_get_rules (view->faces);
  g_autofree char *points = nw_catalogue_number (view->words, rules->end_points);

  nw_tailor_faces_ref (view->faces);
  g_clear_pointer (&self->faces, nw_tailor_faces_unref);
  self->faces = view->faces;
  for (guint i = 0; i < rules->n_tokens; i++)
    self->fabrics[i] = state->supply[i];
  self->magic = state->supply_magic;
  g_free (self->ending);
  self->ending =
    nw_words_say (view->words, nw_tailor_game_is_last_round (view->game)
                                 ? N_("Last round") : N_("≥ {points} ends"),
                  "points", points, NULL);
  update_name (self, view);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
