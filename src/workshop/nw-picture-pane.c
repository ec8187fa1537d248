/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The picture of a card; see nw-picture-pane.h.
 *
 * Whatever is given becomes a PNG within the bounds of the format, cut to the proportions of a card
 * around its middle; SVG stays as it is.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-picture-pane.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "cards/nw-order-layout.h"
#include "ruleset/nw-json.h"
#include "workshop/nw-steps.h"

struct _NwPicturePane
{
  AdwBin      parent_instance;

  /* Borrowed: children */
  GtkPicture *picture;
  GtkButton  *remove_button;

  /* Owned */
  GVariant   *image;
};

G_DEFINE_FINAL_TYPE (NwPicturePane, nw_picture_pane, ADW_TYPE_BIN)

enum
{
  SIGNAL_GIVEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* ---- Reading ---------------------------------------------------------------------------------- */

static GVariant *
new_image (const char *type,
           GBytes     *bytes)
{
  gsize length;
  gconstpointer data = g_bytes_get_data (bytes, &length);
  g_autofree char *text = g_base64_encode (data, length);
  GVariantDict dict;

  g_variant_dict_init (&dict, NULL);
  g_variant_dict_insert (&dict, "type", "s", type);
  g_variant_dict_insert (&dict, "data", "s", text);

  return g_variant_ref_sink (g_variant_dict_end (&dict));
}

static gboolean
is_svg (GBytes *bytes)
{
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);

  return g_strstr_len (text, (gssize) MIN (length, 1024), "<svg") != NULL;
}

/* The middle of a texture in the proportions of a card, no larger than @side. */
static GdkTexture *
crop (GdkTexture *texture,
      int         side)
{
  const float width = (float) gdk_texture_get_width (texture);
  const float height = (float) gdk_texture_get_height (texture);
  const float kept_width = MIN (width, height / NW_CARD_ASPECT);
  const float kept_height = MIN (height, width * NW_CARD_ASPECT);
  const float scale = MIN (1.0f, (float) side / MAX (kept_width, kept_height));
  const int w = MAX (1, (int) (kept_width * scale));
  const int h = MAX (1, (int) (kept_height * scale));
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, w, h);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GBytes) pixels = NULL;
  GdkTexture *cropped;
  cairo_t *cr;

  gtk_snapshot_append_scaled_texture (
    snapshot, texture, GSK_SCALING_FILTER_TRILINEAR,
    &GRAPHENE_RECT_INIT (-(width - kept_width) / 2 * scale, -(height - kept_height) / 2 * scale,
                         width * scale, height * scale));
  node = gtk_snapshot_free_to_node (snapshot);
  cr = cairo_create (surface);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  pixels = g_bytes_new (cairo_image_surface_get_data (surface),
                        (gsize) cairo_image_surface_get_stride (surface) * (gsize) h);
  cropped = gdk_memory_texture_new (w, h, GDK_MEMORY_DEFAULT, pixels,
                                    (gsize) cairo_image_surface_get_stride (surface));
  cairo_surface_destroy (surface);

  return cropped;
}

/**
 * nw_picture_read:
 * @bytes: what a file holds
 * @error: return location for an error
 *
 * Makes an image for a ruleset of a picture: cut to a card's proportions, and within the bounds.
 *
 * On error: %NW_RULESET_ERROR_PARSE, %NW_RULESET_ERROR_TOO_LARGE
 *
 * Returns: (transfer full) (nullable): the image
 */
GVariant *
nw_picture_read (GBytes  *bytes,
                 GError **error)
{
  g_autoptr (GdkTexture) texture = NULL;

  if (is_svg (bytes))
    {
      if (g_bytes_get_size (bytes) <= NW_PICTURE_MAX_BYTES)
        return new_image ("image/svg+xml", bytes);
      g_set_error_literal (error, NW_RULESET_ERROR, NW_RULESET_ERROR_TOO_LARGE,
                           _("The picture is larger than 4 MiB"));
      return NULL;
    }

  texture = gdk_texture_new_from_bytes (bytes, NULL);
  if (texture == NULL)
    {
      g_set_error_literal (error, NW_RULESET_ERROR, NW_RULESET_ERROR_PARSE,
                           _("The file is no picture that can be read"));
      return NULL;
    }

  for (int side = NW_PICTURE_MAX_SIDE; side >= 64; side /= 2)
    {
      g_autoptr (GdkTexture) cropped = crop (texture, side);
      g_autoptr (GBytes) png = gdk_texture_save_to_png_bytes (cropped);

      if (g_bytes_get_size (png) <= NW_PICTURE_MAX_BYTES)
        return new_image ("image/png", png);
    }

  g_set_error_literal (error, NW_RULESET_ERROR, NW_RULESET_ERROR_TOO_LARGE,
                       _("The picture is larger than 4 MiB"));

  return NULL;
}

/* ---- Giving ----------------------------------------------------------------------------------- */

static void
read_in_thread (GTask        *task,
                gpointer      source,
                gpointer      bytes,
                GCancellable *cancellable)
{
  GError *error = NULL;
  GVariant *image = nw_picture_read (bytes, &error);

  if (image != NULL)
    g_task_return_pointer (task, image, (GDestroyNotify) g_variant_unref);
  else
    g_task_return_error (task, error);
}

static void
on_read_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (NwPicturePane) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) image = g_task_propagate_pointer (G_TASK (result), &error);

  if (gtk_widget_get_root (GTK_WIDGET (self)) == NULL)
    return;
  if (image == NULL)
    nw_steps_say (GTK_WIDGET (self), error->message);
  else
    g_signal_emit (self, signals[SIGNAL_GIVEN], 0, image);
}

static void
on_loaded_cb (GObject      *object,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr (NwPicturePane) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes =
    g_file_load_bytes_finish (G_FILE (object), result, NULL, &error);
  g_autoptr (GTask) task = NULL;

  if (gtk_widget_get_root (GTK_WIDGET (self)) == NULL)
    return;
  if (bytes == NULL)
    {
      nw_steps_say (GTK_WIDGET (self), error->message);
      return;
    }

  task = g_task_new (NULL, NULL, on_read_cb, g_object_ref (self));
  g_task_set_source_tag (task, on_loaded_cb);
  g_task_set_task_data (task, g_steal_pointer (&bytes), (GDestroyNotify) g_bytes_unref);
  g_task_run_in_thread (task, read_in_thread);
}

static gboolean
on_dropped_cb (NwPicturePane *self,
               const GValue  *value)
{
  g_autoptr (GSList) files = gdk_file_list_get_files (g_value_get_boxed (value));

  if (files == NULL)
    return FALSE;

  g_file_load_bytes_async (files->data, NULL, on_loaded_cb, g_object_ref (self));

  return TRUE;
}

static void
on_file_chosen_cb (GObject      *object,
                   GAsyncResult *result,
                   gpointer      data)
{
  g_autoptr (NwPicturePane) self = data;
  g_autoptr (GFile) file =
    gtk_file_dialog_open_finish (GTK_FILE_DIALOG (object), result, NULL);

  if (file != NULL)
    g_file_load_bytes_async (file, NULL, on_loaded_cb, g_object_ref (self));
}

static void
on_choose_clicked_cb (NwPicturePane *self)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_add_mime_type (filter, "image/*");
  gtk_file_dialog_set_default_filter (dialog, filter);
  gtk_file_dialog_set_title (dialog, _("Choose a Picture"));
  gtk_file_dialog_open (dialog, GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), NULL,
                        on_file_chosen_cb, g_object_ref (self));
}

static void
on_remove_clicked_cb (NwPicturePane *self)
{
  g_signal_emit (self, signals[SIGNAL_GIVEN], 0, NULL);
}

/* ---- Class ------------------------------------------------------------------------------------ */

static void
nw_picture_pane_finalize (GObject *object)
{
  g_clear_pointer (&NW_PICTURE_PANE (object)->image, g_variant_unref);

  G_OBJECT_CLASS (nw_picture_pane_parent_class)->finalize (object);
}

static void
nw_picture_pane_class_init (NwPicturePaneClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nw_picture_pane_finalize;
  signals[SIGNAL_GIVEN] =
    g_signal_new ("given", NW_TYPE_PICTURE_PANE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_VARIANT);
}

static GtkWidget *
new_button (NwPicturePane *self,
            const char    *label,
            GCallback      callback)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);

  return button;
}

static void
nw_picture_pane_init (NwPicturePane *self)
{
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *buttons = adw_wrap_box_new ();
  GtkWidget *remove = new_button (self, _("_Remove"), G_CALLBACK (on_remove_clicked_cb));
  GtkDropTarget *drop = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _("Picture"));
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group),
                                         _("Drop a picture here. It is kept in the ruleset’s own "
                                           "file, cut to a card’s shape."));
  self->picture = GTK_PICTURE (gtk_picture_new ());
  gtk_widget_set_size_request (GTK_WIDGET (self->picture), -1, 160);
  gtk_picture_set_content_fit (self->picture, GTK_CONTENT_FIT_CONTAIN);
  self->remove_button = GTK_BUTTON (remove);
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (buttons), 8);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (buttons), 8);
  adw_wrap_box_append (ADW_WRAP_BOX (buttons),
                       new_button (self, _("Choose a _File…"),
                                   G_CALLBACK (on_choose_clicked_cb)));
  adw_wrap_box_append (ADW_WRAP_BOX (buttons), remove);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->picture));
  gtk_box_append (GTK_BOX (box), buttons);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), box);
  adw_bin_set_child (ADW_BIN (self), group);
  g_signal_connect_object (drop, "drop", G_CALLBACK (on_dropped_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drop));
  nw_picture_pane_show (self, NULL);
}

/**
 * nw_picture_pane_new:
 *
 * Returns: (transfer floating): a pane without a picture
 */
GtkWidget *
nw_picture_pane_new (void)
{
  return g_object_new (NW_TYPE_PICTURE_PANE, NULL);
}

static GdkTexture *
decode (GVariant *image)
{
  g_autoptr (GVariant) data = nw_json_get (image, "data");
  const char *text = data != NULL ? nw_json_get_string (data) : NULL;
  g_autofree guchar *decoded = NULL;
  g_autoptr (GBytes) bytes = NULL;
  gsize length;

  if (text == NULL || *text == '\0')
    return NULL;

  decoded = g_base64_decode (text, &length);
  bytes = g_bytes_new (decoded, length);

  return gdk_texture_new_from_bytes (bytes, NULL);
}

/**
 * nw_picture_pane_show:
 * @self: a pane
 * @image: (nullable): an image as the ruleset holds it
 *
 * Shows a picture.
 */
void
nw_picture_pane_show (NwPicturePane *self,
                      GVariant      *image)
{
  const gboolean is_object =
    image != NULL && g_variant_is_of_type (image, G_VARIANT_TYPE_VARDICT);
  g_autoptr (GdkTexture) texture = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->picture), is_object);
  gtk_widget_set_visible (GTK_WIDGET (self->remove_button), image != NULL);
  if (image != NULL && image == self->image)
    return;

  if (image != NULL)
    g_variant_ref (image);
  g_clear_pointer (&self->image, g_variant_unref);
  self->image = image;
  texture = is_object ? decode (image) : NULL;
  gtk_picture_set_paintable (self->picture, GDK_PAINTABLE (texture));
  gtk_picture_set_alternative_text (self->picture, _("The card’s picture"));
}
