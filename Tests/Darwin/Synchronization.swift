// The parts of the standard library's module Synchronization that the tool uses; the toolchain's own one needs Glibc.

/// A value that one task at a time works on.
public struct Mutex<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
  public init(_ initialValue: consuming sending Value) {}

  public borrowing func withLock<Result: ~Copyable, E: Error>(
    _ body: (inout sending Value) throws(E) -> sending Result
  ) throws(E) -> sending Result { fatalError() }
}

/// How an atomic change is ordered among others.
public struct AtomicUpdateOrdering {
  public static var relaxed: AtomicUpdateOrdering { AtomicUpdateOrdering() }
}

/// A number that several tasks change at once.
public struct Atomic<Value>: ~Copyable, @unchecked Sendable {
  public init(_ initialValue: consuming Value) {}
}

extension Atomic where Value == Int {
  public borrowing func wrappingAdd(_ operand: Int, ordering: AtomicUpdateOrdering) -> (oldValue: Int, newValue: Int) {
    fatalError()
  }
}
