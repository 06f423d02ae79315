import Palettes

/// The places from which an app shows views: scenes and widgets, controllers that host views, code that is not followed,
/// then views for other modules. Previews show what the app may never show.
extension ViewWalk {
  /// Walks everything that the project shows.
  mutating func walkProject() {
    let instances = project.viewInstances(in: project.files.typedIndices)
    let made = Set(instances.map { $0.type })
    let others = project.typesOfOtherSystems()
    // Nothing makes a view of an app that no code makes, unless other modules do.
    let hasEntry = !types(from: ["App", "UIApplicationDelegate", "UIWindowSceneDelegate"]).isEmpty
    let named: Set<String>? = hasEntry ? typesThatMayBeShown() : nil
    let mayBeShown: (String) -> Bool = { named?.contains($0) ?? true }
    let hosts = HostReader(project, evaluator.types).hosts()
    self.hosts = Dictionary(grouping: hosts) { project.files[$0.place.file].type(around: $0.place.node)?.path ?? "" }
    isInScenes = true
    walkScenes()
    isInScenes = false
    for host in hosts { walk(host) }
    // What a view shows that no code makes is not made elsewhere.
    walkTypes { _, path in !made.contains(path) && !others.contains(path) && mayBeShown(path) }
    // Views that other views make are shown by these, where code shows them.
    walk(
      instances.filter {
        project.files[$0.place.file].type(around: $0.place.node).map { !project.isViewType($0.path) } ?? true
      })
    walk(instances)
    walkMembers()
    // Code that was followed decided against the views that it makes and that nothing showed.
    let left = Dictionary(grouping: instances) { $0.type }
    let isWanted: (ViewWalk, String) -> Bool = { walk, path in
      if left[path] == nil, !mayBeShown(path) { return false }
      return !others.contains(path)
        && !(left[path]?.allSatisfy { walk.isRead($0.place) } ?? false && !walk.project.isPublic(path))
    }
    walkTypes(where: isWanted)
    walkBodies(where: isWanted)
  }

  /// The views of an app that other modules may show, and those that code outside of them names, as `Row.self` does.
  private func typesThatMayBeShown() -> Set<String> {
    let paths = evaluator.types.paths.filter { evaluator.types.isDeclared($0) }
    var byName: [String: [String]] = [:]
    for path in paths { byName[path.split(separator: ".").last.map { String($0) } ?? path, default: []].append(path) }
    var shown = Set(paths.filter { project.isPublic($0, beyondPackage: true) })
    for (name, places) in project.links(named: Set(byName.keys)) {
      for path in byName[name] ?? [] where !shown.contains(path) {
        let isNamed = places.contains { place in
          let around = project.files[place.file].type(around: place.node)?.path ?? ""
          return around != path && !around.hasPrefix("\(path).") && mayName(place, path, within: around)
        }
        if isNamed { shown.insert(path) }
      }
    }
    return shown
  }

  /// Returns true if a name may mean a type: outside of the type around it, one that is nested is named after that.
  private func mayName(_ place: SourceProject.Place, _ path: String, within around: String) -> Bool {
    let outer = path.split(separator: ".").dropLast()
    guard let last = outer.last else { return true }
    let source = project.files[place.file]
    if source.tree[place.node].kind == .name {
      return project.typePath(source.tree.name(place.node), within: around, in: source) == path
    }
    let before = source.tree.links(of: source.chain(of: place.node)).last { $0 < place.node }
    return before.map { source.tree.name($0).utf8.elementsEqual(last.utf8) } ?? true
  }

  /// The types that inherit from one of these, in the order of files.
  private func types(from names: Set<String>) -> [String] {
    evaluator.types.paths.filter { path in
      evaluator.types.isDeclared(path) && evaluator.inherits(path, from: names) && !names.contains(path)
        && evaluator.types[path]?.kind != .protocolType
    }
  }

  private mutating func walkScenes() {
    let look = windowLook
    for names in [["App"], ["Widget", "WidgetBundle"], ["Scene"]] as [Set<String>] {
      // Widgets have no windows.
      windowLook = names.contains("Widget") ? WindowLook() : look
      for path in types(from: names) { walkRoot(on: Ground(base: .window)) { _ in .instance(Instance(path, [])) } }
    }
  }

  /// Walks what an evaluation gives, with all that it presents.
  private mutating func walkRoot(
    on ground: Ground, _ appearance: StatedAppearance? = nil, _ evaluate: (inout Evaluator) -> Value
  ) {
    (steps, evaluator.steps) = (0, 0)
    var setting = setting(on: ground.base)
    setting.ground = ground
    switch appearance {
    case .unknown: setting.isOfUncertainLook = true
    case .light, .dark: setting.force(isDark: appearance == .dark)
    case nil: break
    }
    walk(evaluate(&evaluator), setting)
    walkPresented()
  }

  /// Walks views where code makes them that is not followed.
  private mutating func walk(_ instances: [SourceProject.ViewInstance]) {
    for instance in instances where settings[instance.type] == nil {
      let place = instance.place
      guard !project.files[place.file].isLeftOut(place.node), !isRead(place), evaluator.body(of: instance.type) != nil
      else { continue }
      walkRoot(on: Ground(base: .elsewhere)) { evaluator in
        evaluator.value(ofLinks: [place.node], evaluator.scope(around: place), as: "")
      }
    }
  }

  /// Walks the view of a host.
  private mutating func walk(_ host: HostReader.Host) {
    guard !isRead(host.place) else { return }
    let ground = Ground(base: host.base).adding(evaluator.background(of: host) ?? .none)
    walkRoot(on: ground, host.appearance) { evaluator in
      let scope = evaluator.scope(around: host.place, holdingLocalsOf: host.content)
      return evaluator.value(ofParts: host.content[...], scope, as: "")
    }
  }

  /// The setting in which a view of UIKit or AppKit shows the content of its only host; nil where that is not known.
  mutating func hosted(by type: String, _ setting: Setting) -> Setting? {
    guard let make = Self.makers.compactMap({ project.declarations("\(type).\($0)").first }).first else {
      return nil
    }
    let made = evaluator.resultType(of: make.place)
    let owners = [type, evaluator.path(ofType: made, within: type, in: make.file) ?? "\(type).Coordinator"]
    let all = owners.flatMap { hosts[$0] ?? [] }
    guard all.count == 1, let host = all.first, !host.backgrounds.isEmpty,
      let color = evaluator.background(of: host), !owners.contains(where: { isCovered($0, host) })
    else { return nil }
    var inner = setting.presented(on: .screen)
    if host.base != .screen { inner.ground = setting.ground.adding(color) }
    // Its environment is that of a root, but for what holds around it.
    (inner.conditions, inner.required, inner.fade) = (setting.conditions, setting.required, setting.fade)
    (inner.tint, inner.accent, inner.isSystemDrawn) = (nil, windowTint, setting.isSystemDrawn)
    return inner
  }

  /// The functions in which a view of SwiftUI makes one of UIKit or AppKit.
  private static let makers = ["makeUIViewController", "makeUIView", "makeNSViewController", "makeNSView"]
  /// The views of UIKit and AppKit that cover what is behind them.
  private static let covering: Set<String> = [
    "CAGradientLayer", "CALayer", "NSTableView", "NSVisualEffectView", "UICollectionView", "UICollectionViewController",
    "UIImageView", "UINavigationController", "UITabBarController", "UITableView", "UITableViewController",
    "UIVisualEffectView", "UIWindow",
  ]

  /// Returns true if the code of a type names a view that may be between its host and what is behind, or gives one another
  /// background.
  private func isCovered(_ type: String, _ host: HostReader.Host) -> Bool {
    project.declarations(type).filter { $0.member.kind.isType }.contains { body in
      let tree = project.files[body.file].tree
      return tree.subtree(of: body.member.node).contains { node in
        switch tree[node].kind {
        case .name, .typeName: Self.covering.contains(tree.name(node))
        case .member:
          HostObjects.isBackground(tree.name(node))
            && !host.backgrounds.contains { $0.contains(.init(file: body.file, node: node)) }
        default: false
        }
      }
    }
  }

  /// Returns true if the code around a call was evaluated and decided against it.
  func isRead(_ place: SourceProject.Place) -> Bool {
    if evaluator.made.contains(place) { return false }
    let source = project.files[place.file]
    for outer in source.ancestors(of: place.node) {
      switch source.tree[outer].kind {
      case .closure, .function, .variable: return evaluator.evaluated.contains(.init(file: place.file, node: outer))
      default: if source.tree[outer].kind.isMember { return false }
      }
    }
    return false
  }

  /// Walks the views that nothing showed so far: other modules may, on an unknown ground.
  private mutating func walkTypes(where isWanted: (ViewWalk, String) -> Bool) {
    for path in evaluator.types.paths
    where settings[path] == nil && isWanted(self, path) && evaluator.types.isDeclared(path)
      && evaluator.body(of: path) != nil
    {
      walkRoot(on: Ground(base: .caller)) { _ in .instance(Instance(path, [])) }
    }
  }

  /// Walks the members that give a view and that nothing evaluated calls: code that is not followed does, or other modules.
  private mutating func walkMembers() {
    for (file, source) in project.files.indexed() {
      for member in source.members where ViewHelpers.isView(member, source.tree) && !source.isLeftOut(member.node) {
        let declaration = SourceProject.Declaration(file: file, member: member)
        guard !["body", "makeBody"].contains(member.name), !evaluator.evaluated.contains(declaration.place) else {
          continue
        }
        walkRoot(on: Ground(base: .elsewhere)) { evaluator in
          let this = member.isStatic ? nil : evaluator.scope(around: declaration.place).home.this
          return evaluator.value(
            of: declaration, this, member.kind == .function ? [] : nil, at: declaration.place, Surroundings(),
            as: "View")
        }
      }
    }
  }

  /// Walks the bodies that nothing showed, except those of types that share their name with one that was shown.
  private mutating func walkBodies(where isWanted: (ViewWalk, String) -> Bool) {
    for (file, source) in project.files.indexed() {
      for member in source.members where member.name == "body" && member.kind == .variable {
        let declaration = SourceProject.Declaration(file: file, member: member)
        guard !source.isLeftOut(member.node), settings[member.typePath] == nil, isWanted(self, member.typePath),
          bodies.insert(declaration.place).inserted
        else { continue }
        walkRoot(on: Ground(base: .caller)) { evaluator in
          evaluator.value(
            of: declaration, .instance(Instance(member.typePath, [])), nil, at: declaration.place, Surroundings(),
            as: "")
        }
      }
    }
  }
}

extension Evaluator {
  /// The body of a view; a protocol of a library may ask for a function in its place.
  mutating func body(of type: String) -> SourceProject.Declaration? {
    if let known = bodies[type] { return known }
    let found = findBody(of: type)
    bodies[type] = .some(found)
    return found
  }

  private mutating func findBody(of type: String) -> SourceProject.Declaration? {
    if let body = member("body", on: type, isStatic: false, given: nil), body.member.kind == .variable { return body }
    guard !inherits(type, from: ["ViewModifier"]) else { return nil }
    return member("body", on: type, isStatic: false, given: [])
  }

  /// The body of a modifier around a view.
  ///
  /// A function of the project that is named like one of SwiftUI and makes the modifier does not mean itself in its body.
  mutating func body(
    _ body: SourceProject.Declaration, of modifier: Instance, _ given: [Argument], calledAt place: SourceProject.Place,
    _ environment: Surroundings
  ) -> Value {
    let source = project.files[place.file]
    let outer = source.member(around: place.node).map { SourceProject.Place(file: place.file, node: $0.node) }
    if let outer { calling.append(outer) }
    defer { if outer != nil { calling.removeLast() } }
    return value(of: body, .instance(modifier), given, at: body.place, environment, as: "")
  }

  /// The color that code gives the view of a host, or what contains that where it is clear: clear if all are; nil for one
  /// that shows some of what is behind, or that is not known.
  fileprivate mutating func background(of host: HostReader.Host) -> Value? {
    for level in host.backgrounds where !level.isEmpty {
      guard let color = background(at: level) else { return nil }
      if !color.isClearColor { return color.isOpaqueColor ? color : nil }
    }
    return Value.none
  }

  /// The color that statements give a view; nil if they give it several.
  private mutating func background(at places: Set<SourceProject.Place>) -> Value? {
    var found: [Fingerprint: Value] = [:]
    for place in places {
      guard let set = project.assignment(to: place) else { return nil }
      let scope = scope(around: place)
      let value = color(of: value(ofParts: set.value[...], scope, as: "UIColor"), kind: .platform, scope)
      found[value.fingerprint] = value
    }
    return found.count == 1 ? found.values.first : nil
  }

  /// The tint that code gives windows: unknown if it gives several, or one that reading does not tell; nil for none.
  mutating func windowTint() -> Value? {
    var tints: [Value] = []
    for place in project.windowTints {
      let scope = scope(around: place)
      let parts = tree(place.file).sequence(of: place.node).dropFirst(2)
      let value = color(of: value(ofParts: parts, scope, as: "UIColor"), kind: .platform, scope)
      if !tints.contains(where: { $0.fingerprint == value.fingerprint }) { tints.append(value) }
    }
    let isKnown = tints.allSatisfy { tint in
      tint.cases.allSatisfy { if case .color(let color) = $0.value { color.isResolved } else { false } }
    }
    guard let tint = tints.first else { return nil }
    return isKnown && tints.count == 1 ? tint : .color(.unresolved(.computed("the window's tint")))
  }

  /// The names that some expression at a place can use, with the first values of the local variables in it.
  fileprivate mutating func scope(
    around place: SourceProject.Place, holdingLocalsOf parts: [NodeIndex], depth: Int = 0
  ) -> Scope {
    var scope = scope(around: place)
    let source = project.files[place.file]
    guard depth < Self.deepestLocal else { return scope }
    for node in parts.flatMap({ source.tree.subtree(of: $0) })
    where source.tree[node].kind == .name && !source.tree.isNamedAsType(node) {
      let name = source.tree.name(node)
      guard scope.local(name) == nil, let declaration = source.localDeclaration(of: name, at: node),
        let value = source.tree.child(of: declaration, .value)
      else { continue }
      let parts = source.tree.sequence(of: value)
      let outer = self.scope(
        around: .init(file: place.file, node: declaration), holdingLocalsOf: parts, depth: depth + 1)
      var found = self.value(ofParts: parts[...], outer, as: "")
      if case .unknown(var unknown) = found, case .value(let identity, _, let cases) = unknown.subject {
        unknown.subject = .value(identity, name: name, cases: cases)
        found = .unknown(unknown)
      }
      scope.bind(name, found)
    }
    return scope
  }

  /// The most local variables between a host and its view.
  private static let deepestLocal = 4

  /// The names that code at a place can use: its type with a value of it that nothing is known of.
  func scope(around place: SourceProject.Place) -> Scope {
    let source = project.files[place.file]
    let type = source.type(around: place.node)?.path ?? ""
    guard !type.isEmpty else { return Scope(Home(file: place.file, environment: Surroundings())) }
    let this = Unknown(
      subject: .value(Fingerprint(62).adding(type), name: "self"), reason: .parameter("self"), type: type)
    return Scope(Home(file: place.file, type: type, this: .unknown(this), environment: Surroundings()))
  }
}
