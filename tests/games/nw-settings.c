/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Changing numbers of compiled rules by name.
 */

#include "nw-settings.h"

#include <stdlib.h>
#include <string.h>

#include "engine/nw-rng.h"

static void
set (const NwSetting *settings,
     guint            n_settings,
     guint8          *rules,
     const char      *name,
     guint            value)
{
  for (guint i = 0; i < n_settings; i++)
    if (g_str_equal (settings[i].name, name))
      {
        if (settings[i].size == 1)
          rules[settings[i].offset] = (guint8) value;
        else
          memcpy (rules + settings[i].offset, &(guint16) { (guint16) value }, sizeof (guint16));
        return;
      }

  g_error ("no such setting: %s", name);
}

/**
 * nw_settings_apply:
 * @settings: (array length=n_settings): what can be set
 * @n_settings: how many
 * @rules: (inout): compiled rules
 * @text: (nullable): `name=number`, separated by blanks
 *
 * Changes compiled rules.
 */
void
nw_settings_apply (const NwSetting *settings,
                   guint            n_settings,
                   gpointer         rules,
                   const char      *text)
{
  g_auto (GStrv) words = g_strsplit (text != NULL ? text : "", " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      char *equals = strchr (words[i], '=');

      if (equals == NULL)
        continue;
      *equals = '\0';
      set (settings, n_settings, rules, words[i], (guint) atoi (equals + 1));
    }
}

/**
 * nw_draw:
 * @rng: (inout): where the number comes from
 * @low: the least
 * @high: the greatest
 *
 * Returns: a number of that range, each as likely
 */
guint
nw_draw (guint64 *rng,
         guint    low,
         guint    high)
{
  return low + nw_rng_below (rng, high - low + 1);
}
