/// One place where the source asks for Liquid Glass or a material, with what stands before, behind and around it.
package struct GlassUse: Sendable {
  /// How it is asked for.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// `.glassEffect(…)`.
    case effect
    /// `GlassEffectContainer(…)`.
    case container
    /// `.buttonStyle(.glass)`, `.buttonStyle(.glassProminent)`, `.buttonStyle(GlassButtonStyle(…))`.
    case buttonStyle
    /// `.glassEffectID`, `.glassEffectUnion`, `.glassEffectTransition`, `.glassBackgroundEffect`.
    case companion
    /// `UIGlassEffect`, `UIGlassContainerEffect`, `NSGlassEffectView`, glass configurations of `UIButton`.
    case uiKit
    /// A name that drafts use for glass and its surroundings, such as `.liquidGlass` or `GlassStyle`.
    case unknown
    /// `.ultraThinMaterial` and its like, as what a modifier or a shape is given.
    case material
    /// `.toolbarBackground(…)` and `.presentationBackground(…)`.
    case bar
    /// A modifier of the project that puts glass on what it is called on.
    case ownModifier
    /// A view of the project whose outermost view has glass.
    case ownView
    /// A view of the project that has glass somewhere within.
    case ownHolder
  }

  /// How it is asked for.
  package let kind: Kind
  /// The style: glass tinted and interactive or not, a material, what a bar is given; nil if there is none.
  package let style: FoundColor?
  /// The node of the name that asks for it.
  package let node: Int
  /// The link of the view's chain that it belongs to: the same node, or the modifier that it is an argument of.
  package let link: Int
  /// The chain of that link.
  package let chain: Int
  /// The links of the chain before it, the view first.
  package let before: ArraySlice<Int>
  /// The links of the chain behind it.
  package let after: ArraySlice<Int>
  /// What stands around it.
  package let surroundings: ViewSurroundings

  /// True if glass is drawn here, as far as the style tells: `identity` draws none.
  package var drawsGlass: Bool {
    switch kind {
    case .effect:
      guard let style else { return true }
      return style.branches.contains { branch in
        if case .glass(let glass) = branch.color { glass.name != "identity" } else { true }
      }
    case .buttonStyle, .ownModifier, .ownView: return true
    default: return false
    }
  }
}
