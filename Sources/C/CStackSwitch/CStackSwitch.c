#include "CStackSwitch.h"

#include <stdint.h>
#include <stdlib.h>

_Thread_local size_t quoin_low_stack = SIZE_MAX;

#if defined(__GLIBC__)

#include <ucontext.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#include <sanitizer/common_interface_defs.h>
#define HAS_ADDRESS_SANITIZER 1
#endif
#if __has_feature(thread_sanitizer)
#include <sanitizer/tsan_interface.h>
#define HAS_THREAD_SANITIZER 1
#endif
#endif

struct call {
  void (*body)(void *);
  void *context;
  ucontext_t caller;
  // The sanitizers' state of the caller's stack.
  void *fake_stack;
  const void *caller_base;
  size_t caller_size;
  void *caller_fiber;
};

// `makecontext` only passes `int`s: a pointer takes two of them.
static void enter(unsigned low, unsigned high) {
  struct call *call = (struct call *)((uintptr_t)low | (uintptr_t)((uint64_t)high << 32));
#if HAS_ADDRESS_SANITIZER
  __sanitizer_finish_switch_fiber(NULL, &call->caller_base, &call->caller_size);
#endif
  call->body(call->context);
#if HAS_ADDRESS_SANITIZER
  __sanitizer_start_switch_fiber(NULL, call->caller_base, call->caller_size);
#endif
#if HAS_THREAD_SANITIZER
  __tsan_switch_to_fiber(call->caller_fiber, 0);
#endif
}

bool quoin_call_on_stack(void *base, size_t size, void (*body)(void *), void *context) {
  struct call call = {.body = body, .context = context};
  ucontext_t callee;
  if (getcontext(&callee) != 0) return false;
  callee.uc_stack.ss_sp = base;
  callee.uc_stack.ss_size = size;
  callee.uc_link = &call.caller;
  uint64_t address = (uint64_t)(uintptr_t)&call;
  makecontext(&callee, (void (*)(void))enter, 2, (unsigned)address, (unsigned)(address >> 32));
#if HAS_THREAD_SANITIZER
  call.caller_fiber = __tsan_get_current_fiber();
  void *fiber = __tsan_create_fiber(0);
  __tsan_switch_to_fiber(fiber, 0);
#endif
#if HAS_ADDRESS_SANITIZER
  __sanitizer_start_switch_fiber(&call.fake_stack, base, size);
#endif
  if (swapcontext(&call.caller, &callee) != 0) abort();
#if HAS_ADDRESS_SANITIZER
  __sanitizer_finish_switch_fiber(call.fake_stack, NULL, NULL);
#endif
#if HAS_THREAD_SANITIZER
  __tsan_destroy_fiber(fiber);
#endif
  return true;
}

#else

bool quoin_call_on_stack(void *base, size_t size, void (*body)(void *), void *context) {
  (void)base, (void)size, (void)body, (void)context;
  return false;
}

#endif
