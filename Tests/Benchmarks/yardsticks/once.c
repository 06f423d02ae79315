/* Runs a program once and prints its seconds, the seconds of all processors that it used, its peak memory in the unit of
 * the system, and its status.
 *
 *   gcc -O2 -o once once.c && ./once PROGRAM [ARGUMENT…]
 *
 * Peak memory counts what a process had before it became the program, so that a small program has to start it: under a
 * large interpreter, every small tool would seem as large as the interpreter. The output of the program is thrown away. */
#define _DEFAULT_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

int main(int argc, char **argv) {
  if (argc < 2) return fputs("usage: once PROGRAM [ARGUMENT…]\n", stderr), 64;
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  pid_t child = fork();
  if (child < 0) return perror("fork"), 71;
  if (child == 0) {
    int nowhere = open("/dev/null", O_WRONLY);
    dup2(nowhere, STDOUT_FILENO);
    execv(argv[1], argv + 1);
    perror(argv[1]);
    _exit(127);
  }
  int status = 0;
  struct rusage usage;
  if (wait4(child, &status, 0, &usage) != child) return perror("wait4"), 71;
  clock_gettime(CLOCK_MONOTONIC, &end);
  double seconds = (double)(end.tv_sec - start.tv_sec) + 1e-9 * (double)(end.tv_nsec - start.tv_nsec);
  double processors = (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
    + 1e-6 * (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec);
  printf("%.6f %.6f %ld %d\n", seconds, processors, usage.ru_maxrss, WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
  return 0;
}
