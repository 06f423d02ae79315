import ColorMath
import Palettes

extension Evaluator {
  /// A color by its name: of the project, of the system, else a symbol of a color set.
  mutating func namedColor(_ name: String, _ given: [Argument], kind: ColorKind, _ scope: Scope) -> Value? {
    if kind == .platform, project.declarations("UIColor.\(name)").isEmpty, let color = KnownColors.uiColor(name) {
      return .color(color)
    }
    for type in kind.owners(of: name) {
      guard let found = declaration("\(type).\(name)", given: given, where: { $0.isStatic }),
        !calling.contains(found.place)
      else { continue }
      if found.member.kind.isType { return .type(found.member.path) }
      let isFunction = found.member.kind == .function
      if isFunction, !takes(found, given) { continue }
      let value = value(
        of: found, nil, isFunction ? given : nil, at: found.place, scope.home.environment,
        as: type == "ShapeStyle" ? "Color" : type)
      if isFunction, isUnresolved(value), let color = hexadecimalCall(name, given) {
        return color
      }
      return value
    }
    switch kind {
    case .glass: return .color(.glass(GlassStyle(name: name)))
    case .material: return KnownColors.material(name).map { .color($0) } ?? .color(.unresolved(.unknownName(name)))
    case .style:
      // The tint of the view, which the accent color does not follow.
      if name == "tint" { return .color(.system("tint")) }
      let platform = tree(scope.file).platform
      // That of content on a Mac, which is not that of its window, and which nobody has published.
      if name == "background", platform == .macOS { return .color(.unresolved(.otherPlatform(platform.systemName))) }
      if let color = KnownColors.style(name) { return .color(color) }
      if name.hasSuffix("Gradient"), !given.isEmpty { return gradient(name, given) }
    case .platform: if let color = KnownColors.uiColor(name) { return .color(color) }
    }
    if let color = hexadecimalCall(name, given) { return color }
    if name == "opacity", let first = given.first { return Self.faded(.hierarchical(1), value(of: first)) }
    guard given.isEmpty else { return nil }
    // A group of colors: `.Brand.main`.
    if let first = name.utf8.first, first <= 0x5A, kind == .style || kind == .platform {
      return .member(MemberValue(type: "", name: name, arguments: []))
    }
    return .color(.symbol(name))
  }

  /// A color that generated code names: `Asset.Colors.brand`, `R.color.brand`.
  func generatedColor(_ name: String, of path: String, _ given: [Argument]?) -> Value? {
    let words = path.lowercased()
    guard words.holds("asset") || words.holds("color") || words == "r" else { return nil }
    if ["color", "swiftUIColor", "colors"].contains(name), given == nil { return nil }
    guard given?.isEmpty ?? true, let first = name.utf8.first, first >= 0x61 else { return nil }
    return .color(.symbol(name))
  }

  /// The color that a value means where a color is wanted, in each case.
  mutating func color(of value: Value, kind: ColorKind, _ scope: Scope) -> Value {
    if case .choice(let cases) = value {
      return .choosing(cases.map { .init(conditions: $0.conditions, value: color(of: $0.value, kind: kind, scope)) })
    }
    switch value {
    case .color, .none: return value
    case .member(let member):
      if member.name == "init", let first = member.arguments.first {
        return system(kind == .style ? "Color" : "UIColor", member.arguments, at: first.place, scope)
      }
      if member.type.isEmpty, let color = namedColor(member.name, member.arguments, kind: kind, scope) {
        if case .member(let own) = color, own.name == member.name { return .color(.symbol(own.name)) }
        guard depth < Self.deepest else { return .color(.unresolved(.tooDeep)) }
        depth += 1
        defer { depth -= 1 }
        return self.color(of: color, kind: kind, scope)
      }
      let name = member.type.isEmpty ? member.name : "\(member.type).\(member.name)"
      return .color(.unresolved(.unknownName(name)))
    case .unknown(let unknown): return .color(.unresolved(unknown.reason))
    case .instance(let instance):
      // A style of the project says its color for an environment.
      for name in ["resolve", "color", "swiftUIColor"] {
        guard let found = member(name, on: instance.type, isStatic: false, given: name == "resolve" ? [] : nil) else {
          continue
        }
        let given: [Argument]? = found.member.kind == .function ? [] : nil
        let made = self.value(of: found, value, given, at: found.place, scope.home.environment, as: "Color")
        if case .instance = made { continue }
        return color(of: made, kind: kind, scope)
      }
      return .color(.unresolved(.computed(instance.type)))
    case .closure(let closure):
      guard depth < Self.deepest else { return .color(.unresolved(.tooDeep)) }
      depth += 1
      defer { depth -= 1 }
      return color(of: call(closure), kind: kind, scope)
    case .view(let view):
      if case .modified(let inner, let name, let given) = view.form, name == "opacity", let first = given.first {
        let amount = self.value(of: first)
        return color(of: inner, kind: kind, scope).map { value in
          guard case .color(let color) = value else { return value }
          return Self.faded(color, amount)
        }
      }
      return .color(.unresolved(.picture("a view")))
    case .text(let text): return .color(.unresolved(.notConstant(text)))
    default: return .color(.unresolved(.unknownForm("a value")))
    }
  }

  /// A color with its opacity multiplied, in each case of the amount.
  static func faded(_ color: FoundColor, _ amount: Value) -> Value {
    amount.map { amount in
      guard case .number(let number) = amount else { return .color(.unresolved(.computed("opacity"))) }
      let share = min(max(number, 0), 1)
      if share == 1 || color.isMissing { return .color(color) }
      if case .unresolved = color { return .color(color) }
      return .color(.opacity(color, share))
    }
  }

  /// A member of a color: another opacity, a mixture, a conversion, or one of the project.
  mutating func colorMember(
    _ name: String, of color: FoundColor, _ given: [Argument]?, at place: SourceProject.Place, _ scope: Scope
  ) -> Value {
    for type in ["Color", "UIColor", "NSColor", "ShapeStyle"] {
      if let found = declaration("\(type).\(name)", given: given, where: { !$0.isStatic }) {
        return value(of: found, .color(color), given, at: place, scope.home.environment, as: "Color")
      }
    }
    switch name {
    case "opacity", "withAlphaComponent": if let first = given?.first { return Self.faded(color, value(of: first)) }
    case "gradient": return .color(.unresolved(.computed("the gradient of a color")))
    case "color", "uiColor", "cgColor", "swiftUIColor", "nsColor", "asColor", "toColor", "self", "wrappedValue",
      "projectedValue":
      return .color(color)
    case "resolvedColor": if let first = given?.first { return resolved(.color(color), first, scope) }
    case "resolve", "usingColorSpace": if color.components != nil { return .color(color) }
    case "tint": if case .glass(var style) = color { return tinted(&style, given, scope) }
    case "interactive":
      if case .glass(var style) = color {
        if let first = given?.first, case .bool(false) = value(of: first) { return .color(.glass(style)) }
        style.isInteractive = true
        return .color(.glass(style))
      }
    default: break
    }
    if let own = Self.component(name, of: color) { return own }
    if let level = KnownColors.levels[name], given == nil { return Self.leveled(color, level) }
    let isModifier = SwiftUIModifiers.all.contains(name) || project.viewModifier(name) != nil
    if let given, isModifier || given.contains(where: { $0.isTrailing }) {
      return modified(.color(color), name, given, at: place, scope)
    }
    return .color(.unresolved(.computed(name)))
  }

  /// A level of a style: `.tint.secondary`.
  private static func leveled(_ color: FoundColor, _ level: Int) -> Value {
    if case .hierarchical = color { return .color(.hierarchical(level)) }
    if color == .system("systemBackground"), let name = KnownColors.background(level) { return .color(.system(name)) }
    return .color(color.level(level))
  }

  private mutating func tinted(_ style: inout GlassStyle, _ given: [Argument]?, _ scope: Scope) -> Value {
    let tint = given?.first.map { color(of: value(of: $0, as: "Color"), kind: .style, scope) } ?? .none
    return tint.map { value in
      guard case .color(let color) = value else { return .color(.glass(style)) }
      var own = style
      own.tint = color
      return .color(.glass(own))
    }
  }

  /// The color of one appearance, whatever the appearance is around it.
  mutating func resolved(_ value: Value, _ traits: Argument, _ scope: Scope) -> Value {
    let traits = self.value(of: traits, as: "UITraitCollection")
    guard case .member(let member) = traits, ["dark", "light"].contains(member.name) else {
      return .color(.unresolved(.computed("resolvedColor")))
    }
    let appearance = Condition(.appearance, .equals("dark"), holds: member.name == "dark")
    return color(of: value.given([appearance]), kind: .platform, scope).map { value in
      if case .color(let color) = value { Self.resolved(color, traits) } else { value }
    }
  }

  private static func resolved(_ color: FoundColor, _ traits: Value) -> Value {
    guard case .member(let member) = traits, ["dark", "light"].contains(member.name) else {
      return .color(.unresolved(.computed("resolvedColor")))
    }
    switch color {
    case .literal: return .color(color)
    case .system(let name):
      let variant: Variant = member.name == "dark" ? .dark : .light
      if let value = SystemColors.value(name, platform: "ios", variant: variant, elevated: false, profile: .iOS26) {
        return .color(.literal(value.color))
      }
      return .color(.unresolved(.computed("resolvedColor")))
    default: return .color(.unresolved(.computed("resolvedColor")))
    }
  }

  // MARK: - Colors from parts

  /// The color of a call of `Color(…)`, `UIColor(…)` and the like.
  mutating func makeColor(
    _ kind: ColorKind, _ name: String, _ given: [Argument], at place: SourceProject.Place, _ scope: Scope
  ) -> Value? {
    guard let first = given.first else { return .color(.unresolved(.unknownForm("\(name)()"))) }
    if first.isTrailing || first.label == "dynamicProvider", case .closure(let closure) = value(of: first) {
      return color(of: call(closure), kind: kind, scope)
    }
    switch first.label {
    case "":
      if given.count > 1, given[1].label != "bundle" { return color(components: given, space(first)) }
      let value = value(of: first, as: kind == .style ? "ColorResource" : name)
      return value.map { value in
        if case .text(let text) = value { return text.hasPrefix("#") ? Self.hexadecimal(text) : .color(.asset(text)) }
        return value
      }.mapColors(with: &self, .platform, scope)
    case "named", "name":
      return value(of: first).map { value in
        if case .text(let text) = value {
          .color(.asset(text))
        } else {
          .color(.unresolved(.notConstant("\(name)(named:)")))
        }
      }
    case "uiColor", "nsColor", "cgColor", "resource", "color", "ciColor":
      return color(of: value(of: first, as: "UIColor"), kind: .platform, scope)
    case "hex", "hexString", "rgb", "rgba", "argb", "hexadecimal", "hexValue":
      // Most initializers of this label only read digits; one of the project that does more is evaluated.
      let alpha = given.dropFirst().first { ["alpha", "opacity", "a"].contains($0.label) }.map { value(of: $0) }
      let color = value(of: first).map { Self.hexadecimal($0) }
      guard let alpha else { return color }
      return color.map { value in if case .color(let own) = value { Self.faded(own, alpha) } else { value } }
    case "light":
      guard let dark = given.first(where: { $0.label == "dark" }) else { break }
      // The names are those of the type that the initializer of the project takes.
      let own = declaration("\(name).init", given: given) { $0.kind == .initializer }
      let type = own.flatMap { parameters(of: $0.place).first { $0.label == "light" }?.bareType } ?? name
      let (one, other) = (
        color(of: value(of: first, as: type), kind: ColorKind(type) ?? kind, scope),
        color(of: value(of: dark, as: type), kind: ColorKind(type) ?? kind, scope)
      )
      return branch(.truth(.appearance, .equals("dark"))) { _, isDark in isDark ? other : one }
    default: break
    }
    if first.label == "asset", case .instance(let asset) = value(of: first), case .text(let own)? = asset.field("name")
    {
      return .color(.asset(own))
    }
    guard !Self.components.contains(first.label) else { return color(components: given, .sRGB) }
    for type in [name] + (types.aliases[name] ?? []) {
      if let own = declaration("\(type).init", given: given, where: { $0.kind == .initializer }), takes(own, given) {
        return initialized(own, name, given, scope, kind)
      }
    }
    return color(components: given, .sRGB)
  }

  private static let components: Set<String> = [
    "red", "white", "hue", "displayP3Red", "srgbRed", "calibratedRed", "deviceRed",
  ]

  private mutating func initialized(
    _ declaration: SourceProject.Declaration, _ name: String, _ given: [Argument], _ scope: Scope, _ kind: ColorKind
  ) -> Value {
    let tree = tree(declaration.file)
    guard let block = tree.child(of: declaration.member.node, .block) else {
      return .color(.unresolved(.computed(name)))
    }
    let home = Home(file: declaration.file, type: name, environment: scope.home.environment)
    let inner = bind(parameters(of: declaration.place), given, Scope(home), declaration.file)
    return step(name) { evaluator in
      let flow = evaluator.run(items: Array(tree.children(of: block)), inner, as: "")
      if let own = flow.scope.local("self") { return evaluator.color(of: own, kind: kind, scope) }
      for value in flow.shown.reversed() where Self.typeName(of: value) == "Color" { return value }
      return .color(.unresolved(.computed(name)))
    }
  }

  /// The call of an argument, as written.
  private func callText(around argument: Argument) -> String {
    let source = project.files[argument.place.file]
    let call = source.parent(of: argument.place.node)
    return call.map { String(source.tree.text($0).prefix(80)) } ?? "a color"
  }

  private mutating func space(_ argument: Argument) -> ColorSpace {
    guard case .member(let member) = value(of: argument) else { return .sRGB }
    return member.name == "displayP3" ? .displayP3 : member.name == "sRGBLinear" ? .linearSRGB : .sRGB
  }

  /// A color whose components are arguments; components are unclamped and the opacity is clamped, as SwiftUI takes them.
  mutating func color(components given: [Argument], _ space: ColorSpace) -> Value {
    var numbers: [String: Double] = [:]
    for argument in given where !argument.label.isEmpty {
      guard case .number(let number) = value(of: argument) else {
        return .color(.unresolved(.notConstant(callText(around: argument))))
      }
      numbers[argument.label] = number
    }
    let alpha = min(max(numbers["opacity"] ?? numbers["alpha"] ?? 1, 0), 1)
    if let white = numbers["white"] { return .color(.literal(Color(space, white, white, white, alpha: alpha))) }
    if let hue = numbers["hue"], let saturation = numbers["saturation"], let brightness = numbers["brightness"] {
      let (red, green, blue) = Self.rgb(hue: hue, saturation: saturation, brightness: brightness)
      return .color(.literal(Color(.sRGB, red, green, blue, alpha: alpha)))
    }
    for label in ["red", "displayP3Red", "srgbRed", "calibratedRed", "deviceRed"] {
      guard let red = numbers[label], let green = numbers["green"], let blue = numbers["blue"] else { continue }
      return .color(.literal(Color(label == "displayP3Red" ? .displayP3 : space, red, green, blue, alpha: alpha)))
    }
    return .color(.unresolved(.notConstant("a color")))
  }

  /// A color by a function of this name, which by convention takes hexadecimal digits; nil for another function.
  private mutating func hexadecimalCall(_ name: String, _ given: [Argument]) -> Value? {
    guard ["hex", "hexString", "rgb", "fromHex"].contains(name), let first = given.first,
      given.dropFirst().allSatisfy({ ["alpha", "opacity"].contains($0.label) })
    else { return nil }
    let color = Self.hexadecimal(value(of: first))
    guard case .color(let own) = color, own.isResolved else { return nil }
    return given.count > 1 ? Self.faded(own, value(of: given[1])) : color
  }

  private static func color(bits: Int) -> Color {
    Color(.sRGB, Double(bits >> 16 & 255) / 255, Double(bits >> 8 & 255) / 255, Double(bits & 255) / 255)
  }

  /// Hue, saturation and brightness, each 0…1, as sRGB (Smith 1978, the hexcone).
  private static func rgb(hue: Double, saturation: Double, brightness: Double) -> (Double, Double, Double) {
    func channel(_ offset: Double) -> Double {
      let place = ((hue * 6 + offset).truncatingRemainder(dividingBy: 6) + 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    return (channel(5), channel(3), channel(1))
  }

  /// Digits as `#RGB`, `RRGGBB`, `RRGGBBAA`, or a number of 24 bits.
  static func hexadecimal(_ value: Value) -> Value {
    switch value {
    case .text(let text): return hexadecimal(text)
    case .number(let number) where number >= 0 && number <= 0xFF_FFFF && number == number.rounded():
      return .color(.literal(Self.color(bits: Int(number))))
    default: return .color(.unresolved(.notConstant("hexadecimal digits")))
    }
  }

  static func hexadecimal(_ text: String) -> Value {
    let digits = text.drop { $0 == "#" }
    let color = Color(hex: "#" + (digits.lowercased().hasPrefix("0x") ? digits.dropFirst(2) : digits))
    return .color(color.map { .literal($0) } ?? .unresolved(.notConstant(text)))
  }

  /// A gradient by its colors or its stops.
  mutating func gradient(_ name: String, _ given: [Argument]) -> Value {
    guard let argument = given.first(where: { ["colors", "stops", "gradient", ""].contains($0.label) }) else {
      return .color(.unresolved(.picture(name)))
    }
    let types = ["gradient": "Gradient", "stops": "[Gradient.Stop]"]
    let list = value(of: argument, as: types[argument.label] ?? "[Color]")
    if case .color = list { return list }
    guard case .list(let values) = list, !values.isEmpty, values.count <= 16 else {
      return .color(.unresolved(.picture(name)))
    }
    var combinations: [(conditions: [Condition], colors: [FoundColor])] = [([], [])]
    for value in values {
      let stop = stopColor(value, argument.scope)
      combinations = combinations.flatMap { own in
        stop.cases.compactMap { part in
          guard case .color(let color) = part.value else { return nil }
          return own.conditions.joined(with: part.conditions).map { ($0, own.colors + [color]) }
        }
      }
      if combinations.count > Value.mostCases { return .color(.unresolved(.tooDeep)) }
    }
    return .choosing(combinations.map { .init(conditions: $0.conditions, value: .color(.gradient($0.colors))) })
  }

  private mutating func stopColor(_ value: Value, _ scope: Scope) -> Value {
    var given: [Argument] = []
    if case .view(let view) = value, case .system(_, let own) = view.form { given = own }
    if case .member(let member) = value, member.name == "init" { given = member.arguments }
    guard let stated = given.first(where: { $0.label == "color" }) else { return color(of: value, kind: .style, scope) }
    return color(of: self.value(of: stated, as: "Color"), kind: .style, scope)
  }
}

extension Value {
  fileprivate func mapColors(with evaluator: inout Evaluator, _ kind: ColorKind, _ scope: Scope) -> Value {
    evaluator.color(of: self, kind: kind, scope)
  }
}

extension FoundColor {
  /// A level of a color: its alpha times 1, 0.5, 0.25, 0.18, 0.18.
  func level(_ level: Int) -> FoundColor {
    let factors = [1, 0.5, 0.25, 0.18, 0.18]
    guard factors.indices.contains(level - 1), level > 1 else { return self }
    return .opacity(self, factors[level - 1])
  }
}
