import AuditModel
import ColorMath
import PaletteModel
import SourceScan

extension Rule {
  /// Foregrounds that pass but could have more contrast under Increase Contrast.
  static let increasedTargetMissed = Rule(
    id: "increased-target-missed", severity: .note,
    weigh: { _, input in input.plan.policy.increased?.severity ?? .note },
    page: RulePage(
      title: "Missed Increase Contrast target",
      finds:
        "A foreground that passes, but with Increase Contrast stays below 7 (text) or 4.5 (large text, graphics, "
        + "boundaries, focus indicators, and links) on some surface. Legible reports one finding for each foreground: "
        + "a warning under `apple-hig`, and nothing under `wcag22-aaa`. A pair found in sources is exempt if it fails in "
        + "another variant, which is an error of its own, if the system gives its foreground, or in code for watchOS "
        + "alone, which has no Increase Contrast.",
      matters: "People who turn on Increase Contrast need more than the minimum.",
      failing: ##"{ "pairs": [{ "foreground": "#6F6F6F", "on": "#FFFFFF", "role": "text" }] }"##,
      passing:
        ##"{ "pairs": [{ "foreground": { "full": "#6F6F6F", "increased": "#4A4A4A" }, "on": "#FFFFFF" }] }"##,
      remedy: "Add entries for increased contrast that reach the target on every surface on which the token is used.",
      seenIn:
        "Palettes/ForkInTheRoad: TextTertiary in dark mode and ErrorRed keep their colors with Increase Contrast, "
        + "6.94 and 3.45.",
      judged: JudgedFindings(right: 7, of: 11),
      references: [
        "Human Interface Guidelines, Accessibility: Increase Contrast", "WCAG 2.2 SC 1.4.6 Contrast (Enhanced)",
      ])
  ) { input in
    guard let target = input.plan.policy.increased else { return [] }
    let platforms = SourcePlatforms(input)
    return input.foregrounds { pair, index in
      let measurement = input.measurements[index]
      guard measurement.verdict == .pass, measurement.variant.contrast == .increased, measurement.state == nil,
        let aim = target.ratio(for: pair.role, pair.size), let ratio = measurement.minimum, !ratio.reaches(aim)
      else { return nil }
      if input.isFound(measurement), input.isSettled(measurement) || input.isOfWatch(pair, platforms) { return nil }
      return MissedTarget(measurement: index, target: aim)
    }.map { .increasedTargetMissed(foreground: $0.foreground, $0.values) }
  }
}

extension AuditInput {
  /// Returns true if nobody would act on a missed target: the pair fails elsewhere anyway, or the system gives its color.
  fileprivate func isSettled(_ measurement: Measurement) -> Bool {
    let measurements = measurements
    return hasSystemForeground(measurement) || rows[measurement.pair].contains { measurements[$0].verdict == .fail }
  }

  /// Returns true if a pair is only in code for watches, which have no setting for more contrast.
  fileprivate func isOfWatch(_ pair: PlannedPair, _ platforms: SourcePlatforms) -> Bool {
    pair.uses.allSatisfy { use in
      let file = plan.loaded.declaration.pairs[use.declared].location.file
      return platforms.platforms(of: file).platforms.allSatisfy { $0 == .watchOS }
    }
  }

  /// Groups results of measurements by foreground; foregrounds with equal fingerprints are merged.
  func foregrounds<Value>(
    _ value: (PlannedPair, _ measurement: Int) -> Value?
  ) -> [(foreground: Int, values: [Value])] {
    let identity = SubjectIdentity(plan.loaded)
    var names = [String?](repeating: nil, count: plan.foregrounds.count)
    var places: [String: Int] = [:]
    var gathered: [(foreground: Int, values: [Value])] = []
    for (pair, row) in zip(plan.pairs, rows) {
      let values = row.compactMap { value(pair, $0) }
      guard !values.isEmpty else { continue }
      let name = names[pair.foreground] ?? identity.name(of: plan.foregrounds[pair.foreground])
      names[pair.foreground] = name
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
