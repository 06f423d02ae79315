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
