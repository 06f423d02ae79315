/// Perceived differences between two colors; alpha is ignored.
public enum DeltaE {
  /// The ΔE-OK that is just noticeable according to CSS Color 4: 0.02.
  public static let justNoticeable = 0.02

  /// ΔE-OK: the Euclidean distance in Oklab, 0 (equal) … 1 (black to white).
  public static func ok(_ one: Oklab, _ other: Oklab) -> Double {
    Components(one.lightness, one.a, one.b).euclideanDistance(to: Components(other.lightness, other.a, other.b))
  }

  /// ΔE-OK of two colors in any space.
  public static func ok(_ one: Color, _ other: Color) -> Double {
    one.converted(to: .oklab).components.euclideanDistance(to: other.converted(to: .oklab).components)
  }

  /// ΔE-OK of two linear-light colors, without a detour over XYZ.
  public static func ok(_ one: LinearSRGB, _ other: LinearSRGB) -> Double {
    ok(one.oklab, other.oklab)
  }

  /// CIEDE2000 of two colors on CIE Lab relative to the named white; 1 is about just noticeable.
  ///
  /// The white matters: D50 (CSS Lab) and D65 differ by up to about 4 for saturated colors.
  public static func ciede2000(_ one: Color, _ other: Color, white: ReferenceWhite) -> Double {
    ciede2000(CIELab(one, white: white), CIELab(other, white: white))
  }
}

extension Components {
  func euclideanDistance(to other: Components) -> Double {
    let (x, y, z) = (first - other.first, second - other.second, third - other.third)
    return Root.square(x * x + y * y + z * z)
  }
}
