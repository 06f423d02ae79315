import Palettes

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Platform {
  /// Runs work while no other run works on the folder, after removing the remains of dead runs there.
  ///
  /// The system holds the lock on the folder itself and releases it when the process ends, however it ends: no file
  /// marks it, and none can be left behind. Calls `waiting` once when it has waited for half a second, and throws
  /// `OutputProblem.busy` after `patience`. If the file system has no locks, the work runs without one. Must not be
  /// nested on one folder.
  package static func withLock<Result>(
    on folder: String, patience: Duration = .seconds(60), waiting: () -> Void = {}, _ body: () throws -> Result
  ) throws -> Result {
    let descriptor = try lock(folder, patience: patience, waiting: waiting)
    defer { close(descriptor) }
    sweep(folder)
    return try body()
  }

  /// Removes the temporary files of dead runs, for the holder of the lock on the folder or on its parent; returns their
  /// number.
  @discardableResult
  package static func sweep(_ folder: String) -> Int {
    ((try? list(folder)) ?? []).count {
      TemporaryName.isOne($0.name) && removeUnlessKept("\(folder)/\($0.name)")
    }
  }

  /// Sweeps the folder unless another run is writing to it.
  static func sweepUnlessBusy(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { sweep(folder) }
  }

  /// Marks a new temporary file as that of a living process, until it is closed; false if it was swept away before.
  static func keep(_ descriptor: Int32) -> Bool {
    while flock(descriptor, LOCK_EX) != 0 { if errno != EINTR { break } }
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_nlink > 0
  }

  private static func removeUnlessKept(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_EX | LOCK_NB) == 0 && unlink(path) == 0
  }

  private static func lock(
    _ folder: String, patience: Duration, waiting: () -> Void
  ) throws(OutputProblem) -> Int32 {
    let start = ContinuousClock.now
    var isTold = false
    while true {
      let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .cannotCreate(folder, words(for: errno)) }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
        if isOpen(folder, as: descriptor) { return descriptor }
      } else if errno != EWOULDBLOCK, errno != EINTR {
        return descriptor
      }
      close(descriptor)
      let waited = start.duration(to: .now)
      guard waited < patience else { throw .busy(folder) }
      if !isTold, waited > .milliseconds(500) {
        waiting()
        isTold = true
      }
      poll(nil, 0, 10)
    }
  }

  /// Returns true if a path still refers to the item that was opened by it, which another process may have replaced.
  private static func isOpen(_ path: String, as descriptor: Int32) -> Bool {
    var open = stat()
    var named = stat()
    return fstat(descriptor, &open) == 0 && stat(path, &named) == 0 && open.st_ino == named.st_ino
      && open.st_dev == named.st_dev
  }
}
