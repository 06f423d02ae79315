import AuditModel
import PaletteModel

extension Rule {
  /// Graphics below the minimum of their policy.
  static let lowGraphicContrast = lowContrast(
    "low-graphic-contrast",
    page: RulePage(
      title: "Low graphic contrast",
      finds: "A graphic that is needed to understand the content, below 3 against its surface.",
      matters: "An icon, a chart line or a rating star that cannot be seen says nothing.",
      failing: ##"{ "pairs": [{ "foreground": "#FFCC00", "on": "#FFFFFF", "role": "graphic" }] }"##,
      passing: ##"{ "pairs": [{ "foreground": "#A16A00", "on": "#FFFFFF", "role": "graphic" }] }"##,
      remedy:
        "Strengthen the graphic's colour or give it an outline that reaches 3. If it is decoration, declare "
        + "the role `decorative`.",
      seenIn: "Paste (Twilio): 48 rows of its own pair list, such as color-border-strong on color-background, "
        + "2.73.",
      references: ["WCAG 2.2 SC 1.4.11 Non-text Contrast"])
  ) { pair, measurement in
    pair.role == .graphic
  }
}
