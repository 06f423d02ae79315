import PaletteModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Platform {
  /// The folder that reports print paths relative to, as an absolute path.
  ///
  /// The root of the git repository around the audited path; without one, the path itself if it is a plain folder and
  /// otherwise its parent. The current folder does not matter, so a report is the same wherever it is made.
  package static func displayBase(for path: String, from current: String = currentFolder) -> String {
    if let root = repository(around: path, from: current) { return root }
    let whole = absolute(path, from: current)
    return isPlainFolder(whole) ? whole : parent(of: whole)
  }

  /// Returns the root of the git repository around a path, as an absolute path; nil if there is none.
  package static func repository(around path: String, from current: String = currentFolder) -> String? {
    var folder = absolute(path, from: current)
    while true {
      if exists(folder == "/" ? "/.git" : folder + "/.git") { return folder }
      if folder == "/" { return nil }
      folder = parent(of: folder)
    }
  }

  /// Returns the folder for several paths: that of each if they agree, else the nearest common parent of all of theirs.
  ///
  /// `/` for none. The order of the paths does not matter.
  package static func displayBase(for paths: [String], from current: String = currentFolder) -> String {
    let bases = paths.map { displayBase(for: $0, from: current).split(separator: "/") }
    guard var shared = bases.first?[...] else { return "/" }
    for base in bases.dropFirst() {
      shared = shared.prefix(zip(shared, base).prefix { $0 == $1 }.count)
    }
    return "/" + shared.joined(separator: "/")
  }

  /// Returns a path as the disk spells it below the repository around it, if that differs from the typed one; else
  /// unchanged.
  package static func spelled(_ path: String) -> String {
    let whole = absolute(path, from: currentFolder)
    guard let root = repository(around: path) else { return path }
    let spelled = FileTree.disk(displayedFrom: root).spelled(whole, below: root)
    return spelled.utf8.elementsEqual(whole.utf8) ? path : spelled
  }

  /// Returns true if a path is a folder that is neither a catalog nor an asset in one.
  private static func isPlainFolder(_ path: String) -> Bool {
    guard !path.hasSuffix(".xcassets"), !path.hasSuffix(".colorset") else { return false }
    return (try? kind(of: path)) == .folder
  }

  private static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The folder of an absolute path that holds no `.` or `..`; `/` for `/`.
  package static func parent(of path: String) -> String {
    guard let cut = path.utf8.lastIndex(of: UInt8(ascii: "/")), cut != path.startIndex else { return "/" }
    return String(path[..<cut])
  }

  /// Returns the absolute form of a path, with `.`, `..` and doubled slashes resolved by name only, links not followed.
  package static func absolute(_ path: String, from current: String) -> String {
    let whole = path.utf8.first == UInt8(ascii: "/") ? path : "\(current)/\(path)"
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." {
        _ = parts.popLast()
      } else {
        parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Returns a path relative to `base`, an absolute path; `.` for the base itself, never absolute.
  package static func relative(_ path: String, to base: String, from current: String) -> String {
    let parts = absolute(path, from: current).split(separator: "/")
    let anchor = base.split(separator: "/")
    var shared = 0
    while shared < min(parts.count, anchor.count), parts[shared] == anchor[shared] { shared += 1 }
    let steps = repeatElement("..", count: anchor.count - shared) + parts[shared...]
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }
}
