import SwiftReading

extension Rule {
  /// A control of pictures alone without a label.
  static let unlabeledIcon = Rule(
    id: "unlabeled-icon", severity: .warning,
    weigh: { evidence, _ in
      if case .source(let source) = evidence, case .view(.unlabeledIcon(isHelped: true)) = source.flaw { return .note }
      return .warning
    },
    page: RulePage(
      title: "Unlabeled icon",
      finds:
        "A button, a menu, a link, or an image with a tap gesture that shows only images and has no "
        + "`accessibilityLabel`. If a type has controls with `help`, the rule reports one note for all of them, "
        + "because `help` provides only a hint and a tooltip. The rule ignores an `Image(\"name\")` whose name is a "
        + "key in `Localizable.strings` or `Localizable.xcstrings`, because SwiftUI uses the translation as the label. "
        + "It also ignores buttons that have an empty action and are always disabled, buttons with a custom style that "
        + "adds text, and private properties and functions that nothing uses.",
      matters: "VoiceOver reads the image name or nothing at all, and Voice Control has no name for the control.",
      failing: .swift(
        """
        struct Bar: View {
          var body: some View { Button { add() } label: { Image(systemName: "plus") } }
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
      remedy: "Use `Button(\"Add\", systemImage: \"plus\")` with `labelStyle(.iconOnly)`, or add `accessibilityLabel`.",
      judged: JudgedFindings(right: 95, of: 100),
      references: ["WCAG 2.2 SC 1.1.1 Non-text Content", "WCAG 2.2 SC 4.1.2 Name, Role, Value"])
  ) { input in
    input.inSources { facts in
      facts.views.controls.compactMap { control in
        guard let speech = control.speech, !speech.hasLabel, control.pictureNames.isDisjoint(with: facts.translatedKeys)
        else { return nil }
        let sighting = SourceSighting(ViewFlaw.unlabeledIcon(isHelped: speech.hasHelp), at: control.place)
        return speech.hasHelp ? sighting.grouped(by: .type("help")) : sighting
      }
    }
  }
}
