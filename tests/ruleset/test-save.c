/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Saving: all or nothing, through links, with permissions kept and the version before put aside.
 */

#define _GNU_SOURCE

#include <fcntl.h>
#include <glib/gstdio.h>
#include <sched.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/wait.h>
#include <unistd.h>

#include "nw-big-file.h"
#include "nw-fixture.h"
#include "ruleset/nw-versions.h"

/* What a process says in which the test means nothing. */
#define CANNOT_TELL 77
#define NOBODY 65534

typedef struct
{
  char *folder;
  char *path;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  fixture->folder = g_dir_make_tmp ("nw-save-XXXXXX", &error);
  g_assert_no_error (error);
  fixture->path = g_build_filename (fixture->folder, "deck.nwrules", NULL);
}

static void
remove_all (const char *path)
{
  g_autoptr (GDir) dir = g_file_test (path, G_FILE_TEST_IS_SYMLINK) ? NULL
                                                                   : g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      remove_all (child);
    }
  g_remove (path);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  remove_all (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->path);
}

static NwRuleset *
new_ruleset (const char *id,
             guint       points)
{
  g_autoptr (NwRuleset) small = nw_fixture_load ();
  g_autofree char *value = g_strdup_printf ("%u", points);
  g_autoptr (NwRuleset) named = nw_ruleset_with_value (small, "/id", g_variant_new_string (id));

  return nw_ruleset_with_parameter (named, "end_points", value, NULL);
}

static void
save (NwRuleset  *ruleset,
      const char *path)
{
  g_autoptr (GError) error = NULL;

  nw_ruleset_save (ruleset, path, &error);
  g_assert_no_error (error);
}

static void
assert_file (const char *path,
             NwRuleset  *ruleset)
{
  g_autofree char *expected = nw_ruleset_to_text (ruleset);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, expected);
}

static guint
count_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;

  return n;
}

/* ---- What works ------------------------------------------------------------------------------ */

static void
test_new_file (Fixture      *fixture,
               gconstpointer data)
{
  g_autoptr (NwRuleset) ruleset = new_ruleset ("new-file", 40);

  save (ruleset, fixture->path);
  assert_file (fixture->path, ruleset);
  g_assert_cmpuint (count_files (fixture->folder), ==, 1);
}

static void
test_versions (Fixture      *fixture,
               gconstpointer data)
{
  g_autoptr (GPtrArray) versions = NULL;
  gint64 last = G_MAXINT64;

  for (guint points = 1; points <= NW_VERSIONS_KEPT + 4; points++)
    {
      g_autoptr (NwRuleset) ruleset = new_ruleset ("versions", points);

      save (ruleset, fixture->path);
      save (ruleset, fixture->path);
    }

  versions = nw_versions_list (fixture->path, "versions");
  g_assert_cmpuint (versions->len, ==, NW_VERSIONS_KEPT);
  for (guint i = 0; i < versions->len; i++)
    {
      const NwVersion *version = g_ptr_array_index (versions, i);
      g_autoptr (NwRuleset) expected = new_ruleset ("versions", NW_VERSIONS_KEPT + 3 - i);

      assert_file (version->path, expected);
      g_assert_cmpint (version->saved_at, <, last);
      last = version->saved_at;
    }
}

/* How many versions there are, if the file has an id. */
static guint
count_versions (const char *file,
                const char *id)
{
  g_autoptr (GPtrArray) versions = nw_versions_list (file, id);

  return versions->len;
}

/* They stay with their file when the id changes, also by way of a link, and are not those of another
 * file with the same id. */
static void
test_versions_of_file (Fixture      *fixture,
                       gconstpointer data)
{
  g_autofree char *other = g_build_filename (fixture->folder, "other.nwrules", NULL);
  g_autofree char *link = g_build_filename (fixture->folder, "link.nwrules", NULL);

  for (guint points = 1; points <= 3; points++)
    {
      g_autoptr (NwRuleset) ruleset = new_ruleset (points < 3 ? "of-file" : "renamed", points);

      save (ruleset, fixture->path);
    }
  g_assert_cmpuint (count_versions (fixture->path, "renamed"), ==, 2);
  g_assert_cmpint (symlink (fixture->path, link), ==, 0);
  g_assert_cmpuint (count_versions (link, "renamed"), ==, 2);
  g_assert_cmpuint (count_versions (other, "of-file"), ==, 0);
  g_assert_cmpuint (count_versions (NULL, "of-file"), ==, 0);
}

/* What a portal hands over has another path the next time; what was kept by the id is listed with
 * any file that has it. */
static void
test_versions_of_id (Fixture      *fixture,
                     gconstpointer data)
{
  static const char *const paths[] = { "/run/user/1000/doc/8a7b/a.nwrules",
                                       "/run/flatpak/doc/11ff/a.nwrules" };
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autofree char *text = g_strdup_printf ("{ \"n\": %u }", i);

      g_assert_true (nw_versions_keep (paths[i], "of-portal", text, strlen (text), &error));
      g_assert_no_error (error);
      g_assert_cmpuint (count_versions (paths[i], "of-portal"), ==, i + 1);
    }
  g_assert_cmpuint (count_versions (paths[0], "of-portal"), ==, 2);
  g_assert_cmpuint (count_versions (paths[0], "renamed-there"), ==, 0);
  g_assert_cmpuint (count_versions (fixture->path, "of-portal"), ==, 2);
}

static void
test_no_versions (Fixture      *fixture,
                  gconstpointer data)
{
  g_autoptr (GPtrArray) versions = nw_versions_list (fixture->path, "never-saved");
  g_autoptr (GPtrArray) escaped = nw_versions_list (NULL, "../..");

  g_assert_cmpuint (versions->len, ==, 0);
  g_assert_cmpuint (escaped->len, ==, 0);
}

static void
test_permissions (Fixture      *fixture,
                  gconstpointer data)
{
  g_autoptr (NwRuleset) ruleset = new_ruleset ("permissions", 40);
  GStatBuf info;

  g_assert_true (g_file_set_contents (fixture->path, "{}", -1, NULL));
  g_assert_cmpint (g_chmod (fixture->path, 0662), ==, 0);
  save (ruleset, fixture->path);
  g_assert_cmpint (g_stat (fixture->path, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 07777, ==, 0662);
}

static void
test_links (Fixture      *fixture,
            gconstpointer data)
{
  g_autoptr (NwRuleset) ruleset = new_ruleset ("links", 40);
  g_autofree char *first = g_build_filename (fixture->folder, "first", NULL);
  g_autofree char *second = g_build_filename (fixture->folder, "second", NULL);

  /* A link to a link to a file that is not there yet, one of them relative. */
  g_assert_cmpint (symlink ("second", first), ==, 0);
  g_assert_cmpint (symlink (fixture->path, second), ==, 0);
  save (ruleset, first);
  save (ruleset, first);
  assert_file (fixture->path, ruleset);
  g_assert_true (g_file_test (first, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_test (second, G_FILE_TEST_IS_SYMLINK));
}

/* ---- What does not --------------------------------------------------------------------------- */

static void
test_newer_format (Fixture      *fixture,
                   gconstpointer data)
{
  g_autoptr (NwRuleset) small = nw_fixture_load ();
  g_autoptr (NwRuleset) newer = nw_ruleset_with_value (small, "/format", g_variant_new_int64 (2));
  g_autoptr (GError) error = NULL;

  g_assert_false (nw_ruleset_save (newer, fixture->path, &error));
  g_assert_error (error, NW_RULESET_ERROR, NW_RULESET_ERROR_VERSION);
  g_assert_false (g_file_test (fixture->path, G_FILE_TEST_EXISTS));
}

static void
test_no_folder (Fixture      *fixture,
                gconstpointer data)
{
  g_autoptr (NwRuleset) ruleset = new_ruleset ("no-folder", 40);
  g_autofree char *path = g_build_filename (fixture->folder, "no", "such", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_false (nw_ruleset_save (ruleset, path, &error));
  g_assert_error (error, NW_RULESET_ERROR, NW_RULESET_ERROR_GONE);
}

static void
test_circle (Fixture      *fixture,
             gconstpointer data)
{
  g_autoptr (NwRuleset) ruleset = new_ruleset ("circle", 40);
  g_autofree char *other = g_build_filename (fixture->folder, "other", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (symlink ("other", fixture->path), ==, 0);
  g_assert_cmpint (symlink ("deck.nwrules", other), ==, 0);
  g_assert_false (nw_ruleset_save (ruleset, fixture->path, &error));
  g_assert_error (error, NW_RULESET_ERROR, NW_RULESET_ERROR_WRITE);
  g_assert_true (g_file_test (other, G_FILE_TEST_IS_SYMLINK));
}

/* Runs in a process of its own, whose user may not write everywhere. */
static int
save_to_read_only_folder (Fixture   *fixture,
                          NwRuleset *before,
                          NwRuleset *after)
{
  g_autoptr (GError) error = NULL;

  if ((geteuid () == 0 && setresuid (NOBODY, NOBODY, NOBODY) != 0) ||
      g_access (fixture->folder, R_OK) != 0 || g_access (fixture->folder, W_OK) == 0)
    return CANNOT_TELL;

  g_assert_false (nw_ruleset_save (after, fixture->path, &error));
  g_assert_error (error, NW_RULESET_ERROR, NW_RULESET_ERROR_READ_ONLY);
  assert_file (fixture->path, before);

  return 0;
}

static void
assert_child (pid_t       child,
              const char *why_not)
{
  int status;

  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFEXITED (status));
  if (WEXITSTATUS (status) == CANNOT_TELL)
    g_test_skip (why_not);
  else
    g_assert_cmpint (WEXITSTATUS (status), ==, 0);
}

static void
test_read_only_folder (Fixture      *fixture,
                       gconstpointer data)
{
  g_autoptr (NwRuleset) before = new_ruleset ("read-only", 40);
  g_autoptr (NwRuleset) after = new_ruleset ("read-only", 41);
  g_autofree char *parent = g_path_get_dirname (fixture->folder);
  GStatBuf info;
  pid_t child;

  /* Another user must come as far as the folder. */
  g_assert_cmpint (g_stat (parent, &info), ==, 0);
  g_chmod (parent, (int) (info.st_mode & 07777) | 0111);
  save (before, fixture->path);
  g_assert_cmpint (g_chmod (fixture->path, 0666), ==, 0);
  g_assert_cmpint (g_chmod (fixture->folder, 0555), ==, 0);

  child = fork ();
  if (child == 0)
    _exit (save_to_read_only_folder (fixture, before, after));
  assert_child (child, "This user may write everywhere");
  g_chmod (fixture->folder, 0755);
}

static gboolean
write_line (const char *path,
            const char *line)
{
  const int fd = open (path, O_WRONLY | O_CLOEXEC);
  const gboolean done = fd >= 0 && write (fd, line, strlen (line)) > 0;

  if (fd >= 0)
    close (fd);

  return done;
}

/* Gives this process a small file system of its own. */
static gboolean
mount_small_disk (const char *folder)
{
  g_autofree char *users = g_strdup_printf ("0 %u 1", (guint) getuid ());
  g_autofree char *groups = g_strdup_printf ("0 %u 1", (guint) getgid ());

  if (unshare (CLONE_NEWNS) != 0 &&
      (unshare (CLONE_NEWUSER | CLONE_NEWNS) != 0 ||
       !write_line ("/proc/self/setgroups", "deny") ||
       !write_line ("/proc/self/uid_map", users) || !write_line ("/proc/self/gid_map", groups)))
    return FALSE;

  return mount (NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0 &&
         mount ("tmpfs", folder, "tmpfs", 0, "size=64k") == 0;
}

/* In a process of its own. */
static int
save_to_full_disk (Fixture *fixture)
{
  g_autoptr (NwRuleset) before = new_ruleset ("full-disk", 40);
  g_autoptr (NwRuleset) after = NULL;
  g_autoptr (GPtrArray) problems = nw_problems_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  if (!mount_small_disk (fixture->folder))
    return CANNOT_TELL;

  text = nw_big_file_new (250, &length);
  after = nw_ruleset_load (text, length, problems);
  save (before, fixture->path);
  g_assert_false (nw_ruleset_save (after, fixture->path, &error));
  g_assert_error (error, NW_RULESET_ERROR, NW_RULESET_ERROR_NO_SPACE);
  assert_file (fixture->path, before);
  g_assert_cmpuint (count_files (fixture->folder), ==, 1);
  umount2 (fixture->folder, MNT_DETACH);

  return 0;
}

static void
test_full_disk (Fixture      *fixture,
                gconstpointer data)
{
  const pid_t child = fork ();

  if (child == 0)
    _exit (save_to_full_disk (fixture));
  assert_child (child, "No small file system can be mounted here");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add ("/save/new-file", Fixture, NULL, set_up, test_new_file, tear_down);
  g_test_add ("/save/versions", Fixture, NULL, set_up, test_versions, tear_down);
  g_test_add ("/save/versions-of-file", Fixture, NULL, set_up, test_versions_of_file, tear_down);
  g_test_add ("/save/versions-of-id", Fixture, NULL, set_up, test_versions_of_id, tear_down);
  g_test_add ("/save/no-versions", Fixture, NULL, set_up, test_no_versions, tear_down);
  g_test_add ("/save/permissions", Fixture, NULL, set_up, test_permissions, tear_down);
  g_test_add ("/save/links", Fixture, NULL, set_up, test_links, tear_down);
  g_test_add ("/save/newer-format", Fixture, NULL, set_up, test_newer_format, tear_down);
  g_test_add ("/save/no-folder", Fixture, NULL, set_up, test_no_folder, tear_down);
  g_test_add ("/save/circle", Fixture, NULL, set_up, test_circle, tear_down);
  g_test_add ("/save/read-only-folder", Fixture, NULL, set_up, test_read_only_folder, tear_down);
  g_test_add ("/save/full-disk", Fixture, NULL, set_up, test_full_disk, tear_down);

  return g_test_run ();
}
