/// A command line as typed into a shell.
package enum ShellText {
  /// `legible audit` with operands and options, each quoted if a shell needs it.
  package static func line(_ operands: [String], _ options: [(name: String, value: String?)]) -> String {
    let words =
      [ToolIdentity.name, "audit"] + operands.map(quoted)
      + options.flatMap { name, value in ["--\(name)"] + [value].compactMap { $0 }.map(quoted) }
    return words.joined(separator: " ")
  }

  /// A word in single quotes, unless all its characters are safe in shells.
  package static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "_./-=,@%+:".utf8.contains(byte)
        }
      }
    guard !isPlain else { return word }
    return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}
