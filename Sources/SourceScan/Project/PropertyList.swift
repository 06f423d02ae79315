/// The keys and texts of a property list in XML, read tolerantly in one pass.
package struct PropertyList: Sendable {
  /// How the bytes are written.
  package enum Form: String, Hashable, Sendable, CaseIterable {
    /// Tags, which are read.
    case xml
    /// Apple's binary form, which is not read.
    case binary
    /// Neither of them.
    case unknown
  }

  /// One key of the outermost dictionary whose value is a text or a truth value.
  package struct Entry: Hashable, Sendable {
    /// The key.
    package let key: String
    /// Its value.
    package let value: Value
    /// Where the key begins.
    package let position: SourcePosition
  }

  /// A value as far as it is read.
  package enum Value: Hashable, Sendable {
    /// `<string>`.
    case text(String)
    /// `<true/>` or `<false/>`.
    case truth(Bool)
  }

  /// How it is written; entries and texts are there for XML alone.
  package let form: Form
  /// The entries of the outermost dictionary, in order.
  package let entries: [Entry]
  /// The texts of all depths, in order.
  package let texts: [String]

  /// Reads a property list; any bytes give a value, in time linear in their number.
  package init(_ bytes: [UInt8]) {
    if bytes.starts(with: "bplist".utf8) {
      (form, entries, texts) = (.binary, [], [])
      return
    }
    var reader = PropertyListReader(bytes: bytes)
    reader.read()
    form = reader.isList ? .xml : .unknown
    let table = LineTable(bytes)
    entries = reader.entries.map {
      Entry(key: $0.key, value: $0.value, position: table.position(ofByte: $0.offset))
    }
    texts = reader.texts
  }
}
