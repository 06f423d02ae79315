import Testing

@testable import legible

/// When colors are shown, and as which bytes.
struct TerminalStyleTests {
  struct Case: Sendable {
    let noColor: String?
    let term: String?
    let colorTerm: String?
    let isTerminal: Bool
    let expected: ColorDepth

    init(_ noColor: String?, _ term: String?, _ colorTerm: String?, _ isTerminal: Bool, _ expected: ColorDepth) {
      (self.noColor, self.term, self.colorTerm) = (noColor, term, colorTerm)
      (self.isTerminal, self.expected) = (isTerminal, expected)
    }
  }

  @Test(arguments: [
    Case(nil, "xterm", nil, true, .ansi16),
    Case(nil, "xterm-256color", "", true, .ansi16),
    Case(nil, "xterm-256color", "truecolor", true, .trueColor),
    Case(nil, "xterm-256color", "24bit", true, .trueColor),
    Case(nil, "xterm-direct", nil, true, .trueColor),
    Case(nil, "xterm-256color", "yes", true, .ansi16),
    Case("", "xterm", "truecolor", true, .trueColor),
    Case("1", "xterm", "truecolor", true, .none),
    Case("0", "xterm", nil, true, .none),
    Case(nil, "dumb", "truecolor", true, .none),
    Case(nil, nil, "truecolor", true, .none),
    Case(nil, "", nil, true, .none),
    Case(nil, "xterm", "truecolor", false, .none),
  ])
  func depthFollowsTheEnvironment(row: Case) {
    let depth = ColorDepth(
      noColor: row.noColor, term: row.term, colorTerm: row.colorTerm, isTerminal: row.isTerminal)
    #expect(depth == row.expected)
  }

  @Test
  func stylesAreEscapeSequences() {
    let style = TerminalStyle(depth: .ansi16)
    #expect(style.bold("a") == "\u{1B}[1ma\u{1B}[22m")
    #expect(style.dim("a") == "\u{1B}[2ma\u{1B}[22m")
    #expect(style.red("a") == "\u{1B}[31ma\u{1B}[39m")
    #expect(style.green("a") == "\u{1B}[32ma\u{1B}[39m")
    #expect(style.yellow(style.bold("a")) == "\u{1B}[33m\u{1B}[1ma\u{1B}[22m\u{1B}[39m")
    #expect(style.red("") == "")
  }

  @Test
  func swatchNeedsTrueColor() {
    let swatch = { TerminalStyle(depth: $0).swatch("  ", red: 255, green: 0, blue: 128) }
    #expect(swatch(.trueColor) == "\u{1B}[48;2;255;0;128m  \u{1B}[49m")
    #expect(swatch(.ansi16) == "  ")
    #expect(swatch(.none) == "  ")
  }

  @Test
  func plainStaysPlain() {
    let style = TerminalStyle(depth: .none)
    #expect(
      [style.bold("a"), style.dim("a"), style.red("a"), style.green("a"), style.yellow("a")].allSatisfy { $0 == "a" })
  }
}
