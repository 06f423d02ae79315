import AuditModel
import PaletteModel

extension Rule {
  /// Focus indicators below the minimum of their policy.
  static let lowFocusContrast = lowContrast(
    "low-focus-contrast",
    page: RulePage(
      title: "Low focus contrast",
      finds: "A focus indicator below 3 against what it touches.",
      matters: "Whoever steers with a keyboard or a switch has nothing else to tell where they are.",
      failing: ##"{ "pairs": [{ "foreground": "#A8D1FF", "on": "#FFFFFF", "role": "focus" }] }"##,
      passing: ##"{ "pairs": [{ "foreground": "#0060D0", "on": "#FFFFFF", "role": "focus" }] }"##,
      remedy: "Strengthen the indicator, or draw it in two colours of which one reaches 3 on every surface.",
      seenIn: "GitHub Primer: focus-outlineColor is in light the colour of bgColor-accent-emphasis, so that a ring "
        + "around what is filled with it has 1.00.",
      references: ["WCAG 2.2 SC 1.4.11 Non-text Contrast", "WCAG 2.2 SC 2.4.7 Focus Visible"])
  ) { pair, measurement in
    pair.role == .focus
  }
}
