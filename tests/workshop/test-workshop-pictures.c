/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pictures in the Workshop: given through the frame, shown on the card, cut anew and taken away.
 */

#include <string.h>

#include "cards/nw-draft-face.h"
#include "nw-desk.h"
#include "nw-test-picture.h"
#include "ruleset/nw-image.h"
#include "ruleset/nw-json.h"
#include "workshop/nw-card-detail.h"
#include "workshop/nw-card-view.h"
#include "workshop/nw-cell.h"
#include "workshop/nw-crop-dialog.h"
#include "workshop/nw-crop-frame.h"
#include "workshop/nw-edit.h"
#include "workshop/nw-picture-pane.h"

#define CARD 4
#define OTHER_CARD 2
#define RED 0xffff0000
#define BLUE 0xff0000ff

/* ---- The desk --------------------------------------------------------------------------------- */

static AdwDialog *
get_dialog (NwWorkshopWindow *window)
{
  return adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));
}

static gboolean
has_dialog (gpointer window)
{
  return get_dialog (window) != NULL;
}

static gboolean
has_no_dialog (gpointer window)
{
  return get_dialog (window) == NULL;
}

static NwPicturePane *
get_pane (NwWorkshopWindow *window)
{
  return NW_PICTURE_PANE (nw_fixture_find_type (GTK_WIDGET (window), NW_TYPE_PICTURE_PANE));
}

static NwCropFrame *
get_frame (NwWorkshopWindow *window)
{
  return NW_CROP_FRAME (nw_fixture_find_type (GTK_WIDGET (get_dialog (window)),
                                              NW_TYPE_CROP_FRAME));
}

static GFile *
write_picture (const char *name,
               GBytes     *bytes)
{
  g_autofree char *path = nw_desk_write_file (name, g_bytes_get_data (bytes, NULL),
                                              (gssize) g_bytes_get_size (bytes));

  return g_file_new_for_path (path);
}

/* Drops a file on a widget, as the pointer would; returns whether it was taken. */
static gboolean
drop_on (GtkWidget *widget,
         double     x,
         double     y,
         GFile     *file)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  GFile *files[] = { file };
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean was_taken = FALSE;

  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&value, gdk_file_list_new_from_array (files, 1));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        g_signal_emit_by_name (controller, "drop", &value, x, y, &was_taken);
    }

  return was_taken;
}

static void
drop (NwWorkshopWindow *window,
      GFile            *file)
{
  g_assert_true (drop_on (GTK_WIDGET (get_pane (window)), 1, 1, file));
}

/* Opens the frame for a picture that lies beside it. */
static void
give (NwWorkshopWindow *window,
      const char       *name,
      GBytes           *bytes)
{
  g_autoptr (GFile) file = write_picture (name, bytes);

  drop (window, file);
  nw_desk_wait (has_dialog, window);
  nw_fixture_settle (GTK_WIDGET (window));
}

static void
apply (NwWorkshopWindow *window)
{
  nw_desk_press (window, "_Apply");
  nw_desk_wait (has_no_dialog, window);
  nw_fixture_settle (GTK_WIDGET (window));
}

static GVariant *
get_image (NwWorkshopWindow *window,
           guint             card)
{
  g_autoptr (GVariant) entry =
    nw_edit_get_entry (nw_desk_get_ruleset (window), NW_DESK_CARDS, card);
  g_autoptr (GVariant) name = nw_json_get (entry, "image");

  return nw_image_find (nw_ruleset_get_source (nw_desk_get_ruleset (window)), name);
}

static gboolean
has_image (NwWorkshopWindow *window,
           guint             card)
{
  g_autoptr (GVariant) image = get_image (window, card);

  return image != NULL;
}

/* ---- Pixels ----------------------------------------------------------------------------------- */

static GtkWidget *
get_card (GtkWidget *root)
{
  return nw_fixture_find_type (root, NW_TYPE_CARD_VIEW);
}

static GtkWidget *
get_detail (NwWorkshopWindow *window)
{
  return nw_fixture_find_type (GTK_WIDGET (window), NW_TYPE_CARD_DETAIL);
}

static gboolean
is_red (gpointer widget)
{
  return nw_fixture_count (widget, RED) > 100;
}

static gboolean
is_not_red (gpointer widget)
{
  return nw_fixture_count (widget, RED) == 0;
}

/* ---- Tests ------------------------------------------------------------------------------------ */

static NwWorkshopWindow *
open_card (void)
{
  NwWorkshopWindow *window = nw_desk_open_game ("tailor");

  nw_desk_choose (window, CARD);
  nw_fixture_settle (GTK_WIDGET (window));

  return window;
}

/* Drop, frame, apply; the card shows it; one step takes it back. */
static void
test_drop (void)
{
  NwWorkshopWindow *window = open_card ();
  g_autoptr (GBytes) png = nw_test_new_png (400, 200);
  GtkWidget *card = get_card (get_detail (window));
  g_autoptr (GVariant) image = NULL;

  g_assert_cmpuint (nw_fixture_count (card, RED), ==, 0);
  give (window, "halves.png", png);
  g_assert_true (NW_IS_CROP_DIALOG (get_dialog (window)));
  g_assert_cmpuint (nw_fixture_count (get_card (GTK_WIDGET (get_dialog (window))), RED), >, 100);
  g_assert_cmpuint (nw_fixture_count (get_card (GTK_WIDGET (get_dialog (window))), BLUE), >, 100);
  g_assert_false (nw_document_is_modified (nw_desk_get_document (window)));
  apply (window);

  image = get_image (window, CARD);
  g_assert_nonnull (image);
  g_assert_cmpstr (nw_document_get_undo_name (nw_desk_get_document (window)), ==,
                   "Giving a picture");
  nw_desk_wait (is_red, card);
  g_assert_cmpuint (nw_fixture_count (card, BLUE), >, 100);
  nw_desk_wait (nw_desk_is_judged, nw_desk_get_document (window));
  g_assert_cmpuint (nw_document_get_n_errors (nw_desk_get_document (window)), ==, 0);
  g_assert_cmpuint (nw_document_get_n_warnings (nw_desk_get_document (window)), ==, 0);

  nw_desk_activate (window, "doc.undo");
  g_assert_false (nw_document_is_modified (nw_desk_get_document (window)));
  nw_desk_wait (is_not_red, card);
  nw_desk_close (window);
}

static gboolean
shows_other_card (GtkWidget *widget,
                  gpointer   data G_GNUC_UNUSED)
{
  return NW_IS_CELL (widget) && gtk_widget_get_mapped (widget) &&
         nw_card_item_get_index (nw_cell_get_item (NW_CELL (widget))) == OTHER_CARD;
}

/* Drops a file on a widget that lies in a view which takes it. */
static gboolean
drop_within (GtkWidget *view,
             GtkWidget *widget,
             GFile     *file)
{
  graphene_point_t point;

  g_assert_true (gtk_widget_compute_point (widget, view, &GRAPHENE_POINT_INIT (4, 4), &point));

  return drop_on (view, (double) point.x, (double) point.y, file);
}

static void
give_within (NwWorkshopWindow *window,
             GtkWidget        *view,
             GtkWidget        *widget,
             GFile            *file)
{
  g_assert_true (drop_within (view, widget, file));
  nw_desk_wait (has_dialog, window);
  nw_fixture_settle (GTK_WIDGET (window));
  apply (window);
}

/* A picture that is dropped on a row of the table, or on a face in the gallery, is for that card; one
 * for a chosen card is for all that are chosen. */
static void
test_drop_on_card (void)
{
  NwWorkshopWindow *window = open_card ();
  NwCardsPage *page = nw_desk_get_cards (window);
  GtkWidget *view = GTK_WIDGET (nw_cards_table_get_view (nw_cards_page_get_table (page)));
  g_autoptr (GBytes) png = nw_test_new_png (400, 200);
  g_autoptr (GFile) file = write_picture ("dropped.png", png);
  const guint chosen[] = { CARD, OTHER_CARD };
  GtkWidget *gallery;

  give_within (window, view, nw_fixture_find (GTK_WIDGET (window), shows_other_card, NULL), file);
  g_assert_false (has_image (window, CARD));
  g_assert_true (has_image (window, OTHER_CARD));
  nw_desk_activate (window, "doc.undo");

  nw_cards_page_choose (page, chosen, G_N_ELEMENTS (chosen));
  nw_fixture_settle (GTK_WIDGET (window));
  give_within (window, view, nw_fixture_find (GTK_WIDGET (window), shows_other_card, NULL), file);
  g_assert_true (has_image (window, CARD));
  g_assert_true (has_image (window, OTHER_CARD));
  nw_desk_activate (window, "doc.undo");

  /* The first face is the first card’s. */
  nw_cards_page_show_gallery (page);
  nw_fixture_settle (GTK_WIDGET (window));
  gallery = nw_fixture_find_type (GTK_WIDGET (page), GTK_TYPE_GRID_VIEW);
  give_within (window, gallery, get_card (gallery), file);
  g_assert_true (has_image (window, 0));
  nw_desk_activate (window, "doc.undo");
  nw_desk_close (window);
}

/* What can't be given to a card says why, and a ruleset is opened wherever it is dropped. */
static void
test_drop_elsewhere (void)
{
  NwWorkshopWindow *window = open_card ();
  GtkWidget *view =
    GTK_WIDGET (nw_cards_table_get_view (nw_cards_page_get_table (nw_desk_get_cards (window))));
  g_autoptr (GBytes) png = nw_test_new_png (400, 200);
  g_autoptr (GFile) file = write_picture ("dropped.png", png);

  g_assert_false (drop_on (view, 10, 10, file));
  g_assert_true (nw_desk_shows (window, "Drop the picture on a card"));
  nw_desk_close (window);

  window = nw_desk_new (1280, 780);
  gtk_widget_activate_action (GTK_WIDGET (window), "workshop.look", "s", "tang-master-tailor");
  nw_desk_rest (window);
  view = GTK_WIDGET (nw_cards_table_get_view (nw_cards_page_get_table (nw_desk_get_cards (window))));
  g_assert_false (drop_within (
    view, nw_fixture_find (GTK_WIDGET (window), shows_other_card, NULL), file));
  g_assert_true (nw_desk_shows (window, "This ruleset can only be looked at"));
  nw_desk_close (window);
}

static void
press (const char *key)
{
  nw_fixture_xdotool ("key", key, NULL);
  nw_desk_spin ();
}

typedef struct
{
  NwCropFrame *frame;
  NwCrop       before;
} Lying;

static gboolean
is_moved (gpointer data)
{
  const Lying *lying = data;
  const NwCrop *crop = nw_crop_frame_get_crop (lying->frame);

  return memcmp (crop, &lying->before, sizeof *crop) != 0;
}

/* Presses a key, and waits until the frame has moved by it. */
static NwCrop
press_and_look (NwCropFrame *frame,
                const char  *key)
{
  Lying lying = { frame, *nw_crop_frame_get_crop (frame) };

  press (key);
  nw_desk_wait (is_moved, &lying);

  return *nw_crop_frame_get_crop (frame);
}

/* By keys alone the frame gets to the red half. */
static void
test_keys (void)
{
  NwWorkshopWindow *window = open_card ();
  g_autoptr (GBytes) png = nw_test_new_png (400, 200);
  NwCropFrame *frame;
  NwCrop crop, other;

  give (window, "keys.png", png);
  frame = get_frame (window);
  g_assert_true (gtk_widget_is_focus (GTK_WIDGET (frame)));
  crop = *nw_crop_frame_get_crop (frame);

  other = press_and_look (frame, "minus");
  g_assert_cmpfloat (other.width, <, crop.width);
  g_assert_cmpfloat_with_epsilon (other.width / other.height, crop.width / crop.height, 1e-6);
  g_assert_cmpfloat (press_and_look (frame, "Left").x, <, other.x);
  g_assert_cmpfloat (press_and_look (frame, "Up").y, <, other.y);
  g_assert_cmpfloat (press_and_look (frame, "plus").width, >, other.width);
  while (nw_crop_frame_get_crop (frame)->width > 0.45)
    press_and_look (frame, "minus");
  while (nw_crop_frame_get_crop (frame)->x > 0)
    press_and_look (frame, "shift+Left");
  g_assert_cmpuint (nw_fixture_count (get_card (GTK_WIDGET (get_dialog (window))), BLUE), ==, 0);
  g_assert_cmpuint (nw_fixture_count (get_card (GTK_WIDGET (get_dialog (window))), RED), >, 100);
  apply (window);
  nw_desk_wait (is_red, get_card (get_detail (window)));
  g_assert_cmpuint (nw_fixture_count (get_card (get_detail (window)), BLUE), ==, 0);
  nw_desk_close (window);
}

/* Moves the pointer to a place on the frame's widget, in parts of its size. */
static void
point (NwCropFrame *frame,
       double       x,
       double       y)
{
  g_autofree char *at_x = NULL;
  g_autofree char *at_y = NULL;
  int middle_x, middle_y;

  nw_fixture_locate (GTK_WIDGET (frame), &middle_x, &middle_y);
  at_x = g_strdup_printf ("%d", middle_x + (int) ((x - 0.5) *
                                                  gtk_widget_get_width (GTK_WIDGET (frame))));
  at_y = g_strdup_printf ("%d", middle_y + (int) ((y - 0.5) *
                                                  gtk_widget_get_height (GTK_WIDGET (frame))));
  nw_fixture_xdotool ("mousemove", at_x, at_y, NULL);
  nw_desk_spin ();
}

static void
test_mouse (void)
{
  NwWorkshopWindow *window = open_card ();
  g_autoptr (GBytes) png = nw_test_new_png (400, 200);
  Lying lying;

  give (window, "mouse.png", png);
  lying.frame = get_frame (window);
  lying.before = *nw_crop_frame_get_crop (lying.frame);
  point (lying.frame, 0.5, 0.5);
  nw_fixture_xdotool ("mousedown", "1", NULL);
  point (lying.frame, 0.4, 0.5);
  point (lying.frame, 0.1, 0.5);
  nw_desk_wait (is_moved, &lying);
  nw_fixture_xdotool ("mouseup", "1", NULL);
  g_assert_cmpfloat (nw_crop_frame_get_crop (lying.frame)->x, <, lying.before.x);
  g_assert_cmpfloat_with_epsilon (nw_crop_frame_get_crop (lying.frame)->width,
                                  lying.before.width, 1e-9);

  lying.before = *nw_crop_frame_get_crop (lying.frame);
  nw_fixture_xdotool ("click", "5", NULL);
  nw_desk_wait (is_moved, &lying);
  g_assert_cmpfloat (nw_crop_frame_get_crop (lying.frame)->width, <, lying.before.width);
  nw_desk_press (window, "_Start Over");
  g_assert_true (nw_crop_is_first (nw_crop_frame_get_crop (lying.frame)));
  nw_desk_press (window, "_Cancel");
  nw_desk_wait (has_no_dialog, window);
  g_assert_false (nw_document_is_modified (nw_desk_get_document (window)));
  nw_desk_close (window);
}

/* What one file is refused for. */
static void
assert_refused (NwWorkshopWindow *window,
                const char       *name,
                GBytes           *bytes,
                const char       *sentence)
{
  g_autoptr (GFile) file = write_picture (name, bytes);

  drop (window, file);
  while (!nw_desk_shows (window, sentence))
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (get_dialog (window));
  g_assert_false (nw_document_is_modified (nw_desk_get_document (window)));
}

static void
test_refused (void)
{
  static const char hostile[] =
    NW_TEST_SVG "width=\"9\" height=\"9\"><image href=\"file:///etc/passwd\"/></svg>";
  NwWorkshopWindow *window = open_card ();
  g_autoptr (GBytes) png = nw_test_new_png (300, 200);
  g_autoptr (GBytes) half = g_bytes_new_from_bytes (png, 0, g_bytes_get_size (png) / 2);
  g_autoptr (GBytes) svg = g_bytes_new_static (hostile, strlen (hostile));
  g_autoptr (GFile) nothing = g_file_new_for_path ("/nowhere/at/all.png");

  assert_refused (window, "half.png", half, "The file is no picture that can be read");
  assert_refused (window, "hostile.svg", svg,
                  "The picture loads or runs something, which is not allowed");
  drop (window, nothing);
  while (!nw_desk_shows (window,
                         "Error opening file /nowhere/at/all.png: No such file or directory"))
    g_main_context_iteration (NULL, TRUE);
  nw_desk_close (window);
}

/* A huge picture is brought down to what a card needs. */
static void
test_huge (void)
{
  NwWorkshopWindow *window = open_card ();
  g_autoptr (GBytes) png = nw_test_new_png (3000, 1500);
  g_autoptr (GVariant) image = NULL;
  g_autoptr (GBytes) bytes = NULL;
  guint width, height;

  give (window, "huge.png", png);
  apply (window);
  image = get_image (window, CARD);
  bytes = nw_image_get_bytes (image);
  g_assert_true (nw_image_get_png_size (bytes, &width, &height));
  g_assert_cmpuint (MAX (width, height), <=, 720);
  nw_desk_close (window);
}

static gboolean
has_button (NwWorkshopWindow *window,
            const char       *label)
{
  return nw_desk_count_buttons (window, label) > 0;
}

/* A drawing stays whole, and so its frame can be laid anew; what is cut off is gone. */
static void
test_change (void)
{
  static const char drawing[] =
    NW_TEST_SVG "width=\"400\" height=\"200\"><rect width=\"200\" height=\"200\" fill=\"#f00\"/>"
    "<rect x=\"200\" width=\"200\" height=\"200\" fill=\"#00f\"/></svg>";
  NwWorkshopWindow *window = open_card ();
  g_autoptr (GBytes) svg = g_bytes_new_static (drawing, strlen (drawing));
  g_autoptr (GVariant) whole = NULL;
  g_autoptr (GVariant) cut = NULL;
  g_autoptr (GVariant) images = NULL;

  g_assert_false (has_button (window, "Change the Cro_p…"));
  give (window, "drawing.svg", svg);
  apply (window);
  whole = get_image (window, CARD);
  g_assert_cmpint (nw_image_get_kind (whole), ==, NW_IMAGE_SVG);
  nw_desk_wait (is_red, get_card (get_detail (window)));

  g_assert_true (has_button (window, "Change the Cro_p…"));
  nw_desk_press (window, "Change the Cro_p…");
  nw_desk_wait (has_dialog, window);
  nw_fixture_settle (GTK_WIDGET (window));
  nw_crop_frame_scale (get_frame (window), 0.5);
  apply (window);
  cut = get_image (window, CARD);
  g_assert_cmpint (nw_image_get_kind (cut), ==, NW_IMAGE_PNG);
  g_assert_false (has_button (window, "Change the Cro_p…"));

  nw_desk_press (window, "_Remove");
  images = nw_ruleset_get_value (nw_desk_get_ruleset (window), "/images");
  g_assert_null (images);
  g_assert_cmpstr (nw_document_get_undo_name (nw_desk_get_document (window)), ==,
                   "Removing a picture");
  nw_desk_close (window);
}

/* The frame fits on small windows. */
static void
test_sizes (void)
{
  static const int sizes[][2] = { { 360, 640 }, { 1280, 780 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *path = nw_desk_write_copy ("brawl");
      NwWorkshopWindow *window = nw_desk_new (sizes[i][0], sizes[i][1]);
      g_autoptr (GBytes) png = nw_test_new_png (400, 200);
      g_autoptr (NwPictureFile) file = nw_picture_file_new (png, NULL, NULL);
      g_autoptr (GVariant) entry = NULL;

      nw_desk_open (window, path);
      entry = nw_edit_get_entry (nw_desk_get_ruleset (window), "/clients", 0);
      adw_dialog_present (nw_crop_dialog_new (file, nw_desk_get_ruleset (window), "/clients",
                                              entry), GTK_WIDGET (window));
      nw_fixture_settle (GTK_WIDGET (window));
      nw_fixture_check_sizes (GTK_WIDGET (get_dialog (window)));
      nw_desk_close (window);
    }
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/workshop-pictures/drop", test_drop);
  g_test_add_func ("/workshop-pictures/drop-on-a-card", test_drop_on_card);
  g_test_add_func ("/workshop-pictures/drop-elsewhere", test_drop_elsewhere);
  g_test_add_func ("/workshop-pictures/keys", test_keys);
  g_test_add_func ("/workshop-pictures/mouse", test_mouse);
  g_test_add_func ("/workshop-pictures/refused", test_refused);
  g_test_add_func ("/workshop-pictures/huge", test_huge);
  g_test_add_func ("/workshop-pictures/change", test_change);
  g_test_add_func ("/workshop-pictures/sizes", test_sizes);

  return g_test_run ();
}
