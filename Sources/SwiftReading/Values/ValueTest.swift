/// One test of a property or a parameter in the condition of a branch.
struct ValueTest: Hashable, Sendable {
  /// The property of a value that is tested.
  enum Aspect: Hashable, Sendable {
    case isTrue
    case hasValue
    case isCase(String)
    case isEmpty
  }

  /// The declaration of the property or the parameter.
  var place: SourceProject.Place
  var aspect: Aspect
  /// True if the aspect is wanted, false for its opposite.
  var isWanted: Bool

  /// Returns true if a value passes the test, false if it fails it; nil if that is not known.
  func passes(_ value: KnownValue?) -> Bool? {
    let holds: Bool? =
      switch (aspect, value) {
      case (.isTrue, .boolean(let value)): value
      case (.hasValue, KnownValue.none?): false
      case (.hasValue, .some(.boolean)), (.hasValue, .some(.some)), (.hasValue, .enumCase), (.hasValue, .emptyList):
        true
      case (.isCase(let name), .enumCase(let own)): name == own
      case (.isCase(let name), KnownValue.none?): name == "none" ? nil : false
      case (.isEmpty, .emptyList): true
      default: nil
      }
    return holds.map { $0 == isWanted }
  }
}
