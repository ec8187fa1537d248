/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cards' pictures; see nw-card-picture.h.
 *
 * Sizes come in steps, so that a picture is decoded once for all places of about the same size.
 * What was asked for last is decoded first, and what was asked for long ago and is waiting still is
 * forgotten: whoever is still seen asks again.  Decoded pictures are dropped in the order in which
 * they were last drawn.
 */

#define G_LOG_DOMAIN "nw-cards"

#include "config.h"

#include <string.h>

#include "cards/nw-card-picture.h"
#include "cards/nw-card-shape.h"
#include "cards/nw-raster.h"
#include "ruleset/nw-image.h"
#include "ruleset/nw-json.h"

/* Pictures are decoded for more pixels than they take, for screens of scale 2. */
#define OVERSAMPLING 2.0f
/* Decodings at a time, so that there is a thread left for others. */
#define MAX_RUNNING 2
/* Decodings that wait. */
#define MAX_WAITING 96
/* Seconds after which a drawing is given up. */
#define PATIENCE 10

/* Characters that tell pictures apart at first sight. */
#define N_SAMPLES 64

static const int sides[] = { 64, 91, 128, 181, 256, 362, 512, 724, NW_CARD_PICTURE_SIDE };

/**
 * Slot:
 * @picture: whose it is
 * @texture: (nullable): the picture in this size
 * @link: where it stands among all that are decoded, or among those that wait
 * @patience: source that gives up decoding it
 * @is_wanted: whether it waits or is being decoded
 * @is_running: whether it is being decoded
 *
 * A picture in one of the sizes.
 */
typedef struct
{
  NwCardPicture *picture;
  GdkTexture    *texture;
  GList          link;
  guint          patience;
  gboolean       is_wanted;
  gboolean       is_running;
} Slot;

struct _NwCardPicture
{
  guint           ref_count;

  /* Owned; NULL for one that is made of a texture */
  GVariant       *image;
  GVariant       *data;

  /* Owned; NULL for one that is decoded */
  GdkTexture     *texture;

  graphene_rect_t part;
  Slot            slots[G_N_ELEMENTS (sides)];
  guint32         serial;
  gboolean        is_broken;
};

/* All pictures. */
static struct
{
  /* Owned: a set; the pictures themselves are not */
  GHashTable *pictures;
  GObject    *hub;

  /* Slots, last asked for first; each holds its picture */
  GQueue      decoded;
  GQueue      waiting;

  guint       n_running;
  gsize       bytes;
  guint32     serial;
} all;

/* ---- The hub ---------------------------------------------------------------------------------- */

/* What widgets listen to. */
#define NW_TYPE_PICTURE_HUB (nw_picture_hub_get_type ())
G_DECLARE_FINAL_TYPE (NwPictureHub, nw_picture_hub, NW, PICTURE_HUB, GObject)

struct _NwPictureHub
{
  GObject parent_instance;
};

G_DEFINE_FINAL_TYPE (NwPictureHub, nw_picture_hub, G_TYPE_OBJECT)

static void
nw_picture_hub_class_init (NwPictureHubClass *klass)
{
  g_signal_new ("changed", NW_TYPE_PICTURE_HUB, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
nw_picture_hub_init (NwPictureHub *self)
{
}

static GObject *
get_hub (void)
{
  if (all.hub == NULL)
    all.hub = g_object_new (NW_TYPE_PICTURE_HUB, NULL);

  return all.hub;
}

/**
 * nw_card_picture_watch:
 * @widget: a widget that draws cards
 * @callback: called with @widget
 *
 * Tells a widget, as long as it lives, whenever any picture may look different.
 */
void
nw_card_picture_watch (GtkWidget *widget,
                       GCallback  callback)
{
  g_signal_connect_object (get_hub (), "changed", callback, widget, G_CONNECT_SWAPPED);
}

/* ---- Equal pictures --------------------------------------------------------------------------- */

static guint
hash_picture (gconstpointer data)
{
  const NwCardPicture *self = data;
  const char *text = nw_json_get_string (self->data);
  const gsize length = strlen (text);
  guint hash = (guint) length;

  for (gsize i = 0; i < N_SAMPLES && length > 0; i++)
    hash = hash * 33 ^ (guchar) text[i * (length - 1) / (N_SAMPLES - 1)];

  return hash;
}

static gboolean
is_same_picture (gconstpointer a,
                 gconstpointer b)
{
  const NwCardPicture *first = a;
  const NwCardPicture *second = b;

  return (first->data == second->data ||
          strcmp (nw_json_get_string (first->data), nw_json_get_string (second->data)) == 0) &&
         nw_image_get_kind (first->image) == nw_image_get_kind (second->image);
}

/**
 * nw_card_picture_get:
 * @image: (nullable): a picture as a ruleset holds it, see nw-image.h
 *
 * Returns: (transfer full) (nullable): the picture; %NULL if @image is nothing like one
 */
NwCardPicture *
nw_card_picture_get (GVariant *image)
{
  NwCardPicture key = { .image = image };
  NwCardPicture *self;

  if (image == NULL || nw_image_get_kind (image) == NW_IMAGE_UNKNOWN)
    return NULL;
  key.data = nw_json_get (image, "data");
  if (nw_json_get_string (key.data) == NULL)
    {
      g_clear_pointer (&key.data, g_variant_unref);
      return NULL;
    }

  if (all.pictures == NULL)
    all.pictures = g_hash_table_new (hash_picture, is_same_picture);
  self = g_hash_table_lookup (all.pictures, &key);
  if (self != NULL)
    {
      g_variant_unref (key.data);
      return nw_card_picture_ref (self);
    }

  self = g_new0 (NwCardPicture, 1);
  self->ref_count = 1;
  self->serial = ++all.serial;
  self->image = g_variant_ref (image);
  self->data = key.data;
  self->part = nw_raster_whole;
  g_hash_table_add (all.pictures, self);

  return self;
}

/**
 * nw_card_picture_new_for_texture:
 * @texture: a picture
 * @part: what of it is shown, see nw-raster.h
 *
 * Returns: (transfer full): a card's picture that needs no decoding
 */
NwCardPicture *
nw_card_picture_new_for_texture (GdkTexture            *texture,
                                 const graphene_rect_t *part)
{
  NwCardPicture *self = g_new0 (NwCardPicture, 1);

  self->ref_count = 1;
  self->serial = ++all.serial;
  self->texture = g_object_ref (texture);
  self->part = *part;

  return self;
}

/**
 * nw_card_picture_ref:
 * @self: a picture
 *
 * Returns: (transfer full): @self
 */
NwCardPicture *
nw_card_picture_ref (NwCardPicture *self)
{
  self->ref_count++;

  return self;
}

/**
 * nw_card_picture_unref:
 * @self: (transfer full): a picture
 *
 * Gives a reference back.
 */
void
nw_card_picture_unref (NwCardPicture *self)
{
  if (--self->ref_count > 0)
    return;

  if (self->image != NULL)
    g_hash_table_remove (all.pictures, self);
  g_clear_pointer (&self->image, g_variant_unref);
  g_clear_pointer (&self->data, g_variant_unref);
  g_clear_object (&self->texture);
  g_free (self);
}

/* A card without a picture is known as well. */
static void
clear_known (gpointer picture)
{
  if (picture != NULL)
    nw_card_picture_unref (picture);
}

/**
 * nw_card_picture_find:
 * @known: (element-type guint NwCardPicture): cards' pictures that were looked for, by number
 * @ruleset: (nullable): a ruleset
 * @card: a card's number in the compiled rules
 *
 * Returns: (transfer none) (nullable): the card's own picture; %NULL if it has none that can be
 *   drawn
 */
NwCardPicture *
nw_card_picture_find (GHashTable      *known,
                      const NwRuleset *ruleset,
                      guint            card)
{
  NwCardPicture *self;

  if (!g_hash_table_lookup_extended (known, GUINT_TO_POINTER (card), NULL, (gpointer *) &self))
    {
      g_autoptr (GVariant) image =
        ruleset != NULL ? nw_ruleset_get_card_image (ruleset, card) : NULL;

      self = nw_card_picture_get (image);
      g_hash_table_insert (known, GUINT_TO_POINTER (card), self);
    }

  return self != NULL && !self->is_broken ? self : NULL;
}

/**
 * nw_card_picture_new_known:
 *
 * Returns: (transfer full): what nw_card_picture_find() needs
 */
GHashTable *
nw_card_picture_new_known (void)
{
  return g_hash_table_new_full (NULL, NULL, NULL, clear_known);
}

/* ---- Decoding --------------------------------------------------------------------------------- */

typedef struct
{
  GVariant *image;
  int       side;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_variant_unref (job->image);
  g_free (job);
}

static GdkTexture *
decode (GVariant     *image,
        int           side,
        GCancellable *cancellable)
{
  const NwImageKind kind = nw_image_get_kind (image);
  g_autoptr (GBytes) bytes = nw_image_get_bytes (image);
  g_autoptr (GdkTexture) texture = NULL;

  /* What is drawn may be a draft, which nobody has judged. */
  if (bytes == NULL || nw_image_check (bytes, kind) != NULL)
    return NULL;
  if (kind == NW_IMAGE_SVG)
    return nw_raster_svg (bytes, &nw_raster_whole, side, cancellable);

  /* GTK's decoder loses memory over a PNG that ends too early. */
  if (!nw_image_is_whole_png (bytes))
    return NULL;

  texture = gdk_texture_new_from_bytes (bytes, NULL);

  return texture != NULL ? nw_raster_scale (texture, &nw_raster_whole, side) : NULL;
}

static void
decode_in_thread (GTask        *task,
                  gpointer      source,
                  gpointer      data,
                  GCancellable *cancellable)
{
  const Job *job = data;

  g_task_return_pointer (task, decode (job->image, job->side, cancellable), g_object_unref);
}

static gsize
get_bytes (GdkTexture *texture)
{
  return (gsize) gdk_texture_get_width (texture) * (gsize) gdk_texture_get_height (texture) * 4;
}

static void
drop (Slot *slot)
{
  all.bytes -= get_bytes (slot->texture);
  g_queue_unlink (&all.decoded, &slot->link);
  g_clear_object (&slot->texture);
  nw_card_picture_unref (slot->picture);
}

static void
keep (Slot       *slot,
      GdkTexture *texture)
{
  slot->texture = texture;
  all.bytes += get_bytes (texture);
  nw_card_picture_ref (slot->picture);
  g_queue_push_head_link (&all.decoded, &slot->link);
  while (all.bytes > NW_CARD_PICTURE_BOUND && all.decoded.length > 1)
    drop (g_queue_peek_tail (&all.decoded));
}

static void start_next (void);

static void
on_decoded_cb (GObject      *object,
               GAsyncResult *result,
               gpointer      data)
{
  Slot *slot = data;
  NwCardPicture *self = slot->picture;
  GdkTexture *texture = g_task_propagate_pointer (G_TASK (result), NULL);

  g_clear_handle_id (&slot->patience, g_source_remove);
  all.n_running--;
  slot->is_wanted = slot->is_running = FALSE;
  self->serial = ++all.serial;
  if (texture != NULL)
    keep (slot, texture);
  else
    self->is_broken = TRUE;
  start_next ();
  g_signal_emit_by_name (get_hub (), "changed");
  nw_card_picture_unref (self);
}

static gboolean
on_patience_ended_cb (gpointer task)
{
  g_cancellable_cancel (g_task_get_cancellable (task));

  return G_SOURCE_CONTINUE;
}

static void
start (Slot *slot)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, on_decoded_cb, slot);
  Job *job = g_new0 (Job, 1);

  job->image = g_variant_ref (slot->picture->image);
  job->side = sides[slot - slot->picture->slots];
  slot->is_running = TRUE;
  all.n_running++;
  g_task_set_source_tag (task, start);
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, job, job_free);
  slot->patience = g_timeout_add_seconds_full (G_PRIORITY_DEFAULT, PATIENCE, on_patience_ended_cb,
                                               g_object_ref (task), g_object_unref);
  g_task_run_in_thread (task, decode_in_thread);
}

static void
start_next (void)
{
  while (all.n_running < MAX_RUNNING && all.waiting.length > 0)
    {
      Slot *slot = g_queue_peek_head (&all.waiting);

      g_queue_unlink (&all.waiting, &slot->link);
      start (slot);
    }
}

/* The picture is held as long as it waits or runs. */
static void
want (Slot *slot)
{
  if (slot->is_running)
    return;

  if (slot->is_wanted)
    g_queue_unlink (&all.waiting, &slot->link);
  else
    nw_card_picture_ref (slot->picture);
  slot->is_wanted = TRUE;
  g_queue_push_head_link (&all.waiting, &slot->link);
  if (all.waiting.length > MAX_WAITING)
    {
      Slot *last = g_queue_peek_tail (&all.waiting);

      g_queue_unlink (&all.waiting, &last->link);
      last->is_wanted = FALSE;
      /* So that whoever shows it asks again. */
      last->picture->serial = ++all.serial;
      nw_card_picture_unref (last->picture);
    }
  start_next ();
}

/* ---- Drawing ---------------------------------------------------------------------------------- */

/* What there is for a size: that size, else the next larger one, else a smaller one. */
static GdkTexture *
get_texture (NwCardPicture *self,
             float          side)
{
  guint wanted = 0;
  Slot *slot;

  if (self->texture != NULL)
    return self->texture;

  while (wanted < G_N_ELEMENTS (sides) - 1 && (float) sides[wanted] < side)
    wanted++;
  slot = &self->slots[wanted];
  slot->picture = self;
  slot->link.data = slot;
  if (slot->texture != NULL)
    {
      g_queue_unlink (&all.decoded, &slot->link);
      g_queue_push_head_link (&all.decoded, &slot->link);
      return slot->texture;
    }

  if (!self->is_broken)
    want (slot);
  for (guint i = wanted + 1; i < G_N_ELEMENTS (sides); i++)
    if (self->slots[i].texture != NULL)
      return self->slots[i].texture;
  for (guint i = wanted; i > 0; i--)
    if (self->slots[i - 1].texture != NULL)
      return self->slots[i - 1].texture;

  return NULL;
}

/* The middle of the part that is shown fills the place. */
static void
append_texture (GdkTexture            *texture,
                const graphene_rect_t *part,
                GtkSnapshot           *snapshot,
                const graphene_rect_t *bounds)
{
  const float width = (float) gdk_texture_get_width (texture);
  const float height = (float) gdk_texture_get_height (texture);
  const float scale = MAX (bounds->size.width / (width * part->size.width),
                           bounds->size.height / (height * part->size.height));
  const float x = (part->origin.x + part->size.width / 2) * width * scale;
  const float y = (part->origin.y + part->size.height / 2) * height * scale;

  gtk_snapshot_append_texture (
    snapshot, texture,
    &GRAPHENE_RECT_INIT (bounds->origin.x + bounds->size.width / 2 - x,
                         bounds->origin.y + bounds->size.height / 2 - y, width * scale,
                         height * scale));
}

/**
 * nw_card_picture_snapshot:
 * @self: a picture
 * @snapshot: where to draw
 * @bounds: its place
 * @radius: of the place's corners, in pixels
 * @paper: the colours
 *
 * Draws as much of the picture's middle as fills the place; an empty place as long as the picture
 * is not there.
 */
void
nw_card_picture_snapshot (NwCardPicture         *self,
                          GtkSnapshot           *snapshot,
                          const graphene_rect_t *bounds,
                          float                  radius,
                          const NwPaper         *paper)
{
  const float side = MAX (bounds->size.width, bounds->size.height) * OVERSAMPLING;
  GdkTexture *texture = get_texture (self, side);
  GskRoundedRect rect;

  gsk_rounded_rect_init_from_rect (&rect, bounds, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &rect);
  gtk_snapshot_append_color (snapshot, texture != NULL ? &paper->face : &paper->badge, bounds);
  if (texture != NULL)
    append_texture (texture, &self->part, snapshot, bounds);
  gtk_snapshot_pop (snapshot);
  nw_card_outline (snapshot, bounds, radius, MAX (paper->edge_width * bounds->size.width / 80, 1),
                   &paper->ink);
}

/**
 * nw_card_picture_snapshot_with_chip:
 * @self: a picture
 * @snapshot: where to draw
 * @bounds: its place
 * @chip_width: width of a chip, in pixels
 * @chip_height: its height, in pixels
 * @radius: of the corners of both, in pixels
 * @paper: the colours
 *
 * Draws a picture, and in its lower corner a chip for the drawing that stands there on cards
 * without a picture: what that tells must still be seen.
 *
 * Returns: where on the chip to draw
 */
graphene_rect_t
nw_card_picture_snapshot_with_chip (NwCardPicture         *self,
                                    GtkSnapshot           *snapshot,
                                    const graphene_rect_t *bounds,
                                    float                  chip_width,
                                    float                  chip_height,
                                    float                  radius,
                                    const NwPaper         *paper)
{
  const float margin = radius * 0.7f;
  const graphene_rect_t chip =
    GRAPHENE_RECT_INIT (bounds->origin.x, bounds->origin.y + bounds->size.height - chip_height,
                        chip_width, chip_height);

  nw_card_picture_snapshot (self, snapshot, bounds, radius, paper);
  nw_card_fill (snapshot, &chip, radius, &paper->face);
  nw_card_outline (snapshot, &chip, radius, MAX (paper->edge_width * bounds->size.width / 80, 1),
                   &paper->ink);

  return GRAPHENE_RECT_INIT (chip.origin.x + margin, chip.origin.y + margin,
                             chip_width - 2 * margin, chip_height - 2 * margin);
}

/**
 * nw_card_picture_get_serial:
 * @self: a picture
 *
 * Returns: a number, not 0, that is another one whenever the picture may look different
 */
guint32
nw_card_picture_get_serial (NwCardPicture *self)
{
  return self->serial;
}

/**
 * nw_card_picture_is_broken:
 * @self: a picture
 *
 * Returns: whether it turned out that it can't be drawn
 */
gboolean
nw_card_picture_is_broken (NwCardPicture *self)
{
  return self->is_broken;
}

/**
 * nw_card_picture_is_decoded:
 * @self: a picture
 *
 * Returns: whether it can be drawn already, in whatever size
 */
gboolean
nw_card_picture_is_decoded (NwCardPicture *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    if (self->slots[i].texture != NULL)
      return TRUE;

  return self->texture != NULL;
}

/**
 * nw_card_pictures_get_size:
 *
 * Returns: bytes of all decoded pictures
 */
gsize
nw_card_pictures_get_size (void)
{
  return all.bytes;
}
