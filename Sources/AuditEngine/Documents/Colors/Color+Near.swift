import ColorMath

extension Color {
  /// Returns true if two notations can mean one color: equal except for the rounding to 256 steps.
  func isNear(_ other: Color) -> Bool {
    let (mine, theirs) = (converted(to: .sRGB).components, other.converted(to: .sRGB).components)
    let step = 1.01 / 255
    return abs(mine.first - theirs.first) < step && abs(mine.second - theirs.second) < step
      && abs(mine.third - theirs.third) < step && abs(alpha - other.alpha) < 0.006
  }
}
