import TestSupport
import Testing

@testable import AuditEngine
@testable import legible

/// `legible completions` and the names that the scripts request.
@Suite struct CompletionsCommandTests {
  @Test(arguments: CompletionScript.all.map(\.id))
  func scriptsArePrinted(_ shell: String) throws {
    let run = try Binary.run(["completions", shell])
    #expect(run.status == 0 && run.errors == "")
    #expect(run.output == CompletionScript.all.first { $0.id == shell }?.render(LegibleTool.tool.name))
  }

  @Test func otherShellsAreAMistake() throws {
    let run = try Binary.run(["completions", "fsh"])
    #expect(run.status == 64 && run.output == "")
    #expect(
      run.errors.hasPrefix("legible completions: there are no completions for 'fsh'; did you mean 'zsh' or 'fish'?\n"),
      "\(run.errors)")
  }

  @Test func answersComeOneALine() throws {
    #expect(
      try Binary.run(["complete", "--", "explain", ""]).output
        == "words\n\n" + Rule.all.map { "\($0.id)\n" }.joined())
    let tokens = try Binary.run(["complete", "--", "inspect", "Palettes/ForkInTheRoad", "--token", ""])
    #expect(tokens.status == 0)
    #expect(tokens.output.hasPrefix("words\n\nAccentInfrared\nAccentInfraredDark\n"), "\(tokens.output)")
    #expect(try Binary.run(["complete", "--", "audit", ""]).output == "files\n\n")
    #expect(try Binary.run(["complete", "--", "audit", "--output="]).output == "folders\n--output=\n")
    #expect(try Binary.run(["complete"]).output.hasPrefix("words\n\naudit\t"))
  }

  @Test func namesThatBreakLinesAreLeftOut() throws {
    let scratch = try ScratchFolder()
    for name in ["a\nb", "\u{1B}[2Jc", "d e"] {
      try scratch.file("C.xcassets/\(name).colorset/Contents.json", holding: Array("{}".utf8))
    }
    let run = try Binary.run(["complete", "--", "inspect", "--token", ""], in: scratch.path)
    #expect(run.output == "words\n\nd e\n")
  }

  @Test func hiddenCommandsAreNotListed() throws {
    #expect(try !Binary.run(["help"]).output.contains("  complete "))
    #expect(try Binary.run(["complet"]).errors.contains("'complete'") == false)
  }
}
