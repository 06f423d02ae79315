import Palettes
import SwiftReading

extension Rule {
  /// Glass on a view that is already on glass.
  static let nestedGlass = Rule(
    id: "nested-glass", severity: .warning,
    page: RulePage(
      title: "Glass on glass",
      finds:
        "A glass effect or a glass button on a view that is already on glass. The other glass is on a surrounding "
        + "view, on a view that this one overlays or is the background of, or in an earlier modifier in the same "
        + "chain. The rule also reports a glass button style on a view that has both buttons and a glass effect. It "
        + "includes the project's own modifiers and views that add glass, but not the content of a sheet, a menu, or a "
        + "navigation destination.",
      matters:
        "Glass can't sample other glass. The top layer shows a muddled image of the layer behind it, and the contrast "
        + "of anything on it can't be determined. Apple doesn't specify how many layers are acceptable.",
      failing: .swift(
        "struct Bar: View { var body: some View { HStack { Button(title) {}.buttonStyle(.glass) }.glassEffect() } }"),
      passing: .swift(
        "struct Bar: View { var body: some View { HStack { Button(title) {}.buttonStyle(.plain) }.glassEffect() } }"),
      remedy: "Instead of a second glass effect, use a fill, transparency, or vibrancy for the content on the glass.",
      judged: JudgedFindings(right: 1, of: 1),
      references: ["WWDC25 219, Meet Liquid Glass: avoid glass on glass"])
  ) { input in
    input.inSources { facts in
      let chains = GlassChains(facts) { $0.drawsGlass || $0.kind == .ownHolder }
      return facts.glass.filter { $0.drawsGlass || $0.kind == .ownHolder }.compactMap { use in
        if let effect = effect(aroundStyle: use, chains, facts) {
          return SourceSighting(.nested(in: facts.tree(of: effect).name(effect.node)), at: facts.place(of: use))
        }
        guard let under = chains.first(under: use, where: { isUnder($0, $1, use, facts) }) else { return nil }
        return SourceSighting(.nested(in: facts.tree(of: under).name(under.node)), at: facts.place(of: use))
      }
    }
  }

  /// The glass effect in the chain of a style for the buttons in a view, before it or after it; the style reaches them
  /// wherever it stands.
  private static func effect(aroundStyle use: GlassUse, _ chains: GlassChains, _ facts: SourceFacts) -> GlassUse? {
    guard use.kind == .buttonStyle, !facts.isControl(use), let head = use.before.first else { return nil }
    let tree = facts.tree(of: use)
    let isContainer = holdsButton(head, tree) || tree.nameBytes(head).first.map { $0 & 0x20 != 0 } ?? false
    guard tree[head].kind == .name, isContainer else { return nil }
    return chains.uses(inChainOf: use.link, in: use.surroundings.file).first {
      ($0.kind == .effect || $0.kind == .ownModifier) && !excludes($0, use)
    }
  }

  private static func holdsButton(_ view: NodeIndex, _ tree: SyntaxTree) -> Bool {
    tree.subtree(of: view).contains { tree[$0].kind == .name && tree.isNamed($0, "Button") }
  }

  /// Returns true if glass lies below the content of an argument of a call in its chain, or after it in the chain.
  private static func isUnder(
    _ under: GlassUse, _ call: ViewSurroundings.Call?, _ use: GlassUse, _ facts: SourceFacts
  ) -> Bool {
    guard let call else {
      let isPut = use.kind == .effect || use.kind == .ownModifier
      let source = facts.project.files[use.surroundings.file]
      let isSure = source.parent(of: use.link) == use.chain && source.parent(of: under.link) == under.chain
      return isPut && isSure && (under.kind != .buttonStyle || facts.isControl(under))
    }
    switch under.kind {
    case .effect, .ownModifier: return true
    case .ownView: return under.link == call.link && facts.tree(of: under).closure(of: call.argument) != nil
    case .buttonStyle: return facts.isControl(under) && under.before.first == call.link
    default: return false
    }
  }
}
