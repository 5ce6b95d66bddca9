#include "include/CGuardian.h"

/// Moves this process into its own namespaces: without network and other processes, and with only
/// `mounts` in the file system. The function returns in a child without any privileges; its parent,
/// the first process of the new namespace, waits for it and passes on its exit status, or 128 plus
/// the number of its signal.
///
/// Returns 0 or an `errno`.
int quoin_enter_namespaces(const char *root, const struct quoin_mount *mounts, size_t count);
