#define _GNU_SOURCE
#include "namespaces.h"

#include <errno.h>

#include "syscall-filter.h"

#if defined(__linux__) && defined(__GLIBC__) && __GLIBC_PREREQ(2, 36)

#include <fcntl.h>
#include <linux/capability.h>
#include <net/if.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static int write_file(const char *path, const char *text) {
  int file = open(path, O_WRONLY | O_CLOEXEC);
  if (file < 0) return errno;
  int error = write(file, text, strlen(text)) < 0 ? errno : 0;
  close(file);
  return error;
}

/// Maps the user to the same id inside as outside.
static int map_user(uid_t user, gid_t group) {
  char text[64];
  int error = write_file("/proc/self/setgroups", "deny");
  if (error) return error;
  snprintf(text, sizeof text, "%u %u 1", user, user);
  if ((error = write_file("/proc/self/uid_map", text))) return error;
  snprintf(text, sizeof text, "%u %u 1", group, group);
  return write_file("/proc/self/gid_map", text);
}

/// Creates the parent directories of a path, which is modified temporarily.
static int make_parents(char *path) {
  for (char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
    *slash = 0;
    int failed = mkdir(path, 0755) != 0 && access(path, F_OK) != 0;
    *slash = '/';
    if (failed) return errno;
  }
  return 0;
}

/// Creates a mount point: a directory, or an empty file.
static int make_target(const char *target, bool is_directory) {
  if (is_directory) return mkdir(target, 0755) == 0 || access(target, F_OK) == 0 ? 0 : errno;
  int file = open(target, O_WRONLY | O_CREAT | O_CLOEXEC, 0644);
  if (file < 0) return access(target, F_OK) == 0 ? 0 : errno;
  close(file);
  return 0;
}

/// Creates a directory and its parents if it doesn't exist.
static int make_directory(const char *root, const char *path) {
  char target[4096];
  if (snprintf(target, sizeof target, "%s%s", root, path) >= (int)sizeof target) return ENAMETOOLONG;
  int error = make_parents(target);
  // An existing directory may be read-only.
  return error || mkdir(target, 0755) == 0 || access(target, F_OK) == 0 ? error : errno;
}

/// Mounts `path` at the same place below `root`, read-only ones including their submounts.
static int show(const char *root, const char *path, uint64_t attributes) {
  char target[4096], link[4096];
  struct stat status;
  // Missing paths are skipped.
  if (lstat(path, &status) != 0) return 0;
  if (snprintf(target, sizeof target, "%s%s", root, path) >= (int)sizeof target) return ENAMETOOLONG;
  int error = make_parents(target);
  if (error) return error;
  if (S_ISLNK(status.st_mode)) {
    ssize_t length = readlink(path, link, sizeof link - 1);
    if (length < 0) return errno;
    link[length] = 0;
    return symlink(link, target) == 0 || errno == EEXIST ? 0 : errno;
  }
  if ((error = make_target(target, S_ISDIR(status.st_mode)))) return error;
  unsigned recursive = attributes & MOUNT_ATTR_RDONLY ? AT_RECURSIVE : 0;
  int tree = open_tree(AT_FDCWD, path, OPEN_TREE_CLONE | OPEN_TREE_CLOEXEC | recursive);
  if (tree < 0) return errno;
  struct mount_attr wanted = {.attr_set = attributes};
  error = mount_setattr(tree, "", AT_EMPTY_PATH | recursive, &wanted, sizeof wanted) != 0
              || move_mount(tree, "", AT_FDCWD, target, MOVE_MOUNT_F_EMPTY_PATH) != 0
            ? errno : 0;
  close(tree);
  return error;
}

static int show_devices(const char *root) {
  static const char *const devices[] = {
    "/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom"};
  for (int index = 0; index < 5; index++) {
    int error = show(root, devices[index], MOUNT_ATTR_NOSUID | MOUNT_ATTR_NOEXEC);
    if (error) return error;
  }
  return 0;
}

static int change_root(const char *root, const struct quoin_mount *mounts, size_t count) {
  char current[4096];
  if (!getcwd(current, sizeof current)) strcpy(current, "/");
  if (mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0) return errno;
  if (mount("tmpfs", root, "tmpfs", MS_NOSUID | MS_NODEV, "mode=755") != 0) return errno;
  int error = show_devices(root);
  for (size_t index = 0; index < count && !error; index++) {
    uint64_t only_read = mounts[index].is_writable ? 0 : MOUNT_ATTR_RDONLY;
    error = show(root, mounts[index].path, only_read | MOUNT_ATTR_NOSUID | MOUNT_ATTR_NODEV);
  }
  if (error) return error;
  if ((error = make_directory(root, "/proc")) || (error = make_directory(root, current))) return error;
  if (chdir(root) != 0) return errno;
  // A user who is root outside could change settings of the whole machine there.
  unsigned long flags = MS_RDONLY | MS_NOSUID | MS_NODEV | MS_NOEXEC;
  if (mount("proc", "proc", "proc", flags, NULL) != 0) return errno;
  // The new root is mounted over the old one, which is then detached.
  if (syscall(SYS_pivot_root, ".", ".") != 0) return errno;
  if (umount2(".", MNT_DETACH) != 0 || chdir("/") != 0) return errno;
  // Paths may be relative to the previous working directory.
  if (chdir(current) != 0) return errno;
  struct mount_attr only_read = {.attr_set = MOUNT_ATTR_RDONLY};
  return mount_setattr(AT_FDCWD, "/", 0, &only_read, sizeof only_read) == 0 ? 0 : errno;
}

/// Enables the loopback interface: some libraries use it to make a pair of sockets.
static void raise_loopback(void) {
  struct ifreq loopback = {.ifr_name = "lo", .ifr_flags = IFF_UP | IFF_RUNNING};
  int socket_number = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (socket_number < 0) return;
  ioctl(socket_number, SIOCSIFFLAGS, &loopback);
  close(socket_number);
}

/// Drops all privileges permanently and installs the system call filter.
static int drop_privileges(void) {
  for (int capability = 0; capability < 64; capability++) {
    prctl(PR_CAPBSET_DROP, capability, 0, 0, 0);
  }
  struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
  struct __user_cap_data_struct none[2] = {0};
  if (syscall(SYS_capset, &header, none) != 0) return errno;
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 ? quoin_install_filter() : errno;
}

/// Waits until `child` ends, and exits with the corresponding status.
static _Noreturn void follow(pid_t child) {
  // Its memory is a copy of the caller's, so no process in the namespaces may read it.
  prctl(PR_SET_DUMPABLE, 0);
  for (;;) {
    int status = 0;
    pid_t ended = waitpid(-1, &status, 0);
    if (ended == child) _exit(WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status));
    if (ended < 0 && errno != EINTR) _exit(127);
  }
}

int quoin_enter_namespaces(const char *root, const struct quoin_mount *mounts, size_t count) {
  uid_t user = geteuid();
  gid_t group = getegid();
  int kinds = CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWNET | CLONE_NEWPID | CLONE_NEWIPC | CLONE_NEWUTS;
  if (unshare(kinds) != 0) return errno;
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  int error = map_user(user, group);
  if (error) return error;
  // The first process of the namespace: when it ends, so do all others.
  pid_t first = fork();
  if (first < 0) return errno;
  if (first > 0) follow(first);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if ((error = change_root(root, mounts, count))) return error;
  raise_loopback();
  pid_t second = fork();
  if (second < 0) return errno;
  if (second > 0) follow(second);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  return drop_privileges();
}

#else

int quoin_enter_namespaces(const char *root, const struct quoin_mount *mounts, size_t count) {
  (void)root, (void)mounts, (void)count;
  return ENOSYS;
}

#endif
