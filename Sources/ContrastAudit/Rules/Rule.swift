/// Something that is looked for.
///
/// A new rule is one file with such a value and one line in `Rule.all`.
package struct Rule: Sendable {
  /// The id names the bad thing and reads well after "waive".
  package let id: String
  /// How much its findings weigh unless the audit file says otherwise.
  package let severity: Severity
  /// What a person reads about the rule.
  package let page: RulePage
  /// Finds the evidence; returns numbers, never words.
  package let check: @Sendable (AuditInput) -> [Evidence]

  /// Every rule, in the order in which reports list their findings.
  package static let all: [Rule] = [
    invisibleText, lowTextContrast, lowEnhancedContrast, lowGraphicContrast, lowBoundaryContrast, lowFocusContrast,
    lowLinkCueContrast, unresolvedColor, unverifiedContrast,
  ]

  /// Finds a rule by its id.
  package static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}
