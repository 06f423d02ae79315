import Palettes

/// An appearance that code of UIKit or AppKit gives an app, a window, a controller, or a view.
enum StatedAppearance: Sendable {
  case light
  case dark
  /// One that reading doesn't know, or that only some state has.
  case unknown

  /// A statement about an appearance.
  struct Statement: Sendable {
    let place: SourceProject.Place
    let assignment: Assignment
    /// The appearance; nil for that of the system.
    let value: StatedAppearance?
    /// True if some condition decides if it runs.
    let isConditional: Bool
    /// The path of the type around it.
    let type: String
  }

  /// The appearance that a property list names, `Light` or `Dark`; nil for another name.
  init?(named name: String) {
    switch name.lowercased() {
    case "light": self = .light
    case "dark": self = .dark
    default: return nil
    }
  }

  /// The appearance that some statements about one object give it; nil if they give none, or let people choose one.
  init?(_ statements: some Sequence<Statement>) {
    var values: Set<StatedAppearance?> = []
    var isConditional = false
    for statement in statements {
      values.insert(statement.value)
      if statement.isConditional { isConditional = true }
    }
    if values.contains(.unknown) {
      self = .unknown
    } else {
      guard values.count == 1, let only = values.first, let only else { return nil }
      self = isConditional ? .unknown : only
    }
  }
}

extension SourceProject {
  /// The statements that give something an appearance, in the order of files.
  var statedAppearances: [StatedAppearance.Statement] {
    let found = links(named: ["overrideUserInterfaceStyle", "appearance"])
    return found.keys.sorted().flatMap { name in
      found[name, default: []].compactMap { place in
        let (source, tree) = (files[place.file], files[place.file].tree)
        guard let set = assignment(to: place).map({ source.namingWindows(of: $0, at: place.node) }) else { return nil }
        let value = tree.appearance(set.value)
        // Many properties of apps are named `appearance`; those of AppKit have a type of their own.
        if name == "appearance", value == .unknown, !set.isOfApp { return nil }
        return StatedAppearance.Statement(
          place: place, assignment: set, value: value, isConditional: source.isConditional(place.node),
          type: source.type(around: place.node)?.path ?? "")
      }
    }
  }
}

extension Assignment {
  /// True if the property is one of the app: `NSApp.appearance`.
  fileprivate var isOfApp: Bool { owner == ["NSApp"] || owner == ["NSApplication", "shared"] }

  /// True if it is about a window.
  var isOfWindow: Bool { owner.last?.lowercased().holds("window") ?? false }
}

extension StatedAppearance.Statement {
  /// Returns true if it decides the appearance of an app: its own, or that of the window of its delegate.
  ///
  /// Other windows may be small ones in front of it.
  func isOfApp(_ types: TypeIndex) -> Bool {
    assignment.isOfApp
      || assignment.isOfWindow
        && types.inherits(type, from: ["UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate"])
  }
}

extension SyntaxTree {
  /// The appearance that a value of UIKit or AppKit is; nil for that of the system.
  fileprivate func appearance(_ value: [NodeIndex]) -> StatedAppearance? {
    guard value.count == 1, nodes[value[0]].kind == .chain else { return .unknown }
    let links = links(of: value[0])
    guard let last = links.last else { return .unknown }
    if nodes[last].kind == .nilValue { return nil }
    var name = name(last)
    if let named = argument(of: last, "named") {
      guard let link = soleChain(of: named).flatMap({ self.links(of: $0).last }) else { return .unknown }
      name = self.name(link)
    } else if nodes[last].flags.contains(.isCalled) {
      return .unknown
    }
    switch name {
    case "dark", "darkAqua", "vibrantDark", "accessibilityHighContrastDarkAqua": return .dark
    case "light", "aqua", "vibrantLight", "accessibilityHighContrastAqua": return .light
    case "unspecified": return nil
    default: return .unknown
    }
  }
}

extension SourceFile {
  /// An assignment to an element of a list of windows as one to these: `$0` in `scene.windows.forEach { … }` is `windows`.
  fileprivate func namingWindows(of set: Assignment, at node: NodeIndex) -> Assignment {
    guard let element = set.owner.first, element == "$0" || set.owner.count == 1 else { return set }
    for outer in ancestors(of: node) where tree[outer].kind == .closure || tree[outer].kind == .forStatement {
      let list: Range<Int>
      if tree[outer].kind == .closure {
        let names = tree.children(of: outer).filter { tree[$0].kind == .parameter }.map { tree.text($0) }
        guard (names.isEmpty ? ["$0"] : names).contains(element),
          let call = ancestors(of: outer).prefix(2).first(where: { tree[$0].kind == .member })
        else { continue }
        list = tree[chain(of: call)].range.lowerBound..<tree[call].range.lowerBound
      } else {
        guard let block = tree.child(of: outer, .block) else { continue }
        list = tree[outer].range.lowerBound..<tree[block].range.lowerBound
        guard
          tree.bytes[list].split(separator: UInt8(ascii: " ")).dropFirst().first?.elementsEqual(element.utf8) == true
        else { continue }
      }
      let words = String(decoding: tree.bytes[list], as: UTF8.self).split { !$0.isLetter }
      guard let window = words.last(where: { $0.lowercased().holds("window") }) else { return set }
      return Assignment(
        statement: set.statement, owner: [String(window)] + set.owner.dropFirst(), value: set.value)
    }
    return set
  }

  /// Returns true if a statement runs only in some state: not for a condition on what is there, or on the version.
  fileprivate func isConditional(_ node: NodeIndex) -> Bool {
    for outer in ancestors(of: node) {
      switch tree[outer].kind {
      case .switchCase, .whileStatement: return true
      case .ifStatement:
        let conditions = tree.children(of: outer).filter { tree[$0].kind == .conditions }
          .flatMap { tree.children(of: $0) }
        let isDecided = conditions.allSatisfy { one in
          !tree.isUnnamed(one) || tree.soleChain(of: one).flatMap { tree.child(of: $0, .availability) } != nil
        }
        if !isDecided { return true }
      default: if tree[outer].kind.isMember { return false }
      }
    }
    return false
  }
}
