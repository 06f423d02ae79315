import Foundation
import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import FileSyntax
@testable import legible

/// `legible rules` and `legible explain` from outside.
@Suite struct RulesCommandTests {
  @Test func everyRuleHasALine() throws {
    let run = try Binary.run(["rules"])
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.count == Rule.all.count + 1)
    for (line, rule) in zip(lines, Rule.all) {
      let words = line.split(separator: " ")
      #expect(words.prefix(2) == [Substring(rule.id), Substring(rule.severity.id)])
    }
    #expect(lines.filter { DisplayWidth.of($0) > 80 } == [])
  }

  @Test func jsonHoldsEveryPage() throws {
    let run = try Binary.run(["rules", "--format", "json"])
    let ids = run.output.split(separator: "\n").filter { $0.hasPrefix("      \"id\": ") }
    #expect(ids.count == Rule.all.count)
    for key in [
      "finds", "matters", "failing", "passing", "remedy", "seenIn", "judged", "references", "severity", "title",
    ] {
      #expect(run.output.components(separatedBy: "\n      \"\(key)\": ").count == Rule.all.count + 1, "\(key)")
    }
  }

  @Test(arguments: Rule.all.map(\.id))
  func everyPageFitsATerminal(_ id: String) throws {
    let rule = try #require(Rule.named(id))
    let page = String(decoding: Answer.rule(rule) { [] }.bytes(.text, .plain), as: UTF8.self)
    #expect(page.hasPrefix("\(id)\n\(rule.page.title).\n"))
    for heading in RuleSection.all(of: rule.page).map(\.heading) { #expect(page.contains("\n\n\(heading):\n")) }
    #expect(page.split(separator: "\n").filter { DisplayWidth.of(String($0)) > 80 } == [])
  }

  @Test func explainPrintsThePage() throws {
    let run = try Binary.run(["explain", "low-text-contrast"])
    #expect(run.status == 0 && run.errors == "")
    #expect(run.output.contains("How to fix it:\nDarken or lighten"))
  }

  @Test(arguments: [
    ("low-text-contrst", "there is no rule 'low-text-contrst'; did you mean 'low-text-contrast'?"),
    ("zzz", "there is no rule 'zzz'; run 'legible rules' to list the rules"),
  ])
  func unknownRulesGetAQuestion(_ id: String, _ words: String) throws {
    let run = try Binary.run(["explain", id])
    #expect(run.status == 64 && run.output == "")
    #expect(run.errors.hasPrefix("legible explain: \(words)\n"), "\(run.errors)")
  }
}
