/// Reads property lists in the OpenStep syntax; what it cannot read ends the value that contains it.
struct OpenStepReader {
  /// The greatest depth of nested values.
  static let greatestDepth = 32

  private let bytes: [UInt8]
  private var place = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value of a file; nil if it does not begin with one.
  static func read(_ bytes: [UInt8]) -> OpenStepValue? {
    var reader = OpenStepReader(bytes)
    return reader.value(depth: 0)
  }

  /// The keys with texts of a file that is the inside of a table, as a string table is.
  static func entries(_ bytes: [UInt8]) -> [(key: String, text: String)] {
    var reader = OpenStepReader(bytes)
    var entries: [(key: String, text: String)] = []
    while true {
      reader.skip()
      guard let key = reader.text() else { break }
      reader.skip()
      guard reader.takes("="), let value = reader.value(depth: 1) else { break }
      if let text = value.text { entries.append((key, text)) }
      reader.skip()
      guard reader.takes(";") else { break }
    }
    return entries
  }

  private mutating func value(depth: Int) -> OpenStepValue? {
    skip()
    guard place < bytes.count, depth < Self.greatestDepth else { return nil }
    switch bytes[place] {
    case UInt8(ascii: "{"): return table(depth)
    case UInt8(ascii: "("): return list(depth)
    default: return text().map { .text($0) }
    }
  }

  private mutating func table(_ depth: Int) -> OpenStepValue {
    var table: [String: OpenStepValue] = [:]
    place += 1
    while true {
      skip()
      guard place < bytes.count, !takes("}"), let key = text() else { break }
      skip()
      guard takes("="), let value = value(depth: depth + 1) else { break }
      table[key] = value
      skip()
      guard takes(";") else { break }
    }
    return .table(table)
  }

  private mutating func list(_ depth: Int) -> OpenStepValue {
    var values: [OpenStepValue] = []
    place += 1
    while true {
      skip()
      guard place < bytes.count, !takes(")"), let value = value(depth: depth + 1) else { break }
      values.append(value)
      skip()
      if !takes(",") {
        _ = takes(")")
        break
      }
    }
    return .list(values)
  }

  private mutating func takes(_ letter: Unicode.Scalar) -> Bool {
    guard place < bytes.count, bytes[place] == UInt8(ascii: letter) else { return false }
    place += 1
    return true
  }

  private mutating func text() -> String? {
    guard place < bytes.count else { return nil }
    if bytes[place] == UInt8(ascii: "\"") { return quoted() }
    let start = place
    while place < bytes.count, Self.isPlain(bytes[place]) { place += 1 }
    return start == place ? nil : String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func quoted() -> String {
    var text: [UInt8] = []
    place += 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      if bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count { place += 1 }
      text.append(bytes[place])
      place += 1
    }
    place = min(place + 1, bytes.count)
    return String(decoding: text, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "$"),
      UInt8(ascii: ":"), UInt8(ascii: "+"), UInt8(ascii: "@"), UInt8(ascii: "~"):
      true
    default: byte >= 0x80
    }
  }

  /// Skips spaces and comments.
  private mutating func skip() {
    while place < bytes.count {
      if bytes[place] <= 0x20 {
        place += 1
      } else if starts("/*") {
        place += 2
        while place < bytes.count, !starts("*/") { place += 1 }
        place = min(place + 2, bytes.count)
      } else if starts("//") {
        while place < bytes.count, bytes[place] != 0x0A { place += 1 }
      } else {
        return
      }
    }
  }

  private func starts(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[min(place, bytes.count)...].starts(with: $0) }
  }
}
