import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import Palettes

/// App icon sets from their files to findings and diagnostics.
@Suite struct AppIconTests {
  private static let folder = "Assets.xcassets/AppIcon.appiconset/"

  /// A set with one entry per line, and the pictures that it names.
  private static func files(_ entries: [String], _ pictures: [String: [UInt8]] = [:]) -> [String: [UInt8]] {
    var files = [folder + "Contents.json": Array("{\"images\":[\n\(entries.joined(separator: ",\n"))\n]}".utf8)]
    for (name, bytes) in pictures { files[folder + name] = bytes }
    return files
  }

  private static func entry(_ name: String, look: String? = nil, size: String = "1024x1024", _ more: String = "")
    -> String
  {
    let appearances = look.map { #""appearances":[{"appearance":"luminosity","value":"\#($0)"}],"# } ?? ""
    return #"{"idiom":"universal","platform":"ios","size":"\#(size)",\#(appearances)\#(more)"filename":"\#(name)"}"#
  }

  private static func picture(_ change: (inout PictureFile) -> Void = { _ in }) -> [UInt8] {
    var picture = PictureFile()
    change(&picture)
    return picture.bytes
  }

  /// The purpose of a picture, its content, and the finding about it.
  struct Row: Sendable, CustomTestStringConvertible {
    let look: String?
    let picture: [UInt8]
    let findings: [String]
    let testDescription: String

    init(
      _ name: String, look: String? = nil, _ findings: [String] = [], _ change: (inout PictureFile) -> Void
    ) {
      testDescription = name
      self.look = look
      self.findings = findings
      picture = AppIconTests.picture(change)
    }
  }

  static let rows = [
    Row("opaque") { _ in },
    Row("opaque by its alphas") { $0.alphas = [0xFF, 0xFF] },
    Row("clear throughout") { $0.alphas = [0, 0] },
    Row("half clear throughout", ["translucent-icon: AppIcon is not opaque: i.png is partly transparent"]) {
      $0.alphas = [0x80, 0x80]
    },
    Row("clear in places", ["translucent-icon: AppIcon is not opaque: i.png is partly transparent"]) {
      $0.alphas = [0xFF, 0]
    },
    Row("dark, clear in places", look: "dark") { $0.alphas = [0xFF, 0] },
    Row("tinted, gray", look: "tinted") { _ in },
    Row("tinted, clear", look: "tinted", ["translucent-icon: AppIcon is not opaque: i.png is transparent"]) {
      $0.alphas = [0, 0]
    },
    Row(
      "tinted, coloured", look: "tinted",
      ["colored-tinted-icon: AppIcon has color in its tinted appearance: i.png is not grayscale"]
    ) { $0.colors[0] = [0x20, 0x23, 0x20] },
    // Rounding of a gray picture.
    Row("tinted, gray but for rounding", look: "tinted") { $0.colors[0] = [0x20, 0x22, 0x20] },
    Row("coloured") { $0.colors[0] = [0xFF, 0, 0] },
    Row("too small", ["wrong-icon-size: AppIcon must be 1024 × 1024 pixels: i.png is 1023 × 1023"]) {
      $0.side = 1023
    },
    Row("too large", ["wrong-icon-size: AppIcon must be 1024 × 1024 pixels: i.png is 2048 × 2048"]) {
      $0.side = 2048
    },
    Row("Display P3 by code points") { $0.space = ("cICP", [12, 13, 0, 1]) },
    Row(
      "BT.2020 by code points",
      [
        "wrong-icon-color-space: AppIcon needs a color space that icons support: i.png has the color code points 9 16 0 1"
      ]
    ) { $0.space = ("cICP", [9, 16, 0, 1]) },
    Row("untagged", ["wrong-icon-color-space: AppIcon needs a color space that icons support: i.png has none"]) {
      $0.space = nil
    },
    Row("gamma alone", ["wrong-icon-color-space: AppIcon needs a color space that icons support: i.png has none"]) {
      $0.space = ("gAMA", [0, 0, 0xB1, 0x8F])
    },
  ]

  @Test(arguments: rows) func judgesEachPicture(_ row: Row) throws {
    let audit = try RuleExampleAudit(Self.files([Self.entry("i.png", look: row.look)], ["i.png": row.picture]))
    #expect(audit.messages == row.findings)
    #expect(audit.result.plan.loaded.diagnostics == [])
    for cell in audit.result.findings.flatMap(\.cells) { #expect(cell.location.text.contains("Contents.json:2:")) }
  }

  @Test func cellsAreWhereAnImageIsSeen() throws {
    let small = Self.picture { $0.side = 16 }
    let both = try RuleExampleAudit(
      Self.files([Self.entry("i.png"), Self.entry("d.png", look: "dark")], ["i.png": small, "d.png": Self.picture()]))
    #expect(both.result.findings.flatMap(\.cells).map(\.variant) == Variant.allCases.filter { $0.appearance == .light })
    let alone = try RuleExampleAudit(Self.files([Self.entry("i.png")], ["i.png": small]))
    #expect(alone.result.findings.flatMap(\.cells).map(\.variant) == Variant.allCases)
    #expect(alone.result.findings.map(\.fingerprint) == ["wrong-icon-size|AppIcon"])
  }

  @Test(arguments: [
    ([], []),
    ([#"{"idiom":"universal","platform":"ios","size":"1024x1024"}"#], []),
    ([#"{"idiom":"mac","size":"512x512","scale":"2x","filename":"m.png"}"#], []),
    (
      [#"{"idiom":"iphone","size":"60x60","scale":"3x","filename":"m.png"}"#],
      ["has no image that is 1024 × 1024 pixels"]
    ),
    ([#"{"idiom":"watch-marketing","size":"1024x1024","scale":"1x","filename":"m.png"}"#], []),
  ]) func setsWithoutALargeImage(_ entries: [String], _ words: [String]) throws {
    let audit = try RuleExampleAudit(Self.files(entries, ["m.png": Self.picture()]))
    #expect(audit.messages == words.map { "wrong-icon-size: AppIcon \($0)" })
    #expect(audit.result.findings.allSatisfy { $0.severity == .warning })
  }

  @Test(arguments: [
    ("Assets.xcassets/Other.icon/icon.json", nil),
    ("Assets.xcassets/Group/AppIcon.icon/icon.json", "Assets.xcassets/Group/AppIcon.icon"),
    ("AppIcon.icon/icon.json", "AppIcon.icon"), ("AppIcon.icon", "AppIcon.icon"),
    ("Other/AppIcon.icon/icon.json", nil), ("Assets.xcassets/X.iconset/icon.json", nil),
  ]) func findsIconComposerFiles(_ path: String, _ found: String?) throws {
    var files = Self.files([Self.entry("i.png")], ["i.png": Self.picture()])
    files[path] = Array("{}".utf8)
    let audit = try RuleExampleAudit(files)
    #expect(
      audit.messages
        == (found.map { ["twin-icon: AppIcon is defined twice: \($0) is next to the app icon set"] } ?? []))
  }

  @Test(arguments: [
    ("{", "1:2 the icon is not checked: "),
    ("{}", "1:1 the icon is not checked: an app icon set must be an object with the array \"images\""),
    (
      #"{"liquidGlass":true,"images":[]}"#,
      "1:2 an app icon set cannot have the key \"liquidGlass\", which is ignored; remove it and create layered "
        + "icons in Icon Composer"
    ),
    (
      #"{"images":[{"idiom":"universal","liquid-glass":{}}]}"#,
      "1:33 an app icon set cannot have the key \"liquid-glass\""
    ),
    (
      #"{"images":[{"idiom":"universal","size":"1024x1024","filename":"none.png"}]}"#,
      "1:63 the icon is not checked: \"none.png\": there is no such file or folder"
    ),
    (
      #"{"images":[{"idiom":"universal","size":"1024x1024","filename":"../x.png"}]}"#,
      "1:63 the icon is not checked: \"filename\" points outside the set"
    ),
    (
      #"{"images":[{"idiom":"universal","size":"1024x1024","filename":"text.png"}]}"#,
      "1:63 the icon is not checked: \"text.png\" is not a PNG image"
    ),
    (
      #"{"images":[{"size":"1024x1024","filename":"i","appearances":[{"appearance":"contrast","value":"high"}]}]}"#,
      "1:62 the icon is not checked: the luminosity of an app icon must be dark or tinted; change this appearance"
    ),
  ]) func whatCannotBeReadIsAWarning(_ text: String, _ start: String) throws {
    let files = [Self.folder + "Contents.json": Array(text.utf8), Self.folder + "text.png": Array("text".utf8)]
    let audit = try RuleExampleAudit(files)
    let diagnostics = audit.result.plan.loaded.diagnostics
    #expect(diagnostics.count == 1 && diagnostics.allSatisfy { $0.severity == .warning })
    let place = Self.folder + "Contents.json:"
    let line = diagnostics.first.map { "\($0.location.text) \($0.message)" } ?? ""
    #expect(line.hasPrefix(place + start))
    #expect(audit.messages == [])
  }

  @Test func setsOfOneNameAreToldApart() throws {
    var files = Self.files([Self.entry("i.png")], ["i.png": Self.picture { $0.space = nil }])
    for (path, bytes) in files { files["Watch/" + path] = bytes }
    let audit = try RuleExampleAudit(files)
    #expect(
      audit.result.findings.map(\.fingerprint) == [
        "wrong-icon-color-space|Assets.xcassets/AppIcon", "wrong-icon-color-space|Watch/Assets.xcassets/AppIcon",
      ])
  }
}
