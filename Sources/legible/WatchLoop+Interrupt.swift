import LocalFiles

extension WatchLoop {
  /// Turns at once and then at every save, until a person presses Ctrl-C.
  func runUntilInterrupted(_ turn: Turn) throws {
    Platform.catchInterrupt()
    try run(until: { Platform.wasInterrupted }, turn)
  }
}
