import Palettes

extension Evaluator {
  /// The value of a declaration for a value of its type.
  mutating func value(
    of declaration: SourceProject.Declaration, _ this: Value?, _ given: [Argument]?, at place: SourceProject.Place,
    _ environment: Surroundings, as expected: String
  ) -> Value {
    let member = declaration.member
    let home = Home(
      file: declaration.file, type: member.typePath, this: this, selfType: constrainedSelf(declaration),
      environment: environment)
    switch member.kind {
    case .enumCase:
      return .member(MemberValue(type: member.typePath, name: member.name, arguments: given ?? []))
    case .function:
      guard let given else { return .closure(Closure(declaration.place, Scope(home))) }
      return function(declaration.place, given, Scope(home))
    case .variable:
      let value = variable(declaration, this, home)
      return given.map { call(value, $0, at: place, Scope(home)) } ?? value
    case .typeAlias:
      let real = alias(member.name, within: member.typePath, in: declaration.file) ?? aliased(declaration)
      let type =
        path(ofType: real, within: member.typePath, in: declaration.file).map { Value.type($0) } ?? .system(real)
      return given.map { call(type, $0, at: place, Scope(home)) } ?? type
    default:
      guard member.kind.isType else { return .unknown(Unknown(member.name, .computed(member.name))) }
      return given.map { make(member.path, $0, at: place, Scope(home)) } ?? .type(member.path)
    }
  }

  private mutating func variable(_ declaration: SourceProject.Declaration, _ this: Value?, _ home: Home) -> Value {
    let node = declaration.member.node
    let tree = tree(declaration.file)
    let scope = Scope(home)
    let expected = Self.own(type(of: declaration.place, within: home.type), home)
    calling.append(declaration.place)
    defer { calling.removeLast() }
    if let block = getter(of: node, tree) {
      evaluated.insert(declaration.place)
      var key = Fingerprint(40)
      key.add(declaration.place)
      key.add(home.fingerprint)
      return once(key, declaration.member.name, at: declaration.place) {
        $0.run(block, scope, as: expected).typed(expected)
      }
    }
    guard let value = tree.child(of: node, .value) else {
      return .unknown(unknown(declaration, this, type: expected, .parameter(declaration.member.name)))
    }
    var key = Fingerprint(41)
    key.add(declaration.place)
    key.add(home.selfType)
    let first = once(key, declaration.member.name, at: declaration.place) {
      $0.value(in: value, scope, as: expected)
    }
    switch first {
    case .bool, .member:
      let isChanging =
        !tree[node].flags.contains(.isConstant)
        && types.changes.isChanging(
          declaration.member.name, in: declaration.file, isPrivate: isPrivate(node, tree))
      guard isChanging else { return first }
      // What code chooses among may be any of the others.
      return state(declaration, this, expected)
        ?? .unknown(unknown(declaration, this, type: expected, .parameter(declaration.member.name)))
    default: return first
    }
  }

  static func own(_ type: String, _ home: Home) -> String { type == "Self" ? home.selfType : type }

  /// The block of a computed property.
  func getter(of node: NodeIndex, _ tree: SyntaxTree) -> NodeIndex? {
    if let block = tree.child(of: node, .block) { return block }
    for child in tree.children(of: node) where tree[child].kind == .accessor && tree.isNamed(child, "get") {
      return tree.child(of: child, .block)
    }
    return nil
  }

  // MARK: - Functions

  /// The result of a function for its arguments.
  mutating func function(_ place: SourceProject.Place, _ given: [Argument], _ scope: Scope) -> Value {
    let tree = tree(place.file)
    guard let block = tree.child(of: place.node, .block) else {
      return .unknown(Unknown(tree.name(place.node), .computed(tree.name(place.node))))
    }
    evaluated.insert(place)
    let inner = bind(parameters(of: place), given, scope, place.file)
    var key = Fingerprint(43)
    key.add(place)
    key.add(inner.fingerprint)
    let expected = Self.own(resultType(of: place), scope.home)
    return once(key, tree.name(place.node), at: place) { evaluator in
      evaluator.calling.append(place)
      defer { evaluator.calling.removeLast() }
      return evaluator.run(block, inner, as: expected).typed(expected)
    }
  }

  /// Binds parameters to arguments, or to their default values.
  ///
  /// Where nothing is known of the call, no default value is taken.
  mutating func bind(
    _ parameters: [Parameter], _ given: [Argument], _ scope: Scope, _ file: FileIndex, isCallKnown: Bool = true
  ) -> Scope {
    var inner = scope
    let tree = tree(file)
    let matched = Parameter.match(given, parameters)
    for (parameter, index) in zip(parameters, matched) {
      let type = self.type(of: .init(file: file, node: parameter.node), within: scope.home.type)
      if let index {
        inner.bind(parameter.name, value(of: given[index], as: type).typed(type))
      } else if isCallKnown, let standard = tree.child(of: parameter.node, .value),
        tree[parameter.node].kind == .parameter
      {
        inner.bind(parameter.name, value(in: standard, scope, as: type))
      } else {
        var identity = Fingerprint(44)
        identity.add(SourceProject.Place(file: file, node: parameter.node))
        inner.bind(
          parameter.name,
          .unknown(
            Unknown(
              subject: .value(identity, name: parameter.name), reason: .parameter(parameter.name), type: type,
              isPresent: !Self.isOptional(parameter.type))))
      }
    }
    return inner
  }

  /// The result of a closure, or of a function that was passed on.
  mutating func call(_ closure: Closure, _ given: [Argument] = []) -> Value {
    let place = closure.place
    let tree = tree(place.file)
    switch tree[place.node].kind {
    case .function: return function(place, given, closure.scope)
    case .keyPath: return given.first.map { path(tree.name(place.node), of: value(of: $0), closure.scope) } ?? .none
    case .closure: break
    default: return .unknown(Unknown("a call", .computed("a call")))
    }
    var scope = closure.scope
    let names = tree.children(of: place.node).filter { tree[$0].kind == .parameter }.map { tree.text($0) }
    var identity = Fingerprint(45)
    identity.add(place)
    var given = given
    if given.count == 1, names.count > 1, case .tuple(let elements) = value(of: given[0]) {
      given = elements.map {
        Argument(label: "", isTrailing: false, place: given[0].place, scope: given[0].scope, value: $0.value)
      }
    }
    let count = max(names.count, given.count, names.isEmpty ? 2 : 0)
    for index in 0..<count {
      let name = index < names.count ? names[index] : "$\(index)"
      let value: Value =
        index < given.count
        ? self.value(of: given[index])
        : .unknown(
          Unknown(
            subject: .value(identity.adding(name), name: name == "$0" ? "element" : name), reason: .parameter(name)))
      scope.bind(name, value)
    }
    evaluated.insert(place)
    var key = Fingerprint(46)
    key.add(place)
    key.add(scope.fingerprint)
    return once(key, "a closure", at: place) {
      $0.run(items: Array(tree.children(of: place.node)), scope, as: "").result(at: place)
    }
  }

  /// The value at a key path: `\.name.other`.
  mutating func path(_ text: String, of value: Value, _ scope: Scope) -> Value {
    var value = value
    for name in text.split(separator: ".").prefix(8) {
      value = member(
        String(name).trimmed, of: value, nil, at: .init(file: scope.file, node: NodeIndex(0)), scope, as: "")
    }
    return value
  }

  // MARK: - Instances

  /// A value of a type of the project.
  mutating func make(_ path: String, _ given: [Argument], at place: SourceProject.Place, _ scope: Scope) -> Value {
    // A name that the project only extends is one of the system.
    guard let entry = types[path], types.isDeclared(path) else { return system(path, given, at: place, scope) }
    made.insert(place)
    if entry.kind == .enumType, let made = madeCase(of: path, given, scope) { return made }
    if entry.kind == .enumType || entry.kind == .protocolType {
      var identity = Fingerprint(47).adding(path)
      for argument in given { identity.add(value(of: argument).fingerprint) }
      if given.isEmpty { identity.add(place) }
      return .unknown(Unknown(subject: .value(identity, name: path), reason: .computed(path), type: path))
    }
    return step(path) { evaluator in
      // One that hands on to another one of its type does not mean itself.
      let initializer = evaluator.declaration("\(path).init", given: given, but: evaluator.initializing) {
        $0.kind == .initializer
      }
      if let initializer, evaluator.tree(initializer.file).child(of: initializer.member.node, .block) != nil,
        evaluator.takes(initializer, given) || !evaluator.isInExtension(initializer)
      {
        if evaluator.project.isViewType(path) { return evaluator.initialized(path, initializer, given, scope) }
        // Objects of an app may make all others.
        return evaluator.briefly { $0.initialized(path, initializer, given, scope) } ?? .instance(Instance(path, []))
      }
      if given.count > Self.mostFields, !evaluator.project.isViewType(path) {
        return evaluator.briefly { $0.memberwise(path, entry, given, scope) } ?? .instance(Instance(path, []))
      }
      return evaluator.memberwise(path, entry, given, scope)
    }
  }

  /// Returns true for an initializer of an extension, which leaves a type the one of its stored properties.
  private func isInExtension(_ initializer: SourceProject.Declaration) -> Bool {
    let source = project.files[initializer.file]
    return source.parent(of: initializer.member.node).map { source.tree[$0].kind == .extensionType } ?? false
  }

  /// The case that an initializer of an enumeration assigns to `self`; nil for none.
  private mutating func madeCase(of path: String, _ given: [Argument], _ scope: Scope) -> Value? {
    let found = declaration("\(path).init", given: given, but: initializing) { $0.kind == .initializer }
    guard let found, takes(found, given), let block = tree(found.file).child(of: found.member.node, .block) else {
      return nil
    }
    let home = Home(file: found.file, type: path, environment: scope.home.environment)
    let inner = bind(parameters(of: found.place), given, Scope(home), found.file)
    let items = Array(tree(found.file).children(of: block))
    initializing.append(found.place)
    defer { initializing.removeLast() }
    return run(items: items, inner, as: "").scope.local("self")
  }

  /// The most arguments of a value other than a view, before making it has to end soon.
  private static let mostFields = 8

  private mutating func memberwise(_ path: String, _ entry: TypeIndex.Entry, _ given: [Argument], _ scope: Scope)
    -> Value
  {
    let parameters = memberwiseParameters(path, entry)
    let matched = Parameter.match(given, parameters.map { $0.parameter })
    var fields: [Value.Element] = []
    for (part, index) in zip(parameters, matched) {
      guard let index else {
        // A variable that may be `nil` is so from the start.
        if isNil(part.parameter, part.file) { fields.append(.init(label: part.parameter.name, value: .none)) }
        continue
      }
      let type = self.type(of: .init(file: part.file, node: part.parameter.node), within: path)
      fields.append(.init(label: part.parameter.name, value: value(of: given[index], as: type).typed(type)))
    }
    return .instance(Instance(path, fields))
  }

  private func isNil(_ field: Parameter, _ file: FileIndex) -> Bool {
    let tree = tree(file)
    return !field.hasDefault && (field.type.hasSuffix("?") || field.type.hasPrefix("Optional<"))
      && !tree[field.node].flags.contains(.isConstant)
  }

  /// The value that an initializer with a body makes.
  private mutating func initialized(
    _ path: String, _ initializer: SourceProject.Declaration, _ given: [Argument], _ scope: Scope
  ) -> Value {
    let tree = tree(initializer.file)
    let home = Home(
      file: initializer.file, type: path, this: .instance(Instance(path, [])), environment: scope.home.environment)
    let parameters = parameters(of: initializer.place)
    // Arguments are evaluated where they stand, default values in the type.
    let inner = bind(parameters, given, Scope(home), initializer.file)
    guard let block = tree.child(of: initializer.member.node, .block) else { return .instance(Instance(path, [])) }
    var key = Fingerprint(48)
    key.add(initializer.place)
    key.add(inner.fingerprint)
    return once(key, path, at: initializer.place) { evaluator in
      evaluator.initializing.append(initializer.place)
      let flow = evaluator.run(items: Array(tree.children(of: block)), inner, as: "")
      evaluator.initializing.removeLast()
      var made = Instance(path, [])
      // What an initializer sets that hands on to another one comes after what that has set.
      if case .instance(let handed)? = flow.scope.local("self") { made = handed }
      var set: [Value.Element] = []
      for place in evaluator.types[path]?.fields ?? [] {
        let name = evaluator.tree(place.file).name(place.node)
        if let value = flow.scope.local("self.\(name)") { set.append(.init(label: name, value: value)) }
      }
      return .instance(made.setting(set))
    }
  }

  /// The property wrapper of a property; nil for none.
  func wrapper(of node: NodeIndex, _ tree: SyntaxTree) -> String? {
    for child in tree.children(of: node) where tree[child].kind == .attribute {
      let name = tree.name(child)
      if let first = name.utf8.first, first >= 0x41, first <= 0x5A, name != "MainActor", name != "ObservationIgnored" {
        return name
      }
    }
    return nil
  }

  /// The value of a stored property of an instance.
  mutating func field(_ declaration: SourceProject.Declaration, of instance: Instance, _ environment: Surroundings)
    -> Value
  {
    let tree = tree(declaration.file)
    let node = declaration.member.node
    let name = declaration.member.name
    let type = type(of: declaration.place, within: instance.type)
    let given = instance.field(name)
    let this = Value.instance(instance)
    // The variables of an object may change, those of a value do not.
    let isConstant =
      types[instance.type]?.kind != .classType || tree[node].flags.contains(.isConstant)
      || !types.changes.isChanging(name, in: declaration.file, isPrivate: isPrivate(node, tree))
    switch wrapper(of: node, tree) {
    case "Environment":
      return environmentValue(declaration, environment, type: type)
    case "EnvironmentObject":
      if let value = environment.value(type) { return value }
      return .unknown(
        Unknown(
          subject: .value(Fingerprint(49).adding(type), name: name),
          reason: .environment(type.isEmpty ? name : type), type: type))
    case "ScaledMetric": break
    case "Binding", "ObservedObject", "Bindable", "ViewBuilder", nil:
      if let given, isConstant { return given }
    case "Published": break
    case "State":
      return state(declaration, this, type) ?? .unknown(unknown(declaration, this, type: type, .parameter(name)))
    case "StateObject", "AppStorage", "SceneStorage", "FocusState", "GestureState":
      return .unknown(unknown(declaration, this, type: type, .parameter(name)))
    default:
      if let given { return given }
      return .unknown(unknown(declaration, this, type: type, .parameter(name)))
    }
    guard isConstant, let value = tree.child(of: node, .value) else {
      return .unknown(unknown(declaration, this, type: type, .parameter(name)))
    }
    let home = Home(file: declaration.file, type: instance.type, this: this, environment: environment)
    var key = Fingerprint(50)
    key.add(declaration.place)
    key.add(instance.fingerprint)
    return once(key, name, at: declaration.place) { $0.value(in: value, Scope(home), as: type) }
  }

  /// A state that nothing changes, or one that only takes some cases of its enumeration; nil for others.
  private mutating func state(_ declaration: SourceProject.Declaration, _ this: Value?, _ type: String) -> Value? {
    let tree = tree(declaration.file)
    let name = declaration.member.name
    guard let cases = types.changes.cases(of: name),
      let first = tree.child(of: declaration.member.node, .value).flatMap({ tree.soleChain(of: $0) }),
      let link = tree.soleLink(of: first)
    else { return nil }
    if [.boolean, .integer, .float, .string, .implicitMember].contains(tree[link].kind),
      cases.allSatisfy({ tree.name(link) == $0 })
    {
      let home = Home(file: declaration.file, type: declaration.member.typePath, environment: Surroundings())
      return value(ofLinks: [link], Scope(home), as: type)
    }
    guard tree[link].kind == .implicitMember, types[type]?.kind == .enumType else { return nil }
    let own = unknown(declaration, this, type: type, .parameter(name))
    var taken = own
    taken.subject = .value(own.subject.fingerprint, name: name, cases: Set(cases + [tree.name(link)]).sorted())
    return .unknown(taken)
  }

  /// Returns true if only the file of a property can set it.
  private func isPrivate(_ node: NodeIndex, _ tree: SyntaxTree) -> Bool {
    tree.bytes[tree[node].range].prefix { !":={".utf8.contains($0) }.split(separator: UInt8(ascii: " ")).contains {
      $0.starts(with: "private".utf8) || $0.starts(with: "fileprivate".utf8)
    }
  }
}
