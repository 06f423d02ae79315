package import FileSyntax

/// Loads the audits for paths on the command line.
///
/// Path → audit files, catalogs or token files (`PaletteFileFinder`) → each audit file over those that it extends
/// (`AuditFileChain`) → its sources (`PaletteFiles`) → tokens → names resolved (`AuditFileBinder`) → images read
/// (`BackdropImageStore`).
package struct AuditLoader: Sendable {
  private let tree: FileTree
  private let vocabulary: AuditFileVocabulary
  private let idiom: Idiom
  private let workers: Workers

  /// Loads every audit, in the order of the paths; nothing is thrown, every problem is a diagnostic of an audit.
  ///
  /// An audit file is one audit, however often it is reached; catalogs without one are one audit for each path, with
  /// pairs inferred from names. Ids are slugs of the names, unique in the result.
  package static func load(
    paths: [String], from tree: FileTree, vocabulary: AuditFileVocabulary, idiom: Idiom = .universal,
    workers: Workers = .one
  ) -> [LoadedPalette] {
    let loader = AuditLoader(tree: tree, vocabulary: vocabulary, idiom: idiom, workers: workers)
    var audits: [LoadedPalette] = []
    var done: Set<String> = []
    var images = BackdropImageStore(from: tree)
    var unread = UnreadPalettes(from: tree)
    for path in paths.map({ PalettePath.joining($0, "") }) where done.insert(path).inserted {
      let own = loader.audits(at: path, &done, &images)
      unread.note(audits.count..<audits.count + own.count, at: path)
      audits += own
    }
    unread.join(&audits)
    AuditIdentities.makeUnique(&audits)
    return audits
  }

  /// Returns an error, with the path as typed, if there is nothing at it, and the items next to it that a mistyped name
  /// may mean.
  package static func absence(of path: String, from tree: FileTree) -> Diagnostic? {
    PaletteFileFinder.absence(of: PalettePath.joining(path, ""), in: tree, shown: path)
  }

  /// Gives each audit of several loadings a unique id, as `load` does for those of one.
  package static func makeUnique(_ audits: inout [LoadedPalette]) { AuditIdentities.makeUnique(&audits) }

  /// Loads the audits of one path.
  package static func load(
    path: String, from tree: FileTree, vocabulary: AuditFileVocabulary, idiom: Idiom = .universal,
    workers: Workers = .one
  ) -> [LoadedPalette] {
    load(paths: [path], from: tree, vocabulary: vocabulary, idiom: idiom, workers: workers)
  }

  private func audits(
    at path: String, _ done: inout Set<String>, _ images: inout BackdropImageStore
  ) -> [LoadedPalette] {
    let finder = PaletteFileFinder(path, from: tree)
    var audits: [LoadedPalette] = []
    switch finder.finding {
    case .auditFiles(let files, let isSearched):
      for chain in chains(files, isSearched: isSearched) where done.insert("audit:" + chain.paths[0]).inserted {
        audits += self.audits(chain, &images)
      }
    case .catalogs(let catalogs):
      var sources = PaletteFiles(from: tree)
      sources.add(catalogs: catalogs, isFound: catalogs != [path])
      audits += self.audits(of: sources, named: name(of: catalogs, at: path), at: path)
    case .tokenFiles(let files, let folder):
      audits += self.audits(ofTokenFiles: files, besides: [], inside: folder, finder, at: path)
    case .both(let catalogs, let files, let folder):
      audits += self.audits(ofTokenFiles: files, besides: catalogs, inside: folder, finder, at: path)
    case .nothing:
      // An app may have all its colors in code.
      let swift = SourceFinder([path], from: tree)
      if !swift.swift.isEmpty { audits.append(empty(at: path)) }
    }
    let isOfCode = !audits.isEmpty && finder.isEmpty
    if audits.isEmpty, !finder.diagnostics.isEmpty { audits.append(empty(at: path)) }
    if !finder.omissions.isEmpty { audits = audits.map { $0.adding(finder.omissions) } }
    guard !finder.diagnostics.isEmpty, !isOfCode else { return audits }
    audits[0] = audits[0].adding(finder.diagnostics)
    return audits
  }

  /// The audits of token files that were found, with the catalogs of the folder: one for each independent palette.
  private func audits(
    ofTokenFiles files: [String], besides catalogs: [String], inside folder: String, _ finder: PaletteFileFinder,
    at path: String
  ) -> [LoadedPalette] {
    let found = FoundPalettes(files, besides: catalogs, inside: folder, finder.tokenFiles, tree)
    var audits: [LoadedPalette] = []
    for palette in found.palettes {
      var sources = PaletteFiles(from: tree, finder.tokenFiles)
      sources.add(catalogs: palette.catalogs, isFound: true)
      sources.add(tokenFiles: palette.tokenFiles, inside: folder, isUnbounded: true)
      let name = palette.name.map { (id: $0, title: $0) } ?? name(of: palette.catalogs + palette.tokenFiles, at: path)
      audits += self.audits(of: sources, named: name, at: path)
    }
    guard !found.diagnostics.isEmpty else { return audits }
    if audits.isEmpty { audits.append(empty(at: path)) }
    audits[0] = audits[0].adding(found.diagnostics)
    return audits
  }

  /// The audit files with their bases, without found files that only serve as the base of another.
  private func chains(_ files: [String], isSearched: Bool) -> [AuditFileChain] {
    let chains = files.map { AuditFileChain.read($0, from: tree, vocabulary: vocabulary) }
    guard isSearched else { return chains }
    let bases = Set(chains.flatMap { $0.paths.dropFirst() })
    return chains.filter { !bases.contains($0.paths[0]) || !$0.file.sources.isEmpty }
  }

  /// The audits of an audit file: one for each permutation of modifiers that changes a color.
  private func audits(_ chain: AuditFileChain, _ images: inout BackdropImageStore) -> [LoadedPalette] {
    let file = chain.file
    var sources = PaletteFiles(from: tree)
    for source in file.sources { sources.add(source) }
    var choices = file.variants
    choices.areFontsUsed = file.pairs.contains { $0.fontToken != nil }
    sources.choose(choices)
    let contents = sources.load(workers: workers)
    // One wrong source is one problem: the names that are unresolved without it are counted there.
    let isMissing = sources.isMissingSources
    var consequences = 0
    let bound = contents.permutations.map { permutation in
      self.audit(of: file, over: sources, contents, permutation, &images)
    }
    var audits = AbsentNames.settled(bound).map { bound in
      consequences = max(consequences, bound.unknown.count)
      return bound.audit.with { audit in
        audit.declaration.missesSources = isMissing
        if file.source == nil {
          let folder = PalettePath.folder(of: chain.paths[0])
          audit.declaration.source = SourceDeclaration(roots: [folder], isImplied: true)
        }
        audit.declaration.bases = chain.paths.dropFirst().map(tree.display)
        if !isMissing { audit.add(bound.unknown) }
      }
    }
    if isMissing { sources.count(consequences: consequences) }
    let problems = chain.diagnostics + sources.diagnostics + contents.diagnostics
    if !audits.isEmpty { audits[0] = audits[0].adding(problems) }
    return audits
  }

  private func audit(
    of file: AuditFile, over sources: PaletteFiles, _ contents: PaletteContents,
    _ permutation: PaletteContents.Permutation, _ images: inout BackdropImageStore
  ) -> AbsentNames.Bound {
    let palette = permutation.palette
    let bound = AuditFileBinder.bind(file, to: palette, vocabulary: vocabulary)
    let name = Self.name(file.name ?? folderName(of: file.location.file, else: "audit"), of: permutation)
    var declaration = AuditDeclaration.Draft(id: Slug.make(name), name: name, at: file.location)
    declaration.isOfAuditFile = true
    declaration.sources = sources.displayed
    declaration.policy = file.policy
    declaration.profile = file.profiles.first ?? declaration.profile
    declaration.profiles = file.profiles
    declaration.idiom = idiom
    declaration.idioms = file.idioms
    declaration.output = file.output?.text
    declaration.ruleSettings = file.rules
    declaration.assumedTokens = file.assumed.map { $0.text }
    declaration.surfaces = bound.surfaces
    declaration.pairs = bound.pairs
    declaration.materials = file.materials.compactMap { $0.definition }
    let tables = CalibrationStore.read(file.calibration, from: tree, vocabulary: vocabulary)
    declaration.calibrations = tables.calibrations
    let seen = SystemColorStore.read(file.systemColors, from: tree)
    declaration.deviceColors = seen.readings
    declaration.calibrationFiles = (file.calibration + file.systemColors).map { tree.display($0.joined) }
    declaration.states = file.states
    declaration.distinct = file.distinct.map { DistinctGroup(tokens: $0.tokens.map { $0.text }, at: $0.location) }
    let swift = SourceFinder.declaration(of: file.source, from: tree)
    declaration.source = swift.declaration
    declaration.requirements = file.requirements
    declaration.waivers = file.waivers
    declaration.verified = file.verified
    declaration.tokenSources = Self.note(contents.note, of: permutation)
    let imageProblems = images.read(bound.images, into: &declaration)
    let audit = LoadedPalette(
      palette: palette, icons: contents.icons, declaration: declaration,
      diagnostics: bound.diagnostics + imageProblems + swift.diagnostics + tables.diagnostics
        + seen.diagnostics,
      omissions: sources.omissions + contents.omissions)
    return (audit, bound.unknownNames)
  }

  /// A name with the chosen contexts of modifiers.
  private static func name(_ name: String, of permutation: PaletteContents.Permutation) -> String {
    permutation.words.isEmpty ? name : "\(name) (\(permutation.words))"
  }

  private static func note(_ note: TokenFileNote, of permutation: PaletteContents.Permutation) -> TokenFileNote {
    let family = permutation.choices.first { $0.isFamily }?.context
    var chosen = Dictionary(firstOf: permutation.choices.map { ($0.axis, $0.context) })
    let themes = note.themes.filter { theme in
      guard theme.family == nil || theme.family == family else { return false }
      guard let choice = theme.choice else { return true }
      // Where all choices amount to one, the first stands for them.
      let own = chosen[theme.axis] ?? choice
      chosen[theme.axis] = own
      return own == choice
    }
    return TokenFileNote(files: note.files, themes: themes, choices: permutation.choices, idle: note.idle)
  }

  /// The audits of catalogs, token files or a resolver without an audit file: one for each permutation.
  private func audits(
    of sources: PaletteFiles, named name: (id: String, title: String), at path: String
  ) -> [LoadedPalette] {
    let contents = sources.load(workers: workers)
    var notes: Set<Diagnostic> = []
    return contents.permutations.enumerated().map { index, permutation in
      let palette = permutation.palette
      let inferred = PairInference.infer(from: palette)
      let note = PairInference.note(on: inferred.same, of: palette).flatMap { notes.insert($0).inserted ? $0 : nil }
      let names = (id: Self.name(name.id, of: permutation), title: Self.name(name.title, of: permutation))
      var declaration = declaration(of: path, named: names)
      declaration.sources = sources.displayed
      declaration.surfaces = inferred.surfaces
      declaration.pairs = inferred.pairs
      declaration.tokenSources = Self.note(contents.note, of: permutation)
      return LoadedPalette(
        palette: palette, icons: contents.icons, declaration: declaration,
        diagnostics: (index == 0 ? sources.diagnostics + contents.diagnostics : []) + [note].compactMap { $0 },
        omissions: sources.omissions + contents.omissions)
    }
  }

  private func empty(at path: String) -> LoadedPalette {
    let declaration = declaration(of: path, named: name(of: [], at: path))
    return LoadedPalette(palette: Palette([]), declaration: declaration, diagnostics: [])
  }

  /// The declaration of what has no audit file.
  private func declaration(of path: String, named name: (id: String, title: String)) -> AuditDeclaration.Draft {
    let display = tree.display(path)
    let location = SourceLocation(file: display)
    var declaration = AuditDeclaration.Draft(id: Slug.make(name.id), name: name.title, at: location)
    declaration.idiom = idiom
    guard let kind = try? tree.kind(path) else { return declaration }
    let isFolder = kind == .folder && CatalogFolder(named: path.lastPathPart) == .group
    declaration.source = SourceDeclaration(
      roots: [isFolder || path.hasSuffix(".swift") ? path : PalettePath.folder(of: path)], isImplied: true)
    return declaration
  }

  /// The name of a catalog that was named or is the only one of a nameless folder, else of the folder; the title of an app
  /// in a nameless folder is its name.
  private func name(of catalogs: [String], at path: String) -> (id: String, title: String) {
    let isIndex = TokenStudio.isIndex(path)
    let folder = tree.display(isIndex ? PalettePath.folder(of: path) : path).lastPathPart
    let isNameless = Self.nameless.contains(folder)
    let catalog = catalogs.count == 1 ? catalogs[0].lastPathPart : folder
    let name = catalogs == [path] && !isIndex || isNameless ? catalog : folder
    let end = [".xcassets", ".colorset"].first { name.hasSuffix($0) }
    let bare = end.map { String(name.dropLast($0.count)) } ?? TokenFileName.bare(name)
    let id = Self.nameless.contains(bare) ? "palette" : bare
    return (id, isNameless && catalogs != [path] ? app(in: path) ?? id : id)
  }

  /// The names of folders that say nothing.
  private static let nameless = [".", "..", ""]
  /// The most folders in which a project is searched.
  static let mostFolders = 64

  /// The name of the only Xcode project in a folder, else in the folders in it.
  private func app(in folder: String) -> String? {
    guard let items = try? tree.list(folder).sortedByName() else { return nil }
    let own = Self.projects(among: items)
    guard own.isEmpty else { return own.count == 1 ? own.first : nil }
    let folders = items.filter { $0.kind == .folder && !DependencyFolders.areSkipped($0.name, in: folder) }
    let inner = folders.prefix(Self.mostFolders).flatMap { item -> [String] in
      (try? tree.list(folder.appending(item: item.name))).map { Self.projects(among: $0) } ?? []
    }
    return inner.count == 1 ? inner[0] : nil
  }

  private static func projects(among items: [FolderItem]) -> [String] {
    items.filter { $0.kind == .folder && $0.name.hasSuffix(".xcodeproj") && $0.name != "Pods.xcodeproj" }
      .map { String($0.name.dropLast(".xcodeproj".utf8.count)) }
  }

  /// The name of the folder that contains a file.
  private func folderName(of file: String, else fallback: String) -> String {
    let name = PalettePath.folder(of: file).lastPathPart
    return [".", "..", "/"].contains(name) ? fallback : name
  }
}
