import Palettes
import SwiftReading

extension Rule {
  /// A control with a tap target smaller than a fingertip needs.
  static let smallHitTarget = Rule(
    id: "small-hit-target", severity: .warning,
    page: RulePage(
      title: "Small hit target",
      finds:
        "A control that is smaller than 44 points in either dimension. The rule measures the last `frame` of the label "
        + "and of the control itself, plus numeric padding. The minimum is 28 points in watchOS and visionOS, and 20 "
        + "points in macOS. Controls that the system lays out are exempt: rows, bars, menus, and bordered styles.",
      matters: "Small targets are hard to hit. For touch, the guidelines recommend at least 44 by 44 points.",
      failing: .swift(
        """
        struct Bar: View {
          var body: some View {
            Button { add() } label: { Image(systemName: "plus").frame(width: 32, height: 32) }
              .accessibilityLabel("Add").accessibilityHint("Adds a café")
          }
        }
        """),
      passing: .swift(
        """
        struct Bar: View {
          var body: some View {
            Button { add() } label: { Image(systemName: "plus").frame(width: 44, height: 44) }
              .accessibilityLabel("Add").accessibilityHint("Adds a café")
          }
        }
        """),
      remedy:
        "Give the label a frame of at least 44 by 44 points, or your platform's minimum. The image can keep its size.",
      judged: JudgedFindings(right: 9, of: 9),
      references: ["Human Interface Guidelines, Buttons", "WCAG 2.2 SC 2.5.8 Target Size (Minimum)"])
  ) { input in
    let platforms = SourcePlatforms(input)
    return input.inSources { facts in
      facts.views.controls.compactMap { use in
        let platform = platforms.decisive(at: use.place) { $0.leastTargetSide ?? .infinity }
        guard let side = use.leastSide, side > 0, let least = platform.leastTargetSide, side < least else { return nil }
        return SourceSighting(ViewFlaw.smallTarget(side, least: least), at: use.place)
      }
    }
  }
}
