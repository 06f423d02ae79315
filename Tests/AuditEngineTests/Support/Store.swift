import Synchronization

@testable import Palettes

/// Files in memory that change while somebody reads them.
struct Store: Sendable {
  let tree: FileTree
  private let change: @Sendable (String, [UInt8]) -> Void

  init(_ files: FolderFiles) {
    let state = Mutex(files)
    var tree = files.tree
    tree.read = { (path: String) throws(FileProblem) in try state.withLock { $0 }.tree.read(path) }
    self.tree = tree
    change = { path, bytes in state.withLock { $0.bytes[path] = bytes } }
  }

  func set(_ text: String, at path: String) { change(path, Array(text.utf8)) }
}
