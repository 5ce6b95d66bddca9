#include "CFontWidths.h"

// Clang supports the directive in every version of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char widths[] = {
#embed "SanFrancisco.csv" suffix(, 0)
};

const char *quoin_san_francisco_widths(void) { return widths; }
