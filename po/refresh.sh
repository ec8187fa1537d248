#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Keeps the translations right.  Without an argument it rewrites POTFILES.in and
# merges every catalogue with the words that are in the sources now; with
# --check it changes nothing and fails, saying what to do, if a source is not
# listed or a catalogue has an untranslated, doubtful or malformed entry.

set -eu
export LC_ALL=C

cd "$(dirname "$0")/.."
languages=$(grep -v '^#' po/LINGUAS || true)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Files with words for people: C and Blueprint by their markers, data by kind.
list_sources ()
{
  echo "# SPDX-License-Identifier: GPL-3.0-or-later"
  {
    find data -maxdepth 1 \( -name '*.desktop.in' -o -name '*.metainfo.xml.in' \
                             -o -name '*.gschema.xml.in' -o -name '*.mime.xml.in' \)
    find src ui \( -name '*.c' -o -name '*.h' -o -name '*.blp' \) -exec \
      grep -lE '(^|[^A-Za-z0-9_"])(_|N_|C_|NC_|Q_|ngettext|g_d(n|c|p)gettext2?) ?\(' {} +
  } | sort
}

make_template ()
{
  xgettext --files-from="$1" --output="$2" --package-name=needlework \
    --from-code=UTF-8 --add-comments=Translators --add-location=file --sort-by-file \
    --keyword=_ --keyword=N_ --keyword=C_:1c,2 --keyword=NC_:1c,2 --keyword=Q_:1g \
    --keyword=N_NG:1,2 --keyword=g_dcgettext:2 --keyword=g_dngettext:2,3 \
    --keyword=g_dpgettext:2g --keyword=g_dpgettext2:2c,3 \
    --flag=N_:1:pass-c-format --flag=C_:2:pass-c-format --flag=NC_:2:pass-c-format \
    --flag=g_dngettext:2:pass-c-format --flag=g_strdup_printf:1:c-format \
    --flag=g_string_printf:2:c-format --flag=g_string_append_printf:2:c-format \
    --flag=g_error_new:3:c-format --flag=g_set_error:4:c-format 2> "$work/xgettext.log" ||
    { cat "$work/xgettext.log" >&2; exit 1; }
}

merge ()
{
  msgmerge --quiet --no-fuzzy-matching --add-location=file --sort-by-file "$@"
}

# Whether two catalogues differ in the time of their making alone.
same ()
{
  grep -v '^"POT-Creation-Date' "$1" > "$work/one"
  grep -v '^"POT-Creation-Date' "$2" > "$work/two"
  cmp -s "$work/one" "$work/two"
}

list_sources > "$work/POTFILES.in"
make_template "$work/POTFILES.in" "$work/needlework.pot"

if [ "${1:-}" != --check ]; then
  cmp -s "$work/POTFILES.in" po/POTFILES.in || cp "$work/POTFILES.in" po/POTFILES.in
  for language in $languages; do
    merge --output-file="$work/$language.po" "po/$language.po" "$work/needlework.pot"
    msgattrib --no-obsolete --output-file="$work/new.po" "$work/$language.po"
    same "po/$language.po" "$work/new.po" || cp "$work/new.po" "po/$language.po"
    printf '%s: ' "$language"
    msgfmt --check --statistics -o /dev/null "po/$language.po" 2>&1
  done
  exit 0
fi

status=0
if grep -n '^\(msgid\|"\).*[^%]%"$' "$work/needlework.pot"; then
  echo "xgettext cuts words at a macro such as G_GUINT64_FORMAT: print the number first, use %s"
  status=1
fi
if ! diff -u po/POTFILES.in "$work/POTFILES.in"; then
  echo "po/POTFILES.in is not what the sources need: run po/refresh.sh"
  status=1
fi
for language in $languages; do
  merge --output-file="$work/$language.po" "po/$language.po" "$work/needlework.pot"
  msgfmt --check -o /dev/null "$work/$language.po" || status=1
  for kind in untranslated only-fuzzy; do
    msgattrib --$kind --no-obsolete "$work/$language.po" > "$work/left.po"
    if grep -q '^msgid "..*"\|^msgid ""$' "$work/left.po" && [ -s "$work/left.po" ]; then
      echo "po/$language.po has ${kind#only-} entries (run po/refresh.sh, then translate):"
      cat "$work/left.po"
      status=1
    fi
  done
done
exit $status
