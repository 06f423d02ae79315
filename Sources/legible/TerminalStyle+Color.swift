import ColorMath

extension TerminalStyle {
  /// A small patch of a color with a space behind it; nothing where the terminal shows no colors.
  func swatch(of color: EightBitColor) -> String {
    let patch = depth == .trueColor ? swatch("  ", red: color.red, green: color.green, blue: color.blue) : ""
    return patch.isEmpty ? "" : patch + " "
  }

  /// Letters in a color on a surface; plain where the terminal shows no exact colors.
  func sample(_ text: String, _ foreground: EightBitColor, on surface: EightBitColor) -> String {
    sample(
      text, letters: (foreground.red, foreground.green, foreground.blue),
      ground: (surface.red, surface.green, surface.blue))
  }
}
