import Palettes

extension Rule {
  /// A waiver whose last day has passed.
  static let expiredWaiver = Rule(
    id: "expired-waiver", severity: .error,
    page: RulePage(
      title: "Expired waiver",
      finds:
        "A waiver, in the audit file or in the code, whose `until` date is before today or before the date that "
        + "`--today` specifies.",
      matters:
        "A waiver is a promise with a date. After that date, its findings are open again. Legible reports the "
        + "waiver itself, so nobody has to remember it.",
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
      remedy: "Fix the finding, then delete the waiver. If you need more time, set a new date and update the reason.",
      references: ["The audit file: waivers"])
  ) { input in
    guard input.waiverUses != nil, let today = input.today else { return [] }
    let waivers = input.plan.loaded.declaration.waivers
    return waivers.typedIndices.compactMap { index in
      waivers[index].isExpired(on: today) ? .waiver(WaiverEvidence(waiver: index, flaw: .expired)) : nil
    }
  }
}
