/// Paths of a file tree as text: joined by `/`, without access to a disk.
package enum PalettePath {
  /// The folder for a copy of Legible in another project: its colors are not those of the project.
  package static let ownCopy = ".legible"

  /// Returns a path inside a folder, without `.`, and without `..` except at its start; an absolute one is unchanged.
  ///
  /// `..` is resolved as text, as in editors: after a linked folder, it returns to the folder that contains the link.
  package static func joining(_ folder: String, _ path: String) -> String {
    let whole = path.utf8.first == UInt8(ascii: "/") ? "" : folder
    let isAbsolute = (whole.isEmpty ? path : whole).utf8.first == UInt8(ascii: "/")
    var parts: [String] = []
    for part in Self.parts(of: whole) + Self.parts(of: path) where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    if isAbsolute { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }

  /// The folder of a path; `.` for a bare name.
  package static func folder(of path: String) -> String {
    guard let cut = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return cut == path.utf8.startIndex ? "/" : String(path[..<cut])
  }

  /// The names between the slashes.
  package static func parts(of path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }

  /// Returns true if a path is in a folder, as text.
  static func isPath(_ path: String, inside folder: String) -> Bool {
    let path = joining(path, "")
    if folder == "." { return !path.hasPrefix("/") && path != ".." && !path.hasPrefix("../") }
    return path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
