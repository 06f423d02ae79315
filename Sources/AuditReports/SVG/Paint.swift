import ColorMath

/// The color of a shape in a picture: one that is shown, or one of a label, which follows the reader's appearance.
enum Paint {
  /// A color of the palette, which is the same for every reader.
  case color(EightBitColor)
  /// The card behind labels.
  case page
  case ink
  case quietInk
  case line
  /// The words of a result.
  case verdict(Phrase.Tone)

  /// The color in the light appearance, and for readers of SVG that know no appearance.
  var light: EightBitColor {
    switch self {
    case .color(let color): color
    case .page: LabelColor.page
    case .ink: LabelColor.ink
    case .quietInk: LabelColor.quietInk
    case .line: LabelColor.line
    case .verdict(.pass): EightBitColor(red: 0x11, green: 0x63, blue: 0x29)
    case .verdict(.fail): EightBitColor(red: 0xB3, green: 0x14, blue: 0x0F)
    case .verdict(.open): EightBitColor(red: 0x7A, green: 0x4A, blue: 0x00)
    }
  }

  /// The color in the dark appearance with the name of its class, which is short because every cell has one; nil for a color that is shown.
  private var dark: (name: String, hex: String)? {
    switch self {
    case .color: nil
    case .page: ("p", "#0D1117")
    case .ink: ("i", "#E6EDF3")
    case .quietInk: ("q", "#9198A1")
    case .line: ("l", "#3D444D")
    case .verdict(.pass): ("y", "#3FB950")
    case .verdict(.fail): ("n", "#FF7B72")
    case .verdict(.open): ("o", "#D29922")
    }
  }

  /// The attributes of a shape; a label has a class for each of its two colors.
  static func attributes(fill: Paint?, stroke: Paint?) -> String {
    let classes = [fill?.dark?.name, stroke?.dark.map { "\($0.name)e" }].compactMap { $0 }
    return "fill=\"\(fill?.light.hex ?? "none")\"" + (stroke.map { " stroke=\"\($0.light.hex)\"" } ?? "")
      + (classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\"")
  }

  /// The rules that give labels their dark colors.
  static let style: String = {
    let labels = ([.page, .ink, .quietInk, .line] + [.pass, .fail, .open].map { Paint.verdict($0) }).compactMap {
      $0.dark
    }
    let rules = labels.map { ".\($0.name){fill:\($0.hex)}.\($0.name)e{stroke:\($0.hex)}" }
    return "<style>@media (prefers-color-scheme: dark){\(rules.joined())}</style>\n"
  }()
}
