import AuditModel
import SourceScan

extension Rule {
  /// A clip after glass, which takes its shape as an argument.
  static let clippedGlass = Rule(
    id: "clipped-glass", severity: .note,
    page: RulePage(
      title: "Clipped glass",
      finds: "`clipShape`, `cornerRadius` or `clipped` behind a glass effect.",
      matters:
        "The shape is an argument of the glass effect, and its light follows that shape; a clip cuts the edge off "
        + "on which the light lies. Some use it on purpose, for round prominent buttons.",
      failing: .swift("struct Add: View { var body: some View { Text(title).glassEffect().clipShape(Circle()) } }"),
      passing: .swift("struct Add: View { var body: some View { Text(title).glassEffect(.regular, in: .circle) } }"),
      remedy: "Write the shape into `glassEffect(_:in:)`.",
      seenIn: RulePage.unseen,
      references: ["Apple: View.glassEffect(_:in:)"])
  ) { input in
    input.glass { use, facts in
      guard use.drawsGlass else { return nil }
      return facts.names(use.after, of: use).first { clips.contains($0) }.map { .clipped($0) }
    }
  }

  private static let clips: Set<String> = ["clipShape", "cornerRadius", "clipped"]
}
