import Palettes

extension Rule {
  /// Color sets with the same name in one catalog.
  static let repeatedTokenName = Rule(
    id: "repeated-token-name", severity: .warning,
    page: RulePage(
      title: "Repeated token name",
      finds:
        "Two or more color sets with the same name in one catalog, in folders that don't provide a namespace.",
      matters:
        "Xcode accepts the duplicates silently and uses one of them. Which one it uses isn't documented, and edits "
        + "to the others have no effect. Legible measures the first one in path order.",
      failing: RuleExample(colorsets: [
        "Bars/Ink": RuleExample.graySet("0.100"),
        "Cards/Ink": RuleExample.graySet("0.200"),
      ]),
      passing: RuleExample(colorsets: [
        "Bars/BarInk": RuleExample.graySet("0.100"),
        "Cards/CardInk": RuleExample.graySet("0.200"),
      ]),
      remedy: "Rename or remove the duplicates, or turn on Provides Namespace for their folders.",
      references: ["SwiftGen issue 408"])
  ) { input in
    let tokens = input.plan.loaded.palette.tokens
    var groups: [[TokenIndex]] = []
    for (former, index) in zip(tokens.typedIndices, tokens.typedIndices.dropFirst())
    where tokens[index].name == tokens[former].name {
      if groups.last?.last == former {
        groups[groups.count - 1].append(index)
      } else {
        groups.append([former, index])
      }
    }
    return groups.map { .palette(.repeatedName(tokens: $0, cells: input.tokens[$0[1].offset].cells { _ in true })) }
  }
}
