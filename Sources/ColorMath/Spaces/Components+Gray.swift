extension Components {
  init(repeating value: Double) {
    self.init(value, value, value)
  }

  /// Of linear sRGB: the linear gray of equal WCAG luminance, below 0 too; a gray gives its own value exactly.
  var grayOfEqualLuminance: Double {
    first == second && second == third ? first : 0.2126 * first + 0.7152 * second + 0.0722 * third
  }
}
