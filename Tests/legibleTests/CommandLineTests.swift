import Testing

@testable import legible

/// The tool from outside: help, mistakes on the command line, and output that cannot be written.
@Suite struct CommandLineTests {
  @Test func versionIsOneLine() throws {
    let run = try Binary.run(["--version"])
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output == "legible \(LegibleTool.tool.version)\n")
  }

  @Test func helpGoesToStandardOutput() throws {
    let run = try Binary.run(["--help"])
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output == HelpText.page(for: nil, of: LegibleTool.tool))
  }

  @Test func noArgumentsAreAMistakeThatHelpAnswers() throws {
    let run = try Binary.run([])
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors == HelpText.page(for: nil, of: LegibleTool.tool))
  }

  @Test(arguments: Command.all.map(\.description.name), [["help", "NAME"], ["NAME", "--help"]])
  func everyCommandHasAPageThatFitsATerminal(_ name: String, _ spelling: [String]) throws {
    let run = try Binary.run(spelling.map { $0 == "NAME" ? name : $0 })
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("legible \(name): "))
    let wide = run.output.split(separator: "\n").filter { DisplayWidth.of(String($0)) > 80 }
    #expect(wide == [])
  }

  @Test(arguments: [
    (["aduit"], "legible: unknown command 'aduit'; did you mean 'audit'?"),
    (["audit", "--polcy", "wcag22-aa"], "legible audit: unknown option '--polcy'; did you mean '--policy'?"),
    (["contrast", "--fail-on", "error", "red", "red"], "it is an option for 'legible audit'"),
    (["audit", "--policy", "wcag22-a"], "invalid value 'wcag22-a' for '--policy'; expected one of wcag22-aa,"),
    (["contrast", "white"], "legible contrast: missing BG; usage: legible contrast [OPTION…] FG BG"),
    (["audit", "--format", "json", "--format", "markdown"], "specify a folder with --output"),
  ])
  func mistakesNameTheRemedy(_ arguments: [String], _ words: String) throws {
    let run = try Binary.run(arguments)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(!run.errors.contains("\u{1B}"))
  }

  #if os(Linux)
    @Test(arguments: [["--version"], ["--help"], ["contrast", "white", "black"], ["inspect", "Palettes"]])
    func aFullDiskIsAnErrorOfWriting(_ arguments: [String]) throws {
      let run = try Binary.run(arguments, output: .path("/dev/full"))
      #expect(run.status == 74)
      #expect(run.errors.contains("cannot write standard output: No space left on device"))
    }
  #endif

  @Test(arguments: [["--version"], ["contrast", "white", "black"], ["inspect", "Palettes", "--format", "json"]])
  func aReaderThatHasGoneIsAnErrorOfWriting(_ arguments: [String]) throws {
    let run = try Binary.run(arguments, output: .abandonedPipe)
    #expect(run.status == 74)
    #expect(run.errors.hasSuffix("legible: cannot write to standard output: the program reading it closed the pipe\n"))
  }
}
