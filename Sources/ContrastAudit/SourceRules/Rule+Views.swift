extension Rule {
  /// The rules about colours, sizes and settings in sources, in the order in which reports list their findings.
  package static let ofViews: [Rule] = [
    unknownColorName, privateSettingsURL,
    ignoredCompatibility, lockedAppearance, forcedScheme,
    ignoresReduceTransparency, ignoresIncreaseContrast,
    unlabeledIcon, unhintedIcon, smallHitTarget, tinyText, fixedFontSize,
    hardCodedColor, unusedToken,
    oldForegroundModifier, oldTabItem, oldNavigationView,
  ]
}
