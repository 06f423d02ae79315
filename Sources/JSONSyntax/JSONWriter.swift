/// Writes JSON piece by piece into bytes that a caller can take away at any time.
///
/// Objects and arrays close themselves; in an object, each value follows a call of `key`.
package struct JSONWriter: Sendable {
  /// How the text is laid out.
  package enum Style: Hashable, Sendable {
    /// No whitespace at all.
    case compact
    /// Each member and element on a line of its own, with so many spaces per level.
    case pretty(indent: Int)
  }

  /// What has been written and not been taken yet.
  package private(set) var bytes: [UInt8] = []
  private let indent: Int?
  private var depth = 0
  /// Whether nothing has been written in the innermost container.
  private var isFirst = true
  /// Whether a key waits for its value.
  private var hasKey = false

  /// Starts an empty text.
  package init(style: Style) {
    indent =
      switch style {
      case .compact: nil
      case .pretty(let indent): max(0, indent)
      }
  }

  /// Writes an object, whose members the closure writes.
  package mutating func object<Failure: Error>(
    _ body: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    try container(.openBrace, .closeBrace, body)
  }

  /// Writes an array, whose elements the closure writes.
  package mutating func array<Failure: Error>(
    _ body: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    try container(.openBracket, .closeBracket, body)
  }

  /// Writes the key of the value that comes next.
  package mutating func key(_ name: String) {
    beginItem()
    name.withBytes { bytes.appendJSONString($0) }
    endKey()
  }

  /// Writes the key of the value that comes next.
  package mutating func key(_ name: StaticString) {
    beginItem()
    name.withUTF8Buffer { bytes.appendJSONString($0) }
    endKey()
  }

  /// Writes a string, escaped where it must be, and at U+2028 and U+2029, which some readers take for line ends.
  package mutating func value(_ text: String) {
    beginItem()
    text.withBytes { bytes.appendJSONString($0) }
  }

  /// Writes a whole number.
  package mutating func value(_ number: Int) {
    beginItem()
    bytes.append(contentsOf: String(number).utf8)
  }

  /// Writes the shortest digits that read back as the same number, -0 as 0, and null for what JSON cannot hold.
  package mutating func value(_ number: Double) {
    beginItem()
    bytes.appendJSONNumber(number)
  }

  /// Writes a truth value.
  package mutating func value(_ truth: Bool) {
    beginItem()
    bytes.append(contentsOf: (truth ? "true" : "false").utf8)
  }

  /// Writes a string, or null where there is none.
  package mutating func value(_ text: String?) {
    if let text { value(text) } else { null() }
  }

  /// Writes a number, or null where there is none.
  package mutating func value(_ number: Double?) {
    if let number { value(number) } else { null() }
  }

  /// Writes a whole number, or null where there is none.
  package mutating func value(_ number: Int?) {
    if let number { value(number) } else { null() }
  }

  /// Writes null.
  package mutating func null() {
    beginItem()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Writes a value that is JSON already, as it is.
  package mutating func raw(_ value: some Collection<UInt8>) {
    beginItem()
    bytes.append(contentsOf: value)
  }

  /// Ends a line, as after the last value of a file.
  package mutating func lineEnd() { bytes.append(.lineFeed) }

  /// Hands over what has been written so far and forgets it; writing goes on where it was.
  package mutating func takeBytes() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Lets a closure use what has been written so far, then forgets it but keeps the memory.
  package mutating func drain<Failure: Error>(_ sink: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    try sink(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  private mutating func container<Failure: Error>(
    _ open: UInt8, _ close: UInt8, _ body: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    beginItem()
    bytes.append(open)
    depth += 1
    isFirst = true
    try body(&self)
    depth -= 1
    if !isFirst { startLine() }
    bytes.append(close)
    isFirst = false
    hasKey = false
  }

  /// Parts a key or value from what stands before it.
  @inline(__always)
  private mutating func beginItem() {
    if hasKey {
      hasKey = false
      return
    }
    if depth > 0 {
      if !isFirst { bytes.append(.comma) }
      startLine()
    }
    isFirst = false
  }

  @inline(__always)
  private mutating func endKey() {
    bytes.append(.colon)
    if indent != nil { bytes.append(.space) }
    hasKey = true
  }

  @inline(__always)
  private mutating func startLine() {
    guard let indent else { return }
    bytes.append(.lineFeed)
    bytes.append(contentsOf: repeatElement(.space, count: indent * depth))
  }
}
