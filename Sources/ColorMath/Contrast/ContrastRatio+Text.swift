extension ContrastRatio {
  /// Returns true if the ratio is the required one or more, in full precision: 4.4999 does not reach 4.5.
  @inlinable
  public func reaches(_ required: ContrastRatio) -> Bool {
    value >= required.value
  }

  /// Returns the ratio for display, never rounded up: 4.4999 gives "4.49".
  public func flooredText(decimals: Int = 2) -> String {
    DecimalText.floored(value, decimals: decimals)
  }
}
