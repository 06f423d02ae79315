/// The storage that the values of a document share: the tape followed by a copy of the text.
///
/// Both are in one array, so that copying a value counts one reference and reading through it counts none.
@usableFromInline
struct JSONStorage: Sendable {
  /// Stores the tape, then the text in as many nodes' memory as it needs; node 0 has the range of the text.
  @usableFromInline let nodes: [JSONNode]

  /// Copies a tape and its text, which begins at a given byte in the tape's coordinates.
  ///
  /// The texts of strings that are not written as they read follow it: `JSONNode.string`.
  init(_ tape: JSONTape, text: UnsafeBufferPointer<UInt8>, from start: Int = 0, decoded: [UInt8] = []) {
    let size = MemoryLayout<JSONNode>.stride
    let textNodes = (text.count + decoded.count + size - 1) / size
    nodes = Array(unsafeUninitializedCapacity: tape.count + textNodes) { buffer, initializedCount in
      guard let base = buffer.baseAddress else { return }
      base.initialize(from: tape.base, count: tape.count)
      if start > 0 { for index in 1..<tape.count { base[index].move(by: start) } }
      (base + tape.count).initialize(repeating: JSONNode(.null, start: 0, end: 0, next: 0), count: textNodes)
      base[0] = JSONNode(.null, start: 0, end: text.count, next: tape.count)
      let bytes = UnsafeMutableRawBufferPointer(buffer)
      UnsafeMutableRawBufferPointer(rebasing: bytes[(tape.count * size)...]).copyBytes(from: text)
      UnsafeMutableRawBufferPointer(rebasing: bytes[(tape.count * size + text.count)...]).copyBytes(from: decoded)
      initializedCount = tape.count + textNodes
    }
  }

  /// A node of the tape.
  @inlinable subscript(index: Int) -> JSONNode { nodes[index] }

  /// Hands over the whole text.
  @inline(__always)
  func withText<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withBytes(0..<Int(nodes[0].end), body)
  }

  /// Hands over some bytes of the text.
  @inlinable
  func withBytes<Result, Failure: Error>(
    _ range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try nodes.withUnsafeBufferPointer { (buffer) throws(Failure) in
      let start = Int(buffer[0].next) * MemoryLayout<JSONNode>.stride + range.lowerBound
      let bytes = UnsafeRawBufferPointer(buffer)[start..<start + range.count]
      return try UnsafeRawBufferPointer(rebasing: bytes).withMemoryRebound(to: UInt8.self, body)
    }
  }

  /// Hands over the decoded UTF-8 of a string or key.
  @inline(__always)
  func withString<Result, Failure: Error>(
    at index: Int, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let node = self[index]
    if node.isMarked, node.count > 0 { return try withBytes(decodedText(of: node), body) }
    return try withBytes(node.content) { (content) throws(Failure) in
      if !node.isMarked { return try body(content) }
      return try JSONEscapes.decoded(content).withUnsafeBufferPointer(body)
    }
  }

  /// The bytes after the text that hold a string: its length in four bytes, then itself.
  private func decodedText(of node: JSONNode) -> Range<Int> {
    let start = Int(nodes[0].end) + node.count
    let length = withBytes(start..<start + 4) { $0.reversed().reduce(0) { $0 << 8 | Int($1) } }
    return start + 4..<start + 4 + length
  }

  /// The decoded text of a string or key.
  func string(at index: Int) -> String { withString(at: index) { String(decoding: $0, as: UTF8.self) } }

  /// Returns true if the decoded text of a string or key has exactly these bytes.
  @inlinable
  func string(at index: Int, equals text: UnsafeBufferPointer<UInt8>) -> Bool {
    let node = self[index]
    if node.isMarked { return escapedString(at: index, equals: text) }
    return node.content.count == text.count && withBytes(node.content) { $0.equals(text) }
  }

  @usableFromInline
  func escapedString(at index: Int, equals text: UnsafeBufferPointer<UInt8>) -> Bool {
    withString(at: index) { $0.equals(text) }
  }

  /// The place of a byte, found by reading the text up to it.
  func position(ofByte offset: Int) -> TextPosition {
    withText { PositionScanner.position(ofByte: offset, in: $0) }
  }
}
