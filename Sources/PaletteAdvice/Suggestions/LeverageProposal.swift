import AuditModel
import ColorMath
import PaletteModel

/// One color for one entry, with its effect on the measurements of the entry.
struct LeverageProposal {
  /// A measurement of which an entry is a part, seen from that entry.
  struct Use {
    let measurement: Int
    let constraint: ColorConstraint
    /// True if it passes now.
    let passes: Bool
  }

  let part: MovablePart
  let from: Color
  let to: PassingColor
  private(set) var clears: [Int] = []
  private(set) var breaks: [Int] = []

  /// The number of cleared measurements minus that of broken ones.
  var gain: Int { clears.count - breaks.count }

  init(_ part: MovablePart, from: Color, to: PassingColor, _ uses: [Use]) {
    self.part = part
    self.from = from
    self.to = to
    for use in uses {
      let isSatisfied = use.constraint.isSatisfied(by: to.color)
      if isSatisfied, !use.passes { clears.append(use.measurement) }
      if !isSatisfied, use.passes { breaks.append(use.measurement) }
    }
  }

  /// Returns true if it gains more, or the same by breaking less or by moving less.
  func isBetter(than other: LeverageProposal) -> Bool {
    if gain != other.gain { return gain > other.gain }
    if breaks.count != other.breaks.count { return breaks.count < other.breaks.count }
    return to.deltaEOK < other.to.deltaEOK
  }

  /// The edit for reports.
  func edit(of input: AuditInput, variants: [Variant]) -> LeverageEdit {
    let palette = input.plan.loaded.palette
    var (token, entry) = (0, 0)
    if case .entry(let itsToken, let itsEntry) = part { (token, entry) = (itsToken, itsEntry) }
    let owner = palette.tokens[token]
    return LeverageEdit(
      token: token, entry: entry, condition: owner.entries[entry].label,
      variants: VariantSet(variants.map { VariantSet($0) }), from: from, to: to.color, deltaEOK: to.deltaEOK,
      clears: clears, breaks: breaks, location: owner.location(of: owner.entries[entry]))
  }
}

extension LeverageProposal {
  /// Sets of constraints worth trying: all of them, and those that most measurements agree on.
  ///
  /// For opaque colors the allowed luminances are intervals; a sweep over their ends finds the greatest number cleared
  /// minus broken, and there the color nearest to the start.
  static func wishes(_ uses: [Use], from start: Color, _ solver: inout ConstraintSolver) -> [[ColorConstraint]] {
    let all = uses.map { $0.constraint }
    var banded: [(use: Use, band: LuminanceBand)] = []
    for use in uses {
      if let band = solver.band(of: use.constraint) { banded.append((use, band)) }
    }
    var common = LuminanceBand.whole
    for (_, band) in banded { common = common.intersection(band) }
    if banded.count == uses.count, !common.isEmpty { return [all] }
    guard let luminance = bestLuminance(banded, near: start.relativeLuminance) else { return [all] }
    let agreed = banded.filter { $0.band.contains(luminance) }.map { $0.use.constraint }
    return common.isEmpty ? [agreed] : [all, agreed]
  }

  /// The luminance at which most constraints are satisfied; ties by the nearest to the start.
  ///
  /// The gain differs from that count by a constant, the measurements that pass now. Even indices are ends of
  /// intervals, odd ones the gaps between two ends.
  private static func bestLuminance(
    _ banded: [(use: Use, band: LuminanceBand)], near start: RelativeLuminance
  ) -> RelativeLuminance? {
    let intervals = banded.flatMap { $0.band.intervals }
    let ends = Set(intervals.flatMap { [$0.lowerBound, $0.upperBound] }).sorted()
    let places = Dictionary(uniqueKeysWithValues: ends.enumerated().map { ($1, $0 * 2) })
    var changes = Array(repeating: 0, count: ends.count * 2 + 1)
    for interval in intervals {
      changes[places[interval.lowerBound, default: 0]] += 1
      changes[places[interval.upperBound, default: 0] + 1] -= 1
    }
    var best: (count: Int, distance: Double, luminance: Double)?
    var count = 0
    for place in changes.indices.dropLast() {
      count += changes[place]
      let (low, high) = (ends[place / 2], ends[min(ends.count - 1, (place + 1) / 2)])
      let luminance = (low + high) / 2
      let distance = max(low - start.value, start.value - high, 0)
      if let best, (count, -distance) <= (best.count, -best.distance) { continue }
      best = (count, distance, luminance)
    }
    guard let best, best.count > banded.count(where: { $0.use.passes }) else { return nil }
    return RelativeLuminance(best.luminance)
  }
}
