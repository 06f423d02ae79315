import Palettes

extension Evaluator {
  /// The appearances that code gives windows with the values of themes; notes from now on where values are read from.
  mutating func windowLook() -> WindowLook {
    var look = WindowLook()
    let statements = project.statedAppearances.filter { isOfWindow($0) }
    if statements.isEmpty { return look }
    look.repeated = RepeatedTypes(project, types)
    notesOrigins = true
    // What is evaluated for this alone counts as read nowhere else.
    var reader = self
    // A test of a theme is a subject of its own elsewhere.
    for lists in [true, false] {
      (reader.listsThemes, reader.known) = (lists, [:])
      look.add(statements.flatMap { reader.cases(of: $0, &look) })
    }
    (origins, themeTypes) = (reader.origins, reader.themeTypes)
    return look
  }

  private mutating func cases(of statement: StatedAppearance.Statement, _ look: inout WindowLook) -> [WindowLook.Case] {
    let place = statement.place
    let member = project.files[place.file].member(around: place.node)?.node ?? place.node
    let isOfApp = isOfAppWindow(statement)
    var parts: [(conditions: [Condition], look: StatedAppearance?)] = []
    if let reaches = reaches(of: .init(file: place.file, node: statement.assignment.statement)) {
      for reach in reaches {
        let stated = value(ofParts: statement.assignment.value[...], reach.scope, as: "UIUserInterfaceStyle")
        for part in stated.cases {
          guard let all = reach.conditions.joined(with: part.conditions) else { continue }
          parts.append((all.filter { !$0.isOfWindow }, Self.appearance(part.value)))
        }
      }
    } else {
      parts = [([], .unknown)]
    }
    if listsThemes {
      look.statements[place] =
        isOfApp && !parts.isEmpty
        && parts.allSatisfy { part in
          part.look == nil
            || part.look != .unknown && part.conditions.contains { themeTypes[$0.subject.fingerprint] != nil }
        }
    }
    return parts.map { part in
      .init(
        conditions: part.conditions.map { look.ofState($0, self) },
        kinds: Set(part.conditions.flatMap { WindowLook.kinds(of: $0.subject, self) }), look: part.look,
        member: .init(file: place.file, node: member), isOfApp: isOfApp)
    }
  }

  private static func appearance(_ value: Value) -> StatedAppearance? {
    guard case .member(let member) = value else { return .unknown }
    return member.name == "unspecified" ? nil : StatedAppearance(named: member.name) ?? .unknown
  }

  // MARK: - Windows

  /// Returns true if a statement is about a window.
  private func isOfWindow(_ statement: StatedAppearance.Statement) -> Bool {
    let owner = statement.assignment.owner
    return owner.isEmpty
      ? types.inherits(statement.type, from: ["UIWindow"]) : owner.contains { $0.lowercased().holds("window") }
  }

  /// Returns true if a window is that of the app's views, as far as its name and the type that has it tell: not one that
  /// the type makes itself, unless that is what the system asks for the window.
  private mutating func isOfAppWindow(_ statement: StatedAppearance.Statement) -> Bool {
    let owner = statement.assignment.owner
    guard let window = owner.lastIndex(where: { $0.lowercased().holds("window") }),
      Self.appWindows.contains(owner[window].lowercased())
    else { return false }
    var type = statement.type
    if window > 0 {
      let place = statement.place
      let source = project.files[place.file]
      let links = source.tree.links(of: source.chain(of: place.node))
      let before = links.dropLast(owner.count - window + 1)
      type = Self.typeName(of: value(ofLinks: before, scope(at: place), as: ""))
    }
    if types.inherits(type, from: ["UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate"]) {
      return true
    }
    let windows =
      types.paths.filter { types.inherits($0, from: ["UIWindow"]) }.map { String($0.lastPart) } + ["UIWindow"]
    return !project.links(named: Set(windows)).values.joined().contains { call in
      let source = project.files[call.file]
      return source.tree[call.node].flags.contains(.isCalled) && source.type(around: call.node)?.path == type
    }
  }

  private static let appWindows: Set<String> = [
    "activewindow", "appwindow", "currentwindow", "firstkeywindow", "firstwindow", "keywindow", "mainwindow",
    "rootwindow", "window", "windows",
  ]
}

extension Condition {
  /// True if it tells nothing but that there is a window, or a change.
  ///
  /// SwiftUI needs iOS 13, as the appearance of a window does.
  fileprivate var isOfWindow: Bool {
    if case .version(let platform, let version) = subject {
      return holds && platform == "iOS" && !BranchCondition.isEarlier("13.9", version)
    }
    let name = subject.name.lowercased()
    if name.holds("oldvalue") || name.holds("newvalue") { return true }
    guard test == .hasValue && holds || name.holds(" is ui") else { return false }
    let words = name.split(separator: ".").map { $0.prefix { $0 != "(" } }
    let last = words.last { !Self.choosing.contains(String($0)) } ?? ""
    return Self.owners.contains { last.hasSuffix($0) }
  }

  private static let choosing: Set<String> = ["compactmap", "filter", "first", "flatmap", "last", "map", "max", "min"]
  private static let owners = ["window", "windows", "scene", "scenes", "self", "delegate", "controller", "application"]
}
