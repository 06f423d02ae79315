package import ColorMath

/// The stack of layers behind a foreground.
package struct Surface: Hashable, Sendable {
  /// The name in the audit file, or the token or literal that the surface consists of.
  package var name: String
  /// The place where it is written: in the audit file, or the pair or token from which it was made.
  package var location: SourceLocation
  /// The layers, top first, and their replacements in some variants.
  package var layers: Adaptive<[Layer]>
  /// The appearance that the surface forces on its layers and on content above it.
  package var appearance: Appearance?
  /// True if system backgrounds take their elevated values (sheets, popovers).
  package var isElevated: Bool
  /// True if the audit file declares it to be content, which must be opaque.
  package var isContent: Bool
  /// Filters on the whole composite, the foreground included, first one first.
  package var filters: [ColorFilter]
  /// The layers under profiles other than those that `layers` applies to.
  package var profileLayers: [Profile: Adaptive<[Layer]>] = [:]
  /// The possible backdrops if no layer is opaque; any color if none is declared.
  package var over: [Backdrop] = []

  /// Makes a surface; plain by default.
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

  package func layers(under profile: Profile) -> Adaptive<[Layer]> { profileLayers[profile] ?? layers }
}

/// The index of a surface in its audit file.
package typealias SurfaceIndex = TypedIndex<Surface>
