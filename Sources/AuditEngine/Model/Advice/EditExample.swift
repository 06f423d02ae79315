package import ColorMath

/// One measurement of a pair that an edit repairs, as it was and as it is with the edit and those before it.
package struct EditExample: Sendable {
  package var measurement: MeasurementIndex
  /// True if the edit clears it; false if it shows the same pair in the other appearance.
  package var isCleared: Bool
  /// The look before the edit, after those before it in the plan.
  package var before: Look
  /// The look with the edit.
  package var after: Look

  /// A pair as displayed.
  package struct Look: Hashable, Sendable {
    package var ratio: ContrastRatio
    package var foreground: EightBitColor
    package var surface: EightBitColor
  }
}
