import ColorMath
import Palettes

extension Setting {
  /// The color of text.
  var foreground: Value { styles.first ?? standardColor }

  /// The color of text for which nothing is stated.
  var standardColor: Value {
    switch standard {
    case .label: return .color(.hierarchical(1))
    case .secondary: return .color(.hierarchical(2))
    case .placeholder: return .color(.system("placeholderText"))
    case .tint: return tint ?? accent ?? .color(.accent)
    case .destructive: return .color(.system("systemRed"))
    case .white: return .color(.literal(Color(.sRGB, 1, 1, 1)))
    case .unknown(let name): return .color(.unresolved(.computed("the color of \(name)")))
    }
  }

  /// A color with the tint, the accent color and the levels of what is stated around it.
  func settling(_ value: Value) -> Value {
    value.map { value in
      guard case .color(let color) = value else { return value }
      switch color {
      case .system("tint"): return tint ?? accent ?? .color(.accent)
      case .accent: return accent ?? value
      case .opacity(let inner, let amount):
        let base: Value? =
          inner == .system("tint") ? tint ?? accent ?? .color(.accent) : inner == .accent ? accent : nil
        return base?.map { value in
          if case .color(let own) = value { .color(.opacity(own, amount)) } else { value }
        } ?? value
      case .hierarchical(let level): return leveled(level)
      case .gradient(let stops) where stops.contains(.system("tint")):
        guard case .color(let tint) = tint ?? accent ?? .color(.accent) else { return value }
        return .color(.gradient(stops.map { $0 == .system("tint") ? tint : $0 }))
      case .glass(var style):
        guard style.tint == .system("tint"), case .color(let tint) = tint ?? accent ?? .color(.accent) else {
          return value
        }
        style.tint = tint
        return .color(.glass(style))
      default: return value
      }
    }
  }

  /// A level of the styles that are stated, else of the standard color.
  private func leveled(_ level: Int) -> Value {
    if styles.indices.contains(level - 1), level > 1 { return styles[level - 1] }
    let base: Value
    if let style = styles.first {
      base = style
    } else {
      switch standard {
      case .tint, .destructive, .white: base = standardColor
      // How much fainter a level is in what is secondary itself has not been published; it is no stronger than this.
      default: return .color(.hierarchical(level))
      }
    }
    return base.map { value in
      guard case .color(let color) = value else { return value }
      if case .hierarchical(let own) = color { return .color(.hierarchical(min(5, own + level - 1))) }
      return .color(color.level(level))
    }
  }
}
