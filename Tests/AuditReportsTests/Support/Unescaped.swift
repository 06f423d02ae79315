import Foundation

/// Reverses the escaping of our formats, by their specifications and not by our code.
enum Unescaped {
  /// Returns the text in which each `\u{HEX}` is replaced by its character.
  static func visible(_ text: String) -> String {
    text.replacing(/\\u\{([0-9A-F]+)\}/) { match in
      UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? "?"
    }
  }

  /// A workflow command as GitHub's runner reads it: name, properties and message; nil for any other line.
  static func command(_ line: some StringProtocol) -> (name: String, properties: [String: String], message: String)? {
    guard line.hasPrefix("::"), let end = line.dropFirst(2).firstRange(of: "::") else { return nil }
    let head = line.dropFirst(2)[..<end.lowerBound]
    let name = head.prefix { $0 != " " }
    var properties: [String: String] = [:]
    for part in head.dropFirst(name.count).split(separator: ",") {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2 else { return nil }
      properties[sides[0].trimmingCharacters(in: .whitespaces)] = plain(String(sides[1]))
    }
    return (String(name), properties, plain(String(line[end.upperBound...])))
  }

  private static func plain(_ text: String) -> String {
    var text = text
    for (code, sign) in [("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")] {
      text = text.replacing(code, with: sign)
    }
    return text
  }

  /// The rows of comma-separated values by RFC 4180; nil if a quote stands where none may.
  static func rows(_ bytes: [UInt8]) -> [[String]]? {
    var rows: [[String]] = []
    var row: [String] = []
    var cell: [UInt8] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      if rest.first == UInt8(ascii: "\"") {
        rest = rest.dropFirst()
        while let end = rest.firstIndex(of: UInt8(ascii: "\"")) {
          cell += rest[..<end]
          rest = rest[(end + 1)...]
          guard rest.first == UInt8(ascii: "\"") else { break }
          cell.append(UInt8(ascii: "\""))
          rest = rest.dropFirst()
        }
      } else {
        let plain = rest.prefix { !",\r\n\"".utf8.contains($0) }
        cell += plain
        rest = rest.dropFirst(plain.count)
      }
      row.append(String(decoding: cell, as: UTF8.self))
      cell = []
      if rest.starts(with: "\r\n".utf8) {
        rows.append(row)
        row = []
        rest = rest.dropFirst(2)
      } else if rest.first == UInt8(ascii: ",") {
        rest = rest.dropFirst()
      } else {
        return nil
      }
    }
    return rows
  }

  /// Returns one of our cells without the apostrophe that keeps spreadsheets from reading it as a formula.
  static func cell(_ text: String) -> String { visible(text.hasPrefix("'") ? String(text.dropFirst()) : text) }
}
