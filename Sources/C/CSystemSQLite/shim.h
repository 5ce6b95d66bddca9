#pragma once
#include <sqlite3.h>

// The macro is a cast of an integer to a function pointer, which Swift can't import.
static inline sqlite3_destructor_type quoin_sqlite_transient(void) { return SQLITE_TRANSIENT; }
