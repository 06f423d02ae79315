import Foundation
import TestSupport
import Testing

@testable import legible

/// Differences of texts as other programs read them.
@Suite struct UnifiedDiffTests {
  @Test func aChangeHasThreeLinesAroundIt() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("\n10\n", with: "\nten\n").replacing("20\n", with: "20\n21\n")
    #expect(
      text(old, new) == """
        --- a/f
        +++ b/f
        @@ -7,7 +7,7 @@
         7
         8
         9
        -10
        +ten
         11
         12
         13
        @@ -18,3 +18,4 @@
         18
         19
         20
        +21

        """)
  }

  @Test(arguments: [
    ("", "a\n", "@@ -0,0 +1 @@\n+a\n"),
    ("a\n", "", "@@ -1 +0,0 @@\n-a\n"),
    ("a", "b", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n"),
    ("a", "a\n", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
    ("a\r\nb\r\n", "a\r\nc\r\n", "@@ -1,2 +1,2 @@\n a\r\n-b\r\n+c\r\n"),
  ])
  func ends(_ old: String, _ new: String, _ hunk: String) {
    #expect(text(old, new) == "--- a/f\n+++ b/f\n" + hunk)
  }

  @Test func equalTextsHaveNone() {
    #expect(text("a\n", "a\n") == "")
  }

  /// git makes the new text from the old one and the difference, whatever changed.
  @Test func gitAppliesIt() throws {
    var generator = SystemRandomNumberGenerator()
    let scratch = try ScratchFolder()
    for _ in 0..<20 {
      let old = (0..<40).map { _ in "\(Int.random(in: 0..<9, using: &generator))" }
      let new = old.flatMap { Int.random(in: 0..<8, using: &generator) == 0 ? ["x", $0] : [$0] }
        .filter { _ in Int.random(in: 0..<8, using: &generator) > 0 }
      guard old != new, !new.isEmpty else { continue }
      let (before, after) = (old.joined(separator: "\n"), new.joined(separator: "\n") + "\n")
      try scratch.file("f", holding: Array(before.utf8))
      try scratch.file("d.patch", holding: Array(text(before, after).utf8))
      let git = Process()
      git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      git.arguments = ["git", "apply", "--whitespace=nowarn", "d.patch"]
      git.currentDirectoryURL = scratch.url
      try git.run()
      git.waitUntilExit()
      #expect(git.terminationStatus == 0)
      #expect(try scratch.text("f") == after)
    }
  }

  private func text(_ old: String, _ new: String) -> String {
    UnifiedDiff(file: "f", from: Array(old.utf8), to: Array(new.utf8)).text(TerminalStyle(depth: .none))
  }
}
