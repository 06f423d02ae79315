import TestSupport
import Testing

@testable import Palettes

@Suite("typography tokens")
struct TokenFontTests {
  /// A typography token with a size and a weight as written.
  private static func font(_ size: String, _ weight: String) -> Font? {
    let text = """
      { "s": { "$type": "dimension", "$value": { "value": 2, "unit": "rem" } }, "w": { "$type": "fontWeight", "$value": 700 },
        "n": { "value": 8 }, "t": { "$type": "typography", "$value": { "fontSize": \(size), "fontWeight": \(weight) } },
        "a": { "$type": "typography", "$value": "{t}" } }
      """
    let context = TokenContext.read(text)
    #expect(context.fonts["a"] == context.fonts["t"])
    return context.fonts["t"]
  }

  @Test(
    "sizes",
    arguments: [
      (#"{ "value": 18, "unit": "px" }"#, 18.0), (#"{ "value": 1.5, "unit": "rem" }"#, 24), (#""{s}""#, 32),
      (#""16px""#, 16),
      (#""1.25rem""#, 20), ("14", 14), (#""16 * 1.5""#, 24), (#""3 * 8px""#, 24), (#""big""#, nil), ("null", nil),
      ("0", nil),
    ])
  func sizes(_ written: String, _ size: Double?) { #expect(Self.font(written, "400")?.size == size) }

  @Test(
    "weights",
    arguments: [
      ("700", 700), (#""700""#, 700), (#""bold""#, 700), (#""semi-bold""#, 600), (#""Semi Bold""#, 600),
      (#""{w}""#, 700),
      (#""Bold Italic""#, 700), (#""extra-black""#, 950), (#""Regular""#, 400), (#""unknown""#, 400), ("0", 400),
    ])
  func weights(_ written: String, _ weight: Int) { #expect(Self.font("14", written)?.weight == weight) }

  @Test("a pair names a typography token by its path; an unknown one is an error")
  func pairs() throws {
    let tokens = ##"{"text":{"title":{"$type":"typography","$value":{"fontSize":"24px","fontWeight":"bold"}}}}"##
    for (name, font) in [("text.title", Font(size: 24, weight: 700)), ("text.titel", nil)] {
      let audit = """
        { "version": 1, "sources": ["t.json"], "pairs": [{ "foreground": "#000", "on": "#fff", "font": { "token": "\(name)" } }] }
        """
      let audits = AuditLoader.load(
        path: "app", from: .memory(["app/legible.json": audit, "app/t.json": tokens]), vocabulary: testVocabulary)
      let loaded = try #require(audits.first)
      #expect(loaded.declaration.pairs.map(\.font) == [font])
      let messages = loaded.diagnostics.map(\.message)
      #expect(
        messages == (font == nil ? ["there is no typography token 'text.titel'; did you mean 'text.title'?"] : []))
    }
  }
}
