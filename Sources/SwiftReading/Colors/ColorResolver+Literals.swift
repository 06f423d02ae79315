import ColorMath

extension ColorResolver {
  /// Resolves a call of `Color(…)`, `UIColor(…)` or `.init(…)`; nil for any other call of a member.
  mutating func platformCall(_ link: NodeIndex, in file: FileIndex, as wanted: Wanted) -> FoundColor? {
    let tree = tree(file)
    guard tree[link].flags.contains(.isCalled) else { return nil }
    if tree[link].kind == .implicitMember, !tree.isNamed(link, "init") { return nil }
    if let closure = tree.trailingClosure(of: link) ?? tree.argument(of: link, "dynamicProvider").flatMap(tree.closure)
    {
      // Colors of both kinds are found from a provider of `UIColor`; one of the project may give those of SwiftUI.
      let color = items(of: closure, in: file, as: .uiColor)
      if let color, color.isResolved || wanted != .style { return color }
      return items(of: closure, in: file, as: wanted) ?? .unresolved(.computed(tree.name(link)))
    }
    guard let first = tree.firstArgument(of: link) else { return .unresolved(.unknownForm(text([link], file))) }
    if let own = ownInitializer(link, in: file, as: wanted) { return own }
    switch tree.name(first) {
    case "": return unlabeled(link, first, in: file)
    case "named", "name": return named(first, in: file)
    case "uiColor", "nsColor", "cgColor", "resource", "color", "light":
      if tree.isNamed(first, "light") { return lightAndDark(link, first, in: file, as: wanted) }
      return color(of: tree.sequence(of: first), in: file, as: .uiColor)
    case "hex", "hexString", "rgb": return hexadecimal(first, link, in: file)
    default: return literal(link, in: file)
    }
  }

  private mutating func unlabeled(_ link: NodeIndex, _ first: NodeIndex, in file: FileIndex) -> FoundColor {
    let tree = tree(file)
    if let text = tree.stringLiteral(first) {
      return text.hasPrefix("#") ? hexadecimal(first, link, in: file) : .asset(text)
    }
    if tree.arguments(of: link).count > 1, tree.argument(of: link, "bundle") == nil { return literal(link, in: file) }
    if let chain = tree.soleChain(of: first), let head = tree.links(of: chain).first, tree[head].kind == .string {
      return .unresolved(.notConstant(text([chain], file)))
    }
    if let name = textValue(first, in: file) { return .asset(name) }
    return color(of: tree.sequence(of: first), in: file, as: .uiColor)
  }

  private mutating func named(_ argument: NodeIndex, in file: FileIndex) -> FoundColor {
    let tree = tree(file)
    if let name = tree.stringLiteral(argument) ?? textValue(argument, in: file) { return .asset(name) }
    return .unresolved(.notConstant(text(tree.sequence(of: argument), file)))
  }

  private mutating func lightAndDark(_ link: NodeIndex, _ light: NodeIndex, in file: FileIndex, as wanted: Wanted)
    -> FoundColor?
  {
    let tree = tree(file)
    guard let dark = tree.argument(of: link, "dark") else { return nil }
    let branches = [(false, light), (true, dark)].map { isDark, argument in
      FoundColor.Branch(
        conditions: [.appearance(isDark: isDark)], color: color(of: tree.sequence(of: argument), in: file, as: wanted))
    }
    return choice(branches)
  }

  /// `Color.hex(0x336699)`, by the same convention as `Color(hex:)`; nil for any other call.
  func hexadecimalCall(_ link: NodeIndex, named name: String, in file: FileIndex) -> FoundColor? {
    let tree = tree(file)
    let arguments = tree.arguments(of: link)
    guard ["hex", "hexString", "rgb", "fromHex"].contains(name), tree[link].flags.contains(.isCalled),
      let first = arguments.first, tree[first].kind == .argument,
      arguments.dropFirst().allSatisfy({ tree.isNamed($0, "alpha") || tree.isNamed($0, "opacity") })
    else { return nil }
    let color = hexadecimal(first, link, in: file)
    return color.isResolved ? color : nil
  }

  /// `Color(hex:)` of the project, by convention: `#RGB`, `RRGGBB`, `RRGGBBAA`, or a number of 24 bits.
  private func hexadecimal(_ argument: NodeIndex, _ link: NodeIndex, in file: FileIndex) -> FoundColor {
    let tree = tree(file)
    let alpha = ["alpha", "opacity"].lazy.compactMap { label in
      tree.arguments(of: link).first { tree.name($0) == label }
    }.first
    let opacity = alpha.flatMap { ConstantNumber(tree: tree).value(ofArgument: $0) }
    var found: Color?
    if let text = tree.stringLiteral(argument) {
      let digits = text.drop { $0 == "#" }
      found = Color(hex: "#" + (digits.lowercased().hasPrefix("0x") ? digits.dropFirst(2) : digits))
    } else if let number = ConstantNumber(tree: tree).value(ofArgument: argument), let bits = Int(exactly: number),
      bits >= 0, bits <= 0xFF_FFFF
    {
      found = Self.color(bits: bits)
    }
    guard var color = found, alpha == nil || opacity != nil else {
      return .unresolved(.notConstant(text([link], file)))
    }
    if let opacity { color.alpha *= min(max(opacity, 0), 1) }
    return .literal(color)
  }

  static func color(bits: Int) -> Color {
    Color(.sRGB, Double(bits >> 16 & 255) / 255, Double(bits >> 8 & 255) / 255, Double(bits & 255) / 255)
  }

  /// A color whose components are arguments; components are unclamped and the opacity is clamped, as SwiftUI takes them.
  func literal(_ link: NodeIndex, in file: FileIndex) -> FoundColor {
    let tree = tree(file)
    let numbers = ConstantNumber(tree: tree)
    func number(_ labels: StaticString...) -> Double? {
      labels.lazy.compactMap { tree.argument(of: link, $0) }.first.flatMap { numbers.value(ofArgument: $0) }
    }
    let hasAlpha = tree.argument(of: link, "opacity") != nil || tree.argument(of: link, "alpha") != nil
    let alpha = number("opacity", "alpha")
    guard !hasAlpha || alpha != nil else { return .unresolved(.notConstant(text([link], file))) }
    let opacity = min(max(alpha ?? 1, 0), 1)
    let space = self.space(link, tree)
    if let red = number("red", "displayP3Red"), let green = number("green"), let blue = number("blue") {
      return .literal(Color(space, red, green, blue, alpha: opacity))
    }
    if let white = number("white") { return .literal(Color(space, white, white, white, alpha: opacity)) }
    if let hue = number("hue"), let saturation = number("saturation"), let brightness = number("brightness") {
      let (red, green, blue) = Self.rgb(hue: hue, saturation: saturation, brightness: brightness)
      return .literal(Color(.sRGB, red, green, blue, alpha: opacity))
    }
    return .unresolved(.notConstant(text([link], file)))
  }

  private func space(_ link: NodeIndex, _ tree: SyntaxTree) -> ColorSpace {
    if tree.argument(of: link, "displayP3Red") != nil { return .displayP3 }
    guard let first = tree.firstPlainArgument(of: link), let chain = tree.soleChain(of: first),
      let last = tree.links(of: chain).last
    else { return .sRGB }
    if tree.isNamed(last, "displayP3") { return .displayP3 }
    return tree.isNamed(last, "sRGBLinear") ? .linearSRGB : .sRGB
  }

  /// Hue, saturation and brightness, each 0…1, as sRGB (Smith 1978, the hexcone).
  static func rgb(hue: Double, saturation: Double, brightness: Double) -> (Double, Double, Double) {
    func channel(_ offset: Double) -> Double {
      let place = ((hue * 6 + offset).truncatingRemainder(dividingBy: 6) + 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    return (channel(5), channel(3), channel(1))
  }

  /// A gradient by its constructor or by `.linearGradient(colors:…)`.
  mutating func gradient(_ link: NodeIndex, in file: FileIndex) -> FoundColor? {
    let tree = tree(file)
    let name = tree.name(link)
    guard name.hasSuffix("Gradient"), tree[link].flags.contains(.isCalled) else { return nil }
    guard let colors = tree.argument(of: link, "colors"), let chain = tree.soleChain(of: colors),
      let list = tree.soleLink(of: chain), tree[list].kind == .list
    else { return .unresolved(.picture(name)) }
    let stops = tree.arguments(of: list).map { color(of: tree.sequence(of: $0), in: file, as: .style) }
    return stops.contains { $0.holdsGradient } ? .unresolved(.unknownForm(text([link], file))) : .gradient(stops)
  }
}
