import Foundation
import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import ColorMath
@testable import FileSyntax
@testable import Palettes

@Suite struct JSONReportTests {
  private static let bytes = JSONReport.render(ReportFixture.report)

  /// A report compared with a baseline that records a finding without a ratio, which is gone.
  private static let compared = {
    let report = ReportFixture.excepted
    var outcome = BaselineOutcome()
    outcome.stale = [
      BaselineOutcome.Stale(audit: "app", fingerprint: "gone", place: CellPlace(.light, nil), isFixed: true)
    ]
    return AuditReport(report.audits, summary: report.summary, diagnostics: [], baseline: outcome, gate: report.gate)
  }()

  private static func schema() throws -> JSONDocument { try SchemaFile.named("report-1.schema.json") }

  @Test(arguments: [ReportFixture.report, ReportFixture.excepted, compared])
  func followsTheCommittedSchema(_ report: AuditReport) throws {
    let schema = try Self.schema()
    let report = try JSONDocument(parsing: JSONReport.render(report))
    let check = SchemaCheck(root: schema.root)
    #expect(check.complaints(about: report.root, under: schema.root) == [])
  }

  @Test(
    arguments: [
      ("\"verdict\":\"pass\"", "\"verdict\":\"maybe\""), ("\"line\":1}", "\"line\":0}"), ("\"line\":", "\"row\":"),
      ("\"line\":1}", "\"line\":\"1\"}"), ("\"layers\":[\"", "\"layers\":[1,\""),
      ("{\"audits\":", "{\"extra\":1,\"audits\":"),
      ("\"name\":\"legible\"", "\"name\":\"other\""), ("\"light\",\"verdict\"", "\"noon\",\"verdict\""),
      ("\"suggestion\":{\"color\":", "\"suggestion\":{\"shade\":"),
    ])
  func checkNoticesWhatTheSchemaForbids(_ change: (old: String, new: String)) throws {
    let text = String(decoding: Self.bytes, as: UTF8.self)
    let broken = text.replacingOccurrences(of: change.old, with: change.new)
    #expect(broken != text)
    let schema = try Self.schema()
    let report = try JSONDocument(parsing: Array(broken.utf8))
    #expect(!SchemaCheck(root: schema.root).complaints(about: report.root, under: schema.root).isEmpty)
  }

  @Test func isCompactAndEndsWithOneLineFeed() {
    #expect(Self.bytes.last == UInt8(ascii: "\n"))
    #expect(Self.bytes.dropLast().allSatisfy { $0 >= 0x20 })
    var isInText = false
    var isEscaped = false
    for byte in Self.bytes.dropLast() {
      if isEscaped {
        isEscaped = false
      } else if isInText, byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInText.toggle()
      } else if !isInText, byte == UInt8(ascii: " ") {
        Issue.record("space between tokens")
      }
    }
  }

  @Test func keysAreSortedAtEveryLevel() throws {
    func check(_ value: JSONValue) {
      let keys = value.members.map(\.key)
      let isSorted = zip(keys, keys.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      #expect(isSorted, "\(keys)")
      for member in value.members { check(member.value) }
      for element in value.elements { check(element) }
    }
    check(try JSONDocument(parsing: Self.bytes).root)
  }

  @Test func numbersComeBackBitForBit() throws {
    let root = try JSONDocument(parsing: Self.bytes).root
    let rows = try #require(root["measurements"]).elements.map { $0 }
    let measurements = ReportFixture.report.audits.flatMap(\.measurements)
    #expect(rows.count == measurements.count)
    for (row, measurement) in zip(rows, measurements) {
      #expect(row["ratio"]?.double == measurement.minimum?.value)
      #expect(row["minimum"]?.double == measurement.minimum?.value)
      #expect(row["maximum"]?.double == measurement.maximum?.value)
      #expect(row["required"]?.double == measurement.requirement.minimum?.value)
      #expect(row["variant"]?.string == measurement.variant.id)
    }
  }

  @Test func rowsSayWhereAPairComesFrom() throws {
    let root = try JSONDocument(parsing: Self.bytes).root
    var origins: [String: Set<String>] = [:]
    for row in try #require(root["measurements"]).elements {
      origins[row["pair"]?.string ?? "", default: []].insert(row["origin"]?.string ?? "none")
    }
    #expect(origins["caption"] == ["stated"], "a stated use counts before an assumed one")
    #expect(origins["Muted|Text|graphic|normal"] == ["inferred"])
    #expect(origins.values.allSatisfy { !$0.contains("none") })
  }

  @Test func rowsNameTheirPairs() throws {
    let root = try JSONDocument(parsing: Self.bytes).root
    for row in try #require(root["measurements"]).elements {
      let names = row["names"]?.elements.compactMap(\.string)
      #expect(names == (row["pair"]?.string == "caption" ? ["photo: caption", "card: price"] : nil))
    }
  }

  @Test(arguments: [ReportFixture.report, ReportFixture.excepted, ReportFixture.harsh, compared, AuditReport([])])
  func keysWithoutAValueAreLeftOut(_ report: AuditReport) throws {
    func check(_ value: JSONValue) {
      #expect(value.kind != .null)
      for member in value.members { check(member.value) }
      for element in value.elements { check(element) }
    }
    check(try JSONDocument(parsing: JSONReport.render(report)).root)
  }

  @Test func evidenceIsThereOnceAndReferredTo() throws {
    let root = try JSONDocument(parsing: Self.bytes).root
    let evidence = try #require(root["evidence"])
    var used: Set<String> = ["conventions"]
    for row in try #require(root["measurements"]).elements {
      if let id = row["evidence"]?.string { used.insert(id) }
      #expect((row["evidence"]?.string == nil) == (row["ratio"]?.double == nil))
    }
    #expect(Set(evidence.members.map(\.key)) == used)
  }

  @Test func hostileNamesComeBackUnchanged() throws {
    var audit = AuditBuilder()
    let names = HostileNames.all + ["\0", "\u{7F}", "\u{2028}"]
    for name in names { audit.pair(name, on: "#FFFFFF") }
    let root = try JSONDocument(parsing: JSONReport.render(AuditReport([audit.result]))).root
    let found = try #require(root["measurements"]).elements.compactMap { $0["foreground"]?.string }
    #expect(Set(found.map { Array($0.utf8) }) == Set(names.map { Array($0.utf8) }))
  }
}
