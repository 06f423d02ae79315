import Palettes

/// Themes: types that hold colors and have named values of their own, one of which a person chooses.
extension Evaluator {
  /// The most named values of a theme; a type with more is none.
  private static let mostThemes = 24

  /// The named values of a type that holds colors; none for another type.
  mutating func themes(of type: String) -> [SourceProject.Declaration] {
    if let known = themes[type] { return known }
    themes[type] = []
    guard let entry = types[type], entry.kind == .structType || entry.kind == .classType, Self.isTheme(type),
      holdsColors(entry, in: type, depth: 0)
    else { return [] }
    let found = types.constants.filter { constant in
      let own = self.type(of: constant.place, within: constant.member.typePath)
      return own == type || own == "Self" && constant.member.typePath == type
    }
    if (2...Self.mostThemes).contains(found.count) { themes[type] = found }
    return themes[type] ?? []
  }

  /// The value of a color, or of the appearance of a theme, that a protocol asks for: that of each type of the project that
  /// has one and can be made of nothing.
  mutating func required(_ name: String, of unknown: Unknown, at place: SourceProject.Place, _ scope: Scope) -> Value? {
    guard let entry = types[unknown.type], entry.kind == .protocolType,
      let requirement = declaration("\(unknown.type).\(name)", given: nil, where: { $0.kind == .variable })
    else { return nil }
    let type = type(of: requirement.place, within: unknown.type)
    guard ColorKind(type) != nil || Self.isTheme(unknown.type) && isOfAppearance(name, type) else { return nil }
    if type == "Bool", !listsThemes {
      let part = unknown.part(name, type: type)
      note(part.subject, partOf: unknown.subject, name)
      if notesOrigins { themeTypes[part.subject.fingerprint] = "\(unknown.type).\(name)" }
      return .unknown(part)
    }
    let conforming = conforming(to: unknown.type)
    guard (1...Self.mostThemes).contains(conforming.count) else { return nil }
    if notesOrigins { themeTypes[unknown.subject.fingerprint] = unknown.type }
    var cases: [Value.Case] = []
    for path in conforming {
      let made = make(path, [], at: place, scope)
      guard case .instance = made else { return nil }
      let conditions = conforming.count == 1 ? [] : [Condition(unknown.subject, .equals(path))]
      cases.append(.init(conditions: conditions, value: member(name, of: made, nil, at: place, scope, as: type)))
    }
    return .choosing(cases)
  }

  /// Returns true for a property that may say if something is dark, and that no code changes.
  private func isOfAppearance(_ name: String, _ type: String) -> Bool {
    ["Bool", "UIUserInterfaceStyle", "ColorScheme"].contains(type) && types.changes.isNeverSet(name)
  }

  /// The types that conform to a protocol and can be made of nothing: those that other code names, if it names some.
  private mutating func conforming(to type: String) -> [String] {
    if let known = conforming[type] { return known }
    let found = types.paths.filter { path in
      types.isDeclared(path) && types[path]?.kind != .protocolType && types[path]?.kind != .enumType
        && types.inherits(path, from: [type]) && isMadeOfNothing(path)
    }
    var used: Set<String> = []
    for (name, places) in project.links(named: Set(found.map { String($0.lastPart) })) {
      for path in found where path.lastPart == name {
        if places.contains(where: { project.files[$0.file].type(around: $0.node)?.path != path }) { used.insert(path) }
      }
    }
    let kept = used.isEmpty ? found : found.filter { used.contains($0) || project.isPublic($0, beyondPackage: true) }
    conforming[type] = kept
    return kept
  }

  /// Returns true if a value of a type needs no arguments.
  private mutating func isMadeOfNothing(_ path: String) -> Bool {
    let initializers = project.declarations("\(path).init").filter { $0.member.kind == .initializer }
    if !initializers.isEmpty {
      for initializer in initializers where parameters(of: initializer.place).allSatisfy({ $0.hasDefault }) {
        return true
      }
      return false
    }
    return types[path]?.fields.allSatisfy { tree($0.file).child(of: $0.node, .value) != nil } ?? false
  }

  /// Returns true for the name of a theme: other types of named values, such as text styles, belong to single views.
  static func isTheme(_ type: String) -> Bool {
    let name = (type.split(separator: ".").last.map { String($0) } ?? type).lowercased()
    return ["theme", "palette", "scheme", "skin", "appearance", "colors", "swatch"].contains(where: name.holds)
  }

  private mutating func holdsColors(_ entry: TypeIndex.Entry, in type: String, depth: Int) -> Bool {
    var count = 0
    for place in entry.fields {
      let own = self.type(of: place, within: type)
      if ColorKind(own) != nil {
        count += 1
      } else if depth < 2, own != type, let inner = types[own], inner.kind == .structType,
        holdsColors(inner, in: own, depth: depth + 1)
      {
        return true
      }
      if count >= 2 { return true }
    }
    return false
  }

  /// A property of a theme that nothing tells: its value in each of the named ones.
  mutating func themed(
    _ declaration: SourceProject.Declaration, of unknown: Unknown, _ scope: Scope, as expected: String
  ) -> Value? {
    let named = themes(of: unknown.type)
    guard !named.isEmpty else { return nil }
    if notesOrigins { themeTypes[unknown.subject.fingerprint] = unknown.type }
    var cases: [Value.Case] = []
    for theme in named {
      let value = self.value(of: theme, nil, nil, at: theme.place, scope.home.environment, as: unknown.type)
      guard case .instance(let instance) = value else { continue }
      cases.append(
        .init(
          conditions: [Condition(unknown.subject, .equals(theme.member.name))],
          value: field(declaration, of: instance, scope.home.environment)))
    }
    return cases.isEmpty ? nil : .choosing(cases)
  }
}
