/// A tool of the services: what clients see of it, and what it does.
///
/// A new tool is one file with such a value and one line in `ServiceTool.all`.
struct ServiceTool: Sendable {
  /// The tool as clients see it.
  let definition: ToolDefinition
  /// Answers a call.
  let answer: @Sendable (ToolArguments, inout ServiceState) throws(ToolProblem) -> ToolAnswer

  /// Every tool, in the order in which clients list them.
  static let all: [ServiceTool] = [
    auditTool, contrastTool, suggestTool, tryTool, explainTool, inspectTool, pairsTool, lookTool, applyTool,
  ]
}
