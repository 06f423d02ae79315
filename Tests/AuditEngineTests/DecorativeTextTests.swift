import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// Decorative pairs with a font: text that a role takes out of the audit.
@Suite struct DecorativeTextTests {
  /// Grays on white: #999999 reaches 2.84, #949494 3.03.
  @Test(
    arguments: [
      ("small and low", "#999999", Role.decorative, Font(size: 13, weight: 400), true),
      ("large and low", "#999999", .decorative, Font(size: 24, weight: 400), true),
      ("large and enough", "#949494", .decorative, Font(size: 24, weight: 400), false),
      ("small and enough", "#767676", .decorative, Font(size: 13, weight: 400), false),
      ("without a font", "#999999", .decorative, nil, false),
      ("an inactive label", "#999999", .inactive, Font(size: 13, weight: 400), false),
      ("a logotype", "#999999", .logotype, Font(size: 13, weight: 400), false),
    ] as [(String, String, Role, Font?, Bool)])
  func aNoteSaysThatItIsText(_ name: String, _ color: String, _ role: Role, _ font: Font?, _ isFound: Bool) {
    var audit = AuditBuilder()
    audit.pair(color, on: "#FFFFFF", role, font: font)
    let found = audit.result.findings.filter { $0.rule == "decorative-text" }
    #expect(found.count == (isFound ? 1 : 0), "\(name)")
    guard let finding = found.first else { return }
    #expect(finding.severity == .note && finding.cells.count == 8)
    #expect(finding.cells.allSatisfy { abs(($0.ratio?.value ?? 0) - 2.84) < 0.01 })
    #expect(audit.result.measurements.allSatisfy { $0.verdict == .exempt }, "the verdict stays as it is")
  }
}
