#include <stddef.h>

/// The filter of system calls for untrusted programs, in the form that `bwrap --seccomp` reads; no bytes where there is none
/// for this machine's architecture.
const void *quoin_filter(size_t *size);

/// Has the kernel apply the filter to this process and all that it starts. Returns 0 or an `errno`.
int quoin_install_filter(void);
