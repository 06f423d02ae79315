import Palettes

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
        "Text with the same color as its surface (a ratio that is shown as 1.00), or text whose token has no color for "
        + "the current appearance. The system draws a missing color as clear.",
      matters: "Nobody can read the text. A color set with only a Dark entry causes this problem in light mode.",
      failing: ##"{ "pairs": [{ "foreground": "#FFFFFF", "on": "#FFFFFF", "role": "text" }] }"##,
      passing: ##"{ "pairs": [{ "foreground": "#000000", "on": "#FFFFFF", "role": "text" }] }"##,
      remedy:
        "Add the missing entry to the token (an Any entry covers both light and dark), or change the text color. If "
        + "the audit file lists the wrong colors, fix the pair there.",
      seenIn:
        "Palettes/Countdown: the icon glyph is black in light mode and white in dark mode, so it disappears on the "
        + "black plate in light mode and on the white plate in dark mode.",
      references: ["WCAG 2.2 SC 1.4.3 Contrast (Minimum)", "WCAG failure F24"])
  ) { input in
    input.pairs(as: Evidence.invisible, of: .fail) { input.isInvisible($0) }
  }
}
