import LocalFiles

/// Tells a person at a terminal what the tool is at, once it has kept them waiting for half a second.
struct Progress: Sendable {
  /// True if anything is told: only where standard error is a terminal that can take a line back.
  private let isShown: Bool
  private let start: ContinuousClock.Instant

  /// The time in milliseconds for which nothing is told.
  private static let patience: Int32 = 500

  /// Starts counting the time.
  init(isShown: Bool) {
    self.isShown = isShown
    start = .now
  }

  /// Does some work and says so in one line on standard error while it lasts.
  func during<Result, Failure: Error>(
    _ words: String, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard isShown else { return try work() }
    let waited = (.now - start) / .milliseconds(1)
    let alarm = Platform.Alarm(after: Int32(max(0, Double(Self.patience) - waited))) { Console.renewLine("\(words)…") }
    defer { if alarm.stop() { Console.renewLine(nil) } }
    return try work()
  }

  /// Puts other words in the line of work that lasts.
  func renew(_ words: String) {
    if isShown, .now - start > .milliseconds(Self.patience * 2) { Console.renewLine(words) }
  }

  /// Says something in a line that stays, where anything is told.
  func tell(_ words: String) {
    if isShown { Console.renewLine(words, isLast: true) }
  }
}
