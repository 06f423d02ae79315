import PaletteLoading
import PaletteModel

/// The files of one revision as listed by git, with the targets of symbolic links.
///
/// Paths are relative to the repository's root, without a slash at either end; the root is empty. A submodule is an
/// empty folder, because its files belong to another repository. A link that points outside the repository is broken.
struct RevisionFiles: Sendable {
  /// The item at a path.
  enum Node: Hashable, Sendable {
    /// A file, by the name of its content.
    case file(object: String)
    case folder
  }

  /// One line of git's list.
  private enum Entry: Hashable {
    case file(object: String)
    case link(target: String)
    case submodule
  }

  private var entries: [String: Entry] = [:]
  /// The names in each folder, in the order of the list.
  private var folders: [String: [String]] = ["": []]

  /// Links on the way to one file that are followed.
  private static let mostLinks = 40

  /// Reads the output of `git ls-tree -r -z`; `target` returns the text of a link by the name of its content.
  init(list: [UInt8], target: (String) -> String) {
    for line in Self.lines(of: list) {
      switch line.mode {
      case Line.link: add(.link(target: target(line.object)), at: line.path)
      case Line.submodule: add(.submodule, at: line.path)
      default: add(.file(object: line.object), at: line.path)
      }
    }
  }

  /// The files and links of a list, by their paths and the names of their contents.
  static func objects(inList list: [UInt8]) -> [(path: String, object: String, isLink: Bool)] {
    lines(of: list).filter { $0.kind == "blob" }.map { ($0.path, $0.object, $0.mode == Line.link) }
  }

  /// One line of git's output.
  private struct Line {
    static let link = "120000"
    static let submodule = "160000"

    let mode: String
    let kind: String
    let object: String
    let path: String
  }

  private static func lines(of list: [UInt8]) -> [Line] {
    list.split(separator: 0).compactMap { line in
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let fields = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ").map(String.init)
      guard fields.count == 3 else { return nil }
      return Line(
        mode: fields[0], kind: fields[1], object: fields[2], path: String(decoding: line[(tab + 1)...], as: UTF8.self))
    }
  }

  private mutating func add(_ entry: Entry, at path: String) {
    entries[path] = entry
    var (folder, name) = Self.split(path)
    while true {
      let isKnown = folders[folder] != nil
      folders[folder, default: []].append(name)
      if isKnown { return }
      (folder, name) = Self.split(folder)
    }
  }

  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
    return (String(path[..<slash]), String(path[path.utf8.index(after: slash)...]))
  }

  /// Returns a path with all its links resolved, and the item there.
  func resolve(_ path: String) throws(FileProblem) -> (path: String, node: Node) {
    var ahead = Array(path.split(separator: "/").map(String.init).reversed())
    var behind: [String] = []
    var links = 0
    while let name = ahead.popLast() {
      if name == "." { continue }
      if name == ".." {
        guard behind.popLast() != nil else { throw .notFound }
        continue
      }
      let place = (behind + [name]).joined(separator: "/")
      switch entries[place] {
      case .link(let target):
        links += 1
        if links > Self.mostLinks { throw .linkLoop }
        if target.hasPrefix("/") { throw .notFound }
        ahead += target.split(separator: "/").map(String.init).reversed()
      case .file where !ahead.isEmpty: throw .isNotFolder
      default: behind.append(name)
      }
    }
    let place = behind.joined(separator: "/")
    switch entries[place] {
    case .file(let object): return (place, .file(object: object))
    case .submodule: return (place, .folder)
    case .link, nil:
      guard folders[place] != nil else { throw .notFound }
      return (place, .folder)
    }
  }

  /// The items of a folder.
  func list(_ path: String) throws(FileProblem) -> [FolderItem] {
    let (place, node) = try resolve(path)
    guard node == .folder else { throw .isNotFolder }
    return (folders[place] ?? []).map { name in
      let node = try? resolve(place.isEmpty ? name : "\(place)/\(name)").node
      let kind = node.map { $0 == .folder ? FolderItem.Kind.folder : .file }
      return FolderItem(name: name, kind: kind ?? .other)
    }
  }
}
