import Palettes

extension Rule {
  /// A pair whose verdict depends on something uncertain.
  static let unverifiedContrast = Rule(
    id: "unverified-contrast", severity: .warning,
    weigh: { evidence, input in
      guard case .unverified(_, let cells) = evidence else { return .warning }
      return cells.allSatisfy { input.measurements[$0].expectation == .pass } ? .note : .warning
    },
    page: RulePage(
      title: "Unverified contrast",
      finds:
        "A pair whose ratio depends on a placeholder value, an assumed use, a value that differs between published "
        + "sources, a surface without an opaque layer, or a link cue without `against`. Legible skips a pair found in sources if it's expected to "
        + "pass or if it fails in a different variant. If no audit file lists the pair, Legible reports it only in "
        + "variants where every published value fails. The report summary counts the others as undecided.",
      matters: "A guess isn't a verdict, so an unverified pair never passes. The finding says what to verify.",
      failing: ##"{ "pairs": [{ "foreground": "#000000", "on": "#FFFFFF", "role": "text", "assumed": "a guess" }] }"##,
      passing: ##"{ "pairs": [{ "foreground": "#000000", "on": "#FFFFFF", "role": "text" }] }"##,
      remedy:
        "Depending on the reason in the finding, replace the placeholder with the real value, confirm the use, "
        + "measure on a device, or put an opaque layer behind the translucent ones.",
      seenIn:
        "Palettes/ForkInTheRoad: the system placeholder text and pairs whose surface the source doesn't specify.",
      judged: JudgedFindings(right: 4, of: 4),
      references: ["WCAG 2.2 SC 1.4.3 Contrast (Minimum)"])
  ) { input in
    input.themed(
      input.pairs(of: .unverified) { index in
        let measurement = input.measurements[index]
        return (measurement.reason?.code != .noColor || input.isOfUnknownSystemColor(measurement))
          && !input.isSettled(measurement)
      }, as: Evidence.unverified)
  }
}

extension AuditInput {
  /// Returns true for a pair found in sources about which nobody has to do anything: it is expected to pass, or fails in
  /// another variant anyway, or no audit file lists it and nothing says that it fails.
  fileprivate func isSettled(_ measurement: Measurement) -> Bool {
    guard isFound(measurement) else { return false }
    return switch measurement.expectation {
    case .pass: true
    case .open where isUndeclared(measurement): true
    case .open, .fail, nil: rows[measurement.pair.offset].contains { measurements[$0].verdict == .fail }
    }
  }
}
