/// The unit in which a client counts characters of a line.
enum PositionEncoding: String, CaseIterable, Hashable, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"

  /// The units that a byte of UTF-8 begins: two for a scalar outside of the basic plane in UTF-16.
  func units(startedBy byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    }
  }
}
