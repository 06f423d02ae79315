import SwiftReading

extension Rule {
  /// Neighbors with glass that share no container.
  static let scatteredGlass = Rule(
    id: "scattered-glass", severity: .warning,
    page: RulePage(
      title: "Scattered glass",
      finds:
        "Adjacent or repeated views in an `HStack` or a `VStack` that each have a glass effect but don't share a "
        + "`GlassEffectContainer`. The rule also reports adjacent views that are each in a separate container. Views "
        + "with a `Spacer` between them aren't adjacent. If their container may be in another view in the project, the "
        + "rule reports nothing.",
      matters:
        "Glass can't sample other glass. Without a shared container, adjacent glass renders incorrectly, can't blend, "
        + "and requires a rendering pass for each view.",
      failing: .swift(
        "struct Bar: View { var body: some View { HStack { Play().glassEffect(); Next().glassEffect() } } }"),
      passing: .swift(
        """
        struct Bar: View { var body: some View {
          GlassEffectContainer { HStack { Play().glassEffect(); Next().glassEffect() } }
        } }
        """),
      remedy: "Put the stack in one `GlassEffectContainer`.",
      judged: JudgedFindings(right: 1, of: 1),
      references: ["WWDC25 323, Build a SwiftUI app with the new design", "Apple: GlassEffectContainer"])
  ) { input in
    input.inSources { GlassNeighbours($0).sightings }
  }
}
