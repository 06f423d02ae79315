#if DEBUG
  /// An array each of whose reads is a step; a release build has an array.
  @frozen
  package struct CountedArray<Element> {
    @usableFromInline let elements: [Element]

    /// Holds an array.
    @inlinable package init(_ elements: [Element]) { self.elements = elements }

    /// Hands over all elements, each of which counts.
    @inlinable
    package func withUnsafeBufferPointer<Result>(_ body: (UnsafeBufferPointer<Element>) -> Result) -> Result {
      StepCount.take(elements.count)
      return elements.withUnsafeBufferPointer { body($0) }
    }
  }

  extension CountedArray: RandomAccessCollection {
    @inlinable package var startIndex: Int { 0 }
    @inlinable package var endIndex: Int { elements.count }

    @inlinable
    package subscript(index: Int) -> Element {
      StepCount.take()
      return elements[index]
    }
  }

  extension CountedArray: Sendable where Element: Sendable {}
#else
  package typealias CountedArray = Array
#endif
