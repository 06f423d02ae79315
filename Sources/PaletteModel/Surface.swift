package import ColorMath

/// One step of a surface.
package enum Layer: Hashable, Sendable {
  /// A color, translucent or not.
  case color(WrittenColor)
  /// A material or glass.
  case material(MaterialUse)
  /// A translucent linear gradient, its stops from start to end.
  case gradient([BackdropStop], SourceLocation)
  /// A filter of everything below it in the surface.
  case filter(ColorFilter)
  /// Another surface of the audit file, with everything that it says.
  case surface(String, SourceLocation)
  /// A layer that the audit file describes and that cannot be measured; the reason, in words.
  case unsupported(String, SourceLocation)
}

/// The stack of layers that a foreground stands on.
package struct Surface: Hashable, Sendable {
  /// The name in the audit file, or the token or literal that the surface consists of.
  package var name: String
  /// Where it is written: in the audit file, or where the pair or token is from which it was made.
  package var location: SourceLocation
  /// The layers, top first, and what replaces them in some variants.
  package var layers: Adaptive<[Layer]>
  /// The appearance that the surface forces on its layers and on what stands on it.
  package var appearance: Appearance?
  /// Whether system backgrounds take their elevated values (sheets, popovers).
  package var isElevated: Bool
  /// Whether the audit file declares it to be content, which must be opaque.
  package var isContent: Bool
  /// Filters on the whole composite, the foreground included, first one first.
  package var filters: [ColorFilter]
  /// The layers under other profiles than those that `layers` holds for.
  package var profileLayers: [Profile: Adaptive<[Layer]>] = [:]
  /// What may lie below where no layer is opaque; any color where nothing is said.
  package var over: [Backdrop] = []

  /// Makes a surface; plain unless told otherwise.
  package init(
    name: String, at location: SourceLocation, layers: Adaptive<[Layer]>, appearance: Appearance? = nil,
    isElevated: Bool = false, isContent: Bool = false, filters: [ColorFilter] = []
  ) {
    self.name = name
    self.location = location
    self.layers = layers
    self.appearance = appearance
    self.isElevated = isElevated
    self.isContent = isContent
    self.filters = filters
  }

  /// The layers under a profile.
  package func layers(under profile: Profile) -> Adaptive<[Layer]> { profileLayers[profile] ?? layers }
}
