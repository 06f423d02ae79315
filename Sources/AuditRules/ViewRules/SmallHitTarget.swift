import AuditModel
import PaletteModel
import SourceScan

extension Rule {
  /// A control with a tap target smaller than a fingertip needs.
  static let smallHitTarget = Rule(
    id: "small-hit-target", severity: .warning,
    page: RulePage(
      title: "Small hit target",
      finds:
        "A control with a frame of less than 44 points in either direction, measured by the last `frame` of its "
        + "label and of the control itself, plus numeric padding. Elements that the system lays out are exempt: rows, "
        + "bars, menus, and bordered styles.",
      matters: "Small targets are hard to hit with a finger. The guidelines ask for 44 by 44 points.",
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
      remedy: "Give the label a frame of 44 points; the image can keep its size.",
      references: ["Human Interface Guidelines, Buttons", "WCAG 2.2 SC 2.5.8 Target Size (Minimum)"])
  ) { input in
    switch input.plan.loaded.declaration.idiom {
    case .mac, .tv, .watch, .vision, .car: []
    case .universal, .iphone, .ipad, .macCatalyst:
      input.inSources { facts in
        facts.views.controls.compactMap { use in
          guard let side = use.leastSide, side < 44, side > 0 else { return nil }
          return SourceSighting(ViewFlaw.smallTarget(side), at: use.place)
        }
      }
    }
  }
}
