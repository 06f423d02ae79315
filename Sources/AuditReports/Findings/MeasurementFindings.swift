import AuditEngine
import Palettes

/// The findings of each measurement of one audit.
struct MeasurementFindings {
  /// One cell of a finding.
  struct Hit {
    let finding: FindingIndex
    /// The place of the cell in the finding.
    let cell: Int
  }

  private let audit: AuditResult
  private var hits: [[Hit]]

  /// Sorts the cells of an audit's findings by their measurements.
  init(_ audit: AuditResult) {
    self.audit = audit
    hits = Array(repeating: [], count: audit.measurements.count)
    for (index, finding) in audit.findings.indexed() {
      for (place, cell) in finding.cells.enumerated() {
        if let measurement = cell.measurement { hits[measurement.offset].append(Hit(finding: index, cell: place)) }
      }
    }
  }

  /// The cells of all findings at a measurement, in the order of the findings.
  func hits(at measurement: MeasurementIndex) -> [Hit] { hits[measurement.offset] }

  /// Returns the disposition of a cell.
  func disposition(of hit: Hit) -> Disposition { audit.findings[hit.finding].cells[hit.cell].disposition }

  /// Returns the severity of a cell's finding.
  func severity(of hit: Hit) -> Severity { audit.findings[hit.finding].severity }

  /// The finding of a cell, reduced to that cell.
  func finding(of hit: Hit) -> Finding {
    var finding = audit.findings[hit.finding]
    finding.cells = [finding.cells[hit.cell]]
    return finding
  }
}
