extension JSONDocument {
  /// Reads a YAML text into the same tree as JSON; throws if it is not YAML or beyond the part of it that is read.
  ///
  /// Every value has the range of its bytes as they are written; an aliased value has that of its anchor.
  package init(parsingYAML bytes: [UInt8], options: JSONOptions = .strict) throws(JSONSyntaxError) {
    let (storage, warnings) = try bytes.withUnsafeBufferPointer { (buffer) throws(JSONSyntaxError) in
      var reader = YAMLReader(CountedBuffer(buffer), options: options)
      defer { reader.tape.deallocate() }
      try reader.readDocument()
      return (JSONStorage(reader.tape, text: buffer, decoded: reader.decoded), reader.warnings)
    }
    self.init(bytes, storage, warnings)
  }
}
