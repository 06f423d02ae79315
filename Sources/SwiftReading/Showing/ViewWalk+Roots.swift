import Palettes

/// The places from which an app shows views: scenes and widgets, controllers that host views, code that is not followed,
/// then views for other modules, and previews.
extension ViewWalk {
  /// Walks everything that the project shows.
  mutating func walkProject() {
    walkScenes()
    walkInstances { $0.base != nil }
    walkUnmade()
    walkInstances { [settings] in settings[$0.type] == nil }
    walkMembers()
    walkPreviews()
    walkRest()
  }

  /// The types that inherit from one of these, in the order of files.
  private func types(from names: Set<String>) -> [String] {
    evaluator.types.paths.filter { path in
      evaluator.types.isDeclared(path) && evaluator.inherits(path, from: names) && !names.contains(path)
        && evaluator.types[path]?.kind != .protocolType
    }
  }

  private mutating func walkScenes() {
    for names in [["App"], ["Widget", "WidgetBundle"], ["Scene"]] as [Set<String>] {
      for path in types(from: names) { walkRoot(Instance(path, []), Ground(base: .window)) }
    }
  }

  private mutating func walkRoot(_ instance: Instance, _ ground: Ground) {
    steps = 0
    walk(instance, Setting(ground: ground))
    walkPresented()
  }

  /// Walks the views that code makes which is not followed, each where it is made.
  private mutating func walkInstances(where isWanted: (SourceProject.ViewInstance) -> Bool) {
    for instance in project.viewInstances(in: project.files.typedIndices) where isWanted(instance) {
      let source = project.files[instance.place.file]
      guard !source.isLeftOut(instance.place.node), evaluator.body(of: instance.type) != nil else { continue }
      steps = 0
      evaluator.steps = 0
      let scope = evaluator.scope(around: instance.place)
      let value = evaluator.value(ofLinks: [instance.place.node], scope, as: "")
      walk(value, Setting(ground: Ground(base: instance.base ?? .elsewhere)))
      walkPresented()
    }
  }

  /// Walks the views that no code makes: other modules may, on an unknown ground.
  private mutating func walkUnmade() {
    let made = Set(project.viewInstances(in: project.files.typedIndices).map { $0.type })
    for path in evaluator.types.paths
    where settings[path] == nil && !made.contains(path) && evaluator.types.isDeclared(path)
      && evaluator.body(of: path) != nil
    {
      walkRoot(Instance(path, []), Ground(base: .caller))
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
        (steps, evaluator.steps) = (0, 0)
        let scope = evaluator.scope(around: declaration.place)
        let value = evaluator.value(
          of: declaration, member.isStatic ? nil : scope.home.this, member.kind == .function ? [] : nil,
          at: declaration.place, Surroundings(), as: "View")
        walk(value, Setting(ground: Ground(base: .elsewhere)))
        walkPresented()
      }
    }
  }

  /// Walks what previews show, for views that nothing else shows.
  private mutating func walkPreviews() {
    for (file, source) in project.files.indexed() {
      for range in source.previews {
        steps = 0
        evaluator.steps = 0
        let node = range.lowerBound
        let scope = Scope(Home(file: file, environment: Surroundings()))
        var found: [Value] = []
        if source.tree[node].kind == .macro {
          for argument in evaluator.arguments(of: node, scope) where argument.isTrailing || argument.label == "body" {
            found.append(evaluator.value(of: argument))
          }
        }
        for value in found {
          steps = 0
          walk(value, Setting(ground: Ground(base: .screen)))
          walkPresented()
        }
      }
    }
  }

  /// Walks the views that nothing shows: other modules may, on an unknown ground.
  private mutating func walkRest() {
    for path in evaluator.types.paths
    where settings[path] == nil && evaluator.types.isDeclared(path) && evaluator.body(of: path) != nil {
      walkRoot(Instance(path, []), Ground(base: .caller))
    }
    // Modules may declare types of one name.
    for (file, source) in project.files.indexed() {
      for member in source.members where member.name == "body" && member.kind == .variable {
        let declaration = SourceProject.Declaration(file: file, member: member)
        guard !source.isLeftOut(member.node), bodies.insert(declaration.place).inserted else { continue }
        (steps, evaluator.steps) = (0, 0)
        let value = evaluator.value(
          of: declaration, .instance(Instance(member.typePath, [])), nil, at: declaration.place, Surroundings(), as: "")
        walk(value, Setting(ground: Ground(base: .caller)))
        walkPresented()
      }
    }
  }
}

extension Evaluator {
  /// The body of a view; a protocol of a library may ask for a function in its place.
  mutating func body(of type: String) -> SourceProject.Declaration? {
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
