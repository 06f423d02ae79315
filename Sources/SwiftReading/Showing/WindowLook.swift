import Palettes

/// The appearance that code gives the windows of an app, as far as it follows from the theme that a person chose.
struct WindowLook: Sendable {
  /// An appearance with what holds when code gives it.
  struct Case: Hashable, Sendable {
    /// The conditions, about states instead of reads of them.
    let conditions: [Condition]
    /// The types of the values that they are about.
    let kinds: Set<String>
    /// The appearance; nil for that of the system.
    let look: StatedAppearance?
    /// The function that gives it.
    let member: SourceProject.Place
    /// False for another window than those of the app's views, such as a toast's.
    let isOfApp: Bool
  }

  /// The appearances by the types of themes, and by tests of them if those are another way to say the same.
  private var readings: [[Case]] = []
  /// The values on which the appearances depend, and their types.
  private var subjects: Set<Subject> = []
  private var kinds: Set<String> = []
  /// True if nothing tells some appearance.
  private var isOpen = false
  /// The statements that give a window an appearance: true for those that give the app's the known one of a theme.
  var statements: [SourceProject.Place: Bool] = [:]
  /// The types whose properties are no states of the app.
  var repeated = RepeatedTypes()

  /// Adds the appearances that code gives, in one of the two ways to say when.
  mutating func add(_ reading: [Case]) {
    if readings.contains(reading) { return }
    readings.append(reading)
    for part in reading {
      subjects.formUnion(part.conditions.map { $0.subject })
      kinds.formUnion(part.kinds)
      if part.look == .unknown { isOpen = true }
    }
  }

  /// The appearances that a window may have under some conditions, none if these can't hold together; nil if they say
  /// nothing about it.
  func looks(under conditions: [Condition], _ evaluator: Evaluator) -> Set<StatedAppearance?>? {
    if statements.isEmpty || conditions.isEmpty { return nil }
    let known = conditions.map { ofState($0, evaluator) }
    var found: Set<StatedAppearance?>?
    if known.contains(where: { subjects.contains($0.subject) }) {
      for cases in readings {
        guard let looks = looks(among: cases, under: known) else { continue }
        found = found.map { $0.union(looks).contains(.unknown) ? $0.union(looks) : $0.intersection(looks) } ?? looks
      }
    }
    if found != nil { return found }
    // A value of a type that decides may be that of the state that does, and a theme may decide where nothing tells how.
    let mayDecide = zip(conditions, known).contains { condition, known in
      !subjects.contains(known.subject)
        && (isOpen && evaluator.themeTypes[condition.subject.fingerprint] != nil
          || !kinds.isDisjoint(with: Self.kinds(of: condition.subject, evaluator)))
    }
    return mayDecide ? [.unknown] : nil
  }

  private func looks(among cases: [Case], under known: [Condition]) -> Set<StatedAppearance?>? {
    let possible = cases.filter { $0.conditions.joined(with: known) != nil }
    let excluded = cases.filter { $0.conditions.joined(with: known) == nil }
    let isDecided = cases.contains { part in
      part.conditions.contains { one in known.contains { one.follows(from: $0) } }
    }
    if excluded.isEmpty, !isDecided { return nil }
    var looks = Set(possible.filter { $0.isOfApp }.map { $0.look })
    let isOtherwise = possible.contains { part in
      !part.isOfApp && !looks.contains(part.look) && excluded.contains { $0.member == part.member }
    }
    if isOtherwise || !Self.cover(cases, known) { looks.insert(.unknown) }
    return looks
  }

  /// The most combinations of conditions that are left over by some cases.
  private static let mostLeft = 64

  /// Returns true if code gives the windows of the app an appearance whatever else holds.
  private static func cover(_ cases: [Case], _ known: [Condition]) -> Bool {
    var left = [known]
    for part in cases where part.isOfApp && left.count <= mostLeft {
      left = left.flatMap { $0.outside(of: part.conditions) }
    }
    return left.isEmpty
  }

  /// The type of a theme, and the cases of an enumeration, which tell its type as well.
  static func kinds(of subject: Subject, _ evaluator: Evaluator) -> [String] {
    var kinds = evaluator.themeTypes[subject.fingerprint].map { [$0] } ?? []
    if case .value(_, _, let cases) = subject, !cases.isEmpty { kinds.append(cases.joined(separator: ",")) }
    return kinds
  }

  /// A condition that is about the state from which its value is read.
  func ofState(_ condition: Condition, _ evaluator: Evaluator) -> Condition {
    guard let origin = evaluator.origins[condition.subject.fingerprint], origin.isState,
      !repeated.names.contains(String(origin.owner.lastPart)), case .value(_, let name, let cases) = condition.subject
    else { return condition }
    return Condition(
      .value(origin.identity, name: name, cases: cases), condition.test, holds: condition.holds)
  }
}

extension [Condition] {
  /// The conditions together with each way in which others don't hold; those alone if the others can't hold with them.
  fileprivate func outside(of others: [Condition]) -> [[Condition]] {
    guard joined(with: others) != nil else { return [self] }
    var (inside, found): ([Condition], [[Condition]]) = (self, [])
    for other in others {
      if let outside = inside.adding(other.negated) { found.append(outside) }
      inside = inside.adding(other) ?? inside
    }
    return found
  }
}
