package import ColorMath

/// A foreground as displayed on a surface that shows its backdrop: the range of the ratio.
package struct OpenSight: Hashable, Sendable {
  /// The proven least ratio.
  var minimum: ContrastRatio
  /// The proven greatest ratio.
  var maximum: ContrastRatio
  /// The foreground as displayed at the lowest ratio.
  var foregroundColor: EightBitColor
  /// The color around it at the lowest ratio.
  var surfaceColor: EightBitColor
  /// Backdrops near the ends of the ratio: the lowest, then the highest.
  var witnesses: [Outlook.Witness]
  /// The results over all possible backdrops.
  var outlook: Outlook

  /// Creates the result of a search from the range of the ratio, the colors seen, and the backdrops that give them.
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
