import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// A part that fails in some measurement that counts.
struct FailingPart {
  let part: ComponentPart
  /// Failing measurements that are neither waived nor in the baseline.
  let failing: [MeasurementIndex]
  /// The worst of them.
  let worst: MeasurementIndex
  /// The order of components: what people see and what is certain to occur, then the share of the required ratio that is reached.
  let urgency: Urgency

  /// Nil for a part that does not fail.
  init?(_ part: ComponentPart, closed: Set<MeasurementIndex>, byDefault: Set<PairIndex>, hidden: Appearance?) {
    let audit = part.audit
    failing = part.rows.filter { audit.measurements[$0].verdict == .fail && !closed.contains($0) }
    guard
      let worst = failing.min(by: {
        (audit.measurements[$0].minimum?.value ?? 0) < (audit.measurements[$1].minimum?.value ?? 0)
      })
    else { return nil }
    self.part = part
    self.worst = worst
    let isSeen = failing.contains { audit.measurements[$0].variant.appearance != hidden }
    urgency = Urgency(
      doubt: (part.isCertain ? 0 : 1) + (isSeen ? 0 : 2)
        + (part.places.allSatisfy { byDefault.contains($0.pair) } ? Urgency.byDefault : 0),
      share: (audit.measurements[worst].minimum?.value ?? 0)
        / (audit.measurements[worst].requirement.minimum?.value ?? 1))
  }

  /// The measurement with the least ratio.
  var measurement: Measurement { part.audit.measurements[worst] }

  /// The variants in which it fails; a state counts as its variant.
  var variants: VariantSet {
    let audit = part.audit
    return VariantSet(failing.map { VariantSet(audit.measurements[$0].variant) })
  }

  struct Urgency: Comparable {
    let doubt: Int
    let share: Double
    /// The doubt about a look that the system alone decides.
    static let byDefault = 4
    /// True if it fails only in an appearance that people do not see.
    var isHidden: Bool { doubt & 2 != 0 }

    static func < (left: Urgency, right: Urgency) -> Bool { (left.doubt, left.share) < (right.doubt, right.share) }
  }
}
