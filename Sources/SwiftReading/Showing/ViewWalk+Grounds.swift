import ColorMath
import Palettes

extension ViewWalk {
  static let shapes: Set<String> = [
    "Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse", "UnevenRoundedRectangle", "ContainerRelativeShape",
    "ConcentricRectangle",
  ]

  /// The ground of a view with a background.
  mutating func background(_ given: [Argument], at place: SourceProject.Place, _ setting: Setting) -> Ground {
    let views = given.filter { $0.label.isEmpty || $0.label == "content" }
    guard let first = views.first(where: { !isEdges($0) }) else {
      return setting.ground.adding(.color(.system("systemBackground")), at: place)
    }
    let value = evaluator.value(of: first, as: first.isTrailing ? "" : "ShapeStyle")
    return Self.laid(layers(of: value, first.scope, setting), on: setting.ground, at: place)
  }

  /// Returns true for `alignment` and safe area edges, which are no background.
  private func isEdges(_ argument: Argument) -> Bool { argument.label == "alignment" }

  mutating func layers(_ given: [Argument], _ setting: Setting) -> [Value] {
    guard let first = given.first(where: { $0.label.isEmpty || $0.label == "content" }) else { return [] }
    return layers(of: evaluator.value(of: first, as: first.isTrailing ? "" : "ShapeStyle"), first.scope, setting)
  }

  /// The layers of a style or of a view that is a background.
  private mutating func layers(of value: Value, _ scope: Scope, _ setting: Setting) -> [Value] {
    var isStyle = value.isStyle
    if case .instance(let own) = value { isStyle = evaluator.inherits(own.type, from: ["ShapeStyle"]) }
    if isStyle {
      return [setting.settling(evaluator.color(of: value, kind: .style, scope.within(setting.surroundings)))]
    }
    switch cover(of: value, setting) {
    case .none: return []
    case .layers(let layers): return layers
    case .content: return [.color(.unresolved(.picture("a view")))]
    }
  }

  static func laid(_ layers: [Value], on ground: Ground, at place: SourceProject.Place?) -> Ground {
    layers.reversed().reduce(ground) { $0.adding($1, at: place) }
  }

  // MARK: - What views paint

  /// The part that a view paints of the ground of later views.
  mutating func cover(of value: Value, _ setting: Setting) -> Cover {
    switch value {
    case .color: return .layers([setting.settling(value)])
    case .none, .bool, .number, .text: return .none
    case .member: return .layers([.color(.unresolved(.unknownForm("a member")))])
    case .unknown(let unknown): return .layers([.color(.unresolved(unknown.reason))])
    case .choice(let cases): return cover(of: cases, setting)
    case .closure, .instance, .view: break
    default: return .content
    }
    // Each stack and each overlay around something asks for what it paints.
    var key = value.fingerprint
    key.add(setting.paint)
    if let known = covers[key] { return known }
    steps += 1
    guard steps < Self.mostSteps, open.count < Self.deepest else { return .content }
    open.append("")
    let cover: Cover
    switch value {
    case .closure(let closure): cover = self.cover(of: evaluator.call(closure), setting)
    case .instance(let instance): cover = self.cover(of: instance, setting)
    case .view(let view): cover = self.cover(of: view, setting)
    default: cover = .content
    }
    open.removeLast()
    if steps < Self.mostSteps { covers[key] = cover }
    return cover
  }

  private mutating func cover(of cases: [Value.Case], _ setting: Setting, isInStack: Bool = false) -> Cover {
    var parts: [Value.Case] = []
    for part in cases {
      guard setting.conditions.joined(with: part.conditions) != nil else { continue }
      switch isInStack ? coverInStack(part.value, setting) : cover(of: part.value, setting) {
      case .none: parts.append(.init(conditions: part.conditions, value: .none))
      case .layers(let layers) where layers.count == 1:
        parts.append(.init(conditions: part.conditions, value: layers[0]))
      default: return .content
      }
    }
    let value = Value.choosing(parts)
    return value.isClearColor ? .none : .layers([value])
  }

  private mutating func cover(of instance: Instance, _ setting: Setting) -> Cover {
    if evaluator.inherits(instance.type, from: ["Shape", "InsettableShape"]) { return .layers([setting.foreground]) }
    guard let body = evaluator.body(of: instance.type) else { return .content }
    let given: [Argument]? = body.member.kind == .function ? [] : nil
    return cover(
      of: evaluator.value(of: body, .instance(instance), given, at: body.place, setting.surroundings, as: ""), setting)
  }

  private mutating func cover(of view: ViewValue, _ setting: Setting) -> Cover {
    switch view.form {
    case .group(let views): return views.count == 1 ? cover(of: views[0], setting) : .content
    case .branches(let cases): return cover(of: cases, setting)
    case .system(let name, let given): return cover(ofSystem: name, given, setting)
    case .modified(let inner, let name, let given):
      return cover(of: inner, modifiedBy: name, given, at: view.place, setting)
    }
  }

  private mutating func cover(ofSystem name: String, _ given: [Argument], _ setting: Setting) -> Cover {
    if Self.shapes.contains(name) { return .layers([setting.foreground]) }
    switch name {
    case "Text", "Label", "Spacer", "EmptyView", "Divider", "ProgressView", "ContentUnavailableView": return .none
    case "Group", "AnyView", "ViewThatFits", "GeometryReader", "Section", "NavigationLink":
      guard let content = given.last(where: { $0.isTrailing }) ?? given.first else { return .none }
      return cover(of: evaluator.value(of: content), setting)
    case "ZStack", "VStack", "HStack":
      guard let content = given.last(where: { $0.isTrailing }) ?? given.first(where: { $0.label == "content" }) else {
        return .none
      }
      var value = evaluator.value(of: content)
      if case .closure(let closure) = value { value = evaluator.call(closure) }
      let cover = coverInStack(value, setting)
      // Views next to each other paint unknown parts, if anything.
      if case .layers = cover, name != "ZStack", !value.isOneView { return .content }
      return cover
    case "Image", "AsyncImage": return .content
    default:
      return .content
    }
  }

  /// The part that something in a stack paints, whose views are on top of each other.
  mutating func coverInStack(_ value: Value, _ setting: Setting) -> Cover {
    if case .closure(let closure) = value { return coverInStack(evaluator.call(closure), setting) }
    guard case .view(let view) = value else { return cover(of: value, setting) }
    if case .branches(let cases) = view.form { return cover(of: cases, setting, isInStack: true) }
    guard case .group(let views) = view.form else { return cover(of: value, setting) }
    var layers: [Value] = []
    for view in views {
      switch coverInStack(view, setting) {
      case .none: continue
      case .layers(let own): layers = own + (own.last?.isOpaqueColor ?? false ? [] : layers)
      case .content: return .content
      }
    }
    return layers.isEmpty ? .none : .layers(layers)
  }

  private mutating func cover(
    of inner: Value, modifiedBy name: String, _ given: [Argument], at place: SourceProject.Place, _ setting: Setting
  ) -> Cover {
    switch name {
    case "fill":
      // An outline stays one when it is filled.
      if isOutline(inner) { return .none }
      let layer = given.first { $0.label.isEmpty }.map {
        setting.settling(
          evaluator.color(
            of: evaluator.value(of: $0, as: "ShapeStyle"), kind: .style, $0.scope.within(setting.surroundings)))
      }
      return .layers([layer ?? setting.foreground])
    case "stroke", "strokeBorder":
      // An outline is no surface; what is filled below it is.
      return isBareShape(inner) ? .none : cover(of: inner, setting)
    case "foregroundStyle", "foregroundColor", "tint", "accentColor", "font", "environment":
      var changed = setting
      apply(name, given, at: .init(file: FileIndex(0), node: NodeIndex(0)), to: &changed)
      return cover(of: inner, changed)
    case "opacity": return Self.faded(cover(of: inner, setting), first(given) ?? .number(1))
    case "hidden": return .none
    case "frame": return framed(cover(of: inner, setting), given)
    case "scaleEffect" where !isNearlyWhole(first(given)):
      if case .none = cover(of: inner, setting) { return .none }
      return .content
    case "offset" where isSlight(given): return cover(of: inner, setting)
    case "background": return backed(cover(of: inner, setting), given, setting)
    case "overlay": return overlaid(cover(of: inner, setting), given, setting)
    case "glassEffect":
      // Glass is behind what it is applied to.
      let glass = Value.color(.glass(GlassStyle()))
      guard case .layers(let own) = cover(of: inner, setting) else { return .layers([glass]) }
      return .layers(own + (own.last?.isOpaqueColor ?? false ? [] : [glass]))
    case "offset", "position", "mask", "blur", "rotationEffect", "rotation3DEffect", "blendMode", "colorMultiply",
      "saturation", "brightness", "contrast", "hueRotation", "colorInvert":
      if Self.isNeutral(first(given) ?? argument("radius", given), name) { return cover(of: inner, setting) }
      if case .none = cover(of: inner, setting) { return .none }
      return .content
    case "body(content:)":
      guard case .instance(let modifier) = inner,
        let body = evaluator.member("body", on: modifier.type, isStatic: false, given: given)
      else { return .content }
      return cover(of: evaluator.body(body, of: modifier, given, calledAt: place, setting.surroundings), setting)
    default: return cover(of: inner, setting)
    }
  }

  /// A view with a background.
  private mutating func backed(_ own: Cover, _ given: [Argument], _ setting: Setting) -> Cover {
    let view = given.first { $0.label.isEmpty || $0.label == "content" }
    let behind =
      view.map { layers(of: evaluator.value(of: $0, as: $0.isTrailing ? "" : "ShapeStyle"), $0.scope, setting) }
      ?? [.color(.system("systemBackground"))]
    switch own {
    case .none: return behind.isEmpty ? .none : .layers(behind)
    case .layers(let layers): return .layers(layers + (layers.last?.isOpaqueColor ?? false ? [] : behind))
    case .content: return .content
    }
  }

  /// A view with another one in front of it.
  private mutating func overlaid(_ own: Cover, _ given: [Argument], _ setting: Setting) -> Cover {
    guard let content = given.first(where: { $0.isTrailing || $0.label.isEmpty || $0.label == "content" }) else {
      return own
    }
    switch cover(of: evaluator.value(of: content, as: content.isTrailing ? "" : "ShapeStyle"), setting) {
    case .none: return own
    case .content: return .content
    case .layers(let above):
      let isOpaque = above.last?.isOpaqueColor ?? false
      switch own {
      case .layers(let below): return .layers(above + (isOpaque ? [] : below))
      case .none: return .layers(above)
      case .content: return isOpaque ? .layers(above) : .content
      }
    }
  }

  /// Returns true for a shape without a fill, however it is trimmed or turned.
  private func isBareShape(_ value: Value) -> Bool {
    switch value {
    case .instance: return true
    case .view(let view):
      switch view.form {
      case .system(let shape, _): return Self.shapes.contains(shape)
      case .modified(let inner, let name, _):
        return !["fill", "background", "overlay"].contains(name) && isBareShape(inner)
      default: return false
      }
    default: return false
    }
  }

  private func isOutline(_ value: Value) -> Bool {
    guard case .view(let view) = value, case .modified(let inner, let name, _) = view.form else { return false }
    return name == "stroke" || name == "strokeBorder" || isOutline(inner)
  }

  private static func faded(_ cover: Cover, _ amount: Value) -> Cover {
    guard case .layers(let layers) = cover else { return cover }
    var faded: [Value] = []
    for layer in layers {
      var cases: [Value.Case] = []
      for part in layer.cases {
        guard case .color(let color) = part.value else {
          cases.append(part)
          continue
        }
        for other in Evaluator.faded(color, amount).cases {
          if let conditions = part.conditions.joined(with: other.conditions) {
            cases.append(.init(conditions: conditions, value: other.value))
          }
        }
      }
      let value = Value.choosing(cases)
      if !value.isClearColor { faded.append(value) }
    }
    return faded.isEmpty ? .none : .layers(faded)
  }

  /// Returns true for a scale that leaves something about its size: `isPressed ? 0.97 : 1`.
  private func isNearlyWhole(_ scale: Value?) -> Bool {
    guard let scale else { return false }
    return scale.cases.allSatisfy { part in
      if case .number(let number) = part.value { (0.9...1.1).contains(number) } else { false }
    }
  }

  /// Returns true for a move by a few points, which leaves something about where it is.
  private mutating func isSlight(_ given: [Argument]) -> Bool {
    given.allSatisfy { argument in
      if case .number(let points) = evaluator.value(of: argument) { abs(points) <= 4 } else { false }
    }
  }

  /// The part that a view of a fixed size paints: one smaller than a line of text is next to it.
  private mutating func framed(_ cover: Cover, _ given: [Argument]) -> Cover {
    guard case .layers = cover else { return cover }
    for argument in given where argument.label == "width" || argument.label == "height" {
      guard case .number(let size) = evaluator.value(of: argument) else { return .content }
      if size < 16 { return .none }
      if size < 24 { return .content }
    }
    return cover
  }
}

extension Value {
  /// True if it is a single view in each case, rather than several one after another.
  fileprivate var isOneView: Bool {
    guard case .view(let view) = self else { return true }
    return switch view.form {
    case .group(let views): views.count == 1 && views[0].isOneView
    case .branches(let cases): cases.allSatisfy { $0.value.isOneView }
    default: true
    }
  }

  /// True if it is a style rather than a view.
  var isStyle: Bool {
    switch self {
    case .color, .member, .none: true
    case .choice(let cases): cases.allSatisfy { $0.value.isStyle }
    default: false
    }
  }
}
