/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A cell of the table of cards; see nw-cell.h.
 *
 * There are thousands of them, since a list makes far more rows than show, and they are bound anew
 * with every row that scrolls into view: so a cell has no children and no controllers but while it
 * is edited, nothing is measured, and text is laid out only where it is painted.
 */

#define G_LOG_DOMAIN "nw-workshop"

#include "config.h"

#include "workshop/nw-cell.h"

#include <string.h>

/* Side of a letter, and what lies between two of them, in pixels. */
#define LETTER_SIDE 17.0f
#define LETTER_GAP 2.0f

struct _NwCell
{
  GtkWidget       parent_instance;

  /* Borrowed: a child, while there is one, and what watches over the keys that it leaves */
  GtkWidget          *editor;
  GtkEventController *left_over;

  /* Borrowed */
  const NwColumn *column;
  const char     *mark;

  /* Owned */
  NwCardItem     *item;
  GVariant       *entry;  /* of the item, when it was shown */
  NwPalette      *palette;
  char           *text;
  PangoLayout    *layout; /* of @text, once it was painted */

  gboolean        is_refused;     /* what it shows is no value */
  gboolean        is_typed;       /* what is edited was begun by typing, so arrows end it */
  gboolean        is_committing;

  guint           leave_source;
};

G_DEFINE_FINAL_TYPE (NwCell, nw_cell, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_EDITED,
  SIGNAL_CANCELLED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static gboolean
is_number (const NwColumn *column)
{
  return column->field->type == NW_FIELD_INT;
}

/* What is painted is told to those who don't see it. */
static void
tell_text (NwCell *self)
{
  g_autofree char *letters = self->palette != NULL && self->text != NULL
                             ? nw_palette_say (self->palette, self->text) : NULL;
  const char *words = letters != NULL ? letters : self->text;

  if (words != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL);
}

/* ---- Editing ---------------------------------------------------------------------------------- */

/* The cell has the focus again, unless it is somewhere else already. */
static void
end_editing (NwCell *self)
{
  GtkWidget *editor = g_steal_pointer (&self->editor);
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));
  const gboolean has_focus = gtk_widget_is_focus (editor);

  g_clear_handle_id (&self->leave_source, g_source_remove);
  gtk_widget_remove_controller (GTK_WIDGET (self), g_steal_pointer (&self->left_over));
  gtk_widget_unparent (editor);
  if (has_focus && parent != NULL)
    gtk_widget_grab_focus (parent);
  gtk_widget_remove_css_class (GTK_WIDGET (self), "editing");
  gtk_widget_remove_css_class (GTK_WIDGET (self), "error");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

typedef struct
{
  guint      key;
  NwCellMove move;
  NwCellMove shift_move;
} EndKey;

/* Keys that end the editing. */
static const EndKey end_keys[] = {
  { GDK_KEY_Return, NW_CELL_DOWN, NW_CELL_UP },
  { GDK_KEY_KP_Enter, NW_CELL_DOWN, NW_CELL_UP },
  { GDK_KEY_ISO_Enter, NW_CELL_DOWN, NW_CELL_UP },
  { GDK_KEY_Tab, NW_CELL_RIGHT, NW_CELL_LEFT },
  { GDK_KEY_KP_Tab, NW_CELL_RIGHT, NW_CELL_LEFT },
  { GDK_KEY_ISO_Left_Tab, NW_CELL_LEFT, NW_CELL_LEFT },
};

/* Arrows end only what was begun by typing; otherwise they move the cursor in the text. */
static const EndKey arrow_keys[] = {
  { GDK_KEY_Up, NW_CELL_UP, NW_CELL_STAY },
  { GDK_KEY_KP_Up, NW_CELL_UP, NW_CELL_STAY },
  { GDK_KEY_Down, NW_CELL_DOWN, NW_CELL_STAY },
  { GDK_KEY_KP_Down, NW_CELL_DOWN, NW_CELL_STAY },
  { GDK_KEY_Left, NW_CELL_LEFT, NW_CELL_STAY },
  { GDK_KEY_KP_Left, NW_CELL_LEFT, NW_CELL_STAY },
  { GDK_KEY_Right, NW_CELL_RIGHT, NW_CELL_STAY },
  { GDK_KEY_KP_Right, NW_CELL_RIGHT, NW_CELL_STAY },
};

static gboolean
end_by_key (NwCell         *self,
            const EndKey   *keys,
            gsize           n_keys,
            guint           keyval,
            GdkModifierType state)
{
  for (gsize i = 0; i < n_keys; i++)
    if (keys[i].key == keyval)
      {
        NwCellMove move = (state & GDK_SHIFT_MASK) != 0 ? keys[i].shift_move : keys[i].move;

        if (move == NW_CELL_STAY)
          return GDK_EVENT_PROPAGATE;
        nw_cell_commit (self, move);
        return GDK_EVENT_STOP;
      }

  return GDK_EVENT_PROPAGATE;
}

static gboolean
on_key_pressed_cb (NwCell         *self,
                   guint           keyval,
                   guint           keycode,
                   GdkModifierType state)
{
  /* Nothing can be saved before there is a change. */
  if ((state & GDK_CONTROL_MASK) != 0 && gdk_keyval_to_lower (keyval) == GDK_KEY_s)
    nw_cell_commit (self, NW_CELL_STAY);
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (keyval == GDK_KEY_Escape)
    {
      nw_cell_cancel (self);
      return GDK_EVENT_STOP;
    }
  if (keyval == GDK_KEY_F2)
    {
      self->is_typed = FALSE;
      return GDK_EVENT_STOP;
    }
  if (end_by_key (self, end_keys, G_N_ELEMENTS (end_keys), keyval, state))
    return GDK_EVENT_STOP;

  return self->is_typed
         ? end_by_key (self, arrow_keys, G_N_ELEMENTS (arrow_keys), keyval, state)
         : GDK_EVENT_PROPAGATE;
}

/* What the editor has no use for is no command for the table meanwhile. */
static gboolean
on_key_left_over_cb (NwCell         *self,
                     guint           keyval,
                     guint           keycode,
                     GdkModifierType state)
{
  static const guint commands[] = { GDK_KEY_c, GDK_KEY_x, GDK_KEY_v, GDK_KEY_d, GDK_KEY_a,
                                    GDK_KEY_minus };

  if (keyval == GDK_KEY_Delete || keyval == GDK_KEY_BackSpace)
    return GDK_EVENT_STOP;
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    if ((state & GDK_CONTROL_MASK) != 0 && gdk_keyval_to_lower (keyval) == commands[i])
      return GDK_EVENT_STOP;

  return GDK_EVENT_PROPAGATE;
}

static gboolean
leave (gpointer data)
{
  NwCell *self = data;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  self->leave_source = 0;
  /* A click into the editor takes the focus to the row, and to this cell of it. */
  if (focus != NULL && focus == gtk_widget_get_parent (GTK_WIDGET (self)))
    {
      gtk_text_grab_focus_without_selecting (GTK_TEXT (self->editor));
      return G_SOURCE_REMOVE;
    }
  /* If somebody has left the window, its focus is still there. */
  if (focus == NULL || (focus != self->editor && !gtk_widget_is_ancestor (focus, self->editor)))
    nw_cell_commit (self, NW_CELL_STAY);

  return G_SOURCE_REMOVE;
}

/* While the focus is on its way, widgets must neither go away nor ask for it. */
static void
on_editor_left_cb (NwCell *self)
{
  if (self->editor != NULL && !self->is_committing && self->leave_source == 0)
    self->leave_source = g_idle_add_full (G_PRIORITY_DEFAULT, leave, self, NULL);
}

static GtkWidget *
new_editor (NwCell *self)
{
  GtkWidget *editor = gtk_text_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (on_editor_left_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (editor, keys);
  gtk_widget_add_controller (editor, focus);
  gtk_editable_set_alignment (GTK_EDITABLE (editor), is_number (self->column) ? 1 : 0);
  gtk_editable_set_width_chars (GTK_EDITABLE (editor), 1);
  gtk_widget_set_hexpand (editor, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (editor), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  self->text, -1);

  return editor;
}

/* ---- Widget ----------------------------------------------------------------------------------- */

static void
append_letters (NwCell      *self,
                GtkSnapshot *snapshot)
{
  const float width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  const float height = (float) gtk_widget_get_height (GTK_WIDGET (self));
  const gsize n = strlen (self->text);
  const float room = n > 0 ? (width + LETTER_GAP) / (float) n : width;
  const float step = MIN (LETTER_SIDE + LETTER_GAP, room);
  const float side = step - MIN (LETTER_GAP, step * 0.1f);

  for (gsize i = 0; i < n; i++)
    nw_palette_snapshot (self->palette, self->text[i], snapshot,
                         &GRAPHENE_RECT_INIT ((float) i * step, (height - side) / 2, side, side),
                         gtk_widget_get_pango_context (GTK_WIDGET (self)));
}

/* The font is the table's, so that not every cell needs a context of its own. */
static PangoLayout *
new_layout (NwCell *self)
{
  GtkWidget *table = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_COLUMN_VIEW);
  PangoLayout *layout =
    pango_layout_new (gtk_widget_get_pango_context (table != NULL ? table : GTK_WIDGET (self)));

  pango_layout_set_text (layout, self->text, -1);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_single_paragraph_mode (layout, TRUE);
  if (is_number (self->column))
    {
      PangoAttrList *attributes = pango_attr_list_new ();

      pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum"));
      pango_layout_set_attributes (layout, attributes);
      pango_layout_set_alignment (layout, PANGO_ALIGN_RIGHT);
      pango_attr_list_unref (attributes);
    }

  return layout;
}

static void
append_text (NwCell      *self,
             GtkSnapshot *snapshot)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (self));
  const int height = gtk_widget_get_height (GTK_WIDGET (self));
  int text_height;
  GdkRGBA colour;

  if (self->layout == NULL)
    self->layout = new_layout (self);
  pango_layout_set_width (self->layout, width * PANGO_SCALE);
  pango_layout_get_pixel_size (self->layout, NULL, &text_height);
  gtk_widget_get_color (GTK_WIDGET (self), &colour);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, (float) ((height - text_height) / 2)));
  gtk_snapshot_append_layout (snapshot, self->layout, &colour);
  gtk_snapshot_restore (snapshot);
}

static void
nw_cell_measure (GtkWidget      *widget,
                 GtkOrientation  orientation,
                 int             for_size,
                 int            *minimum,
                 int            *natural,
                 int            *minimum_baseline,
                 int            *natural_baseline)
{
  NwCell *self = NW_CELL (widget);

  if (self->editor != NULL)
    gtk_widget_measure (self->editor, orientation, for_size, minimum, natural, minimum_baseline,
                        natural_baseline);
}

static void
nw_cell_size_allocate (GtkWidget *widget,
                       int        width,
                       int        height,
                       int        baseline)
{
  NwCell *self = NW_CELL (widget);

  if (self->editor != NULL)
    gtk_widget_allocate (self->editor, width, height, baseline, NULL);
}

static void
nw_cell_snapshot (GtkWidget   *widget,
                  GtkSnapshot *snapshot)
{
  NwCell *self = NW_CELL (widget);

  if (self->editor == NULL && self->text != NULL && self->text[0] != '\0')
    {
      if (self->palette != NULL)
        append_letters (self, snapshot);
      else
        append_text (self, snapshot);
    }

  GTK_WIDGET_CLASS (nw_cell_parent_class)->snapshot (widget, snapshot);
}

/* Another font, another size of it or another direction. */
static void
nw_cell_css_changed (GtkWidget         *widget,
                     GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (nw_cell_parent_class)->css_changed (widget, change);
  g_clear_object (&NW_CELL (widget)->layout);
}

static void
nw_cell_system_setting_changed (GtkWidget        *widget,
                                GtkSystemSetting  setting)
{
  GTK_WIDGET_CLASS (nw_cell_parent_class)->system_setting_changed (widget, setting);
  g_clear_object (&NW_CELL (widget)->layout);
}

static void
nw_cell_dispose (GObject *object)
{
  NwCell *self = NW_CELL (object);

  g_clear_handle_id (&self->leave_source, g_source_remove);
  g_clear_pointer (&self->editor, gtk_widget_unparent);

  G_OBJECT_CLASS (nw_cell_parent_class)->dispose (object);
}

static void
nw_cell_finalize (GObject *object)
{
  NwCell *self = NW_CELL (object);

  g_clear_object (&self->item);
  g_clear_pointer (&self->entry, g_variant_unref);
  g_clear_pointer (&self->palette, nw_palette_unref);
  g_clear_object (&self->layout);
  g_free (self->text);

  G_OBJECT_CLASS (nw_cell_parent_class)->finalize (object);
}

static void
nw_cell_class_init (NwCellClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nw_cell_dispose;
  G_OBJECT_CLASS (klass)->finalize = nw_cell_finalize;
  widget_class->measure = nw_cell_measure;
  widget_class->size_allocate = nw_cell_size_allocate;
  widget_class->snapshot = nw_cell_snapshot;
  widget_class->css_changed = nw_cell_css_changed;
  widget_class->system_setting_changed = nw_cell_system_setting_changed;

  signals[SIGNAL_EDITED] =
    g_signal_new ("edited", NW_TYPE_CELL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                  G_TYPE_STRING, G_TYPE_INT);
  signals[SIGNAL_CANCELLED] =
    g_signal_new ("cancelled", NW_TYPE_CELL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                  0);
  gtk_widget_class_set_css_name (widget_class, "nw-cell");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

static void
nw_cell_init (NwCell *self)
{
}

/**
 * nw_cell_new:
 * @column: its column, which outlives it
 *
 * Returns: (transfer floating): an empty cell
 */
GtkWidget *
nw_cell_new (const NwColumn *column)
{
  NwCell *self = g_object_new (NW_TYPE_CELL, NULL);

  self->column = column;

  return GTK_WIDGET (self);
}

/**
 * nw_cell_show:
 * @self: a cell
 * @item: (nullable): the card; %NULL for none
 * @text: (nullable): what stands there
 * @palette: (nullable): the letters that @text is made of
 *
 * Shows a value.
 */
void
nw_cell_show (NwCell     *self,
              NwCardItem *item,
              const char *text,
              NwPalette  *palette)
{
  g_set_object (&self->item, item);
  g_clear_pointer (&self->entry, g_variant_unref);
  self->entry = item != NULL ? g_variant_ref (nw_card_item_get_entry (item)) : NULL;
  if (palette != NULL)
    nw_palette_ref (palette);
  g_clear_pointer (&self->palette, nw_palette_unref);
  self->palette = palette;
  if (g_set_str (&self->text, text))
    {
      g_clear_object (&self->layout);
      gtk_widget_queue_draw (GTK_WIDGET (self));
      tell_text (self);
    }
  else if (palette != NULL)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * nw_cell_mark:
 * @self: a cell
 * @css_class: (nullable): a static string: the class of what is wrong there
 *
 * Marks the cell.
 */
void
nw_cell_mark (NwCell     *self,
              const char *css_class)
{
  if (self->mark == css_class)
    return;

  if (self->mark != NULL)
    gtk_widget_remove_css_class (GTK_WIDGET (self), self->mark);
  self->mark = css_class;
  if (self->mark != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), self->mark);
}

/**
 * nw_cell_get_column:
 * @self: a cell
 *
 * Returns: (transfer none): its column
 */
const NwColumn *
nw_cell_get_column (NwCell *self)
{
  return self->column;
}

/**
 * nw_cell_get_item:
 * @self: a cell
 *
 * Returns: (transfer none) (nullable): the card that it shows
 */
NwCardItem *
nw_cell_get_item (NwCell *self)
{
  return self->item;
}

/**
 * nw_cell_is_current:
 * @self: a cell
 *
 * Returns: whether its card is as it was when it was shown
 */
gboolean
nw_cell_is_current (NwCell *self)
{
  return self->item == NULL || nw_card_item_get_entry (self->item) == self->entry;
}

/**
 * nw_cell_get_text:
 * @self: a cell
 *
 * Returns: (transfer none) (nullable): what stands there
 */
const char *
nw_cell_get_text (NwCell *self)
{
  return self->text;
}

/**
 * nw_cell_is_editing:
 * @self: a cell
 *
 * Returns: whether somebody edits it
 */
gboolean
nw_cell_is_editing (NwCell *self)
{
  return self->editor != NULL;
}

/**
 * nw_cell_edit:
 * @self: a cell
 * @text: what is edited
 * @is_typed: whether somebody types it anew, so that the arrow keys end it
 *
 * Puts an editor there.
 */
void
nw_cell_edit (NwCell     *self,
              const char *text,
              gboolean    is_typed)
{
  if (self->editor != NULL || self->item == NULL)
    return;

  self->editor = new_editor (self);
  self->left_over = gtk_event_controller_key_new ();
  g_signal_connect_object (self->left_over, "key-pressed", G_CALLBACK (on_key_left_over_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), self->left_over);
  gtk_editable_set_text (GTK_EDITABLE (self->editor), text);
  gtk_widget_set_parent (self->editor, GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "editing");
  self->is_typed = is_typed;
  gtk_widget_grab_focus (self->editor);
  gtk_editable_set_position (GTK_EDITABLE (self->editor), -1);
}

/**
 * nw_cell_get_editor:
 * @self: a cell
 *
 * Returns: (transfer none) (nullable): what it is edited in
 */
GtkWidget *
nw_cell_get_editor (NwCell *self)
{
  return self->editor;
}

/**
 * nw_cell_commit:
 * @self: a cell
 * @move: where to go then
 *
 * Says what was typed, for it to be accepted or refused; without an editor there is nothing to do.
 */
void
nw_cell_commit (NwCell    *self,
                NwCellMove move)
{
  g_autoptr (NwCell) held = NULL;
  g_autofree char *text = NULL;

  if (self->editor == NULL || self->is_committing)
    return;

  /* Ending it moves the focus, and a change of the document may bind the cell to another card. */
  held = g_object_ref (self);
  self->is_committing = TRUE;
  text = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->editor)));
  g_signal_emit (self, signals[SIGNAL_EDITED], 0, text, move);
  self->is_committing = FALSE;
}

/**
 * nw_cell_cancel:
 * @self: a cell
 *
 * Ends the editing; what was typed is lost.
 */
void
nw_cell_cancel (NwCell *self)
{
  if (self->editor == NULL || self->is_committing)
    return;

  self->is_committing = TRUE;
  end_editing (self);
  self->is_committing = FALSE;
  g_signal_emit (self, signals[SIGNAL_CANCELLED], 0);
}

/**
 * nw_cell_accept:
 * @self: a cell that has just said what was typed
 *
 * Ends the editing.
 */
void
nw_cell_accept (NwCell *self)
{
  if (self->editor != NULL)
    end_editing (self);
}

/**
 * nw_cell_refuse:
 * @self: a cell that is edited
 * @why: a sentence
 *
 * Goes on with editing, since what was typed can't stand there.
 */
void
nw_cell_refuse (NwCell     *self,
                const char *why)
{
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), why);
  if (self->editor != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), "error");
}

/**
 * nw_cell_mark_refused:
 * @self: a cell
 * @why: (nullable): why what it shows can't stand there; %NULL if that is a value
 *
 * Tells what was typed and refused from a value.
 */
void
nw_cell_mark_refused (NwCell     *self,
                      const char *why)
{
  if (why == NULL && !self->is_refused)
    return;

  if (why == NULL)
    gtk_widget_remove_css_class (GTK_WIDGET (self), "refused");
  else if (!self->is_refused)
    gtk_widget_add_css_class (GTK_WIDGET (self), "refused");
  self->is_refused = why != NULL;
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), why);
}
