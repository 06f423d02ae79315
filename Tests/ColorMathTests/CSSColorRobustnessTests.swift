import TestSupport
import Testing

@testable import ColorMath

/// No text crashes the parser, whatever its bytes, and its time grows only with the length.
@Suite struct CSSColorRobustnessTests {
  static let seeds =
    CSSColorAcceptedTests.rgb.map(\.text) + CSSColorAcceptedTests.lab.map(\.text)
    + CSSColorAcceptedTests.hslAndHWB.map(\.text) + CSSColorAcceptedTests.tokens.map(\.text)
    + CSSColorAcceptedTests.hex.map(\.text) + CSSColorAcceptedTests.predefined.map(\.text)

  @Test func mutatedTextsGiveAColourInRangeOrAnErrorInside() {
    var generator = SplitMix64(seed: 0xC0105)
    for _ in 0..<20_000 {
      let text = mutated(&generator)
      do {
        let color = try CSSColorSyntax.parse(text)
        let parts = [color.components.first, color.components.second, color.components.third]
        #expect(parts.allSatisfy(\.isFinite) && (0...1).contains(color.alpha), "\(text)")
      } catch {
        #expect(error.offset >= 0 && error.length >= 0 && !error.message.isEmpty)
        #expect(error.offset + error.length <= text.utf8.count, "\(text)")
      }
    }
  }

  private func mutated(_ generator: inout SplitMix64) -> String {
    var bytes = Array((Self.seeds.randomElement(using: &generator) ?? "").utf8)
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let place = Int.random(in: 0...bytes.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
      case 1: bytes.insert(Array("()/*,.+-e%#0 ".utf8).randomElement(using: &generator) ?? 0, at: place)
      case 2: bytes.removeSubrange(place..<min(place + 3, bytes.count))
      default: bytes = Array(bytes[..<place])
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    String(repeating: "a", count: 200_000),
    String(repeating: "/**/", count: 50_000),
    "/" + String(repeating: "*", count: 200_000),
    "#" + String(repeating: "f", count: 200_000),
    String(repeating: "rgb(", count: 50_000),
    "rgb(" + String(repeating: "-", count: 200_000),
    "color(srgb 0." + String(repeating: "3", count: 200_000) + " 0 0",
    "hsl(1e" + String(repeating: "9", count: 200_000) + " 0 0",
  ])
  func longTextsAreRefused(_ text: String) {
    #expect(throws: ColorSyntaxError.self) { try CSSColorSyntax.parse(text) }
  }
}
