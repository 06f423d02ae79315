import AuditModel
import PaletteModel

extension Rule {
  /// A pair whose verdict depends on something uncertain.
  static let unverifiedContrast = Rule(
    id: "unverified-contrast", severity: .warning,
    weigh: { evidence, input in
      guard case .unverified(_, let cells) = evidence else { return .warning }
      return cells.allSatisfy { input.measurements[$0].expectation == .pass } ? .note : .warning
    },
    page: RulePage(
      title: "Unverified contrast",
      finds: "A pair whose ratio rests on a stand-in value, an assumed use, a number on which published sources "
        + "disagree, or a surface without an opaque layer.",
      matters: "A guess is no verdict. The finding names what to verify, and the pair never counts as passed.",
      failing: ##"{ "pairs": [{ "foreground": "#000000", "on": "#FFFFFF", "role": "text", "assumed": "a guess" }] }"##,
      passing: ##"{ "pairs": [{ "foreground": "#000000", "on": "#FFFFFF", "role": "text" }] }"##,
      remedy: "Follow the reason: replace the stand-in by the real value, confirm the use, measure on a device, or put "
        + "an opaque layer under the stack.",
      seenIn: "Fork In The Road in Palettes: pairs whose surface its source does not state, and the system's "
        + "placeholder text.",
      references: ["WCAG 2.2 SC 1.4.3 Contrast (Minimum)"])
  ) { input in
    input.pairs(as: Evidence.unverified) { _, measurement in
      measurement.verdict == .unverified && measurement.reason?.code != .noColor
    }
  }
}
