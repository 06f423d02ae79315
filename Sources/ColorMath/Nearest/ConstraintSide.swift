/// The position of a color's luminance relative to the interval that is allowed.
enum ConstraintSide {
  case below
  case inside
  case above

  init(_ color: EightBitColor, _ interval: ClosedRange<Double>) {
    let luminance = min(color.linear.relativeLuminance.value, 1)
    self = luminance < interval.lowerBound ? .below : luminance > interval.upperBound ? .above : .inside
  }
}
