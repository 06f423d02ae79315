import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// What replaces a color or a surface with reduced transparency, with increased contrast, and with both.
@Suite struct AlternativeTests {
  /// The given alternatives, and the effective one: standard, increased, reduced, both; nil: undecided.
  struct Row: Sendable {
    let reduced: Bool
    let increased: Bool
    let both: Bool
    let inForce: [String?]
  }

  static let rows = [
    Row(reduced: false, increased: false, both: false, inForce: ["#111111", "#111111", "#111111", "#111111"]),
    Row(reduced: true, increased: false, both: false, inForce: ["#111111", "#111111", "#222222", "#222222"]),
    Row(reduced: false, increased: true, both: false, inForce: ["#111111", "#333333", "#111111", "#333333"]),
    Row(reduced: true, increased: true, both: false, inForce: ["#111111", "#333333", "#222222", nil]),
    Row(reduced: false, increased: false, both: true, inForce: ["#111111", "#111111", "#111111", "#444444"]),
    Row(reduced: true, increased: false, both: true, inForce: ["#111111", "#111111", "#222222", "#444444"]),
    Row(reduced: false, increased: true, both: true, inForce: ["#111111", "#333333", "#111111", "#444444"]),
    Row(reduced: true, increased: true, both: true, inForce: ["#111111", "#333333", "#222222", "#444444"]),
  ]

  private func adaptive<Value>(_ row: Row, _ make: (String) -> Value) -> Adaptive<Value> {
    Adaptive(
      make("#111111"), reduced: row.reduced ? make("#222222") : nil, increased: row.increased ? make("#333333") : nil,
      increasedReduced: row.both ? make("#444444") : nil)
  }

  private func inForce(_ row: Row, in variant: Variant) -> String? {
    row.inForce[(variant.contrast == .increased ? 1 : 0) + (variant.transparency == .reduced ? 2 : 0)]
  }

  @Test(arguments: rows) func surface(_ row: Row) throws {
    var audit = AuditBuilder()
    audit.surface("card", []) { $0.layers = adaptive(row) { [.color(AuditBuilder.written($0))] } }
    audit.pair("#FFFFFF", on: "card")
    let result = audit.result
    for variant in Variant.allCases {
      let found = try #require(result.measurement(variant))
      #expect(found.surfaceColor?.hex == inForce(row, in: variant), "\(variant)")
      check(found, isDecided: inForce(row, in: variant) != nil, naming: "the surface 'card'")
    }
  }

  @Test(arguments: rows) func foreground(_ row: Row) throws {
    var audit = AuditBuilder()
    audit.pair("Text", on: "#FFFFFF")
    audit.declaration.pairs[0].foreground.colors = adaptive(row) { AuditBuilder.written($0) }
    let result = audit.result
    for variant in Variant.allCases {
      let found = try #require(result.measurement(variant))
      #expect(found.foregroundColor?.hex == inForce(row, in: variant), "\(variant)")
      check(found, isDecided: inForce(row, in: variant) != nil, naming: "the foreground 'Text'")
    }
  }

  private func check(_ found: Measurement, isDecided: Bool, naming what: String) {
    #expect(found.verdict == (isDecided ? .pass : .unverified))
    guard !isDecided else { return }
    #expect(found.minimum == nil && found.reason?.code == .notMeasurable)
    #expect(found.reason?.words.hasPrefix(what) == true)
    #expect(found.reason?.words.hasSuffix("add \"increased-reduced\"") == true)
  }
}
