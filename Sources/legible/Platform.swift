import PaletteModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The operating system: this type's files are the only place where the tool touches it.
enum Platform {
  /// A standard stream of the process.
  enum Stream: Int32 {
    case input = 0
    case output = 1
    case error = 2
  }

  /// How many processors are online, at least 1.
  static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// The folder that relative paths start from; `/` where the system does not say.
  static var currentFolder: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  /// Ends the process.
  static func end(_ status: Int32) -> Never { exit(status) }

  /// The value of an environment variable, nil if it is not set.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Returns true if a person sees the stream, rather than a file or a pipe.
  static func isTerminal(_ stream: Stream) -> Bool { isatty(stream.rawValue) == 1 }

  /// The day it is by the clock, in UTC, so that it is the same for everybody.
  static var today: CalendarDate { CalendarDate(daysSince1970: Int(time(nil)) / 86_400) }

  /// The last error of the system in its own words.
  static func words(for code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
