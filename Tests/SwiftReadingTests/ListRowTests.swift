import TestSupport
import Testing

@testable import ColorMath
@testable import Palettes
@testable import SwiftReading

/// Backgrounds of list rows, which belong to the view that is the row, and buttons that destroy.
@Suite struct ListRowTests {
  /// The view, then what its text stands on.
  private static let rows: [(view: String, words: String)] = [
    ("List { Text(\"a\").listRowBackground(Color.white) }", "primary on #FFFFFF"),
    ("List { ForEach(rows) { _ in Text(\"a\") }.listRowBackground(Color.white) }", "primary on #FFFFFF"),
    ("List { Group { Text(\"a\").listRowBackground(Color.white) } }", "primary on #FFFFFF"),
    ("List { if a { Text(\"a\").listRowBackground(Color.white) } }", "primary on #FFFFFF"),
    ("List { HStack { Text(\"a\") }.listRowBackground(Color.white) }", "primary on #FFFFFF"),
    // A background of a view inside the row does nothing.
    ("List { HStack { Text(\"a\").listRowBackground(Color.white) } }", "primary on row"),
    ("List { Button {} label: { Text(\"a\").listRowBackground(Color.white) } }", "accent color on row"),
    (
      "List { HStack { Text(\"a\").listRowBackground(Color.red) }.listRowBackground(Color.white) }",
      "primary on #FFFFFF"
    ),
    // Without a background, a row shows that of its list.
    ("List { Text(\"a\").listRowBackground(Color.clear) }", "primary on system:systemGroupedBackground"),
    ("List { Text(\"a\").listRowBackground(Color.clear) }.listStyle(.plain)", "primary on screen"),
    ("List { Text(\"a\").listRowBackground(Color.clear) }.listStyle(.sidebar)", "primary on bar"),
    (
      "List { Text(\"a\").listRowBackground(Color.clear) }.scrollContentBackground(.hidden).background(.black)",
      "primary on #000000"
    ),
    // A thin one replaces that of the row as well, and shines on the list.
    (
      "List { Text(\"a\").listRowBackground(Color.black.opacity(0.4)) }",
      "primary on #000000 at 0.4, system:systemGroupedBackground"
    ),
    (
      "List { Text(\"a\").listRowBackground(Color.tone.opacity(0.4)) }.listStyle(.insetGrouped)",
      "primary on .tone at 0.4, system:systemGroupedBackground"
    ),
    (
      "List { Text(\"a\").listRowBackground(Rectangle().fill(.thinMaterial)) }",
      "primary on thin material, system:systemGroupedBackground"
    ),
    (
      "List { Text(\"a\").listRowBackground(Color(.systemRed).opacity(0.4)) }.scrollContentBackground(.hidden).background(.blue)",
      "primary on system:systemRed at 0.4, system:systemBlue"
    ),
    (
      "List { Text(\"a\").listRowBackground(Color.black.opacity(0.4)) }.listStyle(.plain)",
      "primary on #000000 at 0.4 over screen"
    ),
    (
      "List { Section { Text(\"a\").listRowBackground(Color.black.opacity(0.4)) }.listRowBackground(Color.red) }",
      "primary on #000000 at 0.4, system:systemGroupedBackground"
    ),
    // Without a color, a row has the background of a row.
    (
      "List { Text(\"a\").foregroundStyle(.red).listRowBackground(isOn ? Color.black.opacity(0.4) : nil) }",
      "system:systemRed on #000000 at 0.4, system:systemGroupedBackground [isOn] | "
        + "system:systemRed on system:secondarySystemGroupedBackground [not isOn]"
    ),
    (
      "List { Text(\"a\").foregroundStyle(.red).listRowBackground(isOn ? Color.black : Color.clear) }.listStyle(.plain)",
      "system:systemRed on #000000 [isOn] | system:systemRed on screen [not isOn]"
    ),
    ("List { Text(\"a\").listRowBackground(nil) }", "primary on row"),
    (
      "List { Text(\"a\").foregroundStyle(.red).listRowBackground(tone == nil ? Color.clear : Color.black) }",
      "system:systemRed on system:systemGroupedBackground [tone=nil] | system:systemRed on #000000 [tone≠nil]"
    ),
    // A link in a row has the color of plain text, whatever is behind the row.
    (
      "List { NavigationLink(value: 1) { Text(\"a\") }.listRowBackground(Color.red.opacity(0.2)) }",
      "primary on system:systemRed at 0.2, system:systemGroupedBackground"
    ),
  ]

  @Test(arguments: rows)
  func aRowHasItsOwnBackground(_ row: (view: String, words: String)) {
    #expect(Self.words(row.view).first?.hasPrefix(row.words) == true, "\(Self.words(row.view))")
  }

  /// The row, and what the text of a card stands on that has a white background for a row.
  private static let cards: [(row: String, words: String)] = [
    ("List { Card() }", "primary on #FFFFFF"), ("List { ForEach(cards) { _ in Card() } }", "primary on #FFFFFF"),
    ("List { VStack { Card() } }", "primary on row"),
    ("List { VStack { Card() }.listRowBackground(Color.black) }", "primary on #000000"),
    ("VStack { Card() }.background(.black)", "primary on #000000"),
  ]

  @Test(arguments: cards)
  func aViewHasItsBackgroundOnlyAsARow(_ card: (row: String, words: String)) {
    let views = "struct Card: View { var body: some View { Text(\"a\").listRowBackground(Color.white) } }"
    #expect(Self.words(card.row, beside: views) == [card.words + ", text, \(finding(card))"])
  }

  private func finding(_ card: (row: String, words: String)) -> String {
    card.words.hasSuffix("#FFFFFF") ? "chain" : card.words.hasSuffix("row") ? "defaultBackground" : "container"
  }

  /// An outline is no surface, whatever gives it its color; and a view that is always clear is never read.
  @Test func outlinesAndClearViewsShowNoPair() {
    for shape in [
      "Capsule().strokeBorder(lineWidth: 1).foregroundStyle(.blue)", "Circle().stroke().foregroundColor(.blue)",
    ] {
      let found = Self.words("VStack { Text(\"a\").foregroundStyle(.red).background { \(shape) } }.background(.white)")
      #expect(found.first?.contains(" on #FFFFFF") == true, "\(found)")
    }
    let filled = Self.words("Text(\"a\").background { Capsule().fill(.white).strokeBorder(.blue) }")
    #expect(filled.first?.contains(" on #FFFFFF") == true, "\(filled)")
    let clear = Self.words("Text(\"a\").foregroundStyle(.red).opacity(0.0).background(.white)")
    #expect(clear.allSatisfy { $0.hasPrefix("unresolved: ") }, "\(clear)")
  }

  /// A model of that name shows nothing; a view of that name is the one that is meant.
  @Test(arguments: [
    ("struct List: Codable { let id: Int }\nextension List { var title: String { \"\" } }", "primary on row"),
    ("enum Models { struct List: Codable { let id: Int } }", "primary on row"),
    (
      "struct List<Content: View>: View { let content: Content; var body: some View { content.background(.white) } }",
      "primary"
    ),
  ])
  func aModelShadowsNoView(_ model: String, words: String) {
    let found = Self.words("List { Text(\"a\") }", beside: model)
    #expect(found.first?.hasPrefix(words) == true, "\(found)")
    if words == "primary" { #expect(found.first?.contains("row") != true, "\(found)") }
  }

  @Test func aClearRowOfAViewShowsTheListInItsSheet() {
    let views = """
      struct Card: View { var body: some View { Text("a").listRowBackground(Color.clear) } }
      struct Cards: View { var body: some View { List { Card() } } }
      """
    let words = Self.words("Divider().sheet(isPresented: $isOpen) { Cards() }", beside: views)
    #expect(words.first?.hasPrefix("primary on system:systemGroupedBackground") == true, "\(words)")
    let pairs = Self.pairs("Divider().sheet(isPresented: $isOpen) { Cards() }", beside: views)
    #expect(pairs.first?.alternatives.map { $0.surface.base } == [.sheet])
  }

  /// A row that something shines through shows the background of its list, in a sheet that of the sheet.
  @Test(arguments: [
    ("", [FoundColor.system("systemGroupedBackground")]), (".scrollContentBackground(.hidden).background(.clear)", []),
    (".scrollContentBackground(.hidden).background(Color.white)", [.literal(Color(.sRGB, 1, 1, 1))]),
  ])
  func aThinRowShowsTheListInItsSheet(_ modifiers: String, _ below: [FoundColor]) {
    let row = "ForEach(drafts) { _ in Text(\"a\") }.listRowBackground(Color.black.opacity(0.4))"
    let views = """
      struct Cards: View {
        var body: some View { NavigationStack { List { \(row) }.listStyle(.insetGrouped)\(modifiers) } }
      }
      """
    let pairs = Self.pairs("Divider().sheet(isPresented: $isOpen) { Cards() }", beside: views)
    let thin = FoundColor.opacity(.literal(Color(.sRGB, 0, 0, 0)), 0.4)
    #expect(pairs.first?.alternatives.map { $0.surface } == [FoundSurface(layers: [thin] + below, base: .sheet)])
    #expect(pairs.first?.certain.count == 1)
  }

  /// Rows and buttons of a watch have a platter, whose color nobody has published; a screen is black.
  @Test(arguments: [
    ("List { Text(\"a\") }", false), ("Form { HStack { Text(\"a\") } }", false),
    ("List { Text(\"a\").listRowBackground(Color.white) }", true),
    ("List { Text(\"a\").listRowBackground(Color.clear) }", true),
    ("NavigationStack { Text(\"a\") }", true),
    ("NavigationStack { Button { act() } label: { Text(\"a\").foregroundStyle(.red) } }", false),
    ("NavigationStack { Button { act() } label: { Text(\"a\").foregroundStyle(.red) }.buttonStyle(.plain) }", true),
    ("NavigationStack { NavigationLink(value: 1) { Text(\"a\").foregroundStyle(.red) } }", false),
  ])
  func plattersOfAWatchAreUnknown(_ view: String, _ isCertain: Bool) {
    let pair = Self.pairs(view, on: .watchOS).first
    #expect(pair?.certain.isEmpty == !isCertain, "\(pair.map(PairTests.text) ?? "none")")
  }

  @Test(arguments: [
    ("Button(\"a\", role: .destructive) {}", ["system:systemRed on row"]),
    ("Button(role: .destructive) {} label: { Text(\"a\") }", ["system:systemRed on row"]),
    ("Button(role: .destructive) {} label: { Text(\"a\").foregroundStyle(.white) }", ["#FFFFFF on row"]),
    ("Button(\"a\", role: .cancel) {}", ["accent color on row"]),
    // A tint does not change it, and a plain style leaves the color of text.
    ("Button(\"a\", role: .destructive) {}.tint(.green)", ["system:systemRed on row"]),
    ("Button(\"a\", role: .destructive) {}.buttonStyle(.plain)", ["primary on row"]),
  ])
  func buttonsThatDestroyAreRed(_ button: String, _ words: [String]) {
    let found = Self.words("List { \(button) }")
    #expect(found.count == words.count && zip(found, words).allSatisfy { $0.hasPrefix($1) }, "\(found)")
  }

  /// A style of the project may color the label itself; those of the system leave a stated color alone.
  @Test(arguments: [
    ("Button(\"a\") {}.buttonStyle(Rounded())", false), ("Button(\"a\") {}.buttonStyle(.rounded)", false),
    ("Button(\"a\") {}.buttonStyle(.plain)", true), ("Button(\"a\") {}.buttonStyle(PlainButtonStyle())", true),
    ("Button(\"a\") {}.buttonStyle(.borderless)", true),
    ("Button(\"a\") {}.buttonStyle(BorderlessButtonStyle())", true),
  ])
  func stylesOfTheProjectDecideTheLabel(_ button: String, _ isCertain: Bool) {
    let pair = Self.pairs("List { \(button).foregroundStyle(.red) }").first
    #expect(pair?.certain.isEmpty != isCertain, "\(pair.map(PairTests.text) ?? "none")")
  }

  /// What is behind a thin fill decides, and not what is behind a material or a veil.
  @Test(arguments: [
    ("Color.black.opacity(0.4)", false), ("Color.black.opacity(0.5)", false), ("Color.black.opacity(0.6)", true),
    ("Color(.quaternarySystemFill)", false),
    (".thinMaterial", true), ("isDim ? Color.black.opacity(0.6) : Color.black.opacity(0.1)", true),
  ])
  func thinFillsOverAnythingAreUnknown(_ fill: String, _ isCertain: Bool) {
    let pair = Self.pairs("ZStack { Image(photo)\nText(\"a\").foregroundStyle(.white).background(\(fill)) }").first
    #expect(pair?.certain.isEmpty != isCertain, "\(pair.map(PairTests.text) ?? "none")")
  }

  /// A modifier that tests what its closure returns shows the view alone only if the closure may return none.
  @Test(arguments: [
    ("if #available(iOS 26, *) { view.glassEffect(.regular) } else { view.background(.black) }", 2, false),
    ("if #available(iOS 26, *) { view.glassEffect(.regular) }", 2, true), ("view.background(.black)", 1, false),
  ])
  func closuresThatAlwaysShowTheirViewHideItAlone(_ body: String, _ count: Int, _ isAlone: Bool) {
    let modify = """
      extension View {
        @ViewBuilder func modify(_ transform: (Self) -> (some View)?) -> some View {
          if let view = transform(self), !(view is EmptyView) { view } else { self }
        }
      }
      """
    let pair = Self.pairs("Text(\"a\").foregroundStyle(.white).modify { view in \(body) }", beside: modify).first
    #expect(pair?.alternatives.count == count, "\(pair.map(PairTests.text) ?? "none")")
    #expect(pair?.alternatives.contains { $0.surface.layers.isEmpty } == isAlone)
  }

  /// Glass needs version 26, and is never shown where a caller says that it is not there.
  @Test(arguments: [("26", 1), ("26.0", 1), ("18", 1), ("26.1", 2)])
  func glassAndItsAbsenceExcludeEachOther(_ version: String, _ count: Int) {
    let views = "struct Pill: View { var body: some View { Text(\"a\").glassEffect(.regular) } }"
    let view = "if #available(iOS \(version), *) { Pill() } else { Pill().background(.black) }"
    let pairs = Self.pairs(view, beside: views)
    #expect(pairs.first?.alternatives.count == count, "\(pairs.map(PairTests.text))")
  }

  private static func words(_ view: String, beside views: String = "") -> [String] {
    pairs(view, beside: views).map(PairTests.text)
  }

  private static func pairs(_ view: String, beside views: String = "", on platform: ApplePlatform = .iOS) -> [FoundPair]
  {
    let text = "\(views)\nstruct A: View { var body: some View { \(view) } }"
    let file = SourceFile(path: "A.swift", bytes: Array(text.utf8), platform: platform)
    return FoundPairs(in: SourceProject(files: [file])).pairs
  }
}
