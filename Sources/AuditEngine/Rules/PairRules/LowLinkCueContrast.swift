import Palettes

extension Rule {
  /// Links below the minimum against the surrounding text.
  static let lowLinkCueContrast = lowContrast(
    "low-link-cue-contrast", of: .linkCue,
    page: RulePage(
      title: "Low link-cue contrast",
      finds:
        "A link that differs from the surrounding text only in color and whose ratio against that text is below 3.",
      matters: "Without a difference in lightness, people who can't see the difference in hue don't notice the link.",
      failing:
        ##"{ "pairs": [{ "foreground": "#0A5FB4", "on": "#FFFFFF", "role": "link-cue", "against": "#1A1A1A" }] }"##,
      passing:
        ##"{ "pairs": [{ "foreground": "#0A84FF", "on": "#FFFFFF", "role": "link-cue", "against": "#000000" }] }"##,
      remedy:
        "Increase the difference in lightness between the link and the text, or underline links and remove the pair "
        + "from the audit file.",
      seenIn:
        "GitHub Primer: fgColor-accent, the link color, has a ratio of 2.84 against fgColor-default in the dark theme "
        + "and 2.37 in the dark-dimmed theme. Paste (Twilio): 1.77 in its Evergreen theme.",
      references: ["WCAG 2.2 SC 1.4.1 Use of Color", "WCAG technique G183"])
  )
}
