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
      finds: "A font whose size is a number and stays so: `Font.system(size:)`, `Font.custom(_:fixedSize:)`, and "
        + "`UIFont.systemFont(ofSize:)` without `UIFontMetrics`; a note where it is the font of a symbol.",
      matters: "Text in it stays small when a person chooses larger text, and a ratio that counts on its size is all "
        + "that they get.",
      failing: .swift(
        #"struct Title: View { var body: some View { Text("Cafés").font(.system(size: 18, weight: .semibold)) } }"#),
      passing: .swift(
        #"struct Title: View { var body: some View { Text("Cafés").font(.headline) } }"#),
      remedy: "Use a text style, `Font.custom(_:size:relativeTo:)`, or a size by `@ScaledMetric`.",
      seenIn: "No palette of this package comes with sources.",
      references: ["WCAG 2.2 SC 1.4.4 Resize Text", "Human Interface Guidelines, Typography: Dynamic Type"])
  ) { input in
    input.inSources { facts in
      facts.views.fonts.filter(\.isFixed).map {
        SourceSighting(ViewFlaw.fixedFont($0.size, isOfGraphic: $0.isOfGraphic), at: $0.place)
      }
    }
  }
}
