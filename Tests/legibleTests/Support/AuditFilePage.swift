@testable import AuditEngine
@testable import FileSyntax
@testable import Palettes
@testable import legible

/// The JSON Schema of audit files with a layout, and the tables of keys on the page about them.
struct AuditFilePage {
  /// A table of the page: the heading above it, and the place in the schema of the object with the keys.
  private static let tables: [(heading: String, path: [String])] = [
    ("Top-level keys", []), ("Surfaces", ["$defs", "surface"]), ("Pairs", ["$defs", "pair"]),
    ("Requirements", ["$defs", "requirement"]), ("Sources", ["properties", "source"]),
    ("Colors seen on a device", ["$defs", "verified"]), ("Waivers", ["$defs", "waiver"]),
  ]

  private let root: JSONValue

  /// Reads the schema that follows from the keys.
  init() throws(JSONSyntaxError) {
    root = try JSONDocument(parsing: Array(AuditFileSchema.text(policies: Policy.all.map(\.id)).utf8)).root
  }

  /// The schema, with each value that fits on one line.
  var schema: String { Self.text(of: root, indent: "", room: Self.width) + "\n" }

  private static let width = 140

  private static func text(of value: JSONValue, indent: String, room: Int) -> String {
    guard value.kind == .object || value.kind == .array else {
      return value.withSource { String(decoding: $0, as: UTF8.self) }
    }
    let (open, close) = value.kind == .object ? ("{ ", " }") : ("[", "]")
    let line = open + items(of: value, indent: "").joined(separator: ", ") + close
    if line.utf8.count + indent.utf8.count < room, !line.utf8.contains(UInt8(ascii: "\n")) { return line }
    let inner = "\n\(indent)  "
    let lines = items(of: value, indent: indent + "  ").joined(separator: ",\(inner)")
    return "\(open.prefix(1))\(inner)\(lines)\n\(indent)\(close.suffix(1))"
  }

  /// The elements or members of a value.
  private static func items(of value: JSONValue, indent: String) -> [String] {
    if value.kind == .array { return value.elements.map { text(of: $0, indent: indent, room: width - 2) } }
    return value.members.map { member in
      let key = "\"\(member.key)\": "
      return key + text(of: member.value, indent: indent, room: width - key.utf8.count - 2)
    }
  }

  /// Returns a page with the table below each heading replaced.
  func updated(_ page: String) -> String {
    var lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (heading, path) in Self.tables {
      guard let start = lines.firstIndex(of: "### \(heading)"),
        let first = lines[start...].firstIndex(where: { $0.hasPrefix("| key") })
      else { continue }
      let end = lines[first...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
      lines.replaceSubrange(first..<end, with: table(path.reduce(root) { $0[$1] ?? $0 }))
    }
    return lines.joined(separator: "\n")
  }

  private func table(_ object: JSONValue) -> [String] {
    let required = object["required"].map { $0.elements.compactMap(\.string) } ?? []
    let members = object["properties"].map { Array($0.members) } ?? []
    return ["| key | meaning |", "| --- | --- |"]
      + members.map { key in
        let summary = CommandLinePage.plain(summary(of: key.value))
        return "| `\(key.key)` | \(summary)\(choices(of: key.value))\(required.contains(key.key) ? " Required." : "") |"
      }
  }

  private func summary(of schema: JSONValue) -> String {
    (schema["description"] ?? definition(of: schema)?["description"])?.string ?? ""
  }

  private func choices(of schema: JSONValue) -> String {
    let values = schema["items"] ?? schema["additionalProperties"] ?? definition(of: schema) ?? schema
    let names =
      (schema["enum"] ?? values["enum"])
      .map { $0.elements.compactMap(\.string) } ?? []
    return names.isEmpty ? "" : " Choices: \(names.map { "`\($0)`" }.joined(separator: ", "))."
  }

  private func definition(of schema: JSONValue) -> JSONValue? {
    schema["$ref"]?.string.flatMap { root["$defs"]?[String($0.dropFirst("#/$defs/".count))] }
  }
}
