import FileSyntax
import Palettes

/// All files of a project with an index of their declarations, for looking up facts.
package final class SourceProject: Sendable {
  /// A node of one of the files.
  package struct Place: Hashable, Sendable {
    package let file: FileIndex
    package let node: NodeIndex

    /// Points at a node.
    package init(file: FileIndex, node: NodeIndex) { (self.file, self.node) = (file, node) }
  }

  /// A member and the file that declares it.
  package struct Declaration: Hashable, Sendable {
    package let file: FileIndex
    package let member: Member

    /// The node of the declaration.
    package var place: Place { Place(file: file, node: member.node) }
  }

  /// The files, in the order of their paths.
  package let files: [SourceFile]
  private let index: DeclarationIndex
  private let typesByName: [String: [String]]
  /// The functions of each name in extensions of views, the first of each type.
  private let viewModifiers: [String: [Declaration]]
  private let viewTypes: Set<String>
  /// The members that give a view, by names that only one of them has.
  private let viewMembers: [String: Declaration]
  private let glassNames: Set<String>
  /// The labels of the arguments of every call of a type, by the name of the type.
  let callLabels: [String: Set<String>]

  /// Indexes files, in whichever order they come.
  package init(files: [SourceFile]) {
    self.files = Self.separatingPrivateTypes(
      of: files.ordered { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) })
    var index = DeclarationIndex(capacity: files.reduce(0) { $0 + $1.members.count })
    var types: [String: [String]] = [:]
    var modifiers: [String: [Declaration]] = [:]
    let viewNames = Self.viewNames(in: self.files)
    var views: Set<String> = []
    var glassNames: Set<String> = []
    var members: [String: Declaration] = [:]
    var repeated: Set<String> = ["body"]
    for (file, source) in self.files.indexed() {
      for member in source.members where Self.isLookedUp(member) && !source.isLeftOut(member.node) {
        let declaration = Declaration(file: file, member: member)
        index.add(declaration)
        if GlassNames.isNear(member.name) { glassNames.insert(member.name) }
        if member.kind == .function, Self.views.contains(member.typePath),
          modifiers[member.name]?.contains(where: { $0.member.typePath == member.typePath }) != true
        {
          modifiers[member.name, default: []].append(declaration)
        }
        if !member.typePath.isEmpty, !repeated.contains(member.name), ViewHelpers.isView(member, source.tree) {
          if members.updateValue(declaration, forKey: member.name) != nil { repeated.insert(member.name) }
        }
        guard member.kind.isType else { continue }
        if Self.inherits(member, source.tree, from: viewNames) { views.insert(member.path) }
        if types[member.name]?.contains(member.path) != true, types[member.name]?.count != 2 {
          types[member.name, default: []].append(member.path)
        }
      }
    }
    self.index = index
    typesByName = types
    viewModifiers = modifiers
    viewTypes = views
    viewMembers = members.filter { !repeated.contains($0.key) && !Self.views.contains($0.value.member.typePath) }
    self.glassNames = glassNames
    callLabels = Self.callLabels(in: self.files, of: types)
  }

  /// Moves the private types whose names other files declare too into a path of their file, `#3.Row`.
  private static func separatingPrivateTypes(of files: [SourceFile]) -> [SourceFile] {
    var counts: [String: Int] = [:]
    let types = { (source: SourceFile) in
      source.members.lazy.filter { $0.kind.isType && $0.kind != .extensionType && $0.typePath.isEmpty }
    }
    for source in files { for name in Set(types(source).map { $0.name }) { counts[name, default: 0] += 1 } }
    var files = files
    for (index, source) in files.indexed() {
      let names = Set(
        types(source).filter { counts[$0.name, default: 0] > 1 && source.isPrivate($0.node) }.map { $0.name })
      guard !names.isEmpty || source.members.contains(where: { $0.path.hasPrefix("#") }) else { continue }
      let scope = "#\(index.offset)"
      let members = source.members.map { member in
        names.contains(String(member.path.prefix { $0 != "." })) ? member.within(scope) : member
      }
      files[index.offset] = source.moving(members, into: scope)
    }
    return files
  }

  /// Returns the project with some of its files empty; the indices of all files stay.
  func leavingOut(_ isLeftOut: (SourceFile) -> Bool) -> SourceProject {
    SourceProject(
      files: files.map { isLeftOut($0) ? SourceFile(path: $0.path, bytes: [], platform: $0.tree.platform) : $0 })
  }

  private static func callLabels(in files: [SourceFile], of types: [String: [String]]) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for source in files {
      let tree = source.tree
      for node in tree.nodes.typedIndices
      where tree[node].kind == .name && tree[node].flags.contains(.isCalled) && tree.isNamedAsType(node) {
        let name = tree.name(node)
        guard types[name] != nil else { continue }
        for argument in tree.arguments(of: node) where !tree.isUnnamed(argument) {
          found[name, default: []].insert(tree.name(argument))
        }
      }
    }
    return found
  }

  /// Returns true if the project declares anything anywhere under a name of glass or of a material.
  package func declaresGlassName(_ name: String) -> Bool { glassNames.contains(name) }

  private static func inherits(_ member: Member, _ tree: SyntaxTree, from names: Set<String>) -> Bool {
    tree.children(of: member.node).contains { child in
      guard tree[child].kind == .typeName else { return false }
      if names.contains(tree.name(child)) { return true }
      let text = tree.text(child)
      guard text.utf8.contains(UInt8(ascii: "&")) else { return false }
      return text.split { " &".contains($0) }.contains { names.contains(String($0)) }
    }
  }

  /// The names by which a type says that it shows something: those of the system, and what the project composes of them.
  private static func viewNames(in files: [SourceFile]) -> Set<String> {
    var names = conformances
    var composed: [(member: Member, tree: SyntaxTree)] = []
    for source in files {
      for member in source.members where member.kind == .protocolType || member.kind == .typeAlias {
        if !source.isLeftOut(member.node) { composed.append((member, source.tree)) }
      }
    }
    // A protocol that inherits from one of the project is declared before or after it.
    for _ in 0..<deepestView {
      let count = names.count
      for (member, tree) in composed where inherits(member, tree, from: names) { names.insert(member.name) }
      if names.count == count { break }
    }
    return names
  }

  /// The most protocols of the project between a type and the view of the system.
  private static let deepestView = 8

  private static let conformances: Set<String> = [
    "View", "ViewModifier", "App", "Scene", "ButtonStyle", "UIViewController", "UIView", "ToolbarContent", "Widget",
  ]

  /// Returns true if a type shows something: a view, a modifier, a style, a controller.
  package func isViewType(_ path: String) -> Bool { viewTypes.contains(path) }

  /// The paths of the types that show something, in no order.
  var viewTypePaths: Set<String> { viewTypes }

  /// The member that gives a view, if only one in the project has the name.
  func viewMember(_ name: String) -> Declaration? { viewMembers[name] }

  private static let views: Set<String> = ["View", "Text", "Image", "Button"]

  /// The first function of that name in an extension of `View` or of a view of the system.
  func viewModifier(_ name: String) -> Declaration? { viewModifiers[name]?.first }

  /// The first function of that name for views of a type, such as `Text`: in an extension of it, else in one of `View`,
  /// else in any.
  func viewModifier(_ name: String, on type: String) -> Declaration? {
    guard let all = viewModifiers[name], all.count > 1 else { return viewModifier(name) }
    return all.first { $0.member.typePath == type } ?? all.first { $0.member.typePath == "View" } ?? all.first
  }

  private static func isLookedUp(_ member: Member) -> Bool {
    switch member.kind {
    case .variable, .function, .enumCase, .typeAlias, .initializer: true
    default: member.kind.isType
    }
  }

  /// Everything declared under a dotted path, in the order of files.
  package func declarations(_ path: String) -> [Declaration] { index.declarations(path) }

  /// The initializers of a type, in the order of files.
  func initializers(of type: String) -> [Declaration] {
    index.declarations("\(type).init").filter { $0.member.kind == .initializer }
  }

  /// The first declaration of a member of a type that a closure accepts.
  func member(_ name: String, of type: String, where isWanted: (Member) -> Bool = { _ in true }) -> Declaration? {
    index.first(type.isEmpty ? name : "\(type).\(name)", where: isWanted)
  }

  /// Returns the path of the type that a name means within a type: one declared there, further out, or the only one of
  /// its name.
  ///
  /// The name of a type of the system means that type, unless a declaration in scope shadows it.
  package func typePath(_ name: String, within outer: String, in source: SourceFile?) -> String? {
    // Most names are those of the system, which the index of types excludes at once.
    let paths = typesByName[name] ?? []
    if paths.isEmpty, !name.utf8.contains(UInt8(ascii: ".")) { return nil }
    if paths.count == 1, !SystemTypes.names.contains(name) { return paths[0] }
    var scope = outer[...]
    while true {
      if scope.isEmpty, let own = source?.privateScope, declaresType("\(own).\(name)") { return "\(own).\(name)" }
      let path = scope.isEmpty ? name : "\(scope).\(name)"
      if declaresType(path) { return path }
      if scope.isEmpty { break }
      scope = scope.outerPath
    }
    return nil
  }

  private func declaresType(_ path: String) -> Bool { index.first(path, where: { $0.kind.isType }) != nil }

  /// Returns the path of the type that the name of a link means; nil for a name with a module of the system.
  package func typePath(of link: NodeIndex, in source: SourceFile) -> String? {
    guard !source.tree[link].flags.contains(.isQualified) else { return nil }
    return typePath(source.tree.name(link), within: source.type(around: link)?.path ?? "", in: source)
  }

  /// Returns the path of the type of the project that a call in a view makes; nil for a view of the system.
  ///
  /// A model such as `struct List: Codable` shows nothing, so that a `List` in a view is still that of the system.
  func calledType(_ name: String, within outer: String, in source: SourceFile?) -> String? {
    guard let path = typePath(name, within: outer, in: source) else { return nil }
    return SystemTypes.names.contains(name) && !isViewType(path) && !takesClosure(path) ? nil : path
  }

  /// Returns true if an initializer of a type has a closure, as a call in a view may give it.
  private func takesClosure(_ type: String) -> Bool {
    initializers(of: type).contains { declaration in
      let signature = files[declaration.file].tree.text(declaration.member.node).prefix { $0 != "{" }
      return String(signature).parts(around: "->").count > 1
    }
  }

  /// Returns true if the call of a link in a view makes a type of the project rather than a view of the system.
  package func isShadowed(_ link: NodeIndex, in source: SourceFile) -> Bool {
    !source.tree[link].flags.contains(.isQualified)
      && isShadowed(source.tree.name(link), within: source.type(around: link)?.path ?? "", in: source)
  }

  /// Returns true if a call in a view makes a type of the project rather than a view of the system.
  package func isShadowed(_ name: String, within outer: String, in source: SourceFile?) -> Bool {
    declaredType(name, within: outer, in: source) != nil && calledType(name, within: outer, in: source) != nil
  }

  /// Returns the path of the type of the project that a name means within a type; nil if the project only extends it.
  func declaredType(_ name: String, within outer: String, in source: SourceFile?) -> String? {
    guard let path = typePath(name, within: outer, in: source),
      index.first(path, where: { $0.kind.isType && $0.kind != .extensionType }) != nil
    else { return nil }
    return path
  }
}

extension Substring {
  /// A dotted path without its last part.
  var outerPath: Substring { utf8.lastIndex(of: UInt8(ascii: ".")).map { self[..<$0] } ?? "" }
}
