import Palettes

/// The surroundings of a node: the calls of which it is an argument, and all conditions under which it is reached.
package struct ViewSurroundings: Sendable {
  /// A call around a node, and the argument that contains the node.
  package struct Call: Hashable, Sendable {
    /// The link that is called.
    package let link: NodeIndex
    package let argument: NodeIndex
  }

  package let file: FileIndex
  /// The nodes of the links around the node, views and modifiers of which it is an argument, nearest first.
  package let calls: [NodeIndex]
  /// The calls within whose views the node is drawn: up to a sheet, a menu, a destination or an action.
  package let shown: [Call]
  /// The conditions of the branches around it, of `guard` statements before it and of `@available`.
  package let conditions: [BranchCondition]
  /// The path of the member around it; empty at the top of a file.
  package let member: String
  /// The path of the type around it; empty outside of types.
  package let type: String
  /// True if it is what its member shows, or a part of a group or a container of glass that is.
  let isOutermost: Bool
  /// True if it is in a branch that no caller of the view around it takes.
  let isUnused: Bool

  /// Examines the surroundings of a node, with the cached branches of its file.
  package init(of node: NodeIndex, in file: FileIndex, of project: SourceProject, known: inout BranchConditions) {
    let source = project.files[file]
    let tree = source.tree
    self.file = file
    let member = source.member(around: node)
    self.member = member?.title ?? ""
    type = source.type(around: node)?.path ?? ""
    var calls: [Call] = []
    var conditions: [BranchCondition] = []
    var isOutermost = true
    var isUnused = false
    var inner = node
    for outer in source.ancestors(of: node) {
      switch tree[outer].kind {
      case .name, .member, .implicitMember, .macro:
        guard tree[inner].kind == .argument else { break }
        calls.append(Call(link: outer, argument: inner))
        if !Self.transparent.contains(tree.name(outer)) { isOutermost = false }
      case .ifStatement, .switchStatement:
        conditions += known.conditions(of: inner, in: outer, file: file, of: project)
        isUnused = isUnused || project.isUnused(inner, of: outer, in: file)
      case .conditional: conditions += tree.compilationConditions(of: inner, in: outer)
      case .block, .closure: conditions += Self.guards(before: inner, source)
      case .value, .conditions: isOutermost = false
      case let kind where kind.isMember: conditions += Self.platforms(of: outer, tree)
      default: break
      }
      inner = outer
    }
    self.calls = calls.map { $0.link }
    // What a view of UIKit or AppKit does with its content is unknown.
    shown = Array(calls.prefix { !tree.presents($0) && !project.isRepresentable($0.link, in: file) })
    self.conditions = conditions
    self.isOutermost = isOutermost && member != nil
    self.isUnused = isUnused
  }

  /// Views that draw nothing of their own around their content.
  private static let transparent: Set<String> = ["Group", "GlassEffectContainer", "ForEach"]

  /// The numbers of statements before one that are searched for `guard`, and of those whose conditions are kept.
  private static let (farthest, mostGuards) = (256, 16)

  private static func guards(before node: NodeIndex, _ file: SourceFile) -> [BranchCondition] {
    let siblings = sequence(first: node) { file.sibling(before: $0) }.dropFirst().prefix(farthest)
    let guards = siblings.lazy.filter { file.tree[$0].kind == .guardStatement }.prefix(mostGuards)
    return Array(guards).reversed().flatMap { statement in
      file.tree.child(of: statement, .conditions).map { ConditionReader(file: file).conditions($0) } ?? []
    }
  }

  private static func platforms(of declaration: NodeIndex, _ tree: SyntaxTree) -> [BranchCondition] {
    tree.children(of: declaration).filter { tree[$0].kind == .attribute && tree.isNamed($0, "available") }.flatMap {
      ConditionReader.platforms(of: $0, tree).map {
        BranchCondition.available(platform: $0.name, version: $0.version, isAvailable: true)
      }
    }
  }
}

extension SyntaxTree {
  /// Returns true if the content of an argument is drawn apart from the view that is called, or is not a view at all.
  fileprivate func presents(_ call: ViewSurroundings.Call) -> Bool {
    let name = name(call.link)
    let label = self.name(call.argument)
    if nodes[call.link].kind == .member {
      return Self.presenting.contains(name) || name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase ?? false
    }
    if label == "action" || label == "destination" || label == "onDismiss" { return true }
    switch name {
    case "Button": return label.isEmpty && argument(of: call.link, "action") == nil
    case "NavigationLink":
      return label.isEmpty && argument(of: call.link, "destination") == nil && argument(of: call.link, "value") == nil
    case "Menu": return label != "label"
    case "ToolbarItem", "ToolbarItemGroup", "Task", "withAnimation": return true
    default: return false
    }
  }

  /// Modifiers whose views are separate from the one they are called on, or that show none.
  private static let presenting: Set<String> = [
    "sheet", "fullScreenCover", "popover", "inspector", "alert", "confirmationDialog", "contextMenu", "swipeActions",
    "toolbar", "safeAreaInset", "safeAreaBar", "navigationDestination", "tabItem", "tabViewBottomAccessory", "task",
    "gesture", "simultaneousGesture", "highPriorityGesture", "refreshable", "searchSuggestions", "dropDestination",
    "toolbarItem", "ornament", "fileImporter", "help", "map", "flatMap", "compactMap", "forEach", "reduce", "filter",
  ]
}
