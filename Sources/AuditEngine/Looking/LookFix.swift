package import ColorMath
import Palettes

/// The edit of the plan that makes a pair pass.
package struct LookFix: Hashable, Sendable {
  /// The place of the edit in the plan, from 1.
  package var number: Int
  /// The token to edit.
  package var token: String
  /// The color to write.
  package var color: EightBitColor

  /// Finds the first edit that clears a pair in its variant; nil if none does.
  init?(_ pair: LookPair, in audit: AuditResult) {
    for (index, edit) in audit.edits.enumerated() {
      let isCleared = edit.clears.contains { cleared in
        let measurement = audit.measured.measurements[cleared]
        let planned = audit.plan.pairs[measurement.pair]
        return measurement.variant == pair.variant && audit.plan.foregroundName(of: planned) == pair.foreground
          && audit.plan.surfaceName(of: planned) == pair.surface
      }
      if isCleared {
        number = index + 1
        token = audit.plan.loaded.palette.displayName(of: edit.token)
        color = edit.to
        return
      }
    }
    return nil
  }
}
