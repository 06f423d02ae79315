/// The reason that a file or folder could not be read.
package enum FileProblem: Error, Hashable, Sendable {
  case notFound
  case notPermitted
  /// A folder was found instead of a file.
  case isFolder
  /// A file was found instead of a folder.
  case isNotFolder
  /// Symbolic links form a cycle.
  case linkLoop
  /// Larger than the limit in bytes.
  case tooLarge(limit: Int)
  /// A link that must not be followed.
  case isLink
  /// The path is outside of the root folder, or a link leads outside, or to nothing.
  case outsideRoot
  /// Folders contain more items than are listed in one run; the limit, and the number found until then.
  case tooManyItems(limit: Int, found: Int)
  /// Anything else, in the system's words.
  case other(String)

  /// The problem in words, to follow a path and a colon.
  package var words: String {
    switch self {
    case .notFound: "there is no such file or folder"
    case .notPermitted: "permission denied; make it readable for this user"
    case .isFolder: "this is a folder, not a file"
    case .isNotFolder: "this is a file, not a folder"
    case .linkLoop: "symbolic links form a cycle"
    case .tooLarge(let limit): "this is larger than the limit of \(limit >> 20) MiB"
    case .isLink: "this is a link, which is not followed here; replace it with a file or folder"
    case .outsideRoot: "this is outside the root, so it is not read; move it inside, or widen the root with --root"
    case .tooManyItems(let limit, let found):
      "the folders contain \(found) items so far, more than the limit of \(limit); specify a smaller folder"
    case .other(let words): words
    }
  }
}

package struct FolderItem: Hashable, Sendable {
  /// The kind of an item, after following symbolic links.
  package enum Kind: Hashable, Sendable {
    case file
    case folder
    /// A socket, a device, or a link to nothing.
    case other
    /// A link to nothing or to a place outside the root, which is not followed.
    case outside
    /// An item whose name is not UTF-8; the item's name is then the escaped one, and no path reaches it.
    case unnamable
  }

  /// The name without the folder.
  package var name: String
  /// The kind of the item.
  package var kind: Kind
  /// True if the item itself is a symbolic link.
  package var isLink: Bool

  /// Names an item of a folder.
  package init(name: String, kind: Kind, isLink: Bool = false) {
    self.name = name
    self.kind = kind
    self.isLink = isLink
  }
}

/// The files that a loader may access: a value, so that everything inside is testable without a disk.
///
/// Paths are joined with `/` and are passed back to these closures exactly as they were built from their results.
package struct FileTree: Sendable {
  /// Lists a folder, without `.` and `..`, in any order.
  package var list: @Sendable (_ path: String) throws(FileProblem) -> [FolderItem]
  /// Reads a whole file.
  package var read: @Sendable (_ path: String) throws(FileProblem) -> [UInt8]
  /// Returns the kind of the item at a path, after following symbolic links.
  package var kind: @Sendable (_ path: String) throws(FileProblem) -> FolderItem.Kind
  /// The identity of a folder (device and file number), for detecting cycles of links.
  package var identity: @Sendable (_ path: String) -> String
  /// Returns the path as reports print it: relative to the repository's root or to the audit file, never absolute.
  package var display: @Sendable (_ path: String) -> String

  /// Bundles the ways to access files.
  package init(
    list: @escaping @Sendable (String) throws(FileProblem) -> [FolderItem],
    read: @escaping @Sendable (String) throws(FileProblem) -> [UInt8],
    kind: @escaping @Sendable (String) throws(FileProblem) -> FolderItem.Kind,
    identity: @escaping @Sendable (String) -> String,
    display: @escaping @Sendable (String) -> String
  ) {
    self.list = list
    self.read = read
    self.kind = kind
    self.identity = identity
    self.display = display
  }
}
