import AuditReports

/// A command line as a person can type it into a shell.
package enum ShellText {
  /// `legible audit` with operands and options, each quoted where a shell would not take it as it is.
  package static func line(_ operands: [String], _ options: [(name: String, value: String?)]) -> String {
    let words =
      [ToolIdentity.name, "audit"] + operands.map(quoted)
      + options.flatMap { name, value in ["--\(name)"] + [value].compactMap { $0 }.map(quoted) }
    return words.joined(separator: " ")
  }

  /// A word in single quotes, unless every sign of it is one that shells take as it is.
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
