/// The action that a command line requests.
enum Invocation: Sendable, Hashable {
  /// Print help for a command, or for the tool; `isRequested` is false if no command was named and help was not
  /// requested.
  case help(command: String?, isRequested: Bool)
  /// Print the version.
  case version
  /// Run a command of the tool's description.
  case run(command: String, ParsedArguments)
}
