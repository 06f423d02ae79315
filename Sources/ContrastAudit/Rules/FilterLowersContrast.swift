import PaletteModel

extension Rule {
  /// Pairs that lose contrast by the filters of their surface.
  static let filterLowersContrast = Rule(
    id: "filter-lowers-contrast", severity: .note,
    weigh: { evidence, input in
      if case .loweredByFilters(_, let changes) = evidence { changes.severity(in: input) } else { .note }
    },
    page: RulePage(
      title: "Filter lowers contrast",
      finds: "A pair whose ratio is below what it would be without the filters of its surface. A warning where the "
        + "filters take it below the minimum, else a note.",
      matters: "A filter over a finished view takes contrast from colours that were chosen with care.",
      failing: ##"""
        { "surfaces": { "faded": { "layers": ["#FFFFFF"], "filters": [{ "filter": "contrast", "amount": 0.9 }] } },
          "pairs": [{ "foreground": "#000000", "on": "faded", "role": "text" }] }
        """##,
      passing: ##"""
        { "surfaces": { "vivid": { "layers": ["#FFFFFF"], "filters": [{ "filter": "contrast", "amount": 1.1 }] } },
          "pairs": [{ "foreground": "#333333", "on": "vivid", "role": "text" }] }
        """##,
      remedy: "Take the filter away from what is read, or start from colours with enough contrast to lose.",
      seenIn: "SEEN.",
      references: ["WCAG 2.2 SC 1.4.3 Contrast (Minimum)", "WCAG 2.2 SC 1.4.11 Non-text Contrast"])
  ) { input in
    input.losses(as: Evidence.loweredByFilters) { _, index in
      let measurement = input.measurements[index]
      guard measurement.state == nil, var evidence = measurement.evidence.map({ input.evidence[$0] }),
        !evidence.filters.isEmpty, let after = evidence.ratio(by: .exact)
      else { return nil }
      evidence.filters = []
      return evidence.ratio(by: .exact).flatMap { RatioChange(in: index, from: $0, to: after) }
    }
  }
}
