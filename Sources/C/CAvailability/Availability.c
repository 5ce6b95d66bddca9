#include "CAvailability.h"

// Clang supports the directive in every version of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char names[] = {
#embed "Availability.txt" suffix(, 0)
};

const char *quoin_unavailable_names(void) { return names; }
