extension CompletionScript {
  /// For bash 3.2 and later; it needs no library of completions.
  static let bash = CompletionScript(id: "bash") { bashScript(for: $0) }

  private static func bashScript(for tool: ToolDescription) -> String {
    let prefix = "_\(tool.functionPrefix)"
    let functions = [
      header(tool.name), reading(prefix), offering(prefix), tables(prefix, tool), walk(prefix, tool.name),
    ]
    return functions.joined(separator: "\n") + "\ncomplete -o default -F \(prefix) \(tool.name)\n"
  }

  private static func header(_ name: String) -> String {
    """
    # Completions of \(name) for bash, written by: \(name) completions bash
    # Load them with: eval "$(\(name) completions bash)"

    """
  }

  private static func reading(_ prefix: String) -> String {
    #"""
    # Reads a line as the shell would, but expands and runs nothing. It sets words (unquoted, without the last), current
    # (the last, unquoted), quote (the open one) and typed (how much of current stands before the place of insertion).
    \#(prefix)_read() {
      local line=$1 char next begun= i
      words=() current= quote= typed=0
      for ((i = 0; i < ${#line}; i++)); do
        char=${line:i:1} next=${line:i+1:1}
        if [[ $quote && $char == "$quote" ]]; then
          quote=
        elif [[ $quote == '"' && $char == "\\" && $next == [\"\\\$\`] ]]; then
          current+=$next i=$((i + 1))
        elif [[ $quote ]]; then
          current+=$char
        elif [[ $char == [[:blank:]] ]]; then
          [[ $begun ]] && words+=("$current")
          current= begun= typed=0
          continue
        elif [[ $char == [\'\"] ]]; then
          quote=$char typed=${#current}
        elif [[ $char == "\\" ]]; then
          current+=$next i=$((i + 1))
        else
          current+=$char
          [[ $COMP_WORDBREAKS == *"$char"* ]] && typed=${#current}
        fi
        begun=1
      done
    }

    """#
  }

  private static func offering(_ prefix: String) -> String {
    #"""
    # Quotes a text for where it is inserted: within the open quote, or by itself.
    \#(prefix)_quote() {
      local text=$1 char i
      quoted=
      if [[ -z $quote ]]; then
        [[ $text ]] && printf -v quoted %q "$text"
        return
      fi
      for ((i = 0; i < ${#text}; i++)); do
        char=${text:i:1}
        case $quote$char in
        "''") quoted+="'\\''" ;;
        '"!') quoted+="\"'!'\"" ;;
        '""' | '"$' | '"`' | '"\') quoted+="\\$char" ;;
        *) quoted+=$char ;;
        esac
      done
    }

    # Offers the lines of standard input that begin with the current word, each after a text that they all share.
    \#(prefix)_offer() {
      local line quoted
      while IFS= read -r line; do
        [[ $line && $1$line == "$current"* ]] || continue
        line=$1$line
        \#(prefix)_quote "${line:typed}"
        COMPREPLY+=("$quoted")
      done
    }

    """#
  }

  private static func walk(_ prefix: String, _ name: String) -> String {
    #"""
    \#(prefix)() {
      local words current quote typed command= option= ended= index=1 shared= kind list tool=\#(name) i word
      local -a paths=()
      [[ -x $1 && ! -d $1 ]] && tool=$1
      COMPREPLY=()
      \#(prefix)_read "${COMP_LINE:0:COMP_POINT}"
      for ((i = 1; i < ${#words[@]}; i++)); do
        word=${words[i]}
        [[ $command && $word != -* && -e $word ]] && paths+=("$word")
        if [[ $option ]]; then
          option=
        elif [[ -z $ended && $word == -- ]]; then
          ended=1
        elif [[ -z $ended && $word == -?* ]]; then
          \#(prefix)_takes_value "$command" "$word" && option=$word
        elif [[ -z $command ]]; then
          command=$word
        else
          index=$((index + 1))
        fi
      done
      compopt +o default 2>/dev/null
      if [[ -z $option && -z $ended && $current == --*=* ]]; then
        option=${current%%=*} shared=$option=
      fi
      if [[ $option ]]; then
        \#(prefix)_look "$command" "$option"
      elif [[ -z $ended && $current == -* ]]; then
        \#(prefix)_options "$command"
      elif [[ -z $command ]]; then
        \#(prefix)_look '' command
      else
        \#(prefix)_look "$command" "$index"
      fi
      case $kind in
      values) \#(prefix)_offer "$shared" <<<"$list" ;;
      names)
        list=$("$tool" \#(namesCommand) "$list" -- ${paths[@]+"${paths[@]}"} 2>/dev/null)
        \#(prefix)_offer "$shared" <<<"$list"
        ;;
      file) compopt -o default 2>/dev/null ;;
      directory) compopt -o dirnames 2>/dev/null ;;
      esac
    }

    """#
  }

  // MARK: Tables

  private static func tables(_ prefix: String, _ tool: ToolDescription) -> String {
    let commands: [CommandDescription?] = [nil] + tool.visibleCommands
    let takers = commands.flatMap { valueOptions($0, tool) }.map { "  \(quoted($0))) return 0 ;;" }
    let options = commands.map { self.options($0, tool) }
    let values = commands.flatMap { self.values($0, tool) }
    let start = setting(.values(tool.visibleCommands.map(\.name))) ?? ""
    return """
      # Whether an option takes a value.
      \(prefix)_takes_value() {
        case "$1 $2" in
      \(takers.joined(separator: "\n"))
        esac
        return 1
      }

      # Sets kind and list to the options of a command.
      \(prefix)_options() {
        kind=values
        case $1 in
      \(options.joined(separator: "\n"))
        esac
      }

      # Sets kind and list to what may stand as the value of an option, or as the operand with a number.
      \(prefix)_look() {
        kind=none list=
        case "$1 $2" in
        ' command') \(start) ;;
      \(values.joined(separator: "\n"))
        esac
      }

      """
  }

  private static func valueOptions(_ command: CommandDescription?, _ tool: ToolDescription) -> [String] {
    tool.options(of: command).filter { !$0.isFlag }.flatMap(\.spellings).map { "\(command?.name ?? "") \($0)" }
  }

  private static func options(_ command: CommandDescription?, _ tool: ToolDescription) -> String {
    let list = tool.options(of: command).filter { !$0.isHidden }.map(\.spelling).joined(separator: "\n")
    return "  \(quoted(command?.name ?? ""))) list=\(quoted(list)) ;;"
  }

  private static func values(_ command: CommandDescription?, _ tool: ToolDescription) -> [String] {
    let name = command?.name ?? ""
    var lines: [String] = []
    for option in tool.options(of: command) where !option.isFlag && !option.isHidden {
      guard let setting = setting(tool.offer(for: option)) else { continue }
      let patterns = option.spellings.map { quoted("\(name) \($0)") }.joined(separator: " | ")
      lines.append("  \(patterns)) \(setting) ;;")
    }
    for (index, operand) in (command?.operands ?? []).enumerated() {
      guard let setting = setting(tool.offer(for: operand)) else { continue }
      let pattern = operand.isLast ? quoted("\(name) ") + "[0-9]*" : quoted("\(name) \(index + 1)")
      lines.append("  \(pattern)) \(setting) ;;")
    }
    return lines
  }

  /// The assignments for a kind of completion; nil if nothing is offered.
  private static func setting(_ kind: CompletionKind) -> String? {
    switch kind {
    case .none: nil
    case .file: "kind=file"
    case .directory: "kind=directory"
    case .values(let values): "kind=values list=\(quoted(values.joined(separator: "\n")))"
    case .named(let list): "kind=names list=\(quoted(list))"
    }
  }

  /// A literal of the shell, between apostrophes.
  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
