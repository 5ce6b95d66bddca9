#ifndef C_GUARDIAN_H
#define C_GUARDIAN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// The resource limits of a program; 0 is unlimited.
struct quoin_limits {
  /// Bytes of address space.
  uint64_t memory;
  /// Seconds of processor time.
  uint64_t processor_time;
  /// Bytes of each file that it writes.
  uint64_t file_size;
  /// Open files.
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
  /// Whether the program finds the filter of system calls at `QUOIN_FILTER_DESCRIPTOR`, to hand it to the kernel later.
  bool gets_filter;
};

/// The descriptor at which a program finds the filter of system calls.
#define QUOIN_FILTER_DESCRIPTOR 3

/// Whether there is a filter of system calls for this machine's architecture.
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
/// The program gets its own session, no standard input, and default handling of all signals. Returns
/// 0 or an `errno`.
int quoin_guard(const struct quoin_program *program, struct quoin_guarded *guarded);

/// From now on INT, QUIT, TERM and HUP are noted instead of ending this process, unless it ignores them. One that comes
/// when another is noted already ends it.
void quoin_note_signals(void);

/// Waits until a signal is noted, `quoin_wake` is called, or so many milliseconds have passed; -1 is for ever.
void quoin_await_signal(int milliseconds);

/// Wakes the thread in `quoin_await_signal`.
void quoin_wake(void);

/// The signal that was noted, or 0.
int quoin_noted_signal(void);

/// Ends this process by a signal, so that its parent sees the reason.
_Noreturn void quoin_end_by(int signal);

/// The bytes that this process's stack, and those of the programs it starts, may have.
uint64_t quoin_largest_stack(void);

/// Makes sure that descriptors 0, 1 and 2 are open, so that no file gets their numbers: writing to one that was
/// closed still fails. Has writing to a closed pipe, and beyond the limit of a file's size, fail instead of ending
/// the process. QUIT ends the process as the other signals do, without Swift's report. Returns 0 or an `errno`.
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
