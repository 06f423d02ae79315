package import ColorMath

/// An opt-in condition in addition to the eight variants: filters over the whole display, or a look of glass.
package struct State: Hashable, Sendable {
  /// The name in the audit file and in reports, for example `differentiate`.
  package var name: String
  /// The filters of the finished composite, first one first.
  package var filters: [ColorFilter]
  /// The look of glass that the user chose; nil for the default one.
  package var look: GlassLook?
  /// The reason that measurements in the state are uncertain, with a way to verify it; nil for certain filters.
  package var assumed: String?
  /// The place where the audit file declares it.
  package var location: SourceLocation

  /// Creates a state from its name, its filters, and its look of glass.
  init(
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

/// The index of a state in its audit file.
package typealias StateIndex = TypedIndex<State>
