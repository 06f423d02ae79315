import AuditEngine
import FileSyntax
package import Palettes
import Synchronization

/// A file tree that records the hash of every file that is read through it.
package struct ReadingLog: Sendable {
  /// The tree that records reads.
  package let tree: FileTree
  /// The files read until now: the SHA-256 of their bytes, by their paths as reports print them.
  package let files: @Sendable () -> [String: String]

  /// Starts empty; a file is hashed by the task that reads it.
  package init(of base: FileTree) {
    let contents = Mutex<[String: String]>([:])
    var tree = base
    tree.read = { (path: String) throws(FileProblem) in
      let name = base.display(path)
      do throws(FileProblem) {
        let bytes = try base.read(path)
        let hash = SHA256.hex(of: bytes)
        contents.withLock { $0[name] = hash }
        return bytes
      } catch {
        contents.withLock { $0[name] = "unreadable: \(error.words)" }
        throw error
      }
    }
    self.tree = tree
    files = { contents.withLock { $0 } }
  }
}
