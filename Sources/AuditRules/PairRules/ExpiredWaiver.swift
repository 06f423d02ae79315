import AuditModel
import PaletteModel

extension Rule {
  /// A waiver whose last day has passed.
  static let expiredWaiver = Rule(
    id: "expired-waiver", severity: .error,
    page: RulePage(
      title: "Expired waiver",
      finds: "A waiver of the audit file, or beside the code, whose `until` is before today, or before the day given "
        + "with `--today`.",
      matters: "A waiver is a promise with a date. When the day has passed, its findings count again, and the promise "
        + "itself is reported, so that nobody has to remember it.",
      failing: ##"""
        { "version": 1,
          "pairs": [{ "foreground": "#595959", "on": "#FFFFFF", "role": "text" }],
          "waivers": [{ "rule": "low-text-contrast", "foreground": "#595959", "reason": "redesign", "until": "2020-01-31" }] }
        """##,
      passing: ##"""
        { "version": 1,
          "pairs": [{ "foreground": "#6B6B6B", "on": "#FFFFFF", "role": "text" }],
          "waivers": [{ "rule": "increased-*", "foreground": "#6B6B6B", "reason": "redesign", "until": "9999-12-31" }] }
        """##,
      remedy: "Mend what it waives and delete it, or give it a new day and say why.",
      seenIn: "No palette of this package has a waiver: its findings are what the reports are for.",
      references: ["The audit file: waivers"])
  ) { input in
    guard input.waivedCells != nil, let today = input.today else { return [] }
    let waivers = input.plan.loaded.declaration.waivers
    return waivers.indices.compactMap { index in
      waivers[index].isExpired(on: today) ? .waiver(WaiverEvidence(waiver: index, flaw: .expired)) : nil
    }
  }
}
