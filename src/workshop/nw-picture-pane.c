/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The picture of a card; see nw-picture-pane.h.
 *
 * Files are read in a thread; what is read is for the card that was shown then, and forgotten if
 * another one is shown meanwhile.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-picture-pane.h"

#include <glib/gi18n-lib.h>

#include "cards/nw-draft-face.h"
#include "ruleset/nw-image.h"
#include "ruleset/nw-json.h"
#include "workshop/nw-crop-dialog.h"
#include "workshop/nw-entries.h"
#include "workshop/nw-steps.h"

/* Seconds after which reading a picture is given up. */
#define PATIENCE 20

struct _NwPicturePane
{
  AdwBin        parent_instance;

  /* Borrowed: children */
  GtkLabel     *size;
  GtkWidget    *progress;
  GtkWidget    *choose_button;
  GtkWidget    *crop_button;
  GtkWidget    *remove_button;

  /* Owned */
  NwRuleset    *ruleset;
  char         *list;
  GVariant     *entry;
  GVariant     *image;
  GCancellable *reading;         /* NULL unless a picture is being read */

  guint         patience;
};

G_DEFINE_FINAL_TYPE (NwPicturePane, nw_picture_pane, ADW_TYPE_BIN)

enum
{
  SIGNAL_GIVEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* ---- The frame -------------------------------------------------------------------------------- */

static void
on_applied_cb (NwPicturePane *self,
               GVariant      *image)
{
  g_signal_emit (self, signals[SIGNAL_GIVEN], 0, image);
}

static void
on_refused_cb (NwPicturePane *self,
               const char    *sentence)
{
  nw_steps_say (GTK_WIDGET (self), sentence);
}

static void
open_frame (NwPicturePane *self,
            NwPictureFile *file)
{
  AdwDialog *dialog = nw_crop_dialog_new (file, self->ruleset, self->list, self->entry);

  g_signal_connect_object (dialog, "applied", G_CALLBACK (on_applied_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "refused", G_CALLBACK (on_refused_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

/* ---- Reading ---------------------------------------------------------------------------------- */

static void
update_progress (NwPicturePane *self)
{
  const gboolean is_reading = self->reading != NULL;

  gtk_widget_set_visible (self->progress, is_reading);
  gtk_widget_set_sensitive (self->choose_button, !is_reading);
  gtk_widget_set_sensitive (self->crop_button, !is_reading);
}

static void
stop_reading (NwPicturePane *self)
{
  if (self->reading == NULL)
    return;

  g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  g_clear_handle_id (&self->patience, g_source_remove);
  update_progress (self);
}

static gboolean
on_patience_ended_cb (gpointer data)
{
  NwPicturePane *self = data;

  self->patience = 0;
  stop_reading (self);
  nw_steps_say (GTK_WIDGET (self), _("The picture takes too long to read"));

  return G_SOURCE_REMOVE;
}

static void
read_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  GError *error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  NwPictureFile *file;

  if (G_IS_FILE (data))
    file = nw_picture_file_load (data, cancellable, &error);
  else
    {
      bytes = nw_image_get_bytes (g_object_get_data (data, "image"));
      file = nw_picture_file_new (bytes, cancellable, &error);
    }
  if (file != NULL)
    g_task_return_pointer (task, file, (GDestroyNotify) nw_picture_file_unref);
  else
    g_task_return_error (task, error);
}

static void
on_read_cb (GObject      *object G_GNUC_UNUSED,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (NwPicturePane) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (NwPictureFile) file = g_task_propagate_pointer (G_TASK (result), &error);

  if (g_task_get_cancellable (G_TASK (result)) != self->reading)
    return;

  stop_reading (self);
  if (gtk_widget_get_root (GTK_WIDGET (self)) == NULL)
    return;
  if (file != NULL)
    open_frame (self, file);
  else
    nw_steps_say (GTK_WIDGET (self), error->message);
}

/* @origin: a file, or an object that holds an image.  The pane is not the task's source, which a
 * task may let go in its thread. */
static void
start_reading (NwPicturePane *self,
               GObject       *origin)
{
  g_autoptr (GTask) task = NULL;

  stop_reading (self);
  if (self->entry == NULL)
    return;

  self->reading = g_cancellable_new ();
  self->patience = g_timeout_add_seconds (PATIENCE, on_patience_ended_cb, self);
  update_progress (self);
  task = g_task_new (NULL, self->reading, on_read_cb, g_object_ref (self));
  g_task_set_source_tag (task, start_reading);
  g_task_set_task_data (task, g_object_ref (origin), g_object_unref);
  g_task_run_in_thread (task, read_in_thread);
}

/**
 * nw_picture_pane_take:
 * @self: a pane that shows a card
 * @file: a picture
 *
 * Reads a picture for the card and lays a frame on it.
 */
void
nw_picture_pane_take (NwPicturePane *self,
                      GFile         *file)
{
  start_reading (self, G_OBJECT (file));
}

/* ---- Giving ----------------------------------------------------------------------------------- */

static gboolean
on_dropped_cb (NwPicturePane *self,
               const GValue  *value)
{
  g_autoptr (GSList) files = gdk_file_list_get_files (g_value_get_boxed (value));

  if (files == NULL)
    return FALSE;

  nw_picture_pane_take (self, files->data);

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

  if (file != NULL && gtk_widget_get_root (GTK_WIDGET (self)) != NULL)
    nw_picture_pane_take (self, file);
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
on_crop_clicked_cb (NwPicturePane *self)
{
  g_autoptr (GObject) source = g_object_new (G_TYPE_OBJECT, NULL);

  g_object_set_data_full (source, "image", g_variant_ref (self->image),
                          (GDestroyNotify) g_variant_unref);
  start_reading (self, source);
}

static void
on_remove_clicked_cb (NwPicturePane *self)
{
  g_signal_emit (self, signals[SIGNAL_GIVEN], 0, NULL);
}

/* ---- Class ------------------------------------------------------------------------------------ */

static void
nw_picture_pane_dispose (GObject *object)
{
  NwPicturePane *self = NW_PICTURE_PANE (object);

  g_clear_handle_id (&self->patience, g_source_remove);
  if (self->reading != NULL)
    g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);

  G_OBJECT_CLASS (nw_picture_pane_parent_class)->dispose (object);
}

static void
nw_picture_pane_finalize (GObject *object)
{
  NwPicturePane *self = NW_PICTURE_PANE (object);

  g_clear_pointer (&self->image, g_variant_unref);
  g_clear_pointer (&self->entry, g_variant_unref);
  g_clear_pointer (&self->ruleset, nw_ruleset_unref);
  g_free (self->list);

  G_OBJECT_CLASS (nw_picture_pane_parent_class)->finalize (object);
}

static void
nw_picture_pane_class_init (NwPicturePaneClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nw_picture_pane_dispose;
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

static GtkWidget *
new_progress (NwPicturePane *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_box_append (GTK_BOX (box), adw_spinner_new ());
  gtk_box_append (GTK_BOX (box), gtk_label_new (_("Reading the picture…")));
  gtk_box_append (GTK_BOX (box), new_button (self, _("_Cancel"), G_CALLBACK (stop_reading)));

  return box;
}

static GtkWidget *
new_buttons (NwPicturePane *self)
{
  GtkWidget *buttons = adw_wrap_box_new ();

  self->choose_button = new_button (self, _("Choose a _File…"),
                                    G_CALLBACK (on_choose_clicked_cb));
  self->crop_button = new_button (self, _("Change the Cro_p…"), G_CALLBACK (on_crop_clicked_cb));
  self->remove_button = new_button (self, _("_Remove"), G_CALLBACK (on_remove_clicked_cb));
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (buttons), 8);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (buttons), 8);
  adw_wrap_box_append (ADW_WRAP_BOX (buttons), self->choose_button);
  adw_wrap_box_append (ADW_WRAP_BOX (buttons), self->crop_button);
  adw_wrap_box_append (ADW_WRAP_BOX (buttons), self->remove_button);

  return buttons;
}

static void
nw_picture_pane_init (NwPicturePane *self)
{
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkDropTarget *drop = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _("Picture"));
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group),
                                         _("Drop a picture here or choose a file, and lay a frame "
                                           "around what the card shall show. It is kept in the "
                                           "ruleset’s own file."));
  self->size = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->size, 0);
  gtk_label_set_wrap (self->size, TRUE);
  self->progress = new_progress (self);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->size));
  gtk_box_append (GTK_BOX (box), self->progress);
  gtk_box_append (GTK_BOX (box), new_buttons (self));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), box);
  adw_bin_set_child (ADW_BIN (self), group);
  gtk_widget_add_css_class (GTK_WIDGET (self), "picture-pane");
  g_signal_connect_object (drop, "drop", G_CALLBACK (on_dropped_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drop));
  update_progress (self);
}

/**
 * nw_picture_pane_new:
 *
 * Returns: (transfer floating): a pane that shows no card
 */
GtkWidget *
nw_picture_pane_new (void)
{
  return g_object_new (NW_TYPE_PICTURE_PANE, NULL);
}

/* ---- Showing ---------------------------------------------------------------------------------- */

static gboolean
is_same_card (NwPicturePane *self,
              const char    *list,
              GVariant      *entry)
{
  g_autofree char *before = self->entry != NULL ? nw_entry_dup_id (self->entry) : NULL;
  g_autofree char *now = nw_entry_dup_id (entry);

  return g_strcmp0 (self->list, list) == 0 && g_strcmp0 (before, now) == 0;
}

/* What kind of picture the card has, and how much of the file it takes. */
static char *
say_size (GVariant *image)
{
  g_autoptr (GVariant) data = nw_json_get (image, "data");
  const char *text = nw_json_get_string (data);
  g_autofree char *size = g_format_size (text != NULL ? strlen (text) : 0);

  return g_strdup_printf (nw_image_get_kind (image) == NW_IMAGE_SVG
                          /* Translators: %s is a size, as “12 kB”. */
                          ? _("A drawing (SVG) that takes %s of the file")
                          /* Translators: %s is a size, as “12 kB”. */
                          : _("A picture (PNG) that takes %s of the file"), size);
}

static void
set_image (NwPicturePane *self,
           GVariant      *image)
{
  const double aspect = (double) nw_draft_face_get_picture_aspect (self->ruleset, self->list);
  g_autofree char *size = NULL;

  if (image != NULL && self->image != NULL && nw_json_equal (image, self->image))
    return;

  g_clear_pointer (&self->image, g_variant_unref);
  self->image = image != NULL ? g_variant_ref (image) : NULL;
  size = image != NULL ? say_size (image) : g_strdup ("");
  gtk_label_set_label (self->size, size);
  gtk_widget_set_visible (GTK_WIDGET (self->size), image != NULL);
  gtk_widget_set_visible (self->crop_button,
                          image != NULL && nw_picture_exceeds_frame (image, aspect));
}

/**
 * nw_picture_pane_show:
 * @self: a pane
 * @ruleset: a ruleset
 * @list: pointer to a list of its cards
 * @entry: one of the cards
 *
 * Shows what picture a card has.
 */
void
nw_picture_pane_show (NwPicturePane *self,
                      NwRuleset     *ruleset,
                      const char    *list,
                      GVariant      *entry)
{
  g_autoptr (GVariant) name = NULL;
  g_autoptr (GVariant) image = NULL;

  if (!is_same_card (self, list, entry))
    stop_reading (self);
  if (g_variant_is_of_type (entry, G_VARIANT_TYPE_VARDICT))
    name = nw_json_get (entry, "image");
  image = nw_image_find (nw_ruleset_get_source (ruleset), name);
  if (image != NULL && !g_variant_is_of_type (image, G_VARIANT_TYPE_VARDICT))
    g_clear_pointer (&image, g_variant_unref);

  nw_ruleset_ref (ruleset);
  g_clear_pointer (&self->ruleset, nw_ruleset_unref);
  self->ruleset = ruleset;
  g_variant_ref (entry);
  g_clear_pointer (&self->entry, g_variant_unref);
  self->entry = entry;
  if (g_set_str (&self->list, list))
    g_clear_pointer (&self->image, g_variant_unref);
  set_image (self, image);
  gtk_widget_set_visible (self->remove_button, name != NULL);
}
