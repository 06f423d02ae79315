/* What the system allows: finding and reading every Contents.json of an asset catalog, nothing parsed.
 *
 *   gcc -O2 -o scan scan.c && ./scan full|skip CATALOG
 *
 *   full   lists every directory
 *   skip   opens Contents.json in a *.colorset directory without listing it
 *
 * Names that begin with a dot and links are passed over. Prints files, bytes and milliseconds inside the process. */
#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static char buffer[1 << 18];
static long files, bytes;
static int skips_colorsets;

static int is_colorset(const char *name) {
  static const char suffix[] = ".colorset";
  size_t length = strlen(name), tail = sizeof suffix - 1;
  return length > tail && memcmp(name + length - tail, suffix, tail) == 0;
}

static void read_file(int directory, const char *path) {
  int file = openat(directory, path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return;
  ssize_t count;
  do {
    count = read(file, buffer, sizeof buffer);
    if (count > 0) bytes += count;
  } while (count == (ssize_t)sizeof buffer);
  close(file);
  files++;
}

static int is_directory(int parent, const struct dirent *item) {
  struct stat status;
  if (item->d_type != DT_UNKNOWN) return item->d_type == DT_DIR;
  return fstatat(parent, item->d_name, &status, AT_SYMLINK_NOFOLLOW) == 0 && S_ISDIR(status.st_mode);
}

static void visit(int directory);

static void visit_child(int parent, const char *name) {
  if (skips_colorsets && is_colorset(name)) {
    char path[NAME_MAX + sizeof "/Contents.json"];
    snprintf(path, sizeof path, "%s/Contents.json", name);
    read_file(parent, path);
    return;
  }
  int child = openat(parent, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (child >= 0) visit(child);
}

/* Takes over the descriptor. */
static void visit(int directory) {
  DIR *listing = fdopendir(directory);
  if (!listing) {
    close(directory);
    return;
  }
  for (struct dirent *item; (item = readdir(listing));) {
    if (item->d_name[0] == '.') continue;
    if (is_directory(directory, item)) {
      visit_child(directory, item->d_name);
    } else if (strcmp(item->d_name, "Contents.json") == 0) {
      read_file(directory, item->d_name);
    }
  }
  closedir(listing);
}

int main(int argc, char **argv) {
  int full = argc == 3 && strcmp(argv[1], "full") == 0;
  skips_colorsets = argc == 3 && strcmp(argv[1], "skip") == 0;
  if (!full && !skips_colorsets) return fputs("usage: scan full|skip CATALOG\n", stderr), 64;
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  int root = open(argv[2], O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (root < 0) return perror(argv[2]), 66;
  visit(root);
  clock_gettime(CLOCK_MONOTONIC, &end);
  double elapsed = 1e3 * (double)(end.tv_sec - start.tv_sec) + 1e-6 * (double)(end.tv_nsec - start.tv_nsec);
  printf("%s files %ld bytes %ld %.2f ms\n", argv[1], files, bytes, elapsed);
  return 0;
}
