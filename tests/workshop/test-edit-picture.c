/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pictures of cards: each stands once in the ruleset, and as long as a card has it.
 */

#include <string.h>

#include "ruleset/nw-image.h"
#include "workshop/nw-document.h"
#include "workshop/nw-edit.h"

#define CARDS "/cards"

static NwRuleset *
load (void)
{
  return nw_ruleset_get_official ("tailor");
}

/* A picture that is only of its side. */
static GVariant *
new_image (guint side)
{
  char *text = g_strdup_printf ("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%u\"/>", side);
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));

  g_assert_null (nw_image_check (bytes, NW_IMAGE_SVG));

  return nw_image_new (bytes, NW_IMAGE_SVG);
}

static NwRuleset *
give (NwRuleset *ruleset,
      guint      first,
      guint      n,
      GVariant  *image)
{
  const guint indices[] = { first, first + 1, first + 2 };

  g_assert_cmpuint (n, <=, G_N_ELEMENTS (indices));

  return nw_edit_set_picture (ruleset, CARDS, indices, n, image);
}

static void
assert_name (NwRuleset  *ruleset,
             guint       card,
             const char *expected)
{
  g_autofree char *pointer = g_strdup_printf (CARDS "/%u/image", card);
  g_autoptr (GVariant) name = nw_ruleset_get_value (ruleset, pointer);

  g_assert_cmpstr (name != NULL ? g_variant_get_string (name, NULL) : NULL, ==, expected);
}

static void
assert_image (NwRuleset  *ruleset,
              const char *name,
              GVariant   *expected)
{
  g_autofree char *pointer = g_strconcat ("/images/", name, NULL);
  g_autoptr (GVariant) image = nw_ruleset_get_value (ruleset, pointer);

  if (expected == NULL)
    g_assert_null (image);
  else
    g_assert_true (g_variant_equal (image, expected));
}

static void
assert_clean (NwRuleset *ruleset)
{
  g_assert_cmpuint (nw_ruleset_get_problems (ruleset)->len, ==, 0);
}

static void
test_give (void)
{
  g_autoptr (NwRuleset) before = load ();
  g_autofree char *id = NULL;
  g_autoptr (GVariant) value = nw_ruleset_get_value (before, CARDS "/3/id");
  g_autoptr (GVariant) image = new_image (1);
  g_autoptr (NwRuleset) after = give (before, 3, 1, image);

  id = g_variant_dup_string (value, NULL);
  assert_name (after, 3, id);
  assert_image (after, id, image);
  assert_clean (after);
  g_assert_null (give (after, 3, 1, image));
  g_assert_null (give (before, 500, 1, image));
  g_assert_null (give (before, 3, 0, image));
  g_assert_null (give (before, 3, 1, NULL));
}

static void
test_replace (void)
{
  g_autoptr (NwRuleset) official = load ();
  g_autoptr (GVariant) first = new_image (1);
  g_autoptr (GVariant) second = new_image (2);
  g_autoptr (NwRuleset) one = give (official, 3, 1, first);
  g_autoptr (NwRuleset) two = give (one, 3, 1, second);
  g_autoptr (GVariant) images = nw_ruleset_get_value (two, "/images");
  g_autoptr (GVariant) name = nw_ruleset_get_value (two, CARDS "/3/image");

  g_assert_cmpuint (g_variant_n_children (images), ==, 1);
  assert_image (two, g_variant_get_string (name, NULL), second);
  assert_clean (two);
}

static void
test_remove (void)
{
  g_autoptr (NwRuleset) official = load ();
  g_autoptr (GVariant) image = new_image (1);
  g_autoptr (NwRuleset) given = give (official, 3, 1, image);
  g_autoptr (NwRuleset) taken = give (given, 3, 1, NULL);
  g_autofree char *expected = nw_ruleset_to_text (official);
  g_autofree char *text = nw_ruleset_to_text (taken);

  g_assert_cmpstr (text, ==, expected);
}

/* What another card has stays for it, whoever gives or takes pictures. */
static void
test_shared (void)
{
  g_autoptr (NwRuleset) official = load ();
  g_autoptr (GVariant) image = new_image (1);
  g_autoptr (GVariant) other = new_image (2);
  g_autoptr (NwRuleset) given = give (official, 3, 3, image);
  g_autoptr (NwRuleset) again = give (given, 9, 1, image);
  g_autoptr (GVariant) value = nw_ruleset_get_value (given, CARDS "/3/image");
  const char *name = g_variant_get_string (value, NULL);
  g_autofree char *second_name = g_strconcat (name, "-2", NULL);
  g_autoptr (NwRuleset) parted = NULL;
  g_autoptr (NwRuleset) taken = NULL;
  g_autoptr (NwRuleset) none = NULL;

  assert_name (again, 5, name);
  assert_name (again, 9, name);

  parted = give (again, 3, 1, other);
  assert_name (parted, 3, second_name);
  assert_name (parted, 4, name);
  assert_image (parted, name, image);
  assert_image (parted, second_name, other);

  taken = give (parted, 3, 3, NULL);
  assert_image (taken, second_name, NULL);
  assert_image (taken, name, image);
  assert_clean (taken);

  none = give (taken, 9, 1, NULL);
  g_assert_null (nw_ruleset_get_value (none, "/images"));
}

static void
test_delete (void)
{
  static const guint indices[] = { 3, 4 };
  g_autoptr (NwRuleset) official = load ();
  g_autoptr (GVariant) image = new_image (1);
  g_autoptr (GVariant) other = new_image (2);
  g_autoptr (NwRuleset) one = give (official, 3, 1, image);
  g_autoptr (NwRuleset) two = give (one, 4, 2, other);
  g_autoptr (GVariant) kept = nw_ruleset_get_value (two, CARDS "/5/image");
  g_autoptr (NwRuleset) after = nw_edit_remove_entries (two, CARDS, indices, 2);
  g_autoptr (GVariant) images = nw_ruleset_get_value (after, "/images");

  g_assert_cmpuint (g_variant_n_children (images), ==, 1);
  assert_name (after, 3, g_variant_get_string (kept, NULL));
  assert_image (after, g_variant_get_string (kept, NULL), other);
}

/* A card without an identity that could be a name. */
static void
test_odd_id (void)
{
  g_autoptr (NwRuleset) official = load ();
  g_autoptr (NwRuleset) odd = nw_edit_set_value (official, CARDS "/3/id",
                                                 g_variant_new_string ("a/b c"));
  g_autoptr (GVariant) image = new_image (1);
  g_autoptr (NwRuleset) after = give (odd, 3, 1, image);

  assert_name (after, 3, "picture");
  assert_image (after, "picture", image);
}

static void
test_undo (void)
{
  g_autoptr (NwRuleset) official = load ();
  g_autoptr (NwRuleset) own = nw_edit_customise (official, "own", "", "");
  g_autoptr (NwDocument) document = nw_document_new (own, NULL);
  g_autoptr (GVariant) image = new_image (1);
  g_autoptr (NwRuleset) given = give (own, 3, 2, image);
  g_autoptr (NwRuleset) taken = give (given, 3, 2, NULL);

  nw_document_change (document, given, "Giving a picture", NULL);
  nw_document_change (document, taken, "Removing a picture", NULL);
  g_assert_cmpstr (nw_document_get_undo_name (document), ==, "Removing a picture");
  g_assert_true (nw_document_undo (document));
  g_assert_true (nw_document_get_ruleset (document) == given);
  g_assert_true (nw_document_undo (document));
  g_assert_true (nw_document_get_ruleset (document) == own);
  g_assert_false (nw_document_can_undo (document));
  g_assert_true (nw_document_redo (document));
  g_assert_true (nw_document_get_ruleset (document) == given);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/edit-picture/give", test_give);
  g_test_add_func ("/edit-picture/replace", test_replace);
  g_test_add_func ("/edit-picture/remove", test_remove);
  g_test_add_func ("/edit-picture/shared", test_shared);
  g_test_add_func ("/edit-picture/delete", test_delete);
  g_test_add_func ("/edit-picture/odd-id", test_odd_id);
  g_test_add_func ("/edit-picture/undo", test_undo);

  return g_test_run ();
}
