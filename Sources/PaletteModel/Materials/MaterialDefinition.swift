package import ColorMath

/// A material of an audit file, or its correction of one of the system.
package struct MaterialDefinition: Hashable, Sendable {
  /// The numbers for one appearance.
  package struct Numbers: Hashable, Sendable {
    /// How much of what is below is hidden, 0…1.
    package var alpha: Double
    /// The color that hides it.
    package var tint: EncodedSRGB
    /// How much of the distance from the luma of what is below is kept; 1 keeps it.
    package var saturation: Double
    /// Whether saturated colors are clamped to 0…1 before they are covered.
    package var clampsSaturation: Bool

    /// Joins the numbers.
    package init(alpha: Double, tint: EncodedSRGB, saturation: Double = 1, clampsSaturation: Bool = false) {
      self.alpha = alpha
      self.tint = tint
      self.saturation = saturation
      self.clampsSaturation = clampsSaturation
    }
  }

  /// The name by which layers refer to it: one of its own, `ultraThin` and the like, or `glass.regular` and the like.
  package var name: String
  /// The numbers in light, and in dark unless it has its own.
  package var light: Numbers
  /// The numbers in dark.
  package var dark: Numbers
  /// Where the audit file defines it.
  package var location: SourceLocation

  /// Makes a definition; dark is as light unless given.
  package init(_ name: String, light: Numbers, dark: Numbers? = nil, at location: SourceLocation) {
    self.name = name
    self.light = light
    self.dark = dark ?? light
    self.location = location
  }
}
