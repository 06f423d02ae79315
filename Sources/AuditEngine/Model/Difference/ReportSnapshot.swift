package import Palettes

/// The content of a report needed for comparison: a value without a palette, read from JSON or made directly.
package struct ReportSnapshot: Hashable, Sendable {
  /// The conditions under which a palette was audited.
  package struct Audit: Hashable, Sendable {
    /// The id that rows and findings name.
    package var id: String
    /// The name of the palette.
    package var name: String
    /// The ids of the policy, the profile and the device class.
    package var conditions: [String]

    /// Describes an audit.
    package init(id: String, name: String, conditions: [String]) {
      self.id = id
      self.name = name
      self.conditions = conditions
    }
  }

  /// A token of an audit that is not in any pair.
  package struct Uncovered: Hashable, Sendable {
    /// The id of the audit.
    package var audit: String
    /// The token by the shortest name that resolves to it.
    package var token: String

    /// Names a token.
    package init(audit: String, token: String) {
      self.audit = audit
      self.token = token
    }
  }

  /// The version of the tool that wrote the report.
  package var toolVersion: String
  /// The audits, in the order of the report.
  package var audits: [Audit]
  /// The colors of the tokens that are in pairs, in the order of the report.
  package var colors: [TokenColors]
  /// The measurements by pair, in the order of the report.
  package var pairs: [PairSnapshot]
  /// The findings, in the order of the report.
  package var findings: [FindingSnapshot]
  /// Tokens that are not in any pair.
  package var uncovered: [Uncovered]
  /// The counts of the report.
  package var summary: SummarySnapshot
  /// The errors in the input: if there are any, the report is incomplete.
  package var errors: [Diagnostic]

  /// Bundles the content of a report.
  package init(
    toolVersion: String, audits: [Audit] = [], colors: [TokenColors] = [], pairs: [PairSnapshot] = [],
    findings: [FindingSnapshot] = [], uncovered: [Uncovered] = [], summary: SummarySnapshot = SummarySnapshot(),
    errors: [Diagnostic] = []
  ) {
    self.toolVersion = toolVersion
    self.audits = audits
    self.colors = colors
    self.pairs = pairs
    self.findings = findings
    self.uncovered = uncovered
    self.summary = summary
    self.errors = errors
  }
}

extension ReportSnapshot {
  /// The report with the ids that another one has for its audits: a palette that is renamed, or gets an audit file, stays itself.
  ///
  /// An audit that only one report has is the only such audit of the other one under the same conditions.
  func renamed(for other: ReportSnapshot) -> ReportSnapshot {
    let (own, theirs) = (Set(audits.map { $0.id }), Set(other.audits.map { $0.id }))
    let (left, wanted) = (audits.filter { !theirs.contains($0.id) }, other.audits.filter { !own.contains($0.id) })
    var names: [String: String] = [:]
    for audit in left {
      let same = wanted.filter { $0.conditions == audit.conditions }
      guard same.count == 1, left.count(where: { $0.conditions == audit.conditions }) == 1 else { continue }
      names[audit.id] = same[0].id
    }
    guard !names.isEmpty else { return self }
    func name(_ id: String) -> String { names[id] ?? id }
    var report = self
    for index in audits.indices { report.audits[index].id = name(audits[index].id) }
    report.colors = colors.map { TokenColors(audit: name($0.audit), token: $0.token, entries: $0.entries) }
    for index in pairs.indices { report.pairs[index].key.audit = name(pairs[index].key.audit) }
    for index in findings.indices { report.findings[index].audit = name(findings[index].audit) }
    for index in uncovered.indices { report.uncovered[index].audit = name(uncovered[index].audit) }
    return report
  }
}
