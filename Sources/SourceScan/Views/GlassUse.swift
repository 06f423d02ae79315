/// One place where the source asks for Liquid Glass, with what stands before, behind and around it.
package struct GlassUse: Sendable {
  /// How it is asked for.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// `.glassEffect(…)`.
    case effect
    /// `GlassEffectContainer(…)`.
    case container
    /// `.buttonStyle(.glass)`, `.buttonStyle(.glassProminent)`, `GlassButtonStyle(…)`.
    case buttonStyle
    /// `.glassEffectID`, `.glassEffectUnion`, `.glassEffectTransition`, `.glassBackgroundEffect`.
    case companion
    /// `UIGlassEffect`, `UIGlassContainerEffect`, `NSGlassEffectView`, glass configurations of `UIButton`.
    case uiKit
    /// A name with glass in it that is none of these, such as `.liquidGlass` or `GlassStyle`.
    case unknown
  }

  /// How it is asked for.
  package let kind: Kind
  /// The style, tinted and interactive or not; nil where there is none.
  package let style: FoundColor?
  /// The node of the link that asks for it.
  package let node: Int
  /// The chain that it stands in.
  package let chain: Int
  /// The links of the chain before it, the view first.
  package let before: [Int]
  /// The links of the chain behind it.
  package let after: [Int]
  /// What stands around it.
  package let surroundings: ViewSurroundings
  /// Which glass of its member it is, from 0.
  package let ordinal: Int
}
