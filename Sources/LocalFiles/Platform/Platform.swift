package import Palettes

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The operating system: the files of this type are the only ones that call it.
package enum Platform {
  /// The number of online processors, at least 1.
  static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// The folder that relative paths start from; `/` if the system does not say.
  package static var currentFolder: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  /// The value of an environment variable, nil if it is not set.
  package static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The current date in UTC, so that it is the same for everybody.
  package static var today: CalendarDate { CalendarDate(daysSince1970: Int(time(nil)) / 86_400) }

  /// Returns the last error of the system in its own words.
  package static func words(for code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
