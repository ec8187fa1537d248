/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Making and freeing problems.
 */

#include "engine/nw-problem.h"

/**
 * nw_problem_new:
 * @severity: how bad it is
 * @code: (transfer none): the code, a static string
 * @pointer: JSON pointer to the value
 * @value: (nullable): what was found
 *
 * Returns: (transfer full): a problem; the caller may fill in the other members
 */
NwProblem *
nw_problem_new (NwSeverity  severity,
                const char *code,
                const char *pointer,
                const char *value)
{
  NwProblem *problem = g_new0 (NwProblem, 1);

  problem->severity = severity;
  problem->code = code;
  problem->pointer = g_strdup (pointer);
  problem->value = g_strdup (value);

  return problem;
}

/**
 * nw_problem_add:
 * @problems: (element-type NwProblem): a list from nw_problems_new()
 * @severity: how bad it is
 * @code: (transfer none): the code, a static string
 * @value: (nullable): what was found
 * @pointer_format: printf format of the JSON pointer
 * @...: its arguments
 *
 * Appends a problem to a list.
 *
 * Returns: (transfer none): the problem, to fill in its other members
 */
NwProblem *
nw_problem_add (GPtrArray  *problems,
                NwSeverity  severity,
                const char *code,
                const char *value,
                const char *pointer_format,
                ...)
{
  g_autofree char *pointer = NULL;
  NwProblem *problem;
  va_list args;

  va_start (args, pointer_format);
  pointer = g_strdup_vprintf (pointer_format, args);
  va_end (args);

  problem = nw_problem_new (severity, code, pointer, value);
  g_ptr_array_add (problems, problem);

  return problem;
}

/**
 * nw_problem_free:
 * @problem: (transfer full): a problem
 *
 * Frees it.
 */
void
nw_problem_free (NwProblem *problem)
{
  g_free (problem->pointer);
  g_free (problem->value);
  g_free (problem->expected);
  g_free (problem->card);
  g_free (problem);
}

/**
 * nw_problems_new:
 *
 * Returns: (transfer full) (element-type NwProblem): an empty list that owns its problems
 */
GPtrArray *
nw_problems_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) nw_problem_free);
}

/**
 * nw_problems_count:
 * @problems: (element-type NwProblem): a list
 * @severity: a severity
 *
 * Returns: how many of them are of that severity
 */
guint
nw_problems_count (const GPtrArray *problems,
                   NwSeverity       severity)
{
  guint n = 0;

  for (guint i = 0; i < problems->len; i++)
    {
      const NwProblem *problem = g_ptr_array_index (problems, i);

      n += problem->severity == severity;
    }

  return n;
}

/**
 * nw_problems_has_errors:
 * @problems: (element-type NwProblem): a list
 *
 * Returns: whether one of them is an error
 */
gboolean
nw_problems_has_errors (const GPtrArray *problems)
{
  for (guint i = 0; i < problems->len; i++)
    {
      const NwProblem *problem = g_ptr_array_index (problems, i);

      if (problem->severity == NW_SEVERITY_ERROR)
        return TRUE;
    }

  return FALSE;
}
