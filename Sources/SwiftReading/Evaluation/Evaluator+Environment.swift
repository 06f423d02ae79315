import Palettes

extension Evaluator {
  /// A value of the environment.
  mutating func environmentValue(
    _ declaration: SourceProject.Declaration, _ environment: Surroundings, type: String
  ) -> Value {
    let tree = tree(declaration.file)
    guard let key = ConditionReader.environmentKey(ofProperty: declaration.member.node, tree) else {
      // An object by its type, which the wrapper states as well.
      let type = type.isEmpty ? statedType(of: declaration, tree) : type
      if let value = environment.value(type) { return value }
      return .unknown(
        Unknown(
          subject: .value(Fingerprint(49).adding(type), name: declaration.member.name),
          reason: .environment(type.isEmpty ? declaration.member.name : type),
          type: type))
    }
    return environmentValue(key, environment)
  }

  /// The type in `@Environment(Model.self)`; empty for none.
  private func statedType(of declaration: SourceProject.Declaration, _ tree: SyntaxTree) -> String {
    for child in tree.children(of: declaration.member.node) where tree[child].kind == .attribute {
      let text = tree.text(child)
      guard let end = text.parts(around: ".self").first, end.count < text.count, let open = end.firstIndex(of: "(")
      else {
        continue
      }
      return String(end[end.index(after: open)...]).trimmed
    }
    return ""
  }

  mutating func environmentValue(_ key: String, _ environment: Surroundings) -> Value {
    switch key {
    case "colorScheme":
      if let isDark = environment.isDark {
        return .member(MemberValue(type: "ColorScheme", name: isDark ? "dark" : "light", arguments: []))
      }
      return .unknown(Unknown(subject: .appearance, reason: .environment(key), type: "ColorScheme"))
    case "colorSchemeContrast":
      return .unknown(Unknown(subject: .contrast, reason: .environment(key), type: "ColorSchemeContrast"))
    case "accessibilityReduceTransparency":
      return .unknown(Unknown(subject: .transparency, reason: .environment(key), type: "Bool"))
    case "isEnabled": return environment.isEnabled
    // In other modes the system draws widgets in colors of its own.
    case "widgetRenderingMode":
      return .member(MemberValue(type: "WidgetRenderingMode", name: "fullColor", arguments: []))
    default: break
    }
    if let value = environment.value(key) { return value }
    if let found = self.declaration("EnvironmentValues.\(key)", given: nil, where: { $0.kind == .variable }) {
      return standard(of: found, environment)
    }
    return .unknown(Unknown(subject: .value(Fingerprint(51).adding(key), name: key), reason: .environment(key)))
  }

  /// The type of a value of the environment; empty where it is not known.
  mutating func environmentType(_ key: String) -> String {
    if key == "colorScheme" { return "ColorScheme" }
    let found = declaration("EnvironmentValues.\(key)", given: nil) { $0.kind == .variable }
    return found.map { type(of: $0.place, within: "") } ?? ""
  }

  /// The default value of a key of the project: after `@Entry`, or of the key type that the property names.
  private mutating func standard(of declaration: SourceProject.Declaration, _ environment: Surroundings) -> Value {
    let tree = tree(declaration.file)
    let node = declaration.member.node
    let home = Home(file: declaration.file, environment: environment)
    let expected = type(of: declaration.place, within: "")
    if let value = tree.child(of: node, .value) { return self.value(in: value, Scope(home), as: expected) }
    let name = declaration.member.name
    let key = tree.subtree(of: node).first {
      tree[$0].kind == .name && tree.isNamedAsType($0) && !tree[$0].flags.contains(.isCalled)
    }
    guard let key, let path = path(ofType: tree.name(key), within: "", in: declaration.file),
      let found = member("defaultValue", on: path, isStatic: true, given: nil)
    else {
      return .unknown(
        Unknown(subject: .value(Fingerprint(51).adding(name), name: name), reason: .environment(name), type: expected))
    }
    return value(of: found, nil, nil, at: found.place, environment, as: expected)
  }
}
