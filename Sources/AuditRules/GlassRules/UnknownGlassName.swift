import AuditModel
import SourceScan

extension Rule {
  /// Names of Liquid Glass that no SDK has.
  static let unknownGlassName = Rule(
    id: "unknown-glass-name", severity: .error,
    page: RulePage(
      title: "Unknown glass name",
      finds: "A name of Liquid Glass that no SDK has: `.thick`, `.thin`, `.prominent` and their like as a style, "
        + "`.liquidGlass`, `GlassStyle`, `glassEffect(_:in:isEnabled:)`, an opacity of `Glass`, a tint of a button style, "
        + "one button style or the other by a ternary, a transition other than the three, `ToolbarSpacer(spacing:)`, "
        + "`.containerConcentric` as a value, a material as a `Color`. What the project declares itself is its own.",
      matters: "It does not compile: drafts, published advice and code written by models are full of such names.",
      failing: .swift("struct Card: View { var body: some View { Text(title).glassEffect(.thick) } }"),
      passing: .swift("struct Card: View { var body: some View { Text(title).glassEffect(.regular) } }"),
      remedy: "Use what the finding names instead.",
      seenIn: RulePage.unseen,
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
