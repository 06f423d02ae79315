import Palettes

extension Rule {
  /// Graphics below the minimum of their policy.
  static let lowGraphicContrast = lowContrast(
    "low-graphic-contrast", of: .graphic,
    page: RulePage(
      title: "Low graphic contrast",
      finds: "A graphic that people need to understand the content, but whose ratio against its surface is below 3.",
      matters: "An icon, a chart line, or a rating star that people can't see tells them nothing.",
      failing: ##"{ "pairs": [{ "foreground": "#FFCC00", "on": "#FFFFFF", "role": "graphic" }] }"##,
      passing: ##"{ "pairs": [{ "foreground": "#A16A00", "on": "#FFFFFF", "role": "graphic" }] }"##,
      remedy:
        "Darken or lighten the graphic until it reaches 3, or give it an outline that does. If the graphic is purely "
        + "decorative, give it the role `decorative`.",
      seenIn:
        "Paste (Twilio): 48 rows in its own list of pairs, such as color-border-strong on color-background (2.73).",
      references: ["WCAG 2.2 SC 1.4.11 Non-text Contrast"])
  )
}
