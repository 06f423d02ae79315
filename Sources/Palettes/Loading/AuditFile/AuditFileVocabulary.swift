/// The ids that an audit file may use and that this module does not define itself.
package struct AuditFileVocabulary: Sendable {
  /// The ids of the policies.
  var policies: [String]
  /// The ids of the rules.
  var rules: [String]
  /// The current ids of renamed rules, by their former ids.
  var renamedRules: [String: String]
  /// Names of system colors to suggest in place of an unknown one.
  var systemColors: [String]
  /// True if the system has a color of a name (`label`).
  var isSystemColor: @Sendable (String) -> Bool

  /// Bundles what may be named; the system colors of a list unless told otherwise.
  package init(
    policies: [String], rules: [String], renamedRules: [String: String] = [:], systemColors: [String] = [],
    isSystemColor: (@Sendable (String) -> Bool)? = nil
  ) {
    self.policies = policies
    self.rules = rules
    self.renamedRules = renamedRules
    self.systemColors = systemColors
    let known = Set(systemColors)
    self.isSystemColor = isSystemColor ?? { known.contains($0) }
  }
}
