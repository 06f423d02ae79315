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

/// The tests that the way to a view has to pass.
enum ValueNeed: Hashable, Sendable {
  /// Every one of them.
  case all([ValueTest])
  /// Not every one: the way after `else`.
  case notAll([ValueTest])

  var tests: [ValueTest] {
    switch self {
    case .all(let tests), .notAll(let tests): tests
    }
  }

  /// Returns true if values that are known never lead there.
  func isExcluded(by known: [SourceProject.Place: KnownValue]) -> Bool {
    switch self {
    case .all(let tests): tests.contains { $0.passes(known[$0.place]) == false }
    case .notAll(let tests): tests.allSatisfy { $0.passes(known[$0.place]) == true }
    }
  }

  /// Returns the need with the parameters of functions replaced by the properties that they are given.
  func following(_ known: [SourceProject.Place: KnownValue]) -> ValueNeed {
    func followed(_ test: ValueTest) -> ValueTest {
      guard case .same(let place, _) = known[test.place] else { return test }
      return ValueTest(place: place, aspect: test.aspect, isWanted: test.isWanted)
    }
    return switch self {
    case .all(let tests): .all(tests.map(followed))
    case .notAll(let tests): .notAll(tests.map(followed))
    }
  }
}
