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

  /// The findings in words that an edit of colors leaves unchanged.
  var subjects: Set<String> { Set(findings.map(Self.subject)) }

  /// The identity of a finding, for which rules that differ only in how far one minimum is missed are one.
  static func subject(of finding: Finding) -> String {
    switch finding.evidence {
    case .lowContrast, .invisible:
      IdentityText.join(["contrast"] + IdentityText.parts(of: finding.fingerprint).dropFirst())
    default: finding.fingerprint
    }
  }

  /// Returns true if a finding is one that no edit of colors changes: of sources, or of waivers.
  static func isFixed(_ finding: Finding) -> Bool {
    Rule.ofSources.contains(finding.rule) || Rule.ofWaivers.contains(finding.rule)
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
  fileprivate init(_ finding: Finding, _ cell: Cell) {
    (subject, place) = (AuditErrors.subject(of: finding), cell.place)
  }
}
