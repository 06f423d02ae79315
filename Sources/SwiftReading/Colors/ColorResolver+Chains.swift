import ColorMath

extension ColorResolver {
  /// Resolves a chain to the color that it produces.
  mutating func color(ofChain chain: NodeIndex, in file: FileIndex, as wanted: Wanted) -> FoundColor {
    steps += 1
    let tree = tree(file)
    let links = tree.links(of: chain)
    guard let head = links.first, steps < Self.mostSteps else { return .unresolved(.tooDeep) }
    switch tree[head].kind {
    case .ifStatement, .switchStatement: return branches(of: head, in: file, as: wanted)
    case .tuple where tree.arguments(of: head).count == 1:
      let inner = color(of: tree.sequence(of: tree.arguments(of: head)[0]), in: file, as: wanted)
      let value = follow(.color(inner), links.dropFirst(), in: file, as: wanted)
      return finish(value, chain, file)
    case .closure where links.count > 1 && tree[links[1]].kind == .call:
      // A closure that is called at once.
      guard let inner = items(of: head, in: file, as: wanted) else { return .unresolved(.computed("a closure")) }
      let value = follow(.color(inner), links.dropFirst(2), in: file, as: wanted)
      return finish(value, chain, file)
    case .nilValue: return .missing
    default:
      let value = value(links, in: file, as: wanted)
      return finish(value, chain, file)
    }
  }

  /// Resolves some links of a chain as a color, the first one included.
  mutating func color(ofLinks links: [NodeIndex], _ chain: NodeIndex, in file: FileIndex) -> FoundColor {
    if depth == 0 { steps = 0 }
    let value = value(links, in: file, as: .style)
    return finish(value, chain, file)
  }

  // The value is made before the call: as an argument it would need a copy of the resolver's caches.
  private func finish(_ value: Result<Value, UnresolvedReason>, _ chain: NodeIndex, _ file: FileIndex) -> FoundColor {
    switch value {
    case .success(.color(let color)): color
    case .success: .unresolved(.unknownForm(text([chain], file)))
    case .failure(let failure): .unresolved(failure.reason)
    }
  }

  struct UnresolvedReason: Error {
    let reason: UnresolvedColor
  }

  /// Resolves links, the first one included.
  mutating func value(_ links: [NodeIndex], in file: FileIndex, as wanted: Wanted) -> Result<Value, UnresolvedReason> {
    guard let head = links.first else { return .failure(UnresolvedReason(reason: .unknownForm("nothing"))) }
    let tree = tree(file)
    switch tree[head].kind {
    case .name:
      return headOfName(head, in: file, as: wanted).flatMap { follow($0, links.dropFirst(), in: file, as: wanted) }
    case .implicitMember:
      if let color = platformCall(head, in: file, as: wanted) {
        return follow(.color(color), links.dropFirst(), in: file, as: wanted)
      }
      return member(head, of: .platform(wanted), in: file, as: wanted)
        .flatMap { follow($0, links.dropFirst(), in: file, as: wanted) }
    case .macro where tree.isNamed(head, "#colorLiteral"):
      return follow(.color(literal(head, in: file)), links.dropFirst(), in: file, as: wanted)
    default: return .failure(UnresolvedReason(reason: .unknownForm(text([head], file))))
    }
  }

  /// Follows the links after the first one.
  mutating func follow(_ value: Value, _ links: ArraySlice<NodeIndex>, in file: FileIndex, as wanted: Wanted)
    -> Result<Value, UnresolvedReason>
  {
    var value = value
    for link in links {
      switch member(link, of: value, in: file, as: wanted) {
      case .success(let next): value = next
      case .failure(let failure): return .failure(failure)
      }
    }
    return .success(value)
  }

  private mutating func member(_ link: NodeIndex, of value: Value, in file: FileIndex, as wanted: Wanted)
    -> Result<Value, UnresolvedReason>
  {
    let name = tree(file).name(link)
    switch value {
    case .text: return .success(value)
    case .color(let color): return .success(.color(modified(color, by: link, in: file)))
    case .type(let path):
      if let call = boundCall(of: link, named: name, on: path, in: file, as: wanted) { return .success(.color(call)) }
      if name == "self" || name == "shared" && project.member(name, of: path) == nil { return .success(value) }
      return declared(name, of: path, as: wanted)
        ?? .failure(UnresolvedReason(reason: .unknownName("\(path).\(name)")))
    case .enumCase(let type, let caseName):
      if name == "rawValue" { return .success(rawValue(of: caseName, in: type)) }
      if let color = member(name, of: type, where: caseName, as: wanted) { return .success(.color(color)) }
      return
        (declared(name, of: type, as: wanted) ?? .failure(UnresolvedReason(reason: .unknownName("\(type).\(name)"))))
        .map { picked($0, type, caseName) }
    case .platform(let kind):
      guard kind == wanted, tree(file)[link].isReadAlone else {
        return .success(platformMember(name, kind, link, in: file, as: wanted))
      }
      if let known = knownMembers[kind]?[name] { return .success(known) }
      let found = platformMember(name, kind, link, in: file, as: wanted)
      if depth == 0, steps < Self.mostSteps { knownMembers[kind, default: [:]][name] = found }
      return .success(found)
    }
  }

  /// The branches that are left of a value once a case is known.
  private func picked(_ value: Value, _ type: String, _ name: String) -> Value {
    guard case .color(.choice(let branches)) = value else { return value }
    let known = BranchCondition.matches(subject: type, pattern: name, isMatch: true)
    let left = branches.filter { branch in !branch.conditions.contains { $0.excludes(known) } }
    if left.count == 1, let color = left[0].color { return .color(color) }
    return .color(choice(left))
  }

  /// A static member of `Color`, `UIColor`, `Glass` or `Material`, of the project or of the platform.
  private mutating func platformMember(
    _ name: String, _ kind: Wanted, _ link: NodeIndex, in file: FileIndex, as wanted: Wanted
  )
    -> Value
  {
    // `UIColor.label` is that of the system, whatever an extension of `Color` calls by its name.
    let isOfSystem = kind == .uiColor && KnownColors.uiColor(name) != nil
    for type in Self.types(of: kind) where !isOfSystem || type != "Color" {
      if let call = boundCall(of: link, named: name, on: type, in: file, as: wanted) { return .color(call) }
      if case .success(let value) = declared(name, of: type, as: wanted) { return value }
    }
    if let gradient = gradient(link, in: file) { return .color(gradient) }
    let known: FoundColor? =
      switch kind {
      case .style: KnownColors.style(name) ?? KnownColors.uiColor(name)
      case .uiColor: KnownColors.uiColor(name)
      case .glass: .glass(GlassStyle(name: name))
      case .material: KnownColors.material(name)
      }
    if let known { return .color(known) }
    if let color = hexadecimalCall(link, named: name, in: file) { return .color(color) }
    if tree(file)[link].flags.contains(.isCalled) { return .color(.unresolved(.computed(name))) }
    return .color(.symbol(name))
  }

  private static func types(of kind: Wanted) -> [String] {
    switch kind {
    case .style: ["Color", "ShapeStyle", "UIColor", "NSColor", "ColorResource"]
    case .uiColor: ["UIColor", "NSColor", "ColorResource", "Color"]
    case .glass: ["Glass"]
    case .material: ["Material", "ShapeStyle"]
    }
  }

  /// Returns a color after a call or a property that modifies it.
  private mutating func modified(_ color: FoundColor, by link: NodeIndex, in file: FileIndex) -> FoundColor {
    let tree = tree(file)
    let argument = tree.firstArgument(of: link)
    switch tree.name(link) {
    case "opacity", "withAlphaComponent":
      guard let amount = ConstantNumber(tree: tree).value(ofArgument: argument) else {
        return .unresolved(.notConstant(text([link], file)))
      }
      return .opacity(color, min(max(amount, 0), 1))
    case "tint":
      guard case .glass(var style) = color else { return color }
      style.tint = argument.map { self.color($0, in: file, as: .style) }.flatMap { $0.isClear ? nil : $0 }
      return .glass(style)
    case "interactive":
      guard case .glass(var style) = color else { return color }
      style.isInteractive = argument.flatMap(tree.boolean) ?? true
      return .glass(style)
    // The system makes it lighter toward the top, by an amount that nobody has published.
    case "gradient": return color.unresolved == nil ? .unresolved(.computed("the gradient of a color")) : color
    case "color", "cgColor", "uiColor", "swiftUIColor", "shadow", "self", "colorSpace":
      return color
    case "symbol": return color
    default:
      if case .symbol(let path) = color, !tree[link].flags.contains(.isCalled) {
        return .symbol("\(path).\(tree.name(link))")
      }
      return .unresolved(.computed(tree.name(link)))
    }
  }
}

extension Node {
  /// True if a link is a name alone, neither called nor given arguments, so that it means the same everywhere.
  fileprivate var isReadAlone: Bool { !flags.contains(.isCalled) }
}
