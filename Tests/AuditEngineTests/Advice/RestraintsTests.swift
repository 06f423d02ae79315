import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// Each thing that advice may never do, done on purpose.
@Suite struct RestraintsTests {
  private static let names = ["Canvas", "Card", "Primary", "Secondary", "Fill", "Label"]
  private static let colors = ["#F2F2F2", "#FFFFFE", "#1A1A1A", "#767676", "#0A6CC4", "#FFFFFF"]
  private static let pairs = [
    ("Primary", "Canvas"), ("Secondary", "Canvas"), ("Primary", "Card"), ("Secondary", "Card"), ("Label", "Fill"),
  ]

  /// The breaches of an edit of one token.
  private func breaches(_ name: String, _ color: String) throws -> [Restraints.Breach] {
    let place = try #require(Self.names.firstIndex(of: name))
    var edited = Self.colors
    edited[place] = color
    return Restraints(audit(Self.colors)).breaches(in: audit(edited))
  }

  private func audit(_ colors: [String]) -> AuditInput {
    var palette = PaletteBuilder()
    for (name, color) in zip(Self.names, colors) { palette.token(name, [.any: color]) }
    for (foreground, surface) in Self.pairs { palette.pair(foreground, on: surface) }
    return AuditInput(Measurer.measure(AuditPlan(palette.loaded, policy: .standard, variants: VariantSet(.light))))
  }

  @Test func whatChangesNothingBreaksNothing() throws {
    #expect(try breaches("Primary", "#1A1A1A").isEmpty)
    #expect(try breaches("Secondary", "#6C6C6C").isEmpty)
  }

  @Test func aPassingCellFails() throws {
    #expect(try breaches("Fill", "#5AB0FF").contains { if case .fails = $0 { true } else { false } })
  }

  @Test func aFailingRatioFalls() throws {
    #expect(try breaches("Secondary", "#888888").contains { if case .falls = $0 { true } else { false } })
  }

  @Test func aSurfaceTurns() throws {
    #expect(try breaches("Card", "#101010").contains { if case .turns = $0 { true } else { false } })
    #expect(!(try breaches("Fill", "#06305A").contains { if case .turns = $0 { true } else { false } }))
  }

  @Test func aNeutralBecomesColorful() throws {
    #expect(try breaches("Secondary", "#7A5060").contains { if case .tints = $0 { true } else { false } })
  }

  @Test func textsMeet() throws {
    #expect(try breaches("Secondary", "#1C1C1C").contains { if case .joinsTexts = $0 { true } else { false } })
  }

  @Test func surfacesMeet() throws {
    #expect(try breaches("Canvas", "#FEFEFE").contains { if case .joinsSurfaces = $0 { true } else { false } })
  }
}
