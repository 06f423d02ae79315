import ColorMath
import Palettes

extension Evaluator {
  /// The precedence of an operator; ternaries and assignments are below all.
  private static func precedence(_ name: String) -> Int {
    switch name {
    case "<<", ">>": 8
    case "*", "/", "%", "&*", "&": 7
    case "+", "-", "&+", "&-", "|", "^": 6
    case "...", "..<": 5
    case "??": 4
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=": 3
    case "&&": 2
    case "||": 1
    default: 6
    }
  }

  /// The most operands and operators of one expression.
  private static let mostOperands = 1_024
  /// The most elements of a list, and the most bytes of a text, that operators and interpolations make.
  static let mostJoined = 1_024

  /// The value of operands and operators.
  mutating func value(ofParts parts: ArraySlice<NodeIndex>, _ scope: Scope, as expected: String) -> Value {
    let tree = tree(scope.file)
    guard let first = parts.first else { return .none }
    guard parts.count <= Self.mostOperands, depth < Self.deepest else {
      return .unknown(Unknown("an expression", .tooDeep))
    }
    depth += 1
    defer { depth -= 1 }
    if parts.count == 1, tree[first].kind == .chain { return chain(first, scope, as: expected) }
    if let question = parts.firstIndex(where: { tree[$0].kind == .operation && tree.isNamed($0, "?") }) {
      return ternary(parts, question, scope, as: expected)
    }
    var (lowest, weakest) = (parts.startIndex, Int.max)
    for place in parts.indices {
      let part = parts[place]
      guard tree[part].kind == .operation, !tree[part].flags.contains(.isPrefix) else { continue }
      let own = Self.precedence(tree.name(part))
      // Operators of one precedence are read from the left, `??` from the right.
      if own < weakest || own == weakest && own != 4 { (lowest, weakest) = (place, own) }
    }
    if lowest > parts.startIndex {
      return operation(parts, lowest, scope, as: expected)
    }
    if tree[first].kind == .operation {
      return Self.prefixed(tree.name(first), value(ofParts: parts.dropFirst(), scope, as: expected))
    }
    // Casts come after their operand.
    let operand = chain(first, scope, as: expected)
    guard let cast = parts.dropFirst().first(where: { tree[$0].kind == .cast }) else { return operand }
    guard tree.isNamed(cast, "is") else { return operand }
    let text = tree.text(cast)
    return operand.map { value in
      if let isOfType = Self.isOf(text.split(separator: " ").last ?? "", value) { return isOfType }
      return .truth(Subject.value(value.fingerprint.adding(text), name: text))
    }
  }

  /// Returns true for a view of SwiftUI of a type, and false for one of another type; nil where that is not known.
  private static func isOf(_ type: Substring, _ value: Value) -> Value? {
    switch value {
    case .view(let view):
      switch view.form {
      case .system(let name, _): return .bool(name == type)
      case .modified: return type == "EmptyView" ? .bool(false) : nil
      case .branches(let cases):
        let parts = cases.compactMap { part in
          isOf(type, part.value).map { Value.Case(conditions: part.conditions, value: $0) }
        }
        return parts.count == cases.count ? .choosing(parts) : nil
      case .group: return nil
      }
    case .none: return .bool(false)
    case .instance(let instance): return type == "EmptyView" ? .bool(false) : instance.type == type ? .bool(true) : nil
    default: return nil
    }
  }

  private static func prefixed(_ name: String, _ value: Value) -> Value {
    value.map { value in
      switch (name, value) {
      case ("!", .bool(let own)): .bool(!own)
      case ("!", .unknown(let unknown)): Value.truth(unknown.subject).map { $0.isTrue ? .bool(false) : .bool(true) }
      case ("-", .number(let number)): .number(-number)
      default: value
      }
    }
  }

  private mutating func ternary(_ parts: ArraySlice<NodeIndex>, _ question: Int, _ scope: Scope, as expected: String)
    -> Value
  {
    let tree = tree(scope.file)
    var open = 0
    let colon = parts[(question + 1)...].firstIndex { part in
      guard tree[part].kind == .operation else { return false }
      if tree.isNamed(part, "?") { open += 1 }
      guard tree.isNamed(part, ":") else { return false }
      open -= 1
      return open < 0
    }
    guard let colon, parts.startIndex < question else { return .unknown(Unknown("?", .unknownForm("?"))) }
    let test = value(ofParts: parts[..<question], scope, as: "Bool").test
    return branch(test) { evaluator, isTrue in
      let side = isTrue ? parts[(question + 1)..<colon] : parts[(colon + 1)...]
      return evaluator.step("a ternary") { $0.value(ofParts: side, scope, as: expected) }
    }
  }

  /// The value for each case of a test.
  mutating func branch(_ test: Value, _ evaluate: (inout Evaluator, Bool) -> Value) -> Value {
    var (yes, no): (Value?, Value?)
    var cases: [Value.Case] = []
    for part in test.cases {
      let isTrue = part.value.isTrue
      let value: Value
      if let known = isTrue ? yes : no { value = known } else { value = evaluate(&self, isTrue) }
      if isTrue { yes = value } else { no = value }
      cases.append(Value.Case(conditions: part.conditions, value: value))
    }
    return .choosing(cases)
  }

  private mutating func operation(_ parts: ArraySlice<NodeIndex>, _ place: Int, _ scope: Scope, as expected: String)
    -> Value
  {
    let tree = tree(scope.file)
    let name = tree.name(parts[place])
    let (left, right) = (parts[..<place], parts[(place + 1)...])
    switch name {
    case "&&", "||":
      let first = value(ofParts: left, scope, as: "Bool").test
      return branch(first) { evaluator, isTrue in
        if isTrue == (name == "||") { return .bool(isTrue) }
        return evaluator.value(ofParts: right, scope, as: "Bool").test
      }
    case "??":
      let first = value(ofParts: left, scope, as: expected)
      return orElse(first) { $0.value(ofParts: right, scope, as: expected) }
    case "=": return .none
    default:
      let first = value(ofParts: left, scope, as: "")
      let second = value(ofParts: right, scope, as: Self.typeName(of: first))
      return combine(first, name, second)
    }
  }

  /// The value, or another one where it is `nil`.
  mutating func orElse(_ first: Value, _ other: (inout Evaluator) -> Value) -> Value {
    var second: Value?
    var cases: [Value.Case] = []
    for part in first.cases {
      switch part.value {
      case .none:
        let value = second ?? other(&self)
        second = value
        cases.append(.init(conditions: part.conditions, value: value))
      case .unknown(let unknown) where unknown.isPresent: cases.append(part)
      case .unknown(let unknown):
        let value = second ?? other(&self)
        second = value
        let has = unknown.hasValue
        if let conditions = part.conditions.adding(has) {
          cases.append(.init(conditions: conditions, value: part.value))
        }
        if let conditions = part.conditions.adding(has.negated) {
          cases.append(.init(conditions: conditions, value: value))
        }
      default: cases.append(part)
      }
    }
    return .choosing(cases)
  }

  func combine(_ first: Value, _ name: String, _ second: Value) -> Value {
    // Each part of a text is shown where its own conditions hold.
    if name == "+", let view = first.firstView ?? second.firstView {
      return .view(ViewValue(.group([first, second]), at: view.place))
    }
    var cases: [Value.Case] = []
    for left in first.cases {
      for right in second.cases {
        guard let conditions = left.conditions.joined(with: right.conditions) else { continue }
        cases.append(.init(conditions: conditions, value: plain(left.value, name, right.value)))
      }
    }
    return .choosing(cases)
  }

  private func plain(_ first: Value, _ name: String, _ second: Value) -> Value {
    switch (name, first, second) {
    case ("==", _, _): return equality(first, second)
    case ("!=", _, _): return equality(first, second).map { .bool(!$0.isTrue) }
    case ("...", .number(let left), .number(let right)): return Self.list(from: left, through: right)
    case ("..<", .number(let left), .number(let right)): return Self.list(from: left, through: right - 1)
    case (_, .number(let left), .number(let right)): return Self.number(left, name, right)
    case ("+", .text(let left), .text(let right)) where left.utf8.count + right.utf8.count <= Self.mostJoined:
      return .text(left + right)
    case ("+", .list(let left), .list(let right)) where left.count + right.count <= Self.mostJoined:
      return .list(left + right)
    default: break
    }
    if let comparison = comparison(first, name, second) { return comparison }
    let subject = Subject(first, name, second)
    return .unknown(Unknown(subject: subject, reason: .notConstant(subject.name)))
  }

  /// The result of comparing two values of which one is not known: the same test for `a < b`, `b > a`, and not `a >= b`.
  private func comparison(_ first: Value, _ name: String, _ second: Value) -> Value? {
    switch name {
    case ">": return comparison(second, "<", first)
    case "<=": return comparison(second, "<", first).map { $0.map { .bool(!$0.isTrue) } }
    case ">=": return comparison(first, "<", second).map { $0.map { .bool(!$0.isTrue) } }
    case "!==": return comparison(first, "===", second).map { $0.map { .bool(!$0.isTrue) } }
    case "<", "===", "~=":
      switch (name, first, second) {
      case ("<", .unknown(let unknown), .number(let limit)): return .truth(unknown.subject, .less(than: limit))
      case ("<", .number(let limit), .unknown(let unknown)): return .truth(unknown.subject, .more(than: limit))
      default: break
      }
      return .truth(Subject(first, name, second))
    default: return nil
    }
  }

  private static func number(_ left: Double, _ name: String, _ right: Double) -> Value {
    switch name {
    case "+": .number(left + right)
    case "-": .number(left - right)
    case "*": .number(left * right)
    case "/": right == 0 ? .unknown(Unknown("a division", .notConstant("a division"))) : .number(left / right)
    case "<": .bool(left < right)
    case ">": .bool(left > right)
    case "<=": .bool(left <= right)
    case ">=": .bool(left >= right)
    case "min": .number(min(left, right))
    case "max": .number(max(left, right))
    case "pow" where left > 0: .number(Exponential.power(right * Exponential.logarithm(left)))
    case "pow" where left == 0 && right > 0: .number(0)
    case "%", "&", "|", "^", "<<", ">>": whole(left, name, right)
    default: .unknown(Unknown(name, .notConstant(name)))
    }
  }

  /// The most numbers of a range that become a list.
  private static let mostNumbers = 16

  private static func list(from first: Double, through last: Double) -> Value {
    guard let lower = Int(exactly: first), let upper = Int(exactly: last), upper - lower < mostNumbers else {
      return .unknown(Unknown("a range", .notConstant("a range")))
    }
    return .list(lower > upper ? [] : (lower...upper).map { .number(Double($0)) })
  }

  /// The result for two whole numbers.
  private static func whole(_ left: Double, _ name: String, _ right: Double) -> Value {
    guard let first = Int(exactly: left), let second = Int(exactly: right), abs(left) < 0x1p52, abs(right) < 0x1p52
    else {
      return .unknown(Unknown(name, .notConstant(name)))
    }
    switch name {
    case "&": return .number(Double(first & second))
    case "|": return .number(Double(first | second))
    case "^": return .number(Double(first ^ second))
    case ">>" where (0..<52).contains(second): return .number(Double(first >> second))
    case "<<" where (0..<32).contains(second) && abs(first) < 1 << 20: return .number(Double(first << second))
    case "%" where second != 0: return .number(Double(first % second))
    default: return .unknown(Unknown(name, .notConstant(name)))
    }
  }

  /// The result of comparing two values.
  func equality(_ first: Value, _ second: Value) -> Value {
    switch (first, second) {
    case (.unknown(let unknown), let constant), (let constant, .unknown(let unknown)):
      if case .none = constant {
        return unknown.isPresent ? .bool(false) : .truth(unknown.holding, .hasValue, holds: false)
      }
      if case .bool(let wanted) = constant { return Value.truth(unknown.subject).map { .bool($0.isTrue == wanted) } }
      if let name = constant.constantName { return truth(of: unknown, is: name) }
      return first.fingerprint == second.fingerprint ? .bool(true) : .truth(Subject(first, "==", second))
    case (.member(let left), .member(let right)):
      return .bool(left.name == right.name)
    case (.none, _), (_, .none): return .bool(first.isNone && second.isNone)
    case (.color(let left), .color(let right)) where left.isResolved && right.isResolved: return .bool(left == right)
    case (.number, .number), (.text, .text), (.bool, .bool): return .bool(first.fingerprint == second.fingerprint)
    default: return first.fingerprint == second.fingerprint ? .bool(true) : .truth(Subject(first, "==", second))
    }
  }

  /// A value with one more element of a list.
  mutating func reduced(_ value: Value, _ element: Value, by change: Argument) -> Value {
    guard case .closure(let closure) = self.value(of: change) else { return combine(value, "+", element) }
    return call(
      closure,
      [value, element].map {
        Argument(label: "", isTrailing: false, place: closure.place, scope: closure.scope, value: $0)
      })
  }
}
