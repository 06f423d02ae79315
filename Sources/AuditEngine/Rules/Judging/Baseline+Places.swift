import Palettes

extension Baseline {
  /// Returns the baseline with a record of its own for each finding of some audits that shared one in earlier versions.
  func dividing(_ audits: [AuditResult]) -> Baseline {
    guard sharesPlaces else { return self }
    var divided = self
    for audit in audits {
      let id = audit.declaration.id
      Self.divide(&divided.audits[id], among: audit.findings)
      Self.divide(&divided.waived[id], among: audit.findings)
    }
    divided.sharesPlaces = !Set(audits.map { $0.declaration.id }).isSuperset(of: self.audits.keys)
    return divided
  }

  /// Gives each finding the shared records of its cells, and removes those that no other finding has.
  private static func divide(_ records: inout [String: [CellPlace: Baseline.Record]]?, among findings: [Finding]) {
    guard let shared = records else { return }
    var divided = shared
    for finding in findings {
      guard let former = finding.formerFingerprint, let own = shared[former], shared[finding.fingerprint] == nil
      else { continue }
      let mine = Set(finding.cells.map { $0.place })
      let others = Set(findings.filter { $0.fingerprint == former }.flatMap { $0.cells.map { $0.place } })
      divided[finding.fingerprint] = own.filter { mine.contains($0.key) }
      divided[former] = divided[former]?.filter { !mine.contains($0.key) || others.contains($0.key) }
    }
    records = divided
  }
}
