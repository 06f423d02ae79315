import ColorMath
import Palettes

/// All demands of pairs on the color of one entry, and the colors that meet all of them.
struct EntryDemands {
  let part: MovablePart
  /// The entry's color.
  let color: Color
  /// The line of colors that contains the windows.
  let line: LightnessLine
  private(set) var demands: [WindowDemand] = []
  /// The conditions of the demands that no band expresses, by demand.
  private var constraints: [ColorConstraint?] = []
  private(set) var questions: [(pair: PairIndex, question: RepairQuestion)] = []
  private(set) var omissions: [WindowOmission] = []

  init(_ part: MovablePart, _ color: Color) {
    self.part = part
    self.color = color
    line = LightnessLine(through: color)
  }

  /// Adds the demand of a measurement, in which another entry with the same color may replace this one.
  mutating func add(
    _ measurement: Measurement, _ parts: SceneParts, as member: MovablePart? = nil, by reader: inout DemandReader
  ) {
    switch reader.reading(of: measurement, parts, member ?? part) {
    case .demand(let demand, let constraint):
      if let place = demands.firstIndex(where: { $0.isSame(as: demand) }) {
        demands[place].variants.formUnion(demand.variants)
      } else {
        demands.append(demand)
        constraints.append(constraint)
      }
    case .question(let question): questions.append((measurement.pair, question))
    case .omission(let reason): omit(measurement.pair, reason)
    case nil: break
    }
  }

  /// Leaves a pair out.
  mutating func omit(_ pair: PairIndex, _ reason: String) {
    let omission = WindowOmission(pair: pair, reason: reason)
    if !omissions.contains(omission) { omissions.append(omission) }
  }

  /// The luminances that satisfy all demands on luminance alone.
  var band: LuminanceBand { demands.compactMap { $0.band }.reduce(.whole) { $0.intersection($1) } }

  /// The conditions of the demands that no band expresses.
  var conditions: [ColorConstraint] { constraints.compactMap { $0 } }

  /// True if luminance alone decides.
  var isPlain: Bool { demands.allSatisfy { $0.band != nil } }

  /// The steps of trying every lightness; 0 if luminance alone decides.
  var trialSteps: Int {
    isPlain ? 0 : LightnessSteps.count * constraints.reduce(0) { $0 + ($1?.steps ?? 1) }
  }

  /// Leaves out the demands that no band expresses.
  mutating func omitTrials() {
    for demand in demands where demand.band == nil { omit(demand.pair, WindowOmission.limit) }
    constraints = zip(demands, constraints).filter { $0.0.band != nil }.map { $0.1 }
    demands.removeAll { $0.band == nil }
  }

  /// Tries every step of lightness if luminance alone does not decide.
  mutating func trySteps() {
    guard !isPlain else { return }
    let colors = LightnessSteps.colors(of: line)
    let luminances = colors.map { $0.linear.relativeLuminance }
    for index in demands.indices {
      if let band = demands[index].band {
        demands[index].steps = luminances.map { band.contains($0) }
      } else if let constraint = constraints[index] {
        demands[index].steps = colors.map { constraint.isSatisfied(by: $0) }
      }
    }
  }

  /// The steps at which all demands are met; luminance decides if it can.
  var steps: [Int] {
    guard isPlain else { return WindowClash.common(demands).enumerated().compactMap { $1 ? $0 : nil } }
    let band = band
    return (0..<LightnessSteps.count).filter { step in
      band.contains(line.eightBit(at: LightnessSteps.lightness(of: step)).linear.relativeLuminance)
    }
  }

  /// The intervals in which all demands are met; the steps have to be tried before.
  var intervals: [LightnessInterval] {
    if isPlain { return band.intervals.map { interval($0) } }
    return LightnessSteps.runs(of: WindowClash.common(demands)).map { run in
      let range = LightnessSteps.range(of: run)
      let ends = [range.lowerBound, range.upperBound].map { line.eightBit(at: $0) }
      return LightnessInterval(lightness: range, luminance: nil, colors: ends)
    }
  }

  /// The windows without the demands that no lightness meets, or the clashing ones of the rest.
  var relaxed: (intervals: [LightnessInterval], clash: [DemandIndex]) {
    let possible = demands.typedIndices.filter { WindowClash.least(of: [demands[$0]]).isEmpty }
    guard !possible.isEmpty, possible.count < demands.count else { return ([], []) }
    var rest = self
    rest.demands = possible.map { demands[$0] }
    let intervals = rest.intervals
    return (intervals, intervals.isEmpty ? WindowClash.least(of: rest.demands).map { possible[$0.offset] } : [])
  }

  private func interval(_ luminance: ClosedRange<Double>) -> LightnessInterval {
    let lower = line.lightness(of: RelativeLuminance(luminance.lowerBound))
    let upper = max(lower, line.lightness(of: RelativeLuminance(luminance.upperBound)))
    let inside = { (color: EightBitColor) in luminance.contains(min(color.linear.relativeLuminance.value, 1)) }
    let darkest = firstColor(from: lower, to: upper, where: inside)
    let lightest = firstColor(from: upper, to: lower, where: inside)
    let colors = [darkest, lightest].compactMap { $0 }
    return LightnessInterval(lightness: lower...upper, luminance: luminance, colors: colors.count == 2 ? colors : [])
  }

  /// The first 8-bit color inside on the way from one lightness to another.
  private func firstColor(
    from start: Double, to end: Double, where isInside: (EightBitColor) -> Bool
  ) -> EightBitColor? {
    let length = abs(end - start)
    let count = max(64, Int((min(length, 1) * 2048).rounded(.up)))
    for step in 0...count {
      let color = line.eightBit(at: start + (end - start) * Double(step) / Double(count))
      if isInside(color) { return color }
    }
    return nil
  }
}
