/// Styles text for a terminal, or leaves it plain if the terminal cannot show it.
struct TerminalStyle: Sendable, Hashable {
  /// The capabilities of the terminal.
  let depth: ColorDepth

  /// The text between ESC and `[`, until the gate that all text passes through removes it.
  private let seal: String

  /// Styles for a terminal of this depth; the sequences bear the seal of an `OutputGate`, if there is one.
  init(depth: ColorDepth, seal: String = "") {
    self.depth = depth
    self.seal = seal
  }

  /// Heavier letters.
  func bold(_ text: String) -> String { styled(text, "1", "22") }

  /// Fainter letters.
  func dim(_ text: String) -> String { styled(text, "2", "22") }

  /// Letters in the terminal's red.
  func red(_ text: String) -> String { styled(text, "31", "39") }

  /// Letters in the terminal's green.
  func green(_ text: String) -> String { styled(text, "32", "39") }

  /// Letters in the terminal's yellow.
  func yellow(_ text: String) -> String { styled(text, "33", "39") }

  /// The text on a ground of exactly this sRGB color, 0…255 each; plain unless the terminal shows 24 bits.
  func swatch(_ text: String, red: UInt8, green: UInt8, blue: UInt8) -> String {
    depth == .trueColor ? styled(text, "48;2;\(red);\(green);\(blue)", "49") : text
  }

  /// The text in letters of one sRGB color on a ground of another; plain unless the terminal shows 24 bits.
  func sample(
    _ text: String, letters: (red: UInt8, green: UInt8, blue: UInt8), ground: (red: UInt8, green: UInt8, blue: UInt8)
  ) -> String {
    guard depth == .trueColor else { return text }
    let inside = styled(text, "38;2;\(letters.red);\(letters.green);\(letters.blue)", "39")
    return swatch(inside, red: ground.red, green: ground.green, blue: ground.blue)
  }

  private func styled(_ text: String, _ on: String, _ off: String) -> String {
    depth == .none || text.isEmpty ? text : "\u{1B}\(seal)[\(on)m\(text)\u{1B}\(seal)[\(off)m"
  }
}
