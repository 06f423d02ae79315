import Testing

@testable import Palettes

struct StringPartsTests {
  @Test(
    arguments: [
      ("a: b: c", ": ", ["a", "b", "c"]), (": ", ": ", ["", ""]), ("", ": ", [""]), ("aaa", "aa", ["", "a"]),
      ("ab", "abc", ["ab"]), ("ab", "", ["ab"]), ("é\r\nü", "\n", ["é\r", "ü"]),
      ("x\u{1F1E9}\u{1F1EA}", "x", ["", "🇩🇪"]),
      ("[a](b)", "](", ["[a", "b)"]),
    ] as [(String, String, [String])])
  func cutsAtEveryOccurrence(text: String, separator: String, parts: [String]) {
    #expect(text.parts(around: separator).map(String.init) == parts)
    #expect(text.holds(separator) == (parts.count > 1 || separator.isEmpty))
    #expect(separator.isEmpty || text.parts(around: separator).joined(separator: separator) == text)
  }
}
