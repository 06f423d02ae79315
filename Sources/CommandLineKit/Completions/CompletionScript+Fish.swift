extension CompletionScript {
  /// For fish 3 and later.
  static let fish = CompletionScript(id: "fish") { name in
    let function = "__\(functionPrefix(of: name))_complete"
    return #"""
      # Completions of \#(name) for fish, written by: \#(name) completions fish
      # Save them as ~/.config/fish/completions/\#(name).fish

      function \#(function)
          set -l words (commandline -opc)
          set -l current (commandline -ct)
          set -l answer (command \#(name) \#(command) -- $words[2..-1] $current 2>/dev/null)
          set -l rest (string sub -s (math (string length -- "$answer[2]") + 1) -- $current)
          switch "$answer[1]"
              case words
                  for line in $answer[3..-1]
                      printf '%s%s\n' "$answer[2]" $line
                  end
              case files
                  for line in (__fish_complete_path $rest)
                      printf '%s%s\n' "$answer[2]" $line
                  end
              case folders
                  for line in (__fish_complete_directories $rest '')
                      printf '%s%s\n' "$answer[2]" $line
                  end
          end
      end

      complete -c \#(name) -f -a '(\#(function))'

      """#
  }
}
