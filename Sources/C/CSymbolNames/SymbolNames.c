#include "CSymbolNames.h"

// Clang supports the directive in every version of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char names[] = {
#embed "SymbolNames.txt" suffix(, 0)
};

const char *quoin_symbol_names(void) { return names; }
