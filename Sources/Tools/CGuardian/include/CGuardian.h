#ifndef C_GUARDIAN_H
#define C_GUARDIAN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// The resource limits of a program; 0 is unlimited.
struct quoin_limits {
  /// The maximum address space in bytes.
  uint64_t memory;
  /// The maximum processor time in seconds.
  uint64_t processor_time;
  /// The maximum size in bytes of a file that it writes.
  uint64_t file_size;
  /// The maximum number of open files.
  uint64_t descriptors;
};

/// A directory or file that is visible to a program in its own namespaces, at its original path.
struct quoin_mount {
  const char *path;
  bool is_writable;
};

/// A program to run, with its settings. Lists end with a null pointer.
struct quoin_program {
  const char *executable;
  char *const *arguments;
  char *const *environment;
  /// The time limit in seconds, after which the guardian ends the program; 0 is unlimited.
  uint32_t seconds;
  struct quoin_limits limits;
  /// Directories that the guardian removes if its caller has exited.
  char *const *leftovers;
  /// An empty directory that becomes the root of a file system with only `mounts`; null for no
  /// namespaces.
  const char *root;
  const struct quoin_mount *mounts;
  size_t mount_count;
  /// Whether the program gets the system call filter at `QUOIN_FILTER_DESCRIPTOR`, to install it
  /// later.
  bool gets_filter;
  /// The program's end of a connection, which it gets at `QUOIN_CONNECTION_DESCRIPTOR`; -1 for none.
  int connection;
};

/// The descriptor at which a program finds the system call filter.
#define QUOIN_FILTER_DESCRIPTOR 3

/// The descriptor at which a program finds its connection.
#define QUOIN_CONNECTION_DESCRIPTOR 4

/// Whether there is a system call filter for this machine's architecture.
bool quoin_has_filter(void);

/// A program that runs under a guardian.
struct quoin_guarded {
  pid_t guardian;
  /// The read end of the program's output.
  int output;
  /// The connection to the guardian, which sends `quoin_report`s. The guardian ends everything when
  /// it is shut down or closed.
  int line;
};

enum quoin_event {
  /// The program has this process id, which is also its process group's.
  QUOIN_STARTED = 1,
  /// The program could not be started, for this `errno`.
  QUOIN_FAILED = 2,
  /// The namespaces could not be made, for this `errno`.
  QUOIN_REFUSED = 3,
  /// The program exited with this status, and none of its descendants are running.
  QUOIN_EXITED = 4,
  /// A signal ended the program, and none of its descendants are running.
  QUOIN_SIGNALLED = 5,
  /// The guardian ended the program and its descendants.
  QUOIN_ENDED = 6,
};

struct quoin_report {
  int32_t event;
  int32_t value;
};

/// Starts a program under a guardian: a small process that waits for the program, and kills it and
/// its descendants when it exits, when its time limit is reached, or when the caller closes the
/// connection or exits.
///
/// The program gets its own session, no standard input, and default handling of all signals.
/// Returns 0 or an `errno`.
int quoin_guard(const struct quoin_program *program, struct quoin_guarded *guarded);

/// Creates a connection: the caller's end, which doesn't block, and the program's end.
///
/// Returns 0 or an `errno`.
int quoin_connect(int *own, int *others);

/// Writes to the caller's end of a connection. Fails if the other end is closed, without a signal.
///
/// Returns the number of bytes, or -1 and sets `errno`.
ssize_t quoin_send(int own, const void *bytes, size_t count);

/// Starts to record SIGINT, SIGQUIT, SIGTERM and SIGHUP instead of letting them end this process,
/// unless it ignores them. A second signal ends the process.
void quoin_note_signals(void);

/// Waits for a recorded signal, `quoin_wake` or the timeout; -1 is no timeout.
void quoin_await_signal(int milliseconds);

/// Wakes the thread in `quoin_await_signal`.
void quoin_wake(void);

/// Returns the recorded signal, or 0.
int quoin_noted_signal(void);

/// Ends this process by a signal, so that its parent sees the reason.
_Noreturn void quoin_end_by(int signal);

/// The maximum stack size in bytes of this process and of the programs that it starts.
uint64_t quoin_largest_stack(void);

/// Secures the standard descriptors and signals of this process.
///
/// Opens descriptors 0, 1 and 2 if they are closed, so that no other file gets their numbers; using
/// them still fails. Writing to a closed pipe or beyond the file size limit fails instead of ending
/// the process. SIGQUIT ends the process like the other signals, without Swift's report.
///
/// Returns 0 or an `errno`.
int quoin_secure_descriptors(void);

/// Whether the process can allocate this many bytes of memory.
bool quoin_has_memory(size_t bytes);

/// Makes standard output line-buffered, so that nothing is lost in a trap.
void quoin_print_by_line(void);

/// The file size limit of this process, in bytes.
uint64_t quoin_largest_file(void);

/// Limits the number of processes and threads of the user, for this process and its descendants.
void quoin_limit_processes(uint64_t count);

#endif
