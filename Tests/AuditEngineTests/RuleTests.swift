import Foundation
import Testing

@testable import AuditEngine
@testable import Palettes

@Suite struct RuleTests {
  @Test func everyRuleHasAnIdOfItsOwnAndAWholePage() {
    let lowercase = Set("abcdefghijklmnopqrstuvwxyz")
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
    #expect(Set(Rule.all.map(\.page.title)).count == Rule.all.count)
    for rule in Rule.all {
      #expect(
        rule.id.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
          !part.isEmpty && part.allSatisfy(lowercase.contains)
        })
      let page = rule.page
      for text in [page.title, page.finds, page.matters, page.remedy, page.seenIn ?? "none"] {
        #expect(!text.isEmpty, "\(rule.id)")
      }
      for sentence in [page.finds, page.matters, page.remedy, page.seenIn ?? "None."] {
        #expect(sentence.hasSuffix("."), "\(rule.id)")
      }
      #expect(!page.references.isEmpty && !page.title.hasSuffix("."))
      #expect(page.failing != page.passing)
      for file in page.failing.files + page.passing.files { #expect(!file.text.isEmpty, "\(rule.id)") }
    }
  }

  /// Every `static let … = Rule(` or `lowContrast(` in the folder of the rules has its line in `Rule.all`.
  @Test func listHoldsEveryRuleOfTheFolder() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/AuditEngine/Rules")
    let files = try ["PairRules", "PaletteRules", "GlassRules", "ViewRules"].flatMap { name in
      try FileManager.default.contentsOfDirectory(
        at: folder.appendingPathComponent(name), includingPropertiesForKeys: nil)
    }
    let declaration = /static let (\w+) = (Rule|lowContrast)\(/
    var declared: [String: String] = [:]
    for file in files {
      for match in try String(contentsOf: file, encoding: .utf8).matches(of: declaration) {
        declared[String(match.1)] = file.deletingPathExtension().lastPathComponent
      }
    }
    let listed = try ["Rule+All", "GlassRules/Rule+Glass", "ViewRules/Rule+Views"].flatMap { name in
      let list = try String(contentsOf: folder.appendingPathComponent("\(name).swift"), encoding: .utf8)
      let bodies = list.matches(
        of: /static let \w+: \[Rule\] =\s*\[([^\]]*)\]( \+ ofGlass \+ ofViews \+ \[([^\]]*)\])?/)
      #expect(bodies.count == 1)
      return bodies.flatMap { "\($0.1) \($0.3 ?? "")".matches(of: /\w+/).map { String($0.0) } }
    }
    #expect(listed.sorted() == declared.keys.sorted())
    #expect(listed.count == Rule.all.count)
    for (name, file) in declared { #expect(file == name.prefix(1).uppercased() + name.dropFirst(), "file of \(name)") }
  }

  @Test(arguments: RuleSetting.allCases) func auditFileSetsTheSeverity(_ setting: RuleSetting) {
    var audit = AuditBuilder()
    audit.declaration.ruleSettings = ["low-text-contrast": setting]
    audit.pair("#808080", on: "#FFFFFF")
    audit.pair("#FFFFFF", on: "#FFFFFF")
    let severities = audit.result.findings.map { "\($0.rule) \($0.severity.id)" }
    let expected = setting == .off ? [] : ["low-text-contrast \(setting.rawValue)"]
    #expect(severities == ["invisible-text error"] + expected)
    #expect(AuditReport([audit.result]).summary.verdict == .fail, "a rule that is off changes no measurement")
  }
}
