/// A value of a property or a parameter, as far as the call that gives it tells.
enum KnownValue: Hashable, Sendable {
  case boolean(Bool)
  /// No value, `nil`.
  case none
  /// A value of any kind.
  case some
  /// A case of an enumeration.
  case enumCase(String)
  /// A list without elements.
  case emptyList
  /// The value of a property of the view that makes the call.
  case same(SourceProject.Place, isPresent: Bool)

  /// Returns the value where the view that makes the call is shown; nil if nothing is known of it.
  func resolved(by outer: [SourceProject.Place: KnownValue]) -> KnownValue? {
    guard case .same(let place, let isPresent) = self else { return self }
    return outer[place] ?? (isPresent ? .some : nil)
  }
}
