package import Palettes
import Synchronization

/// The input files of a run, which no output may replace.
///
/// Files that are read are noted by themselves, except those that a search may only glance at, to see if they hold
/// tokens: an earlier report is one of these. Of these, the files that count are named.
package struct InputFiles: Sendable {
  /// The files that are named, by their paths.
  package var paths: [String]
  /// Notes a file that was opened for reading.
  let note: @Sendable (Platform.FileIdentity) -> Void
  private let isNoted: @Sendable (Platform.FileIdentity) -> Bool

  /// Starts with files that are named.
  package init(_ paths: [String] = []) {
    self.paths = paths
    // A catalog has a file for each color: a set that grows would hash them again and again.
    let known = Mutex(Set<Platform.FileIdentity>(minimumCapacity: 1 << 14))
    note = { file in known.withLock { _ = $0.insert(file) } }
    isNoted = { file in known.withLock { $0.contains(file) } }
  }

  private static let contents = Array("Contents.json".utf8)
  private static let tokenEndings: Set = ["json", "jsonc", "json5", "tokens", "yaml", "yml", "theo"]

  /// Returns true if a search may open a file only to see if it holds tokens.
  static func isGlancedAt(_ path: String) -> Bool {
    // Asked for each file of a catalog, so the name is not taken out of the path.
    var path = path
    let isOfCatalog = path.withUTF8 { bytes in
      let start = bytes.count - contents.count
      guard start >= 0, start == 0 || bytes[start - 1] == UInt8(ascii: "/") else { return false }
      return contents.indices.allSatisfy { bytes[start + $0] == contents[$0] }
    }
    if isOfCatalog { return false }
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return tokenEndings.contains(String(path[path.utf8.index(after: dot)...]))
  }

  /// Returns a tree that notes the files that are read through it.
  package func noting(_ base: FileTree) -> FileTree {
    var tree = base
    tree.read = { (path: String) throws(FileProblem) in
      if !Self.isGlancedAt(path), let file = Platform.fileIdentity(of: path) { note(file) }
      return try base.read(path)
    }
    return tree
  }

  /// Refuses to replace an input file.
  ///
  /// - Parameters:
  ///   - path: the file to be written, existing or not.
  ///   - name: the path in the message.
  package func check(_ path: String, as name: String) throws(OutputProblem) {
    guard let file = Platform.fileIdentity(of: path) else { return }
    guard !isNoted(file), !paths.contains(where: { Platform.fileIdentity(of: $0) == file }) else {
      throw .isInput(name)
    }
  }
}
