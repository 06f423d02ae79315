import Testing

@testable import LocalFiles
@testable import Palettes

/// The date of a commit.
@Suite struct GitHeadTests {
  @Test(arguments: [
    ("committer A B <a@b> 1767225599 +0000", "2025-12-31"), ("committer A <a@b> 1767225599 +0100", "2026-01-01"),
    ("committer A <a@b> 1767225600 -0001", "2025-12-31"), ("committer A <a@b> -1 +0000", "1969-12-31"),
    ("committer A <a@b> 0 +0530", "1970-01-01"),
  ])
  func isTheDayOfItsZone(_ line: String, _ day: String) {
    let text = "tree 1\nauthor X <x@y> 5 +0000\n\(line)\n\ncommitter Z <z@z> 99999999999 +0000\n"
    #expect(GitHead.date(inCommit: Array(text.utf8))?.text == day)
  }

  @Test(arguments: [
    "", "committer A <a@b>", "committer A <a@b> x +0000", "committer A <a@b> 1 zone", "\ncommitter A <a@b> 1 +0000",
    "committer A <a@b> 99999999999999999999 +0000", "committer A <a@b> 9223372036854775807 +9999",
  ])
  func isNothingInOtherText(_ text: String) { #expect(GitHead.date(inCommit: Array(text.utf8)) == nil) }
}
