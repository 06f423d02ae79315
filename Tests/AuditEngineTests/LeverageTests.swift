import AuditEngine
import AuditModel
import AuditRules
import ColorMath
import ContrastMeasuring
import PaletteAdvice
import PaletteModel
import TestSupport
import Testing

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
    #expect(edits.map(\.to) == [EightBitColor(red: 0x77, green: 0x76, blue: 0x76)])
  }

  /// No color reaches 7 on both white and black: the edit serves the greater number, and breaks the one that passed.
  @Test func whatCannotBeServedIsCounted() throws {
    var audit = AuditBuilder()
    audit.variants = VariantSet(.light)
    audit.policy = .wcag22AAA
    audit.token("Text", [.any: "#FFFFFF"])
    for surface in ["#FFFFFF", "#FFFFF0", "#FFF0FF", "#000000"] { audit.pair("Text", on: surface) }
    let edit = try #require(audit.result.leverage.first)
    #expect(edit.clears.count == 3)
    #expect(edit.breaks.count == 1)
  }

  @Test func nothingToClear() {
    var audit = AuditBuilder()
    audit.token("Text", [.any: "#000000"])
    audit.pair("Text", on: "#FFFFFF")
    #expect(audit.result.leverage.isEmpty)
  }

  /// Every edit has its stated effect on a new audit, and none of 27 × 3 other edits gains more than the first.
  @Test(arguments: [UInt64(1), 2, 3])
  func editsAreTrueAndTheFirstIsBest(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var audit = AuditBuilder()
    let names = ["A", "B", "C"]
    for name in names {
      let bytes = (0..<3).map { _ in UInt8.random(in: 0...255, using: &generator) }
      audit.token(name, [.any: EightBitColor(red: bytes[0], green: bytes[1], blue: bytes[2]).hex])
    }
    for name in names {
      for surface in names + ["#FFFFFF", "#202020"] where surface != name { audit.pair(name, on: surface, .graphic) }
    }
    let start = audit.result
    func failures(_ result: AuditResult) -> Set<Int> {
      Set(result.measurements.indices.filter { result.measurements[$0].verdict == .fail })
    }
    let steps = stride(from: 0, through: 255, by: 51).map { UInt8($0) }
    var bestGain = 0
    for token in names.indices {
      for gray in steps {
        for blue in steps {
          var other = audit
          let color = EightBitColor(red: gray, green: gray, blue: blue).encoded.components
          other.tokens[token].entries[0].value = .color(Color(.sRGB, color))
          bestGain = max(bestGain, failures(start).count - failures(other.result).count)
        }
      }
    }
    let gain = start.leverage.first.map { $0.clears.count - $0.breaks.count } ?? 0
    #expect(gain >= bestGain)
    var now = audit
    var before = failures(start)
    for edit in start.leverage {
      now.tokens[edit.token].entries[edit.entry].value = .color(Color(.sRGB, edit.to.encoded.components))
      let after = failures(now.result)
      #expect(before.subtracting(after) == Set(edit.clears))
      #expect(after.subtracting(before) == Set(edit.breaks))
      before = after
    }
  }
}
