package import ColorMath

/// A material defined in an audit file, or its correction of a system one.
package struct MaterialDefinition: Hashable, Sendable {
  /// The numbers for one appearance.
  package struct Numbers: Hashable, Sendable {
    /// The opacity of the tint over the content below, 0…1.
    package var alpha: Double
    /// The color of the tint.
    package var tint: EncodedSRGB
    /// The factor on the distance from the luma of the content below; 1 leaves it unchanged.
    package var saturation: Double = 1
    /// True if saturated colors are clamped to 0…1 before they are covered.
    package var clampsSaturation: Bool = false
  }

  /// The name that layers use: one of its own, `ultraThin` and the like, or `glass.regular` and the like.
  package var name: String
  /// The numbers in light, also used in dark unless dark has its own.
  package var light: Numbers
  package var dark: Numbers
  /// The place where the audit file defines it.
  package var location: SourceLocation

  /// Makes a definition; dark equals light unless given.
  init(_ name: String, light: Numbers, dark: Numbers? = nil, at location: SourceLocation) {
    self.name = name
    self.light = light
    self.dark = dark ?? light
    self.location = location
  }
}
