import AuditEngine
import FileSyntax

extension ServiceTool {
  /// `explain`: the page of a rule, or the list of all.
  static let explainTool = ServiceTool(
    definition: ToolDefinition(
      "explain", title: "Explain a rule",
      summary:
        "Returns the page for a rule: what it finds, why it matters, examples, how to fix it, and references. Without "
        + "arguments, lists all rules.",
      arguments: [ToolArgument("rule", .text, "A rule id, as shown in findings, such as low-text-contrast")],
      output: [
        SchemaNode.Member("rule", .orNull(.text)), SchemaNode.Member("page", .list(.text), "The lines of the page"),
        SchemaNode.Member(
          "rules", .list(.object(.init("rule", .text), .init("severity", .text), .init("title", .text)))),
      ],
      advice: "Call explain without arguments to list the rules.")
  ) { (arguments, _) throws(ToolProblem) in
    guard let id = arguments.text("rule") else {
      return ToolAnswer(
        members: [("rule", Array("null".utf8))],
        lists: [.init("problems", texts: []), .init("page", texts: []), .init("rules", Rule.all.map(row))])
    }
    let call = try CommandCall(.explain, operands: [id], arguments)
    let outcome = try call.run(Command.explain.run)
    let lines = outcome.output.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return ToolAnswer(
      members: [("rule", JSONText.string(Rule.named(id)?.id ?? id))],
      lists: [
        .init("problems", texts: outcome.notes),
        .init("page", texts: lines.dropLast().map { String(decoding: $0, as: UTF8.self) }), .init("rules", []),
      ])
  }

  private static func row(_ rule: Rule) -> [UInt8] {
    JSONWriter.object(endsLine: false) { object in
      object.key("rule")
      object.value(rule.id)
      object.key("severity")
      object.value(rule.severity.id)
      object.key("title")
      object.value(rule.page.title)
    }
  }
}
