import Palettes

/// A function with the values of its parameters.
struct BoundCall: Hashable {
  var place: SourceProject.Place
  var wanted: ColorResolver.Wanted
  var values: [ColorResolver.Value?]
  /// The parameters that have a value for certain, or have none, by their names.
  var presence: [String: Bool] = [:]
}

extension ColorResolver {
  /// The values of the parameters of the innermost function or type that is read for a call.
  struct Bindings: Sendable {
    var values: [SourceProject.Place: Value] = [:]
    /// The file and the nodes of the function or the type; what is declared in it depends on the values.
    var file: FileIndex?
    var nodes = NodeIndex(0)..<NodeIndex(0)

    /// Makes bindings of nothing.
    init() {}

    init(_ place: SourceProject.Place, _ parameters: [NodeIndex], _ values: [Value?], to end: NodeIndex) {
      (file, nodes) = (place.file, place.node..<end)
      for (parameter, value) in zip(parameters, values) {
        if let value { self.values[SourceProject.Place(file: place.file, node: parameter)] = value }
      }
    }

    /// Returns true if a declaration may depend on the values.
    func reach(_ place: SourceProject.Place) -> Bool {
      !values.isEmpty && place.file == file && nodes.contains(place.node)
    }
  }

  /// Resolves a call of a function of the project for the values of its arguments; nil if it is none, or has none that
  /// are known.
  mutating func boundCall(
    of link: NodeIndex, named name: String, on type: String, in file: FileIndex, as wanted: Wanted
  ) -> FoundColor? {
    let tree = tree(file)
    guard tree[link].flags.contains(.isCalled) else { return nil }
    let arguments = tree.arguments(of: link)
    guard
      let found = project.member(name, of: type, where: { $0.kind == .function })
    else { return nil }
    if Self.platform(type) != nil, let color = hexadecimalCall(link, named: name, in: file) { return color }
    return result(of: found.place, for: arguments, in: file, as: wanted) { resolver in
      resolver.body(of: found.place, name, as: wanted)
    }
  }

  /// Resolves `Color(brand: .x)` by the project's own initializer with that label; nil if there is none.
  mutating func ownInitializer(_ link: NodeIndex, in file: FileIndex, as wanted: Wanted) -> FoundColor? {
    let tree = tree(file)
    let arguments = tree.arguments(of: link)
    guard let first = arguments.first, !tree.isUnnamed(first) else { return nil }
    let label = tree.name(first)
    for type in ["Color", "UIColor", "NSColor"] {
      let found = project.initializers(of: type).first { declaration in
        let source = project.files[declaration.file].tree
        guard let parameter = source.child(of: declaration.member.node, .parameter) else { return false }
        return self.label(of: parameter, source) == label && !source.isConversion(declaration.member.node)
      }
      guard let found, let block = self.tree(found.file).child(of: found.member.node, .block) else { continue }
      let result = result(of: found.place, for: arguments, in: file, as: wanted) { resolver in
        resolver.initialized(by: block, in: found.file, as: wanted)
      }
      if let result, result.isResolved { return result }
    }
    return nil
  }

  /// The color that the body of an initializer gives to `self`; nil if it is another statement than these two.
  private mutating func initialized(by block: NodeIndex, in file: FileIndex, as wanted: Wanted) -> FoundColor {
    let tree = tree(file)
    for item in tree.children(of: block) where tree[item].kind == .statement {
      let parts = tree.sequence(of: item)
      if parts.count >= 3, tree.isNamed(parts[1], "="), tree.text(parts[0]) == "self" {
        return color(of: Array(parts[2...]), in: file, as: wanted)
      }
      guard parts.count == 1 else { continue }
      let links = tree.links(of: parts[0])
      if links.count == 2, tree.isNamed(links[0], "self"), tree.isNamed(links[1], "init") {
        return platformCall(links[1], in: file, as: wanted) ?? .unresolved(.computed("init"))
      }
    }
    return .unresolved(.computed("init"))
  }

  // MARK: Parameters

  private func label(of parameter: NodeIndex, _ tree: SyntaxTree) -> String {
    let words = tree.text(parameter).prefix { $0 != ":" }.split(separator: " ")
    return words.first == "_" ? "" : words.first.map(String.init) ?? ""
  }

  /// The result of a function with its parameters bound to arguments; nil if none of them is known.
  private mutating func result(
    of place: SourceProject.Place, for arguments: [NodeIndex], in file: FileIndex, as wanted: Wanted,
    _ find: (inout ColorResolver) -> FoundColor
  ) -> FoundColor? {
    steps += 1
    guard steps < Self.mostSteps, depth < Self.deepest else { return .unresolved(.tooDeep) }
    let parameters = self.parameters(of: place)
    let values = self.values(of: arguments, in: file, for: parameters, of: place)
    let presence = presence(of: arguments, in: file, for: parameters, of: place)
    guard values.contains(where: { $0 != nil }) || !presence.isEmpty else { return nil }
    let call = BoundCall(place: place, wanted: wanted, values: values, presence: presence)
    if let known = knownCalls[call] { return known }
    knownCalls[call] = .unresolved(.tooDeep)
    let outer = bindings
    bindings = Bindings(place, parameters, values, to: tree(place.file)[place.node].following)
    depth += 1
    let color = find(&self).bound(presence)
    depth -= 1
    bindings = outer
    knownCalls[call] = steps < Self.mostSteps ? color : nil
    return color
  }

  /// The bindings of the parameters of a function, or of the properties of a type, to the arguments of a call.
  mutating func bindings(of place: SourceProject.Place, to call: NodeIndex, in file: FileIndex) -> Bindings {
    if depth == 0 { steps = 0 }
    let parameters = self.parameters(of: place)
    let values = self.values(of: tree(file).arguments(of: call), in: file, for: parameters, of: place)
    return Bindings(place, parameters, values, to: tree(place.file)[place.node].following)
  }

  /// The parameters of a function, or the stored properties of a type, which a call sets by their names.
  private func parameters(of place: SourceProject.Place) -> [NodeIndex] {
    let tree = tree(place.file)
    let kind: NodeKind = tree[place.node].kind.isType ? .variable : .parameter
    return tree.children(of: place.node).filter { tree[$0].kind == kind }
  }

  /// The argument of each parameter; nil for its default value.
  func given(_ arguments: [NodeIndex], in file: FileIndex, for parameters: [NodeIndex], of place: SourceProject.Place)
    -> [NodeIndex?]
  {
    let (tree, callee) = (tree(file), tree(place.file))
    var given = [NodeIndex?](repeating: nil, count: parameters.count)
    let isType = callee[place.node].kind.isType
    for argument in arguments where !tree[argument].flags.contains(.isTrailing) {
      let label = tree.name(argument)
      let index = parameters.indices.first { index in
        let own = isType ? callee.name(parameters[index]) : self.label(of: parameters[index], callee)
        return given[index] == nil && (own == label || isType && label.isEmpty)
      }
      if let index { given[index] = argument }
    }
    return given
  }

  /// The values of arguments for parameters, in the order of the parameters; a default value for lack of an argument.
  private mutating func values(
    of arguments: [NodeIndex], in file: FileIndex, for parameters: [NodeIndex], of place: SourceProject.Place
  ) -> [Value?] {
    let callee = tree(place.file)
    let given = given(arguments, in: file, for: parameters, of: place)
    let isType = callee[place.node].kind.isType
    return parameters.indices.map { index in
      if let argument = given[index] {
        return value(of: argument, in: file, for: parameters[index], in: place.file)
      }
      guard !isType, let standard = callee.child(of: parameters[index], .value) else { return nil }
      return value(of: standard, in: place.file, for: parameters[index], in: place.file)
    }
  }

  /// The value of an argument as far as it is known: a case, a string, a color.
  private mutating func value(
    of argument: NodeIndex, in file: FileIndex, for parameter: NodeIndex, in other: FileIndex
  ) -> Value? {
    let tree = tree(file)
    if let text = tree.stringLiteral(argument) { return .text(text) }
    guard let chain = tree.soleChain(of: argument) else { return nil }
    let links = tree.links(of: chain)
    if links.count == 1, tree[links[0]].kind == .implicitMember, let type = typePath(of: parameter, in: other) {
      let name = tree.name(links[0])
      if project.member(name, of: type, where: { $0.kind == .enumCase }) != nil {
        return .enumCase(type: type, name: name)
      }
    }
    let callee = self.tree(other)
    let wanted = callee.child(of: parameter, .typeName).flatMap { Self.platform(callee.name($0)) }
    switch value(links, in: file, as: wanted ?? .style) {
    case .success(.color(let color)): return color.isResolved && wanted != nil ? .color(color) : nil
    case .success(let value): return value
    case .failure: return nil
    }
  }

  /// The string that an argument means: a parameter that is bound to one, or the raw value of a case.
  mutating func textValue(_ argument: NodeIndex, in file: FileIndex) -> String? {
    guard let chain = tree(file).soleChain(of: argument),
      case .success(.text(let text)) = value(tree(file).links(of: chain), in: file, as: .style)
    else { return nil }
    return text
  }
}

extension SyntaxTree {
  /// True for initializers that only change how numbers are written, which are understood by their labels.
  fileprivate func isConversion(_ initializer: NodeIndex) -> Bool {
    guard let parameter = child(of: initializer, .parameter) else { return true }
    let label = text(parameter).prefix { $0 != ":" && $0 != " " }
    return ["hex", "hexString", "rgb", "light", "red", "white", "hue", "uiColor", "nsColor", "cgColor"].contains {
      $0 == label
    }
  }
}
