import Palettes

/// The test of a branch of the source, and its outcome.
///
/// Two conditions are about the same thing if their subjects are, however the code spells them.
final class Condition: Hashable, Sendable {
  enum Test: Hashable, Sendable {
    case isTrue
    /// The value is a case of its enumeration, or equal to a constant.
    case equals(String)
    case hasValue
    /// The value is a number below another one.
    case less(than: Double)
    /// The value is a number above another one.
    case more(than: Double)
  }

  let subject: Subject
  let test: Test
  let holds: Bool
  /// A number that equal conditions share.
  let fingerprint: Fingerprint

  init(_ subject: Subject, _ test: Test = .isTrue, holds: Bool = true) {
    self.subject = subject
    (self.test, self.holds) = Self.known(test, of: subject, holds)
    var own = subject.fingerprint
    switch self.test {
    case .isTrue: own.add(1)
    case .equals(let text): own.add(text)
    case .hasValue: own.add(2)
    case .less(let limit): own.add("< \(limit)")
    case .more(let limit): own.add("> \(limit)")
    }
    own.add(self.holds ? 3 : 4)
    fingerprint = own
  }

  static func == (first: Condition, second: Condition) -> Bool {
    first.fingerprint == second.fingerprint && first.holds == second.holds && first.test == second.test
      && first.subject == second.subject
  }

  func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }

  /// A condition of a branch of `#if`.
  convenience init(compiling branch: BranchCondition) {
    if case .other(let text, let holds) = branch {
      self.init(.compilation(text), holds: holds)
    } else {
      self.init(.compilation("#if"))
    }
  }

  /// A test in the words of one of the two values that a setting of the system has: light is not dark.
  ///
  /// UIKit has other names for the two contrasts.
  private static func known(_ test: Test, of subject: Subject, _ holds: Bool) -> (Test, Bool) {
    guard case .equals(let name) = test else { return (test, holds) }
    switch (subject, name) {
    case (.appearance, "light"): return (.equals("dark"), !holds)
    case (.contrast, "high"): return (.equals("increased"), holds)
    case (.contrast, "standard"), (.contrast, "normal"): return (.equals("increased"), !holds)
    default: return (test, holds)
    }
  }

  /// True if it tests a setting of the system rather than a value of the app.
  var isOfSystem: Bool {
    switch subject {
    case .value, .components: false
    default: true
    }
  }

  /// True if it asks for one of several looks that a person chose, as names tell.
  var isOfTheme: Bool {
    guard case .value = subject else { return false }
    return branch.isOfTheme
  }

  var negated: Condition { Condition(subject, test, holds: !holds) }

  /// Returns true if two conditions cannot hold together.
  func excludes(_ other: Condition) -> Bool {
    if case .version(let platform, let version) = subject, case .version(let own, let earlier) = other.subject {
      guard platform == own, holds != other.holds else { return false }
      return holds ? !BranchCondition.isEarlier(version, earlier) : !BranchCondition.isEarlier(earlier, version)
    }
    guard subject == other.subject else { return false }
    if test == other.test { return holds != other.holds }
    if let own = numbers, let others = other.numbers { return !own.overlaps(others) }
    if case .equals = test, case .equals = other.test { return holds && other.holds }
    // What is equal to something has a value.
    if case .equals = test, other.test == .hasValue { return holds && !other.holds }
    if case .equals = other.test, test == .hasValue { return other.holds && !holds }
    return false
  }

  /// Returns true if it says nothing new if another one holds: equal to one case means to be none of the others.
  func follows(from other: Condition) -> Bool {
    if self == other { return true }
    guard subject == other.subject else { return false }
    if let own = numbers, let others = other.numbers { return own.contains(others) }
    guard other.holds, case .equals = other.test else { return false }
    if case .equals = test { return !holds && test != other.test }
    return test == .hasValue && holds
  }
}

/// The numbers for which a condition holds.
private struct NumberRange {
  var low = -Double.infinity
  var high = Double.infinity
  var holdsLow = false
  var holdsHigh = false

  func overlaps(_ other: NumberRange) -> Bool { reaches(other) && other.reaches(self) }

  private func reaches(_ other: NumberRange) -> Bool {
    low < other.high || low == other.high && holdsLow && other.holdsHigh
  }

  func contains(_ other: NumberRange) -> Bool {
    (low < other.low || low == other.low && (holdsLow || !other.holdsLow))
      && (high > other.high || high == other.high && (holdsHigh || !other.holdsHigh))
  }
}

extension Condition {
  /// The numbers for which it holds; nil if it doesn't compare numbers.
  private var numbers: NumberRange? {
    switch (test, holds) {
    case (.less(let limit), true): NumberRange(high: limit)
    case (.less(let limit), false): NumberRange(low: limit, holdsLow: true)
    case (.more(let limit), true): NumberRange(low: limit)
    case (.more(let limit), false): NumberRange(high: limit, holdsHigh: true)
    case (.equals(let text), true):
      Double(text).map { NumberRange(low: $0, high: $0, holdsLow: true, holdsHigh: true) }
    default: nil
    }
  }

  /// The condition as reports know it.
  var branch: BranchCondition {
    switch (subject, test) {
    case (.appearance, .equals(let name)): .appearance(isDark: (name == "dark") == holds)
    case (.contrast, .equals(let name)): .increasedContrast((name == "increased") == holds)
    case (.transparency, _): .reducedTransparency(holds)
    case (.version(let platform, let version), _):
      .available(platform: platform, version: version, isAvailable: holds)
    case (_, .equals(let pattern)): .matches(subject: subject.name, pattern: pattern, isMatch: holds)
    case (_, .hasValue): .matches(subject: subject.name, pattern: "nil", isMatch: !holds)
    case (_, .isTrue): .other(subject.name, isTrue: holds)
    case (_, .less(let limit)): .other("\(subject.name) < \(Value.number(limit).words)", isTrue: holds)
    case (_, .more(let limit)): .other("\(subject.name) > \(Value.number(limit).words)", isTrue: holds)
    }
  }
}

extension [Condition] {
  /// Both lists as one; nil if they cannot hold together.
  func joined(with others: [Condition]) -> [Condition]? {
    if others.isEmpty { return self }
    if isEmpty, others.allSatisfy({ $0.holds }) { return others }
    var all = self
    for condition in others {
      if all.contains(where: { $0.excludes(condition) }) { return nil }
      if !all.contains(where: { condition.follows(from: $0) }) {
        all.removeAll { $0.follows(from: condition) }
        all.append(condition)
        if let last = all.lastCase(besides: condition) {
          if all.contains(where: { $0.excludes(last) }) { return nil }
          all.removeAll { $0.follows(from: last) }
          all.append(last)
        }
      }
    }
    return all
  }

  /// The case that is left if none of the others is the one.
  private func lastCase(besides condition: Condition) -> Condition? {
    guard !condition.holds, case .equals = condition.test, case .value(_, _, let cases) = condition.subject,
      !cases.isEmpty
    else { return nil }
    let excluded = compactMap { other -> String? in
      guard !other.holds, other.subject == condition.subject, case .equals(let name) = other.test else { return nil }
      return name
    }
    let left = cases.filter { !excluded.contains($0) }
    return left.count == 1 ? Condition(condition.subject, .equals(left[0])) : nil
  }

  func adding(_ condition: Condition) -> [Condition]? { joined(with: [condition]) }
}

extension Array where Element: Equatable {
  /// The condition whose opposite another list has in its place, if all others are the same; nil without one.
  func complement(in others: [Element], _ negated: (Element) -> Element) -> Element? {
    guard count == others.count else { return nil }
    let own = filter { !others.contains($0) }
    return own.count == 1 && others.contains(negated(own[0])) ? own[0] : nil
  }
}
