/* What the processor allows: the WCAG verdict of every pair among n colours, one thread, double precision.
 *
 *   gcc -O3 -o pairs pairs.c && ./pairs [n]          n defaults to 2000
 *
 * The colours are the low 24 bits of SplitMix64 from seed 1, so that the other side of the comparison can make the
 * same ones. Each colour's luminance is computed once, outside the clock. The clock covers n(n-1)/2 divisions of the
 * lighter by the darker term, each compared with 4.5. Prints the median of 11 runs. */
#define _POSIX_C_SOURCE 199309L
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { RUNS = 11 };

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static uint64_t split_mix(uint64_t *state) {
  uint64_t z = *state += UINT64_C(0x9E3779B97F4A7C15);
  z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
  z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
  return z ^ z >> 31;
}

/* The fifth root of x in 0.05...1 by Newton's method from 1. */
static double fifth_root(double x) {
  double root = 1;
  for (int step = 0; step < 40; step++) root -= (root - x / (root * root * root * root)) / 5;
  return root;
}

static double linear(unsigned channel) {
  double encoded = channel / 255.0;
  if (encoded <= 0.04045) return encoded / 12.92;
  double base = (encoded + 0.055) / 1.055;
  return base * base * fifth_root(base * base);
}

/* Relative luminance plus the 0.05 that the ratio adds to both of its terms. */
static double term(uint64_t rgb) {
  return 0.2126 * linear(rgb >> 16 & 0xFF) + 0.7152 * linear(rgb >> 8 & 0xFF) + 0.0722 * linear(rgb & 0xFF) + 0.05;
}

static int64_t count_passing(const double *terms, int n) {
  int64_t passing = 0;
  for (int i = 0; i < n; i++) {
    double one = terms[i];
    for (int j = 0; j < i; j++) {
      double other = terms[j];
      double lighter = one > other ? one : other;
      double darker = one > other ? other : one;
      passing += lighter / darker >= 4.5;
    }
  }
  return passing;
}

static int ascending(const void *left, const void *right) {
  double a = *(const double *)left, b = *(const double *)right;
  return (a > b) - (a < b);
}

int main(int argc, char **argv) {
  int n = argc > 1 ? atoi(argv[1]) : 2000;
  if (n < 2 || n > 100000) return fputs("pairs: n must be 2...100000\n", stderr), 64;
  double *terms = malloc((size_t)n * sizeof *terms);
  if (!terms) return 70;
  uint64_t state = 1;
  for (int i = 0; i < n; i++) terms[i] = term(split_mix(&state));

  double times[RUNS];
  int64_t passing = 0;
  for (int run = 0; run < RUNS; run++) {
    double start = seconds();
    passing = count_passing(terms, n);
    times[run] = seconds() - start;
  }
  qsort(times, RUNS, sizeof *times, ascending);
  double median = times[RUNS / 2], pairs = 0.5 * n * (n - 1.0);
  printf("pairs %.0f passing %" PRId64 " median %.6f s %.3e pairs/s\n", pairs, passing, median, pairs / median);
  free(terms);
  return 0;
}
