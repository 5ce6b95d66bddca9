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

#if !defined(__APPLE__)
// A sanitizer's own allocator, if the process is built with one
size_t __sanitizer_get_current_allocated_bytes(void) __attribute__((weak));
void __sanitizer_purge_allocator(void) __attribute__((weak));
#endif

/// Whether the process is built with a sanitizer that has its own allocator.
static inline int hasSanitizer(void) {
#if defined(__APPLE__)
  return 0;
#else
  return __sanitizer_get_current_allocated_bytes != 0;
#endif
}

/// The bytes that the process has allocated; 0 if the system doesn't provide them.
static inline size_t bytesInUse(void) {
#if !defined(__APPLE__)
  if (hasSanitizer()) {
    // Freed memory that is quarantined to detect its use doesn't count.
    if (__sanitizer_purge_allocator) __sanitizer_purge_allocator();
    return __sanitizer_get_current_allocated_bytes();
  }
#endif
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
