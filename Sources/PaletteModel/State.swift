package import ColorMath

/// An opt-in condition beyond the eight variants: filters over everything that is seen, or a look of glass.
package struct State: Hashable, Sendable {
  /// The name in the audit file and in reports, for example `differentiate`.
  package var name: String
  /// What is done to the finished composite, first one first.
  package var filters: [ColorFilter]
  /// The look of glass that a person chose; nil for the usual one.
  package var look: GlassLook?
  /// Why what is measured in the state is not certain, with a way to verify it; nil for certain filters.
  package var assumed: String?
  /// Where the audit file declares it.
  package var location: SourceLocation

  /// Joins a name with what holds in the state.
  package init(
    _ name: String, filters: [ColorFilter], look: GlassLook? = nil, assumed: String? = nil,
    at location: SourceLocation
  ) {
    self.name = name
    self.filters = filters
    self.look = look
    self.assumed = assumed
    self.location = location
  }
}
