extension Rule {
  /// The rules about colors, sizes and settings in sources, in the order in which reports list their findings.
  static let ofViews: [Rule] = [
    unknownColorName, privateSettingsURL,
    ignoredCompatibility, lockedAppearance, forcedScheme,
    ignoresReduceTransparency, ignoresIncreaseContrast,
    unlabeledIcon, unhintedIcon, smallHitTarget, tinyText, fixedFontSize,
    hardCodedColor, unusedToken,
    oldForegroundModifier, oldTabItem, oldNavigationView,
  ].map { $0.examining(.sources) }
}
