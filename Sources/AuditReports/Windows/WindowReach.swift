/// The tokens whose safe windows a report shows.
package enum WindowReach: Int, Comparable, Sendable {
  /// Those whose pairs fail, the first of them.
  case first
  /// All in pairs, up to a limit.
  case all

  /// Orders by the number of tokens.
  package static func < (left: WindowReach, right: WindowReach) -> Bool { left.rawValue < right.rawValue }
}
