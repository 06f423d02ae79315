/// Tells a person at a terminal what the tool is at, once it has kept them waiting for half a second.
struct Progress: Sendable {
  /// Whether anything is told: only where standard error is a terminal that can take a line back.
  private let isShown: Bool
  private let start: ContinuousClock.Instant

  private static let patience = Duration.milliseconds(500)

  /// Starts counting the time.
  init(isShown: Bool) {
    self.isShown = isShown
    start = .now
  }

  /// Does some work and says so in one line on standard error while it lasts.
  func during<Result, Failure: Error>(
    _ words: String, _ work: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    guard isShown else { return try await work() }
    let teller = Task { () -> Bool in
      do { try await Task.sleep(until: start + Self.patience) } catch { return false }
      Console.renewLine("\(words)…")
      return true
    }
    do throws(Failure) {
      let result = try await work()
      await Self.finish(teller)
      return result
    } catch {
      await Self.finish(teller)
      throw error
    }
  }

  /// Puts other words in the line of work that lasts.
  func renew(_ words: String) {
    if isShown, .now - start > Self.patience * 2 { Console.renewLine(words) }
  }

  /// Says something in a line that stays, where anything is told.
  func tell(_ words: String) {
    if isShown { Console.renewLine(words, isLast: true) }
  }

  /// Takes the line back if there is one.
  private static func finish(_ teller: Task<Bool, Never>) async {
    teller.cancel()
    if await teller.value { Console.renewLine(nil) }
  }
}
