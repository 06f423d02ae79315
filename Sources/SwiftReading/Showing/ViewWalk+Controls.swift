import ColorMath
import Palettes

/// Controls: the colors they give their labels, and what they lay behind them.
extension ViewWalk {
  /// Shows a button, a link or a menu: its title or its label in the color of its style.
  mutating func showButton(_ name: String, _ given: [Argument], at place: SourceProject.Place, _ setting: Setting) {
    let platform = project.files[place.file].tree.platform
    let setting = setting.ofControl
    let label = label(of: name, given)
    let hasTitle = given.first.map { $0.label.isEmpty && !$0.isTrailing } ?? false && label == nil
    if name == "NavigationLink" { showDestination(given, setting, label: label) }
    if name == "Menu" { showMenu(given, setting, label: label) }
    if case .instance(let style)? = setting.control("buttonStyle"),
      name != "Menu" || setting.control("menuStyle") != nil
    {
      let content: Value =
        label.map { evaluator.value(of: $0) }
        ?? (hasTitle ? .view(ViewValue(.system("Text", [given[0]]), at: place)) : .none)
      return showStyled(
        style, "ButtonStyleConfiguration", parts: configuration(content, given, place), "buttonStyle", setting)
    }
    var inner = buttonSetting(name, given, on: platform, setting).insideRow
    if let label {
      inner.isIconControl = isOnlyGraphics(label)
      walk(label, inner)
    } else if hasTitle {
      let isIcon =
        (setting.controlStyle("labelStyle") ?? (setting.isInToolbar ? "iconOnly" : "")) == "iconOnly"
        && given.contains { $0.label == "systemImage" || $0.label == "image" }
      noteTitle(given, at: place, isIcon ? .graphic : .text, inner)
    }
  }

  /// Records the title of a control, unless it is empty.
  private mutating func noteTitle(
    _ given: [Argument], at place: SourceProject.Place, _ role: Role, _ setting: Setting
  ) {
    if case .text(let title)? = first(given), title.isBlank { return }
    note(place, role, setting)
  }

  private mutating func configuration(_ label: Value, _ given: [Argument], _ place: SourceProject.Place) -> [Value
    .Element]
  {
    var identity = Fingerprint(61)
    identity.add(place)
    let role = argument("role", given, as: "ButtonRole") ?? .none
    return [
      .init(label: "label", value: label), .init(label: "role", value: role),
      .init(
        label: "isPressed",
        value: .unknown(
          Unknown(subject: .value(identity, name: "isPressed"), reason: .parameter("isPressed"), type: "Bool"))),
    ]
  }

  /// The argument that makes the label of a control; nil for one with a title.
  private func label(of name: String, _ given: [Argument]) -> Argument? {
    if let label = given.first(where: { $0.label == "label" }) { return label }
    let hasTitle = given.first.map { $0.label.isEmpty && !$0.isTrailing } ?? false
    guard !hasTitle, let trailing = given.first(where: { $0.isTrailing && $0.label.isEmpty }) else { return nil }
    switch name {
    case "Button": return given.contains { $0.label == "action" || $0.label == "intent" } ? trailing : nil
    case "NavigationLink": return given.contains { $0.label == "destination" || $0.label == "value" } ? trailing : nil
    case "Link", "ShareLink", "Toggle": return trailing
    default: return nil
    }
  }

  /// The view that a link leads to is a screen of its own.
  private mutating func showDestination(_ given: [Argument], _ setting: Setting, label: Argument?) {
    let screen = setting.presented(on: .screen)
    if let destination = given.first(where: { $0.label == "destination" }) { return present([destination], screen) }
    guard !given.contains(where: { $0.label == "value" }),
      let trailing = given.first(where: { $0.isTrailing && $0.label.isEmpty }), trailing.place != label?.place
    else { return }
    present([trailing], screen)
  }

  /// The items of a menu are drawn by the system.
  private mutating func showMenu(_ given: [Argument], _ setting: Setting, label: Argument?) {
    for argument in given where argument.isTrailing || argument.label == "content" {
      guard argument.place != label?.place, argument.label != "label", argument.label != "primaryAction" else {
        continue
      }
      walk(argument, setting.presented(on: .bar).drawnBySystem)
    }
  }

  /// The setting of the label of a button.
  private mutating func buttonSetting(
    _ name: String, _ given: [Argument], on platform: ApplePlatform, _ setting: Setting
  ) -> Setting {
    let isDestructive: Bool
    if case .member(let role)? = argument("role", given, as: "ButtonRole") {
      isDestructive = role.name == "destructive"
    } else {
      isDestructive = false
    }
    if setting.control("buttonStyle") != nil, setting.controlStyle("buttonStyle") == nil {
      return setting.inUnknownStyle
    }
    let style = setting.controlStyle("buttonStyle") ?? "automatic"
    if platform != .iOS, style != "plain" {
      var inner = setting.standing(.unknown(name))
      // A bezel or a platter, whose color nobody has published.
      if style == "automatic", platform != .macOS || name != "NavigationLink" {
        inner.ground = setting.ground.adding(.color(.unresolved(.computed("the platter of a button"))))
      }
      return inner
    }
    switch style {
    case "automatic", "borderless":
      if name == "NavigationLink" {
        return setting.row == .row ? setting.standing(.label) : setting.standing(isInList(setting) ? .label : .tint)
      }
      return setting.standing(isDestructive ? .destructive : .tint)
    case "plain": return setting
    case "borderedProminent":
      let fill = setting.tint ?? (isDestructive ? .color(.system("systemRed")) : setting.accent ?? .color(.accent))
      var inner = setting.standing(.white)
      inner.ground = setting.ground.adding(fill)
      return inner
    case "bordered":
      var inner = setting.standing(isDestructive && setting.tint == nil ? .destructive : .tint)
      // How dense the fill is has not been published for the newest systems.
      inner.ground = setting.ground.adding(.color(.unresolved(.computed("the fill of a bordered button"))))
      return inner
    case "glass":
      var inner = setting.standing(.unknown("a glass button"))
      inner.ground = setting.ground.adding(.color(.glass(GlassStyle(isInteractive: true))))
      return inner
    case "glassProminent":
      var inner = setting.standing(.unknown("a glass button"))
      let tint = setting.tint ?? setting.accent ?? .color(.accent)
      inner.ground = setting.ground.adding(
        tint.map { value in
          guard case .color(let color) = value else { return value }
          return .color(.glass(GlassStyle(tint: color, isInteractive: true)))
        })
      return inner
    default: return setting.losing("in a style that could not be analyzed")
    }
  }

  private func isInList(_ setting: Setting) -> Bool {
    setting.ground.base == .row || setting.ground.base == .sheetRow || !setting.listGround.layers.isEmpty
  }

  /// Returns true if the label of a control shows pictures alone.
  func isOnlyGraphics(_ argument: Argument) -> Bool {
    let source = project.files[argument.place.file]
    guard let closure = source.tree.closure(of: argument.place.node) else { return false }
    return GraphicContent(of: source, project: project).isOnlyGraphics(closure: closure)
  }

  /// Shows a control with a label and a value.
  mutating func showControl(_ name: String, _ given: [Argument], at place: SourceProject.Place, _ setting: Setting) {
    let platform = project.files[place.file].tree.platform
    let setting = setting.ofControl
    if showOwnStyle(
      name, given, hasTitle: given.first.map { $0.label.isEmpty && !$0.isTrailing } ?? false, at: place, setting)
    {
      return
    }
    var labeled = setting.insideRow
    if setting.hidesLabels { labeled = labeled.losing("a label that is hidden") }
    labeled.standard = platform == .iOS || platform == .macOS ? .label : .unknown(name)
    let hasTitle = given.first.map { $0.label.isEmpty && !$0.isTrailing } ?? false
    switch name {
    case "Toggle": showToggle(given, hasTitle, at: place, setting, labeled)
    case "TextField", "SecureField", "TextEditor": showField(given, hasTitle, at: place, setting, labeled)
    case "Picker":
      showLabeled(given.filter { $0.label == "label" || !$0.isTrailing }, hasTitle, at: place, labeled)
      for argument in given where argument.label == "content" || argument.isTrailing && argument.label.isEmpty {
        walk(argument, setting.presented(on: .bar).drawnBySystem)
      }
    case "LabeledContent":
      showParts(given, hasTitle, at: place, label: labeled, content: setting.insideRow.standing(.secondary))
    case "DisclosureGroup":
      let isRow = setting.row == .row || isInList(setting)
      showParts(
        given, hasTitle, at: place, label: isRow ? labeled : labeled.standing(.unknown(name)), content: setting)
    case "GroupBox":
      var box = setting.insideRow
      box.ground = setting.ground.adding(
        .color(platform == .iOS ? .system("secondarySystemBackground") : .unresolved(.computed(name))))
      if hasTitle { noteTitle(given, at: place, .text, box) }
      walk(contentsOf: given, box)
    case "ProgressView":
      // Below a bar, the current value alone is secondary.
      let isBar = given.contains { $0.label == "value" } && setting.controlStyle("progressViewStyle") != "circular"
      if hasTitle { noteTitle(given, at: place, .text, isBar ? labeled : labeled.standing(.secondary)) }
      for argument in given {
        walk(argument, isBar && argument.label != "currentValueLabel" ? labeled : labeled.standing(.secondary))
      }
    case "Gauge":
      if hasTitle { noteTitle(given, at: place, .text, labeled.standing(.unknown(name))) }
      walk(contentsOf: given, labeled.standing(.unknown(name)))
    default: showLabeled(given, hasTitle, at: place, labeled)
    }
  }

  /// The styles of controls that a project can have, with the names of the parts that their configurations hold.
  private static let ownStyles: [String: (modifier: String, parts: [String])] = [
    "GroupBox": ("groupBoxStyle", ["label", "content"]),
    "LabeledContent": ("labeledContentStyle", ["label", "content"]),
    "DisclosureGroup": ("disclosureGroupStyle", ["label", "content"]),
    "ProgressView": ("progressViewStyle", ["label", "currentValueLabel"]),
    "Gauge": ("gaugeStyle", ["label", "currentValueLabel", "minimumValueLabel", "maximumValueLabel"]),
    "ControlGroup": ("controlGroupStyle", ["content", "label"]),
  ]

  /// Shows a control as a style of the project does; false if there is none around it.
  private mutating func showOwnStyle(
    _ name: String, _ given: [Argument], hasTitle: Bool, at place: SourceProject.Place, _ setting: Setting
  ) -> Bool {
    guard let own = Self.ownStyles[name], let value = setting.control(own.modifier) else { return false }
    guard case .instance(let style) = value else {
      if !setting.hasUnknownStyle(own.modifier) { return false }
      let inner = setting.inUnknownStyle
      if hasTitle { noteTitle(given, at: place, .text, inner) }
      walk(contentsOf: given, inner)
      return true
    }
    var parts: [Value.Element] =
      hasTitle
      ? [.init(label: "label", value: .view(ViewValue(.system("Text", [given[0]]), at: place)))] : []
    if name == "LabeledContent", hasTitle, let value = given.first(where: { $0.label == "value" }) {
      parts.append(.init(label: "content", value: .view(ViewValue(.system("Text", [value]), at: value.place))))
    }
    for argument in given where argument.isTrailing || own.parts.contains(argument.label) {
      let label =
        argument.label.isEmpty ? name == "ProgressView" || name == "Gauge" ? "label" : "content" : argument.label
      parts.append(.init(label: label, value: evaluator.value(of: argument)))
    }
    for part in own.parts where !parts.contains(where: { $0.label == part }) {
      parts.append(.init(label: part, value: .none))
    }
    showStyled(style, "\(name)StyleConfiguration", parts: parts, own.modifier, setting)
    return true
  }

  private mutating func showToggle(
    _ given: [Argument], _ hasTitle: Bool, at place: SourceProject.Place, _ setting: Setting, _ labeled: Setting
  ) {
    var labeled = labeled
    guard case .instance(let style)? = setting.control("toggleStyle") else {
      if setting.hasUnknownStyle("toggleStyle") {
        return showLabeled(given, hasTitle, at: place, setting.inUnknownStyle)
      }
      if setting.controlStyle("toggleStyle") == "button" { labeled.standard = .unknown("Toggle") }
      return showLabeled(given, hasTitle, at: place, labeled)
    }
    let content: Value =
      hasTitle
      ? .view(ViewValue(.system("Text", [given[0]]), at: place))
      : label(of: "Toggle", given).map { evaluator.value(of: $0) } ?? .none
    let isOn = argument("isOn", given) ?? .unknown(Unknown("isOn", .parameter("isOn"), type: "Bool"))
    let parts = configuration(content, given, place) + [.init(label: "isOn", value: isOn)]
    showStyled(style, "ToggleStyleConfiguration", parts: parts, "toggleStyle", setting)
  }

  /// Typed text has the color of text; its prompt is a look of the system.
  private mutating func showField(
    _ given: [Argument], _ hasTitle: Bool, at place: SourceProject.Place, _ setting: Setting, _ labeled: Setting
  ) {
    var typed = labeled
    typed.lost = setting.lost
    if setting.hasUnknownStyle("textFieldStyle") { typed = setting.inUnknownStyle }
    if setting.controlStyle("textFieldStyle") == "roundedBorder" {
      typed.ground = typed.ground.adding(.color(.system("systemBackground")))
    }
    if let text = given.first(where: { $0.label == "text" }), case .unknown(let unknown) = evaluator.value(of: text) {
      // Typed text is not empty.
      typed.required.append(Condition(unknown.part("isEmpty").subject, holds: false))
    }
    if hasTitle { note(place, .text, typed) }
    for argument in given where argument.label == "prompt" || argument.label == "label" {
      walk(argument, setting.insideRow.standing(.placeholder))
    }
  }

  /// Shows the label and the content of a control, each in its setting.
  private mutating func showParts(
    _ given: [Argument], _ hasTitle: Bool, at place: SourceProject.Place, label: Setting, content: Setting
  ) {
    if hasTitle { noteTitle(given, at: place, .text, label) }
    for argument in given where argument.isTrailing || argument.label == "label" || argument.label == "content" {
      walk(argument, argument.label == "label" ? label : content)
    }
  }

  private mutating func showLabeled(
    _ given: [Argument], _ hasTitle: Bool, at place: SourceProject.Place, _ setting: Setting
  ) {
    if hasTitle { noteTitle(given, at: place, .text, setting) }
    for argument in given where argument.isTrailing || argument.label == "label" {
      evaluator.steps = 0
      var value = evaluator.value(of: argument)
      if case .closure(let closure) = value { value = evaluator.call(closure) }
      // All after the first line is a subtitle.
      if case .view(let view) = value, case .group(let views) = view.form {
        for (index, view) in views.enumerated() { walk(view, index == 0 ? setting : setting.standing(.secondary)) }
      } else {
        walk(value, setting)
      }
    }
  }
}
