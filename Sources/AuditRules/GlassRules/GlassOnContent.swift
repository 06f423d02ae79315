import AuditModel
import SourceScan

extension Rule {
  /// Glass on rows, cells and cards.
  static let glassOnContent = Rule(
    id: "glass-on-content", severity: .warning,
    page: RulePage(
      title: "Glass on content",
      finds:
        "A glass effect on a row of a `List`, a `Form`, or a `Table`, or on repeated content in a scroll view, "
        + "including through a modifier or a view of the project. Sliders, toggles, and scroll views that scroll "
        + "horizontally are exempt.",
      matters:
        "Glass is for controls and navigation that float above the content. On the content itself it competes with "
        + "them, and the contrast of text on it changes with every pixel that people scroll.",
      failing: .swift(
        "struct News: View { var body: some View { List(articles) { Text($0.title).glassEffect(.regular) } } }"),
      passing: .swift(
        "struct News: View { var body: some View { List(articles) { Text($0.title) }.overlay { Add().glassEffect() } } }"
      ),
      remedy: "Give rows and cards an opaque fill or a material. Keep glass for elements that float above them.",
      references: ["Apple, Human Interface Guidelines: Materials", "WWDC25 219, Meet Liquid Glass"])
  ) { input in
    input.glass { use, facts in
      guard use.drawsGlass, use.kind != .buttonStyle, !["Slider", "Toggle", "Stepper"].contains(facts.view(of: use))
      else { return nil }
      return facts.contentContainer(of: use).map { .onContent(container: $0) }
    }
  }
}
