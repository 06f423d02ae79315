import AuditEngine
import ColorMath
import FileSyntax
import Palettes

extension Wording {
  /// The result of a finding about the palette itself, in a few words.
  func result(of evidence: PaletteEvidence) -> String {
    switch evidence {
    case .missingDark(.token, _): "has no Dark entry"
    case .missingDark(.catalog, _): "has no Dark entries"
    case .missingIncreased(.token, _): "has no increased-contrast entry"
    case .missingIncreased(.catalog, _): "has no increased-contrast entries"
    case .shadowedIncreased(_, let cells): "High Any is hidden by \(conditions(of: cells).joined(separator: " and "))"
    case .hollowIncreased: "has a high-contrast entry that changes nothing"
    case .appearanceOnly: "has no color in some variants"
    case .repeatedName(let tokens, _): "occurs \(times(tokens.count)) in its catalog"
    case .caseTwins: "differ only in case"
    case .outOfGamut: "has a component outside its color space"
    case .ambiguous: "has an ambiguous component"
    case .drifted: "differs from its asset"
    }
  }

  /// The message of a finding about the palette, in one sentence without a period; `subject` is its name.
  func message(of evidence: PaletteEvidence, subject: String) -> String {
    let places = Self.variants(VariantSet(evidence.cells.map { VariantSet($0.variant) }))
    switch evidence {
    case .missingDark(.token, _): return "\(subject) has no Dark entry, so its Any color is used in \(places)"
    case .missingDark(.catalog(_, let tokens), _):
      return
        "no token in \(subject) has a Dark entry; \(Self.count(tokens.count, "token")) "
        + "\(tokens.count == 1 ? "keeps its" : "keep their") light color in dark mode"
    case .missingIncreased(.token, let cells):
      let appearances = Set(cells.map { $0.variant.appearance })
      let only = appearances.count == 1 ? appearances.first.map { " in \($0.rawValue)" } ?? "" : ""
      return "\(subject) has no entry for Increase Contrast\(only)"
    case .missingIncreased(.catalog(_, let tokens), _):
      let names = tokens.prefix(Self.mostTokens).map(audit.plan.loaded.palette.displayName)
      let rest = tokens.count > names.count ? ["\(tokens.count - names.count) more"] : []
      return
        "no token in \(subject) has an entry for Increase Contrast; \((names + rest).inWords()) could use one"
    case .shadowedIncreased(_, let cells):
      let used = conditions(of: cells)
      return
        "\(subject) has a High Any entry that \(used.joined(separator: " and ")) "
        + "\(used.count > 1 ? "hide" : "hides") in \(places); add "
        + used.map { "High \($0)" }.joined(separator: " and ")
    case .hollowIncreased(_, let cells):
      let used = conditions(of: cells)
      return
        "\(subject) does not change with Increase Contrast in \(places): \(used.joined(separator: " and ")) "
        + "\(used.count > 1 ? "repeat" : "repeats") the standard color; give \(used.count > 1 ? "each" : "it") a "
        + "color that stands out more"
    case .appearanceOnly: return "\(subject) has no color in \(places), so it is transparent; add an Any entry"
    case .repeatedName(let tokens, _): return repeatedName(tokens, subject)
    case .caseTwins(let tokens, let cells):
      let names = tokens.map(audit.plan.loaded.palette.displayName).inWords()
      return "\(names) differ only in case; the second is at \(place(of: cells))"
    case .outOfGamut(_, let cells):
      return "\(subject) has a component outside its color space in \(places); it is read as \(color(of: cells))"
    case .ambiguous(_, let cells):
      return "\(subject) has an ambiguous component, a bare 1, in \(places); it is read as \(color(of: cells))"
    case .drifted(_, let asset, let cells): return drifted(asset, cells, places, subject)
    }
  }

  /// The number of tokens of a catalog that are named.
  private static let mostTokens = 3

  private func drifted(_ asset: TokenIndex, _ cells: [TokenCell], _ places: String, _ subject: String) -> String {
    guard let cell = cells.first else { return subject }
    let use = TokenUse(asset, in: audit.plan)
    let other = TokenCell(variant: cell.variant, token: asset, entry: use.entry(in: cell.variant))
    let place = entry(of: other).map(use.token.location(of:)) ?? use.token.location
    let name = audit.plan.loaded.palette.displayName(of: asset)
    return
      "\(subject) is \(color(of: cells)), but the asset \(name) is \(color(of: [other])) at \(place.text), in \(places)"
  }

  private func repeatedName(_ tokens: [TokenIndex], _ subject: String) -> String {
    let files = tokens.map { audit.plan.loaded.palette.tokens[$0].file }
    return
      "\(subject) occurs \(times(files.count)) in its catalog: \(files[0]) is used, but "
      + "\(files.dropFirst().joined(separator: ", ")) \(files.count == 2 ? "is" : "are") not"
  }

  private func times(_ count: Int) -> String { count == 2 ? "twice" : "\(count) times" }

  /// The conditions of the entries at which cells are, each once, in the order of the cells.
  private func conditions(of cells: [TokenCell]) -> [String] {
    var labels: [String] = []
    for entry in cells.compactMap(entry) where !labels.contains(entry.label) {
      labels.append(entry.label)
    }
    return labels
  }

  private func entry(of cell: TokenCell) -> Entry? {
    cell.entry.map { audit.plan.loaded.palette.tokens[cell.token].entries[$0] }
  }

  private func place(of cells: [TokenCell]) -> String {
    cells.first.map { audit.plan.loaded.palette.tokens[$0.token].location.text } ?? ""
  }

  /// The first color in use, as it was understood.
  private func color(of cells: [TokenCell]) -> String {
    guard let entry = cells.first.flatMap(entry), case .color(let color) = entry.value else { return "no color" }
    return color.cssText
  }
}
