import AuditReports
import CommandLineKit
import ContrastAudit
import JSONSyntax

/// All rules, as a table, as JSON, and as the page of the documentation.
struct RuleListing {
  private let rules: [Rule]

  /// Lists rules in their order.
  init(_ rules: [Rule]) { self.rules = rules }

  /// One line for each rule.
  func text(_ style: TerminalStyle) -> String {
    let ids = rules.map { DisplayWidth.of($0.id) }.max() ?? 0
    let severities = Severity.allCases.map(\.id.count).max() ?? 0
    let lines = rules.map { rule in
      let title = DisplayWidth.cut(rule.page.title, to: max(1, TextLayout.pageWidth - ids - severities - 4))
      return style.bold(DisplayWidth.padded(rule.id, to: ids)) + "  "
        + painted(DisplayWidth.padded(rule.severity.id, to: severities), rule.severity, style) + "  " + title
    }
    return (lines + ["", "'legible explain RULE' prints the page of a rule."]).joined(separator: "\n") + "\n"
  }

  private func painted(_ text: String, _ severity: Severity, _ style: TerminalStyle) -> String {
    switch severity {
    case .error: style.red(text)
    case .warning: style.yellow(text)
    case .note: style.dim(text)
    }
  }

  /// The pages as the documentation holds them.
  var markdown: String {
    let pages = rules.flatMap { rule in
      [
        "## \(rule.id)",
        "**\(rule.page.title)**. Severity: \(rule.severityWords)." + (rule.formerWords.map { " \($0)." } ?? ""),
      ]
        + RuleSection.all(of: rule.page).flatMap(\.markdown)
    }
    let start = [
      "# Rules",
      "What Legible looks for, with the page of every rule.",
      "## Overview",
      "A rule finds evidence; the engine makes findings of it. The order is that of reports. An audit file sets the "
        + "severity of a rule under `rules`: `off`, `note`, `warning` or `error`. `legible explain RULE` prints one of "
        + "these pages. This page is written by `legible rules --format markdown`.",
    ]
    return (start + pages).joined(separator: "\n\n") + "\n"
  }

  /// The pages for other programs.
  var json: String {
    var writer = JSONWriter(style: .pretty(indent: 2))
    writer.object { root in
      root.key("rules")
      root.array { list in
        for rule in rules { list.write(rule) }
      }
      root.key("schemaVersion")
      root.value(JSONReport.schemaVersion)
    }
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }
}

extension JSONWriter {
  /// Writes a rule with its page, keys sorted.
  fileprivate mutating func write(_ rule: Rule) {
    let page = RuleSection.all(of: rule.page).map { (key: $0.key, body: Optional($0.body)) }
    let facts = [("id", rule.id), ("severity", rule.severity.id), ("title", rule.page.title)]
    var parts = page + facts.map { (key: $0.0, body: .paragraph($0.1)) }
    if rule.page.seenIn == nil { parts.append((key: "seenIn", body: nil)) }
    object { entry in
      for part in parts.sorted(by: { $0.key < $1.key }) {
        entry.key(part.key)
        if let body = part.body { entry.write(body) } else { entry.null() }
      }
    }
  }

  private mutating func write(_ body: RuleSection.Body) {
    switch body {
    case .paragraph(let text): value(text)
    case .list(let items):
      array { list in
        for item in items { list.value(item) }
      }
    case .files(let files):
      array { list in
        for file in files {
          list.object { entry in
            entry.key("path")
            entry.value(file.path)
            entry.key("text")
            entry.value(file.text)
          }
        }
      }
    }
  }
}
