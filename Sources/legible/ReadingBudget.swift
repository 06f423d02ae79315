import PaletteLoading
import Synchronization

/// The bytes that one run reads of audit files, catalogs and token files, which its memory grows with.
enum ReadingBudget {
  /// The most bytes of such files in one run: 48 MiB.
  static let most = 48 << 20
  /// The most bytes of one Swift file or property list: 4 MiB.
  static let mostOfSource = 4 << 20

  /// Gives the same files, of which none is read any more that would bring the run above its bytes.
  static func tree(_ base: FileTree, most: Int = most) -> FileTree {
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
          "would increase the files of the run to \(total) bytes, but the limit is \(most); split the run")
      }
      return bytes
    }
    return tree
  }

  /// Holds a file of sources to its limit.
  static func source(_ bytes: [UInt8]) throws(FileProblem) -> [UInt8] {
    guard bytes.count <= mostOfSource else {
      throw .other("has \(bytes.count) bytes, but the limit is \(mostOfSource); split the file")
    }
    return bytes
  }

  /// Images have limits of their own.
  private static func isImage(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) }
}
