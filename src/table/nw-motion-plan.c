/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Planning motion; see nw-motion-plan.h.
 *
 * Sprites are drawn in their order: below lie those which only hide that something changed already.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include <math.h>

#include "table/nw-motion-plan.h"

/* Several things start one after the other, this far apart in parts of the duration, but the last
 * no later than a whole duration after the first. */
#define STEP 0.2f

/* Shorter ways, in parts of the thing's size, are a matter of layout. */
#define LEAST_WAY 0.5f

/* What rises, in application pixels, and when, in parts of the duration. */
#define RISE 22
#define RISE_BEGIN 0.5f

typedef struct
{
  GPtrArray   *before;
  GPtrArray   *after;
  const NwWay *ways;
  guint        n_ways;
  guint        duration;

  /* One flag for each of @before and @after: that it needs no more attention */
  guint8      *is_before_used;
  guint8      *is_after_used;

  GArray      *covers;
  GArray      *flights;
} Plan;

/* ---- Places ----------------------------------------------------------------------------------- */

static NwPlace *
get (GPtrArray *places,
     guint      index)
{
  return g_ptr_array_index (places, index);
}

/* The first of that key that is not used yet, else the first. */
static guint
find (GPtrArray    *places,
      const guint8 *is_used,
      const char   *key)
{
  guint found = G_MAXUINT;

  for (guint i = 0; i < places->len; i++)
    if (g_str_equal (get (places, i)->key, key))
      {
        if (is_used == NULL || !is_used[i])
          return i;
        found = MIN (found, i);
      }

  return found;
}

static NwPlace *
find_place (GPtrArray  *places,
            GPtrArray  *others,
            const char *key)
{
  NwPlace *place = nw_places_find (places, key);

  return place != NULL ? place : nw_places_find (others, key);
}

static gboolean
is_told_away (const Plan *plan,
              const char *key)
{
  for (guint i = 0; i < plan->n_ways; i++)
    if (plan->ways[i].kind != NW_WAY_RISE && g_str_equal (plan->ways[i].from, key))
      return TRUE;

  return FALSE;
}

static gboolean
is_elsewhere (const NwPlace *a,
              const NwPlace *b)
{
  const float least = LEAST_WAY * MIN (b->bounds.size.width, b->bounds.size.height);

  return fabsf (a->bounds.origin.x - b->bounds.origin.x) > least ||
         fabsf (a->bounds.origin.y - b->bounds.origin.y) > least;
}

/* The largest box of @size's shape in the middle of @bounds, no larger than @size. */
static graphene_rect_t
fit (const graphene_rect_t *bounds,
     const graphene_size_t *size)
{
  const float scale = MIN (MIN (bounds->size.width / MAX (size->width, 1),
                                bounds->size.height / MAX (size->height, 1)), 1);
  const float width = size->width * scale;
  const float height = size->height * scale;

  return GRAPHENE_RECT_INIT (bounds->origin.x + (bounds->size.width - width) / 2,
                             bounds->origin.y + (bounds->size.height - height) / 2,
                             width, height);
}

static NwLook
get_look (NwPlace *place)
{
  GskRenderNode *look = nw_place_get_look (place);

  return (NwLook) {
    .node = look != NULL ? gsk_render_node_ref (look) : NULL, .size = place->bounds.size,
  };
}

/* What is not seen at once is drawn when it is: several new cards are much work for one frame. */
static NwLook
get_later_look (NwPlace *place)
{
  if (place->look != NULL || place->is_part)
    return get_look (place);

  return (NwLook) { .size = place->bounds.size, .model = g_object_ref (place->widget) };
}

/* ---- Sprites ---------------------------------------------------------------------------------- */

/* What lay at a place hides what lies there now, until @end, or fades till then. */
static void
cover (Plan          *plan,
       NwPlace       *old,
       const NwPlace *place,
       guint          begin,
       guint          end,
       float          alpha_to)
{
  const NwSprite sprite = {
    .look = get_look (old), .from = place->bounds, .to = place->bounds,
    .begin = begin, .end = end, .alpha_from = 1, .alpha_to = alpha_to,
  };

  g_array_append_val (plan->covers, sprite);
}

static void
arrive (Plan        *plan,
        const NwWay *way,
        guint        begin)
{
  NwPlace *from = find_place (plan->before, plan->after, way->from);
  const guint index = find (plan->after, plan->is_after_used, way->to);
  NwPlace *to = index < plan->after->len ? get (plan->after, index) : NULL;
  const guint was = find (plan->before, NULL, way->to);
  NwPlace *old = was < plan->before->len ? get (plan->before, was) : NULL;
  const gboolean turns = way->kind == NW_WAY_TURN && from != NULL && nw_place_has_look (from);
  NwSprite sprite = {
    .begin = begin, .end = begin + plan->duration, .alpha_from = 1, .alpha_to = 1, .stays = TRUE,
  };

  if (from == NULL || to == NULL || !nw_place_has_look (to))
    return;

  plan->is_after_used[index] = TRUE;
  if (old != NULL && nw_place_has_look (old) && !is_elsewhere (old, to) && !is_told_away (plan, way->to))
    cover (plan, old, to, begin, sprite.end, 1);

  sprite.look = turns ? get_later_look (to) : get_look (to);
  sprite.to = to->bounds;
  sprite.from = fit (&from->bounds, &to->bounds.size);
  if (turns)
    {
      sprite.back = get_look (from);
      sprite.from = from->bounds;
    }
  if (!to->is_part)
    sprite.veiled = g_object_ref (to->widget);
  g_array_append_val (plan->flights, sprite);
}

static void
leave (Plan        *plan,
       const NwWay *way,
       guint        begin)
{
  const guint index = find (plan->before, plan->is_before_used, way->from);
  NwPlace *from = index < plan->before->len ? get (plan->before, index) : NULL;
  const NwPlace *to = find_place (plan->after, plan->before, way->to);
  NwSprite sprite = {
    .begin = begin, .end = begin + plan->duration, .alpha_from = 1, .alpha_to = 0,
  };

  if (from == NULL || to == NULL || !nw_place_has_look (from))
    return;

  plan->is_before_used[index] = TRUE;
  sprite.look = get_look (from);
  sprite.from = from->bounds;
  sprite.to = fit (&to->bounds, &from->bounds.size);
  g_array_append_val (plan->flights, sprite);
}

static void
rise (Plan        *plan,
      const NwWay *way,
      guint        begin)
{
  const NwPlace *at = find_place (plan->after, plan->before, way->to);
  const guint late = begin + (guint) (RISE_BEGIN * (float) plan->duration);
  NwSprite sprite = {
    .begin = late, .end = late + plan->duration, .alpha_from = 1, .alpha_to = 0, .is_late = TRUE,
  };

  if (at == NULL || way->mark.node == NULL)
    return;

  sprite.look = way->mark;
  gsk_render_node_ref (sprite.look.node);
  sprite.from = GRAPHENE_RECT_INIT (
    at->bounds.origin.x + (at->bounds.size.width - way->mark.size.width) / 2,
    at->bounds.origin.y + (at->bounds.size.height - way->mark.size.height) / 2,
    way->mark.size.width, way->mark.size.height);
  sprite.to = sprite.from;
  sprite.to.origin.y -= RISE;
  g_array_append_val (plan->flights, sprite);
}

/* ---- What is told, and what is not ------------------------------------------------------------ */

static void
follow_ways (Plan *plan)
{
  static void (*const follow[]) (Plan *plan, const NwWay *way, guint begin) = {
    [NW_WAY_ARRIVE] = arrive,
    [NW_WAY_TURN] = arrive,
    [NW_WAY_LEAVE] = leave,
    [NW_WAY_RISE] = rise,
  };
  const float step = MIN (STEP, 1 / MAX ((float) plan->n_ways - 1, 1)) * (float) plan->duration;

  for (guint i = 0; i < plan->n_ways; i++)
    follow[plan->ways[i].kind] (plan, &plan->ways[i], (guint) ((float) i * step));
}

static void
appear (Plan    *plan,
        NwPlace *place)
{
  const NwSprite sprite = {
    .look = get_look (place), .from = place->bounds, .to = place->bounds,
    .end = plan->duration, .alpha_to = 1, .stays = TRUE, .veiled = g_object_ref (place->widget),
  };

  g_array_append_val (plan->flights, sprite);
}

static void
glide (Plan    *plan,
       NwPlace *old,
       NwPlace *place)
{
  const NwSprite sprite = {
    .look = get_look (place), .from = old->bounds, .to = place->bounds, .end = plan->duration,
    .alpha_from = 1, .alpha_to = 1, .stays = TRUE, .veiled = g_object_ref (place->widget),
  };

  g_array_append_val (plan->flights, sprite);
}

/* Parts of a widget cannot be hidden while they move: they only change in their place. */
static void
compare (Plan  *plan,
         guint  index)
{
  NwPlace *place = get (plan->after, index);
  const guint was = find (plan->before, plan->is_before_used, place->key);
  NwPlace *old = was < plan->before->len && !plan->is_before_used[was]
                   ? get (plan->before, was) : NULL;

  if (old != NULL)
    plan->is_before_used[was] = TRUE;
  if (plan->is_after_used[index] || !nw_place_has_look (place))
    return;

  if (old == NULL && !place->is_part)
    appear (plan, place);
  else if (old != NULL && is_elsewhere (old, place) && !place->is_part)
    glide (plan, old, place);
  else if (old != NULL && !is_elsewhere (old, place) && !is_told_away (plan, place->key) &&
           !nw_sprite_is_same (nw_place_get_look (old), nw_place_get_look (place)))
    cover (plan, old, place, 0, plan->duration, 0);
}

static void
vanish (Plan  *plan,
        guint  index)
{
  NwPlace *old = get (plan->before, index);

  if (nw_place_has_look (old) && !old->is_part && !plan->is_before_used[index] &&
      !is_told_away (plan, old->key))
    cover (plan, old, old, 0, plan->duration, 0);
}

/**
 * nw_way_clear:
 * @self: a way
 *
 * Frees what it holds.
 */
void
nw_way_clear (NwWay *self)
{
  g_clear_pointer (&self->from, g_free);
  g_clear_pointer (&self->to, g_free);
  g_clear_pointer (&self->mark.node, gsk_render_node_unref);
}

/**
 * nw_motion_plan:
 * @before: (element-type NwPlace): where things lay
 * @after: (element-type NwPlace): where they lie
 * @ways: (array length=n_ways): what is told, in the order in which it happened
 * @n_ways: how much is told
 * @duration: how long one thing is on its way, in milliseconds
 * @sprites: (element-type NwSprite): where to append what is to be seen, in drawing order
 *
 * Works out what moves.
 *
 * Returns: when all of it is over, in milliseconds; at most two and a half durations
 */
guint
nw_motion_plan (GPtrArray   *before,
                GPtrArray   *after,
                const NwWay *ways,
                guint        n_ways,
                guint        duration,
                GArray      *sprites)
{
  g_autofree guint8 *is_before_used = g_new0 (guint8, before->len + 1);
  g_autofree guint8 *is_after_used = g_new0 (guint8, after->len + 1);
  g_autoptr (GArray) flights = g_array_new (FALSE, FALSE, sizeof (NwSprite));
  Plan plan = {
    .before = before, .after = after, .ways = ways, .n_ways = n_ways, .duration = duration,
    .is_before_used = is_before_used, .is_after_used = is_after_used,
    .covers = sprites, .flights = flights,
  };
  guint end = 0;

  follow_ways (&plan);
  for (guint i = 0; i < after->len; i++)
    compare (&plan, i);
  for (guint i = 0; i < before->len; i++)
    vanish (&plan, i);

  g_array_append_vals (sprites, flights->data, flights->len);
  for (guint i = 0; i < sprites->len; i++)
    end = MAX (end, g_array_index (sprites, NwSprite, i).end);

  return end;
}
