import LocalFiles
import Synchronization

/// Work that needs much memory, done one at a time by whichever thread it comes to.
struct ServiceTurns: Sendable {
  private let lock: @Sendable (() -> Void) -> Void

  /// Starts with nothing to do.
  init() {
    let state = Mutex<Void>(())
    lock = { work in state.withLock { _ in work() } }
  }

  /// Waits for its turn, does the work, and returns its memory to the system.
  func take<Value, Problem: Error>(_ work: () throws(Problem) -> Value) throws(Problem) -> Value {
    var outcome: Result<Value, Problem>?
    lock {
      do throws(Problem) {
        outcome = .success(try work())
      } catch {
        outcome = .failure(error)
      }
      Platform.returnMemory()
    }
    // The lock has run the work.
    guard let outcome else { return try work() }
    return try outcome.get()
  }
}
