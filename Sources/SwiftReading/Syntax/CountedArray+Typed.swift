#if DEBUG
  package import FileSyntax
  package import Palettes

  /// The indices of nodes, as those of an array in a release build.
  extension CountedArray {
    /// The row at an index of its kind.
    package subscript(index: TypedIndex<Element>) -> Element { self[index.offset] }

    /// The rows at a range of indices of their kind.
    package subscript(range: Range<TypedIndex<Element>>) -> SubSequence {
      self[range.lowerBound.offset..<range.upperBound.offset]
    }

    /// The indices of all rows, in order.
    package var typedIndices: Range<TypedIndex<Element>> { TypedIndex(0)..<TypedIndex(count) }
  }
#endif
