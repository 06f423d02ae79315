import ColorMath

/// A place in a line that writes a color.
struct ColorMatch {
  /// The bytes of the color, with an opacity after it.
  var range: Range<Int>
  /// The color; nil if it is written wrong.
  var color: Color?
  /// True for a hex or a function, which nothing but a color looks like; false for a name such as `white`.
  var isCertain: Bool
}
