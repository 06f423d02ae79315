/// A rule: a check for one kind of defect.
///
/// A new rule is one file with such a value and one line in `Rule.all`.
package struct Rule: Sendable {
  /// The id, which names the problem and reads well after "waive".
  package let id: String
  /// The severity of its findings unless the audit file sets another one.
  package let severity: Severity
  /// The severity of one piece of evidence if it depends on the policy or the numbers; nil for always `severity`.
  package let weigh: (@Sendable (Evidence, AuditInput) -> Severity)?
  /// The documentation of the rule.
  package let page: RulePage
  /// Finds the evidence; returns numbers, never words.
  package let check: @Sendable (AuditInput) -> [Evidence]

  /// Describes a rule; its severity is the same for all evidence unless `weigh` is given.
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

  /// The rules about waivers, which run after all others.
  static let ofWaivers: Set<String> = [expiredWaiver.id, unusedWaiver.id]

  /// The rules about Swift sources, which find nothing if an audit file names none.
  package static let ofSources = Set((ofGlass + ofViews).map(\.id))

  /// Finds a rule by its id.
  package static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}
