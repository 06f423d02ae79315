import Palettes

/// The appearance that code gives the windows of an app, as far as it follows from the theme that a person chose.
struct WindowLook: Sendable {
  /// A test of a theme, whichever value the theme is.
  fileprivate struct Test: Sendable {
    let kind: String
    let condition: Condition
  }

  /// An appearance with what holds then.
  fileprivate struct Case: Sendable {
    let tests: [Test]
    /// The appearance; nil for that of the system.
    let look: StatedAppearance?
  }

  fileprivate var cases: [Case] = []
  /// The statements that give windows the appearance of a theme, for each theme of its type.
  fileprivate(set) var statements: Set<SourceProject.Place> = []
  /// True if code gives windows an appearance that reading doesn't know.
  fileprivate var isOpen = false

  /// The appearances that a window may have under some conditions, none if these can't hold together; nil if they say
  /// nothing about it.
  func looks(under conditions: [Condition], _ evaluator: Evaluator) -> Set<StatedAppearance?>? {
    guard !evaluator.themeKinds.isEmpty, isOpen || !cases.isEmpty else { return nil }
    let known = conditions.compactMap { condition in
      evaluator.themeKinds[condition.subject.fingerprint].map { Test(kind: $0, condition: condition) }
    }
    var found: Set<StatedAppearance?>?
    for kind in Set(known.map { $0.kind }) {
      let own = cases.filter { part in part.tests.contains { $0.kind == kind } }
      if own.isEmpty { continue }
      let possible = own.filter { part in !part.tests.contains { test in known.contains { test.excludes($0) } } }
      let looks = Set(possible.map { $0.look })
      found = found.map { $0.union(looks).contains(.unknown) ? $0.union(looks) : $0.intersection(looks) } ?? looks
    }
    let isUnknown = isOpen && known.contains { evaluator.types[$0.kind] != nil }
    return found ?? (isUnknown ? [.unknown] : nil)
  }
}

extension WindowLook.Test {
  fileprivate func excludes(_ other: WindowLook.Test) -> Bool {
    kind == other.kind
      && Condition(other.condition.subject, condition.test, holds: condition.holds).excludes(other.condition)
  }
}

extension Evaluator {
  /// The appearances that code gives windows with the values of themes.
  mutating func windowLook() -> WindowLook {
    var look = WindowLook()
    let statements = project.statedAppearances.filter { isOfWindows($0) }
    // A test of a theme is a subject of its own elsewhere.
    for lists in [true, false] where !statements.isEmpty {
      (listsThemes, known) = (lists, [:])
      for statement in statements { note(statement, in: &look) }
    }
    return look
  }

  private mutating func note(_ statement: StatedAppearance.Statement, in look: inout WindowLook) {
    let scope = scope(at: .init(file: statement.place.file, node: statement.assignment.statement))
    let stated = value(ofParts: statement.assignment.value[...], scope, as: "UIUserInterfaceStyle")
    let parts = under(conditions(around: statement.place), stated)
    var isOfThemes = !parts.isEmpty
    for part in parts {
      let own: StatedAppearance?
      switch part.value {
      case .member(let member) where member.name == "unspecified": own = nil
      case .member(let member): own = StatedAppearance(named: member.name) ?? .unknown
      default: own = .unknown
      }
      let tests = part.conditions.compactMap { condition in
        themeKinds[condition.subject.fingerprint].map { WindowLook.Test(kind: $0, condition: condition) }
      }
      if own == .unknown || !tests.contains(where: { types[$0.kind] != nil }) { isOfThemes = false }
      if !tests.isEmpty {
        look.cases.append(.init(tests: tests, look: own))
      } else if own == .unknown, listsThemes {
        look.isOpen = true
      }
    }
    if isOfThemes, listsThemes { look.statements.insert(statement.place) }
  }

  private func under(_ ways: [[Condition]], _ value: Value) -> [Value.Case] {
    ways.flatMap { value.under($0)?.cases ?? [] }
  }

  /// The conditions of the branches around a statement, for each way that leads to it.
  private mutating func conditions(around place: SourceProject.Place) -> [[Condition]] {
    var ways: [[Condition]] = [[]]
    for outer in project.files[place.file].ancestors(of: place.node) {
      let tree = tree(place.file)
      if tree[outer].kind.isMember { break }
      guard tree[outer].kind == .ifStatement || tree[outer].kind == .switchStatement else { continue }
      let own = self.ways(of: outer, scope(at: .init(file: place.file, node: outer)))
        .filter { $0.block.map { tree.subtree(of: $0).contains(place.node) } ?? false }.flatMap { $0.conditions }
      ways = own.flatMap { first in ways.compactMap { first.joined(with: $0) } }
    }
    return ways
  }

  /// Returns true if a statement is about a window.
  private func isOfWindows(_ statement: StatedAppearance.Statement) -> Bool {
    let owner = statement.assignment.owner
    return owner.isEmpty
      ? types.inherits(statement.type, from: ["UIWindow"]) : owner.contains { $0.lowercased().holds("window") }
  }
}
