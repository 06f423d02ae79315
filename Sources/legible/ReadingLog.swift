import AuditModel
import AuditReports
import PaletteLoading
import PaletteModel
import Synchronization
import TextSupport

/// A file tree that remembers the hash of every file that is read through it.
struct ReadingLog: Sendable {
  /// Reads as the tree that it was made of.
  let tree: FileTree
  /// What has been read until now, each path once, in any order.
  let files: @Sendable () -> [ShardInputs.File]

  /// Starts with nothing read; a file is hashed by the task that reads it.
  init(of base: FileTree) {
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
    files = { contents.withLock { all in all.map { ShardInputs.File(path: $0.key, content: $0.value) } } }
  }
}
