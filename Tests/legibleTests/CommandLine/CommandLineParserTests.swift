import TestSupport
import Testing

@testable import legible

/// Argument vectors, and the parser's results.
struct CommandLineParserTests {
  typealias Row = (arguments: [String], expected: String)

  @Test(
    arguments: [
      ([], "help"),
      (["--quiet"], "help"),
      (["--"], "help"),
      (["help"], "help requested"),
      (["--help"], "help requested"),
      (["-h"], "help requested"),
      (["help", "audit"], "help audit requested"),
      (["help", "help"], "help help requested"),
      (["audit", "--help"], "help audit requested"),
      (["--help", "audit"], "help audit requested"),
      (["audit", "-qh"], "help audit requested"),
      (["audit", "--polcy", "--help"], "help audit requested"),
      (["audit", "--output", "-h"], "help audit requested"),
      (["audit", "--policy=none", "--help"], "help audit requested"),
      (["contrast", "a", "b", "c", "d", "-h"], "help contrast requested"),
      (["adit", "--help"], "help requested"),
      (["--version", "--help"], "help requested"),
      (["--version"], "version"),
      (["audit", "--version"], "version"),
      (["--bogus", "--version"], "version"),
    ] as [Row])
  func helpAndVersion(row: Row) {
    #expect(outcome(row.arguments) == row.expected)
  }

  @Test(
    arguments: [
      (["audit"], "audit"),
      (["audit", "A", "B"], "audit A B"),
      (["audit", "--policy", "apple-hig"], "audit policy=apple-hig"),
      (["audit", "--policy=apple-hig", "A"], "audit A policy=apple-hig"),
      (["audit", "A", "--update-baseline", "B"], "audit A B update-baseline"),
      (["audit", "--format", "json", "--format=csv"], "audit format=json format=csv"),
      (["--quiet", "audit"], "audit quiet"),
      (["-q", "audit", "-v"], "audit quiet verbose"),
      (["audit", "-qv", "-q"], "audit quiet verbose quiet"),
      (["audit", "-o", "Out"], "audit output=Out"),
      (["audit", "-oOut"], "audit output=Out"),
      (["audit", "-qoOut"], "audit quiet output=Out"),
      (["audit", "-qo", "Out"], "audit quiet output=Out"),
      (["audit", "--output=-x"], "audit output=-x"),
      (["audit", "--output=--help"], "audit output=--help"),
      (["audit", "--output=a=b"], "audit output=a=b"),
      (["audit", "--output=\u{301}x"], "audit output=\u{301}x"),
      (["audit", "--output", "-"], "audit output=-"),
      (["audit", "--jobs", "-1"], "audit jobs=-1"),
      (["audit", "--fill", "x"], "audit fill=x"),
      (["audit", "--", "--policy", "--", "-h"], "audit --policy -- -h"),
      (["--", "audit", "--policy"], "audit --policy"),
      (["audit", "-"], "audit -"),
      (["audit", ""], "audit "),
      (["contrast", "#767676", "#FFF"], "contrast #767676 #FFF"),
      (["contrast", "-1", "-.5"], "contrast -1 -.5"),
      (["inspect"], "inspect"),
      (["merge", "a", "b", "c"], "merge a b c"),
      (["audit", "audit", "help"], "audit audit help"),
    ] as [Row])
  func runs(row: Row) {
    #expect(outcome(row.arguments) == row.expected)
  }

  @Test(
    arguments: [
      (["adit"], "unknown command 'adit'; did you mean 'audit'?"),
      ([""], "unknown command ''; run 'legible help' to list the commands"),
      (["AUDIT"], "unknown command 'AUDIT'; did you mean 'audit'?"),
      (["version"], "unknown command 'version'; did you mean '--version'?"),
      (["a\nb\u{1B}[1m"], "unknown command 'a\\nb\\u{1B}[1m'; run 'legible help' to list the commands"),
      (["help", "inspct"], "unknown command 'inspct'; did you mean 'inspect'?"),
      (["audit", "--polcy", "x"], "audit: unknown option '--polcy'; did you mean '--policy'?"),
      (["audit", "--polcy=x"], "audit: unknown option '--polcy'; did you mean '--policy'?"),
      (["audit", "-policy"], "audit: unknown option '-policy'; did you mean '--policy'?"),
      (["audit", "--base", "x"], "audit: unknown option '--base'; did you mean '--baseline'?"),
      (["audit", "--Format", "x"], "audit: unknown option '--Format'; did you mean '--format'?"),
      (["audit", "--fil", "x"], "audit: unknown option '--fil'"),
      (["audit", "--zzzzzzzz"], "audit: unknown option '--zzzzzzzz'"),
      (["audit", "--=x"], "audit: unknown option '--'"),
      (["audit", "-x"], "audit: unknown option '-x'"),
      (["audit", "-qx"], "audit: unknown option '-qx'"),
      (["contrast", "--baseline", "x"], "contrast: unknown option '--baseline'; it is an option for 'legible audit'"),
      (["--policy", "apple-hig", "audit"], "unknown option '--policy'; it is an option for 'legible audit'"),
    ] as [Row])
  func unknownNames(row: Row) {
    #expect(outcome(row.arguments) == "error: " + row.expected)
  }

  @Test(
    arguments: [
      (["--output"], "'--output' requires a value; add DIR after it"),
      (["-o"], "'--output' requires a value; add DIR after it"),
      (
        ["--output", "--quiet"],
        "'--output' requires a value; write a value that starts with a dash as '--output=--quiet'"
      ),
      (["--output", "--"], "'--output' requires a value; write a value that starts with a dash as '--output=--'"),
      (["--output="], "'--output' has an empty value; specify DIR"),
      (["--output", ""], "'--output' has an empty value; specify DIR"),
      (["--quiet=yes"], "'--quiet' does not take a value; remove '=yes'"),
      (["--output", "a", "-ob"], "'--output' is specified more than once; specify it once"),
      (
        ["--policy", "wcag22-a"],
        """
        invalid value 'wcag22-a' for '--policy'; expected one of wcag22-aa, wcag22-aaa, apple-hig, section-508; \
        did you mean 'wcag22-aa' or 'wcag22-aaa'?
        """
      ),
      (["--fail-on", "all"], "invalid value 'all' for '--fail-on'; expected one of error, warning, note, never"),
    ] as [Row])
  func values(row: Row) {
    #expect(outcome(["audit"] + row.arguments) == "error: audit: " + row.expected)
  }

  @Test(
    arguments: [
      (
        ["contrast"],
        "contrast: missing FOREGROUND and BACKGROUND; usage: legible contrast FOREGROUND BACKGROUND"
      ),
      (["contrast", "red"], "contrast: missing BACKGROUND; usage: legible contrast FOREGROUND BACKGROUND"),
      (
        ["contrast", "a", "b", "c"],
        "contrast: unexpected argument 'c'; usage: legible contrast FOREGROUND BACKGROUND"
      ),
      (["inspect", "a", "b"], "inspect: unexpected argument 'b'; usage: legible inspect [OPTION…] [PATH]"),
      (["merge"], "merge: missing REPORT; usage: legible merge REPORT…"),
      (["help", "audit", "b"], "help: unexpected argument 'b'; usage: legible help [COMMAND]"),
    ] as [Row])
  func operandCounts(row: Row) {
    #expect(outcome(row.arguments) == "error: " + row.expected)
  }

  @Test
  func firstErrorIsReported() {
    #expect(
      outcome(["audit", "--polcy", "x", "--formt", "y", "--output"])
        == "error: audit: unknown option '--polcy'; did you mean '--policy'?")
  }

  @Test(arguments: 0..<UInt64(8))
  func anyVectorHasAnOutcome(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<250 {
      let arguments = randomArguments(using: &generator)
      let isHelpAsked = arguments.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
      let result = outcome(arguments)
      #expect(!result.isEmpty)
      #expect(!isHelpAsked || result.hasSuffix("requested"), "\(arguments)")
      #expect(result == outcome(arguments))
    }
  }

  private func randomArguments(using generator: inout SplitMix64) -> [String] {
    let words = [
      "audit", "contrast", "help", "--", "-", "--help", "-h", "--output", "--format=json", "--policy", "-qvo", "-5", "",
      "--=", "-=", "#FFF", "--quiet=1", "\u{301}", "--\u{301}=", "-\u{FE0F}", "\r\n", "🇩🇪", "--\u{202E}x", "a|`<b>%0A",
    ]
    return (0..<Int.random(in: 0...7, using: &generator)).map { _ in
      let word = words.randomElement(using: &generator) ?? ""
      let isJoined = Int.random(in: 0..<6, using: &generator) == 0
      return isJoined ? word + (words.randomElement(using: &generator) ?? "") : word
    }
  }

  private func outcome(_ arguments: [String]) -> String {
    do {
      switch try CommandLineParser.parse(arguments, for: ToolFixture.tool) {
      case .version: return "version"
      case .help(let command, let isRequested):
        return ["help", command, isRequested ? "requested" : nil].compactMap { $0 }.joined(separator: " ")
      case .run(let command, let parsed):
        let options = parsed.occurrences.map { $0.option + ($0.value.map { "=\($0)" } ?? "") }
        return ([command] + parsed.operands + options).joined(separator: " ")
      }
    } catch {
      return "error: " + (error.command.map { "\($0): " } ?? "") + error.line
    }
  }
}
