import SwiftReading

extension Rule {
  /// A tab view within a container of glass.
  static let tabViewInGlassContainer = Rule(
    id: "tab-view-in-glass-container", severity: .warning,
    page: RulePage(
      title: "Tab view in a glass container",
      finds: "A `TabView` in a `GlassEffectContainer`.",
      matters:
        "The container renders all the glass inside it as one group. Around a tab view, that group spans the entire "
        + "screen. The system already provides the tab bar's glass.",
      failing: .swift(
        "struct Root: View { var body: some View { GlassEffectContainer { TabView { Log() } } } }"),
      passing: .swift(
        "struct Root: View { var body: some View { TabView { GlassEffectContainer { Log().glassEffect() } } } }"),
      remedy: "Put only the floating controls in the container.",
      references: ["Apple: GlassEffectContainer"])
  ) { input in
    input.inSources { facts in
      facts.glass.filter { isOutermostContainer($0, facts) }.flatMap { tabViews(in: $0, facts) }
    }
  }

  private static func isOutermostContainer(_ use: GlassUse, _ facts: SourceFacts) -> Bool {
    let tree = facts.tree(of: use)
    return use.kind == .container
      && !use.surroundings.calls.contains { tree.isNamed($0, "GlassEffectContainer") }
  }

  private static func tabViews(in container: GlassUse, _ facts: SourceFacts) -> [SourceSighting] {
    let (tree, file) = (facts.tree(of: container), container.surroundings.file)
    guard !facts.isOwn("TabView") else { return [] }
    var known = BranchConditions()
    return tree.subtree(of: container.link).compactMap { node in
      guard tree[node].kind == .name, tree.isNamed(node, "TabView"), tree[node].flags.contains(.isCalled),
        ViewSurroundings(of: node, in: file, of: facts.project, known: &known).shown
          .contains(where: { $0.link == container.link })
      else { return nil }
      return SourceSighting(GlassFlaw.tabViewInContainer, at: .init(file: file, node: node))
    }
  }
}
