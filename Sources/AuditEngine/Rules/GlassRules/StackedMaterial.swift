import Palettes
import SwiftReading

extension Rule {
  /// A material on a view that is already on a material.
  static let stackedMaterial = Rule(
    id: "stacked-material", severity: .warning,
    page: RulePage(
      title: "Stacked material",
      finds:
        "A material background or fill on a view that already has a material behind it. The other material is on a "
        + "surrounding view, on a view that this one overlays, or earlier in the same modifier chain.",
      matters:
        "Each material blurs and tints the content behind it. Two materials look muddled, and the contrast of the "
        + "stack is unknown.",
      failing: .swift(
        """
        struct Panel: View { var body: some View {
          VStack { Text(title).background(.ultraThinMaterial) }.background(.regularMaterial)
        } }
        """),
      passing: .swift(
        """
        struct Panel: View { var body: some View {
          VStack { Text(title).background(Color.chip) }.background(.regularMaterial)
        } }
        """),
      remedy: "Give the inner view a color, or use a single, thicker material on the outer view.",
      references: ["Apple, Human Interface Guidelines: Materials"])
  ) { input in
    input.inSources { facts in
      var chains = GlassChains(facts) { isLayer($0, facts) }
      let layers = facts.glass.filter { isLayer($0, facts) }
      for use in layers {
        let (tree, source) = (facts.tree(of: use), facts.project.files[use.surroundings.file])
        guard let call = use.surroundings.shown.first, tree.isNamed(call.link, "background") else { continue }
        chains.add(use, at: source.chain(of: call.link))
      }
      return layers.compactMap { use in
        let under = chains.first(under: use) { under, _ in under.link != use.link && !excludes(under, use) }
        return under.map { _ in SourceSighting(.stackedMaterial, at: facts.place(of: use)) }
      }
    }
  }

  private static func isLayer(_ use: GlassUse, _ facts: SourceFacts) -> Bool {
    guard use.kind == .material else { return false }
    let tree = facts.tree(of: use)
    return tree.isNamed(use.link, "background") || tree.isNamed(use.link, "fill")
  }
}
