import FileSyntax

/// The text of a file into which members and elements are written as its author would.
struct AuditFilePlace {
  private let bytes: [UInt8]
  /// The line break of the file: that of its first line.
  let lineBreak: String

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let first = bytes.firstIndex(of: UInt8(ascii: "\n"))
    lineBreak = first.map { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r") } ?? false ? "\r\n" : "\n"
  }

  /// The edits that write items behind the last one of a list or an object, each on a line of its own.
  ///
  /// A comment behind the last item stays with it, and so does its comma.
  ///
  /// - Parameter spaces: the indentation if no item begins a line.
  func appending(
    _ items: [String], behind last: JSONValue?, in container: JSONValue, indentedBy spaces: Int
  ) -> [JSONEdit] {
    let usual = String(repeating: " ", count: spaces)
    guard let last else {
      let place = container.range.lowerBound + 1
      let text = lineBreak + items.map { usual + $0 }.joined(separator: "," + lineBreak)
      let end = isOnOneLine(container) ? lineBreak + String(repeating: " ", count: max(0, spaces - 2)) : ""
      return [JSONEdit(range: place..<place, replacement: Array((text + end).utf8))]
    }
    let indentation = indentation(of: last) ?? usual
    let text = lineBreak + items.map { indentation + $0 }.joined(separator: "," + lineBreak)
    let end = last.range.upperBound
    let (comma, rest) = tail(from: end)
    guard let rest, rest > end else {
      return [JSONEdit(range: end..<end, replacement: Array(("," + text).utf8))]
    }
    let addition = JSONEdit(range: rest..<rest, replacement: Array((text + (comma == nil ? "" : ",")).utf8))
    return comma == nil ? [JSONEdit(range: end..<end, replacement: Array(",".utf8)), addition] : [addition]
  }

  /// The edits that add items to a list of an audit file, which is written as its last member if there is none.
  func adding(_ items: [String], to key: String, of root: JSONValue) -> [JSONEdit] {
    guard !items.isEmpty else { return [] }
    if let list = root[key], list.kind == .array {
      return appending(items, behind: Array(list.elements).last, in: list, indentedBy: 4)
    }
    let lines = ["\"\(key)\": ["] + items.enumerated().map { "    \($1)\($0 + 1 < items.count ? "," : "")" } + ["  ]"]
    let text = lines.joined(separator: lineBreak)
    return appending([text], behind: Array(root.members).last.map { $0.value }, in: root, indentedBy: 2)
  }

  private func isOnOneLine(_ value: JSONValue) -> Bool { !bytes[value.range].contains(UInt8(ascii: "\n")) }

  /// The place of a comma behind an item, and the end of its line if only a comma and a comment come before that.
  private func tail(from start: Int) -> (comma: Int?, lineEnd: Int?) {
    var comma: Int?
    var offset = start
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): break
      case UInt8(ascii: ",") where comma == nil: comma = offset
      case UInt8(ascii: "\r"), UInt8(ascii: "\n"): return (comma, offset)
      case UInt8(ascii: "/") where offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "/"):
        let end = bytes[offset...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        return (comma, end)
      default: return (comma, nil)
      }
      offset += 1
    }
    return (comma, nil)
  }

  /// The white space before a value, or before the key of a member, if it begins its line.
  private func indentation(of value: JSONValue) -> String? {
    var start = value.range.lowerBound
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    let space = bytes[start..<value.range.lowerBound].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let next = start + space.count
    guard next == value.range.lowerBound || bytes[next] == UInt8(ascii: "\"") else { return nil }
    return String(decoding: space, as: UTF8.self)
  }
}
