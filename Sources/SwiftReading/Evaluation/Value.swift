import Palettes

/// The meaning of an expression of the source, as far as reading tells.
indirect enum Value: Sendable {
  case bool(Bool)
  case number(Double)
  case text(String)
  /// `nil`, or nothing.
  case none
  case tuple([Element])
  case list([Value])
  /// A case of an enumeration, or a member whose type is not known yet: `.leading`, `.brand`.
  case member(MemberValue)
  /// A color, a style, a material, glass, a gradient; never `FoundColor.choice`.
  case color(FoundColor)
  case font(FontValue)
  /// A type of the project, by its path.
  case type(String)
  /// A type of the system, by its name.
  case system(String)
  case instance(Instance)
  case closure(Closure)
  case view(ViewValue)
  case choice([Case])
  case unknown(Unknown)

  struct Element: Sendable {
    let label: String
    let value: Value
  }

  /// One value of a choice, with all that holds then.
  struct Case: Sendable {
    let conditions: [Condition]
    let value: Value
  }
}

extension Value {
  /// A number that equal values share.
  var fingerprint: Fingerprint {
    switch self {
    case .bool(let value): return Fingerprint(value ? 1 : 2)
    case .number(let number):
      var own = Fingerprint(3)
      own.add(number.bitPattern)
      return own
    case .text(let text): return Fingerprint(4).adding(text)
    case .none: return Fingerprint(5)
    case .tuple(let elements):
      return elements.reduce(into: Fingerprint(6)) {
        $0.add($1.label)
        $0.add($1.value.fingerprint)
      }
    case .list(let values): return values.reduce(into: Fingerprint(7)) { $0.add($1.fingerprint) }
    case .member(let member):
      var own = Fingerprint(8).adding(member.name)
      for argument in member.arguments { own.add(argument.fingerprint) }
      return own
    case .color(let color): return Fingerprint(9).adding(color.text)
    case .font(let font): return font.fingerprint
    case .type(let path): return Fingerprint(10).adding(path)
    case .system(let name): return Fingerprint(11).adding(name)
    case .instance(let instance): return instance.fingerprint
    case .closure(let closure): return closure.fingerprint
    case .view(let view): return view.fingerprint
    case .choice(let cases):
      return cases.reduce(into: Fingerprint(12)) { own, part in
        for condition in part.conditions { own.add(condition.fingerprint) }
        own.add(part.value.fingerprint)
      }
    case .unknown(let unknown): return unknown.subject.fingerprint
    }
  }

  /// Its values with their conditions; one without conditions for most.
  var cases: [Case] { if case .choice(let cases) = self { cases } else { [Case(conditions: [], value: self)] } }

  /// The most cases of a value; more become one unknown value.
  static let mostCases = 48

  /// The value of several cases; the value itself where all are the same.
  static func choosing(_ cases: [Case], else name: String = "a choice") -> Value {
    var flat: [Case] = []
    for part in cases {
      if case .choice(let inner) = part.value {
        for nested in inner {
          if let conditions = part.conditions.joined(with: nested.conditions) {
            flat.append(Case(conditions: conditions, value: nested.value))
          }
        }
      } else {
        flat.append(part)
      }
    }
    guard let first = flat.first else { return .unknown(Unknown(name, .unknownForm("mutually exclusive branches"))) }
    let own = first.value.fingerprint
    if flat.count == 1 && first.conditions.isEmpty { return first.value }
    if flat.count > 1, flat.allSatisfy({ $0.value.fingerprint == own }) { return first.value }
    if (3...mostTests).contains(flat.count), flat.allSatisfy({ $0.value.isBool }) { flat = joiningTests(flat) }
    guard flat.count <= mostCases else { return .unknown(Unknown(name, .tooDeep)) }
    return .choice(flat)
  }

  /// The most cases of a test that are compared with each other.
  private static let mostTests = 8

  /// Joins cases of one truth value that differ in a condition and its opposite alone: it decides nothing.
  private static func joiningTests(_ cases: [Case]) -> [Case] {
    var joined = cases
    var first = 0
    while first < joined.count {
      let own = joined[first]
      let found = joined.indices.dropFirst(first + 1).lazy.compactMap { other -> (place: Int, decided: Condition)? in
        guard joined[other].value.isTrue == own.value.isTrue else { return nil }
        return own.conditions.complement(in: joined[other].conditions) { $0.negated }.map { (other, $0) }
      }.first
      guard let found else {
        first += 1
        continue
      }
      joined[first] = Case(conditions: own.conditions.filter { $0 != found.decided }, value: own.value)
      joined.remove(at: found.place)
      first = 0
    }
    return joined
  }

  private var isBool: Bool { if case .bool = self { true } else { false } }

  /// The value with each of its cases replaced.
  func map(_ change: (Value) -> Value) -> Value {
    guard case .choice(let cases) = self else { return change(self) }
    return .choosing(cases.map { Case(conditions: $0.conditions, value: change($0.value)) })
  }

  /// The value under conditions; nil if it cannot be reached.
  func under(_ conditions: [Condition]) -> Value? {
    if conditions.isEmpty { return self }
    let kept = cases.compactMap { part in
      part.conditions.joined(with: conditions).map { Case(conditions: $0, value: part.value) }
    }
    return kept.isEmpty ? nil : .choosing(kept)
  }

  /// The value where conditions hold that are stated around it: cases that they exclude are gone, and what they say is not
  /// repeated.
  func given(_ conditions: [Condition]) -> Value {
    guard case .choice(let cases) = self, !conditions.isEmpty else { return self }
    let kept = cases.compactMap { part -> Case? in
      guard conditions.joined(with: part.conditions) != nil else { return nil }
      let rest = part.conditions.filter { condition in !conditions.contains { condition.follows(from: $0) } }
      return Case(conditions: rest, value: part.value)
    }
    return .choosing(kept)
  }

  /// The value, with a type where it is not known otherwise; a tuple has the labels of its type.
  func typed(_ type: String) -> Value {
    switch self {
    case .unknown(var unknown) where unknown.type.isEmpty && !type.isEmpty:
      unknown.type = type
      return .unknown(unknown)
    case .choice(let cases) where cases.contains { $0.value.isTuple }: return map { $0.isTuple ? $0.typed(type) : $0 }
    case .tuple(let elements):
      let labels = type.elementsInParentheses.map { $0.split(separator: ":") }
      guard elements.count == labels.count else { return self }
      return .tuple(
        zip(elements, labels).map { element, parts in
          let isLabeled = element.label.isEmpty && parts.count > 1
          return Element(label: isLabeled ? String(parts[0]).trimmedSpaces : element.label, value: element.value)
        })
    default: return self
    }
  }

  private var isTuple: Bool { if case .tuple = self { true } else { false } }

  /// True if it can be called: a closure, a function, the initializer of a type.
  var isCallable: Bool {
    switch self {
    case .closure, .type, .system: true
    default: false
    }
  }

  /// True if it is a color, or computed from one that is not known.
  var isOfColor: Bool {
    switch self {
    case .color: true
    case .unknown(let unknown): unknown.subject.isOfColor
    case .list(let values): values.contains { $0.isOfColor }
    case .choice(let cases): cases.contains { $0.value.isOfColor }
    default: false
    }
  }

  var isNone: Bool { if case .none = self { true } else { false } }

  /// True if it is nothing in some case.
  var mayBeNone: Bool { if case .choice(let cases) = self { cases.contains { $0.value.isNone } } else { isNone } }

  var isMember: Bool { if case .member = self { true } else { false } }
}
