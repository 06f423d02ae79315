extension Color {
  /// The canonical CSS text of the color: `#RRGGBB` where 8 bits hold it exactly, else a function with exact numbers.
  ///
  /// `CSSColorSyntax.parse` gives the same color back, bit for bit, for components in the ranges of their space.
  /// Gray spaces, which CSS lacks, are written as the equal `color(srgb …)`; components that are no finite number
  /// are written as `none`.
  public var cssText: String {
    if space == .sRGB, let hexText { return hexText }
    let definition = space.definition
    return switch definition.notation {
    case .predefined: predefinedText(definition.id)
    case .function: plainText(definition.id)
    case .hueFirst: hueFirstText(definition.id)
    case .none: converted(to: .sRGB).predefinedText("srgb")
    }
  }

  private var hexText: String? {
    guard let red = hexByte(components.first), let green = hexByte(components.second),
      let blue = hexByte(components.third), let opacity = hexByte(alpha)
    else { return nil }
    return HexText.make(red, green, blue, opacity: alpha == 1 ? nil : opacity)
  }

  private func predefinedText(_ name: String) -> String { text("color(", name, " ", CSSDecimal.number) }

  private func plainText(_ function: String) -> String { text(function, "(", "", CSSDecimal.number) }

  private func hueFirstText(_ function: String) -> String { text(function, "(", "", CSSDecimal.percentage) }

  /// The components after three pieces of text; `last` writes the second and the third.
  private func text(_ first: String, _ second: String, _ third: String, _ last: (Double) -> String) -> String {
    let opacity = alpha == 1 ? ("", "") : (" / ", CSSDecimal.number(alpha))
    return joined(
      first, second, third, CSSDecimal.number(components.first), " ", last(components.second), " ",
      last(components.third), opacity.0, opacity.1, ")")
  }
}

/// The pieces in a row, allocated once.
private func joined(_ pieces: String...) -> String {
  String(unsafeUninitializedCapacity: pieces.reduce(0) { $0 + $1.utf8.count }) { buffer in
    pieces.reduce(0) { end, piece in buffer[end...].initialize(fromContentsOf: piece.utf8) }
  }
}

/// Returns k for a value that is exactly k/255, else nil.
private func hexByte(_ value: Double) -> UInt8? {
  guard (0...1).contains(value) else { return nil }
  let byte = UInt8(value * 255 + 0.5)
  return Double(byte) / 255 == value ? byte : nil
}
