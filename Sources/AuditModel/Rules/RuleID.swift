/// Ids of rules that reports are compared by.
package enum RuleID {
  /// Pairs without a certain verdict.
  package static let unverifiedContrast = "unverified-contrast"
  /// Pairs with a color that has no value.
  package static let unresolvedColor = "unresolved-color"
  /// The rules about what is not decided.
  package static let ofDoubt = [unverifiedContrast, unresolvedColor]
}
