/// Simulations of color-vision deficiencies, in linear light on the sRGB primaries.
///
/// Colors outside sRGB go in unclamped and come out unclamped; clamp after, when the result is shown.
public enum ColorVision {
  /// The cone type that is missing or shifted.
  public enum Deficiency: String, CaseIterable, Sendable {
    /// The long-wave (red) cones.
    case protanopia
    /// The middle-wave (green) cones.
    case deuteranopia
    /// The short-wave (blue) cones.
    case tritanopia
  }

  /// Returns a color as seen by a dichromat, who lacks one type of cone.
  ///
  /// Protanopia and deuteranopia after Viénot, Brettel, Mollon 1999, tritanopia after Brettel, Viénot, Mollon 1997:
  /// the one-plane method of 1999 is poor for tritanopia.
  public static func simulate(_ color: LinearSRGB, as deficiency: Deficiency) -> LinearSRGB {
    switch deficiency {
    case .protanopia: LinearSRGB(Matrix3.vienotProtanopia * color.components)
    case .deuteranopia: LinearSRGB(Matrix3.vienotDeuteranopia * color.components)
    case .tritanopia: LinearSRGB(Matrix3.brettelTritanopia(color.components) * color.components)
    }
  }

  /// Returns a color as seen by an anomalous trichromat, after Machado, Oliveira, Fernandes 2009; severity 0 (none) … 1
  /// (dichromacy).
  ///
  /// It interpolates linearly between the eleven published tables. Severity is clamped; NaN counts as 0. For tritanopia
  /// the model is only an approximation, as its authors say.
  public static func simulate(
    _ color: LinearSRGB, as deficiency: Deficiency, severity: Double
  ) -> LinearSRGB {
    let tables = MachadoTables.matrices(deficiency)
    let position = severity.clampedToUnit * 10
    let lower = min(Int(position), 9)
    let weight = position - Double(lower)
    let (less, more) = (tables[lower] * color.components, tables[lower + 1] * color.components)
    return LinearSRGB(
      red: less.first + (more.first - less.first) * weight,
      green: less.second + (more.second - less.second) * weight,
      blue: less.third + (more.third - less.third) * weight)
  }

  /// Returns a color as a dichromat sees it, clamped to sRGB for display; alpha is ignored.
  public static func simulate(_ color: Color, as deficiency: Deficiency) -> EncodedSRGB {
    simulate(color.linearSRGB, as: deficiency).encoded.clamped
  }
}
