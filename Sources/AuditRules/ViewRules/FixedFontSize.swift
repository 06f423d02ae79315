import AuditModel
import SourceScan

extension Rule {
  /// A font that does not follow the chosen text size.
  static let fixedFontSize = Rule(
    id: "fixed-font-size", severity: .warning,
    weigh: { evidence, _ in
      if case .source(let source) = evidence, case .view(.fixedFont(_, isOfGraphic: true)) = source.flaw {
        return .note
      }
      return .warning
    },
    page: RulePage(
      title: "Fixed font size",
      finds:
        "A font with a fixed size: `Font.system(size:)`, `Font.custom(_:fixedSize:)`, or "
        + "`UIFont.systemFont(ofSize:)` without `UIFontMetrics`. The finding is a note if the font is for a symbol.",
      matters:
        "The text stays small when a person chooses a larger text size, so the ratio for that small size is all "
        + "they get.",
      failing: .swift(
        #"struct Title: View { var body: some View { Text("Cafés").font(.system(size: 18, weight: .semibold)) } }"#),
      passing: .swift(
        #"struct Title: View { var body: some View { Text("Cafés").font(.headline) } }"#),
      remedy: "Use a text style, `Font.custom(_:size:relativeTo:)`, or a size with `@ScaledMetric`.",
      references: ["WCAG 2.2 SC 1.4.4 Resize Text", "Human Interface Guidelines, Typography: Dynamic Type"])
  ) { input in
    input.inSources { facts in
      facts.views.fonts.filter { $0.isFixed }.map {
        SourceSighting(ViewFlaw.fixedFont($0.size, isOfGraphic: $0.isOfGraphic), at: $0.place)
      }
    }
  }
}
