import Foundation
import TestSupport
import Testing

@testable import ColorMath
@testable import Palettes

@Suite("contrasts that design systems publish")
struct PublishedContrastTests {
  /// One row of a list: a ratio and the verdict on it.
  private struct Row: Decodable {
    var theme: String
    var fg: String
    var bg: String
    var min: Double?
    var ratio: Double
    var stated: Double?
    var pass: Bool?
  }

  private struct Compound: Decodable {
    var verdicts: [Row]
  }

  private struct Equinor: Decodable {
    struct Written: Decodable {
      var oklch: [Double]
    }

    var colors: [String: [String: Written]]
    var verdicts: [Row]
  }

  private static func list<List: Decodable>(_ type: List.Type, in folder: String) throws -> List {
    try JSONDecoder().decode(List.self, from: Data(contentsOf: URL(fileURLWithPath: folder + "/pairs.json")))
  }

  private static func load(_ sources: String, in folder: String) throws -> LoadedPalette {
    let audit = #"{ "version": 1, "sources": ["\#(sources)"] }"#
    let tree = SharedCorpus.tree(displayedFrom: folder, adding: ["legible.json": audit])
    let audits = AuditLoader.load(path: folder, from: tree, vocabulary: testVocabulary)
    return try #require(audits.first)
  }

  private static func layer(of name: String, in palette: Palette, _ variant: Variant) -> EncodedLayer? {
    guard case .found(let index) = palette.lookup(name),
      case .entry(let entry) = palette.tokens[index].resolution(for: variant),
      case .color(let color) = palette.tokens[index].entries[entry].value
    else { return nil }
    return EncodedLayer(color.encodedSRGB, alpha: color.alpha)
  }

  @Test(
    "Compound: every step of four themes, in files of their own and by the themes of Tokens Studio",
    arguments: ["tokens/theme-*.json", "tokens/*.json", "tokens/$themes.json"])
  func compound(_ sources: String) throws {
    guard let corpus = SharedCorpus.folder else {
      print("skipped, no corpus")
      return
    }
    let folder = corpus + "/compound-2025-01"
    let loaded = try Self.load(sources, in: folder)
    let palette = loaded.palette
    let missing = loaded.diagnostics.filter { $0.severity == .error }
    #expect(palette.tokens.count == 378, "an independent count of the colours in the four themes")
    #expect(missing.count == (sources.hasPrefix("tokens/theme") ? 0 : 2))
    #expect(missing.allSatisfy { $0.message.holds("enables the set 'platform-") && $0.kind == .missingInput })
    let variants: [String: Variant] = [
      "light": .light, "dark": .dark, "light-hc": .lightIncreased, "dark-hc": .darkIncreased,
    ]
    let rows = try Self.list(Compound.self, in: folder).verdicts
    #expect(rows.count == 616)
    for row in rows {
      let variant = try #require(variants[row.theme])
      let foreground = try #require(Self.layer(of: row.fg, in: palette, variant), "\(row)")
      let ground = try #require(Self.layer(of: row.bg, in: palette, variant), "\(row)").over(
        EncodedSRGB(red8: 255, green8: 255, blue8: 255))
      let ratio = ContrastRatio(
        foreground.over(ground).relativeLuminance, ground.relativeLuminance
      ).value
      #expect(abs(ratio - row.ratio) <= 5.1e-5, "\(row): \(ratio)")
      #expect(abs(ratio - (row.stated ?? 0)) <= (foreground.alpha < 1 ? 0.45 : 0.16), "\(row): \(ratio)")
    }
  }

  @Test("Equinor: every verdict on colours outside of sRGB, with the project's own rounding")
  func equinor() throws {
    guard let corpus = SharedCorpus.folder else {
      print("skipped, no corpus")
      return
    }
    let list = try Self.list(Equinor.self, in: corpus + "/equinor-eds")
    var luminances: [String: RelativeLuminance] = [:]
    for (theme, colors) in list.colors.sorted(by: { $0.key < $1.key }) {
      let tokens = colors.sorted { $0.key < $1.key }.map { name, color in
        #""\#(name)": { "$value": { "colorSpace": "oklch", "components": \#(color.oklch) } }"#
      }
      let text = #"{ "$type": "color", \#(tokens.joined(separator: ", ")) }"#
      for token in TokenContext.read(text).tokens {
        guard case .color(let color) = token.value else { continue }
        luminances["\(theme) \(token.path)"] = color.encodedSRGB.relativeLuminance
      }
    }
    #expect(list.verdicts.count == 434)
    for row in list.verdicts {
      let foreground = try #require(luminances["\(row.theme) \(row.fg)"])
      let ground = try #require(luminances["\(row.theme) \(row.bg)"])
      let ratio = (ContrastRatio(foreground, ground).value * 10).rounded() / 10
      #expect(abs(ratio - row.ratio) < 1e-9, "\(row)")
      #expect((ratio >= row.min ?? 0) == row.pass, "\(row)")
    }
  }

  @Test("Equinor: what its token files compute by functions is named, each place for itself")
  func functions() throws {
    guard let corpus = SharedCorpus.folder else {
      print("skipped, no corpus")
      return
    }
    let loaded = try Self.load("tokens/dtcg/**/*.json", in: corpus + "/equinor-eds")
    let computed = loaded.palette.tokens.filter { $0.file.hasSuffix("colors/default.json") }
    #expect(computed.count == 210)
    let errors = Set(loaded.diagnostics.filter { $0.severity == .error }.map(\.location))
    for token in computed {
      #expect(token.entries.map(\.value) == [.unreadable])
      #expect(errors.contains(token.location(of: token.entries[0])), "\(token.name.path)")
    }
    let schemes = loaded.palette.tokens.filter { $0.name.path.hasPrefix("accent.") }
    #expect(schemes.allSatisfy { $0.entries.map(\.condition) == [.any, .dark] })
  }
}
