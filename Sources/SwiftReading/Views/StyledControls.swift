/// Kinds of controls whose colors and backgrounds a style decides.
struct StyledControls: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  static let button = StyledControls(rawValue: 1)
  static let label = StyledControls(rawValue: 2)
  static let toggle = StyledControls(rawValue: 4)
  static let textField = StyledControls(rawValue: 8)
  static let menu = StyledControls(rawValue: 16)
  static let picker = StyledControls(rawValue: 32)
  static let datePicker = StyledControls(rawValue: 64)
  static let disclosureGroup = StyledControls(rawValue: 128)
  static let groupBox = StyledControls(rawValue: 256)
  static let labeledContent = StyledControls(rawValue: 512)
  static let controlGroup = StyledControls(rawValue: 1024)
  static let form = StyledControls(rawValue: 2048)

  /// The kinds by the modifiers that state a style, without buttons.
  static let modifiers: [String: StyledControls] = [
    "labelStyle": .label, "toggleStyle": .toggle, "textFieldStyle": .textField, "menuStyle": .menu,
    "pickerStyle": .picker, "datePickerStyle": .datePicker, "disclosureGroupStyle": .disclosureGroup,
    "groupBoxStyle": .groupBox, "labeledContentStyle": .labeledContent, "controlGroupStyle": .controlGroup,
    "formStyle": .form,
  ]

  /// The styles of the system that leave the text of a control as it is without one.
  private static let plain: [String: Set<String>] = [
    "labelStyle": ["titleOnly", "iconOnly", "titleAndIcon"], "toggleStyle": ["switch", "checkbox"],
    "textFieldStyle": ["plain"], "menuStyle": ["button", "borderlessButton"],
    "pickerStyle": ["inline", "menu", "navigationLink", "palette", "segmented", "wheel", "radioGroup", "tabs"],
    "datePickerStyle": ["compact", "graphical", "wheel", "field", "stepperField"],
    "controlGroupStyle": ["navigation", "menu", "compactMenu", "palette"], "formStyle": ["grouped"],
  ]

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The kinds of style that decide a view of the system by its name; empty for others.
  init(of view: String) {
    switch view {
    case "Button", "NavigationLink", "Link", "ShareLink": self = .button
    case "Menu": self = [.button, .menu]
    case "Toggle": self = .toggle
    case "TextField", "SecureField": self = .textField
    case "Picker": self = .picker
    case "DatePicker": self = .datePicker
    case "DisclosureGroup": self = .disclosureGroup
    case "LabeledContent": self = .labeledContent
    case "ControlGroup": self = .controlGroup
    default: self = []
    }
  }

  /// The short name of a style: `titleOnly` of `.titleOnly` and of `TitleOnlyLabelStyle()`.
  static func shortName(_ name: String, of modifier: String) -> String {
    let ending = modifier.prefix(1).uppercased() + modifier.dropFirst()
    guard name.hasSuffix(ending), name.count > ending.count else { return name }
    let own = name.dropLast(ending.count)
    let short = own.prefix(1).lowercased() + own.dropFirst()
    return short == "default" ? "automatic" : short
  }

  /// Returns true if a style of the system, given by its short name, leaves text as it is without one.
  static func isPlain(_ name: String, of modifier: String) -> Bool {
    name == "automatic" || plain[modifier]?.contains(name) ?? false
  }
}

extension ViewContext {
  /// The context of what a style of the project shows in its own way.
  func lost(to style: String) -> ViewContext {
    var context = covered(by: .bar).inked(.unknown(style))
    context.foreground?.value = .unresolved(.computed(style))
    return context
  }

  /// The context of the content of controls, whose style may decide all of it.
  func styled(as controls: StyledControls) -> ViewContext {
    if !ownStyles.isDisjoint(with: controls) { return lost(to: "a style") }
    var context = self
    context.openStyles.formUnion(controls.subtracting(statedStyles))
    return context
  }
}
