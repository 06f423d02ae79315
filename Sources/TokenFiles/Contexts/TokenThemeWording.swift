import PaletteModel

/// The words for themes that contradict each other: both files, the repeated tokens, and the line to write.
struct TokenThemeWording {
  let files: [TokenThemeFile]
  let definitions: TokenDefinitions

  /// An other file that repeats tokens of a theme.
  func error(other tie: TokenThemeTie) -> Diagnostic {
    let message =
      "\(name(tie.second)) repeats \(tokens(tie)) of \(name(tie.first)), but its name does not say for which variants,"
      + " so it is left out; write \(line(freeVariant, tie.second)) in the audit file"
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
      ? "which belongs to no family, so the family \(fault.name.inQuotes) is left out"
      : "and no variant stands for \(fault.name.inQuotes), so it is left out"
    let remedy =
      isFamily ? "name one family alone, as in \(sources(fault.files))" : "write \(line(variant, tie.second))"
    let message =
      "\(name(tie.second)) repeats \(tokens(tie)) of \(name(tie.first)), \(reason); \(remedy) in the audit file"
    return diagnostic(.error, message, tie)
  }

  /// Two files of one rank that give a color token different values.
  func error(tie: TokenThemeTie) -> Diagnostic {
    let variant = tie.variant ?? .light
    let message =
      "\(name(tie.first)) and \(name(tie.second)) give \(values(tie)) for \(variant.id), and neither goes before the"
      + " other; write \(line(variant, tie.second)) in the audit file if that is the one that counts,"
      + " or take one of them out of \"sources\""
    return diagnostic(.error, message, tie)
  }

  /// Two files of one rank that give a composite or a font different values.
  func warning(tie: TokenThemeTie) -> Diagnostic {
    let variant = tie.variant ?? .light
    let message =
      "\(name(tie.first)) and \(name(tie.second)) give \(values(tie)) for \(variant.id); that of \(name(tie.second)) is"
      + " read, so write \(line(variant, tie.first)) in the audit file if it is the other one"
    return diagnostic(.warning, message, tie)
  }

  /// Two files that give different values to something without a color on which a color depends.
  func error(loose tie: TokenThemeTie) -> Diagnostic {
    let variant = tie.variant ?? .light
    let message =
      "\(name(tie.first)) and \(name(tie.second)) give \(values(tie)) for \(variant.id), on which colors depend;"
      + " write \(line(variant, tie.second)) in the audit file if that is the one that counts"
    return diagnostic(.error, message, tie)
  }

  /// Families that multiply to too many audits.
  func tooMany(_ families: [TokenThemeGroups.Group]) -> Diagnostic {
    let first = families.first?.files.first ?? 0
    let message =
      "the families of themes multiply to more than \(TokenPermutations.most) audits, the most that are made;"
      + " name fewer files under \"sources\""
    return Diagnostic(.error, .badData, message, at: SourceLocation(file: files[first].layer.file.name))
  }

  private func diagnostic(_ severity: Diagnostic.Severity, _ message: String, _ tie: TokenThemeTie) -> Diagnostic {
    Diagnostic(severity, .badData, message, at: definitions.location(of: tie.path, in: tie.second))
  }

  private func name(_ file: Int) -> String { path(of: file).inQuotes(upTo: 200) }

  private func tokens(_ tie: TokenThemeTie) -> String {
    tie.count == 1 ? "the token \(tie.path.inQuotes)" : "\(tie.count) tokens (\(tie.path.inQuotes) is the first)"
  }

  private func values(_ tie: TokenThemeTie) -> String {
    tie.count == 1
      ? "\(tie.path.inQuotes) different values" : "\(tie.path.inQuotes) and \(tie.count - 1) more different values"
  }

  /// The first variant that no theme and no file of the map serves by its own words; light if all are served.
  private var freeVariant: Variant {
    let order = [Variant.light, .dark, .lightIncreased, .darkIncreased]
    return order.first { variant in
      let own = TokenCondition(naming: variant).rank
      return !files.contains { ($0.rank(in: variant)?.settings ?? 0) >= own }
    } ?? .light
  }

  private func line(_ variant: Variant, _ file: Int) -> String {
    #""variants": { "\#(variant.id)": { "files": [\#(quoted(file))] } }"#
  }

  private func sources(_ list: [Int]) -> String {
    let shown = list.prefix(8).map { quoted($0) } + (list.count > 8 ? ["…"] : [])
    return "\"sources\": [\(shown.joined(separator: ", "))]"
  }

  private func quoted(_ file: Int) -> String { "\"\(path(of: file).inQuotes(upTo: 200).dropFirst().dropLast())\"" }

  /// The path as an audit file writes it.
  private func path(of file: Int) -> String {
    let layer = files[file].layer
    guard layer.root != ".", PaletteSourcePath.isPath(layer.path, inside: layer.root) else { return layer.path }
    let whole = PaletteSourcePath.joining(layer.path, "")
    let start = layer.root.utf8.count + (layer.root.hasSuffix("/") ? 0 : 1)
    return String(decoding: whole.utf8.dropFirst(start), as: UTF8.self)
  }
}
