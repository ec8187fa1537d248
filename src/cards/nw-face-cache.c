/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Drawings that are kept; see nw-face-cache.h.
 *
 * Drawings are dropped in the order in which they were last asked for, as soon as all together are
 * larger than the bound.  Who shows one holds it, so that dropping is never seen.
 */

#define G_LOG_DOMAIN "nw-cards"

#include "config.h"

#include <math.h>
#include <pango/pangocairo.h>

#include "cards/nw-face-cache.h"

/** VECTOR_BYTES: what a drawing in vectors counts for: a guess, as nobody tells its size. */
#define VECTOR_BYTES 8192

/* All that makes a drawing another one; no member leaves a gap, so that keys compare as bytes. */
typedef struct
{
  guint32 kind;
  gint32  args[NW_FACE_N_ARGS];
  guint32 paper;
  guint32 picture;
  guint32 font;
  float   width;
  float   height;
  float   scale;
} Key;

G_STATIC_ASSERT (sizeof (Key) == (7 + NW_FACE_N_ARGS) * 4);

typedef struct
{
  Key            key;
  /* Owned */
  GskRenderNode *node;
  gsize          bytes;
  GList          link;
} Entry;

struct _NwFaceCache
{
  /* Owned */
  GHashTable *entries;

  /* The entries, last asked for first */
  GQueue      order;
  gsize       bound;
  gsize       bytes;
  guint       n_drawn;
};

static guint
hash_key (gconstpointer data)
{
  const guint32 *words = data;
  guint hash = 5381;

  for (guint i = 0; i < sizeof (Key) / sizeof *words; i++)
    hash = hash * 33 ^ words[i];

  return hash;
}

static gboolean
is_same_key (gconstpointer a,
             gconstpointer b)
{
  return memcmp (a, b, sizeof (Key)) == 0;
}

static void
free_entry (gpointer data)
{
  Entry *entry = data;

  g_clear_pointer (&entry->node, gsk_render_node_unref);
  g_free (entry);
}

/* Everything about the font that changes what text looks like. */
static guint32
hash_font (PangoContext *context)
{
  const cairo_font_options_t *options;
  guint32 hash;

  if (context == NULL)
    return 0;

  options = pango_cairo_context_get_font_options (context);
  hash = pango_font_description_hash (pango_context_get_font_description (context));
  hash = hash * 33 ^ (guint32) (pango_cairo_context_get_resolution (context) * 16);
  if (options != NULL)
    hash = hash * 33 ^ (guint32) cairo_font_options_hash (options);

  return hash;
}

static gboolean
is_whole (float number)
{
  return number > 0 && number == floorf (number);
}

/* ---- Pictures --------------------------------------------------------------------------------- */

static GdkTexture *
draw_texture (GskRenderNode         *node,
              const graphene_rect_t *bounds,
              float                  scale)
{
  const int width = (int) (bounds->size.width * scale);
  const int height = (int) (bounds->size.height * scale);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cairo = cairo_create (surface);
  const int stride = cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = NULL;

  cairo_scale (cairo, (double) scale, (double) scale);
  cairo_translate (cairo, (double) -bounds->origin.x, (double) -bounds->origin.y);
  gsk_render_node_draw (node, cairo);
  cairo_destroy (cairo);
  cairo_surface_flush (surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface),
                                      (gsize) stride * (gsize) height,
                                      (GDestroyNotify) cairo_surface_destroy, surface);

  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, (gsize) stride);
}

/* The drawing as a picture, if its pixels are those of the screen. */
static GskRenderNode *
rasterise (GskRenderNode *node,
           float          scale,
           gsize         *bytes)
{
  g_autoptr (GdkTexture) texture = NULL;
  graphene_rect_t bounds;

  if (!is_whole (scale))
    return NULL;

  gsk_render_node_get_bounds (node, &bounds);
  graphene_rect_round_extents (&bounds, &bounds);
  if (bounds.size.width < 1 || bounds.size.height < 1)
    return NULL;

  texture = draw_texture (node, &bounds, scale);
  *bytes = (gsize) gdk_texture_get_width (texture) * (gsize) gdk_texture_get_height (texture) * 4;

  return gsk_texture_node_new (texture, &bounds);
}

/* ---- Entries ---------------------------------------------------------------------------------- */

static void
drop (NwFaceCache *self,
      Entry       *entry)
{
  self->bytes -= entry->bytes;
  g_queue_unlink (&self->order, &entry->link);
  g_hash_table_remove (self->entries, &entry->key);
}

/* The newest stays, however large it is. */
static void
keep_bound (NwFaceCache *self)
{
  while (self->bytes > self->bound && self->order.length > 1)
    drop (self, g_queue_peek_tail (&self->order));
}

static GskRenderNode *
draw (const NwFace *face,
      const Key    *key,
      PangoContext *context,
      NwFaceFunc    paint,
      gpointer      user_data,
      gsize        *bytes)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  GskRenderNode *picture;

  *bytes = VECTOR_BYTES;
  paint (face, snapshot, context, key->width, key->height, user_data);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node == NULL)
    return NULL;

  picture = rasterise (node, key->scale, bytes);

  return picture != NULL ? picture : g_steal_pointer (&node);
}

static Entry *
add (NwFaceCache  *self,
     const NwFace *face,
     const Key    *key,
     PangoContext *context,
     NwFaceFunc    paint,
     gpointer      user_data)
{
  Entry *entry = g_new0 (Entry, 1);

  entry->key = *key;
  entry->node = draw (face, key, context, paint, user_data, &entry->bytes);
  entry->link.data = entry;
  self->n_drawn++;
  self->bytes += entry->bytes;
  g_hash_table_insert (self->entries, &entry->key, entry);

  return entry;
}

/* ---- Public ----------------------------------------------------------------------------------- */

/**
 * nw_face_cache_new:
 * @bound: bytes that all drawings together may take, such as %NW_FACE_CACHE_BOUND
 *
 * Returns: (transfer full): a cache in which there is nothing
 */
NwFaceCache *
nw_face_cache_new (gsize bound)
{
  NwFaceCache *self = g_new0 (NwFaceCache, 1);

  self->entries = g_hash_table_new_full (hash_key, is_same_key, NULL, free_entry);
  g_queue_init (&self->order);
  self->bound = bound;

  return self;
}

/**
 * nw_face_cache_free:
 * @self: (transfer full): the cache
 *
 * Lets go of all drawings.
 */
void
nw_face_cache_free (NwFaceCache *self)
{
  g_hash_table_unref (self->entries);
  g_free (self);
}

/**
 * nw_face_cache_get:
 * @self: the cache
 * @face: what to show
 * @width: in application pixels
 * @height: in application pixels
 * @scale: pixels of the screen in one application pixel; 0 where there is no screen
 * @context: (nullable): the desktop's font
 * @paint: (scope call): draws it if it is not there
 * @user_data: passed to @paint
 *
 * Looks a drawing up, or makes it.
 *
 * Returns: (transfer none) (nullable): the drawing; take a reference to keep it
 */
GskRenderNode *
nw_face_cache_get (NwFaceCache  *self,
                   const NwFace *face,
                   float         width,
                   float         height,
                   float         scale,
                   PangoContext *context,
                   NwFaceFunc    paint,
                   gpointer      user_data)
{
  const Key key = {
    .kind = face->kind, .args = { face->args[0], face->args[1], face->args[2] },
    .paper = face->paper, .picture = face->picture, .font = hash_font (context),
    .width = width, .height = height, .scale = scale,
  };
  Entry *entry = g_hash_table_lookup (self->entries, &key);

  if (entry == NULL)
    entry = add (self, face, &key, context, paint, user_data);
  else
    g_queue_unlink (&self->order, &entry->link);
  g_queue_push_head_link (&self->order, &entry->link);
  keep_bound (self);

  return entry->node;
}

/**
 * nw_face_cache_append:
 * @self: the cache
 * @face: what to show
 * @snapshot: where to draw
 * @context: (nullable): the desktop's font
 * @bounds: where it lies, in application pixels
 * @scale: pixels of the screen in one application pixel; 0 where there is no screen
 * @paint: draws it, if it is not among the drawings that are kept
 * @user_data: passed to @paint
 *
 * Draws a face at a place.
 */
void
nw_face_cache_append (NwFaceCache           *self,
                      const NwFace          *face,
                      GtkSnapshot           *snapshot,
                      PangoContext          *context,
                      const graphene_rect_t *bounds,
                      float                  scale,
                      NwFaceFunc             paint,
                      gpointer               user_data)
{
  const gboolean is_aligned = bounds->origin.x == floorf (bounds->origin.x) &&
                              bounds->origin.y == floorf (bounds->origin.y);
  const gboolean is_moved = bounds->origin.x != 0 || bounds->origin.y != 0;
  GskRenderNode *node;

  if (bounds->size.width < 1 || bounds->size.height < 1)
    return;

  /* Between the pixels a picture would be blurred. */
  node = nw_face_cache_get (self, face, bounds->size.width, bounds->size.height,
                            is_aligned ? scale : 0, context, paint, user_data);
  if (node == NULL)
    return;

  if (is_moved)
    {
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &bounds->origin);
    }
  gtk_snapshot_append_node (snapshot, node);
  if (is_moved)
    gtk_snapshot_restore (snapshot);
}

/**
 * nw_face_cache_get_n_faces:
 * @self: the cache
 *
 * Returns: how many drawings are kept
 */
guint
nw_face_cache_get_n_faces (NwFaceCache *self)
{
  return self->order.length;
}

/**
 * nw_face_cache_get_size:
 * @self: the cache
 *
 * Returns: bytes of all that are kept
 */
gsize
nw_face_cache_get_size (NwFaceCache *self)
{
  return self->bytes;
}

/**
 * nw_face_cache_get_n_drawn:
 * @self: the cache
 *
 * Returns: how many drawings were made so far
 */
guint
nw_face_cache_get_n_drawn (NwFaceCache *self)
{
  return self->n_drawn;
}
