extension CompletionScript {
  /// For bash 3.2 and later; it needs no library of completions.
  static let bash = CompletionScript(id: "bash") { name in
    let prefix = "_\(functionPrefix(of: name))"
    let functions = [header(name), reading(prefix), offering(prefix), asking(prefix, name)]
    return functions.joined(separator: "\n") + "\ncomplete -o default -F \(prefix) \(name)\n"
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

    # Offers the words of standard input that begin with the current one, each after a text that they all share.
    \#(prefix)_offer() {
      local line quoted
      while IFS= read -r line; do
        line=${line%%$'\t'*}
        [[ $line && $1$line == "$current"* ]] || continue
        line=$1$line
        \#(prefix)_quote "${line:typed}"
        COMPREPLY+=("$quoted")
      done
    }

    """#
  }

  private static func asking(_ prefix: String, _ name: String) -> String {
    #"""
    \#(prefix)() {
      local words current quote typed kind shared tool=\#(name)
      [[ -x $1 && ! -d $1 ]] && tool=$1
      COMPREPLY=()
      \#(prefix)_read "${COMP_LINE:0:COMP_POINT}"
      compopt +o default 2>/dev/null
      {
        IFS= read -r kind
        IFS= read -r shared
        case $kind in
        words) \#(prefix)_offer "$shared" ;;
        files) compopt -o default 2>/dev/null ;;
        folders) compopt -o dirnames 2>/dev/null ;;
        esac
      } < <("$tool" \#(command) -- "${words[@]:1}" "$current" 2>/dev/null)
    }

    """#
  }
}
