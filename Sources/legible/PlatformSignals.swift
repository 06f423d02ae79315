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
    // A parent with the signal blocked passes that on.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// True if Ctrl-C was pressed since `catchInterrupt`.
  static var wasInterrupted: Bool {
    var action = sigaction()
    guard sigaction(SIGINT, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      return action.__sigaction_u.__sa_handler == nil
    #elseif canImport(Musl)
      return action.__sa_handler.sa_handler == nil
    #else
      return action.__sigaction_handler.sa_handler == nil
    #endif
  }
}
