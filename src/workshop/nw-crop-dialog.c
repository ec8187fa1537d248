/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Laying a frame on a picture; see nw-crop-dialog.h.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-crop-dialog.h"

#include <glib/gi18n-lib.h>

#include "cards/nw-draft-face.h"
#include "workshop/nw-card-view.h"
#include "workshop/nw-crop-frame.h"
#include "workshop/nw-naming.h"
#include "workshop/nw-workshop-template.h"

/* Width of the card that is shown, in pixels. */
#define CARD_WIDTH 170
/* By how much a click scales the frame. */
#define FACTOR 1.1

struct _NwCropDialog
{
  AdwDialog      parent_instance;

  /* Template children */
  NwCropFrame   *frame;
  AdwBin        *card_bin;
  GtkLabel      *note;
  GtkButton     *apply_button;

  /* Borrowed: children */
  NwCardView    *card;

  /* Owned */
  NwPictureFile *file;
};

G_DEFINE_FINAL_TYPE (NwCropDialog, nw_crop_dialog, ADW_TYPE_DIALOG)

enum
{
  SIGNAL_APPLIED,
  SIGNAL_REFUSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* ---- Applying --------------------------------------------------------------------------------- */

typedef struct
{
  NwPictureFile *file;
  NwCrop         crop;
} Job;

static void
job_free (gpointer data)
{
  nw_picture_file_unref (((Job *) data)->file);
  g_free (data);
}

static void
make_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  const Job *job = data;
  GError *error = NULL;
  GVariant *image = nw_picture_file_make_image (job->file, &job->crop, &error);

  if (image != NULL)
    g_task_return_pointer (task, image, (GDestroyNotify) g_variant_unref);
  else
    g_task_return_error (task, error);
}

static void
on_made_cb (GObject      *object G_GNUC_UNUSED,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (NwCropDialog) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) image = g_task_propagate_pointer (G_TASK (result), &error);

  /* Closed meanwhile: nothing was wanted after all. */
  if (gtk_widget_get_root (GTK_WIDGET (self)) == NULL)
    return;

  if (image != NULL)
    g_signal_emit (self, signals[SIGNAL_APPLIED], 0, image);
  else
    g_signal_emit (self, signals[SIGNAL_REFUSED], 0, error->message);
  adw_dialog_close (ADW_DIALOG (self));
}

/* The dialog is not the task's source, which a task may let go in its thread. */
static void
on_applied_cb (NwCropDialog *self)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, on_made_cb, g_object_ref (self));
  Job *job = g_new0 (Job, 1);

  job->file = nw_picture_file_ref (self->file);
  job->crop = *nw_crop_frame_get_crop (self->frame);
  gtk_widget_set_sensitive (GTK_WIDGET (self->apply_button), FALSE);
  g_task_set_source_tag (task, on_applied_cb);
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, make_in_thread);
}

static void
on_cancelled_cb (NwCropDialog *self)
{
  adw_dialog_close (ADW_DIALOG (self));
}

/* ---- The frame -------------------------------------------------------------------------------- */

static void
on_frame_changed_cb (NwCropDialog *self)
{
  const NwCrop *crop = nw_crop_frame_get_crop (self->frame);
  const char *note = "";

  if (self->card == NULL)
    return;

  if (nw_picture_file_is_svg (self->file))
    note = nw_crop_is_first (crop) ? _("The drawing is kept whole and stays sharp at any size.")
                                   : _("The part in the frame is kept as pixels.");
  gtk_label_set_label (self->note, note);
  nw_card_view_set_picture (self->card, nw_picture_file_get_texture (self->file),
                            &GRAPHENE_RECT_INIT ((float) crop->x, (float) crop->y,
                                                 (float) crop->width, (float) crop->height));
}

static void
on_smaller_cb (NwCropDialog *self)
{
  nw_crop_frame_scale (self->frame, 1 / FACTOR);
}

static void
on_larger_cb (NwCropDialog *self)
{
  nw_crop_frame_scale (self->frame, FACTOR);
}

static void
on_reset_cb (NwCropDialog *self)
{
  nw_crop_frame_reset (self->frame);
}

/* ---- Class ------------------------------------------------------------------------------------ */

static void
nw_crop_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), NW_TYPE_CROP_DIALOG);
  NW_CROP_DIALOG (object)->card = NULL;

  G_OBJECT_CLASS (nw_crop_dialog_parent_class)->dispose (object);
}

static void
nw_crop_dialog_finalize (GObject *object)
{
  g_clear_pointer (&NW_CROP_DIALOG (object)->file, nw_picture_file_unref);

  G_OBJECT_CLASS (nw_crop_dialog_parent_class)->finalize (object);
}

static void
nw_crop_dialog_class_init (NwCropDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nw_crop_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = nw_crop_dialog_finalize;
  signals[SIGNAL_APPLIED] = g_signal_new ("applied", NW_TYPE_CROP_DIALOG, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_VARIANT);
  signals[SIGNAL_REFUSED] = g_signal_new ("refused", NW_TYPE_CROP_DIALOG, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  g_type_ensure (NW_TYPE_CROP_FRAME);
  nw_workshop_template_set (widget_class, "nw-crop-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, NwCropDialog, frame);
  gtk_widget_class_bind_template_child (widget_class, NwCropDialog, card_bin);
  gtk_widget_class_bind_template_child (widget_class, NwCropDialog, note);
  gtk_widget_class_bind_template_child (widget_class, NwCropDialog, apply_button);
  gtk_widget_class_bind_template_callback (widget_class, on_applied_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_cancelled_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_frame_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_smaller_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_larger_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_reset_cb);
}

static void
nw_crop_dialog_init (NwCropDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * nw_crop_dialog_new:
 * @file: a picture
 * @ruleset: a ruleset
 * @list: pointer to a list of its cards
 * @entry: the card that shall have the picture
 *
 * Returns: (transfer floating): the dialog
 */
AdwDialog *
nw_crop_dialog_new (NwPictureFile *file,
                    NwRuleset     *ruleset,
                    const char    *list,
                    GVariant      *entry)
{
  NwCropDialog *self = g_object_new (NW_TYPE_CROP_DIALOG, NULL);
  GtkWidget *card = nw_card_view_new (nw_naming_get_language (), CARD_WIDTH);
  double width, height;
  NwCrop crop;

  self->file = nw_picture_file_ref (file);
  self->card = NW_CARD_VIEW (card);
  nw_card_view_show (self->card, ruleset, list, entry);
  adw_bin_set_child (self->card_bin, card);
  nw_picture_file_get_size (file, &width, &height);
  nw_crop_init (&crop, width, height,
                (double) nw_draft_face_get_picture_aspect (ruleset, list));
  nw_crop_frame_show (self->frame, nw_picture_file_get_texture (file), &crop);

  return ADW_DIALOG (self);
}
