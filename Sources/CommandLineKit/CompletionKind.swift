/// What a shell may offer for a value: plain data, from which each shell's script is written.
package enum CompletionKind: Sendable, Hashable {
  /// Nothing sensible can be offered.
  case none
  /// Paths of files and of the folders that lead to them.
  case file
  /// Paths of folders only.
  case directory
  /// A list known when the tool is built.
  case values([String])
  /// A list that the tool itself computes when asked, by this name, for example `tokens`.
  case named(String)
}
