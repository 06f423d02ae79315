import AuditEngine
import Palettes

/// The findings of the new report by the pair and place that they are about.
struct DifferenceFindings {
  /// The finding about a changed measurement.
  struct About {
    let severity: Severity
    let disposition: Disposition
    let location: SourceLocation
    let suggestion: FindingSnapshot.Suggestion?
  }

  /// The colors and the place that a finding and a measurement share.
  struct Key: Hashable {
    let audit: String
    let foreground: String
    let surface: String
    let place: CellPlace

    init(_ pair: PairSnapshot.Key, _ place: CellPlace) {
      (audit, foreground, surface, self.place) = (pair.audit, pair.foreground, pair.surface, place)
    }

    /// Makes a note; nil for a finding without a pair.
    init?(_ finding: FindingSnapshot, _ place: CellPlace) {
      guard let foreground = finding.foreground, let surface = finding.surface else { return nil }
      (audit, self.foreground, self.surface, self.place) = (finding.audit, foreground, surface, place)
    }
  }

  private var known: [Key: About] = [:]
  private let changed: Set<Key>
  /// Those that became worse.
  private let spoilt: Set<Key>

  /// Searches the findings of the new report for those about changed measurements.
  init(_ difference: ReportDifference) {
    let changed = Set(difference.rows.lazy.compactMap { change in change.place.map { Key(change.pair, $0) } })
    self.changed = changed
    spoilt = Set(
      difference.rows.lazy.filter { $0.kind.isBad }.compactMap { change in change.place.map { Key(change.pair, $0) } })
    guard !changed.isEmpty else { return }
    for finding in difference.new.findings {
      for cell in finding.cells {
        guard let key = Key(finding, cell.place), changed.contains(key) else { continue }
        if let other = known[key], other.severity >= finding.severity { continue }
        known[key] = About(
          severity: finding.severity, disposition: cell.disposition, location: cell.location,
          suggestion: finding.suggestion)
      }
    }
  }

  /// The most severe finding about a measurement.
  func about(_ pair: PairSnapshot.Key, at place: CellPlace) -> About? { known[Key(pair, place)] }

  /// The cells not implied by a changed measurement, each finding with all places of an equal change.
  func unshown(_ difference: ReportDifference) -> [(change: CellChange, places: [CellPlace])] {
    var found: [(change: CellChange, places: [CellPlace])] = []
    var indices: [[String]: Int] = [:]
    for change in difference.cells {
      guard let place = (change.after ?? change.before)?.place else { continue }
      let shown = change.kind.isBad ? spoilt : changed
      if let key = Key(change.finding, place), shown.contains(key) { continue }
      let identity = [
        change.kind.rawValue, change.finding.audit, change.finding.fingerprint, change.finding.message,
      ]
      if let index = indices[identity] {
        found[index].places.append(place)
      } else {
        indices[identity] = found.count
        found.append((change, [place]))
      }
    }
    return found
  }
}

extension CellChange.Kind {
  /// The words in front of a finding.
  var words: String {
    switch self {
    case .new: "new"
    case .reopened: "open again"
    case .worse: "worse"
    case .raised: "severity raised"
    case .better: "better"
    case .cleared: "cleared"
    }
  }
}
