import ColorMath
import Palettes

extension Rule {
  /// Pairs that lose contrast under Increase Contrast.
  static let increasedContrastLower = Rule(
    id: "increased-contrast-lower", severity: .error,
    weigh: { evidence, input in
      guard case .increasedLower(_, let changes) = evidence else { return .error }
      let isCertain = changes.contains { input.measurements[$0.measurement].verdict != .unverified }
      guard isCertain else { return .warning }
      return input.staysGood(changes) ? .note : .error
    },
    page: RulePage(
      title: "Lower contrast with Increase Contrast",
      finds:
        "A pair whose ratio is lower with Increase Contrast than without it, in the same appearance and with the same "
        + "transparency. The finding is a warning if the ratios depend on something unverified, and a note if they stay "
        + "above the policy's target for Increase Contrast. Legible reports a pair "
        + "found in sources only if it reaches its minimum without the setting and is expected, but not certain, to "
        + "fall below it with the setting. If the pair is certain to fall below it, the low-contrast finding lists the "
        + "variants with Increase Contrast instead.",
      matters: "People who turn on Increase Contrast get text that is harder to read than before.",
      failing: ##"{ "pairs": [{ "foreground": { "full": "#000000", "increased": "#404040" }, "on": "#FFFFFF" }] }"##,
      passing: ##"{ "pairs": [{ "foreground": { "full": "#404040", "increased": "#000000" }, "on": "#FFFFFF" }] }"##,
      remedy:
        "Change the entries for Increase Contrast. Make the foreground stand out more, or fix a surface whose color "
        + "moves toward the foreground color.",
      seenIn:
        "Palettes/Primer: control text in its high-contrast themes. On the background of a pressed control, the "
        + "ratio drops from 12.10 to 10.25.",
      judged: JudgedFindings(right: 1, of: 1),
      references: ["Human Interface Guidelines, Accessibility: Increase Contrast"])
  ) { input in
    let losses = input.losses { row, index in
      let variant = input.measurements[index].variant
      guard variant.contrast == .increased, let after = input.measurements[index].minimum,
        let plain = input.plain(Variant(variant.appearance, .standard, variant.transparency), row),
        let before = plain.minimum, let change = RatioChange(in: index, from: before, to: after)
      else { return nil }
      let measurement = input.measurements[index]
      if input.isOfSystemAlone(measurement) { return nil }
      if input.isFound(measurement), let required = measurement.requirement.minimum {
        let isLeft = measurement.verdict != .fail && !after.reaches(required) && plain.isExpectedToPass
        return isLeft ? change : nil
      }
      return change
    }
    return ThemedPairs(input.plan).gathered(losses).map { group in
      let changes = group.flatMap { $0.values }
      let pair = group.count > 1 ? input.worstPair(of: changes.map { $0.measurement }) : nil
      return .increasedLower(pair: pair ?? group[0].pair, changes)
    }
  }
}

extension AuditInput {
  /// Returns true if all lowered ratios still reach the targets for Increase Contrast.
  fileprivate func staysGood(_ changes: [RatioChange]) -> Bool {
    changes.allSatisfy { change in
      let pair = plan.pairs[measurements[change.measurement].pair]
      return plan.policy.increased?.ratio(for: pair.role, pair.size).map { change.after.reaches($0) } ?? false
    }
  }

  /// The measurement of one of the eight variants among those of a pair.
  func plain(_ variant: Variant, _ row: Range<MeasurementIndex>) -> Measurement? {
    row.first { measurements[$0].variant == variant && measurements[$0].state == nil }.map { measurements[$0] }
  }
}
