import FileSyntax

/// Finds audit files, and files that may contain tokens, in a folder.
///
/// `DependencyFolders` and assets are skipped.
struct FolderSearch {
  /// The deepest nesting of folders that is searched.
  static let greatestDepth = 64

  /// The audit files, in the order of the walk.
  private(set) var auditFiles: [String] = []
  /// Folders that could not be searched.
  private(set) var diagnostics: [Diagnostic] = []
  /// The token files in folders of tests, if they are skipped.
  private(set) var omissions: [Omission] = []

  private let tree: FileTree
  private var candidates: [String] = []
  /// The candidates in folders of tests, which count only if there are no others.
  private var samples: [String] = []
  /// The names of folders of tests and of their data.
  private static let testFolders: Set<String> = [
    "__tests__", "__fixtures__", "__mocks__", "__snapshots__", "test", "tests", "fixtures", "testdata",
  ]
  /// The visited folders; links may lead to one folder many times.
  private var visited: Set<String> = []

  /// Searches a folder recursively.
  init(_ folder: String, from tree: FileTree) {
    self.tree = tree
    search(folder, depth: 1, isTest: false)
  }

  private mutating func search(_ folder: String, depth: Int, isTest: Bool) {
    guard depth <= Self.greatestDepth, visited.insert(tree.identity(folder)).inserted else { return }
    do throws(FileProblem) {
      let items = try tree.list(folder).sortedByName()
      let names = PaletteFileFinder.auditFileNames
      let own = names.filter { name in items.contains { $0.name == name } }.map { folder.appending(item: $0) }
      if let first = own.first {
        addAuditFile(first)
        diagnostics += PaletteFileFinder.ignored(own.dropFirst(), beside: first, tree)
      }
      for item in items where !names.contains(item.name) && Self.isSearched(item, in: folder) {
        let path = folder.appending(item: item.name)
        diagnostics += [item.warning(in: tree.display(folder))].compactMap { $0 }
        if item.kind == .folder {
          search(path, depth: depth + 1, isTest: isTest || Self.testFolders.contains(item.name))
        }
        guard PaletteFormat.designTokens.accepts(item.name, item.kind) else { continue }
        if isTest { samples.append(path) } else { candidates.append(path) }
      }
    } catch {
      diagnostics.append(error.diagnostic(at: tree.display(folder)))
    }
  }

  /// Adds a file by its name, unless it is something else, such as a report.
  private mutating func addAuditFile(_ path: String) {
    if PaletteFileFinder.isMeantAsAuditFile(path, in: tree) { return auditFiles.append(path) }
    let message = "this file is named like an audit file but is not one, so it is skipped; rename it"
    diagnostics.append(Diagnostic(.warning, .badData, message, at: SourceLocation(file: tree.display(path))))
  }

  /// Returns true if a folder of this name may hold audit files and palettes.
  static func isSearched(_ name: String, in folder: String) -> Bool {
    !DependencyFolders.areSkipped(name, in: folder) && CatalogFolder(named: name) == .group
  }

  /// Returns true for a folder to search, and for a file that is neither hidden nor named like an asset.
  private static func isSearched(_ item: FolderItem, in folder: String) -> Bool {
    item.kind == .folder
      ? isSearched(item.name, in: folder)
      : item.name.utf8.first != UInt8(ascii: ".") && CatalogFolder(named: item.name) == .group
  }

  /// Returns the files with tokens or with names of such files: resolvers first, each kind in the order of the walk.
  ///
  /// They are recognized by their names, or by their content, for which they are read. Those in folders of tests count
  /// only if there are no others, or else are counted in a note.
  mutating func tokenFiles(in files: inout TokenFileStore) -> [String] {
    let indexes = candidates.filter { TokenStudio.isForeignIndex($0, among: candidates, &files) }
    candidates.removeAll { indexes.contains($0) }
    let unread = (candidates + samples).filter { files.holdsUnreadColors(at: $0) }
    leaveOutLists(in: files)
    var found = Self.tokenFiles(among: candidates, &files)
    let copies = candidates.filter { path in
      files.glance(at: path).map { $0.isCopy && $0.isCertainlyOfTokens } ?? false
    }
    // What a tool stores or exports may be a copy of other files, so that it is read only by itself.
    leaveOut(found.isEmpty ? unread : unread + copies)
    if found.isEmpty { found = copies }
    let tests = Self.tokenFiles(among: samples, &files)
    if found.isEmpty { return tests + TokenCompanions.paths(among: candidates + samples, neededBy: tests, &files) }
    let all = found + TokenCompanions.paths(among: candidates, neededBy: found, &files)
    guard let first = tests.first else { return all }
    let subject =
      tests.count == 1 ? "1 token file in a test folder was" : "\(tests.count) token files in test folders were"
    let message = "\(subject) skipped; to audit test files, specify their folder"
    diagnostics.append(Diagnostic(.note, .badData, message, at: SourceLocation(file: tree.display(first))))
    omissions += tests.map { path in
      let folder = tree.display(PalettePath.folder(of: path))
      return Omission(.folderSkipped, folder, at: SourceLocation(file: tree.display(path)))
    }
    return all
  }

  /// Notes files with colors that are not read, several of one folder by the folder.
  private mutating func leaveOut(_ paths: [String]) {
    var folders: [String: [String]] = [:]
    for path in paths { folders[PalettePath.folder(of: path), default: []].append(path) }
    for (folder, own) in folders.ordered(by: { $0.key.precedesInBytes($1.key) }) {
      let name = own.count > 1 ? folder : own[0]
      let place = SourceLocation(file: tree.display(own[0]))
      omissions.append(Omission(.folderSkipped, tree.display(name), at: place, count: own.count))
    }
  }

  /// Leaves out files that are named like token files and hold a list, with one warning.
  private mutating func leaveOutLists(in files: TokenFileStore) {
    let lists = (candidates + samples).filter { TokenFileName.isPlain($0.lastPathPart) && files.isList(at: $0) }
    guard let first = lists.first else { return }
    let known = Set(lists)
    candidates.removeAll { known.contains($0) }
    samples.removeAll { known.contains($0) }
    let subject =
      lists.count == 1
      ? "this file is a list, not an object of groups and tokens, so it is"
      : "this file and \(lists.count - 1) more are lists, not objects of groups and tokens, so they are"
    let message = "\(subject) skipped; use the form { \"name\": { \"$value\": … } }"
    diagnostics.append(Diagnostic(.warning, .badData, message, at: SourceLocation(file: tree.display(first))))
  }

  private static func tokenFiles(among candidates: [String], _ files: inout TokenFileStore) -> [String] {
    var resolvers: [String] = []
    var others: [String] = []
    for path in candidates {
      let name = path.lastPathPart
      let file = files.glance(at: path)
      if file.map({ TokenResolver.isResolver($0) }) ?? name.hasSuffix(".resolver.json") {
        resolvers.append(path)
      } else if file?.isSchema ?? false || file?.isCopy ?? false {
        continue
      } else if TokenFileName.isPlain(name) || file?.isCertainlyOfTokens ?? files.isBrokenTokenFile(at: path) {
        others.append(path)
      }
    }
    return resolvers + others
  }
}
