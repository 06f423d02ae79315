/// Ids of rules that reports are compared by.
enum RuleID {
  /// Pairs without a certain verdict.
  static let unverifiedContrast = "unverified-contrast"
  /// Pairs with a color that has no value.
  static let unresolvedColor = "unresolved-color"
  /// The rules about what is not decided.
  static let ofDoubt = [unverifiedContrast, unresolvedColor]
}
