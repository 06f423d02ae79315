/// The ids that teams give to requirements: `DESG-01`, `A11Y-3`, `REQ-UI-12`.
enum RequirementID {
  /// The most bytes of an id.
  static let longest = 32

  /// Returns true if a whole text is an id.
  static func isOne(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count > 1, text.utf8.count <= longest, let last = parts.last, last.utf8.count <= 5,
      last.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }), !last.isEmpty,
      !["UTF", "ISO", "SHA", "RFC", "WCAG", "MIT", "CVE"].contains(parts[0])
    else { return false }
    return parts.dropLast().allSatisfy { part in
      part.utf8.first.map { (0x41...0x5A).contains($0) } ?? false
        && part.utf8.allSatisfy { (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) }
    }
  }

  /// The id at the start of a text and the words after it; nil without a separator between them.
  static func split(_ text: String) -> (id: String, title: String)? {
    let bytes = Array(text.utf8)
    let length = bytes.prefix { $0.isWordPart && $0 < 0x80 || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }.count
    var end = length
    while end > 0, bytes[end - 1] == UInt8(ascii: ".") || bytes[end - 1] == UInt8(ascii: "-") { end -= 1 }
    let id = String(decoding: bytes[..<end], as: UTF8.self)
    guard isOne(id) else { return nil }
    let rest = bytes[end...].drop { " :.-)(—–|".utf8.contains($0) }
    guard rest.count < bytes.count - end, let first = rest.first, first.isWordPart || first == UInt8(ascii: "`") else {
      return nil
    }
    return (id, String(decoding: rest, as: UTF8.self).trimmed)
  }
}
