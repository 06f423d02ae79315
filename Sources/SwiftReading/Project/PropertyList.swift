/// The keys and texts of a property list in XML, read tolerantly in one pass.
package struct PropertyList: Sendable {
  /// The encoding of the bytes.
  package enum Form: String, Hashable, Sendable, CaseIterable {
    /// Tags, which are read.
    case xml
    /// Apple's binary form, which is not read.
    case binary
    /// Neither of them.
    case unknown
  }

  /// One key of the outermost dictionary with a string or a Boolean value.
  package struct Entry: Hashable, Sendable {
    package let key: String
    package let value: Value
    /// The place of the key.
    package let position: SourcePosition
  }

  /// A value, as far as it is read.
  package enum Value: Hashable, Sendable {
    case text(String)
    /// `<true/>` or `<false/>`.
    case truth(Bool)
  }

  /// The encoding; entries and texts are available only for XML.
  package let form: Form
  /// The entries of the outermost dictionary, in order.
  package let entries: [Entry]
  /// The texts of all depths, in order.
  package let texts: [String]

  /// Reads a property list; accepts any bytes, in time linear in their number.
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
