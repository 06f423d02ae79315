import AuditModel
import SourceScan

extension Rule {
  /// Glass on rows, cells and cards.
  static let glassOnContent = Rule(
    id: "glass-on-content", severity: .warning,
    page: RulePage(
      title: "Glass on content",
      finds:
        "A glass effect on a row of a `List`, a `Form` or a `Table`, or on what is repeated in a scroll view, also "
        + "by way of a modifier or a view of the project. Sliders and toggles are left alone, as are scroll views that "
        + "run sideways.",
      matters: "Glass is for controls and navigation that float above the content. On the content itself it competes "
        + "with them, and text on it changes its contrast with every pixel scrolled.",
      failing: .swift(
        "struct News: View { var body: some View { List(articles) { Text($0.title).glassEffect(.regular) } } }"),
      passing: .swift(
        "struct News: View { var body: some View { List(articles) { Text($0.title) }.overlay { Add().glassEffect() } } }"
      ),
      remedy: "Give rows and cards an opaque fill, or a material; keep glass for what floats above them.",
      seenIn: RulePage.unseen,
      references: ["Apple, Human Interface Guidelines: Materials", "WWDC25 219, Meet Liquid Glass"])
  ) { input in
    input.glass { use, facts in
      guard use.drawsGlass, use.kind != .buttonStyle, !["Slider", "Toggle", "Stepper"].contains(facts.view(of: use))
      else { return nil }
      return facts.contentContainer(of: use).map { .onContent(container: $0) }
    }
  }
}
