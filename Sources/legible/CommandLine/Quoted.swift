import FileSyntax

/// A piece of input between apostrophes, safe to print: control and invisible characters escaped, cut after 60
/// characters.
func quoted(_ text: String) -> String {
  let longest = 60
  let shown = text.unicodeScalars.prefix(longest)
  let isCut = shown.endIndex < text.unicodeScalars.endIndex
  return "'" + shown.map(\.inMessages).joined() + (isCut ? "…" : "") + "'"
}

/// A text on one line of a terminal: control and invisible characters escaped, so that none of them controls it.
func printable(_ text: String) -> String { text.unicodeScalars.map(\.inMessages).joined() }
