import ColorMath
import Palettes

extension ViewWalk {
  /// Walks a view with a modifier: what the modifier states first, then what it shows besides, then the view.
  mutating func walk(
    _ inner: Value, modifiedBy name: String, _ given: [Argument], at place: SourceProject.Place, _ setting: Setting
  ) {
    evaluator.steps = 0
    if name == "body(content:)", case .instance(let modifier) = inner {
      return walk(modifier: modifier, around: given, at: place, setting)
    }
    if name == "credited" {
      var credited = setting
      credited.credit = place
      return walk(inner, credited)
    }
    if showBesides(name, given, inner, at: place, setting) { return walk(inner, setting) }
    var changed = setting
    apply(name, given, at: place, to: &changed)
    walk(inner, changed)
  }

  /// Shows the views that a modifier adds; true if it states nothing about the view itself.
  private mutating func showBesides(
    _ name: String, _ given: [Argument], _ inner: Value, at place: SourceProject.Place, _ setting: Setting
  ) -> Bool {
    switch name {
    case "overlay":
      var over = setting.insideRow
      switch cover(of: inner, setting) {
      case .none: break
      case .layers(let layers): for layer in layers.reversed() { over.ground = over.ground.adding(layer, at: place) }
      case .content: over.ground = .content
      }
      walk(contentsOf: given, over)
    case "background":
      // What is shown in a background may have texts of its own.
      walk(contentsOf: given.filter { $0.isTrailing || $0.label == "content" }, setting.insideRow)
      return false
    case "sheet", "popover", "inspector":
      let isPartial = holdsPartialDetents(given)
      var inner = setting.presented(on: project.files[place.file].tree.platform == .macOS ? .bar : .sheet)
      if isPartial { inner.ground.base = .any }
      present(given, inner)
    case "fullScreenCover": present(given, setting.presented(on: .window))
    case "navigationDestination": present(given, setting.presented(on: .screen))
    case "navigationBarItems":
      walk(
        contentsOf: given.map {
          Argument(label: "content", isTrailing: true, place: $0.place, scope: $0.scope, value: $0.value)
        }, setting.presented(on: .bar).standing(.unknown("a toolbar")))
    case "toolbar":
      var bar = setting.presented(on: .bar)
      bar.isInToolbar = true
      walk(contentsOf: given, bar)
    case "safeAreaInset", "safeAreaBar", "tabViewBottomAccessory", "ornament":
      walk(contentsOf: given, setting.presented(on: .bar))
    case "commands": walk(contentsOf: given, setting.presented(on: .bar).drawnBySystem)
    case "contextMenu", "swipeActions", "tabItem", "alert", "confirmationDialog", "actionSheet", "navigationTitle",
      "navigationBarTitle", "toolbarTitleMenu", "searchSuggestions":
      walk(contentsOf: given, setting.presented(on: .bar).drawnBySystem)
      // A view with a title is a screen, whatever code shows it.
      return !(name.hasPrefix("navigation") && setting.ground.layers.isEmpty && setting.ground.base.isOpen)
    case "help", "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibilityAction",
      "accessibilityActions", "accessibilityChildren", "accessibilityRepresentation", "accessibilityRotor":
      // A person hears them, or the system shows them.
      walk(contentsOf: given, setting.drawnBySystem)
    case _ where !SwiftUIModifiers.all.contains(name) && !Self.isAction(name):
      // What the modifier of a library is given is shown somewhere.
      present(given.filter { $0.isTrailing }, setting.presented(on: .elsewhere).standing(.unknown(name)))
      return false
    default: return false
    }
    return true
  }

  private mutating func holdsPartialDetents(_ given: [Argument]) -> Bool {
    for argument in given where argument.isTrailing || argument.label == "content" {
      let tree = evaluator.tree(argument.place.file)
      for node in tree.subtree(of: argument.place.node)
      where tree[node].kind == .member && tree.isNamed(node, "presentationDetents") {
        return tree.subtree(of: node).contains { tree[$0].kind == .implicitMember && !tree.isNamed($0, "large") }
      }
    }
    return false
  }

  /// Applies what a modifier states.
  mutating func apply(_ name: String, _ given: [Argument], at place: SourceProject.Place, to setting: inout Setting) {
    switch name {
    case "foregroundStyle", "foregroundColor", "foreground": applyForeground(name, given, to: &setting)
    case "navigationTitle", "navigationBarTitle": setting.ground.base = .screen
    case "tint": setting.tint = color(given.first, setting)
    case "accentColor": setting.accent = color(given.first, setting)
    case "background": setting.ground = background(given, at: place, setting)
    case "presentationBackground", "containerBackground":
      let layers = layers(given, setting)
      setting.ground = Self.laid(layers, on: setting.ground, at: place)
      // One like that of containers hides nothing from what they lay on it.
      if name == "presentationBackground" {
        setting.ground.isOfPresentation =
          layers.first?.fingerprint != Value.color(.system("systemBackground")).fingerprint
      }
    case "listRowBackground": applyRow(given, at: place, to: &setting)
    case "glassEffect":
      let glass =
        given.first { $0.label.isEmpty }.map {
          evaluator.color(of: evaluator.value(of: $0, as: "Glass"), kind: .glass, $0.scope)
        } ?? .color(.glass(GlassStyle()))
      setting.ground = setting.ground.adding(glass, at: place)
      // Glass is there from version 26 on.
      setting.required.append(
        Condition(.version(platform: evaluator.tree(place.file).platform.systemName, version: "26")))
    case "listStyle": if let style = first(given, as: "ListStyle") { setting.listStyle = styleName(style) }
    case "scrollContentBackground":
      if case .member(let member)? = first(given) { setting.hidesListBackground = member.name == "hidden" }
    case "buttonStyle", "labelStyle", "toggleStyle", "pickerStyle", "textFieldStyle", "groupBoxStyle", "menuStyle",
      "datePickerStyle", "disclosureGroupStyle", "labeledContentStyle", "controlGroupStyle", "formStyle",
      "progressViewStyle", "gaugeStyle":
      let type = name.prefix(1).uppercased() + name.dropFirst()
      let style = first(given, as: type) ?? given.first { $0.isTrailing }.map { evaluator.value(of: $0) }
      if let style { setting.setControl(name, to: style) }
    case "font": if let font = first(given, as: "Font") { setting.font = evaluator.font(of: font) }
    case "bold": setting.weight = 700
    case "fontWeight": if let value = first(given, as: "Font.Weight") { setting.weight = Evaluator.weight(of: value) }
    case "environment": applyEnvironment(given, to: &setting)
    case "environmentObject":
      if let object = first(given) {
        let type = Evaluator.typeName(of: object)
        if !type.isEmpty { setting.surroundings = setting.surroundings.setting(type, to: object) }
      }
    case "preferredColorScheme", "colorScheme":
      if let scheme = first(given, as: "ColorScheme") { applyScheme(scheme, to: &setting) }
    case "activityBackgroundTint":
      setting.ground = Self.laid([color(given.first, setting)], on: Ground(base: .bar), at: place)
    default: applyDisplay(name, given, to: &setting)
    }
  }

  /// Applies what decides if and how clearly something is seen.
  private mutating func applyDisplay(_ name: String, _ given: [Argument], to setting: inout Setting) {
    switch name {
    case "opacity": applyOpacity(given, to: &setting)
    case "hidden": setting.fade = .number(0)
    case "disabled": if let value = first(given) { applyDisabled(value.test, to: &setting) }
    case "allowsHitTesting":
      // What takes no touches under some condition is disabled by hand.
      if let value = first(given), case .choice = value.test {
        applyDisabled(value.test.map { .bool(!$0.isTrue) }, to: &setting)
      }
    case "redacted":
      if case .member(let member)? = argument("reason", given), member.name == "placeholder" {
        setting.isRedacted = true
      }
    case "unredacted": setting.isRedacted = false
    case "labelsHidden": setting.hidesLabels = true
    case "mask": if maskShowsContent(given) { setting = setting.losing("behind a mask") }
    case "blendMode", "saturation", "brightness", "contrast", "grayscale", "hueRotation", "colorMultiply",
      "colorInvert",
      "colorEffect", "luminanceToAlpha", "blur":
      applyFilter(name, given, to: &setting)
    case "modifier": setting = setting.losing("in a modifier that is not declared in any file that was read")
    default: break
    }
  }

  private mutating func maskShowsContent(_ given: [Argument]) -> Bool {
    guard let argument = given.first else { return false }
    return showsContent(evaluator.value(of: argument))
  }

  private func showsContent(_ value: Value) -> Bool {
    switch value {
    case .view(let view):
      switch view.form {
      case .system(let name, _): return !Self.shapes.contains(name) && !name.hasSuffix("Gradient") && name != "Color"
      case .modified(let inner, _, _): return showsContent(inner)
      default: return false
      }
    case .color: return false
    default: return false
    }
  }

  /// Leaves out what a filter changes; where it may change nothing, that is the case that is measured.
  private mutating func applyFilter(_ name: String, _ given: [Argument], to setting: inout Setting) {
    for part in (first(given) ?? argument("radius", given) ?? .none).cases {
      guard Self.isNeutral(part.value, name), let conditions = setting.conditions.joined(with: part.conditions) else {
        continue
      }
      setting.conditions = conditions
      return
    }
    setting = setting.losing(name == "blur" ? "blurred" : "under a color filter")
  }

  /// Returns true for the amount by which a filter changes nothing.
  static func isNeutral(_ amount: Value?, _ filter: String) -> Bool {
    switch amount {
    case .number(let amount): amount == (["saturation", "contrast"].contains(filter) ? 1 : 0)
    case .member(let member): member.name == "normal"
    default: false
    }
  }

  // MARK: - Foreground

  private mutating func applyForeground(_ name: String, _ given: [Argument], to setting: inout Setting) {
    var styles: [Value] = []
    for argument in given where argument.label.isEmpty {
      let written = evaluator.value(of: argument, as: name == "foregroundColor" ? "Color" : "ShapeStyle")
      // `foregroundColor(nil)` states nothing, and a style is never `nil`.
      if written.isNone, name == "foregroundColor" { return }
      let color = evaluator.color(of: written, kind: .style, argument.scope.within(setting.surroundings))
      styles.append(
        color.map { value in
          guard case .color(let color) = value else {
            return name == "foregroundColor" ? setting.standardColor : .color(.unresolved(.computed(name)))
          }
          return .color(name == "foregroundColor" ? color.asColor : color)
        })
    }
    guard !styles.isEmpty else { return }
    setting.styles = styles.map { setting.settling($0) }
  }

  /// The color of an argument.
  mutating func color(_ argument: Argument?, _ setting: Setting) -> Value {
    guard let argument else { return .none }
    let value = evaluator.value(of: argument, as: "Color")
    return setting.settling(evaluator.color(of: value, kind: .style, argument.scope.within(setting.surroundings)))
  }

  // MARK: - Display

  private mutating func applyOpacity(_ given: [Argument], to setting: inout Setting) {
    guard let amount = first(given) else { return }
    // What is laid between two opacities fades with the outer one.
    let isWhole = setting.fade.cases.allSatisfy {
      if case .number(let amount) = $0.value { [0, 1].contains(amount) } else { false }
    }
    if isWhole { setting.fadedGround = setting.ground.fingerprint }
    var cases: [Value.Case] = []
    for own in setting.fade.cases {
      for part in amount.cases {
        guard let conditions = own.conditions.joined(with: part.conditions) else { continue }
        if case .number(let outer) = own.value, case .number(let number) = part.value {
          cases.append(.init(conditions: conditions, value: .number(outer * min(max(number, 0), 1))))
        } else {
          cases.append(.init(conditions: conditions, value: part.value))
        }
      }
    }
    setting.fade = .choosing(cases, else: "opacity")
  }

  private func applyDisabled(_ test: Value, to setting: inout Setting) {
    if case .bool(true) = setting.disabled { return }
    setting.disabled = test
    let isEnabled: Value
    if case .bool(let isDisabled) = setting.disabled {
      isEnabled = .bool(!isDisabled)
    } else {
      isEnabled = .unknown(Unknown(subject: Self.disabledSubject, reason: .environment("isEnabled"), type: "Bool"))
      // What is shown only while it is disabled is inactive.
      setting.inactive += setting.disabled.cases.filter { $0.value.isTrue }.map { $0.conditions }
    }
    setting.surroundings = Surroundings(
      isDark: setting.surroundings.isDark, isEnabled: isEnabled, values: setting.surroundings.values)
  }

  private mutating func applyEnvironment(_ given: [Argument], to setting: inout Setting) {
    guard let key = given.first else { return }
    let tree = evaluator.tree(key.place.file)
    guard let chain = tree.soleChain(of: key.place.node), let link = tree.soleLink(of: chain),
      tree[link].kind == .keyPath,
      given.count > 1
    else {
      // An object by its type.
      if let object = first(given) {
        let type = Evaluator.typeName(of: object)
        if !type.isEmpty { setting.surroundings = setting.surroundings.setting(type, to: object) }
      }
      return
    }
    let name = String(tree.name(link).split(separator: ".").last ?? "")
    let value = evaluator.value(of: given[1], as: evaluator.environmentType(name))
    switch name {
    case "colorScheme": applyScheme(value, to: &setting)
    case "isEnabled":
      setting.surroundings = Surroundings(
        isDark: setting.surroundings.isDark, isEnabled: value, values: setting.surroundings.values)
      if case .bool(false) = value { setting.disabled = .bool(true) }
    case "font": setting.font = evaluator.font(of: value)
    default: setting.surroundings = setting.surroundings.setting(name, to: value)
    }
  }

  private mutating func applyScheme(_ value: Value, to setting: inout Setting) {
    // What holds already decides between the appearances that a value of the app stands for.
    if let isDark = value.appearance(under: setting.conditions) {
      setting.force(isDark: isDark)
    } else if case .choice = value {
      setting.scheme = value
    }
  }

  /// The short name of a style.
  func styleName(_ value: Value) -> String {
    switch value {
    case .member(let member): Setting.short(member.name)
    case .view(let view): if case .system(let name, _) = view.form { Setting.short(name) } else { "?" }
    default: "?"
    }
  }
}

extension Setting {
  /// Shows all in one appearance.
  mutating func force(isDark: Bool) {
    scheme = nil
    conditions.removeAll { $0.subject == .appearance }
    conditions.append(Condition(.appearance, .equals("dark"), holds: isDark))
    surroundings = Surroundings(isDark: isDark, isEnabled: surroundings.isEnabled, values: surroundings.values)
  }
}

extension Value {
  /// True for dark, false for light, if it is that in all cases that can hold under some conditions; nil if not.
  func appearance(under conditions: [Condition]) -> Bool? {
    var found: Bool?
    for part in cases where conditions.joined(with: part.conditions) != nil {
      guard case .member(let member) = part.value, member.name == "dark" || member.name == "light",
        found == nil || found == (member.name == "dark")
      else { return nil }
      found = member.name == "dark"
    }
    return found
  }

  /// A style as `Color` has it.
  var ofColor: Value {
    map { value in
      guard case .color(let color) = value else { return value }
      return .color(color.asColor)
    }
  }
}

extension FoundColor {
  /// The style as `Color` has it: its levels are the label colors everywhere.
  var asColor: FoundColor {
    guard case .hierarchical(let level) = self else { return self }
    let names = ["label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel"]
    return names.indices.contains(level - 1) ? .system(names[level - 1]) : self
  }
}
