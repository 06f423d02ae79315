import SwiftReading

extension Rule {
  /// An icon-only control with a label but no hint.
  static let unhintedIcon = Rule(
    id: "unhinted-icon", severity: .note,
    page: RulePage(
      title: "Icon without a hint",
      finds:
        "A control that shows only images and has an `accessibilityLabel` but no `accessibilityHint`. The rule is off "
        + "unless the audit file sets its severity.",
      matters:
        "People who can't see the area around an icon may not know what it does. If the label says enough, the icon "
        + "doesn't need a hint.",
      failing: .swift(
        """
        struct Bar: View {
          var body: some View {
            Button { add() } label: { Image(systemName: "plus") }.accessibilityLabel("Add")
          }
        }
        """, beside: switchedOn),
      passing: .swift(
        """
        struct Bar: View {
          var body: some View {
            Button { add() } label: { Image(systemName: "plus") }
              .accessibilityLabel("Add").accessibilityHint("Adds a café to the list")
          }
        }
        """, beside: switchedOn),
      remedy: "If the label alone doesn't say enough, add `accessibilityHint`.",
      references: ["Apple: View.accessibilityHint(_:)"])
  ) { input in
    input.inSources { facts in
      facts.views.controls.filter { $0.speech?.hasLabel == true && $0.speech?.hasHint == false }
        .map { SourceSighting(ViewFlaw.unhintedIcon, at: $0.place) }
    }
  }.optional()

  private static let switchedOn: KeyValuePairs = [
    "legible.json":
      #"{ "version": 1, "source": { "roots": ["App"] }, "rules": { "unhinted-icon": "note" } }"#
  ]
}
