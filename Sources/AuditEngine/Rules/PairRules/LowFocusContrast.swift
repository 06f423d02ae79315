import Palettes

extension Rule {
  /// Focus indicators below the minimum of their policy.
  static let lowFocusContrast = lowContrast(
    "low-focus-contrast", of: .focus,
    page: RulePage(
      title: "Low focus contrast",
      finds: "A focus indicator whose ratio against the adjacent color is below 3.",
      matters: "People who use a keyboard or a switch have no other way to tell where they are.",
      failing: ##"{ "pairs": [{ "foreground": "#A8D1FF", "on": "#FFFFFF", "role": "focus" }] }"##,
      passing: ##"{ "pairs": [{ "foreground": "#0060D0", "on": "#FFFFFF", "role": "focus" }] }"##,
      remedy:
        "Darken or lighten the indicator until it reaches 3, or draw it in two colors so that at least one of them "
        + "reaches 3 on every surface.",
      seenIn:
        "GitHub Primer: in light mode, focus-outlineColor is the same color as bgColor-accent-emphasis, so a ring "
        + "around an element with that fill has a ratio of 1.00.",
      references: ["WCAG 2.2 SC 1.4.11 Non-text Contrast", "WCAG 2.2 SC 2.4.7 Focus Visible"])
  )
}
