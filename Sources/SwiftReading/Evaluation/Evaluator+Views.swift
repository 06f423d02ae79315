import Palettes

extension Evaluator {
  /// A view with a modifier: one of the project is evaluated, any other one is kept with its arguments.
  mutating func modified(
    _ value: Value, _ name: String, _ given: [Argument], at place: SourceProject.Place, _ scope: Scope
  ) -> Value {
    let type = viewType(of: value)
    if let found = viewMember(name, on: type, given, in: scope.file) {
      return self.value(of: found, value, given, at: place, scope.home.environment, as: "")
    }
    if name == "modifier", let argument = given.first {
      let modifier = self.value(of: argument, as: "ViewModifier")
      if let shown = body(of: modifier, around: value, at: place, scope) { return shown }
    }
    return .view(ViewValue(.modified(value, name, given), at: place))
  }

  /// The view that a modifier of the project makes of another one; nil for what is none.
  private mutating func body(of modifier: Value, around content: Value, at place: SourceProject.Place, _ scope: Scope)
    -> Value?
  {
    switch modifier {
    case .instance(let instance):
      guard let body = member("body", on: instance.type, isStatic: false, given: []),
        body.member.kind == .function
      else { return nil }
      let argument = Argument(label: "content", isTrailing: false, place: place, scope: scope, value: content)
      // The body reads the environment of the place where it is shown.
      return .view(ViewValue(.modified(modifier, "body(content:)", [argument]), at: place))
    case .choice(let cases):
      var shown: [Value.Case] = []
      for part in cases {
        guard let view = body(of: part.value, around: content, at: place, scope) else { return nil }
        shown.append(.init(conditions: part.conditions, value: view))
      }
      return .view(ViewValue(.branches(shown), at: place))
    default: return nil
    }
  }

  /// A function of the project that is called on a view.
  private mutating func viewMember(
    _ name: String, on type: String, _ given: [Argument], in file: FileIndex
  ) -> SourceProject.Declaration? {
    guard types.declares(name) else { return nil }
    let paths =
      type.isEmpty || type == "View" ? ["View", "Scene"] : [type, "View", "Scene", "Shape", "ToolbarContent"]
    for path in paths {
      let found = declaration("\(path).\(name)", given: given, in: file) { $0.kind == .function && !$0.isStatic }
      if let found {
        // The project may add an overload to a modifier of SwiftUI; that of SwiftUI serves other arguments.
        if SwiftUIModifiers.all.contains(name), calling.contains(found.place) || !fits(found, given) { continue }
        return found
      }
    }
    guard !SwiftUIModifiers.all.contains(name) else { return nil }
    return project.viewModifier(name, on: type)
  }

  private mutating func fits(_ declaration: SourceProject.Declaration, _ given: [Argument]) -> Bool {
    let parameters = parameters(of: declaration.place)
    let matched = Parameter.match(given, parameters)
    let used = matched.reduce(0) { $0 + ($1 == nil ? 0 : 1) }
    guard used == given.count, zip(parameters, matched).allSatisfy({ $0.hasDefault || $1 != nil }) else { return false }
    for (parameter, index) in zip(parameters, matched) {
      if let index, !mayBe(given[index], parameter) { return false }
    }
    // One unlabeled color, as SwiftUI takes it as well, is told apart by its type only.
    return given.contains { !$0.label.isEmpty } || given.isEmpty
      || !parameters.allSatisfy { ["Color", "Font", "some View", "CGFloat", "S", "V"].contains($0.bareType) }
  }

  /// Returns false if the form of an argument rules a parameter out: a closure for a value, a value for a closure.
  private mutating func mayBe(_ argument: Argument, _ parameter: Parameter) -> Bool {
    guard argument.value == nil else { return true }
    let tree = tree(argument.place.file)
    guard let chain = tree.soleChain(of: argument.place.node), let first = tree.links(of: chain).first else {
      return true
    }
    switch tree[first].kind {
    case .closure: return parameter.isFunction || parameter.type.isEmpty
    case .name: return !(parameter.isFunction && tree.isNamedAsType(first) && tree[first].flags.contains(.isCalled))
    case .implicitMember:
      guard !parameter.isFunction else { return false }
      // A type of the project has to have the member.
      guard let path = path(ofType: parameter.bareType, within: "", in: argument.place.file),
        tree.links(of: chain).count == 1
      else {
        return true
      }
      return member(tree.name(first), on: path, isStatic: true, given: tree[first].flags.contains(.isCalled) ? [] : nil)
        != nil
    case .string, .integer, .float, .boolean: return !parameter.isFunction
    default: return true
    }
  }

  /// The type of a view, by which its modifiers are found.
  func viewType(of value: Value) -> String {
    switch value {
    case .view(let view):
      switch view.form {
      case .system(let name, _): name
      case .modified(let inner, let name, _): Self.keepingType.contains(name) ? viewType(of: inner) : "View"
      default: "View"
      }
    case .instance(let instance): instance.type
    case .color: "Color"
    default: "View"
    }
  }

  /// The modifiers that make a text of a text, and an image of an image.
  private static let keepingType: Set<String> = [
    "font", "fontWeight", "fontDesign", "fontWidth", "bold", "italic", "foregroundColor", "foregroundStyle",
    "underline",
    "strikethrough", "kerning", "tracking", "baselineOffset", "monospaced", "monospacedDigit", "resizable",
    "renderingMode", "interpolation", "antialiased", "symbolRenderingMode", "credited",
  ]

  // MARK: - Types of the system

  /// A number or a text as another one; a text may be no number.
  private func converted(_ value: Value, to type: String) -> Value {
    guard case .unknown(var unknown) = value, unknown.type == "String", type != "String" else { return value }
    unknown.subject = .value(unknown.subject.fingerprint.adding(type), name: "\(type)(\(unknown.subject.name))")
    (unknown.type, unknown.isPresent) = (type, false)
    return .unknown(unknown)
  }

  /// The value of a call of a type of the system.
  mutating func system(_ name: String, _ given: [Argument], at place: SourceProject.Place, _ scope: Scope) -> Value {
    if let kind = ColorKind(name), !name.hasSuffix("Style"), let color = makeColor(kind, name, given, at: place, scope)
    {
      return color
    }
    switch name {
    case "NSNumber", "Optional", "Array", "LocalizedStringKey", "LocalizedStringResource", "NSLocalizedString",
      "AnyView", "AnyButtonStyle", "TextAttributes", "Bindable":
      return given.first.map { value(of: $0) } ?? .none
    case "CGFloat", "Double", "Float", "Int", "Int64", "UInt", "UInt32", "UInt64", "UInt8", "String":
      return converted(given.first.map { value(of: $0) } ?? .none, to: name)
    case "AnyShapeStyle":
      return given.first.map { color(of: value(of: $0, as: "ShapeStyle"), kind: .style, $0.scope) } ?? .none
    case "TintShapeStyle": return .color(.system("tint"))
    case "BackgroundStyle": return namedColor("background", given, kind: .style, scope) ?? .none
    case "Binding":
      guard let getter = given.first(where: { $0.label == "get" }), case .closure(let closure) = value(of: getter)
      else {
        return given.first.map { value(of: $0) } ?? .none
      }
      return call(closure)
    case "State", "StateObject", "Published", "ObservedObject":
      guard let first = given.first else { return .none }
      return value(of: first)
    case "UITraitCollection":
      if let style = given.first(where: { $0.label == "userInterfaceStyle" }),
        case .member(let member) = value(of: style)
      {
        return .member(MemberValue(type: name, name: member.name, arguments: []))
      }
      return .unknown(Unknown(name, .computed(name)))
    case "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "Gradient", "MeshGradient":
      return gradient(name, given)
    case "Font", "UIFont":
      guard let first = given.first else { return .font(FontValue(isUnknown: true)) }
      if case .font(let font) = value(of: first, as: "Font") { return .font(font) }
      return .font(convertedFont(first))
    case "ModifiedContent":
      if let content = given.first(where: { $0.label == "content" }),
        let modifier = given.first(where: { $0.label == "modifier" })
      {
        let view = value(of: content)
        return body(of: value(of: modifier, as: "ViewModifier"), around: view, at: place, scope)
          ?? .view(ViewValue(.modified(view, "modifier", [modifier]), at: place))
      }
    default: break
    }
    // The initializers of a type of the project that has the name of one of the system are not those of the latter.
    if !types.isDeclared(name),
      let found = declaration("\(name).init", given: given, where: { $0.kind == .initializer }),
      hasOwnLabels(found, given),
      let view = initialized(by: found, name, given, scope)
    {
      // The text of the call is shown where the initializer shows it.
      return given.first.map { isCase($0) } ?? true
        ? view : .view(ViewValue(.modified(view, "credited", []), at: place))
    }
    made.insert(place)
    return .view(ViewValue(.system(name, given), at: place))
  }

  /// Returns true if a call has the labels of an initializer that the project adds to a type of the system.
  private mutating func hasOwnLabels(_ declaration: SourceProject.Declaration, _ given: [Argument]) -> Bool {
    given.contains { !$0.label.isEmpty && !$0.isTrailing || isCase($0) } && takes(declaration, given)
  }

  /// Returns true for `.name`; a title is a string.
  private func isCase(_ argument: Argument) -> Bool {
    let tree = tree(argument.place.file)
    return argument.value == nil
      && tree.soleChain(of: argument.place.node).flatMap { tree.links(of: $0).first }.map {
        tree[$0].kind == .implicitMember
      } ?? false
  }

  /// Returns true if a function takes all arguments of a call, and needs no others.
  mutating func takes(_ declaration: SourceProject.Declaration, _ given: [Argument]) -> Bool {
    let parameters = parameters(of: declaration.place)
    let matched = Parameter.match(given, parameters)
    let used = matched.reduce(0) { $0 + ($1 == nil ? 0 : 1) }
    return used == given.count && zip(parameters, matched).allSatisfy { $0.hasDefault || $1 != nil }
  }

  /// The view that an initializer of the project for a view of the system calls: `self.init(…)`.
  private mutating func initialized(
    by declaration: SourceProject.Declaration, _ name: String, _ given: [Argument], _ scope: Scope
  ) -> Value? {
    let tree = tree(declaration.file)
    guard let block = tree.child(of: declaration.member.node, .block) else { return nil }
    let home = Home(file: declaration.file, type: name, environment: scope.home.environment)
    let inner = bind(parameters(of: declaration.place), given, Scope(home), declaration.file)
    for item in tree.children(of: block) where tree[item].kind == .statement {
      let parts = tree.sequence(of: item)
      if parts.count >= 3, tree.isNamed(parts[1], "="), tree.text(parts[0]) == "self" {
        return value(ofParts: parts[2...], inner, as: name)
      }
      guard parts.count == 1, tree[parts[0]].kind == .chain else { continue }
      let links = tree.links(of: parts[0])
      if links.count == 2, tree.isNamed(links[0], "self"), tree.isNamed(links[1], "init") {
        return step(name) {
          $0.system(name, $0.arguments(of: links[1], inner), at: .init(file: declaration.file, node: links[1]), inner)
        }
      }
    }
    return nil
  }

  /// A static member of a type of the system.
  mutating func systemMember(
    _ name: String, of type: String, _ given: [Argument]?, at place: SourceProject.Place, _ scope: Scope
  ) -> Value {
    if let kind = ColorKind(type) {
      if name == "init", let given { return system(type, given, at: place, scope) }
      if let color = namedColor(name, given ?? [], kind: kind, scope) { return type == "Color" ? color.ofColor : color }
    }
    if let found = declaration("\(type).\(name)", given: given, where: { $0.isStatic }) {
      if let given, found.member.kind == .function, !takes(found, given) {
        return .unknown(Unknown(name, .unknownForm("\(type).\(name)")))
      }
      return value(of: found, nil, given, at: place, scope.home.environment, as: "")
    }
    switch (type, name) {
    case ("UIAccessibility", "isReduceTransparencyEnabled"):
      return environmentValue("accessibilityReduceTransparency", scope.home.environment)
    case ("UIAccessibility", "isDarkerSystemColorsEnabled"):
      return .truth(.contrast, .equals("increased"))
    case ("Font", "Weight"), ("UIFont", "Weight"): return .system("Font.Weight")
    case ("Font", _), ("UIFont", _): return namedFont(name, given ?? [], scope) ?? .font(FontValue(isUnknown: true))
    case ("Binding", "constant"): return given?.first.map { value(of: $0) } ?? .none
    case (_, "init"): return system(type, given ?? [], at: place, scope)
    case (_, "self"): return .system(type)
    default: break
    }
    let path = "\(type).\(name)"
    if types.isDeclared(path) { return given.map { make(path, $0, at: place, scope) } ?? .type(path) }
    if let generated = generatedColor(name, of: type, given) { return generated }
    if let first = name.utf8.first, first >= 0x41, first <= 0x5A {
      // A section of another module is no section of the system.
      let known = type == "SwiftUI" ? name : path
      return given.map { .view(ViewValue(.system(known, $0), at: place)) } ?? .system(known)
    }
    if ["shared", "main", "current", "default", "standard"].contains(name) {
      return .unknown(Unknown(subject: .value(Fingerprint(54).adding(type), name: type), reason: .unknownName(type)))
    }
    return .member(MemberValue(type: type, name: name, arguments: given ?? []))
  }
}
