import Palettes

/// The files of one revision as listed by git, with the targets of symbolic links.
///
/// Paths are relative to the repository's root, without a slash at either end; the root is empty. A submodule is an
/// empty folder, because its files belong to another repository (`GitModules`). A link that points outside the repository is broken.
struct RevisionFiles: Sendable {
  /// The item at a path.
  enum Node: Hashable, Sendable {
    /// A file, by the name of its content.
    case file(object: String)
    case folder
  }

  /// One line of git's list.
  private enum Entry: Hashable {
    /// A file, by the place of its content's name in the list.
    case file(object: Range<Int>)
    case link(target: String)
    case submodule
  }

  /// The output of git.
  private let list: [UInt8]
  private var entries: [String: Entry] = [:]
  /// The names in each folder, in the order of the list.
  private var folders: [String: [String]] = ["": []]
  /// The bytes of the paths of all folders.
  private var folderBytes = 0

  /// Links on the way to one file that are followed.
  private static let mostLinks = 40

  /// Reads the output of `git ls-tree -r -z`; `target` returns the text of a link by the name of its content.
  init(list: [UInt8], target: (String) -> String) {
    self.list = list
    Self.readLines(of: list) { line in
      guard !isOverLimit else { return }
      switch line.mode {
      case Line.link: add(.link(target: target(Self.text(list[line.object]))), at: line.path)
      case Line.submodule: add(.submodule, at: line.path)
      default: add(.file(object: line.object), at: line.path)
      }
    }
  }

  /// True if there are more files or folders than are read; some are then missing here.
  var isOverLimit: Bool {
    entries.count > GitLimits.mostFiles || folderBytes > GitLimits.mostListBytes
  }

  /// The files and links of a list that are of interest, by their paths and the names of their contents.
  static func objects(
    inList list: [UInt8], where isOfInterest: (_ path: String, _ isLink: Bool) -> Bool
  ) -> [(path: String, object: String, isLink: Bool)] {
    var found: [(path: String, object: String, isLink: Bool)] = []
    readLines(of: list) { line in
      let isLink = line.mode == Line.link
      guard line.mode != Line.submodule, isOfInterest(line.path, isLink) else { return }
      found.append((line.path, text(list[line.object]), isLink))
    }
    return found
  }

  /// The commits of the submodules in a list, by their paths.
  static func submodules(inList list: [UInt8]) -> [String: String] {
    var commits: [String: String] = [:]
    readLines(of: list) { line in
      if line.mode == Line.submodule { commits[line.path] = text(list[line.object]) }
    }
    return commits
  }

  /// One line of git's output.
  private struct Line {
    static let link = Array("120000".utf8)[...]
    static let submodule = Array("160000".utf8)[...]

    let mode: ArraySlice<UInt8>
    let object: Range<Int>
    let path: String
  }

  /// Reads the lines one by one: all at once would be many times the list.
  private static func readLines(of list: [UInt8], _ body: (Line) -> Void) {
    var start = 0
    while start < list.count {
      let end = list[start...].firstIndex(of: 0) ?? list.count
      defer { start = end + 1 }
      guard let tab = list[start..<end].firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let fields = list[start..<tab].split(separator: UInt8(ascii: " "))
      guard fields.count == 3 else { continue }
      body(Line(mode: fields[0], object: fields[2].startIndex..<fields[2].endIndex, path: text(list[(tab + 1)..<end])))
    }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  private mutating func add(_ entry: Entry, at path: String) {
    entries[path] = entry
    var (folder, name) = Self.split(path)
    while true {
      let isKnown = folders[folder] != nil
      if !isKnown { folderBytes += folder.utf8.count }
      guard folderBytes <= GitLimits.mostListBytes else { return }
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
    case .file(let object): return (place, .file(object: Self.text(list[object])))
    case .submodule: return (place, .folder)
    case .link, nil:
      guard folders[place] != nil else { throw .notFound }
      return (place, .folder)
    }
  }

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
