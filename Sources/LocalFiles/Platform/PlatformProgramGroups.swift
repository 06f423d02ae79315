#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The groups of the programs that run now, so that a signal that ends this process ends them too.
///
/// They are not in the group of the terminal, which Ctrl-C reaches.
enum PlatformProgramGroups {
  /// The programs that can run at once and end with this process.
  private static let most = 64

  /// One place for each group, 0 for none.
  ///
  /// A handler of signals may read nothing but memory that is there already.
  private nonisolated(unsafe) static let groups: UnsafeMutablePointer<pid_t> = {
    let places = UnsafeMutablePointer<pid_t>.allocate(capacity: most)
    places.initialize(repeating: 0, count: most)
    return places
  }()

  /// Notes the group of a program; for the holder of the lock on starting.
  static func remember(_ group: pid_t) {
    if let free = (0..<most).first(where: { groups[$0] == 0 }) { groups[free] = group }
  }

  /// Forgets the group of a program that has ended.
  static func forget(_ group: pid_t) {
    for place in 0..<most where groups[place] == group { groups[place] = 0 }
  }

  /// Ends all groups; safe in a handler of signals.
  fileprivate static func endAll() {
    for place in 0..<most where groups[place] != 0 { kill(-groups[place], SIGKILL) }
  }

  /// Allocates the places, so that a handler finds them.
  fileprivate static func prepare() { _ = groups }
}

extension Platform {
  /// Lets the usual signals to end this process end the programs that it runs first; call once, at the start.
  ///
  /// A signal that the process was started to ignore, or that it handles, stays so.
  package static func endProgramsWithThisOne() {
    PlatformProgramGroups.prepare()
    for number in [SIGHUP, SIGINT, SIGTERM] where hasNoHandler(number) {
      signal(number) { number in
        PlatformProgramGroups.endAll()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  /// Returns true if a signal has the system's own effect.
  package static func hasNoHandler(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      return action.__sigaction_u.__sa_handler == nil
    #elseif canImport(Musl)
      return action.__sa_handler.sa_handler == nil
    #else
      return action.__sigaction_handler.sa_handler == nil
    #endif
  }
}
