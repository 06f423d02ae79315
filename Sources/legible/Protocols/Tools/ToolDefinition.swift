import FileSyntax

/// A tool as clients see it.
struct ToolDefinition: Sendable {
  /// The name by which it is called.
  let name: String
  /// The name that people see.
  let title: String
  /// The sentences by which a model decides to call it.
  let summary: String
  /// The arguments in the order of the schema.
  let arguments: [ToolArgument]
  /// The members of the answer, without those that every answer has.
  let output: [SchemaNode.Member]
  /// True if a call changes no file.
  let isReadOnly: Bool
  /// The tool to call if this one reports a problem with a name or a file.
  let advice: String

  /// Describes a tool.
  init(
    _ name: String, title: String, summary: String, arguments: [ToolArgument], output: [SchemaNode.Member],
    isReadOnly: Bool = true, advice: String
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.arguments = arguments
    self.output = output
    self.isReadOnly = isReadOnly
    self.advice = advice
  }

  /// The argument that continues an answer.
  static let cursor = ToolArgument(
    "cursor", .text, "The nextCursor from the previous response, to get the next page of the same call")

  /// The arguments, with the one that every tool has.
  var everyArgument: [ToolArgument] { arguments + [Self.cursor] }

  /// The schema of the arguments.
  var input: SchemaNode {
    .object(
      everyArgument.map { SchemaNode.Member($0.name, $0.schema, isRequired: $0.isRequired, $0.summary) }, isClosed: true
    )
  }

  var answer: SchemaNode {
    .object(
      output + [
        SchemaNode.Member(
          "problems", .list(.text),
          "Problems in the input files; if there are errors, the audit covers only part of "
            + "the input"),
        SchemaNode.Member("total", .integer, "The total number of list elements on all pages"),
        SchemaNode.Member(
          "nextCursor", .text, isRequired: false, "Call again with the same arguments and this cursor to get the rest"),
      ], isClosed: false)
  }
}

extension JSONWriter {
  /// Writes a tool as `tools/list` gives it.
  mutating func write(_ tool: ToolDefinition) {
    object { entry in
      entry.key("name")
      entry.value(tool.name)
      entry.key("title")
      entry.value(tool.title)
      entry.key("description")
      entry.value(tool.summary)
      entry.key("inputSchema")
      entry.write(tool.input)
      entry.key("outputSchema")
      entry.write(tool.answer)
      entry.key("annotations")
      entry.object { hints in
        hints.key("readOnlyHint")
        hints.value(tool.isReadOnly)
        hints.key("destructiveHint")
        hints.value(!tool.isReadOnly)
        hints.key("idempotentHint")
        hints.value(true)
        hints.key("openWorldHint")
        hints.value(false)
      }
    }
  }
}
