import AuditModel
import PaletteModel

extension Rule {
  /// System colors below the minimum of their policy.
  static let lowSystemContrast = Rule(
    id: "low-system-contrast", severity: .error, weigh: weightOfLowContrast,
    page: RulePage(
      title: "Low system contrast",
      finds:
        "A pair of any role that misses its minimum and whose foreground is a system color: `system:…`, or a token "
        + "with an entry that refers to one. Such a result appears under this rule only, not under the other contrast "
        + "rules. A pair found in sources is a warning as long as its ratio is at least 90% of the one that its color has "
        + "on the background of the system: then its surface isn't the cause. The look that the system gives a control "
        + "is measured, but is no finding if the sources state neither of its colors.",
      matters:
        "Most of the standard system hues fail as text on white, and so does the secondary label color. Colors "
        + "that the platform chose are no easier to read, but a team may want to make one decision about them as a "
        + "group.",
      failing: ##"""
        { "pairs": [{ "foreground": "system:systemBlue", "on": "#FFFFFF", "role": "text",
            "variants": ["light", "light-reduced"] }] }
        """##,
      passing: ##"{ "pairs": [{ "foreground": "#0060D0", "on": "#FFFFFF", "role": "text" }] }"##,
      remedy:
        "Use a color of your own, `label` for text, or the system color as a graphic or at a large size. If you "
        + "accept the choice of the platform, set the rule to `note` under `rules` in the audit file.",
      seenIn:
        "Palettes/ForkInTheRoad: systemYellow as a rating star, 1.51, and placeholderText in a search field, "
        + "1.71.",
      judged: JudgedFindings(right: 33, of: 35),
      references: ["WCAG 2.2 SC 1.4.3 Contrast (Minimum)", "Apple: Human Interface Guidelines, Color"])
  ) { input in
    let systems = SystemForegrounds(input.plan)
    if systems.isEmpty { return [] }
    return input.lowContrast { index in
      systems.contains(input.measurements[index]) && !input.isDefaultLook(input.measurements[index])
    }
  }
}
