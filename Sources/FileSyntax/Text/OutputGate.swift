/// The one gate through which all text leaves the tool.
///
/// Names in an audited palette can come from anybody. Renderers write them so that they stay data; this is the last
/// line of defense. Whatever they missed, no output contains a control character except line ends and tabs, a
/// bidirectional mark, or text that a build runner reads as a command: `##[` or a word as in `##vso[` anywhere, `::` at
/// the start of a line, also behind what is not seen. Bytes that are not UTF-8 become U+FFFD.
package struct OutputGate: Sendable {
  /// The language of the output.
  let dialect: OutputDialect
  /// The text between ESC and `[` in the sequences that this process makes itself; empty if it makes none.
  let seal: String

  /// Makes a gate; the sequences of a `TerminalStyle` with an equal seal pass it.
  package init(_ dialect: OutputDialect, seal: String = "") {
    self.dialect = dialect
    self.seal = seal
  }

  /// Returns the bytes that may be output: unchanged unless something in them controls a terminal or a runner.
  package func passed(_ bytes: [UInt8]) -> [UInt8] {
    if isClean(bytes) { return bytes }
    return Array(GatePassage(self, String(decoding: bytes, as: UTF8.self)).result.utf8)
  }

  /// Returns the pieces of a text as they may be output: unchanged unless something in them needs a second look.
  ///
  /// Every piece but the first begins with punctuation of JSON, so that nothing goes on from one to the next; else they
  /// are looked at as one.
  package func passed(_ pieces: [ArraySlice<UInt8>], workers: Workers) -> [ArraySlice<UInt8>] {
    let clean = workers.map(pieces.count) { index in
      pieces[index].withUnsafeBufferPointer { isClean($0) && (index == 0 || Self.startsApart($0)) }
    }
    return clean.contains(false) ? [passed(workers.joined(pieces))[...]] : pieces
  }

  private static func startsApart(_ piece: UnsafeBufferPointer<UInt8>) -> Bool {
    switch piece.first {
    case nil, UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "]"): true
    default: false
    }
  }

  /// Returns the text as it may leave.
  package func passed(_ text: String) -> String {
    isClean(Array(text.utf8)) ? text : GatePassage(self, text).result
  }

  /// Returns true if nothing in the bytes needs a second look.
  private func isClean(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBufferPointer(isClean) }

  private func isClean(_ source: UnsafeBufferPointer<UInt8>) -> Bool {
    var offset = 0
    if startsCommand(source, at: 0) { return false }
    while offset < source.count {
      if Self.isPlainWord(source, at: offset) {
        offset += 8
        continue
      }
      let byte = source[offset]
      if byte >= 0x80 {
        let length = Self.plainLength(source, at: offset)
        if length == 0 { return false }
        offset += length
        continue
      }
      if byte < 0x20 || byte == 0x7F {
        guard passes(control: byte, source, at: offset) else { return false }
      } else if byte == UInt8(ascii: "["), Self.endsMarker(source, at: offset) {
        return false
      }
      offset += 1
    }
    return true
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101

  /// True if the next eight bytes are printable ASCII other than `[`, which needs no second look.
  @inline(__always)
  private static func isPlainWord(_ source: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    guard offset + 8 <= source.count else { return false }
    let word = UnsafeRawBufferPointer(source).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    let (bracket, delete) = (word ^ ones &* 0x5B, word ^ ones &* 0x7F)
    let special = (word &- ones &* 0x20) | (bracket &- ones) & ~bracket | (delete &- ones) & ~delete | word
    return special & ones << 7 == 0
  }

  private func passes(control byte: UInt8, _ source: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    switch byte {
    case 0x09: true
    case 0x0A: !startsCommand(source, at: offset + 1)
    case 0x0D: dialect == .csv && offset + 1 < source.count && source[offset + 1] == 0x0A
    default: false
    }
  }

  /// Returns true if a line that begins at an offset could be a command: `::`, after or around white space and what is
  /// not seen.
  ///
  /// Everything outside ASCII counts as not seen: a second look tells.
  private func startsCommand(_ source: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    var offset = start
    while offset < source.count {
      switch source[offset] {
      case UInt8(ascii: " "), 0x09, 0x80...: offset += 1
      case UInt8(ascii: ":"):
        var next = offset + 1
        while next < source.count, source[next] >= 0x80 { next += 1 }
        let isPair = next < source.count && source[next] == UInt8(ascii: ":")
        return isPair && !(dialect == .commands && offset == start && next == start + 1)
      default: return false
      }
    }
    return false
  }

  /// The length of a valid scalar outside ASCII that steers nothing; 0 for any other one.
  private static func plainLength(_ source: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    let first = source[offset]
    let length = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
    guard length > 0, offset + length <= source.count else { return 0 }
    for index in 1..<length where source[offset + index] & 0xC0 != 0x80 { return 0 }
    let second = source[offset + 1]
    switch first {
    case 0xC2: return second < 0xA0 ? 0 : 2
    case 0xD8: return second == 0x9C ? 0 : 2
    case 0xE0: return second < 0xA0 ? 0 : 3
    case 0xE2:
      let third = source[offset + 2]
      let isMark = second == 0x80 && (third == 0x8E || third == 0x8F || 0xA8...0xAE ~= third)
      return isMark || second == 0x81 && 0xA6...0xA9 ~= third ? 0 : 3
    case 0xED: return second > 0x9F ? 0 : 3
    case 0xF0: return second < 0x90 ? 0 : 4
    case 0xF4: return second > 0x8F ? 0 : 4
    default: return length
    }
  }

  /// Returns true if the bracket at an offset ends `##[` or a word as in `##vso[`.
  private static func endsMarker(_ source: UnsafeBufferPointer<UInt8>, at bracket: Int) -> Bool {
    var offset = bracket - 1
    while offset >= 0, source[offset] | 0x20 >= UInt8(ascii: "a"), source[offset] | 0x20 <= UInt8(ascii: "z") {
      offset -= 1
    }
    return offset >= 1 && source[offset] == UInt8(ascii: "#") && source[offset - 1] == UInt8(ascii: "#")
  }
}
