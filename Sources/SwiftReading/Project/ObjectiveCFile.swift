import Palettes

/// Reads files in Objective-C as far as to count the views with a text that they make.
package enum ObjectiveCFile {
  private static let classes: [(name: String, framework: OtherTexts.Framework)] =
    OtherTextReader.uiKit.map { ($0, .uiKit) } + OtherTextReader.appKit.map { ($0, .appKit) }
  /// The starts of the messages to a class that make a view.
  private static let makers = [
    "alloc", "new", "buttonWith", "systemButton", "labelWith", "wrappingLabel", "textFieldWith", "checkboxWith",
    "radioButtonWith", "scrollableTextView",
  ]

  /// The views with a text that a file makes, by framework; accepts any bytes.
  package static func texts(in bytes: [UInt8], of path: String) -> [OtherTexts] {
    var counts: [OtherTexts.Framework: (count: Int, first: Int)] = [:]
    bytes.withUnsafeBufferPointer { bytes in
      var place = 0
      while place < bytes.count {
        if bytes[place] == UInt8(ascii: "["), let framework = framework(at: place + 1, in: bytes) {
          counts[framework, default: (0, place)].count += 1
        }
        place = end(of: place, in: bytes)
      }
    }
    guard !counts.isEmpty else { return [] }
    let lines = LineTable(bytes)
    return OtherTexts.Framework.allCases.compactMap { framework in
      guard let found = counts[framework] else { return nil }
      let place = lines.position(ofByte: found.first)
      return OtherTexts(
        framework, count: found.count, first: SourceLocation(file: path, line: place.line, column: place.column))
    }
  }

  /// The strings that a file writes, which may name colors; accepts any bytes.
  package static func strings(in bytes: [UInt8]) -> Set<String> {
    var strings: Set<String> = []
    bytes.withUnsafeBufferPointer { bytes in
      var place = 0
      while place < bytes.count {
        let end = end(of: place, in: bytes)
        if bytes[place] == UInt8(ascii: "\""), end - place > 2, end - place <= longest {
          strings.insert(String(decoding: bytes[(place + 1)..<(end - 1)], as: UTF8.self))
        }
        place = end
      }
    }
    return strings
  }

  /// The bytes of the longest string that may name a color, with its quotation marks.
  private static let longest = 128

  /// The framework of the class to which a message in brackets is sent, if it makes a view.
  private static func framework(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> OtherTexts.Framework? {
    let text = bytes[start...].drop { $0 == UInt8(ascii: " ") }
    guard let known = classes.first(where: { text.starts(with: $0.name.utf8) }) else { return nil }
    let rest = text.dropFirst(known.name.utf8.count)
    let message = rest.drop { $0 == UInt8(ascii: " ") }
    guard message.startIndex > rest.startIndex, makers.contains(where: { message.starts(with: $0.utf8) }) else {
      return nil
    }
    return known.framework
  }

  /// The offset after a byte, or after the comment or string that begins with it.
  private static func end(of start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let next = start + 1 < bytes.count ? bytes[start + 1] : 0
    switch bytes[start] {
    case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
      return bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
      var place = start + 2
      while place + 1 < bytes.count, bytes[place] != UInt8(ascii: "*") || bytes[place + 1] != UInt8(ascii: "/") {
        place += 1
      }
      return min(place + 2, bytes.count)
    case UInt8(ascii: "\""):
      var place = start + 1
      while place < bytes.count, bytes[place] != UInt8(ascii: "\""), bytes[place] != UInt8(ascii: "\n") {
        place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
      }
      return min(place + 1, bytes.count)
    default: return start + 1
    }
  }
}
