import AuditModel
import ColorMath
import JSONSyntax
import PaletteModel

extension JSONWriter {
  /// Writes the reason and the end of a waiver.
  mutating func write(_ waiver: Waiver) {
    object { entry in
      entry.key("location")
      entry.write(waiver.location)
      if let owner = waiver.owner {
        entry.key("owner")
        entry.value(owner)
      }
      entry.key("reason")
      entry.value(waiver.reason)
      entry.key("until")
      entry.value(waiver.until?.text)
    }
  }

  /// Writes the comparison of the findings with a baseline.
  mutating func write(_ outcome: BaselineOutcome) {
    object { counts in
      counts.key("better")
      counts.value(outcome.better)
      counts.key("fixed")
      counts.value(outcome.fixed)
      counts.key("known")
      counts.value(outcome.known)
      counts.key("new")
      counts.value(outcome.new)
      counts.key("stale")
      counts.array { list in outcome.stale.forEach { list.write($0) } }
      counts.key("worse")
      counts.value(outcome.worse)
    }
  }

  private mutating func write(_ stale: BaselineOutcome.Stale) {
    object { row in
      row.key("audit")
      row.value(stale.audit)
      row.key("fingerprint")
      row.value(stale.fingerprint)
      row.key("isFixed")
      row.value(stale.isFixed)
      row.key("ratio")
      row.value(stale.ratio?.value)
      row.key("recorded")
      row.value(stale.recorded?.value)
      row.key("state")
      row.value(stale.place.state)
      row.key("variant")
      row.value(stale.place.variant.id)
    }
  }
}
