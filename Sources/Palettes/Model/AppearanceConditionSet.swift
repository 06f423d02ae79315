package struct AppearanceConditionSet: OptionSet, Hashable, Sendable {
  /// One bit for each condition, by its raw value.
  package let rawValue: UInt8

  /// Makes a set from its bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package init(_ condition: AppearanceCondition) { self.rawValue = 1 << condition.rawValue }

  /// The conditions for Increase Contrast: High Any, High Light and High Dark.
  package static let increased = AppearanceConditionSet(rawValue: 0b111000)
  /// The conditions for dark: Dark and High Dark.
  package static let dark = AppearanceConditionSet(rawValue: 0b100100)

  /// Returns true if a condition is in the set.
  package func contains(_ condition: AppearanceCondition) -> Bool { rawValue & (1 << condition.rawValue) != 0 }
}
