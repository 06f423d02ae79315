import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import FileSyntax
@testable import Palettes

/// Places of a page as links.
@Suite struct HTMLPlacesTests {
  @Test func placesAreLinksIfTheAddressIsKnown() throws {
    var report = ReportFixture.report
    #expect(!PageParts(HTMLReport.render(report)).text.contains("noreferrer"))
    report.sourceLink = SourceLink("https://example.com/{file}?a=1&line={line}")
    let page = PageParts(HTMLReport.render(report))
    let body = try #require(page.all(from: "<body>", to: "<script").first)
    let targets = PageParts(Array(body.utf8)).all(from: "<a href=\"http", to: "\"")
    #expect(targets.count > 3)
    #expect(targets.allSatisfy { $0.hasPrefix("s://example.com/") && $0.contains("?a=1&amp;line=") })
    let data = String(decoding: try page.unpacked("data").prefix { $0 != 0x0A }, as: UTF8.self)
    #expect(data.contains("\"source\":\"https://example.com/{file}?a=1&line={line}\""))
  }

  @Test func differencesHaveLinksToo() {
    var report = DifferenceFixture.report
    report.sourceLink = SourceLink("https://example.com/{file}#L{line}")
    #expect(PageParts(report.bytes(.html, .plain)).text.contains("<a href=\"https://example.com/"))
  }

  @Test func allTokensInPairsGetWindowsUpToTheLimit() {
    var audit = AuditBuilder()
    audit.variants = [VariantSet(.light)]
    audit.token("Paper", [.any: "#FFFFFF"])
    audit.token("Unused", [.any: "#777777"])
    for index in 1...ReportWindows.mostOfAll {
      audit.token("Ink\(index)", [.any: "#101010"])
      audit.pair("Ink\(index)", on: "Paper")
    }
    let result = audit.result
    let all = ReportWindows.tokens(of: result, .all)
    #expect(result.plan.loaded.palette.tokens.count == ReportWindows.mostOfAll + 2)
    #expect(all.count == ReportWindows.mostOfAll && Set(all).count == all.count)
    #expect(ReportWindows.tokens(of: result, .first).isEmpty)
  }

  @Test func aFormatAsksForTheWindowsThatItShows() {
    #expect(ReportFormat.named("html")?.windows == .all && ReportFormat.named("markdown")?.windows == .first)
    #expect(ReportFormat.named("json")?.windows == nil && WindowReach.first < .all)
  }

  @Test(arguments: [
    ("every appearance and setting", Variant.allCases.map(\.id)), ("light appearance", ["light"]),
    ("light appearance", ["light", "light-increased", "light-reduced", "light-increased-reduced"]),
    ("light and dark appearance", ["light", "dark", "dark-reduced"]),
    ("dark appearance with Increase Contrast", ["dark-increased", "dark-increased-reduced"]),
    ("light appearance with Reduce Transparency", ["light-reduced"]),
    ("light and dark appearance with both settings", ["light-increased-reduced", "dark-increased-reduced"]),
    ("light appearance with Increase Contrast or Reduce Transparency", ["light-increased", "light-reduced"]),
    ("light appearance and dark appearance with Increase Contrast", ["light", "dark-increased"]),
  ]) func variantsAreNamedAsPeopleKnowThem(_ words: String, _ ids: [String]) {
    let set = VariantSet(Variant.allCases.filter { ids.contains($0.id) }.map { VariantSet($0) })
    #expect(Wording.appearances(set) == words)
  }
}
