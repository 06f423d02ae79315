import ColorMath
import Palettes

extension Evaluator {
  /// A member of the value that code belongs to; nil if it has none of that name.
  mutating func ownMember(
    _ name: String, of this: Value, _ given: [Argument]?, at place: SourceProject.Place, _ scope: Scope,
    as expected: String
  ) -> Value? {
    if let assigned = scope.local("self.\(name)") {
      return given.map { call(assigned, $0, at: place, scope) } ?? assigned
    }
    switch this {
    case .instance(let instance):
      guard let found = member(name, on: instance.type, isStatic: false, given: given) else {
        return implicitModifier(name, this, given, at: place, scope)
      }
      return value(of: found, this: this, given, at: place, scope, as: expected)
    case .unknown(let unknown):
      guard !unknown.type.isEmpty, let found = member(name, on: unknown.type, isStatic: false, given: given) else {
        return implicitModifier(name, this, given, at: place, scope)
      }
      return value(of: found, this: this, given, at: place, scope, as: expected)
    case .choice(let cases):
      var results: [Value.Case] = []
      for part in cases {
        guard let found = ownMember(name, of: part.value, given, at: place, scope, as: expected) else { return nil }
        results.append(.init(conditions: part.conditions, value: found))
      }
      return .choosing(results)
    default:
      // A closure stands for the view that it builds.
      let isView = if case .view = this { true } else if case .closure = this { true } else { false }
      if isView, let given, SwiftUIModifiers.all.contains(name) { return modified(this, name, given, at: place, scope) }
      // An extension of a view, a color, a case.
      if let found = member(name, on: scope.home.type, isStatic: false, given: given) {
        return value(of: found, this: this, given, at: place, scope, as: expected)
      }
      if isView, given != nil { return self.member(name, of: this, given, at: place, scope, as: expected) }
      if case .color = this, given != nil { return self.member(name, of: this, given, at: place, scope, as: expected) }
      return nil
    }
  }

  /// A modifier that is called on `self` without saying so.
  private mutating func implicitModifier(
    _ name: String, _ this: Value, _ given: [Argument]?, at place: SourceProject.Place, _ scope: Scope
  ) -> Value? {
    guard let given,
      ["View", "Text", "Image", "Shape"].contains(scope.home.type) || SwiftUIModifiers.all.contains(name),
      project.declarations(name).isEmpty
    else { return nil }
    return modified(this, name, given, at: place, scope)
  }

  /// A member of a value of a type of the project: a stored property, or one with code.
  private mutating func value(
    of declaration: SourceProject.Declaration, this: Value, _ given: [Argument]?, at place: SourceProject.Place,
    _ scope: Scope, as expected: String
  ) -> Value {
    let tree = tree(declaration.file)
    if declaration.member.kind == .variable, TypeIndex.isStored(declaration.member.node, tree) {
      let stored: Value
      switch this {
      case .instance(let instance): stored = field(declaration, of: instance, scope.home.environment)
      case .unknown(let unknown):
        let type = type(of: declaration.place, within: declaration.member.typePath)
        let wrapper = wrapper(of: declaration.member.node, tree)
        if wrapper == "Environment" {
          let value = environmentValue(declaration, scope.home.environment, type: type)
          return given.map { call(value, $0, at: place, scope) } ?? value
        }
        // A constant has its value in all instances, and so has a color of an object that nothing sets.
        let isConstant =
          wrapper == nil && tree[declaration.member.node].flags.contains(.isConstant)
          || (wrapper == nil || wrapper == "Published") && (ColorKind(type) != nil || Self.isTheme(type))
            && types[declaration.member.typePath]?.kind == .classType
            && types.changes.isNeverSet(declaration.member.name)
        if isConstant, let value = tree.child(of: declaration.member.node, .value) {
          let home = Home(
            file: declaration.file, type: declaration.member.typePath, environment: scope.home.environment)
          stored = self.value(in: value, Scope(home), as: type)
        } else if let themed = themed(declaration, of: unknown, scope, as: type) {
          stored = themed
        } else {
          var part = unknown.part(declaration.member.name, type: type, reason: .parameter(declaration.member.name))
          part.isPresent = isPresent(declaration)
          note(part.subject, readFrom: declaration, of: this, type: type)
          stored = .unknown(part)
        }
      default: stored = .unknown(Unknown(declaration.member.name, .parameter(declaration.member.name)))
      }
      return given.map { call(stored, $0, at: place, scope) } ?? stored
    }
    return value(of: declaration, this, given, at: place, scope.home.environment, as: expected)
  }

  /// A member of a value, called or not.
  mutating func member(
    _ name: String, of value: Value, _ given: [Argument]?, at place: SourceProject.Place, _ scope: Scope,
    as expected: String
  ) -> Value {
    switch value {
    case .choice(let cases):
      if name == "resolvedColor", let traits = given?.first { return resolved(value, traits, scope) }
      return .choosing(
        cases.map { part in
          .init(conditions: part.conditions, value: member(name, of: part.value, given, at: place, scope, as: expected))
        })
    case .instance(let instance):
      if name == "init", let given { return make(instance.type, given, at: place, scope) }
      if let found = member(name, on: instance.type, isStatic: false, given: given), !isShadowed(found, by: given) {
        return self.value(of: found, this: value, given, at: place, scope, as: expected)
      }
      if let own = instance.field(name), given == nil || own.isCallable || !SwiftUIModifiers.all.contains(name) {
        return given.map { call(own, $0, at: place, scope) } ?? own
      }
      if let given { return modified(value, name, given, at: place, scope) }
      return .unknown(Unknown(subject: .value(value.fingerprint.adding(name), name: name), reason: .unknownName(name)))
    case .unknown(let unknown): return part(name, of: unknown, given, at: place, scope, as: expected)
    case .type(let path): return staticMember(name, of: path, given, at: place, scope, as: expected)
    case .system(let type): return systemMember(name, of: type, given, at: place, scope)
    case .view: return given.map { modified(value, name, $0, at: place, scope) } ?? value
    case .color(let color): return colorMember(name, of: color, given, at: place, scope)
    case .font(let font): return fontMember(name, of: font, given, at: place, scope)
    case .member(let own): return caseMember(name, of: own, value, given, at: place, scope, as: expected)
    case .none:
      // An extension of an optional has members for it too.
      guard let only = types.optionalMembers[name] else { return .none }
      guard let found = only else { return .unknown(Unknown(name, .computed(name))) }
      return self.value(of: found, value, given, at: place, scope.home.environment, as: expected)
    case .tuple(let elements):
      if let index = Int(name), elements.indices.contains(index) { return elements[index].value }
      return elements.first { $0.label == name }?.value ?? .unknown(Unknown(name, .unknownName(name)))
    case .list(let values): return listMember(name, of: values, value, given)
    case .bool, .number, .text, .closure:
      if let found = extensionMember(name, of: value, given) {
        return self.value(of: found, value, given, at: place, scope.home.environment, as: expected)
      }
      if case .text(let text) = value {
        switch name {
        case "isEmpty": return .bool(text.isEmpty)
        case "uppercased", "lowercased", "capitalized", "localized", "description", "trimmingCharacters": return value
        default: break
        }
      }
      if case .closure(let closure) = value {
        if name == "callAsFunction" { return call(closure, given ?? []) }
        // A builder that is shown where it stands.
        if let given, SwiftUIModifiers.all.contains(name) || project.viewModifier(name) != nil {
          return modified(value, name, given, at: place, scope)
        }
      }
      if ["cgFloat", "doubleValue"].contains(name) { return value }
      if name == "wrappedValue" { return value }
      return .unknown(Unknown(subject: .value(value.fingerprint.adding(name), name: name), reason: .computed(name)))
    }
  }

  private mutating func extensionMember(_ name: String, of value: Value, _ given: [Argument]?) -> SourceProject
    .Declaration?
  {
    let types: [String]
    switch value {
    case .bool: types = ["Bool"]
    case .number: types = ["CGFloat", "Double", "Int", "Float", "UInt", "UInt32"]
    case .text: types = ["String", "LocalizedStringKey"]
    default: types = []
    }
    for type in types {
      if let found = declaration("\(type).\(name)", given: given, where: { !$0.isStatic }) { return found }
    }
    return nil
  }

  private mutating func part(
    _ name: String, of unknown: Unknown, _ given: [Argument]?, at place: SourceProject.Place, _ scope: Scope,
    as expected: String
  ) -> Value {
    let value = Value.unknown(unknown)
    if unknown.type == "EnvironmentValues", given == nil { return environmentValue(name, scope.home.environment) }
    if given == nil, let required = required(name, of: unknown, at: place, scope) { return required }
    if !unknown.type.isEmpty, let found = member(name, on: unknown.type, isStatic: false, given: given),
      !isShadowed(found, by: given)
    {
      return self.value(of: found, this: value, given, at: place, scope, as: expected)
    }
    switch name {
    case "userInterfaceStyle", "colorScheme": return environmentValue("colorScheme", scope.home.environment)
    case "accessibilityContrast":
      return .unknown(Unknown(subject: .contrast, reason: .environment(name), type: "UIAccessibilityContrast"))
    case "wrappedValue", "projectedValue", "self", "unsafelyUnwrapped": return value
    default: break
    }
    // A text is as empty as it is without its spaces, but for texts of spaces alone.
    if name == "isEmpty", let whole = trimmed[unknown.subject.fingerprint] {
      return part(name, of: whole, given, at: place, scope, as: expected)
    }
    guard let given else {
      var own = unknown.part(name)
      if ColorKind(unknown.type) != nil { own.subject = .components(own.subject.fingerprint) }
      return .unknown(own)
    }
    if name == "reduce", given.count == 2 {
      let start = self.value(of: given[0])
      if start.firstView != nil {
        let element = unknown.part("element", type: Self.elementType(unknown.type), reason: .parameter("element"))
        return reduced(start, elements[unknown.subject.fingerprint] ?? .unknown(element), by: given[1])
      }
    }
    if let mapped = mapped(name, of: unknown, given, at: place, scope) { return mapped }
    if unknown.type.isEmpty || Self.viewTypes.contains(unknown.type) || inherits(unknown.type, from: ["View"]),
      SwiftUIModifiers.all.contains(name) || project.viewModifier(name) != nil
    {
      return modified(value, name, given, at: place, scope)
    }
    if unknown.type == "Color" || unknown.type == "UIColor" {
      return .color(.unresolved(unknown.reason))
    }
    let words = given.prefix(4).map { self.value(of: $0).words }
    let names = words.map { $0.split(separator: ".").last.map { String($0) } ?? "" }
    let said = names.isEmpty ? "" : names.allSatisfy { !$0.holds(" ") } ? "(\(names.joined(separator: ",")))" : "(…)"
    var made = unknown.part(([name] + words).joined(separator: "_"), reason: .computed(name))
    made.subject = made.subject.named("\(name)\(said)", in: unknown.subject)
    return .unknown(keepingFilters(of: unknown, name, given, in: made))
  }

  /// The value that `map` and the like make of an optional value, or of the elements of a list; nil for another call.
  private mutating func mapped(
    _ name: String, of unknown: Unknown, _ given: [Argument], at place: SourceProject.Place, _ scope: Scope
  ) -> Value? {
    guard ["map", "flatMap"].contains(name) || name == "compactMap" && unknown.type.hasPrefix("["),
      let argument = given.first(where: { $0.label.isEmpty })
    else { return nil }
    let change = self.value(of: argument)
    guard change.isCallable else { return .unknown(unknown.part(name, reason: .computed(name))) }
    let element =
      unknown.type.hasPrefix("[") && name != "flatMap"
      ? unknown.part("element", type: Self.elementType(unknown.type), reason: .parameter("element")) : unknown
    let given = [Argument(label: "", isTrailing: false, place: place, scope: scope, value: .unknown(element))]
    let result = call(change, given, at: place, scope)
    if unknown.type.hasPrefix("["), name != "flatMap" {
      let list = Unknown(
        subject: .value(result.fingerprint.adding(name), name: unknown.subject.name), reason: .computed(name),
        isPresent: unknown.isPresent)
      elements[list.subject.fingerprint] = result
      return .unknown(list)
    }
    if unknown.isPresent { return result }
    let has = unknown.hasValue
    return .choosing([.init(conditions: [has], value: result), .init(conditions: [has.negated], value: .none)])
  }

  /// A list that was made of another one, whose elements have passed the same tests, and one more after `filter`.
  private mutating func keepingFilters(
    of list: Unknown, _ name: String, _ given: [Argument], in made: Unknown
  ) -> Unknown {
    var made = made
    var tests = filters[list.subject.fingerprint] ?? []
    switch name {
    case "filter":
      guard let argument = given.first, case .closure(let closure) = value(of: argument) else { return made }
      tests.append(closure)
    case "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast": break
    case "trimmingCharacters":
      trimmed[made.subject.fingerprint] = list
      return made
    default: return made
    }
    made.type = list.type
    if !tests.isEmpty { filters[made.subject.fingerprint] = tests }
    return made
  }

  /// Returns true if a call of a name means a modifier of SwiftUI, because the property of that name cannot be called:
  /// `row.tint(.red)`.
  private mutating func isShadowed(_ found: SourceProject.Declaration, by given: [Argument]?) -> Bool {
    given != nil && found.member.kind == .variable && SwiftUIModifiers.all.contains(found.member.name)
      && !type(of: found.place, within: found.member.typePath).holds("->")
  }

  static let viewTypes: Set<String> = ["View", "Content", "AnyView", "Text", "Image", "Label", "Body"]

  private mutating func staticMember(
    _ name: String, of path: String, _ given: [Argument]?, at place: SourceProject.Place, _ scope: Scope,
    as expected: String
  ) -> Value {
    if name == "init", let given { return make(path, given, at: place, scope) }
    if name == "self" || name == "Type" || name == "init" { return .type(path) }
    if let found = member(name, on: path, isStatic: true, given: given)
      ?? declaration("\(path).\(name)", given: given, where: { $0.kind.isType || $0.kind == .typeAlias })
    {
      return value(of: found, nil, given, at: place, scope.home.environment, as: expected)
    }
    if name == "allCases", let cases = allCases(of: path) { return cases }
    if let generated = generatedColor(name, of: path, given) { return generated }
    let type = "\(path).\(name)"
    if types[type] != nil { return given.map { make(type, $0, at: place, scope) } ?? .type(type) }
    return .unknown(
      Unknown(
        subject: .value(Fingerprint(53).adding(path).adding(name), name: name), reason: .unknownName("\(path).\(name)"))
    )
  }

  private mutating func caseMember(
    _ name: String, of own: MemberValue, _ value: Value, _ given: [Argument]?, at place: SourceProject.Place,
    _ scope: Scope,
    as expected: String
  ) -> Value {
    if !own.type.isEmpty, let found = member(name, on: own.type, isStatic: false, given: given) {
      return self.value(of: found, this: value, given, at: place, scope, as: expected)
    }
    if name == "rawValue", let raw = rawValue(of: own) { return raw }
    // A group of colors: `.Brand.main`.
    if own.type.isEmpty, given == nil, own.arguments.isEmpty, let first = own.name.utf8.first, first <= 0x5A {
      return .member(MemberValue(type: "", name: "\(own.name).\(name)", arguments: []))
    }
    if own.type.isEmpty {
      // `.brand.opacity(0.5)`: only a color or a font goes on like this.
      if let color = namedColor(own.name, own.arguments, kind: .style, scope), !isUnresolved(color), !color.isMember {
        return member(name, of: color, given, at: place, scope, as: expected)
      }
      if let font = namedFont(own.name, own.arguments, scope) {
        return member(name, of: font, given, at: place, scope, as: expected)
      }
      let symbol = Value.color(.symbol(own.name))
      if ["opacity", "gradient", "mix"].contains(name) {
        return member(name, of: symbol, given, at: place, scope, as: expected)
      }
      return .member(MemberValue(type: "", name: "\(own.name).\(name)", arguments: given ?? []))
    }
    return .unknown(
      Unknown(subject: .value(value.fingerprint.adding(own.type).adding(name), name: name), reason: .unknownName(name)))
  }

  func isUnresolved(_ value: Value) -> Bool {
    if case .color(let color) = value { !color.isResolved } else { false }
  }

  /// The raw value of a case: as written, or its own name.
  private mutating func rawValue(of own: MemberValue) -> Value? {
    guard let found = declaration("\(own.type).\(own.name)", given: nil, where: { $0.kind == .enumCase }) else {
      return nil
    }
    let tree = tree(found.file)
    if let value = tree.child(of: found.member.node, .value) {
      return self.value(in: value, Scope(Home(file: found.file, type: own.type, environment: Surroundings())))
    }
    return types[own.type]?.inherited.contains("String") ?? false ? .text(own.name) : nil
  }

  /// `.name`, called or not, of the type that is expected.
  mutating func implicit(_ link: NodeIndex, _ scope: Scope, as expected: String) -> Value {
    let tree = tree(scope.file)
    let name = tree.name(link)
    let isCalled = tree[link].flags.contains(.isCalled)
    let given = isCalled ? arguments(of: link, scope) : []
    let place = SourceProject.Place(file: scope.file, node: link)
    let type = Self.bare(expected)
    if name == "none", !isCalled,
      type.isEmpty || types.enumeration(of: name) == nil && types[type]?.cases.contains(name) != true
    {
      return .none
    }
    let path =
      type.isEmpty
      ? nil : self.path(ofType: type, within: scope.home.type, in: scope.file) ?? (types.isDeclared(type) ? type : nil)
    if let path {
      if name == "init" { return make(path, given, at: place, scope) }
      if let found = member(name, on: path, isStatic: true, given: isCalled ? given : nil) {
        return value(of: found, nil, isCalled ? given : nil, at: place, scope.home.environment, as: expected)
      }
      // An extension of a protocol that is for this type alone.
      for inherited in types[path]?.inherited ?? [] {
        if let found = declaration("\(inherited).\(name)", given: isCalled ? given : nil, where: { $0.isStatic }) {
          return value(of: found, nil, isCalled ? given : nil, at: place, scope.home.environment, as: expected)
        }
      }
    }
    if name == "init", isCalled, !type.isEmpty { return system(type, given, at: place, scope) }
    if let kind = ColorKind(type), let color = namedColor(name, given, kind: kind, scope) {
      return type == "Color" ? color.ofColor : color
    }
    if type == "Font" || type == "UIFont", let font = namedFont(name, given, scope) { return font }
    if !type.isEmpty, let found = declaration("\(type).\(name)", given: isCalled ? given : nil, where: { $0.isStatic })
    {
      return value(of: found, nil, isCalled ? given : nil, at: place, scope.home.environment, as: expected)
    }
    // A binding to a value: `.constant(isOn)`.
    if name == "constant", path == nil, given.count == 1 { return value(of: given[0], as: type) }
    return .member(MemberValue(type: path ?? "", name: name, arguments: given))
  }
}
