import Palettes

extension Rule {
  /// Text below the enhanced minimum.
  static let lowEnhancedContrast = lowContrast(
    "low-enhanced-contrast", of: .text,
    page: RulePage(
      title: "Low enhanced contrast",
      finds:
        "Text whose contrast ratio is below the enhanced minimum of the `wcag22-aaa` policy: 7, or 4.5 for large "
        + "text.",
      matters: "The enhanced ratio is meant for people who have about 20/80 vision and don't use assistive technology.",
      failing:
        ##"{ "policy": "wcag22-aaa", "pairs": [{ "foreground": "#6F6F6F", "on": "#FFFFFF", "role": "text" }] }"##,
      passing:
        ##"{ "policy": "wcag22-aaa", "pairs": [{ "foreground": "#4A4A4A", "on": "#FFFFFF", "role": "text" }] }"##,
      remedy:
        "Darken or lighten the foreground entry. If you haven't committed to the enhanced ratio, choose the "
        + "`wcag22-aa` policy instead.",
      seenIn:
        "Brave for iOS under `wcag22-aaa`: all 3 of its proposed pairs. Primer promises 7 in light-high-contrast "
        + "but reaches only 4.98.",
      references: ["WCAG 2.2 SC 1.4.6 Contrast (Enhanced)"])
  ) { $0 == .enhanced }
}
