import Testing

@testable import FileSyntax
@testable import legible

/// The keys, choices, and documentation that editors complete are those of the JSON Schema of audit files.
@Suite struct LspAuditFileWordsTests {
  /// The schema with the keys and choices at every path of keys.
  private struct Schema {
    var keys: [[String]: [String: String]] = [:]
    var choices: [[String]: Set<String>] = [:]
    private let definitions: JSONValue?

    init() throws {
      let path = "Sources/legible/Documentation.docc/Schemas/audit-file-1.schema.json"
      let root = try JSONDocument(parsing: Repository.bytes(path)).root
      definitions = root["$defs"]
      read(root, [], [])
    }

    private static func elements(_ value: JSONValue?) -> [JSONValue] { value.map { Array($0.elements) } ?? [] }

    private func named(_ value: JSONValue) -> (name: String, value: JSONValue)? {
      guard let name = value["$ref"]?.string?.dropFirst("#/$defs/".count) else { return nil }
      return definitions?[String(name)].map { (String(name), $0) }
    }

    private mutating func read(_ value: JSONValue, _ path: [String], _ known: [String]) {
      if let (name, target) = named(value), !known.contains(name) { read(target, path, known + [name]) }
      for branch in ["anyOf", "oneOf", "allOf"].flatMap({ Self.elements(value[$0]) }) { read(branch, path, known) }
      if let items = value["items"] { read(items, path, known) }
      for choice in Self.elements(value["enum"]) + [value["const"]].compactMap(\.self) {
        if let text = choice.string { choices[path, default: []].insert(text) }
      }
      for member in value["properties"].map({ Array($0.members) }) ?? [] {
        let words = member.value["description"]?.string ?? named(member.value)?.value["description"]?.string ?? ""
        if keys[path]?[member.key]?.isEmpty ?? true { keys[path, default: [:]][member.key] = words }
        read(member.value, path + [member.key], known)
      }
      if let more = value["additionalProperties"], more.kind == .object { read(more, path + ["*"], known) }
    }
  }

  @Test func keysAreThoseOfTheSchema() throws {
    let schema = try Schema()
    #expect(schema.keys.count > 60)
    for (path, keys) in schema.keys where path != ["states"] && !path.starts(with: ["states", "invert"]) {
      let offered = LspAuditFileWords.keys(at: path)
      #expect(Dictionary(offered.map { ($0.name, $0.summary) }) { first, _ in first } == keys, "\(path)")
    }
  }

  @Test func choicesAreThoseOfTheSchema() throws {
    for (path, choices) in try Schema().choices {
      #expect(Set(LspAuditFileWords.choices(for: path)) == choices, "\(path)")
    }
  }
}
