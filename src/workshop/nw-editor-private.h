/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files of the editor share.
 */

#pragma once

#include "workshop/nw-editor.h"
#include "workshop/nw-words-page.h"

G_BEGIN_DECLS

struct _NwEditor
{
  AdwNavigationPage       parent_instance;

  /* Template children */
  AdwNavigationSplitView *split;
  AdwNavigationPage      *content;
  GtkListBox             *sections;
  GtkStack               *stack;
  AdwWindowTitle         *title;
  GtkButton              *undo_button;
  GtkButton              *redo_button;
  GtkButton              *save_button;
  AdwBanner              *read_only_banner;
  AdwBanner              *outside_banner;
  AdwBanner              *draft_banner;

  /* Borrowed: children */
  NwWordsPage            *words_page;

  /* Owned */
  NwDocument             *document;
  GPtrArray              *entries;       /* of Entry, see nw-editor.c */

  char                   *offered;       /* a draft that was left behind */

  gboolean                is_typing;     /* something that is no step yet */
};

void nw_editor_install_commands (GtkWidgetClass *widget_class);
void nw_editor_update_commands  (NwEditor       *self);
void nw_editor_ask_outside      (NwEditor       *self);

G_END_DECLS
