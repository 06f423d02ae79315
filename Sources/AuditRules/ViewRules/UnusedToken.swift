import AuditModel
import PaletteModel
import SourceScan

extension Rule {
  /// Color sets that no source names.
  static let unusedToken = Rule(
    id: "unused-token", severity: .note,
    page: RulePage(
      title: "Unused token",
      finds: "A colour set that the sources never name: not as a symbol, not as a text, not as what a text that is put "
        + "together begins with; case and a `Color` at the end do not count. One note for each, and one for a catalog "
        + "of which nothing is used. `AccentColor` and `WidgetBackground` are used by the build settings.",
      matters:
        "A colour that is not used is still chosen, translated for dark and audited; and pairs that are declared "
        + "with it prove nothing. Storyboards are not read.",
      failing: .swift(
        #"struct Title: View { var body: some View { Text("Cafés").foregroundStyle(.textPrimary) } }"#,
        colorsets: ["TextPrimary", "OldBrand"]),
      passing: .swift(
        #"struct Title: View { var body: some View { Text("Cafés").foregroundStyle(.textPrimary) } }"#,
        colorsets: ["TextPrimary"]),
      remedy: "Delete the colour set, or name the folder that uses it among the roots of the sources.",
      seenIn: "No palette of this package comes with sources.",
      references: ["Apple: Specifying color in asset catalogs"])
  ) { input in
    guard let sources = input.sources, !sources.project.files.isEmpty else { return [] }
    let tokens = input.plan.loaded.palette.tokens
    let judged = input.catalogTokens.filter { !Self.usedByBuild.contains(tokens[$0].name.path) }
    guard !judged.isEmpty else { return [] }
    var used = Set(sources.project.used(of: judged.map { tokens[$0].name.path }).map { judged[$0] })
    let texts = Set(sources.propertyLists.flatMap { PropertyList($0.bytes).texts })
    for index in judged where texts.contains(tokens[index].name.path) { used.insert(index) }
    return input.evidence(unused: judged.filter { !used.contains($0) }, of: judged)
  }

  /// Color sets that build settings name.
  private static let usedByBuild: Set<String> = ["AccentColor", "WidgetBackground"]
}

extension AuditInput {
  /// One piece of evidence for each color set, or for a catalog of which every one is unused.
  fileprivate func evidence(unused: [Int], of judged: [Int]) -> [Evidence] {
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
