import ColorMath
import SwiftReading

extension Rule {
  /// A custom background on system bars and sheets.
  static let glassOnSystemBar = Rule(
    id: "glass-on-system-bar", severity: .warning,
    page: RulePage(
      title: "Glass on a system bar",
      finds:
        "A custom background on a system bar or sheet. The rule reports `toolbarBackground` with a material, glass, or "
        + "a color, and `presentationBackground` with one of these on a sheet that has a detent other than `large`. It "
        + "also reports glass effects and materials on toolbar items. Code that runs only on systems earlier than "
        + "version 26 is exempt. So are full-height sheets and sheets with `presentationSizing`, because they aren't "
        + "glass.",
      matters:
        "System bars and sheets are already glass. A custom background covers the glass or puts glass on glass, and it "
        + "doesn't adapt to people's settings.",
      failing: .swift(
        """
        struct Root: View { var body: some View {
          Log().toolbarBackground(.ultraThinMaterial, for: .navigationBar)
        } }
        """),
      passing: .swift(
        "struct Root: View { var body: some View { Log().toolbarBackground(.hidden, for: .navigationBar) } }"),
      remedy: "Remove the background. Group and tint the items instead.",
      judged: JudgedFindings(right: 0, of: 1),
      references: ["Apple, Human Interface Guidelines: Toolbars", "Apple: Adopting Liquid Glass"])
  ) { input in
    input.glass { use, facts in
      guard !use.isBefore26 else { return nil }
      let tree = facts.tree(of: use)
      if use.kind == .bar {
        if tree.isNamed(use.node, "presentationBackground"), isOnPage(use, tree) || !facts.hasPartialDetent(use) {
          return nil
        }
        let layer = use.style ?? facts.layer(of: use.link, in: use.surroundings.file)
        return layer.map { draws($0) } ?? false ? .onSystemBar(tree.name(use.node)) : nil
      }
      guard isHandMade(use, tree), let presenter = facts.presenter(of: use) else { return nil }
      let name = tree.name(presenter)
      return bars.contains(name) ? .onSystemBar(name) : nil
    }
  }.askingForGlass()

  /// Returns true for the background of a sheet as large as a page, which has no glass.
  private static func isOnPage(_ use: GlassUse, _ tree: SyntaxTree) -> Bool {
    tree.links(of: use.chain).contains { tree.isNamed($0, "presentationSizing") }
  }

  private static let bars: Set<String> = ["toolbar", "ToolbarItem", "ToolbarItemGroup", "tabViewBottomAccessory"]

  private static func isHandMade(_ use: GlassUse, _ tree: SyntaxTree) -> Bool {
    switch use.kind {
    case .effect, .ownModifier: use.drawsGlass
    case .material: tree.isNamed(use.link, "background")
    default: false
    }
  }

  /// Returns true if a style draws anything: visibilities and clear colors do not.
  private static func draws(_ style: FoundColor) -> Bool {
    style.branches.contains { branch in
      switch branch.color {
      case .symbol(let name): !["visible", "hidden", "automatic", "never"].contains(name)
      case .literal(let color): color.alpha > 0
      case .unresolved, nil: false
      default: true
      }
    }
  }
}

extension GlassUse {
  /// True if it is reached only on systems before 26.
  var isBefore26: Bool {
    surroundings.conditions.contains { condition in
      guard case .available(_, let version, let isAvailable) = condition else { return false }
      return !isAvailable && (Int(version.prefix { $0 != "." }) ?? 0) <= 26
    }
  }
}
