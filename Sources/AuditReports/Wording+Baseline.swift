package import AuditEngine
import Palettes

extension Wording {
  /// The comparison of findings with a baseline, in one line.
  package static func words(_ outcome: BaselineOutcome) -> String {
    var parts = ["\(outcome.known) known", "\(outcome.new) new", "\(outcome.worse) worse"]
    if outcome.fixed > 0 { parts.append("\(outcome.fixed) fixed") }
    if outcome.better > 0 { parts.append("\(outcome.better) better") }
    return parts.joined(separator: ", ")
  }

  /// A stale record and the present value, in one line.
  package static func words(_ stale: BaselineOutcome.Stale) -> String {
    let place = BaselineFile.key(of: stale.place)
    let recorded = stale.recorded.map { " at \(ratio($0))" } ?? ""
    let now = stale.isFixed ? "gone" : "now \(stale.ratio.map { ratio($0) } ?? "measured")"
    return "\(stale.fingerprint) in \(place)\(recorded): \(now)"
  }

  /// A sentence with the number of baseline records that can be tightened; nil if there are none.
  static func tightening(_ outcome: BaselineOutcome?) -> String? {
    guard let outcome, !outcome.stale.isEmpty else { return nil }
    return "\(count(outcome.stale.count, "record")) in the baseline can be tightened with --update-baseline"
  }
}
