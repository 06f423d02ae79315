/// Reads a text into a tape of nodes in one pass and without recursion.
///
/// The open containers are linked through their nodes' `next`, so that no separate stack is needed.
struct JSONReader {
  let bytes: UnsafeBufferPointer<UInt8>
  let options: JSONOptions
  /// The next byte to read.
  var offset = 0
  /// The values and keys read so far, in the order of the file.
  var tape: JSONTape
  /// The oddities met so far.
  private(set) var warnings: [JSONSyntaxWarning] = []
  /// The innermost open container, 0 outside of all.
  private var container = 0
  private var isInObject = false
  private var depth = 0
  /// Values completed in the innermost open container.
  private var count = 0
  private var duplicates = JSONDuplicateKeys()

  /// Prepares to read a text, which must stay valid as long as the reader is used.
  ///
  /// `room` is the initial capacity in nodes, by default for the whole text. The caller deallocates the tape.
  init(_ bytes: UnsafeBufferPointer<UInt8>, options: JSONOptions, room: Int? = nil) {
    self.bytes = bytes
    self.options = options
    tape = JSONTape(capacity: room ?? bytes.count / 8 + 8)
    tape.append(JSONNode(.null, start: 0, end: 0, next: 0))
  }

  /// The next byte; NUL, which no JSON text contains, marks the end.
  @inline(__always) var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// Reads the whole text.
  mutating func readDocument() throws(JSONSyntaxError) {
    try beginDocument()
    try readWholeValue()
    try endDocument()
    warn(of: duplicates.pairs)
  }

  /// Moves to the beginning of the text's value.
  mutating func beginDocument() throws(JSONSyntaxError) {
    try checkSize()
    try checkEncoding()
    skipByteOrderMark()
    try skipTrivia()
    if offset == bytes.count { throw emptyDocument() }
  }

  /// Checks that nothing follows the value of the text.
  mutating func endDocument() throws(JSONSyntaxError) {
    try skipTrivia()
    if offset < bytes.count { throw trailingContent() }
  }

  /// Reads one value with all its contents.
  mutating func readWholeValue() throws(JSONSyntaxError) {
    repeat {
      if try readValue() { try readFollowers() }
    } while container > 0
  }

  /// Discards the nodes read so far, so that the next value or key is the first on the tape.
  mutating func clearTape() {
    tape.removeAll(from: 1)
    count = 0
    duplicates = JSONDuplicateKeys()
  }

  /// Reads a scalar, an empty container, or a container's start up to its first value; returns true if a value is
  /// complete.
  @inline(__always)
  private mutating func readValue() throws(JSONSyntaxError) -> Bool {
    let start = offset
    switch byte {
    case .quote: append(.string, from: start, isMarked: try skipString())
    case .openBrace: return try openObject()
    case .openBracket: return try openArray()
    case .minus, 0x30...0x39:
      if options.allowsJSON5 { try skipJSON5Number() } else { try skipNumber() }
      append(.number, from: start)
    case UInt8(ascii: "t"): try readWord("true", .boolean)
    case UInt8(ascii: "f"): try readWord("false", .boolean)
    case UInt8(ascii: "n"): try readWord("null", .null)
    default:
      guard options.allowsJSON5 else { throw valueExpected() }
      try readJSON5Scalar()
    }
    count += 1
    return true
  }

  /// Reads a string in single quotes or a number that only JSON5 has.
  @inline(never)
  private mutating func readJSON5Scalar() throws(JSONSyntaxError) {
    let start = offset
    if byte == .apostrophe {
      append(.string, from: start, isMarked: try skipSingleQuotedString())
    } else {
      try skipJSON5Number()
      append(.number, from: start)
    }
  }

  /// Reads a key in single quotes or without any.
  ///
  /// The node of a bare key reaches over the bytes around it as if they were quotes, so that its content is the key.
  @inline(never)
  private mutating func readJSON5Key() throws(JSONSyntaxError) {
    let start = offset
    if byte == .apostrophe { return append(.string, from: start, isMarked: try skipSingleQuotedString()) }
    let hasEscapes = try skipBareKey()
    tape.append(JSONNode(.string, start: start - 1, end: offset + 1, next: tape.count + 1, isMarked: hasEscapes))
  }

  /// Reads the tokens after a value: ends of containers, and a comma with the key after it, up to the next value.
  @inline(__always)
  private mutating func readFollowers() throws(JSONSyntaxError) {
    while container > 0 {
      try skipTrivia()
      switch byte {
      case .comma:
        let comma = offset
        if tape.count > options.maximumValues { throw tooManyValues() }
        offset += 1
        try skipTrivia()
        if byte == (isInObject ? .closeBrace : .closeBracket) {
          guard options.allowsTrailingCommas else { throw trailingComma(at: comma) }
          continue
        }
        if isInObject { try readKey() }
        return
      case .closeBrace where isInObject, .closeBracket where !isInObject: close()
      default: throw followerExpected(after: tape[container])
      }
    }
  }

  private mutating func openObject() throws(JSONSyntaxError) -> Bool {
    try open(.object)
    if byte == .closeBrace {
      close()
      return true
    }
    try readKey()
    return false
  }

  private mutating func openArray() throws(JSONSyntaxError) -> Bool {
    try open(.array)
    guard byte == .closeBracket else { return false }
    close()
    return true
  }

  @inline(__always)
  private mutating func open(_ kind: JSONKind) throws(JSONSyntaxError) {
    depth += 1
    if depth > options.maximumDepth { throw tooDeep() }
    tape[container].count = count
    tape.append(JSONNode(kind, start: offset, end: offset, next: container))
    container = tape.count - 1
    isInObject = kind == .object
    count = 0
    offset += 1
    try skipTrivia()
  }

  /// Completes the innermost container, whose closing bracket is the next byte.
  @inline(__always)
  private mutating func close() {
    offset += 1
    depth -= 1
    let parent = Int(tape[container].next)
    tape[container].end = UInt32(truncatingIfNeeded: offset)
    tape[container].next = UInt32(truncatingIfNeeded: tape.count)
    tape[container].count = count
    if isInObject && count > 1 && duplicates.find(inObject: container, tape: tape, bytes: bytes) {
      tape[container].isMarked = true
    }
    container = parent
    isInObject = tape[parent].kind == .object
    count = tape[parent].count + 1
  }

  /// Reads a key and its colon, up to the beginning of the value.
  @inline(__always)
  mutating func readKey() throws(JSONSyntaxError) {
    let start = offset
    if byte == .quote {
      append(.string, from: start, isMarked: try skipString())
    } else {
      guard options.allowsJSON5 else { throw keyExpected() }
      try readJSON5Key()
    }
    try skipTrivia()
    guard byte == .colon else { throw colonExpected() }
    offset += 1
    try skipTrivia()
  }

  @inline(__always)
  private mutating func append(_ kind: JSONKind, from start: Int, isMarked: Bool = false) {
    tape.append(JSONNode(kind, start: start, end: offset, next: tape.count + 1, isMarked: isMarked))
  }

  @inline(__always)
  private mutating func readWord(_ word: StaticString, _ kind: JSONKind) throws(JSONSyntaxError) {
    let start = offset
    let end = start + word.utf8CodeUnitCount
    let matches = word.withUTF8Buffer { word in
      end <= bytes.count && bytes[start..<end].elementsEqual(word) && !(end < bytes.count && bytes[end].isWord)
    }
    guard matches else { throw valueExpected() }
    offset = end
    append(kind, from: start)
  }

  private mutating func skipByteOrderMark() {
    guard bytes.startsWithByteOrderMark else { return }
    offset = 3
    warnings.append(
      JSONSyntaxWarning(
        message: "the file starts with a byte order mark; save it as UTF-8 without one",
        position: TextPosition(line: 1, column: 1), byteOffset: 0, kind: .byteOrderMark))
  }

  /// Warns about repeated keys in file order; if there are too many to list, the last warning counts the rest.
  private mutating func warn(of pairs: [JSONDuplicateKeys.Pair]) {
    guard !pairs.isEmpty else { return }
    let places = PositionTable(Array(bytes))
    let listed = pairs.sorted { $0.later < $1.later }.prefix(Self.mostWarnings)
    for pair in listed {
      let (first, later) = (tape[pair.first], tape[pair.later])
      let key = String(
        decoding: JSONEscapes.decoded(UnsafeBufferPointer(rebasing: bytes[later.content])), as: UTF8.self)
      let place = places.position(ofByte: Int(first.start))
      warnings.append(
        JSONSyntaxWarning(
          message:
            "this key also occurs at \(place.line):\(place.column), and the last one is used; remove all but one",
          position: places.position(ofByte: Int(later.start)), byteOffset: Int(later.start), kind: .duplicateKey(key)))
    }
    if pairs.count > listed.count {
      let more = pairs.count - listed.count
      warnings[warnings.count - 1].message += " (and \(more) more repeated \(more == 1 ? "key" : "keys"))"
    }
  }

  /// Repeated keys that are listed, so that a hostile file cannot fill the memory with warnings.
  private static let mostWarnings = 1000
}
