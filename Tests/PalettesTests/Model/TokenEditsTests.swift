import TestSupport
import Testing

@testable import ColorMath
@testable import Palettes

/// Which entry the color of one variant is changed in.
struct TokenEditsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let entries: [AppearanceCondition]
    let variant: Variant
    let place: ColorEdit.Place

    var testDescription: String { "\(variant.id) of \(entries.map(\.label))" }
  }

  static let rows = [
    Row(entries: [.any, .dark], variant: .light, place: .entry(0)),
    Row(entries: [.any, .dark], variant: .dark, place: .entry(1)),
    Row(entries: [.any, .dark], variant: .lightIncreased, place: .new(.highLight, like: 0)),
    Row(entries: [.any, .dark, .highDark], variant: .lightIncreased, place: .new(.highAny, like: 0)),
    Row(entries: [.any, .dark], variant: .darkIncreased, place: .new(.highDark, like: 1)),
    Row(entries: [.any, .dark], variant: .darkIncreasedReduced, place: .new(.highDark, like: 1)),
    Row(entries: [.any], variant: .light, place: .new(.light, like: 0)),
    Row(entries: [.any], variant: .dark, place: .new(.dark, like: 0)),
    Row(entries: [.any], variant: .lightIncreased, place: .new(.highLight, like: 0)),
    Row(entries: [.any, .light, .dark], variant: .light, place: .entry(1)),
    Row(entries: [.any, .light, .dark], variant: .lightIncreased, place: .new(.highLight, like: 1)),
    Row(entries: [.any, .highAny], variant: .lightIncreased, place: .new(.highLight, like: 1)),
    Row(entries: [.any, .dark, .highAny], variant: .lightIncreased, place: .entry(2)),
    Row(entries: [.any, .dark, .highAny, .highDark], variant: .darkIncreased, place: .entry(3)),
    Row(entries: [.dark], variant: .light, place: .new(.light, like: 0)),
  ]

  @Test(arguments: rows)
  func place(_ row: Row) {
    let token = Self.token(row.entries)
    #expect(token.editPlace(for: row.variant) == row.place)
  }

  @Test func nothingElseChangesWhereANewEntryComes() throws {
    let edited = Color(.sRGB, 1, 0, 0)
    let variants = [Variant.light, .dark, .lightIncreased, .darkIncreased]
    for row in Self.rows {
      let palette = Palette([Self.token(row.entries)])
      let place = try #require(palette.tokens[0].editPlace(for: row.variant))
      let after = palette.applying([ColorEdit(token: 0, place: place, exact: edited)]).tokens[0]
      for variant in variants {
        guard case .entry(let now) = after.resolution(for: variant) else { continue }
        let isMeant = variant.appearance == row.variant.appearance && variant.contrast == row.variant.contrast
        if isMeant {
          #expect(after.entries[now].value == .color(edited))
        } else if variant.appearance != row.variant.appearance || row.variant.contrast == .increased {
          #expect(after.entries[now].value != .color(edited), "\(row.testDescription) changes \(variant.id)")
        }
      }
    }
  }

  @Test func reducedTransparencyHasItsOwnEntryOrNone() {
    var token = Self.token([.any, .any])
    token.entries[1].transparency = .reduced
    #expect(token.editPlace(for: .lightReduced) == .new(.light, like: 0))
    token = Self.token([.any, .dark, .any, .dark])
    for index in [2, 3] { token.entries[index].transparency = .reduced }
    #expect(token.editPlace(for: .lightReduced) == .entry(2))
    #expect(token.editPlace(for: .darkReduced) == .entry(3))
    #expect(token.editPlace(for: .light) == .entry(0))
    #expect(token.editPlace(for: .dark) == .entry(1))
    #expect(token.entries[3].label == "Dark, reduced")
    #expect(!token.entries[3].isSameSlot(as: token.entries[1]))
  }

  @Test func watchesAndHeadsetsKeepNoAppearances() {
    let watch = Token(
      TokenName(catalog: "", path: "X"), file: "X", entries: [Entry(.any, .color(Color(.sRGB, 0, 0, 0)), idiom: .watch)]
    )
    #expect(watch.editPlace(for: .dark) == .entry(0))
    let vision = Token(
      TokenName(catalog: "", path: "X"), file: "X",
      entries: [Entry(.any, .color(Color(.sRGB, 0, 0, 0)), idiom: .vision)])
    #expect(vision.editPlace(for: .light) == .entry(0))
    #expect(vision.editPlace(for: .lightIncreased) == .new(.highAny, like: 0))
    #expect(Token(TokenName(catalog: "", path: "X"), file: "X", entries: []).editPlace(for: .light) == nil)
  }

  private static func token(_ conditions: [AppearanceCondition]) -> Token {
    let entries = conditions.map { Entry($0, .color(Color(.sRGB, 0, 0, Double($0.rawValue) / 10))) }
    return Token(TokenName(catalog: "C.xcassets", path: "X"), file: "X", entries: entries)
  }
}
