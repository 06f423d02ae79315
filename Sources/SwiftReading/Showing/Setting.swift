import Palettes

/// The setting in which a view is shown: the styles around it, its ground, and the conditions that hold.
struct Setting: Sendable {
  /// The color of text for which nothing is stated.
  enum Standard: Hashable, Sendable {
    case label
    case tint
    case destructive
    case secondary
    case placeholder
    /// White, on the fill of a prominent button.
    case white
    /// One that the named view decides.
    case unknown(String)
  }

  /// The place in a list.
  enum Row: Hashable, Sendable {
    /// In no list, or within a row.
    case inside
    /// A row by itself, in a list of a style.
    case row
  }

  var ground = Ground()
  /// The styles that are stated, by level; empty for none.
  var styles: [Value] = []
  var standard = Standard.label
  var tint: Value?
  var accent: Value?
  var font: Value?
  var weight: Int?
  var surroundings = Surroundings()
  /// The styles of controls, by their modifiers.
  var controls: [Value.Element] = []
  var listStyle = ""
  var hidesListBackground = false
  var row = Row.inside
  var listGround = Ground()
  var conditions: [Condition] = []
  /// The conditions that hold wherever anything in it is seen, and that nobody states: a typed text is not empty.
  var required: [Condition] = []
  /// The conditions under which it is disabled, each list on its own.
  var inactive: [[Condition]] = []
  /// The product of the opacities around it.
  var fade = Value.number(1)
  /// The ground where the last opacity was applied: what is laid on it later fades as well.
  var fadedGround: Fingerprint?
  /// True where controls are disabled, and the test that tells where that depends on one.
  var disabled = Value.bool(false)
  /// True in a sheet, whatever is known of its ground.
  var isInSheet = false
  /// True where controls show no labels.
  var hidesLabels = false
  /// True in a bar, where labels show their symbols alone.
  var isInToolbar = false
  /// The reason for which nothing in it is measured.
  var lost: String?
  /// True if the system draws what is in it in colors of its own.
  var isSystemDrawn = false
  var isRedacted = false
  /// True for an emoji or a separator, in which there is nothing to read.
  var isOfSigns = false
  var isIconControl = false
  /// The appearance that is stated, if what is shown may decide between several; nil for none.
  var scheme: Value?
  /// True where another appearance may be forced than is known.
  var isOfUncertainLook = false
  /// The call whose title a view of the project shows.
  var credit: SourceProject.Place?
  /// The cases of enumerations that the view is given whose code shows it.
  var given: [BranchCondition] = []
  /// The view whose code shows it, and its member, for people.
  var member = ""

  var fingerprint: Fingerprint {
    var own = look
    for condition in conditions { own.add(condition.fingerprint) }
    return own
  }

  /// A number that settings of equal looks share, whatever has to hold for them.
  var look: Fingerprint {
    var own = ground.fingerprint
    for style in styles { own.add(style.fingerprint) }
    switch standard {
    case .label: own.add(1)
    case .tint: own.add(2)
    case .destructive: own.add(3)
    case .secondary: own.add(4)
    case .placeholder: own.add(5)
    case .white: own.add(6)
    case .unknown(let name): own.add(name)
    }
    own.add(tint?.fingerprint ?? Fingerprint())
    own.add(accent?.fingerprint ?? Fingerprint())
    own.add(font?.fingerprint ?? Fingerprint())
    own.add(weight ?? 0)
    own.add(surroundings.fingerprint)
    for control in controls {
      own.add(control.label)
      own.add(control.value.fingerprint)
    }
    own.add(listStyle)
    own.add(hidesListBackground ? 1 : 2)
    own.add(row == .row ? 1 : 2)
    own.add(listGround.fingerprint)
    for condition in conditions where condition.isOfSystem { own.add(condition.fingerprint) }
    own.add(scheme?.fingerprint ?? Fingerprint())
    own.add(fade.fingerprint)
    own.add(disabled.fingerprint)
    for condition in required + inactive.flatMap({ $0 }) { own.add(condition.fingerprint) }
    own.add(lost ?? "")
    own.add(
      (isSystemDrawn ? 1 : 0) + (isRedacted ? 2 : 0) + (isIconControl ? 4 : 0) + (isInSheet ? 8 : 0)
        + (isInToolbar ? 16 : 0) + (hidesLabels ? 32 : 0))
    return own
  }

  /// A number that settings share in which something paints the same.
  var paint: Fingerprint {
    var own = surroundings.fingerprint
    for style in styles { own.add(style.fingerprint) }
    own.add(standardColor.fingerprint)
    own.add(tint?.fingerprint ?? Fingerprint())
    own.add(accent?.fingerprint ?? Fingerprint())
    for condition in conditions { own.add(condition.fingerprint) }
    return own
  }

  func control(_ name: String) -> Value? { controls.first { $0.label == name }?.value }

  /// The name of the style of a control, without the word for what it styles; nil for none.
  func controlStyle(_ name: String) -> String? {
    guard case .member(let member)? = control(name) else {
      if case .view(let view)? = control(name), case .system(let type, _) = view.form { return Self.short(type) }
      return nil
    }
    return Self.short(member.name)
  }

  /// Returns true for a style that is neither of the system nor evaluated.
  func hasUnknownStyle(_ modifier: String) -> Bool {
    switch control(modifier) {
    case nil, .member?: return false
    case .view(let view)?:
      if case .system(let type, _) = view.form { return Self.short(type) == type } else { return true }
    default: return true
    }
  }

  /// The setting of what a style shows that is not known.
  var inUnknownStyle: Setting {
    var setting = self
    setting.ground = Ground(base: .elsewhere)
    setting.styles = []
    setting.standard = .unknown("a style that is not known")
    return setting
  }

  /// `plain` of `PlainButtonStyle`.
  static func short(_ name: String) -> String {
    for suffix in [
      "ButtonStyle", "ListStyle", "LabelStyle", "ToggleStyle", "PickerStyle", "GroupBoxStyle", "MenuStyle",
      "TextFieldStyle", "ProgressViewStyle", "GaugeStyle", "DisclosureGroupStyle", "LabeledContentStyle",
      "ControlGroupStyle", "FormStyle", "DatePickerStyle",
    ]
    where name.hasSuffix(suffix) {
      let short = name.dropLast(suffix.count)
      return short.prefix(1).lowercased() + short.dropFirst()
    }
    return name
  }

  mutating func setControl(_ name: String, to value: Value) {
    controls = controls.filter { $0.label != name } + [.init(label: name, value: value)]
  }

  func standing(_ standard: Standard) -> Setting {
    var setting = self
    setting.standard = standard
    return setting
  }

  func on(_ ground: Ground) -> Setting {
    var setting = self
    setting.ground = ground
    return setting
  }

  /// The setting of a control, which says nothing where it is disabled.
  var ofControl: Setting {
    if case .bool(let isDisabled) = disabled { return isDisabled ? losing("disabled") : self }
    var setting = self
    // The enabled state is the one that has a minimum.
    for part in disabled.cases where !part.value.isTrue {
      guard let conditions = conditions.joined(with: part.conditions) else { continue }
      setting.conditions = conditions
      return setting
    }
    return self
  }

  var insideRow: Setting {
    var setting = self
    setting.row = .inside
    return setting
  }

  func losing(_ reason: String) -> Setting {
    var setting = self
    setting.lost = lost ?? reason
    return setting
  }

  func ofSigns(_ reason: String) -> Setting {
    var setting = losing(reason)
    setting.isOfSigns = true
    return setting
  }

  var drawnBySystem: Setting {
    var setting = self
    setting.isSystemDrawn = true
    return setting
  }

  /// The setting of content that is presented over all else.
  func presented(on base: FoundSurface.Base) -> Setting {
    var setting = self
    setting.ground = Ground(base: ground.base.level(of: base))
    setting.standard = .label
    setting.row = .inside
    setting.fade = .number(1)
    setting.isInSheet = base == .sheet || base == .screen && isInSheet
    setting.isInToolbar = false
    setting.required = []
    setting.listStyle = ""
    setting.listGround = Ground()
    setting.hidesListBackground = false
    setting.isRedacted = false
    (setting.styles, setting.font, setting.weight) = ([], nil, nil)
    (setting.isIconControl, setting.credit) = (false, nil)
    // What has to hold for the view that presents it is gone by then, but for the settings of the system.
    setting.conditions.removeAll { !$0.isOfSystem }
    return setting
  }
}
