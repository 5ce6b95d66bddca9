// Clay as a peer of `quoin-bench --peer`: declares and lays out the workloads W1 to W4 of Benchmarks/clay/README.md.
//
//     clang -O3 -DCLAY_SOURCE='"/path/to/clay.h"' Benchmarks/clay/peer.c -lm -o clay-peer
//     quoin-bench --peer ./clay-peer
//
// Reads lines "NAME ROUNDS" and answers each with "NAME CHECKSUM BUILD LAYOUT FREE", where the times are medians over the
// rounds in processor nanoseconds per tree, or with "NAME unknown" for an unknown workload.

#define CLAY_IMPLEMENTATION
#include CLAY_SOURCE

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const Clay_Color black = {0, 0, 0, 255};

static void leaf(float width, float height) {
  CLAY_AUTO_ID({
    .layout = {.sizing = {CLAY_SIZING_FIXED(width), CLAY_SIZING_FIXED(height)}},
    .backgroundColor = black,
  }) {}
}

// 1,000 wrappers around one leaf, centered in a window 4,000 wide.
static void wrapped(int level) {
  if (level == 0) return leaf(20, 20);
  if (level % 2 == 1) {
    CLAY_AUTO_ID({.layout = {.padding = {1, 1, 1, 1}}}) { wrapped(level - 1); }
  } else {
    CLAY_AUTO_ID({
      .layout = {
        .sizing = {.width = CLAY_SIZING_FIT(10)},
        .childAlignment = {CLAY_ALIGN_X_CENTER, CLAY_ALIGN_Y_CENTER},
      },
    }) { wrapped(level - 1); }
  }
}

static void deep(void) {
  CLAY_AUTO_ID({
    .layout = {.sizing = {.width = CLAY_SIZING_FIXED(4000)}, .childAlignment = {.x = CLAY_ALIGN_X_CENTER}},
  }) { wrapped(1000); }
}

static void wide(void) {
  CLAY_AUTO_ID({
    .layout = {
      .sizing = {.width = CLAY_SIZING_FIXED(400)},
      .layoutDirection = CLAY_TOP_TO_BOTTOM,
      .childAlignment = {.x = CLAY_ALIGN_X_CENTER},
    },
  }) {
    for (int i = 0; i < 10000; i++) leaf(100, 10);
  }
}

static void row(void) {
  CLAY_AUTO_ID({
    .layout = {
      .sizing = {.width = CLAY_SIZING_GROW(0)},
      .padding = {8, 8, 8, 8},
      .childGap = 8,
      .childAlignment = {.y = CLAY_ALIGN_Y_CENTER},
    },
  }) {
    leaf(40, 40);
    CLAY_AUTO_ID({.layout = {.childGap = 4, .layoutDirection = CLAY_TOP_TO_BOTTOM}}) {
      leaf(120, 20);
      leaf(200, 16);
    }
    CLAY_AUTO_ID({.layout = {.sizing = {.width = CLAY_SIZING_GROW(0)}}}) {}
    leaf(24, 24);
  }
}

static void feed(void) {
  CLAY_AUTO_ID({
    .layout = {.sizing = {.width = CLAY_SIZING_FIXED(400)}, .layoutDirection = CLAY_TOP_TO_BOTTOM},
  }) {
    for (int i = 0; i < 1000; i++) row();
  }
}

static void flexible(int level) {
  if (level == 0) {
    CLAY_AUTO_ID({
      .layout = {.sizing = {CLAY_SIZING_GROW(0), CLAY_SIZING_GROW(0)}},
      .backgroundColor = black,
    }) {}
    return;
  }
  CLAY_AUTO_ID({
    .layout = {
      .sizing = {CLAY_SIZING_GROW(0), CLAY_SIZING_GROW(0)},
      .childGap = 8,
      .layoutDirection = level % 2 == 0 ? CLAY_LEFT_TO_RIGHT : CLAY_TOP_TO_BOTTOM,
    },
  }) {
    flexible(level - 1);
    flexible(level - 1);
  }
}

static void nested(void) { flexible(12); }

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

static int compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return x < y ? -1 : x > y;
}

static double median(double *values, int count) {
  qsort(values, count, sizeof *values, compare);
  return values[count / 2];
}

static void report_error(Clay_ErrorData error) {
  fprintf(stderr, "Clay: %.*s\n", (int)error.errorText.length, error.errorText.chars);
  exit(1);
}

int main(void) {
  const struct {
    const char *name;
    void (*declare)(void);
    Clay_Dimensions window;
  } workloads[] = {
    {"W1", deep, {4000, 2000}}, {"W2", wide, {400, 100000}}, {"W3", feed, {400, 100000}}, {"W4", nested, {2000, 2000}},
  };
  Clay_SetMaxElementCount(16384);
  uint32_t size = Clay_MinMemorySize();
  Clay_Initialize(
      Clay_CreateArenaWithCapacityAndMemory(size, malloc(size)), (Clay_Dimensions){2000, 2000},
      (Clay_ErrorHandler){.errorHandlerFunction = report_error});
  Clay_SetCullingEnabled(false);
  char name[32];
  int rounds;
  while (scanf("%31s %d", name, &rounds) == 2) {
    int known = 0;
    for (int w = 0; w < 4 && rounds > 0; w++) {
      if (strcmp(name, workloads[w].name) != 0) continue;
      known = 1;
      Clay_SetLayoutDimensions(workloads[w].window);
      double *build = malloc(rounds * sizeof(double)), *layout = malloc(rounds * sizeof(double));
      Clay_RenderCommandArray commands = {0};
      for (int i = 0; i < rounds; i++) {
        double start = now();
        Clay_BeginLayout();
        workloads[w].declare();
        double declared = now();
        commands = Clay_EndLayout(0.016f);
        build[i] = declared - start;
        layout[i] = now() - declared;
      }
      double sum = 0;
      for (int i = 0; i < commands.length; i++) {
        Clay_BoundingBox box = Clay_RenderCommandArray_Get(&commands, i)->boundingBox;
        sum += (double)box.x + box.y + box.width + box.height;
      }
      // Every frame uses the same memory, so there is nothing to free.
      printf("%s %.3f %.1f %.1f 0\n", name, sum, median(build, rounds), median(layout, rounds));
      free(build);
      free(layout);
    }
    if (!known) printf("%s unknown\n", name);
    fflush(stdout);
  }
  return 0;
}
