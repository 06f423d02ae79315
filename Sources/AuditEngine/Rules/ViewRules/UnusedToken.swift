import Palettes
import SwiftReading

extension Rule {
  /// Color sets that no source names.
  static let unusedToken = Rule(
    id: "unused-token", severity: .note,
    page: RulePage(
      title: "Unused token",
      finds:
        "A color set that the sources never name. The rule looks for the name in symbols, strings, storyboards, `.xib` "
        + "files, and property lists, and for the start or end of the name in strings that code assembles. It ignores "
        + "case and a trailing `Color`. The rule reports one note for each unused color set. If a catalog isn't used "
        + "at all, it reports only one. `AccentColor` and `WidgetBackground` are exempt because build settings use "
        + "them.",
      matters:
        "People still spend time choosing an unused color, adapting it for dark mode, and auditing it. Pairs that use "
        + "it prove nothing.",
      failing: .swift(
        #"struct Title: View { var body: some View { Text("Cafés").foregroundStyle(.textPrimary) } }"#,
        colorsets: ["TextPrimary", "OldBrand"]),
      passing: .swift(
        #"struct Title: View { var body: some View { Text("Cafés").foregroundStyle(.textPrimary) } }"#,
        colorsets: ["TextPrimary"]),
      remedy: "Delete the color set, or add the folder that uses it to `roots` under `source`.",
      judged: JudgedFindings(right: 5, of: 5),
      references: ["Apple: Specifying color in asset catalogs"])
  ) { input in
    guard let sources = input.sources, !sources.project.files.isEmpty else { return [] }
    let tokens = input.plan.loaded.palette.tokens
    let judged = input.catalogTokens.filter { !Self.usedByBuild.contains(tokens[$0].name.path) }
    guard !judged.isEmpty else { return [] }
    let used = input.usedTokens(in: sources)
    return input.evidence(unused: judged.filter { !used.contains($0) }, of: judged)
  }

  /// Color sets that build settings name.
  fileprivate static let usedByBuild: Set<String> = ["AccentColor", "WidgetBackground"]
}

extension AuditInput {
  /// The tokens of catalogs that sources, property lists or Interface Builder files name.
  fileprivate func usedTokens(in sources: SourceFacts) -> Set<TokenIndex> {
    let (tokens, catalog) = (plan.loaded.palette.tokens, catalogTokens)
    var used = Set(catalogUses?.used.map { catalog[$0] } ?? [])
    let texts = Set(sources.propertyLists.flatMap { $0.list.texts }).union(sources.interfaceNames)
    for index in catalog where texts.contains(tokens[index].name.path) { used.insert(index) }
    return used
  }

  /// The tokens that sources, pairs and build settings name themselves; nil if the audit reads no sources.
  var directlyUsedTokens: Set<TokenIndex>? {
    guard let sources, !sources.project.files.isEmpty else { return nil }
    let tokens = plan.loaded.palette.tokens
    let catalog = catalogTokens
    let built = catalog.filter { Rule.usedByBuild.contains(tokens[$0].name.path) }
    // Tokens of other files have names that sources do not use as such.
    return usedTokens(in: sources).union(built).union(TokenCoverage.tokens(in: plan))
      .union(Set(tokens.typedIndices).subtracting(catalog))
  }

  /// One piece of evidence for each color set, or for a catalog of which every one is unused.
  fileprivate func evidence(unused: [TokenIndex], of judged: [TokenIndex]) -> [Evidence] {
    let tokens = plan.loaded.palette.tokens
    var counts: [String: Int] = [:]
    for index in judged { counts[tokens[index].name.catalog, default: 0] += 1 }
    let missing = unused.reduce(into: [:]) { $0[tokens[$1].name.catalog, default: 0] += 1 }
    var told: Set<String> = []
    return unused.compactMap { index in
      let token = tokens[index]
      let catalog = token.name.catalog
      let isWhole = missing[catalog] == counts[catalog] && counts[catalog, default: 0] > 1
      if isWhole, !told.insert(catalog).inserted { return nil }
      let flaw: ViewFlaw = isWhole ? .unusedCatalog(tokens: missing[catalog, default: 0]) : .unusedToken
      let member = isWhole ? catalog : plan.loaded.palette.displayName(of: index)
      let evidence = SourceEvidence(
        member: member, ordinal: 0, flaw: .view(flaw), location: token.location, variants: .all)
      return evidence.cells(in: self).isEmpty ? nil : .source(evidence)
    }
  }
}
