#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Platform {
  /// The state of the item at a path: enough to detect later that it was saved, replaced or removed.
  struct Stamp: Hashable, Sendable {
    fileprivate var file: UInt64 = 0
    fileprivate var size: Int64 = 0
    fileprivate var seconds: Int64 = 0
    fileprivate var nanoseconds: Int64 = 0
    /// True if it is a folder.
    fileprivate(set) var isFolder = false

    /// The stamp of nothing, or of an item that must not be examined.
    static let nothing = Stamp()
  }

  /// Examines a path, links followed.
  static func stamp(of path: String) -> Stamp {
    var status = stat()
    guard stat(path, &status) == 0 else { return .nothing }
    #if canImport(Darwin)
      let changed = status.st_ctimespec
    #else
      let changed = status.st_ctim
    #endif
    return Stamp(
      file: UInt64(truncatingIfNeeded: status.st_ino), size: Int64(truncatingIfNeeded: status.st_size),
      seconds: Int64(truncatingIfNeeded: changed.tv_sec), nanoseconds: Int64(truncatingIfNeeded: changed.tv_nsec),
      isFolder: status.st_mode & S_IFMT == S_IFDIR)
  }

  /// Waits for a time.
  package static func sleep(milliseconds: Int32) { poll(nil, 0, milliseconds) }

  /// Sleeps until something may have happened in folders: by inotify if the system has it, else by the clock.
  struct FolderWatch: ~Copyable {
    /// The descriptor of inotify; below 0 for the clock.
    private var descriptor: Int32 = -1

    /// The interval between checks by the clock, in milliseconds.
    private static let pace: Int32 = 50

    /// Starts with no folder; `usesClock` disables inotify.
    init(usesClock: Bool = Platform.environment("LEGIBLE_WATCH") == "clock") {
      #if canImport(Glibc)
        if !usesClock { descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK)) }
      #endif
    }

    deinit {
      if descriptor >= 0 { close(descriptor) }
    }

    /// True if changes are found only by examining the paths, so that folders need not be added.
    var isClock: Bool { descriptor < 0 }

    /// Watches more folders; if the system cannot, the clock is used for all.
    package mutating func add(_ folders: [String]) {
      #if canImport(Glibc)
        let events =
          IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF
          | IN_ATTRIB
        for folder in folders where descriptor >= 0 {
          guard inotify_add_watch(descriptor, folder, UInt32(events)) < 0, errno == ENOSPC || errno == ENOMEM else {
            continue
          }
          close(descriptor)
          descriptor = -1
        }
      #endif
    }

    /// Waits for at most a time in milliseconds; returns true if something may have happened.
    func wait(atMost milliseconds: Int32) -> Bool {
      guard descriptor >= 0 else {
        Platform.sleep(milliseconds: min(milliseconds, Self.pace))
        return true
      }
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, milliseconds) > 0 else { return false }
      forgetEvents()
      return true
    }

    /// Empties the queue: changes are found by examining the files.
    private func forgetEvents() {
      #if canImport(Glibc)
        withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 8) { buffer in
          while Glibc.read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
        }
      #endif
    }
  }
}
