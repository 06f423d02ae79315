#if DEBUG
  package import Synchronization
#endif

/// Counts what readers read, by which tests see that work grows as its input does, on a machine however busy.
///
/// Only a debug build counts, and only for the task that asks.
package enum StepCount {
  #if DEBUG
    /// The hash of the task whose steps count; 0 if nothing does.
    @usableFromInline package static let counted = Atomic(0)
    private static let sum = Atomic(0)
    /// One task counts at a time.
    private static let turn = Mutex(())

    private static var task: Int { withUnsafeCurrentTask { $0?.hashValue ?? 0 } }

    /// Returns the number of steps that some work takes in this task, without those in others.
    package static func steps(of work: () -> Void) -> Int {
      turn.withLock { _ in
        sum.store(0, ordering: .relaxed)
        counted.store(task, ordering: .relaxed)
        defer { counted.store(0, ordering: .relaxed) }
        work()
        return sum.load(ordering: .relaxed)
      }
    }

    @usableFromInline package static func add(_ steps: Int) {
      if counted.load(ordering: .relaxed) == task { sum.add(steps, ordering: .relaxed) }
    }
  #endif

  /// Counts steps.
  @inlinable @inline(__always)
  package static func take(_ steps: Int = 1) {
    #if DEBUG
      if counted.load(ordering: .relaxed) != 0 { add(steps) }
    #endif
  }
}
