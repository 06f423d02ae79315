import Palettes

/// A rule: a check for one kind of defect.
///
/// A new rule is one file with such a value and one line in `Rule.all`.
package struct Rule: Sendable {
  /// The kind of input that a rule examines.
  package enum Family: Sendable {
    /// Measurements, tokens, surfaces, and icons.
    case palette
    /// Swift sources: without them, the rule finds nothing.
    case sources
    /// Waivers, once the findings of all other rules are known.
    case waivers
  }

  /// The id, which names the problem and reads well after "waive".
  package let id: String
  /// The severity of its findings unless the audit file sets another one.
  package let severity: Severity
  /// The severity of one piece of evidence if it depends on the policy or the numbers; nil for always `severity`.
  package let weigh: (@Sendable (Evidence, AuditInput) -> Severity)?
  /// The kind of input that the rule examines.
  package private(set) var family = Family.palette
  /// True if the rule runs only where the audit file gives it a severity.
  package private(set) var isOptional = false
  /// True if the rule asks that something is of glass, which an opaque surface is not.
  package private(set) var asksForGlass = false
  /// The documentation of the rule.
  package let page: RulePage
  /// Finds the evidence; returns numbers, never words.
  let check: @Sendable (AuditInput) -> [Evidence]

  /// Describes a rule; its severity is the same for all evidence unless `weigh` is given.
  init(
    id: String, severity: Severity, weigh: (@Sendable (Evidence, AuditInput) -> Severity)? = nil, page: RulePage,
    check: @escaping @Sendable (AuditInput) -> [Evidence]
  ) {
    self.id = id
    self.severity = severity
    self.weigh = weigh
    self.page = page
    self.check = check
  }

  /// Returns the rule as one that runs only where the audit file gives it a severity.
  func optional() -> Rule {
    var rule = self
    rule.isOptional = true
    return rule
  }

  /// Returns the rule as one that asks for glass.
  func askingForGlass() -> Rule {
    var rule = self
    rule.asksForGlass = true
    return rule
  }

  /// Returns true if the rule runs under a setting of the audit file.
  func isOn(under setting: RuleSetting?) -> Bool { setting.map { $0 != .off } ?? !isOptional }

  /// Returns the rule as one that examines another kind of input.
  package func examining(_ family: Family) -> Rule {
    var rule = self
    rule.family = family
    return rule
  }
}
