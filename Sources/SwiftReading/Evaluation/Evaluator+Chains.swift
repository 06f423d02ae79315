import ColorMath
import Palettes

extension Evaluator {
  /// The value of a chain: its first link, then the members and calls on it.
  mutating func chain(_ chain: NodeIndex, _ scope: Scope, as expected: String) -> Value {
    let links = tree(scope.file).links(of: chain)
    return value(ofLinks: links[...], scope, as: expected)
  }

  mutating func value(ofLinks links: ArraySlice<NodeIndex>, _ scope: Scope, as expected: String) -> Value {
    guard let head = links.first else { return .none }
    // Members of colors and fonts are colors and fonts: `.brand.opacity(0.5)`.
    var value = first(head, scope, as: expected)
    let tree = tree(scope.file)
    var isOptional = false
    var end = tree[head].range.upperBound
    for (index, link) in links.dropFirst().enumerated() {
      steps += 1
      // A member of `nil` is one of an extension of an optional type, unless the chain is optional.
      if !isOptional {
        isOptional = tree.bytes[end..<max(end, tree[link].range.lowerBound)].contains(UInt8(ascii: "?"))
      }
      end = tree[link].range.upperBound
      if !isOptional, value.mayBeNone, tree[link].kind == .member, types.declares(tree.name(link)) {
        value = value.map { $0.isNone ? .unknown(Unknown("nil", .computed(tree.name(link)))) : $0 }
      }
      guard steps < limit else { return .unknown(Unknown("a chain", .tooDeep)) }
      let isLast = index == links.count - 2
      value = next(link, on: value, scope, as: isLast ? expected : "")
    }
    return value
  }

  private mutating func first(_ link: NodeIndex, _ scope: Scope, as expected: String) -> Value {
    let tree = tree(scope.file)
    let place = SourceProject.Place(file: scope.file, node: link)
    switch tree[link].kind {
    case .integer, .float:
      return ConstantNumber.literal(tree.name(link)).map { .number($0) }
        ?? .unknown(Unknown("number", .notConstant("a number")))
    case .boolean: return .bool(tree.isNamed(link, "true"))
    case .nilValue: return .none
    case .string: return string(link, scope)
    case .tuple:
      let elements = tree.arguments(of: link)
      if elements.count == 1, tree.isUnnamed(elements[0]) { return value(in: elements[0], scope, as: expected) }
      return .tuple(elements.map { Value.Element(label: tree.name($0), value: value(in: $0, scope)) })
    case .list:
      return list(link, scope, as: expected)
    case .closure: return .closure(Closure(place, scope))
    case .ifStatement, .switchStatement:
      let flow = branches(of: link, scope)
      return flow.result(at: place)
    case .keyPath: return .closure(Closure(place, scope))
    case .implicitMember: return implicit(link, scope, as: expected)
    case .name: return named(link, scope, as: expected)
    case .macro:
      if tree.isNamed(link, "#colorLiteral") { return color(components: arguments(of: link, scope), .sRGB) }
      return .unknown(Unknown(tree.name(link), .unknownForm(tree.name(link))))
    case .availability: return availability(link, scope)
    default: return .unknown(Unknown("an expression", .unknownForm(String(tree.text(link).prefix(60)))))
    }
  }

  /// The text of a string, interpolated constants filled in.
  private mutating func string(_ link: NodeIndex, _ scope: Scope) -> Value {
    let tree = tree(scope.file)
    if let text = tree.stringText(link) { return .text(text) }
    let whole = tree[link].range
    var text = ""
    var from = whole.lowerBound + 1
    for child in tree.children(of: link) where tree[child].kind == .interpolation {
      let start = max(from, tree[child].range.lowerBound - 1)
      text += String(decoding: tree.bytes[from..<max(from, min(start, whole.upperBound))], as: UTF8.self)
      from = min(whole.upperBound, tree[child].range.upperBound)
      let inner = tree.arguments(of: child).first.map { value(in: $0, scope) } ?? .none
      guard case .choice = inner else {
        guard let name = inner.constantName, text.utf8.count + name.utf8.count <= Self.mostJoined else {
          return .unknown(
            Unknown(subject: .value(inner.fingerprint.adding("string"), name: "a text"), reason: .notConstant("a text"))
          )
        }
        text += name
        continue
      }
      return .unknown(
        Unknown(subject: .value(inner.fingerprint.adding("string"), name: "a text"), reason: .notConstant("a text")))
    }
    text += String(decoding: tree.bytes[from..<max(from, whole.upperBound - 1)], as: UTF8.self)
    return .text(text)
  }

  private mutating func availability(_ link: NodeIndex, _ scope: Scope) -> Value {
    let tree = tree(scope.file)
    let wanted = tree.isNamed(link, "#available")
    for (name, version) in ConditionReader.platforms(of: link, tree) where name == tree.platform.systemName {
      return Value.truth(.version(platform: name, version: version)).map { .bool($0.isTrue == wanted) }
    }
    return .bool(wanted)
  }

  // MARK: - Members

  /// The value of a link after others.
  mutating func next(_ link: NodeIndex, on value: Value, _ scope: Scope, as expected: String) -> Value {
    let tree = tree(scope.file)
    if case .choice = value, !tree.isNamed(link, "resolvedColor") {
      return value.map { next(link, on: $0, scope, as: expected) }
    }
    switch tree[link].kind {
    case .member:
      let name = tree.name(link)
      let isCalled = tree[link].flags.contains(.isCalled)
      let given = isCalled ? arguments(of: link, scope) : []
      if value.isNone || name == "none", tree.isAfterQuestion(link) { return .none }
      return step(name) {
        $0.member(name, of: value, isCalled ? given : nil, at: .init(file: scope.file, node: link), scope, as: expected)
      }
    case .call: return call(value, arguments(of: link, scope), at: .init(file: scope.file, node: link), scope)
    case .subscriptCall: return subscripted(value, arguments(of: link, scope), scope)
    default: return value
    }
  }

  private mutating func subscripted(_ value: Value, _ given: [Argument], _ scope: Scope) -> Value {
    let index = given.first.map { self.value(of: $0) } ?? .none
    if given.first?.label == "keyPath", case .closure(let closure) = index {
      return call(closure, [Argument(label: "", isTrailing: false, place: closure.place, scope: scope, value: value)])
    }
    return element(
      of: value, at: index, else: given.first { $0.label == "default" }.map { self.value(of: $0) } ?? .none)
  }

  /// The element of a list or a dictionary, each of several colors for an index that is not known.
  private func element(of value: Value, at index: Value, else standard: Value = .none) -> Value {
    switch (value, index) {
    case (.instance(let dictionary), _) where dictionary.type == Self.dictionary:
      return index.map { index in
        if let name = index.constantName { return dictionary.field(name) ?? standard }
        guard case .unknown(let unknown) = index else { return standard }
        let cases = dictionary.fields.map {
          Value.Case(conditions: [Condition(unknown.subject, .equals($0.label))], value: $0.value)
        }
        let others = dictionary.fields.map { Condition(unknown.subject, .equals($0.label), holds: false) }
        let listed = types[unknown.type]?.cases ?? []
        let isWhole = !listed.isEmpty && listed.allSatisfy { dictionary.field($0) != nil }
        return .choosing(cases + (isWhole ? [] : [Value.Case(conditions: others, value: standard)]))
      }
    case (.list(let values), .number(let number)) where values.indices.contains(Int(clamping: number)):
      return values[Int(clamping: number)]
    case (.list, .choice): return index.map { element(of: value, at: $0) }
    case (.list(let values), .unknown(let unknown))
    where values.count <= Self.mostListed && values.allSatisfy { $0.isOfColor }:
      // Any of some colors.
      return .choosing(
        values.enumerated().map { place, color in
          .init(conditions: [Condition(unknown.subject, .equals("\(place)"))], value: color)
        })
    case (.unknown(let unknown), _):
      return .unknown(unknown.part("[\(index.words)]", type: Self.elementType(unknown.type)))
    default:
      let identity = value.fingerprint.adding("[").adding(String(index.fingerprint.bits))
      let name = index.constantName ?? "an element"
      return .unknown(Unknown(subject: .value(identity, name: name), reason: .computed(name)))
    }
  }

  /// The type of an instance that is a dictionary, whose fields have the keys as their names.
  static let dictionary = "[:]"

  /// The value of a list, or of a dictionary whose keys are constants.
  private mutating func list(_ link: NodeIndex, _ scope: Scope, as expected: String) -> Value {
    let tree = tree(scope.file)
    let inner = expected.hasPrefix("[") ? String(expected.dropFirst().dropLast()) : expected
    var entries: [Value.Element] = []
    let elements = tree.arguments(of: link)
    for element in elements {
      let parts = tree.sequence(of: element)
      guard let colon = parts.firstIndex(where: { tree[$0].kind == .operation && tree.isNamed($0, ":") }),
        !parts[..<colon].contains(where: { tree[$0].kind == .operation && tree.isNamed($0, "?") })
      else { break }
      let types = inner.parts(around: ":").map { String($0).trimmed }
      let key = value(ofParts: parts[..<colon], scope, as: types.count == 2 ? types[0] : "")
      guard let name = key.constantName else { return .unknown(Unknown("a dictionary", .computed("a dictionary"))) }
      let value = value(ofParts: parts[(colon + 1)...], scope, as: types.count == 2 ? types[1] : "")
      entries.append(.init(label: name, value: value))
    }
    if !entries.isEmpty, entries.count == elements.count { return .instance(Instance(Self.dictionary, entries)) }
    return .list(elements.map { value(in: $0, scope, as: inner) })
  }

  static func elementType(_ type: String) -> String {
    guard type.hasPrefix("["), type.hasSuffix("]") else { return "" }
    let inner = type.dropFirst().dropLast()
    return String(inner.split(separator: ":").last ?? "").trimmed
  }

  /// The arguments of a call, not evaluated.
  func arguments(of link: NodeIndex, _ scope: Scope) -> [Argument] {
    let tree = tree(scope.file)
    return tree.arguments(of: link).map { node in
      Argument(
        label: tree.name(node), isTrailing: tree[node].flags.contains(.isTrailing),
        place: .init(file: scope.file, node: node), scope: scope)
    }
  }

  /// The result of calling a value.
  mutating func call(_ value: Value, _ given: [Argument], at place: SourceProject.Place, _ scope: Scope) -> Value {
    switch value {
    case .closure(let closure): return call(closure, given)
    case .type(let path): return make(path, given, at: place, scope)
    case .system(let name): return system(name, given, at: place, scope)
    case .unknown(let unknown): return .unknown(unknown.part("()", type: Self.resultType(unknown.type)))
    case .instance(let instance) where given.isEmpty && body(of: instance.type) != nil: return value
    case .instance: return member("callAsFunction", of: value, given, at: place, scope, as: "")
    // A builder was run where it was given.
    case .view where given.isEmpty: return value
    default: return .unknown(Unknown("a call", .computed("a call")))
    }
  }

  /// The type that a function type returns.
  static func resultType(_ type: String) -> String {
    let parts = type.parts(around: "->")
    return parts.count > 1 ? String(parts[parts.count - 1]).trimmed : ""
  }
}

extension SyntaxTree {
  /// Returns true for a member after `?`, of a chain that `nil` ends, or of the optional of a type.
  fileprivate func isAfterQuestion(_ link: NodeIndex) -> Bool {
    bytes[..<self[link].range.lowerBound].last { $0 != UInt8(ascii: ".") && $0 > 0x20 } == UInt8(ascii: "?")
  }
}

extension Int {
  /// The nearest integer; 0 for what is none.
  fileprivate init(clamping number: Double) { self = abs(number) < 1e15 ? Int(number) : 0 }
}

extension String {
  /// The text without spaces around it.
  var trimmedSpaces: String {
    var rest = utf8.drop { $0 == 0x20 || $0 == 0x0A }
    while rest.last == 0x20 || rest.last == 0x0A { rest = rest.dropLast() }
    return String(Substring(rest))
  }

  /// The text without spaces, question marks and exclamation marks around it.
  var trimmed: String {
    let skipped: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x0A || $0 == 0x3F || $0 == 0x21 }
    guard let first = utf8.first, let last = utf8.last, skipped(first) || skipped(last) else { return self }
    var rest = utf8.drop(while: skipped)
    while let last = rest.last, skipped(last) { rest = rest.dropLast() }
    return String(Substring(rest))
  }
}
