/// One answer: a status, fields, and a body in memory.
struct HTTPResponse: Sendable {
  let status: HTTPStatus
  /// The media type of the body; nil without one.
  let type: String?
  /// Fields in addition to those that every answer has.
  var fields: [HTTPField]
  let body: [UInt8]
  /// True for a stream of events, which goes on after the body.
  let isStream: Bool

  /// Makes an answer.
  init(
    _ status: HTTPStatus = .ok, type: String? = nil, fields: [HTTPField] = [], body: [UInt8] = [],
    isStream: Bool = false
  ) {
    self.status = status
    self.type = type
    self.fields = fields
    self.body = body
    self.isStream = isStream
  }

  /// Fields of every answer, which prevent storing, content sniffing, framing, and referrers.
  private static let common = [
    HTTPField("Cache-Control", "no-store"), HTTPField("X-Content-Type-Options", "nosniff"),
    HTTPField("Referrer-Policy", "no-referrer"), HTTPField("Cross-Origin-Resource-Policy", "same-origin"),
    HTTPField("X-Frame-Options", "DENY"),
  ]

  /// The bytes before the body.
  ///
  /// - Parameters:
  ///   - date: the value of the Date field.
  ///   - closes: true if the connection ends after the answer.
  func head(date: String, closes: Bool) -> [UInt8] {
    var all = [HTTPField("Date", date)] + Self.common.filter { field in !fields.contains { $0.name == field.name } }
    if let type { all.append(HTTPField("Content-Type", type)) }
    if status != .noContent, !isStream { all.append(HTTPField("Content-Length", String(body.count))) }
    all.append(HTTPField("Connection", closes || isStream ? "close" : "keep-alive"))
    let lines = (all + fields).map { "\($0.name): \($0.value)\r\n" }.joined()
    return Array("HTTP/1.1 \(status.rawValue) \(status.reason)\r\n\(lines)\r\n".utf8)
  }

  /// The word for a client that waits before it sends a body.
  static let goOn = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)

  /// A time as the Date field has it (RFC 9110, section 5.6.7).
  ///
  /// - Parameters:
  ///   - day: the days since 1970-01-01, in UTC.
  ///   - date: that day as `YYYY-MM-DD`.
  ///   - second: the second of the day.
  static func date(day: Int, _ date: String, second: Int) -> String {
    let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let parts = date.split(separator: "-")
    let month = parts.count == 3 ? Int(parts[1]).map { months[max(1, min(12, $0)) - 1] } ?? "" : ""
    let time = clock(second)
    return "\(weekdays[((day % 7) + 7) % 7]), \(parts.last ?? "") \(month) \(parts.first ?? "") \(time) GMT"
  }

  /// The second of a day as `HH:MM:SS`.
  static func clock(_ second: Int) -> String {
    [second / 3600, second / 60 % 60, second % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
