/* Stands between a program and the C library (LD_PRELOAD) and writes down, in POWERCUT_JOURNAL, all
 * that the program does to files below POWERCUT_FOLDER, and what it acknowledges on its sockets.
 *
 * A record is a head and its text, appended in one write, so that records of several processes stand
 * in the order in which they were made. A write is recorded when it was made. A sync is recorded when
 * it begins and when it has ended: it covers what was recorded before its beginning. An
 * acknowledgement is recorded before it goes out. So whatever the order is between two processes, the
 * journal never says that something was safe, or not yet promised, when it was not.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#define MOST 65536

struct head {
  uint32_t kind;
  uint32_t length;
  uint64_t file;
  uint64_t where;
};

/* What each descriptor stands for: 0 for what does not concern us. */
static uint64_t inodes[MOST];
static char *folders[MOST]; /* the path, if it is a folder */
static char folder[PATH_MAX];
static size_t folder_length;
static int journal = -1;
static uint64_t syncs;

__attribute__((constructor)) static void begin(void) {
  const char *path = getenv("POWERCUT_JOURNAL"), *watched = getenv("POWERCUT_FOLDER");
  if (!path || !watched || !realpath(watched, folder)) return;
  folder_length = strlen(folder);
  journal = syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666);
  if (journal >= 0 && journal < 900) { /* out of the way of programs that count descriptors */
    int high = fcntl(journal, F_DUPFD_CLOEXEC, 900);
    if (high >= 0) {
      syscall(SYS_close, journal);
      journal = high;
    }
  }
}

static void note(uint32_t kind, uint64_t file, uint64_t where, const void *text, size_t length) {
  struct head head = {kind, (uint32_t)length, file, where};
  struct iovec parts[2] = {{&head, sizeof head}, {(void *)text, length}};
  int before = errno;
  if (journal >= 0 && syscall(SYS_writev, journal, parts, 2) != (long)(sizeof head + length)) abort();
  errno = before;
}

/* The whole path of something below the folder, or nothing. */
static int ours(int at, const char *path, char *whole) {
  char start[PATH_MAX], link[64];
  ssize_t length;
  if (journal < 0 || !path) return 0;
  if (path[0] == '/') {
    if (strlen(path) >= PATH_MAX) return 0;
    strcpy(whole, path);
  } else {
    if (at == AT_FDCWD) strcpy(link, "/proc/self/cwd");
    else {
      const char digits[] = "0123456789";
      int n = 14, value = at;
      char reversed[12];
      int count = 0;
      strcpy(link, "/proc/self/fd/");
      do reversed[count++] = digits[value % 10];
      while (value /= 10);
      while (count) link[n++] = reversed[--count];
      link[n] = 0;
    }
    length = readlink(link, start, sizeof start - 1);
    if (length < 0 || length + strlen(path) + 2 > PATH_MAX) return 0;
    memcpy(whole, start, length);
    whole[length] = '/';
    strcpy(whole + length + 1, path);
  }
  return strncmp(whole, folder, folder_length) == 0 &&
         (whole[folder_length] == '/' || !whole[folder_length]);
}

/* -- opening and closing */

static int open_at(int at, const char *path, int flags, mode_t mode) {
  char whole[PATH_MAX];
  struct stat before, now;
  int watched = ours(at, path, whole);
  int was_there = watched && stat(whole, &before) == 0;
  int found = syscall(SYS_openat, at, path, flags, mode);
  if (found < 0 || found >= MOST || journal < 0) return found;
  inodes[found] = 0;
  if (!watched || fstat(found, &now) != 0) return found;
  int error = errno;
  free(folders[found]);
  folders[found] = S_ISDIR(now.st_mode) ? strdup(whole) : NULL;
  inodes[found] = now.st_ino;
  if (!was_there && S_ISREG(now.st_mode)) note('c', now.st_ino, 0, whole, strlen(whole));
  else if (flags & O_TRUNC && S_ISREG(now.st_mode)) note('t', now.st_ino, 0, "", 0);
  errno = error;
  return found;
}

#define MODE(flags, last)                                     \
  mode_t mode = 0;                                            \
  if ((flags) & (O_CREAT | (O_TMPFILE & ~O_DIRECTORY))) {     \
    va_list given;                                            \
    va_start(given, last);                                    \
    mode = va_arg(given, mode_t);                             \
    va_end(given);                                            \
  }

int open(const char *path, int flags, ...) {
  MODE(flags, flags)
  return open_at(AT_FDCWD, path, flags, mode);
}
int open64(const char *path, int flags, ...) {
  MODE(flags, flags)
  return open_at(AT_FDCWD, path, flags, mode);
}
int openat(int at, const char *path, int flags, ...) {
  MODE(flags, flags)
  return open_at(at, path, flags, mode);
}
int openat64(int at, const char *path, int flags, ...) {
  MODE(flags, flags)
  return open_at(at, path, flags, mode);
}

int close(int fd) {
  if (fd >= 0 && fd == journal) return 0;
  if (fd >= 0 && fd < MOST) inodes[fd] = 0;
  return syscall(SYS_close, fd);
}

static uint64_t file_of(int fd) {
  return fd >= 0 && fd < MOST && journal >= 0 && !folders[fd] ? inodes[fd] : 0;
}

/* -- writing */

static void note_parts(uint64_t file, uint64_t where, const struct iovec *parts, long written) {
  for (; written > 0; parts++) {
    long length = (long)parts->iov_len < written ? (long)parts->iov_len : written;
    note('w', file, where, parts->iov_base, length);
    where += length;
    written -= length;
  }
}

static void note_promise(int fd, const void *text, size_t length) {
  static const char done[] = "\"type\":\"done\"";
  struct stat now;
  if (journal < 0 || !memmem(text, length, done, sizeof done - 1)) return;
  if (fstat(fd, &now) == 0 && S_ISSOCK(now.st_mode)) note('a', 0, 0, text, length);
}

ssize_t pwrite64(int fd, const void *text, size_t length, off64_t where) {
  ssize_t written = syscall(SYS_pwrite64, fd, text, length, where);
  if (written > 0 && file_of(fd)) note('w', inodes[fd], where, text, written);
  return written;
}
ssize_t pwrite(int fd, const void *text, size_t length, off_t where) {
  return pwrite64(fd, text, length, where);
}
ssize_t pwritev64(int fd, const struct iovec *parts, int count, off64_t where) {
  ssize_t written = syscall(SYS_pwritev, fd, parts, count, where, 0);
  if (written > 0 && file_of(fd)) note_parts(inodes[fd], where, parts, written);
  return written;
}
ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t where) {
  return pwritev64(fd, parts, count, where);
}
ssize_t writev(int fd, const struct iovec *parts, int count) {
  if (!file_of(fd)) {
    for (int i = 0; i < count; i++) note_promise(fd, parts[i].iov_base, parts[i].iov_len);
    return syscall(SYS_writev, fd, parts, count);
  }
  ssize_t written = syscall(SYS_writev, fd, parts, count);
  if (written > 0) note_parts(inodes[fd], lseek(fd, 0, SEEK_CUR) - written, parts, written);
  return written;
}
ssize_t write(int fd, const void *text, size_t length) {
  if (!file_of(fd)) {
    note_promise(fd, text, length);
    return syscall(SYS_write, fd, text, length);
  }
  ssize_t written = syscall(SYS_write, fd, text, length);
  if (written > 0) note('w', inodes[fd], lseek(fd, 0, SEEK_CUR) - written, text, written);
  return written;
}
ssize_t send(int fd, const void *text, size_t length, int flags) {
  note_promise(fd, text, length);
  return syscall(SYS_sendto, fd, text, length, flags, NULL, 0);
}
ssize_t sendmsg(int fd, const struct msghdr *message, int flags) {
  for (size_t i = 0; i < message->msg_iovlen; i++)
    note_promise(fd, message->msg_iov[i].iov_base, message->msg_iov[i].iov_len);
  return syscall(SYS_sendmsg, fd, message, flags);
}

int ftruncate64(int fd, off64_t length) {
  int failed = syscall(SYS_ftruncate, fd, length);
  if (!failed && file_of(fd)) note('t', inodes[fd], length, "", 0);
  return failed;
}
int ftruncate(int fd, off_t length) { return ftruncate64(fd, length); }

int fallocate64(int fd, int mode, off64_t where, off64_t length) {
  int failed = syscall(SYS_fallocate, fd, mode, where, length);
  if (!failed && file_of(fd)) note('g', inodes[fd], where + length, "", 0);
  return failed;
}
int fallocate(int fd, int mode, off_t where, off_t length) {
  return fallocate64(fd, mode, where, length);
}
int posix_fallocate64(int fd, off64_t where, off64_t length) {
  return fallocate64(fd, 0, where, length) ? errno : 0;
}
int posix_fallocate(int fd, off_t where, off_t length) {
  return posix_fallocate64(fd, where, length);
}

/* -- syncing */

static int synced(int fd, long call) {
  if (fd < 0 || fd >= MOST || journal < 0 || !inodes[fd]) return syscall(call, fd);
  uint64_t number = ((uint64_t)getpid() << 32) | __atomic_add_fetch(&syncs, 1, __ATOMIC_RELAXED);
  const char *path = folders[fd] ? folders[fd] : "";
  note('b', inodes[fd], number, path, strlen(path));
  int failed = syscall(call, fd);
  if (!failed) note('e', inodes[fd], number, path, strlen(path));
  return failed;
}
int fsync(int fd) { return synced(fd, SYS_fsync); }
int fdatasync(int fd) { return synced(fd, SYS_fdatasync); }

/* -- names */

int unlinkat(int at, const char *path, int flags) {
  char whole[PATH_MAX];
  int watched = ours(at, path, whole);
  int failed = syscall(SYS_unlinkat, at, path, flags);
  if (!failed && watched) note('u', 0, 0, whole, strlen(whole));
  return failed;
}
int unlink(const char *path) { return unlinkat(AT_FDCWD, path, 0); }

int renameat(int at, const char *path, int to, const char *name) {
  char whole[2 * PATH_MAX];
  int watched = ours(at, path, whole);
  size_t length = watched ? strlen(whole) : 0;
  watched = watched && ours(to, name, whole + length + 1);
  int failed = syscall(SYS_renameat2, at, path, to, name, 0);
  if (!failed && watched) note('r', 0, 0, whole, length + 1 + strlen(whole + length + 1));
  return failed;
}
int rename(const char *path, const char *name) {
  return renameat(AT_FDCWD, path, AT_FDCWD, name);
}
