import AuditModel
import SourceScan

extension Rule {
  /// `foregroundColor` instead of `foregroundStyle`.
  static let oldForegroundModifier = Rule(
    id: "old-foreground-modifier", severity: .note,
    page: RulePage(
      title: "Old foreground modifier",
      finds: "The modifier `foregroundColor` on a view.",
      matters: "Its successor `foregroundStyle` takes colours as well as hierarchical styles, which adapt to what lies "
        + "below them; on glass and materials a plain colour does not.",
      failing: .swift(#"struct Title: View { var body: some View { Text("Cafés").foregroundColor(.primary) } }"#),
      passing: .swift(#"struct Title: View { var body: some View { Text("Cafés").foregroundStyle(.primary) } }"#),
      remedy: "Write `foregroundStyle` with the same colour.",
      seenIn: "No palette of this package comes with sources.",
      references: ["Apple: View.foregroundColor(_:), deprecated"])
  ) { input in
    input.inSources { facts in
      facts.views.modifiers(named: "foregroundColor").map {
        SourceSighting(ViewFlaw.softDeprecated("foregroundColor", instead: "foregroundStyle"), at: $0)
      }
    }
  }
}
