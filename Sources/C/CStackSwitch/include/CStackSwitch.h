#ifndef C_STACK_SWITCH_H
#define C_STACK_SWITCH_H

#include <stdbool.h>
#include <stddef.h>

/// Calls `body(context)` on this thread with the `size` bytes at `base` as its stack, and returns
/// when `body` does.
///
/// Returns false without calling `body` if the platform can't switch a thread's stack.
bool quoin_call_on_stack(void *base, size_t size, void (*body)(void *), void *context);

/// An address in the current stack: that of the caller's frame, as sanitizers may move variables
/// elsewhere.
static inline __attribute__((always_inline)) size_t quoin_stack_address(void) {
  return (size_t)__builtin_frame_address(0);
}

/// The address below which this thread's stack counts as low; the highest address until it is set.
extern _Thread_local size_t quoin_low_stack __attribute__((tls_model("initial-exec")));

static inline void quoin_set_low_stack(size_t address) { quoin_low_stack = address; }

/// Whether this thread's stack is low.
static inline __attribute__((always_inline)) bool quoin_stack_is_low(void) {
  return quoin_stack_address() < quoin_low_stack;
}

#endif
