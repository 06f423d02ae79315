@testable import FileSyntax
@testable import legible

/// The command line as a page of the documentation, made from the tool's description.
struct CommandLinePage {
  private let tool: ToolDescription

  /// Prepares the page of a tool.
  init(_ tool: ToolDescription) { self.tool = tool }

  var markdown: String {
    let start = [
      "# Command line",
      "Every command with its operands, options, and examples.",
      "## Overview",
      "Options can come before or after operands. Write a value as `--name value` or `--name=value`. Use `--` to end "
        + "the options. Every command has `--help`, and the tool has `--version`. `\(tool.name) help COMMAND` prints "
        + "the text on this page, which is generated from the description that the tool uses to parse its command "
        + "line.",
    ]
    let commands = tool.visibleCommands.flatMap(blocks)
    return (start + commands + exitStatuses).joined(separator: "\n\n") + "\n"
  }

  private func blocks(of command: CommandDescription) -> [String] {
    var blocks = ["## \(tool.name) \(command.name)", "\(Self.plain(command.summary))."]
    blocks.append(fence("text", [HelpText.usage(of: command, in: tool)]))
    blocks += command.discussion.map(Self.plain)
    blocks += list(command.operands.map { "- `\($0.name)`: \(Self.plain($0.summary))" })
    blocks += list(command.options.filter { !$0.isHidden }.map(item))
    let examples = command.examples.flatMap { ["# \($0.purpose)", $0.line] }
    return examples.isEmpty ? blocks : blocks + [fence("sh", examples)]
  }

  private func item(of option: OptionDescription) -> String {
    let short = option.short.map { "`-\($0)`, " } ?? ""
    let value = option.valueName.map { " \($0)" } ?? ""
    return "- \(short)`\(option.spelling)\(value)`: \(Self.plain(HelpText.definition(of: option)))"
  }

  private var exitStatuses: [String] {
    let rows = ExitStatus.allCases.ordered { $0.rawValue < $1.rawValue }.map { "| \($0.rawValue) | \($0.summary) |" }
    return ["## Exit statuses", (["| status | meaning |", "| --- | --- |"] + rows).joined(separator: "\n")]
  }

  private func list(_ items: [String]) -> [String] { items.isEmpty ? [] : [items.joined(separator: "\n")] }

  private func fence(_ language: String, _ lines: [String]) -> String {
    (["```\(language)"] + lines + ["```"]).joined(separator: "\n")
  }

  /// A text of help as equivalent Markdown.
  static func plain(_ text: String) -> String {
    text.map { "<>*_`[]#|\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}
