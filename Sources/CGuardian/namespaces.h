#include "include/CGuardian.h"

/// Moves this process into namespaces of its own: no network, no other processes, and of the file system only
/// `mounts`. The process that returns is a child without any privileges; its parent, the first process of the new
/// namespace, waits for it and passes its ending on as an exit status, 128 and the number for a signal.
///
/// Returns 0 or an `errno`.
int quoin_enter_namespaces(const char *root, const struct quoin_mount *mounts, size_t count);
