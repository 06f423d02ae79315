package import Palettes
import Synchronization

/// The limit on the bytes that one run reads of audit files, catalogs and token files, which its memory grows with.
package enum ReadingBudget {
  /// The most bytes of such files in one run: 48 MiB.
  package static let most = 48 << 20

  /// Returns the tree limited to a number of bytes for the run; files beyond it cannot be read.
  package static func tree(_ base: FileTree, most: Int = most) -> FileTree {
    let spent = Mutex(0)
    var tree = base
    tree.read = { (path: String) throws(FileProblem) in
      let bytes = try base.read(path)
      guard !isImage(bytes) else { return bytes }
      let total = spent.withLock { sum in
        sum += bytes.count
        return sum
      }
      guard total <= most else {
        throw .other(
          "reading it would increase the run's input to \(total) bytes, but the limit is \(most); split the run")
      }
      return bytes
    }
    return tree
  }

  /// Images have limits of their own.
  private static func isImage(_ bytes: [UInt8]) -> Bool {
    bytes.count > 3 && bytes[0] == 0x89 && bytes[1] == 0x50 && bytes[2] == 0x4E && bytes[3] == 0x47
  }
}
