import ColorMath
import FileSyntax
import Palettes

/// Judges one requirement of the team by the findings and measurements of an audit.
struct RequirementJudge {
  private let audit: AuditResult
  private let requirement: TeamRequirement
  /// The pairs that the requirement names.
  private let pairs: Set<PairIndex>
  private let unmatched: [String]
  /// The ids of requirements that contradict it.
  private let conflicts: [String]
  /// Failing measurements that a waiver or the baseline covers.
  private let excepted: Set<MeasurementIndex>
  /// Measurements below the requirement's own minimum.
  private let missed: [MeasurementIndex]
  /// True if the audit left nothing out.
  private let isComplete: Bool

  init(_ audit: AuditResult, _ requirement: TeamRequirement, isComplete: Bool) {
    self.audit = audit
    self.isComplete = isComplete
    self.requirement = requirement
    var pairs: Set<PairIndex> = []
    var unmatched: [String] = []
    for text in requirement.pairs {
      let pattern = GlobName(text)
      let matches = audit.plan.pairs.typedIndices.filter { index in
        audit.plan.pairs[index].id == text || pattern.matches(audit.plan.pairs[index].id)
      }
      if matches.isEmpty,
        !audit.declaration.absentIDs(under: audit.plan.policy).contains(where: { $0 == text || pattern.matches($0) })
      {
        unmatched.append(text)
      }
      pairs.formUnion(matches)
    }
    self.pairs = pairs
    let others = audit.declaration.requirements
    conflicts = others.filter { other in
      requirement.contradicts.contains(other.id) || other.contradicts.contains(requirement.id)
    }.map { $0.id }
    self.unmatched =
      unmatched + requirement.contradicts.filter { id in !others.contains { $0.id == id } }
    excepted = Set(
      audit.findings.lazy.filter { $0.hasExceptions }.filter { $0.evidence.isVerdict }.flatMap { $0.cells }
        .filter { $0.disposition != .open }.compactMap { $0.measurement })
    missed = Self.missed(by: requirement, pairs, in: audit)
  }

  /// The decided measurements below the minimum that a requirement sets: of its pairs, else of the roles of its rules.
  private static func missed(
    by requirement: TeamRequirement, _ pairs: Set<PairIndex>, in audit: AuditResult
  ) -> [MeasurementIndex] {
    guard let minimum = requirement.minimum else { return [] }
    let roles = Set(requirement.rules.flatMap { Rule.judgedRoles[$0] ?? [] })
    return audit.measurements.typedIndices.filter { index in
      let measurement = audit.measurements[index]
      guard measurement.verdict == .pass || measurement.verdict == .fail, let ratio = measurement.minimum else {
        return false
      }
      let counts =
        pairs.isEmpty ? roles.contains(audit.plan.pairs[measurement.pair].role) : pairs.contains(measurement.pair)
      return counts && ratio.value < minimum
    }
  }

  /// The result: fail before unverified, unverified before manual, manual before pass.
  var result: RequirementResult {
    let findings = audit.findings.typedIndices.filter { audit.findings[$0].isOpen && bears(audit.findings[$0]) }
    let switchedOff = requirement.rules.filter { id in
      Rule.named(id).map { !$0.isOn(under: audit.declaration.ruleSettings[id]) } ?? false
    }
    let isUncertain =
      isUnmeasured || !unmatched.isEmpty || !switchedOff.isEmpty || measurements.contains { $0.verdict == .unverified }
      || findings.contains { audit.findings[$0].evidence.isUncertainty }
    let isMissed =
      findings.contains { !audit.findings[$0].evidence.isUncertainty }
      || audit.measurements.typedIndices.contains(where: missesRequirement) || !missed.isEmpty || !conflicts.isEmpty
    let isManual =
      requirement.isManual || requirement.rules.isEmpty && requirement.pairs.isEmpty || lacksSources
    let passing: RequirementStatus = isComplete ? .pass : .unverified
    var result = RequirementResult(
      requirement: requirement,
      status: isMissed ? .fail : isUncertain ? .unverified : isManual ? .manual : passing,
      findings: findings, missed: missed, conflicts: conflicts, unmatched: unmatched, switchedOff: switchedOff)
    result.isUnmeasured = isUnmeasured
    result.isIncomplete = !isComplete
    return result
  }

  /// True if it speaks of pairs, and no stated pair of them was measured against a minimum.
  private var isUnmeasured: Bool {
    let roles = Set(requirement.rules.flatMap { Rule.judgedRoles[$0] ?? [] })
    guard !requirement.pairs.isEmpty || !roles.isEmpty else { return false }
    return !measurements.contains { measurement in
      measurement.verdict != .exempt
        && audit.plan.origin(of: audit.plan.pairs[measurement.pair], in: measurement.variant)?.isInferred == false
    }
  }

  /// False if all its pairs exist only on other versions of the system.
  var applies: Bool { requirement.pairs.isEmpty || !pairs.isEmpty || !unmatched.isEmpty }

  /// True if a named rule checks sources, and there are none.
  private var lacksSources: Bool {
    audit.plan.sources == nil && requirement.rules.contains(where: Rule.ofSources.contains)
  }

  /// Returns true if a finding counts: of a named rule, or about a verdict that the requirement uses, whichever rule
  /// reports it.
  private func bears(_ finding: Finding) -> Bool {
    if requirement.rules.contains(finding.rule) { return true }
    guard case .pair(let pair) = finding.evidence.subject, finding.evidence.isVerdict else { return false }
    return pairs.contains(pair) || isFailing(finding) && failingRoles.contains(audit.plan.pairs[pair].role)
  }

  private func isFailing(_ finding: Finding) -> Bool {
    switch finding.evidence {
    case .lowContrast, .invisible: true
    default: false
    }
  }

  /// Returns true if a failing measurement counts for the requirement; of those for its rules, only ones without an
  /// exception.
  private func missesRequirement(_ index: MeasurementIndex) -> Bool {
    let measurement = audit.measurements[index]
    guard measurement.verdict == .fail else { return false }
    if pairs.contains(measurement.pair) { return true }
    guard !excepted.contains(index) else { return false }
    if failingRoles.contains(audit.plan.pairs[measurement.pair].role) { return true }
    return requirement.rules.contains(Rule.lowSystemContrast.id) && audit.plan.hasSystemForeground(measurement)
  }

  /// The roles whose failures a named rule reports, or another rule in its place.
  private var failingRoles: Set<Role> {
    Set(requirement.rules.flatMap { Rule.failingRoles[$0] ?? [] })
  }

  /// The measurements of its pairs, and those of the roles that its rules judge: without them a rule finds nothing.
  private var measurements: [Measurement] {
    let roles = Set(requirement.rules.flatMap { Rule.judgedRoles[$0] ?? [] })
    return audit.measurements.filter { pairs.contains($0.pair) || roles.contains(audit.plan.pairs[$0.pair].role) }
  }
}

extension Evidence {
  /// True if it reports that something could not be judged.
  fileprivate var isUncertainty: Bool {
    switch self {
    case .unresolved, .unverified: true
    case .lowContrast, .invisible, .increasedLower, .increasedTargetMissed, .fragile, .lowered, .iconBand, .own,
      .carried, .decorated, .smallOnOpen, .translucentBoundary, .surface, .indistinct, .uncovered, .palette,
      .icon, .source, .waiver:
      false
    }
  }

  /// True if it reports the outcome of a measurement.
  fileprivate var isVerdict: Bool {
    switch self {
    case .lowContrast, .invisible, .unresolved, .unverified: true
    case .increasedLower, .increasedTargetMissed, .fragile, .lowered, .iconBand, .own, .carried, .smallOnOpen,
      .decorated, .translucentBoundary, .surface, .indistinct, .uncovered, .palette,
      .icon, .source, .waiver:
      false
    }
  }
}

extension Rule {
  /// The roles whose verdicts a rule reports, so that it finds nothing if those are unverified.
  fileprivate static let judgedRoles: [String: [Role]] = failingRoles.filled(
    from: [invisibleText.id: [.text], lowSystemContrast.id: Role.allCases])

  /// The roles for which every failure violates a rule, even if another rule reports it.
  fileprivate static let failingRoles: [String: [Role]] = [
    lowTextContrast.id: [.text], lowEnhancedContrast.id: [.text], lowGraphicContrast.id: [.graphic],
    lowBoundaryContrast.id: [.boundary], lowFocusContrast.id: [.focus], lowLinkCueContrast.id: [.linkCue],
  ]
}

extension AuditResult {
  /// The results for the team's requirements, judged by the findings.
  ///
  /// `problems` are those of the run itself, in addition to the problems of the audit.
  func judgedRequirements(problems: [Diagnostic] = []) -> [RequirementResult] {
    guard !declaration.requirements.isEmpty else { return [] }
    let isComplete = Completeness([self], problems: plan.loaded.diagnostics + problems).isComplete
    return declaration.requirements.map { RequirementJudge(self, $0, isComplete: isComplete) }
      .filter { $0.applies }.map { $0.result }
  }
}
