import Palettes

/// Evaluates the part of Swift in which views are written.
///
/// Everything is bounded by counts: the steps of one question, the expressions that are open, the cases of a value.
struct Evaluator {
  static let mostSteps = 60_000
  static let deepest = 160

  let project: SourceProject
  let types: TypeIndex
  /// Steps since the last question.
  var steps = 0
  var depth = 0
  /// Members that are being evaluated, with the value they belong to.
  var open: Set<Fingerprint> = []
  /// The initializers that are being evaluated, the outermost first.
  var initializing: [SourceProject.Place] = []
  /// The functions that are being evaluated, the outermost first.
  var calling: [SourceProject.Place] = []
  /// The calls of views of the system that were evaluated.
  var made: Set<SourceProject.Place> = []
  /// The functions and the computed properties that were evaluated.
  var evaluated: Set<SourceProject.Place> = []
  /// The results of functions, closures, initializers, and properties, by what they depend on.
  var known: [Fingerprint: Value] = [:]
  /// The parameters of the functions that were asked for.
  private var parameters: [SourceProject.Place: [Parameter]] = [:]
  /// The members of a name that a type has or inherits, its own first.
  var inherited: [Fingerprint: [[SourceProject.Declaration]]] = [:]
  /// The named values of the types that hold colors.
  var themes: [String: [SourceProject.Declaration]] = [:]
  /// The types that declarations state or show, and that functions return.
  var declaredTypes: [SourceProject.Place: String] = [:]
  /// The types that `Self` means in the extensions of protocols.
  var selfTypes: [SourceProject.Place: String] = [:]

  init(_ project: SourceProject) {
    self.project = project
    types = TypeIndex(project)
  }

  func tree(_ file: FileIndex) -> SyntaxTree { project.files[file].tree }

  /// The parameters of a function.
  mutating func parameters(of function: SourceProject.Place) -> [Parameter] {
    if let found = parameters[function] { return found }
    let found = Parameter.all(of: function.node, tree(function.file))
    parameters[function] = found
    return found
  }

  /// Evaluates something unless too much is open.
  mutating func step(_ name: String, _ evaluate: (inout Evaluator) -> Value) -> Value {
    steps += 1
    guard steps < Self.mostSteps, depth < Self.deepest else { return .unknown(Unknown(name, .tooDeep)) }
    depth += 1
    defer { depth -= 1 }
    return evaluate(&self)
  }

  /// The value of an argument.
  mutating func value(of argument: Argument, as expected: String = "") -> Value {
    if let value = argument.value { return value }
    return value(in: argument.place.node, argument.scope, as: expected)
  }

  /// The value of what a node holds: an argument, a value, a statement, a condition.
  mutating func value(in node: NodeIndex, _ scope: Scope, as expected: String = "") -> Value {
    let tree = tree(scope.file)
    let parts = tree.sequence(of: node)
    if parts.isEmpty { return .none }
    return step("an expression") { $0.value(ofParts: parts[...], scope, as: expected) }
  }

  // MARK: - Operators

  /// The precedence of an operator; ternaries and assignments are below all.
  private static func precedence(_ name: String) -> Int {
    switch name {
    case "*", "/", "%", "&*": 7
    case "+", "-", "&+", "&-", "|", "^": 6
    case "...", "..<": 5
    case "??": 4
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=": 3
    case "&&": 2
    case "||": 1
    default: 6
    }
  }

  /// The value of operands and operators.
  mutating func value(ofParts parts: ArraySlice<NodeIndex>, _ scope: Scope, as expected: String) -> Value {
    let tree = tree(scope.file)
    guard let first = parts.first else { return .none }
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
    return .truth(Subject.value(operand.fingerprint.adding(text), name: text))
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
      return Self.combine(first, name, second)
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
      case .unknown(let unknown):
        let value = second ?? other(&self)
        second = value
        let has = Condition(unknown.subject, .hasValue)
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

  private static func combine(_ first: Value, _ name: String, _ second: Value) -> Value {
    var cases: [Value.Case] = []
    for left in first.cases {
      for right in second.cases {
        guard let conditions = left.conditions.joined(with: right.conditions) else { continue }
        cases.append(.init(conditions: conditions, value: plain(left.value, name, right.value)))
      }
    }
    return .choosing(cases)
  }

  private static func plain(_ first: Value, _ name: String, _ second: Value) -> Value {
    switch (name, first, second) {
    case ("==", _, _): return equality(first, second)
    case ("!=", _, _): return equality(first, second).map { .bool(!$0.isTrue) }
    case (_, .number(let left), .number(let right)): return number(left, name, right)
    case ("+", .text(let left), .text(let right)): return .text(left + right)
    case ("+", .view(let left), .view): return .view(ViewValue(.group([first, second]), at: left.place))
    case ("+", .list(let left), .list(let right)): return .list(left + right)
    default: break
    }
    let identity = first.fingerprint.adding(name).adding(String(second.fingerprint.bits))
    let words = "\(first.words) \(name) \(second.words)"
    if ["<", ">", "<=", ">=", "===", "!==", "~="].contains(name) { return .truth(.value(identity, name: words)) }
    return .unknown(Unknown(subject: .value(identity, name: words), reason: .notConstant(words)))
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
    default: .unknown(Unknown(name, .notConstant(name)))
    }
  }

  /// The result of comparing two values.
  static func equality(_ first: Value, _ second: Value) -> Value {
    switch (first, second) {
    case (.unknown(let unknown), let constant), (let constant, .unknown(let unknown)):
      if case .none = constant { return Value.truth(unknown.subject, .hasValue).map { .bool(!$0.isTrue) } }
      if case .bool(let wanted) = constant { return Value.truth(unknown.subject).map { .bool($0.isTrue == wanted) } }
      if let name = constant.constantName { return .truth(unknown.subject, .equals(name)) }
      if first.fingerprint == second.fingerprint { return .bool(true) }
      let identity = first.fingerprint.adding("==").adding(String(second.fingerprint.bits))
      return .truth(.value(identity, name: "\(first.words) == \(second.words)"))
    case (.member(let left), .member(let right)):
      return .bool(left.name == right.name)
    case (.none, _), (_, .none): return .bool(first.isNone && second.isNone)
    case (.number, .number), (.text, .text), (.bool, .bool): return .bool(first.fingerprint == second.fingerprint)
    default:
      if first.fingerprint == second.fingerprint { return .bool(true) }
      let identity = first.fingerprint.adding("==").adding(String(second.fingerprint.bits))
      return .truth(.value(identity, name: "\(first.words) == \(second.words)"))
    }
  }

  /// The name of the type of a value, for what is compared with it.
  static func typeName(of value: Value) -> String {
    switch value {
    case .member(let member): member.type
    case .unknown(let unknown): unknown.type
    case .instance(let instance): instance.type
    case .color: "Color"
    case .choice(let cases): cases.first.map { typeName(of: $0.value) } ?? ""
    default: ""
    }
  }
}

extension Value {
  /// True where a test holds, and false where not.
  static func truth(_ subject: Subject, _ test: Condition.Test = .isTrue) -> Value {
    let condition = Condition(subject, test)
    return .choice([
      Case(conditions: [condition], value: .bool(true)), Case(conditions: [condition.negated], value: .bool(false)),
    ])
  }

  /// The value as a choice of true and false.
  var test: Value {
    map { value in
      switch value {
      case .bool: value
      case .unknown(let unknown): .truth(unknown.subject)
      default: .truth(.value(value.fingerprint.adding("true"), name: value.words))
      }
    }
  }

  var isTrue: Bool { if case .bool(true) = self { true } else { false } }

  /// The name by which a constant is compared: of a case, a number, a text.
  var constantName: String? {
    switch self {
    case .member(let member): member.name
    case .number(let number): number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    case .text(let text): text
    case .bool(let value): value ? "true" : "false"
    default: nil
    }
  }

  /// The value for people, in a condition.
  var words: String {
    switch self {
    case .unknown(let unknown): unknown.subject.name
    case .none: "nil"
    case .choice: "a choice"
    default: constantName ?? "a value"
    }
  }
}
