/// The settings of one file in the syntax of git, without those that it includes.
struct GitSettings {
  /// The most bytes of a file: 1 MiB.
  static let largest = 1 << 20

  /// One setting: the section and the key in lower case, and the value; a subsection makes no difference here.
  private struct Setting {
    let section: String
    let key: String
    let value: String
  }

  private var settings: [Setting] = []
  private let bytes: [UInt8]
  private var offset = 0

  /// Reads settings; what git would reject is left out.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    var section = ""
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "["): section = takeSection()
      case UInt8(ascii: "#"), UInt8(ascii: ";"): skipLine()
      case _ where Self.isWord(byte):
        let key = takeWord()
        settings.append(Setting(section: section, key: key, value: takeValue()))
      default: offset += 1
      }
    }
  }

  /// All values of a key, in order.
  func values(_ section: String, _ key: String) -> [String] {
    settings.filter { $0.section == section && $0.key == key }.map(\.value)
  }

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  private mutating func skipLine() {
    while let byte = peek, byte != UInt8(ascii: "\n") { offset += 1 }
  }

  private mutating func takeWord() -> String {
    let start = offset
    while let byte = peek, Self.isWord(byte) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self).lowercased()
  }

  /// The name of a section: `name` of `[name]`, `[name "sub"]` and `[name.sub]`.
  private mutating func takeSection() -> String {
    offset += 1
    let name = takeWord()
    var isQuoted = false
    while let byte = peek, byte != UInt8(ascii: "\n") {
      offset += 1
      if byte == UInt8(ascii: "\\"), isQuoted { offset += 1 }
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == UInt8(ascii: "]"), !isQuoted { break }
    }
    return String(name.prefix { $0 != "." })
  }

  /// The value after a key, with quotes, escapes and continued lines resolved; empty without one.
  private mutating func takeValue() -> String {
    while let byte = peek, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { offset += 1 }
    guard peek == UInt8(ascii: "=") else { return "" }
    offset += 1
    var value: [UInt8] = []
    /// The length without white space at the end.
    var length = 0
    var isQuoted = false
    while let byte = peek, byte != UInt8(ascii: "\n") {
      offset += 1
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "#") where !isQuoted, UInt8(ascii: ";") where !isQuoted: skipLine()
      case UInt8(ascii: "\\"):
        appendEscape(to: &value)
        length = value.count
      case UInt8(ascii: " ") where !isQuoted, UInt8(ascii: "\t") where !isQuoted, UInt8(ascii: "\r") where !isQuoted:
        if !value.isEmpty { value.append(byte) }
      default:
        value.append(byte)
        length = value.count
      }
    }
    return String(decoding: value.prefix(length), as: UTF8.self)
  }

  private mutating func appendEscape(to value: inout [UInt8]) {
    guard let byte = peek else { return }
    offset += 1
    switch byte {
    case UInt8(ascii: "\n"): break
    case UInt8(ascii: "\r") where peek == UInt8(ascii: "\n"): offset += 1
    case UInt8(ascii: "n"): value.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): value.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "b"): value.append(8)
    default: value.append(byte)
    }
  }
}
