/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files of the cards' page share.
 */

#pragma once

#include "workshop/nw-card-detail.h"
#include "workshop/nw-cards-page.h"

G_BEGIN_DECLS

struct _NwCardsPage
{
  AdwBreakpointBin     parent_instance;

  /* Template children */
  AdwOverlaySplitView *split;
  GtkSearchEntry      *search_entry;
  GtkMenuButton       *columns_button;
  GtkMenuButton       *filter_button;
  GtkButton           *add_button;
  GtkToggleButton     *detail_button;
  GtkStack            *body;
  GtkStack            *stack;
  AdwBin              *table_bin;
  GtkGridView         *gallery;
  GtkLabel            *status;
  NwCardDetail        *detail;

  /* Borrowed: children */
  NwCardsTable        *table;

  /* Borrowed, weak: what says that sorted cards can't be moved */
  AdwToast            *unsorting;

  /* Owned */
  NwDocument          *document;
  char                *list;
  NwCardList          *cards;
  GtkFilterListModel  *found;
  GtkFilter           *filter;
  GtkSelectionModel   *selection;
  char                *words;          /* that are searched for, in one case */
  GPtrArray           *wanted;         /* of NwWanted, see nw-cards-filter.c */
  GHashTable          *gallery_views;  /* borrowed: those that are bound */
  gboolean             is_gallery_old; /* the document has changed since it was on the screen */

  GSettings           *settings;

  guint                detail_source;
  guint                layout_source;
};

void           nw_cards_page_install_commands (GtkWidgetClass *widget_class);
void           nw_cards_page_install_cell_commands (GtkWidgetClass *widget_class);
void           nw_cards_page_update_commands  (NwCardsPage    *self);
gboolean       nw_cards_page_take             (NwCardsPage    *self,
                                               NwRuleset      *changed,
                                               const char     *name);
void           nw_cards_page_delete_chosen    (NwCardsPage    *self,
                                               const char     *format);
void           nw_cards_page_set_values       (NwCardsPage    *self,
                                               const GArray   *indices,
                                               const char     *path,
                                               const NwField  *field,
                                               GVariant       *value);
void           nw_cards_page_init_layout      (NwCardsPage    *self);
void           nw_cards_page_keep_layout      (NwCardsPage    *self);
void           nw_cards_page_init_filter      (NwCardsPage    *self);
gboolean       nw_cards_page_is_filtered      (NwCardsPage    *self);
void           nw_cards_page_show_all         (NwCardsPage    *self);
void           nw_cards_page_fill_columns     (NwCardsPage    *self);
void           nw_cards_page_update_detail    (NwCardsPage    *self);
const NwColumn *nw_cards_page_find_column     (NwCardsPage    *self,
                                               const char     *path);
guint          nw_cards_page_find_position    (NwCardsPage    *self,
                                               guint           index);
void           nw_cards_page_init_drop        (NwCardsPage    *self);
void           nw_cards_page_init_gallery     (NwCardsPage    *self);
void           nw_cards_page_update_gallery   (NwCardsPage    *self);

/* The indices in an array of them. */
static inline const guint *
get_indices (const GArray *indices)
{
  return (const guint *) (gconstpointer) indices->data;
}

G_END_DECLS
