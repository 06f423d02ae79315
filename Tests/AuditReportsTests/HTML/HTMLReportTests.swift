import Foundation
import TestSupport
import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import FileSyntax
@testable import Palettes

/// The HTML page: its policy, its data, and names that try to break out.
@Suite struct HTMLReportTests {
  private static let bytes = HTMLReport.render(ReportFixture.report)
  private static let page = PageParts(bytes)

  @Test func theSameReportGivesTheSameBytes() {
    for _ in 0..<3 { #expect(HTMLReport.render(ReportFixture.report) == Self.bytes) }
    #expect(HTMLReport.render(ReportFixture.report, .together(3)) == Self.bytes)
  }

  @Test func thePolicyHoldsTheHashesOfWhatThePageHolds() throws {
    let policy = try #require(Self.page.all(from: "Content-Security-Policy\" content=\"", to: "\"").first)
    #expect(policy.hasPrefix("default-src 'none';"))
    let code = String(decoding: try Self.page.unpacked("code"), as: UTF8.self)
    let boot = try #require(Self.page.all(from: "<script type=\"module\">", to: "</script>").first)
    let styles = Self.page.all(from: "<style>", to: "</style>")
    #expect(styles.count == 2)
    let look = String(decoding: try Self.page.unpacked("look"), as: UTF8.self)
    for text in styles + [boot, Substring(code), Substring(look)] {
      var sum = SHA256()
      sum.add(text.utf8)
      #expect(policy.contains("'sha256-\(Data(sum.finish()).base64EncodedString())'"))
    }
    #expect(policy.split(separator: "sha256-").count == 6)
    #expect(!policy.contains("unsafe") && !policy.contains("http"))
  }

  /// A served page differs in its script, its revision, and the one connection that its policy allows.
  @Test func onlyAServedPageConnects() throws {
    let bytes = ReportFormat.livePage(ReportFixture.report, revision: "0a1b", workers: .one)
    let served = PageParts(bytes)
    let policy = try #require(served.all(from: "Content-Security-Policy\" content=\"", to: "\"").first)
    #expect(policy.hasSuffix("; connect-src 'self'") && !policy.contains("unsafe") && !policy.contains("http"))
    let boot = try #require(served.all(from: "<script type=\"module\">", to: "</script>").first)
    var sum = SHA256()
    sum.add(boot.utf8)
    #expect(policy.contains("'sha256-\(Data(sum.finish()).base64EncodedString())'"))
    #expect(String(boot) == PageAssets.boot + PageAssets.live)
    #expect(served.all(from: "legible-revision\" content=\"", to: "\"").first == "0a1b")
    let plain = String(decoding: Self.bytes, as: UTF8.self)
    for word in ["connect-src", "EventSource", "legible-revision"] { #expect(!plain.contains(word)) }
    #expect(try served.unpacked("data") == Self.page.unpacked("data"))
  }

  @Test func theDataHoldsTheRowsOfTheJSONReport() throws {
    let data = try Self.page.unpacked("data")
    let end = try #require(data.firstIndex(of: 0x0A))
    let drawn = try #require(
      JSONSerialization.jsonObject(with: Data(data[(end + 1)...])) as? [String: NSObject])
    let bytes = Data(JSONReport.render(ReportFixture.report))
    let report = try #require(JSONSerialization.jsonObject(with: bytes) as? [String: NSObject])
    #expect(Set(drawn.keys) == ["audits", "evidence", "findings", "measurements"])
    for key in ["audits", "evidence", "measurements"] { #expect(drawn[key] == report[key], "\(key)") }
    let findings = try #require(report["findings"] as? [[String: NSObject]]).map { $0.filter { $0.key != "options" } }
    #expect(drawn["findings"] == findings as NSArray)
  }

  private static let reports = [
    "harsh": ReportFixture.harsh, "ordinary": ReportFixture.report, "excepted": ReportFixture.excepted,
  ]

  @Test(arguments: ["harsh", "ordinary", "excepted"]) func namesStayText(_ name: String) throws {
    let page = PageParts(HTMLReport.render(try #require(Self.reports[name])))
    let body = try #require(page.all(from: "<body>", to: "<script").first)
    let tags = PageParts(Array(body.utf8)).all(from: "<", to: ">")
    #expect(tags.count > 40)
    let known: Set<Substring> = [
      "a", "header", "p", "br", "h1", "h2", "h3", "h4", "ul", "li", "b", "span", "nav", "div", "main", "section", "ol",
      "figure", "figcaption", "i", "code", "wbr", "table", "thead", "tbody", "tr", "th", "td", "footer", "details",
      "summary", "svg",
      "rect", "pre", "article", "em",
    ]
    let names = tags.map { $0.prefix { $0 != " " }.drop { $0 == "/" } }
    #expect(Set(names).subtracting(known) == [])
    let attributes = tags.flatMap { tag in
      tag.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter { $0.offset.isMultiple(of: 2) }
        .flatMap { $0.element.split(separator: " ") }
    }
    #expect(attributes.allSatisfy { !$0.hasPrefix("on") && !$0.hasPrefix("style") && !$0.hasPrefix("src") })
    #expect(body.unicodeScalars.allSatisfy { $0 == "\n" || !$0.steersTerminals })
  }

  @Test func theGateOfOutputLeavesThePageAsItIs() {
    #expect(OutputGate(.text).passed(Self.bytes) == Self.bytes)
  }

  @Test func thePageLoadsNothing() {
    let outside = ["http:", "https:", "src=", "url(h", "@import", "fetch(", "XMLHttpRequest", "innerHTML", "eval("]
    let code = PageAssets.boot + PageAssets.script + PageAssets.page + PageAssets.drawn
    for word in outside where word != "http:" { #expect(!code.contains(word), "\(word)") }
    let body = Self.page.all(from: "<body>", to: "<script")[0]
    #expect(outside.allSatisfy { !body.contains($0) })
  }

  @Test func theAssetsAreThoseOfTheirFiles() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/AuditReports/HTML/Page")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    func packed(_ name: String) throws -> String {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty && !$0.hasPrefix("//") && !$0.hasPrefix("/*") }
      return name.hasSuffix(".css") ? lines.joined() : lines.joined(separator: "\n") + "\n"
    }
    let scripts = try files.filter { $0.hasSuffix(".js") && !["boot.js", "live.js"].contains($0) }.map(packed)
    #expect(scripts.joined() == PageAssets.script, "regenerate with: Tests/Scripts/generate-page")
    #expect(try packed("boot.js") == PageAssets.boot, "regenerate with: Tests/Scripts/generate-page")
    #expect(try packed("live.js") == PageAssets.live, "regenerate with: Tests/Scripts/generate-page")
    #expect(try packed("drawn.css") == PageAssets.drawn, "regenerate with: Tests/Scripts/generate-page")
    #expect(try packed("page.css") == PageAssets.page, "regenerate with: Tests/Scripts/generate-page")
  }

  @Test func rowsAreListedUpToTheLimit() throws {
    var audit = AuditBuilder()
    audit.variants = [VariantSet(.light)]
    for index in 0...HTMLRenderer.most {
      audit.pair("#\(String(0xA00000 + index * 16, radix: 16).uppercased())", on: "#A0A0A0")
    }
    let page = PageParts(HTMLReport.render(AuditReport.complete([audit.result])))
    #expect(page.text.contains("1 more pair is in the JSON report."))
  }
}

/// The page of a difference.
@Suite struct HTMLDifferenceTests {
  private func page(_ report: DifferenceReport) -> PageParts { PageParts(report.bytes(.html, .plain)) }

  @Test func itHasNoScriptAndHashesItsStyles() throws {
    let page = page(DifferenceFixture.report)
    let policy = try #require(page.all(from: "Content-Security-Policy\" content=\"", to: "\"").first)
    #expect(!page.text.contains("<script") && !policy.contains("script-src"))
    for style in page.all(from: "<style>", to: "</style>") {
      var sum = SHA256()
      sum.add(style.utf8)
      #expect(policy.contains("'sha256-\(Data(sum.finish()).base64EncodedString())'"))
    }
  }

  @Test func everyChangedPairIsListedUpToTheLimit() {
    for count in [1, HTMLRenderer.most, HTMLRenderer.most + 3] {
      let page = page(DifferenceFixture.failing(count) { "Ink \($0)" })
      #expect(page.all(from: "<tr><td>Ink", to: "\n").count == min(count, HTMLRenderer.most))
      #expect(page.text.contains("3 more measurements are in the JSON output.") == (count > HTMLRenderer.most))
    }
  }

  @Test func hostileNamesStayText() {
    let page = page(DifferenceFixture.failing(HostileNames.harsh.count) { HostileNames.harsh[$0] })
    #expect(!page.text.contains("<script") && !page.text.contains("\u{202E}") && !page.text.contains("<![CDATA"))
    #expect(page.all(from: "<tr>", to: "\n").count > 10)
  }
}
