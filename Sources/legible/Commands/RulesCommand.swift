import AuditEngine
import FileSyntax

extension Command {
  private static let format = SharedOptions.format([.text, .json, .markdown])

  /// `legible rules`: the list of rules.
  static let rules = Command(
    description: CommandDescription(
      name: "rules", summary: "List the rules",
      discussion: [
        "In an audit file, use a rule id to set the severity to off, note, warning, or error. The Markdown and "
          + "the JSON contain the page for every rule."
      ],
      category: "Rules",
      options: [format.description],
      examples: [
        .init("legible rules", "list the rules, one per line"),
        .init("legible rules --format markdown", "print every page, as in the documentation"),
      ])
  ) { arguments, console in
    let listing = RuleListing(Rule.all)
    switch try arguments.value(of: format) {
    case .json: try console.write(listing.json, as: .json)
    case .markdown: try console.write(listing.markdown, as: .markdown)
    default: try console.write(listing.text(console.style))
    }
    return .success
  }
}
