import AuditModel
import SourceScan

extension Rule {
  /// A clip after glass, which takes its shape as an argument.
  static let clippedGlass = Rule(
    id: "clipped-glass", severity: .note,
    page: RulePage(
      title: "Clipped glass",
      finds: "`clipShape`, `cornerRadius`, or `clipped` after a glass effect.",
      matters:
        "The shape is an argument of the glass effect, and its highlights follow that shape; a clip cuts off the "
        + "edge that carries them. Some developers do this intentionally for round prominent buttons.",
      failing: .swift("struct Add: View { var body: some View { Text(title).glassEffect().clipShape(Circle()) } }"),
      passing: .swift("struct Add: View { var body: some View { Text(title).glassEffect(.regular, in: .circle) } }"),
      remedy: "Pass the shape to `glassEffect(_:in:)`.",
      references: ["Apple: View.glassEffect(_:in:)"])
  ) { input in
    input.glass { use, facts in
      guard use.drawsGlass, use.kind != .buttonStyle || facts.isControl(use) else { return nil }
      return facts.names(use.after, of: use).first { clips.contains($0) }.map { .clipped($0) }
    }
  }

  private static let clips: Set<String> = ["clipShape", "cornerRadius", "clipped"]
}
