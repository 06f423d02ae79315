import Foundation
import TestSupport
import Testing

@testable import ColorMath
@testable import Palettes

@Suite("colours that Tokens Studio works out")
struct TokenStudioTests {
  /// The results of sd-transforms for its own test file, to 8 bits: by hand from the formulas of its source.
  @Test("the modifiers of sd-transforms' own test file")
  func corpus() throws {
    guard let corpus = SharedCorpus.folder else {
      print("skipped, no corpus")
      return
    }
    let path = "\(corpus)/sd-transforms/test/integration/tokens/color-modifier-references.tokens.json"
    let context = TokenContext.read([(name: "t.json", bytes: [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))]
    )
    #expect(context.diagnostics.filter { $0.severity != .note } == [])
    let alpha = { (byte: Int) in "\(Double(byte) / 255)" }
    #expect(
      context.tokens.map(\.summary) == [
        "color = #FFFFFF/\(alpha(77))", "color2 = #000000/\(alpha(77))", "baseColor = #202D3B", "mixColor = #4477DD",
        "color3 = #A2BBEE", "color4 = #759AE6", "color5 = #759AE6", "color6 = #3B64B3", "color7 = #3B64B3",
        "color8 = #202D3B/\(alpha(189))", "color9 = #C5C8CC", "color10 = #424242",
      ])
  }

  @Test(
    "arithmetic",
    arguments: [
      ("1", 1.0), ("-1", -1), ("1 - -1", 2), ("1-1", 0), ("2*3+4", 10), ("2+3*4", 14), ("(2+3)*4", 20), ("8/4/2", 1),
      ("10px + 2px", 12), ("50% * 2", 1), ("1 - (1 - (1 - 0.25))", 0.75), (".5 * 2", 1), ("16 * 1.5", 24),
      ("((((1))))", 1), ("-(1)", .nan), ("", .nan), ("1 2", .nan), ("1 +", .nan), (")", .nan), ("(1", .nan),
      ("1)", .nan),
      ("1 / 0", .nan), ("1 ^ 2", .nan), ("px", .nan), ("1..2", .nan), ("* 1", .nan), ("()", .nan),
    ])
  func arithmetic(_ text: String, _ value: Double) {
    let json = ##"{"a":{"type":"color","value":"rgba(#000000, (\##(text)) * 0.01)"}}"##
    let context = TokenContext.read(json)
    guard value.isFinite else {
      #expect(context.tokens.map(\.value) == [.unresolved] && context.diagnostics.count == 1, "\(text)")
      return
    }
    guard case .color(let color)? = context.tokens.first?.value else {
      Issue.record("\(text) has no value: \(context.diagnostics)")
      return
    }
    #expect(abs(color.alpha - min(1, max(0, value * 0.01))) < 1e-12)
  }

  @Test("10,000 opacities and numbers that each rest on the next cost no stack")
  func depth() {
    let colors = (0..<10_000).map { ##""c\##($0)":{"type":"color","value":"rgba({c\##($0 + 1)}, {n\##($0)})"}"## }
    let numbers = (0..<10_000).map { ##""n\##($0)":{"value":"{n\##($0 + 1)} * 1"}"## }
    let ends = [##""c10000":{"type":"color","value":"#ff0000"}"##, #""n10000":{"value":0.5}"#]
    let context = TokenContext.read("{\((colors + numbers + ends).joined(separator: ","))}")
    #expect(context.diagnostics == [])
    #expect(context.tokens.first?.summary == "c0 = #FF0000/0.5")
  }

  @Test("a colour with another opacity is edited where it is written, a computed one is not")
  func editing() throws {
    let text =
      ##"{"r":{"value":"#ff0000","type":"color"},"a":{"value":"rgba({r}, 50%)","type":"color"},"m":{"value":"{r}","type":"color","$extensions":{"studio.tokens":{"modify":{"type":"darken","value":"0.5"}}}}}"##
    let palette = try DesignTokenEditorTests.palette(text, named: "t.json")
    #expect(palette.tokens.map { $0.entries[0].oddities } == [[], .computed, []])
    let blue = Color(.sRGB, 0, 0, 1, alpha: 0.5)
    let (files, problems) = PaletteEditor.changes(
      [ColorEdit(token: 0, place: .entry(0), exact: blue)], of: palette
    ) { (_: String) throws(FileProblem) in Array(text.utf8) }
    #expect(problems == [])
    #expect(files.map { String(decoding: $0.new, as: UTF8.self) } == [text.replacing("#ff0000", with: "#0000ff")])
    let refused = PaletteEditor.changes(
      [ColorEdit(token: 1, place: .entry(0), exact: blue)], of: palette
    ) { (_: String) throws(FileProblem) in Array(text.utf8) }
    #expect(refused.problems.map { $0.message.holds("computed from other colors") } == [true])
  }
}
