#ifndef C_STACK_SWITCH_H
#define C_STACK_SWITCH_H

#include <stdbool.h>
#include <stddef.h>

/// Calls `body(context)` on this thread with the `size` bytes at `base` as its stack, and returns when `body` has.
///
/// Returns false, without calling anything, where the platform can't give a thread another stack.
bool quoin_call_on_stack(void *base, size_t size, void (*body)(void *), void *context);

/// An address in the stack that the caller runs on: of its frame, which a sanitizer leaves there though it may keep
/// variables elsewhere.
static inline __attribute__((always_inline)) size_t quoin_stack_address(void) {
  return (size_t)__builtin_frame_address(0);
}

#endif
