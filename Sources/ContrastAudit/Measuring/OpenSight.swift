package import ColorMath

/// What a person sees of a foreground on a surface that lets what is below through: the range of the ratio.
package struct OpenSight: Hashable, Sendable {
  /// The proven least ratio.
  package var minimum: ContrastRatio
  /// The proven greatest ratio.
  package var maximum: ContrastRatio
  /// The foreground as it is seen where the ratio is lowest.
  package var foregroundColor: EightBitColor
  /// What surrounds it there.
  package var surfaceColor: EightBitColor
  /// Backdrops near the ends of the ratio: the lowest, then the highest.
  package var witnesses: [Outlook.Witness]
  /// How it looks over what may lie below.
  package var outlook: Outlook

  /// Joins what was found.
  package init(
    minimum: ContrastRatio, maximum: ContrastRatio, foregroundColor: EightBitColor, surfaceColor: EightBitColor,
    witnesses: [Outlook.Witness], outlook: Outlook
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.foregroundColor = foregroundColor
    self.surfaceColor = surfaceColor
    self.witnesses = witnesses
    self.outlook = outlook
  }
}
