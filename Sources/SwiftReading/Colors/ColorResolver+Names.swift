import Palettes

extension ColorResolver {
  /// Resolves the first name of a chain, its call included.
  mutating func headOfName(_ link: NodeIndex, in file: FileIndex, as wanted: Wanted) -> Result<Value, UnresolvedReason>
  {
    let tree = tree(file)
    let name = tree.name(link)
    if let platform = Self.platform(name) ?? aliasedPlatform(name) {
      guard tree[link].flags.contains(.isCalled) else { return .success(.platform(platform)) }
      return .success(
        .color(platformCall(link, in: file, as: platform) ?? .unresolved(.notConstant(text([link], file)))))
    }
    if let gradient = gradient(link, in: file) { return .success(.color(gradient)) }
    switch name {
    case "self", "Self":
      guard let type = project.files[file].type(around: link) else {
        return .failure(.init(reason: .unknownForm(name)))
      }
      if let platform = Self.platform(type.path), tree[link].flags.contains(.isCalled) {
        return .success(
          .color(platformCall(link, in: file, as: platform) ?? .unresolved(.notConstant(text([link], file)))))
      }
      return .success(.type(type.path))
    case "AnyShapeStyle", "AnyView":
      guard let argument = tree.firstArgument(of: link) else { return .failure(.init(reason: .unknownForm(name))) }
      return .success(.color(color(of: tree.sequence(of: argument), in: file, as: wanted)))
    default: break
    }
    if let local = local(name, around: link, in: file, as: wanted) { return local }
    let outer = project.files[file].type(around: link)?.path ?? ""
    if tree.isNamedAsType(link) {
      return project.typePath(of: link, tree, within: outer).map { .success(.type($0)) }
        ?? .failure(.init(reason: .unknownName(name)))
    }
    var scope = outer[...]
    while true {
      let type = String(scope)
      if let call = boundCall(of: link, named: name, on: type, in: file, as: wanted) { return .success(.color(call)) }
      if let value = declared(name, of: type, as: wanted) { return value }
      guard !scope.isEmpty else { return .failure(.init(reason: .unknownName(name))) }
      scope = scope.outerPath
    }
  }

  /// The platform type behind a type alias of the project, such as one name for `UIColor` and `NSColor`.
  private func aliasedPlatform(_ name: String) -> Wanted? {
    guard let found = project.member(name, of: "", where: { $0.kind == .typeAlias }) else { return nil }
    let tree = tree(found.file)
    return tree.child(of: found.member.node, .typeName).flatMap { Self.platform(tree.name($0)) }
  }

  static func platform(_ name: String) -> Wanted? {
    switch name {
    case "Color": .style
    case "UIColor", "NSColor", "ColorResource": .uiColor
    case "Glass": .glass
    case "Material": .material
    default: nil
    }
  }

  /// A constant of the function around, or a parameter of it or of a closure.
  private mutating func local(_ name: String, around node: NodeIndex, in file: FileIndex, as wanted: Wanted)
    -> Result<Value, UnresolvedReason>?
  {
    let (source, tree) = (project.files[file], tree(file))
    var inner = node
    for outer in source.ancestors(of: node) {
      let kind = tree[outer].kind
      if kind.isType { return nil }
      for child in tree.children(of: outer) {
        guard child < inner else { break }
        steps += 1
        guard steps < Self.mostSteps else { return .failure(.init(reason: .tooDeep)) }
        guard tree[child].kind == .parameter || tree[child].kind == .variable, tree.name(child) == name else {
          continue
        }
        if tree[child].kind == .parameter { return parameter(child, name, in: file) }
        if source.member(around: child)?.node != child { return variable(child, name, in: file, as: wanted) }
      }
      inner = outer
    }
    return nil
  }

  private func parameter(_ node: NodeIndex, _ name: String, in file: FileIndex) -> Result<Value, UnresolvedReason> {
    if let value = bindings.values[SourceProject.Place(file: file, node: node)] { return .success(value) }
    if let path = typePath(of: node, in: file) { return .success(.type(path)) }
    return .success(.color(.unresolved(.parameter(name))))
  }

  /// A member of a type by its name; nil when the type has none.
  mutating func declared(_ name: String, of type: String, as wanted: Wanted) -> Result<Value, UnresolvedReason>? {
    steps += 1
    guard steps < Self.mostSteps else { return .failure(.init(reason: .tooDeep)) }
    guard let declaration = project.member(name, of: type) else { return nil }
    switch declaration.member.kind {
    case .variable: return variable(declaration.member.node, name, in: declaration.file, as: wanted)
    case .function: return .success(.color(body(of: declaration.place, name, as: wanted).withoutBindings))
    case .enumCase: return .success(.enumCase(type: type, name: name))
    case .typeAlias: return .failure(.init(reason: .unknownForm(name)))
    default: return .success(.type(declaration.member.path))
    }
  }

  /// Resolves a property or a constant.
  private mutating func variable(_ node: NodeIndex, _ name: String, in file: FileIndex, as wanted: Wanted)
    -> Result<Value, UnresolvedReason>
  {
    let tree = tree(file)
    if let value = bindings.values[SourceProject.Place(file: file, node: node)] { return .success(value) }
    if let path = typePath(of: node, in: file) { return .success(.type(path)) }
    let wanted = annotation(of: node, in: file) ?? wanted
    if let key = ConditionReader.environmentKey(ofProperty: node, tree) { return environment(key, as: wanted) }
    if let path = environmentObject(ofProperty: node, in: file) { return .success(.type(path)) }
    if let color = themed(node, name, in: file, as: wanted) { return .success(.color(color)) }
    if let value = tree.child(of: node, .value) {
      if let asset = namedAsset(value, in: file) { return .success(.color(asset)) }
      if let type = instanceType(value, in: file) { return .success(.type(type)) }
      if isReplaced(node, name, in: file) { return .success(.color(.unresolved(.parameter(name)))) }
      let place = SourceProject.Place(file: file, node: node)
      return .success(
        .color(color(of: place, as: wanted) { $0.color(of: tree.sequence(of: value), in: file, as: wanted) }))
    }
    if tree.child(of: node, .block) != nil || tree.child(of: node, .accessor) != nil {
      return .success(.color(body(of: SourceProject.Place(file: file, node: node), name, as: wanted)))
    }
    return .success(.color(.unresolved(.parameter(name))))
  }

  private mutating func environment(_ key: String, as wanted: Wanted) -> Result<Value, UnresolvedReason> {
    if let value = declared(key, of: "EnvironmentValues", as: wanted), case .success(.type) = value { return value }
    return .success(.color(.unresolved(.environment(key))))
  }

  /// The type of the project that a declaration is annotated with.
  func typePath(of node: NodeIndex, in file: FileIndex) -> String? {
    let tree = tree(file)
    guard let type = tree.child(of: node, .typeName), !tree.isUnnamed(type) else { return nil }
    let text = tree.text(type)
    let name = text.hasPrefix("any ") ? String(text.dropFirst(4)) : text
    guard name.utf8.allSatisfy({ $0.isNameByte || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "?") }) else {
      return nil
    }
    let plain = String(name.prefix { $0 != "?" })
    // An extension of `Color` makes `Color` no type of the project.
    guard Self.platform(plain) == nil else { return nil }
    return project.typePath(plain, within: project.files[file].type(around: node)?.path ?? "")
  }

  private func annotation(of node: NodeIndex, in file: FileIndex) -> Wanted? {
    let tree = tree(file)
    guard let type = tree.child(of: node, .typeName) else { return nil }
    return Self.platform(tree.name(type))
  }

  /// The type of `Theme()` or `Theme.shared`, if it is one of the project.
  private func instanceType(_ value: NodeIndex, in file: FileIndex) -> String? {
    let tree = tree(file)
    guard let chain = tree.soleChain(of: value), let head = tree.links(of: chain).first, tree[head].kind == .name,
      Self.platform(tree.name(head)) == nil, tree.isNamedAsType(head)
    else { return nil }
    let links = tree.links(of: chain)
    let isInstance = links.count == 1 && tree[head].flags.contains(.isCalled)
    let isShared = links.count == 2 && ["shared", "default", "current"].contains(tree.name(links[1]))
    guard isInstance || isShared else { return nil }
    return project.typePath(tree.name(head), within: project.files[file].type(around: value)?.path ?? "")
  }
}
