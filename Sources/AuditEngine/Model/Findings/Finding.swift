import ColorMath
package import Palettes

/// A design defect: one rule on one subject, in one or more cells.
package struct Finding: Sendable {
  /// The id of the rule that found it.
  package var rule: String
  /// The severity at the gate, from the rule or the audit file.
  package var severity: Severity
  /// The identity, which does not depend on variants, wording, lines and colors.
  package var fingerprint: String
  /// The identity in baselines of earlier versions, which other findings at its place in the sources shared; nil if it
  /// is the same.
  var formerFingerprint: String?
  /// The numbers that the rule found.
  package var evidence: Evidence
  /// The cells in which it holds, in report order; never empty.
  package var cells: [Cell]
  /// The nearest change that makes it pass; nil if none is known.
  package var suggestion: Suggestion?
  /// The ways to make it pass, in the order in which people consider them; empty if none is known, or of many findings,
  /// for those that are not among the worst.
  package var options: [RepairOption] = []

  /// Creates a finding of a rule from its evidence and its cells.
  init(
    rule: String, severity: Severity, fingerprint: String, evidence: Evidence, cells: [Cell],
    suggestion: Suggestion? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.fingerprint = fingerprint
    self.evidence = evidence
    self.cells = cells
    self.suggestion = suggestion
  }

  /// True if any cell is open.
  package var isOpen: Bool { cells.indices.contains { cells[$0].disposition == .open } }

  /// The cells to report: the open ones; all if none is open.
  package var spokenCells: [Cell] {
    guard hasExceptions else { return cells }
    let open = cells.filter { $0.disposition == .open }
    return open.isEmpty ? cells : open
  }

  /// The least ratio of the cells to report; 0 for a measurement without a ratio, infinity if nothing was measured.
  ///
  /// Findings of one severity are ordered by it, so that colors that people cannot read come before everything else.
  package var leastRatio: Double {
    spokenCells.reduce(.infinity) { min($0, $1.measurement == nil ? .infinity : $1.ratio?.value ?? 0) }
  }

  /// The finding with only the cells of a disposition; nil if there are none.
  package func part(_ disposition: Disposition) -> Finding? {
    guard cells.contains(where: { $0.disposition != disposition }) else { return cells.isEmpty ? nil : self }
    var part = self
    part.cells.removeAll { $0.disposition != disposition }
    return part.cells.isEmpty ? nil : part
  }

  /// True if any cell is waived or accepted.
  package var hasExceptions: Bool { cells.indices.contains { cells[$0].disposition != .open } }
}

/// The index of a finding in its audit.
package typealias FindingIndex = TypedIndex<Finding>
