/// The relative luminances that satisfy some contrast requirements: sorted, disjoint, closed intervals within 0…1.
///
/// Membership equals the audit's verdict bit for bit: the edges of a band are the outermost numbers whose
/// `ContrastRatio` reaches the required one, found by equal arithmetic.
public struct LuminanceBand: Hashable, Sendable {
  /// From dark to light; empty if nothing satisfies the requirements.
  public private(set) var intervals: [ClosedRange<Double>]

  /// Every luminance of a color within sRGB: what no requirement leaves.
  public static let whole = LuminanceBand(intervals: [0...1])

  /// The luminances in sorted, disjoint intervals within 0…1.
  package init(intervals: [ClosedRange<Double>]) {
    self.intervals = intervals
  }

  /// The luminances that reach a ratio with one luminance: the darker side, the lighter side, both or neither.
  public init(reaching required: ContrastRatio, against luminance: RelativeLuminance) {
    func reaches(_ value: Double) -> Bool {
      ContrastRatio(RelativeLuminance(value), luminance).reaches(required)
    }
    guard !reaches(luminance.value) else {
      self = .whole
      return
    }
    intervals = []
    if luminance.value > 0, reaches(0) {
      intervals.append(0...min(1, Self.edge(inside: 0, outside: luminance.value, where: reaches)))
    }
    if luminance.value < 1, reaches(1) {
      intervals.append(Self.edge(inside: 1, outside: luminance.value, where: reaches)...1)
    }
  }

  /// The luminances that reach a ratio with each of several luminances.
  public init(reaching required: ContrastRatio, againstAll luminances: [RelativeLuminance]) {
    self = luminances.reduce(.whole) { $0.intersection(LuminanceBand(reaching: required, against: $1)) }
  }

  /// The luminances that reach a ratio with every luminance of a range: lighter than all of it, darker than all of it,
  /// or both.
  public init(reaching required: ContrastRatio, againstWhole range: ClosedRange<Double>) {
    let ends = [range.lowerBound, range.upperBound].map(RelativeLuminance.init)
    self.init(reaching: required, againstAll: ends)
    guard required.value > 1 else { return }
    intervals.removeAll { $0.lowerBound > range.lowerBound && $0.upperBound < range.upperBound }
  }

  /// True if no luminance is left.
  public var isEmpty: Bool { intervals.isEmpty }

  /// Returns true if a luminance satisfies the requirements; luminances beyond sRGB white count as white.
  public func contains(_ luminance: RelativeLuminance) -> Bool {
    let value = min(luminance.value, 1)
    return intervals.contains { $0.contains(value) }
  }

  /// Returns the part of the band that is lighter than a luminance, or the part that is darker; both include it.
  public func side(lighter: Bool, than luminance: RelativeLuminance) -> LuminanceBand {
    let value = max(0, min(1, luminance.value))
    return intersection(LuminanceBand(intervals: [lighter ? value...1 : 0...value]))
  }

  /// Returns the luminances in both bands.
  public func intersection(_ other: LuminanceBand) -> LuminanceBand {
    var common: [ClosedRange<Double>] = []
    var (mine, theirs) = (0, 0)
    while mine < intervals.count, theirs < other.intervals.count {
      let (one, two) = (intervals[mine], other.intervals[theirs])
      let lower = max(one.lowerBound, two.lowerBound)
      let upper = min(one.upperBound, two.upperBound)
      if lower <= upper { common.append(lower...upper) }
      if one.upperBound < two.upperBound { mine += 1 } else { theirs += 1 }
    }
    return LuminanceBand(intervals: common)
  }

  /// The last number inside on the way out, by bisection over the bit patterns, which order numbers from 0 up.
  private static func edge(inside: Double, outside: Double, where reaches: (Double) -> Bool) -> Double {
    var (good, bad) = (inside.bitPattern, outside.bitPattern)
    while good > bad ? good - bad > 1 : bad - good > 1 {
      let middle = good > bad ? bad + (good - bad) / 2 : good + (bad - good) / 2
      if reaches(Double(bitPattern: middle)) { good = middle } else { bad = middle }
    }
    return Double(bitPattern: good)
  }
}
