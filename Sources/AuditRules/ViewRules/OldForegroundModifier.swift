import AuditModel
import SourceScan

extension Rule {
  /// `foregroundColor` instead of `foregroundStyle`.
  static let oldForegroundModifier = Rule(
    id: "old-foreground-modifier", severity: .note,
    page: RulePage(
      title: "Outdated foreground modifier",
      finds: "The modifier `foregroundColor` on a view.",
      matters:
        "Its successor, `foregroundStyle`, takes colors as well as hierarchical styles, which adapt to the content "
        + "below them. On glass and materials, a plain color doesn't adapt.",
      failing: .swift(#"struct Title: View { var body: some View { Text("Cafés").foregroundColor(.primary) } }"#),
      passing: .swift(#"struct Title: View { var body: some View { Text("Cafés").foregroundStyle(.primary) } }"#),
      remedy: "Use `foregroundStyle` with the same color.",
      references: ["Apple: View.foregroundColor(_:), deprecated"])
  ) { input in
    input.inSources { facts in
      facts.views.modifiers(named: "foregroundColor").map {
        SourceSighting(ViewFlaw.softDeprecated("foregroundColor", instead: "foregroundStyle"), at: $0)
      }
    }
  }
}
