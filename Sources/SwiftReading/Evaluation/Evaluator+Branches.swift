import Palettes

extension Evaluator {
  /// The most cases of one `switch` that are followed: each excludes all before it.
  private static let mostSwitched = 256
  /// The most ways that reach one branch.
  private static let mostWays = 32

  /// A point in a statement that tests reach: what holds there, and the names.
  private struct Reached {
    var conditions: [[Condition]] = [[]]
    var scope: Scope
  }

  /// The ways through an `if`, a `guard` or a `switch`, in order; those that cannot be reached are left out.
  mutating func ways(of item: NodeIndex, _ scope: Scope) -> [Way] {
    switch tree(scope.file)[item].kind {
    case .switchStatement: switchWays(of: item, scope)
    case .guardStatement: guardWays(of: item, scope)
    default: ifWays(of: item, scope)
    }
  }

  private mutating func ifWays(of item: NodeIndex, _ scope: Scope) -> [Way] {
    let tree = tree(scope.file)
    var ways: [Way] = []
    var rest: [[Condition]] = [[]]
    var passed: (conditions: [[Condition]], scope: Scope)?
    var hasElse = false
    for child in tree.children(of: item) {
      if tree[child].kind == .conditions {
        let tested = test(child, Reached(conditions: rest, scope: scope))
        passed = (tested.pass.conditions, tested.pass.scope)
        rest = tested.fail
      } else if tree[child].kind == .block {
        if let own = passed {
          if !own.conditions.isEmpty { ways.append(Way(conditions: own.conditions, block: child, scope: own.scope)) }
          passed = nil
        } else {
          hasElse = true
          if !rest.isEmpty { ways.append(Way(conditions: rest, block: child, scope: scope)) }
        }
      }
    }
    if !hasElse, !rest.isEmpty { ways.append(Way(conditions: rest, block: nil, scope: scope)) }
    return ways
  }

  private mutating func guardWays(of item: NodeIndex, _ scope: Scope) -> [Way] {
    let tree = tree(scope.file)
    guard let conditions = tree.child(of: item, .conditions) else { return [] }
    let tested = test(conditions, Reached(scope: scope))
    var ways: [Way] = []
    if !tested.fail.isEmpty {
      ways.append(Way(conditions: tested.fail, block: tree.child(of: item, .block), scope: scope))
    }
    if !tested.pass.conditions.isEmpty {
      ways.append(Way(conditions: tested.pass.conditions, block: nil, scope: tested.pass.scope))
    }
    return ways
  }

  /// Tests conditions one after another: where all hold, and where not.
  private mutating func test(_ node: NodeIndex, _ open: Reached) -> (pass: Reached, fail: [[Condition]]) {
    let tree = tree(open.scope.file)
    var pass = open
    var fail: [[Condition]] = []
    for condition in tree.children(of: node).prefix(ConditionReader.mostConditions)
    where tree[condition].kind == .condition {
      let truth: Value
      if let pattern = tree.child(of: condition, .pattern), let subject = tree.child(of: condition, .value) {
        let value = value(in: subject, pass.scope)
        truth = match(pattern, value, &pass.scope)
      } else if tree.text(condition).hasPrefix("let ") || tree.text(condition).hasPrefix("var ") {
        let name = tree.name(condition)
        let value: Value =
          tree.child(of: condition, .value).map { self.value(in: $0, pass.scope) } ?? lookup(name, pass.scope)
        truth = Self.presence(of: value)
        pass.scope.bind(name, Self.present(value))
      } else {
        truth = value(in: condition, pass.scope, as: "Bool").test
      }
      let (yes, no) = Self.split(pass.conditions, by: truth)
      pass.conditions = yes
      fail += no
    }
    return (pass, Array(fail.prefix(Self.mostWays)))
  }

  /// The value of a name that stands alone.
  mutating func lookup(_ name: String, _ scope: Scope) -> Value {
    if let local = scope.local(name) { return local }
    if let this = scope.home.this,
      let own = ownMember(name, of: this, nil, at: .init(file: scope.file, node: NodeIndex(0)), scope, as: "")
    {
      return own
    }
    return .unknown(Unknown(subject: .value(Fingerprint(31).adding(name), name: name), reason: .unknownName(name)))
  }

  /// Returns true and false for values and for the lack of one.
  static func presence(of value: Value) -> Value {
    value.map { value in
      switch value {
      case .none: .bool(false)
      case .unknown(let unknown) where !unknown.isPresent: .truth(unknown.holding, .hasValue)
      case .view(let view):
        if case .branches(let cases) = view.form { presence(of: .choosing(cases)) } else { .bool(true) }
      default: .bool(true)
      }
    }
  }

  /// The value where there is one.
  private static func present(_ value: Value) -> Value {
    if case .unknown(var unknown) = value {
      unknown.isPresent = true
      return .unknown(unknown)
    }
    guard case .choice(let cases) = value else { return value }
    let kept = cases.filter { !$0.value.isNone }
    return kept.isEmpty ? .none : .choosing(kept)
  }

  private static func split(_ conditions: [[Condition]], by truth: Value) -> (yes: [[Condition]], no: [[Condition]]) {
    var (yes, no): ([[Condition]], [[Condition]]) = ([], [])
    // Too many ways are one that nothing tells.
    let cases = if case .unknown = truth { truth.test.cases } else { truth.cases }
    for own in conditions {
      for part in cases {
        guard let joined = own.joined(with: part.conditions) else { continue }
        if part.value.isTrue { yes.append(joined) } else { no.append(joined) }
      }
    }
    return (Array(yes.prefix(mostWays)), Array(no.prefix(mostWays)))
  }

  // MARK: - Switches

  private mutating func switchWays(of item: NodeIndex, _ scope: Scope) -> [Way] {
    let tree = tree(scope.file)
    guard let subject = tree.child(of: item, .value) else { return [] }
    let value = value(in: subject, scope)
    var rest: [[Condition]] = [[]]
    var ways: [Way] = []
    for node in caseNodes(of: item, tree).prefix(Self.mostSwitched) {
      if tree[node].flags.contains(.isDefault) {
        if !rest.isEmpty { ways.append(Way(conditions: rest, block: node, scope: scope)) }
        rest = []
        continue
      }
      var inner = scope
      var reached: [[Condition]] = []
      var guardNode: NodeIndex?
      for child in tree.children(of: node) where tree[child].kind == .condition { guardNode = child }
      for pattern in tree.children(of: node) where tree[pattern].kind == .pattern {
        var truth = match(pattern, value, &inner)
        if let guardNode {
          truth = branch(truth) { evaluator, isTrue in
            isTrue ? evaluator.value(in: guardNode, inner, as: "Bool").test : .bool(false)
          }
        }
        let (yes, no) = Self.split(rest, by: truth)
        reached += yes
        rest = no
      }
      if !reached.isEmpty { ways.append(Way(conditions: reached, block: node, scope: inner)) }
    }
    return ways
  }

  /// The cases of a `switch`, with those in `#if` that are compiled.
  private func caseNodes(of node: NodeIndex, _ tree: SyntaxTree) -> [NodeIndex] {
    var nodes: [NodeIndex] = []
    for child in tree.children(of: node) {
      switch tree[child].kind {
      case .switchCase: nodes.append(child)
      case .conditional:
        for branch in tree.compiledBranches(of: child) { nodes += caseNodes(of: branch.node, tree) }
      default: break
      }
    }
    return nodes
  }

  /// Matches a value with a pattern, and binds the names of the pattern.
  private mutating func match(_ pattern: NodeIndex, _ value: Value, _ scope: inout Scope) -> Value {
    let tree = tree(scope.file)
    let parts = tree.sequence(of: pattern)
    guard parts.count == 1, let chain = parts.first, tree[chain].kind == .chain else {
      guard !parts.isEmpty else { return .bool(true) }
      if let truth = range(parts, value, scope) { return truth }
      // A cast.
      let text = tree.text(pattern)
      return .truth(.value(value.fingerprint.adding(text), name: "\(value.words) is \(text)"))
    }
    let text = tree.text(pattern)
    let isBinding = text.hasPrefix("let ") || text.hasPrefix("var ") || startsBinding(pattern, tree)
    return match(chain, value, isBinding: isBinding, &scope)
  }

  /// The result of matching a number with `1...2`, `1..<2`, `..<1`, or `1...`; nil for another pattern.
  private mutating func range(_ parts: [NodeIndex], _ value: Value, _ scope: Scope) -> Value? {
    let tree = tree(scope.file)
    guard let place = parts.firstIndex(where: { tree.isNamed($0, "...") || tree.isNamed($0, "..<") }) else {
      return nil
    }
    let isClosed = tree.isNamed(parts[place], "...")
    let lower = place > 0 ? self.value(ofParts: parts[..<place], scope, as: "") : nil
    let upper = place + 1 < parts.count ? self.value(ofParts: parts[(place + 1)...], scope, as: "") : nil
    let above: Value = lower.map { combine(value, ">=", $0) } ?? .bool(true)
    return Self.both(above, upper.map { combine(value, isClosed ? "<=" : "<", $0) } ?? .bool(true))
  }

  /// Returns true if the token before a pattern is `let`, which the parser skips.
  private func startsBinding(_ pattern: NodeIndex, _ tree: SyntaxTree) -> Bool {
    let start = tree[pattern].range.lowerBound
    guard start >= 4 else { return false }
    let before = tree.bytes[(start - 4)..<start]
    return before.elementsEqual("let ".utf8) || before.elementsEqual("var ".utf8)
  }

  private mutating func match(_ chain: NodeIndex, _ value: Value, isBinding: Bool, _ scope: inout Scope) -> Value {
    let tree = tree(scope.file)
    let links = tree.links(of: chain)
    guard let last = links.last else { return .bool(true) }
    var value = value
    // An enumeration of the project is known by its cases.
    if tree[last].kind == .implicitMember, let type = types.enumeration(of: tree.name(last)) {
      value = value.typed(type)
    }
    switch tree[last].kind {
    case .name where links.count == 1:
      let name = tree.name(last)
      if name == "_" { return .bool(true) }
      if isBinding {
        scope.bind(name, value)
        return .bool(true)
      }
    case .tuple where links.count == 1:
      let elements = tree.arguments(of: last)
      guard case .tuple(let values) = value, values.count == elements.count else { break }
      var truth = Value.bool(true)
      for (element, own) in zip(elements, values) {
        guard let chain = tree.soleChain(of: element) else {
          let constant = self.value(in: element, scope)
          let isEqual = equal(own.value, constant)
          truth = Self.both(truth, isEqual)
          continue
        }
        truth = Self.both(
          truth, match(chain, own.value, isBinding: isBinding || tree.text(element).hasPrefix("let "), &scope))
      }
      return truth
    case .implicitMember, .member: return matchCase(last, value, &scope)
    default: break
    }
    let other = self.value(ofLinks: links[...], scope, as: Self.typeName(of: value))
    return equal(value, other)
  }

  /// Matches a value with a case, and binds the values that the case holds.
  private mutating func matchCase(_ link: NodeIndex, _ value: Value, _ scope: inout Scope) -> Value {
    let tree = tree(scope.file)
    let name = tree.name(link)
    for (index, argument) in tree.arguments(of: link).enumerated() {
      guard let inner = tree.soleChain(of: argument), let sole = tree.soleLink(of: inner), tree[sole].kind == .name
      else {
        continue
      }
      scope.bind(tree.name(sole), held(index, name, by: value, tree.name(sole)))
    }
    if name == "some" { return Self.presence(of: value) }
    if name == "none", case .unknown(let unknown) = value, unknown.type.isEmpty {
      return Value.truth(unknown.holding, .hasValue).map { .bool(!$0.isTrue) }
    }
    return value.map { value in
      switch value {
      case .member(let member): .bool(member.name == name)
      case .unknown(let unknown): truth(of: unknown, is: name)
      case .none: .bool(name == "none")
      default: .truth(.value(value.fingerprint.adding(name), name: "\(value.words) is \(name)"))
      }
    }
  }

  /// The value that a case holds at a place.
  private mutating func held(_ index: Int, _ name: String, by value: Value, _ bound: String) -> Value {
    var cases: [Value.Case] = []
    for part in value.cases {
      let conditions = part.conditions
      switch part.value {
      case .member(let member) where member.name == name && member.arguments.indices.contains(index):
        cases.append(.init(conditions: part.conditions, value: self.value(of: member.arguments[index])))
      case .unknown(let unknown):
        if name == "some" {
          cases.append(part)
        } else {
          let type = heldType(index, of: name, unknown.type)
          var part = unknown.part(bound, type: type.map { Self.bare($0) } ?? "")
          part.isPresent = type.map { !Self.isOptional($0) } ?? false
          cases.append(.init(conditions: conditions, value: .unknown(part)))
        }
      default: if name == "some" { cases.append(part) }
      }
    }
    return cases.isEmpty ? .unknown(Unknown(bound, .parameter(bound))) : .choosing(cases)
  }

  /// The type of a value that a case holds, as written; nil where that is not known.
  private mutating func heldType(_ index: Int, of name: String, _ type: String) -> String? {
    guard !type.isEmpty, let found = declaration("\(type).\(name)", given: nil, where: { $0.kind == .enumCase }) else {
      return nil
    }
    let parts = tree(found.file).text(found.member.node).elementsInParentheses
    guard parts.indices.contains(index) else { return nil }
    let part = parts[index].split(separator: "=").first ?? ""
    return String(part.drop { $0 == " " }.split(separator: ":").last ?? part).trimmedSpaces
  }

  private static func both(_ first: Value, _ second: Value) -> Value {
    var cases: [Value.Case] = []
    for left in first.cases {
      guard left.value.isTrue else {
        cases.append(left)
        continue
      }
      for right in second.cases {
        if let conditions = left.conditions.joined(with: right.conditions) {
          cases.append(.init(conditions: conditions, value: right.value))
        }
      }
    }
    return .tests(cases)
  }

  private func equal(_ first: Value, _ second: Value) -> Value {
    var cases: [Value.Case] = []
    for left in first.cases {
      for right in second.cases {
        guard let conditions = left.conditions.joined(with: right.conditions) else { continue }
        for part in equality(left.value, right.value).cases {
          if let all = conditions.joined(with: part.conditions) {
            cases.append(.init(conditions: all, value: part.value))
          }
        }
      }
    }
    return .tests(cases)
  }
}

extension String {
  /// The parts between commas in its first parentheses: those of the type of a tuple, or of a case with values.
  var elementsInParentheses: [String] {
    var parts = [""]
    var depth = 0
    for sign in drop(while: { $0 != "(" }).dropFirst() {
      if depth == 0, sign == ")" { break }
      if "([<".contains(sign) { depth += 1 } else if ")]>".contains(sign) { depth -= 1 }
      if depth == 0, sign == "," { parts.append("") } else { parts[parts.count - 1].append(sign) }
    }
    return parts
  }
}

extension Value {
  /// A choice of true and false; one that is neither where there are too many ways.
  static func tests(_ cases: [Case]) -> Value {
    let value = choosing(cases)
    if case .unknown(let unknown) = value { return .truth(unknown.subject) }
    return value
  }

  /// The value as something that a builder lists; nil for what shows nothing.
  var shown: Value? {
    switch self {
    case .none, .bool, .number, .text, .list, .type, .system: nil
    default: self
    }
  }

  /// The first of its cases that is a view; nil for none.
  var firstView: ViewValue? {
    switch self {
    case .view(let view): view
    case .choice(let cases): cases.lazy.compactMap { $0.value.firstView }.first
    default: nil
    }
  }

  /// True if it is a view in all cases.
  var isViewLike: Bool {
    switch self {
    case .view, .instance, .closure: true
    case .choice(let cases): cases.allSatisfy { $0.value.isViewLike }
    default: false
    }
  }
}
