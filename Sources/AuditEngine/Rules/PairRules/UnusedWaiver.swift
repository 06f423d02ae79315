import Palettes

extension Rule {
  /// A waiver that covers nothing.
  static let unusedWaiver = Rule(
    id: "unused-waiver", severity: .warning,
    page: RulePage(
      title: "Unused waiver",
      finds:
        "A waiver that hasn't expired and doesn't match any finding. If a run audits the same file in several ways, "
        + "a match in any of them is enough. Legible doesn't report a waiver if `--variant` excludes some of its "
        + "variants.",
      matters:
        "Either the finding was fixed, or the pattern has a typo and waives nothing. If you keep the waiver, it "
        + "hides the next finding that happens to match.",
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
      remedy: "Delete the waiver, or correct its rule, names, or variants.",
      references: ["The audit file: waivers"])
  ) { input in
    guard let uses = input.waiverUses else { return [] }
    return input.plan.loaded.declaration.waivers.indexed().compactMap { index, waiver in
      guard uses[index.offset].cells == 0, input.plan.variants.isSuperset(of: waiver.variants) else { return nil }
      if let today = input.today, waiver.isExpired(on: today) { return nil }
      return .waiver(WaiverEvidence(waiver: index, flaw: .unused))
    }
  }
}
