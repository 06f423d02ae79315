import FileSyntax

/// The words for themes that contradict each other: both files, the repeated tokens, and the line to write.
struct TokenThemeWording {
  let files: [TokenThemeFile]
  let definitions: TokenDefinitions

  /// An other file that repeats tokens of a theme.
  ///
  /// `hasMore` is true if it has more tokens; `beside` are the files without this problem that some audit reads with it.
  func error(other tie: TokenThemeTie, hasMore: Bool, beside: Set<Int>) -> Diagnostic {
    let values = tie.count == 1 ? "that value is not used" : "those values are not used"
    let isThird = Appearance.allCases.allSatisfy { !themes(for: $0, in: beside).isEmpty }
    let remedy =
      isThird
      ? "audit it in an audit file of its own, and write \(sources(beside.sorted())) in this one"
      : "add \(line(beneathThemesIn: beside, tie.second, hasMore: hasMore)) to the audit file"
    let message =
      "\(name(tie.second)) redefines \(tokens(tie)) from \(name(tie.first)), but its name does not indicate a variant, "
      + "so \(values); \(remedy)"
    return diagnostic(.error, message, tie)
  }

  /// Themes with further words that repeat tokens of others, but are not a family that could be an audit of its own.
  func error(_ fault: TokenThemeGroups.Fault) -> Diagnostic {
    let tie = fault.tie
    let isFamily = fault.files.count > 1
    let condition = files[tie.second].condition
    let variant = Variant(condition?.appearance ?? .light, condition?.contrast ?? .standard)
    let reason =
      isFamily
      ? "but \(name(tie.first)) is not part of a family, so the \(fault.name.inQuotes) family is ignored"
      : "but no variant uses \(fault.name.inQuotes), so it is ignored"
    let remedy =
      isFamily
      ? "list only one family in the audit file, as in \(sources(members(of: fault.files)))"
      : "add \(line(variant, tie.second)) to the audit file"
    let message =
      "\(name(tie.second)) redefines \(tokens(tie)) from \(name(tie.first)), \(reason); \(remedy)"
    return diagnostic(.error, message, tie)
  }

  /// A family that has themes for light only, at its first file.
  func note(lone file: Int) -> Diagnostic {
    let message =
      "\(name(file)) is of a family that has themes for light only, so it serves all variants; add a theme for dark if "
      + "there is one"
    return Diagnostic(.note, .badData, message, at: SourceLocation(file: files[file].layer.file.name))
  }

  /// Two files of one rank that give a color token different values.
  func error(tie: TokenThemeTie) -> Diagnostic {
    let variant = tie.variant ?? .light
    let message =
      "\(names(tie)) give \(values(tie)) for \(variant.id), and \(tie.others.count > 1 ? "none" : "neither") takes "
      + "precedence; to use \(name(tie.second)), add \(line(using: tie.second, variant)) to the audit file, or remove "
      + "\(tie.others.count > 1 ? "all but one of these" : "one of the two") files from \"sources\""
    return diagnostic(.error, message, tie)
  }

  /// Two files of one rank that give a composite or a font different values.
  func warning(tie: TokenThemeTie) -> Diagnostic {
    let variant = tie.variant ?? .light
    let message =
      "\(name(tie.first)) and \(name(tie.second)) give \(values(tie)) for \(variant.id); \(name(tie.second)) is "
      + "used; to use \(name(tie.first)) instead, add \(line(using: tie.first, variant)) to the audit file"
    return diagnostic(.warning, message, tie)
  }

  /// Two files that give different values to something without a color on which a color depends.
  func error(loose tie: TokenThemeTie) -> Diagnostic {
    let variant = tie.variant ?? .light
    let message =
      "\(name(tie.first)) and \(name(tie.second)) give \(values(tie)) for \(variant.id), and colors depend on them; "
      + "to use \(name(tie.second)), add \(line(using: tie.second, variant)) to the audit file"
    return diagnostic(.error, message, tie)
  }

  /// An ordered set whose colors a later one replaces.
  func warning(replaced file: Int, by other: Int, _ count: Int, at place: SourceLocation) -> Diagnostic {
    let names = (files[file].layer.label.inQuotes, files[other].layer.label.inQuotes)
    let message =
      "the set \(names.1) comes later and replaces \(count == 1 ? "a color" : "\(count) colors") of the set \(names.0); "
      + "replaced colors are not audited; add two themes, each of which enables one of the sets"
    return Diagnostic(.warning, .badData, message, at: place)
  }

  /// Families that multiply to too many audits.
  func tooMany(_ families: [TokenThemeGroups.Group]) -> Diagnostic {
    let first = families.first?.files.first ?? 0
    let message =
      "the theme families produce more than the limit of \(TokenPermutations.most) audits; list fewer files under "
      + "\"sources\""
    return Diagnostic(.error, .badData, message, at: SourceLocation(file: files[first].layer.file.name))
  }

  private func diagnostic(_ severity: Diagnostic.Severity, _ message: String, _ tie: TokenThemeTie) -> Diagnostic {
    Diagnostic(severity, .badData, message, at: definitions.location(of: tie.path, in: tie.second))
  }

  /// The files of a tie: all of three, else the first two and the number of the others.
  private func names(_ tie: TokenThemeTie) -> String {
    let others = tie.others.subtracting([tie.second]).sorted()
    let shown = [name(tie.first), name(tie.second)]
    switch others.count {
    case 0: return shown.inWords()
    case 1: return (shown + [name(others[0])]).inWords()
    default: return (shown + ["\(others.count) more files"]).inWords()
    }
  }

  private func name(_ file: Int) -> String { path(of: file).inQuotes(upTo: 200) }

  private func tokens(_ tie: TokenThemeTie) -> String {
    tie.count == 1 ? "the token \(tie.path.inQuotes)" : "\(tie.count) tokens (such as \(tie.path.inQuotes))"
  }

  private func values(_ tie: TokenThemeTie) -> String {
    let more = tie.count == 1 ? "" : " and \(tie.count - 1) more \(tie.count == 2 ? "token" : "tokens")"
    return "\(tie.path.inQuotes)\(more) different values"
  }

  /// The themes of an appearance alone, and the files that the map names for it.
  private func themes(for appearance: Appearance, in some: Set<Int>) -> [Int] {
    let own = TokenCondition(appearance: appearance)
    let variant = Variant(appearance)
    return some.sorted().filter { file in
      files[file].condition == own && files[file].isNamedTheme
        || files[file].isChosen && (files[file].rank(in: variant)?.settings ?? 0) >= own.rank
    }
  }

  /// The files without themes of other families than those of some files.
  private func members(of family: [Int]) -> [Int] {
    files.indices.filter { family.contains($0) || !files[$0].isNamedTheme && !files[$0].isFamilyBase }
  }

  private func line(_ variant: Variant, _ file: Int) -> String { line([(variant, [file])]) }

  /// The line with which a file counts beneath the themes; in the appearance that has none, if that is all it is for.
  private func line(beneathThemesIn some: Set<Int>, _ file: Int, hasMore: Bool) -> String {
    line(
      Appearance.allCases.compactMap { appearance in
        let themes = self.themes(for: appearance, in: some)
        return hasMore || themes.isEmpty ? (Variant(appearance), [file] + themes) : nil
      })
  }

  /// The line with which a file goes before others of its rank: beneath the themes, if it is none.
  private func line(using file: Int, _ variant: Variant) -> String {
    let isTheme = files[file].isNamedTheme || files[file].isChosen || files[file].isSet
    return isTheme ? line(variant, file) : line(beneathThemesIn: Set(files.indices), file, hasMore: true)
  }

  private func line(_ entries: [(variant: Variant, files: [Int])]) -> String {
    let written = entries.map { entry in
      #""\#(entry.variant.id)": { "files": [\#(entry.files.map { quoted($0) }.joined(separator: ", "))] }"#
    }
    return #""variants": { \#(written.joined(separator: ", ")) }"#
  }

  /// The line that names some files; many as their folders, where these contain no others.
  private func sources(_ list: [Int]) -> String {
    var names = list.map { quoted(path(of: $0)) }
    if names.count > Self.longest {
      let out = files.indices.filter { !list.contains($0) }.map { path(of: $0) }
      names = []
      for file in list.map({ path(of: $0) }) {
        let folder = PalettePath.folder(of: file)
        let name = folder == "." || out.contains { PalettePath.isPath($0, inside: folder) } ? file : folder
        if !names.contains(quoted(name)) { names.append(quoted(name)) }
      }
    }
    let shown = names.prefix(Self.longest) + (names.count > Self.longest ? ["…"] : [])
    return "\"sources\": [\(shown.joined(separator: ", "))]"
  }

  /// The most names of one line.
  private static let longest = 8

  private func quoted(_ file: Int) -> String { quoted(path(of: file)) }

  private func quoted(_ path: String) -> String { "\"\(path.inQuotes(upTo: 200).dropFirst().dropLast())\"" }

  /// The path as an audit file writes it.
  private func path(of file: Int) -> String {
    let layer = files[file].layer
    guard layer.root != ".", PalettePath.isPath(layer.path, inside: layer.root) else { return layer.path }
    let whole = PalettePath.joining(layer.path, "")
    let start = layer.root.utf8.count + (layer.root.hasSuffix("/") ? 0 : 1)
    return String(decoding: whole.utf8.dropFirst(start), as: UTF8.self)
  }
}
