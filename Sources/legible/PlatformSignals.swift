import LocalFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Platform {
  /// Lets `wasInterrupted` detect the first Ctrl-C; the second one ends the process.
  ///
  /// The handler removes itself, so that its presence shows that it has not run.
  static func catchInterrupt() {
    signal(SIGINT) { _ in signal(SIGINT, SIG_DFL) }
    unblock(SIGINT)
  }

  /// True if Ctrl-C was pressed since `catchInterrupt`.
  static var wasInterrupted: Bool { hasNoHandler(SIGINT) }

  /// Lets `wasStopped` detect the first Ctrl-C and the first request to terminate; the second one ends the process.
  static func catchStop() {
    catchInterrupt()
    signal(SIGTERM) { _ in signal(SIGTERM, SIG_DFL) }
    unblock(SIGTERM)
  }

  /// True if the process was interrupted or asked to terminate since `catchStop`.
  static var wasStopped: Bool { hasNoHandler(SIGINT) || hasNoHandler(SIGTERM) }

  /// A parent with the signal blocked passes that on.
  private static func unblock(_ number: Int32) {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
