import Palettes

extension Rule {
  /// System colors below the minimum of their policy.
  static let lowSystemContrast = Rule(
    id: "low-system-contrast", severity: .error, weigh: weightOfLowContrast,
    page: RulePage(
      title: "Low system contrast",
      finds:
        "A pair that falls short of its minimum and whose foreground is a system color: `system:…`, or a token with an "
        + "entry that refers to a system color. The pair can have any role. These pairs appear only under this rule, "
        + "not under the other contrast rules. The finding is a warning if the pair was found in sources and its ratio "
        + "is at least 90% of the ratio that the color has on the system background, because in that case the surface "
        + "isn't the cause. If the sources don't specify either color in a control, Legible measures the control with "
        + "the system's default look but doesn't report it.",
      matters:
        "Most of the standard system colors fail as text on white, and so does the secondary label color. A color "
        + "isn't any easier to read just because the platform chose it, but a team may want to make one decision about "
        + "all of these colors.",
      failing: ##"""
        { "pairs": [{ "foreground": "system:systemBlue", "on": "#FFFFFF", "role": "text",
            "variants": ["light", "light-reduced"] }] }
        """##,
      passing: ##"{ "pairs": [{ "foreground": "#0060D0", "on": "#FFFFFF", "role": "text" }] }"##,
      remedy:
        "Use a custom color, use `label` for text, or use the system color only for graphics and large text. If you "
        + "accept the platform's choice, set the rule to `note` under `rules` in the audit file.",
      seenIn:
        "Palettes/ForkInTheRoad: systemYellow as a rating star (1.51) and placeholderText in a search field (1.71).",
      judged: JudgedFindings(right: 33, of: 35),
      references: ["WCAG 2.2 SC 1.4.3 Contrast (Minimum)", "Apple: Human Interface Guidelines, Color"])
  ) { input in
    let systems = SystemForegrounds(input.plan)
    if systems.isEmpty { return [] }
    return input.lowContrast(apart: systems) { index in
      systems.contains(input.measurements[index]) && !input.isDefaultLook(input.measurements[index])
    }
  }
}
