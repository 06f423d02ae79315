import Palettes

/// Reads what a call tells of the stored properties of a view, or of the parameters of a function.
struct ValueReader {
  typealias Values = [SourceProject.Place: KnownValue]

  let project: SourceProject
  /// The properties that code changes in a copy of a view, by the types that were asked for.
  private var changed: [String: Set<String>] = [:]
  /// The cases of all enumerations by their names, once they were asked for.
  var cases: [String: [SourceProject.Place]]?

  init(_ project: SourceProject) { self.project = project }

  /// Returns the values that a call gives to the parameters of a function.
  ///
  /// - Parameter known: The values of the parameters of the functions around the call.
  mutating func values(of function: SourceProject.Place, for call: NodeIndex, in file: FileIndex, _ known: Values)
    -> Values
  {
    let tree = project.files[function.file].tree
    var values: Values = [:]
    let arguments = project.files[file].tree.arguments(of: call)
    for parameter in tree.children(of: function.node) where tree[parameter].kind == .parameter {
      let place = SourceProject.Place(file: function.file, node: parameter)
      values[place] = value(ofParameter: place, for: arguments, in: file, known)
    }
    return values
  }

  /// Returns the values that a call gives to the stored properties of a view.
  mutating func values(ofType type: String, for call: NodeIndex, in file: FileIndex, _ known: Values) -> Values {
    guard
      let own = project.declarations(type).first(where: { $0.member.kind.isType && $0.member.kind != .extensionType })
    else { return [:] }
    let tree = project.files[own.file].tree
    let properties = tree.children(of: own.member.node).filter {
      tree[$0].kind == .variable && tree.isPlainStored($0) && !tree[$0].flags.contains(.isStatic)
    }
    guard !properties.isEmpty else { return [:] }
    let arguments = project.files[file].tree.arguments(of: call)
    let makers = project.initializers(of: type)
    let fitting = makers.filter { fits(arguments, file, $0.place) }
    guard makers.isEmpty || fitting.count == 1 else { return [:] }
    let changed = changedNames(of: type)
    var values: Values = [:]
    for property in properties {
      let place = SourceProject.Place(file: own.file, node: property)
      let name = tree.name(property)
      guard tree[property].flags.contains(.isConstant) || !changed.contains(name) else { continue }
      if let maker = fitting.first {
        values[place] = value(of: place, name, madeBy: maker.place, for: arguments, in: file, known)
      } else {
        let given = arguments.first { project.files[file].tree.name($0) == name }
        values[place] =
          given.map { value(of: $0, in: file, for: place, known) }
          ?? standard(of: place).flatMap { assumed($0, without: arguments, project.files[file].tree) }
      }
    }
    return values
  }

  // MARK: Initializers

  /// Returns true if an initializer takes the labels of some arguments, and needs no others.
  private func fits(_ arguments: [NodeIndex], _ file: FileIndex, _ maker: SourceProject.Place) -> Bool {
    let (tree, callee) = (project.files[file].tree, project.files[maker.file].tree)
    let labels = arguments.filter { !tree[$0].flags.contains(.isTrailing) }.map { tree.name($0) }
    var used = 0
    for parameter in callee.children(of: maker.node) where callee[parameter].kind == .parameter {
      if used < labels.count, labels[used] == callee.label(ofParameter: parameter) {
        used += 1
      } else if callee.child(of: parameter, .value) == nil, labels.count == arguments.count {
        return false
      }
    }
    return used == labels.count
  }

  private mutating func value(
    of property: SourceProject.Place, _ name: String, madeBy maker: SourceProject.Place, for arguments: [NodeIndex],
    in file: FileIndex, _ known: Values
  ) -> KnownValue? {
    let source = project.files[maker.file]
    let tree = source.tree
    guard let block = tree.child(of: maker.node, .block) else { return nil }
    let given = tree.assignments(to: name, in: block)
    guard let given, given.count <= 1 else { return nil }
    guard let value = given.first else { return standard(of: property) }
    guard let link = tree.soleLink(of: value) else { return nil }
    if tree[link].kind == .name, case .declaration(let node) = source.binding(of: tree.name(link), at: link),
      tree[node].kind == .parameter
    {
      return self.value(
        ofParameter: SourceProject.Place(file: maker.file, node: node), for: arguments, in: file, known)
    }
    return self.value(ofChain: value, in: maker.file, for: property, [:])
  }

  /// The value of a property without an argument: its own one, or none for an optional variable.
  private mutating func standard(of property: SourceProject.Place) -> KnownValue? {
    let tree = project.files[property.file].tree
    if let value = tree.child(of: property.node, .value) {
      return self.value(of: value, in: property.file, for: property, [:])
    }
    let isOptional = tree.child(of: property.node, .typeName).map { tree.text($0).hasSuffix("?") } ?? false
    return isOptional && !tree[property.node].flags.contains(.isConstant) ? KnownValue.none : nil
  }

  private mutating func value(
    ofParameter place: SourceProject.Place, for arguments: [NodeIndex], in file: FileIndex, _ known: Values
  ) -> KnownValue? {
    let (tree, callee) = (project.files[file].tree, project.files[place.file].tree)
    let label = callee.label(ofParameter: place.node)
    // Of several arguments without a label, only their order tells which is which.
    let given = arguments.filter { tree.name($0) == label && !tree[$0].flags.contains(.isTrailing) }
    if label.isEmpty, given.count != 1 { return nil }
    if let argument = given.first { return value(of: argument, in: file, for: place, known) }
    guard let standard = callee.child(of: place.node, .value) else { return nil }
    return value(of: standard, in: place.file, for: place, [:]).flatMap { assumed($0, without: arguments, tree) }
  }

  /// A value for lack of an argument; a closure after the call may be an argument without a label.
  private func assumed(_ standard: KnownValue, without arguments: [NodeIndex], _ tree: SyntaxTree) -> KnownValue? {
    standard == KnownValue.none && arguments.contains { tree[$0].flags.contains(.isTrailing) } ? nil : standard
  }

  /// The stored properties of a type that code changes outside of its initializers.
  private mutating func changedNames(of type: String) -> Set<String> {
    if let known = changed[type] { return known }
    var names: Set<String> = []
    for declaration in project.declarations(type) where declaration.member.kind.isType {
      names.formUnion(project.files[declaration.file].changedNames(in: declaration.member.node))
    }
    changed[type] = names
    return names
  }
}

extension SyntaxTree {
  /// The label of a parameter at calls; empty without one.
  fileprivate func label(ofParameter parameter: NodeIndex) -> String {
    let first = text(parameter).prefix { $0 != ":" }.split(separator: " ").first
    return first.map { $0 == "_" ? "" : String($0) } ?? ""
  }

  /// Returns true if a list has nothing but white space in its brackets.
  func isBare(_ list: NodeIndex) -> Bool { text(list).utf8.allSatisfy { $0 <= 0x20 || $0 == 0x5B || $0 == 0x5D } }

  /// The chains that the statements of an initializer assign to a property; nil if it may have other values.
  fileprivate func assignments(to name: String, in block: NodeIndex) -> [NodeIndex]? {
    var found: [NodeIndex] = []
    for node in subtree(of: block) {
      if nodes[node].kind == .member, isNamed(node, "init") { return nil }
      guard nodes[node].kind == .statement else { continue }
      let parts = sequence(of: node)
      guard parts.count >= 3, isNamed(parts[1], "="), nodes[parts[0]].kind == .chain else { continue }
      let links = links(of: parts[0])
      guard let last = links.last, self.name(last) == name, links.count == 1 || isNamed(links[0], "self") else {
        continue
      }
      guard parts.count == 3, nodes[parts[2]].kind == .chain, children(of: block).contains(node) else { return nil }
      found.append(parts[2])
    }
    return found
  }
}

extension SourceFile {
  /// The names of what the statements of a type assign to, apart from those of its initializers.
  fileprivate func changedNames(in type: NodeIndex) -> Set<String> {
    var names: Set<String> = []
    var node = type
    while node < tree[type].following {
      if tree[node].kind == .initializer {
        node = tree[node].following
        continue
      }
      if tree[node].kind == .operation, tree.isNamed(node, "="), let before = sibling(before: node),
        tree[before].kind == .chain, let last = tree.links(of: before).last
      {
        names.insert(tree.name(last))
      }
      if tree[node].kind == .member, tree.isNamed(node, "toggle"), let before = sibling(before: node) {
        names.insert(tree.name(before))
      }
      node = node.advanced(by: 1)
    }
    return names
  }
}
