import TestSupport
import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import ColorMath
@testable import FileSyntax
@testable import Palettes

/// The pictures next to a report: their markup, their labels, their names.
@Suite struct PictureTests {
  private static let files = files(of: ReportFixture.report)

  private static func files(of report: AuditReport) -> [(name: String, bytes: [UInt8])] {
    MarkdownRenderer.render(Document(report), picturesIn: "folder", limit: MarkdownReport.byteLimit).folder?.files ?? []
  }

  @Test func everyPictureIsPlainMarkup() throws {
    var picture = SVGWriter(width: 300, height: 200, title: HostileNames.all.joined())
    for name in HostileNames.all {
      picture.text(name, x: 1, y: 20, room: 250, .init(size: 12, fill: .ink))
    }
    let all = Self.files.map(\.bytes) + [picture.bytes]
    for bytes in all {
      let markup = try SVGMarkup(String(decoding: bytes, as: UTF8.self))
      #expect(markup.elements.first?.name == "svg")
      #expect(Set(markup.elements.map(\.name)).isSubset(of: ["svg", "title", "style", "rect", "text", "polygon"]))
      #expect(markup.elements.allSatisfy { $0.attributes["href"] == nil && $0.attributes["style"] == nil })
    }
  }

  @Test func labelsReachTheMinimumOnEveryColor() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<20_000 {
      let bits = random.next()
      let surface = EightBitColor(red: UInt8(bits & 255), green: UInt8(bits >> 8 & 255), blue: UInt8(bits >> 16 & 255))
      #expect(ratio(LabelColor.on(surface), surface).reaches(ContrastRatio(4.5)))
    }
    #expect(ratio(LabelColor.ink, LabelColor.page).reaches(ContrastRatio(4.5)))
    #expect(ratio(LabelColor.quietInk, LabelColor.page).reaches(ContrastRatio(4.5)))
  }

  /// A card has a ground of its own in the dark, with labels to match; the colors that it shows are the same for everyone.
  @Test func cardsFollowTheAppearanceAndColorsDoNot() throws {
    let dark = try Self.darkColors()
    let page = try #require(dark["p"])
    for name in ["i", "q", "y", "n", "o"] {
      let label = try #require(dark[name])
      #expect(ratio(label, page).reaches(ContrastRatio(4.5)), "\(name)")
    }
    for file in Self.files {
      let markup = try SVGMarkup(String(decoding: file.bytes, as: UTF8.self))
      #expect(markup.elements.contains { $0.name == "style" && $0.text.contains("prefers-color-scheme: dark") })
      let card = try #require(markup.elements.first { $0.name == "rect" })
      #expect(card.attributes["class"] == "p le", "\(file.name)")
      for sample in markup.elements where sample.name == "text" && Self.isSample(sample) {
        #expect(sample.attributes["class"] == nil, "\(file.name): \(sample.text)")
      }
    }
  }

  /// The fills of the classes in the dark appearance, as the style sheet says.
  private static func darkColors() throws -> [String: EightBitColor] {
    var colors: [String: EightBitColor] = [:]
    for rule in Paint.style.split(separator: "}") {
      let parts = rule.split(separator: "{")
      guard parts.count >= 2, let value = parts.last, value.hasPrefix("fill:"),
        let name = parts[parts.count - 2].split(separator: ".").last
      else { continue }
      colors[String(name)] = try CSSColorSyntax.parse(String(value.dropFirst(5))).encodedSRGB.eightBit
    }
    return colors
  }

  @Test func labelsOfPicturesReachTheMinimum() throws {
    for file in Self.files {
      let markup = try SVGMarkup(String(decoding: file.bytes, as: UTF8.self))
      for label in markup.elements where label.name == "text" && !Self.isSample(label) {
        let ground = try #require(markup.ground(of: label), "\(file.name): \(label.text) on nothing")
        let fill = try #require(label.color("fill"))
        #expect(ratio(fill, ground).reaches(ContrastRatio(4.5)), "\(file.name): \(label.text)")
      }
    }
  }

  /// True for the words of a pair in a tile, which are in the middle of it; what the tile says is at its start.
  private static func isSample(_ label: SVGMarkup.Element) -> Bool {
    let size = label.number("font-size") ?? 0
    return label.attributes["text-anchor"] == "middle" && size > 11 && label.text != "no color"
  }

  /// The mark of a tile decides its color, and says the same as its sign.
  @Test func tilesAreMarkedAsTheirResults() throws {
    var audit = AuditBuilder()
    for color in ["#000000", "#999999"] { audit.pair(color, on: "#FFFFFF") }
    // Published with Increase Contrast for iOS 13 alone.
    audit.pair("system:separator", on: "#FFFFFF", .graphic)
    let result = audit.result
    let family = try #require(AuditFamily.all(of: AuditReport([result])).first)
    let parts = result.plan.pairs.typedIndices.map { ComponentPart(family, .init(member: 0, pair: $0)) }
    let tiles = parts.flatMap { PairTile.all(of: $0) }
    for tile in tiles {
      #expect(tile.mark == (tile.result.hasSuffix("?") ? .open : tile.result.hasSuffix("✗") ? .fail : .pass))
    }
    #expect(Set(tiles.map(\.mark)).count == 3)
  }

  @Test func everythingStaysInsideItsPicture() throws {
    for file in Self.files {
      let markup = try SVGMarkup(String(decoding: file.bytes, as: UTF8.self))
      let size = try #require(markup.elements.first)
      let edges = (try #require(size.number("width")), try #require(size.number("height")))
      for box in markup.elements where box.name == "rect" {
        let (x, y) = (box.number("x") ?? -1, box.number("y") ?? -1)
        #expect(x >= 0 && y >= 0 && x + (box.number("width") ?? 0) <= edges.0)
        #expect(y + (box.number("height") ?? 0) <= edges.1)
      }
      for text in markup.elements where text.name == "text" {
        let width = SVGText.width(
          of: text.text, size: text.number("font-size") ?? 0, isBold: text.attributes["font-weight"] != nil)
        let x = Double(text.number("x") ?? -1)
        let start =
          switch text.attributes["text-anchor"] {
          case "middle": x - width / 2
          case "end": x - width
          default: x
          }
        #expect(start >= 0 && start + width <= Double(edges.0), "\(file.name): \(text.text)")
      }
    }
  }

  @Test func namesOfFilesAreSlugsAndDiffer() {
    let names = Self.files.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names == names.sorted())
    for name in names {
      #expect(
        name.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 45 || $0 == 46 }, "\(name)")
      #expect(name.utf8.count <= 120)
    }
  }

  @Test func tokensWithOneSlugKeepPicturesOfTheirOwn() throws {
    var audit = AuditBuilder()
    for (name, color) in [("Te xt", "#888888"), ("te-xt", "#999999"), ("TE_XT", "#AAAAAA")] {
      audit.token(name, [.any: color])
      audit.pair(name, on: "#FFFFFF", name: name)
    }
    let report = AuditReport.complete([audit.result])
    let files = Self.files(of: report)
    let names = files.map { $0.name.split(separator: "-").dropLast().joined(separator: "-") }
    let kinds = ["component-te-xt", "window-te-xt"]
    #expect(kinds.allSatisfy { kind in names.count { $0 == kind } == 3 } && Set(names).isSuperset(of: ["overview"]))
    for file in files { #expect(file.name.hasSuffix("-\(StableHash.hex(file.bytes).prefix(8)).svg")) }
    #expect(Set(files.map(\.name)).count == files.count)
  }

  @Test func picturesAreFewAndSmall() {
    let report = ReportFixture.large(foregrounds: 20, surfaces: 20)
    let files = Self.files(of: report)
    #expect(files.count <= 10 + EditsSection.most + ReportWindows.most + 1)
    #expect(files.allSatisfy { $0.bytes.count < 300_000 })
    #expect(files.count { $0.name.hasPrefix("component-") } == 10)
  }

  /// Every picture fits the narrowest page of a repository browser.
  @Test func noPictureIsWiderThanAPage() throws {
    for file in Self.files {
      let picture = try SVGMarkup(String(decoding: file.bytes, as: UTF8.self)).elements.first
      #expect((picture?.number("width") ?? .max) <= ComponentPicture.width, "\(file.name)")
    }
  }

  @Test(arguments: [0, 1, 7, 309, 5_000]) func overviewsOfAnySizeStaySmall(_ count: Int) throws {
    var audit = AuditBuilder()
    for index in 0..<count { audit.token("Group \(index / 40)/Token \(index)", [.any: "#12345680", .dark: "#FEDCBA"]) }
    let bytes = OverviewPicture(audit.result).bytes
    #expect(bytes.count < 300_000)
    let texts = try SVGMarkup(String(decoding: bytes, as: UTF8.self)).elements.map(\.text)
    #expect(texts.contains("and \(count - 360) more") == (count > 360))
    #expect(texts.contains("Token 0") == (count > 0))
  }

  /// Tokens that are equal in all variants have one column, in natural order.
  @Test(arguments: [1, 463, 5_000]) func oneColumnStandsForEqualVariants(_ count: Int) throws {
    var audit = AuditBuilder()
    for index in 0..<count { audit.token("blue-\(index)", [.any: "#123456"]) }
    let bytes = OverviewPicture(audit.result).bytes
    #expect(bytes.count < 300_000)
    let texts = try SVGMarkup(String(decoding: bytes, as: UTF8.self)).elements.map(\.text)
    #expect(texts.contains("all variants") && !texts.contains("dark"))
    let names = texts.filter { $0.hasPrefix("blue-") }
    #expect(names == (0..<min(count, 900)).map { "blue-\($0)" })
    #expect(texts.contains("and \(count - 900) more") == (count > 900))
  }

  @Test(arguments: [
    ("short", 100, "short"), ("", 0, ""), ("abcdefghijklmnop", 50, "abcdef…"), ("WWWWWWWW", 50, "WWWW…"),
    ("名名名名名名", 50, "名名名…"), ("x", 1, "…"), ("e\u{301}e\u{301}", 30, "e\u{301}e\u{301}"),
  ])
  func fitting(_ row: (text: String, room: Int, fitted: String)) {
    #expect(SVGText.fitted(row.text, to: row.room, size: 10) == row.fitted)
  }

  private func ratio(_ one: EightBitColor, _ other: EightBitColor) -> ContrastRatio {
    ContrastRatio(one.encoded.relativeLuminance, other.encoded.relativeLuminance)
  }
}
