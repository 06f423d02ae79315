import AuditModel
import SourceScan

extension Rule {
  /// An icon-only control with a label but no hint.
  static let unhintedIcon = Rule(
    id: "unhinted-icon", severity: .note,
    page: RulePage(
      title: "Unhinted icon",
      finds: "A control that shows pictures and nothing else, and has an `accessibilityLabel` but no "
        + "`accessibilityHint`.",
      matters:
        "Who cannot see what stands around an icon may not know what it will do. Where the label says it all, no "
        + "hint is needed.",
      failing: .swift(
        """
        struct Bar: View {
          var body: some View {
            Button { add() } label: { Image(systemName: "plus") }.accessibilityLabel("Add")
          }
        }
        """),
      passing: .swift(
        """
        struct Bar: View {
          var body: some View {
            Button { add() } label: { Image(systemName: "plus") }
              .accessibilityLabel("Add").accessibilityHint("Adds a café to the list")
          }
        }
        """),
      remedy: "Add `accessibilityHint` where the label alone leaves a question.",
      seenIn: "No palette of this package comes with sources.",
      references: ["Apple: View.accessibilityHint(_:)"])
  ) { input in
    input.inSources { facts in
      facts.views.controls.filter { $0.speech?.hasLabel == true && $0.speech?.hasHint == false }
        .map { SourceSighting(ViewFlaw.unhintedIcon, at: $0.place) }
    }
  }
}
