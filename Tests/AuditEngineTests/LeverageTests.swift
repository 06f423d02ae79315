import TestSupport
import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

@Suite struct LeverageTests {
  @Test func oneEditForThreePairs() throws {
    var audit = AuditBuilder()
    audit.variants = VariantSet(.light)
    audit.token("Faint", [.any: "#8A8A8A"])
    audit.token("Border", [.any: "#E0E0E0"])
    for surface in ["#FFFFFF", "#FAFAFA", "#F0F0F0"] { audit.pair("Faint", on: surface) }
    audit.pair("Border", on: "#FFFFFF", .boundary)
    let result = audit.result
    let edits = result.leverage
    #expect(edits.map { audit.loaded.palette.displayName(of: $0.token) } == ["Faint", "Border"])
    #expect(edits.map(\.clears.count) == [3, 1])
    #expect(edits.allSatisfy { $0.breaks.isEmpty && $0.condition == "Any" })
    #expect(result.measurements[try #require(edits.first).clears[0]].verdict == .fail)
  }

  @Test func theSharedSurfaceMovesWhereThatClearsMost() throws {
    var audit = AuditBuilder()
    audit.variants = VariantSet(.light)
    audit.token("Button", [.any: "#FF6688"])
    audit.token("Title", [.any: "#FFFFFF"])
    audit.token("Note", [.any: "#F5F5F5"])
    audit.pair("Title", on: "Button")
    audit.pair("Note", on: "Button")
    let edit = try #require(audit.result.leverage.first)
    #expect(audit.loaded.palette.displayName(of: edit.token) == "Button")
    #expect(edit.clears.count == 2)
  }

  /// Whichever comes first, the token that holds the color is edited, for all that refer to it.
  @Test(arguments: [("ink", "line"), ("line", "ink")])
  func tokensThatReferToOneMoveTogether(_ held: String, _ referring: String) {
    var audit = AuditBuilder()
    audit.variants = VariantSet(.light)
    for path in ["ink", "line"] {
      audit.designToken(path, "#777777", line: path == held ? 2 : 3, writtenAt: path == held ? nil : 2)
    }
    audit.designToken("paper", "#FFFFFF", line: 4)
    for name in [held, referring] { audit.pair(name, on: "paper") }
    let edits = audit.result.leverage
    #expect(edits.map { audit.loaded.palette.displayName(of: $0.token) } == [held])
    #expect(edits.map(\.clears.count) == [2])
    #expect(edits.map(\.to) == [EightBitColor(red: 0x76, green: 0x76, blue: 0x76)])
  }

  /// The gray passes on black, and any gray that passes on white would not.
  @Test func nothingThatPassesIsBroken() {
    var audit = AuditBuilder()
    audit.variants = VariantSet(.light)
    audit.token("Text", [.any: "#8A8A8A"])
    for surface in ["#FFFFFF", "#FFFFF0", "#FFF0FF", "#1C1C1C"] { audit.pair("Text", on: surface) }
    #expect(audit.result.measurements.count { $0.verdict == .pass } == 1)
    #expect(audit.result.leverage.isEmpty)
  }

  /// The worst text comes first, however many boundaries another edit would clear.
  @Test func textComesBeforeBoundaries() {
    var audit = AuditBuilder()
    audit.variants = VariantSet(.light)
    audit.token("Border", [.any: "#E0E0E0"])
    audit.token("Faint", [.any: "#8A8A8A"])
    audit.token("Fainter", [.any: "#B0B0B0"])
    for surface in ["#FFFFFF", "#FAFAFA", "#F0F0F0"] { audit.pair("Border", on: surface, .boundary) }
    audit.pair("Faint", on: "#FFFFFF")
    audit.pair("Fainter", on: "#FAFAFA")
    let names = audit.result.leverage.map { audit.loaded.palette.displayName(of: $0.token) }
    #expect(names == ["Fainter", "Faint", "Border"])
  }

  /// Three levels of text stay three: what would meet its neighbor is left to edits of both.
  @Test func levelsOfTextStayApart() {
    var audit = AuditBuilder()
    audit.variants = VariantSet(.light)
    audit.token("TextSecondary", [.any: "#757575"])
    audit.token("TextTertiary", [.any: "#9A9A9A"])
    audit.pair("TextSecondary", on: "#FFFFFF")
    audit.pair("TextTertiary", on: "#FFFFFF")
    #expect(audit.result.leverage.isEmpty)
    audit.tokens.removeFirst()
    audit.declaration.pairs.removeFirst()
    #expect(audit.result.leverage.map(\.to.hex) == ["#767676"])
  }

  @Test func nothingToClear() {
    var audit = AuditBuilder()
    audit.token("Text", [.any: "#000000"])
    audit.pair("Text", on: "#FFFFFF")
    #expect(audit.result.leverage.isEmpty)
  }

  /// Every edit has its stated effect on a new audit: it clears what it says, breaks nothing, and keeps what advice
  /// must keep.
  @Test(arguments: 1...12) func editsAreTrueAndBreakNothing(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var now = AuditBuilder()
    let names = ["A", "B", "C", "D"]
    for name in names {
      let bytes = (0..<3).map { _ in UInt8.random(in: 0...255, using: &generator) }
      now.token(name, [.any: EightBitColor(red: bytes[0], green: bytes[1], blue: bytes[2]).hex])
    }
    for name in names {
      for surface in names + ["#FFFFFF", "#202020"] where surface != name { now.pair(name, on: surface, .graphic) }
    }
    for edit in now.result.leverage {
      let before = Measurer.measure(AuditPlan(now.loaded, policy: now.policy))
      now.tokens[edit.token].entries[edit.entry].value = .color(Color(.sRGB, edit.to.encoded.components))
      let after = Measurer.measure(AuditPlan(now.loaded, policy: now.policy))
      let cleared = before.measurements.typedIndices.filter {
        before.measurements[$0].verdict == .fail && after.measurements[$0].verdict != .fail
      }
      #expect(!cleared.isEmpty && cleared == edit.clears)
      #expect(edit.breaks.isEmpty)
      #expect(Restraints(AuditInput(before)).breaches(in: AuditInput(after)).isEmpty)
    }
  }
}
