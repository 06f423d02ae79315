extension CompletionScript {
  /// For fish 3 and later.
  static let fish = CompletionScript(id: "fish") { fishScript(for: $0) }

  private static func fishScript(for tool: ToolDescription) -> String {
    let prefix = "__\(tool.functionPrefix)"
    var lines = ["complete -c \(tool.name) -f"]
    for command in tool.visibleCommands {
      lines.append(line(tool, at: "''", "-a \(quoted(command.name)) -d \(quoted(command.summary))"))
    }
    for option in tool.options(of: nil) where !option.isHidden {
      lines.append("complete -c \(tool.name)\(spelling(of: option, tool))")
    }
    for command in tool.visibleCommands { lines += self.lines(of: command, tool) }
    let functions = place(prefix, tool) + names(prefix, tool.name)
    return header(tool.name) + functions + lines.joined(separator: "\n") + "\n"
  }

  private static func header(_ name: String) -> String {
    """
    # Completions of \(name) for fish, written by: \(name) completions fish
    # Save them as ~/.config/fish/completions/\(name).fish


    """
  }

  private static func place(_ prefix: String, _ tool: ToolDescription) -> String {
    var options: [String] = []
    for command in [nil] + tool.visibleCommands {
      let spellings = tool.options(of: command).filter { !$0.isFlag }.flatMap(\.spellings)
      options += spellings.map { quoted("\(command?.name ?? "") \($0)") }
    }
    let list = options.isEmpty ? "''" : options.joined(separator: " ")
    return """
      # Prints the command on the line and the number of the operand at the cursor.
      function \(prefix)_place
          set -l words (commandline -opc)
          set -e words[1]
          set -l name ''
          set -l number 1
          set -l is_value 0
          set -l is_ended 0
          for word in $words
              if test $is_value = 1
                  set is_value 0
              else if test $is_ended = 0; and test "$word" = --
                  set is_ended 1
              else if test $is_ended = 0; and string match -q -- '-?*' "$word"
                  contains -- "$name $word" \(list); and set is_value 1
              else if test -z "$name"
                  set name $word
              else
                  set number (math $number + 1)
              end
          end
          printf '%s\\n' "$name" $number
      end

      # Checks that the cursor is in the arguments of a command, and at an operand: its number, or a number and later.
      function \(prefix)_at -a name first last
          set -l place (\(prefix)_place)
          test "$place[1]" = "$name"; or return 1
          test -n "$first"; or return 0
          test $place[2] -ge $first -a $place[2] -le $last
      end


      """
  }

  private static func names(_ prefix: String, _ name: String) -> String {
    """
    # Prints the names of a list that \(name) computes, for the paths on the line.
    function \(prefix)_names -a list
        set -l words (commandline -opc)
        set -e words[1]
        set -l paths
        for word in $words
            if not string match -q -- '-*' "$word"; and test -e "$word"
                set -a paths $word
            end
        end
        command \(name) \(namesCommand) $list -- $paths 2>/dev/null
    end


    """
  }

  private static func lines(of command: CommandDescription, _ tool: ToolDescription) -> [String] {
    var lines: [String] = []
    for option in command.options + tool.globalOptions where !option.isHidden {
      lines.append(line(tool, at: command.name, String(spelling(of: option, tool).dropFirst())))
    }
    for (index, operand) in command.operands.enumerated() {
      guard let values = values(tool.offer(for: operand), tool) else { continue }
      let place = "\(command.name) \(index + 1) \(operand.isLast ? 999 : index + 1)"
      lines.append(line(tool, at: place, values))
    }
    return lines
  }

  private static func line(_ tool: ToolDescription, at place: String, _ rest: String) -> String {
    "complete -c \(tool.name) -n \(quoted("__\(tool.functionPrefix)_at \(place)")) \(rest)"
  }

  /// The names of an option, its meaning and the completions of its value, after a space.
  private static func spelling(of option: OptionDescription, _ tool: ToolDescription) -> String {
    let short = option.short.map { " -s \($0)" } ?? ""
    let names = "\(short) -l \(option.name) -d \(quoted(option.summary))"
    return option.isFlag ? names : "\(names) \(values(tool.offer(for: option), tool) ?? "-x")"
  }

  /// The arguments of `complete` that offer values; nil if there are none to offer.
  private static func values(_ kind: CompletionKind, _ tool: ToolDescription) -> String? {
    switch kind {
    case .none: nil
    case .file: "-r -F"
    case .directory: "-x -a '(__fish_complete_directories)'"
    case .values(let values): "-x -a \(quoted(values.map(quoted).joined(separator: " ")))"
    case .named(let list): "-x -a '(__\(tool.functionPrefix)_names \(list))'"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "'"
  }
}
