package import ColorMath

/// One measurement of a pair that an edit repairs, as it was and as it is with the edit and those before it.
package struct EditExample: Sendable {
  package var measurement: MeasurementIndex
  /// True if the edit clears it; false if it shows the same pair in the other appearance.
  package var isCleared: Bool
  package var ratio: ContrastRatio
  /// The foreground with the edit, as displayed.
  package var foreground: EightBitColor
  /// The surface with the edit, as displayed.
  package var surface: EightBitColor
}
