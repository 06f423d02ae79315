import PaletteModel

extension Rule {
  /// Pairs that lose contrast in a declared state.
  static let stateLowersContrast = Rule(
    id: "state-lowers-contrast", severity: .note,
    weigh: { evidence, input in
      if case .loweredByState(_, let changes) = evidence { changes.severity(in: input) } else { .note }
    },
    page: RulePage(
      title: "State lowers contrast",
      finds: "A pair whose ratio in a state of the audit file is below its ratio without it. A warning where it falls "
        + "below the minimum, else a note.",
      matters: "A state is for people who need it; it should not take away what they read by.",
      failing: ##"""
        { "states": { "dimmed": { "filters": [{ "filter": "contrast", "amount": 0.9 }] } },
          "pairs": [{ "foreground": "#000000", "on": "#FFFFFF", "role": "text" }] }
        """##,
      passing: ##"""
        { "states": { "differentiate": { "filters": [{ "filter": "contrast", "amount": 1.15 }] } },
          "pairs": [{ "foreground": "#333333", "on": "#FFFFFF", "role": "text" }] }
        """##,
      remedy: "Choose filters that move foreground and surface apart, or other colours for the state.",
      seenIn: "SEEN.",
      references: ["WCAG 2.2 SC 1.4.3 Contrast (Minimum)", "WCAG 2.2 SC 1.4.11 Non-text Contrast"])
  ) { input in
    guard !input.plan.loaded.declaration.states.isEmpty else { return [] }
    return input.losses(as: Evidence.loweredByState) { row, index in
      let measurement = input.measurements[index]
      guard measurement.state != nil, let after = measurement.minimum else { return nil }
      return input.plain(measurement.variant, row)?.minimum.flatMap { RatioChange(in: index, from: $0, to: after) }
    }
  }
}

extension [RatioChange] {
  /// A loss that takes a ratio below the minimum is a warning, another one a note.
  func severity(in input: AuditInput) -> Severity { contains { $0.crosses(in: input) } ? .warning : .note }
}
