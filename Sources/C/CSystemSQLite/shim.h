#pragma once
#include <sqlite3.h>

// The macro is a cast of an integer to a function pointer, which Swift can't import.
static inline sqlite3_destructor_type quoin_sqlite_transient(void) { return SQLITE_TRANSIENT; }

// By default SQLite reads the name of a missing column in double quotes as a text. The function that changes
// this has variadic arguments, which Swift can't call.
static inline void quoin_sqlite_refuse_quoted_text(sqlite3 *database) {
#ifdef SQLITE_DBCONFIG_DQS_DML
  sqlite3_db_config(database, SQLITE_DBCONFIG_DQS_DML, 0, (int *)0);
  sqlite3_db_config(database, SQLITE_DBCONFIG_DQS_DDL, 0, (int *)0);
#endif
}
