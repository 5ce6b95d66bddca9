#ifndef C_GUARDIAN_H
#define C_GUARDIAN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// What a program may use at most; 0 stands for no limit.
struct quoin_limits {
  /// Bytes of address space.
  uint64_t memory;
  /// Seconds of processor time.
  uint64_t processor_time;
  /// Bytes of a file that it writes.
  uint64_t file_size;
  /// Open files.
  uint64_t descriptors;
};

/// A directory or file that a program in namespaces of its own sees, at the path where it lies.
struct quoin_mount {
  const char *path;
  bool is_writable;
};

/// A program to run, and what goes with it. Lists end with a null pointer.
struct quoin_program {
  const char *executable;
  char *const *arguments;
  char *const *environment;
  /// The guardian ends the program after so many seconds even if its caller doesn't; 0 is never.
  uint32_t seconds;
  struct quoin_limits limits;
  /// Directories that the guardian removes when its caller is gone.
  char *const *leftovers;
  /// An empty directory that becomes the root of a file system with `mounts` only; null for no namespaces.
  const char *root;
  const struct quoin_mount *mounts;
  size_t mount_count;
};

/// A program that runs under a guardian.
struct quoin_guarded {
  pid_t guardian;
  /// What the program prints can be read here.
  int output;
  /// The line to the guardian, which sends `quoin_report`s. It ends everything when the line is shut down or closed.
  int line;
};

enum quoin_event {
  /// The program has this process id, which is its process group's, too.
  QUOIN_STARTED = 1,
  /// The program could not be started, for this `errno`.
  QUOIN_FAILED = 2,
  /// The namespaces could not be made, for this `errno`.
  QUOIN_REFUSED = 3,
  /// The program exited with this status, and nothing it had started runs any more.
  QUOIN_EXITED = 4,
  /// A signal ended the program, and nothing it had started runs any more.
  QUOIN_SIGNALLED = 5,
  /// The guardian ended the program and everything it had started.
  QUOIN_ENDED = 6,
};

struct quoin_report {
  int32_t event;
  int32_t value;
};

/// Starts a program below a guardian: a small process that waits for the program, and kills it and everything it has
/// started when it exits, when its time is over, or when the caller closes the line or is gone itself.
///
/// The program gets a session of its own, no standard input, and the default for all signals. Returns 0 or an `errno`.
int quoin_guard(const struct quoin_program *program, struct quoin_guarded *guarded);

/// From now on INT, TERM and HUP are noted instead of ending this process, unless it ignores them. One that comes
/// when another is noted already ends it.
void quoin_note_signals(void);

/// The signal that was noted, or 0.
int quoin_noted_signal(void);

/// Ends this process by a signal, so that whoever waits for it sees why.
_Noreturn void quoin_end_by(int signal);

/// Makes sure that descriptors 0, 1 and 2 are open, so that no file gets their numbers: writing to one that was
/// closed still fails. Has writing to a closed pipe, and beyond the limit of a file's size, fail instead of ending
/// the process. Returns 0 or an `errno`.
int quoin_secure_descriptors(void);

/// Whether the process can still get so many bytes of memory.
bool quoin_has_memory(size_t bytes);

/// Has what is printed leave this process line by line, so that nothing of it is lost in a trap.
void quoin_print_by_line(void);

/// The bytes that a file may have that this process writes.
uint64_t quoin_largest_file(void);

/// Lets this process, and what it starts, have at most so many processes and threads of its user.
void quoin_limit_processes(uint64_t count);

#endif
