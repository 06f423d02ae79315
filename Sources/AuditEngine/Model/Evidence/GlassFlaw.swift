/// A problem with a use of Liquid Glass or of a material.
package enum GlassFlaw: Hashable, Sendable {
  /// A name that does not exist, as written, and its existing replacement; empty for none.
  case missingName(String, instead: String)
  /// Glass outside of the modules that own it: the call.
  case outsideModule(String)
  /// Glass on a row or a card within a container of content; the type or modifier that writes it, empty for here.
  case onContent(container: String, within: String)
  /// Glass on a view that already has glass: the call that adds that.
  case nested(in: String)
  /// Glass of another variant in one container.
  case mixed(String, with: String)
  /// Neighbors with glass in a stack, in containers of their own or in none.
  case scattered(in: String, haveContainers: Bool)
  /// A background that hides the content behind the glass.
  case opaqueBackground
  /// A material under or over the glass.
  case materialBackground
  /// The opacity of glass is changed.
  case faded
  /// No glass and nothing in its place when transparency is reduced.
  case identityWhenReduced
  /// A control whose glass does not react.
  case inertControl
  /// A tab view within a container of glass.
  case tabViewInContainer
  /// A custom background on glass that the system draws: the modifier or the bar.
  case onSystemBar(String)
  /// A material on a view that has a material.
  case stackedMaterial
  case inWidget
  /// Glass on a system version without it: the platform with its version, and if that is the one just before.
  case belowAvailability(String, isBefore: Bool)
  /// A clip after glass: the modifier.
  case clipped(String)
  case blurred
  /// Prominent glass on a destructive control.
  case prominentDestruction
  /// Clear glass with no dark layer below it.
  case clearUndimmed
  /// Clear glass on a plain surface, where there is nothing to see through it.
  case clearOnPlain
  /// A tint too faint to carry contrast, with its opacity, and if the text on it has a color of its own.
  case weakTint(Double, isUnderFixedText: Bool)
  /// A material as the background of a row or a card within a container of content.
  case translucentCard(container: String)
}
