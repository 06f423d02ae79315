import TestSupport
import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// Tokens of a token file that refer to one written color move together.
struct SharedColorTests {
  private static let file = "tokens.json"

  /// A token whose color is written at a line of the file; at the line of its own if it refers to nothing.
  private static func token(
    _ path: String, _ hex: String, line: Int32, writtenAt origin: Int? = nil, oddities: Entry.Oddities = []
  ) -> Token {
    let entry = Entry(
      .any, .color(Color(hex: hex) ?? Color(.sRGB, 0, 0, 0)), oddities: oddities, line: line,
      origin: origin.map { SourceLocation(file: file, line: $0) })
    return Token(TokenName(catalog: file, path: path), file: file, line: line, entries: [entry])
  }

  private static func edits(_ tokens: [Token], on surfaces: [String: String], _ options: SolveOptions)
    -> PaletteSolution
  {
    var palette = PaletteBuilder()
    for token in tokens { palette.take(token) }
    for (name, surface) in surfaces.sorted(by: { $0.key < $1.key }) { palette.pair(name, on: surface) }
    return PaletteSolver(palette.loaded, policy: .wcag22AA, options: options).solve()
  }

  @Test func aliasesAreOneColour() throws {
    let tokens = [
      Self.token("gray", "#8A8A8A", line: 1), Self.token("text", "#8A8A8A", line: 2, writtenAt: 1),
      Self.token("note", "#8A8A8A", line: 3, writtenAt: 1), Self.token("own", "#8A8A8A", line: 4),
    ]
    let pairs = ["text": "#FFFFFF", "note": "#F0F0F0", "own": "#FFFFFF"]
    let solution = Self.edits(tokens, on: pairs, SolveOptions())
    #expect(solution.isSolved)
    #expect(solution.edits.map(\.edit.token) == [1, 2])
    let shared = SharedColors(solution.before.plan.loaded.palette)
    let names = solution.edits.map { shared.otherNames(of: $0.edit, in: solution.before.plan.loaded.palette) }
    #expect(names == [["gray", "text"], []])
    let all = Set(solution.edits[0].clears.map { solution.before.measurements[$0].pair })
    #expect(all.count == 2)
  }

  @Test func whatIsLockedLocksAllThatShareIt() {
    let tokens = [Self.token("gray", "#8A8A8A", line: 1), Self.token("text", "#8A8A8A", line: 2, writtenAt: 1)]
    let solution = Self.edits(tokens, on: ["text": "#FFFFFF"], SolveOptions(locked: [0]))
    #expect(solution.edits.isEmpty && !solution.stuck.isEmpty)
  }

  @Test func whatIsWorkedOutOfOthersStays() {
    let tokens = [Self.token("text", "#8A8A8A", line: 2, writtenAt: 1, oddities: .computed)]
    let solution = Self.edits(tokens, on: ["text": "#FFFFFF"], SolveOptions())
    #expect(solution.edits.isEmpty && !solution.stuck.isEmpty)
  }

  @Test func tokensOfTokenFilesGetNoEntries() {
    var palette = PaletteBuilder()
    palette.take(Self.token("text", "#6F6F6F", line: 1))
    palette.pair("text", on: "#FFFFFF")
    #expect(IncreasedEntries(palette.loaded, policy: .wcag22AA).solve(SolveOptions()).edits.isEmpty)
  }
}
