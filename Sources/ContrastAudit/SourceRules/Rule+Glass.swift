extension Rule {
  /// The rules about Liquid Glass and materials in sources, in the order in which reports list their findings.
  package static let ofGlass: [Rule] = [unknownGlassName]
}
