import TestSupport
import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// Windows and suggestions for whole tokens against every gray, tried one by one.
@Suite struct WindowSearchTests {
  private static let grays = (0...255).map { EightBitColor(red: UInt8($0), green: UInt8($0), blue: UInt8($0)) }

  /// A gray token in one to four pairs: as foreground, with alpha, as surface, as base of a veil, by the seed.
  private func palette(_ seed: UInt64, translucent: Bool) -> AuditBuilder {
    var generator = SplitMix64(seed: seed)
    func byte() -> UInt8 { UInt8.random(in: 0...255, using: &generator) }
    func hex() -> String { EightBitColor(red: byte(), green: byte(), blue: byte()).hex }
    func dark() -> String { EightBitColor(red: byte() / 4, green: byte() / 4, blue: byte() / 4).hex }
    var audit = AuditBuilder()
    audit.variants = VariantSet(.light)
    let gray = byte()
    audit.token("Token", [.any: EightBitColor(red: gray, green: gray, blue: gray).hex])
    audit.surface("veiled", ["\(hex())66", "Token"])
    for index in 0..<Int.random(in: 1...4, using: &generator) {
      let role: Role = Bool.random(using: &generator) ? .text : .graphic
      let other = Bool.random(using: &generator) ? hex() : dark()
      switch Int.random(in: 0..<(translucent ? 4 : 2), using: &generator) {
      case 0: audit.pair("Token", on: other, role, id: "\(index)")
      case 1: audit.pair(other, on: "Token", role, id: "\(index)")
      case 2: audit.pair("Token*0.8", on: other, role, id: "\(index)")
      default: audit.pair(other, on: "veiled", role, id: "\(index)")
      }
    }
    return audit
  }

  private func passes(_ audit: AuditBuilder, _ color: EightBitColor) -> Bool {
    var audit = audit
    audit.tokens[0].entries[0].value = .color(Color(.sRGB, color.encoded.components))
    let plan = AuditPlan(audit.loaded, policy: audit.policy, variants: audit.variants)
    return Measurer.measure(plan).measurements.allSatisfy { $0.verdict == .pass }
  }

  @Test(arguments: [false, true]) func windowsHoldExactlyTheGraysThatPass(translucent: Bool) throws {
    for seed in 0..<10 {
      let audit = palette(UInt64(seed) + 400, translucent: translucent)
      var finder = WindowFinder(
        Measurer.measure(AuditPlan(audit.loaded, policy: audit.policy, variants: audit.variants)))
      let window = try #require(finder.windows(of: 0).first)
      #expect(window.omissions.isEmpty)
      for gray in Self.grays {
        let isInside = window.intervals.contains { interval in
          interval.luminance?.contains(min(1, gray.linear.relativeLuminance.value))
            ?? interval.colors.first.map { $0.red <= gray.red && gray.red <= interval.colors[1].red } ?? false
        }
        #expect(isInside == passes(audit, gray), "seed \(seed), \(gray.hex)")
      }
      for color in window.intervals.flatMap(\.colors) { #expect(passes(audit, color), "seed \(seed)") }
    }
  }

  @Test(arguments: [false, true]) func noGrayIsNearerThanWhatIsSuggestedEverywhere(translucent: Bool) throws {
    for seed in 0..<10 {
      let audit = palette(UInt64(seed) + 400, translucent: translucent)
      let found = EntrySuggestions.all(of: 0, in: audit.loaded, policy: audit.policy, preset: .nearest)
      let entry = try #require(found.first)
      let start = entry.color.linearSRGB.oklab
      let passing = Self.grays.filter { passes(audit, $0) }
      let nearest = passing.map { DeltaE.ok(start, $0.linear.oklab) }.min()
      guard entry.failing > 0 else { continue }
      for move in entry.moves {
        #expect(passes(audit, move.color.encodedSRGB.eightBit), "seed \(seed)")
        #expect(move.ratio.reaches(move.required))
      }
      #expect(entry.moves.map(\.deltaEOK) == entry.moves.map(\.deltaEOK).sorted())
      if let nearest {
        let best = try #require(entry.moves.first, "seed \(seed): a gray passes, and nothing was found")
        #expect(best.deltaEOK <= nearest + 1e-9, "seed \(seed)")
      }
      if entry.moves.isEmpty { #expect(!entry.clash.isEmpty, "seed \(seed)") }
    }
  }

  /// `ink` alone could become black; `line`, which refers to it, is on a dark surface and bounds it from below.
  @Test(arguments: ["ink", "line"]) func tokensThatReferToOneColourBoundIt(_ name: String) throws {
    var audit = AuditBuilder()
    audit.variants = VariantSet(.light)
    audit.designToken("ink", "#8A8A8A", line: 2)
    audit.designToken("line", "#8A8A8A", line: 3, writtenAt: 2)
    audit.designToken("other", "#8A8A8A", line: 4)
    audit.pair("ink", on: "#FFFFFF")
    audit.pair("line", on: "#111111", .graphic)
    audit.pair("other", on: "#FF0000")
    audit.pair("line", on: "ink", .graphic)
    let palette = audit.loaded.palette
    guard case .found(let token) = palette.lookup(name) else { return }
    let found = EntrySuggestions.all(of: token, in: audit.loaded, policy: audit.policy)
    let entry = try #require(found.count == 1 ? found.first : nil)
    #expect(entry.others.map { palette.displayName(of: $0.token) } == [name == "ink" ? "line" : "ink"])
    #expect(entry.pairs == 3 && entry.measurements == 3 * Variant.allCases.count)
    #expect(entry.failing == 2 * Variant.allCases.count)
    #expect(entry.omissions.map(\.pair).count == 1)
    let color = try #require(entry.moves.first).color
    #expect(entry.moves.map(\.clears) == [Variant.allCases.count])
    #expect(ContrastRatio(color.relativeLuminance, AuditBuilder.color("#FFFFFF").relativeLuminance).value >= 4.5)
    #expect(ContrastRatio(color.relativeLuminance, AuditBuilder.color("#111111").relativeLuminance).value >= 3)
  }

  /// There are no suggestions for a surface's backdrop, but suggestions for its other pairs must not break those on the
  /// surface.
  @Test func whatLiesBelowIsNotBroken() {
    var audit = AuditBuilder()
    audit.token("Token", [.any: "#8A8A8A"])
    audit.surface("grade", []) { $0.over = [.color(AuditBuilder.written("Token"))] }
    audit.pair("Token", on: "#FFFFFF")
    audit.pair("#000000", on: "grade")
    let found = EntrySuggestions.all(of: 0, in: audit.loaded, policy: audit.policy)
    #expect(found.map(\.failing) == [8])
    #expect(
      found.flatMap(\.moves).allSatisfy { move in
        ContrastRatio(move.color.relativeLuminance, AuditBuilder.color("#000000").relativeLuminance).value >= 4.5
      })
    audit.declaration.pairs.removeLast()
    audit.pair("#FFFFFF", on: "grade")
    let alone = EntrySuggestions.all(of: 0, in: audit.loaded, policy: audit.policy)
    #expect(alone.allSatisfy { !$0.moves.isEmpty })
  }

  /// An opaque foreground over anything below a dark veil: the ends are proven, and a step beyond them fails.
  @Test func windowsOverAnyBackdrop() throws {
    var audit = AuditBuilder()
    audit.variants = VariantSet(.light)
    audit.token("Token", [.any: "#888888"])
    audit.surface("veil", ["#000000B3"])
    audit.pair("Token", on: "veil")
    var finder = WindowFinder(Measurer.measure(AuditPlan(audit.loaded, policy: audit.policy, variants: audit.variants)))
    let interval = try #require(finder.windows(of: 0).first?.intervals.first)
    #expect(interval.colors.allSatisfy { passes(audit, $0) })
    let darkest = try #require(interval.colors.first)
    let beyond = EightBitColor(red: darkest.red - 2, green: darkest.green - 2, blue: darkest.blue - 2)
    #expect(!passes(audit, beyond))
  }
}
