import AuditModel
import PaletteModel

extension Rule {
  /// A waiver that covers nothing.
  static let unusedWaiver = Rule(
    id: "unused-waiver", severity: .warning,
    page: RulePage(
      title: "Unused waiver",
      finds:
        "A waiver that has not expired and matches no finding. If a run audits a file in several ways, one match is "
        + "enough; if `--variant` excludes variants of the waiver, the waiver isn't reported.",
      matters:
        "The finding was fixed, or the pattern has a typo and waives nothing. If the waiver stays, it hides the "
        + "next finding that happens to match.",
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
      remedy: "Delete it, or correct its rule, its names, or its variants.",
      references: ["The audit file: waivers"])
  ) { input in
    guard let counts = input.waivedCells else { return [] }
    return input.plan.loaded.declaration.waivers.indexed().compactMap { index, waiver in
      guard counts[index.offset] == 0, input.plan.variants.isSuperset(of: waiver.variants) else { return nil }
      if let today = input.today, waiver.isExpired(on: today) { return nil }
      return .waiver(WaiverEvidence(waiver: index, flaw: .unused))
    }
  }
}
