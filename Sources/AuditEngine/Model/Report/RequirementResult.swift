package import Palettes

/// The degree to which a requirement of the team is met.
package enum RequirementStatus: String, CaseIterable, Hashable, Sendable {
  case pass
  case fail
  /// An input is uncertain, switched off or missing.
  case unverified
  /// A manual check is required: nothing can be checked automatically, or the team says so.
  case manual
}

/// The result of one requirement of the team.
package struct RequirementResult: Sendable {
  /// The requirement, as written by the team.
  package let requirement: TeamRequirement
  /// The outcome.
  package let status: RequirementStatus
  /// Open findings of its rules or about its pairs.
  package let findings: [FindingIndex]
  /// Measurements below its own minimum.
  package let missed: [MeasurementIndex]
  /// Ids of requirements that cannot be met together with it, whichever of them says so.
  package let conflicts: [String]
  /// Its patterns that no pair's id matches, and the requirements that it contradicts but that do not exist.
  package let unmatched: [String]
  /// Its rules that the audit file switches off.
  package let switchedOff: [String]
  /// True if none of the cells that it speaks of has a minimum, or all rest on pairs that names alone propose.
  package var isUnmeasured = false
  /// True if the audit left something out, so that it cannot pass.
  package var isIncomplete = false

  /// Creates the result of a requirement from its findings and the names that matched nothing.
  init(
    requirement: TeamRequirement, status: RequirementStatus, findings: [FindingIndex], missed: [MeasurementIndex] = [],
    conflicts: [String] = [],
    unmatched: [String], switchedOff: [String]
  ) {
    self.requirement = requirement
    self.status = status
    self.findings = findings
    self.missed = missed
    self.conflicts = conflicts
    self.unmatched = unmatched
    self.switchedOff = switchedOff
  }
}
