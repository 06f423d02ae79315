import FileSyntax

/// Finds palettes and audit files below the paths of a run that no audit of it reads.
struct UnreadPalettes {
  /// The most folders that are searched below one folder that audits skip.
  static let mostSkippedFolders = 10_000
  /// The most files that are read to find out if they hold tokens.
  static let mostGlances = 256

  private let tree: FileTree
  /// The audits of each path, by their indices.
  private var parts: [(path: String, audits: Range<Int>)] = []
  /// Everything that audits read, as reports print it.
  private var read: Set<String> = []
  /// The folders with audit files that are read, as reports print them.
  private var declared: Set<String> = []
  private var found: [Omission] = []
  private var visited: Set<String> = []
  private var tokenFiles: TokenFileStore
  private var glances = 0
  /// The places at which a limit ended the search.
  private var cut: [String] = []

  /// Starts without paths.
  init(from tree: FileTree) {
    self.tree = tree
    tokenFiles = TokenFileStore(tree)
  }

  /// Records the audits that a path led to.
  mutating func note(_ audits: Range<Int>, at path: String) { parts.append((path, audits)) }

  /// Adds what is left out to the audits around it, or else to the first of its path.
  mutating func join(_ audits: inout [LoadedPalette]) {
    for audit in audits {
      let declaration = audit.declaration
      read.insert(declaration.location.file)
      if declaration.isOfAuditFile { declared.insert(PalettePath.folder(of: declaration.location.file)) }
      read.formUnion(declaration.bases)
      read.formUnion(declaration.sources)
      read.formUnion(declaration.tokenSources.files.map { $0.name })
    }
    for (path, own) in parts {
      guard let first = own.first, let folder = folder(of: path, audits[first].declaration) else { continue }
      let ofFile = own.contains { audits[$0].declaration.isOfAuditFile }
      (found, visited, glances, cut) = ([], [], 0, [])
      search(folder, in: ofFile ? .beside : .audited, depth: 1)
      // The rest of a folder may hold colors, so that nothing can be said of all of it.
      found += cut.map { Omission(.folderSkipped, $0, at: SourceLocation(file: $0)) }
      for omission in Omission.byName(found) {
        let around = own.filter { index in
          let file = audits[index].declaration.location.file
          return PalettePath.isPath(omission.location.file, inside: PalettePath.folder(of: file))
        }
        for index in !ofFile ? Array(own) : around.isEmpty ? [first] : around {
          audits[index] = audits[index].adding([omission])
        }
      }
      guard !cut.isEmpty else { continue }
      let notes = cut.map { Diagnostic(.note, .badData, Self.limit, at: SourceLocation(file: $0)) }
      audits[first] = audits[first].with { $0.diagnostics = Diagnostic.distinct($0.diagnostics + notes) }
    }
  }

  private static let limit =
    "not every folder here was searched: the search for palettes that no audit reads ends after \(mostSkippedFolders) "
    + "folders or \(mostGlances) files; to audit a palette in it, name it under \"sources\""

  /// The folder to search for a path: the path itself, or that of the audit file which it names.
  private func folder(of path: String, _ declaration: AuditDeclaration) -> String? {
    switch try? tree.kind(path) {
    case .folder: CatalogFolder(named: path.lastPathPart) == .group ? path : nil
    case .file: declaration.isOfAuditFile ? PalettePath.folder(of: path) : nil
    default: nil
    }
  }

  /// The part of the tree to which a folder belongs.
  private enum Region {
    /// Everything in it is read, except for skipped folders.
    case audited
    /// Its palettes are read only if an audit file below names them.
    case beside
    /// An audit file names the palettes in it that are read.
    case declared
    /// It belongs to an audit file that is not read.
    case nested
  }

  private mutating func search(_ folder: String, in outer: Region, depth: Int) {
    guard visited.insert(tree.identity(folder)).inserted, let items = try? tree.list(folder) else { return }
    let own = PaletteFileFinder.auditFileNames.filter { name in
      items.contains { $0.name == name && $0.kind == .file }
    }.map { folder.appending(item: $0) }
    let unread = own.filter { !read.contains(tree.display($0)) && PaletteFileFinder.isMeantAsAuditFile($0, in: tree) }
    let known = found.count
    let isRead = declared.contains(tree.display(folder))
    let region: Region = isRead ? .declared : unread.isEmpty ? outer : .nested
    for item in items.sortedByName() {
      let path = folder.appending(item: item.name)
      if item.kind == .folder {
        visit(path, named: item.name, in: region, depth: depth)
      } else if item.kind == .file, region == .beside || region == .nested, isTokenFile(path, item.name) {
        add(region, path)
      }
    }
    // An audit file stands for its palette: by itself it counts only if no color source lies beside or below it.
    if found.count == known { for path in unread { add(.nestedAuditFile, path) } }
  }

  private mutating func visit(_ path: String, named name: String, in region: Region, depth: Int) {
    switch CatalogFolder(named: name) {
    case .catalog, .colorset:
      guard region == .beside || region == .nested, !read.contains(tree.display(path)), holdsColors(path) else {
        return
      }
      add(region, path)
    case .otherAsset: break
    case .group:
      if FolderSearch.isSearched(name, in: PalettePath.folder(of: path)), depth < FolderSearch.greatestDepth {
        search(path, in: region, depth: depth + 1)
      } else if name != ".git", name != PalettePath.ownCopy {
        lookInto(path)
      }
    }
  }

  private mutating func add(_ region: Region, _ path: String) {
    add(region == .nested ? .nestedAuditFile : .folderSkipped, path)
  }

  private mutating func add(_ code: Omission.Code, _ path: String) {
    let display = tree.display(path)
    found.append(Omission(code, display, at: SourceLocation(file: display)))
  }

  private mutating func isTokenFile(_ path: String, _ name: String) -> Bool {
    guard PaletteFormat.designTokens.accepts(name, .file), !read.contains(tree.display(path)) else { return false }
    if TokenFileName.isPlain(name) { return true }
    guard glances < Self.mostGlances else {
      noteLimit(at: PalettePath.folder(of: path))
      return false
    }
    glances += 1
    return tokenFiles.glance(at: path)?.isCertainlyOfTokens ?? false || tokenFiles.holdsUnreadColors(at: path)
  }

  /// Counts the palettes and audit files in a folder that audits skip, in as many folders as the limit allows.
  private mutating func lookInto(_ skipped: String) {
    var open = [skipped]
    var next = 0
    var palettes: [String] = []
    while next < open.count, next < Self.mostSkippedFolders {
      let folder = open[next]
      next += 1
      guard visited.insert(tree.identity(folder)).inserted, let items = try? tree.list(folder) else { continue }
      for item in items.sortedByName() {
        let path = folder.appending(item: item.name)
        let kind = CatalogFolder(named: item.name)
        if item.kind == .folder, kind == .group {
          open.append(path)
        } else if item.kind == .folder, kind != .otherAsset {
          if !read.contains(tree.display(path)), holdsColors(path) { palettes.append(path) }
        } else if item.kind == .file, isPalette(path, item.name, in: skipped) {
          palettes.append(path)
        }
      }
    }
    if next < open.count { noteLimit(at: skipped) }
    guard let first = palettes.first else { return }
    let place = SourceLocation(file: tree.display(first))
    found.append(Omission(.folderSkipped, tree.display(skipped), at: place, count: palettes.count))
  }

  private mutating func noteLimit(at path: String) {
    let display = tree.display(path)
    if cut.last != display { cut.append(display) }
  }

  /// Returns true for an audit file, and for a file that its name, or its name and its content, make one of tokens.
  ///
  /// Builds of tokens give their files other names, too.
  private mutating func isPalette(_ path: String, _ name: String, in skipped: String) -> Bool {
    if PaletteFileFinder.auditFileNames.contains(name) {
      return !read.contains(tree.display(path)) && PaletteFileFinder.isMeantAsAuditFile(path, in: tree)
    }
    let isBuild = skipped.lastPathPart == "build"
    let words = isBuild ? path.dropFirst(skipped.count).lowercased() : name.lowercased()
    return (Self.words + (isBuild ? Self.builtWords : [])).contains { words.holds($0) } && isTokenFile(path, name)
  }

  private static let words = ["token", "color"]
  private static let builtWords = [
    "colour", "dark", "design", "/json/", "light", "palette", "style", "theme", "variable",
  ]

  /// Returns true if a catalog holds a color set, or has more folders than the limit allows to look into.
  private func holdsColors(_ catalog: String) -> Bool {
    if CatalogFolder(named: catalog.lastPathPart) == .colorset { return true }
    var open = [catalog]
    var next = 0
    while next < open.count, next < Self.mostSkippedFolders {
      let items = (try? tree.list(open[next])) ?? []
      for item in items where item.kind == .folder {
        let kind = CatalogFolder(named: item.name)
        if kind == .colorset { return true }
        if kind == .group { open.append(open[next].appending(item: item.name)) }
      }
      next += 1
    }
    return next < open.count
  }
}
