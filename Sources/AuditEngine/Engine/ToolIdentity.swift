/// The tool that wrote a report.
package enum ToolIdentity {
  /// The command name of the tool.
  package static let name = "legible"
  /// The version of the tool, by Semantic Versioning.
  package static let version = "0.1.0"
}
