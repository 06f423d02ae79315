import ContrastAudit
import PaletteModel

/// Everything that measurements depend on: the files that were read, the options, and the version of the tool.
package struct ShardInputs: Hashable, Sendable {
  /// One file that a run asked for.
  package struct File: Hashable, Sendable {
    /// The path as reports print it.
    package var path: String
    /// The SHA-256 of its bytes in hexadecimal digits, or why it could not be read.
    package var content: String

    /// Joins a path with what was read there.
    package init(path: String, content: String) {
      self.path = path
      self.content = content
    }
  }

  /// What is measured and against what.
  package let options: MeasuringOptions
  /// Each path once, in the order of their bytes.
  package let files: [File]

  /// Joins options with the files that a run read, in any order.
  package init(options: MeasuringOptions, files: [File]) {
    self.options = options
    self.files = files.sorted { $0.path.precedesInBytes($1.path) }
  }

  /// One hash of it all, in hexadecimal digits: equal for the shards of one run.
  package var hash: String {
    var hash = SHA256()
    func add(_ text: String) {
      hash.add(text.utf8)
      hash.add([0])
    }
    add("\(ToolIdentity.name) \(ToolIdentity.version)")
    add(ShardReport.schemaVersion)
    add(options.words)
    for file in files {
      add(file.path)
      add(file.content)
    }
    return hash.hex()
  }

  /// How the files of a shard differ from these, in words that follow "it was measured"; nil where they are the same.
  func difference(from shard: ShardInputs) -> String? {
    let ours = Dictionary(files.map { ($0.path, $0.content) }, uniquingKeysWith: { first, _ in first })
    let theirs = Dictionary(shard.files.map { ($0.path, $0.content) }, uniquingKeysWith: { first, _ in first })
    let changed = files.map(\.path).filter { path in theirs[path].map { $0 != ours[path] } ?? false }
    let missing = files.map(\.path).filter { theirs[$0] == nil }
    let additional = shard.files.map(\.path).filter { ours[$0] == nil }
    let parts = [
      ("on other bytes of", changed), ("without", missing), ("on", additional),
    ].filter { !$0.1.isEmpty }.map { "\($0.0) \(Self.list($0.1))" }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The first three paths, and how many more there are.
  private static func list(_ paths: [String]) -> String {
    let shown = paths.prefix(3).map(\.inQuotes).joined(separator: ", ")
    return paths.count > 3 ? "\(shown) and \(paths.count - 3) more files" : shown
  }
}
