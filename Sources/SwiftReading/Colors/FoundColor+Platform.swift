import ColorMath
import Palettes

extension FoundColor {
  /// The color as a platform other than iOS shows it: `macos/label` for `label`.
  ///
  /// Materials, glass and the accent color, which people choose on a Mac, have no values there.
  func on(_ platform: ApplePlatform) -> FoundColor {
    switch self {
    case .asset, .symbol, .literal, .unresolved: self
    case .system(let name): Self.system(name, on: platform)
    case .hierarchical(let level) where Self.labels.indices.contains(level - 1):
      Self.system(Self.labels[level - 1], on: platform)
    case .hierarchical, .material, .glass, .accent: .unresolved(.otherPlatform(platform.systemName))
    case .gradient(let colors): .gradient(colors.map { $0.on(platform) })
    case .opacity(let color, let amount): .opacity(color.on(platform), amount)
    case .choice(let branches):
      .choice(branches.map { Branch(conditions: $0.conditions, color: $0.color.map { $0.on(platform) }) })
    }
  }

  /// The color with another in the place of the accent color.
  func replacingAccent(by tint: FoundColor) -> FoundColor {
    switch self {
    case .accent: tint
    case .opacity(let color, let amount): .opacity(color.replacingAccent(by: tint), amount)
    case .gradient(let colors): .gradient(colors.map { $0.replacingAccent(by: tint) })
    case .choice(let branches):
      .choice(
        branches.map { Branch(conditions: $0.conditions, color: $0.color.map { $0.replacingAccent(by: tint) }) })
    default: self
    }
  }

  /// The labels by level.
  private static let labels = ["label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel"]

  private static func system(_ name: String, on platform: ApplePlatform) -> FoundColor {
    if name == "systemBackground", let background = background(of: platform) { return background }
    let full = "\(platform.rawValue)/\(name)"
    if name.utf8.contains(UInt8(ascii: "/")) { return .system(name) }
    return SystemColors.value(full, platform: "ios", variant: .light, elevated: false, profile: .iOS26) == nil
      ? .unresolved(.otherPlatform(platform.systemName)) : .system(full)
  }

  /// The background of windows and screens; nil where it is a material or unknown.
  static func background(of platform: ApplePlatform) -> FoundColor? {
    switch platform {
    case .iOS: .system("systemBackground")
    case .macOS: .system("macos/windowBackground")
    case .watchOS: .literal(Color(.sRGB, 0, 0, 0))
    case .tvOS, .visionOS: nil
    }
  }
}

extension FoundSurface {
  /// The surface as a platform other than iOS shows it, with the background of a screen or a window as its last layer.
  ///
  /// Rows of lists and forms have no published colors there.
  func on(_ platform: ApplePlatform) -> FoundSurface {
    var surface = self
    surface.layers = layers.map { $0.on(platform) }
    guard !(surface.layers.last?.isOpaque ?? false) else { return surface }
    switch base {
    // No background is that of every view there.
    case .caller: surface.base = .elsewhere
    case .elsewhere, .bar, .any: break
    case .screen, .window, .sheet:
      surface.layers.append(
        FoundColor.background(of: platform) ?? .unresolved(.otherPlatform(platform.systemName)))
    case .row, .sheetRow: surface.layers.append(.unresolved(.otherPlatform(platform.systemName)))
    }
    return surface
  }
}
