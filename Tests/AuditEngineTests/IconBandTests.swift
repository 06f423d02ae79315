import TestSupport
import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// One color on several surfaces: the luminances that suit all of them.
@Suite struct IconBandTests {
  private func bands(
    _ color: String, on surfaces: [String], _ policy: Policy = .wcag22AA, role: Role = .graphic
  ) -> (bands: [IconBandEvidence], result: AuditResult) {
    var audit = AuditBuilder()
    audit.judgesMore()
    audit.policy = policy
    for surface in surfaces { audit.pair(color, on: surface, role) }
    let result = audit.result
    let bands = result.findings.flatMap { finding -> [IconBandEvidence] in
      if case .iconBand(_, let bands) = finding.evidence { bands } else { [] }
    }
    return (bands, result)
  }

  private static var strict: Policy {
    Policy(
      id: "strict", summary: "", text: Requirement(.minimum, 4.5), largeText: Requirement(.minimum, 4.5),
      nonText: Requirement(.nonText, 4.5), linkCue: Requirement(.useOfColor, 4.5), largeMeans: .wcag, increased: nil)
  }

  /// 4.5 on white and on black: 1.05 / 4.5 − 0.05 above, 4.5 × 0.05 − 0.05 below.
  @Test func onWhiteAndOnBlackLittleIsLeft() throws {
    let (found, result) = bands("#CCCCCC", on: ["#FFFFFF", "#000000"], Self.strict)
    let band = try #require(found.first?.bands.first)
    #expect(found.count == 8)
    #expect(abs(band.lowerBound - 0.175) < 1e-12)
    #expect(abs(band.upperBound - (1.05 / 4.5 - 0.05)) < 1e-12)
    #expect(found.allSatisfy { $0.bands.count == 1 && $0.clash.isEmpty && $0.failing.count == 1 })
    #expect(result.findings.filter { $0.rule == "icon-band" }.map(\.severity) == [.warning])
    #expect(result.findings.filter { $0.rule == "icon-band" }.map(\.cells.count) == [8])
  }

  /// System yellow fails on white and passes on black: nobody can choose its luminance.
  @Test func aSystemColorHasNoBand() {
    let (found, result) = bands("system:systemYellow", on: ["#FFFFFF", "#000000"])
    #expect(found.isEmpty)
    #expect(result.measurements.contains { $0.verdict == .fail })
  }

  /// Text needs 4.5 under the default policy.
  @Test func textBetweenDarkAndLightSurfacesHasABandToo() throws {
    let (found, result) = bands("#CCCCCC", on: ["#FFFFFF", "#000000"], role: .text)
    let band = try #require(found.first?.bands.first)
    #expect(found.count == 8)
    #expect(abs(band.lowerBound - 0.175) < 1e-12 && abs(band.upperBound - (1.05 / 4.5 - 0.05)) < 1e-12)
    #expect(result.findings.filter { $0.rule == "icon-band" }.count == 1)
    #expect(
      bands("#CCCCCC", on: ["#FFFFFF", "#777777", "#000000"], role: .text).bands.allSatisfy { $0.clash.count == 2 })
  }

  /// A gray inside the band passes on both, without a finding.
  @Test func aColorInsideTheBandIsSilent() {
    let gray = LinearSRGB(red: 0.18, green: 0.18, blue: 0.18).encoded
    let text = "color(srgb \(gray.red) \(gray.green) \(gray.blue))"
    let (found, result) = bands(text, on: ["#FFFFFF", "#000000"], Self.strict)
    #expect(found.isEmpty)
    #expect(result.measurements.allSatisfy { $0.verdict == .pass })
  }

  @Test func surfacesThatLeaveNothingAreNamed() throws {
    let (found, result) = bands("#CCCCCC", on: ["#FFFFFF", "#222222", "#777777"], Self.strict)
    let first = try #require(found.first)
    #expect(first.bands.isEmpty)
    #expect(first.clash.map { result.declaration.surfaces[$0].name } == ["#222222", "#777777"])
  }

  @Test func aMiddleSurfaceLeavesTwoBands() throws {
    let (found, _) = bands("#777777", on: ["#808080", "#7F7F7F"])
    let first = try #require(found.first)
    #expect(first.bands.count == 2)
    #expect(first.bands.first?.lowerBound == 0)
    #expect(first.bands.last?.upperBound == 1)
  }

  @Test(arguments: [
    ("#CCCCCC", ["#FFFFFF"], Role.graphic), ("#CCCCCC", ["#FFFFFF", "#EEEEEE"], .text),
    ("#CCCCCC80", ["#FFFFFF", "#000000"], .graphic), ("#888888", ["#FFFFFF", "#000000"], .graphic),
    ("#CCCCCC", ["#FFFFFF", "Missing"], .graphic),
  ])
  func silentWhereNoBandHelps(_ color: String, _ surfaces: [String], _ role: Role) {
    #expect(bands(color, on: surfaces, role: role).bands.isEmpty)
  }

  /// Any luminance inside a band passes on every surface, any outside fails on one.
  @Test func bandsAreExactlyWhatPasses() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<40 {
      let surfaces = (0..<3).map { _ in
        EightBitColor(red: UInt8(random.next() & 255), green: UInt8(random.next() & 255), blue: 0)
      }
      let (found, _) = bands("#000000", on: surfaces.map(\.hex))
      guard let bands = found.first?.bands else { continue }
      for step in 0...200 {
        let luminance = RelativeLuminance(Double(step) / 200)
        let passes = surfaces.allSatisfy {
          ContrastRatio(luminance, $0.linear.relativeLuminance).value >= 3
        }
        #expect(bands.contains { $0.contains(luminance.value) } == passes)
      }
    }
  }
}
