import ColorMath

/// The side of a surface on which a foreground is.
enum Side: Int8, Sendable {
  /// The foreground is lighter than its surface.
  case lighter
  /// The foreground is darker than its surface.
  case darker

  var other: Side { self == .lighter ? .darker : .lighter }
}
