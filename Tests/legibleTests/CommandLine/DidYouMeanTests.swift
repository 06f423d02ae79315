import TestSupport
import Testing

@testable import legible

/// Which misspellings are recognized, and that recognizing them costs little.
struct DidYouMeanTests {
  private static let tokens = [
    "TextPrimary", "TextSecondary", "TextTertiary", "BackgroundPrimary", "CardBackground", "AccentInfrared",
    "textprimary",
  ]

  @Test func noNameIsOfferedTwice() {
    #expect(DidYouMean.question(for: "Acent", among: ["Accent", "Accent", "Accent"]) == "did you mean 'Accent'?")
    let long = String(repeating: "a", count: 80)
    #expect(DidYouMean.closest(to: long, among: [long + "b", long + "c"]).count == 1)
  }

  @Test(arguments: [
    ("Ink", ["color.Ink", "paper/Ink"]), ("ink", ["color.Ink", "paper/Ink"]),
    ("color.Ink", ["color.Ink", "color.Ink.soft"]),
    ("Inks", []),
  ])
  func aShortNameSuggestsTheLongOne(_ input: String, _ expected: [String]) {
    #expect(DidYouMean.closest(to: input, among: ["color.Ink", "paper/Ink", "DrInk", "color.Ink.soft"]) == expected)
  }

  @Test(arguments: [
    ("TextPrimry", ["TextPrimary", "textprimary"]),
    ("TextPriamry", ["TextPrimary", "textprimary"]),
    ("textPrimary", ["TextPrimary", "textprimary"]),
    ("textprimary", ["textprimary", "TextPrimary"]),
    ("TEXTPRIMARY", ["TextPrimary", "textprimary"]),
    ("TextSecondry", ["TextSecondary"]),
    ("Card", ["CardBackground"]),
    ("Text", ["TextPrimary", "textprimary"]),
    ("AccentUltraviolet", []),
    ("Ca", []),
    ("x", []),
    ("", []),
  ])
  func suggestsTokens(input: String, expected: [String]) {
    #expect(DidYouMean.closest(to: input, among: Self.tokens) == expected)
  }

  @Test(
    arguments: [
      ("sorces", "did you mean 'sources'?"),
      ("souces", "did you mean 'sources'?"),
      ("pars", "did you mean 'pairs'?"),
      ("polices", "did you mean 'policy'?"),
      ("waiver", "did you mean 'waivers'?"),
      ("wavers", "did you mean 'waivers'?"),
      ("zebra", nil),
    ] as [(String, String?)])
  func suggestsKeys(input: String, expected: String?) {
    let keys = ["version", "sources", "policy", "surfaces", "pairs", "waivers"]
    #expect(DidYouMean.question(for: input, among: keys) == expected)
  }

  @Test
  func limitIsKept() {
    #expect(DidYouMean.closest(to: "text", among: Self.tokens, limit: 3).count == 3)
    #expect(DidYouMean.closest(to: "text", among: Self.tokens, limit: 0).isEmpty)
    #expect(DidYouMean.closest(to: "text", among: Self.tokens, limit: -1).isEmpty)
  }

  @Test
  func longInputHasNoSuggestion() {
    let long = String(repeating: "ab", count: 5_000)
    let names = [String](repeating: long + "c", count: 1_000)
    #expect(DidYouMean.closest(to: long, among: names).isEmpty)
    #expect(DidYouMean.closest(to: "abab", among: names).isEmpty)
  }

  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "ab", 2), ("kitten", "sitting", 3), ("ab", "ba", 1), ("abcd", "badc", 2),
    ("ca", "abc", 3), ("same", "same", 0),
  ])
  func countsEdits(left: String, right: String, expected: Int) {
    let (one, other) = (Array(left.unicodeScalars), Array(right.unicodeScalars))
    #expect(EditDistance.between(one, other, atMost: 10) == expected)
    #expect(EditDistance.between(one, other, atMost: expected) == expected)
    #expect(expected == 0 || EditDistance.between(one, other, atMost: expected - 1) == nil)
  }

  @Test(arguments: 0..<UInt64(4))
  func bandChangesNoDistance(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let (one, other) = (word(using: &generator), word(using: &generator))
      let exact = EditDistance.between(one, other, atMost: 20)
      #expect(exact == wholeTableDistance(one, other))
      #expect(exact == EditDistance.between(other, one, atMost: 20))
      for limit in 0...4 {
        #expect(EditDistance.between(one, other, atMost: limit) == exact.flatMap { $0 <= limit ? $0 : nil })
      }
    }
  }

  private func word(using generator: inout SplitMix64) -> [Unicode.Scalar] {
    (0..<Int.random(in: 0...9, using: &generator)).map { _ in
      ["a", "b", "c"].randomElement(using: &generator) ?? "a"
    }
  }

  /// The textbook recurrence over the whole table.
  private func wholeTableDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var table = [[Int]](repeating: Array(0...right.count), count: left.count + 1)
    for row in 0...left.count {
      table[row][0] = row
      for column in stride(from: 1, through: right.count, by: 1) where row > 0 {
        let replaced = table[row - 1][column - 1] + (left[row - 1] == right[column - 1] ? 0 : 1)
        var best = min(replaced, table[row - 1][column] + 1, table[row][column - 1] + 1)
        if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
          best = min(best, table[row - 2][column - 2] + 1)
        }
        table[row][column] = best
      }
    }
    return table[left.count][right.count]
  }
}
