import PaletteModel

/// Reads token files and resolvers into tokens of a palette.
///
/// Paths → one `TokenSet`: what resolvers and the themes of Tokens Studio name, then the other files → themes, modes and modifiers chosen for the
/// variants (`TokenChoiceCheck`) → `TokenReading`: a `TokenContext` for each different choice → `TokenJoin`.
enum TokenLoader {
  /// Loads files in the order in which they are merged.
  ///
  /// Every token that is a colour is there, and every colour of a border, shadow or gradient: one that cannot be
  /// evaluated has an unreadable entry and a diagnostic.
  static func load(_ request: PaletteRequest) -> PaletteContents {
    var files = request.tokenFiles
    var set = TokenSet()
    let plain = named(by: request, &files, into: &set)
    add(plain, to: &set, request.choices)
    set.links = TokenLinks.read(from: set.layers, &files)
    set.addModes()
    let check = TokenChoiceCheck(request.choices, on: set)
    let reading = TokenReading(check.set)
    let problems = files.diagnostics + set.diagnostics + set.links.diagnostics + check.diagnostics + reading.diagnostics
    return PaletteContents(
      permutations: reading.results.map {
        .init(words: reading.words(of: $0), tokens: $0.tokens, fonts: reading.fonts)
      },
      diagnostics: Diagnostic.distinct(problems), note: note(of: check.set))
  }

  /// Adds what resolvers and themes of Tokens Studio name; gives the files that are left.
  private static func named(
    by request: PaletteRequest, _ files: inout TokenFileStore, into set: inout TokenSet
  ) -> [TokenLayerFile] {
    var plain: [TokenLayerFile] = []
    var indexes: [(path: String, root: String)] = []
    var found = FoundTokenFiles(request.found)
    for (path, root) in zip(request.paths, request.roots) {
      if found.isLeftOut(path, &files) { continue }
      guard var file = files.file(at: path) else { continue }
      file.folder = PaletteSourcePath.isPath(path, inside: root) ? root : PaletteSourcePath.folder(of: path)
      if TokenStudio.isIndex(path) {
        indexes.append((path, file.folder))
      } else if TokenResolver.isResolver(file) {
        set.indexes.append(.init(name: file.name, dialect: "resolver 2025.10"))
        TokenResolver.read(file, at: path, &files, into: &set)
        found.note(resolver: file)
      } else if TokenStudio.isWhole(file) {
        plain += TokenStudio.read(TokenFilePlace(path: path, file: file, value: file.root), &files, into: &set)
      } else {
        plain.append(TokenLayerFile(path: path, label: file.name.lastPathPart, file: file))
      }
    }
    TokenStudio.read(folders: indexes, &plain, &files, into: &set)
    set.diagnostics += found.diagnostics
    return plain
  }

  /// Adds files that are merged by their order and themes.
  private static func add(_ files: [TokenLayerFile], to set: inout TokenSet, _ choices: TokenChoices) {
    let first = set.layers.count
    set.layers += files.map(\.file)
    let themes = themes(of: files.map(\.path), choices)
    for stranger in themes.strangers {
      let message =
        "the name is that of a theme that no variant stands for, so the file is left out;"
        + " take it out of \"sources\", or name it under \"variants\""
      let place = SourceLocation(file: files[stranger].file.name)
      set.diagnostics.append(Diagnostic(.warning, .badData, message, at: place))
    }
    let (contexts, served) = themes.contexts
    let layers = contexts.map { list in list.map { first + $0 } }
    guard layers.count > 1 else { return set.steps += (layers.first ?? []).map { .layer($0) } }
    let names = contexts.map { list in
      let own = list.filter { file in !contexts.allSatisfy { $0.contains(file) } }
      return own.isEmpty ? "no theme" : own.map { files[$0].label }.joined(separator: " + ")
    }
    var axis = TokenAxis(.files, named: "files", contexts: names, at: SourceLocation(file: files[0].file.name))
    axis.choose(each: served)
    set.steps.append(.choice(axis: set.axes.count, layers))
    set.axes.append(axis)
  }

  private static func themes(of paths: [String], _ choices: TokenChoices) -> TokenThemeFiles {
    var chosen: [Variant: [Int]] = [:]
    for choice in choices.files {
      if let index = paths.firstIndex(of: choice.file.joined) { chosen[choice.variant, default: []].append(index) }
    }
    return chosen.isEmpty ? TokenThemeFiles(paths) : TokenThemeFiles(paths, chosen: chosen)
  }

  private static func note(of set: TokenSet) -> TokenSourceNote {
    var known: Set<TokenSourceNote.File> = []
    let files = (set.layers + set.links.files).map { TokenSourceNote.File(name: $0.name, dialect: $0.dialect.words) }
    let themes = set.axes.flatMap { axis in
      axis.contexts.indices.map { context in
        TokenSourceNote.Theme(axis: axis.name, context: axis.contexts[context], variants: axis.variants(of: context))
      }
    }
    return TokenSourceNote(files: (set.indexes + files).filter { known.insert($0).inserted }, themes: themes)
  }
}

/// A file or token set that is merged by its order, and by its theme where its name tells one.
struct TokenLayerFile {
  /// The path, whose words may be those of a theme.
  let path: String
  /// The name for people.
  let label: String
  let file: TokenFile
}
