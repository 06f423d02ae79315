import Palettes

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

  /// Returns the root of the git repository around a path as it is spelled, as an absolute path; nil if there is none.
  ///
  /// No link in a repository leads to another one (`PathTrail`).
  package static func repository(around path: String, from current: String = currentFolder) -> String? {
    PathTrail(to: absolute(path, from: current), from: current).repository
  }

  /// Returns true if a folder is the root of a repository.
  static func hasRepository(_ folder: String) -> Bool { access(folder == "/" ? "/.git" : folder + "/.git", F_OK) == 0 }

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
    if let rest = rest(of: path, below: base) { return rest }
    let parts = absolute(path, from: current).split(separator: "/")
    let anchor = base.split(separator: "/")
    var shared = 0
    while shared < min(parts.count, anchor.count), parts[shared] == anchor[shared] { shared += 1 }
    let steps = repeatElement("..", count: anchor.count - shared) + parts[shared...]
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  /// The part of an absolute path below a folder; nil if it is elsewhere, or if a name in it is empty or begins with a dot.
  ///
  /// Every file that is read is named relative to a folder, nearly always by this short way.
  private static func rest(of path: String, below base: String) -> String? {
    var (path, base) = (path, base)
    let (size, slash, dot) = (base.utf8.count, UInt8(ascii: "/"), UInt8(ascii: "."))
    let isPlain = path.withUTF8 { bytes in
      guard bytes.count > size + 1, bytes[0] == slash, bytes[size] == slash, bytes[bytes.count - 1] != slash,
        base.withUTF8({ bytes.starts(with: $0) })
      else { return false }
      return (1..<bytes.count).allSatisfy { bytes[$0 - 1] != slash || bytes[$0] != slash && bytes[$0] != dot }
    }
    return isPlain ? String(path[path.utf8.index(path.startIndex, offsetBy: size + 1)...]) : nil
  }
}
