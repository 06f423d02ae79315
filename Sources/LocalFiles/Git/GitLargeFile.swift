import FileSyntax
import Palettes

/// The content of a file in Git LFS, which a revision has only a pointer to.
///
/// It is taken from the working tree or the store of Git LFS if its hash is that of the pointer, so that nothing but the
/// committed content is read, wherever it lies.
struct GitLargeFile {
  /// The SHA-256 of the content, in lower-case hexadecimal digits.
  private let hash: String

  /// The most bytes of a pointer, by the specification of Git LFS.
  private static let longestPointer = 1_024

  /// Reads a pointer; nil for any other file.
  init?(pointer bytes: [UInt8]) {
    guard bytes.count <= Self.longestPointer, GitLeftover.isPointer(bytes) else { return nil }
    let start = "oid sha256:"
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard let line = lines.first(where: { $0.hasPrefix(start) }) else { return nil }
    hash = String(line.dropFirst(start.count).prefix { $0.isHexDigit })
    guard hash.utf8.count == 64 else { return nil }
  }

  /// The content, from the first of the places that has it; nil if none has.
  ///
  /// - Parameters:
  ///   - path: the path of the file in the working tree.
  ///   - store: the folder that the repository shares with its worktrees.
  ///   - areas: the folders inside which everything must be.
  ///   - limit: the most bytes that are read.
  func content(at path: String, orIn store: String, within areas: [ReadingRoot], limit: Int) -> [UInt8]? {
    let stored = "\(store)/lfs/objects/\(hash.prefix(2))/\(hash.dropFirst(2).prefix(2))/\(hash)"
    for place in [path, stored] {
      guard let real = try? areas.resolve(place),
        let bytes = try? Platform.read(real, limit: limit, followsLink: false),
        SHA256.hex(of: bytes) == hash
      else { continue }
      return bytes
    }
    return nil
  }
}
