import SwiftReading

extension Rule {
  /// A material as the background of rows, cells and cards.
  static let translucentCard = Rule(
    id: "translucent-card", severity: .note,
    page: RulePage(
      title: "Translucent card",
      finds:
        "A material that fills a shape, a stack, or a row background in a list or in the repeated content of a scroll "
        + "view.",
      matters:
        "Materials are allowed in the content layer, so this isn't an error. But if a card is meant to be opaque and "
        + "vivid, a material makes it neither, and the contrast varies with the content behind it.",
      failing: .swift(
        """
        struct Games: View { var body: some View {
          ScrollView { ForEach(games) { _ in RoundedRectangle(cornerRadius: 9).fill(.regularMaterial) } }
        } }
        """),
      passing: .swift(
        """
        struct Games: View { var body: some View {
          ScrollView { ForEach(games) { _ in RoundedRectangle(cornerRadius: 9).fill(Color.card) } }
        } }
        """),
      remedy: "Fill the card with a color, or declare a surface with the material so that the audit can measure it.",
      references: ["Apple, Human Interface Guidelines: Materials"])
  ) { input in
    input.glass { use, facts in
      guard use.kind == .material, isGround(use, facts) else { return nil }
      return facts.contentContainer(of: use).map { .translucentCard(container: $0) }
    }
  }

  private static func isGround(_ use: GlassUse, _ facts: SourceFacts) -> Bool {
    switch facts.tree(of: use).name(use.link) {
    case "fill", "listRowBackground": true
    case "background": ["VStack", "HStack", "ZStack", "Grid", "GroupBox"].contains(facts.view(of: use))
    default: false
    }
  }
}
