import Palettes

/// Follows controllers, views, and windows from what they contain to what contains them.
struct HostObjects {
  /// The most objects between a view and what gives it an appearance.
  private static let deepest = 8
  /// The properties of an object that are shown in it.
  private static let shown: Set<String> = [
    "rootViewController", "contentViewController", "contentView", "viewControllers", "documentView",
  ]

  private let project: SourceProject
  private let types: TypeIndex
  private let statements: [StatedAppearance.Statement]
  private let calls: [String: [SourceProject.Place]]

  init(_ project: SourceProject, _ types: TypeIndex) {
    (self.project, self.types) = (project, types)
    statements = project.statedAppearances.filter { !$0.isOfApp(types) }
    calls = statements.isEmpty ? [:] : Self.calls(of: types, in: project)
  }

  /// The appearance that code gives some objects, or what contains them; nil for none.
  func appearance(of objects: [HostObject]) -> StatedAppearance? {
    if statements.isEmpty { return nil }
    var known: Set<HostObject> = []
    return appearance(of: objects, &known)
  }

  private func appearance(of objects: [HostObject], _ known: inout Set<HostObject>) -> StatedAppearance? {
    var found: Set<StatedAppearance> = []
    for object in objects {
      if let own = appearance(of: object, &known) { found.insert(own) }
    }
    return found.count > 1 ? .unknown : found.first
  }

  private func appearance(of object: HostObject, _ known: inout Set<HostObject>) -> StatedAppearance? {
    guard known.count < Self.deepest * Self.deepest, known.insert(object).inserted else { return nil }
    switch object {
    case .own(let type):
      if let own = StatedAppearance(statements(ofClass: type)) { return own }
      // Each object of the class is somewhere else.
      let outer = Set((calls[type] ?? []).map { appearance(of: [.made($0)], &known) })
      return outer.count > 1 ? .unknown : outer.first ?? nil
    case .presented(let type):
      // The system decides what it takes over from what presents it.
      return StatedAppearance(statements(ofClass: type)) == nil ? nil : .unknown
    default:
      let own = aliases(of: object).flatMap { statements(about: $0) }
      if !own.isEmpty { return StatedAppearance(own) }
      return appearance(of: containers(of: object), &known)
    }
  }

  /// The statements about an object by the name that it has there, and those of its class.
  private func statements(about object: HostObject) -> [StatedAppearance.Statement] {
    let own: [StatedAppearance.Statement]
    switch object {
    case .made(let call): return type(madeAt: call).map { statements(ofClass: $0) } ?? []
    case .local(let function, let name): own = statements(about: name) { isIn(function, $0.place) }
    case .property(let type, let name): own = statements(about: name) { $0.type == type }
    case .own, .presented: return []
    }
    return own + classes(of: object).flatMap { statements(ofClass: $0) }
  }

  /// The classes of the project that a variable is declared with.
  private func classes(of variable: HostObject) -> Set<String> {
    var found: Set<String> = []
    for use in uses(of: variable, .variable) {
      let source = project.files[use.file]
      let value = source.tree.child(of: use.node, .value).flatMap { source.tree.soleChain(of: $0) }
      let named = [value.flatMap { source.tree.links(of: $0).first }, source.tree.child(of: use.node, .typeName)]
      for node in named.compactMap({ $0 }) where source.tree.isNamedAsType(node) {
        let outer = source.type(around: use.node)?.path ?? ""
        if let type = project.typePath(source.tree.name(node), within: outer, in: source) { found.insert(type) }
      }
    }
    return found
  }

  private func isIn(_ function: SourceProject.Place, _ place: SourceProject.Place) -> Bool {
    function.file == place.file && project.files[place.file].tree.subtree(of: function.node).contains(place.node)
  }

  /// The class of the project of an object that is made, or of the objects of a class.
  private func type(of object: HostObject) -> String? {
    switch object {
    case .made(let call): type(madeAt: call)
    case .own(let type): type
    default: nil
    }
  }

  /// Returns true if some of these objects are of AppKit.
  func isOfAppKit(_ objects: [HostObject]) -> Bool {
    objects.contains { object in
      if let type = type(of: object) { return types.inherits(type, from: ["NSHostingController", "NSHostingView"]) }
      guard case .made(let call) = object else { return false }
      return project.files[call.file].tree.name(call.node).hasPrefix("NS")
    }
  }

  /// The places at which code gives some objects a background, or says that they have none; then those of what contains
  /// them, as far as code gives each one.
  func backgrounds(behind objects: [HostObject]) -> [Set<SourceProject.Place>] {
    var levels = [backgrounds(of: objects)]
    var objects = objects
    while levels.count < Self.deepest, levels.last?.isEmpty == false {
      let own = Set(objects.flatMap { made(by: $0) }.flatMap { aliases(of: $0) })
      let outer = Set(own.flatMap { containers(of: $0) }).subtracting(own)
      let next = backgrounds(of: Array(outer))
      if outer.count != 1 || next.isEmpty { break }
      levels.append(next)
      objects = Array(outer)
    }
    return levels
  }

  /// The calls that make the objects of a class, and other objects themselves.
  private func made(by object: HostObject) -> [HostObject] {
    guard case .own(let type) = object else { return [object] }
    let name = String(type.lastPart)
    return (project.links(named: [name])[name] ?? []).filter { call in
      let tree = project.files[call.file].tree
      return tree[call.node].kind == .name && tree[call.node].flags.contains(.isCalled)
        && self.type(madeAt: call) == type
    }.map { .made($0) }
  }

  private func backgrounds(of objects: [HostObject]) -> Set<SourceProject.Place> {
    var found: Set<SourceProject.Place> = []
    for object in objects {
      if let type = type(of: object) { found.formUnion(backgrounds(ofClass: type)) }
      for use in aliases(of: object).flatMap({ uses(of: $0) }) {
        let links = links(after: use)
        let tree = project.files[use.file].tree
        if let link = links.first(where: { Self.isBackground(tree.name($0)) }) {
          found.insert(.init(file: use.file, node: link))
        }
      }
    }
    return found
  }

  /// The places at which the objects of a class give their view a background, except those in members that a class further
  /// down replaces; those about other views if there are none.
  private func backgrounds(ofClass type: String) -> Set<SourceProject.Place> {
    let lineage = lineage(of: type)
    var (own, others): (Set<SourceProject.Place>, Set<SourceProject.Place>) = ([], [])
    for (depth, name) in lineage.enumerated() {
      for place in bodies(of: name).flatMap({ backgrounds(in: $0) }) {
        guard isOfView(place) else {
          others.insert(place)
          continue
        }
        let member = project.files[place.file].member(around: place.node)?.name ?? ""
        if !lineage[..<depth].contains(where: { replaces(member, in: $0) }) { own.insert(place) }
      }
    }
    return own.isEmpty ? others : own
  }

  /// Returns true for a statement about the view of the object whose code it is: `view.backgroundColor = .red`.
  func isOfView(_ place: SourceProject.Place) -> Bool { project.assignment(to: place)?.owner == ["view"] }

  /// Returns true if a class has a member of its own in the place of an inherited one: it gives the view a background as
  /// well, or does not run the inherited one.
  private func replaces(_ member: String, in type: String) -> Bool {
    project.declarations("\(type).\(member)").contains { own in
      let source = project.files[own.file]
      let isCalling = source.tree.subtree(of: own.member.node).contains { node in
        source.tree.isNamed(node, "super")
          && source.tree.links(of: source.chain(of: node)).dropFirst().first.map { source.tree.name($0) } == member
      }
      return !isCalling || backgrounds(in: own.place).contains { isOfView($0) }
    }
  }

  /// The places in a declaration at which the background of some view is set.
  func backgrounds(in body: SourceProject.Place) -> Set<SourceProject.Place> {
    let tree = project.files[body.file].tree
    return Set(
      tree.subtree(of: body.node).filter { tree[$0].kind == .member && Self.isBackground(tree.name($0)) }
        .map { SourceProject.Place(file: body.file, node: $0) })
  }

  static func isBackground(_ name: String) -> Bool { name == "backgroundColor" || name == "isOpaque" }

  // MARK: - Classes

  private func bodies(of type: String) -> [SourceProject.Place] {
    project.declarations(type).filter { $0.member.kind.isType }.map { $0.place }
  }

  /// A class and those of the project that it inherits from.
  private func lineage(of type: String) -> [String] {
    var found = [type]
    while found.count < Self.deepest, let last = found.last {
      let source = bodies(of: last).first.map { project.files[$0.file] }
      let outer = types[last]?.inherited.lazy.compactMap { project.typePath($0, within: last, in: source) }
        .first { types[$0]?.kind == .classType && !found.contains($0) }
      guard let outer else { break }
      found.append(outer)
    }
    return found
  }

  private func type(madeAt call: SourceProject.Place) -> String? {
    project.typePath(of: call.node, in: project.files[call.file])
  }

  /// The calls that make objects of classes of the project, by the paths of these, in the order of files.
  private static func calls(
    of types: TypeIndex, in project: SourceProject
  ) -> [String: [SourceProject.Place]] {
    let classes = types.paths.filter { types[$0]?.kind == .classType }
    let names = Set(classes.map { String($0.split(separator: ".").last ?? "") })
    let links = project.links(named: names)
    var calls: [String: [SourceProject.Place]] = [:]
    for place in names.sorted().flatMap({ links[$0] ?? [] }) {
      let source = project.files[place.file]
      guard source.tree[place.node].kind == .name, source.tree[place.node].flags.contains(.isCalled),
        let type = project.typePath(of: place.node, in: source)
      else { continue }
      calls[type, default: []].append(place)
    }
    return calls
  }

  /// The statements of a class about its own objects.
  private func statements(ofClass type: String) -> [StatedAppearance.Statement] {
    let lineage = lineage(of: type)
    return statements.filter { one in
      lineage.contains(one.type)
        && (one.assignment.owner.isEmpty || one.assignment.owner == ["view"]
          || one.assignment.isOfWindow && types.inherits(type, from: ["NSWindowController"]))
    }
  }

  private func statements(
    about name: String, where isMeant: (StatedAppearance.Statement) -> Bool
  ) -> [StatedAppearance.Statement] {
    statements.filter { one in
      one.assignment.owner.first == name && ["view", name].contains(one.assignment.owner.last) && isMeant(one)
    }
  }

  // MARK: - Uses

  /// The objects that a dotted name means at a place.
  func objects(named owner: [String], at place: SourceProject.Place) -> [HostObject] {
    let source = project.files[place.file]
    let type = source.type(around: place.node)?.path ?? ""
    let names = owner.last == "view" ? owner.dropLast() : owner[...]
    guard let name = names.first else { return [.own(type)] }
    guard names.count == 1 else { return [] }
    // A screen is pushed where the one that pushes it is.
    if name == "navigationController" || name == "tabBarController" {
      return (calls[type] ?? []).flatMap { containers(of: .made($0)) }
    }
    if source.localDeclaration(of: name, at: place.node) != nil, let function = source.member(around: place.node) {
      return [.local(.init(file: place.file, node: function.node), name: name)]
    }
    return [.property(type: type, name: name)]
  }

  /// The object with the variables that hold it.
  private func aliases(of object: HostObject) -> [HostObject] {
    guard case .made(let call) = object else { return [object] }
    return [object] + containers(ofUse: call).filter { if case .made = $0 { false } else { true } }
  }

  /// The places that name an object, or those that declare it.
  private func uses(of object: HostObject, _ kinds: NodeKind...) -> [SourceProject.Place] {
    let kinds = kinds.isEmpty ? [.name, .member] : kinds
    switch object {
    case .made(let call): return [call]
    case .local(let function, let name): return uses(of: name, in: [function], kinds)
    case .property(let type, let name): return uses(of: name, in: bodies(of: type), kinds)
    case .own, .presented: return []
    }
  }

  private func uses(
    of name: String, in bodies: [SourceProject.Place], _ kinds: [NodeKind]
  ) -> [SourceProject.Place] {
    bodies.flatMap { body in
      let tree = project.files[body.file].tree
      return tree.subtree(of: body.node).filter { node in
        kinds.contains(tree[node].kind) && tree.nameBytes(node).elementsEqual(name.utf8)
      }.map { SourceProject.Place(file: body.file, node: $0) }
    }
  }

  /// The links after a link in its chain.
  private func links(after use: SourceProject.Place) -> [NodeIndex] {
    let source = project.files[use.file]
    return source.tree.links(of: source.chain(of: use.node)).filter { $0 > use.node }
  }

  // MARK: - Containers

  private func containers(of object: HostObject) -> [HostObject] {
    uses(of: object).flatMap { containers(ofUse: $0) }
  }

  /// The objects to which a use gives an object: a variable, a container.
  private func containers(ofUse use: SourceProject.Place) -> [HostObject] {
    let source = project.files[use.file]
    let rest = links(after: use)
    guard rest.isEmpty || rest.count == 1 && source.tree.isNamed(rest[0], "view") else { return [] }
    return containers(ofChain: source.chain(of: use.node), source, use.file)
  }

  private func containers(ofChain chain: NodeIndex, _ source: SourceFile, _ file: FileIndex) -> [HostObject] {
    let tree = source.tree
    guard tree[chain].kind == .chain, let outer = source.parent(of: chain) else { return [] }
    switch tree[outer].kind {
    case .argument:
      guard let link = source.parent(of: outer) else { return [] }
      if tree[link].kind == .list || tree[link].kind == .tuple {
        return containers(ofChain: source.chain(of: link), source, file)
      }
      return container(takingArgumentAt: SourceProject.Place(file: file, node: link), source)
    case .value:
      guard let variable = source.parent(of: outer), tree[variable].kind == .variable,
        let member = source.member(around: variable)
      else { return [] }
      if member.node == variable { return [.property(type: member.typePath, name: member.name)] }
      return [.local(.init(file: file, node: member.node), name: tree.name(variable))]
    case .returnStatement:
      guard let member = source.member(around: chain) else { return [] }
      return [.property(type: member.typePath, name: member.name)]
    default:
      guard let target = tree.sequence(of: outer).first, target != chain, let property = tree.links(of: target).last,
        let set = project.assignment(to: .init(file: file, node: property)), set.value.contains(chain)
      else { return [] }
      let name = tree.name(property)
      let owner = Self.shown.contains(name) ? set.owner : set.owner + [name]
      return objects(named: owner, at: .init(file: file, node: property))
    }
  }

  /// The object of a call that takes an object: one that it makes, or one whose method it is.
  private func container(takingArgumentAt call: SourceProject.Place, _ source: SourceFile) -> [HostObject] {
    let tree = source.tree
    if tree[call.node].kind == .name, tree.isNamedAsType(call.node) { return [.made(call)] }
    let owner = tree.links(of: source.chain(of: call.node)).prefix { $0 < call.node }.map { tree.name($0) }
    let type = source.type(around: call.node)?.path ?? ""
    if tree.name(call.node).hasPrefix("present") { return [.presented(by: type)] }
    return objects(named: owner.first == "self" ? Array(owner.dropFirst()) : owner, at: call)
  }
}
