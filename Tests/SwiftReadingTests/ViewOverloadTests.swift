import Testing

@testable import Palettes
@testable import SwiftReading

/// Modifiers of one name for several types, filters that change colors, and fonts that name their weight.
@Suite struct ViewOverloadTests {
  private static let extensions = """
    enum TextLook { case title }
    enum PictureLook { case icon }
    extension Image { func look(as look: PictureLook) -> some View { foregroundStyle(.blue) } }
    extension Text { func look(as look: TextLook) -> Text { foregroundStyle(.red) } }
    extension View { func card() -> some View { foregroundStyle(.green) } }
    extension Text { func card() -> some View { foregroundStyle(.red) } }
    """

  /// The type of the view at the head of a chain chooses among them.
  @Test(arguments: [
    ("Text(\"a\").look(as: .title)", ["systemRed"]), ("Image(\"a\").look(as: .icon)", []),
    ("Button(action: add) { Image(systemName: \"x\").look(as: .icon) }", ["systemBlue"]),
    ("Text(\"a\").card()", ["systemRed"]),
    ("VStack { Text(\"a\") }.card()", ["systemGreen"]), ("Text(\"a\").bold().card()", ["systemRed"]),
    ("Text(\"a\").padding().card()", ["systemGreen"]),
  ])
  func theTypeOfTheViewChooses(_ body: String, _ colors: [String]) {
    let found = Self.pairs("\(Self.extensions)\n\(Self.home(body))")
    #expect(found.flatMap { $0.certain }.map { $0.foreground } == colors.map { .system($0) })
  }

  /// A constant that is called like the color of the system that it is does not hide that color.
  @Test(arguments: [
    "Color(UIColor.systemRed)", "Color(.systemRed)", "Color(uiColor: .systemRed)", "Color.systemRed", "Color.brick",
  ])
  func colorsOfTheSystemKeepTheirNames(_ color: String) {
    let text = """
      extension Color { static let systemRed = Color(UIColor.systemRed); static let brick = Color(.systemRed) }
      \(Self.home("Text(\"a\").foregroundStyle(\(color))"))
      """
    #expect(Self.pairs(text).flatMap { $0.certain }.map { $0.foreground } == [.system("systemRed")])
  }

  /// `??` replaces the branches without a color, and no clear one.
  @Test(arguments: [
    ("mood.ink ?? .blue", ["systemBlue", "systemRed"]), ("mood.ink", ["systemRed"]),
    ("mood.veil ?? .blue", ["systemRed"]),
    ("none ?? .blue", ["systemBlue"]),
  ])
  func defaultsStandForMissingColors(_ color: String, _ colors: [String]) {
    let text = """
      enum Mood { case loud, quiet }
      extension Mood {
        var ink: Color? { switch self { case .loud: return .red; case .quiet: return nil } }
        var veil: Color? { switch self { case .loud: return .red; case .quiet: return .clear } }
      }
      struct Home: View {
        let mood: Mood
        var none: Color? { nil }
        var body: some View { NavigationStack { Text("a").foregroundStyle(\(color)) } }
      }
      """
    let found = Self.pairs(text).flatMap { $0.certain }.compactMap { alternative -> String? in
      guard case .system(let name) = alternative.foreground else { return nil }
      return name
    }
    #expect(found.sorted() == colors)
  }

  /// The closure of a link to a case is its label where the project has such an initializer.
  @Test func linksToCasesHaveLabels() {
    let routed =
      "extension NavigationLink { init(_ route: Route, @ViewBuilder label: () -> Label) { self.init(value: route, label: label) } }"
    let link = Self.home("List { NavigationLink(.first) { Text(\"a\").foregroundStyle(.red) } }")
    func surfaces(_ text: String) -> [String] {
      Self.pairs(text).filter { $0.certain.first?.foreground == .system("systemRed") }
        .compactMap { $0.certain.first.map { "\($0.surface.base)" } }
    }
    let (label, screen) = (surfaces("\(routed)\n\(link)"), surfaces(link))
    #expect(label.count == 1 && screen.count == 1 && label != screen)
  }

  @Test(arguments: [
    ("saturation(5)", 0), ("saturation(1)", 1), ("brightness(-0.2)", 0), ("brightness(0)", 1), ("contrast(1)", 1),
    ("contrast(1.0)", 1), ("grayscale(isOff ? 1 : 0)", 1), ("colorMultiply(.gray)", 0), ("colorInvert()", 0),
    ("hueRotation(.degrees(90))", 0), ("blendMode(.multiply)", 0), ("blendMode(.normal)", 1),
  ])
  func filteredColorsAreOpen(_ filter: String, _ count: Int) {
    let red = "Text(\"a\").foregroundStyle(.red)"
    for body in [red, "VStack { \(red) }", "\(red).background(.white)", "VStack { \(red).background(.white) }"] {
      let found = Self.pairs(Self.home("\(body).\(filter)"))
      #expect(found.flatMap { $0.certain }.count == count, "\(body)")
    }
  }

  @Test(arguments: [
    "Circle().fill(.white).saturation(0.5)", "Color.white.brightness(-0.4)",
    "Rectangle().fill(.white).blendMode(.multiply)",
  ])
  func filteredLayersAreOpen(_ layer: String) {
    let found = Self.pairs(Self.home("Text(\"a\").foregroundStyle(.red).background(\(layer))"))
    #expect(found.flatMap { $0.certain }.isEmpty)
  }

  @Test(arguments: [
    ("Inter-Bold", 700), ("CourierNewPS-BoldMT", 700), ("Inter-BoldItalic", 700), ("Inter-SemiBoldItalic", 600),
    ("Inter-Regular", 400), ("Avenir-Heavy", 800), ("Boldini", nil), ("Bold", nil), ("A-B-Light", 300), ("", nil),
  ])
  func fontsNameTheirWeight(_ row: (name: String, weight: Int?)) {
    #expect(Evaluator.weight(ofFont: row.name) == row.weight)
  }

  @Test func aBoldFontMakesTextLarge() {
    let found = Self.pairs(Self.home("Text(\"a\").font(.custom(\"Inter-Bold\", size: 20)).foregroundStyle(.red)"))
    #expect(found.map { $0.font?.weight } == [700])
  }

  private static func home(_ body: String) -> String {
    "struct Home: View { var body: some View { NavigationStack { \(body) } } }"
  }

  private static func pairs(_ text: String) -> [FoundPair] {
    FoundPairs(in: PairTests.project([("A.swift", text)])).pairs
  }
}
