/// The tints and shades of one color (`ShadePath`) as answers to many bands of luminance.
///
/// A search halves the way to white or to black at most 14 times; the colors of the first halves are computed once for all
/// searches.
package struct Shades {
  /// The color to start from.
  package let start: EncodedSRGB
  private let origin: NearestOrigin
  private var lighter: ShadeWay
  private var darker: ShadeWay

  /// Prepares to search from a color.
  package init(_ start: EncodedSRGB) {
    self.start = start
    origin = NearestOrigin(start)
    let path = origin.shades
    lighter = ShadeWay(path, from: origin.oklab.lightness, isLighter: true, levels: 12)
    darker = ShadeWay(path, from: origin.oklab.lightness, isLighter: false, levels: 12)
  }

  /// Returns the first shades whose luminance lies in a band, at most one on each side, the nearer one first; the start
  /// alone if it lies in the band.
  package mutating func colors(in band: LuminanceBand) -> [PassingColor] {
    let luminance = origin.rounded.linear.relativeLuminance
    if band.contains(luminance) { return [origin.unchanged] }
    let split = band.intervals.firstIndex { $0.lowerBound > luminance.value } ?? band.intervals.count
    var found: [PassingColor] = []
    for interval in band.intervals[split...] {
      guard let color = lighter.first(where: { ConstraintSide($0, interval) }) else { continue }
      found.append(origin.passing(color, .lighter))
      break
    }
    for interval in band.intervals[..<split].reversed() {
      guard let color = darker.first(where: { ConstraintSide($0, interval) }) else { continue }
      found.append(origin.passing(color, .darker))
      break
    }
    return found.nearestFirst
  }
}

/// The way from a color along its tints to white, or along its shades to black.
struct ShadeWay {
  private let path: ShadePath
  private let start: Double
  private let isLighter: Bool
  /// The colors of the first halves, by their place in the tree of halves; the root has the place 1.
  private var known: [EightBitColor?]

  /// Prepares a way; the colors of its first levels of halves are remembered.
  init(_ path: ShadePath, from start: Double, isLighter: Bool, levels: Int = 0) {
    self.path = path
    self.start = start
    self.isLighter = isLighter
    known = Array(repeating: nil, count: 1 << levels)
  }

  /// Returns the first color that is far enough; nil if it is already too far, or if not even white or black is far
  /// enough.
  mutating func first(where side: (EightBitColor) -> ConstraintSide) -> EightBitColor? {
    let missing: ConstraintSide = isLighter ? .below : .above
    let limit: UInt8 = isLighter ? 255 : 0
    var found = EightBitColor(red: limit, green: limit, blue: limit)
    guard side(found) != missing else { return nil }
    var (near, far, place) = (start, isLighter ? 1.0 : 0.0, 1)
    var last: EightBitColor?
    for _ in 0..<14 {
      // What lies between two neighbors is nearer by a step of one channel at most.
      if let last, last.isNext(to: found) { break }
      let middle = (near + far) / 2
      let color = color(at: middle, place)
      if side(color) == missing {
        (near, place, last) = (middle, place * 2 + 1, color)
      } else {
        (far, place, found) = (middle, place * 2, color)
      }
    }
    return side(found) == .inside ? found : nil
  }

  private mutating func color(at lightness: Double, _ place: Int) -> EightBitColor {
    guard place < known.count else { return path.eightBit(at: lightness) }
    if let color = known[place] { return color }
    let color = path.eightBit(at: lightness)
    known[place] = color
    return color
  }
}

extension EightBitColor {
  /// Returns true if only one channel differs, by one.
  fileprivate func isNext(to other: EightBitColor) -> Bool {
    abs(Int(red) - Int(other.red)) + abs(Int(green) - Int(other.green)) + abs(Int(blue) - Int(other.blue)) == 1
  }
}
