extension JSONDocument.Contents {
  /// Hands over some bytes of the text.
  @inline(__always)
  func withBytes<Result, Failure: Error>(
    _ range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try bytes.withUnsafeBufferPointer { (buffer) throws(Failure) in
      try body(UnsafeBufferPointer(rebasing: buffer[range]))
    }
  }

  /// Hands over the decoded UTF-8 of a string or key.
  @inline(__always)
  func withString<Result, Failure: Error>(
    at index: Int, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let node = nodes[index]
    return try withBytes(node.content) { (content) throws(Failure) in
      if !node.isMarked { return try body(content) }
      return try JSONEscapes.decoded(content).withUnsafeBufferPointer(body)
    }
  }

  /// The decoded text of a string or key.
  func string(at index: Int) -> String { withString(at: index) { String(decoding: $0, as: UTF8.self) } }

  /// Whether the decoded text of a string or key has exactly these bytes.
  func string(at index: Int, equals text: UnsafeBufferPointer<UInt8>) -> Bool {
    let node = nodes[index]
    if !node.isMarked && node.content.count != text.count { return false }
    return withString(at: index) { $0.elementsEqual(text) }
  }
}
