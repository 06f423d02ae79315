import Palettes

extension Rule {
  /// Boundaries of controls below the minimum of their policy.
  static let lowBoundaryContrast = lowContrast(
    "low-boundary-contrast", of: .boundary,
    page: RulePage(
      title: "Low boundary contrast",
      finds: "An edge or fill that shows where a control is, but whose ratio against the adjacent color is below 3.",
      matters: "A text field with an invisible border looks like empty space.",
      failing: ##"{ "pairs": [{ "foreground": "#E5E5E5", "on": "#FFFFFF", "role": "boundary" }] }"##,
      passing: ##"{ "pairs": [{ "foreground": "#8C8C8C", "on": "#FFFFFF", "role": "boundary" }] }"##,
      remedy:
        "Darken or lighten the boundary until it reaches 3. If a label or an icon already identifies the control, give "
        + "the boundary the role `decorative`.",
      seenIn:
        "Palettes/ForkInTheRoad: BorderPrimary around text fields (1.15). Equinor EDS: border-subtle on bg-canvas "
        + "(1.3).",
      references: ["WCAG 2.2 SC 1.4.11 Non-text Contrast"])
  )
}
