// What the tool uses of macOS, as Apple's headers declare it (SDK of macOS 15, arm64), by hand and by name only: a Linux
// machine checks the branches for Darwin against this. Each part names the header that it stands for. Nothing may be added
// that is not declared there, or the check proves nothing; macros of functions and variadic functions, which Swift does not
// import, are in ../Darwin.swift where Apple's own overlay has them.
#pragma once

// <sys/_types.h>, <sys/types.h>, <_types/_uint64_t.h>, <machine/types.h>
typedef unsigned char __uint8_t;
typedef unsigned short __uint16_t;
typedef int __int32_t;
typedef unsigned int __uint32_t;
typedef long long __int64_t;
typedef unsigned long long __uint64_t;
typedef __int32_t dev_t;
typedef __uint16_t mode_t;
typedef __uint16_t nlink_t;
typedef __uint64_t ino_t;
typedef __uint32_t uid_t;
typedef __uint32_t gid_t;
typedef __int64_t off_t;
typedef __int64_t blkcnt_t;
typedef __int32_t blksize_t;
typedef __int32_t pid_t;
typedef long time_t;
typedef unsigned long size_t;
typedef long ssize_t;

// <sys/_types/_timespec.h>
struct timespec {
  time_t tv_sec;
  long tv_nsec;
};

// <sys/errno.h>
#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define EIO 5
#define EBADF 9
#define ENOMEM 12
#define EACCES 13
#define EEXIST 17
#define EXDEV 18
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define EMFILE 24
#define EFBIG 27
#define ENOSPC 28
#define EROFS 30
#define EPIPE 32
#define EAGAIN 35
#define EWOULDBLOCK EAGAIN
#define ENOTSUP 45
#define ECONNABORTED 53
#define ELOOP 62
#define ENAMETOOLONG 63
#define ENOTEMPTY 66
#define EDQUOT 69
#define EILSEQ 92
#define EOPNOTSUPP 102
extern int *__error(void);

// <sys/fcntl.h>
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x00000004
#define O_APPEND 0x00000008
#define O_NOFOLLOW 0x00000100
#define O_CREAT 0x00000200
#define O_TRUNC 0x00000400
#define O_EXCL 0x00000800
#define O_DIRECTORY 0x00100000
#define O_CLOEXEC 0x01000000
#define O_NOFOLLOW_ANY 0x20000000
#define AT_FDCWD -2
#define AT_SYMLINK_NOFOLLOW 0x0020
#define AT_REMOVEDIR 0x0080
#define F_GETFD 1
#define F_SETFD 2
#define F_GETFL 3
#define F_SETFL 4
#define F_GETPATH 50
#define F_FULLFSYNC 51
#define F_BARRIERFSYNC 85
#define FD_CLOEXEC 1
#define LOCK_SH 0x01
#define LOCK_EX 0x02
#define LOCK_NB 0x04
#define LOCK_UN 0x08

// <sys/file.h>, <sys/fcntl.h>
int flock(int, int);

// <sys/stat.h>; the masks of a mode are in the overlay
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct timespec st_atimespec;
  struct timespec st_mtimespec;
  struct timespec st_ctimespec;
  struct timespec st_birthtimespec;
  off_t st_size;
  blkcnt_t st_blocks;
  blksize_t st_blksize;
  __uint32_t st_flags;
  __uint32_t st_gen;
  __int32_t st_lspare;
  __int64_t st_qspare[2];
};
int stat(const char *, struct stat *);
int lstat(const char *, struct stat *);
int fstat(int, struct stat *);
int fstatat(int, const char *, struct stat *, int);
int chmod(const char *, mode_t);
int fchmod(int, mode_t);
int mkdir(const char *, mode_t);
int mkdirat(int, const char *, mode_t);
mode_t umask(mode_t);

// <sys/dirent.h>, <dirent.h>; of a folder only the first field
#define DT_UNKNOWN 0
#define DT_FIFO 1
#define DT_CHR 2
#define DT_DIR 4
#define DT_BLK 6
#define DT_REG 8
#define DT_LNK 10
#define DT_SOCK 12
struct dirent {
  __uint64_t d_ino;
  __uint64_t d_seekoff;
  __uint16_t d_reclen;
  __uint16_t d_namlen;
  __uint8_t d_type;
  char d_name[1024];
};
typedef struct {
  int __dd_fd;
} DIR;
DIR *opendir(const char *);
DIR *fdopendir(int);
int dirfd(DIR *);
struct dirent *readdir(DIR *);
int closedir(DIR *);

// <unistd.h>
#define F_OK 0
#define X_OK (1 << 0)
#define W_OK (1 << 1)
#define R_OK (1 << 2)
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define _SC_NPROCESSORS_ONLN 58
int access(const char *, int);
int close(int);
int dup(int);
int dup2(int, int);
void _exit(int) __attribute__((__noreturn__));
int fsync(int);
int chdir(const char *);
char *getcwd(char *, size_t);
uid_t getuid(void);
uid_t geteuid(void);
pid_t getpid(void);
int isatty(int);

// <sys/ttycom.h>
struct winsize {
  unsigned short ws_row;
  unsigned short ws_col;
  unsigned short ws_xpixel;
  unsigned short ws_ypixel;
};
int link(const char *, const char *);
off_t lseek(int, off_t, int);
int pipe(int[2]);
ssize_t pread(int, void *, size_t, off_t);
ssize_t read(int, void *, size_t);
ssize_t readlink(const char *, char *, size_t);
ssize_t readlinkat(int, const char *, char *, size_t);
int rmdir(const char *);
int symlink(const char *, const char *);
long sysconf(int);
int ftruncate(int, off_t);
int unlink(const char *);
int unlinkat(int, const char *, int);
ssize_t write(int, const void *, size_t);

// <pwd.h>
struct passwd {
  char *pw_name;
  char *pw_passwd;
  uid_t pw_uid;
  gid_t pw_gid;
  time_t pw_change;
  char *pw_class;
  char *pw_gecos;
  char *pw_dir;
  char *pw_shell;
  time_t pw_expire;
};
struct passwd *getpwuid(uid_t);

// <sys/unistd.h>
int getentropy(void *, size_t);

// <_stdio.h>, <stdio.h>, <sys/stdio.h>; of a file only the first field
#define SEEK_SET 0
#define SEEK_END 2
typedef struct __sFILE {
  unsigned char *_p;
} FILE;
FILE *fopen(const char *, const char *);
int fclose(FILE *);
size_t fread(void *, size_t, size_t, FILE *);
int fseek(FILE *, long, int);
long ftell(FILE *);
void rewind(FILE *);
#define RENAME_EXCL 0x00000004
int rename(const char *, const char *);
int renameat(int, const char *, int, const char *);
int renamex_np(const char *, const char *, unsigned int);

// <stdlib.h>, <malloc/_malloc.h>
void exit(int) __attribute__((__noreturn__));
void free(void *);
char *getenv(const char *);
char *realpath(const char *, char *);
char *mkdtemp(char *);
void arc4random_buf(void *, size_t);

// <string.h>
char *strdup(const char *);
char *strerror(int);
size_t strlen(const char *);
int memcmp(const void *, const void *, size_t);

// <time.h>
typedef enum {
  _CLOCK_REALTIME = 0,
  _CLOCK_MONOTONIC = 6,
} clockid_t;
time_t time(time_t *);
#define CLOCK_REALTIME _CLOCK_REALTIME
#define CLOCK_MONOTONIC _CLOCK_MONOTONIC
int clock_gettime(clockid_t, struct timespec *);

// <poll.h>, <sys/poll.h>
#define POLLIN 0x0001
#define POLLOUT 0x0004
#define POLLERR 0x0008
#define POLLHUP 0x0010
#define POLLNVAL 0x0020
struct pollfd {
  int fd;
  short events;
  short revents;
};
typedef unsigned int nfds_t;
int poll(struct pollfd *, nfds_t, int);

// <sys/socket.h>, <sys/_types/_sa_family_t.h>, <sys/_types/_socklen_t.h>
typedef __uint8_t sa_family_t;
typedef __uint32_t socklen_t;
#define SOCK_STREAM 1
#define AF_INET 2
#define SOL_SOCKET 0xffff
#define SO_REUSEADDR 0x0004
#define SHUT_WR 1
struct sockaddr {
  __uint8_t sa_len;
  sa_family_t sa_family;
  char sa_data[14];
};
int accept(int, struct sockaddr *__restrict, socklen_t *__restrict);
int bind(int, const struct sockaddr *, socklen_t);
int getsockname(int, struct sockaddr *__restrict, socklen_t *__restrict);
int listen(int, int);
ssize_t recv(int, void *, size_t, int);
ssize_t send(int, const void *, size_t, int);
int setsockopt(int, int, int, const void *, socklen_t);
int shutdown(int, int);
int socket(int, int, int);

// <netinet/in.h>, <netinet/tcp.h>
typedef __uint32_t in_addr_t;
typedef __uint16_t in_port_t;
#define IPPROTO_TCP 6
#define TCP_NODELAY 0x01
struct in_addr {
  in_addr_t s_addr;
};
struct sockaddr_in {
  __uint8_t sin_len;
  sa_family_t sin_family;
  in_port_t sin_port;
  struct in_addr sin_addr;
  char sin_zero[8];
};

// <sys/resource.h>
typedef __uint64_t rlim_t;
#define RLIMIT_NOFILE 8
struct rlimit {
  rlim_t rlim_cur;
  rlim_t rlim_max;
};
int getrlimit(int, struct rlimit *);
int setrlimit(int, const struct rlimit *);

// <sys/signal.h>, <signal.h>; SIG_DFL and its like are in the overlay
#define SIGHUP 1
#define SIGINT 2
#define SIGKILL 9
#define SIGPIPE 13
#define SIGTERM 15
#define SA_RESTART 0x0002
typedef __uint32_t sigset_t;
struct __siginfo;
union __sigaction_u {
  void (*__sa_handler)(int);
  void (*__sa_sigaction)(int, struct __siginfo *, void *);
};
struct sigaction {
  union __sigaction_u __sigaction_u;
  sigset_t sa_mask;
  int sa_flags;
};
typedef void (*sig_t)(int);
void (*signal(int, void (*)(int)))(int);
int sigaction(int, const struct sigaction *__restrict, struct sigaction *__restrict);
int kill(pid_t, int);
#define SIG_UNBLOCK 2
int sigemptyset(sigset_t *);
int sigaddset(sigset_t *, int);
int pthread_sigmask(int, const sigset_t *_Nullable, sigset_t *_Nullable);

// <pthread.h>, <sys/_pthread/_pthread_types.h>
struct __darwin_pthread_handler_rec;
struct _opaque_pthread_attr_t {
  long __sig;
  char __opaque[56];
};
struct _opaque_pthread_t {
  long __sig;
  struct __darwin_pthread_handler_rec *__cleanup_stack;
  char __opaque[8176];
};
typedef struct _opaque_pthread_attr_t pthread_attr_t;
typedef struct _opaque_pthread_t *pthread_t;
int pthread_attr_init(pthread_attr_t *_Nonnull);
int pthread_attr_destroy(pthread_attr_t *_Nonnull);
int pthread_attr_setstacksize(pthread_attr_t *_Nonnull, size_t);
int pthread_create(
    pthread_t _Nullable *_Nonnull __restrict, const pthread_attr_t *_Nullable __restrict,
    void *_Nullable (*_Nonnull)(void *_Nullable), void *_Nullable __restrict);
int pthread_join(pthread_t _Nonnull, void *_Nullable *_Nullable);

// <sys/wait.h>
#define WNOHANG 0x00000001
pid_t waitpid(pid_t, int *, int);

// <crt_externs.h>
extern char ***_NSGetEnviron(void);

// <spawn.h>, <sys/spawn.h>
#define POSIX_SPAWN_CLOEXEC_DEFAULT 0x4000
typedef void *posix_spawnattr_t;
typedef void *posix_spawn_file_actions_t;
int posix_spawnp(
    pid_t *__restrict, const char *__restrict, const posix_spawn_file_actions_t *, const posix_spawnattr_t *__restrict,
    char *const __argv[], char *const __envp[]);
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *, int, int);
int posix_spawn_file_actions_addclose(posix_spawn_file_actions_t *, int);
int posix_spawnattr_init(posix_spawnattr_t *);
int posix_spawnattr_destroy(posix_spawnattr_t *);
int posix_spawnattr_setflags(posix_spawnattr_t *, short);

// <sys/signal.h>, <signal.h>
#ifndef SIGXCPU
#define SIGXCPU 24
#endif
#ifndef SIGXFSZ
#define SIGXFSZ 25
#endif
int raise(int);

// <sys/errno.h>
#ifndef ENXIO
#define ENXIO 6
#endif

// <sys/spawn.h>, <spawn.h>
#define POSIX_SPAWN_SETPGROUP 0x0002
#define POSIX_SPAWN_SETSIGDEF 0x0004
int posix_spawnattr_setpgroup(posix_spawnattr_t *, pid_t);
int posix_spawnattr_setsigdefault(posix_spawnattr_t * __restrict, const sigset_t * __restrict);

// <malloc/malloc.h>
typedef struct _malloc_zone_t malloc_zone_t;
size_t malloc_zone_pressure_relief(malloc_zone_t *zone, size_t goal);
