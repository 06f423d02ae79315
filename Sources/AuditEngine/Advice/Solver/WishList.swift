import ColorMath
import FileSyntax
import Palettes

/// The demands of translucent pairs on single colors, collected round by round.
struct WishList {
  private struct Wish {
    var measurement: MeasurementIndex
    var variable: Int
    var entry: MeasuredLink.Entry
    /// The way that the color may move; nil for both.
    var side: Side?
    var lighter: RelativeLuminance?
    var darker: RelativeLuminance?
    /// The number of failed attempts.
    var attempts = 0
  }

  /// The number of attempts after which a wish is given up.
  private static let mostAttempts = 4

  private var wishes: [Wish] = []
  private let firstRule: Int
  private var stuck: [MeasurementIndex] = []
  /// Measurements that were given up because they conflict with the rest.
  private(set) var unsolved: [MeasurementIndex] = []

  /// Creates an empty list.
  ///
  /// - Parameter firstRule: the number of rules of the problem without wishes.
  init(_ firstRule: Int) { self.firstRule = firstRule }

  /// The problem with a rule for each wish, in their order.
  func added(to problem: SolverProblem) -> SolverProblem {
    var problem = problem
    problem.rules += wishes.map { .reach(variable: $0.variable, lighter: $0.lighter, darker: $0.darker) }
    return problem
  }

  /// Gives up the wishes in some clashes; false if a clash needs none of them.
  mutating func giveUp(_ clashes: [[Int]]) -> Bool {
    let clashing = clashes.map { $0.filter { $0 >= firstRule } }
    guard !clashing.isEmpty, clashing.allSatisfy({ !$0.isEmpty }) else { return false }
    for rule in Set(clashing.compactMap { $0.last }).ordered(by: >) {
      unsolved.append(wishes.remove(at: rule - firstRule).measurement)
    }
    unsolved.sort()
    return true
  }

  /// Failing measurements for which no color was found that would let them pass alone; asked once.
  mutating func takeStuck() -> [MeasurementIndex] {
    defer { stuck = [] }
    return stuck
  }

  /// Adds wishes for measurements that still fail after the edits of a round.
  mutating func add(_ failing: [MeasurementIndex], _ before: AuditInput, _ after: AuditInput, _ task: PaletteProblem) {
    var reader = MeasuredLinks(after.measured)
    for index in failing {
      if let known = wishes.firstIndex(where: { $0.measurement == index }) {
        if wishes[known].attempts >= Self.mostAttempts {
          unsolved.append(wishes.remove(at: known).measurement)
        } else {
          tighten(known, after, &reader)
        }
        continue
      }
      let measurement = after.measurements[index]
      var best: (deltaEOK: Double, wish: Wish)?
      for entry in reader.link(of: measurement)?.entries ?? [] {
        guard let variable = task.variable(of: entry), let found = reader.wish(of: measurement, moving: entry),
          found.deltaEOK < best?.deltaEOK ?? .infinity
        else { continue }
        let side = task.allowsFlip ? nil : Self.side(of: entry, in: before.measurements[index], before)
        let wish = Wish(
          measurement: index, variable: variable, entry: entry, side: side,
          lighter: side == .darker ? nil : found.lighter, darker: side == .lighter ? nil : found.darker)
        if wish.lighter != nil || wish.darker != nil { best = (found.deltaEOK, wish) }
      }
      if let best {
        wishes.append(best.wish)
      } else if before.measurements[index].verdict == .fail {
        stuck.append(index)
      } else {
        unsolved.append(index)
      }
    }
    unsolved.sort()
  }

  /// Tightens a wish that was not enough, by 1 % at least.
  private mutating func tighten(_ index: Int, _ after: AuditInput, _ reader: inout MeasuredLinks) {
    wishes[index].attempts += 1
    let wish = wishes[index]
    let found = reader.wish(of: after.measurements[wish.measurement], moving: wish.entry)
    wishes[index].lighter = wish.lighter.map { old in
      max(found?.lighter ?? old, RelativeLuminance(min(1, (old.value + 0.05) * 1.01 - 0.05)))
    }
    wishes[index].darker = wish.darker.map { old in
      min(found?.darker ?? old, RelativeLuminance((old.value + 0.05) / 1.01 - 0.05))
    }
    if wish.lighter == nil, wish.side != .darker { wishes[index].lighter = found?.lighter }
    if wish.darker == nil, wish.side != .lighter { wishes[index].darker = found?.darker }
  }

  /// The way that an entry's color moves for more contrast if the foreground stays on its side of the surface; nil if
  /// the two are equal.
  private static func side(
    of entry: MeasuredLink.Entry, in measurement: Measurement, _ before: AuditInput
  ) -> Side? {
    guard let front = measurement.foregroundColor?.linear.relativeLuminance,
      let back = measurement.surfaceColor?.linear.relativeLuminance, front != back
    else { return nil }
    let source = before.measured.parts(of: measurement)?.foreground.source
    let isForeground = source == .entry(token: entry.token, entry: entry.entry)
    return (front > back) == isForeground ? .lighter : .darker
  }
}

extension PaletteProblem {
  /// Returns a clash in terms of the audit, with the cheapest relaxation, preferably of failing measurements.
  func clash(
    _ rules: [Int], failing goal: AuditInput, _ freedoms: [ColorFreedom], _ meter: WorkMeter
  ) -> PaletteSolution.Clash {
    let failing = rules.filter { rule in measurements[rule].contains { goal.measurements[$0].verdict == .fail } }
    let finder = RelaxationFinder(problem, freedoms, meter)
    let best = finder.best(of: rules, lowering: failing) ?? finder.best(of: rules, lowering: rules)
    let relaxation = best.flatMap { found in
      rules.firstIndex(of: found.rule).map { (demand: $0, reachable: found.reachable) }
    }
    return PaletteSolution.Clash(rules: rules.map { demand($0) }, relaxation: relaxation)
  }

  private func demand(_ rule: Int) -> PaletteSolution.Demand {
    guard case .contrast(let foreground, let surface, let required, let side) = problem.rules[rule] else {
      return PaletteSolution.Demand(
        measurements: measurements[rule], required: nil, windows: [], reason: reasons[rule])
    }
    var windows: [ClosedRange<Double>] = []
    for (one, other, side) in [(foreground, surface, side), (surface, foreground, side?.other)] {
      if case .variable = one, case .fixed(let luminance) = other {
        windows = LuminanceBand(reaching: required, against: luminance).intervals.filter { window in
          side == nil || (window.lowerBound >= luminance.value) == (side == .lighter)
        }
      }
    }
    return PaletteSolution.Demand(measurements: measurements[rule], required: required, windows: windows)
  }
}
