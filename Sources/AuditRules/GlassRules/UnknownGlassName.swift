import AuditModel
import SourceScan

extension Rule {
  /// Names of Liquid Glass that no SDK has.
  static let unknownGlassName = Rule(
    id: "unknown-glass-name", severity: .error,
    page: RulePage(
      title: "Unknown glass name",
      finds:
        "A Liquid Glass name that no SDK contains: `.thick`, `.thin`, `.prominent`, and the like as a style, "
        + "`.liquidGlass`, `GlassStyle`, `glassEffect(_:in:isEnabled:)`, an opacity of `Glass`, a tint of a button "
        + "style, a ternary that chooses between button styles, an unknown glass transition, "
        + "`ToolbarSpacer(spacing:)`, `.containerConcentric` as a value, or a material as a `Color`. Names that the "
        + "project declares are exempt.",
      matters: "It doesn't compile. Drafts, published advice, and AI-generated code are full of such names.",
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
