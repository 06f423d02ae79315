import PaletteModel

/// Judges one requirement of the team by the findings and measurements of an audit.
struct RequirementJudge {
  private let audit: AuditResult
  private let requirement: TeamRequirement
  /// The pairs that the requirement names, as indices.
  private let pairs: Set<Int>
  private let unmatched: [String]

  init(_ audit: AuditResult, _ requirement: TeamRequirement) {
    self.audit = audit
    self.requirement = requirement
    var pairs: Set<Int> = []
    var unmatched: [String] = []
    for text in requirement.pairs {
      let pattern = GlobName(text)
      let matches = audit.plan.pairs.indices.filter { index in
        audit.plan.pairs[index].id == text || pattern.matches(audit.plan.pairs[index].id)
      }
      if matches.isEmpty { unmatched.append(text) }
      pairs.formUnion(matches)
    }
    self.pairs = pairs
    self.unmatched = unmatched
  }

  /// Fail outweighs unverified, unverified outweighs manual, manual outweighs pass.
  var result: RequirementResult {
    let findings = audit.findings.indices.filter { audit.findings[$0].isOpen && bears(audit.findings[$0]) }
    let switchedOff = requirement.rules.filter { audit.declaration.ruleSettings[$0] == .off }
    let isUncertain =
      !unmatched.isEmpty || !switchedOff.isEmpty || measurements.contains { $0.verdict == .unverified }
      || findings.contains { audit.findings[$0].evidence.isUncertainty }
    let isMissed =
      findings.contains { !audit.findings[$0].evidence.isUncertainty }
      || measurements.contains { pairs.contains($0.pair) && $0.verdict == .fail }
    let isManual =
      requirement.isManual || requirement.rules.isEmpty && requirement.pairs.isEmpty || lacksSources
    return RequirementResult(
      requirement: requirement,
      status: isMissed ? .fail : isUncertain ? .unverified : isManual ? .manual : .pass,
      findings: findings, unmatched: unmatched, switchedOff: switchedOff)
  }

  /// Whether a rule that is named looks at sources, and there are none.
  private var lacksSources: Bool {
    audit.plan.sources == nil && requirement.rules.contains(where: Rule.ofSources.contains)
  }

  /// Whether a finding counts: of a rule that is named, or about what a named pair's verdict says.
  private func bears(_ finding: Finding) -> Bool {
    if requirement.rules.contains(finding.rule) { return true }
    guard case .pair(let pair) = finding.evidence.subject, pairs.contains(pair) else { return false }
    return finding.evidence.isVerdict
  }

  /// What its pairs measure, and what the roles measure that its rules judge: without them a rule finds nothing.
  private var measurements: [Measurement] {
    let roles = Set(requirement.rules.flatMap { Rule.judgedRoles[$0] ?? [] })
    return audit.measurements.filter { pairs.contains($0.pair) || roles.contains(audit.plan.pairs[$0.pair].role) }
  }
}

extension Evidence {
  /// Whether it says that something could not be judged.
  fileprivate var isUncertainty: Bool {
    switch self {
    case .unresolved, .unverified: true
    case .lowContrast, .invisible, .increasedLower, .increasedTargetMissed, .fragile, .lowered, .iconBand, .smallText,
      .carried, .smallOnOpen, .translucentBoundary, .surface, .indistinct, .uncovered, .palette,
      .icon, .source, .waiver:
      false
    }
  }

  /// Whether it says what came out of a measurement.
  fileprivate var isVerdict: Bool {
    switch self {
    case .lowContrast, .invisible, .unresolved, .unverified: true
    case .increasedLower, .increasedTargetMissed, .fragile, .lowered, .iconBand, .smallText, .carried, .smallOnOpen,
      .translucentBoundary, .surface, .indistinct, .uncovered, .palette,
      .icon, .source, .waiver:
      false
    }
  }
}

extension Rule {
  /// The roles whose verdicts a rule reports, so that it finds nothing where those are unverified.
  fileprivate static let judgedRoles: [String: [Role]] = [
    invisibleText.id: [.text], lowTextContrast.id: [.text], lowEnhancedContrast.id: [.text],
    lowGraphicContrast.id: [.graphic], lowBoundaryContrast.id: [.boundary], lowFocusContrast.id: [.focus],
    lowLinkCueContrast.id: [.linkCue], lowSystemContrast.id: Role.allCases,
  ]
}
