import AuditModel
import PaletteModel

extension Rule {
  /// System colors below the minimum of their policy.
  static let lowSystemContrast = Rule(
    id: "low-system-contrast", severity: .error, weigh: weightOfLowContrast,
    page: RulePage(
      title: "Low system contrast",
      finds:
        "A pair of any role that misses its minimum and whose foreground is a colour of the system: `system:…`, or "
        + "a token whose entry refers to one. Such a cell is in this rule and in none of the other contrast rules.",
      matters: "Most standard hues of the system fail as text on white, and so does its secondary label. That they are "
        + "the platform's choice makes them no easier to read, but a team may decide about them once, as a class.",
      failing: ##"""
        { "pairs": [{ "foreground": "system:systemBlue", "on": "#FFFFFF", "role": "text",
            "variants": ["light", "light-reduced"] }] }
        """##,
      passing: ##"{ "pairs": [{ "foreground": "#0060D0", "on": "#FFFFFF", "role": "text" }] }"##,
      remedy:
        "Use a colour of your own, `label` for text, or the system colour as a graphic or at a large size. If the "
        + "platform's choice is accepted, set the rule to `note` in the audit file's `rules`.",
      seenIn:
        "Fork In The Road in Palettes: systemYellow as a rating star, 1.51, and placeholderText in a search field, 1.71.",
      references: ["WCAG 2.2 SC 1.4.3 Contrast (Minimum)", "Apple: Human Interface Guidelines, Color"])
  ) { input in
    input.lowContrast { _, measurement in input.hasSystemForeground(measurement) }
  }
}
