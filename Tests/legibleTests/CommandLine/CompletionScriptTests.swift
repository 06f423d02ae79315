import TestSupport
import Testing

@testable import legible

/// The scripts as text; `Tests/Scripts/check-completions` drives them in real shells.
struct CompletionScriptTests {
  @Test(arguments: CompletionScript.all.map(\.id))
  func matchesGolden(shell: String) throws {
    let script = try #require(CompletionScript.all.first { $0.id == shell })
    #expect(try Golden.difference(script.render("legible"), from: "completions-\(shell).txt") == nil)
  }

  @Test(arguments: CompletionScript.all.map(\.id))
  func answersAreNeverEvaluated(shell: String) throws {
    let script = try #require(CompletionScript.all.first { $0.id == shell }).render("t-1")
    #expect(script.split(separator: "\n").filter { !$0.hasPrefix("#") && $0.contains("eval ") } == [])
    #expect(script.contains("t-1 complete -- ") || script.contains("\"$tool\" complete -- "))
  }
}
