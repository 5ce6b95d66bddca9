#include "CFontWidths.h"

// Clang supports the directive in every version of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char widths[] = {
#embed "SanFrancisco.csv" suffix(, 0)
};

const char *quoin_san_francisco_widths(void) { return widths; }

// These files are lists of numbers already, which the compiler reads.
static const short advances[] = {
#include "InterAdvances.inc"
};

static const short kerning[] = {
#include "InterKerning.inc"
};

const short *quoin_inter_advances(int *count) {
  *count = sizeof advances / sizeof *advances;
  return advances;
}

const short *quoin_inter_kerning(int *count) {
  *count = sizeof kerning / sizeof *kerning;
  return kerning;
}
