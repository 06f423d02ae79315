import Foundation
import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import FileSyntax
@testable import legible

/// The folder that agents install: its files agree with the tool, and each number on its page is measured.
@Suite struct AgentPluginTests {
  private static let folder = "Sources/AgentPlugin/"
  private static let page = String(
    decoding: Repository.bytes(folder + "legible/skills/measure-contrast/SKILL.md"), as: UTF8.self)

  private static func json(_ path: String) throws -> JSONValue {
    try JSONDocument(parsing: Repository.bytes(folder + path)).root
  }

  @Test func theManifestsNameThePluginAndItsServer() throws {
    let market = try Self.json(".claude-plugin/marketplace.json")
    let entry = try #require(market["plugins"]?.elements.first { _ in true })
    let source = try #require(entry["source"]?.string)
    let plugin = try Self.json(source + "/.claude-plugin/plugin.json")
    #expect(plugin["name"]?.string == entry["name"]?.string && plugin["version"]?.string == ToolIdentity.version)
    let server = try #require(try Self.json(source + "/.mcp.json")["mcpServers"]?["legible"])
    #expect(server["command"]?.string == ToolIdentity.name)
    let words = server["args"]?.elements.compactMap(\.string) ?? []
    #expect(words == [Command.mcp.description.name])
  }

  @Test func thePageHasTheHeadOfASkill() {
    let head = Self.page.components(separatedBy: "---\n")
    #expect(head.count > 2 && head[0].isEmpty)
    #expect(head[1].contains("name: measure-contrast\n") && head[1].contains("\ndescription: "))
  }

  @Test func thePageNamesEveryToolAndNoOther() {
    let table = Self.page.components(separatedBy: "## Which tool")[1].components(separatedBy: "##")[0]
    let names = table.split(separator: "\n").compactMap { line in
      line.split(separator: "|").dropFirst().first?.split(separator: "`").dropFirst().first.map(String.init)
    }
    #expect(Set(names) == Set(ServiceTool.all.map(\.definition.name)))
  }

  @Test func everyMeasuredNumberIsWhatTheToolMeasures() throws {
    let rows = Self.page.matches(of: /(?m)^\| `([^`]+)`[^|]*\| `([^`]+)` \| ([0-9.]+) \| ([0-9.]+) \|$/)
    #expect(rows.count == 4)
    for row in rows {
      let (color, surface, claimed, measured) = (row.1, row.2, row.3, row.4)
      let run = try Binary.run(["contrast", String(color), String(surface)])
      #expect(run.output.contains("\n\(measured):1  "), "\(color): \(run.output)")
      #expect(claimed != measured)
    }
    let numbers = Self.page.matches(of: /\d+\.\d+/).map { String($0.output) }
    let known = Set(rows.flatMap { [String($0.3), String($0.4)] })
    #expect(numbers.filter { !known.contains($0) } == ["4.5", "2.2", "1.4"], "measure these")
  }
}
