/// One place at which the source uses Liquid Glass or a material, with its surroundings.
package struct GlassUse: Sendable {
  /// The form of the use.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
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
    /// `.ultraThinMaterial` and its like, as an argument of a modifier or a shape.
    case material
    /// `.toolbarBackground(…)` and `.presentationBackground(…)`.
    case bar
    /// A modifier of the project that adds glass to the view that it is called on.
    case ownModifier
    /// A view of the project whose outermost view has glass.
    case ownView
    /// A view of the project that has glass somewhere within.
    case ownHolder
  }

  /// The form of the use.
  package let kind: Kind
  /// The style: glass tinted and interactive or not, a material, what a bar is given; nil if there is none.
  package let style: FoundColor?
  /// The node of the name.
  package let node: NodeIndex
  /// The link of the view's chain that it belongs to: the node itself, or the modifier of which it is an argument.
  package let link: NodeIndex
  /// The chain of that link.
  package let chain: NodeIndex
  /// The links of the chain before it, the view first.
  package let before: ArraySlice<NodeIndex>
  /// The links of the chain after it.
  package let after: ArraySlice<NodeIndex>
  package let surroundings: ViewSurroundings
  /// The glass in the project's own modifier or view that this is a use of; nil for glass that is written here.
  package var root: SourceProject.Place?
  /// True if the glass is that of a control: of a button style, or on or in a control of the system.
  package var isOfControl = false
  /// True if the glass floats over something else, as an overlay.
  package var isFloating = false
  /// True if it is a declaration of the project with the glass in a scroll view that scrolls sideways.
  package var isScrolledSideways = false

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

extension SyntaxTree {
  /// Returns true for `ScrollView(.horizontal)`.
  package func isSidewaysScrollView(_ link: NodeIndex) -> Bool {
    isNamed(link, "ScrollView") && plainArguments(of: link).first.map { text($0) == ".horizontal" } ?? false
  }
}
