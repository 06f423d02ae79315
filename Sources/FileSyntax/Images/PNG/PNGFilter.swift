/// The five filters that PNG applies to rows before it compresses them (PNG 3 section 9.2).
enum PNGFilter: UInt8 {
  case none = 0
  case left = 1
  case up = 2
  case average = 3
  case paeth = 4

  /// Takes the filter off a row in place.
  ///
  /// Both rows begin with `distance` zeros, the bytes of the pixel left of the first one; `above` is the row before,
  /// its filter taken off, or zeros.
  func remove(
    from row: UnsafeMutableBufferPointer<UInt8>, above: UnsafeMutableBufferPointer<UInt8>, distance: Int
  ) {
    guard row.count == above.count, distance > 0 else { return }
    switch self {
    case .none: return
    case .left: for index in distance..<row.count { row[index] &+= row[index - distance] }
    case .up: for index in distance..<row.count { row[index] &+= above[index] }
    case .average:
      for index in distance..<row.count {
        row[index] &+= UInt8(truncatingIfNeeded: (Int(row[index - distance]) + Int(above[index])) >> 1)
      }
    case .paeth:
      for index in distance..<row.count {
        row[index] &+= Self.predicted(
          left: row[index - distance], above: above[index], corner: above[index - distance])
      }
    }
  }

  /// The neighbor that is nearest to left + above − corner; of equals, the first in the order of the arguments.
  @inline(__always)
  private static func predicted(left: UInt8, above: UInt8, corner: UInt8) -> UInt8 {
    let toLeft = abs(Int(above) - Int(corner))
    let toAbove = abs(Int(left) - Int(corner))
    let toCorner = abs(Int(left) + Int(above) - 2 * Int(corner))
    if toLeft <= toAbove && toLeft <= toCorner { return left }
    return toAbove <= toCorner ? above : corner
  }
}
