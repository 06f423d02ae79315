import LocalFiles

/// Shows the user at a terminal the current work, after a delay of half a second.
struct Progress: Sendable {
  /// True if anything is shown: only if standard error is a terminal that can erase a line.
  private let isShown: Bool
  private let start: ContinuousClock.Instant

  /// The delay in milliseconds before anything is shown.
  private static let patience: Int32 = 500

  /// Starts counting the time.
  init(isShown: Bool) {
    self.isShown = isShown
    start = .now
  }

  /// Runs work and shows it in one line on standard error while it lasts.
  func during<Result, Failure: Error>(
    _ words: String, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard isShown else { return try work() }
    let waited = (.now - start) / .milliseconds(1)
    let alarm = Platform.Alarm(after: Int32(max(0, Double(Self.patience) - waited))) { Console.renewLine("\(words)…") }
    defer { if alarm.stop() { Console.renewLine(nil) } }
    return try work()
  }

  /// Replaces the words in the line of running work.
  func renew(_ words: String) {
    if isShown, .now - start > .milliseconds(Self.patience * 2) { Console.renewLine(words) }
  }

  /// Prints a line that stays, if anything is shown.
  func tell(_ words: String) {
    if isShown { Console.renewLine(words, isLast: true) }
  }
}
