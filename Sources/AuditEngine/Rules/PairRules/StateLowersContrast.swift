import ColorMath
import Palettes

extension Rule {
  /// Pairs that lose contrast in a declared state or by the filters of their surface.
  static let stateLowersContrast = Rule(
    id: "state-lowers-contrast", severity: .note,
    weigh: { evidence, input in
      guard case .lowered(_, let changes) = evidence else { return .note }
      return changes.contains { $0.crosses(in: input) } ? .warning : .note
    },
    page: RulePage(
      title: "State lowers contrast",
      finds:
        "A pair whose ratio is lower in a state that the audit file declares than outside that state, or lower with "
        + "the filters of its surface than without them. The finding is a warning if the ratio drops below the "
        + "minimum. Otherwise, it's a note.",
      matters:
        "A state is meant to help the people who need it. A filter changes colors that a designer chose carefully. "
        + "Neither should make content harder to read.",
      failing: ##"""
        { "states": { "dimmed": { "filters": [{ "filter": "contrast", "amount": 0.9 }] } },
          "pairs": [{ "foreground": "#000000", "on": "#FFFFFF", "role": "text" }] }
        """##,
      passing: ##"""
        { "states": { "differentiate": { "filters": [{ "filter": "contrast", "amount": 1.15 }] } },
          "pairs": [{ "foreground": "#333333", "on": "#FFFFFF", "role": "text" }] }
        """##,
      remedy:
        "Choose filters that increase the difference between foreground and surface, use different colors for the "
        + "state, or start with colors that have contrast to spare.",
      seenIn:
        "Palettes/Countdown: a state for people who can't tell colors apart lowers the ratio of a white title on a "
        + "gradient from 3.52 to 3.35.",
      references: ["WCAG 2.2 SC 1.4.3 Contrast (Minimum)", "WCAG 2.2 SC 1.4.11 Non-text Contrast"])
  ) { input in
    input.losses(as: Evidence.lowered) { row, index in
      // Most pairs have neither: their measurements, which are large, are not copied.
      if input.measurements[index].state == nil, !input.hasFilters(index) { return nil }
      guard let (before, after) = input.withoutFilters(input.measurements[index], row) else { return nil }
      return RatioChange(in: index, from: before, to: after)
    }
  }
}

extension AuditInput {
  /// Returns true if the surface of a measurement has filters.
  fileprivate func hasFilters(_ index: MeasurementIndex) -> Bool {
    measurements[index].evidence.map { !evidence[$0].filters.isEmpty } ?? false
  }

  /// The ratio of a measurement without its state, else without the filters of its surface, and its own ratio.
  fileprivate func withoutFilters(
    _ measurement: Measurement, _ row: Range<MeasurementIndex>
  ) -> (before: ContrastRatio, after: ContrastRatio)? {
    if measurement.state != nil {
      guard let before = plain(measurement.variant, row)?.minimum, let after = measurement.minimum else { return nil }
      return (before, after)
    }
    guard let place = measurement.evidence, !evidence[place].filters.isEmpty else { return nil }
    var bare = evidence[place]
    bare.filters = []
    guard let before = bare.ratio(by: .exact), let after = evidence[place].ratio(by: .exact) else { return nil }
    return (before, after)
  }
}
