import PaletteModel

/// Reads token files and resolvers into tokens of a palette.
///
/// Paths → one `TokenSet`: what resolvers name, then the other files → themes, modes and modifiers chosen for the
/// variants (`TokenChoiceCheck`) → `TokenReading`: a `TokenContext` for each different choice → `TokenJoin`.
enum TokenLoader {
  /// Loads files in the order in which they are merged.
  ///
  /// Every token that is a colour is there, and every colour of a border, shadow or gradient: one that cannot be
  /// evaluated has an unreadable entry and a diagnostic.
  static func load(_ request: PaletteRequest) -> PaletteContents {
    var files = TokenFileStore(request.tree)
    var plain: [(path: String, file: TokenFile)] = []
    var set = TokenSet()
    for (path, root) in zip(request.paths, request.roots) {
      guard let file = files.file(at: path) else { continue }
      if TokenResolver.isResolver(file) {
        set.resolvers.append(file)
        TokenResolver.read(file, at: path, inside: root, &files, into: &set)
      } else {
        plain.append((path, file))
      }
    }
    add(plain, to: &set, request.choices)
    set.addModes()
    let check = TokenChoiceCheck(request.choices, on: set)
    let reading = TokenReading(check.set)
    let problems = files.diagnostics + set.diagnostics + check.diagnostics + reading.diagnostics
    return PaletteContents(
      permutations: reading.results.map {
        .init(words: reading.words(of: $0), tokens: $0.tokens, fonts: reading.fonts)
      },
      diagnostics: Diagnostic.distinct(problems), note: note(of: check.set))
  }

  /// Adds files that are merged by their order and themes.
  private static func add(
    _ files: [(path: String, file: TokenFile)], to set: inout TokenSet, _ choices: TokenChoices
  ) {
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
      return own.isEmpty ? "no theme" : own.map { files[$0].file.name.lastPathPart }.joined(separator: " + ")
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
    let files = set.layers.map { TokenSourceNote.File(name: $0.name, dialect: $0.dialect.words) }
    let resolvers = set.resolvers.map { TokenSourceNote.File(name: $0.name, dialect: "resolver 2025.10") }
    let themes = set.axes.flatMap { axis in
      axis.contexts.indices.map { context in
        TokenSourceNote.Theme(axis: axis.name, context: axis.contexts[context], variants: axis.variants(of: context))
      }
    }
    return TokenSourceNote(files: (resolvers + files).filter { known.insert($0).inserted }, themes: themes)
  }
}
