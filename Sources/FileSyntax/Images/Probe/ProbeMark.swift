/// A corner mark of the page that calibrates materials, in pixels.
struct ProbeMark: Hashable, Sendable {
  /// The center, from the left edge of the image.
  var x: Double
  /// The center, from the upper edge of the image.
  var y: Double
  var moduleWidth: Double
  var moduleHeight: Double

  /// True if both are one mark, found in two rows.
  func isSame(as other: ProbeMark) -> Bool {
    abs(x - other.x) < 2 * moduleWidth && abs(y - other.y) < 2 * moduleHeight
  }
}

/// The four marks of a page.
struct ProbeMarks: Hashable, Sendable {
  var upperLeft: ProbeMark
  var upperRight: ProbeMark
  var lowerLeft: ProbeMark
  var lowerRight: ProbeMark

  /// The distance of the marks of a band in modules.
  static let span = ProbePage.width - 2 * ProbePage.inset

  var moduleWidth: Double { (upperRight.x - upperLeft.x) / Self.span }
  /// The height of a module in the bands.
  var moduleHeight: Double {
    (upperLeft.moduleHeight + upperRight.moduleHeight + lowerLeft.moduleHeight + lowerRight.moduleHeight) / 4
  }
  /// The rows between the bands.
  var fields: (top: Double, bottom: Double) {
    let half = ProbePage.inset * moduleHeight
    return ((upperLeft.y + upperRight.y) / 2 + half, (lowerLeft.y + lowerRight.y) / 2 - half)
  }

  /// Returns the horizontal place of a module, counted from the left edge of the page.
  func x(ofModule module: Double) -> Double { upperLeft.x + (module - ProbePage.inset) * moduleWidth }

  /// The four marks among those found.
  ///
  /// - Throws: `ProbeError` if some are missing.
  init(_ marks: [ProbeMark], width: Int, height: Int) throws(ProbeError) {
    for left in marks {
      for right in marks where Self.isBand(left, right) {
        for lower in marks where Self.isBelow(lower, left) {
          guard let corner = marks.first(where: { Self.isBand(lower, $0) && Self.isBelow($0, right) }) else { continue }
          (upperLeft, upperRight, lowerLeft, lowerRight) = (left, right, lower, corner)
          return
        }
      }
    }
    throw Self.problem(of: marks, width: Double(width))
  }

  /// True for two marks of one band.
  private static func isBand(_ left: ProbeMark, _ right: ProbeMark) -> Bool {
    let distance = right.x - left.x
    let module = (left.moduleWidth + right.moduleWidth) / 2
    return abs(right.y - left.y) < left.moduleHeight && abs(distance - span * module) < 0.08 * span * module
  }

  /// True for a mark straight below another of its size.
  private static func isBelow(_ lower: ProbeMark, _ upper: ProbeMark) -> Bool {
    lower.y - upper.y > 2 * ProbePage.inset * upper.moduleHeight && abs(lower.x - upper.x) < upper.moduleWidth
      && abs(lower.moduleHeight - upper.moduleHeight) < 0.3 * upper.moduleHeight
  }

  /// Cropped if a missing mark would be outside the image or a whole band is missing, otherwise hidden.
  private static func problem(of marks: [ProbeMark], width: Double) -> ProbeError {
    guard !marks.isEmpty else { return .noMarks }
    let bands = marks.count { left in marks.contains { isBand(left, $0) } }
    let found = min(3, marks.count)
    let isOutside = marks.allSatisfy { mark in
      mark.x - span * mark.moduleWidth < 0 && mark.x + span * mark.moduleWidth > width
    }
    let isOneBand = bands == 1 && marks.count == 2
    return isOutside || isOneBand ? .cropped(found: found) : .hiddenMarks(found: found)
  }
}
