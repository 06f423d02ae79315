import Testing

@testable import SwiftReading

/// Colors that code chooses by the components of another color: by the one it is, or by none.
struct ColorComponentTests {
  private static let functions = """
    extension Color {
      var ink: Color {
        guard let parts = UIColor(self).cgColor.components, parts.count > 2 else { return .black }
        return 0.3 * parts[0] + 0.6 * parts[1] + 0.1 * parts[2] > 0.5 ? .black : .white
      }
      func label() -> Color {
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0
        guard UIColor(self).getRed(&red, green: &green, blue: &blue, alpha: nil) else { return .white }
        return (red * 299 + green * 587 + blue * 114) / 1000 < 0.5 ? .white : .black
      }
      var isBright: Bool {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        let own = UIColor(self)
        own.getRed(&r, green: &g, blue: &b, alpha: &a)
        func linear(_ part: CGFloat) -> CGFloat { part <= 0.04 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b) > 0.2
      }
      var isWarm: Bool { let own = CIColor(color: UIColor(self)); return max(own.red, own.green) > own.blue }
      var isPale: Bool { var hue: CGFloat = 0; UIColor(self).getHue(&hue, saturation: nil, brightness: nil, alpha: nil); return hue > 0.5 }
    }

    """
  private static let yellow = "Color(red: 0.9, green: 0.8, blue: 0.1)"
  private static let navy = "Color(red: 0.1, green: 0.2, blue: 0.4)"

  private func texts(_ foreground: String, on ground: String) -> [String] {
    EvaluatedTexts.of(
      Self.functions + """
        struct Screen: View {
          @State var picked = Color.red
          @State var isOn = false
          func change(_ color: Color) { picked = color; isOn.toggle() }
          var body: some View { Text("a").foregroundStyle(\(foreground)).background(\(ground)) }
        }
        """)
  }

  @Test(arguments: [
    (".ink", yellow, "#000000"), (".ink", navy, "#FFFFFF"), (".label()", yellow, "#000000"),
    (".label()", navy, "#FFFFFF"),
    (".isBright ? .black : .white", yellow, "#000000"), (".isBright ? .black : .white", navy, "#FFFFFF"),
    (".isWarm ? .black : .white", yellow, "#000000"), (".isWarm ? .black : .white", navy, "#FFFFFF"),
  ])
  func aKnownColorDecides(_ member: String, _ color: String, _ text: String) {
    let found = texts("\(color)\(member)", on: color)
    #expect(found.count == 1 && found[0].hasPrefix("\(text) on "), "\(found)")
  }

  /// The components of a color of the system, of a color set, and of a state are not those of one color.
  @Test(arguments: [
    ".ink", ".label()", ".isBright ? .black : .white", ".isWarm ? .black : .white", ".isPale ? .black : .white",
    ".isLightInLibrary ? .black : .white", ".isDark() ? .white : .black", ".luminance > 0.5 ? .black : .white",
  ])
  func noOtherColorDecides(_ member: String) {
    for color in ["Color.blue", "Color(\"Brand\")", "picked"] {
      let found = texts("\(color)\(member)", on: color)
      #expect(!found.isEmpty && found.allSatisfy { !$0.hasPrefix("#") }, "\(color): \(found)")
    }
  }

  /// A test of something else keeps both of its colors.
  @Test func otherTestsKeepTheirColors() {
    let found = texts("isOn ? .black : .white", on: "picked.opacity(0)")
    #expect(
      found.contains { $0.hasPrefix("#000000 on ") } && found.contains { $0.hasPrefix("#FFFFFF on ") }, "\(found)")
  }

  /// A view that a color chooses has no known color either.
  @Test func aColorChoosesAView() {
    let found = EvaluatedTexts.of(
      Self.functions + """
        struct Tag: View {
          let color: Color
          var body: some View {
            if color.isBright { Text("a").foregroundStyle(.black).background(color) }
            else { Text("b").foregroundStyle(.white).background(color) }
          }
        }
        struct Screen: View { var body: some View { Tag(color: .blue); Tag(color: \(Self.yellow)) } }
        """)
    #expect(found.filter { $0.hasPrefix("#") }.count == 1, "\(found)")
  }
}
