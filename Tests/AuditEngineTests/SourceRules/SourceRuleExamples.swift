import Testing

@testable import AuditEngine
@testable import Palettes
@testable import SwiftReading

/// Swift that breaks a rule about sources, and Swift that looks like it and breaks none.
struct SourceRuleExamples: Sendable {
  /// The id of the rule.
  let rule: String
  /// The snippets that each give exactly one finding of the rule.
  let failing: [Snippet]
  /// The snippets that give no finding of the rule.
  let passing: [Snippet]

  init(_ rule: String, failing: [Snippet], passing: [Snippet]) {
    (self.rule, self.failing, self.passing) = (rule, failing, passing)
  }

  /// Files of a project; a literal is the body of one view.
  struct Snippet: Sendable, ExpressibleByStringInterpolation {
    var files: [(path: String, text: String)]
    /// The number of findings of a failing one.
    var count = 1
    /// Color sets of a catalog that the audit has.
    var colorsets: [String] = []

    init(stringLiteral body: String) {
      files = [("App/Screen.swift", "import SwiftUI\nstruct Screen: View { var body: some View {\n\(body)\n} }\n")]
    }

    init(_ files: [(path: String, text: String)]) { self.files = files }

    /// One whole file.
    static func file(_ text: String, at path: String = "App/Screen.swift") -> Snippet { Snippet([(path, text)]) }

    /// Several whole files by their paths.
    static func files(_ files: KeyValuePairs<String, String>) -> Snippet {
      Snippet(files.map { (path: $0.key, text: $0.value) })
    }

    /// Returns the snippet with another number of findings.
    func giving(_ count: Int) -> Snippet {
      var snippet = self
      snippet.count = count
      return snippet
    }

    /// The same beside color sets of a catalog.
    func beside(colorsets: String...) -> Snippet { beside(colorsets: colorsets) }

    /// The same beside a list of color sets.
    func beside(colorsets: [String]) -> Snippet {
      var snippet = self
      snippet.colorsets = colorsets
      return snippet
    }

    /// Returns the findings of an audit with these files as its sources; `Modules/Glass` may use glass.
    func evidence(of rules: [Rule]) -> [(rule: Rule, evidence: SourceEvidence)] {
      var builder = AuditBuilder()
      builder.declaration.source = SourceDeclaration(roots: ["App", "Modules"], glassModules: ["Modules/Glass"])
      for name in colorsets { builder.token(name, [.any: "#104020"]) }
      let (lists, sources) = (
        files.filter { $0.path.hasSuffix(".plist") }, files.filter { $0.path.hasSuffix(".swift") }
      )
      let own = SourceFacts(of: sources.map { SourceFile(path: $0.path, bytes: Array($0.text.utf8)) })
      let facts = own.with {
        $0.propertyLists = lists.map { PropertyListFile(path: $0.path, bytes: Array($0.text.utf8)) }
        for table in files where table.path.hasSuffix(".strings") {
          $0.translatedKeys.formUnion(StringTable(Array(table.text.utf8)).keys)
        }
      }
      let plan = AuditPlan(builder.loaded, policy: .wcag22AA, sources: facts)
      let input = AuditInput(Measurer.measure(plan, pairs: []))
      return rules.flatMap { rule in
        rule.check(input).compactMap { evidence in
          if case .source(let evidence) = evidence { (rule, evidence) } else { nil }
        }
      }
    }

    /// The findings as `severity rule member ordinal`, in the order of the rules.
    func findings(of rules: [Rule]) -> [String] {
      evidence(of: rules).map { "\($0.rule.severity) \($0.rule.id) \($0.evidence.member) \($0.evidence.ordinal)" }
    }
  }

  /// The mistakes in the examples themselves; empty if each rule gives the expected findings.
  var faults: [String] {
    guard let rule = Rule.named(rule) else { return ["\(rule): no such rule"] }
    let wrong = (failing.map { ($0, $0.count) } + passing.map { ($0, 0) }).compactMap { snippet, count -> String? in
      let found = snippet.findings(of: [rule])
      return found.count == count
        ? nil : "\(found.count) findings, not \(count):\n\(snippet.files.map(\.text).joined())"
    }
    let few = failing.count < 4 || passing.count < 4 ? ["\(failing.count) failing and \(passing.count) passing"] : []
    return (few + wrong).map { "\(rule.id): \($0)" }
  }
}
