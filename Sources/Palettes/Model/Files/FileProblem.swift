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
