#include <stddef.h>

/// Returns the system call filter for untrusted programs in the format of `bwrap --seccomp`;
/// `*size`
/// is 0 if there is none for this architecture.
const void *quoin_filter(size_t *size);

/// Installs the filter for this process and its descendants. Returns 0 or an `errno`.
int quoin_install_filter(void);
