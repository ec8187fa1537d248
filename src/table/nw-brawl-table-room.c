/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tattoo Brawl's table: how large everything is, and where the boards lie.
 *
 * On a table of usual size the own board lies below all else, where it is always seen; the others'
 * boards and the studio scroll above it only if nothing else helps.  How large cards are follows
 * from the room: as large as lets what usually lies on a table fit, so that cards don't change their
 * size with each move; only when there is more they become smaller, until it fits.
 *
 * On a narrow or short table everything scrolls together.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include "table/nw-brawl-table-private.h"

/* Width of a card on the own board of a narrow table, and of a short one. */
#define NARROW_UNIT 64
#define SHORT_UNIT 74

/* What the table and a board of another have beside their cards, and between boards. */
#define TABLE_EDGE 24
#define OTHERS_EDGE 16
#define OTHERS_SPACING 8
/* Natural length of a line on others' boards: as long as lets all of them stand side by side, but
 * no shorter than this. */
#define OTHERS_LINE_MIN 290

/* What a table usually needs: so many cards' widths, in hundredths, and so many application pixels
 * beside them. */
static const struct
{
  int cards;
  int beside;
} usual_height[] = {
  { 400, 330 }, { 480, 325 },
}, usual_width = { 930, 376 };

/* Widths that are tried, the largest first; the last is taken if none fits. */
static const int units[] = { 176, 156, 138, 124, 112, 104, 96, 88, 82, 76, 70, 64 };

static void
set_unit (NwBrawlTable *self,
          int           unit)
{
  if (self->unit == unit)
    return;

  self->unit = unit;
  nw_brawl_studio_set_unit (self->studio, unit);
  nw_brawl_board_set_unit (self->board, unit);
  for (guint i = 0; i < self->others->len; i++)
    nw_brawl_board_set_unit (g_ptr_array_index (self->others, i), unit);
}

/* ---- Boards ----------------------------------------------------------------------------------- */

static void
update_lines (NwBrawlTable *self)
{
  const int n = MAX ((int) self->others->len, 1);
  const int line =
    (self->room_width - TABLE_EDGE - OTHERS_SPACING * (n - 1)) / n - OTHERS_EDGE;

  for (guint i = 0; i < self->others->len; i++)
    nw_brawl_board_set_line (g_ptr_array_index (self->others, i), MAX (line, OTHERS_LINE_MIN));
}

/**
 * nw_brawl_table_set_n_others:
 * @self: the table
 * @n: how many others sit at it
 *
 * Makes a board for each of them.
 */
void
nw_brawl_table_set_n_others (NwBrawlTable *self,
                             guint         n)
{
  if (self->others->len == n)
    return;

  while (self->others->len < n)
    {
      GtkWidget *board = nw_brawl_board_new ();

      nw_brawl_board_set_unit (NW_BRAWL_BOARD (board), self->unit);
      adw_wrap_box_append (self->seats_box, board);
      g_ptr_array_add (self->others, board);
    }
  while (self->others->len > n)
    {
      adw_wrap_box_remove (self->seats_box,
                           g_ptr_array_index (self->others, self->others->len - 1));
      g_ptr_array_set_size (self->others, (int) self->others->len - 1);
    }
  update_lines (self);
}

static gboolean
is_scrolled_together (NwBrawlTable *self)
{
  return self->is_narrow || self->is_short;
}

static void
place_board (NwBrawlTable *self)
{
  GtkWidget *board = GTK_WIDGET (self->board);
  GtkWidget *from = gtk_widget_get_parent (board);
  GtkBox *to = is_scrolled_together (self) ? self->scrolled : self->lower;

  if (from != GTK_WIDGET (to))
    {
      g_object_ref (board);
      gtk_box_remove (GTK_BOX (from), board);
      gtk_box_append (to, board);
      g_object_unref (board);
    }
  gtk_widget_set_visible (self->lower_scroller, !is_scrolled_together (self));
}

/* ---- Room ------------------------------------------------------------------------------------- */

static int
get_height (GtkWidget *widget,
            int        width)
{
  int least, height;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, MAX (width, least), NULL, &height, NULL,
                      NULL);

  return height;
}

static gboolean
fits (NwBrawlTable *self)
{
  const int width = self->room_width;

  return get_height (GTK_WIDGET (self->scrolled), width) +
         get_height (GTK_WIDGET (self->lower), width) +
         get_height (GTK_WIDGET (self->bar), width) <= self->room_height;
}

/* The unit with which a table of that size is usually filled. */
static int
get_usual_unit (NwBrawlTable *self)
{
  const guint is_many = self->others->len > 1;

  return MIN ((self->room_width - usual_width.beside) * 100 / usual_width.cards,
              (self->room_height - usual_height[is_many].beside) * 100 /
                usual_height[is_many].cards);
}

/**
 * nw_brawl_table_find_unit:
 * @self: the table
 *
 * Makes everything as large as there is room for what lies on the table.
 */
void
nw_brawl_table_find_unit (NwBrawlTable *self)
{
  const int most = get_usual_unit (self);

  if (self->room_width == 0 || is_scrolled_together (self))
    {
      set_unit (self, self->is_narrow ? NARROW_UNIT : SHORT_UNIT);
      return;
    }

  for (guint i = 0; i < G_N_ELEMENTS (units); i++)
    if (units[i] <= most || i + 1 == G_N_ELEMENTS (units))
      {
        set_unit (self, units[i]);
        if (fits (self))
          return;
      }
}

/**
 * nw_brawl_table_place_parts:
 * @self: the table
 *
 * Places the boards as there is room: on a narrow table what is used most comes first, and the
 * others' boards go below the own one.
 */
void
nw_brawl_table_place_parts (NwBrawlTable *self)
{
  place_board (self);
  gtk_box_reorder_child_after (self->scrolled, GTK_WIDGET (self->seats_box),
                               self->is_narrow ? GTK_WIDGET (self->board) : NULL);
  nw_brawl_table_find_unit (self);
}

/**
 * nw_brawl_table_take_room:
 * @self: the table
 * @width: its width, in application pixels
 * @height: its height
 *
 * Makes everything as large as fits, if the room is not what it was.
 */
void
nw_brawl_table_take_room (NwBrawlTable *self,
                          int           width,
                          int           height)
{
  if (self->room_width == width && self->room_height == height)
    return;

  self->room_width = width;
  self->room_height = height;
  update_lines (self);
  nw_brawl_table_find_unit (self);
}
