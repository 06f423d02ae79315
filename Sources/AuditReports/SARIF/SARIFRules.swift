import AuditEngine
import FileSyntax

/// The rules behind the results of a run, in the order in which `AuditReport.rules` and then the results name them.
struct SARIFRules {
  private let ids: [String]
  private let rules: [Rule]
  private let places: [String: Int]

  /// Collects the rules of findings.
  init(_ findings: [Finding], of report: AuditReport) {
    rules = report.rules
    var used: Set<String> = []
    var order: [String] = []
    for finding in findings where used.insert(finding.rule).inserted { order.append(finding.rule) }
    let known = rules.map { $0.id }
    ids = known.filter(used.contains) + order.filter { !known.contains($0) }
    places = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))
  }

  /// The index of a rule in the list; nil for one that no finding has.
  func index(of id: String) -> Int? { places[id] }

  /// The parts of a rule that a reader sees.
  fileprivate struct Page {
    let title: String
    let finds: String
    let text: String
    let markdown: String
    let severity: Severity
  }

  fileprivate var pages: [(id: String, page: Page)] {
    ids.map { id in
      guard let rule = rules.first(where: { $0.id == id }) else {
        return (id, Page(title: id, finds: id, text: id, markdown: id, severity: .warning))
      }
      let page = rule.page
      return (
        id,
        Page(
          title: page.title, finds: page.finds,
          text: "\(page.finds)\n\nWhy it matters: \(page.matters)\n\nHow to fix it: \(page.remedy)",
          markdown: RuleSection.all(of: page).flatMap { $0.markdown }.joined(separator: "\n\n"),
          severity: rule.severity)
      )
    }
  }

  /// The precision of a rule: proven, read from a palette, or uncertain by its own account.
  fileprivate static func precision(of id: String, _ severity: Severity) -> String {
    if id == "unverified-contrast" { return "low" }
    return severity == .error ? "very-high" : severity == .warning ? "high" : "medium"
  }
}

extension JSONWriter {
  /// Writes the tool that made a run, with the pages of its rules.
  mutating func write(_ rules: SARIFRules) {
    key("tool")
    object { tool in
      tool.key("driver")
      tool.object { driver in
        driver.key("name")
        driver.value(ToolIdentity.name)
        driver.key("semanticVersion")
        driver.value(ToolIdentity.version)
        driver.key("rules")
        driver.array { list in
          for (id, page) in rules.pages { list.write(rule: id, page) }
        }
      }
    }
  }

  private mutating func write(rule id: String, _ page: SARIFRules.Page) {
    object { rule in
      rule.key("id")
      rule.value(id)
      let former = RuleAlias.formerIDs(of: id)
      if !former.isEmpty {
        rule.key("deprecatedIds")
        rule.array { list in
          for id in former { list.value(id) }
        }
      }
      rule.key("shortDescription")
      rule.write(sarifText: page.title)
      rule.key("fullDescription")
      rule.write(sarifText: String(page.finds.unicodeScalars.prefix(1_024)))
      rule.key("help")
      rule.object { help in
        help.key("text")
        help.value(page.text)
        help.key("markdown")
        help.value(page.markdown)
      }
      rule.key("defaultConfiguration")
      rule.object { configuration in
        configuration.key("level")
        configuration.value(page.severity.id)
      }
      rule.key("properties")
      rule.object { properties in
        properties.key("tags")
        properties.array { tags in
          tags.value("accessibility")
          tags.value("color-contrast")
        }
        properties.key("precision")
        properties.value(SARIFRules.precision(of: id, page.severity))
        properties.key("problem.severity")
        properties.value(page.severity == .note ? "recommendation" : page.severity.id)
      }
    }
  }

  /// Writes a message that is plain text.
  mutating func write(sarifText text: String) {
    object { message in
      message.key("text")
      message.value(text)
    }
  }
}
