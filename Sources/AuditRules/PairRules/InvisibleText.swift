import AuditModel
import PaletteModel

extension Rule {
  /// Text that is indistinguishable from its surface.
  static let invisibleText = Rule(
    id: "invisible-text", severity: .error,
    weigh: { evidence, input in
      guard case .invisible(_, let cells) = evidence, input.isInferred(cells) else { return .error }
      return .warning
    },
    page: RulePage(
      title: "Invisible text",
      finds: "Text with the colour of its surface (a ratio that prints as 1.00), or whose token has no colour for the "
        + "appearance, so that the system draws it clear.",
      matters: "Nobody can read it. A colour set that has only a Dark entry gives exactly this in light.",
      failing: ##"{ "pairs": [{ "foreground": "#FFFFFF", "on": "#FFFFFF", "role": "text" }] }"##,
      passing: ##"{ "pairs": [{ "foreground": "#000000", "on": "#FFFFFF", "role": "text" }] }"##,
      remedy: "Give the token an entry for the appearance (Any serves both), or correct the pair.",
      seenIn:
        "Palettes/Countdown: the icon's glyph, black in light and white in dark, on its black and its white plate.",
      references: ["WCAG 2.2 SC 1.4.3 Contrast (Minimum)", "WCAG failure F24"])
  ) { input in
    input.pairs(as: Evidence.invisible) { pair, measurement in measurement.isInvisible(pair) }
  }
}
