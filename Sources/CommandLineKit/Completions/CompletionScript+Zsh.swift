extension CompletionScript {
  /// The script for zsh 5 and later, using its own completion system.
  static let zsh = CompletionScript(id: "zsh") { zshScript(for: $0) }

  private static func zshScript(for tool: ToolDescription) -> String {
    let prefix = "_\(tool.functionPrefix)"
    let end = """
      if [[ $funcstack[1] == \(prefix) ]]; then
        \(prefix) "$@"
      else
        compdef \(prefix) \(tool.name)
      fi

      """
    return [header(tool.name), names(prefix, tool.name), commands(prefix, tool), dispatch(prefix, tool), end]
      .joined(separator: "\n")
  }

  private static func header(_ name: String) -> String {
    """
    #compdef \(name)
    # Completions of \(name) for zsh, written by: \(name) completions zsh
    # Save them as _\(name) in a folder of $fpath, or load them with: source <(\(name) completions zsh)

    """
  }

  private static func names(_ prefix: String, _ name: String) -> String {
    """
    # Offers the names of a list that \(name) computes, for the paths on the line.
    \(prefix)_names() {
      local -a names found
      local word expl
      for word in ${words[2,CURRENT-1]}; do
        word=${(Q)word}
        [[ $word != -* && -e $word ]] && found+=("$word")
      done
      names=("${(@f)$(command \(name) \(namesCommand) $1 -- $found 2>/dev/null)}")
      names=(${names:#})
      _wanted names expl "$1" compadd -a names
    }

    """
  }

  private static func commands(_ prefix: String, _ tool: ToolDescription) -> String {
    let list = tool.visibleCommands.map { "    " + quoted("\(escaped($0.name, ":")):\($0.summary)") }
    return """
      \(prefix)_commands() {
        local -a list
        list=(
      \(list.joined(separator: "\n"))
        )
        _describe -t commands command list
      }

      """
  }

  private static func dispatch(_ prefix: String, _ tool: ToolDescription) -> String {
    let branches = tool.visibleCommands.map { command in
      let lines = specs(of: command, tool) + operands(of: command, tool, prefix)
      let calls = lines.map { "      \($0)" }.joined(separator: " \\\n")
      return "  \(quoted(command.name)))\n    _arguments -s -S \\\n\(calls) && result=0\n    ;;"
    }
    let start = specs(of: nil, tool) + [quoted("1: :\(prefix)_commands"), quoted("*:: :->arguments")]
    let calls = start.map { "    \($0)" }.joined(separator: " \\\n")
    return """
      \(prefix)() {
        local curcontext=$curcontext state line result=1
        typeset -A opt_args
        _arguments -C -S \\
      \(calls) && result=0
        [[ $state == arguments ]] || return result
        case $words[1] in
      \(branches.joined(separator: "\n"))
        esac
        return result
      }

      """
  }

  /// The options of a command as `_arguments` reads them; a flag is offered once.
  private static func specs(of command: CommandDescription?, _ tool: ToolDescription) -> [String] {
    tool.options(of: command).filter { !$0.isHidden }.flatMap { option in
      option.spellings.map { quoted(spec(of: option, spelt: $0, tool)) }
    }
  }

  private static func spec(of option: OptionDescription, spelt spelling: String, _ tool: ToolDescription) -> String {
    let summary = "[\(escaped(option.summary, "[]"))]"
    let alone = option == .help || option == .version ? "(- *)" : "(\(option.spellings.joined(separator: " ")))"
    guard let value = option.valueName else { return alone + spelling + summary }
    let start = option.repeats ? "*" : alone
    let joint = spelling == option.spelling ? "=" : "+"
    return start + spelling + joint + summary + message(value)
      + action(tool.offer(for: option), "_\(tool.functionPrefix)")
  }

  private static func operands(of command: CommandDescription, _ tool: ToolDescription, _ prefix: String) -> [String] {
    command.operands.enumerated().map { index, operand in
      let number = operand.minimumCount == 0 ? "\(index + 1):" : "\(index + 1)"
      let values = action(tool.offer(for: operand), prefix)
      return quoted((operand.isLast ? "*" : number) + message(operand.name) + values)
    }
  }

  private static func message(_ text: String) -> String { ":\(escaped(text, ":")):" }

  /// The action for `_arguments` that completes values; a lone space completes nothing.
  private static func action(_ kind: CompletionKind, _ prefix: String) -> String {
    switch kind {
    case .none: " "
    case .file: "_files"
    case .directory: "_files -/"
    case .values(let values): "(\(values.map { escaped($0, ": ()[]'\"$`") }.joined(separator: " ")))"
    case .named(let list): " \(prefix)_names \(list)"
    }
  }

  /// The text with a backslash before each of some characters, and before backslashes.
  private static func escaped(_ text: String, _ characters: String) -> String {
    text.map { $0 == "\\" || characters.contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
