import AuditEngine
import FileSyntax
import Palettes

/// The keys and choices of an audit file with their documentation, from its JSON Schema.
struct LspAuditFileWords {
  /// A key with its documentation, empty if its name says it.
  typealias Key = (name: String, summary: String)

  static let all = LspAuditFileWords(AuditFileSchema.text(policies: Policy.all.map(\.id)))

  private var keys: [[String]: [Key]] = [:]
  private var choices: [[String]: [String]] = [:]
  private var definitions: JSONValue?

  private init(_ schema: String) {
    guard let root = try? JSONDocument(parsing: Array(schema.utf8)).root else { return }
    definitions = root["$defs"]
    read(root, at: [], within: [])
    definitions = nil
  }

  /// The keys of the objects at a path of keys; a name that the author chooses is `*`.
  func keys(at path: [String]) -> [Key] { keys[path] ?? [] }

  /// The values that a key allows; none if they are not limited.
  func choices(for path: [String]) -> [String] { choices[path] ?? [] }

  /// Reads the schema of a value, unless one of its definitions contains it.
  private mutating func read(_ schema: JSONValue, at path: [String], within known: [String]) {
    if let name = Self.definition(of: schema), !known.contains(name), let definition = definitions?[name] {
      read(definition, at: path, within: known + [name])
    }
    for alternative in ["anyOf", "oneOf", "allOf"].compactMap({ schema[$0] }).flatMap(\.elements) {
      read(alternative, at: path, within: known)
    }
    if let items = schema["items"] { read(items, at: path, within: known) }
    for text in (schema["enum"].map { Array($0.elements) } ?? []).compactMap(\.string)
    where !choices(for: path).contains(text) {
      choices[path, default: []].append(text)
    }
    for member in schema["properties"].map({ Array($0.members) }) ?? [] {
      add((member.key, summary(of: member.value)), at: path)
      read(member.value, at: path + [member.key], within: known)
    }
    if let others = schema["additionalProperties"], others.kind == .object {
      read(others, at: path + ["*"], within: known)
    }
  }

  private mutating func add(_ key: Key, at path: [String]) {
    guard let index = keys(at: path).firstIndex(where: { $0.name == key.name }) else {
      return keys[path, default: []].append(key)
    }
    if keys[path]?[index].summary.isEmpty == true { keys[path]?[index] = key }
  }

  private static func definition(of schema: JSONValue) -> String? {
    schema["$ref"]?.string.map { String($0.dropFirst("#/$defs/".count)) }
  }

  private func summary(of schema: JSONValue) -> String {
    let own = schema["description"] ?? Self.definition(of: schema).flatMap { definitions?[$0]?["description"] }
    return own?.string ?? ""
  }
}
