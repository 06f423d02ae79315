/// The index of a row in the table that holds rows of its kind, such as a pair in its plan; no other table accepts it.
@usableFromInline
package struct TypedIndex<Row>: Hashable, Comparable, Sendable {
  /// The distance from the start of the table, from 0.
  @usableFromInline package let offset: Int

  /// Creates the index of the row at a distance from the start of its table.
  @inlinable
  package init(_ offset: Int) { self.offset = offset }

  /// Orders indices as the rows of the table.
  @inlinable
  package static func < (left: TypedIndex, right: TypedIndex) -> Bool { left.offset < right.offset }
}

/// The indices of all rows of a table, in order.
@usableFromInline
package struct TypedIndices<Row>: RandomAccessCollection, Sendable {
  /// The distance of the first index, always 0.
  @inlinable package var startIndex: Int { 0 }
  /// The number of rows.
  @usableFromInline package let endIndex: Int

  /// Creates the indices of a table with a number of rows.
  @inlinable
  package init(count: Int) { endIndex = count }

  /// The index of the row at a distance from the start.
  @inlinable
  package subscript(offset: Int) -> TypedIndex<Row> { TypedIndex(offset) }
}

extension Array {
  /// The row at an index of its kind.
  @inlinable
  package subscript(index: TypedIndex<Element>) -> Element {
    get { self[index.offset] }
    _modify { yield &self[index.offset] }
  }

  /// The indices of all rows, in order.
  @inlinable
  package var typedIndices: TypedIndices<Element> { TypedIndices(count: count) }

  /// The rows with their indices, in order.
  @inlinable
  package func indexed() -> Zip2Sequence<TypedIndices<Element>, [Element]> { zip(typedIndices, self) }
}
