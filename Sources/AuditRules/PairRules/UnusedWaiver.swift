import AuditModel
import PaletteModel

extension Rule {
  /// A waiver that covers nothing.
  static let unusedWaiver = Rule(
    id: "unused-waiver", severity: .warning,
    page: RulePage(
      title: "Unused waiver",
      finds:
        "A waiver that is in force and matches no finding. Where a run audits a file in several ways, one match is "
        + "enough; where `--variant` leaves out variants of the waiver, nothing is said about it.",
      matters: "What it waived has been mended, or its pattern is mistyped and waives nothing. Left in place, it would "
        + "hide the next finding that it happens to match.",
      failing: ##"""
        { "version": 1,
          "pairs": [{ "foreground": "#595959", "on": "#FFFFFF", "role": "text" }],
          "waivers": [{ "rule": "low-text-contrast", "foreground": "#777777", "reason": "redesign", "until": "9999-12-31" }] }
        """##,
      passing: ##"""
        { "version": 1,
          "pairs": [{ "foreground": "#6B6B6B", "on": "#FFFFFF", "role": "text" }],
          "waivers": [{ "rule": "increased-*", "foreground": "#6B6B*", "reason": "redesign", "until": "9999-12-31" }] }
        """##,
      remedy: "Delete it, or correct its rule, its names or its variants.",
      seenIn: "No palette of this package has a waiver: its findings are what the reports are for.",
      references: ["The audit file: waivers"])
  ) { input in
    guard let counts = input.waivedCells else { return [] }
    return input.plan.loaded.declaration.waivers.enumerated().compactMap { index, waiver in
      guard counts[index] == 0, input.plan.variants.isSuperset(of: waiver.variants) else { return nil }
      if let today = input.today, waiver.isExpired(on: today) { return nil }
      return .waiver(WaiverEvidence(waiver: index, flaw: .unused))
    }
  }
}
