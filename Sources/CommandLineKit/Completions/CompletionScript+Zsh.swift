extension CompletionScript {
  /// For zsh 5 and later.
  static let zsh = CompletionScript(id: "zsh") { name in
    let function = "_\(functionPrefix(of: name))"
    return #"""
      #compdef \#(name)
      # Completions of \#(name) for zsh, written by: \#(name) completions zsh
      # Save them as _\#(name) in a folder of $fpath, or load them with: source <(\#(name) completions zsh)

      \#(function)() {
        local -a answer offers typed
        local line word
        for line in "${(@)words[2,CURRENT-1]}"; do
          typed+=("${(Q)line}")
        done
        answer=("${(@f)$(command \#(name) \#(command) -- "${typed[@]}" "${(Q)PREFIX}" 2>/dev/null)}")
        [[ -n $answer[2] ]] && compset -P '*='
        case $answer[1] in
        words)
          for line in "${(@)answer[3,-1]}"; do
            [[ -n $line ]] || continue
            word=${line%%$'\t'*} word=${word//\\/\\\\} word=${word//:/\\:}
            [[ $line == *$'\t'?* ]] && word+=:${line#*$'\t'}
            offers+=("$word")
          done
          if [[ $PREFIX == -* ]]; then
            _describe -o 'option' offers
          else
            _describe 'value' offers
          fi
          ;;
        files) _files ;;
        folders) _files -/ ;;
        esac
      }

      if [[ $funcstack[1] == \#(function) ]]; then
        \#(function) "$@"
      else
        compdef \#(function) \#(name)
      fi

      """#
  }
}
