import AuditEngine
import ColorMath
import FileSyntax
import Palettes

extension JSONWriter {
  /// Writes the reason and the end of a waiver; `orNull` writes null for one without an end.
  mutating func write(_ waiver: Waiver, orNull: Bool) {
    object { entry in
      entry.key("location")
      entry.write(waiver.location)
      entry.member("owner", waiver.owner)
      entry.member("ratio", waiver.ratio?.value)
      entry.member("reason", waiver.reason)
      entry.member("until", waiver.until?.text, orNull: orNull)
    }
  }

  /// Writes the comparison of the findings with a baseline.
  mutating func write(_ outcome: BaselineOutcome) {
    object { counts in
      counts.member("better", outcome.better)
      counts.member("fixed", outcome.fixed)
      counts.member("known", outcome.known)
      counts.member("new", outcome.new)
      counts.key("stale")
      counts.array { list in outcome.stale.forEach { list.write($0) } }
      counts.member("worse", outcome.worse)
    }
  }

  private mutating func write(_ stale: BaselineOutcome.Stale) {
    object { row in
      row.member("audit", stale.audit)
      row.member("fingerprint", stale.fingerprint)
      row.member("isFixed", stale.isFixed)
      row.member("ratio", stale.ratio?.value)
      row.member("recorded", stale.recorded?.value)
      row.member("state", stale.place.state)
      row.member("variant", stale.place.variant.id)
    }
  }
}
