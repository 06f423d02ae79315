import ColorMath

/// One of two sets of arcs holds: the foregrounds are lighter than their surface, or darker.
struct Choice {
  /// The arcs that hold if the foregrounds are lighter; nil if they cannot be.
  var lighter: [Arc]?
  /// The arcs that hold if the foregrounds are darker; nil if they cannot be.
  var darker: [Arc]?
  /// The rules of the choice, ascending.
  var rules: [Int]

  func arcs(_ side: Side) -> [Arc]? { side == .lighter ? lighter : darker }
}
