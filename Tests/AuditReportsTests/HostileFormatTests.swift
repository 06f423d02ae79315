import Foundation
import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import FileSyntax
@testable import Palettes

/// Harsh names through every format for programs, read back by a reader of that format.
@Suite struct HostileFormatTests {
  private static let report = ReportFixture.harsh
  private static let audit = report.audits[0]
  private static let wording = Wording(audit)

  private func bytes(_ id: String) throws -> [UInt8] {
    try #require(ReportFormat.named(id)).render(Self.report, .plain)
  }

  private func elements(_ id: String, named name: String) throws -> [SVGMarkup.Element] {
    try SVGMarkup(String(decoding: bytes(id), as: UTF8.self)).elements.filter { $0.name == name }
  }

  /// The scalars of texts, so that equivalent ones count as different.
  private func scalars(_ texts: some Sequence<String>) -> Set<[Unicode.Scalar]> {
    Set(texts.map { Array($0.unicodeScalars) })
  }

  @Test func csv() throws {
    let rows = try #require(Unescaped.rows(bytes("csv")))
    #expect(rows.count == Self.audit.measurements.count + 1)
    #expect(rows.allSatisfy { $0.count == CSVReport.head.count })
    for column in 1...3 {
      #expect(scalars(rows.dropFirst().map { Unescaped.cell($0[column]) }) == scalars(HostileNames.harsh))
    }
    let first = Set(rows.flatMap { $0 }.compactMap(\.unicodeScalars.first))
    #expect(first.isDisjoint(with: ["=", "+", "-", "@", "\t", "\r", "\n"]))
  }

  @Test func junit() throws {
    let tests = try elements("junit", named: "testcase")
    let names = tests.map { Unescaped.visible($0.attributes["name"] ?? "") }
    let wanted = Self.audit.plan.pairs.map { "\($0.id): \(Self.wording.subject(of: $0)) as text, light" }
    #expect(scalars(wanted).isSubset(of: scalars(names)))
    #expect(
      Set(tests.map { "\($0.attributes["classname"] ?? "")\u{1F}\($0.attributes["name"] ?? "")" }).count == tests.count)
    #expect(tests.count == Int(try elements("junit", named: "testsuites")[0].attributes["tests"] ?? ""))
  }

  @Test func checkstyle() throws {
    let files = try elements("checkstyle", named: "file").map { Unescaped.visible($0.attributes["name"] ?? "") }
    #expect(scalars(HostileNames.harsh).isSubset(of: scalars(files)))
    let messages = try elements("checkstyle", named: "error").map { Unescaped.visible($0.attributes["message"] ?? "") }
    let wanted = Self.audit.findings.map(Self.wording.advised) + Wording.problems(of: Self.report).map(\.message)
    #expect(scalars(wanted) == scalars(messages))
  }

  @Test func gitlab() throws {
    let list = try JSONDocument(parsing: bytes("gitlab")).root.elements.map { $0 }
    #expect(list.count == Self.audit.findings.count + Wording.problems(of: Self.report).count)
    #expect(Set(list.compactMap { $0["fingerprint"]?.string }).count == list.count)
    let paths = list.compactMap { $0["location"]?["path"]?.string }
    #expect(scalars(HostileNames.harsh).isSubset(of: scalars(paths)))
  }

  @Test func github() throws {
    let lines = String(decoding: try bytes("github"), as: UTF8.self).unicodeScalars.split(separator: "\n")
      .map { String($0) }
    let commands = lines.compactMap(Unescaped.command)
    #expect(commands.count == lines.count)
    #expect(commands.count { $0.name == "warning" } == 10 && commands.count { $0.name == "notice" } <= 10)
    let messages = commands.map { Unescaped.visible($0.message) }
    let wanted = Self.audit.findings.map(Self.wording.advised) + Wording.problems(of: Self.report).map(\.message)
    #expect(scalars(messages.dropLast()).isSubset(of: scalars(wanted)))
    #expect(messages.last?.hasSuffix("are not shown here; see the complete report") == true)
  }

  @Test func everyAnnotationIsOneLine() {
    for name in HostileNames.harsh {
      var bytes: [UInt8] = []
      WorkflowCommand(name: "error", title: name, message: name, location: SourceLocation(file: name))
        .append(to: &bytes)
      let command = Unescaped.command(String(decoding: bytes.dropLast(), as: UTF8.self))
      #expect(command.map { Unescaped.visible($0.message) } == name)
      #expect(command.map { Unescaped.visible($0.properties["title"] ?? "") } == name)
      #expect(command.map { Unescaped.visible($0.properties["file"] ?? "") } == name)
      #expect(bytes.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } == 1)
    }
  }

  @Test func xcode() throws {
    let lines = String(decoding: try bytes("xcode"), as: UTF8.self).split(separator: "\n")
    #expect(lines.allSatisfy { !$0.unicodeScalars.contains(where: \.steersTerminals) })
    let found = lines.compactMap { $0.wholeMatch(of: /(.*?):([0-9]+):([0-9]+): (error|warning|note): (.*)/) }
    #expect(found.count == lines.count)
    let problems = found.filter { $0.2 == "2" && $0.3 == "3" }.map { Unescaped.visible(String($0.5)) }
    #expect(scalars(problems) == scalars(HostileNames.harsh))
  }

  @Test func sarif() throws {
    let run = try #require(JSONDocument(parsing: bytes("sarif")).root["runs"]?.elements.first { _ in true })
    let names = try #require(run["results"]).elements.compactMap { $0["properties"]?["foreground"]?.string }
    #expect(scalars(names) == scalars(HostileNames.harsh))
    let notes = try #require(run["invocations"]?.elements.first { _ in true }?["toolExecutionNotifications"])
    let uris = notes.elements.compactMap {
      $0["locations"]?.elements.first { _ in true }?["physicalLocation"]?["artifactLocation"]?["uri"]?.string
    }
    #expect(uris.allSatisfy { uri in !uri.isEmpty && uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } })
    let paths = uris.map { $0 == "." ? "" : $0.removingPercentEncoding ?? "?" }
    #expect(scalars(HostileNames.harsh).isSubset(of: scalars(paths)))
  }
}
