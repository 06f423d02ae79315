/// A former id of a rule, which audit files, waivers and baselines may still use.
package struct RuleAlias: Hashable, Sendable {
  /// The id that the rule had.
  package let former: String
  /// The id that it has now.
  let id: String

  /// Every former id, in the order in which the rules were renamed.
  package static let all = [
    RuleAlias(former: "unlabelled-icon", id: "unlabeled-icon"),
    RuleAlias(former: "unheeded-reduce-transparency", id: "ignores-reduce-transparency"),
    RuleAlias(former: "unheeded-increase-contrast", id: "ignores-increase-contrast"),
  ]

  /// The current id of a rule, given its current or its former id.
  package static func current(_ id: String) -> String { named(id)?.id ?? id }

  /// Finds an alias by the former id.
  package static func named(_ former: String) -> RuleAlias? { all.first { $0.former == former } }

  /// The former ids of a rule.
  package static func formerIDs(of id: String) -> [String] { all.filter { $0.id == id }.map { $0.former } }

  /// The current ids by the former ones.
  static let currentIDs = Dictionary(uniqueKeysWithValues: all.map { ($0.former, $0.id) })

  /// The statement that the rule has another name now.
  package var words: String { "the rule '\(former)' is now called '\(id)'" }
}
