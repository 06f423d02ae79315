import TestSupport
import Testing

@testable import FileSyntax
@testable import Palettes

/// What a catalog holds and no audit measures, by its code, name, first place and count.
struct ColorsetOmissionTests {
  private static func entry(_ members: String, _ red: String = "0.1") -> String {
    let color = #""color":{"color-space":"srgb","components":{"red":"\#(red)","green":"0.2","blue":"0.3"}}"#
    return "{\(members),\(color)}"
  }

  private static func left(in files: CatalogFiles) -> [String] {
    files.load().omissions.map { "\($0.code.rawValue) \($0.name) \($0.location.text) \($0.count)" }
  }

  private static func left(in entries: [String]) -> [String] {
    let text = "{\"colors\":[\n\(entries.joined(separator: ",\n"))\n]}"
    return left(in: CatalogFiles(["C.xcassets/X.colorset/Contents.json": text])).map {
      $0.split(separator: " ").map { $0.hasPrefix("C.xcassets") ? "X" + $0.dropFirst(35) : String($0) }
        .joined(separator: " ")
    }
  }

  @Test(
    "entries that serve no audit",
    arguments: [
      ([entry(#""idiom":"universal""#)], []),
      // An entry for a locale serves that locale, whatever its place.
      ([entry(#""idiom":"universal""#), entry(#""idiom":"universal","locale":"de""#)], []),
      ([entry(#""locale":"fr-CA""#), entry(#""idiom":"universal""#), entry(#""locale":"de","idiom":"ipad""#)], []),
      ([entry(#""locale":"de""#), entry(#""locale":"de""#, "0.9")], ["duplicate-name X X:3:1 1"]),
      ([entry(#""locale":7"#), entry(#""locale":"""#)], ["locale (number) X:2:11 1", "locale X:3:11 1"]),
      ([entry(#""idiom":"toaster""#)], ["device-class toaster X:2:10 1"]),
      ([entry(#""idiom":"watch","subtype":"38mm""#)], ["device-class 38mm X:2:28 1"]),
      (
        [entry(#""appearances":[{"appearance":"luminosity","value":"tinted"}]"#)],
        ["unread-member appearances X:2:17 1"]
      ),
      // The first of two entries for one condition is used.
      ([entry(#""idiom":"mac""#), entry(#""idiom":"mac""#, "0.9")], ["duplicate-name X X:3:1 1"]),
      ([entry(#""idiom":"mac""#), entry(#""idiom":"mac""#)], []),
    ] as [([String], [String])])
  func serveNone(_ entries: [String], _ expected: [String]) {
    #expect(Self.left(in: entries) == expected)
  }

  @Test("a locale entry that comes first never serves everybody")
  func localeFirst() {
    let loaded = loadColorset(
      #"{"colors":[\#(Self.entry(#""locale":"de""#, "0.9")),\#(Self.entry(#""idiom":"universal""#, "0.1"))]}"#)
    let token = Token(TokenName(catalog: "C", path: "X"), file: "X", entries: loaded.entries)
    for variant in Variant.allCases { #expect(token.resolution(for: variant) == .entry(EntryIndex(1))) }
    #expect(loaded.diagnostics == [])
    #expect(loaded.entries.map(\.locale) == ["de", nil])
  }

  @Test("two sets of one name, each further one counted")
  func duplicates() {
    let text = #"{"colors":[\#(Self.entry(#""idiom":"universal""#))]}"#
    var files = CatalogFiles()
    for folder in ["A", "B", "C", "D"] {
      files.write(Array(text.utf8), to: "C.xcassets/\(folder)/Ink.colorset/Contents.json")
    }
    files.write(Array(text.utf8), to: "C.xcassets/D/Paper.colorset/Contents.json")
    #expect(Self.left(in: files) == ["duplicate-name Ink C.xcassets/B/Ink.colorset/Contents.json:1:1 3"])
  }

  @Test(
    "an unknown color space is an error",
    arguments: ["rec2020", "SRGB", "displayP3", "generic-rgb", "", "sRGB IEC61966-2.1"])
  func unknownSpace(_ space: String) {
    let loaded = loadColorset(
      #"{"colors":[{"color":{"color-space":"\#(space)","components":{"red":"0.1","green":"0","blue":"0"}}}]}"#)
    #expect(loaded.entries.map(\.value) == [.unreadable])
    #expect(
      loaded.diagnostics == [
        #"error X:1:36 the color space "\#(space)" is unknown, so the color is not read; choose a different one in Xcode"#
      ])
  }

  @Test(
    "a system color of another platform",
    arguments: [
      ("labelColor", "ios", nil), ("labelColor", "osx", nil), ("windowBackgroundColor", "osx", nil),
      ("windowBackgroundColor", "ios", "'windowBackgroundColor' is a system color of macOS, not of iOS"),
      (
        "secondarySystemBackgroundColor", "osx",
        "'secondarySystemBackgroundColor' is a system color of iOS, not of macOS"
      ),
      (
        "systemGroupedBackgroundColor", "watchos",
        "'systemGroupedBackgroundColor' is a system color of iOS, not of watchOS"
      ),
      ("labelColor", "ipados", "the platform 'ipados' of the system color 'labelColor' is unknown"),
      ("noSuchColor", "ios", nil),
    ] as [(String, String, String?)])
  func otherPlatform(_ name: String, _ platform: String, _ problem: String?) {
    let loaded = loadColorset(#"{"colors":[{"color":{"platform":"\#(platform)","reference":"\#(name)"}}]}"#)
    let place = 48 + platform.utf8.count
    let warning = problem.map { "warning X:1:\(place) \($0); correct the platform in Xcode" }
    #expect(loaded.diagnostics == [warning].compactMap { $0 })
  }
}
