import PaletteModel

extension Rule {
  /// Names that differ in nothing but case.
  static let caseTwinNames = Rule(
    id: "case-twin-names", severity: .warning,
    page: RulePage(
      title: "Case-twin names",
      finds: "Tokens of one catalog whose names, namespaces included, are the same but for upper and lower "
        + "case.",
      matters: "The asset symbols that Xcode generates begin in lower case, so that `Accent` and `accent` claim "
        + "one symbol; on disks that ignore case, one folder replaces the other.",
      failing: RuleExample(colorsets: [
        "Accent": """
        { "colors": [
            { "idiom": "universal", "color": {
                "color-space": "gray-gamma-22",
                "components": { "white": "0.100", "alpha": "1.000" } } }
          ] }
        """,
        "Bars/accent": """
        { "colors": [
            { "idiom": "universal", "color": {
                "color-space": "gray-gamma-22",
                "components": { "white": "0.200", "alpha": "1.000" } } }
          ] }
        """,
      ]),
      passing: RuleExample(colorsets: [
        "Accent": """
        { "colors": [
            { "idiom": "universal", "color": {
                "color-space": "gray-gamma-22",
                "components": { "white": "0.100", "alpha": "1.000" } } }
          ] }
        """,
        "Bars/barAccent": """
        { "colors": [
            { "idiom": "universal", "color": {
                "color-space": "gray-gamma-22",
                "components": { "white": "0.200", "alpha": "1.000" } } }
          ] }
        """,
      ]),
      remedy: "Rename one of them after what it is for.",
      seenIn: "No project of the collection that the rules are tried on (896 colour sets) has one; two "
        + "come near with names in two catalogs: StarColor and starColor in NetNewsWire, Red and red in SBB.",
      references: ["Apple: Xcode Release Notes, generated asset symbols"])
  ) { input in
    let palette = input.plan.loaded.palette
    return input.namesakes { $0.path.lowercased() }.compactMap { group in
      var twins: [Int] = []
      for token in group where !twins.contains(where: { palette.tokens[$0].name == palette.tokens[token].name }) {
        twins.append(token)
      }
      guard twins.count > 1 else { return nil }
      return .palette(.caseTwins(tokens: twins, cells: input.tokens[twins[1]].cells { _ in true }))
    }
  }
}
