/// Names made safe for file names and ids.
package enum Slug {
  /// The maximum length of a slug in characters.
  static let longest = 64

  /// The name in `[a-z0-9-]`: letters in lower case, everything else as single inner hyphens; `fallback` if nothing is
  /// left.
  package static func make(_ name: String, fallback: String = "audit") -> String {
    var bytes: [UInt8] = []
    for byte in name.utf8 where bytes.count < longest {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): bytes.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte + 32)
      default: if let last = bytes.last, last != UInt8(ascii: "-") { bytes.append(UInt8(ascii: "-")) }
      }
    }
    if bytes.last == UInt8(ascii: "-") { bytes.removeLast() }
    return bytes.isEmpty ? fallback : String(decoding: bytes, as: UTF8.self)
  }

  /// The name as `make` gives it, followed by a number from 2 if it is taken; it is then taken as well.
  package static func unique(_ name: String, fallback: String = "audit", among taken: inout Set<String>) -> String {
    let slug = make(name, fallback: fallback)
    var (unique, number) = (slug, 1)
    while !taken.insert(unique).inserted {
      number += 1
      unique = "\(slug)-\(number)"
    }
    return unique
  }
}
