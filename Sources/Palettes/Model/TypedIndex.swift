/// The index of a row in the table that holds rows of its kind, such as a pair in its plan; no other table accepts it.
@usableFromInline
package struct TypedIndex<Row>: Hashable, Strideable, Sendable {
  /// The distance from the start of the table, from 0.
  @usableFromInline package let offset: Int

  /// Creates the index of the row at a distance from the start of its table.
  @inlinable
  package init(_ offset: Int) { self.offset = offset }

  /// Orders indices as the rows of the table.
  @inlinable
  package static func < (left: TypedIndex, right: TypedIndex) -> Bool { left.offset < right.offset }

  /// The number of rows from this one to another.
  @inlinable
  package func distance(to other: TypedIndex) -> Int { other.offset - offset }

  /// The index of the row that is a number of rows further on.
  @inlinable
  package func advanced(by count: Int) -> TypedIndex { TypedIndex(offset + count) }
}

extension Array {
  /// The row at an index of its kind.
  @inlinable
  package subscript(index: TypedIndex<Element>) -> Element {
    get { self[index.offset] }
    _modify { yield &self[index.offset] }
  }

  /// The rows at a range of indices of their kind.
  @inlinable
  package subscript(range: Range<TypedIndex<Element>>) -> ArraySlice<Element> {
    self[range.lowerBound.offset..<range.upperBound.offset]
  }

  /// The indices of all rows, in order.
  @inlinable
  package var typedIndices: Range<TypedIndex<Element>> { TypedIndex(0)..<TypedIndex(count) }

  /// Returns the index of the first row that satisfies a condition; nil if none does.
  @inlinable
  package func typedIndex(where isWanted: (Element) -> Bool) -> TypedIndex<Element>? {
    firstIndex(where: isWanted).map { TypedIndex($0) }
  }

  /// The rows with their indices, in order.
  @inlinable
  package func indexed() -> Zip2Sequence<Range<TypedIndex<Element>>, [Element]> { zip(typedIndices, self) }
}
