import Testing

@testable import ColorMath
@testable import Palettes

/// The entries whose values an audit for one device class never measures.
struct DeviceClassTests {
  private static func entry(
    _ gray: Double, _ idiom: Idiom? = .universal, _ condition: AppearanceCondition = .any,
    gamut: DisplayGamut = .unspecified, line: Int32 = 1
  ) -> Entry {
    Entry(condition, .color(Color(.sRGB, gray, gray, gray)), idiom: idiom, gamut: gamut, line: line)
  }

  private static func left(_ entries: [Entry], on idioms: [Idiom] = [.universal]) -> [String] {
    let numbered = entries.enumerated().map { index, entry in
      var entry = entry
      entry.line = Int32(index + 1)
      return entry
    }
    let palette = Palette([Token(TokenName(catalog: "C", path: "X"), file: "X", entries: numbered)])
    let classes = NamedClasses(palette.tokens).classes(on: idioms)
    return palette.omissions(palette.tokens.typedIndices, measuring: classes).map {
      "\($0.code.rawValue) \($0.name) \($0.location.line) \($0.count)"
    }
  }

  @Test(
    "audits of no particular idiom",
    arguments: [
      ("nothing named", [entry(0)], []),
      (
        "iPad and Mac", [entry(0), entry(0.6, .ipad), entry(0.7, .mac)],
        ["device-class ipad 2 1", "device-class mac 3 1"]
      ),
      ("equal values are one", [entry(0), entry(0, .ipad), entry(0.7, .mac)], ["device-class mac 3 1"]),
      ("dark of the iPad", [entry(0), entry(0, .ipad), entry(0.5, .ipad, .dark)], ["device-class ipad 3 1"]),
      ("only the iPad: read as such", [entry(0, .ipad), entry(1, .ipad, .dark)], []),
      (
        "two classes and none for all", [entry(0, .ipad), entry(0.5, .mac)],
        ["device-class ipad 1 1", "device-class mac 2 1"]
      ),
      ("Catalyst", [entry(0), entry(0.5, .macCatalyst)], ["device-class mac-catalyst 2 1"]),
      ("sRGB beside P3, which has an audit", [entry(0.6), entry(0.2, gamut: .displayP3)], []),
      ("a gamut of another device", [entry(0), entry(0.6, .mac, gamut: .sRGB)], ["device-class mac 2 1"]),
      ("P3 alone serves all", [entry(0.2, gamut: .displayP3)], []),
      ("an empty slot", [entry(0), Entry(.any, .empty, idiom: .ipad)], []),
      ("an unreadable one", [entry(0), Entry(.any, .unreadable, idiom: .ipad)], ["device-class ipad 2 1"]),
      // It knows no light and dark, and shows what light shows.
      ("a watch as light", [entry(0), entry(1, .universal, .dark), entry(0, .watch)], []),
      ("another watch", [entry(0), entry(1, .universal, .dark), entry(0.5, .watch)], ["device-class watch 3 1"]),
      ("no audit's entry", [entry(0), entry(0.5, nil)], []),
    ] as [(String, [Entry], [String])])
  func universal(_ name: String, _ entries: [Entry], _ expected: [String]) {
    #expect(Self.left(entries) == expected, "\(name)")
  }

  @Test(
    "audits of some device classes",
    arguments: [
      ([entry(0), entry(0.6, .ipad)], [.ipad], ["device-class universal 1 1"]),
      ([entry(0), entry(0.6, .ipad)], [.iphone], ["device-class ipad 2 1"]),
      ([entry(0), entry(0.6, .iphone)], [.iphone, .ipad], []),
      ([entry(0), entry(0.6, .ipad)], [.universal, .ipad], []),
      ([entry(0), entry(0.6, .ipad)], [.iphone, .ipad], []),
      ([entry(0), entry(0.6, .ipad), entry(0.7, .mac)], [.iphone, .ipad], ["device-class mac 3 1"]),
      ([entry(0), entry(0.6, .ipad), entry(0.7, .ipad, gamut: .displayP3)], [.ipad, .universal], []),
      ([entry(0.6, .ipad)], [.iphone], ["device-class ipad 1 1"]),
    ] as [([Entry], [Idiom], [String])])
  func particular(_ entries: [Entry], _ idioms: [Idiom], _ expected: [String]) {
    #expect(Self.left(entries, on: idioms) == expected)
  }

  @Test("a locale beyond those that are audited is named")
  func locales() {
    var german = Self.entry(0.6, line: 4)
    german.locale = "de"
    let palette = Palette([
      Token(TokenName(catalog: "C", path: "X"), file: "X", entries: [Self.entry(0), german])
    ])
    let left = palette.omissions(palette.tokens.typedIndices, measuring: [.universal])
    #expect(left == [Omission(.locale, "de", at: SourceLocation(file: "X", line: 4))])
  }

  @Test("entries of all tokens are counted, at the first place") func counts() {
    let tokens = ["B", "A", "C"].map { name in
      Token(TokenName(catalog: "C", path: name), file: name, entries: [Self.entry(0), Self.entry(0.5, .ipad, line: 7)])
    }
    let palette = Palette(tokens)
    let left = palette.omissions(palette.tokens.typedIndices, measuring: [.universal])
    #expect(left == [Omission(.deviceClass, "ipad", at: SourceLocation(file: "A", line: 7), count: 3)])
  }
}
