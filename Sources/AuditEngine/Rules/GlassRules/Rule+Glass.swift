extension Rule {
  /// The rules about Liquid Glass and materials in sources, in the order in which reports list their findings.
  static let ofGlass: [Rule] = [
    unknownGlassName, glassOnOldSystem, glassOutsideModule, glassOnContent, nestedGlass, mixedGlass, scatteredGlass,
    opaqueBehindGlass, weakGlassTint, fadedGlass, identityGlassWhenReduced, tabViewInGlassContainer, glassOnSystemBar,
    stackedMaterial, prominentDestruction, inertGlassControl, glassInWidget, clippedGlass, blurredGlass,
    translucentCard,
  ].map { $0.examining(.sources) }
}
