import FileSyntax

/// Reads token files and resolvers into tokens of a palette.
///
/// Paths → one `TokenSet`: the files named by resolvers and the themes of Tokens Studio, then the other files by the
/// theme rule (`TokenThemes`) → modes and modifiers chosen for the variants (`TokenChoiceCheck`) → `TokenReading`: a
/// `TokenContext` for each different choice → `TokenJoin`.
enum TokenLoader {
  /// Loads files; none is merged over another one by the order of their paths.
  ///
  /// It includes every token that is a color, and every color of a border, shadow or gradient: one that cannot be
  /// evaluated has an unreadable entry and a diagnostic.
  static func load(_ request: TokenRequest) -> PaletteContents {
    var files = request.files
    var set = TokenSet()
    var found = named(by: request, &files, into: &set)
    TokenThemeWrapper.unwrap(&found)
    // Files that a resolver already names count there, in its order.
    let (known, mapped) = (Set(set.layers.map { $0.path }), Set(request.choices.files.map { $0.file.joined }))
    let own = found.filter { !known.contains($0.path) || mapped.contains($0.path) }
    let (plain, imports) = TheoImports.read(own, &files)
    set.imports = imports
    set.links = TokenLinks.read(from: set.layers + plain.map { $0.file }, &files)
    let themes = TokenThemes(
      plain, chosen: chosen(request.choices, among: plain), isAlone: set.layers.isEmpty,
      areFontsUsed: request.choices.areFontsUsed, links: set.links)
    let bare = set
    add(themes.audits, of: themes.layers, themes.disputes, to: &set)
    let check = checked(set, request.choices)
    let reading = TokenReading(check.set)
    var problems = files.diagnostics + set.diagnostics + set.links.diagnostics + check.diagnostics + reading.diagnostics
    problems += themes.diagnostics
    // While colors contradict each other, nothing shows that numbers do; imports order what depends on them.
    if let tie = themes.looseTies.first, themes.conflicts.isEmpty, imports.imports.isEmpty {
      var other = bare
      add(themes.reversed, of: themes.layers, themes.disputes, to: &other)
      (other.links, other.imports) = (set.links, imports)
      let isSame = TokenReading(checked(other, request.choices).set).isSame(as: reading, without: themes.composites)
      if !isSame { problems.append(themes.wording.error(loose: tie)) }
    }
    let members = TokenUnreadMembers(in: set.layers + set.links.files)
    problems += members.diagnostics + TokenForeignAnswers(in: set.layers).diagnostics
    let left = set.omissions + themes.omissions + check.set.unusedOmissions + reading.omissions + members.omissions
    return PaletteContents(
      permutations: reading.results.map {
        .init(
          choices: reading.choices(of: $0), tokens: $0.tokens, fonts: reading.fonts, unread: reading.unread(beside: $0))
      },
      diagnostics: Diagnostic.distinct(problems), omissions: Omission.byName(left), note: note(of: check.set, reading))
  }

  private static func checked(_ set: TokenSet, _ choices: TokenChoices) -> TokenChoiceCheck {
    var set = set
    set.addModes()
    return TokenChoiceCheck(choices, on: set)
  }

  /// Adds the files named by resolvers and themes of Tokens Studio; returns the remaining files.
  private static func named(
    by request: TokenRequest, _ files: inout TokenFileStore, into set: inout TokenSet
  ) -> [TokenLayerFile] {
    var plain: [TokenLayerFile] = []
    var indexes: [(path: String, bounds: String, root: String)] = []
    var found = FoundTokenFiles(request.found)
    for (path, root) in zip(request.paths, request.roots) {
      if found.isLeftOut(path, &files) { continue }
      guard var file = files.file(at: path) else { continue }
      file.folder = PalettePath.isPath(path, inside: root) ? root : PalettePath.folder(of: path)
      if request.unbounded.contains(path) { file.folder = "" }
      if file.isSchema {
        set.diagnostics.append(Diagnostic(.error, .badData, file.schemaWords, at: file.location(ofByte: 0)))
      } else if TokenStudio.isIndex(path) {
        indexes.append((path, file.folder, root))
      } else if TokenResolver.isResolver(file) {
        set.indexes.append(.init(name: file.name, dialect: "resolver 2025.10"))
        TokenResolver.read(file, at: path, &files, into: &set)
        found.note(resolver: file)
      } else if TokenStudio.isWhole(file) {
        plain += TokenStudio.read(
          TokenFilePlace(path: path, file: file, value: file.root), from: root, &files, into: &set)
      } else {
        plain.append(TokenLayerFile(path: path, label: file.name.lastPathPart, file: file, root: root))
      }
    }
    TokenStudio.read(folders: indexes, &plain, &files, into: &set)
    set.diagnostics += found.diagnostics
    set.omissions += found.omissions
    return plain
  }

  /// Adds the audits of files that are merged by the rule of themes.
  private static func add(
    _ audits: [TokenThemes.Audit], of files: [TokenLayerFile], _ disputes: [String: Set<TokenSet.Dispute>],
    to set: inout TokenSet
  ) {
    let first = set.layers.count
    set.layers += files.map { $0.file }
    set.disputes = disputes.mapValues { all in
      Set(all.map { .init(layers: $0.layers.map { first + $0 }, all: $0.all.map { first + $0 }) })
    }
    let place = SourceLocation(file: files.first?.file.name ?? "")
    let families = set.axes.count
    if audits.count > 1 {
      let names = audits.map { $0.family.isEmpty ? "none" : $0.family }
      var axis = TokenAxis(.families, named: "family", contexts: names, at: place)
      axis.name(each: audits.map { $0.family })
      set.axes.append(axis)
    }
    for (number, audit) in audits.enumerated() {
      let (contexts, served) = audit.contexts
      let layers = contexts.map { list in list.map { first + $0 } }
      guard audits.count > 1 || layers.count > 1 else { return set.steps += (layers.first ?? []).map { .layer($0) } }
      let names = contexts.map { list in
        let own = list.filter { file in !contexts.allSatisfy { $0.contains(file) } }
        return own.isEmpty ? "no theme" : own.map { files[$0].label }.joined(separator: " + ")
      }
      var axis = TokenAxis(.files, named: "files", contexts: names, at: place)
      axis.choose(each: served)
      axis.family = audits.count > 1 ? audit.family : nil
      set.steps.append(
        audits.count > 1
          ? .part(of: families, context: number, axis: set.axes.count, layers) : .choice(axis: set.axes.count, layers))
      set.axes.append(axis)
    }
  }

  /// The files that the audit file names for variants, by their indices.
  private static func chosen(_ choices: TokenChoices, among files: [TokenLayerFile]) -> [Variant: [Int]] {
    let places = Dictionary(firstOf: files.enumerated().map { ($1.path, $0) })
    var chosen: [Variant: [Int]] = [:]
    for choice in choices.files {
      if let index = places[choice.file.joined] { chosen[choice.variant, default: []].append(index) }
    }
    return chosen
  }

  private static func note(of set: TokenSet, _ reading: TokenReading) -> TokenFileNote {
    var known: Set<TokenFileNote.File> = []
    // Sets of a file are in its own line.
    let whole = Set(set.indexes.map { $0.name })
    let layers = set.layers.filter { $0.set == nil || !whole.contains($0.name) }
    let files = (layers + set.links.files).map { TokenFileNote.File(name: $0.name, dialect: $0.words) }
    return TokenFileNote(
      files: (set.indexes + files).filter { known.insert($0).inserted }, themes: reading.themes, idle: reading.idle)
  }
}
