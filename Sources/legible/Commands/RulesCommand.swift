import AuditModel
import AuditRules
import CommandLineKit
import TextSupport

extension Command {
  private static let format = Parameter.choice(
    OptionDescription(name: "format", valueName: "ID", summary: "How to print them"), of: RuleForm.allCases
  ).defaulting(to: .text)

  /// `legible rules`: the list of rules.
  static let rules = Command(
    description: CommandDescription(
      name: "rules", summary: "List the rules: what is looked for in a palette",
      discussion: [
        "A rule has an id, by which the audit file's rules set its severity: off, note, warning or error. The "
          + "Markdown and the JSON hold the page of every rule."
      ],
      category: "Rules",
      options: [format.description],
      examples: [
        .init("legible rules", "every rule in one line"),
        .init("legible rules --format markdown", "every page, as in the documentation"),
      ])
  ) { arguments, console in
    let listing = RuleListing(Rule.all)
    switch try arguments.value(of: format) {
    case .text: try console.write(listing.text(console.style))
    case .json: try console.write(listing.json, as: .json)
    case .markdown: try console.write(listing.markdown, as: .markdown)
    }
    return .success
  }
}

/// The output formats of the rules.
enum RuleForm: String, CaseIterable, Sendable {
  case text
  case json
  case markdown
}
