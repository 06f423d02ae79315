import AuditModel
import PaletteModel

extension Rule {
  /// Links below the minimum against the surrounding text.
  static let lowLinkCueContrast = lowContrast(
    "low-link-cue-contrast",
    page: RulePage(
      title: "Low link-cue contrast",
      finds: "A link that only its colour tells from the text around it, below 3 against that text.",
      matters: "Without a difference in lightness the link is lost on people who do not see the difference in hue.",
      failing:
        ##"{ "pairs": [{ "foreground": "#0A5FB4", "on": "#FFFFFF", "role": "link-cue", "against": "#1A1A1A" }] }"##,
      passing:
        ##"{ "pairs": [{ "foreground": "#0A84FF", "on": "#FFFFFF", "role": "link-cue", "against": "#000000" }] }"##,
      remedy: "Move the link's lightness away from the text's, or underline links and drop the pair.",
      seenIn:
        "GitHub Primer: fgColor-accent, the colour of links, against fgColor-default has 2.84 in dark and 2.37 in "
        + "dark-dimmed; Paste (Twilio): 1.77 in its theme Evergreen.",
      references: ["WCAG 2.2 SC 1.4.1 Use of Color", "WCAG technique G183"])
  ) { pair, measurement in
    pair.role == .linkCue
  }
}
