/// Something that is looked for.
///
/// A new rule is one file with such a value and one line in `Rule.all`.
package struct Rule: Sendable {
  /// The id names the bad thing and reads well after "waive".
  package let id: String
  /// How much its findings weigh unless the audit file says otherwise.
  package let severity: Severity
  /// Weighs one piece of evidence where that depends on the policy or the numbers; nil for `severity` always.
  package let weigh: (@Sendable (Evidence, AuditInput) -> Severity)?
  /// What a person reads about the rule.
  package let page: RulePage
  /// Finds the evidence; returns numbers, never words.
  package let check: @Sendable (AuditInput) -> [Evidence]

  /// Describes a rule; its severity is the same for all evidence unless a way to weigh is given.
  package init(
    id: String, severity: Severity, weigh: (@Sendable (Evidence, AuditInput) -> Severity)? = nil, page: RulePage,
    check: @escaping @Sendable (AuditInput) -> [Evidence]
  ) {
    self.id = id
    self.severity = severity
    self.weigh = weigh
    self.page = page
    self.check = check
  }

  /// Every rule, in the order in which reports list their findings.
  package static let all: [Rule] =
    [
      invisibleText, lowTextContrast, lowEnhancedContrast, lowGraphicContrast, lowBoundaryContrast, lowFocusContrast,
      lowLinkCueContrast,
      lowSystemContrast,
      unresolvedColor, unverifiedContrast,
      increasedContrastLower, increasedTargetMissed, stateLowersContrast, fragilePair, iconBand,
      glassCarriesText, smallTextOnGlass, translucentBoundary,
      noOpaqueFallback, clearGlassUndimmed, stackedGlass, translucentContent, forcedAppearance,
      smallText, indistinctTokens, uncoveredToken,
      appearanceOnlyToken, shadowedIncreasedEntry, hollowIncreasedEntry, missingIncreasedEntry, missingDarkEntry,
      repeatedTokenName, caseTwinNames, driftedToken, outOfGamutComponent, ambiguousComponent,
      wrongIconSize, wrongIconColorSpace, translucentIcon, coloredTintedIcon, twinIcon,
    ] + ofGlass + ofViews + [expiredWaiver, unusedWaiver]

  /// The rules about waivers, which look once the findings of all others are known.
  static let ofWaivers: Set<String> = [expiredWaiver.id, unusedWaiver.id]

  /// The rules about Swift sources, which find nothing where an audit file names none.
  package static let ofSources = Set((ofGlass + ofViews).map(\.id))

  /// Finds a rule by its current or its former id.
  package static func named(_ id: String) -> Rule? {
    let current = RuleAlias.current(id)
    return all.first { $0.id == current }
  }
}
