/// Files on a rule's page: few enough to read, complete enough to audit.
package struct RuleExample: Hashable, Sendable {
  /// One file of an example.
  package struct File: Hashable, Sendable {
    /// The path below the example's folder, for example `Colors.xcassets/Accent.colorset/Contents.json`.
    package var path: String
    /// What it holds.
    package var text: String
  }

  /// The files in the order in which a page shows them; an audit file comes first.
  package var files: [File]

  /// The `Contents.json` of one colour set after the other, all in one catalog, under an audit file if there is one.
  package init(auditFile: String? = nil, colorsets: KeyValuePairs<String, String>) {
    files = auditFile.map { [File(path: "legible.json", text: $0)] } ?? []
    files += colorsets.map { File(path: "Colors.xcassets/\($0.key).colorset/Contents.json", text: $0.value) }
  }
}

extension RuleExample: ExpressibleByStringLiteral {
  /// An example that is an audit file and nothing else.
  package init(stringLiteral text: String) { files = [File(path: "legible.json", text: text)] }
}
