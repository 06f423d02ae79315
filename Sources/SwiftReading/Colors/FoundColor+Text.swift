import ColorMath

extension FoundColor {
  /// The color as lists show it: `TextPrimary`, `system:label`, `#FFFFFF`, `ultraThin material`, `regular glass`.
  package var text: String {
    switch self {
    case .asset(let name): name
    case .symbol(let name): ".\(name)"
    case .literal(let color): color.cssText
    case .system(let name): "system:\(name)"
    case .hierarchical(let level): Self.levels.indices.contains(level - 1) ? Self.levels[level - 1] : "level \(level)"
    case .material(let name): "\(name) material"
    case .glass(let style): style.tint.map { "\(style.name) glass tinted \($0.text)" } ?? "\(style.name) glass"
    case .gradient(let colors): "gradient of " + colors.map { $0.text }.joined(separator: ", ")
    case .accent: "accent color"
    case .opacity(let color, let amount): "\(color.text) at \(amount)"
    case .choice(let branches): branches.map { $0.color?.text ?? "nothing" }.joined(separator: " or ")
    case .unresolved(let reason): "unresolved: \(reason.text)"
    }
  }

  private static let levels = ["primary", "secondary", "tertiary", "quaternary", "quinary"]
}
