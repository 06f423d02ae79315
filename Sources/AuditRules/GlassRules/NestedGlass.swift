import AuditModel
import SourceScan

extension Rule {
  /// Glass on a view that is already on glass.
  static let nestedGlass = Rule(
    id: "nested-glass", severity: .warning,
    page: RulePage(
      title: "Glass on glass",
      finds:
        "A glass effect or a glass button on a view that is surrounded by glass: the view around it, the view that "
        + "it overlays or is a background of, or an earlier modifier of the same chain. Modifiers and views of the "
        + "project that add glass are included; the content of a sheet, a menu, or a destination is not.",
      matters:
        "Glass can't sample other glass. The upper one shows a muddled picture of the lower one, and the contrast "
        + "of anything on it cannot be determined. Apple names no acceptable number of layers.",
      failing: .swift(
        "struct Bar: View { var body: some View { HStack { Button(title) {}.buttonStyle(.glass) }.glassEffect() } }"),
      passing: .swift(
        "struct Bar: View { var body: some View { HStack { Button(title) {}.buttonStyle(.plain) }.glassEffect() } }"),
      remedy:
        "Instead of a second glass effect, use a fill, transparency, or vibrancy for the content on the glass.",
      references: ["WWDC25 219, Meet Liquid Glass: avoid glass on glass"])
  ) { input in
    input.inSources { facts in
      let chains = GlassChains(facts) { $0.drawsGlass || $0.kind == .ownHolder }
      return facts.glass.filter { $0.drawsGlass || $0.kind == .ownHolder }.compactMap { use in
        guard let under = chains.first(under: use, where: { isUnder($0, $1, use, facts) }) else { return nil }
        return SourceSighting(.nested(in: facts.tree(of: under).name(under.node)), at: facts.place(of: use))
      }
    }
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
