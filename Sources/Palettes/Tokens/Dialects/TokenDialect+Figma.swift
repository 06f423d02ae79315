import FileSyntax

extension TokenDialect {
  /// The variables of Figma: what its REST API answers, or a plug-in exports.
  static let figma = TokenDialect(
    words: "Figma variables", valueKey: "valuesByMode",
    isRoot: { FigmaVariables.holdsVariables($0) },
    isShown: { _ in false },
    mayHoldTokens: { _ in true },
    isCertain: { FigmaVariables($0.root).variables.contains { $0.type == .color } },
    note: { _, _, _ in },
    reservesDollar: false, looksIntoTokens: false, isFigma: true)
}
