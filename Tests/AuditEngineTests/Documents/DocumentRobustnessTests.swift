import Foundation
import TestSupport
import Testing

@testable import AuditEngine
@testable import Palettes

/// Any bytes give files that can be audited, with work in proportion.
@Suite struct DocumentRobustnessTests {
  /// Cuts, copies and flips at random places of the samples; `Tests/Fuzzing/run document` tries millions.
  @Test(arguments: SampleDocument.all, [1, 2, 3] as [UInt64])
  func mutatedDocumentsStayValid(_ sample: SampleDocument, _ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<12 {
      let bytes = Self.mutated(Array(sample.text.utf8), &random)
      let draft = DesignDraft(bytes, document: "DESIGN.md")
      let lines = MarkdownDocument(parsing: bytes).lines.count
      #expect(draft.problems(SampleDocument.vocabulary).filter { $0.severity == .error } == [])
      #expect(draft.leftovers.allSatisfy { $0.line > 0 && $0.line <= max(lines, 1) })
    }
  }

  private static func mutated(_ bytes: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    let signs = Array("#|`*-[](){}\"\\/:\n \t<>~=é".utf8)
    for _ in 0..<Int.random(in: 1...8, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 0...60, using: &random))
      switch Int.random(in: 0...3, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
      default: bytes.insert(signs[Int.random(in: 0..<signs.count, using: &random)], at: place)
      }
    }
    return bytes
  }

  /// Large repetitive documents: the work grows as they do.
  @Test(
    .enabled(if: StepGrowth.isCounted, "needs a debug build"),
    arguments: [
      "- Ink: #111111\n", "`a", "[a](", "](", "<a", "**a", "| a ", "| a | b |\n|-|-|\n", "- [ ] color\n", "> ", "#fff ",
      "`a` #123456 ",
      "```swift\nText(a).background(.thinMaterial)\n```\n", "rgb(", "white on ", "white on black ", "<!-- ",
      "a (light) #111 (dark) ",
      "    ", "- a\n  - b\n", "{", "A-1: color\n", "never color. ", "must ", "```\na { #111111\n", "\u{0}", "é", "\\",
      "→ .a → .thick ",
    ])
  func workIsLinear(_ part: String) {
    let growth = Self.growth(of: part)
    #expect(growth.isLinear, "\(part): \(growth)")
  }

  /// The same within one block of Swift or one cell, where each part could be searched for the others.
  @Test(
    .enabled(if: StepGrowth.isCounted, "needs a debug build"),
    arguments: [
      ("```swift\n", "let % = Color(hex: \"#111111\")\n"), ("```swift\n", "Text(%).background(.thinMaterial)\n"),
      ("```swift\n", "Rectangle().stroke(Color.red)\n"), ("```swift\n", "Text(x).foregroundStyle(Color(\"a\"))\n"),
      ("| x | y |\n|-|-|\n| ", "white "), ("| x | y |\n|-|-|\n| ", "#111 "),
      ("| x | Light |\n|-|-|\n", "| a | #111111 |\n"),
      ("```json\n{ \"x\": 1", ", \"a\": \"#111111\"\n"), ("```css\n", "--a: #111111; {\n"),
    ])
  func workIsLinearWithin(_ head: String, _ part: String) {
    let growth = Self.growth(of: part, after: head)
    #expect(growth.isLinear, "\(head)\(part): \(growth)")
  }

  private static func growth(of part: String, after head: String = "") -> StepGrowth {
    // Parts differ, so that names and requirements do not collapse into one.
    let mark = part.contains("%") ? "%" : "a"
    let document = { (count: Int) in
      Array((head + (0..<count).map { part.replacingOccurrences(of: mark, with: "a\($0)") }.joined()).utf8)
    }
    return StepGrowth(from: 200, document) { _ = DesignDraft($0, document: "DESIGN.md").auditFile }
  }
}
