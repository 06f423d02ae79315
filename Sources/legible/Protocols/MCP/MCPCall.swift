import FileSyntax

/// A call of a tool that waits for its answer.
struct MCPCall: Sendable {
  /// The request.
  let identifier: RPCIdentifier
  /// The batch that the request came in; nil for one by itself.
  let batch: Int?
  let tool: ToolDefinition
  /// The arguments as they were sent; nil if there are none.
  let arguments: JSONValue?
}
