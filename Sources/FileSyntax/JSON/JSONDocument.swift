/// A parsed JSON or YAML text: its bytes, its values with their byte ranges, and its warnings.
package struct JSONDocument: Sendable {
  /// The text as given.
  package let bytes: [UInt8]
  /// Byte order mark and duplicate keys: in the order of the file, a thousand repeated keys at most.
  package let warnings: [JSONSyntaxWarning]
  private let storage: JSONStorage

  /// Reads a text; throws if it is not JSON, nests too deeply or is too large for the options.
  package init(parsing bytes: [UInt8], options: JSONOptions = .strict) throws(JSONSyntaxError) {
    self.bytes = bytes
    (storage, warnings) = try bytes.withUnsafeBufferPointer { (buffer) throws(JSONSyntaxError) in
      var reader = JSONReader(buffer, options: options)
      defer { reader.tape.deallocate() }
      try reader.readDocument()
      return (JSONStorage(reader.tape, text: buffer), reader.warnings)
    }
  }

  /// Takes what a reader has made of a text.
  init(_ bytes: [UInt8], _ storage: JSONStorage, _ warnings: [JSONSyntaxWarning]) {
    (self.bytes, self.storage, self.warnings) = (bytes, storage, warnings)
  }

  /// The value that is the whole text.
  package var root: JSONValue { JSONValue(storage: storage, index: 1) }

  /// The place of a byte, found by reading the text up to it; for many places, make a `PositionTable`.
  package func position(ofByte offset: Int) -> TextPosition { storage.position(ofByte: offset) }
}
