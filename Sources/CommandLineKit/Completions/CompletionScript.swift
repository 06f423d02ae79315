/// What a shell loads to complete a tool's command line; a function of the description alone.
///
/// What a tool computes when asked (`CompletionKind.named`) comes from its hidden command `complete-names`, which is
/// called with the name of the list, `--`, and the paths that stand on the line. It prints one name a line; the
/// scripts take the lines as text and never evaluate them.
package struct CompletionScript: Sendable {
  /// The shell's name, as people type it.
  package let id: String
  /// The script for a tool.
  package let render: @Sendable (ToolDescription) -> String

  /// Describes how to write for one shell.
  package init(id: String, render: @escaping @Sendable (ToolDescription) -> String) {
    self.id = id
    self.render = render
  }

  /// The shells in the order in which help lists them.
  package static let all: [CompletionScript] = [bash, zsh, fish]

  /// The command of the tool that prints names for scripts.
  package static let namesCommand = "complete-names"
}

extension ToolDescription {
  /// What a shell offers for the value of an option.
  func offer(for option: OptionDescription) -> CompletionKind {
    option.allowedValues.isEmpty ? offer(option.completion) : .values(option.allowedValues)
  }

  /// What a shell offers for an operand.
  func offer(for operand: OperandDescription) -> CompletionKind { offer(operand.completion) }

  private func offer(_ kind: CompletionKind) -> CompletionKind {
    kind == .named("commands") ? .values(visibleCommands.map(\.name)) : kind
  }

  /// The start of the names of a script's functions: the tool's name with `_` for what functions cannot hold.
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
