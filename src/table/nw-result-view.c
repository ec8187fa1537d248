/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The end of a game; see nw-result-view.h.
 */

#define G_LOG_DOMAIN "nw-table"

#include "config.h"

#include <adwaita.h>

#include "match/nw-phrases.h"
#include "table/nw-result-view.h"
#include "table/nw-seat-disc.h"
#include "table/nw-template.h"
#include "table/nw-words.h"

#define CARD_WIDTH 62

/* Natural length of a line of cards, in pixels, by which sheets stand side by side. */
#define LINE_LENGTH 330

struct _NwResultView
{
  GtkWidget          parent_instance;

  /* Template children */
  GtkWidget         *content;
  GtkLabel          *title;
  GtkLabel          *decided;
  AdwWrapBox        *sheets;
  GtkButton         *again_button;
  GtkButton         *same_button;
  GtkButton         *inspect_button;
  GtkButton         *replay_button;
  GtkButton         *save_button;

  /* Borrowed: lives as long as the process; and during an update */
  const NwCatalogue *words;
  NwTable           *table;
};

G_DEFINE_FINAL_TYPE (NwResultView, nw_result_view, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_INSPECT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* ---- Values ----------------------------------------------------------------------------------- */

static char **
get_names (NwMatch *match)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint i = 0; i < nw_match_get_n_seats (match); i++)
    g_strv_builder_add (names, nw_seat_info_get_name (nw_match_get_seat (match, i)));

  return g_strv_builder_end (names);
}

/* The seats from the first rank to the last. */
static guint
sort_seats (const NwScore *score,
            guint         *seats)
{
  guint n = 0;

  for (guint rank = 1; rank <= score->n_seats; rank++)
    for (guint i = 0; i < score->n_seats; i++)
      if (score->rank[i] == rank)
        seats[n++] = i;

  return n;
}

static void
append_sheet_text (GString           *text,
                   NwMatch           *match,
                   const NwScore     *score,
                   const GArray      *lines,
                   guint              seat,
                   const NwCatalogue *words,
                   const char        *language)
{
  g_autofree char *total = nw_catalogue_number (words, score->total[seat]);

  g_string_append_printf (text, "\n%u. %s: %s\n", score->rank[seat],
                          nw_seat_info_get_name (nw_match_get_seat (match, seat)), total);
  for (guint i = 0; i < lines->len; i++)
    {
      const NwScoreLine *line = &g_array_index (lines, NwScoreLine, i);
      g_autofree char *label = NULL;

      if (line->seat != seat)
        continue;
      label = nw_phrase_score_line (nw_match_get_ruleset (match), line, language);
      g_string_append_printf (text, "   %s: %d\n", label, line->amount);
    }
}

/**
 * nw_result_text:
 * @match: a match that is over
 * @language: a language tag
 *
 * Returns: (transfer full): the result as plain text
 */
char *
nw_result_text (NwMatch    *match,
                const char *language)
{
  const NwCatalogue *words = nw_catalogue_get (language);
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (NwScoreLine));
  g_auto (GStrv) names = get_names (match);
  guint seats[NW_MAX_SEATS];
  g_autofree char *result = NULL;
  g_autofree char *decided = NULL;
  GString *text;
  NwScore score;

  nw_match_get_score (match, &score, lines);
  result = nw_phrase_result (nw_match_get_ruleset (match), &score, (const char *const *) names,
                             language);
  decided = nw_phrase_decided_by (nw_match_get_ruleset (match), score.decided_by, language);
  text = g_string_new (result);
  g_string_append_printf (text, "\n%s\n", decided);
  for (guint i = 0, n = sort_seats (&score, seats); i < n; i++)
    append_sheet_text (text, match, &score, lines, seats[i], words, language);

  return g_string_free (text, FALSE);
}

/* ---- Sheets ----------------------------------------------------------------------------------- */

static GtkWidget *
new_cards (NwTable           *table,
           const NwScoreLine *line)
{
  GtkWidget *wrap = adw_wrap_box_new ();

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (wrap), 5);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (wrap), 5);
  adw_wrap_box_set_natural_line_length (ADW_WRAP_BOX (wrap), LINE_LENGTH);
  for (guint i = 0; i < line->n_cards; i++)
    adw_wrap_box_append (ADW_WRAP_BOX (wrap),
                         nw_table_new_card (table, line->cards[i], CARD_WIDTH));

  return wrap;
}

static GtkWidget *
new_label (const char *text,
           const char *css_class,
           float       xalign,
           gboolean    is_wide)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_label_set_wrap (GTK_LABEL (label), is_wide);
  gtk_widget_set_hexpand (label, is_wide);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
}

static void
append_line (NwResultView      *self,
             GtkBox            *box,
             NwMatch           *match,
             const NwScoreLine *line,
             const char        *language)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  g_autofree char *label = nw_phrase_score_line (nw_match_get_ruleset (match), line, language);
  g_autofree char *amount = nw_catalogue_number (self->words, line->amount);

  gtk_box_append (GTK_BOX (row), new_label (label, NULL, 0, TRUE));
  gtk_box_append (GTK_BOX (row), new_label (amount, "numeric", 1, FALSE));
  gtk_box_append (box, row);
  if (line->n_cards > 0)
    gtk_box_append (box, new_cards (self->table, line));
}

/* Where a player came in, and with how many hints. */
static char *
describe_place (NwResultView  *self,
                NwMatch       *match,
                const NwScore *score,
                guint          seat)
{
  const guint n_hints = nw_match_get_n_advised (match, seat);
  g_autofree char *rank = nw_catalogue_number (self->words, score->rank[seat]);
  g_autofree char *place = nw_words_say (self->words, N_("Place {rank}"), "rank", rank, NULL);
  g_autofree char *hints = NULL;

  if (n_hints == 0)
    return g_steal_pointer (&place);

  hints = nw_words_count (self->words, N_NG ("{n} hint", "{n} hints"), n_hints);

  return g_strdup_printf ("%s · %s", place, hints);
}

static GtkWidget *
new_sheet_head (NwResultView  *self,
                NwMatch       *match,
                const NwScore *score,
                guint          seat)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *disc = g_object_new (NW_TYPE_SEAT_DISC, "size", 40, NULL);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  NwSeatInfo *info = nw_match_get_seat (match, seat);
  g_autofree char *total = nw_catalogue_number (self->words, score->total[seat]);
  g_autofree char *place = describe_place (self, match, score, seat);

  nw_seat_disc_update (NW_SEAT_DISC (disc), info);
  gtk_box_append (GTK_BOX (texts), new_label (nw_seat_info_get_name (info), "title-3", 0, TRUE));
  gtk_box_append (GTK_BOX (texts), new_label (place, "caption", 0, TRUE));
  gtk_box_append (GTK_BOX (head), disc);
  gtk_box_append (GTK_BOX (head), texts);
  gtk_box_append (GTK_BOX (head), new_label (total, "total", 1, FALSE));

  return head;
}

static GtkWidget *
new_sheet (NwResultView  *self,
           NwMatch       *match,
           const NwScore *score,
           const GArray  *lines,
           guint          seat,
           const char    *language)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);

  gtk_widget_add_css_class (box, "sheet");
  if (score->rank[seat] == 1)
    gtk_widget_add_css_class (box, "winner");
  gtk_widget_set_size_request (box, 300, -1);
  gtk_box_append (GTK_BOX (box), new_sheet_head (self, match, score, seat));
  for (guint i = 0; i < lines->len; i++)
    {
      const NwScoreLine *line = &g_array_index (lines, NwScoreLine, i);

      if (line->seat == seat)
        append_line (self, GTK_BOX (box), match, line, language);
    }

  return box;
}

/* ---- Class ------------------------------------------------------------------------------------ */

static void
on_inspect_clicked_cb (NwResultView *self)
{
  g_signal_emit (self, signals[SIGNAL_INSPECT], 0);
}

static gboolean
nw_result_view_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (NW_RESULT_VIEW (widget)->again_button));
}

static void
nw_result_view_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), NW_TYPE_RESULT_VIEW);

  G_OBJECT_CLASS (nw_result_view_parent_class)->dispose (object);
}

static void
nw_result_view_class_init (NwResultViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nw_result_view_dispose;
  widget_class->grab_focus = nw_result_view_grab_focus;

  /**
   * NwResultView::inspect:
   * @self: the result
   *
   * The table as it ended is to be shown.
   */
  signals[SIGNAL_INSPECT] = g_signal_new ("inspect", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "nw-result");
  nw_template_set (widget_class, "nw-result-view.ui");
  gtk_widget_class_bind_template_child (widget_class, NwResultView, content);
  gtk_widget_class_bind_template_child (widget_class, NwResultView, title);
  gtk_widget_class_bind_template_child (widget_class, NwResultView, decided);
  gtk_widget_class_bind_template_child (widget_class, NwResultView, sheets);
  gtk_widget_class_bind_template_child (widget_class, NwResultView, again_button);
  gtk_widget_class_bind_template_child (widget_class, NwResultView, same_button);
  gtk_widget_class_bind_template_child (widget_class, NwResultView, inspect_button);
  gtk_widget_class_bind_template_child (widget_class, NwResultView, replay_button);
  gtk_widget_class_bind_template_child (widget_class, NwResultView, save_button);
  gtk_widget_class_bind_template_callback (widget_class, on_inspect_clicked_cb);
}

static void
nw_result_view_init (NwResultView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
clear_sheets (NwResultView *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->sheets))) != NULL)
    adw_wrap_box_remove (self->sheets, child);
}

static void
update_words (NwResultView *self)
{
  gtk_button_set_label (self->again_button, nw_catalogue_text (self->words, N_("Play Again")));
  gtk_button_set_label (self->same_button, nw_catalogue_text (self->words, N_("Same Deal Again")));
  gtk_button_set_label (self->inspect_button,
                        nw_catalogue_text (self->words, N_("Look at the Table")));
  gtk_button_set_label (self->replay_button,
                        nw_catalogue_text (self->words, N_("Watch the Replay")));
  gtk_button_set_label (self->save_button,
                        nw_catalogue_text (self->words, N_("Save the Replay…")));
}

/**
 * nw_result_view_update:
 * @self: the result
 * @match: a match that is over
 * @table: the table that it was played on, which makes the cards
 * @language: the reader's language
 *
 * Shows a result.
 */
void
nw_result_view_update (NwResultView  *self,
                       NwMatch       *match,
                       NwTable       *table,
                       const char    *language)
{
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (NwScoreLine));
  g_auto (GStrv) names = get_names (match);
  g_autofree char *title = NULL;
  g_autofree char *decided = NULL;
  guint seats[NW_MAX_SEATS];
  NwScore score;

  self->table = table;
  self->words = nw_catalogue_get (language);

  nw_match_get_score (match, &score, lines);
  title = nw_phrase_result (nw_match_get_ruleset (match), &score, (const char *const *) names,
                            language);
  decided = nw_phrase_decided_by (nw_match_get_ruleset (match), score.decided_by, language);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->decided, decided);
  clear_sheets (self);
  for (guint i = 0, n = sort_seats (&score, seats); i < n; i++)
    adw_wrap_box_append (self->sheets,
                         new_sheet (self, match, &score, lines, seats[i], language));
  self->table = NULL;
  update_words (self);
}

/**
 * nw_result_view_get_title:
 * @self: the view
 *
 * Returns: (transfer none): who won, in a sentence
 */
const char *
nw_result_view_get_title (NwResultView *self)
{
  return gtk_label_get_label (self->title);
}
