/// A shell script that completes a tool's command line by asking the tool itself.
///
/// The script calls the hidden command ``command`` with `--`, the words of the line without the tool's name, and the current
/// word up to the cursor. The first line of the answer says what follows: `words`, `files` or `folders`. The second is the
/// start of the current word that every offer keeps. Each further line is a word, a tab, and a phrase about it. The scripts
/// use the lines as text and never evaluate them.
struct CompletionScript: Sendable {
  /// The shell's name as typed.
  let id: String
  /// The script for a tool of a name.
  let render: @Sendable (_ name: String) -> String

  /// The shells in the order of help.
  static let all: [CompletionScript] = [bash, zsh, fish]

  /// The command of the tool that the scripts call.
  static let command = "complete"

  /// The prefix of the names of a script's functions: the tool's name with `_` for characters that are invalid there.
  static func functionPrefix(of name: String) -> String {
    String(name.unicodeScalars.map { $0.isASCII && $0.properties.isAlphabetic ? Character($0) : "_" })
  }
}
