import FileSyntax

/// Looks for the end of a regex literal (SE-0354): `/…/` within a line, `#/…/#` over several.
struct RegexScan {
  let bytes: CountedBuffer<UInt8>
  let slash: Int
  let pounds: Int
  /// True if the grammar allows only a regex literal here.
  let isCertain: Bool
  /// The offset reached.
  private(set) var offset: Int
  private var groups = 0
  private var classes = 0
  private var firstLineBreak: Int?
  private var isNoRegex = false

  init(bytes: CountedBuffer<UInt8>, slash: Int, pounds: Int, isCertain: Bool) {
    self.bytes = bytes
    self.slash = slash
    self.pounds = pounds
    self.isCertain = isCertain
    offset = slash + 1
  }

  /// Returns the offset after the literal; nil if there is none.
  mutating func run() -> Int? {
    guard mayBegin else { return nil }
    if pounds > 0 { findLineBreak() }
    while !isNoRegex, offset < bytes.count {
      if let end = closing {
        if end.isClosed { return end.offset }
        return isCertain && !isNoRegex ? offset : nil
      }
      if bytes[offset].isLineBreak && firstLineBreak == nil { break }
      readCharacter()
    }
    guard isCertain, !isNoRegex else { return nil }
    return offset < bytes.count ? offset : firstLineBreak ?? offset
  }

  private func byte(_ place: Int) -> UInt8 { place >= 0 && place < bytes.count ? bytes[place] : 0 }

  private var mayBegin: Bool {
    guard pounds == 0 else { return true }
    switch byte(offset) {
    case 0x20, 0x09: if !isCertain { return false }
    case UInt8(ascii: "*"), UInt8(ascii: "/"): return false
    default: break
    }
    return byte(slash - 1) != UInt8(ascii: "*")
  }

  private mutating func findLineBreak() {
    var place = offset
    while byte(place) == 0x20 || byte(place) == 0x09 { place += 1 }
    guard byte(place).isLineBreak else { return }
    firstLineBreak = place
    offset = place
  }

  /// The closing delimiter at the current position; not closed if a comment follows it.
  private var closing: (offset: Int, isClosed: Bool)? {
    mutating get {
      guard bytes[offset] == UInt8(ascii: "/") else { return nil }
      var end = offset + 1
      if pounds > 0 {
        while byte(end) == UInt8(ascii: "#") { end += 1 }
        return end - offset - 1 >= pounds ? (end, true) : nil
      }
      if byte(end) == UInt8(ascii: "*") || byte(end) == UInt8(ascii: "/") { return (end, false) }
      let last = byte(offset - 1)
      let isSpaced = (last == 0x20 || last == 0x09) && byte(offset - 2) != UInt8(ascii: "\\")
      if isSpaced && !isCertain { isNoRegex = true }
      return (end, !isNoRegex)
    }
  }

  private mutating func readCharacter() {
    let current = bytes[offset]
    offset += 1
    switch current {
    case UInt8(ascii: "\\"):
      if offset < bytes.count, firstLineBreak != nil || !bytes[offset].isLineBreak { offset += 1 }
    case UInt8(ascii: "(") where classes == 0: groups += 1
    case UInt8(ascii: ")") where classes == 0:
      if groups > 0 { groups -= 1 } else if !isCertain { isNoRegex = true }
    case UInt8(ascii: "["): classes += 1
    case UInt8(ascii: "]"): classes = max(0, classes - 1)
    default: break
    }
  }
}
