import AuditModel
import PaletteModel

extension Rule {
  /// Text below the enhanced minimum.
  static let lowEnhancedContrast = lowContrast(
    "low-enhanced-contrast", of: .text,
    page: RulePage(
      title: "Low enhanced contrast",
      finds: "Text below the enhanced minimum of the policy `wcag22-aaa`: 7, or 4.5 for large text.",
      matters: "The enhanced ratio serves people with about 20/80 vision who don't use assistive technology.",
      failing:
        ##"{ "policy": "wcag22-aaa", "pairs": [{ "foreground": "#6F6F6F", "on": "#FFFFFF", "role": "text" }] }"##,
      passing:
        ##"{ "policy": "wcag22-aaa", "pairs": [{ "foreground": "#4A4A4A", "on": "#FFFFFF", "role": "text" }] }"##,
      remedy:
        "Darken or lighten the entry of the foreground, or choose the policy `wcag22-aa` if you never promised the "
        + "enhanced ratio.",
      seenIn:
        "Brave for iOS under `wcag22-aaa`: all 3 of its proposed pairs; Primer promises 7 in light-high-contrast "
        + "and reaches 4.98.",
      references: ["WCAG 2.2 SC 1.4.6 Contrast (Enhanced)"])
  ) { $0 == .enhanced }
}
