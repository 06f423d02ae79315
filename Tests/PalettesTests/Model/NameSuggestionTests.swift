import Testing

@testable import Palettes

@Suite struct NameSuggestionTests {
  @Test func aShortNameSuggestsTheLongOneAndNoneTwice() {
    #expect(NameSuggestion.question(for: "Ink", among: ["color.Ink", "color.Ink"]) == "; did you mean 'color.Ink'?")
    #expect(NameSuggestion.closest(to: "brand.ink", among: ["color.brand.Ink", "color/brand"]) == ["color.brand.Ink"])
  }

  @Test(arguments: [
    ("foregruond", ["font", "foreground", "on"], ["foreground"]),
    ("TEXT", ["text", "graphic"], ["text"]),
    ("Acent", ["Brand/Accent", "Other"], ["Brand/Accent"]),
    ("Brnd/Accent", ["X/Brand/Accent", "Brand/Text"], ["X/Brand/Accent"]),
    ("ab", ["ba", "ac", "xy"], ["ba", "ac"]),
    ("a", ["b", "c"], []),
    ("zebra", ["card"], []),
    ("", ["a"], []),
    ("cart", ["card", "care", "cars", "cast"], ["card", "care", "cars"]),
  ])
  func findsTheNearest(_ name: String, _ candidates: [String], _ found: [String]) {
    #expect(NameSuggestion.closest(to: name, among: candidates) == found)
  }

  @Test func asksAQuestion() {
    #expect(NameSuggestion.question(for: "cart", among: ["card"]) == "; did you mean 'card'?")
    #expect(NameSuggestion.question(for: "cart", among: ["card", "care"]) == "; did you mean 'card' or 'care'?")
    #expect(NameSuggestion.question(for: "zebra", among: ["card"], else: "; use card") == "; use card")
  }

  @Test func passesOverOverlongNames() {
    let long = String(repeating: "a", count: 10_000)
    #expect(NameSuggestion.closest(to: long, among: [long]) == [])
    #expect(NameSuggestion.closest(to: "aaaa", among: [long]) == [])
  }

  @Test(arguments: [
    ("a", "'a'"), ("a\nb", "'a\\nb'"), ("\u{202E}a", "'\\u{202E}a'"), ("\u{0}", "'\\0'"),
    (String(repeating: "x", count: 100), "'\(String(repeating: "x", count: 60))…'"),
  ])
  func quotesOnOneLine(_ text: String, _ quoted: String) {
    #expect(text.inQuotes == quoted)
  }

  @Test(arguments: [
    ("Fork In The Road", "fork-in-the-road"), ("  A -- B!! ", "a-b"), ("Über 2", "ber-2"), ("日本", "audit"),
    ("", "audit"),
    ("../../etc/passwd", "etc-passwd"), ("100%0Ab", "100-0ab"), (String(repeating: "ab ", count: 50), nil),
  ])
  func makesSlugs(_ name: String, _ slug: String?) {
    let made = Slug.make(name)
    #expect(made == slug ?? made)
    #expect(made.utf8.count <= Slug.longest)
    #expect(made.utf8.first != UInt8(ascii: "-") && made.utf8.last != UInt8(ascii: "-"))
  }
}
