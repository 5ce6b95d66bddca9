#define _GNU_SOURCE
#include "descriptors.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

#include "CGuardian.h"
#include "syscall-filter.h"

#if defined(__linux__)
#include <sys/syscall.h>
#endif

// --- What a program gets

int quoin_make_room(int *descriptor) {
  if (*descriptor > QUOIN_CONNECTION_DESCRIPTOR) return 0;
  int moved = fcntl(*descriptor, F_DUPFD_CLOEXEC, QUOIN_CONNECTION_DESCRIPTOR + 1);
  if (moved < 0) return errno;
  close(*descriptor);
  *descriptor = moved;
  return 0;
}

int quoin_hand_over_connection(int connection) {
  int error = quoin_make_room(&connection);
  if (!error && dup2(connection, QUOIN_CONNECTION_DESCRIPTOR) < 0) error = errno;
  close(connection);
  return error;
}

int quoin_hand_over_filter(void) {
  int ends[2];
  size_t size;
  const void *filter = quoin_filter(&size);
  if (pipe(ends) != 0) return errno;
  // The filter is much smaller than a pipe's capacity.
  bool is_written = write(ends[1], filter, size) == (ssize_t)size;
  int error = is_written ? 0 : errno;
  close(ends[1]);
  if (ends[0] != QUOIN_FILTER_DESCRIPTOR) {
    if (dup2(ends[0], QUOIN_FILTER_DESCRIPTOR) < 0) error = errno;
    close(ends[0]);
  }
  return error;
}

// --- What a process closes and secures

/// Closes the descriptors from `first` to `last`. Returns false if the system has no call for this.
static bool close_between(unsigned first, unsigned last) {
#if defined(SYS_close_range)
  return first > last || syscall(SYS_close_range, first, last, 0) == 0;
#else
  (void)first, (void)last;
  return false;
#endif
}

static int compare_numbers(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

void quoin_close_all_but(int *kept, int count) {
  qsort(kept, count, sizeof *kept, compare_numbers);
  unsigned next = 3;
  bool is_done = true;
  for (int index = 0; index < count; index++) {
    is_done = is_done && close_between(next, kept[index] - 1);
    next = kept[index] + 1;
  }
  if (is_done && close_between(next, ~0U)) return;
  long end = sysconf(_SC_OPEN_MAX);
  if (end < 0 || end > 65536) end = 65536;
  for (int descriptor = 3, index = 0; descriptor < end; descriptor++) {
    if (index < count && descriptor == kept[index]) {
      index++;
    } else {
      close(descriptor);
    }
  }
}

int quoin_secure_descriptors(void) {
  signal(SIGPIPE, SIG_IGN);
  struct sigaction quit;
  if (sigaction(SIGQUIT, NULL, &quit) == 0 && quit.sa_handler != SIG_IGN) signal(SIGQUIT, SIG_DFL);
#if defined(SIGXFSZ)
  signal(SIGXFSZ, SIG_IGN);
#endif
  for (int standard = 0; standard < 3; standard++) {
    if (fcntl(standard, F_GETFD) >= 0) continue;
    // This is the lowest free descriptor, as those below are open.
    if (open("/dev/null", standard == 0 ? O_WRONLY : O_RDONLY) != standard) return errno;
  }
  return 0;
}

// --- Connections

int quoin_connect(int *own, int *others) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) return errno;
  for (int end = 0; end < 2; end++) fcntl(ends[end], F_SETFD, FD_CLOEXEC);
  fcntl(ends[0], F_SETFL, O_NONBLOCK);
#if defined(SO_NOSIGPIPE)
  int on = 1;
  setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
#endif
  *own = ends[0];
  *others = ends[1];
  return 0;
}

ssize_t quoin_send(int own, const void *bytes, size_t count) {
#if defined(MSG_NOSIGNAL)
  return send(own, bytes, count, MSG_NOSIGNAL);
#else
  return send(own, bytes, count, 0);
#endif
}
