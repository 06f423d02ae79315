import ColorMath
import Palettes

/// The names that SwiftUI and UIKit give to colors, styles and materials.
enum KnownColors {
  private static let hues: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
  ]
  private static let semantic: Set<String> = [
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "separator", "opaqueSeparator",
    "link", "lightText", "darkText", "systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill",
    "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
    "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "systemGray2", "systemGray3", "systemGray4",
    "systemGray5", "systemGray6",
  ]
  /// Names of `NSColor` alone.
  private static let macOS = Set(SystemColors.names(on: .macOS)).subtracting(SystemColors.names(on: .iOS))
  static let levels = ["primary": 1, "secondary": 2, "tertiary": 3, "quaternary": 4, "quinary": 5]
  private static let materials: [String: String] = [
    "ultraThinMaterial": "ultraThin", "thinMaterial": "thin", "regularMaterial": "regular", "thickMaterial": "thick",
    "ultraThickMaterial": "ultraThick", "bar": "bar", "ultraThin": "ultraThin", "thin": "thin", "regular": "regular",
    "thick": "thick", "ultraThick": "ultraThick",
  ]

  /// A static member of `Color` or a shape style: `.red`, `.secondary`, `.ultraThinMaterial`.
  static func style(_ name: String) -> FoundColor? {
    if let color = plain(name) { return color }
    if hues.contains(name) { return .system("system" + capitalized(name)) }
    if let level = levels[name] { return .hierarchical(level) }
    if name.hasSuffix("Material") || name == "bar", let material = materials[name] { return .material(material) }
    switch name {
    case "accentColor", "tint", "accent": return .accent
    case "background": return .system("systemBackground")
    case "foreground": return .hierarchical(1)
    case "separator", "placeholder", "link": return .system(name == "placeholder" ? "placeholderText" : name)
    case "windowBackground": return .system("systemBackground")
    default: return nil
    }
  }

  /// A level of `.background`, which is another background; nil for one that has no name.
  static func background(_ level: Int) -> String? {
    switch level {
    case 2: "secondarySystemBackground"
    case 3: "tertiarySystemBackground"
    default: nil
    }
  }

  /// A static member of `UIColor` or `NSColor`; their plain hues are fixed colors.
  static func uiColor(_ name: String) -> FoundColor? {
    let name = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    if semantic.contains(name) { return .system(name) }
    if name.hasPrefix("system"), hues.contains(name.dropFirst(6).lowercased()) { return .system(name) }
    if name == "tintColor" || name == "tint" { return .accent }
    if macOS.contains(name) { return .system("macos/\(name)") }
    return fixed[name].map { .literal(Color(.sRGB, $0.0, $0.1, $0.2)) } ?? plain(name)
  }

  /// Returns a member of `Material`, or nil: `.regular` is one only if a material is expected.
  static func material(_ name: String) -> FoundColor? { materials[name].map { .material($0) } }

  private static func plain(_ name: String) -> FoundColor? {
    switch name {
    case "white": .literal(Color(.sRGB, 1, 1, 1))
    case "black": .literal(Color(.sRGB, 0, 0, 0))
    case "clear": .literal(Color(.sRGB, 0, 0, 0, alpha: 0))
    default: nil
    }
  }

  private static let fixed: [String: (Double, Double, Double)] = [
    "red": (1, 0, 0), "green": (0, 1, 0), "blue": (0, 0, 1), "cyan": (0, 1, 1), "yellow": (1, 1, 0),
    "magenta": (1, 0, 1), "orange": (1, 0.5, 0), "purple": (0.5, 0, 0.5), "brown": (0.6, 0.4, 0.2),
    "gray": (0.5, 0.5, 0.5), "darkGray": (1 / 3.0, 1 / 3.0, 1 / 3.0), "lightGray": (2 / 3.0, 2 / 3.0, 2 / 3.0),
  ]

  private static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
}
