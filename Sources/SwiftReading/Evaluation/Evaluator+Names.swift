import Palettes

extension Evaluator {
  /// The value of a name, called or not.
  mutating func named(_ link: NodeIndex, _ scope: Scope, as expected: String) -> Value {
    let tree = tree(scope.file)
    let written = tree.name(link)
    let isCalled = tree[link].flags.contains(.isCalled)
    let place = SourceProject.Place(file: scope.file, node: link)
    let given = isCalled ? arguments(of: link, scope) : []
    if let local = scope.local(written) { return isCalled ? call(local, given, at: place, scope) : local }
    // A binding is the value that it is bound to; the storage behind a wrapper as well.
    let isProjected =
      written.utf8.first == UInt8(ascii: "$") || written.utf8.first == UInt8(ascii: "_") && !isDeclared(written, scope)
    let name = isProjected && written.count > 1 ? String(written.dropFirst()) : written
    if isProjected, let local = scope.local(name) { return local }
    switch name {
    case "self": return isCalled ? .none : scope.home.this ?? .type(scope.home.type)
    case "Self": return isCalled ? make(scope.home.selfType, given, at: place, scope) : .type(scope.home.selfType)
    case "super": return .unknown(Unknown("super", .computed("super")))
    case "min", "max", "pow":
      guard given.count > 1, project.declarations(name).isEmpty else { break }
      let values = given.map { value(of: $0) }
      return values.dropFirst().reduce(values[0]) { combine($0, name, $1) }
    default: break
    }
    if tree.isNamedAsType(link) { return typeNamed(link, name, isCalled ? given : nil, at: place, scope) }
    if let this = scope.home.this,
      let own = ownMember(name, of: this, isCalled ? given : nil, at: place, scope, as: expected)
    {
      return own
    }
    var outer = scope.home.type[...]
    while types.declares(name) {
      let path = outer.isEmpty ? name : "\(outer).\(name)"
      let found = declaration(path, given: isCalled ? given : nil, in: scope.file) {
        $0.isStatic || $0.typePath.isEmpty || $0.kind.isType
      }
      if let found {
        return value(of: found, nil, isCalled ? given : nil, at: place, scope.home.environment, as: expected)
      }
      guard !outer.isEmpty else { break }
      outer = outer.outerPath
    }
    switch name {
    case "colorScheme", "colorSchemeContrast", "accessibilityReduceTransparency", "reduceTransparency":
      guard !isCalled else { break }
      return environmentValue(
        name == "reduceTransparency" ? "accessibilityReduceTransparency" : name, scope.home.environment)
    case "withAnimation": return .none
    case "allCases": if let cases = allCases(of: scope.home.type) { return cases }
    default: break
    }
    return .unknown(Unknown(subject: .value(Fingerprint(31).adding(name), name: name), reason: .unknownName(name)))
  }

  /// Returns true for a name with an underscore of its own, rather than the storage behind a wrapper.
  mutating func isDeclared(_ name: String, _ scope: Scope) -> Bool {
    guard types.declares(name) else { return false }
    let type = scope.home.type
    return member(name, on: type, isStatic: false, given: nil) != nil
      || member(name, on: type, isStatic: true, given: nil) != nil
      || declaration(name, given: nil, in: scope.file, where: { $0.typePath.isEmpty }) != nil
  }

  private mutating func typeNamed(
    _ link: NodeIndex, _ name: String, _ given: [Argument]?, at place: SourceProject.Place, _ scope: Scope
  ) -> Value {
    let tree = tree(scope.file)
    if !tree[link].flags.contains(.isQualified),
      let path = path(ofType: name, within: scope.home.type, in: scope.file, isCalled: given != nil)
    {
      return given.map { make(path, $0, at: place, scope) } ?? .type(path)
    }
    let real = alias(name, within: scope.home.type, in: scope.file) ?? name
    if real != name, let path = path(ofType: real, within: scope.home.type, in: scope.file, isCalled: given != nil) {
      return given.map { make(path, $0, at: place, scope) } ?? .type(path)
    }
    // A function may begin with a capital letter.
    if let given, let found = declaration(name, given: given, in: scope.file, where: { $0.kind == .function }) {
      return value(of: found, nil, given, at: place, scope.home.environment, as: "")
    }
    return given.map { system(real, $0, at: place, scope) } ?? .system(real)
  }

  /// The path of the project's type of a name; nil for a type of the system.
  func path(ofType name: String, within outer: String, in file: FileIndex, isCalled: Bool = false) -> String? {
    let source = project.files[file]
    let path =
      isCalled
      ? project.calledType(name, within: outer, in: source) : project.typePath(name, within: outer, in: source)
    return path.flatMap { types.isDeclared($0) ? $0 : nil }
  }

  /// The most aliases of aliases.
  private static let mostAliases = 8

  /// The type behind an alias of the project, or behind the alias that it is of.
  func alias(_ name: String, within outer: String, in file: FileIndex) -> String? {
    var real: String?
    for _ in 0..<Self.mostAliases {
      guard let found = declaredAlias(real ?? name, within: outer, in: file) else { break }
      real = aliased(found)
    }
    return real
  }

  /// The type that an alias names.
  func aliased(_ declaration: SourceProject.Declaration) -> String {
    let tree = tree(declaration.file)
    return tree.child(of: declaration.member.node, .typeName).map { Self.bare(tree.text($0)) } ?? ""
  }

  private func declaredAlias(_ name: String, within outer: String, in file: FileIndex) -> SourceProject.Declaration? {
    guard types.declares(String(name.lastPart)) else { return nil }
    var scope = outer[...]
    while true {
      let path = scope.isEmpty ? name : "\(scope).\(name)"
      let found = visible(
        project.declarations(path).filter { $0.member.kind == .typeAlias && isCompiled($0) }, in: file)
      if let first = found.first { return first }
      guard !scope.isEmpty else { return nil }
      scope = scope.outerPath
    }
  }

  /// A type as written, without optional marks, `some`, `any`, its module and generic arguments.
  static func bare(_ text: String) -> String {
    // Most types are one name.
    if text.utf8.allSatisfy({ $0 >= 0x30 && $0 != 0x3F && $0 != 0x3C && $0 != 0x40 && $0 != 0x5B }) { return text }
    var rest = text.trimmed
    while true {
      if rest.hasPrefix("some ") || rest.hasPrefix("any ") || rest.hasPrefix("@") {
        rest = String(rest.drop { $0 != " " }.drop { $0 == " " })
      } else if rest.hasPrefix("inout ") {
        rest = String(rest.dropFirst(6))
      } else {
        break
      }
    }
    for module in ["SwiftUI.", "UIKit.", "AppKit."] where rest.hasPrefix(module) {
      rest = String(rest.dropFirst(module.count))
    }
    if rest.hasPrefix("[") || rest.hasPrefix("(") { return rest }
    if rest.hasPrefix("Binding<") || rest.hasPrefix("Optional<") || rest.hasPrefix("Bindable<") {
      return bare(String(rest.drop { $0 != "<" }.dropFirst().dropLast()))
    }
    return String(rest.prefix { $0 != "<" }).trimmed
  }

  /// Returns true if a type as written has `nil` among its values.
  static func isOptional(_ text: String) -> Bool {
    text.hasSuffix("?") || text.hasSuffix("!") || text.hasPrefix("Optional<") || text.isEmpty
  }

  /// The type that `Self` means around a declaration: `extension ButtonStyle where Self == Card`.
  mutating func constrainedSelf(_ declaration: SourceProject.Declaration) -> String {
    if let known = selfTypes[declaration.place] { return known }
    let type = readSelf(around: declaration)
    selfTypes[declaration.place] = type
    return type
  }

  private func readSelf(around declaration: SourceProject.Declaration) -> String {
    let source = project.files[declaration.file]
    guard let outer = source.parent(of: declaration.member.node), source.tree[outer].kind == .extensionType else {
      return ""
    }
    let head = String(source.tree.text(outer).prefix { $0 != "{" })
    let parts = head.parts(around: "Self ==")
    guard parts.count > 1 else { return "" }
    let name = String(parts[1]).trimmed.prefix { $0 != " " && $0 != "," && $0 != "<" && $0 != "\n" }
    return path(ofType: String(name), within: "", in: declaration.file) ?? ""
  }

  // MARK: - Declarations

  /// The best declaration of a path for the labels of a call, the first one where none is better.
  mutating func declaration(
    _ path: String, given: [Argument]?, in file: FileIndex? = nil, but excluded: [SourceProject.Place] = [],
    where isWanted: (Member) -> Bool
  ) -> SourceProject.Declaration? {
    let found = project.declarations(path)
    if found.isEmpty { return nil }
    let wanted = found.filter { isWanted($0.member) && isCompiled($0) && !excluded.contains($0.place) }
    return best(of: visible(wanted, in: file), given: given)
  }

  /// Those of several declarations that a file sees: the private ones of other files are not among them, and its own come
  /// first.
  private func visible(_ declarations: [SourceProject.Declaration], in file: FileIndex?) -> [SourceProject.Declaration]
  {
    guard declarations.count > 1, let file else { return declarations }
    let kept = declarations.filter { $0.file == file || !isPrivate($0) }
    return kept.filter { $0.file == file } + kept.filter { $0.file != file }
  }

  private func isPrivate(_ declaration: SourceProject.Declaration) -> Bool {
    let source = project.files[declaration.file]
    if source.isPrivate(declaration.member.node) { return true }
    guard let outer = source.parent(of: declaration.member.node) else { return false }
    return source.tree[outer].kind == .extensionType && source.isPrivate(outer)
  }

  /// The best of some declarations for the labels of a call, the first one where none is better.
  private mutating func best(of declarations: [SourceProject.Declaration], given: [Argument]?)
    -> SourceProject.Declaration?
  {
    var best: (declaration: SourceProject.Declaration, score: Int)?
    for found in declarations {
      let isFunction = found.member.kind == .function || found.member.kind == .initializer
      if given == nil, isFunction { continue }
      if declarations.count == 1 { return found }
      let score = given.map { isFunction ? self.score(found, $0) : -10 } ?? 0
      if best.map({ score > $0.score }) ?? true { best = (found, score) }
    }
    // A function by its name alone is handed on.
    return best?.declaration ?? (given == nil ? declarations.first { $0.member.kind == .function } : nil)
  }

  private func isCompiled(_ declaration: SourceProject.Declaration) -> Bool {
    !project.files[declaration.file].isOutsideOfApp(declaration.member.node)
  }

  /// The rank of a function for the labels of a call: labels that fit count, and other ones count more.
  private mutating func score(_ declaration: SourceProject.Declaration, _ given: [Argument]) -> Int {
    let parameters = parameters(of: declaration.place)
    let matched = Parameter.match(given, parameters)
    let used = matched.reduce(0) { $0 + ($1 == nil ? 0 : 1) }
    let missing = zip(parameters, matched).reduce(0) { $0 + ($1.1 == nil && !$1.0.hasDefault ? 1 : 0) }
    var fitting = 0
    for (parameter, index) in zip(parameters, matched) {
      if let index { fitting += fit(given[index], parameter) }
    }
    return 20 * used - 30 * (given.count - used) - 20 * missing + fitting
  }

  /// The fit of an argument for the type of a parameter, as far as its form tells: 1, 0 or -1.
  private func fit(_ argument: Argument, _ parameter: Parameter) -> Int {
    guard argument.value == nil else { return 0 }
    let tree = tree(argument.place.file)
    guard let chain = tree.soleChain(of: argument.place.node) else { return 0 }
    let links = tree.links(of: chain)
    let type = parameter.bareType
    guard let first = links.first else { return 0 }
    // A member of a literal has a type of its own.
    guard links.count == 1 else {
      let isMade = tree.isNamedAsType(first) && tree[first].flags.contains(.isCalled)
      return isMade ? Self.fit(madeBy: tree.name(first), type) : 0
    }
    switch tree[first].kind {
    case .string: return Self.textTypes.contains(type) ? 1 : Self.numberTypes.contains(type) || type == "Bool" ? -1 : 0
    case .integer, .float:
      return Self.numberTypes.contains(type) ? 1 : Self.textTypes.contains(type) || type == "Bool" ? -1 : 0
    case .boolean: return type == "Bool" ? 1 : Self.textTypes.contains(type) || Self.numberTypes.contains(type) ? -1 : 0
    case .closure: return parameter.isFunction ? 1 : 0
    case .name where tree.isNamed(first, "self"): return parameter.isFunction ? -1 : 0
    case .name where !tree[first].flags.contains(.isCalled):
      guard let local = argument.scope.local(tree.name(first)) else { return 0 }
      if case .closure = local { return parameter.isFunction ? 1 : -1 }
      return parameter.isFunction ? -1 : 0
    case .name where tree.isNamedAsType(first) && tree[first].flags.contains(.isCalled):
      return Self.fit(madeBy: tree.name(first), type)
    default: return 0
    }
  }

  /// The fit of what an initializer makes: a view is no text and no number.
  private static func fit(madeBy name: String, _ type: String) -> Int {
    if name == type { return 1 }
    return TextCount.titled.contains(name) && (textTypes.contains(type) || numberTypes.contains(type)) ? -1 : 0
  }

  private static let textTypes: Set<String> = [
    "String", "LocalizedStringKey", "LocalizedStringResource", "Substring",
  ]
  private static let numberTypes: Set<String> = [
    "CGFloat", "Double", "Int", "Float", "UInt", "UInt32", "UInt64", "TimeInterval",
  ]

  /// A member of a type, in the type, its extensions, and what it inherits.
  mutating func member(_ name: String, on type: String, isStatic: Bool, given: [Argument]?) -> SourceProject
    .Declaration?
  {
    guard types.declares(name) else { return nil }
    var key = Fingerprint(isStatic ? 70 : 71).adding(type)
    key.add(name)
    let groups: [[SourceProject.Declaration]]
    if let known = inherited[key] {
      groups = known
    } else {
      groups = members(name, on: type, isStatic: isStatic, depth: 0)
      inherited[key] = groups
    }
    for group in groups {
      if let found = best(of: group, given: given) { return found }
    }
    return nil
  }

  /// The members of a name that a type has, then those that it inherits, which have to be more than requirements.
  private func members(_ name: String, on type: String, isStatic: Bool, depth: Int) -> [[SourceProject.Declaration]] {
    let namesakes = types[type]?.namesakes ?? []
    let own = project.declarations("\(type).\(name)").filter {
      $0.member.isStatic == isStatic && isCompiled($0) && (depth == 0 || hasBody($0)) && !namesakes.contains($0.file)
    }
    var groups = own.isEmpty ? [] : [own]
    if depth == 0, !isStatic, types.optionalMembers[name] != nil {
      groups += [project.declarations("\(type)?.\(name)"), project.declarations("Optional.\(name)")]
    }
    guard depth < 8, let entry = types[type] else { return groups }
    for inherited in entry.inherited {
      let path = project.typePath(inherited, within: type, in: nil) ?? inherited
      // The overloads of a modifier of SwiftUI are told apart by their arguments.
      guard path != type, path != "View" || !SwiftUIModifiers.all.contains(name) else { continue }
      groups += members(name, on: path, isStatic: isStatic, depth: depth + 1)
    }
    return groups
  }

  /// Returns true if a member is more than the requirement of a protocol.
  private func hasBody(_ declaration: SourceProject.Declaration) -> Bool {
    let tree = tree(declaration.file)
    for child in tree.children(of: declaration.member.node) {
      switch tree[child].kind {
      case .block, .value: return true
      case .accessor: if tree.child(of: child, .block) != nil { return true }
      default: break
      }
    }
    return declaration.member.kind != .function && declaration.member.kind != .variable
  }

  /// Returns true if a type is one of these or inherits from one of these.
  func inherits(_ type: String, from names: Set<String>) -> Bool { types.inherits(type, from: names) }

  /// The type that a declaration states, or that its value shows; empty where neither tells.
  mutating func type(of place: SourceProject.Place, within outer: String) -> String {
    if let known = declaredTypes[place] { return known }
    let type = readType(of: place.node, in: place.file, within: outer)
    declaredTypes[place] = type
    return type
  }

  /// The type that a function returns, as written; empty for none.
  mutating func resultType(of function: SourceProject.Place) -> String {
    if let known = declaredTypes[function] { return known }
    let tree = tree(function.file)
    let type = tree.child(of: function.node, .typeName).map { Self.bare(tree.text($0)) } ?? ""
    declaredTypes[function] = type
    return type
  }

  private func readType(of node: NodeIndex, in file: FileIndex, within outer: String) -> String {
    let tree = tree(file)
    if let annotation = tree.child(of: node, .typeName) {
      let bare = Self.bare(tree.text(annotation))
      return path(ofType: bare, within: outer, in: file) ?? bare
    }
    guard let value = tree.child(of: node, .value), let chain = tree.soleChain(of: value),
      let head = tree.links(of: chain).first
    else { return "" }
    switch tree[head].kind {
    case .boolean: return "Bool"
    case .string: return "String"
    case .integer: return "Int"
    case .float: return "Double"
    case .name where tree.isNamedAsType(head):
      return project.typePath(tree.name(head), within: outer, in: project.files[file]) ?? tree.name(head)
    default: return ""
    }
  }
}
