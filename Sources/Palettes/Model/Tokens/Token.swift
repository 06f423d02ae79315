/// A named color: its entries and their places in the source.
package struct Token: Hashable, Sendable {
  /// Catalog, namespaces and name: the identity of the token.
  package var name: TokenName
  /// The file of all entries that name no other, as reports print it.
  package var file: String
  /// The line at which the token begins in its file, from 1.
  package var line: Int32
  /// The column at which the token begins in its file, from 1, in Unicode scalars.
  package var column: Int32
  /// The entries in file order.
  package var entries: [Entry]
  /// True if it is the color of a shadow, which is decoration unless a pair names it.
  package var isDecoration = false

  /// Makes a token with its entries in file order.
  init(_ name: TokenName, file: String, line: Int32 = 1, column: Int32 = 1, entries: [Entry]) {
    self.name = name
    self.file = file
    self.line = line
    self.column = column
    self.entries = entries
  }

  /// The place where the token begins.
  package var location: SourceLocation { SourceLocation(file: file, line: Int(line), column: Int(column)) }

  /// The place to edit for one of its entries: the first component of its color, else where the entry begins.
  package func location(of entry: Entry) -> SourceLocation { start(of: entry).edited }

  /// The place where one of its entries begins.
  package func start(of entry: Entry) -> SourceLocation {
    SourceLocation(
      file: entry.file ?? file, line: Int(entry.line), column: Int(entry.column), components: entry.components)
  }

  /// The place where the color of one of its entries begins: in the entry, or in what it refers to.
  package func writtenLocation(of entry: Entry) -> SourceLocation { entry.origin ?? start(of: entry) }

  /// True if it is in a token file, in which others can refer to it and no entries can be added to it.
  package var isDesignToken: Bool { name.catalog == file && !file.isEmpty }
}

/// The index of a token in its palette.
package typealias TokenIndex = TypedIndex<Token>
