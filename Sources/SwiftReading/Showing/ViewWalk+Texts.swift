import ColorMath
import FileSyntax
import Palettes

extension ViewWalk {
  /// The most combinations of foreground and ground of one text.
  private static let mostCombinations = 64

  /// Records a text or a symbol.
  mutating func note(_ place: SourceProject.Place, _ role: Role, _ setting: Setting) {
    if let credit = setting.credit, role == .text, credit != place {
      var own = setting
      own.credit = nil
      note(credit, role, own)
    }
    let source = project.files[place.file]
    guard !source.isLeftOut(place.node), !setting.isRedacted else { return }
    let platform = source.tree.platform
    var base = TextSighting(
      place: place, role: role, member: source.member(around: place.node)?.path ?? setting.member, platform: platform)
    base.isIconControl = setting.isIconControl
    base.ground = setting.ground.stated
    base.font = font(setting, on: platform)
    base.lost = setting.lost
    base.isSystemDrawn = setting.isSystemDrawn
    base.conditions = setting.conditions
    base.given = setting.given
    base.isForegroundStated = !setting.styles.isEmpty
    base.isDefaultLook = setting.styles.isEmpty && setting.tint == nil && setting.ground.layers.isEmpty
    guard setting.lost == nil, !setting.isSystemDrawn else {
      sightings.append(base)
      return
    }
    for combination in combinations(setting) {
      var sighting = base
      sighting.conditions = combination.conditions
      sighting.foreground = combination.foreground
      sighting.surface = combination.surface
      sightings.append(sighting)
    }
  }

  /// Every foreground on every ground, where the conditions of both can hold.
  private mutating func combinations(_ setting: Setting)
    -> [(conditions: [Condition], foreground: FoundColor, surface: FoundSurface)]
  {
    var grounds: [(conditions: [Condition], surface: FoundSurface)] = [
      (setting.conditions, FoundSurface(base: setting.ground.base))
    ]
    for layer in setting.ground.layers.reversed() {
      var next: [(conditions: [Condition], surface: FoundSurface)] = []
      for below in grounds {
        for part in layer.cases {
          guard let conditions = below.conditions.joined(with: part.conditions) else { continue }
          if case .color(let color) = part.value, !color.isClear {
            next.append((conditions, below.surface.adding(color)))
          } else {
            next.append((conditions, below.surface))
          }
        }
      }
      grounds = next
      if grounds.count > Self.mostCombinations { return lost(setting) }
    }
    let foregrounds = setting.foreground
    var found: [(conditions: [Condition], foreground: FoundColor, surface: FoundSurface)] = []
    for ground in grounds {
      for part in foregrounds.cases {
        guard case .color(let color) = part.value, let conditions = ground.conditions.joined(with: part.conditions)
        else {
          continue
        }
        for fade in setting.fade.cases {
          guard let all = conditions.joined(with: fade.conditions) else { continue }
          guard case .number(let amount) = fade.value else {
            found.append((all, .unresolved(.computed("opacity")), ground.surface))
            continue
          }
          // What is clear only keeps room.
          if amount == 0 { continue }
          found.append((all, amount == 1 || !color.isResolved ? color : .opacity(color, amount), ground.surface))
        }
      }
    }
    return found.count > Self.mostCombinations ? lost(setting) : found
  }

  private func lost(_ setting: Setting) -> [(conditions: [Condition], foreground: FoundColor, surface: FoundSurface)] {
    [(setting.conditions, .unresolved(.tooDeep), FoundSurface(base: setting.ground.base))]
  }

  private func font(_ setting: Setting, on platform: ApplePlatform) -> Font? {
    guard case .font(let font)? = setting.font, !font.isUnknown else {
      if case .some(.choice) = setting.font { return nil }
      return nil
    }
    let weight = setting.weight ?? font.weight
    if let style = font.style {
      // Text styles have other sizes on other platforms.
      return platform == .iOS || platform == .visionOS ? Font(style, weight: weight) : nil
    }
    return font.size.map { Font(size: $0, weight: weight ?? 400) }
  }

  // MARK: - Texts

  /// Shows a text of its own.
  mutating func showText(_ given: [Argument], at place: SourceProject.Place, _ setting: Setting) {
    showText(first(given), at: place, setting)
  }

  private mutating func showText(_ value: Value?, at place: SourceProject.Place, _ setting: Setting) {
    switch value {
    case .view(let view)? where view.isImage:
      // `Text(Image(…))` is a symbol.
      note(place, .graphic, setting)
    case .text(let text)?:
      // An empty text shows nothing.
      if text.utf8.allSatisfy({ $0 == UInt8(ascii: " ") }) { return }
      note(place, .text, text.holds("](") ? setting.losing("with links of their own color") : setting)
    case .choice(let cases)?:
      for part in cases where !part.value.isNone {
        guard let conditions = setting.conditions.joined(with: part.conditions) else { continue }
        var inner = setting
        inner.conditions = conditions
        showText(part.value, at: place, inner)
      }
    default: note(place, .text, setting)
    }
  }

  /// Shows a label: its title, and its icon as a symbol.
  mutating func showLabel(_ given: [Argument], at place: SourceProject.Place, _ setting: Setting) {
    if case .instance(let style)? = setting.control("labelStyle") {
      return showStyled(style, "LabelStyleConfiguration", parts: labelParts(given, at: place), "labelStyle", setting)
    }
    let style = setting.controlStyle("labelStyle")
    if let first = given.first, first.label.isEmpty, !first.isTrailing {
      if given.count == 1, case .instance(let configuration) = evaluator.value(of: first),
        let title = configuration.field("title")
      {
        // `Label(configuration)`.
        walk(title, setting)
        return
      }
      note(place, style == "iconOnly" ? .graphic : .text, setting)
      return
    }
    for argument in given {
      let isIcon = argument.label == "icon"
      if style == "iconOnly", !isIcon || style == "titleOnly", isIcon { continue }
      walk(argument, setting)
    }
  }

  private mutating func labelParts(_ given: [Argument], at place: SourceProject.Place) -> [Value.Element] {
    if let first = given.first, first.label.isEmpty, !first.isTrailing {
      return [
        .init(label: "title", value: .view(ViewValue(.system("Text", [first]), at: place))),
        .init(label: "icon", value: .none),
      ]
    }
    return given.map { .init(label: $0.label.isEmpty ? "title" : $0.label, value: evaluator.value(of: $0)) }
  }

  /// Shows a control as a style of the project does.
  mutating func showStyled(
    _ style: Instance, _ configuration: String, parts: [Value.Element], _ modifier: String, _ setting: Setting
  ) {
    guard let body = evaluator.member("makeBody", on: style.type, isStatic: false, given: []), open.count < Self.deepest
    else {
      let inner = setting.losing("in a style that could not be analyzed")
      for part in parts { walk(part.value, inner) }
      return
    }
    let argument = Argument(
      label: "configuration", isTrailing: false, place: body.place,
      scope: Scope(Home(file: body.place.file, environment: setting.surroundings)),
      value: .instance(Instance(configuration, parts)))
    evaluator.steps = 0
    open.append(style.type)
    let value = evaluator.value(
      of: body, .instance(style), [argument], at: body.place, setting.surroundings, as: "")
    var inner = setting
    inner.member = body.member.path
    // In its body, the same kind of control has the style around it.
    inner.controls.removeAll { $0.label == modifier }
    walk(value, inner)
    open.removeLast()
  }
}

extension ViewValue {
  /// True if it is an image, with modifiers or without.
  fileprivate var isImage: Bool {
    switch form {
    case .system(let name, _): name == "Image"
    case .modified(.view(let inner), _, _): inner.isImage
    default: false
    }
  }
}
