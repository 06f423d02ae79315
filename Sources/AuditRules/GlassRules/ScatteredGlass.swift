import AuditModel
import SourceScan

extension Rule {
  /// Neighbors with glass that share no container.
  static let scatteredGlass = Rule(
    id: "scattered-glass", severity: .warning,
    page: RulePage(
      title: "Scattered glass",
      finds:
        "Views that follow one another in an `HStack` or a `VStack`, or are repeated in it, each with a glass effect "
        + "and no `GlassEffectContainer` around them, or each in a container of its own. Where a container may be further "
        + "out, in another view of the project, nothing is said.",
      matters:
        "Glass cannot sample glass: neighbours without a common container show each other wrongly, cannot blend, "
        + "and cost a pass of drawing each.",
      failing: .swift(
        "struct Bar: View { var body: some View { HStack { Play().glassEffect(); Next().glassEffect() } } }"),
      passing: .swift(
        """
        struct Bar: View { var body: some View {
          GlassEffectContainer { HStack { Play().glassEffect(); Next().glassEffect() } }
        } }
        """),
      remedy: "Put the stack into one `GlassEffectContainer`.",
      seenIn: RulePage.unseen,
      references: ["WWDC25 323, Build a SwiftUI app with the new design", "Apple: GlassEffectContainer"])
  ) { input in
    input.inSources { GlassNeighbours($0).sightings }
  }
}
