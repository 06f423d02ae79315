/// The values that a shell can complete: plain data, from which each shell's script is written.
enum CompletionKind: Sendable, Hashable {
  /// No completions.
  case none
  /// Paths of files and of the folders that contain them.
  case file
  /// Paths of folders only.
  case directory
  /// A list known when the tool is built.
  case values([String])
  /// A list that the tool itself computes on demand, by this name, for example `tokens`.
  case named(String)
}
