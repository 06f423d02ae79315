/// The names of temporary files, `.legible-PROCESS-NUMBER.tmp`: hidden, and distinguishable from those of other
/// programs.
enum TemporaryName {
  private static let start = ".legible-"
  private static let end = ".tmp"

  /// The name for the file of a number that a process writes.
  static func make(process: Int32, number: Int) -> String { "\(start)\(process)-\(number)\(end)" }

  /// Returns true if a file has such a name.
  static func isOne(_ name: String) -> Bool {
    guard name.hasPrefix(start), name.hasSuffix(end) else { return false }
    let numbers = name.dropFirst(start.count).dropLast(end.count)
      .split(separator: "-", omittingEmptySubsequences: false)
    return numbers.count == 2 && numbers.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }
  }
}
