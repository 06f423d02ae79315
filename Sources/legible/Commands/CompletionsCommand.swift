extension Command {
  /// `legible completions`: the script for a shell.
  static let completions = Command(
    description: CommandDescription(
      name: "completions", summary: "Print the completion script for a shell",
      discussion: [
        "The script completes commands, options and their values, files, token names, and rule ids. It reads the "
          + "tokens from the paths that are named on the command line. If there are no paths, it reads them from the "
          + "current folder.",
        "For bash, add eval \"$(legible completions bash)\" to ~/.bashrc. For zsh, save the script as _legible in a "
          + "folder that is in $fpath before compinit runs. For fish, save it as "
          + "~/.config/fish/completions/legible.fish.",
      ],
      category: "Help",
      operands: [
        OperandDescription(
          name: "SHELL", arity: .required, summary: CompletionScript.all.map(\.id).joined(separator: ", "),
          completion: .values(CompletionScript.all.map(\.id)))
      ],
      examples: [
        .init("eval \"$(legible completions bash)\"", "turn on completions in this shell session"),
        .init(
          "legible completions fish > ~/.config/fish/completions/legible.fish",
          "turn on completions in every fish session"),
      ])
  ) { arguments, console in
    let name = arguments.operands[0]
    guard let script = CompletionScript.all.first(where: { $0.id == name }) else {
      let names = CompletionScript.all.map(\.id)
      throw UsageError(
        "there are no completions for \(quoted(name))",
        remedy: DidYouMean.question(for: name, among: names) ?? "use one of \(names.joined(separator: ", "))",
        command: arguments.command)
    }
    try console.write(script.render(LegibleTool.tool.name))
    return .success
  }
}
