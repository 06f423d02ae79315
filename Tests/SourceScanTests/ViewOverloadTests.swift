import PaletteModel
import Testing

@testable import SourceScan

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
  ])
  func theTypeOfTheViewChooses(_ body: String, _ colors: [String]) {
    let found = Self.pairs("\(Self.extensions)\n\(Self.home(body))")
    #expect(found.flatMap { $0.certain }.map { $0.foreground } == colors.map { .system($0) })
  }

  @Test(arguments: [
    ("saturation(5)", 0), ("saturation(1)", 1), ("brightness(-0.2)", 0), ("brightness(0)", 1), ("contrast(1)", 1),
    ("contrast(1.0)", 1), ("grayscale(isOff ? 1 : 0)", 0), ("colorMultiply(.gray)", 0), ("colorInvert()", 0),
    ("hueRotation(.degrees(90))", 0), ("blendMode(.multiply)", 0), ("blendMode(.normal)", 1),
  ])
  func filteredColorsAreOpen(_ filter: String, _ count: Int) {
    for body in ["Text(\"a\").foregroundStyle(.red)", "VStack { Text(\"a\").foregroundStyle(.red) }"] {
      let found = Self.pairs(Self.home("\(body).\(filter)"))
      #expect(found.flatMap { $0.certain }.count == count, "\(body)")
    }
  }

  @Test(arguments: [
    ("Inter-Bold", 700), ("CourierNewPS-BoldMT", 700), ("Inter-BoldItalic", 700), ("Inter-SemiBoldItalic", 600),
    ("Inter-Regular", nil), ("Avenir-Heavy", 800), ("Boldini", nil), ("Bold", nil), ("A-B-Light", 300), ("", nil),
  ])
  func fontsNameTheirWeight(_ row: (name: String, weight: Int?)) {
    #expect(PairFinder.weight(ofFont: row.name) == row.weight)
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
