/// The six kinds of value that JSON has.
public enum JSONKind: UInt8, Hashable, Sendable, CaseIterable {
  /// `{ … }`, members of keys and values.
  case object
  /// `[ … ]`, elements in order.
  case array
  /// Text in double quotes.
  case string
  /// A decimal number.
  case number
  /// `true` or `false`.
  case boolean
  case null
}
