import SwiftReading

extension Rule {
  /// A clip after glass, which takes its shape as an argument.
  static let clippedGlass = Rule(
    id: "clipped-glass", severity: .note,
    page: RulePage(
      title: "Clipped glass",
      finds: "A `clipShape`, `cornerRadius`, or `clipped` modifier after a glass effect.",
      matters:
        "A glass effect takes its shape as an argument, and its highlights follow that shape. Clipping cuts off the "
        + "edge that shows the highlights. Some developers do this intentionally for round prominent buttons.",
      failing: .swift("struct Add: View { var body: some View { Text(title).glassEffect().clipShape(Circle()) } }"),
      passing: .swift("struct Add: View { var body: some View { Text(title).glassEffect(.regular, in: .circle) } }"),
      remedy: "Pass the shape to `glassEffect(_:in:)`.",
      judged: JudgedFindings(right: 1, of: 1),
      references: ["Apple: View.glassEffect(_:in:)"])
  ) { input in
    input.glass { use, facts in
      guard use.drawsGlass, use.kind != .buttonStyle || facts.isControl(use) else { return nil }
      let tree = facts.tree(of: use)
      let shape = tree.argument(of: use.link, "in").map { facts.shape($0, of: use) }
      let clip = use.after.first { link in
        clips.contains(tree.name(link))
          && (shape == nil || tree.firstArgument(of: link).map { facts.shape($0, of: use) } != shape)
      }
      return clip.map { .clipped(tree.name($0)) }
    }
  }

  private static let clips: Set<String> = ["clipShape", "cornerRadius", "clipped"]
}

extension SourceFacts {
  /// A shape without its label, by the name of its type where it is written as a member: `.capsule` is `Capsule()`.
  fileprivate func shape(_ argument: NodeIndex, of use: GlassUse) -> String {
    let tree = tree(of: use)
    let text = tree.sequence(of: argument).map { tree.text($0) }.joined(separator: " ")
    for (member, type) in Self.shapeTypes where text.hasPrefix(member) {
      let rest = text.dropFirst(member.utf8.count)
      if rest.isEmpty { return "\(type)()" }
      if rest.first == "(" { return type == "Rectangle" ? "RoundedRectangle\(rest)" : "\(type)\(rest)" }
    }
    return text
  }

  private static let shapeTypes = [
    (".capsule", "Capsule"), (".circle", "Circle"), (".ellipse", "Ellipse"), (".rect", "Rectangle"),
  ]
}
