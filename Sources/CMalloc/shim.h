#pragma once
#include <stddef.h>

#if defined(__APPLE__)
#include <malloc/malloc.h>
#else
#include <stdlib.h>
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 33)
#include <malloc.h>
#define QUOIN_HAS_MALLINFO 1
#endif
#endif

/// The bytes that the process holds of its allocator's memory; 0 where the system doesn't say.
static inline size_t bytesInUse(void) {
#if defined(__APPLE__)
  malloc_statistics_t statistics;
  malloc_zone_statistics(NULL, &statistics);
  return statistics.size_in_use;
#elif defined(QUOIN_HAS_MALLINFO)
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
#else
  return 0;
#endif
}
