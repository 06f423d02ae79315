import TestSupport
import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import Palettes

/// One fixture, one golden for every renderer.
@Suite struct GoldenReportTests {
  @Test(arguments: ReportFormat.all.map(\.id)) func golden(_ id: String) throws {
    let format = try #require(ReportFormat.named(id))
    let text = PageParts.visible(in: format.render(ReportFixture.report, .plain))
    #expect(try Golden.difference(text, from: "report.\(format.fileExtension)") == nil)
  }

  @Test func goldenOfTheVerboseSummary() throws {
    let format = try #require(ReportFormat.named("text"))
    let text = String(decoding: format.render(ReportFixture.report, TextStyling(isVerbose: true)), as: UTF8.self)
    #expect(try Golden.difference(text, from: "report-verbose.txt") == nil)
  }

  /// Formats that give details of findings that do not count.
  @Test(arguments: ["sarif", "junit"]) func goldenWithExceptions(_ id: String) throws {
    let format = try #require(ReportFormat.named(id))
    let text = String(decoding: format.render(ReportFixture.excepted, .plain), as: UTF8.self)
    #expect(try Golden.difference(text, from: "excepted.\(format.fileExtension)") == nil)
  }

  @Test func goldenOfAReportWithoutPairs() throws {
    let empty = AuditReport([AuditResult(AuditBuilder().loaded, policy: .wcag22AA)])
    let texts = ReportFormat.all.map { PageParts.visible(in: $0.render(empty, .plain)) }
    #expect(try Golden.difference(texts.joined(separator: "\n"), from: "empty.txt") == nil)
  }

  @Test func orderOfTheInputChangesNothing() {
    let known = ReportFormat.all.map { $0.render(ReportFixture.report, .plain) }
    var random = SplitMix64(seed: 7)
    for _ in 0..<5 {
      var audits: [AuditResult] = []
      for (loaded, policy) in [(ReportFixture.hostile, Policy.wcag22AAA), (ReportFixture.app, .wcag22AA)] {
        let loaded = loaded.with {
          $0.palette = Palette($0.palette.tokens.shuffled(using: &random))
          $0.declaration.pairs.shuffle(using: &random)
          $0.diagnostics.shuffle(using: &random)
        }
        audits.append(AuditResult(loaded, policy: policy))
      }
      let report = AuditReport.complete(audits)
      for (format, bytes) in zip(ReportFormat.all, known) {
        #expect(format.render(report, .plain) == bytes, "\(format.id)")
      }
    }
  }

  @Test func formatsHaveIdsOfTheirOwn() {
    #expect(Set(ReportFormat.all.map(\.id)).count == ReportFormat.all.count)
    #expect(ReportFormat.all.allSatisfy { !$0.summary.isEmpty && !$0.fileExtension.isEmpty })
    #expect(Set(ReportFormat.all.map(\.fileExtension)).count == ReportFormat.all.count)
    #expect(ReportFormat.named("pdf") == nil)
  }
}
