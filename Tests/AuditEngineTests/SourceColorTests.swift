import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import ColorMath
@testable import Palettes
@testable import SwiftReading

/// Colors that Swift sources write as numbers, while the numbers change.
@Suite struct SourceColorTests {
  /// A view and the declarations of its colors; GRAY stands for the number that changes.
  struct Source: Sendable {
    let name: String?
    let text: String

    init(_ name: String?, _ body: String, _ more: String = "") {
      self.name = name
      text = "struct Card: View { var body: some View {\n\(body)\n} }\n\(more)"
    }
  }

  private static let ink = #"Text("a").font(.body).foregroundStyle(Color.ink).background(.white)"#

  static let sources = [
    Source("Color.ink", ink, "extension Color { static let ink = Color(red: GRAY, green: GRAY, blue: GRAY) }"),
    Source(
      "Color.ink", ink,
      "extension Color { static let ink = Color(UIColor(red: GRAY, green: GRAY, blue: GRAY, alpha: 1)) }"),
    Source(
      "Theme.ink", #"Text("a").foregroundStyle(Theme.ink.opacity(0.9)).background(.white)"#,
      "enum Theme { static let (paper, ink) = (1, 2); static var ink: Color { Color(white: GRAY) } }"),
    Source("Card.body", #"Text("a").foregroundStyle(Color(white: GRAY)).background(.white)"#),
    Source(
      "Card.body, color 2",
      #"Text("a").foregroundStyle(Color(white: 0.99)).background(Color(white: GRAY))"#
    ),
    Source(
      nil, ink,
      "extension Color { static let ink = Color(white: GRAY); static let line = Color(white: GRAY) }"),
  ]

  private func result(_ source: Source, _ gray: Double) -> AuditResult {
    var builder = AuditBuilder()
    builder.judgesMore()
    builder.declaration.source = SourceDeclaration(roots: ["App"], platform: .iOS)
    let text = source.text.parts(around: "GRAY").joined(separator: "\(gray)")
    let facts = SourceFacts(of: [SourceFile(path: "App/Card.swift", bytes: Array(text.utf8), platform: .iOS)])
    let loaded = FoundDeclaration.declaring(facts, in: builder.loaded).loaded
    return AuditResult(loaded, policy: .wcag22AA, sources: facts)
  }

  private func fingerprints(_ result: AuditResult) -> [String] {
    result.findings.filter { $0.rule == "low-text-contrast" }.map { $0.fingerprint }
  }

  @Test(arguments: sources.indices)
  func theIdentityIsThatOfTheDeclaration(_ index: Int) throws {
    let source = Self.sources[index]
    let (worse, better) = (result(source, 0.7), result(source, 0.6))
    try #require(!fingerprints(worse).isEmpty && !fingerprints(better).isEmpty)
    #expect((fingerprints(worse) == fingerprints(better)) == (source.name != nil))
    guard let name = source.name else { return }
    #expect(fingerprints(worse).allSatisfy { $0.holds(name) })

    let reports = [worse, better].map { AuditReport([$0]) }
    let improved = ReportDifference(from: ReportSnapshot(reports[0]), to: ReportSnapshot(reports[1]))
    #expect(improved.edits.map(\.token) == [name])
    #expect(improved.edits.first?.rows.count == improved.rows.count)
    #expect(improved.rows.count > 0 && improved.rows.allSatisfy { $0.kind == .better })
    #expect(improved.cells.allSatisfy { !$0.kind.isBad })
    let worsened = ReportDifference(from: ReportSnapshot(reports[1]), to: ReportSnapshot(reports[0]))
    #expect(worsened.rows.count > 0 && worsened.rows.allSatisfy { $0.kind == .worse })

    let record = BaselineUpdate(of: Baseline(), by: reports[0], allowsGrowth: true).baseline
    let outcome = try #require(AuditReport([better], baseline: record).baseline)
    #expect(outcome.new == 0 && outcome.worse == 0)
    let tight = BaselineUpdate(of: Baseline(), by: reports[1], allowsGrowth: true).baseline
    let back = try #require(AuditReport([worse], baseline: tight).baseline)
    #expect(back.new == 0 && back.worse > 0)
  }
}
