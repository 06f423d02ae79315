/// Writes JSON piece by piece into bytes that a caller can take away at any time.
///
/// Objects and arrays close themselves; in an object, each value follows a call of `key`.
public struct JSONWriter: Sendable {
  /// The layout of the text.
  package enum Style: Hashable, Sendable {
    /// No whitespace.
    case compact
    /// Each member and element on its own line, indented by a number of spaces per level.
    case pretty(indent: Int)
  }

  private var buffer: ByteBuffer
  /// The number written last and its text: reports repeat a ratio.
  private var lastNumber: (value: Double, text: String) = (0, "0")
  private let indent: Int?
  private var depth = 0
  /// True if nothing has been written in the innermost container.
  private var isFirst = true
  /// True if a key waits for its value.
  private var hasKey = false

  /// Starts an empty text, with a capacity in bytes.
  package init(style: Style, room: Int = 0) {
    buffer = ByteBuffer(room: room)
    indent =
      switch style {
      case .compact: nil
      case .pretty(let indent): max(0, indent)
      }
  }

  /// A copy of the bytes written and not yet taken.
  package var bytes: [UInt8] { buffer.bytes }

  /// The number of bytes written and not yet taken.
  package var byteCount: Int { buffer.count }

  /// Writes an object, whose members the closure writes.
  @inlinable
  public mutating func object<Failure: Error>(
    _ body: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    open(UInt8(ascii: "{"))
    try body(&self)
    close(UInt8(ascii: "}"))
  }

  /// Writes an array, whose elements the closure writes.
  @inlinable
  public mutating func array<Failure: Error>(
    _ body: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    open(UInt8(ascii: "["))
    try body(&self)
    close(UInt8(ascii: "]"))
  }

  /// Writes the key of the value that comes next.
  @_disfavoredOverload
  package mutating func key(_ name: String) {
    beginItem()
    name.withBytes { buffer.appendString($0) }
    endKey()
  }

  /// Writes the key of the next value: a literal of the program, which needs no escapes.
  package mutating func key(_ name: StaticString) {
    beginItem()
    name.withUTF8Buffer { buffer.appendKey($0, isSpaced: indent != nil) }
    hasKey = true
  }

  /// Writes a string, with escapes for JSON and for scalars that control a terminal: C1 controls, bidi marks, line
  /// ends.
  package mutating func value(_ text: String) {
    beginItem()
    text.withBytes { buffer.appendString($0) }
  }

  /// Writes a whole number.
  package mutating func value(_ number: Int) {
    beginItem()
    buffer.append(String(number))
  }

  /// Writes the shortest digits that read back as the number, -0 as 0, and null for values that JSON cannot represent.
  package mutating func value(_ number: Double) {
    beginItem()
    if number != lastNumber.value { lastNumber = (number, Self.text(of: number)) }
    buffer.append(lastNumber.text)
  }

  private static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    // `Int(exactly:)` would call the C library's rounding, which nothing else here links.
    if number.magnitude < 0x1p53, Double(Int(number)) == number { return String(Int(number)) }
    return number.description
  }

  /// Writes a truth value.
  package mutating func value(_ truth: Bool) {
    beginItem()
    buffer.append(truth ? "true" : "false")
  }

  /// Writes a string, or null for nil.
  package mutating func value(_ text: String?) {
    if let text { value(text) } else { null() }
  }

  /// Writes a number, or null for nil.
  package mutating func value(_ number: Double?) {
    if let number { value(number) } else { null() }
  }

  /// Writes a whole number, or null for nil.
  package mutating func value(_ number: Int?) {
    if let number { value(number) } else { null() }
  }

  /// Writes null.
  package mutating func null() {
    beginItem()
    buffer.append("null")
  }

  /// Writes JSON text unchanged.
  package mutating func raw(_ value: [UInt8]) {
    beginItem()
    value.withUnsafeBufferPointer { buffer.append($0) }
  }

  /// Writes the value that another writer holds.
  package mutating func value(writtenBy other: JSONWriter) {
    beginItem()
    other.buffer.withBytes { buffer.append($0) }
  }

  /// Writes the elements of the arrays, or the members of the objects, that other writers without indentation hold.
  ///
  /// Nothing is copied: `pieces` gets the bytes written so far, then those of the others; writing continues after them.
  package mutating func items(writtenBy others: [JSONWriter], after pieces: inout [ArraySlice<UInt8>]) {
    for other in others where other.buffer.count > 2 {
      beginItem()
      pieces.append(takeBytes()[...])
      pieces.append(other.buffer.slice(1..<other.buffer.count - 1))
    }
  }

  /// Ends a line, as after the last value of a file.
  package mutating func lineEnd() { buffer.append(.lineFeed) }

  /// Returns the bytes written so far and discards them; writing continues at the same level.
  package mutating func takeBytes() -> [UInt8] { buffer.take() }

  /// Discards the bytes written so far but keeps the memory.
  package mutating func removeAll() { buffer.removeAll() }

  /// Calls a closure with the bytes written so far, then discards them but keeps the memory.
  package mutating func drain<Failure: Error>(_ sink: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    try sink(bytes)
    buffer.removeAll()
  }

  @usableFromInline
  mutating func open(_ bracket: UInt8) {
    beginItem()
    buffer.append(bracket)
    depth += 1
    isFirst = true
  }

  @usableFromInline
  mutating func close(_ bracket: UInt8) {
    depth -= 1
    if !isFirst { startLine() }
    buffer.append(bracket)
    isFirst = false
    hasKey = false
  }

  /// Separates a key or value from the text before it.
  @inline(__always)
  private mutating func beginItem() {
    if hasKey {
      hasKey = false
      return
    }
    if depth > 0 {
      if !isFirst { buffer.append(.comma) }
      startLine()
    }
    isFirst = false
  }

  @inline(__always)
  private mutating func endKey() {
    buffer.append(.colon)
    if indent != nil { buffer.append(.space) }
    hasKey = true
  }

  @inline(__always)
  private mutating func startLine() {
    guard let indent else { return }
    buffer.append(.lineFeed)
    for _ in 0..<indent * depth { buffer.append(.space) }
  }
}
