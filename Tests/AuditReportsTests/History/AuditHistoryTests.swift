import TestSupport
import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import ColorMath
@testable import FileSyntax
@testable import Palettes

/// The history of a palette: lines, places, and the badge.
@Suite struct AuditHistoryTests {
  private static func line(_ digit: Character, failed: Int = 3) throws -> HistoryLine {
    var line = HistoryLine(
      commit: String(repeating: digit, count: 40), date: try #require(CalendarDate("2026-11-29")))
    (line.failed, line.passed, line.coverage) = (failed, 5, 0.25)
    if failed > 0 { line.worst = HistoryLine.Worst(pair: "Ink \"on\" Paper", ratio: ContrastRatio(1.5)) }
    return line
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func writesOneLineForEachCommit() throws {
    let first = AuditHistory.adding(try Self.line("a"), to: [])
    let commit = String(repeating: "a", count: 40)
    #expect(
      Self.text(first)
        == #"{"commit":"\#(commit)","date":"2026-11-29","errors":0,"warnings":0,"notes":0,"pass":5,"fail":3,"#
        + #""unverified":0,"exempt":0,"coverage":0.25,"worst":{"pair":"Ink \"on\" Paper","ratio":1.5}}"# + "\n")
    let second = AuditHistory.adding(try Self.line("b", failed: 0), to: first)
    #expect(try AuditHistory.read(second, display: "h") == [Self.line("a"), Self.line("b", failed: 0)])
    let again = AuditHistory.adding(try Self.line("a", failed: 2), to: second)
    #expect(try AuditHistory.read(again, display: "h") == [Self.line("a", failed: 2), Self.line("b", failed: 0)])
  }

  @Test(arguments: ["", "\n", "\r\n"])
  func keepsOtherLines(_ end: String) throws {
    let old = Self.text(AuditHistory.adding(try Self.line("a"), to: [])).dropLast() + " " + end
    let new = Self.text(AuditHistory.adding(try Self.line("b"), to: Array(old.utf8)))
    #expect(new.hasPrefix(old) && new.hasSuffix("}\n"))
    #expect(try AuditHistory.read(Array(new.utf8), display: "h").count == 2)
  }

  @Test(arguments: [
    "x", "{}", "[]", #"{"commit":"a"}"#, "{\"commit\":\"A\"}",
  ])
  func refusesOtherFilesWithThePlace(_ text: String) throws {
    let good = AuditHistory.adding(try Self.line("a"), to: [])
    let problem = try #require(throws: Diagnostic.self) {
      try AuditHistory.read(good + Array(text.utf8), display: "h.jsonl")
    }
    #expect(problem.location.text == "h.jsonl:2:1" && problem.message.hasPrefix("this is not a line of a history"))
  }

  @Test func hasALimitOfLines() throws {
    let line = AuditHistory.adding(try Self.line("a"), to: [])
    let most = Array(repeatElement(line, count: AuditHistory.mostLines).joined())
    #expect(try AuditHistory.read(most, display: "h").count == AuditHistory.mostLines)
    #expect(throws: Diagnostic.self) { try AuditHistory.read(most + line, display: "h") }
  }

  /// Any bytes are read or refused, and what is added to readable ones is read again.
  @Test(arguments: 0..<UInt64(400))
  func survivesAnyBytes(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var bytes = AuditHistory.adding(try Self.line("b"), to: AuditHistory.adding(try Self.line("a"), to: []))
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let place = Int.random(in: bytes.indices, using: &random)
      if Bool.random(using: &random) {
        bytes[place] = UInt8.random(in: .min ... .max, using: &random)
      } else {
        bytes.remove(at: place)
      }
    }
    guard let old = try? AuditHistory.read(bytes, display: "h") else { return }
    let new = try AuditHistory.read(AuditHistory.adding(Self.line("c"), to: bytes), display: "h")
    #expect(new.count == old.count + 1 && new.last?.commit.first == "c")
  }

  @Test(arguments: [(3, 5, 0, "3 fail"), (0, 5, 2, "2 not proven"), (0, 5, 0, "5 pass"), (0, 0, 0, "not measured")])
  func badgeSaysTheState(_ failed: Int, _ passed: Int, _ unverified: Int, _ words: String) throws {
    var line = try Self.line("a", failed: failed)
    (line.passed, line.unverified) = (passed, unverified)
    let svg = Self.text(HistoryBadge.svg(of: line))
    #expect(svg.contains("aria-label=\"contrast: \(words)\"") && svg.contains(">\(words)</text>"))
    let ground = try #require(svg.parts(around: "z\" fill=\"").last?.prefix(7))
    for fill in [String(ground), "#333333"] {
      let ratio = ContrastRatio(
        try #require(Color(hex: fill)).relativeLuminance, try #require(Color(hex: "#FFFFFF")).relativeLuminance)
      #expect(ratio.value >= 4.5, "\(fill)")
    }
  }

  @Test func pageDrawsTwoLinesOrMore() throws {
    #expect(HTMLTrend([try Self.line("a")]).html == "")
    let html = HTMLTrend([try Self.line("a"), try Self.line("b", failed: 1)]).html
    #expect(html.contains("3 failing measurements on 2026-11-29, 1 on 2026-11-29, in 2 commits."))
    #expect(html.contains("Ink &quot;on&quot; Paper, 1.50") && html.contains("points=\"0,4 600,79\""), "\(html)")
  }
}
