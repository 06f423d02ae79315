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

  private static func result(
    _ tokens: [Token], on surfaces: [String: String], locking locked: [String] = []
  ) throws -> AuditResult {
    var palette = PaletteBuilder()
    for token in tokens { palette.take(token) }
    for (name, surface) in surfaces.sorted(by: { $0.key < $1.key }) { palette.pair(name, on: surface) }
    var wishes = EditWishes()
    wishes.locked = locked
    return AuditResult(palette.loaded, policy: .wcag22AA, wishes: try wishes.advice(in: palette.loaded))
  }

  @Test func aliasesAreOneColour() throws {
    let tokens = [
      Self.token("gray", "#8A8A8A", line: 1), Self.token("text", "#8A8A8A", line: 2, writtenAt: 1),
      Self.token("note", "#8A8A8A", line: 3, writtenAt: 1), Self.token("own", "#8A8A8A", line: 4),
    ]
    let pairs = ["text": "#FFFFFF", "note": "#F0F0F0", "own": "#FFFFFF"]
    let result = try Self.result(tokens, on: pairs)
    #expect(result.measurements.allSatisfy { $0.verdict == .fail })
    #expect(Set(result.edits.map(\.token)) == [0, 2])
    let shared = SharedColors(result.plan.loaded.palette)
    let gray = try #require(result.edits.first { $0.token == 0 })
    #expect(shared.otherNames(of: gray.edit, in: result.plan.loaded.palette) == ["note", "text"])
    #expect(Set(gray.clears.map { result.measurements[$0].pair }).count == 2)
  }

  @Test func whatIsLockedLocksAllThatShareIt() throws {
    let tokens = [Self.token("gray", "#8A8A8A", line: 1), Self.token("text", "#8A8A8A", line: 2, writtenAt: 1)]
    #expect(try Self.result(tokens, on: ["text": "#FFFFFF"], locking: ["gray"]).edits.isEmpty)
  }

  @Test func whatIsWorkedOutOfOthersStays() throws {
    let tokens = [Self.token("text", "#8A8A8A", line: 2, writtenAt: 1, oddities: .computed)]
    #expect(try Self.result(tokens, on: ["text": "#FFFFFF"]).edits.isEmpty)
  }

  @Test func tokensOfTokenFilesGetNoEntries() {
    var palette = PaletteBuilder()
    palette.take(Self.token("text", "#6F6F6F", line: 1))
    palette.pair("text", on: "#FFFFFF")
    #expect(MissingEntries(palette.loaded, policy: .wcag22AA).edits(AdviceWishes(), without: []).isEmpty)
  }
}
