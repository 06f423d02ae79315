package import FileSyntax

/// A call of a tool that waits for its answer.
package struct MCPCall: Sendable {
  /// The request.
  let identifier: RPCIdentifier
  /// The batch that the request came in; nil for one by itself.
  let batch: Int?
  package let tool: ToolDefinition
  /// The arguments as they were sent; nil if there are none.
  package let arguments: JSONValue?
}
