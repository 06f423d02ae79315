extension Rule {
  /// Every rule, in the order in which reports list their findings.
  package static let all: [Rule] =
    [
      invisibleText, lowTextContrast, lowEnhancedContrast, lowGraphicContrast, lowBoundaryContrast, lowFocusContrast,
      lowLinkCueContrast,
      lowSystemContrast, defaultLook,
      unresolvedColor, unverifiedContrast,
      increasedContrastLower, increasedTargetMissed, stateLowersContrast, fragilePair, iconBand,
      glassCarriesText, smallTextOnGlass, translucentBoundary,
      noOpaqueFallback, clearGlassUndimmed, stackedGlass, translucentContent, forcedAppearance,
      smallText, decorativeText, indistinctTokens, uncoveredToken,
      appearanceOnlyToken, shadowedIncreasedEntry, hollowIncreasedEntry, missingIncreasedEntry, missingDarkEntry,
      repeatedTokenName, caseTwinNames, driftedToken, outOfGamutComponent, ambiguousComponent,
      wrongIconSize, wrongIconColorSpace, translucentIcon, coloredTintedIcon, twinIcon,
    ] + ofGlass + ofViews + [expiredWaiver, unusedWaiver].map { $0.examining(.waivers) }

  /// The rules about waivers, which run after all others.
  static let ofWaivers = Fingerprint.ofWaivers

  /// The rules about Swift sources, which find nothing if an audit file names none.
  static let ofSources = Set((ofGlass + ofViews).map { $0.id })

  /// Finds a rule by its current or its former id.
  package static func named(_ id: String) -> Rule? {
    let current = RuleAlias.current(id)
    return all.first { $0.id == current }
  }
}
