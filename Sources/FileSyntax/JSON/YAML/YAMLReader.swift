/// Reads the part of YAML 1.2 in which data is written into the same tape as JSON.
///
/// Block and flow mappings and sequences, plain, quoted and block scalars, comments, anchors with aliases, merge keys,
/// and the markers of one document are read. Tags are ignored with a warning; complex keys, directives and further
/// documents are errors. Each line is read at most twice, whatever it holds.
struct YAMLReader {
  let bytes: CountedBuffer<UInt8>
  let options: JSONOptions
  /// The next byte to read.
  var offset = 0
  /// The first byte of the line.
  var lineStart = 0
  /// The values and keys read so far.
  var tape: JSONTape
  /// The texts of strings, each with its length before it; a place in it is never 0.
  var decoded: [UInt8] = [0, 0, 0, 0]
  /// The complete values that have an anchor, by its name.
  private(set) var anchors: [String: Int] = [:]
  /// The anchors in the order in which their values were complete.
  private var anchorNames: [String] = []
  /// The byte after the last scalar, alias or bracket.
  var contentEnd = 0
  /// Nodes that aliases have repeated.
  var repeated = 0
  /// Collections around the next value.
  private var depth = 0
  private var oddities: [Oddity] = []

  /// An oddity before its line is known.
  private struct Oddity {
    var kind: JSONSyntaxWarning.Kind
    var message: String
    var offset: Int
    /// The first of two equal keys.
    var other: Int?
  }

  /// Collections inside each other that are read; one more is an error.
  static let greatestDepth = 100
  /// Values and keys that aliases may repeat in one document; one more is an error.
  static let mostRepeated = 100_000
  /// Warnings that are listed, so that a hostile file cannot fill the memory with them.
  private static let mostWarnings = 1000

  /// Prepares to read a text, which must stay valid as long as the reader is used; the caller deallocates the tape.
  init(_ bytes: CountedBuffer<UInt8>, options: JSONOptions) {
    self.bytes = bytes
    self.options = options
    tape = JSONTape(capacity: bytes.count / 8 + 8)
    tape.append(JSONNode(.null, start: 0, end: 0, next: 0))
  }

  /// The next byte; NUL, which no text contains, marks the end.
  var byte: UInt8 { byte(at: offset) }

  /// The byte at an offset, or NUL.
  func byte(at offset: Int) -> UInt8 { offset >= 0 && offset < bytes.count ? bytes[offset] : 0 }

  /// The bytes before the next one on its line.
  var column: Int { offset - lineStart }

  /// True if nothing is left of the text.
  var isAtEnd: Bool { offset >= bytes.count }

  /// Reads the whole text.
  mutating func readDocument() throws(JSONSyntaxError) {
    try checkText()
    if bytes.plain.startsWithByteOrderMark { (offset, lineStart) = (3, 3) }
    try skipTrivia()
    if column == 0, byte == UInt8(ascii: "%") {
      throw error("directives are not supported; remove this line, and \"---\" if nothing else precedes it", at: offset)
    }
    if isMarker("---") {
      offset += 3
      try skipTrivia()
    }
    if isAtEnd || isMarker("...") || isMarker("---") {
      append(.null, offset..<offset)
    } else {
      try readBlockNode(inside: -1)
    }
    try skipTrivia()
    if isMarker("...") {
      offset += 3
      try skipTrivia()
    }
    if isAtEnd { return }
    guard isMarker("---") else { throw unexpected() }
    throw error("only one document per file is supported; move the second one to a separate file", at: offset)
  }

  /// Appends a value without content of its own.
  mutating func append(_ kind: JSONKind, _ range: Range<Int>) {
    tape.append(JSONNode(kind, start: range.lowerBound, end: range.upperBound, next: tape.count + 1))
  }

  /// Appends a collection that is still open; returns its index.
  mutating func open(_ kind: JSONKind, from start: Int) throws(JSONSyntaxError) -> Int {
    depth += 1
    guard depth <= min(Self.greatestDepth, options.maximumDepth) else {
      throw error("the nesting exceeds the limit of \(Self.greatestDepth) levels; flatten the file", at: start)
    }
    append(kind, start..<start)
    return tape.count - 1
  }

  /// Records the anchor of a complete value.
  mutating func finish(_ properties: Properties, at index: Int) {
    guard let anchor = properties.anchor else { return }
    anchors[anchor] = index
    anchorNames.append(anchor)
  }

  /// Removes the nodes from an index on, with the anchors among them.
  mutating func removeNodes(from index: Int) {
    tape.removeAll(from: index)
    while let last = anchorNames.last, anchors[last].map({ $0 >= index }) ?? true {
      anchors[last] = nil
      anchorNames.removeLast()
    }
  }

  /// Completes a collection.
  mutating func close(_ index: Int, count: Int, end: Int) throws(JSONSyntaxError) {
    depth -= 1
    tape[index].end = UInt32(truncatingIfNeeded: end)
    tape[index].next = UInt32(truncatingIfNeeded: tape.count)
    tape[index].count = count
    guard tape.count <= options.maximumValues else {
      throw error("the file exceeds the limit of \(options.maximumValues) values and keys; split the file", at: offset)
    }
  }

  /// Records an oddity that has one safe reading; the message about a repeated key follows the place of the first.
  mutating func warn(_ kind: JSONSyntaxWarning.Kind, _ message: String, at offset: Int, after other: Int? = nil) {
    guard oddities.count < Self.mostWarnings else { return }
    oddities.append(Oddity(kind: kind, message: message, offset: offset, other: other))
  }

  /// The oddities with their places, in the order of the file.
  var warnings: [JSONSyntaxWarning] {
    guard !oddities.isEmpty else { return [] }
    let places = PositionTable(Array(bytes.plain))
    return oddities.sorted { $0.offset < $1.offset }.map { oddity in
      let other = oddity.other.map { places.position(ofByte: $0) }
      let message = other.map { "this key also occurs at \($0.line):\($0.column), \(oddity.message)" } ?? oddity.message
      return JSONSyntaxWarning(
        message: message, position: places.position(ofByte: oddity.offset), byteOffset: oddity.offset,
        kind: oddity.kind)
    }
  }

  /// An error at a byte, with its line and column, or about what Git left in place of the content.
  func error(_ message: String, at offset: Int) -> JSONSyntaxError {
    JSONSyntaxError(leftoverIn: bytes.plain)
      ?? JSONSyntaxError(
        message: message, position: PositionScanner.position(ofByte: offset, in: bytes.plain), byteOffset: offset)
  }

  /// The error at an unexpected byte.
  func unexpected() -> JSONSyntaxError {
    if byte == .tab { return tab(at: offset) }
    return error("expected a key, or the end of the file; use the same indentation for all keys at a level", at: offset)
  }

  /// The error at a tab that indents.
  func tab(at offset: Int) -> JSONSyntaxError { error("YAML cannot be indented with tabs; use spaces", at: offset) }
}
