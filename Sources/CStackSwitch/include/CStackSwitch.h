#ifndef C_STACK_SWITCH_H
#define C_STACK_SWITCH_H

#include <stdbool.h>
#include <stddef.h>

/// Calls `body(context)` on this thread with the `size` bytes at `base` as its stack, and returns when `body` has.
///
/// Returns false, without calling anything, where the platform can't give a thread another stack.
bool quoin_call_on_stack(void *base, size_t size, void (*body)(void *), void *context);

#endif
