import SwiftReading

extension Rule {
  /// A fill or a material right behind glass, or between the glass and its content.
  static let opaqueBehindGlass = Rule(
    id: "opaque-behind-glass", severity: .warning,
    page: RulePage(
      title: "Opaque background behind glass",
      finds:
        "An opaque color or a material as the background of a view with glass. The rule ignores the background if a "
        + "modifier in between, such as `padding`, changes the layout. It also ignores screen backgrounds and "
        + "translucent dimming layers behind clear glass.",
      matters:
        "Glass shows the content behind it. With a fill behind it, glass shows only the fill but still has the cost "
        + "and the shifting edges of glass. With a fill on top, the glass isn't visible.",
      failing: .swift(
        "struct Add: View { var body: some View { Image(systemName: name).glassEffect().background(Color.blue) } }"),
      passing: .swift(
        """
        struct Add: View { var body: some View {
          Image(systemName: name).glassEffect(.clear).background(.black.opacity(0.35))
        } }
        """),
      remedy: "Set the color with the tint of the glass, or remove the glass.",
      references: ["Apple: Glass.clear", "Apple, Human Interface Guidelines: Toolbars"])
  ) { input in
    input.glass { use, facts in
      guard use.drawsGlass, use.kind != .buttonStyle else { return nil }
      return flaw(of: backgrounds(at: use, facts), use, facts)
    }
  }

  private static func flaw(of backgrounds: [NodeIndex], _ use: GlassUse, _ facts: SourceFacts) -> GlassFlaw? {
    for background in backgrounds {
      guard let layer = facts.layer(of: background, in: use.surroundings.file) else { continue }
      if layer.isSolid { return .opaqueBackground }
      if layer.isMaterial { return .materialBackground }
    }
    return nil
  }

  /// The backgrounds next to the glass: after it up to a change of the layout, and the one right before it.
  private static func backgrounds(at use: GlassUse, _ facts: SourceFacts) -> [NodeIndex] {
    let tree = facts.tree(of: use)
    let behind = use.after.prefix { !setsApart.contains(tree.name($0)) }
    let before = use.before.dropFirst().reversed().first { !shaping.contains(tree.name($0)) }
    return (Array(behind) + (before.map { [$0] } ?? [])).filter { tree.isNamed($0, "background") }
  }

  /// Modifiers after which a view has another frame than the glass.
  private static let setsApart: Set<String> = [
    "padding", "frame", "ignoresSafeArea", "edgesIgnoringSafeArea", "offset", "position", "safeAreaInset",
    "safeAreaPadding", "containerRelativeFrame", "overlay", "scaleEffect", "layoutPriority", "alignmentGuide",
  ]

  private static let shaping: Set<String> = ["clipShape", "cornerRadius", "contentShape"]
}
