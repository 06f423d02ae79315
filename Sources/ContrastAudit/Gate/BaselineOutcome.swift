package import ColorMath
import PaletteModel

/// The comparison of a run's findings with a baseline.
package struct BaselineOutcome: Hashable, Sendable {
  /// A record that is more lenient than the present state.
  package struct Stale: Hashable, Sendable {
    /// The id of the audit.
    package var audit: String
    /// The finding.
    package var fingerprint: String
    /// The variant or state.
    package var place: CellPlace
    /// The recorded ratio; nil for a finding without one.
    package var recorded: ContrastRatio?
    /// The ratio now; nil if the finding is gone.
    package var ratio: ContrastRatio?
    /// True if the finding no longer holds there.
    package var isFixed: Bool
  }

  /// Recorded cells that still hold, none of them worse.
  package private(set) var known = 0
  /// Cells without a record.
  package private(set) var new = 0
  /// Cells whose ratio is lower than the recorded one by more than the tolerance.
  package private(set) var worse = 0
  /// Records to tighten or to remove, by audit, fingerprint and place.
  package private(set) var stale: [Stale] = []

  /// Records of findings that are gone.
  package var fixed: Int { stale.count { $0.isFixed } }
  /// Records of findings that hold with a better ratio.
  package var better: Int { stale.count - fixed }

  /// Compares the findings of audits with a baseline and marks the cells that it covers.
  ///
  /// Records of audits, variants and states outside the run are ignored; if a part of the input could not be read, no
  /// record is stale.
  init(_ baseline: Baseline, marking audits: inout [AuditResult], isComplete: Bool) {
    for index in audits.indices {
      let records = baseline.audits[audits[index].declaration.id] ?? [:]
      mark(&audits[index], records)
      if isComplete { findStale(audits[index], records) }
    }
  }

  private mutating func mark(_ audit: inout AuditResult, _ records: [String: [CellPlace: Baseline.Record]]) {
    audit.updateFindings { finding in
      guard finding.isRecordable else { return }
      for index in finding.cells.indices where finding.cells[index].disposition == .open {
        let cell = finding.cells[index]
        guard let record = records[finding.fingerprint]?[cell.place] else {
          new += 1
          continue
        }
        if Ratchet.movement(from: record.ratio, to: cell.ratio) == .worse {
          worse += 1
        } else {
          known += 1
          finding.cells[index].disposition = .baselined
        }
      }
    }
  }

  private mutating func findStale(_ audit: AuditResult, _ records: [String: [CellPlace: Baseline.Record]]) {
    let cells = audit.recordableCells
    let waived = audit.waivedPlaces
    for (fingerprint, places) in records.sorted(by: { $0.key.precedesInBytes($1.key) }) {
      for (place, record) in places.sorted(by: { $0.key < $1.key }) where audit.plan.variants.contains(place.variant) {
        if waived[fingerprint]?.contains(place) == true { continue }
        let now = cells[fingerprint]?[place]
        if let now, Ratchet.movement(from: record.ratio, to: now.ratio) != .better { continue }
        stale.append(
          Stale(
            audit: audit.declaration.id, fingerprint: fingerprint, place: place, recorded: record.ratio,
            ratio: now?.ratio, isFixed: now == nil))
      }
    }
  }
}
