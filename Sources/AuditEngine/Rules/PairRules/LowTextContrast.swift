import Palettes

extension Rule {
  /// Text below the minimum of its policy.
  static let lowTextContrast = lowContrast(
    "low-text-contrast", of: .text,
    page: RulePage(
      title: "Low text contrast",
      finds: "Text whose contrast ratio against its surface is below the policy's minimum: 4.5, or 3 for large text.",
      matters:
        "People with moderately low vision who don't use assistive technology can read text only if it stands out "
        + "from its background.",
      failing: ##"{ "pairs": [{ "foreground": "#8A8A8A", "on": "#FFFFFF", "role": "text" }] }"##,
      passing: ##"{ "pairs": [{ "foreground": "#6F6F6F", "on": "#FFFFFF", "role": "text" }] }"##,
      remedy:
        "Darken or lighten the foreground entry for the variant that fails, or change the surface. Large text has a "
        + "lower minimum, and bold text counts as large at a smaller size.",
      seenIn: "Brave for iOS: the orange and red labels in its privacy reports (3.02 and 4.12).",
      judged: JudgedFindings(right: 9, of: 12),
      references: ["WCAG 2.2 SC 1.4.3 Contrast (Minimum)", "WCAG2ICT, comments on \"large scale\""])
  ) { $0 != .enhanced }
}
