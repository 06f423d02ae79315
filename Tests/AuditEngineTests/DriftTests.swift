import TestSupport
import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// Tokens of a token file next to the assets generated from them.
@Suite struct DriftTests {
  private static func color(_ red: Double, alpha: Double = 1) -> Entry.Value {
    .color(Color(.sRGB, red, 0, 0, alpha: alpha))
  }

  private func found(_ path: String, _ token: [Entry], _ assets: KeyValuePairs<String, [Entry]>) -> [Finding] {
    var audit = AuditBuilder(judgesColorsets: false)
    audit.tokens.append(Token(TokenName(catalog: "t.json", path: path), file: "t.json", line: 3, entries: token))
    for (name, entries) in assets { audit.entries(name, entries) }
    return audit.result.findings.filter { $0.rule == "drifted-token" }
  }

  @Test(arguments: [
    ("text.error", "TextError", true), ("text.error", "Text/error", true), ("text-error", "text_error", true),
    ("text.error", "text error", true), ("text.error", "TextErrors", false), ("text.error", "Error", false),
  ])
  func namesAreFolded(_ path: String, _ asset: String, _ isFound: Bool) {
    let found = found(path, [Entry(.any, Self.color(0.5))], [asset: [Entry(.any, Self.color(0.6))]])
    #expect(found.count == (isFound ? 1 : 0))
  }

  @Test(arguments: [
    (0.0, 1.0, false), (1 / 255.0, 1.0, false), (1.01 / 255, 1.0, true), (0.0, 0.99, true), (0.0, 0.998, false),
  ])
  func oneStepIsRoundingAndMoreIsNot(_ difference: Double, _ alpha: Double, _ isFound: Bool) {
    let asset = [Entry(.any, Self.color(0.5 + difference, alpha: alpha))]
    #expect(found("a", [Entry(.any, Self.color(0.5))], ["A": asset]).count == (isFound ? 1 : 0))
  }

  @Test func eachVariantIsComparedAndTheCellsAreAtTheToken() {
    let found = found(
      "a", [Entry(.any, Self.color(0.5), line: 4)],
      ["A": [Entry(.any, Self.color(0.5)), Entry(.dark, Self.color(0.2))]])
    #expect(found.map(\.fingerprint) == ["drifted-token|a"])
    #expect(found[0].cells.map(\.variant.appearance) == Array(repeating: .dark, count: 4))
    #expect(found[0].cells.allSatisfy { $0.location == SourceLocation(file: "t.json", line: 4) })
  }

  @Test func whatHasNoColourIsNotCompared() {
    #expect(found("a", [Entry(.any, .unreadable)], ["A": [Entry(.any, Self.color(0.5))]]).isEmpty)
    #expect(found("a", [Entry(.any, Self.color(0.5))], ["A": [Entry(.dark, .empty)]]).isEmpty)
  }

  @Test func aNameThatBothHaveIsTheToken() {
    let token = Token(TokenName(catalog: "t.json", path: "accent"), file: "t.json", entries: [])
    let asset = Token(
      TokenName(catalog: "A.xcassets", path: "accent"), file: "A.xcassets/accent.colorset/Contents.json", entries: [])
    #expect(Palette([asset, token]).lookup("accent") == .found(1))
    let other = Token(TokenName(catalog: "B.json", path: "accent"), file: "B.json", entries: [])
    #expect(Palette([token, other]).lookup("accent") == .ambiguous([0, 1]))
  }
}
