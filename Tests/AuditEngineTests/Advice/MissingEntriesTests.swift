import TestSupport
import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// New entries for increased contrast.
struct MissingEntriesTests {
  @Test func entriesReachTheTargetAndLowerNothing() throws {
    var palette = PaletteBuilder()
    palette.token("Text", [.any: "#6F6F6F", .dark: "#909090"])
    palette.pair("Text", on: "#FFFFFF")
    palette.token("Night", [.any: "#707070", .dark: "#909090"])
    palette.pair("Night", on: "#000000")
    let edits = Self.edits(of: palette)
    #expect(edits.map(\.place).contains(.new(.highAny, like: 0)))
    let (before, after) = (Self.ratios(palette, []), Self.ratios(palette, edits))
    for (old, new) in zip(before, after) {
      #expect(new.variant.contrast == .increased || new.ratio == old.ratio)
      #expect(new.ratio >= old.ratio)
    }
    let light = try #require(after.first { $0.variant == .lightIncreased })
    #expect(light.ratio >= 7 && light.ratio < 7.2)
    var again = palette
    again.edit(edits)
    #expect(Self.edits(of: again) == [])
  }

  @Test func entriesThatReachTheTargetGetNone() {
    var palette = PaletteBuilder()
    palette.token("Strong", [.any: "#000000"])
    palette.token("Own", [.any: "#777777", .highLight: "#707070", .highDark: "#707070"])
    palette.pair("Strong", on: "#FFFFFF")
    palette.pair("Own", on: "#FFFFFF")
    #expect(Self.edits(of: palette) == [])
  }

  @Test func whatStandsOnATokenKeepsItsRatio() {
    var palette = PaletteBuilder()
    palette.token("Accent", [.any: "#7A7AFF"])
    palette.pair("Accent", on: "#FFFFFF")
    palette.pair("#000000", on: "Accent")
    let edits = Self.edits(of: palette)
    for (old, new) in zip(Self.ratios(palette, []), Self.ratios(palette, edits)) {
      #expect(new.ratio >= old.ratio, "\(new.variant.id)")
    }
  }

  private static func edits(of palette: PaletteBuilder) -> [ColorEdit] {
    MissingEntries(palette.loaded, policy: .wcag22AA).edits(AdviceWishes(), without: [])
  }

  private static func ratios(_ palette: PaletteBuilder, _ edits: [ColorEdit]) -> [(variant: Variant, ratio: Double)] {
    let loaded = palette.loaded.with(palette.loaded.palette.applying(edits))
    return AuditResult(loaded, policy: .wcag22AA, rules: []).measurements.map { ($0.variant, $0.minimum?.value ?? 0) }
  }
}
