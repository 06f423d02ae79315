import Palettes

/// Evaluates the part of Swift in which views are written.
///
/// Everything is bounded by counts: the steps of one question, the expressions that are open, the cases of a value.
struct Evaluator {
  /// A stored property as a parameter, and its file.
  typealias MemberwiseParameter = (parameter: Parameter, file: FileIndex)

  static let mostSteps = 60_000
  static let deepest = 160
  /// The steps of making one value other than a view.
  static let mostMaking = 4_000
  /// The steps of all questions.
  static let mostTotal = 4_000_000
  /// The steps after which something that did not end is not evaluated again for the same values.
  static let mostTried = 15_000
  /// The times that a function, closure, or property is tried that does not end.
  static let mostTries = 4

  let project: SourceProject
  let types: TypeIndex
  /// Steps since the last question.
  var steps = 0 {
    didSet {
      if steps == 0 {
        limit = total < Self.mostTotal ? Self.mostSteps : 0
      } else {
        total += steps - oldValue
      }
    }
  }
  /// Steps of all questions.
  private(set) var total = 0
  /// The steps at which the expression that is open has to end.
  var limit = mostSteps
  var depth = 0
  /// Members that are being evaluated, with the value they belong to.
  var open: Set<Fingerprint> = []
  /// The initializers that are being evaluated, the outermost first.
  var initializing: [SourceProject.Place] = []
  /// The functions that are being evaluated, the outermost first.
  var calling: [SourceProject.Place] = []
  /// The calls of views that were evaluated.
  var made: Set<SourceProject.Place> = []
  /// The functions and the computed properties that were evaluated.
  var evaluated: Set<SourceProject.Place> = []
  /// The results of functions, closures, initializers, and properties, by what they depend on.
  var known: [Fingerprint: Value] = [:]
  /// The tests that the elements of lists have passed, by the subjects of the lists.
  var filters: [Fingerprint: [Closure]] = [:]
  /// The element that each of several lists is made of, by the subjects of the lists.
  var elements: [Fingerprint: Value] = [:]
  /// The texts from which others were made by leaving out spaces, by the subjects of these.
  var trimmed: [Fingerprint: Unknown] = [:]
  /// The tries of what did not end, by its place.
  private var tries: [SourceProject.Place: Int] = [:]
  /// The parameters of the functions that were asked for.
  private var parameters: [SourceProject.Place: [Parameter]] = [:]
  /// The parameters of memberwise initializers, by the paths of the types.
  var memberwise: [String: [MemberwiseParameter]] = [:]
  /// The members of a name that a type has or inherits, its own first.
  var inherited: [Fingerprint: [[SourceProject.Declaration]]] = [:]
  /// The bodies of views, by their types; nil for types without one.
  var bodies: [String: SourceProject.Declaration?] = [:]
  /// The named values of the types that hold colors.
  var themes: [String: [SourceProject.Declaration]] = [:]
  /// The types that conform to protocols and can be made of nothing.
  var conforming: [String: [String]] = [:]
  /// True where a test of a theme is that of each type, which many colors together are too many for.
  var listsThemes = false
  /// True if it is noted from which properties values are read, which takes time.
  var notesOrigins = false
  /// The properties that values were read from, by the subjects of these.
  var origins: [Fingerprint: StateOrigin] = [:]
  /// The types of themes, by the subjects of their values.
  var themeTypes: [Fingerprint: String] = [:]
  /// The types that declarations state or show, and that functions return.
  var declaredTypes: [SourceProject.Place: String] = [:]
  /// The types that `Self` means in the extensions of protocols.
  var selfTypes: [SourceProject.Place: String] = [:]

  init(_ project: SourceProject, _ types: TypeIndex) { (self.project, self.types) = (project, types) }

  func tree(_ file: FileIndex) -> SyntaxTree { project.files[file].tree }

  /// The parameters of a function.
  mutating func parameters(of function: SourceProject.Place) -> [Parameter] {
    if let found = parameters[function] { return found }
    let found = Parameter.all(of: function.node, tree(function.file))
    parameters[function] = found
    return found
  }

  /// The parameters of the initializer that a type has without one of its own.
  mutating func memberwiseParameters(_ path: String, _ entry: TypeIndex.Entry) -> [MemberwiseParameter] {
    if let known = memberwise[path] { return known }
    var parameters: [MemberwiseParameter] = []
    for place in entry.fields {
      let tree = tree(place.file)
      let type = tree.child(of: place.node, .typeName).map { tree.text($0) } ?? ""
      let isConstant = tree[place.node].flags.contains(.isConstant) && tree.child(of: place.node, .value) != nil
      guard !isConstant else { continue }
      let isGiven =
        tree.child(of: place.node, .value) != nil
        || wrapper(of: place.node, tree).map {
          $0 != "Binding" && $0 != "ObservedObject" && $0 != "Bindable" && $0 != "ViewBuilder"
        } ?? false
      parameters.append(
        (Parameter(field: tree.name(place.node), type: type, hasDefault: isGiven, node: place.node), place.file))
    }
    memberwise[path] = parameters
    return parameters
  }

  /// Evaluates something unless too much is open.
  mutating func step(_ name: String, _ evaluate: (inout Evaluator) -> Value) -> Value {
    steps += 1
    guard steps < limit, depth < Self.deepest else { return .unknown(Unknown(name, .tooDeep)) }
    depth += 1
    defer { depth -= 1 }
    return evaluate(&self)
  }

  /// Evaluates something once, and never within itself, nor again and again if it does not end.
  mutating func once(
    _ key: Fingerprint, _ name: String, at place: SourceProject.Place, _ evaluate: (inout Evaluator) -> Value
  ) -> Value {
    if let value = known[key] { return value }
    guard tries[place, default: 0] < Self.mostTries, open.insert(key).inserted else {
      return .unknown(Unknown(name, .tooDeep))
    }
    let start = steps
    let value = step(name, evaluate)
    open.remove(key)
    if steps < limit {
      known[key] = value
    } else if steps - start > Self.mostTried {
      known[key] = value
      tries[place, default: 0] += 1
    }
    return value
  }

  /// Evaluates something that has to end soon: nil if it takes too much.
  mutating func briefly(_ evaluate: (inout Evaluator) -> Value) -> Value? {
    let outer = limit
    limit = min(outer, steps + Self.mostMaking)
    let value = evaluate(&self)
    let isDone = steps < limit
    limit = outer
    return isDone ? value : nil
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

  /// The subject of a value, with the cases of its enumeration.
  func subject(of unknown: Unknown) -> Subject {
    guard case .value(let identity, let name, let own) = unknown.subject, own.isEmpty,
      let cases = types[unknown.type]?.cases,
      (2...Self.mostListed).contains(cases.count)
    else { return unknown.subject }
    return .value(identity, name: name, cases: cases)
  }

  /// The result of asking if a value is a case or a constant: false for a case that it never takes.
  func truth(of unknown: Unknown, is name: String) -> Value {
    if case .value(_, _, let cases) = unknown.subject, !cases.isEmpty, !cases.contains(name) { return .bool(false) }
    return .truth(subject(of: unknown), .equals(name))
  }

  /// The most cases of an enumeration that exclude each other.
  static let mostListed = 16

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
  static func truth(_ subject: Subject, _ test: Condition.Test = .isTrue, holds: Bool = true) -> Value {
    let condition = Condition(subject, test, holds: holds)
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
      case .color: .truth(.components(value.fingerprint))
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
