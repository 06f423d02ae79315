package import ColorMath

/// One measurement that an edit clears, as it was and as it is with the edit and those before it.
package struct EditExample: Sendable {
  /// The measurement.
  package var measurement: MeasurementIndex
  /// The ratio with the edit.
  package var ratio: ContrastRatio
  /// The foreground with the edit, as displayed.
  package var foreground: EightBitColor
  /// The surface with the edit, as displayed.
  package var surface: EightBitColor

  /// Creates an example from a measurement and its colors with the edit.
  package init(measurement: MeasurementIndex, ratio: ContrastRatio, foreground: EightBitColor, surface: EightBitColor) {
    self.measurement = measurement
    self.ratio = ratio
    self.foreground = foreground
    self.surface = surface
  }
}
