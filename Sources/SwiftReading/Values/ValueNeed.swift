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
