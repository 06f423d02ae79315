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
      finds:
        "Text in the color of its surface (a ratio that prints as 1.00), or text whose token has no color for the "
        + "appearance, so that the system draws it as clear.",
      matters: "Nobody can read it. A color set that has only a Dark entry causes exactly this in light mode.",
      failing: ##"{ "pairs": [{ "foreground": "#FFFFFF", "on": "#FFFFFF", "role": "text" }] }"##,
      passing: ##"{ "pairs": [{ "foreground": "#000000", "on": "#FFFFFF", "role": "text" }] }"##,
      remedy: "Add an entry for the appearance to the token (Any serves both), or correct the pair.",
      seenIn:
        "Palettes/Countdown: the glyph of the icon, black in light mode and white in dark mode, on its black and "
        + "its white plate.",
      references: ["WCAG 2.2 SC 1.4.3 Contrast (Minimum)", "WCAG failure F24"])
  ) { input in
    input.pairs(as: Evidence.invisible, of: .fail) { input.isInvisible($0) }
  }
}
