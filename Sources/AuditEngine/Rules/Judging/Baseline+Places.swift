import Palettes

extension Baseline {
  /// Returns the baseline with a record of its own for each finding of some audits that shared one in earlier versions.
  func dividing(_ audits: [AuditResult]) -> Baseline {
    guard sharesPlaces else { return self }
    var divided = self
    for audit in audits {
      let id = audit.declaration.id
      for finding in audit.findings {
        Self.divide(&divided.audits[id], finding, among: audit.findings)
        Self.divide(&divided.waived[id], finding, among: audit.findings)
      }
    }
    divided.sharesPlaces = !Set(audits.map { $0.declaration.id }).isSuperset(of: self.audits.keys)
    return divided
  }

  /// Gives a finding the shared records of its cells, and removes those that no other finding has.
  private static func divide(
    _ records: inout [String: [CellPlace: Record]]?, _ finding: Finding, among findings: [Finding]
  ) {
    guard let former = finding.formerFingerprint, let shared = records?[former],
      records?[finding.fingerprint] == nil
    else { return }
    let mine = Set(finding.cells.map { $0.place })
    let others = Set(findings.filter { $0.fingerprint == former }.flatMap { $0.cells.map { $0.place } })
    records?[finding.fingerprint] = shared.filter { mine.contains($0.key) }
    records?[former] = shared.filter { !mine.contains($0.key) || others.contains($0.key) }
  }
}
