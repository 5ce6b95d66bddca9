#define _GNU_SOURCE
#include "CGuardian.h"

#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "descriptors.h"
#include "namespaces.h"
#include "syscall-filter.h"

#if defined(__linux__)
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

static void report(int line, int32_t event, int32_t value) {
  struct quoin_report report = {event, value};
  while (write(line, &report, sizeof report) < 0 && errno == EINTR) {
  }
}

// --- The program's process before exec

/// The default stack size in bytes.
#define USUAL_STACK (8 << 20)

static void limit(int resource, uint64_t value) {
  struct rlimit now;
  if (value == 0 || getrlimit(resource, &now) != 0) return;
  if (now.rlim_max != RLIM_INFINITY && now.rlim_max < value) value = now.rlim_max;
  struct rlimit wanted = {value, value};
  setrlimit(resource, &wanted);
}

static void apply(const struct quoin_limits *limits) {
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  limit(RLIMIT_AS, limits->memory);
  limit(RLIMIT_CPU, limits->processor_time);
  limit(RLIMIT_FSIZE, limits->file_size);
  limit(RLIMIT_NOFILE, limits->descriptors);
}

/// Raises the stack limit to its default if the shell has a lower one that can be raised.
static void raise_stack(void) {
  struct rlimit now;
  if (getrlimit(RLIMIT_STACK, &now) != 0 || now.rlim_cur >= USUAL_STACK) return;
  now.rlim_cur = now.rlim_max < USUAL_STACK ? now.rlim_max : USUAL_STACK;
  setrlimit(RLIMIT_STACK, &now);
}

bool quoin_has_filter(void) {
  size_t size;
  quoin_filter(&size);
  return size > 0;
}

static _Noreturn void become(
  const struct quoin_program *program, int line, int output, pid_t guardian) {
  setsid();
#if defined(__linux__)
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != guardian) _exit(127);
#else
  (void)guardian;
#endif
  dup2(output, 1);
  dup2(output, 2);
  close(output);
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  if (program->root) {
    int error = quoin_enter_namespaces(program->root, program->mounts, program->mount_count);
    if (error) {
      report(line, QUOIN_REFUSED, error);
      _exit(127);
    }
  }
  int error = quoin_make_room(&line);
  if (!error && program->connection >= 0) error = quoin_hand_over_connection(program->connection);
  if (!error && program->gets_filter) error = quoin_hand_over_filter();
  if (error) {
    report(line, QUOIN_REFUSED, error);
    _exit(127);
  }
  raise_stack();
  apply(&program->limits);
  execve(program->executable, program->arguments, program->environment);
  report(line, QUOIN_FAILED, errno);
  _exit(127);
}

// --- The guardian

/// Kills this process's children. The children of a killed process become children of the guardian.
static void kill_children(void) {
  FILE *list = fopen("/proc/thread-self/children", "re");
  if (!list) return;
  int child;
  while (fscanf(list, "%d", &child) == 1) kill(child, SIGKILL);
  fclose(list);
}

/// Kills the program, its process group, and its descendants. The program must not have been waited
/// for, as its group id could have been reused by then.
static void end_all(pid_t child) {
  const struct timespec moment = {0, 2000000};
  kill(-child, SIGKILL);
  kill(child, SIGKILL);
  // A process that can't be killed, such as one waiting for a broken disk, must not block us.
  for (int round = 0; round < 2000; round++) {
    kill_children();
    pid_t ended;
    while ((ended = waitpid(-1, NULL, WNOHANG)) > 0) {
    }
    if (ended < 0 && errno == ECHILD) return;
    nanosleep(&moment, NULL);
  }
}

static void note_child(int number) { (void)number; }

/// Waits for the program to end, the connection to close, or the time limit; returns the report.
static struct quoin_report watch(pid_t child, int line, uint32_t seconds) {
  struct timespec now, end;
  clock_gettime(CLOCK_MONOTONIC, &now);
  end = now;
  end.tv_sec += seconds;
  for (;;) {
    siginfo_t info = {0};
    while (waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid != 0) {
      if (info.si_pid == child) {
        int32_t event = info.si_code == CLD_EXITED ? QUOIN_EXITED : QUOIN_SIGNALLED;
        return (struct quoin_report){event, info.si_status};
      }
      waitpid(info.si_pid, NULL, 0);
      info = (siginfo_t){0};
    }
    clock_gettime(CLOCK_MONOTONIC, &now);
    if (seconds && now.tv_sec >= end.tv_sec) return (struct quoin_report){QUOIN_ENDED, 0};
    struct pollfd waiting = {.fd = line, .events = POLLIN};
#if defined(__linux__)
    // SIGCHLD is unblocked only here, so it can't arrive between the check above and the wait.
    struct timespec rest = {seconds ? end.tv_sec - now.tv_sec : 3600, 0};
    sigset_t none;
    sigemptyset(&none);
    int ready = ppoll(&waiting, 1, &rest, &none);
#else
    int ready = poll(&waiting, 1, 50);
#endif
    if (ready > 0) return (struct quoin_report){QUOIN_ENDED, 0};
  }
}

static int remove_entry(const char *path, const struct stat *status, int kind, struct FTW *place) {
  (void)status, (void)kind, (void)place;
  remove(path);
  return 0;
}

static _Noreturn void guard(const struct quoin_program *program, int line, int output) {
  setsid();
  for (int number = 1; number < NSIG; number++) signal(number, SIG_IGN);
  struct sigaction action = {.sa_handler = note_child};
  sigaction(SIGCHLD, &action, NULL);
  sigset_t child_ends;
  sigemptyset(&child_ends);
  sigaddset(&child_ends, SIGCHLD);
  sigprocmask(SIG_SETMASK, &child_ends, NULL);
#if defined(__linux__)
  prctl(PR_SET_NAME, "quoin-guardian");
  prctl(PR_SET_CHILD_SUBREAPER, 1);
#endif
  // The program doesn't inherit the caller's descriptors or keep them open.
  int kept[] = {line, output, program->connection};
  int count = program->connection < 0 ? 2 : 3;
  quoin_close_all_but(kept, count);
  for (int standard = 0; standard < 3; standard++) close(standard);
  if (open("/dev/null", O_RDWR) == 0) {
    dup2(0, 1);
    dup2(0, 2);
  }
  pid_t guardian = getpid();
  pid_t child = fork();
  if (child == 0) become(program, line, output, guardian);
  if (child < 0) {
    report(line, QUOIN_FAILED, errno);
    _exit(1);
  }
  close(output);
  if (program->connection >= 0) close(program->connection);
  report(line, QUOIN_STARTED, child);
  struct quoin_report ending = watch(child, line, program->seconds);
  end_all(child);
  report(line, ending.event, ending.value);
  // A caller that is still running removes its directories itself.
  struct pollfd caller = {.fd = line, .events = 0};
  if (poll(&caller, 1, 0) > 0 && (caller.revents & (POLLHUP | POLLERR))) {
    for (char *const *path = program->leftovers; path && *path; path++) {
      nftw(*path, remove_entry, 8, FTW_DEPTH | FTW_PHYS);
    }
  }
  _exit(0);
}

// --- The caller

static void close_both(int descriptors[2]) {
  close(descriptors[0]);
  close(descriptors[1]);
}

int quoin_guard(const struct quoin_program *program, struct quoin_guarded *guarded) {
  int output[2], line[2];
  if (pipe(output) != 0) return errno;
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, line) != 0) {
    int error = errno;
    close_both(output);
    return error;
  }
  const int all[] = {output[0], output[1], line[0], line[1]};
  for (int index = 0; index < 4; index++) fcntl(all[index], F_SETFD, FD_CLOEXEC);
  pid_t guardian = fork();
  if (guardian == 0) guard(program, line[1], output[1]);
  int error = guardian < 0 ? errno : 0;
  close(output[1]);
  close(line[1]);
  if (error) {
    close(output[0]);
    close(line[0]);
    return error;
  }
  *guarded = (struct quoin_guarded){guardian, output[0], line[0]};
  return 0;
}

static volatile sig_atomic_t noted_signal;
/// The pipe that wakes the thread in `quoin_await_signal`: read end, write end.
static int wakes[2] = {-1, -1};

void quoin_wake(void) {
  int error = errno;
  // A full pipe wakes the thread anyway.
  if (wakes[1] >= 0 && write(wakes[1], "", 1) < 0) errno = error;
}

static void note_signal(int number) {
  if (noted_signal) {
    signal(number, SIG_DFL);
    raise(number);
  }
  noted_signal = number;
  quoin_wake();
}

void quoin_note_signals(void) {
  if (wakes[0] < 0 && pipe(wakes) == 0) {
    for (int end = 0; end < 2; end++) {
      fcntl(wakes[end], F_SETFD, FD_CLOEXEC);
      fcntl(wakes[end], F_SETFL, O_NONBLOCK);
    }
  }
  const int numbers[] = {SIGINT, SIGQUIT, SIGTERM, SIGHUP};
  for (int index = 0; index < 4; index++) {
    struct sigaction action;
    if (sigaction(numbers[index], NULL, &action) != 0 || action.sa_handler == SIG_IGN) continue;
    action = (struct sigaction){.sa_handler = note_signal};
    sigaction(numbers[index], &action, NULL);
    // The parent process may have blocked them.
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, numbers[index]);
    sigprocmask(SIG_UNBLOCK, &signals, NULL);
  }
}

int quoin_noted_signal(void) { return noted_signal; }

void quoin_await_signal(int milliseconds) {
  struct pollfd waiting = {.fd = wakes[0], .events = POLLIN};
  // Without a pipe, only the timeout ends the wait.
  if (wakes[0] < 0 && milliseconds < 0) milliseconds = 1000;
  if (!noted_signal) poll(&waiting, 1, milliseconds);
  char bytes[64];
  while (wakes[0] >= 0 && read(wakes[0], bytes, sizeof bytes) > 0) {
  }
}

_Noreturn void quoin_end_by(int number) {
  // SIGQUIT would write a core file of the whole memory.
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  signal(number, SIG_DFL);
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, number);
  sigprocmask(SIG_UNBLOCK, &signals, NULL);
  raise(number);
  _exit(128 + number);
}

uint64_t quoin_largest_stack(void) {
  raise_stack();
  struct rlimit now;
  return getrlimit(RLIMIT_STACK, &now) == 0 && now.rlim_cur != RLIM_INFINITY ? now.rlim_cur : UINT64_MAX;
}

bool quoin_has_memory(size_t bytes) {
  void *memory = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return false;
  munmap(memory, bytes);
  return true;
}

void quoin_print_by_line(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

uint64_t quoin_largest_file(void) {
  struct rlimit now;
  return getrlimit(RLIMIT_FSIZE, &now) == 0 && now.rlim_cur != RLIM_INFINITY ? now.rlim_cur : UINT64_MAX;
}

void quoin_limit_processes(uint64_t count) {
#if defined(RLIMIT_NPROC)
  limit(RLIMIT_NPROC, count);
#endif
}
