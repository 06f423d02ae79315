import Foundation
import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import Palettes

@Suite struct MarkdownReportTests {
  @Test(
    arguments: [
      ("plain Name/1.2-x", "plain Name/1.2-x"), ("#FFFFFF", "#FFFFFF"), ("#12", "`#12`"), ("#123456", "#123456"),
      ("a#b", "a#b"), ("x #1F", "x #1F"), ("on #12.", "on `#12`."), ("# x", "&#35; x"), ("x #", "x &#35;"),
      ("a:12:5", "a:12:5"), ("a:100:5", "a&#58;100:5"), ("a|b", "a&#124;b"), ("`x`", "&#96;x&#96;"),
      ("<b>", "&#60;b&#62;"), ("a\nb", "a&#10;b"),
      ("snake_case_name", "snake_case_name"), ("_x_", "&#95;x&#95;"), ("*x*", "&#42;x&#42;"),
      ("[x](y)", "&#91;x&#93;(y)"),
      (#"a\b"#, "a&#92;b"), ("&amp;", "&#38;amp;"), ("@team", "`@team`"), ("system:label", "system:label"),
      (":tada:", "&#58;tada:"),
      ("system:systemBackground: 4", "system:systemBackground: 4"), ("system:label: 4", "system&#58;label: 4"),
      ("http://x", "http&#58;//x"), ("$x$", "&#36;x&#36;"), (" x ", "&#32;x&#32;"),
      ("a b", "a b"), ("\0\u{1B}\u{7F}\u{9B}", "␀␛␡\u{FFFD}"), ("a\u{202E}b", "a&#92;u{202E}b"), ("%0A", "%0A"),
      ("é👩🏽‍🚀", "é👩🏽‍🚀"),
      ("www.evil.example", "`www.evil.example`"), ("see WWW.x, y", "see `WWW.x`, y"), ("wwww.", "wwww."),
      ("GH-26", "`GH-26`"), ("x gh-1: y", "x `gh-1`: y"), ("RGH-26", "RGH-26"), ("GH-26a", "GH-26a"), ("#26", "`#26`"),
      ("org/app#26", "`org/app#26`"), ("a@b.example", "`a@b.example`"), ("@", "&#64;"), ("#333", "`#333`"),
      ("a@", "a&#64;"),
      ("`@x`", "&#96;`@x`&#96;"), ("##[error]x", "&#35;#&#91;error&#93;x"), ("#1234567", "`#1234567`"),
      ("", ""), ("~~x~~", "&#126;&#126;x&#126;&#126;"),
    ])
  func escaping(_ row: (text: String, markdown: String)) {
    #expect(MarkdownText.escaped(row.text) == row.markdown)
  }

  @Test func staysBelowItsLimit() {
    let report = ReportFixture.large(foregrounds: 100, surfaces: 100)
    #expect(report.summary.measurements == 80_000)
    let bytes = MarkdownReport.render(report)
    #expect(bytes.count <= 1_000_000 && bytes.count > 600_000, "\(bytes.count)")
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("more pairs are in the JSON report."))
    #expect(text.components(separatedBy: "<details>").count == text.components(separatedBy: "</details>").count)
    #expect(text.hasSuffix("Written by legible \(ToolIdentity.version).\n"))
  }

  @Test func longNamesAndManyAuditsStayBelowTheLimit() {
    var audit = AuditBuilder()
    for index in 0..<40 { audit.pair(String(repeating: "|", count: 10_000) + "\(index)", on: "#FFFFFF") }
    audit.declaration.name = String(repeating: "name ", count: 2_000)
    let results = (0..<200).map { index in
      audit.declaration.id = "a\(index)"
      return index == 0
        ? audit.result
        : AuditResult(
          LoadedPalette(palette: Palette([]), declaration: named(index), diagnostics: []), policy: .standard)
    }
    #expect(MarkdownReport.render(AuditReport(results)).count <= 1_000_000)
  }

  private func named(_ index: Int) -> AuditDeclaration.Draft {
    let name = String(repeating: "name ", count: 2_000)
    return AuditDeclaration.Draft(id: "b\(index)", name: name, at: SourceLocation(file: "legible.json"))
  }

  @Test func everyRowOfATableHasItsCells() {
    let lines = String(decoding: MarkdownReport.render(ReportFixture.report), as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    var columns: Int?
    for line in lines {
      guard line.hasPrefix("|") else {
        columns = nil
        continue
      }
      let bars = line.count { $0 == "|" }
      #expect(columns == nil || columns == bars, "\(line)")
      columns = bars
    }
  }

  @Test(
    arguments: [
      (Variant.allCases, "all variants"), ([.light], "light"), ([.light, .dark], "light, dark"),
      ([.light, .lightIncreased, .lightReduced, .lightIncreasedReduced], "every light variant"),
      ([.dark, .darkIncreased, .darkReduced, .darkIncreasedReduced], "every dark variant"),
      ([.light, .dark, .lightReduced, .darkReduced], "every standard-contrast variant"),
      ([.light, .dark, .lightIncreased, .darkIncreased], "every full-transparency variant"),
      (Variant.allCases.filter { $0 != .dark }, "all variants except dark"),
      ([.light, .dark, .lightReduced], "light, dark, light-reduced"),
    ] as [([Variant], String)])
  func variantsInWords(_ row: (variants: [Variant], words: String)) {
    #expect(Wording.variants(VariantSet(row.variants.map { VariantSet($0) })) == row.words)
  }

  @Test func reasonsAreListedOnceWithTheirPairs() {
    var reasons = SharedReasons()
    for index in 0..<20 { reasons.add("why", about: "pair \(index)") }
    reasons.add("else|", about: "pair")
    reasons.add("else|", about: "pair")
    #expect(reasons.items == ["why (pair 0; pair 1; pair 2; and 17 more)", "else| (pair)"])
  }
}
