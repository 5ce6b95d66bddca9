#define _GNU_SOURCE
#include "syscall-filter.h"

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <netinet/in.h>
#include <sched.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#else
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

/// Calls that neither views nor compilers need: those with most of the kernel's vulnerabilities,
/// and
/// those that access other processes or change namespaces.
static const uint32_t refused[] = {
  SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp, SYS_bpf, SYS_userfaultfd,
  SYS_perf_event_open, SYS_add_key, SYS_request_key, SYS_keyctl, SYS_unshare, SYS_setns, SYS_mount,
  SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_swapon, SYS_swapoff, SYS_reboot, SYS_kexec_load,
  SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_acct, SYS_quotactl,
  SYS_name_to_handle_at, SYS_open_by_handle_at, SYS_fanotify_init, SYS_syslog, SYS_settimeofday,
  SYS_clock_settime, SYS_adjtimex, SYS_clock_adjtime, SYS_vhangup, SYS_personality,
#if defined(SYS_kexec_file_load)
  SYS_kexec_file_load,
#endif
#if defined(SYS_move_mount)
  SYS_move_mount, SYS_open_tree, SYS_fsopen, SYS_fsconfig, SYS_fsmount, SYS_fspick,
#endif
#if defined(SYS_mount_setattr)
  SYS_mount_setattr,
#endif
#if defined(SYS_pidfd_getfd)
  SYS_pidfd_getfd,
#endif
#if defined(__x86_64__)
  SYS_iopl, SYS_ioperm, SYS_modify_ldt, SYS_uselib, SYS_create_module,
#endif
};

/// Calls for which programs have a fallback on older kernels.
///
/// The arguments of `clone3` are in memory, which a filter can't read.
static const uint32_t unknown[] = {
#if defined(SYS_clone3)
  SYS_clone3,
#endif
#if defined(SYS_io_uring_setup)
  SYS_io_uring_setup, SYS_io_uring_enter, SYS_io_uring_register,
#endif
};

#define COUNT(list) (sizeof(list) / sizeof((list)[0]))
/// The lower half of an argument, which is a whole int on these machines.
#define ARGUMENT(number) (offsetof(struct seccomp_data, args) + 8 * (number))
#define LOAD(offset) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (offset))
#define MASK(bits) BPF_STMT(BPF_ALU | BPF_AND | BPF_K, (bits))
/// Continues with the next statement for this value, and skips some for any other.
#define UNLESS(value, skipped) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (value), 0, (skipped))
/// Skips some statements for this value.
#define IF(value, skipped) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (value), (skipped), 0)
#define REFUSE(error) BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (error))
#define ALLOW BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)

static const int new_namespaces = CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWNET | CLONE_NEWPID | CLONE_NEWIPC
                                  | CLONE_NEWUTS | CLONE_NEWCGROUP;

static const struct sock_filter beginning[] = {
  // The numbers have other meanings in 32-bit programs.
  LOAD(offsetof(struct seccomp_data, arch)),
  IF(ARCHITECTURE, 1),
  REFUSE(ENOSYS),
  LOAD(offsetof(struct seccomp_data, nr)),
#if defined(__x86_64__)
  // x32: the same architecture with other numbers
  BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),
  REFUSE(ENOSYS),
#endif
};

static const struct sock_filter ending[] = {
  UNLESS(SYS_clone, 4),
  LOAD(ARGUMENT(0)),
  BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, new_namespaces, 0, 1),
  REFUSE(EPERM),
  ALLOW,
  // Sockets: local ones and plain ones, whose network has only the loopback interface
  IF(SYS_socket, 2),
  IF(SYS_socketpair, 1),
  ALLOW,
  LOAD(ARGUMENT(0)),
  IF(AF_UNIX, 10),
  IF(AF_INET, 1),
  UNLESS(AF_INET6, 9),
  LOAD(ARGUMENT(1)),
  MASK(0xf),
  IF(SOCK_STREAM, 1),
  UNLESS(SOCK_DGRAM, 5),
  LOAD(ARGUMENT(2)),
  IF(0, 2),
  IF(IPPROTO_TCP, 1),
  UNLESS(IPPROTO_UDP, 1),
  ALLOW,
  REFUSE(EAFNOSUPPORT),
};

static struct sock_filter filter[COUNT(beginning) + 2 * COUNT(refused) + 2 * COUNT(unknown) + COUNT(ending)];

static size_t append(size_t count, const struct sock_filter *statements, size_t more) {
  for (size_t index = 0; index < more; index++) filter[count++] = statements[index];
  return count;
}

static size_t append_refusals(size_t count, const uint32_t *calls, size_t more, uint32_t error) {
  for (size_t index = 0; index < more; index++) {
    filter[count++] = (struct sock_filter)UNLESS(calls[index], 1);
    filter[count++] = (struct sock_filter)REFUSE(error);
  }
  return count;
}

const void *quoin_filter(size_t *size) {
  size_t count = append(0, beginning, COUNT(beginning));
  count = append_refusals(count, refused, COUNT(refused), EPERM);
  count = append_refusals(count, unknown, COUNT(unknown), ENOSYS);
  count = append(count, ending, COUNT(ending));
  *size = count * sizeof filter[0];
  return filter;
}

int quoin_install_filter(void) {
  size_t size;
  quoin_filter(&size);
  struct sock_fprog program = {.len = (unsigned short)COUNT(filter), .filter = filter};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) == 0 ? 0 : errno;
}

#else

const void *quoin_filter(size_t *size) {
  *size = 0;
  return "";
}

int quoin_install_filter(void) { return 0; }

#endif
