/// A JSON text that has been read: its bytes, its values with their byte ranges, and what is odd about it.
package struct JSONDocument: Sendable {
  /// What all values of a document share.
  struct Contents: Sendable {
    let bytes: [UInt8]
    let nodes: [JSONNode]
    let warnings: [JSONSyntaxWarning]
  }

  /// Always one element: in an array, the contents are one reference to count however many values point at them.
  private let box: [Contents]

  /// Reads a text; throws where it is not JSON, nests too deeply or is too large for the options.
  package init(parsing bytes: [UInt8], options: JSONOptions = .strict) throws(JSONSyntaxError) {
    box = [
      try bytes.withUnsafeBufferPointer { (buffer) throws(JSONSyntaxError) in
        var reader = JSONReader(buffer, options: options)
        try reader.readDocument()
        return Contents(bytes: bytes, nodes: reader.nodes, warnings: reader.warnings)
      }
    ]
  }

  /// What all values of the document share.
  @inline(__always) var contents: Contents { box[0] }

  /// The value that is the whole text.
  package var root: JSONValue { JSONValue(document: self, index: 0) }
  /// Byte order mark and duplicate keys: the mark first, then by object end and key place.
  package var warnings: [JSONSyntaxWarning] { contents.warnings }
  /// The text as it was given.
  package var bytes: [UInt8] { contents.bytes }

  /// The place of a byte, found by reading the text up to it; for many places, make a `PositionTable`.
  package func position(ofByte offset: Int) -> TextPosition {
    contents.bytes.withUnsafeBufferPointer { PositionScanner.position(ofByte: offset, in: $0) }
  }
}
