package import ColorMath
import Palettes

/// Findings that a team has accepted, each cell with its ratio, so that it can only get better.
package struct Baseline: Hashable, Sendable {
  /// The recorded state of a cell.
  package struct Record: Hashable, Sendable {
    /// The ratio; nil for a finding without one.
    package var ratio: ContrastRatio?

    /// Records a ratio, or its absence.
    package init(_ ratio: ContrastRatio?) { self.ratio = ratio }

    /// The lesser of two; a missing ratio is less than any.
    package func least(with other: Record) -> Record {
      guard let ratio, let least = other.ratio else { return Record(nil) }
      return ratio < least ? self : other
    }
  }

  /// The records by the id of the audit, then the fingerprint of the finding, then the place.
  package var audits: [String: [String: [CellPlace: Record]]]

  /// The ratios of cells that a waiver without a ratio covered, by the same keys: a lower one is open again.
  package var waived: [String: [String: [CellPlace: Record]]]

  /// True if several findings at one place in the sources may share a record, as in files of earlier versions.
  package var sharesPlaces = false

  /// Makes a baseline of records.
  package init(
    _ audits: [String: [String: [CellPlace: Record]]] = [:],
    waived: [String: [String: [CellPlace: Record]]] = [:]
  ) {
    self.audits = audits
    self.waived = waived
  }

  /// The number of recorded cells.
  package var count: Int { audits.values.reduce(0) { $0 + $1.values.reduce(0) { $0 + $1.count } } }
}
