import AuditEngine
import FileSyntax
import Palettes

/// Everything that measurements depend on: the files that were read, the options, and the version of the tool.
package struct ShardInputs: Hashable, Sendable {
  /// One file that a run requested.
  package struct File: Hashable, Sendable {
    /// The path as reports print it.
    package var path: String
    /// The SHA-256 of its bytes in hexadecimal digits, or why it could not be read.
    package var content: String

    /// Creates a file from its path and the hash of its content.
    package init(path: String, content: String) {
      self.path = path
      self.content = content
    }
  }

  /// The options of the run.
  let options: MeasuringOptions
  /// Each path once, in the order of their bytes once composed.
  package let files: [File]

  /// Creates the inputs of a run from its options and the files that it read, in any order.
  package init(options: MeasuringOptions, files: [File]) {
    self.options = options
    self.files = files.ordered { $0.path.composed.precedesInBytes($1.path.composed) }
  }

  /// One hash of everything, in hexadecimal digits: equal for the shards of one run.
  package var hash: String {
    var hash = SHA256()
    func add(_ text: String) {
      hash.add(text.composed.utf8)
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

  /// The differences between the files of a shard and these, in words; nil if there are none.
  func difference(from shard: ShardInputs) -> String? {
    guard files != shard.files else { return nil }
    let (now, then) = (contents, shard.contents)
    let changed = files.map { $0.path }.filter { path in then[path].map { $0 != now[path] } ?? false }
    let added = files.map { $0.path }.filter { then[$0] == nil }
    let gone = shard.files.map { $0.path }.filter { now[$0] == nil }
    let parts = [
      (changed, "changed since then"), (added, "\(added.count == 1 ? "was" : "were") not read then"),
      (gone, "\(gone.count == 1 ? "is" : "are") no longer read"),
    ]
    return parts.filter { !$0.0.isEmpty }.map { "\(Self.list($0.0)) \($0.1)" }.joined(separator: ", ")
  }

  private var contents: [String: String] {
    Dictionary(firstOf: files.map { ($0.path, $0.content) })
  }

  /// The first path, and the number of further ones.
  private static func list(_ paths: [String]) -> String {
    let first = paths[0].inQuotes(upTo: 400)
    switch paths.count {
    case 1: return first
    case 2: return "\(first) (and 1 more file)"
    default: return "\(first) (and \(paths.count - 1) more files)"
    }
  }
}
