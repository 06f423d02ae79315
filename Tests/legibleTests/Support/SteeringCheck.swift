import Foundation

@testable import FileSyntax

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Finds the effects of a text on its reader, written independently of the gate.
enum SteeringCheck {
  /// What is wrong with an output in a language; empty if it is data and nothing else.
  static func complaints(about text: String, _ dialect: OutputDialect) -> [String] {
    var found: [String] = []
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines {
      var line = line
      if dialect == .csv, line.last == "\r" { line.removeLast() }
      if line.contains(where: isControl) { found.append("control in \(String(line).debugDescription.prefix(160))") }
      let start = line.drop { $0.properties.isWhitespace }
      if start.starts(with: "::".unicodeScalars) {
        let isOurs = ["::error ", "::warning ", "::notice "].contains { line.starts(with: $0.unicodeScalars) }
        if dialect != .commands || !isOurs { found.append("command in \(String(line).prefix(80))") }
      }
      if text.contains("##["), String(line).contains("##[") { found.append("marker in \(String(line).prefix(80))") }
      if String(line).contains("##vso[") { found.append("marker in \(String(line).prefix(80))") }
    }
    switch dialect {
    case .json:
      let isJSON = (try? JSONDocument(parsing: Array(text.utf8), options: .relaxed)) != nil
      if !text.isEmpty, !isJSON { found.append("no JSON: \(text.prefix(80))") }
    case .xml:
      if !text.isEmpty, !XMLParser(data: Data(text.utf8)).parse() { found.append("no XML: \(text.prefix(80))") }
    case .csv:
      let rows = Unquoted.rows(text)
      for cell in rows.joined() where "=+-@".contains(cell.first ?? "x") { found.append("formula: \(cell.prefix(40))") }
      if Set(rows.map(\.count)).count > 1 { found.append("rows of different lengths") }
    case .markdown: found += links(in: text)
    case .text, .commands: break
    }
    return Array(Set(found)).sorted()
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case 0..<0x20, 0x7F...0x9F, 0x200E, 0x200F, 0x061C, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Words outside code that GitHub makes into links.
  private static func links(in text: String) -> [String] {
    let outside = text.replacing(/(?s)```.*?```/, with: " ").replacing(/`[^`\n]*`/, with: " ")
    let shown = outside.replacing(/&#([0-9]+);/) { match in
      UInt32(match.1).flatMap(Unicode.Scalar.init).map { String($0) } ?? "?"
    }
    return shown.matches(of: /(?:\bwww\.|\bGH-[0-9]+\b|(?:^|[^\w&\/])@\w|#(?:[0-9]{1,5}|[0-9]{7})\b)/).map {
      "link: \($0.0)"
    }
  }
}

/// Rows of comma-separated values, read by RFC 4180.
private enum Unquoted {
  static func rows(_ text: String) -> [[String]] {
    var rows: [[String]] = [[""]]
    var isQuoted = false
    for scalar in text.unicodeScalars where scalar != "\r" {
      switch scalar {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: rows[rows.count - 1].append("")
      case "\n" where !isQuoted: rows.append([""])
      default: rows[rows.count - 1][rows[rows.count - 1].count - 1].unicodeScalars.append(scalar)
      }
    }
    return rows.filter { $0 != [""] }
  }
}
