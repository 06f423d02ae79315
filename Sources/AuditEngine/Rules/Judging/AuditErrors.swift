import Palettes

/// The errors of one audit, for comparing it with the audit of an edited palette.
///
/// Only rules that can give an error are run, so that the comparison costs little in addition to measuring.
struct AuditErrors: Sendable {
  /// The identity of a cell, which an edit of colors leaves unchanged.
  fileprivate struct Key: Hashable {
    let subject: String
    let place: CellPlace
  }

  /// The findings, in the order of the rules, then of the pairs.
  let findings: [Finding]
  private let known: Set<Key>

  /// Judges a measured audit by all its rules but those of sources, in which no edit of colors changes anything.
  init(_ input: AuditInput) {
    let settings = input.plan.loaded.declaration.ruleSettings
    let ofWaivers = Rule.all.filter { Rule.ofWaivers.contains($0.id) && settings[$0.id] == .error }
    let asked = Rule.all.filter { rule in
      !Rule.ofWaivers.contains(rule.id) && !Rule.ofSources.contains(rule.id)
        && (!ofWaivers.isEmpty || rule.weigh != nil || rule.severity == .error || settings[rule.id] == .error)
    }
    var found = FindingStamper(input: input).findings(of: asked)
    if !ofWaivers.isEmpty {
      let judged = input.with(WaiverMatcher(input).apply(to: &found))
      found += FindingStamper(input: judged).findings(of: ofWaivers)
    }
    findings = found.filter { $0.severity == .error }
    known = Set(findings.flatMap { finding in finding.cells.map { Key(finding, $0) } })
  }

  /// Returns the findings that an earlier audit lacks, each with only its new cells.
  func new(since before: AuditErrors) -> [Finding] {
    findings.compactMap { finding in
      var part = finding
      part.cells.removeAll { before.known.contains(Key(finding, $0)) }
      return part.cells.isEmpty ? nil : part
    }
  }
}

extension AuditErrors.Key {
  /// Rules that differ only in how far one minimum is missed count as one subject.
  fileprivate init(_ finding: Finding, _ cell: Cell) {
    place = cell.place
    switch finding.evidence {
    case .lowContrast, .invisible:
      subject = IdentityText.join(["contrast"] + IdentityText.parts(of: finding.fingerprint).dropFirst())
    default: subject = finding.fingerprint
    }
  }
}
