import Foundation
import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import ColorMath
@testable import Palettes

@Suite struct ReportReaderTests {
  private static let text = String(decoding: JSONReport.render(ReportFixture.report), as: UTF8.self)

  private static func read(_ text: String) throws(Diagnostic) -> ReportSnapshot {
    try ReportReader.read(Array(text.utf8), file: "old.json")
  }

  private static func problem(_ text: String) -> Diagnostic? {
    do throws(Diagnostic) {
      _ = try read(text)
      return nil
    } catch {
      return error
    }
  }

  @Test func whatIsReadBackIsWhatTheReportSays() throws {
    let direct = ReportSnapshot(ReportFixture.report)
    let read = try Self.read(Self.text)
    #expect(read == direct)
    #expect(read.pairs.reduce(0) { $0 + $1.rows.count } == ReportFixture.report.summary.measurements)
    #expect(read.findings.count == ReportFixture.report.audits.reduce(0) { $0 + $1.findings.count })
    #expect(read.errors.map(\.kind) == [.badAuditFile])
    #expect(read.toolVersion == ToolIdentity.version)
    #expect(!read.uncovered.isEmpty)
  }

  @Test(arguments: [AuditReport([]), AuditReport([AuditBuilder().result])])
  func aReportOfNothingIsAReport(_ report: AuditReport) throws {
    #expect(try Self.read(String(decoding: JSONReport.render(report), as: UTF8.self)) == ReportSnapshot(report))
  }

  @Test func aLargeReportIsReadBackAsItIs() throws {
    let report = ReportFixture.large(foregrounds: 12, surfaces: 6)
    #expect(try Self.read(String(decoding: JSONReport.render(report), as: UTF8.self)) == ReportSnapshot(report))
  }

  @Test func theLongestNameComesBack() throws {
    var audit = AuditBuilder()
    for name in HostileNames.all { audit.pair(name, on: "#FFFFFF") }
    let report = AuditReport([audit.result])
    #expect(try Self.read(String(decoding: JSONReport.render(report), as: UTF8.self)) == ReportSnapshot(report))
  }

  @Test(arguments: [
    (#"{"audits":"#, #"{"added":{"deep":[1,{"x":null}]},"audits":"#), (#""pair":"#, #""added":[{}],"pair":"#),
    (#""fingerprint":"#, #""added":1,"fingerprint":"#), (#""schemaVersion":"1.1""#, #""schemaVersion":"1.9""#),
    (#""disposition":"#, #""added":true,"disposition":"#),
  ])
  func keysThatAreNotKnownAndLaterMinorsArePassedOver(_ old: String, _ new: String) throws {
    let changed = Self.text.replacingOccurrences(of: old, with: new)
    #expect(changed != Self.text)
    #expect(try Self.read(changed) == ReportSnapshot(ReportFixture.report))
  }

  @Test(arguments: [ReportFixture.report, ReportFixture.excepted])
  func nullsOfOlderReportsMeanTheSameAsAbsentKeys(_ report: AuditReport) throws {
    let old = try OlderReport.text(of: JSONReport.render(report))
    #expect(
      old.contains(#""suggestion":null"#) && old.contains(#""state":null"#) && !old.contains(#""origin":"stated""#))
    #expect(try Self.read(old) == ReportSnapshot(report))
  }

  @Test func anotherVersionOfTheToolIsNoHindrance() throws {
    let mark = #""tool":{"name":"legible","version":""#
    let read = try Self.read(Self.text.replacingOccurrences(of: mark + ToolIdentity.version, with: mark + "7.0.0"))
    #expect(read.toolVersion == "7.0.0")
    #expect(read.pairs == ReportSnapshot(ReportFixture.report).pairs)
  }

  @Test(arguments: [
    ("{}", "1:1", "not a Legible JSON report; create a report with: legible audit --format json"),
    ("[]", "1:1", "not a Legible JSON report"), ("3", "1:1", "not a Legible JSON report"),
    ("", "1:1", "the file is empty"), (#"{"schemaVersion":"1.0"}"#, "1:1", "not a Legible JSON report"),
    (#"{"schemaVersion":"1.0","tool":{"name":"other"}}"#, "1:1", "not a Legible JSON report"),
    (#"{"schemaVersion":"1.0","tool":{"name":"legible"}}"#, "1:1", "the report is incomplete: it requires audits"),
    (#"{"measurements":[7],"schemaVersion":"2.0","tool":{"name":"legible"}}"#, "1:1", "schema version '2.0'"),
    (
      #"{"schemaVersion":"10.0","tool":{"name":"legible"}}"#, "1:1",
      "create both reports with the same version of Legible"
    ),
    (#"{"measurements":[7],"schemaVersion":"1.0","shard":{},"tool":{"name":"legible"}}"#, "1:1", "legible merge"),
    ("{\"audits\":[\n{},\n", "3:1", "where a value is expected"),
    (
      "{\"measurements\":[\n  {\"pair\":1}],\"schemaVersion\":\"1.0\",\"tool\":{\"name\":\"legible\"}}", "2:3",
      "'audit'"
    ),
    (
      "{\"findings\":[{\"severity\":\n \"fatal\"}],\"schemaVersion\":\"1.0\",\"tool\":{\"name\":\"legible\"}}", "2:2",
      "unknown severity"
    ),
  ])
  func whatIsNoReportIsToldWithItsPlace(_ text: String, _ place: String, _ words: String) throws {
    let problem = try #require(Self.problem(text))
    #expect(problem.kind == .badData && problem.severity == .error)
    #expect(problem.location.text == "old.json:\(place)")
    #expect(problem.message.contains(words), "\(problem.message)")
  }

  @Test(arguments: [
    (#""verdict":"fail""#, #""verdict":"maybe""#, "unknown verdict"),
    (#""variant":"dark""#, #""variant":"noon""#, "unknown variant"),
    (##""foregroundColor":"#"##, #""foregroundColor":"0"#, "the value of 'foregroundColor' is not a color"),
    (#""reasonCode":"no-color""#, #""ratio":0.5,"reasonCode":"no-color""#, "the value of 'ratio' is not a ratio"),
    (#""required":4.5"#, #""required":"4.5""#, "the value of 'required' is not a ratio"),
    (#""fingerprint":"#, #""print":"#, "the key 'fingerprint' is missing"),
    (#""line":"#, #""line":0."#, "the value of 'line' is not a count"),
    (#""disposition":"open""#, #""disposition":"shut""#, "unknown disposition"),
    (#""cells":["#, #""cells":0,"c":["#, "expected an array of cells"),
  ])
  func aValueThatTheSchemaForbidsIsToldWithItsPlace(_ old: String, _ new: String, _ words: String) throws {
    let problem = try #require(Self.problem(Self.text.replacingOccurrences(of: old, with: new)))
    #expect(problem.message.hasPrefix(words), "\(problem.message)")
    #expect(problem.message.contains("; "))
    #expect(problem.location.line == 1 && problem.location.column > 1)
  }

  @Test func everyBeginningOfAReportIsRefused() {
    let bytes = Array(Self.text.utf8)
    for length in stride(from: 0, to: bytes.count - 2, by: bytes.count / 40) {
      let problem = Self.problem(String(decoding: bytes[..<length], as: UTF8.self))
      #expect(problem?.kind == .badData)
    }
  }
}
