import ColorMath
import Palettes
import SwiftReading

extension Rule {
  /// Foregrounds that pass but could have more contrast under Increase Contrast.
  static let increasedTargetMissed = Rule(
    id: "increased-target-missed", severity: .note,
    weigh: { _, input in input.plan.policy.increased?.severity ?? .note },
    page: RulePage(
      title: "Missed Increase Contrast target",
      finds:
        "A foreground that passes, but whose ratio with Increase Contrast is below 7 (text) or 4.5 (large text, "
        + "graphics, boundaries, focus indicators, and links) on at least one surface. Legible reports one finding for "
        + "each foreground. The finding is a warning under `apple-hig`. Under `wcag22-aaa`, the rule reports nothing. "
        + "For pairs found in sources, Legible ignores system foreground colors, ratios that fall short of the target "
        + "by up to 5%, and code that is only for watchOS, which has no Increase Contrast setting. It also ignores "
        + "large text whose colors fail as smaller text elsewhere. Pairs that fail in a different variant are ignored "
        + "too, because that failure has its own finding.",
      matters: "People who turn on Increase Contrast need more contrast than the minimum.",
      failing: ##"{ "pairs": [{ "foreground": "#6F6F6F", "on": "#FFFFFF", "role": "text" }] }"##,
      passing:
        ##"{ "pairs": [{ "foreground": { "full": "#6F6F6F", "increased": "#4A4A4A" }, "on": "#FFFFFF" }] }"##,
      remedy: "Add entries for Increase Contrast that reach the target on every surface where the token is used.",
      seenIn:
        "Palettes/ForkInTheRoad: TextTertiary in dark mode and ErrorRed don't change with Increase Contrast, so "
        + "they stay at 6.94 and 3.45.",
      judged: JudgedFindings(right: 15, of: 16),
      references: [
        "Human Interface Guidelines, Accessibility: Increase Contrast", "WCAG 2.2 SC 1.4.6 Contrast (Enhanced)",
      ])
  ) { input in
    guard let target = input.plan.policy.increased else { return [] }
    let found = FoundTargets(input)
    return input.foregrounds { pair, index in
      let measurement = input.measurements[index]
      guard measurement.verdict == .pass, measurement.variant.contrast == .increased, measurement.state == nil,
        let aim = target.ratio(for: pair.role, pair.size), let ratio = measurement.minimum, !ratio.reaches(aim)
      else { return nil }
      if input.isFound(measurement), found.isIdle(measurement, missing: aim) { return nil }
      return MissedTarget(measurement: index, target: aim)
    }.map { .increasedTargetMissed(foreground: $0.foreground, $0.values) }
  }
}

/// Missed targets of pairs found in sources on which nobody would act.
private struct FoundTargets {
  /// Two colors, by their indices in the plan.
  private struct Colors: Hashable {
    let foreground: ForegroundIndex
    let surface: SurfaceIndex

    init(_ pair: PlannedPair) { (foreground, surface) = (pair.foreground, pair.surface) }
  }

  /// The share of a target that counts as reached.
  private static let enough = 0.95

  private let input: AuditInput
  private let platforms: SourcePlatforms
  /// The colors of smaller text that fail.
  private let failing: Set<Colors>

  init(_ input: AuditInput) {
    self.input = input
    platforms = SourcePlatforms(input)
    var failing: Set<Colors> = []
    for measurement in input.measurements where measurement.verdict == .fail {
      let pair = input.plan.pairs[measurement.pair]
      if pair.role == .text, pair.size == .normal { failing.insert(Colors(pair)) }
    }
    self.failing = failing
  }

  /// Returns true if nothing is left to do: the system gives the color, the target is nearly reached, the pair or its
  /// colors as smaller text fail anyway, or there is no such setting.
  func isIdle(_ measurement: Measurement, missing target: ContrastRatio) -> Bool {
    let pair = input.plan.pairs[measurement.pair]
    if let ratio = measurement.minimum, ratio.value >= target.value * Self.enough { return true }
    if input.hasSystemForeground(measurement) || pair.size == .large && failing.contains(Colors(pair)) { return true }
    let measurements = input.measurements
    return input.rows[measurement.pair.offset].contains { measurements[$0].verdict == .fail } || isOfWatch(pair)
  }

  /// Returns true if a pair is only in code for watches, which have no setting for more contrast.
  private func isOfWatch(_ pair: PlannedPair) -> Bool {
    pair.uses.allSatisfy { use in
      let file = input.plan.loaded.declaration.pairs[use.declared].location.file
      return platforms.platforms(of: file).platforms.allSatisfy { $0 == .watchOS }
    }
  }
}

extension AuditInput {
  /// Groups results of measurements by foreground; foregrounds with equal fingerprints are merged.
  func foregrounds<Value>(
    _ value: (PlannedPair, _ measurement: MeasurementIndex) -> Value?
  ) -> [(foreground: ForegroundIndex, values: [Value])] {
    let identity = SubjectIdentity(plan.loaded)
    var names = [String?](repeating: nil, count: plan.foregrounds.count)
    var places: [String: Int] = [:]
    var gathered: [(foreground: ForegroundIndex, values: [Value])] = []
    for (pair, row) in zip(plan.pairs, rows) {
      let values = row.compactMap { value(pair, $0) }
      guard !values.isEmpty else { continue }
      let name = names[pair.foreground.offset] ?? identity.name(of: plan.foregrounds[pair.foreground])
      names[pair.foreground.offset] = name
      if let place = places[name] {
        gathered[place].values += values
      } else {
        places[name] = gathered.count
        gathered.append((pair.foreground, values))
      }
    }
    return gathered
  }
}
