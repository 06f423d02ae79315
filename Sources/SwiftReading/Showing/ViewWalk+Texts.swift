import ColorMath
import FileSyntax
import Palettes

extension ViewWalk {
  /// The most settings in which one text is recorded.
  private static let mostSightings = 256
  /// The most combinations of foreground and ground of one text.
  private static let mostCombinations = 64
  /// The state of controls that a modifier disables where some test holds, for code that asks for it.
  static let disabledSubject = Subject.value(Fingerprint(63), name: "isEnabled")
  private static let isDisabled = Condition(disabledSubject, holds: false)

  /// Records a text or a symbol.
  mutating func note(_ place: SourceProject.Place, _ role: Role, _ setting: Setting) {
    if let credit = setting.credit, role == .text, credit != place {
      var own = setting
      own.credit = nil
      note(credit, role, own)
    }
    let source = project.files[place.file]
    guard !source.isLeftOut(place.node) else { return }
    let setting = setting.isRedacted ? setting.losing("behind a placeholder") : setting
    let platform = source.tree.platform
    var base = TextSighting(
      place: place, role: role, member: source.member(around: place.node)?.title ?? setting.member, platform: platform)
    base.isIconControl = setting.isIconControl
    if let stated = setting.ground.stated, stated.file == place.file {
      base.isGroundOwn = source.chain(of: stated.node) == source.chain(of: place.node)
    }
    base.font = font(setting, on: platform)
    base.lost = setting.lost
    base.isSystemDrawn = setting.isSystemDrawn
    base.conditions = setting.conditions
    base.given = setting.given
    base.isForegroundStated = !setting.styles.isEmpty
    base.isDefaultLook =
      setting.styles.isEmpty && (setting.tint == nil || setting.standard != .tint) && setting.ground.stated == nil
      && setting.fade.fingerprint == Value.number(1).fingerprint
    for part in setting.font?.cases ?? [] {
      guard case .font(let font) = part.value, let origin = font.origin else { continue }
      fonts.note(origin, role == .graphic ? .graphic : setting.isOfSigns ? .sign : .text)
    }
    guard seen[place, default: 0] < Self.mostSightings else { return }
    seen[place, default: 0] += 1
    // Several styles are for the layers of a symbol.
    if role == .graphic, setting.styles.count > 1 { return }
    guard setting.lost == nil, !setting.isSystemDrawn else {
      sightings.append(base)
      return
    }
    noteLook(of: setting)
    let own = setting.conditions.filter { !$0.isOfSystem }
    let presence = own.last { words[$0].isNamed } ?? own.last
    for combination in combinations(setting) {
      var sighting = base
      sighting.conditions = combination.conditions
      sighting.foreground = foreground(of: combination, setting)
      sighting.surface = combination.surface
      sighting.choices = combination.conditions.filter { one in
        !one.isOfSystem && !setting.conditions.contains { one.follows(from: $0) }
      }
      sighting.presence = presence
      sighting.isOfTwoChoices = combination.isOfTwoChoices
      sighting.isUncertain =
        combination.isUncertain || setting.isOfUncertainLook
        || combination.conditions.contains { words[$0].isMomentary }
        || sighting.choices.contains { words[$0].isOfInactivity || !words[$0].isUnderstood }
      sightings.append(sighting)
    }
  }

  /// The foreground of a combination, unless what decides it decides something else as well.
  private func foreground(of combination: Combination, _ setting: Setting) -> FoundColor {
    // A color that the components of another one decide suits that one, which nothing tells.
    if combination.conditions.contains(where: { $0.subject.isOfColor }) {
      return .unresolved(.computed("a color for another one"))
    }
    // An app that changes one of the two with its theme changes the other as well: a theme sets the appearance, which the
    // backgrounds of the system follow.
    guard setting.styles.isEmpty, combination.foreground == .hierarchical(1), !combination.isOfKnownLook,
      !combination.surface.layers.allSatisfy({ if case .system = $0 { true } else { false } }),
      combination.conditions.contains(where: { $0.isOfTheme && !setting.conditions.contains($0) })
    else { return combination.foreground }
    return .unresolved(.computed("a theme"))
  }

  /// A foreground on a ground, with all that holds then.
  private struct Combination {
    var conditions: [Condition]
    /// Those by which the ground is chosen.
    var ofGround: [Condition] = []
    var foreground = FoundColor.unresolved(.tooDeep)
    var surface: FoundSurface
    var isOfTwoChoices = false
    /// True if a theme decides the appearance.
    var isOfKnownLook = false
    var isUncertain = false
  }

  /// Every foreground on every ground, where the conditions of both can hold.
  private func combinations(_ setting: Setting) -> [Combination] {
    let all = Combination(conditions: setting.conditions, surface: FoundSurface(base: setting.ground.base))
    var grounds = [all]
    for layer in setting.ground.layers.reversed() {
      grounds = grounds.flatMap { below in
        layer.cases.compactMap { part in
          guard let conditions = below.conditions.joined(with: part.conditions) else { return nil }
          var ground = below
          ground.conditions = conditions
          ground.ofGround += part.conditions
          if case .color(let color) = part.value, !color.isClear { ground.surface = below.surface.adding(color) }
          return ground
        }
      }
      if grounds.count > Self.mostCombinations { return [all] }
    }
    var found: [Combination] = []
    for ground in grounds {
      for part in setting.foreground.cases {
        guard case .color(let color) = part.value, let conditions = ground.conditions.joined(with: part.conditions)
        else { continue }
        var own = ground
        own.isOfTwoChoices = Self.areIndependent(setting.conditions + part.conditions, ground.ofGround)
        own.isUncertain = part.isDimmed(among: setting.foreground.cases)
        for fade in setting.fade.cases {
          guard let conditions = conditions.joined(with: fade.conditions),
            conditions.joined(with: setting.required) != nil, !conditions.contains(Self.isDisabled),
            !setting.inactive.contains(where: { $0.allSatisfy { one in conditions.contains { one.follows(from: $0) } } }
            )
          else { continue }
          own.conditions = conditions
          guard force(setting, on: &own) else { continue }
          if fade.isDimmed(among: setting.fade.cases) { own.isUncertain = true }
          guard let foreground = faded(color, fade.value, setting) else { continue }
          own.foreground = foreground
          found.append(own)
        }
      }
    }
    return found.count > Self.mostCombinations ? [all] : found
  }

  /// Gives a combination the appearance that follows from its conditions; false if it can't be seen in that.
  private func force(_ setting: Setting, on combination: inout Combination) -> Bool {
    var isDark = setting.scheme?.appearance(under: combination.conditions)
    if isDark == nil, setting.surroundings.isDark == nil,
      let looks = windowLook.looks(under: combination.conditions, evaluator)
    {
      guard let look = looks.first else { return false }
      combination.isOfKnownLook = looks.count == 1 && (look == .dark || look == .light)
      if combination.isOfKnownLook { isDark = look == .dark }
      if looks.count > 1 || look == .unknown { combination.isUncertain = true }
    }
    guard let isDark else { return true }
    guard let all = combination.conditions.adding(Condition(.appearance, .equals("dark"), holds: isDark)) else {
      return false
    }
    combination.conditions = all
    return true
  }

  /// A color with the opacity around it; nil for what is clear, which only keeps room.
  private func faded(_ color: FoundColor, _ fade: Value, _ setting: Setting) -> FoundColor? {
    if color.isClear { return nil }
    guard case .number(let amount) = fade else { return .unresolved(.computed("opacity")) }
    if amount == 0 { return nil }
    if amount == 1 || !color.isResolved { return color }
    // What was laid behind the text within the opacity fades with it.
    if setting.fadedGround.map({ $0 != setting.ground.fingerprint }) ?? false {
      return .unresolved(.fadedGroup)
    }
    return .opacity(color, amount)
  }

  /// Returns true if each of two choices depends on a value of the app on which the other does not.
  private static func areIndependent(_ first: [Condition], _ second: [Condition]) -> Bool {
    func misses(_ conditions: [Condition], _ others: [Condition]) -> Bool {
      conditions.contains { own in !own.isOfSystem && !others.contains { $0.subject == own.subject } }
    }
    return misses(first, second) && misses(second, first)
  }

  // MARK: - Texts

  /// Shows a text of its own.
  mutating func showText(_ given: [Argument], at place: SourceProject.Place, _ setting: Setting) {
    var value = first(given)
    // A function of the project translates what stands before it: `"·".translated()`.
    if case .unknown? = value, let argument = given.first(where: { $0.label.isEmpty }), argument.value == nil {
      let tree = evaluator.tree(argument.scope.file)
      if let chain = tree.soleChain(of: argument.place.node), let head = tree.links(of: chain).first,
        tree[head].kind == .string, let text = tree.stringText(head), text.isOfSeparators || text.isOfEmoji
      {
        value = .text(text)
      }
    }
    if let argument = given.first, argument.value == nil { showParts(of: argument, setting) }
    if let value, value.isAttributed, !isPlain(value, given) {
      return note(place, .text, setting.losing("of an attributed string, which may have colors of its own"))
    }
    showText(value, at: place, setting)
  }

  /// Shows the texts and images within a string.
  private mutating func showParts(of argument: Argument, _ setting: Setting) {
    let tree = evaluator.tree(argument.scope.file)
    guard let chain = tree.soleChain(of: argument.place.node), let head = tree.links(of: chain).first,
      tree[head].kind == .string
    else { return }
    for part in tree.children(of: head) where tree[part].kind == .interpolation {
      let value = tree.arguments(of: part).first.map { evaluator.value(in: $0, argument.scope) } ?? .none
      if value.showsViews { walk(value, setting) }
    }
  }

  /// Returns true for an attributed string that a text makes of a string itself.
  private mutating func isPlain(_ value: Value, _ given: [Argument]) -> Bool {
    guard case .view(let view) = value, case .system(_, let parts) = view.form, parts.count == 1,
      parts[0].label.isEmpty, let argument = given.first, argument.place.file == view.place.file,
      evaluator.tree(view.place.file).subtree(of: argument.place.node).contains(view.place.node)
    else { return false }
    return !evaluator.value(of: parts[0]).isAttributed
  }

  private mutating func showText(_ value: Value?, at place: SourceProject.Place, _ setting: Setting) {
    switch value {
    case .view(let view)? where view.isImage:
      // `Text(Image(…))` is a symbol.
      note(place, .graphic, setting)
    case .text(let text)?:
      // An empty text shows nothing.
      if text.isBlank { return }
      if text.isOfSeparators { return note(place, .text, setting.ofSigns("a separator, which is decoration")) }
      if text.isOfEmoji { return note(place, .text, setting.ofSigns("an emoji, which has colors of its own")) }
      note(place, .text, text.holds("](") ? setting.losing("with links of their own color") : setting)
    case .choice(let cases)?:
      for part in cases where !part.value.isNone {
        guard let conditions = setting.conditions.joined(with: part.conditions) else { continue }
        var inner = setting
        inner.conditions = conditions
        showText(part.value, at: place, inner)
      }
    case .unknown(let unknown)? where unknown.subject.name.lowercased().holds("emoji"):
      note(place, .text, setting.ofSigns("an emoji, which has colors of its own"))
    default: note(place, .text, setting)
    }
  }

  /// Shows a label: its title, and its icon as a symbol.
  mutating func showLabel(_ given: [Argument], at place: SourceProject.Place, _ setting: Setting) {
    if case .instance(let style)? = setting.control("labelStyle") {
      return showStyled(style, "LabelStyleConfiguration", parts: labelParts(given, at: place), "labelStyle", setting)
    }
    if setting.hasUnknownStyle("labelStyle") {
      let inner = setting.inUnknownStyle
      for part in labelParts(given, at: place) { walk(part.value, inner) }
      return
    }
    let style = setting.controlStyle("labelStyle") ?? (setting.isInToolbar ? "iconOnly" : nil)
    if let first = given.first, first.label.isEmpty, !first.isTrailing {
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
      let inner = setting.inUnknownStyle
      for part in parts { walk(part.value, inner) }
      return
    }
    // A label is a view, whatever made it.
    let shown = parts.map { part in
      guard case .closure(let closure) = part.value else { return part }
      return Value.Element(label: part.label, value: .view(ViewValue(.group([part.value]), at: closure.place)))
    }
    let argument = Argument(
      label: "configuration", isTrailing: false, place: body.place,
      scope: Scope(Home(file: body.place.file, environment: setting.surroundings)),
      value: .instance(Instance(configuration, shown)))
    evaluator.steps = 0
    open.append(style.type)
    let value = evaluator.value(
      of: body, .instance(style), [argument], at: body.place, setting.surroundings, as: "")
    var inner = setting
    inner.member = body.member.title
    // In its body, the same kind of control has the style around it.
    inner.controls.removeAll { $0.label == modifier }
    walk(value, inner)
    open.removeLast()
  }
}

extension Value.Case {
  /// Returns true if some other case is the same color or opacity, and stronger, in the same settings of the system: this is
  /// the look of a state that dims.
  fileprivate func isDimmed(among cases: [Value.Case]) -> Bool {
    let system = conditions.filter { $0.isOfSystem }
    return cases.contains { other in
      other.value.isStronger(than: value) && other.conditions.filter { $0.isOfSystem }.joined(with: system) != nil
    }
  }
}

extension Value {
  fileprivate func isStronger(than other: Value) -> Bool {
    switch (self, other) {
    case (.number(let full), .number(let part)): part < full
    case (.color(.opacity(let full, let first)), .color(.opacity(let part, let second))): full == part && second < first
    case (.color(let full), .color(.opacity(let part, let amount))): full == part && amount < 1
    default: false
    }
  }
}

extension Value {
  /// True if any of it is a string whose runs may have colors.
  fileprivate var isAttributed: Bool {
    switch self {
    case .unknown(let unknown): Self.attributed.contains(unknown.type)
    case .choice(let cases): cases.contains { $0.value.isAttributed }
    case .view(let view):
      switch view.form {
      case .system(let name, _): Self.attributed.contains(name)
      case .modified(let inner, _, _): inner.isAttributed
      case .group(let parts): parts.contains { $0.isAttributed }
      case .branches(let cases): cases.contains { $0.value.isAttributed }
      }
    default: false
    }
  }

  private static let attributed: Set<String> = [
    "AttributedString", "NSAttributedString", "NSMutableAttributedString", "AttributedSubstring",
  ]
}

extension String {
  /// True if there is nothing to read in it.
  var isBlank: Bool { utf8.allSatisfy { $0 == UInt8(ascii: " ") } }

  /// True if it has no sign but those that part texts: a middle dot, a bullet, a bar.
  fileprivate var isOfSeparators: Bool {
    unicodeScalars.allSatisfy { [0x20, 0xA0, 0x7C, 0xA6, 0xB7, 0x2022, 0x2027, 0x2219, 0x22C5].contains($0.value) }
  }

  /// True if it has no sign but emoji.
  fileprivate var isOfEmoji: Bool {
    // Older signs are emoji where a selector says so.
    let isSelected = unicodeScalars.contains { $0.value == 0xFE0F }
    return unicodeScalars.allSatisfy { scalar in
      let value = scalar.value
      return scalar.properties.isEmojiPresentation || isSelected && value >= 0x2600 && value <= 0x27BF
        || value >= 0x1F000 && value <= 0x1FAFF || value == 0xFE0F
        || value == 0x200D || value == 0x20
    }
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
