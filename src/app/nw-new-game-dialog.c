/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Choosing a new game; see nw-new-game-dialog.h.
 */

#define G_LOG_DOMAIN "nw-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "app/nw-new-game-dialog.h"
#include "app/nw-rules-group.h"
#include "match/nw-phrases.h"
#include "table/nw-seat-disc.h"

struct _NwNewGameDialog
{
  AdwDialog            parent_instance;

  /* Template children */
  AdwPreferencesGroup *seats_group;
  AdwSpinRow          *count_row;
  NwRulesGroup        *rules_group;
  AdwEntryRow         *seed_row;
  GtkLabel            *reason_label;
  GtkButton           *start_button;

  /* Borrowed: children */
  AdwExpanderRow      *seat_rows[NW_NEW_GAME_MAX_SEATS];
  AdwComboRow         *colour_rows[NW_NEW_GAME_MAX_SEATS];
  NwSeatDisc          *discs[NW_NEW_GAME_MAX_SEATS];

  /* Owned */
  NwNewGame            choice;
};

G_DEFINE_FINAL_TYPE (NwNewGameDialog, nw_new_game_dialog, ADW_TYPE_DIALOG)

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* In the order of the menu. */
static const NwSeatKind kinds[] = {
  NW_SEAT_KIND_HUMAN, NW_SEAT_KIND_RANDOM, NW_SEAT_KIND_APPRENTICE, NW_SEAT_KIND_JOURNEYMAN,
};

static const char *const languages[] = { "en", "es" };
static const char *const language_names[] = { "English", "Español", NULL };

/* ---- Seats ------------------------------------------------------------------------------------ */

static guint
find_kind (NwSeatKind kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (kinds[i] == kind)
      return i;

  return G_N_ELEMENTS (kinds) - 1;
}

static guint
find_language (const char *language)
{
  return g_strcmp0 (language, "es") == 0 ? 1 : 0;
}

static void
update_seat (NwNewGameDialog *self,
             guint            seat)
{
  g_autoptr (GListModel) seats =
    nw_new_game_make_seats (&self->choice, NW_NEW_GAME_MAX_SEATS);
  g_autoptr (NwSeatInfo) info = g_list_model_get_item (seats, seat);
  g_autofree char *kind =
    nw_phrase_seat_kind (self->choice.kinds[seat], nw_new_game_get_language ());
  g_autofree char *subtitle =
    g_strdup_printf ("%s · %s", kind, language_names[find_language (self->choice.languages[seat])]);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->seat_rows[seat]),
                                 nw_seat_info_get_name (info));
  adw_expander_row_set_subtitle (self->seat_rows[seat], subtitle);
  nw_seat_disc_update (self->discs[seat], info);
}

static guint
get_seat (GObject *row)
{
  return GPOINTER_TO_UINT (g_object_get_data (row, "seat"));
}

static void
on_name_changed_cb (NwNewGameDialog *self,
                    GtkEditable     *row)
{
  const guint seat = get_seat (G_OBJECT (row));
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (row)));

  if (*name == '\0')
    return;

  g_set_str (&self->choice.names[seat], name);
  for (guint i = 0; i < NW_NEW_GAME_MAX_SEATS; i++)
    update_seat (self, i);
}

static void
on_kind_changed_cb (NwNewGameDialog *self,
                    GParamSpec      *pspec,
                    AdwComboRow     *row)
{
  const guint seat = get_seat (G_OBJECT (row));

  self->choice.kinds[seat] = kinds[adw_combo_row_get_selected (row)];
  update_seat (self, seat);
}

static void
on_language_changed_cb (NwNewGameDialog *self,
                        GParamSpec      *pspec,
                        AdwComboRow     *row)
{
  const guint seat = get_seat (G_OBJECT (row));

  g_set_str (&self->choice.languages[seat], languages[adw_combo_row_get_selected (row)]);
  update_seat (self, seat);
}

static void on_colour_changed_cb (NwNewGameDialog *self,
                                  GParamSpec      *pspec,
                                  AdwComboRow     *row);

/* The seat that had the colour has got the other's. */
static void
update_colours (NwNewGameDialog *self)
{
  for (guint i = 0; i < NW_NEW_GAME_MAX_SEATS; i++)
    {
      g_signal_handlers_block_matched (self->colour_rows[i], G_SIGNAL_MATCH_FUNC, 0, 0, NULL,
                                       on_colour_changed_cb, NULL);
      adw_combo_row_set_selected (self->colour_rows[i], self->choice.colours[i]);
      g_signal_handlers_unblock_matched (self->colour_rows[i], G_SIGNAL_MATCH_FUNC, 0, 0, NULL,
                                         on_colour_changed_cb, NULL);
      update_seat (self, i);
    }
}

static void
on_colour_changed_cb (NwNewGameDialog *self,
                      GParamSpec      *pspec,
                      AdwComboRow     *row)
{
  nw_new_game_set_colour (&self->choice, get_seat (G_OBJECT (row)),
                          adw_combo_row_get_selected (row));
  update_colours (self);
}

static GtkStringList *
list_colours (void)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  for (guint i = 0; i < NW_NEW_GAME_N_COLOURS; i++)
    gtk_string_list_append (list, nw_new_game_name_colour (i));

  return list;
}

static GtkStringList *
list_kinds (void)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    gtk_string_list_take (list, nw_phrase_seat_kind (kinds[i], nw_new_game_get_language ()));

  return list;
}

static GtkWidget *
new_combo (NwNewGameDialog *self,
           guint            seat,
           const char      *title,
           GtkStringList   *list,
           guint            selected,
           GCallback        callback)
{
  GtkWidget *row = adw_combo_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (list));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), selected);
  g_object_set_data (G_OBJECT (row), "seat", GUINT_TO_POINTER (seat));
  g_signal_connect_object (row, "notify::selected", callback, self, G_CONNECT_SWAPPED);

  return row;
}

static void
add_seat (NwNewGameDialog *self,
          guint            seat)
{
  GtkWidget *row = adw_expander_row_new ();
  GtkWidget *disc = g_object_new (NW_TYPE_SEAT_DISC, "size", 32, NULL);
  GtkWidget *name = adw_entry_row_new ();
  g_autoptr (GtkStringList) kind_list = list_kinds ();
  g_autoptr (GtkStringList) language_list = gtk_string_list_new (language_names);
  g_autoptr (GtkStringList) colour_list = list_colours ();
  GtkWidget *colour = new_combo (self, seat, _("Colour"), colour_list, self->choice.colours[seat],
                                 G_CALLBACK (on_colour_changed_cb));

  adw_expander_row_add_prefix (ADW_EXPANDER_ROW (row), disc);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (name), _("Name"));
  gtk_editable_set_text (GTK_EDITABLE (name), self->choice.names[seat]);
  g_object_set_data (G_OBJECT (name), "seat", GUINT_TO_POINTER (seat));
  g_signal_connect_object (name, "changed", G_CALLBACK (on_name_changed_cb), self,
                           G_CONNECT_SWAPPED);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (row), name);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (row),
                            new_combo (self, seat, _("Player"), kind_list,
                                       find_kind (self->choice.kinds[seat]),
                                       G_CALLBACK (on_kind_changed_cb)));
  adw_expander_row_add_row (ADW_EXPANDER_ROW (row),
                            new_combo (self, seat, _("Language"), language_list,
                                       find_language (self->choice.languages[seat]),
                                       G_CALLBACK (on_language_changed_cb)));
  adw_expander_row_add_row (ADW_EXPANDER_ROW (row), colour);
  adw_preferences_group_add (self->seats_group, row);
  self->seat_rows[seat] = ADW_EXPANDER_ROW (row);
  self->colour_rows[seat] = ADW_COMBO_ROW (colour);
  self->discs[seat] = NW_SEAT_DISC (disc);
}

static void
update_count (NwNewGameDialog *self)
{
  for (guint i = 0; i < NW_NEW_GAME_MAX_SEATS; i++)
    gtk_widget_set_visible (GTK_WIDGET (self->seat_rows[i]), i < self->choice.n_seats);
}

static void
on_count_changed_cb (NwNewGameDialog *self)
{
  self->choice.n_seats = (guint) adw_spin_row_get_value (self->count_row);
  update_count (self);
}

/* ---- Rules ------------------------------------------------------------------------------------ */

static void
on_rules_changed_cb (NwNewGameDialog *self)
{
  g_autofree char *reason = nw_rules_group_get_reason (self->rules_group);

  gtk_widget_set_visible (GTK_WIDGET (self->reason_label), reason != NULL);
  gtk_label_set_label (self->reason_label, reason != NULL ? reason : "");
  gtk_widget_set_sensitive (GTK_WIDGET (self->start_button),
                            reason == NULL && !nw_rules_group_is_loading (self->rules_group));
}

/* ---- Class ------------------------------------------------------------------------------------ */

static void
on_seed_changed_cb (NwNewGameDialog *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->seed_row));
  guint64 seed;

  if (*text == '\0' || g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, &seed, NULL))
    gtk_widget_remove_css_class (GTK_WIDGET (self->seed_row), "error");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->seed_row), "error");
}

static void
on_start_clicked_cb (NwNewGameDialog *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->seed_row));
  g_autoptr (NwRuleset) ruleset = NULL;
  guint64 seed;

  if (*text == '\0')
    seed = nw_new_game_random_seed ();
  else if (!g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, &seed, NULL))
    {
      gtk_widget_grab_focus (GTK_WIDGET (self->seed_row));
      return;
    }

  ruleset = nw_ruleset_ref (nw_rules_group_get_ruleset (self->rules_group));
  nw_rules_group_remember (self->rules_group, &self->choice);
  g_object_ref (self);
  adw_dialog_close (ADW_DIALOG (self));
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, &self->choice, ruleset, seed);
  g_object_unref (self);
}

static void
nw_new_game_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), NW_TYPE_NEW_GAME_DIALOG);

  G_OBJECT_CLASS (nw_new_game_dialog_parent_class)->dispose (object);
}

static void
nw_new_game_dialog_finalize (GObject *object)
{
  NwNewGameDialog *self = NW_NEW_GAME_DIALOG (object);

  nw_new_game_clear (&self->choice);

  G_OBJECT_CLASS (nw_new_game_dialog_parent_class)->finalize (object);
}

static void
nw_new_game_dialog_class_init (NwNewGameDialogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = nw_new_game_dialog_dispose;
  object_class->finalize = nw_new_game_dialog_finalize;

  /**
   * NwNewGameDialog::chosen:
   * @self: the dialog
   * @choice: (type NwNewGame): who plays
   * @ruleset: (type NwRuleset): by which rules
   * @seed: seed of all chance
   *
   * A game is to start.
   */
  signals[SIGNAL_CHOSEN] =
    g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 3, G_TYPE_POINTER, NW_TYPE_RULESET, G_TYPE_UINT64);

  g_type_ensure (NW_TYPE_RULES_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/needlework/app/nw-new-game-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, NwNewGameDialog, seats_group);
  gtk_widget_class_bind_template_child (widget_class, NwNewGameDialog, count_row);
  gtk_widget_class_bind_template_child (widget_class, NwNewGameDialog, rules_group);
  gtk_widget_class_bind_template_child (widget_class, NwNewGameDialog, seed_row);
  gtk_widget_class_bind_template_child (widget_class, NwNewGameDialog, reason_label);
  gtk_widget_class_bind_template_child (widget_class, NwNewGameDialog, start_button);
  gtk_widget_class_bind_template_callback (widget_class, on_count_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_rules_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_seed_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_start_clicked_cb);
}

static void
nw_new_game_dialog_init (NwNewGameDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * nw_new_game_dialog_new:
 * @ruleset: a game's official ruleset
 * @choice: what was chosen the last time
 *
 * Returns: (transfer floating): a dialog
 */
NwNewGameDialog *
nw_new_game_dialog_new (NwRuleset       *ruleset,
                        const NwNewGame *choice)
{
  NwNewGameDialog *self = g_object_new (NW_TYPE_NEW_GAME_DIALOG, NULL);

  nw_new_game_copy (&self->choice, choice);
  for (guint i = 0; i < NW_NEW_GAME_MAX_SEATS; i++)
    add_seat (self, i);
  update_colours (self);
  adw_spin_row_set_value (self->count_row, self->choice.n_seats);
  update_count (self);
  nw_rules_group_show (self->rules_group, ruleset, choice);
  adw_preferences_group_set_title (self->seats_group,
                                   nw_ruleset_get_title (ruleset, nw_new_game_get_language ()));
  adw_dialog_set_focus (ADW_DIALOG (self), GTK_WIDGET (self->start_button));
  adw_dialog_set_default_widget (ADW_DIALOG (self), GTK_WIDGET (self->start_button));

  return self;
}
