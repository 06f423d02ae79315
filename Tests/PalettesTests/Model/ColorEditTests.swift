import TestSupport
import Testing

@testable import ColorMath
@testable import Palettes

@Suite("Edits of entries")
struct ColorEditTests {
  private static let gray = Color(.grayGamma22, 0.4, 0.4, 0.4, alpha: 0.5)
  private static let palette = Palette([
    Token(
      TokenName(catalog: "C", path: "Ink"), file: "Ink.colorset",
      entries: [Entry(.any, .color(gray), idiom: .iphone), Entry(.dark, .color(Color(.sRGB, 1, 1, 1)))])
  ])
  private static let blue = EightBitColor(red: 0, green: 51, blue: 255)

  @Test("An entry takes the colour and the alpha, and keeps its condition")
  func existing() {
    let edit = ColorEdit(token: 0, place: .entry(0), color: Self.blue, alpha: 0.5)
    let entry = Self.palette.applying([edit]).tokens[0].entries[0]
    #expect(entry.value == .color(Color(.sRGB, 0, 0.2, 1, alpha: 0.5)))
    #expect(entry.condition == .any && entry.idiom == .iphone)
  }

  @Test("A new entry stands last and is like its model in all but condition and colour")
  func new() {
    let edit = ColorEdit(token: 0, place: .new(.highAny, like: 0), color: Self.blue)
    let entries = Self.palette.applying([edit]).tokens[0].entries
    #expect(entries.count == 3 && entries[0].value == .color(Self.gray))
    #expect(entries[2].condition == .highAny && entries[2].idiom == .iphone)
    #expect(entries[2].value == .color(Color(.sRGB, 0, 0.2, 1)))
  }

  @Test(
    "An edit that leads nowhere changes nothing",
    arguments: [
      ColorEdit(token: 1, place: .entry(0), color: blue), ColorEdit(token: 0, place: .entry(2), color: blue),
      ColorEdit(token: 0, place: .new(.highDark, like: -1), color: blue),
    ])
  func nowhere(edit: ColorEdit) {
    #expect(Self.palette.applying([edit]).tokens == Self.palette.tokens)
  }
}
