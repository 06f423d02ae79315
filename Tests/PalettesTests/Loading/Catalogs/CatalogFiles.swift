@testable import FileSyntax
@testable import Palettes

/// Files in memory: a tree that tests describe as paths with contents.
struct CatalogFiles: Sendable {
  private var contents: [String: [UInt8]] = [:]
  private var problems: [String: FileProblem] = [:]
  private var folders: Set<String> = []
  private var identities: [String: String] = [:]
  private var others: Set<String> = []

  /// Starts with files by path.
  init(_ files: [String: String] = [:]) {
    for (path, text) in files { write(Array(text.utf8), to: path) }
  }

  /// Adds a file and the folders around it.
  mutating func write(_ bytes: [UInt8], to path: String) {
    contents[path] = bytes
    addFolders(around: path)
  }

  /// Adds a folder and those around it.
  mutating func addFolder(_ path: String, identity: String? = nil) {
    folders.insert(path)
    identities[path] = identity
    addFolders(around: path)
  }

  /// Adds an item that is neither file nor folder.
  mutating func addOther(_ path: String) {
    others.insert(path)
    problems[path] = .notFound
    addFolders(around: path)
  }

  /// Makes every access to a path fail.
  mutating func fail(_ path: String, with problem: FileProblem) {
    problems[path] = problem
  }

  private mutating func addFolders(around path: String) {
    var parts = path.split(separator: "/").dropLast()
    while !parts.isEmpty {
      folders.insert(parts.joined(separator: "/"))
      parts.removeLast()
    }
  }

  /// The tree for loaders; paths are printed unchanged.
  var tree: FileTree {
    FileTree(
      list: { (path: String) throws(FileProblem) in try list(path) },
      read: { (path: String) throws(FileProblem) in try read(path) },
      kind: { (path: String) throws(FileProblem) in
        if let problem = problems[path] { throw problem }
        if folders.contains(path) { return .folder }
        if contents[path] != nil { return .file }
        throw .notFound
      },
      identity: { identities[$0] ?? $0 },
      display: { $0 })
  }

  private func list(_ path: String) throws(FileProblem) -> [FolderItem] {
    if let problem = problems[path] { throw problem }
    if contents[path] != nil { throw .isNotFolder }
    guard folders.contains(path) else { throw .notFound }
    let prefix = path + "/"
    func names(_ paths: some Sequence<String>) -> [String] {
      paths.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }.filter { !$0.contains("/") }
    }
    return names(folders).map { FolderItem(name: $0, kind: .folder) }
      + names(contents.keys).map { FolderItem(name: $0, kind: .file) }
      + names(others).map { FolderItem(name: $0, kind: .other) }
  }

  private func read(_ path: String) throws(FileProblem) -> [UInt8] {
    if let problem = problems[path] { throw problem }
    if folders.contains(path) { throw .isFolder }
    if let bytes = contents[path] { return bytes }
    let around = path.split(separator: "/").dropLast().joined(separator: "/")
    throw contents[around] == nil ? .notFound : .isNotFolder
  }

  /// Loads paths of this tree, by default the catalog `C.xcassets`.
  func load(
    _ paths: [String] = ["C.xcassets"], workers: Workers = .one
  ) -> (tokens: [Token], icons: [AppIconSet], diagnostics: [Diagnostic], omissions: [Omission]) {
    CatalogLoader.load(paths, from: tree, workers: workers)
  }
}

/// One color set, `X` in the catalog `C.xcassets`, with these bytes as its file.
func loadColorset(_ text: String) -> (entries: [Entry], diagnostics: [String]) {
  let loaded = CatalogFiles(["C.xcassets/X.colorset/Contents.json": text]).load()
  return (loaded.tokens.first?.entries ?? [], loaded.diagnostics.map(\.line))
}

/// One color set with one entry, for which these are the members of `color`.
func loadColor(_ members: String) -> (value: Entry.Value?, diagnostics: [String]) {
  let loaded = loadColorset(#"{"colors":[{"idiom":"universal","color":{\#(members)}}]}"#)
  return (loaded.entries.first?.value, loaded.diagnostics)
}

extension Diagnostic {
  /// The severity, the place within the catalog, and the message.
  var line: String {
    let place = location.text.replacing("C.xcassets/X.colorset/Contents.json", with: "X")
    return "\(severity.rawValue) \(place) \(message)"
  }
}
