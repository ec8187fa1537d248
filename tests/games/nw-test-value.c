/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The texts are JSON with ' for ", which is easier to write in C.
 */

#include "nw-test-value.h"

#include <json-glib/json-glib.h>

static GVariant *convert (JsonNode *node);

static GVariant *
convert_object (JsonObject *object)
{
  GVariantBuilder builder;
  JsonObjectIter iter;
  const char *name;
  JsonNode *member;

  g_variant_builder_init (&builder, G_VARIANT_TYPE_VARDICT);
  json_object_iter_init (&iter, object);
  while (json_object_iter_next (&iter, &name, &member))
    g_variant_builder_add (&builder, "{sv}", name, convert (member));

  return g_variant_builder_end (&builder);
}

static GVariant *
convert_array (JsonArray *array)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("av"));
  for (guint i = 0; i < json_array_get_length (array); i++)
    g_variant_builder_add (&builder, "v", convert (json_array_get_element (array, i)));

  return g_variant_builder_end (&builder);
}

static GVariant *
convert (JsonNode *node)
{
  switch (json_node_get_node_type (node))
    {
    case JSON_NODE_OBJECT:
      return convert_object (json_node_get_object (node));
    case JSON_NODE_ARRAY:
      return convert_array (json_node_get_array (node));
    case JSON_NODE_NULL:
      return g_variant_new_tuple (NULL, 0);
    case JSON_NODE_VALUE:
    default:
      if (json_node_get_value_type (node) == G_TYPE_STRING)
        return g_variant_new_string (json_node_get_string (node));
      if (json_node_get_value_type (node) == G_TYPE_BOOLEAN)
        return g_variant_new_boolean (json_node_get_boolean (node));
      return g_variant_new_int64 (json_node_get_int (node));
    }
}

/**
 * nw_test_value_parse:
 * @json: a JSON value with ' for "
 *
 * Returns: (transfer full): the value, as position_read () of a game takes it
 */
GVariant *
nw_test_value_parse (const char *json)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *text = g_strdelimit (g_strdup (json), "'", '"');

  json_parser_load_from_data (parser, text, -1, &error);
  g_assert_no_error (error);

  return g_variant_ref_sink (convert (json_parser_get_root (parser)));
}

static void
list_holds (GVariant   *actual,
            GVariant   *expected,
            const char *what)
{
  g_assert_cmpuint (g_variant_n_children (actual), ==, g_variant_n_children (expected));
  for (gsize i = 0; i < g_variant_n_children (expected); i++)
    {
      g_autoptr (GVariant) actual_box = g_variant_get_child_value (actual, i);
      g_autoptr (GVariant) expected_box = g_variant_get_child_value (expected, i);
      g_autoptr (GVariant) actual_value = g_variant_get_variant (actual_box);
      g_autoptr (GVariant) expected_value = g_variant_get_variant (expected_box);

      nw_test_value_holds (actual_value, expected_value, what);
    }
}

/**
 * nw_test_value_holds:
 * @actual: a value
 * @expected: what it must say; an object may have fewer members
 * @what: shown if it does not
 *
 * Asserts that @actual says all that @expected says.
 */
void
nw_test_value_holds (GVariant   *actual,
                     GVariant   *expected,
                     const char *what)
{
  GVariantIter iter;
  const char *name;
  GVariant *member;

  if (g_variant_is_of_type (expected, G_VARIANT_TYPE ("av")) &&
      g_variant_is_of_type (actual, G_VARIANT_TYPE ("av")))
    {
      list_holds (actual, expected, what);
      return;
    }

  if (!g_variant_is_of_type (expected, G_VARIANT_TYPE_VARDICT) ||
      !g_variant_is_of_type (actual, G_VARIANT_TYPE_VARDICT))
    {
      if (!g_variant_equal (actual, expected))
        {
          g_autofree char *actual_text = g_variant_print (actual, FALSE);
          g_autofree char *expected_text = g_variant_print (expected, FALSE);

          g_error ("%s: %s, expected %s", what, actual_text, expected_text);
        }
      return;
    }

  g_variant_iter_init (&iter, expected);
  while (g_variant_iter_next (&iter, "{&sv}", &name, &member))
    {
      g_autoptr (GVariant) found = g_variant_lookup_value (actual, name, NULL);

      if (found == NULL)
        g_error ("%s: no member “%s”", what, name);
      nw_test_value_holds (found, member, what);
      g_variant_unref (member);
    }
}
