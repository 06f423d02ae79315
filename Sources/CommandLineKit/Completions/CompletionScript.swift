/// A shell script that completes a tool's command line; made from the description alone.
///
/// A list computed on demand (`CompletionKind.named`) comes from the tool's hidden command `complete-names`, which is
/// called with the name of the list, `--`, and the paths on the line. It prints one name per line; the scripts use the
/// lines as text and never evaluate them.
package struct CompletionScript: Sendable {
  /// The shell's name as typed.
  package let id: String
  /// The script for a tool.
  package let render: @Sendable (ToolDescription) -> String

  /// Describes how to write for one shell.
  package init(id: String, render: @escaping @Sendable (ToolDescription) -> String) {
    self.id = id
    self.render = render
  }

  /// The shells in the order of help.
  package static let all: [CompletionScript] = [bash, zsh, fish]

  /// The command of the tool that prints names for scripts.
  package static let namesCommand = "complete-names"
}

extension ToolDescription {
  /// Returns the completions of an option's value.
  func offer(for option: OptionDescription) -> CompletionKind {
    option.allowedValues.isEmpty ? offer(option.completion) : .values(option.allowedValues)
  }

  /// Returns the completions of an operand.
  func offer(for operand: OperandDescription) -> CompletionKind { offer(operand.completion) }

  private func offer(_ kind: CompletionKind) -> CompletionKind {
    kind == .named("commands") ? .values(visibleCommands.map(\.name)) : kind
  }

  /// The prefix of the names of a script's functions: the tool's name with `_` for characters that are invalid in
  /// functions.
  var functionPrefix: String {
    String(name.unicodeScalars.map { $0.isASCII && $0.properties.isAlphabetic ? Character($0) : "_" })
  }
}

extension OptionDescription {
  /// The short form as it is typed, `-q`, and the long one.
  var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + [spelling] }
}

extension OperandDescription {
  /// True if it takes every argument that follows.
  var isLast: Bool { maximumCount == nil }
}
