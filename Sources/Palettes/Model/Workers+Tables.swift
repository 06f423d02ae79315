package import FileSyntax

extension Workers {
  /// Returns the results of work on ranges of the rows of a table, at most `most` each, in their order.
  package func map<Row, Result: Sendable>(
    rangesOf table: [Row], most: Int, _ work: @Sendable (Range<TypedIndex<Row>>) -> Result
  ) -> [Result] {
    map(rangesOf: table.count, most: most) { work(TypedIndex($0.lowerBound)..<TypedIndex($0.upperBound)) }
  }
}
