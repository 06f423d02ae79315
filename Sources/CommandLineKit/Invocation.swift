/// What a command line asks for.
package enum Invocation: Sendable, Hashable {
  /// Print help for a command, or for the tool; `isRequested` is false where no command was named and nobody asked.
  case help(command: String?, isRequested: Bool)
  /// Print the version.
  case version
  /// Run a command of the tool's description.
  case run(command: String, ParsedArguments)
}
