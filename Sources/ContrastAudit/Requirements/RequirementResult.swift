package import PaletteModel

/// How far a requirement of the team is met.
package enum RequirementStatus: String, CaseIterable, Hashable, Sendable {
  case pass
  case fail
  /// Something it rests on is not certain, is switched off or does not exist.
  case unverified
  /// A person must look: nothing can be looked for, or the team says so.
  case manual
}

/// What an audit says about one requirement of the team.
package struct RequirementResult: Sendable {
  /// What the team wrote.
  package let requirement: TeamRequirement
  /// How it came out.
  package let status: RequirementStatus
  /// Open findings of its rules or about its pairs, as indices into `AuditResult.findings`.
  package let findings: [Int]
  /// Its patterns that no pair's id matches.
  package let unmatched: [String]
  /// Its rules that the audit file switches off.
  package let switchedOff: [String]
}

extension AuditResult {
  /// What the audit says about each requirement of the team, in the order of the audit file.
  package var requirements: [RequirementResult] {
    declaration.requirements.map { RequirementJudge(self, $0).result }
  }
}
