import FileSyntax
import LocalFiles
import Palettes

/// One line of JSON on standard error for each request, without its query, which may hold the token.
struct AccessLog {
  private let console: Console
  private let isQuiet: Bool
  private var left = 0

  /// The most scalars of a path in a line.
  private static let longestPath = 200

  /// Creates a log that writes to the console, or one that writes nothing.
  init(_ console: Console, isQuiet: Bool) {
    self.console = console
    self.isQuiet = isQuiet
  }

  /// Writes a line.
  ///
  /// If nothing reads standard error, the log counts lines instead, so that requests do not wait.
  mutating func note(_ head: HTTPHead?, _ status: HTTPStatus, bytes: Int, milliseconds: Int) {
    guard !isQuiet else { return }
    guard Platform.standardErrorIsFree else {
      left += 1
      return
    }
    var writer = JSONWriter(style: .compact)
    let now = Platform.secondsSince1970
    writer.object { line in
      line.member("time", "\(CalendarDate(daysSince1970: now / 86_400).text)T\(HTTPResponse.clock(now % 86_400))Z")
      line.member("method", head?.method, orNull: true)
      line.key("path")
      line.value(head.map { String($0.path.prefix(Self.longestPath)) })
      line.member("status", status.rawValue)
      line.key("bytes")
      line.value(bytes)
      line.key("milliseconds")
      line.value(milliseconds)
      if left > 0 {
        line.key("linesLeftOut")
        line.value(left)
      }
    }
    left = 0
    console.complain(String(decoding: writer.takeBytes(), as: UTF8.self))
  }
}
