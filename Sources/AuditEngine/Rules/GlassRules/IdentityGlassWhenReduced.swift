import Palettes
import SwiftReading

extension Rule {
  /// Identity glass under Reduce Transparency, with nothing in its place.
  static let identityGlassWhenReduced = Rule(
    id: "identity-glass-when-reduced", severity: .warning,
    page: RulePage(
      title: "Identity glass with reduced transparency",
      finds:
        "`Glass.identity` in the Reduce Transparency branch of a style or a view, if the same modifier chain has no "
        + "opaque background.",
      matters:
        "Identity glass draws nothing. When people reduce transparency, the system makes glass more opaque "
        + "automatically. Instead, this code removes the background behind the text.",
      failing: .swift(
        """
        struct Bar: View {
          @Environment(\\.accessibilityReduceTransparency) private var isReduced
          var body: some View { Text(title).glassEffect(isReduced ? .identity : .regular) }
        }
        """),
      passing: .swift("struct Bar: View { var body: some View { Text(title).glassEffect(.regular) } }"),
      remedy: "Keep the same glass in both branches, or add an opaque background to the Reduce Transparency branch.",
      references: ["Apple: Glass.identity", "Apple: accessibilityReduceTransparency"])
  ) { input in
    input.inSources { facts in
      facts.glass.filter { $0.kind == .effect && isIdentityWhenReduced($0) && !hasGround($0, facts) }.map {
        SourceSighting(.identityWhenReduced, at: facts.place(of: $0), in: reduced)
      }
    }
  }

  private static let reduced: VariantSet = [
    VariantSet(.lightReduced), VariantSet(.darkReduced), VariantSet(.lightIncreasedReduced),
    VariantSet(.darkIncreasedReduced),
  ]

  private static func isIdentityWhenReduced(_ use: GlassUse) -> Bool {
    let isReduced = use.surroundings.conditions.contains(.reducedTransparency(true))
    return use.style?.branches.contains { branch in
      guard case .glass(let glass) = branch.color, glass.name == "identity" else { return false }
      return isReduced || branch.conditions.contains(.reducedTransparency(true))
    } ?? false
  }

  /// Returns true if the chain has something opaque, or undecidable, for reduced transparency.
  private static func hasGround(_ use: GlassUse, _ facts: SourceFacts) -> Bool {
    let tree = facts.tree(of: use)
    return (use.before + use.after).contains { link in
      guard tree.isNamed(link, "background") else { return false }
      guard let layer = facts.layer(of: link, in: use.surroundings.file) else { return true }
      return layer.branches.contains { branch in
        !branch.conditions.contains(.reducedTransparency(false))
          && (branch.color.map { $0.isOpaque || !$0.isResolved } ?? false)
      }
    }
  }
}
