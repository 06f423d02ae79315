import Palettes

/// A baseline updated to a run.
package struct BaselineUpdate: Sendable {
  /// The baseline to write.
  package private(set) var baseline: Baseline
  /// Cells with a new record.
  package private(set) var added = 0
  /// Cells whose record was lowered.
  package private(set) var loosened = 0
  /// Cells whose record was raised.
  package private(set) var tightened = 0
  /// Cells whose record was removed.
  package private(set) var removed = 0
  /// Cells that are new or worse but were not recorded, because growth was not allowed.
  package private(set) var refused = 0

  /// Tightens a baseline, and with `allowsGrowth` also adds and loosens; records outside the run stay unchanged.
  package init(of old: Baseline, by report: AuditReport, allowsGrowth: Bool) {
    let old = old.dividing(report.audits)
    baseline = old
    for audit in report.audits {
      let id = audit.declaration.id
      baseline.audits[id] = updated(old.audits[id] ?? [:], by: audit, allowsGrowth)
      let waived = Self.waived(old.waived[id] ?? [:], by: audit, allowsGrowth)
      baseline.waived[id] = waived.isEmpty ? nil : waived
    }
  }

  /// The ratios of waived cells, which only rise; one that sank below its record keeps it until growth is allowed.
  private static func waived(
    _ old: [String: [CellPlace: Baseline.Record]], by audit: AuditResult, _ allowsGrowth: Bool
  ) -> [String: [CellPlace: Baseline.Record]] {
    var new = audit.waivedRecords
    let open = audit.recordableCells
    for (fingerprint, places) in old {
      for (place, record) in places {
        if let now = new[fingerprint]?[place] {
          if Ratchet.movement(from: record.ratio, to: now.ratio) == .same { new[fingerprint]?[place] = record }
          continue
        }
        let sank =
          open[fingerprint]?[place].map { Ratchet.movement(from: record.ratio, to: $0.ratio) == .worse } ?? false
        if !audit.plan.variants.contains(place.variant) || sank && !allowsGrowth {
          new[fingerprint, default: [:]][place] = record
        }
      }
    }
    return new
  }

  private mutating func updated(
    _ old: [String: [CellPlace: Baseline.Record]], by audit: AuditResult, _ allowsGrowth: Bool
  ) -> [String: [CellPlace: Baseline.Record]] {
    let cells = audit.recordableCells
    var new: [String: [CellPlace: Baseline.Record]] = [:]
    for (fingerprint, places) in old {
      for (place, record) in places {
        if !audit.plan.variants.contains(place.variant) {
          new[fingerprint, default: [:]][place] = record
        } else if let now = cells[fingerprint]?[place] {
          new[fingerprint, default: [:]][place] = moved(record, to: now, allowsGrowth)
        } else {
          removed += 1
        }
      }
    }
    for (fingerprint, places) in cells {
      for (place, record) in places where old[fingerprint]?[place] == nil {
        if allowsGrowth {
          new[fingerprint, default: [:]][place] = record
          added += 1
        } else {
          refused += 1
        }
      }
    }
    return new
  }

  /// A ratio within the tolerance keeps its record, so that many small steps cannot add up.
  private mutating func moved(
    _ record: Baseline.Record, to now: Baseline.Record, _ allowsGrowth: Bool
  ) -> Baseline.Record {
    switch Ratchet.movement(from: record.ratio, to: now.ratio) {
    case .same: return record
    case .better:
      tightened += 1
      return now
    case .worse:
      guard allowsGrowth else {
        refused += 1
        return record
      }
      loosened += 1
      return now
    }
  }
}
