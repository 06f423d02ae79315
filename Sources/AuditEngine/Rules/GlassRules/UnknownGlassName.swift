import SwiftReading

extension Rule {
  /// Names of Liquid Glass that no SDK has.
  static let unknownGlassName = Rule(
    id: "unknown-glass-name", severity: .error,
    page: RulePage(
      title: "Unknown glass name",
      finds:
        "A Liquid Glass name or call that isn't in any SDK. The rule reports styles such as `.thick`, `.thin`, and "
        + "`.prominent`, and the names `.liquidGlass`, `GlassStyle`, and `glassEffect(_:in:isEnabled:)`. It also "
        + "reports an opacity on `Glass`, a tint on a button style, a ternary that chooses between button styles, an "
        + "unknown glass transition, `ToolbarSpacer(spacing:)`, `.containerConcentric` as a value, and a material as a "
        + "`Color`. Names that the project declares are exempt.",
      matters: "The code doesn't compile. Drafts, published advice, and AI-generated code often contain these names.",
      failing: .swift("struct Card: View { var body: some View { Text(title).glassEffect(.thick) } }"),
      passing: .swift("struct Card: View { var body: some View { Text(title).glassEffect(.regular) } }"),
      remedy: "Use the name that the finding suggests.",
      references: [
        "Apple: Glass", "Apple: View.glassEffect(_:in:)", "Apple: GlassEffectTransition",
        "Apple: PrimitiveButtonStyle.glass",
      ])
  ) { input in
    input.glass { use, facts in
      MissingGlassName(use, facts).map { .missingName($0.name, instead: $0.existing) }
    }
  }
}
