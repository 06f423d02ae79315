import Palettes

/// Joins parts into one identity, so that no two lists of parts give the same text.
package enum IdentityText {
  /// Puts `|` between the parts, composed; `|` and `\` inside a part are preceded by `\`.
  package static func join(_ parts: [String]) -> String {
    if let text = joinedPlainly(parts) { return text }
    var text = ""
    for (index, part) in parts.enumerated() {
      if index > 0 { text += "|" }
      text += escaped(part.composed)
    }
    return text
  }

  /// The parts with `|` between them if that is all there is to do, which is nearly always; nil otherwise.
  private static func joinedPlainly(_ parts: [String]) -> String? {
    let special = String.firstComposing
    var isPlain = true
    let room = parts.reduce(parts.count) { $0 + $1.utf8.count }
    let text = String(unsafeUninitializedCapacity: room) { buffer in
      var count = 0
      for (index, part) in parts.enumerated() {
        if index > 0 {
          buffer[count] = UInt8(ascii: "|")
          count += 1
        }
        let isCopied: Void? = part.utf8.withContiguousStorageIfAvailable { bytes in
          for byte in bytes {
            if byte >= special || byte == UInt8(ascii: "|") || byte == UInt8(ascii: "\\") { isPlain = false }
            buffer[count] = byte
            count += 1
          }
        }
        if isCopied == nil { isPlain = false }
      }
      return count
    }
    return isPlain ? text : nil
  }

  /// The parts that were joined.
  package static func parts(of identity: String) -> [String] {
    var parts: [String] = []
    var part = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in identity.unicodeScalars {
      if !isEscaped && scalar == "\\" {
        isEscaped = true
      } else if !isEscaped && scalar == "|" {
        parts.append(String(part))
        part.removeAll()
      } else {
        part.append(scalar)
        isEscaped = false
      }
    }
    return parts + [String(part)]
  }

  private static func escaped(_ part: String) -> String {
    guard part.utf8.contains(where: { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "\\") }) else { return part }
    var result = ""
    for scalar in part.unicodeScalars {
      if scalar == "|" || scalar == "\\" { result.unicodeScalars.append("\\") }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
