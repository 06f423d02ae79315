#if DEBUG
  /// A buffer each of whose reads is a step; a release build has a buffer.
  @frozen
  package struct CountedBuffer<Element>: RandomAccessCollection {
    /// The buffer, whose reads do not count.
    package let plain: UnsafeBufferPointer<Element>

    /// Holds a buffer.
    @inlinable package init(_ plain: UnsafeBufferPointer<Element>) { self.plain = plain }

    @inlinable package var startIndex: Int { 0 }
    @inlinable package var endIndex: Int { plain.count }

    @inlinable
    package subscript(index: Int) -> Element {
      StepCount.take()
      return plain[index]
    }
  }
#else
  package typealias CountedBuffer = UnsafeBufferPointer

  extension UnsafeBufferPointer {
    @inlinable package init(_ plain: Self) { self = plain }

    /// The buffer itself.
    @inlinable package var plain: Self { self }
  }
#endif
