package import ColorMath

/// One measurement that an edit clears, as it was and as it is with the edit and those before it.
package struct EditExample: Sendable {
  package var measurement: MeasurementIndex
  package var ratio: ContrastRatio
  /// The foreground with the edit, as displayed.
  package var foreground: EightBitColor
  /// The surface with the edit, as displayed.
  package var surface: EightBitColor
}
