import Testing

@testable import AuditEngine

@Suite struct IdentityTextTests {
  @Test(arguments: [["a", "b"], [""], ["", ""], ["a|b", #"c\"#, #"\|"#], HostileNames.all])
  func partsComeBack(_ parts: [String]) {
    #expect(IdentityText.parts(of: IdentityText.join(parts)) == parts)
  }

  @Test(arguments: [
    (["a", "b"], "a|b"), ([], ""), (["", "", ""], "||"), (["Ink", "Card é", "text"], "Ink|Card é|text"),
    (["e\u{301}", "b"], "\u{E9}|b"), (["a|b", "\\"], #"a\|b|\\"#), (["文字", "b"], "文字|b"),
  ])
  func partsAreComposedAndEscaped(_ row: (parts: [String], text: String)) {
    #expect(Array(IdentityText.join(row.parts).utf8) == Array(row.text.utf8))
  }
}
