import Foundation
import TestSupport
import Testing

@testable import ColorMath
@testable import Palettes

@Suite("Primer in four themes")
struct PrimerCorpusTests {
  /// The list of pairs with the verdicts that the project publishes.
  private struct List: Decodable {
    struct Row: Decodable {
      var theme: String
      var fg: String
      var bg: String
      var on: String?
      var min: Double
      var ratio: Double
      var pass: Bool
      var promised: Bool
    }

    /// A color as the list writes it.
    enum Written: Decodable {
      case hex(String)
      case translucent(String, Double)

      private enum Key: String, CodingKey { case hex, alpha }

      init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
          self = .hex(text)
        } else {
          let object = try decoder.container(keyedBy: Key.self)
          self = .translucent(
            try object.decode(String.self, forKey: .hex), try object.decode(Double.self, forKey: .alpha))
        }
      }

      /// Red, green, blue and alpha, 0…1.
      var channels: [Double] {
        let (text, alpha): (String, Double) =
          switch self {
          case .hex(let text): (text, 1)
          case .translucent(let text, let alpha): (text, alpha)
          }
        let number = Int(text.dropFirst(), radix: 16) ?? 0
        return [16, 8, 0].map { Double(number >> $0 & 255) / 255 } + [alpha]
      }
    }

    var colors: [String: [String: Written]]
    var verdicts: [Row]
  }

  private static let themes: [(name: String, variant: Variant)] = [
    ("light", .light), ("dark", .dark), ("light-high-contrast", .lightIncreased),
    ("dark-high-contrast", .darkIncreased),
  ]

  /// The resolver leaves out the display colors of dark.
  private static let display = "github-primer/base/color/dark/display-dark.tokens.json"

  /// Loads an audit file next to the corpus folder that exists only in memory.
  private static func load(_ audit: String, in folder: String) -> [LoadedPalette] {
    let tree = SharedCorpus.tree(displayedFrom: folder, adding: ["legible.json": audit])
    return AuditLoader.load(path: folder, from: tree, vocabulary: testVocabulary)
  }

  @Test(
    "every ratio and verdict of its list comes out of its token files",
    arguments: [
      #"{ "version": 1, "sources": ["github-primer.resolver.json"], "variants": { "dark": { "files": "\#(display)" } } }"#,
      #"{ "version": 1, "sources": ["github-primer/**/*.json5"] }"#,
      #"{ "version": 1, "sources": ["github-primer/**/*.tokens.json"] }"#,
    ])
  func ratios(_ audit: String) throws {
    guard let corpus = SharedCorpus.folder else {
      print("skipped, no corpus")
      return
    }
    let folder = corpus + "/dtcg-github-primer"
    let list = try JSONDecoder().decode(
      List.self, from: Data(contentsOf: URL(fileURLWithPath: folder + "/pairs.json")))
    let audits = Self.load(audit, in: folder)
    let palette = try #require(audits.first).palette
    #expect(audits.count == 4, "the sizes change no color; dimmed, and two for color vision, are audits of their own")
    var rows = 0
    for (theme, variant) in Self.themes {
      let written = try #require(list.colors[theme])
      for row in list.verdicts where row.theme == theme && row.promised {
        let names = [row.fg, row.bg] + (row.on.map { [$0] } ?? [])
        let stacks = try names.map { try Self.channels(of: $0, in: palette, variant) }
        let ratio = Self.ratio(stacks)
        let own = Self.ratio(try names.map { try #require(written[$0]).channels })
        #expect(abs(ratio - own) <= 1e-9, "\(theme) \(row.fg) on \(row.bg): \(ratio), not \(own)")
        #expect((ratio * 100 + 1e-9).rounded(.down) / 100 == row.ratio, "\(theme) \(row.fg) on \(row.bg)")
        #expect((ratio >= row.min) == row.pass, "\(theme) \(row.fg) on \(row.bg)")
        rows += 1
      }
    }
    #expect(rows == 790)
  }

  @Test("its folder is what its resolver is, and the files that the resolver does not refer to are named")
  func folder() throws {
    guard let corpus = SharedCorpus.folder else {
      print("skipped, no corpus")
      return
    }
    let folder = corpus + "/dtcg-github-primer"
    let tree = SharedCorpus.tree(displayedFrom: folder)
    let whole = try #require(AuditLoader.load(path: folder, from: tree, vocabulary: testVocabulary).first)
    let resolver = try #require(
      AuditLoader.load(path: folder + "/github-primer.resolver.json", from: tree, vocabulary: testVocabulary)
        .first)
    #expect(whole.palette.tokens == resolver.palette.tokens)
    let added = Set(whole.diagnostics).subtracting(resolver.diagnostics)
    #expect(
      added.map { $0.message.hasPrefix("the resolver does not refer to 'github-primer/base/color/dark/") } == [true])
  }

  /// The color of a token in a variant; the list writes `-` where token files have groups.
  private static func channels(of name: String, in palette: Palette, _ variant: Variant) throws -> [Double] {
    let path = name.replacing("-", with: ".")
    guard case .found(let index) = palette.lookup(path),
      case .entry(let entry) = palette.tokens[index].resolution(for: variant),
      case .color(let color) = palette.tokens[index].entries[entry].value
    else {
      Issue.record("no color of \(path) in \(variant.id)")
      return [0, 0, 0, 1]
    }
    let srgb = color.encodedSRGB.components
    return [srgb.first, srgb.second, srgb.third, color.alpha]
  }

  /// The contrast of the first color on the stack of the others, top first.
  private static func ratio(_ stack: [[Double]]) -> Double {
    let ground = stack.dropFirst().reversed().reduce([0, 0, 0]) { over($1, $0) }
    let luminances = [luminance(over(stack[0], ground)), luminance(ground)]
    return ((luminances.max() ?? 0) + 0.05) / ((luminances.min() ?? 0) + 0.05)
  }

  private static func over(_ top: [Double], _ below: [Double]) -> [Double] {
    (0..<3).map { top[$0] * top[3] + below[$0] * (1 - top[3]) }
  }

  private static func luminance(_ channels: [Double]) -> Double {
    let linear = channels.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}
